//! Practice: rounds without a bank, the best of them, runs looked at again.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use coinop_core::kernel::{Points, Seed};
use coinop_core::maze::{Difficulty, PracticeSetup, RunFile, TickClock, Watch};
use coinop_core::session::{Fault, FaultKind, GameSetup, Notice, Update};
use coinop_core::view::{
    KnownRun, MazeFrame, PracticeView, RUN_ENDING, WatchView, fault, fault_of_run, maze_frame,
    practice_screen, saved_notice, watch_file_view, watch_view,
};
use serde_json::Value;

use super::desk::{Desk, local};
use super::table::{Table, parse};
use crate::clock::Moment;
use crate::faults;
use crate::store::{MatchRow, StoreError};

/// The maze's name in the store.
const MAZE: &str = "maze";
/// Saved runs lie here, in the data folder.
const RUNS: &str = "runs";

/// A run that somebody looks at.
#[derive(Debug)]
pub(super) struct Watching {
    watch: Watch,
    clock: TickClock,
    /// The display's time at the last frame.
    seen_us: Option<u32>,
    /// Watched time, in quarters of a microsecond.
    quarters: u64,
}

impl Watching {
    fn new(watch: Watch) -> Self {
        Self {
            watch,
            clock: TickClock::default(),
            seen_us: None,
            quarters: 0,
        }
    }
}

impl Desk {
    /// See [`super::Engine::practice`].
    pub(super) fn practice(&mut self) -> Result<PracticeView, Fault> {
        let rows = self.runs()?;
        let runs: Vec<KnownRun> = rows.iter().filter_map(known).collect();
        Ok(practice_screen(&runs, local(Moment::now()), &self.words))
    }

    /// See [`super::Engine::start_practice`].
    pub(super) fn start_practice(&mut self, difficulty: Difficulty) -> Result<Update, Fault> {
        // A round that was left in the middle earned nothing.
        for row in self.runs()?.iter().filter(|row| row.outcome.is_none()) {
            self.remove_match(&row.id)?;
        }
        self.start_match(GameSetup::Maze(PracticeSetup {
            difficulty,
            map: None,
        }))
    }

    /// See [`super::Engine::watch`].
    pub(super) fn watch(&mut self, id: &str) -> Result<WatchView, Fault> {
        let (setup, seed, log) = self.run(id)?;
        let inputs = log.into_iter().map(|row| row.input).collect();
        let watch = Watch::new(setup, seed, inputs)
            .map_err(|invalid| self.store_fault(&damaged(invalid)))?;
        let view = watch_view(watch.practice(), &self.words);
        self.watching = Some(Watching::new(watch));
        Ok(view)
    }

    /// See [`super::Engine::watch_file`].
    pub(super) fn watch_file(&mut self, text: &str) -> Result<WatchView, Fault> {
        let read = RunFile::parse(text).and_then(|run| {
            let played = run.played().clone();
            Ok((run.watch()?, played))
        });
        let (watch, played) = read.map_err(|why| fault_of_run(why, &self.words))?;
        let view = watch_file_view(watch.practice(), &played, &self.words);
        self.watching = Some(Watching::new(watch));
        Ok(view)
    }

    /// See [`super::Engine::watch_frame`].
    pub(super) fn watch_frame(&mut self, now_us: u32, quarters: u8) -> Result<MazeFrame, Fault> {
        let Some(watching) = self.watching.as_mut() else {
            return Err(fault(FaultKind::NoMatch, "", &self.words));
        };
        let passed = watching
            .seen_us
            .replace(now_us)
            .map_or(0, |seen| now_us.wrapping_sub(seen));
        watching.quarters += u64::from(passed) * u64::from(quarters.clamp(1, 4));
        let ticks = watching.clock.advance(watching.quarters / 4);
        watching.watch.advance(ticks);
        let play = watching.watch.practice().play();
        Ok(maze_frame(play, watching.clock.between()))
    }

    /// See [`super::Engine::save_run`].
    pub(super) fn save_run(&mut self, id: &str) -> Result<Notice, Fault> {
        let (setup, seed, log) = self.run(id)?;
        let inputs = log.into_iter().map(|row| row.input).collect();
        let run = RunFile::new(setup, seed, inputs).map_err(|_| {
            // Left in the middle: that's no run, and no list shows it.
            fault(FaultKind::NoMatch, "", &self.words)
        })?;
        let folder = self.store.folder().join(RUNS);
        let file = write_new(&folder, &run.write())
            .map_err(|error| StoreError::from_io(&folder, &error))
            .map_err(|error| faults::of_store(&error, &folder, &self.words))?;
        Ok(saved_notice(&file.display().to_string(), &self.words))
    }

    /// All practice rounds of the store.
    fn runs(&mut self) -> Result<Vec<MatchRow>, Fault> {
        let rows = self
            .store
            .matches()
            .map_err(|error| self.store_fault(&error))?;
        Ok(rows.into_iter().filter(is_practice).collect())
    }

    /// What a kept run began with, and all that hands did.
    fn run(&mut self, id: &str) -> Result<Run, Fault> {
        let read = self.store.find_match(id).and_then(|row| {
            let GameSetup::Maze(setup) = Table::setup(&row)? else {
                return Err(StoreError::NoMatch(id.to_owned()));
            };
            let seed = Seed::parse(&row.seed).ok_or_else(|| damaged("seed"))?;
            let log = parse(self.store.log(row.row, 0)?)?;
            Ok((setup, seed, log))
        });
        read.map_err(|error| self.store_fault(&error))
    }
}

type Run = (PracticeSetup, Seed, Vec<coinop_core::session::Logged>);

fn damaged(what: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(what.to_string())
}

/// Whether home leaves it out.
pub(super) fn is_practice(row: &MatchRow) -> bool {
    row.game == MAZE
}

/// A finished round for the practice screen.
fn known(row: &MatchRow) -> Option<KnownRun> {
    let GameSetup::Maze(setup) = Table::setup(row).ok()? else {
        return None;
    };
    let outcome: Value = serde_json::from_str(row.outcome.as_deref()?).ok()?;
    Some(KnownRun {
        id: row.id.clone(),
        difficulty: setup.difficulty,
        points: Points(u32::try_from(outcome["points"].as_u64()?).ok()?),
        at: local(row.updated),
    })
}

/// Writes a file named after now that wasn't there before: two runs saved in
/// one second are two files.
fn write_new(folder: &Path, text: &str) -> io::Result<PathBuf> {
    std::fs::create_dir_all(folder)?;
    let now = Moment::now().for_file_names();
    let mut number = 1_u32;
    loop {
        let name = match number {
            1 => format!("{now}{RUN_ENDING}"),
            _ => format!("{now}-{number}{RUN_ENDING}"),
        };
        let file = folder.join(name);
        match std::fs::File::create_new(&file) {
            Ok(mut new) => {
                new.write_all(text.as_bytes())?;
                new.sync_all()?;
                return Ok(file);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}
