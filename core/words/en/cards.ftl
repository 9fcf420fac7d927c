### The card game: cards, turns, what's secret, the end.

cards-summary = { $names } · { $level }, { $count ->
    [0] no card left to draw
    [one] 1 card left to draw
   *[other] { $count } cards left to draw
}
cards-log = What the table saw
cards-level-1 = Level 1
cards-level-2 = Level 2
cards-level-bonus = Bonus Level

## Cards

card-pac-dot = PAC-dot
card-cherry = Cherry
card-strawberry = Strawberry
card-orange = Orange
card-apple = Apple
card-pink-ghost = Pink ghost
card-blue-ghost = Blue ghost
card-orange-ghost = Orange ghost
card-red-ghost = Red ghost
card-give-ghost = Ghost gift
card-swap = Swap
card-skip = Skip
card-draw-choice = Draw choice
card-extra-draw = Extra draw
card-pass = Pass
card-stack = { $count } × { $card }
card-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
card-scores = Points
card-ghost = { $count ->
    [one] A ghost
   *[other] Counts as { $count } ghosts
}
card-give-ghost-short = Hand one of your ghosts to somebody
card-swap-short = Two hands change places
card-skip-short = Somebody sits out a turn
card-draw-choice-short = Say how many somebody draws
card-extra-draw-short = One more card for everybody
card-pass-short = A card from everybody to the left
card-points-rule = Goes into your hand, where only you see it. { $points ->
    [one] It brings 1 point
   *[other] It brings { $points } points
} at the end.
card-ghost-rule = Goes into your hand, where only you see it. { $count ->
    [one] With three ghosts you’re out.
   *[other] It counts as { $count }: with three ghosts you’re out.
}
card-give-ghost-rule = You pick another player and slip them one of your ghosts. They may be out at once. No ghost in hand: nothing happens.
card-swap-rule = You pick two players who are still in, yourself included if you like. They trade their whole hands, unseen.
card-skip-rule = You pick another player. Their next turn doesn’t happen. Two of these: two turns.
card-draw-choice-rule = You pick a player, yourself included if you like, and a number from one to three. In their next turn they draw just that many.
card-extra-draw-rule = Everybody who is still in draws a card on top, you first. It counts towards nobody’s three, and a power-up drawn like this does nothing.
card-pass-rule = Everybody who is still in picks a card of their hand, in secret. Then all of them move one place to the left at once.

## Table

cards-deck = { $count ->
    [0] No card left
    [one] 1 card left
   *[other] { $count } cards left
}
cards-discards = { $count ->
    [0] Nothing discarded
    [one] 1 discarded
   *[other] { $count } discarded
}
cards-count = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
}
cards-in = Still in
cards-shut-down = Shut down
cards-knocked-out = Knocked out
cards-on-turn = On turn
cards-bot-cautious = Cautious bot
cards-bot-counting = Counting bot
cards-bot-planning = Planning bot
cards-mark-skips = { $count ->
    [one] Skips a turn
   *[other] Skips { $count } turns
}
cards-mark-draws = { $count ->
    [one] Draws just 1 card next
   *[other] Draws just { $count } cards next
}
cards-mark-chosen = Has chosen

## Handing on

cards-curtain = Hand the screen to { $name }
cards-curtain-turn = It’s { $name }’s turn. Everybody else looks away.
cards-curtain-pass = { $name } picks a card to pass on. Everybody else looks away.
cards-lift = I’m { $name }
cards-take-back = { $name }: take that back
cards-hurry = Don’t wait for it

## What's waited for

cards-status-over = The match is over
cards-status-turn = { $name }’s turn: { $drawn ->
    [0] nothing drawn yet
   *[other] { $drawn } of { $most } cards drawn
}
cards-status-chosen = { $name }’s turn: { $drawn } of exactly { $most } drawn
cards-status-play = { $name } plays { $card }
cards-status-pass = A card goes to the left: { $name } is choosing

## A turn

cards-draw = Draw a card
cards-draw-detail = Card { $number } of at most { $most }
cards-end = End the turn
cards-end-detail = You stay in and play on later
cards-shut = Shut down
cards-shut-detail = You keep your hand to the end and draw no more

## Power-ups

