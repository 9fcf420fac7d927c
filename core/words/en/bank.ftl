### The bank: unit, direct mode, log, end.

bank-title = THE BANK
bank-summary = { $names } · { $sold ->
    [0] no Level sold yet
    [one] 1 Level sold
   *[other] { $sold } Levels sold
}
bank-to-direct = Big buttons
bank-to-unit = Joystick
bank-bring-back = Bring that match back
the-bank = the Bank
coin-circle = red circle
coin-square = blue square
coin-triangle = yellow triangle
coin-diamond = green diamond

hint-register = Put each coin in once: { $names }
hint-registered = Take the coin out, then the next one goes in
hint-coin = Put your coin in
hint-direct = Tap a Level on the ring, or choose a button
hint-stick = Push the stick where it says what you want
hint-choosing = Stick to the right number, then the white button
hint-bidding = Up +10, down −10, white button: sold
hint-go-round = Up +10, down −10, white button: booked
hint-ended = All Levels are sold. Put the coins in one by one!
hint-all-shown = All scores are shown.

player-label = { $name }, { $coin }, score { $score }, { $levels }
levels = { $levels ->
    [0] no Levels
    [one] 1 Level
   *[other] { $levels } Levels
}
levels-and-sets = { $levels } Levels, { $sets ->
    [one] 1 whole set
   *[other] { $sets } whole sets
}

## The unit

slot-empty = Coin slot: empty
slot-full = { $name }’s coin is in. Tap to take it out
caption-reset = NEW MATCH
caption-winner = WINNER!
caption-play = PLAY PAC-MAN
caption-go-round = POINTS EARNED
caption-ghost-fee = GHOST FEE
caption-jail-fee = OUT OF JAIL
caption-undo = UNDO LAST
caption-bidding = BID ON LEVEL { $level }
caption-buy = BUY LEVEL { $level }
caption-steal = STEAL LEVEL { $level }
caption-yours = LEVEL { $level } IS YOURS
caption-bid = AUCTION LEVEL { $level }
caption-sell = SELL LEVEL { $level }
caption-rent = RENT LEVEL { $level }
caption-unowned = NO OWNER: { $level }
caption-level = LEVEL { $level }
display-asleep = The display is dark.
display-says = { $caption }: { $number }
stop-undo = Undo last action
stop-level = Level { $level }, price { $price }, rent { $rent }, for sale
stop-level-owned = Level { $level }, price { $price }, rent { $rent }, owned by { $owner }
stop-ghost-fee = Ghost fee, pay { $points }
stop-jail-fee = Get out of Jail, pay { $points }
stick-buy = BUY
stick-pay = PAY
stick-play = PLAY
stick-bid = BID
stick-next = NEXT
stick-back = BACK
stick-more = +10
stick-less = −10
button-select = SELECT
button-bid = BID
button-play = START
button-buy = BUY
button-steal = STEAL
button-sold = SOLD
button-pay = PAY
button-sell = SELL
button-book = BOOK
button-undo = UNDO
button-changes = { $label }: { $before }, then { $after }

## Entries

log-heading = The evening so far
log-empty = Nothing has happened yet.
log-registered = { $name } starts with { $points }
log-bought = { $name } bought Level { $level } for { $points }
log-auctioned = { $name } won Level { $level } at auction for { $points }
log-stolen = { $name } stole Level { $level } from { $other }
log-sold = { $name } sold Level { $level } for { $points }
log-sold-back = { $name } gave Level { $level } back to the Bank and goes to Jail
log-go-round = { $points ->
    [0] { $name } passed GO and earned nothing
   *[other] { $name } earned { $points } passing GO
}
log-rent = { $name } paid { $other } { $points } rent for Level { $level }
log-ghost-fee = { $name } paid { $points } for meeting the Ghost
log-jail-fee = { $name } paid { $points } to leave Jail
log-mended = Mended no. { $entry }: { $reason }
log-correct = Mend no. { $entry }
change = { $before } → { $after }
mark-void = taken back
mark-mended = mended by no. { $entry }
mark-forgiven = { $points } forgiven
mark-unpaid-sale = sold without paying anything
debt-rent = rent for Level { $level } to { $owner }
debt-ghost-fee = the ghost fee
debt-jail-fee = the way out of Jail
reason-wrong-player = It was somebody else
reason-wrong-level = It was another Level
reason-wrong-amount = The amount was wrong
reason-never-happened = It never happened
says-booked = { $entry }. { $name } has { $points }.
says-undone = Taken back: { $entry }. { $name } has { $points }.

