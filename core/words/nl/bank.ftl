### De bank: apparaat, grote knoppen, verloop, einde.

bank-title = DE BANK
bank-summary = { $names } · { $sold ->
    [0] nog geen Level verkocht
    [one] 1 Level verkocht
   *[other] { $sold } Levels verkocht
}
bank-to-direct = Grote knoppen
bank-to-unit = Joystick
bank-bring-back = Haal dat spel terug
the-bank = de bank
coin-circle = rode cirkel
coin-square = blauw vierkant
coin-triangle = gele driehoek
coin-diamond = groene ruit

hint-register = Steek elke munt er één keer in: { $names }
hint-registered = Haal de munt eruit, dan is de volgende aan de beurt
hint-coin = Steek je munt erin
hint-direct = Tik een Level op de ring aan, of kies een knop
hint-stick = Duw de joystick naar wat je wilt
hint-choosing = Joystick naar het juiste nummer, dan de witte knop
hint-bidding = Omhoog +10, omlaag −10, witte knop: verkocht
hint-go-round = Omhoog +10, omlaag −10, witte knop: geboekt
hint-ended = Alle Levels zijn verkocht. Steek de munten er een voor een in!
hint-all-shown = Alle scores zijn te zien.

player-label = { $name }, { $coin }, score { $score }, { $levels }
levels = { $levels ->
    [0] geen Levels
    [one] 1 Level
   *[other] { $levels } Levels
}
levels-and-sets = { $levels } Levels, { $sets ->
    [one] 1 hele set
   *[other] { $sets } hele sets
}

## Het apparaat

slot-empty = Muntgleuf: leeg
slot-full = De munt van { $name } zit erin. Tik om hem eruit te halen
caption-reset = NIEUW SPEL
caption-winner = GEWONNEN!
caption-play = PAC-MAN SPELEN
caption-go-round = VERDIENDE PUNTEN
caption-ghost-fee = SPOOKBOETE
caption-jail-fee = UIT DE CEL
caption-undo = TERUGDRAAIEN
caption-bidding = BOD OP LEVEL { $level }
caption-buy = KOOP LEVEL { $level }
caption-steal = STEEL LEVEL { $level }
caption-yours = LEVEL { $level } IS VAN JOU
caption-bid = VEILING LEVEL { $level }
caption-sell = VERKOOP LEVEL { $level }
caption-rent = HUUR LEVEL { $level }
caption-unowned = VAN NIEMAND: { $level }
caption-level = LEVEL { $level }
display-asleep = Het scherm is donker.
display-says = { $caption }: { $number }
stop-undo = Laatste actie terugdraaien
stop-level = Level { $level }, prijs { $price }, huur { $rent }, te koop
stop-level-owned = Level { $level }, prijs { $price }, huur { $rent }, van { $owner }
stop-ghost-fee = Spookboete, betaal { $points }
stop-jail-fee = Uit de gevangenis, betaal { $points }
stick-buy = KOOP
stick-pay = BETAAL
stick-play = SPEEL
stick-bid = BIED
stick-next = VERDER
stick-back = TERUG
stick-more = +10
stick-less = −10
button-select = KIES
button-bid = BIED
button-play = START
button-buy = KOOP
button-steal = STEEL
button-sold = VERKOCHT
button-pay = BETAAL
button-sell = VERKOOP
button-book = BOEK
button-undo = TERUG
button-changes = { $label }: { $before }, dan { $after }

## Boekingen

log-heading = De avond tot nu toe
log-empty = Er is nog niets gebeurd.
log-registered = { $name } begint met { $points }
log-bought = { $name } kocht Level { $level } voor { $points }
log-auctioned = { $name } kocht Level { $level } op de veiling voor { $points }
log-stolen = { $name } stal Level { $level } van { $other }
log-sold = { $name } verkocht Level { $level } voor { $points }
log-sold-back = { $name } gaf Level { $level } terug aan de bank en gaat naar de gevangenis
log-go-round = { $points ->
    [0] { $name } ging langs GO en verdiende niets
   *[other] { $name } verdiende { $points } langs GO
}
log-rent = { $name } betaalde { $other } { $points } huur voor Level { $level }
log-ghost-fee = { $name } betaalde { $points } na het spook
log-jail-fee = { $name } betaalde { $points } om vrij te komen
log-mended = Nr. { $entry } hersteld: { $reason }
log-correct = Herstel nr. { $entry }
change = { $before } → { $after }
mark-void = teruggedraaid
mark-mended = hersteld door nr. { $entry }
mark-forgiven = { $points } kwijtgescholden
mark-unpaid-sale = verkocht zonder iets te betalen
debt-rent = huur voor Level { $level } aan { $owner }
debt-ghost-fee = de spookboete
debt-jail-fee = het vrijkomen uit de gevangenis
reason-wrong-player = Het was iemand anders
reason-wrong-level = Het was een ander Level
reason-wrong-amount = Het bedrag klopte niet
reason-never-happened = Het is niet gebeurd
says-booked = { $entry }. { $name } heeft { $points }.
says-undone = Teruggedraaid: { $entry }. { $name } heeft { $points }.

