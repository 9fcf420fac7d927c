### Het kaartspel: kaarten, beurten, wat geheim is, het einde.

cards-summary = { $names } · { $level }, { $count ->
    [0] stapel leeg
    [one] nog 1 kaart op de stapel
   *[other] nog { $count } kaarten op de stapel
}
cards-log = Wat de tafel zag
cards-level-1 = Level 1
cards-level-2 = Level 2
cards-level-bonus = Bonuslevel

## Kaarten

card-pac-dot = PAC-dot
card-cherry = Kers
card-strawberry = Aardbei
card-orange = Sinaasappel
card-apple = Appel
card-pink-ghost = Roze spook
card-blue-ghost = Blauw spook
card-orange-ghost = Oranje spook
card-red-ghost = Rood spook
card-give-ghost = Spookcadeau
card-swap = Ruilen
card-skip = Overslaan
card-draw-choice = Pakkeuze
card-extra-draw = Extra kaart
card-pass = Doorgeven
card-stack = { $count } × { $card }
card-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
card-scores = Punten
card-ghost = { $count ->
    [one] Een spook
   *[other] Telt als { $count } spoken
}
card-give-ghost-short = Schuif iemand een van je spoken toe
card-swap-short = Twee handen wisselen van plek
card-skip-short = Iemand slaat een beurt over
card-draw-choice-short = Bepaal hoeveel iemand pakt
card-extra-draw-short = Nog een kaart voor iedereen
card-pass-short = Van iedereen een kaart naar links
card-points-rule = Gaat in je hand, waar alleen jij hem ziet. { $points ->
    [one] Hij is aan het eind 1 punt waard.
   *[other] Hij is aan het eind { $points } punten waard.
}
card-ghost-rule = Gaat in je hand, waar alleen jij hem ziet. { $count ->
    [one] Met drie spoken lig je eruit.
   *[other] Hij telt als { $count }: met drie spoken lig je eruit.
}
card-give-ghost-rule = Je kiest een andere speler en schuift die een van je spoken toe. Die kan er meteen uit liggen. Geen spook in je hand: er gebeurt niets.
card-swap-rule = Je kiest twee spelers die nog meedoen, desnoods jezelf. Ze ruilen hun hele hand, ongezien.
card-skip-rule = Je kiest een andere speler. De volgende beurt van die speler gaat niet door. Twee van deze: twee beurten.
card-draw-choice-rule = Je kiest een speler, desnoods jezelf, en een aantal van één tot drie. Precies zoveel pakt die in de volgende beurt.
card-extra-draw-rule = Wie nog meedoet pakt er een kaart bij, jij eerst. Hij telt voor niemand mee bij de drie, en een actiekaart die zo komt doet niets.
card-pass-rule = Wie nog meedoet kiest in het geheim een kaart uit de hand. Dan schuiven ze allemaal tegelijk een plek naar links.

## Tafel

cards-deck = { $count ->
    [0] Stapel leeg
    [one] Nog 1 kaart
   *[other] Nog { $count } kaarten
}
cards-discards = { $count ->
    [0] Niets afgelegd
    [one] 1 afgelegd
   *[other] { $count } afgelegd
}
cards-count = { $count ->
    [0] Geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
}
cards-in = Doet mee
cards-shut-down = Gestopt
cards-knocked-out = Eruit
cards-on-turn = Aan de beurt
cards-bot-cautious = Voorzichtige bot
cards-bot-counting = Tellende bot
cards-bot-planning = Plannende bot
cards-mark-skips = { $count ->
    [one] Slaat een beurt over
   *[other] Slaat { $count } beurten over
}
cards-mark-draws = { $count ->
    [one] Pakt straks precies 1 kaart
   *[other] Pakt straks precies { $count } kaarten
}
cards-mark-chosen = Heeft gekozen

## Doorgeven van het scherm

cards-curtain = Geef het scherm aan { $name }
cards-curtain-turn = { $name } is aan de beurt. De rest kijkt even weg.
cards-curtain-pass = { $name } kiest een kaart om door te geven. De rest kijkt even weg.
cards-lift = Ik ben { $name }
cards-take-back = { $name }: neem dat terug
cards-hurry = Niet wachten

## Waarop we wachten

cards-status-over = Het potje is afgelopen
cards-status-turn = Beurt van { $name }: { $drawn ->
    [0] nog niets gepakt
   *[other] { $drawn } van { $most } kaarten gepakt
}
cards-status-chosen = Beurt van { $name }: { $drawn } van precies { $most } gepakt
cards-status-play = { $name } speelt { $card }
cards-status-pass = Er gaat een kaart naar links: { $name } kiest

## Een beurt

cards-draw = Pak een kaart
cards-draw-detail = Kaart { $number } van hoogstens { $most }
cards-end = Beurt klaar
cards-end-detail = Je doet nog mee en speelt later verder
cards-shut = Stoppen
cards-shut-detail = Je houdt je hand tot het einde en pakt niets meer

## Actiekaarten

