//! Inputs that a fixture writes in core's own form: each is one thing, nothing
//! in it is dropped, and it's one that the game at hand knows.

use coinop_core::maze::Play;
use coinop_core::session::{AnyGame, Input, Tap};
use serde_json::{Map, Value};

use crate::plain;

/// Reads an input in braces.
///
/// # Errors
/// What of it means nothing, and what to write instead.
pub fn read(value: &Value) -> Result<Input, String> {
    let input: Input = plain::read(value.clone())?;
    let whole = serde_json::to_value(&input).map_err(|error| error.to_string())?;
    nothing_dropped(value, &whole)?;
    Ok(input)
}

/// That an input in braces is one input.
///
/// # Errors
/// How to write two of them.
pub fn single(object: &Map<String, Value>) -> Result<(), String> {
    let names: Vec<&str> = object.keys().map(String::as_str).collect();
    match names.as_slice() {
        [_] => Ok(()),
        [] => Err("an input can't be empty; write one such as {\"coin_in\":\"Maya\"}".into()),
        _ => Err(format!(
            "{} stand in one input; write each in braces of its own, in a list",
            names.join(", ")
        )),
    }
}

/// That an object has no key but these.
///
/// # Errors
/// Which one it has, and which ones there are.
pub fn known(at: &str, object: &Value, known: &[&str]) -> Result<(), String> {
    let Some(object) = object.as_object() else {
        return Err(format!(
            "{at}: {object} stands there; write {} in braces",
            known.join(", ")
        ));
    };
    match object.keys().find(|key| !known.contains(&key.as_str())) {
        Some(key) => Err(format!(
            "{at}: there is no \"{key}\"; use {}",
            known.join(", ")
        )),
        None => Ok(()),
    }
}

/// Core reads over a key that it doesn't know: an older app's log may be newer
/// than it. A person has misspelt it.
fn nothing_dropped(written: &Value, read: &Value) -> Result<(), String> {
    match (written, read) {
        (Value::Object(written), Value::Object(read)) => {
            for (key, inner) in written {
                let Some(kept) = read.get(key) else {
                    let known: Vec<&str> = read.keys().map(String::as_str).collect();
                    return Err(format!("there is no \"{key}\"; use {}", known.join(", ")));
                };
                nothing_dropped(inner, kept)?;
            }
            Ok(())
        }
        (Value::Array(written), Value::Array(read)) => written
            .iter()
            .zip(read)
            .try_for_each(|(written, read)| nothing_dropped(written, read)),
        _ => Ok(()),
    }
}

/// That `input` is one of `game`'s: any other would be taken and do nothing.
///
/// # Errors
/// Whose it is, and what this game takes.
pub fn belongs(input: &Input, game: &AnyGame) -> Result<(), String> {
    match game {
        AnyGame::Bank(bank) => match input {
            Input::Card(_) | Input::Pick(_) | Input::TakeBack(_) => Err(
                "that is the card game’s; the bank takes coins, the stick, the white button and taps"
                    .into(),
            ),
            Input::Play(_) | Input::Press(_) | Input::Release(_) => match bank.maze() {
                Some(play) => later(input, play),
                None => Err("no round of the maze is open; open one first, by \"left\" and \
                     \"press\" or {\"tap\":\"open_go_round\"}"
                    .into()),
            },
            _ => Ok(()),
        },
        AnyGame::Maze(practice) => match input {
            Input::Play(_)
            | Input::Press(_)
            | Input::Release(_)
            | Input::Stick(_)
            | Input::ButtonDown
            | Input::ButtonUp
            | Input::LetGo
            | Input::Wake
            | Input::Tap(Tap::GoOn) => later(input, practice.play()),
            _ => Err(
                "the maze doesn't know that; use play, press, release, left, let_go, \
                 button_down, {\"tap\":\"go_on\"}"
                    .into(),
            ),
        },
        AnyGame::Cards(_) => match input {
            Input::Card(_)
            | Input::Pick(_)
            | Input::TakeBack(_)
            | Input::LetGo
            | Input::Wake
            | Input::Tap(Tap::GoOn) => Ok(()),
            _ => Err(
                "the card game doesn't know that; use lift, cover, draw, end, shut down, give, \
                 swap, skip, draws, pass, pick, take back, let_go, wake, hurry"
                    .into(),
            ),
        },
    }
}

/// Time doesn't run back; after the end nothing is played, whatever is written.
fn later(input: &Input, play: &Play) -> Result<(), String> {
    match input {
        Input::Play(tick) if *tick <= play.ticks() && play.round().ending().is_none() => {
            Err(format!(
                "the maze was played up to tick {} already; write a later one",
                play.ticks()
            ))
        }
        _ => Ok(()),
    }
}