## Grote knoppen

direct-idle = Wiens munt?
direct-back = Terug
direct-menu = Wat is er gebeurd, { $name }?
direct-choose-level = Op een Level beland? Tik het aan op de ring.
direct-go-round = Langs GO
direct-go-round-detail = Tel op wat het doolhof opbracht
direct-ghost-fee = Spook ontmoet
direct-jail-fee = Uit de gevangenis
direct-steal = Krachtpil
direct-steal-detail = Voor niets: je staat op een Power Pellet-vak
direct-nothing-to-steal = Niemand heeft een Level dat je mag stelen.
direct-stole-from-bank = Dat was gestolen van de bank
direct-stole-from-bank-detail = Het gaat terug. Ga naar de gevangenis!
direct-undo = Draai terug
direct-redo = Boek opnieuw
direct-level-unowned = Level { $level } is te koop
direct-level-yours = Level { $level } is van jou
direct-level-owned = Level { $level } is van { $owner }
direct-price-rent = Prijs { $price } · huur { $rent }
direct-price-rent-doubled = Prijs { $price } · huur { $rent }, verdubbeld voor de hele set
direct-sell = Verkoop aan de bank
direct-sell-detail = Alleen als je iets moet betalen
direct-rent = Betaal { $owner } de huur
direct-buy = Koop Level { $level }
direct-auction = Veil het
direct-auction-detail = Niet gekocht? Dan biedt iedereen
direct-pay-points = { $points } punten
direct-pay-rest = Alles wat je hebt: { $points } van { $need }, de rest is kwijtgescholden
direct-steal-level = Steel Level { $level } van { $owner }
direct-steal-heading = Welk Level steel je?
direct-steal-line = Hele sets zijn veilig. Je score blijft gelijk.
direct-auction-heading = Veiling van Level { $level }
direct-auction-open = Wie begint? Iedereen mag bieden, in elke volgorde.
direct-auction-leads = { $name } biedt het meest
direct-no-bids = Niemand biedt
direct-sold = Verkocht aan { $name } voor { $points }
direct-raise = +{ $points }
direct-raise-to = biedt { $points }
bidder-has = heeft { $points }
bidder-leads = biedt { $points }
bidder-out = doet niet mee
bidder-limit = stopt hier met { $points }
direct-debt-for = Level { $level } verkopen: wat moet je betalen?
direct-debt-for-line = Levels gaan alleen terug naar de bank om iets te betalen.
direct-owing = Je moet betalen: { $debt }
direct-owing-enough = Je hebt { $have }: dat is genoeg.
direct-owing-short = Je hebt { $have }, je komt { $short } tekort. Verkoop een Level:
direct-owing-all = Je hebt { $have } en geen Levels: betaal dat, { $short } is kwijtgescholden.
direct-pay = Betaal
direct-sell-level = Verkoop Level { $level }
direct-go-round-heading = Wat bracht het doolhof op?
direct-go-round-line = 10 per 5 pillen, 10 per krachtpil, 10 per spook.
direct-ten-more = Tien meer
direct-ten-less = Tien minder
direct-none-less = Minder dan niets kan niet.
direct-book = Tel { $points } op
direct-last-heading = Hiermee eindigt het spel
direct-last-line = Het is het laatste Level. Is alles betaald?
direct-last-yes = Ja, koop Level { $level }
direct-correct = Herstel nr. { $entry }
direct-correct-line = Een nieuwe boeking draait het terug. Wat klopte er niet?
direct-correct-ends = Daarmee heeft elk Level weer een eigenaar, en dan eindigt het spel.

## Het einde

end-heading = Alle Levels zijn verkocht!
end-reveal = Steek de munten er een voor een in. Alleen die van de winnaar speelt.
end-winners = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}
end-show-all = Laat iedereen zien
end-undo = Nog niet klaar: draai dat terug
end-hidden = { $name }: steek je munt erin
end-hidden-in = { $name }: haal je munt eruit en steek hem er weer in
end-winner = { $name } wint met { $points }
end-other = { $name } heeft { $points }

## Weigeringen: waarom

