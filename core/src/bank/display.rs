//! What the unit's face shows: facts without words.

use serde::{Deserialize, Serialize};

use super::direct::DirectStep;
use super::game::{Bank, Hand};
use super::unit::{Button, Step, Stop};
use crate::kernel::{Level, Millis, Seat};

/// How long a denial flashes: three flashes, under three a second.
const DENIED_MS: u32 = 1_500;

/// Something that flashes for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Flash {
    pub what: Flashing,
    pub until: Millis,
}

/// What flashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Flashing {
    /// A denied Level's number.
    Level(Level),
    /// The four characters, denied.
    Digits,
    /// Four zeros: the unit was reset.
    Zeros,
}

impl Flash {
    pub(super) fn denied(level: Option<Level>, at: Millis) -> Self {
        let what = level.map_or(Flashing::Digits, Flashing::Level);
        Self {
            what,
            until: at.after(DENIED_MS),
        }
    }
}

impl Bank {
    /// How far a control sequence is, while the unit is worked by its stick.
    #[must_use]
    pub const fn unit_step(&self) -> Option<Step> {
        match self.hand {
            Hand::Unit(step) => Some(step),
            Hand::Direct(_) | Hand::Maze(_) => None,
        }
    }

    /// Nothing is lit: asleep with no coin at once, with one after five
    /// minutes. The four zeros of a reset are shown without a coin.
    #[must_use]
    pub const fn is_dark(&self) -> bool {
        self.asleep || (self.coin.is_none() && !self.was_just_reset())
    }

    /// The four zeros flash.
    #[must_use]
    pub const fn was_just_reset(&self) -> bool {
        matches!(self.flash, Some(flash) if matches!(flash.what, Flashing::Zeros))
    }

    /// The four characters flash: a reset, or denied where no Level is.
    #[must_use]
    pub const fn digits_flash(&self) -> bool {
        matches!(self.flash, Some(flash)
            if matches!(flash.what, Flashing::Zeros | Flashing::Digits))
    }

    /// The Level whose number flashes: denied.
    #[must_use]
    pub const fn flashing_level(&self) -> Option<Level> {
        match self.flash {
            Some(flash) => match flash.what {
                Flashing::Level(level) => Some(level),
                Flashing::Digits | Flashing::Zeros => None,
            },
            None => None,
        }
    }

    /// The Level whose number stands bottom right.
    #[must_use]
    pub fn corner(&self) -> Option<Level> {
        if self.is_dark() {
            return None;
        }
        self.level_at_cursor().or_else(|| self.flashing_level())
    }

    /// The stop that the cursor lights.
    #[must_use]
    pub const fn cursor(&self) -> Option<Stop> {
        match self.hand {
            Hand::Unit(Step::Choosing { stop, .. }) => Some(stop),
            Hand::Unit(Step::Bidding { level, .. }) => Some(Stop::Level(level)),
            Hand::Unit(Step::Idle | Step::GoRound { .. }) | Hand::Direct(_) | Hand::Maze(_) => None,
        }
    }

    /// The Level that direct mode is about.
    #[must_use]
    pub const fn direct_level(&self) -> Option<Level> {
        match self.hand {
            Hand::Direct(DirectStep::Level(level) | DirectStep::DebtFor(level)) => Some(level),
            Hand::Direct(DirectStep::Auction(auction)) => Some(auction.level),
            Hand::Direct(_) | Hand::Unit(_) | Hand::Maze(_) => None,
        }
    }

    /// The white button is held down.
    #[must_use]
    pub const fn is_button_down(&self) -> bool {
        matches!(self.button, Button::Down { .. })
    }

    /// After the end, with a winner's coin in: the score flashes.
    #[must_use]
    pub fn shows_winner(&self) -> bool {
        self.coin.is_some_and(|seat| {
            self.is_revealed(seat)
                && self
                    .outcome()
                    .is_some_and(|outcome| outcome.winners.contains(&seat))
        })
    }

    /// Whether a tap would put this seat's coin in.
    #[must_use]
    pub fn accepts_coin(&self, seat: Seat) -> bool {
        match self.coin {
            None => true,
            Some(coin) => coin != seat && self.hand == Hand::Direct(DirectStep::Menu),
        }
    }
}
