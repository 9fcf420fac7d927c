//! Ways in which the store fails, told apart by what a person can do.
//!
//! SQLite's result codes are mapped here and nowhere else; what each kind
//! says to a person is in core's words (see `crate::faults`).

use std::path::{Path, PathBuf};

use sqlx::migrate::MigrateError;

/// Why the store could not do something. Nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else holds the file longer than the busy timeout.
    #[error("the saved matches are busy: {0}")]
    Busy(String),
    /// No space left on the device.
    #[error("no space left to write: {0}")]
    Full(String),
    /// The folder or the file can't be written.
    #[error("the folder of saved matches can't be written: {0}")]
    ReadOnly(String),
    /// Something that isn't ours lies where a file or a folder should be.
    #[error("something is in the way: {}", .0.display())]
    Blocked(PathBuf),
    /// What was read makes no sense.
    #[error("the saved matches are damaged: {0}")]
    Damaged(String),
    /// A newer version of the app wrote the file.
    #[error("a newer version of the app wrote the saved matches: {0}")]
    TooNew(String),
    /// Another build of the app made the file, by tables that aren't quite ours.
    #[error("another build of the app made the saved matches: {0}")]
    Foreign(String),
    /// Another process of this app has the folder.
    #[error("another window of this app is using the saved matches")]
    InUse,
    /// There's no match of this name.
    #[error("there is no match {0}")]
    NoMatch(String),
    /// A row with this number is there already.
    #[error("written already: {0}")]
    Doubled(String),
    /// Ours: SQL that SQLite refuses.
    #[error("a fault in the store: {0}")]
    Bug(String),
}

impl StoreError {
    /// A whole file that can't be read as a database any more, in contrast to
    /// one row of it.
    pub(super) fn is_broken_file(&self) -> bool {
        matches!(self, Self::Damaged(_))
    }

    /// SQLite's driver names no file: the store says in which folder it lies, so
    /// that a person reads where to look.
    pub(super) fn in_folder(self, folder: &Path) -> Self {
        match self {
            Self::Blocked(at) if at == Path::new(super::open::FILE) => {
                Self::Blocked(folder.join(at))
            }
            told => told,
        }
    }

    /// An error of the file system, met outside SQLite at `at`.
    pub(crate) fn from_io(at: &Path, error: &std::io::Error) -> Self {
        use std::io::ErrorKind;
        let text = format!("{}: {error}", at.display());
        match error.kind() {
            ErrorKind::AlreadyExists | ErrorKind::NotADirectory | ErrorKind::IsADirectory => {
                let there = at.ancestors().find(|at| at.symlink_metadata().is_ok());
                Self::Blocked(there.unwrap_or(at).to_owned())
            }
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full(text),
            ErrorKind::WouldBlock | ErrorKind::ResourceBusy => Self::Busy(text),
            _ => Self::ReadOnly(text),
        }
    }
}

/// SQLite's primary result codes that mean something to a person.
mod code {
    pub const BUSY: u32 = 5;
    pub const LOCKED: u32 = 6;
    pub const READONLY: u32 = 8;
    pub const IOERR: u32 = 10;
    pub const CORRUPT: u32 = 11;
    pub const FULL: u32 = 13;
    pub const CANTOPEN: u32 = 14;
    pub const CONSTRAINT: u32 = 19;
    pub const NOTADB: u32 = 26;
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let text = error.to_string();
        let Some(database) = error.as_database_error() else {
            return match &error {
                sqlx::Error::Io(io) => Self::from_io(Path::new(super::open::FILE), io),
                sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Self::Damaged(text),
                _ => Self::Bug(text),
            };
        };
        if database.is_unique_violation() {
            return Self::Doubled(text);
        }
        let primary = database
            .code()
            .and_then(|code| code.parse::<u32>().ok())
            .unwrap_or(0)
            & 0xff;
        match primary {
            code::BUSY | code::LOCKED => Self::Busy(text),
            code::READONLY | code::CANTOPEN => Self::ReadOnly(text),
            // Reading or writing failed below SQLite: a failing disk, or one
            // that was pulled. Trying again may work; the file stays.
            code::IOERR => Self::Busy(text),
            code::CORRUPT | code::NOTADB => Self::Damaged(text),
            code::FULL => Self::Full(text),
            code::CONSTRAINT => Self::Bug(text),
            _ => Self::Bug(text),
        }
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::Execute(inner) | MigrateError::ExecuteMigration(inner, _) => inner.into(),
            // A migration that this version doesn't know, or knows otherwise.
            // The file is whole, so it's left alone.
            MigrateError::VersionMissing(_) => Self::TooNew(error.to_string()),
            MigrateError::VersionMismatch(_) => Self::Foreign(error.to_string()),
            MigrateError::Dirty(_) => Self::Damaged(error.to_string()),
            _ => Self::Bug(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_in_the_way_of_the_driver_is_named_with_its_folder() {
        let folder = Path::new("data").join("coinop");
        let in_the_way = std::io::Error::from(std::io::ErrorKind::IsADirectory);
        let error = StoreError::from(sqlx::Error::Io(in_the_way)).in_folder(&folder);
        assert!(
            matches!(&error, StoreError::Blocked(at) if *at == folder.join("coinop.db")),
            "{error}"
        );
        let elsewhere = folder.join("practice");
        let error = StoreError::Blocked(elsewhere.clone()).in_folder(&folder);
        assert!(
            matches!(&error, StoreError::Blocked(at) if *at == elsewhere),
            "{error}"
        );
    }
}
