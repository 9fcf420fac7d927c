//! From the display's time to whole ticks.
//!
//! The display owns the clock: once a frame a shell says how many microseconds
//! have passed since the round began. Whatever the display's rate, ticks come
//! out at the same moments; a frame that comes a hair early still gets its
//! tick, and time away isn't played.

use serde::{Deserialize, Serialize};

use super::tuning::TICKS_PER_SECOND;

/// A frame may come so much early and still get its tick.
const TOLERANCE_US: u64 = 1_000;
/// Longer between two frames means that nobody was looking: a quarter second.
const AWAY_US: u64 = 250_000;

/// Counts ticks against the display's microseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TickClock {
    /// The display's time of the last frame.
    last_us: Option<u64>,
    /// Microseconds that were played.
    played_us: u64,
    /// Ticks that were given out.
    given: u32,
}

impl TickClock {
    /// Ticks to play now that the display's clock says `now_us`. The first
    /// call only sets the clock; a clock that runs backwards gives none.
    pub fn advance(&mut self, now_us: u64) -> u32 {
        let passed = self.last_us.map_or(0, |last| now_us.saturating_sub(last));
        self.last_us = Some(self.last_us.map_or(now_us, |last| last.max(now_us)));
        if passed <= AWAY_US {
            self.played_us += passed;
        }
        let due = (self.played_us + TOLERANCE_US) * u64::from(TICKS_PER_SECOND) / 1_000_000;
        let due = u32::try_from(due).unwrap_or(u32::MAX);
        let ticks = due.saturating_sub(self.given);
        self.given += ticks;
        ticks
    }

    /// Away: whatever passes until the next frame isn't played.
    pub const fn pause(&mut self) {
        self.last_us = None;
    }

    /// How far the display is past the last tick, in 1/256 of a tick: how far
    /// to draw actors on between two ticks.
    #[must_use]
    pub fn between(&self) -> u8 {
        let played = self.played_us * u64::from(TICKS_PER_SECOND) * 256 / 1_000_000;
        let past = played.saturating_sub(u64::from(self.given) * 256);
        u8::try_from(past).unwrap_or(u8::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticks_in_a_second(hz: u64, early_us: u64) -> u32 {
        let mut clock = TickClock::default();
        clock.advance(0);
        (1..=hz)
            .map(|frame| clock.advance(frame * 1_000_000 / hz - early_us))
            .sum()
    }

    #[test]
    fn any_display_gives_sixty_ticks_a_second() {
        for hz in [30, 60, 90, 120, 144, 165, 240] {
            assert_eq!(ticks_in_a_second(hz, 0), 60, "{hz} Hz");
        }
    }

    #[test]
    fn a_frame_a_hair_early_still_gets_its_tick() {
        let mut clock = TickClock::default();
        clock.advance(0);
        for frame in 1..=60 {
            assert_eq!(
                clock.advance(frame * 1_000_000 / 60 - 500),
                1,
                "frame {frame}"
            );
        }
    }

    #[test]
    fn time_away_is_not_played() {
        let mut clock = TickClock::default();
        assert_eq!(
            clock.advance(9_000_000),
            0,
            "the first frame sets the clock"
        );
        assert_eq!(clock.advance(9_016_667), 1);
        assert_eq!(clock.advance(99_000_000), 0, "a huge delta moves nothing");
        assert_eq!(clock.advance(99_016_667), 1);
        clock.pause();
        assert_eq!(clock.advance(99_100_000), 0, "back after a pause");
        assert_eq!(clock.advance(99_116_667), 1);
    }

    #[test]
    fn a_clock_that_runs_backwards_gives_nothing() {
        let mut clock = TickClock::default();
        clock.advance(1_000_000);
        assert_eq!(clock.advance(500_000), 0);
        assert_eq!(clock.advance(1_016_667), 1);
    }
}