## Direct mode

direct-idle = Whose coin?
direct-back = Back
direct-menu = What happened, { $name }?
direct-choose-level = Landed on a Level? Tap it on the ring.
direct-go-round = Passed GO
direct-go-round-detail = Add what the maze earned
direct-ghost-fee = Met the Ghost
direct-jail-fee = Leave Jail
direct-steal = Power Pellet
direct-steal-detail = For nothing: you stand on a Power Pellet space
direct-nothing-to-steal = Nobody owns a Level that may be stolen.
direct-stole-from-bank = That steal was from the Bank
direct-stole-from-bank-detail = Gives it back. Then go to Jail!
direct-undo = Take back
direct-redo = Book again
direct-level-unowned = Level { $level } is for sale
direct-level-yours = Level { $level } is yours
direct-level-owned = Level { $level } belongs to { $owner }
direct-price-rent = Price { $price } · rent { $rent }
direct-price-rent-doubled = Price { $price } · rent { $rent }, doubled for the whole set
direct-sell = Sell it to the Bank
direct-sell-detail = Only when you owe something
direct-rent = Pay { $owner } the rent
direct-buy = Buy Level { $level }
direct-auction = Auction it
direct-auction-detail = Not bought? Then everybody bids
direct-pay-points = { $points } points
direct-pay-rest = All you have: { $points } of { $need }, the rest is forgiven
direct-steal-level = Steal Level { $level } from { $owner }
direct-steal-heading = Steal which Level?
direct-steal-line = Whole sets are safe. Your score stays as it is.
direct-auction-heading = Auction of Level { $level }
direct-auction-open = Who opens? Anybody may bid, in any order.
direct-auction-leads = { $name } leads
direct-no-bids = Nobody bids
direct-sold = Sold to { $name } for { $points }
direct-raise = +{ $points }
direct-raise-to = bids { $points }
bidder-has = has { $points }
bidder-leads = leads with { $points }
bidder-out = not in this auction
bidder-limit = stops here with { $points }
direct-debt-for = Sell Level { $level }: what do you owe?
direct-debt-for-line = Levels go back to the Bank only to pay a debt.
direct-owing = You owe { $debt }
direct-owing-enough = You have { $have }: that’s enough.
direct-owing-short = You have { $have }, so { $short } are missing. Sell a Level:
direct-owing-all = You have { $have } and no Levels: pay that, { $short } are forgiven.
direct-pay = Pay
direct-sell-level = Sell Level { $level }
direct-go-round-heading = How much did the maze earn?
direct-go-round-line = 10 for every 5 pellets, 10 for each power pellet, 10 for each ghost.
direct-ten-more = Ten more
direct-ten-less = Ten less
direct-none-less = It can’t be less than nothing.
direct-book = Add { $points }
direct-last-heading = This ends the match
direct-last-line = It’s the last Level. Is everything paid?
direct-last-yes = Yes, buy Level { $level }
direct-correct = Mend no. { $entry }
direct-correct-line = A new entry takes it back. What was wrong?
direct-correct-ends = With it every Level is owned again, and that ends the match.

## The end

end-heading = All Levels are sold!
end-reveal = Put the coins in one by one. Only the winner’s will play.
end-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
end-show-all = Show everybody
end-undo = Not over yet: take that back
end-hidden = { $name }: put your coin in
end-hidden-in = { $name }: take your coin out and put it in again
end-winner = { $name } wins with { $points }
end-other = { $name } has { $points }