cards-decides = { $name } decides.
cards-back = Choose again
cards-give = Who gets one of { $name }’s ghosts?
cards-give-text = Pick a player first. Which ghost it is, you choose under the cover.
cards-give-to = A ghost for { $name }
cards-give-to-text = Hold to look, then pick the ghost that { $name } gets.
cards-swap = Whose hands change places?
cards-swap-text = Pick the first of two players. It may be yourself.
cards-swap-with = Who trades hands with { $name }?
cards-swap-with-text = Pick the second player.
cards-swap-choice = { $name } and { $other }
cards-skip = Who sits out a turn?
cards-skip-text = Pick another player. Their next turn won’t happen.
cards-skip-already = { $count ->
    [one] Sits out 1 turn already
   *[other] Sits out { $count } turns already
}
cards-draws = Whose draw do you decide?
cards-draws-text = Pick a player. It may be yourself.
cards-draws-many = How many cards does { $name } draw?
cards-draws-many-text = It counts in the next turn that really happens.
cards-pass = A card goes to the left
cards-pass-text = { $name }: hold to look, then pick the card that { $other } gets.

## Under the cover

cards-cover = Hold to look
cards-cover-label = { $name }’s cards are covered. Hold to look, let go to cover them again.
cards-show = Show for { $seconds } seconds
cards-hide = Cover again
cards-hand = { $name }’s hand
cards-hand-empty = No cards yet
cards-last = Drawn last: { $card } ({ $text })
cards-news-gift = { $name } slipped you a card: { $card }
cards-news-pass = { $name } passed you a card: { $card }
cards-news-extra = The extra card: { $card }
cards-choose-ghost = Pick the ghost that { $name } gets
cards-choose-pass = Pick the card that { $name } gets
cards-choose = { $card } to { $name }
cards-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards-ghosts = { $count ->
    [0] No ghost
    [one] 1 ghost: { $left } more and you’re out
   *[other] { $count } ghosts: { $left } more and you’re out
}
cards-risk = The next card
cards-risk-none = The next card can’t knock you out.
cards-risk-sure = The next card knocks you out for sure.
cards-risk-text = { $percent } chance that it knocks you out
cards-risk-ghost = A ghost: { $percent }
cards-risk-power-up = A power-up: { $percent }
cards-risk-points = Points: { $percent }
cards-percent = { $number }%
cards-percent-under = under 1%
cards-percent-over = over 99%

## What the table saw

cards-story = What happened
cards-story-since = Since { $name } looked last
cards-fact-turn = { $name }’s turn.
cards-fact-turn-exactly = { $name }’s turn: { $count ->
    [one] exactly 1 card.
   *[other] exactly { $count } cards.
}
cards-fact-skipped = { $name } sits out a turn.
cards-fact-drew = { $name } drew a card.
cards-fact-drew-extra = { $name } drew an extra card.
cards-fact-turned-up = { $name } drew a power-up: { $card }.
cards-fact-discarded = { $name } drew { $card }, which does nothing now.
cards-fact-gave = { $name } slipped { $other } a ghost.
cards-fact-swapped-own = { $name } traded hands with { $other }.
cards-fact-swapped = { $name } let { $a } and { $b } trade hands.
cards-fact-skip = { $name } makes { $other } sit out a turn.
cards-fact-draws = { $name } decides: next time { $other } draws { $count ->
    [one] exactly 1 card.
   *[other] exactly { $count } cards.
}
cards-fact-chose = { $name } has chosen a card to pass.
cards-fact-passed = { $name } passed { $other } a card.
cards-fact-out = { $name } has three ghosts and is out.
cards-fact-shut-down = { $name } shut down.
cards-fact-deck-empty = The deck is empty, so { $name } is shut down.
cards-fact-ended = { $name } ended the turn.
cards-fact-over = That was the match.

## The end

cards-over = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
cards-over-knockout = Ghosts knocked out everybody else.
cards-over-score = { $points ->
    [one] 1 point is the most of all who shut down.
   *[other] { $points } points are the most of all who shut down.
}

## Rules

