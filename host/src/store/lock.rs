//! One process per folder: a lock file that the system lets go of when the
//! process ends, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

use super::StoreError;

/// Name of the lock file beside the database.
const LOCK: &str = "coinop.lock";

/// Held as long as the store is open.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of `folder`.
    ///
    /// # Errors
    /// [`StoreError::InUse`] when another process has it; [`StoreError::ReadOnly`]
    /// or [`StoreError::Full`] when the file can't be made.
    pub(super) fn take(folder: &Path) -> Result<Self, StoreError> {
        let path = folder.join(LOCK);
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(&path)
            .map_err(|error| StoreError::from_io("lock file", &error))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
            // A file system without locks (some network folders): SQLite's own
            // locking still stands between two writers.
            Err(TryLockError::Error(_)) => Ok(Self { _file: file }),
        }
    }
}
