//! The shapes of the bank's view. Words are in the chosen language already.

use serde::{Deserialize, Serialize};

use crate::bank::Coin;
use crate::kernel::{Level, Points, Seat};
use crate::session::{Direction, Input, Mode};
use crate::view::{Choice, MazeView};

/// The whole bank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct BankView {
    /// On the marquee.
    pub title: String,
    /// Registering, playing, ended.
    pub phase: BankPhase,
    /// Joystick or big buttons.
    pub mode: Mode,
    /// Switches to the other mode.
    pub switch_mode: Choice,
    /// Under the marquee, what to do now: "Put in each coin once".
    pub hint: String,
    /// In seating order.
    pub players: Vec<PlayerView>,
    /// The unit; drawn in both modes (its ring shows owners at a glance).
    pub unit: UnitView,
    /// Big buttons; present in direct mode.
    pub direct: Option<DirectView>,
    /// A GO round in the maze, or its result: drawn instead of the unit.
    pub maze: Option<MazeView>,
    /// The table helper, when it's on.
    pub helper: Option<HelperView>,
    /// Shows the helper when it's off, hides it when it's on.
    pub helper_switch: Choice,
    /// The newest entries in words, newest first; all of them are asked for.
    pub log: Vec<LogLine>,
    /// What stands there before the first entry.
    pub log_empty: String,
    /// After the last Level.
    pub end: Option<EndView>,
    /// After a reset: "bring that match back".
    pub bring_back: Option<Choice>,
}

/// How far the match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum BankPhase {
    /// Some coin wasn't in yet.
    Registering,
    /// The evening.
    Playing,
    /// All Levels are owned.
    Ended,
}

/// One player at a glance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PlayerView {
    /// Their seat.
    pub seat: Seat,
    /// Their name.
    pub name: String,
    /// The letter on their coin.
    pub letter: String,
    /// Colour and shape of their coin.
    pub coin: Coin,
    /// "Ben, blue square, 140 points, 3 Levels": for a screen reader.
    pub label: String,
    /// False until the first insertion.
    pub registered: bool,
    /// Whether the coin is in the slot.
    pub coin_in: bool,
    /// Whether a tap may put this coin in now; if not, it rings the bell.
    pub can_insert: bool,
    /// What a tap on the coin sends: in, or out again.
    pub tap: Input,
    /// The score, `None` where it isn't known yet (before registering) or is
    /// still to be revealed (after the end).
    pub score: Option<Points>,
    /// "140" or "–".
    pub score_text: String,
    /// Levels owned, ascending.
    pub levels: Vec<Level>,
    /// "3 Levels, one whole set".
    pub levels_text: String,
    /// 1 is best; ties share; 0 while unknown.
    pub rank: u8,
}

/// The Banking and Arcade Unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct UnitView {
    /// Dark display.
    pub asleep: bool,
    /// Four characters of dots: digits, `-`, space.
    pub digits: String,
    /// The four characters flash (under three times a second).
    pub digits_flash: bool,
    /// Bottom right: a Level's number or nothing.
    pub corner: String,
    /// The bottom right number flashes: denied.
    pub corner_flash: bool,
    /// Four ghosts above the score.
    pub ghosts: bool,
    /// One line under the digits: "BUY LEVEL 7".
    pub caption: String,
    /// The ring: Levels 1 to 16, ghost fee, jail fee, undo.
    pub stops: Vec<StopView>,
    /// The coin in the slot.
    pub coin: Option<Seat>,
    /// Label of the slot: "Put your coin in", "Maya: tap to take it out".
    pub slot: String,
    /// What the stick does now.
    pub stick: StickView,
    /// What the white button does now.
    pub button: ButtonView,
    /// The settled display as one sentence, for a screen reader.
    pub announce: String,
}

/// One position of the ring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct StopView {
    /// What it is.
    pub kind: StopKind,
    /// "7", "−20", "−10"; undo has a picture.
    pub text: String,
    /// "Level 7, price 80, rent 40, owned by Ben".
    pub label: String,
    /// Colour set 1 to 8 of a Level, else 0.
    pub set: u8,
    /// Who owns the Level.
    pub owner: Option<Seat>,
    /// The dot that the unit itself shows: owned by the coin in the slot.
    pub dot: bool,
    /// The cursor is here.
    pub lit: bool,
    /// Denied here: it flashes.
    pub flash: bool,
    /// The owner has the whole set.
    pub whole_set: bool,
    /// In direct mode: what a tap on it sends.
    pub choice: Option<Choice>,
}

