//! Points, the money of the bank game and the score of all games.

use core::fmt;

use serde::{Deserialize, Serialize};

/// An amount of points, never negative.
///
/// Arithmetic is explicit: a score that would fall below 0 is a rule's
/// business, not an overflow.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
pub struct Points(pub u32);

#[cfg(feature = "uniffi")]
uniffi::custom_newtype!(Points, u32);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// `self + other`; stays at the largest amount instead of wrapping.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// `self - other`, or `None` when `other` is more than there is.
    #[must_use]
    pub const fn minus(self, other: Self) -> Option<Self> {
        match self.0.checked_sub(other.0) {
            Some(rest) => Some(Self(rest)),
            None => None,
        }
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
