//! A practice run as a file: two lines of JSON, in the format of our fixtures.
//!
//! The first says what it began with, the second what hands did by tick and the
//! hash it came to. A file may come from anybody, so reading is strict: all of
//! it is understood, it's a round that the app could have saved, and played
//! again it comes out as it says.

use serde::{Deserialize, Serialize};

use super::{COUNT_IN_TICKS, Practice, PracticeSetup, ROUND_TICKS, Watch};
use crate::kernel::{Seed, StateHash};
use crate::session::{Input, RULES_VERSION, Tap};

/// Most bytes of a file that's read; a long round has a few thousand.
pub const MOST_BYTES: usize = 1_000_000;
/// What the first line says it is.
const GAME: &str = "maze";
/// What of the game it is.
const RULE: &str = "run";

/// Why a file can't be watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoRun {
    /// No run, or only a part of one, or more than one could be.
    #[error("the file is no run of the maze")]
    Nonsense,
    /// More than [`MOST_BYTES`].
    #[error("the file has more than {MOST_BYTES} bytes")]
    TooLong,
    /// Played under later rules than ours.
    #[error("the run was played under newer rules")]
    Newer,
    /// Played again, it comes to something else than it says.
    #[error("the run doesn't come to what it says")]
    Altered,
}

/// A whole run, from its count-in to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunFile {
    setup: PracticeSetup,
    seed: Seed,
    inputs: Vec<Input>,
    played: Practice,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    game: String,
    rules: u32,
    rule: String,
    setup: PracticeSetup,
    seed: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    #[serde(rename = "do")]
    inputs: Vec<Input>,
    hash: String,
}

impl RunFile {
    /// The run that `inputs` made, as the log has them.
    ///
    /// # Errors
    /// [`NoRun::Nonsense`] where one is no hand's, [`NoRun::Altered`] where they
    /// don't come to the end of a round, or go on after it.
    pub fn new(setup: PracticeSetup, seed: Seed, inputs: Vec<Input>) -> Result<Self, NoRun> {
        let mut played = Practice::new(setup.clone(), seed).map_err(|_| NoRun::Nonsense)?;
        let mut unheard = Vec::new();
        for input in &inputs {
            let fits = match input {
                // A log has the time before what follows it, and no more of it
                // than a round has; a round that's over takes nothing.
                Input::Play(tick) => {
                    let now = played.play().ticks();
                    (now..=now.saturating_add(COUNT_IN_TICKS + ROUND_TICKS)).contains(tick)
                }
                Input::Press(_)
                | Input::Release(_)
                | Input::Stick(_)
                | Input::ButtonDown
                | Input::ButtonUp
                | Input::LetGo
                | Input::Wake
                | Input::Tap(Tap::GoOn) => true,
                Input::CoinIn(_)
                | Input::CoinOut
                | Input::SetMode(_)
                | Input::Tap(_)
                | Input::Table(_)
                | Input::Card(_)
                | Input::Pick(_)
                | Input::TakeBack(_) => false,
            };
            if !fits {
                return Err(NoRun::Nonsense);
            }
            if played.is_over() {
                return Err(NoRun::Altered);
            }
            played.input(input, &mut unheard);
            unheard.clear();
        }
        if !played.is_over() {
            return Err(NoRun::Altered);
        }
        Ok(Self {
            setup,
            seed,
            inputs,
            played,
        })
    }

    /// Reads what [`RunFile::write`] wrote; ends of lines may be of any system.
    ///
    /// # Errors
    /// Why it can't be watched.
    pub fn parse(text: &str) -> Result<Self, NoRun> {
        if text.len() > MOST_BYTES {
            return Err(NoRun::TooLong);
        }
        let mut lines = text.lines();
        let (Some(first), Some(second), None) = (lines.next(), lines.next(), lines.next()) else {
            return Err(NoRun::Nonsense);
        };
        // Newer rules may have a header of their own.
        let rules = serde_json::from_str(first).ok().and_then(later_rules);
        if rules.is_some() {
            return Err(NoRun::Newer);
        }
        let header: Header = exactly(first)?;
        if header.game != GAME || header.rule != RULE || header.rules != RULES_VERSION {
            return Err(NoRun::Nonsense);
        }
        let seed = Seed::parse(&header.seed).ok_or(NoRun::Nonsense)?;
        let line: Line = exactly(second)?;
        let run = Self::new(header.setup, seed, line.inputs)?;
        if run.hash().to_string() == line.hash {
            Ok(run)
        } else {
            Err(NoRun::Altered)
        }
    }

    /// The two lines.
    #[must_use]
    pub fn write(&self) -> String {
        let header = Header {
            game: GAME.to_owned(),
            rules: RULES_VERSION,
            rule: RULE.to_owned(),
            setup: self.setup.clone(),
            seed: self.seed.to_hex(),
        };
        let line = Line {
            inputs: self.inputs.clone(),
            hash: self.hash().to_string(),
        };
        format!("{}\n{}\n", json(&header), json(&line))
    }

    /// The round at its end.
    #[must_use]
    pub const fn played(&self) -> &Practice {
        &self.played
    }

    /// The fingerprint of its end.
    #[must_use]
    pub fn hash(&self) -> StateHash {
        self.played.hash()
    }

    /// The run from its beginning.
    ///
    /// # Errors
    /// Never: a run's setup was tried.
    pub fn watch(self) -> Result<Watch, NoRun> {
        Watch::new(self.setup, self.seed, self.inputs).map_err(|_| NoRun::Nonsense)
    }
}

/// The rules of a run's first line, if they're later than ours.
fn later_rules(header: serde_json::Value) -> Option<u64> {
    let is_run = header["game"] == GAME && header["rule"] == RULE;
    let rules = header["rules"].as_u64()?;
    (is_run && rules > u64::from(RULES_VERSION)).then_some(rules)
}

/// Reads a line that has all its fields, each once, and no others, at any depth.
fn exactly<T: Serialize + serde::de::DeserializeOwned>(line: &str) -> Result<T, NoRun> {
    let read: T = serde_json::from_str(line).map_err(|_| NoRun::Nonsense)?;
    let written = serde_json::to_value(&read).map_err(|_| NoRun::Nonsense)?;
    let given: serde_json::Value = serde_json::from_str(line).map_err(|_| NoRun::Nonsense)?;
    if given == written {
        Ok(read)
    } else {
        Err(NoRun::Nonsense)
    }
}

#[expect(clippy::expect_used, reason = "plain structs of strings and numbers")]
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data serialises")
}
