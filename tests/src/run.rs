//! Plays a fixture on a session and compares.
//!
//! Besides what the fixture expects, each run holds for every rule: an input
//! that isn't expected to be refused isn't, a refusal leaves the books alone and
//! says its cause and what to do, and the log replays to the same hash.

use std::sync::LazyLock;

use coinop_core::kernel::Millis;
use coinop_core::session::{Effect, GameSetup, Input, Logged, Notice, Session};
use coinop_core::view::{Language, View, Words};
use serde::Serialize;
use serde_json::Value;

use crate::expand::{self, Opening};
use crate::expect;
use crate::matching::{Mismatch, compare};
use crate::read::{Fixture, Line};
use crate::{Difference, Problem};

/// More wakes than this in one wait are a fault of the game.
const MOST_WAKES: u32 = 10_000;

/// Fixtures see English.
static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En));

/// What a run that holds came to.
#[derive(Clone, Debug)]
pub struct Played {
    /// Line numbers that ask for a hash (`"hash":"?"`) and what it is.
    pub hashes: Vec<(usize, String)>,
    /// Inputs that were sent.
    pub inputs: usize,
    /// The rows that a store would have written.
    pub log: Vec<Logged>,
    /// Every input that was sent, shorthands expanded and wakes included.
    pub steps: Vec<Step>,
}

/// One input of a fixture.
#[derive(Clone, Debug)]
pub struct Step {
    /// The fixture's line, counted from 1.
    pub line: usize,
    /// When it came, in milliseconds of the match.
    pub at: Millis,
    /// What a hand did.
    pub input: Input,
}

/// Reads and plays a fixture.
///
/// # Errors
/// The first line that can't be understood or doesn't hold.
pub fn run(text: &str) -> Result<Played, Difference> {
    let fixture = Fixture::parse(text)?;
    let Opening { setup, seed, names } = expand::opening(&fixture.header)?;
    let session = Session::new(setup.clone(), seed)
        .map_err(|error| Difference::unreadable(1, format!("setup: {error}")))?;
    let mut player = Player {
        wake_in: session.update(&WORDS).wake_in_ms,
        session,
        names,
        now: 0,
        played: Played {
            hashes: Vec::new(),
            inputs: 0,
            log: Vec::new(),
            steps: Vec::new(),
        },
        line: 0,
    };
    for line in &fixture.lines {
        expect::check(line, &player.names)?;
        player.line(line)?;
    }
    let last = fixture.lines.last().map_or(1, |line| line.number);
    player.log_replays(last, setup, seed)?;
    Ok(player.played)
}

struct Player {
    session: Session,
    names: Vec<String>,
    now: u32,
    wake_in: Option<u32>,
    played: Played,
    /// The line at work.
    line: usize,
}

/// The replies of one line.
#[derive(Default)]
struct Replies {
    effects: Vec<Effect>,
    notice: Option<Notice>,
}

impl Player {
    fn line(&mut self, line: &Line) -> Result<(), Difference> {
        let mut replies = Replies::default();
        self.line = line.number;
        self.wait(line, &mut replies)?;
        for (i, written) in (1..).zip(&line.inputs) {
            let inputs = expand::inputs(written, self.session.game(), &self.names)
                .map_err(|text| Difference::unreadable(line.number, text))?;
            let last = (line.inputs.len(), inputs.len());
            for (j, input) in (1..).zip(inputs) {
                let expected = line.refused.as_deref().filter(|_| (i, j) == last);
                let before = expected.map(|_| self.books());
                let shown = show(&input);
                self.send(input, line.after_ms, &mut replies);
                refusal(line.number, &shown, expected, &replies)?;
                if let Some(before) = before {
                    unchanged(line.number, &before, &self.books())?;
                }
            }
        }
        self.expectations(line, &replies)
    }

    /// Lets time pass as a shell does: it wakes the game when that is asked for.
    fn wait(&mut self, line: &Line, replies: &mut Replies) -> Result<(), Difference> {
        let end = self.now.saturating_add(line.wait_ms);
        for _ in 0..MOST_WAKES {
            let due = self.wake_in.map(|ms| self.now.saturating_add(ms));
            match due.filter(|due| line.wait_ms > 0 && *due <= end) {
                Some(due) => self.send(Input::Wake, due - self.now, replies),
                None => {
                    // The rest passes without anything happening.
                    self.wake_in = due.map(|due| due.saturating_sub(end));
                    self.now = end;
                    return Ok(());
                }
            }
        }
        Err(Difference::differs(
            line.number,
            "wait_ms",
            "time that passes",
            format!("a game that asked {MOST_WAKES} times to be woken"),
        ))
    }

    fn send(&mut self, input: Input, after_ms: u32, replies: &mut Replies) {
        self.now = self.now.saturating_add(after_ms);
        let at = Millis(self.now.into());
        let reply = self.session.dispatch(input.clone(), at, &WORDS);
        self.played.steps.push(Step {
            line: self.line,
            at,
            input,
        });
        self.wake_in = reply.update.wake_in_ms;
        self.played.inputs += 1;
        self.played.log.extend(reply.log);
        replies.effects.extend(reply.update.effects);
        replies.notice = reply.update.notice;
    }

