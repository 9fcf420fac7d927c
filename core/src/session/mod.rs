//! From input to action to events to effects; the log, undo and replay.

mod input;
mod update;

pub use input::{Direction, Input, Mode, TableTap, Tap};
pub use update::{Cue, Effect, Haptic, Notice, Update};