/// Kinds of stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum StopKind {
    /// A Level.
    Level(Level),
    /// Ghost fee.
    GhostFee,
    /// Get Out of Jail fee.
    JailFee,
    /// Undo last action.
    Undo,
}

/// The joystick's four labels and how it leans.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct StickView {
    /// "BUY", "NEXT", "+10".
    pub up: String,
    /// "PAY", "BACK", "−10".
    pub down: String,
    /// "PLAY", "BACK".
    pub left: String,
    /// "BID", "NEXT".
    pub right: String,
    /// The direction that was chosen for this entry.
    pub chosen: Option<Direction>,
}

/// The round white button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ButtonView {
    /// "SELECT", "BUY", "PAY".
    pub label: String,
    /// The whole of it for a screen reader: "Buy Level 7: 140, then 60".
    pub announce: String,
    /// The score as it is, where pressing would change it.
    pub before: Option<Points>,
    /// The score after pressing.
    pub after: Option<Points>,
    /// False: it would ring the bell.
    pub enabled: bool,
    /// Down now, since so many milliseconds of hold count towards the reset.
    pub held: bool,
}

/// Direct mode: a heading, lines, an auction or big buttons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DirectView {
    /// Changes with the step, for keys and focus: `idle`, `menu`, `level`,
    /// `steal`, `auction`, `debt_for`, `debt`, `go_round`, `confirm`,
    /// `correction`.
    pub step: String,
    /// "Level 7 is for sale".
    pub heading: String,
    /// Lines below it.
    pub lines: Vec<String>,
    /// A big number in dots, may be empty: the bid, the debt, the round.
    pub figure: String,
    /// In an auction: everybody's row.
    pub auction: Option<AuctionView>,
    /// Big buttons, in order.
    pub choices: Vec<Choice>,
    /// One step back.
    pub back: Option<Choice>,
}

/// The auction helper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct AuctionView {
    /// What is sold.
    pub level: Level,
    /// Highest bid, 0 before the first.
    pub bid: Points,
    /// Who leads.
    pub leader: Option<Seat>,
    /// Everybody, in seating order; each with a "+10" button.
    pub bidders: Vec<Bidder>,
}

/// One bidder's row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Bidder {
    /// Who.
    pub seat: Seat,
    /// "leads with 60", "has 40", "not in this auction".
    pub status: String,
    /// The button that raises.
    pub raise: Choice,
}

/// The table helper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HelperView {
    /// "Maya's turn".
    pub heading: String,
    /// Whose turn.
    pub seat: Option<Seat>,
    /// Faces of the last roll: numbered die, Ghost die.
    // Not `u8`: a list of those is bytes to Kotlin, which never equal others.
    pub dice: Vec<u32>,
    /// What to do with it, in words.
    pub lines: Vec<String>,
    /// Roll, end turn, jail.
    pub choices: Vec<Choice>,
}

/// One entry of the running log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LogLine {
    /// Its number, counted from 1.
    pub number: u32,
    /// Whose entry.
    pub seat: Option<Seat>,
    /// "Maya bought Level 7 for 80".
    pub text: String,
    /// "140 → 60", may be empty.
    pub change: String,
    /// A mark in words, may be empty: "taken back", "sold without paying".
    pub mark: String,
    /// True when it no longer counts: drawn struck through.
    pub void: bool,
    /// Opens its correction, where it can be mended.
    pub correct: Option<Choice>,
}

/// All entries of a match, on a screen of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LogView {
    /// "The evening so far".
    pub heading: String,
    /// What stands there before the first entry.
    pub empty: String,
    /// Newest first.
    pub lines: Vec<LogLine>,
}

/// After the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct EndView {
    /// "All Levels are sold".
    pub heading: String,
    /// "Put the coins in one by one to see who won".
    pub text: String,
    /// Everybody, in seating order until all are revealed, then by rank.
    pub players: Vec<EndPlayer>,
    /// Shows all at once, until all are shown.
    pub show_all: Option<Choice>,
    /// Reopens the match while the last coin is still in.
    pub undo: Option<Choice>,
}

/// One player's result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct EndPlayer {
    /// Who.
    pub seat: Seat,
    /// Whether their score is shown yet.
    pub revealed: bool,
    /// The score once revealed.
    pub score: Option<Points>,
    /// Levels owned.
    pub levels: u8,
    /// True for a revealed winner.
    pub winner: bool,
    /// "Maya wins with 420 points".
    pub text: String,
}