cards-decides = { $name } beslist.
cards-back = Opnieuw kiezen
cards-give = Wie krijgt een van de spoken van { $name }?
cards-give-text = Kies eerst een speler. Welk spook het wordt, kies je onder de klep.
cards-give-to = Een spook voor { $name }
cards-give-to-text = Houd vast om te kijken en kies het spook voor { $name }.
cards-swap = Welke handen wisselen van plek?
cards-swap-text = Kies de eerste van twee spelers. Dat mag je zelf zijn.
cards-swap-with = Wie ruilt van hand met { $name }?
cards-swap-with-text = Kies de tweede speler.
cards-swap-choice = { $name } en { $other }
cards-skip = Wie slaat een beurt over?
cards-skip-text = Kies een andere speler. De volgende beurt van die speler gaat niet door.
cards-skip-already = { $count ->
    [one] Slaat al 1 beurt over
   *[other] Slaat al { $count } beurten over
}
cards-draws = Voor wie bepaal je?
cards-draws-text = Kies een speler. Dat mag je zelf zijn.
cards-draws-many = Hoeveel kaarten pakt { $name }?
cards-draws-many-text = Het telt in de eerstvolgende beurt die echt doorgaat.
cards-pass = Er gaat een kaart naar links
cards-pass-text = { $name }: houd vast om te kijken en kies de kaart voor { $other }.

## Onder de klep

cards-cover = Houd vast om te kijken
cards-cover-label = De kaarten van { $name } liggen onder de klep. Houd vast om te kijken, laat los om ze weer te bedekken.
cards-show = Toon { $seconds } seconden lang
cards-hide = Weer afdekken
cards-hand = Hand van { $name }
cards-hand-empty = Nog geen kaarten
cards-last = Laatst gepakt: { $card } ({ $text })
cards-news-gift = { $name } schoof je een kaart toe: { $card }
cards-news-pass = { $name } gaf je een kaart door: { $card }
cards-news-extra = De extra kaart: { $card }
cards-choose-ghost = Kies het spook voor { $name }
cards-choose-pass = Kies de kaart voor { $name }
cards-choose = { $card } voor { $name }
cards-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
cards-ghosts = { $count ->
    [0] Geen spook
    [one] 1 spook: nog { $left } en je ligt eruit
   *[other] { $count } spoken: nog { $left } en je ligt eruit
}
cards-risk = De volgende kaart
cards-risk-none = De volgende kaart kan je er niet uit gooien.
cards-risk-sure = De volgende kaart gooit je er zeker uit.
cards-risk-text = { $percent } kans dat je eruit ligt
cards-risk-ghost = Een spook: { $percent }
cards-risk-power-up = Een actiekaart: { $percent }
cards-risk-points = Punten: { $percent }
cards-percent = { $number }%
cards-percent-under = minder dan 1%
cards-percent-over = meer dan 99%

## Wat de tafel zag

cards-story = Wat er gebeurde
cards-story-since = Sinds { $name } voor het laatst keek
cards-fact-turn = Beurt van { $name }.
cards-fact-turn-exactly = Beurt van { $name }: { $count ->
    [one] precies 1 kaart.
   *[other] precies { $count } kaarten.
}
cards-fact-skipped = { $name } slaat een beurt over.
cards-fact-drew = { $name } pakte een kaart.
cards-fact-drew-extra = { $name } pakte een extra kaart.
cards-fact-turned-up = { $name } pakte een actiekaart: { $card }.
cards-fact-discarded = { $name } pakte { $card }; die doet nu niets.
cards-fact-gave = { $name } schoof { $other } een spook toe.
cards-fact-swapped-own = { $name } ruilde van hand met { $other }.
cards-fact-swapped = { $name } liet { $a } en { $b } van hand ruilen.
cards-fact-skip = { $name } laat { $other } een beurt overslaan.
cards-fact-draws = { $name } bepaalt: de volgende keer pakt { $other } { $count ->
    [one] precies 1 kaart.
   *[other] precies { $count } kaarten.
}
cards-fact-chose = { $name } heeft een kaart gekozen om door te geven.
cards-fact-passed = { $name } gaf { $other } een kaart door.
cards-fact-out = { $name } heeft drie spoken en ligt eruit.
cards-fact-shut-down = { $name } stopte.
cards-fact-deck-empty = De stapel is leeg, dus { $name } is gestopt.
cards-fact-ended = { $name } is klaar met de beurt.
cards-fact-over = Dat was het potje.

## Het einde

cards-over = { $count ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}
cards-over-knockout = Alle anderen liggen eruit door spoken.
cards-over-score = { $points ->
    [one] 1 punt is het meest van iedereen die stopte.
   *[other] { $points } punten is het meest van iedereen die stopte.
}

## Regels

