//! What comes back from one input.

use serde::{Deserialize, Serialize};

use crate::kernel::{Level, Points, Seat};
use crate::view::View;

/// The reply to one input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Update {
    /// Grows by one with each change of what is drawn.
    pub revision: u32,
    /// The whole view when it changed, else nothing.
    pub view: Option<View>,
    /// Requests to the outside, in order; only ever in the reply that caused them.
    pub effects: Vec<Effect>,
    /// What became of an earlier input is told long enough: a notice on screen
    /// goes. False where no hand did anything new: time passed, the white
    /// button came up again, all hands went off. A direction of the maze that
    /// comes up is a hand at play like one that goes down, and puts it away.
    pub put_away: bool,
    /// A refusal or a hint, in words.
    pub notice: Option<Notice>,
    /// Send [`super::Input::Wake`] after so many milliseconds.
    pub wake_in_ms: Option<u32>,
}

/// A request to the outside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Effect {
    /// Play a sound; host does.
    Cue(Cue),
    /// Buzz; a shell that can does.
    Haptic(Haptic),
    /// All sound stops; host does.
    Hush,
    /// Say this to a screen reader.
    Announce(String),
    /// Show points flying from one account to another; `None` is the Bank.
    PointsFly {
        /// Who pays.
        from: Option<Seat>,
        /// Who gets them.
        to: Option<Seat>,
        /// How many.
        points: Points,
    },
    /// Show a Level card changing hands; `None` is the Bank.
    LevelMoves {
        /// Which Level.
        level: Level,
        /// Who had it.
        from: Option<Seat>,
        /// Who has it now.
        to: Option<Seat>,
    },
}

/// The sounds, by what they mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Cue {
    /// A coin slides in.
    CoinIn,
    /// A coin comes out.
    CoinOut,
    /// A coin is registered: beep, 100 points.
    Registered,
    /// The cursor moves one stop.
    Move,
    /// An entry is booked and the bank pays.
    Gain,
    /// An entry is booked and points leave the account.
    Pay,
    /// A Level changes hands.
    LevelWon,
    /// The bell: denied.
    Bell,
    /// Something was taken back.
    Undo,
    /// A bid is raised.
    Bid,
    /// The music of the five-second reset.
    Reset,
    /// A die rolls.
    Dice,
    /// The last Level is sold.
    MatchOver,
    /// The winner's fanfare.
    Fanfare,
    /// A small click of the app itself.
    Tap,
    /// The music before a round of the maze: three seconds.
    CountIn,
    /// A pellet is eaten.
    Munch,
    /// A power pellet is eaten.
    Power,
    /// A ghost is eaten.
    GhostEaten,
    /// A ghost caught PAC-MAN.
    Caught,
    /// A round is over and nobody was caught.
    RoundOver,
    /// A card is drawn, whichever it is.
    Card,
}

/// How it should feel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Haptic {
    /// A light tick.
    Tick,
    /// A firm press that did something.
    Thud,
    /// A denial.
    Buzz,
    /// A long celebration.
    Cheer,
}

/// Something that a person has to read: a refusal, a fault, a hint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Notice {
    /// The rule or fault behind it, e.g. `cannot_afford`; stable, never shown.
    pub code: String,
    /// One line.
    pub title: String,
    /// Why, with the numbers.
    pub text: String,
    /// What to do now.
    pub remedy: String,
    /// The same for a screen reader, as one sentence or two.
    pub announce: String,
}
