### The maze: GO rounds and practice.

maze-go-title = { $name } passes GO
maze-says = { $title }: fifteen seconds in the maze. Steer with the arrows.
maze-points = Points
maze-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
maze-worth = What it earns
maze-worth-pellets = 5 pellets
maze-worth-power = Power pellet
maze-worth-ghost = Blue ghost
maze-how = Arrows, stick or a swipe
maze-paused = Waiting for you
maze-go-on = Go on
maze-first = First the round in the maze
maze-coin-out = End the round
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
maze-line-nothing = Nothing eaten
maze-gentle = Gentle
maze-arcade = Arcade
maze-fierce = Fierce

practice-title = Practice
practice-summary = { $points ->
    [0] { $difficulty }: no points
   *[other] { $difficulty }: { $points } points
}
practice-again = Again
practice-text = Fifteen seconds in the maze, as often as you like
practice-best = { $points ->
    [0] Your best: no points yet
   *[other] Your best: { $points }
}
practice-no-best = Not played yet
practice-runs = Your runs
practice-no-runs = No run yet. Choose how hard and go!
practice-star = Your best
practice-watch = Watch
practice-watch-again = Watch again
practice-save = Save
practice-watching = Watching
practice-watching-says = { $difficulty }: a round as it was played, fifteen seconds in the maze
practice-paces = Pace
practice-quarter = ¼ ×
practice-half = ½ ×
practice-whole = 1 ×
practice-saved = Saved
practice-saved-text = The run is in { $file }.
practice-saved-remedy = Keep it, or send it to somebody who plays, too: they can watch it here.
practice-open-file = Watch a saved run
practice-from-file = From a file
