//! The two clocks of host: the wall's, for the shelf of matches, and the
//! match's own, which stands still while nobody plays.

use std::time::{Duration, Instant};

use coinop_core::kernel::Millis;
use jiff::tz::Offset;
use jiff::{Timestamp, ZonedDateTime, civil};

/// A moment of the wall clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// UTC milliseconds since 1970.
    pub utc_ms: i64,
    /// Minutes that the civil clock was ahead of UTC.
    pub offset_min: i32,
}

impl Moment {
    /// Now, in the system's time zone.
    #[must_use]
    pub fn now() -> Self {
        let now = ZonedDateTime::now();
        Self {
            utc_ms: now.timestamp().as_millisecond(),
            offset_min: now.offset().seconds() / 60,
        }
    }

    /// `2026-11-30-021500`: sorts, and no file system minds it.
    #[must_use]
    pub fn for_file_names(self) -> String {
        self.civil().strftime("%Y-%m-%d-%H%M%S").to_string()
    }

    /// What the clock on the wall showed.
    #[must_use]
    pub fn civil(self) -> civil::DateTime {
        let offset = Offset::from_seconds(self.offset_min.saturating_mul(60));
        let moment = Timestamp::from_millisecond(self.utc_ms).unwrap_or_default();
        offset.unwrap_or(Offset::UTC).to_datetime(moment)
    }
}

/// Milliseconds that a match has been open, all sittings together.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MatchClock {
    base: Millis,
    running_since: Option<Instant>,
    /// Only ever in a run of fixtures: its moments come from outside.
    by_hand: bool,
}

impl MatchClock {
    /// Goes on from the last moment that the match knows.
    pub(crate) fn from(base: Millis) -> Self {
        Self {
            base,
            running_since: Some(Instant::now()),
            by_hand: false,
        }
    }

    /// Stands at `now`, whatever happens, until another one is put in place.
    #[cfg(feature = "conformance")]
    pub(crate) const fn by_hand(now: Millis) -> Self {
        Self {
            base: now,
            running_since: None,
            by_hand: true,
        }
    }

    /// Whether this is a run of fixtures, whose inputs come from a script.
    pub(crate) const fn is_by_hand(&self) -> bool {
        self.by_hand
    }

    /// The match's time now; never runs backwards.
    pub(crate) fn now(&self) -> Millis {
        self.running_since.map_or(self.base, |since| {
            Millis(self.base.0.saturating_add(whole_ms(since.elapsed())))
        })
    }

    /// Time away isn't played. Twice is once.
    pub(crate) fn pause(&mut self) {
        self.base = self.now();
        self.running_since = None;
    }

    /// Back again. Twice is once.
    pub(crate) fn resume(&mut self) {
        if self.running_since.is_none() && !self.by_hand {
            self.running_since = Some(Instant::now());
        }
    }
}

fn whole_ms(elapsed: Duration) -> u64 {
    u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_away_is_not_played() {
        let mut clock = MatchClock::from(Millis(7_000));
        clock.pause();
        clock.pause();
        let left = clock.now();
        std::thread::sleep(Duration::from_millis(20));
        assert_eq!(clock.now(), left);
        let back = Instant::now();
        clock.resume();
        clock.resume();
        let played = left.until(clock.now());
        assert!(
            u64::from(played) <= whole_ms(back.elapsed()),
            "only since the return"
        );
        assert!(clock.now() >= Millis(7_000));
    }

    #[test]
    fn a_file_name_is_the_civil_date() {
        let moment = Moment {
            utc_ms: 1_796_004_900_000,
            offset_min: 60,
        };
        assert_eq!(moment.for_file_names(), "2026-11-30-031500");
    }
}
