//! From input to action to events to effects; the log, undo and replay.

mod fault;
mod game;
mod input;
mod live;
#[expect(
    clippy::module_inception,
    reason = "the module is named after its one type"
)]
mod session;
mod update;

pub use fault::{Fault, FaultKind};
pub use game::{AnyGame, GameEvent, GameSetup, Run};
pub use input::{Direction, Input, Mode, TableTap, Tap};
pub use live::{Logged, ReplayError};
pub use session::{FrameReply, RULES_VERSION, Reply, Session};
pub use update::{Cue, Effect, Haptic, Notice, Update};
