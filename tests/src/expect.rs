//! Expectations that could never fail: an effect that no game has, an object
//! that asks for nothing, a text that every text contains. A fixture with one of
//! them would hold whatever the game did, so that it's told as a mistake.

use coinop_core::kernel::{Level, Points};
use coinop_core::session::{Cue, Effect, Haptic};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::read::Line;
use crate::{Difference, plain};

/// How effects are written, for whoever wrote something else.
const EFFECTS: &str = "write \"hush\", {\"cue\":\"bell\"}, {\"haptic\":\"buzz\"}, \
     {\"announce\":{\"contains\":\"Level 7\"}}, {\"points_fly\":{\"to\":\"Maya\"}} or \
     {\"level_moves\":{\"level\":7}}";

/// Checks what a line expects; `names` are the players' by seat.
///
/// # Errors
/// The first expectation that means nothing, and what to write instead.
pub fn check(line: &Line, names: &[String]) -> Result<(), Difference> {
    let bad = |text: String| Difference::unreadable(line.number, text);
    for (at, part) in [("see", &line.see), ("notice", &line.notice)] {
        if let Some(part) = part {
            asks(at, part).map_err(bad)?;
        }
    }
    for (key, list) in [("effects", &line.effects), ("no_effects", &line.no_effects)] {
        for (i, written) in list.iter().enumerate() {
            effect(written, names).map_err(|text| bad(format!("{key}[{i}]: {text}")))?;
        }
    }
    Ok(())
}

/// Whether a part of a view asks for anything at all.
fn asks(at: &str, part: &Value) -> Result<(), String> {
    match part {
        Value::Object(object) if object.is_empty() => Err(format!(
            "{at}: {{}} expects nothing; write what is to be there, or leave \"{}\" out",
            at.rsplit('.').next().unwrap_or(at)
        )),
        Value::Object(object) => match only(object) {
            Some(("contains", text)) => contained(text).map_err(|text| format!("{at}: {text}")),
            _ => object
                .iter()
                .try_for_each(|(key, inner)| asks(&format!("{at}.{key}"), inner)),
        },
        Value::Array(list) => list
            .iter()
            .enumerate()
            .try_for_each(|(i, inner)| asks(&format!("{at}[{i}]"), inner)),
        _ => Ok(()),
    }
}

fn contained(text: &Value) -> Result<(), String> {
    match text {
        Value::String(text) if !text.is_empty() => Ok(()),
        Value::String(_) => Err("every text contains \"\"; write a part of it".into()),
        other => Err(format!("contains is {other}; write a text in quotes")),
    }
}

fn effect(written: &Value, names: &[String]) -> Result<(), String> {
    let object = match written {
        Value::String(word) if word == "hush" => return Ok(()),
        Value::Object(object) => object,
        other => return Err(format!("{other} is no effect; {EFFECTS}")),
    };
    let Some((kind, what)) = only(object) else {
        return Err(format!(
            "an effect has one name; {EFFECTS}, each in braces of its own"
        ));
    };
    match kind {
        "cue" => one_of::<Cue>(what),
        "haptic" => one_of::<Haptic>(what),
        "announce" => text(what),
        "points_fly" => parts(what, &["from", "to", "points"], names),
        "level_moves" => parts(what, &["level", "from", "to"], names),
        _ => plain::read::<Effect>(written.clone()).map(|_| ()),
    }
    .map_err(|text| match kind {
        "cue" | "haptic" | "announce" | "points_fly" | "level_moves" => format!("{kind}: {text}"),
        _ => text,
    })
}

/// A word of a closed list, or anything but one.
fn one_of<T: DeserializeOwned>(what: &Value) -> Result<(), String> {
    plain::read::<T>(unless_not(what).clone()).map(|_| ())
}

fn text(what: &Value) -> Result<(), String> {
    match unless_not(what) {
        Value::String(_) => Ok(()),
        Value::Object(object) => match only(object) {
            Some(("contains", part)) => contained(part),
            _ => Err("write a text in quotes or {\"contains\":\"Level 7\"}".into()),
        },
        other => Err(format!("{other} stands there; write a text in quotes")),
    }
}

/// Some fields of an effect; none of them stands for any such effect.
fn parts(what: &Value, known: &[&str], names: &[String]) -> Result<(), String> {
    let Value::Object(object) = what else {
        return Err(format!(
            "{what} stands there; write {} in braces",
            known.join(", ")
        ));
    };
    for (key, value) in object {
        let value = unless_not(value);
        match key.as_str() {
            _ if !known.contains(&key.as_str()) => {
                return Err(format!("there is no \"{key}\"; use {}", known.join(", ")));
            }
            "points" => plain::read::<Points>(value.clone()).map(|_| ()),
            "level" => plain::read::<Level>(value.clone()).map(|_| ()),
            _ => account(value, names),
        }
        .map_err(|text| format!("{key}: {text}"))?;
    }
    Ok(())
}

/// A player by name or seat, or the Bank.
fn account(value: &Value, names: &[String]) -> Result<(), String> {
    let is_known = match value {
        Value::Null => true,
        Value::String(name) => names.contains(name),
        Value::Number(seat) => seat
            .as_u64()
            .and_then(|seat| usize::try_from(seat).ok())
            .is_some_and(|seat| seat < names.len()),
        _ => false,
    };
    if is_known {
        return Ok(());
    }
    Err(format!(
        "nobody is called {value}; there are {}, and null for the Bank",
        names.join(", ")
    ))
}

/// What stands in `{"not":…}`, or the value itself.
fn unless_not(value: &Value) -> &Value {
    match value {
        Value::Object(object) => match only(object) {
            Some(("not", inner)) => inner,
            _ => value,
        },
        _ => value,
    }
}

/// The one key of an object and what it holds.
pub fn only(object: &Map<String, Value>) -> Option<(&str, &Value)> {
    let mut entries = object.iter();
    let (key, value) = entries.next()?;
    entries.next().is_none().then_some((key.as_str(), value))
}
