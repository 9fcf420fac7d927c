//! One process per folder: a lock file that the system lets go of when the
//! process ends, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use super::StoreError;

/// Name of the lock file beside the database.
const LOCK: &str = "coinop.lock";

/// A process that just ended, or one between fork and exec, may hold it a moment
/// longer than it's seen.
const TRIES: u32 = 10;
const BETWEEN_TRIES: Duration = Duration::from_millis(20);

/// Held as long as the store is open.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock of `folder`.
    ///
    /// # Errors
    /// [`StoreError::InUse`] when another process has it; [`StoreError::ReadOnly`],
    /// [`StoreError::Blocked`] or [`StoreError::Full`] when the file can't be made.
    pub(super) fn take(folder: &Path) -> Result<Self, StoreError> {
        let path = folder.join(LOCK);
        let file = OpenOptions::new()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(&path)
            .map_err(|error| StoreError::from_io(&path, &error))?;
        for _ in 0..TRIES {
            match file.try_lock() {
                Err(TryLockError::WouldBlock) => sleep(BETWEEN_TRIES),
                // A file system without locks (some network folders) can't tell:
                // SQLite's own locking still stands between two writers.
                Ok(()) | Err(TryLockError::Error(_)) => return Ok(Self { _file: file }),
            }
        }
        Err(StoreError::InUse)
    }
}
