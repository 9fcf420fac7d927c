//! Numbers that name things: a place at the table, a Level of the board.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in the order of the setup.
///
/// Any `u8` is a `Seat`; whether a match has that seat is the match's to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
pub struct Seat(pub u8);

#[cfg(feature = "uniffi")]
uniffi::custom_newtype!(Seat, u8);

impl Seat {
    /// The seat as an index into per-seat tables.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A Level of the bank game's board, 1 to 16 (rulebook: "Levels").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export, as = "u8"))]
pub struct Level(u8);

impl Level {
    /// How many Levels the board has.
    pub const COUNT: usize = 16;
    /// The cheapest Level, where every scroll of the ring begins.
    pub const FIRST: Self = Self(1);

    /// `None` unless `number` is 1 to 16.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 16 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The printed number, 1 to 16.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The Level as an index into tables of 16.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// All Levels in ascending order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (1..=16).map(Self)
    }
}

impl TryFrom<u8> for Level {
    type Error = LevelOutOfRange;
    fn try_from(number: u8) -> Result<Self, LevelOutOfRange> {
        Self::new(number).ok_or(LevelOutOfRange(number))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Level {}", self.0)
    }
}

/// A number that names no Level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no Level {0}: Levels are numbered 1 to 16")]
pub struct LevelOutOfRange(u8);

#[cfg(feature = "uniffi")]
uniffi::custom_type!(Level, u8, {
    try_lift: |number| Ok(Level::try_from(number)?),
    lower: |level| level.0,
});
