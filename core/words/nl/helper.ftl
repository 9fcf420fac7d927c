# De tafelhulp: dobbelstenen, dubbel gooien, gevangenis, wie er aan de beurt is.

helper-show = Tafelhulp
helper-hide = Hulp verbergen

helper-start = Wie begint?
helper-start-all = Iedereen gooit met beide dobbelstenen. De hoogste begint.
helper-start-tied = Gelijk! { $names } gooien nog een keer.
helper-start-roll = { $name }: { $sum }
helper-turn = { $name } is aan de beurt
helper-started = { $name } gooide het hoogst, { $sum }, en begint.
helper-ready = Gooi met beide dobbelstenen.
helper-paid = Uit de gevangenis. Gooi en loop zoals altijd.
helper-jail = In de gevangenis: betaal nu { $fee } of probeer dubbel te gooien. Poging { $try } van { $tries }.
helper-move = PAC-MAN loopt { $sum }.
helper-order = In deze volgorde: GO-ronde, spook, dan het vakje. Power Up en Maze kunnen een tweede vakje geven.
helper-ghost = Daarna loopt het spook { $steps }. Iedereen daar betaalt { $fee }, behalve in de gevangenis.
helper-again = { $doubles ->
    [1] Dubbel! Gooi daarna nog een keer.
   *[other] Weer dubbel! Nog een keer gooien, maar een derde keer is de gevangenis.
}
helper-rent = Level van iemand? De eigenaar vraagt de huur voor de volgende worp.
helper-out-doubles = Dubbel: je bent vrij! Het geeft dit keer geen extra beurt.
helper-out-third = Derde poging mislukt: betaal { $fee } en loop toch.
helper-out-free = Derde poging mislukt. Geen punten en geen Levels: je komt gratis vrij.
helper-third-doubles = Voor de derde keer dubbel: er beweegt niets.
helper-to-jail = Meteen naar de gevangenis, zonder GO-ronde. Je int er nog wel huur en biedt gewoon mee.
helper-stays = Niet dubbel, er beweegt niets. { $left ->
    [one] Nog één poging.
   *[other] Nog { $left } pogingen.
}
helper-in-jail = In de gevangenis: { $names }.

helper-do-roll = Gooi de dobbelstenen
helper-do-roll-start = { $name } gooit
helper-do-roll-again = Gooi nog een keer
helper-do-roll-jail = Gooi voor dubbel
helper-do-paid = { $fee } betaald
helper-do-jail = Op Naar de gevangenis beland
helper-do-end = Dobbelstenen naar { $name }
helper-do-starts = { $name } begint
helper-do-turn = { $name } is aan de beurt
helper-do-free = { $name } zit niet vast
