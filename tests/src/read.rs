//! Takes the lines of a fixture apart. Each mistake gets its line and what to
//! do about it; nothing is guessed.

use serde_json::{Map, Value};

use crate::{Difference, strict};

/// The only version of the rules and of this format so far.
const RULES: u64 = 1;
/// Milliseconds before each input unless a fixture says otherwise.
const AFTER_MS: u32 = 100;
/// The same in the card game, where every button is guarded against a shaky
/// finger.
const AFTER_MS_CARDS: u32 = 700;

const HEADER_KEYS: [&str; 7] = [
    "game", "rules", "rule", "setup", "seed", "after_ms", "about",
];
const LINE_KEYS: [&str; 10] = [
    "do",
    "after_ms",
    "wait_ms",
    "see",
    "refused",
    "notice",
    "effects",
    "no_effects",
    "hash",
    "about",
];

/// A whole fixture.
#[derive(Clone, Debug)]
pub struct Fixture {
    /// Line 1.
    pub header: Header,
    /// All other lines.
    pub lines: Vec<Line>,
}

/// Line 1: which game, which rule, which table.
#[derive(Clone, Debug)]
pub struct Header {
    /// `bank`, later others.
    pub game: String,
    /// The rule it holds, by its number on the game's page in docs/rules.
    pub rule: String,
    /// As written; [`crate::expand`] completes it.
    pub setup: Value,
    /// 64 hexadecimal digits, or nothing for zeros.
    pub seed: Option<String>,
    /// Default of [`Line::after_ms`].
    pub after_ms: u32,
}

/// Any other line: first time passes, then inputs, then expectations.
#[derive(Clone, Debug)]
pub struct Line {
    /// Counted from 1, blank lines included.
    pub number: usize,
    /// Lets so much time pass, waking the game whenever it asks to be woken.
    pub wait_ms: u32,
    /// Inputs, shorthands included.
    pub inputs: Vec<Value>,
    /// Milliseconds before each input.
    pub after_ms: u32,
    /// Part of the view afterwards.
    pub see: Option<Value>,
    /// Code of the refusal of the last input.
    pub refused: Option<String>,
    /// Part of the notice of the last input.
    pub notice: Option<Value>,
    /// Effects of this line that come in this order, others may lie between.
    pub effects: Vec<Value>,
    /// Effects that mustn't come in this line.
    pub no_effects: Vec<Value>,
    /// The state's hash afterwards; `?` asks to be told.
    pub hash: Option<String>,
}

impl Fixture {
    /// Reads a fixture's text.
    ///
    /// # Errors
    /// The first line that can't be understood.
    pub fn parse(text: &str) -> Result<Self, Difference> {
        let mut objects = Vec::new();
        // Some editors begin a file with a mark of its byte order.
        let text = text.trim_start_matches('\u{feff}');
        for (i, line) in text.lines().enumerate() {
            let number = i + 1;
            if line.trim().is_empty() {
                continue;
            }
            let value = strict::parse(line).map_err(|error| {
                Difference::unreadable(
                    number,
                    format!("not JSON ({error}); each line is one object in braces"),
                )
            })?;
            let Value::Object(object) = value else {
                return Err(Difference::unreadable(
                    number,
                    "each line is one object in braces",
                ));
            };
            objects.push((number, object));
        }
        let mut objects = objects.into_iter();
        let Some((number, first)) = objects.next() else {
            return Err(Difference::unreadable(
                1,
                "the fixture is empty; line 1 names the game, the rule and the setup",
            ));
        };
        let header = header(number, first)?;
        let lines: Vec<Line> = objects
            .map(|(number, object)| line(number, object, header.after_ms))
            .collect::<Result<_, _>>()?;
        if !lines.iter().any(Line::expects) {
            return Err(Difference::unreadable(
                number,
                "nothing is expected; add \"see\", \"refused\", \"effects\" or \"hash\" to a line",
            ));
        }
        Ok(Self { header, lines })
    }
}

impl Line {
    fn expects(&self) -> bool {
        let sees = |see: &Value| see.as_object().is_none_or(|parts| !parts.is_empty());
        self.see.as_ref().is_some_and(sees)
            || self.refused.is_some()
            || self.notice.is_some()
            || self.hash.is_some()
            || !self.effects.is_empty()
            || !self.no_effects.is_empty()
    }
}

