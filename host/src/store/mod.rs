//! Everything that outlives the app: matches and their input logs, players,
//! settings and saved boxes, in one SQLite file that one process owns.
//!
//! The store knows no rule and no word of any game: setups, inputs, events and
//! outcomes are JSON that core wrote and core reads. What it promises: an
//! append that returned `Ok` is on the disk; a log has no gaps, no doubles and
//! is never changed; a file that can't be read is set aside under a dated name
//! and whatever can still be read of it lives on.

mod damaged;
mod error;
mod lock;
mod log;
mod matches;
mod open;
mod shelf;

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::{Connection, SqliteConnection};
use tokio::runtime::{EnterGuard, Runtime};
use tokio::task::JoinHandle;

pub use damaged::SetAside;
pub use error::StoreError;
pub use log::{LogRow, Snapshot};
pub use matches::{Ending, MatchRow, NewMatch, Summary};
pub use shelf::PlayerRow;

use crate::block::block_on;
use lock::Lock;

/// How long a write waits for somebody else's (a backup, a database viewer).
const BUSY_TIMEOUT: Duration = Duration::from_secs(4);

/// The connection back, and how it went.
type Written = (SqliteConnection, Result<(), StoreError>);

/// The open database and its lock.
#[derive(Debug)]
pub struct Store {
    // Declared before the lock: fields drop in order, and the file is closed
    // before another process may have it.
    conn: Option<SqliteConnection>,
    /// Work in the background, which has the connection meanwhile.
    writing: Option<JoinHandle<Written>>,
    /// What went wrong in the background and nobody was told yet.
    late: Option<StoreError>,
    runtime: Background,
    folder: PathBuf,
    set_aside: Option<SetAside>,
    _lock: Lock,
}

impl Store {
    /// Opens the store of `folder`, making both if they aren't there.
    ///
    /// A damaged file is set aside first, see [`Store::take_set_aside`].
    ///
    /// # Errors
    /// [`StoreError::InUse`] when another process has the folder, or whatever
    /// keeps it from being read and written.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        Self::open_with(folder, BUSY_TIMEOUT)
    }

    /// [`Store::open`] with another patience.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub fn open_with(folder: &Path, busy_timeout: Duration) -> Result<Self, StoreError> {
        std::fs::create_dir_all(folder).map_err(|error| StoreError::from_io(folder, &error))?;
        let lock = Lock::take(folder)?;
        let runtime = Background::start()?;
        let (conn, set_aside) = {
            let _in_runtime = runtime.enter();
            block_on(open::open_or_set_aside(folder, busy_timeout))
                .map_err(|error| error.in_folder(folder))?
        };
        Ok(Self {
            conn: Some(conn),
            writing: None,
            late: None,
            runtime,
            folder: folder.to_owned(),
            set_aside,
            _lock: lock,
        })
    }

    /// Where the store lives.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// What was set aside when this store was opened; told once.
    pub fn take_set_aside(&mut self) -> Option<SetAside> {
        self.set_aside.take()
    }

    /// Makes the disk seem full beyond so many pages.
    ///
    /// # Errors
    /// Never in practice.
    #[doc(hidden)]
    pub fn limit_pages_for_tests(&mut self, pages: u32) -> Result<(), StoreError> {
        self.run(async |conn| {
            let sql = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
            sqlx::query(sql).execute(conn).await?;
            Ok(())
        })
    }

    /// What a pragma says on the store's own connection.
    ///
    /// # Errors
    /// When there's none of that name.
    #[doc(hidden)]
    pub fn pragma_for_tests(&mut self, name: &str) -> Result<String, StoreError> {
        self.run(async |conn| {
            let sql =
                sqlx::AssertSqlSafe(format!("SELECT CAST({name} AS TEXT) FROM pragma_{name}"));
            Ok(sqlx::query_scalar(sql).fetch_one(conn).await?)
        })
    }

    /// Waits for work in the background.
    ///
    /// # Errors
    /// What went wrong with it; told once.
    pub fn settle(&mut self) -> Result<(), StoreError> {
        self.join();
        self.late.take().map_or(Ok(()), Err)
    }

    fn join(&mut self) {
        let Some(writing) = self.writing.take() else {
            return;
        };
        let written = match block_on(writing) {
            Ok((conn, written)) => {
                self.conn = Some(conn);
                written
            }
            Err(error) => Err(StoreError::Bug(format!("background: {error}"))),
        };
        if let Err(error) = written {
            self.late.get_or_insert(error.in_folder(&self.folder));
        }
    }

    /// Runs `work` on the connection and waits for it.
    fn run<T>(
        &mut self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.join();
        let _in_runtime = self.runtime.enter();
        let conn = self
            .conn
            .as_mut()
            .ok_or_else(|| StoreError::Bug("the store is closed".to_owned()))?;
        block_on(work(conn)).map_err(|error| error.in_folder(&self.folder))
    }
}

/// The store's own runtime. tokio panics when one is dropped on a worker of
/// another, which a shell may do; in the background it's always allowed.
#[derive(Debug)]
struct Background(Option<Runtime>);

impl Background {
    fn start() -> Result<Self, StoreError> {
        tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("coinop-store")
            .enable_all()
            .build()
            .map(|runtime| Self(Some(runtime)))
            .map_err(|error| StoreError::Bug(format!("runtime: {error}")))
    }

    fn enter(&self) -> Option<EnterGuard<'_>> {
        self.0.as_ref().map(Runtime::enter)
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}

impl Drop for Store {
    /// Closes the file in order, so that nothing is left beside it.
    fn drop(&mut self) {
        self.join();
        if let Some(conn) = self.conn.take() {
            let _in_runtime = self.runtime.enter();
            // Nothing is lost if this fails: every append is on the disk.
            let _ = block_on(conn.close());
        }
    }
}
