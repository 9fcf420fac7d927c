//! Three ways to fail, told apart by who can mend it.

use serde::{Deserialize, Serialize};

/// The player's: a rule says no. The state is untouched.
///
/// `R` is a game's own closed list of rules, each with its numbers.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("refused: {0:?}")]
pub struct Refused<R>(pub R);

/// Data's: a setup, a box, a fixture or a call that can't be understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{at}: {what}")]
pub struct Invalid {
    /// Where, in the words of the one who wrote it: `levels[3].price`.
    pub at: String,
    /// What's wrong and what would be right.
    pub what: String,
}

impl Invalid {
    /// An error at `at`, saying `what` would be right.
    pub fn new(at: impl Into<String>, what: impl Into<String>) -> Self {
        Self {
            at: at.into(),
            what: what.into(),
        }
    }
}

/// Ours: an invariant that doesn't hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a fault in the app: {0}")]
pub struct Bug(pub String);