fn header(number: usize, object: Map<String, Value>) -> Result<Header, Difference> {
    let mut fields = Fields::new(number, object, &HEADER_KEYS)?;
    let game = fields
        .text("game")?
        .ok_or_else(|| fields.missing("game", "\"game\":\"bank\""))?;
    match fields.take("rules") {
        Some(Value::Number(n)) if n.as_u64() == Some(RULES) => {}
        Some(other) => {
            return Err(Difference::unreadable(
                number,
                format!("rules version {other}; this build knows version {RULES}"),
            ));
        }
        None => return Err(fields.missing("rules", "\"rules\":1")),
    }
    let rule = fields
        .text("rule")?
        .filter(|rule| !rule.trim().is_empty())
        .ok_or_else(|| fields.missing("rule", "the heading of the rule that it holds"))?;
    let setup = fields.take("setup").ok_or_else(|| {
        fields.missing(
            "setup",
            "\"setup\":{\"players\":[\"Maya\",\"Ben\"],\"box\":\"example\"}",
        )
    })?;
    let seed = fields.text("seed")?;
    let usual = if game == "cards" {
        AFTER_MS_CARDS
    } else {
        AFTER_MS
    };
    let after_ms = fields.ms("after_ms")?.unwrap_or(usual);
    Ok(Header {
        game,
        rule,
        setup,
        seed,
        after_ms,
    })
}

fn line(number: usize, object: Map<String, Value>, after_ms: u32) -> Result<Line, Difference> {
    let mut fields = Fields::new(number, object, &LINE_KEYS)?;
    let line = Line {
        number,
        wait_ms: fields.ms("wait_ms")?.unwrap_or(0),
        inputs: fields.list("do"),
        after_ms: fields.ms("after_ms")?.unwrap_or(after_ms),
        see: fields.take("see"),
        refused: fields.text("refused")?,
        notice: fields.take("notice"),
        effects: fields.list("effects"),
        no_effects: fields.list("no_effects"),
        hash: fields.text("hash")?,
    };
    if line.inputs.is_empty() && (line.refused.is_some() || line.notice.is_some()) {
        return Err(Difference::unreadable(
            number,
            "\"refused\" and \"notice\" are about the last input: add \"do\" to this line",
        ));
    }
    Ok(line)
}

/// The fields of one line, taken one by one.
struct Fields {
    line: usize,
    object: Map<String, Value>,
}

impl Fields {
    fn new(line: usize, object: Map<String, Value>, known: &[&str]) -> Result<Self, Difference> {
        if let Some(key) = object.keys().find(|key| !known.contains(&key.as_str())) {
            return Err(Difference::unreadable(
                line,
                format!("unknown key \"{key}\"; use {}", known.join(", ")),
            ));
        }
        Ok(Self { line, object })
    }

    fn take(&mut self, key: &str) -> Option<Value> {
        self.object.remove(key)
    }

    fn missing(&self, key: &str, example: &str) -> Difference {
        Difference::unreadable(self.line, format!("\"{key}\" is missing; write {example}"))
    }

    fn text(&mut self, key: &str) -> Result<Option<String>, Difference> {
        match self.take(key) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(Difference::unreadable(
                self.line,
                format!("\"{key}\" is {other}; write it in quotes"),
            )),
        }
    }

    fn ms(&mut self, key: &str) -> Result<Option<u32>, Difference> {
        match self.take(key) {
            None => Ok(None),
            Some(value) => value
                .as_u64()
                .and_then(|ms| u32::try_from(ms).ok())
                .map(Some)
                .ok_or_else(|| {
                    Difference::unreadable(
                        self.line,
                        format!("\"{key}\" is {value}; write whole milliseconds"),
                    )
                }),
        }
    }

    /// One or a list of them.
    fn list(&mut self, key: &str) -> Vec<Value> {
        match self.take(key) {
            None => Vec::new(),
            Some(Value::Array(list)) => list,
            Some(one) => vec![one],
        }
    }
}
