//! A round as hands meet it: count-in, stick, pauses.
//!
//! The clock of the round starts after the count-in; what is held by then acts
//! at its first tick (RULING: input during the count-in moves nothing).

use serde::{Deserialize, Serialize};

use super::map::{Maze, Way};
use super::round::{MazeEvent, Round};
use super::steer::Steering;
use super::tuning::{Difficulty, TICKS_PER_SECOND};
use crate::kernel::{Invalid, Stream};

/// Music before a round, in ticks.
pub const COUNT_IN_TICKS: u32 = 3 * TICKS_PER_SECOND;

/// What a hand did to a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// More than the stick changed.
    Changed,
    /// Only the stick did.
    Steered,
    /// Nothing did.
    Ignored,
}

/// A round being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Play {
    maze: Maze,
    state: Stored,
}

/// What of a round is kept and hashed: the maze by its map only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Stored {
    /// Nothing for the unit's own.
    map: Option<String>,
    round: Round,
    steering: Steering,
    /// Ticks since the first count-in began.
    ticks: u32,
    /// The tick at which the running count-in ends.
    starts_at: u32,
    /// Nothing moves until a hand says to go on.
    paused: bool,
}

impl TryFrom<Stored> for Play {
    type Error = Invalid;

    fn try_from(state: Stored) -> Result<Self, Invalid> {
        Ok(Self {
            maze: maze_of(state.map.as_deref())?,
            state,
        })
    }
}

impl From<Play> for Stored {
    fn from(play: Play) -> Self {
        play.state
    }
}

fn maze_of(map: Option<&str>) -> Result<Maze, Invalid> {
    map.map_or_else(|| Ok(Maze::unit()), Maze::parse_any)
}

impl Play {
    /// A round of the unit's maze, about to be counted in.
    #[must_use]
    pub fn new(difficulty: Difficulty, chance: Stream) -> Self {
        Self::of(Maze::unit(), None, difficulty, chance)
    }

    /// A round of the maze that `map` draws.
    ///
    /// # Errors
    /// Where the map is wrong.
    pub fn on_map(map: &str, difficulty: Difficulty, chance: Stream) -> Result<Self, Invalid> {
        let maze = Maze::parse_any(map)?;
        Ok(Self::of(maze, Some(map.to_owned()), difficulty, chance))
    }

    fn of(maze: Maze, map: Option<String>, difficulty: Difficulty, chance: Stream) -> Self {
        Self {
            state: Stored {
                map,
                round: Round::new(&maze, difficulty, chance),
                steering: Steering::default(),
                ticks: 0,
                starts_at: COUNT_IN_TICKS,
                paused: false,
            },
            maze,
        }
    }

    /// Plays up to `tick`, counted from the first count-in; while it's paused
    /// nothing moves.
    pub fn play_to(&mut self, tick: u32, events: &mut Vec<MazeEvent>) {
        let state = &mut self.state;
        while state.ticks < tick && !state.paused && state.round.ending().is_none() {
            if state.ticks + COUNT_IN_TICKS == state.starts_at {
                events.push(MazeEvent::CountIn);
            }
            state.ticks += 1;
            if state.ticks > state.starts_at {
                state.round.step(&self.maze, events);
            } else if state.ticks == state.starts_at {
                state.round.hold(state.steering.stick());
            }
        }
    }

    /// A direction goes down or comes up; it acts at the next tick. A hand that
    /// was away is back when one goes down.
    pub fn steer(&mut self, way: Way, down: bool) -> Taken {
        let back = down && self.go_on();
        let state = &mut self.state;
        if down {
            state.steering.press(way);
        } else {
            state.steering.release(way);
        }
        if state.ticks >= state.starts_at {
            state.round.hold(state.steering.stick());
        }
        if back { Taken::Changed } else { Taken::Steered }
    }

    /// Nobody plays any more: all directions come up and nothing moves until
    /// [`Play::go_on`]. False if that was so already.
    pub fn pause(&mut self) -> bool {
        let state = &mut self.state;
        if state.paused || state.round.ending().is_some() {
            return false;
        }
        state.steering.let_go();
        state.round.let_go();
        state.paused = true;
        true
    }

    /// A hand is back: the round goes on after a count-in. False if it wasn't
    /// paused.
    pub fn go_on(&mut self) -> bool {
        let state = &mut self.state;
        if state.paused {
            state.starts_at = state.ticks + COUNT_IN_TICKS;
        }
        core::mem::take(&mut state.paused)
    }

    /// Whether nothing moves until [`Play::go_on`].
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.state.paused
    }

    /// Ticks until the clock of the round runs.
    #[must_use]
    pub const fn count_in(&self) -> u32 {
        self.state.starts_at.saturating_sub(self.state.ticks)
    }

    /// Ticks since the first count-in began: what the log counts in.
    #[must_use]
    pub const fn ticks(&self) -> u32 {
        self.state.ticks
    }

    /// The round itself.
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.state.round
    }

    /// Its maze.
    #[must_use]
    pub const fn maze(&self) -> &Maze {
        &self.maze
    }
}
