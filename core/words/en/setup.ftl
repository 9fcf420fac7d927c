# Setting up the bank, and the editor for a box’s numbers.

setup-coin-circle = Red circle
setup-coin-square = Blue square
setup-coin-triangle = Yellow triangle
setup-coin-diamond = Green diamond

## Players

setup-heading = Who’s playing?
setup-intro = Type your names and pick a coin. Sit in turn order: the next player is on your left.
setup-player-name = Player { $number }
setup-name-label = Name of player { $number }
setup-coins-label = { $name }’s coin
setup-coin-swap = { $coin }, swap with { $name }
setup-add = Add a player
setup-add-full = The box has { $most } coins, so { $most } is full.
setup-remove = Remove { $name }
setup-earlier = Move { $name } one place up
setup-later = Move { $name } one place down
setup-start = Start
setup-at = { $place }: { $what }

## House rules

setup-rules = House rules
setup-helper = Table helper
setup-helper-text = Rolls the dice, knows whose turn it is and counts doubles and Jail turns. It only ever suggests.
setup-play-maze = Play GO rounds here
setup-play-maze-text = Passing GO opens fifteen seconds in the maze. Off: its points are typed in.
setup-maze-heading = How hard is the maze?
setup-double-rent = Double rent for a whole set
setup-double-rent-text = As the rulebook says. Off: a set earns what is printed on its cards.
setup-remind-rent = Remind owners of rent
setup-remind-rent-text = The rulebook leaves that to the owner: not asked, not paid.

## The box

setup-box = Your box
setup-box-example = Example values
setup-box-example-text = These prices and rents are examples. Copy the ones from your cards once, and every match will be right.
setup-box-own-text = You’re playing with the numbers of “{ $name }”.
setup-box-my-name = My box
setup-box-open = Copy the numbers from your box
setup-box-intro = Lay the 16 Level cards and both dice in front of you and type what they say. All points are in tens.
setup-box-name = Name of this box
setup-box-save = Save this box
setup-box-replace = Replace “{ $name }”
setup-box-replace-question = Replace “{ $name }”?
setup-box-replace-text = You saved other numbers by that name. They’re gone then.
setup-box-replace-yes = Replace them
setup-box-replace-no = Keep them
setup-box-reset = Back to the example values
setup-box-reset-question = Back to the example?
setup-box-reset-text = The numbers that you typed here are gone.
setup-box-reset-yes = Use the example
setup-box-reset-no = Keep mine
setup-box-reset-why-not = These are the example values.
setup-levels = Level cards
setup-level = Level { $level }
setup-head-level = Level
setup-head-set = Set
setup-head-price = Price
setup-head-rent = Rent
setup-at-set = Level { $level }, set
setup-at-price = Level { $level }, price
setup-at-rent = Level { $level }, rent
setup-amounts = Points
setup-amount-start = Starting score
setup-amount-ghost = Ghost fee
setup-amount-jail = Get Out of Jail fee
setup-amount-go = Most that one GO round can earn
setup-dice = Dice
setup-die-numbered = Numbered die
setup-die-ghost = Ghost die
setup-face = { $die }, face { $number }

## What’s wrong

setup-wrong-count = { $least } to { $most } can play.
setup-wrong-name-empty = Everybody needs a name.
setup-wrong-name-long = { $length } characters; { $most } fit under a coin.
setup-wrong-name-unseen = There’s a line break or a hidden mark in this name. Clear it and type it anew.
setup-wrong-name-taken = There’s a { $name } already. Add a letter?
setup-wrong-coin-taken = { $name } has that coin. Pick another one.
setup-wrong-box-name = Give the box a name, so that you find it again.
setup-wrong-box-name-long = { $length } characters; a box’s name has { $most } at most.
setup-wrong-number = Type a whole number.
setup-wrong-tens = Use tens, from { $least } to { $most }.
setup-wrong-set = Sets are numbered 1 to 8.
setup-wrong-price = The Level before costs { $before }, and prices never go down.
setup-wrong-face = A face shows 1 to 12.
setup-wrong-whole = Something here is missing or can’t be played. Choose your box again, or go back to the example values.
setup-wrong-value = Points are a whole number from 0 to { $most }.
setup-wrong-card-count = 0 to { $most } of a kind fit in a deck.
setup-wrong-deck = { $count } cards; a deck has { $least } to { $most }.
