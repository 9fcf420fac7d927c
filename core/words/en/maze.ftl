### The maze: GO rounds and practice.

maze-go-title = { $name } passes GO
maze-says = { $title }: fifteen seconds in the maze. Steer with the arrows.
maze-points = Points
maze-how = Arrows, stick or a swipe
maze-paused = Waiting for you
maze-go-on = Go on
maze-first = First the round in the maze
maze-seen = Done
maze-over-time = Time’s up
maze-over-caught = Caught!
maze-over-cleared = All clear!
maze-line-pellets = { $count ->
    [one] { $count } pellet: { $points }
   *[other] { $count } pellets: { $points }
}
maze-line-powers = { $count ->
    [one] { $count } power pellet: { $points }
   *[other] { $count } power pellets: { $points }
}
maze-line-ghosts = { $count ->
    [one] { $count } ghost: { $points }
   *[other] { $count } ghosts: { $points }
}
maze-gentle = Gentle
maze-arcade = Arcade
maze-fierce = Fierce

practice-title = Practice
practice-summary = { $difficulty }: { $points } points
practice-again = Again
