//! From what went wrong in here to what a person is told.

use std::path::Path;

use coinop_core::session::{Fault, FaultKind};
use coinop_core::view::{Words, fault};

use crate::store::StoreError;

/// The boundary's kind of a store's error.
pub(crate) fn kind_of(error: &StoreError) -> FaultKind {
    match error {
        StoreError::Busy(_) => FaultKind::StoreBusy,
        StoreError::Full(_) => FaultKind::StoreFull,
        StoreError::ReadOnly(_) => FaultKind::StoreReadOnly,
        StoreError::Blocked(_) => FaultKind::StoreBlocked,
        StoreError::Damaged(_) => FaultKind::StoreDamaged,
        StoreError::TooNew(_) => FaultKind::StoreTooNew,
        StoreError::Foreign(_) => FaultKind::StoreForeign,
        StoreError::InUse => FaultKind::StoreInUse,
        StoreError::NoMatch(_) => FaultKind::NoMatch,
        StoreError::Doubled(_) | StoreError::Bug(_) => FaultKind::Bug,
    }
}

/// A store's error in words; `folder` is what it has to do with.
pub(crate) fn of_store(error: &StoreError, folder: &Path, words: &Words) -> Fault {
    let place = match error {
        StoreError::Blocked(at) => at,
        _ => folder,
    };
    let kind = kind_of(error);
    if kind == FaultKind::Bug {
        return bug(&error.to_string(), words);
    }
    fault(kind, &place.display().to_string(), words)
}

/// Ours, in words.
pub(crate) fn bug(what: &str, words: &Words) -> Fault {
    fault(FaultKind::Bug, what, words)
}

/// What a panic said.
pub(crate) fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without words".to_owned())
}
