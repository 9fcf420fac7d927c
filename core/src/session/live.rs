//! The state of a session, and how a row of its log moves it on.

use serde::{Deserialize, Serialize};

use super::game::Stepped;
use super::{AnyGame, Input};
use crate::kernel::{Invalid, Millis};
use crate::maze::Play;

/// One row of the log: an accepted input and when it came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    /// Milliseconds that the match had been open.
    pub at: Millis,
    /// What a hand did, or [`Input::Wake`] where time alone changed something.
    pub input: Input,
}

/// A log that doesn't replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The setup is no longer accepted.
    #[error("setup: {0}")]
    Setup(#[from] Invalid),
    /// A row is refused, which an acknowledged input never is.
    #[error("row {row} of the log is refused by the rules: {rule}")]
    Row {
        /// Counted from 0.
        row: u32,
        /// The refusing rule's code.
        rule: String,
    },
}

/// Everything that a snapshot holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Live {
    pub(super) game: AnyGame,
    pub(super) now: Millis,
    pub(super) sequence: u32,
    pub(super) revision: u32,
}

impl Live {
    pub(super) fn maze(&self) -> Option<&Play> {
        self.game.maze()
    }

    /// Ticks of the open round; 0 when none is.
    pub(super) fn ticks(&self) -> u32 {
        self.maze().map_or(0, Play::ticks)
    }

    /// Applies one row again, as it was accepted.
    pub(super) fn step(&mut self, row: &Logged) -> Stepped {
        let at = row.at.max(self.now);
        let stepped = self.game.step(&row.input, at);
        self.now = at;
        self.sequence += 1;
        self.revision += 1;
        stepped
    }

    pub(super) fn redo(&mut self, row: &Logged) -> Result<(), ReplayError> {
        let number = self.sequence;
        let stepped = self.step(row);
        if stepped.changed || stepped.aged {
            return Ok(());
        }
        let rule = stepped.refused.map_or("without_effect", |rule| rule.code());
        Err(ReplayError::Row {
            row: number,
            rule: rule.to_owned(),
        })
    }
}
