//! One line of the ledger: why, which points, which Level card.

use serde::{Deserialize, Serialize};

use super::{Debt, Reason};
use crate::kernel::{Level, Points, Seat};

/// An account: a seat's, or the Bank's.
pub type Account = Option<Seat>;

/// Points that went from one account to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Transfer {
    /// Who paid; `None` is the Bank.
    pub from: Account,
    /// Who got them; `None` is the Bank.
    pub to: Account,
    /// How many, never 0.
    pub points: Points,
}

/// A Level card that changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardMove {
    /// Which.
    pub level: Level,
    /// Who had it; `None` is the Bank.
    pub from: Account,
    /// Who has it now; `None` is the Bank.
    pub to: Account,
}

/// Why an entry was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The account opened.
    Registered,
    /// Bought at face value.
    Bought,
    /// Bought at auction.
    Auctioned,
    /// Stolen from another player.
    Stolen,
    /// Rent or a fee; `forgiven` is what couldn't be paid.
    Paid {
        /// What was owed.
        debt: Debt,
        /// The rest that is gone.
        forgiven: Points,
    },
    /// Sold back to the Bank.
    Sold,
    /// "That steal was from the Bank."
    SoldBack,
    /// A GO round's points.
    GoRound,
    /// A compensating entry.
    Mended {
        /// The number of the mended entry, from 1.
        entry: u32,
        /// Why.
        reason: Reason,
    },
}

/// Who may not bid for which Level: denied bidders of auctions that have to be
/// held again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exclusions {
    /// By Level; bit n: seat n was denied.
    denied: [u8; Level::COUNT],
}

impl Exclusions {
    /// Whether `seat` may not bid for `level`.
    #[must_use]
    pub const fn excludes(&self, level: Level, seat: Seat) -> bool {
        self.denied[level.index()] & (1 << seat.0) != 0
    }

    /// Keeps `seat` out of the auction of `level`.
    pub(super) const fn exclude(&mut self, level: Level, seat: Seat) {
        self.denied[level.index()] |= 1 << seat.0;
    }

    /// The auction of `level` is over.
    pub(super) const fn end(&mut self, level: Level) {
        self.denied[level.index()] = 0;
    }

    /// Those of `self` that aren't in `later`.
    pub(super) fn ended_in(mut self, later: &Self) -> Self {
        for (denied, still) in self.denied.iter_mut().zip(later.denied) {
            *denied &= !still;
        }
        self
    }

    /// Keeps those of `other` out as well.
    pub(super) fn restore(&mut self, other: &Self) {
        for (denied, ended) in self.denied.iter_mut().zip(other.denied) {
            *denied |= ended;
        }
    }

    /// Ends every auction that didn't deny `seat`: the table has moved on.
    pub(super) fn end_without(&mut self, seat: Seat) {
        for denied in &mut self.denied {
            if *denied & (1 << seat.0) == 0 {
                *denied = 0;
            }
        }
    }
}

/// One line of the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Why.
    pub cause: Cause,
    /// Whose entry.
    pub seat: Seat,
    /// Their score before it.
    pub before: Points,
    /// Points that moved.
    pub transfer: Option<Transfer>,
    /// The Level card that moved.
    pub card: Option<CardMove>,
    /// The insertion in which it was made.
    pub insertion: u32,
    /// The exclusions that it ended: undoing restores them.
    pub exclusions_ended: Exclusions,
    /// Taken back: it no longer counts, but isn't forgotten.
    pub void: bool,
    /// The number of the correction that mends it.
    pub mended_by: Option<u32>,
}

impl Entry {
    /// The score of the entry's seat after it.
    #[must_use]
    pub fn after(&self) -> Points {
        match self.transfer {
            Some(Transfer { from, points, .. }) if from == Some(self.seat) => {
                self.before.minus(points).unwrap_or(Points::ZERO)
            }
            Some(Transfer { points, .. }) => self.before.plus(points),
            None => self.before,
        }
    }

    /// The Level that the entry is about, if any.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        match (self.card, self.cause) {
            (Some(card), _) => Some(card.level),
            (
                None,
                Cause::Paid {
                    debt: Debt::Rent(level),
                    ..
                },
            ) => Some(level),
            _ => None,
        }
    }
}