cards-rules = Cards and rules
cards-rules-close = Back to the match
cards-rules-heading = The cards of { $level }
cards-rules-count = { $count } in the deck
cards-rules-turn = Your turn: draw one card after the other, three at most, and look at each before you decide. Stop any time after the first.
cards-rules-cards = Points and ghosts stay hidden in your hand. Power-ups are played on the spot.
cards-rules-ghosts = Three ghosts in your hand: you’re out, and your hand lies open.
cards-rules-shut-down = Shut down when you like your hand: it stays as it is to the end. Nobody can touch it, and you draw no more.
cards-rules-end = When nobody plays on, the most points of those who shut down win. Everybody out but one? That one wins on the spot.
cards-rules-red = House rule: the red ghost counts as two.
cards-rules-draw-first = House rule: after a draw choice you draw that many before you may shut down.

## Refused

why-card-unknown-seat = Nobody sits there.
why-card-match-over = This match is over.
why-card-not-your-turn = { $name } has to decide now.
why-card-curtain = { $name } hasn’t taken the screen yet.
why-card-not-now = That isn’t possible at this moment.
why-card-must-play = { $card } has to be played first.
why-card-must-pass = First everybody picks a card to pass.
why-card-not-drawn = There’s no { $card } to play.
why-card-drawn-all = { $count ->
    [one] 1 card was all for this turn.
   *[other] { $count } cards are all for this turn.
}
why-card-must-draw = { $drawn ->
    [0] A turn has at least { $need ->
        [one] 1 card
       *[other] { $need } cards
    }, and none is drawn yet.
   *[other] { $need } cards have to be drawn in this turn; { $left } to go.
}
why-card-deck-empty = No card is left to draw.
why-card-draw-first = House rule: { $need } cards have to be drawn before you may shut down; { $left } to go.
why-card-out = { $name } has left the game and can’t be touched.
why-card-yourself = This one is for somebody else.
why-card-same = It takes two different players.
why-card-no-ghost = Only a ghost can be given away.
why-card-not-in-hand = That card isn’t in this hand.
why-card-many = From one to { $most } cards can be chosen.
why-card-take-back = Somebody has seen something new since, so that stands.
why-card-repeated = That came twice in a moment; the second one didn’t count.
do-card-rematch = Play again?
do-card-hand-on = Hand the screen on.
do-card-lift = Whoever it is, say so first.
do-card-answer = Answer its question.
do-card-pass = Pick a card under the cover.
do-card-turn = Draw, end the turn or shut down.
do-card-end = End the turn or shut down.
do-card-draw-or-shut = Draw a card, or shut down.
do-card-draw = Draw a card.
do-card-another = Pick another player.
do-card-from-hand = Pick one of the cards that are offered.
do-card-many = Pick one of the numbers that are offered.
do-card-go-on = Just play on.

## Setting up

cards-setup-level = Which deck?
cards-setup-level-1 = Ghost gifts, swaps and skips: a good one to begin with. For 2 to 4.
cards-setup-level-2 = Draw choices, extra draws and passing on: for those who know Level 1. For 2 to 4.
cards-setup-level-bonus = Both decks in one pile, for 2 to 8.
cards-setup-intro = Sit in turn order: the next player is on your left. Alone, or one short? Let a bot take a seat.
cards-setup-too-many = { $level } is for { $most } at most. Take { $over } away, or play the Bonus Level.
cards-setup-full = { $level } is full with { $most }. The Bonus Level seats eight.
cards-setup-plays = Who plays for { $name }?
cards-setup-person = A person
cards-setup-cautious = Stops early and counts nothing.
cards-setup-counting = Counts the cards that it has seen.
cards-setup-planning = Counts, and thinks ahead.
cards-setup-starter = Who starts?
cards-setup-helper = Tell the risk
cards-setup-helper-text = Under the cover stands how likely the next card knocks you out. It never uses what you can’t know.
cards-setup-red = The red ghost counts as two
cards-setup-red-text = Some play it like this; the rulebook doesn’t say so.
cards-setup-draw-first = Draw first after a draw choice
cards-setup-draw-first-text = On: the chosen cards come before shutting down. Off: you may shut down at any time.
cards-setup-decks-example = Numbers and points of these decks are examples. Count your own cards once, and every match will be right.
cards-setup-decks-open = Count your own deck
cards-setup-decks-intro = Sort your cards by kind and type how many there are and what they’re worth.
cards-setup-at-value = { $card }, points
cards-setup-at-count = { $level }, { $card }
