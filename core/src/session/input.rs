//! What a hand did. Names here reach the log and are frozen (tests/snapshots).

use serde::{Deserialize, Serialize};

use crate::bank::{Debt, Reason};
use crate::cards::CardAction;
use crate::kernel::{Level, Seat};
use crate::maze::Way;

/// One thing that somebody did to the app while a match is open.
///
/// A shell never makes up anything but the controls of the unit; every other
/// input stands ready in the view that it draws ([`crate::view::Choice`]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Input {
    /// A coin goes into the slot. In direct mode, a tap on a coin.
    CoinIn(Seat),
    /// The coin is pulled out, whatever was being chosen.
    CoinOut,
    /// The joystick leans.
    Stick(Direction),
    /// The white button goes down; it acts when it comes up.
    ButtonDown,
    /// The white button comes up.
    ButtonUp,
    /// All hands off: the app was left, opened again, or lost the pointer. A
    /// button held down comes up without doing anything; a round of the maze
    /// waits until a hand is back.
    LetGo,
    /// Time passed: `Update.wake_in_ms` is over.
    Wake,
    /// The maze was played up to this tick, counted from its first count-in.
    /// Frames make it ([`super::Session::frame`]); from a shell it is refused.
    Play(u32),
    /// In the maze: a direction goes down and stays.
    Press(Direction),
    /// In the maze: a direction comes up.
    Release(Direction),
    /// From the joystick to big buttons, or back.
    SetMode(Mode),
    /// A big button of direct mode.
    Tap(Tap),
    /// Something of the table helper: dice, jail, whose turn it is.
    Table(TableTap),
    /// A decision in the card game. It names its seat, so that a late tap never
    /// decides for the next one.
    Card(CardAction),
    /// In the card game: half of a power-up's question is answered by this
    /// player, or by nobody again. Nothing is decided yet.
    Pick(Option<Seat>),
    /// This player's last step is taken back, while nobody has seen anything
    /// new since.
    TakeBack(Seat),
}

/// The four ways in which the joystick leans.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Direction {
    /// Buy, steal, raise a bid.
    Up,
    /// Pay rent, pay the bank, sell.
    Down,
    /// Play the maze.
    Left,
    /// Buy at auction.
    Right,
}

impl From<Direction> for Way {
    fn from(direction: Direction) -> Self {
        match direction {
            Direction::Up => Self::Up,
            Direction::Down => Self::Down,
            Direction::Left => Self::Left,
            Direction::Right => Self::Right,
        }
    }
}

impl From<Way> for Direction {
    fn from(way: Way) -> Self {
        match way {
            Way::Up => Self::Up,
            Way::Down => Self::Down,
            Way::Left => Self::Left,
            Way::Right => Self::Right,
        }
    }
}

/// How the bank is worked at the moment; a table may switch at any time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Mode {
    /// As the toy does it: coin, joystick, white button.
    #[default]
    Unit,
    /// Coin, then big buttons.
    Direct,
}

/// The big buttons of direct mode.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Tap {
    /// Back one step; nothing is booked.
    Back,
    /// Shows what can be done on this Level.
    ChooseLevel(Level),
    /// Buys at face value. The last Level asks first ([`Tap::Confirm`]).
    Buy(Level),
    /// Opens the list of Levels that may be stolen.
    ChooseSteal,
    /// Steals: "standing on a Power Pellet space".
    Steal(Level),
    /// "That steal was from the Bank": the Level just bought is sold back.
    StoleFromBank(Level),
    /// Opens the auction of an unowned Level.
    OpenAuction(Level),
    /// This bidder says ten more.
    RaiseBid(Seat),
    /// Sold to the highest bidder. The last Level asks first.
    CloseAuction,
    /// Nobody bids: the Level stays with the Bank.
    NoBids,
    /// Pays rent, a fee, or what is left.
    Pay(Debt),
    /// Opens the list of things that a sale could be for.
    ChooseDebt(Level),
    /// Opens guided selling for this debt.
    OpenDebt(Debt),
    /// Sells one's own Level at face value.
    Sell(Level),
    /// Opens the GO round: its points are typed in.
    OpenGoRound,
    /// Ten points more or less of the GO round.
    GoRoundMore,
    /// Ten points less of the GO round.
    GoRoundLess,
    /// Books the GO round.
    BookGoRound,
    /// Yes to the question on screen.
    Confirm,
    /// Takes back the last entry of this insertion.
    Undo,
    /// Books again what was just taken back.
    Redo,
    /// Opens the correction of an entry, by its number in the log.
    OpenCorrection(u32),
    /// Books the compensating entry.
    Correct {
        /// The number of the entry that is mended.
        entry: u32,
        /// Why.
        reason: Reason,
    },
    /// The paused round goes on, or its result was seen.
    GoOn,
    /// After the end: shows all scores at once.
    ShowAll,
    /// After a reset: the match from before it comes back.
    BringBack,
}

/// The table helper's buttons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum TableTap {
    /// Shows or hides the helper.
    Show(bool),
    /// Rolls both dice for whoever is next.
    Roll,
    /// The player landed on Go to Jail.
    SentToJail,
    /// Jail: the fee was paid before rolling.
    PaidJail,
    /// The turn is over; the dice go to the left.
    EndTurn,
    /// It's this player's turn: the table knows better.
    TurnOf(Seat),
    /// This player isn't in Jail: the table knows better.
    FreeFromJail(Seat),
}
