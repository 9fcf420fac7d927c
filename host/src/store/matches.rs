//! The shelf of matches: what each began with, when, and how it ended.

use sqlx::sqlite::SqliteRow;
use sqlx::{Connection, Row};
use uuid::Uuid;

use super::{LogRow, Store, StoreError};
use crate::clock::Moment;

/// What a match is made of.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// The game's name in the log: `bank`.
    pub game: String,
    /// By which version of our rules it's played.
    pub rules_version: u32,
    /// JSON, box data included.
    pub setup: String,
    /// 64 hexadecimal digits.
    pub seed: String,
    /// When it was started.
    pub at: Moment,
}

/// One match of the shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRow {
    /// The store's own number of it.
    pub row: i64,
    /// UUID v7.
    pub id: String,
    /// The game's name in the log.
    pub game: String,
    /// By which version of our rules it's played.
    pub rules_version: u32,
    /// JSON, box data included.
    pub setup: String,
    /// 64 hexadecimal digits.
    pub seed: String,
    /// When it was started.
    pub created: Moment,
    /// When it was last played.
    pub updated: Moment,
    /// JSON; `None` while it's open.
    pub outcome: Option<String>,
    /// One line for home.
    pub summary: String,
    /// How many inputs the summary knows of.
    pub summary_at: u32,
    /// The language of the summary.
    pub summary_in: String,
    /// How many inputs the log holds.
    pub length: u32,
}

/// What home says about a match, and as of when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// One line for home.
    pub text: String,
    /// How many inputs it knows of.
    pub sequence: u32,
    /// Its language.
    pub language: String,
}

/// How a match stands after an input that ended or reopened it.
#[derive(Clone, Debug, Default)]
pub struct Ending {
    /// JSON; `None` when an undo reopened the match.
    pub outcome: Option<String>,
    /// JSON, in order; empty when it was reopened.
    pub events: Vec<String>,
}

const SELECT_ALL: &str = "SELECT row, id, game, rules_version, setup, seed, created_ms, \
     created_offset, updated_ms, updated_offset, outcome, summary, summary_at, summary_in, \
     (SELECT coalesce(max(sequence) + 1, 0) FROM input_log WHERE match = match.row) \
     FROM match ORDER BY updated_ms DESC, row DESC";
const SELECT_ONE: &str = "SELECT row, id, game, rules_version, setup, seed, created_ms, \
     created_offset, updated_ms, updated_offset, outcome, summary, summary_at, summary_in, \
     (SELECT coalesce(max(sequence) + 1, 0) FROM input_log WHERE match = match.row) \
     FROM match WHERE id = ?";

fn read(row: &SqliteRow) -> Result<MatchRow, StoreError> {
    Ok(MatchRow {
        row: row.try_get(0)?,
        id: row.try_get(1)?,
        game: row.try_get(2)?,
        rules_version: row.try_get(3)?,
        setup: row.try_get(4)?,
        seed: row.try_get(5)?,
        created: Moment {
            utc_ms: row.try_get(6)?,
            offset_min: row.try_get(7)?,
        },
        updated: Moment {
            utc_ms: row.try_get(8)?,
            offset_min: row.try_get(9)?,
        },
        outcome: row.try_get(10)?,
        summary: row.try_get(11)?,
        summary_at: row.try_get(12)?,
        summary_in: row.try_get(13)?,
        length: row.try_get(14)?,
    })
}

