//! A round as hands meet it: count-in, stick, pauses.
//!
//! The clock of the round starts after the count-in; what is held by then acts
//! at its first tick (RULING: input during the count-in moves nothing).

use serde::{Deserialize, Serialize};

use super::map::{Maze, Way};
use super::round::{MazeEvent, Round};
use super::steer::Steering;
use super::tuning::{Difficulty, TICKS_PER_SECOND};
use crate::kernel::Stream;

/// Music before a round, in ticks.
pub const COUNT_IN_TICKS: u32 = 3 * TICKS_PER_SECOND;

/// A round being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    #[serde(skip, default = "Maze::unit")]
    maze: Maze,
    round: Round,
    steering: Steering,
    /// Ticks since the first count-in began.
    ticks: u32,
    /// The tick at which the running count-in ends.
    starts_at: u32,
}

impl Play {
    /// A round of the unit's maze, about to be counted in.
    #[must_use]
    pub fn new(difficulty: Difficulty, chance: Stream) -> Self {
        let maze = Maze::unit();
        Self {
            round: Round::new(&maze, difficulty, chance),
            maze,
            steering: Steering::default(),
            ticks: 0,
            starts_at: COUNT_IN_TICKS,
        }
    }

    /// Plays up to `tick`, counted from the first count-in.
    pub fn play_to(&mut self, tick: u32, events: &mut Vec<MazeEvent>) {
        while self.ticks < tick && self.round.ending().is_none() {
            self.ticks += 1;
            if self.ticks > self.starts_at {
                self.round.step(&self.maze, events);
            } else if self.ticks == self.starts_at {
                self.round.lean(self.steering.way());
            }
        }
    }

    /// A direction goes down or comes up; it acts at the next tick.
    pub fn steer(&mut self, way: Way, down: bool) {
        if down {
            self.steering.press(way);
        } else {
            self.steering.release(way);
        }
        if !self.is_counting_in() {
            self.round.lean(self.steering.way());
        }
    }

    /// Nobody plays any more: all directions come up, and the round goes on
    /// after a count-in. A count-in that runs begins again.
    pub fn pause(&mut self) {
        self.steering.let_go();
        self.round.lean(None);
        self.starts_at = self.ticks + COUNT_IN_TICKS;
    }

    /// Whether a pause would change anything: right after one it doesn't.
    #[must_use]
    pub const fn is_fresh(&self) -> bool {
        self.starts_at == self.ticks + COUNT_IN_TICKS
    }

    /// Whether the music still plays.
    #[must_use]
    pub const fn is_counting_in(&self) -> bool {
        self.ticks < self.starts_at
    }

    /// Ticks until the clock of the round runs.
    #[must_use]
    pub const fn count_in(&self) -> u32 {
        self.starts_at.saturating_sub(self.ticks)
    }

    /// Ticks since the first count-in began: what the log counts in.
    #[must_use]
    pub const fn ticks(&self) -> u32 {
        self.ticks
    }

    /// The round itself.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// Its maze.
    #[must_use]
    pub const fn maze(&self) -> &Maze {
        &self.maze
    }
}