refused = Dat kan niet
why-not-registered-all = { $missing ->
    [one] Eén munt is er nog niet in geweest.
   *[other] { $missing } munten zijn er nog niet in geweest.
}
why-coin-in-slot = De munt van { $name } zit in de gleuf.
why-no-coin = Er zit geen munt in de gleuf.
why-unknown-seat = Niemand speelt met munt { $number }.
why-choose-direction = De knop weet nog niet wat je wilt.
why-level-owned = Level { $level } is van { $owner }.
why-level-unowned = Level { $level } is van niemand.
why-own-level = Level { $level } is al van jou.
why-not-owner = Level { $level } is van { $owner }; alleen die kan het verkopen.
why-whole-set = { $owner } heeft de hele set van Level { $level }: die mag je niet stelen.
why-cannot-afford = Het kost { $need }, en er is { $have }.
why-must-sell-first = Je moet { $need } betalen en hebt { $have }, maar je hebt Levels.
why-nothing-to-pay-with = Geen punten en geen Levels: je hoeft niets te betalen.
why-excluded-from-auction = Je bod op Level { $level } is geweigerd: deze veiling doe je niet mee.
why-bid-zero = Een bod begint bij 10.
why-already-leading = { $name } biedt al het meest.
why-not-a-stop-for-this = Die plek hoort niet bij deze richting.
why-nothing-to-undo = Sinds deze munt erin zit is er niets geboekt.
why-undo-barred-by-go-round = Een GO-ronde kun je niet terugdraaien, en wat ervoor kwam ook niet.
why-nothing-to-redo = Er is niets om opnieuw te boeken.
why-match-over = Alle Levels zijn verkocht, het spel is klaar.
why-repeated = Dat is net geboekt; de tweede tik telde niet.
why-no-such-entry = Boeking nr. { $entry } telt niet.
why-already-mended = Boeking nr. { $entry } is al hersteld.
why-not-mendable = Boeking nr. { $entry } kan niet hersteld worden.
why-would-go-negative = { $name } zou { $need } moeten teruggeven en heeft maar { $have }.
why-two-owners = Level { $level } heeft intussen een andere eigenaar.
why-not-last-purchase = Level { $level } was niet het laatste wat met deze munt gekocht is.
why-above-go-round-max = Een GO-ronde levert hoogstens { $max } op.
why-not-in-tens = Punten gaan per tien.
why-not-now = Die knop hoort bij een ander moment.

## Weigeringen: wat nu

do-register = Steek elke munt er één keer in; iedereen krijgt beginpunten.
do-take-coin-out = Haal die er eerst uit.
do-put-coin-in = Steek een munt erin.
do-choose-direction = Duw eerst de joystick: omhoog koopt, omlaag betaalt, rechts biedt, links speelt.
do-other-level = Kies een ander Level, of haal de munt eruit om opnieuw te beginnen.
do-auction = Laat iedereen erop bieden.
do-sell = Verkoop een Level aan de bank en betaal dan.
do-others-bid = Laat de anderen erop bieden.
do-raise = Duw de joystick omhoog om te bieden.
do-scroll-or-pull = Scrol verder, of haal de munt eruit om opnieuw te beginnen.
do-correct-in-log = Oudere boekingen herstel je in het verloop, met de grote knoppen.
do-mend-later-first = Herstel eerst wat er later gebeurde.
do-show-scores = Steek de munten erin om de scores te zien.
do-look-again = Kies uit wat het scherm nu laat zien.
do-nothing = Je hoeft niets te doen. Je blijft in het spel.
do-close-auction = Laat iemand anders bieden, of sluit de veiling.
do-tap-again = Bedoelde je het twee keer? Tik dan nog eens.
do-mend-another = Kies een andere boeking in het verloop.
do-sell-or-mend = Draai de koop terug of herstel hem in het verloop.
do-count-again = Tel opnieuw: pillen, krachtpillen en spoken.
do-use-tens = Gebruik 10, 20, 30, enzovoort.

## Weigeringen van de tafelhulp

why-helper-hidden = De tafelhulp staat uit.
why-helper-not-started = Het is nog niet bekend wie begint.
why-helper-roll-first = Er is deze beurt nog niet gegooid.
why-helper-roll-again = Dat was dubbel: dezelfde speler gooit nog eens.
why-helper-turn-over = Deze beurt is voorbij.
why-helper-already-rolled = Er is al gegooid.
why-helper-not-in-jail = { $name } zit niet in de gevangenis.
do-helper-show = Zet hem eerst aan.
do-helper-roll = Gooi de dobbelstenen.
do-helper-pass = Geef de dobbelstenen naar links door.
