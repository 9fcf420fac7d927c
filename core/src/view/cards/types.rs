//! The shapes of the card game's view. Words are in the chosen language
//! already.
//!
//! Whatever only one person may see stands in [`SecretView`] and nowhere else:
//! a shell draws it under a cover that's open only while a hand holds it, and
//! keeps it out of the accessibility tree as long as the cover is closed.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardStatus};
use crate::kernel::{Points, Seat};
use crate::view::Choice;

/// The whole card game, as the one whose eyes the screen is for may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardsView {
    /// On the marquee: the game's name.
    pub title: String,
    /// "Level 1".
    pub level: String,
    /// What kind of screen this is.
    pub phase: CardsPhase,
    /// Under the marquee: "Maya’s turn: 1 card drawn, up to 2 more".
    pub status: String,
    /// The settled screen for a screen reader; never a secret card.
    pub announce: String,
    /// Before somebody said that it's them: drawn instead of all that follows
    /// but [`CardsView::take_back`] and [`CardsView::rules`]. The lists below
    /// are empty then.
    pub curtain: Option<CurtainView>,
    /// In turn order.
    pub players: Vec<CardPlayerView>,
    /// What's left to draw.
    pub deck: PileView,
    /// Power-ups that had no effect.
    pub discards: PileView,
    /// Above the story: "Since your last look, Maya".
    pub story_heading: String,
    /// What the table saw, oldest first; names, never "you".
    pub story: Vec<String>,
    /// The deck as a button, in a turn: draws a card, or says why not.
    pub draw: Option<Choice>,
    /// The other big buttons of a turn, seen by everybody: end, shut down.
    pub choices: Vec<Choice>,
    /// A power-up that has to be played now.
    pub question: Option<CardQuestion>,
    /// Everything that's for one pair of eyes.
    pub secret: Option<SecretView>,
    /// "Ben: take that back", while nobody has seen anything new since.
    pub take_back: Option<Choice>,
    /// While a bot thinks: don't wait for it.
    pub hurry: Option<Choice>,
    /// After the end.
    pub over: Option<CardsOver>,
    /// What the cards of this match do, for a screen of its own.
    pub rules: CardsRules,
}

/// What kind of screen is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum CardsPhase {
    /// Handed on: nothing but who's next.
    Curtain,
    /// Somebody decides.
    Playing,
    /// A bot decides.
    Watching,
    /// Somebody has won.
    Over,
}

/// Between two turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CurtainView {
    /// Who's next.
    pub seat: Seat,
    /// Their name, big.
    pub name: String,
    /// First letter of the name.
    pub letter: String,
    /// "Hand the screen to Ben".
    pub heading: String,
    /// What for: "It’s Ben’s turn. Nobody else looks."
    pub text: String,
    /// That the player whose turn just ended is out, else empty: "Maya has
    /// three ghosts and is out."
    pub news: String,
    /// "I’m Ben".
    pub lift: Choice,
}

/// One player at a glance: what the whole table may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardPlayerView {
    /// Their seat.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// First letter of the name.
    pub letter: String,
    /// "Counting bot", empty for a person.
    pub bot: String,
    /// Whether they still play, for a picture.
    pub status: CardStatus,
    /// "Still in", "Shut down", "Knocked out".
    pub status_text: String,
    /// Whether it's their turn.
    pub on_turn: bool,
    /// Whether everybody waits for them right now.
    pub deciding: bool,
    /// How many cards they hold.
    pub count: u8,
    /// "4 cards".
    pub count_text: String,
    /// What waits for them: "Skips a turn", "Draws 2".
    pub marks: Vec<CardMark>,
    /// Power-ups that lie face up before them, kind by kind.
    pub played: Vec<CardStack>,
    /// The hand, only where it lies open for all: knocked out, or after the
    /// end.
    pub hand: Vec<CardFace>,
    /// All of it in a sentence, for a screen reader.
    pub label: String,
}

/// Something that waits for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardMark {
    /// Stable, for a picture: `skips`, `draws`, `has_chosen`.
    pub id: String,
    /// "Skips a turn".
    pub text: String,
}

/// A card's face.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardFace {
    /// Which picture.
    pub id: Card,
    /// "Cherry".
    pub name: String,
    /// What it's worth or does, in few words: "2 points", "A ghost".
    pub text: String,
}

/// Cards of one kind that lie together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardStack {
    /// What they show.
    pub face: CardFace,
    /// How many.
    pub count: u8,
    /// "2 × Skip".
    pub text: String,
}

