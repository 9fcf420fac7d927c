//! The one open match: its session, its place in the store and its clock.
//!
//! Resuming is a snapshot and the log's tail, or the whole log: both give the
//! same state, and only the log is the truth.

use coinop_core::kernel::{Millis, Seed};
use coinop_core::session::{AnyGame, GameSetup, Input, Logged, RULES_VERSION, Session};
use coinop_core::view::Words;
use serde_json::json;

use crate::clock::MatchClock;
use crate::store::{Ending, LogRow, MatchRow, Snapshot, Store, StoreError, Summary};

/// A snapshot is kept after so many rows, so that a killed app resumes fast.
const SNAPSHOT_EVERY: u32 = 500;

/// An open match.
#[derive(Debug)]
pub(super) struct Table {
    /// Its row on the shelf.
    pub(super) row: i64,
    /// Its id.
    pub(super) id: String,
    /// What it began with.
    pub(super) setup: GameSetup,
    /// Its state.
    pub(super) session: Session,
    /// Its time.
    pub(super) clock: MatchClock,
    /// Whether the shelf has it as over.
    pub(super) over: bool,
    /// A write failed: the log is asked before the next input.
    pub(super) unsure: bool,
    snapshot_at: u32,
}

fn damaged(what: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(what.to_string())
}

/// Rows of the log as core reads them.
pub(super) fn parse(rows: Vec<LogRow>) -> Result<Vec<Logged>, StoreError> {
    rows.into_iter()
        .map(|row| {
            let input: Input = serde_json::from_str(&row.input)
                .map_err(|error| damaged(format!("input {}: {error}", row.sequence)))?;
            Ok(Logged {
                at: Millis(row.at_ms),
                input,
            })
        })
        .collect()
}

/// Rows of the log as the store keeps them; `first` is the number of the first.
fn written(rows: &[Logged], first: u32) -> Result<Vec<LogRow>, StoreError> {
    rows.iter()
        .zip(first..)
        .map(|(row, sequence)| {
            let input = serde_json::to_string(&row.input)
                .map_err(|error| StoreError::Bug(format!("input: {error}")))?;
            Ok(LogRow {
                sequence,
                at_ms: row.at.0,
                input,
            })
        })
        .collect()
}

impl Table {
    /// A match that was just put on the shelf.
    pub(super) fn fresh(row: MatchRow, setup: GameSetup, session: Session) -> Self {
        Self {
            row: row.row,
            id: row.id,
            setup,
            clock: MatchClock::from(session.now()),
            session,
            over: false,
            unsure: false,
            snapshot_at: 0,
        }
    }

    /// What a match of the shelf began with.
    pub(super) fn setup(row: &MatchRow) -> Result<GameSetup, StoreError> {
        serde_json::from_str(&row.setup).map_err(|error| damaged(format!("setup: {error}")))
    }

    /// A match of the shelf, exactly where its last acknowledged input left it.
    pub(super) fn resume(store: &mut Store, row: MatchRow) -> Result<Self, StoreError> {
        if row.rules_version > RULES_VERSION {
            let version = row.rules_version;
            return Err(StoreError::TooNew(format!("rules version {version}")));
        }
        let setup = Self::setup(&row)?;
        let seed = Seed::parse(&row.seed).ok_or_else(|| damaged("seed"))?;
        let (session, snapshot_at) = match from_snapshot(store, &row) {
            Some(resumed) => resumed,
            None => {
                let log = parse(store.log(row.row, 0)?)?;
                let session = Session::replay(setup.clone(), seed, log).map_err(damaged)?;
                (session, 0)
            }
        };
        Ok(Self {
            row: row.row,
            id: row.id,
            setup,
            clock: MatchClock::from(session.now()),
            over: row.outcome.is_some(),
            session,
            unsure: false,
            snapshot_at,
        })
    }

