### Het doolhof: GO-rondes en oefenen.

maze-go-title = { $name } komt langs GO
maze-says = { $title }: vijftien seconden in het doolhof. Stuur met de pijltjes.
maze-points = Punten
maze-seconds = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
}
maze-worth = Wat het oplevert
maze-worth-pellets = 5 pillen
maze-worth-power = Krachtpil
maze-worth-ghost = Blauw spook
maze-how = Pijltjes, joystick of vegen
maze-paused = We wachten op je
maze-go-on = Ga door
maze-first = Eerst de ronde in het doolhof
maze-coin-out = Stop de ronde
maze-seen = Klaar
maze-over-time = De tijd is om
maze-over-caught = Gepakt!
maze-over-cleared = Alles op!
maze-line-pellets = { $count ->
    [one] { $count } pil: { $points }
   *[other] { $count } pillen: { $points }
}
maze-line-powers = { $count ->
    [one] { $count } krachtpil: { $points }
   *[other] { $count } krachtpillen: { $points }
}
maze-line-ghosts = { $count ->
    [one] { $count } spook: { $points }
   *[other] { $count } spoken: { $points }
}
maze-line-nothing = Niets opgegeten
maze-gentle = Rustig
maze-arcade = Arcade
maze-fierce = Fel

practice-title = Oefenen
practice-summary = { $points ->
    [0] { $difficulty }: geen punten
   *[other] { $difficulty }: { $points } punten
}
practice-again = Nog een keer
practice-text = Vijftien seconden in het doolhof, zo vaak je wilt
practice-best = { $points ->
    [0] Je beste: nog geen punten
   *[other] Je beste: { $points }
}
practice-no-best = Nog niet gespeeld
practice-runs = Je rondes
practice-no-runs = Nog geen ronde. Kies hoe moeilijk en begin!
practice-star = Je beste
practice-watch = Bekijk
practice-watch-again = Bekijk nog eens
practice-save = Bewaar
practice-watching = Terugkijken
practice-watching-says = { $difficulty }: een ronde zoals hij gespeeld is, vijftien seconden in het doolhof
practice-paces = Tempo
practice-quarter = ¼ ×
practice-half = ½ ×
practice-whole = 1 ×
practice-saved = Bewaard
practice-saved-text = De ronde staat in { $file }.
practice-saved-remedy = Houd hem, of stuur hem naar iemand die ook speelt: die kan hem hier bekijken.
practice-open-file = Bekijk een bewaarde ronde
practice-from-file = Uit een bestand
