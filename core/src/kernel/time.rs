//! Time as core knows it: whole milliseconds that arrive with each input.

use serde::{Deserialize, Serialize};

/// Milliseconds that a match has been open, all sittings together.
///
/// Host stamps every input with it; it never runs backwards within a match
/// and stands still while the match is closed. 64 bits: 32 would stand still
/// after 49 days, and a clock that stands still resets a match at a touch and
/// takes every tap for a shaky finger's. It crosses no boundary.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub u64);

impl Millis {
    /// The moment `ms` milliseconds later.
    #[must_use]
    pub const fn after(self, ms: u32) -> Self {
        Self(self.0.saturating_add(ms as u64))
    }

    /// Milliseconds from `self` to `later`, 0 if that has passed; at most
    /// `u32::MAX`.
    #[must_use]
    pub fn until(self, later: Self) -> u32 {
        u32::try_from(later.0.saturating_sub(self.0)).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_after_49_days() {
        let late = Millis(u64::from(u32::MAX) - 1_000);
        let later = late.after(5_000);
        assert_eq!(late.until(later), 5_000);
        assert_eq!(later.until(late), 0);
        assert_eq!(
            Millis(0).until(later),
            u32::MAX,
            "as much as there's room for"
        );
    }

    /// Logs and snapshots from when it was 32 bits still read, and small
    /// moments are written as they were.
    #[test]
    fn moments_of_32_bits_are_written_alike() {
        for moment in [0, 1_234, u32::MAX] {
            let wide = Millis(u64::from(moment));
            let bytes = postcard::to_allocvec(&moment).expect("writes");
            assert_eq!(postcard::to_allocvec(&wide).expect("writes"), bytes);
            assert_eq!(postcard::from_bytes(&bytes), Ok(wide));
            let json = serde_json::to_string(&moment).expect("writes");
            assert_eq!(serde_json::to_string(&wide).expect("writes"), json);
        }
    }
}