    /// Writes what the last dispatch logged; on the disk when this returns.
    pub(super) fn write(
        &mut self,
        store: &mut Store,
        rows: &[Logged],
        over: bool,
    ) -> Result<(), StoreError> {
        let rows = self.numbered(rows)?;
        store.settle()?;
        if over == self.over {
            return store.append(self.row, &rows);
        }
        store.append_ending(self.row, &rows, &self.ending(over)?)?;
        self.over = over;
        Ok(())
    }

    /// As [`Table::write`], but returns at once; the store writes them before
    /// anything else.
    pub(super) fn write_later(&self, store: &mut Store, rows: &[Logged]) -> Result<(), StoreError> {
        store.append_later(self.row, self.numbered(rows)?)
    }

    /// The newest rows of the session as the store keeps them.
    fn numbered(&self, rows: &[Logged]) -> Result<Vec<LogRow>, StoreError> {
        let count = u32::try_from(rows.len()).unwrap_or(u32::MAX);
        written(rows, self.session.sequence().saturating_sub(count))
    }

    fn ending(&self, over: bool) -> Result<Ending, StoreError> {
        if !over {
            return Ok(Ending::default());
        }
        let outcome = match self.session.game() {
            AnyGame::Bank(bank) => bank
                .outcome()
                .map(|outcome| json!({ "winners": outcome.winners }).to_string()),
            AnyGame::Maze(practice) => {
                let points = practice.play().round().eaten().points();
                Some(json!({ "points": points }).to_string())
            }
            AnyGame::Cards(table) => {
                let outcome = table.cards().state().outcome();
                outcome.map(|outcome| json!({ "winners": outcome.winners }).to_string())
            }
        };
        let events = self
            .session
            .events()
            .iter()
            .map(|event| {
                serde_json::to_string(event)
                    .map_err(|error| StoreError::Bug(format!("event: {error}")))
            })
            .collect::<Result<_, _>>()?;
        Ok(Ending { outcome, events })
    }

    /// Whether the log holds just what the session knows.
    pub(super) fn agrees_with(&self, store: &mut Store) -> Result<bool, StoreError> {
        Ok(store.log_length(self.row)? == self.session.sequence())
    }

    /// Keeps a snapshot if the last one is old.
    pub(super) fn snapshot_if_due(&mut self, store: &mut Store) {
        if self.session.sequence() - self.snapshot_at.min(self.session.sequence()) >= SNAPSHOT_EVERY
        {
            // A cache: what can't be kept now is kept later.
            let _ = self.snapshot(store);
        }
    }

    /// Keeps a snapshot of all that's played.
    pub(super) fn snapshot(&mut self, store: &mut Store) -> Result<(), StoreError> {
        // What the log doesn't surely hold is in no snapshot.
        if let Err(error) = store.settle() {
            self.unsure = true;
            return Err(error);
        }
        if self.unsure {
            return Ok(());
        }
        let snapshot = Snapshot {
            sequence: self.session.sequence(),
            bytes: self.session.snapshot(),
        };
        if snapshot.sequence == self.snapshot_at || snapshot.bytes.is_empty() {
            return Ok(());
        }
        store.keep_snapshot(self.row, &snapshot)?;
        self.snapshot_at = snapshot.sequence;
        Ok(())
    }

    /// What home says about this match now.
    pub(super) fn summary(&self, words: &Words) -> Summary {
        Summary {
            text: self.session.summary(words),
            sequence: self.session.sequence(),
            language: words.language().tag().to_owned(),
        }
    }
}

/// The snapshot of a match with the log's tail; `None` when there's none that
/// fits, whatever the reason: the log knows everything.
fn from_snapshot(store: &mut Store, row: &MatchRow) -> Option<(Session, u32)> {
    let snapshot = store.snapshot(row.row).ok()??;
    let mut session = Session::restore(&snapshot.bytes)?;
    let tail = parse(store.log(row.row, snapshot.sequence).ok()?).ok()?;
    session.extend(tail).ok()?;
    // One that knows more or less than it says isn't as long as the log now.
    (session.sequence() == row.length).then_some((session, snapshot.sequence))
}
