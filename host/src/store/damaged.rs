//! A file that can't be read any more: it's moved aside, never replaced, and
//! what can still be read of it is copied into the new one.
//!
//! Salvage reads a copy, so that the file that was set aside keeps every byte
//! for whoever can do more with it.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use futures_util::StreamExt;
use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection, TypeInfo, ValueRef};

use super::StoreError;
use super::open::path_in;
use crate::clock::Moment;

/// What became of a damaged file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// Where it is now.
    pub file: PathBuf,
    /// What was wrong with it, in SQLite's words.
    pub why: String,
    /// How many matches could still be read and live on.
    pub matches_kept: u32,
}

/// A database and the two files that SQLite may keep beside it.
const PARTS: [&str; 3] = ["", "-wal", "-shm"];

pub(super) fn part(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// Moves the folder's database to a dated name that's free, and says which.
pub(super) fn set_aside(folder: &Path) -> Result<PathBuf, StoreError> {
    let date = Moment::now().for_file_names();
    let aside = (1_u32..)
        .map(|nth| match nth {
            1 => folder.join(format!("coinop-damaged-{date}.db")),
            _ => folder.join(format!("coinop-damaged-{date}-{nth}.db")),
        })
        .find(|candidate| !candidate.exists())
        .unwrap_or_else(|| folder.join("coinop-damaged.db"));
    let file = path_in(folder);
    // The log of recent writes goes first: if the move stops half way, the
    // next start finds the database itself still in its place.
    for suffix in PARTS.iter().rev() {
        match fs::rename(part(&file, suffix), part(&aside, suffix)) {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => {
                return Err(StoreError::from_io(&aside, &error));
            }
        }
    }
    Ok(aside)
}

/// Copies what can be read of `aside` into `fresh`; the number of matches.
pub(super) async fn salvage(
    folder: &Path,
    aside: &Path,
    fresh: &mut SqliteConnection,
) -> Result<u32, StoreError> {
    let copy = folder.join("coinop-salvage.db");
    remove(&copy);
    let copied = |suffix| match fs::copy(part(aside, suffix), part(&copy, suffix)) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            Err(StoreError::from_io(aside, &error))
        }
        done => Ok(done.unwrap_or(0)),
    };
    if copied("")? == 0 {
        // The log is read only beside a file that has a header.
        begin_empty(&copy).await?;
    }
    copied("-wal")?;
    let opened = options(&copy).connect().await;
    let kept = match opened {
        Ok(mut old) => {
            let kept = copy_over(&mut old, fresh).await;
            let _ = old.close().await;
            kept
        }
        // Not a database at all any more: nothing can be read.
        Err(_) => Ok(0),
    };
    remove(&copy);
    kept
}

fn options(copy: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(copy)
        .create_if_missing(true)
        .busy_timeout(Duration::from_secs(1))
        .disable_statement_logging()
}

async fn begin_empty(copy: &Path) -> Result<(), StoreError> {
    let mut conn = options(copy).connect().await?;
    sqlx::query("PRAGMA journal_mode = wal")
        .execute(&mut conn)
        .await?;
    conn.close().await?;
    Ok(())
}

fn remove(file: &Path) {
    for suffix in PARTS {
        // Absent is what's wanted.
        let _ = fs::remove_file(part(file, suffix));
    }
}

/// Rows up to the first that can't be read.
async fn readable(old: &mut SqliteConnection, sql: &'static str) -> Vec<SqliteRow> {
    let mut rows = Vec::new();
    let mut stream = sqlx::query(sql).fetch(old);
    while let Some(Ok(row)) = stream.next().await {
        rows.push(row);
    }
    rows
}

