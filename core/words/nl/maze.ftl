### Het doolhof: GO-rondes en oefenen.

maze-go-title = { $name } komt langs GO
maze-says = { $title }: vijftien seconden in het doolhof. Stuur met de pijltjes.
maze-points = Punten
maze-how = Pijltjes, joystick of vegen
maze-paused = We wachten op je
maze-go-on = Ga door
maze-first = Eerst de ronde in het doolhof
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
maze-gentle = Rustig
maze-arcade = Arcade
maze-fierce = Fel

practice-title = Oefenen
practice-summary = { $difficulty }: { $points } punten
practice-again = Nog een keer
