//! What the table helper knows of a turn: plain data, refusals included.

use serde::{Deserialize, Serialize};

use crate::bank::MAX_PLAYERS;
use crate::kernel::Seat;

/// One throw of both dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    /// The numbered die.
    pub numbered: u8,
    /// The Ghost die: how far the Ghost moves.
    pub ghost: u8,
}

impl Roll {
    /// How far PAC-MAN moves: both dice.
    #[must_use]
    pub const fn sum(self) -> u8 {
        self.numbered + self.ghost
    }

    /// Both dice show the same.
    #[must_use]
    pub const fn is_doubles(self) -> bool {
        self.numbered == self.ghost
    }
}

/// How far the table is; what a reset puts aside and brings back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    pub(super) seats: u8,
    pub(super) turn: Turn,
    /// Failed rolls of everybody who is in Jail.
    pub(super) jail: [Option<u8>; MAX_PLAYERS],
}

/// What the table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Turn {
    /// Everybody rolls for the first turn.
    Starting {
        /// Who is still in it: all, or those who tied.
        contenders: [bool; MAX_PLAYERS],
        /// What they rolled this time.
        rolls: [Option<Roll>; MAX_PLAYERS],
        /// Whether an earlier round of rolls tied.
        tied: bool,
    },
    /// Somebody's turn.
    Of {
        /// Whose.
        seat: Seat,
        /// Doubles rolled so far in this turn.
        doubles: u8,
        /// How far the turn is.
        step: TurnStep,
    },
}

/// How far a turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnStep {
    /// Before the first roll.
    Ready {
        /// This seat won the starting roll with that.
        started: Option<Roll>,
        /// The fee was paid in this turn: out of Jail, about to roll.
        paid: bool,
    },
    /// This roll moves.
    Moves {
        /// What was rolled.
        roll: Roll,
        /// How it let out of Jail, if it did.
        exit: Option<JailExit>,
    },
    /// The turn is over; the dice wait for the next player.
    Over {
        /// The roll that ended it, if one did.
        roll: Option<Roll>,
        /// Why.
        why: OverReason,
    },
}

/// How a roll lets out of Jail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum JailExit {
    /// By doubles; they give no further roll.
    Doubles,
    /// The third failed roll: the fee is due, and it moves.
    ThirdFailure,
}

/// Why a turn is over before the ordinary end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OverReason {
    /// Third doubles in a row: nothing moves.
    ThirdDoubles,
    /// Go to Jail.
    SentToJail,
    /// No doubles in Jail; so many rolls have failed.
    StaysInJail(u8),
}

/// What a tap did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableEvent {
    /// The helper was shown or hidden.
    Shown(bool),
    /// Dice fell.
    Rolled {
        /// Whose.
        seat: Seat,
        /// What they show.
        roll: Roll,
    },
    /// Somebody goes to Jail.
    Jailed(Seat),
    /// Somebody is out of Jail.
    Freed(Seat),
    /// It's this player's turn.
    TurnOf(Seat),
}

/// Why a tap does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableRefusal {
    /// The helper is off.
    Hidden,
    /// No such seat at this table.
    UnknownSeat(Seat),
    /// The starting roll isn't done: nobody has a turn yet.
    NotStarted,
    /// That comes after a roll.
    RollFirst,
    /// Doubles: the same player rolls again.
    RollAgain,
    /// The turn is over: pass the dice first.
    TurnOver,
    /// Only before rolling.
    AlreadyRolled,
    /// This player isn't in Jail.
    NotInJail(Seat),
}

impl TableRefusal {
    /// The stable name, used in notices and fixtures.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Hidden => "helper_hidden",
            Self::UnknownSeat(_) => "helper_unknown_seat",
            Self::NotStarted => "helper_not_started",
            Self::RollFirst => "helper_roll_first",
            Self::RollAgain => "helper_roll_again",
            Self::TurnOver => "helper_turn_over",
            Self::AlreadyRolled => "helper_already_rolled",
            Self::NotInJail(_) => "helper_not_in_jail",
        }
    }
}

impl Progress {
    pub(super) fn new(seats: usize) -> Self {
        let seats = u8::try_from(seats.min(MAX_PLAYERS)).unwrap_or_default();
        let mut contenders = [false; MAX_PLAYERS];
        contenders[..usize::from(seats)].fill(true);
        Self {
            seats,
            turn: Turn::Starting {
                contenders,
                rolls: [None; MAX_PLAYERS],
                tied: false,
            },
            jail: [None; MAX_PLAYERS],
        }
    }
}

/// Doubles again, unless they were what let out of Jail.
#[must_use]
pub const fn again(roll: Roll, exit: Option<JailExit>) -> bool {
    roll.is_doubles() && exit.is_none()
}
