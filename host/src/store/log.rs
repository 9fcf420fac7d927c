//! The append-only log of inputs, and the snapshots that spare replaying it.

use sqlx::{Row, SqliteConnection};

use super::{Store, StoreError};

/// One acknowledged input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRow {
    /// Its place in the log, from 0.
    pub sequence: u32,
    /// The match's own milliseconds.
    pub at_ms: u64,
    /// JSON.
    pub input: String,
}

impl LogRow {
    /// The moment as SQLite keeps whole numbers; no match is open for so long.
    pub(super) fn moment(&self) -> i64 {
        i64::try_from(self.at_ms).unwrap_or(i64::MAX)
    }

    /// Reads `sequence at_ms input`.
    fn parse(line: &str) -> Option<Self> {
        let (sequence, rest) = line.split_once(' ')?;
        let (at_ms, input) = rest.split_once(' ')?;
        Some(Self {
            sequence: sequence.parse().ok()?,
            at_ms: at_ms.parse().ok()?,
            input: input.to_owned(),
        })
    }
}

/// A match as it was after some inputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// How many inputs it holds.
    pub sequence: u32,
    /// What core made of them.
    pub bytes: Vec<u8>,
}

/// One row or two are one statement, and so one transaction and one sync.
const APPEND_ONE: &str =
    "INSERT INTO input_log (match, sequence, at_ms, input) VALUES (?, ?, ?, ?)";
const APPEND_TWO: &str =
    "INSERT INTO input_log (match, sequence, at_ms, input) VALUES (?, ?, ?, ?), (?, ?, ?, ?)";

impl Store {
    /// Appends `rows` to a match's log; on the disk when this returns.
    ///
    /// # Errors
    /// [`StoreError::Doubled`] when one of them is there already, or whatever
    /// kept the store from writing. Nothing was appended then.
    pub fn append(&mut self, game: i64, rows: &[LogRow]) -> Result<(), StoreError> {
        self.run(async |conn| insert(conn, game, rows).await)
    }

    /// As [`Store::append`], but returns at once; the rows are written in the
    /// background, before anything else that this store is asked.
    ///
    /// # Errors
    /// What kept an earlier call of this from writing; nothing was appended
    /// then, by that one or by this.
    pub fn append_later(&mut self, game: i64, rows: Vec<LogRow>) -> Result<(), StoreError> {
        self.settle()?;
        let (Some(mut conn), Some(runtime)) = (self.conn.take(), self.runtime.0.as_ref()) else {
            return Err(StoreError::Bug("the store is closed".to_owned()));
        };
        self.writing = Some(runtime.spawn(async move {
            let written = insert(&mut conn, game, &rows).await;
            (conn, written)
        }));
        Ok(())
    }

    /// A match's log from `from` on, in order.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] when there's a gap in it.
    pub fn log(&mut self, game: i64, from: u32) -> Result<Vec<LogRow>, StoreError> {
        // One text instead of thousands of rows: fetching rows one by one was
        // the slower half of resuming. JSON as we write it has no line breaks.
        let text: Option<String> = self.run(async |conn| {
            Ok(sqlx::query_scalar(
                "SELECT group_concat(sequence || ' ' || at_ms || ' ' || input, char(10) \
                 ORDER BY sequence) FROM input_log WHERE match = ? AND sequence >= ?",
            )
            .bind(game)
            .bind(from)
            .fetch_one(conn)
            .await?)
        })?;
        let rows = text
            .iter()
            .flat_map(|text| text.lines())
            .map(|line| {
                LogRow::parse(line).ok_or_else(|| StoreError::Damaged(format!("row {line:?}")))
            })
            .collect::<Result<Vec<_>, _>>()?;
        for (row, expected) in rows.iter().zip(from..) {
            if row.sequence != expected {
                return Err(StoreError::Damaged(format!(
                    "input {expected} is missing; {} comes instead",
                    row.sequence
                )));
            }
        }
        Ok(rows)
    }

    /// How many inputs a match's log holds.
    ///
    /// # Errors
    /// Whatever kept the store from reading.
    pub fn log_length(&mut self, game: i64) -> Result<u32, StoreError> {
        self.run(async |conn| {
            let length = sqlx::query_scalar(
                "SELECT coalesce(max(sequence) + 1, 0) FROM input_log WHERE match = ?",
            )
            .bind(game)
            .fetch_one(conn)
            .await?;
            Ok(length)
        })
    }

    /// Keeps `snapshot` instead of an older one.
    ///
    /// # Errors
    /// Whatever kept the store from writing.
    pub fn keep_snapshot(&mut self, game: i64, snapshot: &Snapshot) -> Result<(), StoreError> {
        self.run(async |conn| {
            sqlx::query(
                "INSERT INTO snapshot (match, sequence, bytes) VALUES (?, ?, ?) \
                 ON CONFLICT (match) DO UPDATE \
                 SET sequence = excluded.sequence, bytes = excluded.bytes",
            )
            .bind(game)
            .bind(snapshot.sequence)
            .bind(&snapshot.bytes)
            .execute(conn)
            .await?;
            Ok(())
        })
    }

    /// The last snapshot of a match, if there's any.
    ///
    /// # Errors
    /// Whatever kept the store from reading.
    pub fn snapshot(&mut self, game: i64) -> Result<Option<Snapshot>, StoreError> {
        self.run(async |conn| {
            let row = sqlx::query("SELECT sequence, bytes FROM snapshot WHERE match = ?")
                .bind(game)
                .fetch_optional(conn)
                .await?;
            row.map(|row| {
                Ok(Snapshot {
                    sequence: row.try_get(0)?,
                    bytes: row.try_get(1)?,
                })
            })
            .transpose()
        })
    }
}

/// Writes rows in one transaction.
async fn insert(conn: &mut SqliteConnection, game: i64, rows: &[LogRow]) -> Result<(), StoreError> {
    match rows {
        [] => Ok(()),
        [_] => insert_at_once(conn, APPEND_ONE, game, rows).await,
        [_, _] => insert_at_once(conn, APPEND_TWO, game, rows).await,
        _ => {
            let mut writing = sqlx::Connection::begin_with(conn, "BEGIN IMMEDIATE").await?;
            for row in rows {
                insert_at_once(&mut writing, APPEND_ONE, game, std::slice::from_ref(row)).await?;
            }
            writing.commit().await?;
            Ok(())
        }
    }
}

async fn insert_at_once(
    conn: &mut SqliteConnection,
    sql: &'static str,
    game: i64,
    rows: &[LogRow],
) -> Result<(), StoreError> {
    let mut query = sqlx::query(sql);
    for row in rows {
        query = query
            .bind(game)
            .bind(row.sequence)
            .bind(row.moment())
            .bind(&row.input);
    }
    query.execute(conn).await?;
    Ok(())
}