    fn expectations(&mut self, line: &Line, replies: &Replies) -> Result<(), Difference> {
        let check = |at: &str, expected: &Value, got: &Value| {
            compare(at, expected, got, &self.names).map_err(|m| differs(line.number, m))
        };
        if let Some(expected) = &line.see {
            check("see", expected, &self.view())?;
        }
        if let Some(expected) = &line.notice {
            check("notice", expected, &json(&replies.notice))?;
        }
        let effects: Vec<Value> = replies.effects.iter().map(json).collect();
        let mut rest = effects.as_slice();
        for (i, expected) in line.effects.iter().enumerate() {
            let found = rest
                .iter()
                .position(|effect| check("", expected, effect).is_ok());
            let Some(found) = found else {
                return Err(Difference::differs(
                    line.number,
                    format!("effects[{i}]"),
                    expected.to_string(),
                    Value::Array(rest.to_vec()).to_string(),
                ));
            };
            rest = &rest[found + 1..];
        }
        for (i, unwanted) in line.no_effects.iter().enumerate() {
            if let Some(effect) = effects.iter().find(|got| check("", unwanted, got).is_ok()) {
                return Err(Difference::differs(
                    line.number,
                    format!("no_effects[{i}]"),
                    format!("nothing like {unwanted}"),
                    effect.to_string(),
                ));
            }
        }
        let hash = self.session.hash().to_string();
        match line.hash.as_deref() {
            Some("?") => self.played.hashes.push((line.number, hash)),
            Some(expected) if expected != hash => {
                return Err(Difference::differs(line.number, "hash", expected, hash));
            }
            _ => {}
        }
        Ok(())
    }

    /// The game's view without the game's name around it.
    fn view(&self) -> Value {
        match self.session.update(&WORDS).view {
            Some(View::Bank(bank)) => json(&bank),
            Some(View::Maze(maze)) => json(&maze),
            Some(View::Cards(cards)) => json(&cards),
            None => Value::Null,
        }
    }

    /// What no refusal may change: accounts, owners, entries, how far it is.
    fn books(&self) -> Value {
        let view = self.view();
        let pick = |list: &str, fields: &[&str]| -> Value {
            let rows = view[list].as_array().map(Vec::as_slice).unwrap_or_default();
            rows.iter()
                .map(|row| {
                    fields
                        .iter()
                        .map(|field| row[*field].clone())
                        .collect::<Value>()
                })
                .collect()
        };
        serde_json::json!({
            "phase": view["phase"],
            "players": pick(
                "players",
                &["name", "registered", "score", "levels", "status", "count", "played", "marks"],
            ),
            "deck": view["deck"]["count"],
            "story": view["story"],
            "log": pick("log", &["number", "text", "change", "void"]),
        })
    }

    fn log_replays(
        &self,
        line: usize,
        setup: GameSetup,
        seed: coinop_core::kernel::Seed,
    ) -> Result<(), Difference> {
        let live = self.session.hash().to_string();
        let again = Session::replay(setup, seed, self.played.log.clone());
        let again = again.map_or_else(|error| error.to_string(), |s| s.hash().to_string());
        if again != live {
            return Err(Difference::differs(line, "the log, replayed", live, again));
        }
        let restored = Session::restore(&self.session.snapshot())
            .map_or("no session".to_owned(), |session| {
                session.hash().to_string()
            });
        if restored != live {
            return Err(Difference::differs(
                line,
                "the snapshot, restored",
                live,
                restored,
            ));
        }
        Ok(())
    }
}

fn refusal(
    line: usize,
    input: &str,
    expected: Option<&str>,
    replies: &Replies,
) -> Result<(), Difference> {
    let got = replies.notice.as_ref().map(|notice| notice.code.as_str());
    if got != expected {
        let text = replies
            .notice
            .as_ref()
            .map_or("", |notice| notice.text.as_str());
        return Err(Difference::differs(
            line,
            format!("refused, by input {input}"),
            expected.map_or("accepted".into(), |code| format!("\"{code}\"")),
            got.map_or("accepted".into(), |code| format!("\"{code}\": {text}")),
        ));
    }
    // Report 3: none is a bare "failed".
    let Some(notice) = &replies.notice else {
        return Ok(());
    };
    for (field, text) in [
        ("title", &notice.title),
        ("text", &notice.text),
        ("remedy", &notice.remedy),
        ("announce", &notice.announce),
    ] {
        if text.trim().is_empty() {
            return Err(Difference::differs(
                line,
                format!("notice.{field} of {}", notice.code),
                "words for a person",
                "\"\"",
            ));
        }
    }
    Ok(())
}

fn unchanged(line: usize, before: &Value, after: &Value) -> Result<(), Difference> {
    match compare("books after a refusal", before, after, &[]) {
        Ok(()) => Ok(()),
        Err(mismatch) => Err(differs(line, mismatch)),
    }
}

fn differs(line: usize, mismatch: Mismatch) -> Difference {
    Difference {
        line,
        problem: Problem::Differs {
            at: mismatch.at,
            expected: mismatch.expected,
            got: mismatch.got,
        },
    }
}

fn show(input: &Input) -> String {
    json(input).to_string()
}

fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}
