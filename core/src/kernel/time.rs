//! Time as core knows it: whole milliseconds that arrive with each input.

use serde::{Deserialize, Serialize};

/// Milliseconds that a match has been open, all sittings together.
///
/// Host stamps every input with it; it never runs backwards within a match
/// and stands still while the match is closed. `u32` holds 49 days.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
pub struct Millis(pub u32);

#[cfg(feature = "uniffi")]
uniffi::custom_newtype!(Millis, u32);

impl Millis {
    /// The moment `ms` milliseconds later.
    #[must_use]
    pub const fn after(self, ms: u32) -> Self {
        Self(self.0.saturating_add(ms))
    }

    /// Milliseconds from `self` to `later`, 0 if that has passed.
    #[must_use]
    pub const fn until(self, later: Self) -> u32 {
        later.0.saturating_sub(self.0)
    }
}