## Refusals: why

refused = That’s not possible
why-not-registered-all = { $missing ->
    [one] One coin wasn’t in yet.
   *[other] { $missing } coins weren’t in yet.
}
why-coin-in-slot = { $name }’s coin is in the slot.
why-no-coin = There’s no coin in the slot.
why-unknown-seat = Nobody plays with coin { $number }.
why-choose-direction = The button doesn’t know what you want yet.
why-level-owned = Level { $level } belongs to { $owner }.
why-level-unowned = Level { $level } belongs to nobody.
why-own-level = Level { $level } is yours already.
why-not-owner = Level { $level } belongs to { $owner }; only they can sell it.
why-whole-set = { $owner } has the whole set of Level { $level }: it can’t be stolen.
why-cannot-afford = It costs { $need }, and there are { $have }.
why-must-sell-first = You owe { $need } and have { $have }, but you own Levels.
why-nothing-to-pay-with = No points and no Levels: you owe nothing.
why-excluded-from-auction = Your bid on Level { $level } was denied: you sit this auction out.
why-bid-zero = A bid starts at 10.
why-already-leading = { $name } leads already.
why-not-a-stop-for-this = That position doesn’t go with this direction.
why-nothing-to-undo = Nothing was booked since this coin went in.
why-undo-barred-by-go-round = A GO round can’t be taken back, nor what came before it.
why-nothing-to-redo = There’s nothing to book again.
why-match-over = All Levels are sold, the match is over.
why-repeated = That was booked a moment ago; the second tap didn’t count.
why-no-such-entry = Entry no. { $entry } doesn’t count.
why-already-mended = Entry no. { $entry } is mended already.
why-not-mendable = Entry no. { $entry } can’t be mended.
why-would-go-negative = { $name } would have to give back { $need } and has only { $have }.
why-two-owners = Level { $level } has changed hands since.
why-not-last-purchase = Level { $level } wasn’t the last thing bought with this coin.
why-above-go-round-max = A GO round earns { $max } at most.
why-not-in-tens = Points come in tens.
why-not-now = That button belongs to another moment.

## Refusals: what to do

do-register = Put every coin in once; each starts with its points.
do-take-coin-out = Take it out first.
do-put-coin-in = Put a coin in.
do-choose-direction = Push the stick first: up buys, down pays, right bids, left plays.
do-other-level = Choose another Level, or take the coin out to start again.
do-auction = Let everybody bid for it instead.
do-sell = Sell a Level to the Bank, then pay.
do-others-bid = Let the others bid for it.
do-raise = Push the stick up to raise.
do-scroll-or-pull = Scroll on, or take the coin out to start again.
do-correct-in-log = Older entries are mended in the log, with the big buttons.
do-mend-later-first = Mend what happened later first.
do-show-scores = Put the coins in to see the scores.
do-look-again = Choose from what the screen shows now.
do-nothing = Nothing is due. You stay in the game.
do-close-auction = Let somebody else bid, or close the auction.
do-tap-again = Did you mean it twice? Then tap again.
do-mend-another = Choose another entry of the log.
do-sell-or-mend = Take the purchase back or mend it in the log instead.
do-count-again = Count again: pellets, power pellets and ghosts.
do-use-tens = Use 10, 20, 30 and so on.

## Refusals of the table helper

why-helper-hidden = The table helper is off.
why-helper-not-started = It isn’t settled yet who starts.
why-helper-roll-first = The dice weren’t rolled yet this turn.
why-helper-roll-again = Those were doubles: the same player rolls again.
why-helper-turn-over = This turn is over.
why-helper-already-rolled = The dice were rolled already.
why-helper-not-in-jail = { $name } isn’t in Jail.
do-helper-show = Switch it on first.
do-helper-roll = Roll the dice.
do-helper-pass = Pass the dice to the left.
