# “How we play it”: our rulings. None of this is printed in the box.

how-intro = The rulebook in your box always wins. Where it’s silent, this is what we do, so that nobody has to argue about it at the table.
how-badge = Ours, not printed
how-switch = You can change this at setup

how-box = The numbers on the cards
how-box-example = Prices, rents, sets and dice stand on the pieces, not in the rulebook. We begin with example values; copy yours once under “Your box” and they’re kept by name.
how-box-keep = A match keeps the numbers it began with. Mending your box later leaves old matches alone.

how-coins = Coins and controls
how-coins-register = Each coin goes in once before anything else works. That first time it beeps and opens an account with the starting score.
how-coins-one = One coin at a time. On the joystick a second coin rings the bell; with big buttons it swaps places with an idle one, but never in the middle of a choice.
how-coins-order = Coin first, then a direction (that says what you’re doing), then scroll to the place, then the white button.
how-coins-pull = Wrong direction? Pull the coin. Whatever you were choosing or bidding is forgotten and nothing is booked.
how-coins-ring = Undo can be reached by scrolling after any direction. A place that your direction can’t use rings the bell.
how-coins-button = The white button acts when you let go of it within a second. Held on, it counts towards the five-second reset, which works with or without a coin, but never in a GO round. A reset match can be brought back. After the end it starts the next match.
how-coins-twice = Two taps of one big button within 0.6 seconds count once, in case a finger trembled. The joystick and the white button take every press.
how-coins-sleep = Without a coin the display goes dark at once, with one after five quiet minutes. What wakes it does nothing else.

how-levels = Buying and stealing
how-levels-buy = Joystick up buys a Level that nobody owns and steals one that somebody else owns. On your own: flash and bell.
how-levels-land = The bank can’t see the tokens. Who may buy, steal or owe anything is up to the table. A Level you landed on and don’t buy, or can’t, must be auctioned; you may bid as well.
how-levels-steal = With big buttons, stealing is a button of its own, for whoever stands on a Power Pellet space.
how-levels-steal-bank = Meant to steal but bought from the Bank? One button sells the Level straight back, and you go to Jail.
how-levels-set = Levels of a complete set can’t be stolen: flash and bell.

how-auction = Auctions
how-auction-bid = Joystick right auctions a Level that nobody owns; an owned one flashes and rings the bell. The bid opens at 0. Up adds ten, down takes ten off again. The white button at 0 is refused.
how-auction-denied = A winning bid that’s more than you have is denied. The Level is auctioned again without you.
how-auction-excluded = That lasts until the auction is over: somebody buys the Level, nobody bids, or another coin books something else. It never keeps you from buying at the printed price, and undoing that purchase puts it back.
how-auction-none = If nobody bids, nobody pays and the Level stays with the Bank.
how-auction-helper = The auction helper stops you at your own score. The joystick lets you go too far, and then denies it.

how-paying = Paying and selling
how-paying-down = Joystick down sells a Level of your own at its printed price and pays the rent of somebody else’s. On one that nobody owns: flash and bell.
how-paying-double = An owner of the whole set gets double rent, and the bank does the sum.
how-paying-sell-first = Can’t pay, but you own a Level? Flash, bell, no payment: sell something first. If you have exactly enough, you pay.
how-paying-rest = No Levels left? Then you pay what you have and the rest of the debt is gone. At 0 only the bell rings.
how-paying-order = Two debts are paid in the order they came: GO round, Ghost on landing, the space itself, then the Ghost’s own move.
how-paying-sell-why = You only sell to pay a debt. The joystick can’t check that; big buttons ask what it’s for, and the log marks a sale that wasn’t followed by a payment.

how-maze = GO rounds in the maze
how-maze-here = A GO round is played here on the screen. If you’d rather play it on the unit in your box, switch that off: then you type in what it earned, in tens, up to the most that your box’s maze can give.
how-maze-difficulty = Gentle, Arcade or Fierce: you choose how hard the maze is before you start, and it’s the same for everybody.
how-maze-map = The maze is our own drawing. Yours may look different; what things are worth is the same.
how-maze-clock = The 15 seconds start when the music stops. Before that nothing moves, and a round never falls asleep.
how-maze-eat = PAC-MAN eats first and meets ghosts after. If both come at the same moment, what he ate counts.
how-maze-rest = Pellets count by fives. Fewer than five left over earn nothing.
how-maze-eyes = An eaten ghost’s eyes go home. A little later it comes out dangerous again, and only another power pellet makes it blue.
how-maze-early = A round only ends early when there’s nothing left to eat, blue ghosts included, or when a ghost catches you.
how-maze-coin = Pull the coin during a round and it’s over. What you ate counts.

