//! Core's fault as an exception: uniffi throws enums, and a fault is a record.

use coinop_core::session::{Fault, FaultKind, Notice};

/// A call that failed. It changed nothing, unless its method says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, uniffi::Error)]
pub enum EngineError {
    /// The one variant: what failed is in it.
    #[error("{}: {}", notice.code, notice.text)]
    Failed {
        /// What a shell may react to.
        kind: FaultKind,
        /// What a person is shown.
        notice: Notice,
        /// On the button that tries the call again.
        retry: String,
    },
}

impl From<Fault> for EngineError {
    fn from(fault: Fault) -> Self {
        let Fault {
            kind,
            notice,
            retry,
        } = fault;
        Self::Failed {
            kind,
            notice,
            retry,
        }
    }
}
