//! Opening the file: options, migrations, checks.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::StoreError;
use super::damaged::{self, SetAside};

/// Name of the database in the data folder.
pub(super) const FILE: &str = "coinop.db";

/// No database of SQLite is shorter.
const SMALLEST_PAGE: u64 = 512;

/// Where sqlx keeps which of them have run.
const MIGRATIONS_TABLE: &str = "_sqlx_migrations";

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

pub(super) fn path_in(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

/// Nothing here touches the file: a connection that fails within sqlx is closed
/// some time later on a thread of its own, and would take the next file's
/// `-wal` with it. What touches it stands in [`prepare`].
fn options(file: &Path, busy_timeout: Duration) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .foreign_keys(true)
        .busy_timeout(busy_timeout)
        .disable_statement_logging()
}

/// Opens, checks and migrates one file.
pub(super) async fn open_file(
    file: &Path,
    busy_timeout: Duration,
) -> Result<SqliteConnection, StoreError> {
    let mut conn = SqliteConnection::connect_with(&options(file, busy_timeout)).await?;
    match prepare(&mut conn).await {
        Ok(()) => Ok(conn),
        Err(error) => {
            // The error that stopped us is the one to tell.
            let _ = conn.close().await;
            Err(error)
        }
    }
}

async fn prepare(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    // Every commit is on the disk before it returns.
    for durable in ["PRAGMA journal_mode = wal", "PRAGMA synchronous = full"] {
        sqlx::query(durable).execute(&mut *conn).await?;
    }
    let findings: Vec<String> = sqlx::query_scalar("PRAGMA quick_check(1)")
        .fetch_all(&mut *conn)
        .await?;
    if findings.iter().any(|finding| finding != "ok") {
        return Err(StoreError::Damaged(findings.join("; ")));
    }
    let tables = names_in(&mut *conn).await?;
    if !tables.is_empty() && !tables.iter().any(|name| name == MIGRATIONS_TABLE) {
        return Err(StoreError::Damaged("another program wrote it".to_owned()));
    }
    MIGRATIONS.run(&mut *conn).await?;
    check_names(conn).await?;
    // Marks the file as ours ("Coin"); one that can only be read refuses it and
    // so says so now, not at the first coin.
    sqlx::query("PRAGMA application_id = 0x436f696e")
        .execute(&mut *conn)
        .await?;
    Ok(())
}

/// A file whose tables aren't ours can't be mended by trying again, and would
/// keep a person out of the app for ever; as a damaged one it's set aside.
async fn check_names(conn: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut fresh = SqliteConnection::connect("sqlite::memory:").await?;
    MIGRATIONS.run(&mut fresh).await?;
    let (ours, there) = (names_in(&mut fresh).await?, names_in(conn).await?);
    fresh.close().await?;
    match ours.into_iter().find(|name| !there.contains(name)) {
        Some(name) => Err(StoreError::Damaged(format!("{name} isn't there"))),
        None => Ok(()),
    }
}

/// All tables with their columns, and all indexes and triggers.
async fn names_in(conn: &mut SqliteConnection) -> Result<Vec<String>, StoreError> {
    let names = sqlx::query_scalar(
        "SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'
         UNION ALL
         SELECT tables.name || '.' || columns.name
         FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
         WHERE tables.type = 'table'",
    );
    Ok(names.fetch_all(conn).await?)
}

/// Whether a file was more once: SQLite takes one that's too short for its header
/// for a new one, and throws away the log beside it.
fn is_stump(file: &Path) -> bool {
    let length = |file: &Path| std::fs::metadata(file).map_or(0, |found| found.len());
    match length(file) {
        0 => length(&damaged::part(file, "-wal")) > 0,
        length => length < SMALLEST_PAGE,
    }
}

/// Opens the folder's file; one that's damaged is set aside, and a new file
/// takes over whatever can still be read.
pub(super) async fn open_or_set_aside(
    folder: &Path,
    busy_timeout: Duration,
) -> Result<(SqliteConnection, Option<SetAside>), StoreError> {
    let file = path_in(folder);
    if file.is_dir() {
        return Err(StoreError::Blocked(file));
    }
    let damage = if is_stump(&file) {
        StoreError::Damaged("the file is cut off".to_owned())
    } else {
        match open_file(&file, busy_timeout).await {
            Ok(conn) => return Ok((conn, None)),
            Err(error) if error.is_broken_file() => error,
            Err(error) => return Err(error),
        }
    };
    let aside = damaged::set_aside(folder)?;
    let mut conn = open_file(&file, busy_timeout).await?;
    let kept = damaged::salvage(folder, &aside, &mut conn).await?;
    let set_aside = SetAside {
        file: aside,
        why: damage.to_string(),
        matches_kept: kept,
    };
    Ok((conn, Some(set_aside)))
}