how-undo = Undo and mending
how-undo-insertion = Undo takes back the last thing you booked since your coin went in, then the one before it. What an earlier insertion booked rings the bell.
how-undo-steal = Undoing a steal gives the Level back and moves no points. A denial isn’t an entry, so there’s nothing to undo.
how-undo-maze = The result of a GO round stands, and so does everything booked before it.
how-undo-correction = Anything older is mended in the log: a new entry with a reason turns the old one round. It’s refused if a score would fall below 0 or a Level would end up with two owners.

how-end = The end
how-end-moment = The match ends the moment the sixteenth Level is bought, at the printed price or at auction. Before that, big buttons ask whether everything is paid. Afterwards coins only show scores; that last purchase can still be undone while its coin is in.
how-end-reveal = Put the coins in one by one: only a winner’s flashes and plays. Too curious? “Show everybody” is a button.
how-end-tie = Same score: most Level cards wins. Still the same: they all win.

how-table = At the table (the helper)
how-table-start = For the first turn everybody rolls. Whoever ties for the highest rolls again.
how-table-dice = PAC-MAN moves the sum of both dice, the Ghost moves its own die.
how-table-doubles = Doubles: another turn. The third doubles in a row moves nothing at all and sends you to Jail.
how-table-jail = Going to Jail skips the GO round and ends your turn. In Jail you still collect rent and bid.
how-table-third = Out of Jail by paying at the start of your turn or by doubles, which give no extra turn this time. A failed roll moves neither you nor the Ghost. After the third one you pay and move that roll; with no points and no Levels you leave for free.
how-table-ghost = In Jail the Ghost costs you nothing. Just Visiting, it does.
how-table-ghost-all = Everybody on the Ghost’s space pays. They stay where they are, since no other place is printed.
how-table-second = A Power Up or Maze space may bring a second landing, and a GO round on the way. Play both.
how-table-remind = Rent lapses if its owner doesn’t ask before the next roll. The helper keeps quiet about it unless you want reminders.

how-card-turn = The card game: a turn
how-card-players = Level 1 and Level 2 are for two to four players. The Bonus Level takes both decks, for two to eight.
how-card-start = The table chooses who starts. After that it goes to the left.
how-card-order = You draw up to three cards and look at each. After every card you may end your turn, draw on or shut down.
how-card-must-act = You have to do something in your turn: draw at least one card, or shut down. Shutting down without a single card is fine.
how-card-secret = Every card that you draw stays your secret, points as much as ghosts: all of them sound and feel the same. A hand that was shut down stays covered to the end; one that was knocked out lies open.
how-card-empty = Whoever has to draw from an empty deck is shut down.
how-card-values = What cards are worth and how many there are stands on your cards. We begin with example values; count yours once and they’re kept by name. The pictures and names of the power-ups are ours.

how-card-out = The card game: ghosts and the end
how-card-check = We look for three ghosts after every single card, gift, swap, extra draw and pass.
how-card-last = The last one who isn’t knocked out wins at once, shut down or not. If one has shut down and one hasn’t, that one plays on.
how-card-tie = At the end the most points win, of those who shut down. Same points: they share the win, at nothing too. Somebody always wins.
how-card-red = A red ghost is one ghost like the others. Some tables count it as two; given away, it’s still one card.

how-card-power-ups = The card game: power-ups
how-card-play = A power-up that you draw yourself is played if it can be, and then lies open in front of you; else it’s discarded.
how-card-whom = Gifts and skips are for somebody else. A draw choice may be for yourself. A swap is between any two who are still in, with or without you.
how-card-gift = Which of your ghosts you give is up to you. Whoever gets it may be out at once; your turn goes on, unless that wins the match.
how-card-skip = Skips add up and stay with their player. With two players left, whoever skips the other plays again.
how-card-draw-choice = A draw choice is for exactly that many cards; extra cards don’t count towards it. It waits while its player skips, and a newer one replaces an older one. If the deck runs out, what’s left is enough.
how-card-draw-first = After a draw choice you may still shut down at any time. Some tables want the cards drawn first.
how-card-extra = An extra draw goes round from whoever drew it, even if that one is knocked out by it, and stops when only one is left. Power-ups that come up are discarded and do nothing.
how-card-pass = Passing goes to the next one who is still in; two players trade. All choose in secret, then all cards move at once. An empty hand takes a card and gives none. With nobody else in, nothing happens.

how-card-here = The card game: on this screen
how-card-back = A step can be taken back until somebody has seen something new. A drawn card never goes back.
how-card-bots = Bots see what a player in their seat sees and no more. They take the same time for everything.
