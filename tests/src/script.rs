//! Writes a fixture out for a runner in another language: every shorthand
//! expanded, every wake in its place, and after each line what Rust's session
//! says. Such a runner needs no grammar and no matching, only the boundary.

use coinop_core::session::{Session, Update};
use coinop_core::view::{Language, View, Words};
use serde_json::{Value, json};

use crate::expand::{self, Opening};
use crate::read::Fixture;
use crate::{Difference, run};

/// The fixture as one object:
///
/// ```json
/// {"name":"…","setup":"JSON","seed":"hex","lines":[
///   {"line":2,"inputs":[{"at":100,"input":"JSON"}],
///    "reply":"JSON","hash":"hex","digits":"0100","scores":[100,null]}]}
/// ```
///
/// What crosses the boundary as it stands is a string; `reply` is the update
/// that the line's last input gets; `digits` of a practice round are its points,
/// and it has no scores. Lines without inputs are left out.
///
/// # Errors
/// The first line that can't be understood or doesn't hold.
pub fn script(name: &str, text: &str) -> Result<Value, Difference> {
    let steps = run(text)?.steps;
    let Opening { setup, seed, .. } = expand::opening(&Fixture::parse(text)?.header)?;
    let written = text_of(&setup)?;
    let words = Words::new(Language::En);
    let mut session = Session::new(setup, seed)
        .map_err(|error| Difference::unreadable(1, format!("setup: {error}")))?;
    let mut lines = Vec::new();
    for steps in steps.chunk_by(|one, next| one.line == next.line) {
        let mut inputs = Vec::new();
        let mut reply = None;
        for step in steps {
            inputs.push(json!({ "at": step.at.0, "input": text_of(&step.input)? }));
            let input = step.input.clone();
            reply = Some(session.dispatch(input, step.at, &words).update);
        }
        let (digits, scores) = match session.update(&words).view {
            Some(View::Bank(seen)) => {
                let scores = seen.players.iter().map(|player| player.score);
                (seen.unit.digits, scores.collect())
            }
            Some(View::Maze(seen)) => (seen.frame.points.to_string(), Vec::new()),
            Some(View::Cards(seen)) => (seen.status, Vec::new()),
            None => continue,
        };
        lines.push(json!({
            "line": steps.first().map(|step| step.line),
            "inputs": inputs,
            "reply": text_of::<Option<Update>>(&reply)?,
            "hash": session.hash().to_string(),
            "digits": digits,
            "scores": scores,
        }));
    }
    Ok(json!({ "name": name, "setup": written, "seed": seed.to_hex(), "lines": lines }))
}

fn text_of<T: serde::Serialize>(value: &T) -> Result<String, Difference> {
    serde_json::to_string(value).map_err(|error| Difference::unreadable(1, error.to_string()))
}
