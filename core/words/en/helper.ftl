# The table helper: dice, doubles, Jail, whose turn.

helper-show = Table helper
helper-hide = Hide the helper

helper-start = Who starts?
helper-start-all = Everybody rolls both dice. Highest starts.
helper-start-tied = A tie! { $names } roll again.
helper-start-roll = { $name }: { $sum }
helper-turn = { $name }’s turn
helper-started = { $name } rolled highest, { $sum }, and starts.
helper-ready = Roll both dice.
helper-paid = Out of Jail. Roll and move as usual.
helper-jail = In Jail: pay { $fee } now, or roll for doubles. Try { $try } of { $tries }.
helper-move = PAC-MAN moves { $sum }.
helper-order = In this order: GO round, Ghost, then the space. Power Up and Maze may bring a second one.
helper-ghost = Then the Ghost moves { $steps }. Everybody there pays { $fee }, but nobody in Jail.
helper-again = { $doubles ->
    [1] Doubles! Then roll again.
   *[other] Doubles again! Roll once more, but a third time means Jail.
}
helper-rent = Somebody’s Level? Its owner asks for rent before the next roll.
helper-out-doubles = Doubles: out of Jail! They give no extra turn this time.
helper-out-third = Third try failed: pay { $fee } and move anyway.
helper-out-free = Third try failed. No points and no Levels: out of Jail for free.
helper-third-doubles = Third doubles: nothing moves.
helper-to-jail = Straight to Jail, no GO round. You still collect rent and bid there.
helper-stays = No doubles, nothing moves. { $left ->
    [one] One try left.
   *[other] { $left } tries left.
}
helper-in-jail = In Jail: { $names }.

helper-do-roll = Roll the dice
helper-do-roll-start = { $name } rolls
helper-do-roll-again = Roll again
helper-do-roll-jail = Roll for doubles
helper-do-paid = Paid { $fee }
helper-do-jail = Landed on Go to Jail
helper-do-end = Dice to { $name }
helper-do-starts = { $name } starts
helper-do-turn = It’s { $name }’s turn
helper-do-free = { $name } isn’t in Jail
