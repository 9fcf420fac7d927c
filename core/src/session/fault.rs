//! What crosses the boundary when a call fails.

use serde::{Deserialize, Serialize};

use super::Notice;

/// A failed call: what kind, and what to tell the person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{}: {}", notice.code, notice.text)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Fault {
    /// Who can mend it.
    pub kind: FaultKind,
    /// In words.
    pub notice: Notice,
    /// On the button that tries the call again.
    pub retry: String,
}

/// The closed list of ways to fail, for shells that react and for logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum FaultKind {
    /// A rule says no; nothing has changed.
    Refused,
    /// Data or a call that can't be understood; nothing has changed.
    Invalid,
    /// No match is open, or none has that id.
    NoMatch,
    /// Another writer holds the store longer than we wait.
    StoreBusy,
    /// No room on the disk.
    StoreFull,
    /// The folder can't be written to.
    StoreReadOnly,
    /// Something else lies where a file or a folder of ours should be.
    StoreBlocked,
    /// The file was damaged and is set aside.
    StoreDamaged,
    /// The file was written by a newer app.
    StoreTooNew,
    /// The file was made by another build of the app, whose tables aren't ours.
    StoreForeign,
    /// Another running app has it open.
    StoreInUse,
    /// Ours.
    Bug,
}
