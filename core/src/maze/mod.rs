//! The 15-second maze, worth passing GO for.
//!
//! Integers only, 60 ticks a second, no allocation per tick: the same seed and
//! the same changes of the stick give the same hash after every tick, on any
//! machine and any display. Follows the rulebook's GO section, our rulings
//! "Maze of the unit", and facts of the arcade original where they fit.

mod clock;
mod ghost;
mod map;
mod pac;
mod play;
mod practice;
mod read;
mod round;
mod run_file;
mod steer;
#[cfg(test)]
mod tests;
mod tuning;
mod watch;

pub use clock::TickClock;
pub use ghost::{Errand, Ghost, Who};
pub use map::{Cells, Ground, Maze, Tile, Way};
pub use pac::{Pac, Spot};
pub use play::{COUNT_IN_TICKS, Play, Taken};
pub use practice::{Practice, PracticeSetup};
pub use round::{Eaten, Ending, MazeEvent, Round};
pub use run_file::{MOST_BYTES, NoRun, RunFile};
pub use steer::{Steering, Stick};
pub use tuning::{Difficulty, FLASH_TICKS, ROUND_TICKS, SUB, TICKS_PER_SECOND, Tuning};
pub use watch::Watch;