impl Store {
    /// Puts a new match on the shelf.
    ///
    /// # Errors
    /// Whatever kept the store from writing.
    pub fn create_match(&mut self, new: &NewMatch) -> Result<MatchRow, StoreError> {
        let id = Uuid::now_v7().to_string();
        self.run(async |conn| {
            sqlx::query(
                "INSERT INTO match (id, game, rules_version, setup, seed, created_ms, \
                 created_offset, updated_ms, updated_offset) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            )
            .bind(&id)
            .bind(&new.game)
            .bind(new.rules_version)
            .bind(&new.setup)
            .bind(&new.seed)
            .bind(new.at.utc_ms)
            .bind(new.at.offset_min)
            .bind(new.at.utc_ms)
            .bind(new.at.offset_min)
            .execute(conn)
            .await?;
            Ok(())
        })?;
        self.find_match(&id)
    }

    /// All matches, the last played first. A row that makes no sense is left
    /// out: the rest lives.
    ///
    /// # Errors
    /// Whatever kept the store from reading.
    pub fn matches(&mut self) -> Result<Vec<MatchRow>, StoreError> {
        self.run(async |conn| {
            let rows = sqlx::query(SELECT_ALL).fetch_all(conn).await?;
            Ok(rows.iter().filter_map(|row| read(row).ok()).collect())
        })
    }

    /// One match by its id.
    ///
    /// # Errors
    /// [`StoreError::NoMatch`] when there's none.
    pub fn find_match(&mut self, id: &str) -> Result<MatchRow, StoreError> {
        self.run(async |conn| {
            let row = sqlx::query(SELECT_ONE)
                .bind(id)
                .fetch_optional(conn)
                .await?;
            row.map_or_else(|| Err(StoreError::NoMatch(id.to_owned())), |row| read(&row))
        })
    }

    /// Notes that a match was played, and what home says about it now.
    ///
    /// # Errors
    /// Whatever kept the store from writing.
    pub fn touch_match(
        &mut self,
        game: i64,
        at: Moment,
        summary: &Summary,
    ) -> Result<(), StoreError> {
        self.run(async |conn| {
            sqlx::query(
                "UPDATE match SET updated_ms = ?, updated_offset = ?, summary = ?, \
                 summary_at = ?, summary_in = ? WHERE row = ?",
            )
            .bind(at.utc_ms)
            .bind(at.offset_min)
            .bind(&summary.text)
            .bind(summary.sequence)
            .bind(&summary.language)
            .bind(game)
            .execute(conn)
            .await?;
            Ok(())
        })
    }

    /// Appends the inputs that ended or reopened a match, its outcome and its
    /// events in one transaction.
    ///
    /// # Errors
    /// Whatever kept the store from writing; nothing was written then.
    pub fn append_ending(
        &mut self,
        game: i64,
        rows: &[LogRow],
        ending: &Ending,
    ) -> Result<(), StoreError> {
        self.run(async |conn| {
            let mut writing = conn.begin_with("BEGIN IMMEDIATE").await?;
            for row in rows {
                sqlx::query(
                    "INSERT INTO input_log (match, sequence, at_ms, input) VALUES (?, ?, ?, ?)",
                )
                .bind(game)
                .bind(row.sequence)
                .bind(row.moment())
                .bind(&row.input)
                .execute(&mut *writing)
                .await?;
            }
            sqlx::query("UPDATE match SET outcome = ? WHERE row = ?")
                .bind(&ending.outcome)
                .bind(game)
                .execute(&mut *writing)
                .await?;
            sqlx::query("DELETE FROM event WHERE match = ?")
                .bind(game)
                .execute(&mut *writing)
                .await?;
            for (event, sequence) in ending.events.iter().zip(0_i64..) {
                sqlx::query("INSERT INTO event (match, sequence, event) VALUES (?, ?, ?)")
                    .bind(game)
                    .bind(sequence)
                    .bind(event)
                    .execute(&mut *writing)
                    .await?;
            }
            writing.commit().await?;
            Ok(())
        })
    }

    /// The events of a match that's over, as JSON, in order.
    ///
    /// # Errors
    /// Whatever kept the store from reading.
    pub fn events(&mut self, game: i64) -> Result<Vec<String>, StoreError> {
        self.run(async |conn| {
            Ok(
                sqlx::query_scalar("SELECT event FROM event WHERE match = ? ORDER BY sequence")
                    .bind(game)
                    .fetch_all(conn)
                    .await?,
            )
        })
    }

    /// Takes a match off the shelf, with its log.
    ///
    /// # Errors
    /// [`StoreError::NoMatch`] when there's none.
    pub fn remove_match(&mut self, id: &str) -> Result<(), StoreError> {
        self.run(async |conn| {
            let done = sqlx::query("DELETE FROM match WHERE id = ?")
                .bind(id)
                .execute(conn)
                .await?;
            if done.rows_affected() == 0 {
                return Err(StoreError::NoMatch(id.to_owned()));
            }
            Ok(())
        })
    }
}
