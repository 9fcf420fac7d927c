//! A legal decision of the bank game, and what may be owed.

use serde::{Deserialize, Serialize};

use crate::kernel::{Level, Points, Seat};

/// One entry that a table can make in the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// First insertion of a coin: the account opens.
    Register { seat: Seat },
    /// Buy an unowned Level at face value.
    Buy { seat: Seat, level: Level },
    /// Take another's Level for nothing (Power Pellet space).
    Steal { seat: Seat, level: Level },
    /// Sell back a Level that was bought by mistake for a steal.
    StoleFromBank { seat: Seat, level: Level },
    /// Buy an unowned Level for the winning bid.
    Auction {
        seat: Seat,
        level: Level,
        bid: Points,
    },
    /// Nobody bids: ends the auction without an entry of points.
    NoBids { level: Level },
    /// Pay rent, a fee, or whatever is left.
    Pay { seat: Seat, debt: Debt },
    /// Sell one's own Level to the Bank at face value.
    Sell { seat: Seat, level: Level },
    /// What a GO round earned, typed in by somebody.
    GoRound { seat: Seat, points: Points },
    /// What a GO round earned that was played here: no limit of the box holds.
    MazeRound { seat: Seat, points: Points },
    /// Take back an earlier entry by a compensating one.
    Correct { entry: u32, reason: Reason },
    /// Take back the last entry of this insertion.
    Undo,
    /// Book again what was just taken back.
    Redo,
}

/// What somebody owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Debt {
    /// Rent of a Level, to its owner.
    Rent(Level),
    /// The Ghost met a token.
    GhostFee,
    /// Get Out of Jail.
    JailFee,
}

/// Why an entry is mended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Reason {
    /// Another player's coin was in.
    WrongPlayer,
    /// Another Level was meant.
    WrongLevel,
    /// Another amount was meant.
    WrongAmount,
    /// It never happened.
    NeverHappened,
}