cards-rules = Kaarten en regels
cards-rules-close = Terug naar het potje
cards-rules-heading = De kaarten van { $level }
cards-rules-count = { $count } in de stapel
cards-rules-turn = Jouw beurt: pak de ene kaart na de andere, hoogstens drie, en bekijk ze eerst voordat je verder beslist. Na de eerste mag je altijd ophouden.
cards-rules-cards = Punten en spoken blijven verborgen in je hand. Actiekaarten speel je meteen.
cards-rules-ghosts = Drie spoken in je hand: je ligt eruit, en je hand ligt open.
cards-rules-shut-down = Stop zodra je hand je bevalt: hij blijft zo tot het einde. Niemand komt er meer aan, en je pakt niets meer.
cards-rules-end = Speelt er niemand meer, dan winnen de meeste punten van wie gestopt zijn. Ligt iedereen eruit op één na? Dan wint die meteen.
cards-rules-red = Huisregel: het rode spook telt als twee.
cards-rules-draw-first = Huisregel: na een pakkeuze pak je eerst zoveel kaarten voordat je mag stoppen.

## Geweigerd

why-card-unknown-seat = Daar zit niemand.
why-card-match-over = Dit potje is afgelopen.
why-card-not-your-turn = { $name } moet nu beslissen.
why-card-curtain = { $name } heeft het scherm nog niet overgenomen.
why-card-not-now = Dat kan op dit moment niet.
why-card-must-play = Eerst moet { $card } gespeeld worden.
why-card-must-pass = Eerst kiest iedereen een kaart om door te geven.
why-card-not-drawn = Er is geen { $card } om te spelen.
why-card-drawn-all = { $count ->
    [one] 1 kaart was alles voor deze beurt.
   *[other] { $count } kaarten is alles voor deze beurt.
}
why-card-must-draw = { $drawn ->
    [0] In een beurt pak je minstens { $need ->
        [one] 1 kaart
       *[other] { $need } kaarten
    }, en er is nog niets gepakt.
   *[other] In deze beurt moeten er { $need } gepakt worden; nog { $left }.
}
why-card-deck-empty = De stapel is leeg.
why-card-draw-first = Huisregel: er moeten { $need } kaarten gepakt worden voordat je mag stoppen; nog { $left }.
why-card-out = { $name } speelt niet meer mee en is onaantastbaar.
why-card-yourself = Deze is voor iemand anders.
why-card-same = Er zijn twee verschillende spelers nodig.
why-card-no-ghost = Alleen een spook kun je weggeven.
why-card-not-in-hand = Die kaart zit niet in deze hand.
why-card-many = Er kunnen één tot { $most } kaarten gekozen worden.
why-card-take-back = Iemand heeft sindsdien iets nieuws gezien, dus dat blijft zo.
why-card-repeated = Dat kwam twee keer in een tel; de tweede telde niet.
do-card-rematch = Nog een potje?
do-card-hand-on = Geef het scherm door.
do-card-lift = Zeg eerst wie je bent.
do-card-answer = Beantwoord de vraag van de kaart.
do-card-pass = Kies een kaart onder de klep.
do-card-turn = Pak, beëindig de beurt of stop.
do-card-end = Beëindig de beurt of stop.
do-card-draw-or-shut = Pak een kaart, of stop.
do-card-draw = Pak een kaart.
do-card-another = Kies een andere speler.
do-card-from-hand = Kies een van de kaarten die je krijgt aangeboden.
do-card-many = Kies een van de aantallen die je krijgt aangeboden.
do-card-go-on = Speel gewoon verder.

## Klaarzetten

cards-setup-level = Welke stapel?
cards-setup-level-1 = Spookcadeaus, ruilen en overslaan: fijn om mee te beginnen. Voor 2 tot 4.
cards-setup-level-2 = Pakkeuzes, extra kaarten en doorgeven: voor wie Level 1 kent. Voor 2 tot 4.
cards-setup-level-bonus = Beide stapels door elkaar, voor 2 tot 8.
cards-setup-intro = Zet de namen op volgorde van de beurt: de volgende zit links van je. Alleen, of één te weinig? Laat een bot meedoen.
cards-setup-too-many = { $level } is voor hoogstens { $most }. Haal er { $over } weg, of speel het Bonuslevel.
cards-setup-full = Met { $most } zit { $level } vol. Het Bonuslevel heeft acht plekken.
cards-setup-plays = Wie speelt voor { $name }?
cards-setup-person = Een mens
cards-setup-cautious = Houdt vroeg op en telt niets.
cards-setup-counting = Telt de kaarten die hij gezien heeft.
cards-setup-planning = Telt, en denkt vooruit.
cards-setup-starter = Wie begint?
cards-setup-helper = Vertel het risico
cards-setup-helper-text = Onder de klep staat hoe groot de kans is dat de volgende kaart je eruit gooit. Hij gebruikt nooit wat jij niet kunt weten.
cards-setup-red = Het rode spook telt als twee
cards-setup-red-text = Sommigen spelen het zo; in het boekje staat het niet.
cards-setup-draw-first = Eerst pakken na een pakkeuze
cards-setup-draw-first-text = Aan: de gekozen kaarten gaan voor het stoppen. Uit: stoppen mag altijd.
cards-setup-decks-example = Aantallen en punten van deze stapels zijn voorbeelden. Tel je eigen kaarten één keer, dan klopt elk potje.
cards-setup-decks-open = Tel je eigen stapel
cards-setup-decks-intro = Sorteer je kaarten per soort en vul in hoeveel het er zijn en wat ze waard zijn.
cards-setup-at-value = { $card }, punten
cards-setup-at-count = { $level }, { $card }