/// Copies table by table; a row that can't be read, or makes no sense, is left
/// behind with those after it.
async fn copy_over(
    old: &mut SqliteConnection,
    fresh: &mut SqliteConnection,
) -> Result<u32, StoreError> {
    let matches = readable(
        old,
        "SELECT row, id, game, rules_version, setup, seed, created_ms, created_offset, \
         updated_ms, updated_offset, outcome FROM match NOT INDEXED ORDER BY row",
    )
    .await;
    let inputs = readable(
        old,
        "SELECT match, sequence, at_ms, input FROM input_log ORDER BY match, sequence",
    )
    .await;
    let shelves = [
        (
            readable(old, "SELECT name, value, 0 FROM setting ORDER BY name").await,
            "INSERT OR IGNORE INTO setting (name, value) VALUES (?, ?)",
            2,
        ),
        (
            readable(
                old,
                "SELECT name, game, data, saved_ms FROM box NOT INDEXED ORDER BY rowid",
            )
            .await,
            "INSERT OR IGNORE INTO box (name, game, data, saved_ms) VALUES (?, ?, ?, ?)",
            4,
        ),
        (
            readable(
                old,
                "SELECT id, name, coin, seat, used_ms FROM player NOT INDEXED ORDER BY rowid",
            )
            .await,
            "INSERT OR IGNORE INTO player (id, name, coin, seat, used_ms) VALUES (?, ?, ?, ?, ?)",
            5,
        ),
    ];

    let mut writing = fresh.begin_with("BEGIN IMMEDIATE").await?;
    let mut kept = 0;
    for row in &matches {
        let written = insert_like(
            &mut writing,
            "INSERT OR IGNORE INTO match (row, id, game, rules_version, setup, seed, \
             created_ms, created_offset, updated_ms, updated_offset, outcome) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            row,
            11,
        )
        .await?;
        kept += written;
    }
    for row in whole_runs(&inputs) {
        insert_like(
            &mut writing,
            "INSERT OR IGNORE INTO input_log (match, sequence, at_ms, input) \
             SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM match WHERE row = ?1)",
            row,
            4,
        )
        .await?;
    }
    for (rows, sql, columns) in &shelves {
        for row in rows {
            insert_like(&mut writing, sql, row, *columns).await?;
        }
    }
    writing.commit().await?;
    Ok(kept)
}

/// The rows of each match from its first input on, up to a gap: what comes
/// after a gap can't be replayed.
fn whole_runs(inputs: &[SqliteRow]) -> impl Iterator<Item = &SqliteRow> {
    let mut expected: (i64, i64) = (-1, 0);
    inputs.iter().filter(move |row| {
        let (Ok(game), Ok(sequence)) = (row.try_get::<i64, _>(0), row.try_get::<i64, _>(1)) else {
            return false;
        };
        if game != expected.0 {
            expected = (game, 0);
        }
        let fits = sequence == expected.1;
        expected.1 += i64::from(fits);
        fits
    })
}

/// Inserts the first `columns` values of `row` as they are; 0 or 1 rows.
async fn insert_like(
    fresh: &mut SqliteConnection,
    sql: &'static str,
    row: &SqliteRow,
    columns: usize,
) -> Result<u32, StoreError> {
    let mut query = sqlx::query(sql);
    for column in 0..columns {
        query = match row.try_get_unchecked::<Option<String>, _>(column) {
            _ if is_integer(row, column) => query.bind(row.try_get_unchecked::<i64, _>(column)?),
            Ok(text) => query.bind(text),
            Err(_) => return Ok(0),
        };
    }
    match query.execute(fresh).await {
        Ok(done) => Ok(u32::try_from(done.rows_affected()).unwrap_or(u32::MAX)),
        // A value that the table doesn't take was damaged; leave the row.
        Err(error) => match StoreError::from(error) {
            StoreError::Bug(_) | StoreError::Doubled(_) => Ok(0),
            other => Err(other),
        },
    }
}

fn is_integer(row: &SqliteRow, column: usize) -> bool {
    row.try_get_raw(column)
        .is_ok_and(|value| value.type_info().name() == "INTEGER")
}
