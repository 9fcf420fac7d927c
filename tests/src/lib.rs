//! Fixtures: what a rule looks like from outside, and their runner.
//!
//! One JSON Lines format for all games, described in `tests/README.md` for the
//! person who writes one by hand. [`read`] takes lines apart, [`expand`] turns
//! shorthands into core's inputs, [`input`] and [`expect`] refuse what would mean
//! nothing, [`plain`] tells a person's mistake in plain words, [`matching`]
//! compares a partial expectation with what is there, [`mod@run`] plays a fixture on a session, [`record`] fills
//! in the hashes that a fixture asks for, [`script()`] writes it out for runners in
//! other languages.

mod cards;
mod expand;
mod expect;
mod input;
mod matching;
mod plain;
mod read;
mod record;
mod run;
mod script;
mod strict;

use std::fs;
use std::path::{Path, PathBuf};

pub use read::{Fixture, Header, Line};
pub use record::record;
pub use run::{Played, Step, run};
pub use script::script;

/// Where a fixture and the game part, or what's wrong with the fixture itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}: {problem}")]
pub struct Difference {
    /// Counted from 1.
    pub line: usize,
    /// What to do about it, or what was expected and what was there.
    pub problem: Problem,
}

/// Kinds of differences.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// The fixture can't be understood; the text says what would be right.
    #[error("{0}")]
    Unreadable(String),
    /// The game did something else.
    #[error("{at}\n  expected {expected}\n  got      {got}")]
    Differs {
        /// Which part: `see.players.Maya.score`.
        at: String,
        /// As written in the fixture.
        expected: String,
        /// As the game had it.
        got: String,
    },
}

impl Difference {
    pub(crate) fn unreadable(line: usize, text: impl Into<String>) -> Self {
        Self {
            line,
            problem: Problem::Unreadable(text.into()),
        }
    }

    pub(crate) fn differs(
        line: usize,
        at: impl Into<String>,
        expected: impl Into<String>,
        got: impl Into<String>,
    ) -> Self {
        Self {
            line,
            problem: Problem::Differs {
                at: at.into(),
                expected: expected.into(),
                got: got.into(),
            },
        }
    }
}

/// Runs the fixtures at `paths` (files, or folders of `.jsonl` files), prints
/// the first difference of each and a closing line.
///
/// The exit code: 0 when all hold, 1 otherwise or when there is nothing to run.
#[must_use]
pub fn replay(paths: &[PathBuf]) -> u8 {
    let mut files = Vec::new();
    let mut failed = 0_usize;
    for path in paths {
        if let Err(error) = collect(path, &mut files) {
            println!(
                "{}: {error}; name a fixture or a folder of fixtures",
                path.display()
            );
            failed += 1;
        }
    }
    if files.is_empty() && failed == 0 {
        println!("nothing to replay: name a fixture or a folder with .jsonl files in it");
        return 1;
    }
    for file in &files {
        let outcome = fs::read_to_string(file)
            .map_err(|error| Difference::unreadable(1, cannot_read(&error)))
            .and_then(|text| run(&text));
        if let Err(difference) = outcome {
            println!("{}:{difference}", file.display());
            failed += 1;
        }
    }
    if failed == 0 {
        match files.len() {
            1 => println!("1 fixture holds"),
            count => println!("{count} fixtures hold"),
        }
        0
    } else {
        println!("{failed} of {} differ", files.len().max(failed));
        1
    }
}

fn cannot_read(error: &std::io::Error) -> String {
    match error.kind() {
        std::io::ErrorKind::InvalidData => {
            "this isn't text in UTF-8; a fixture is lines of JSON".to_owned()
        }
        _ => error.to_string(),
    }
}

/// All `.jsonl` files at `path`, in a fixed order. Links to folders aren't
/// followed: they may lead back up.
///
/// # Errors
/// Whatever the file system says.
pub fn collect(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if !fs::metadata(path)?.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut entries: Vec<PathBuf> = fs::read_dir(path)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    entries.sort();
    for entry in entries {
        let is_fixture = entry.extension().is_some_and(|end| end == "jsonl");
        if entry.is_dir() && !entry.is_symlink() {
            collect(&entry, files)?;
        } else if entry.is_file() && is_fixture {
            files.push(entry);
        }
    }
    Ok(())
}
