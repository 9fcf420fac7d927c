# De bank klaarzetten, en de getallen van een doos overnemen.

setup-coin-circle = Rode cirkel
setup-coin-square = Blauw vierkant
setup-coin-triangle = Gele driehoek
setup-coin-diamond = Groene ruit

## Spelers

setup-heading = Wie spelen er mee?
setup-intro = Vul jullie namen in en kies een munt. Zet ze op volgorde van de beurt: de volgende zit links van je.
setup-player-name = Speler { $number }
setup-name-label = Naam van speler { $number }
setup-coins-label = Munt van { $name }
setup-coin-swap = { $coin }, ruilen met { $name }
setup-add = Speler erbij
setup-add-full = Er zitten { $most } munten in de doos, dus met { $most } zit je vol.
setup-remove = { $name } weghalen
setup-earlier = { $name } een plek omhoog
setup-later = { $name } een plek omlaag
setup-start = Beginnen
setup-at = { $place }: { $what }

## Huisregels

setup-rules = Huisregels
setup-helper = Tafelhulp
setup-helper-text = Gooit de dobbelstenen, weet wie er aan de beurt is en telt dubbele worpen en gevangenisbeurten. Het blijft bij een tip.
setup-play-maze = Speel GO-rondes hier
setup-play-maze-text = Langs GO? Vijftien seconden in het doolhof. Uit: je typt de punten in.
setup-maze-heading = Hoe moeilijk is het doolhof?
setup-double-rent = Dubbele huur voor een hele set
setup-double-rent-text = Zo staat het in het boekje. Uit: een set levert op wat er op de kaarten staat.
setup-remind-rent = Eigenaars aan huur herinneren
setup-remind-rent-text = Volgens het boekje let de eigenaar zelf op: niet gevraagd is niet betaald.

## De doos

setup-box = Jouw doos
setup-box-example = Voorbeeldwaarden
setup-box-example-text = Deze prijzen en huren zijn voorbeelden. Neem die van je kaarten één keer over, dan klopt elk potje.
setup-box-own-text = Je speelt met de getallen van “{ $name }”.
setup-box-my-name = Mijn doos
setup-box-open = Neem de getallen uit je doos over
setup-box-intro = Leg de 16 Level-kaarten en beide dobbelstenen voor je en vul in wat erop staat. Alle punten zijn tientallen.
setup-box-name = Naam van deze doos
setup-box-save = Deze doos bewaren
setup-box-replace = “{ $name }” vervangen
setup-box-replace-question = “{ $name }” vervangen?
setup-box-replace-text = Onder die naam heb je andere getallen bewaard. Die zijn dan weg.
setup-box-replace-yes = Vervang ze
setup-box-replace-no = Laat ze staan
setup-box-reset = Terug naar de voorbeeldwaarden
setup-box-reset-question = Terug naar het voorbeeld?
setup-box-reset-text = De getallen die je hier hebt getypt, zijn dan weg.
setup-box-reset-yes = Neem het voorbeeld
setup-box-reset-no = Houd de mijne
setup-box-reset-why-not = Dit zijn de voorbeeldwaarden.
setup-levels = Level-kaarten
setup-level = Level { $level }
setup-head-level = Level
setup-head-set = Set
setup-head-price = Prijs
setup-head-rent = Huur
setup-at-set = Level { $level }, set
setup-at-price = Level { $level }, prijs
setup-at-rent = Level { $level }, huur
setup-amounts = Punten
setup-amount-start = Beginscore
setup-amount-ghost = Spookboete
setup-amount-jail = Vrijkopen uit de gevangenis
setup-amount-go = Meeste punten in één GO-ronde
setup-dice = Dobbelstenen
setup-die-numbered = Getallendobbelsteen
setup-die-ghost = Spookdobbelsteen
setup-face = { $die }, vlak { $number }

## Wat er niet klopt

setup-wrong-count = Er kunnen { $least } tot { $most } spelers meedoen.
setup-wrong-name-empty = Iedereen heeft een naam nodig.
setup-wrong-name-long = { $length } tekens; onder een munt passen er { $most }.
setup-wrong-name-unseen = In deze naam zit een regeleinde of een onzichtbaar teken. Maak het vakje leeg en typ hem opnieuw.
setup-wrong-name-taken = Er is al een { $name }. Letter erbij?
setup-wrong-coin-taken = Die munt is van { $name }. Kies een andere.
setup-wrong-box-name = Geef de doos een naam, dan vind je hem terug.
setup-wrong-box-name-long = { $length } tekens; de naam van een doos heeft er hoogstens { $most }.
setup-wrong-number = Vul een heel getal in.
setup-wrong-tens = Gebruik tientallen, van { $least } tot { $most }.
setup-wrong-set = Sets zijn genummerd van 1 tot en met 8.
setup-wrong-price = Het Level ervoor kost { $before }, en prijzen gaan nooit omlaag.
setup-wrong-face = Op een vlak staat 1 tot en met 12.
setup-wrong-whole = Hier ontbreekt iets of er kan iets niet. Kies je doos opnieuw, of ga terug naar de voorbeeldwaarden.
setup-wrong-value = Punten zijn een heel getal van 0 tot { $most }.
setup-wrong-card-count = Van één soort passen er 0 tot { $most } in een stapel.
setup-wrong-deck = { $count } kaarten; een stapel heeft er { $least } tot { $most }.