/// A pile on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PileView {
    /// How many cards.
    pub count: u8,
    /// "31 cards left".
    pub text: String,
    /// Its faces, kind by kind, where they lie open.
    pub faces: Vec<CardStack>,
}

/// A power-up that has to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardQuestion {
    /// The power-up, face up.
    pub face: CardFace,
    /// "Who skips a turn?"
    pub title: String,
    /// How to answer; says so when the answer is under the cover. While a bot
    /// answers, who does.
    pub text: String,
    /// Answers that everybody may see, with [`Choice::seat`] where one is a
    /// player. Without any, the answer is a card of [`SecretView::hand`].
    pub choices: Vec<Choice>,
    /// Back to the first half of the question.
    pub back: Option<Choice>,
}

/// What one player alone may see, all of it under the cover.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SecretView {
    /// On the cover: "Hold to look".
    pub cover: String,
    /// The cover for a screen reader, closed: "Maya’s hand, covered. …".
    pub cover_label: String,
    /// Names the newest change of the hand since its player last looked, 0
    /// without one: until the cover was opened at this number, it calls. It
    /// tells of no card, only of what the whole table saw come.
    pub came: u32,
    /// A button beside it, for hands that can't hold and for screen readers:
    /// "Show for 10 seconds".
    pub show: String,
    /// The same button while that look lasts: "Cover again".
    pub hide: String,
    /// How long a look lasts that nobody holds, in milliseconds.
    pub show_ms: u32,
    /// Inside: "Maya’s hand".
    pub heading: String,
    /// The card drawn last in this turn.
    pub last: Option<CardFace>,
    /// "You drew: Cherry, 2 points"; empty before the first.
    pub last_text: String,
    /// What came from others since the last look: "Ben gave you the blue
    /// ghost".
    pub news: Vec<String>,
    /// What to choose in here, empty when nothing is: "Which ghost does Ben
    /// get?"
    pub choose: String,
    /// The hand, always in the same order whatever came first.
    pub hand: Vec<HandCard>,
    /// What stands there while the hand is empty, else empty.
    pub hand_empty: String,
    /// What the hand is worth.
    pub points: Points,
    /// "7 points so far".
    pub points_text: String,
    /// Ghosts as they count, 0 to 2.
    pub ghosts: u8,
    /// How many knock out: so many lamps stand beside them.
    pub ghosts_most: u8,
    /// "1 ghost: 2 more and you’re out".
    pub ghosts_text: String,
    /// The helper: what the next card may do; nothing when it's off.
    pub risk: Option<RiskView>,
}

/// One card of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HandCard {
    /// What it shows.
    pub face: CardFace,
    /// Gives or passes this card, when one has to be chosen.
    pub choice: Option<Choice>,
}

/// The risk of the next card, for its drawer alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RiskView {
    /// "The next card".
    pub heading: String,
    /// Chance of being knocked out, 0 to 100, for a picture.
    pub percent: u8,
    /// "12%", "under 1%".
    pub percent_text: String,
    /// "About 1 in 8 knocks you out."
    pub text: String,
    /// Ghost, power-up, points: "A ghost: 21%".
    pub lines: Vec<String>,
}

/// After the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardsOver {
    /// "Maya wins!"
    pub title: String,
    /// Why.
    pub text: String,
    /// Best first.
    pub rows: Vec<CardsRow>,
    /// On the button of another match with the same table.
    pub rematch: String,
    /// On the button back to the start.
    pub home: String,
}

/// One player's result. Hands lie open in [`CardsView::players`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardsRow {
    /// Who.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// First letter of the name.
    pub letter: String,
    /// "1", shared by ties; empty for who was knocked out.
    pub rank: String,
    /// Whether they won.
    pub winner: bool,
    /// How they left the game.
    pub status: CardStatus,
    /// What counts; nothing for who was knocked out.
    pub points: Option<Points>,
    /// "14 points", "Knocked out".
    pub text: String,
    /// The hand, open now.
    pub hand: Vec<CardFace>,
}

/// What the cards of this match do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardsRules {
    /// On the button and above the screen: "Cards and rules".
    pub title: String,
    /// On the button that leads back: "Back to the match".
    pub close: String,
    /// How a match goes, one step a line.
    pub lines: Vec<String>,
    /// "The cards of Level 1".
    pub cards_heading: String,
    /// Each kind that's in the deck.
    pub cards: Vec<RuleCard>,
}

/// One kind of card and what it does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RuleCard {
    /// What it shows.
    pub face: CardFace,
    /// What it does, in a sentence or two.
    pub text: String,
    /// "3 in the deck".
    pub count_text: String,
}
