//! Turns the shorthands that a person writes into what core reads: a whole
//! setup, a seed, single inputs.

use coinop_core::bank::{BoxData, Coin};
use coinop_core::kernel::{Level, Seat, Seed};
use coinop_core::session::{AnyGame, Direction, GameSetup, Input};
use serde_json::{Map, Value, json};

use crate::read::Header;
use crate::{Difference, cards, input, plain};

/// A match, ready to be opened.
pub struct Opening {
    pub setup: GameSetup,
    pub seed: Seed,
    /// Names by seat, for names in place of seat numbers.
    pub names: Vec<String>,
}

/// Completes a header.
pub fn opening(header: &Header) -> Result<Opening, Difference> {
    let bad = |text: String| Difference::unreadable(1, text);
    let setup = match header.game.as_str() {
        "bank" => bank_setup(&header.setup),
        "maze" => maze_setup(&header.setup),
        "cards" => cards::setup(&header.setup),
        other => Err(format!(
            "game \"{other}\"; this build knows bank, maze and cards"
        )),
    };
    let setup: GameSetup = plain::read(json!({ &header.game: setup.map_err(bad)? }))
        .map_err(|error| bad(format!("setup: {error}")))?;
    let names = match &setup {
        GameSetup::Bank(bank) => bank
            .players
            .iter()
            .map(|player| player.name.clone())
            .collect(),
        GameSetup::Maze(_) => Vec::new(),
        GameSetup::Cards(cards) => cards
            .players
            .iter()
            .map(|player| player.name.clone())
            .collect(),
    };
    let seed = match &header.seed {
        None => Seed([0; 32]),
        Some(hex) => Seed::parse(hex)
            .ok_or_else(|| bad("a seed is 64 hexadecimal digits; leave it out for zeros".into()))?,
    };
    Ok(Opening { setup, seed, names })
}

/// Players may be names alone (coins are dealt in order), the box `"example"`
/// or the numbers in which it differs from the example.
fn bank_setup(short: &Value) -> Result<Value, String> {
    let Value::Object(short) = short else {
        return Err("setup is an object: {\"players\":[…],\"box\":\"example\"}".into());
    };
    let mut setup = short.clone();
    if let Some(Value::Array(players)) = setup.get_mut("players") {
        for (i, player) in players.iter_mut().enumerate() {
            if let Value::String(name) = player {
                let coin = Coin::ALL
                    .get(i)
                    .ok_or("at most 4 players: there are 4 coins")?;
                *player = json!({ "name": name, "coin": coin });
            }
        }
    }
    if let Some(given) = setup.remove("box") {
        if setup.contains_key("box_data") {
            return Err("setup has both box and box_data; keep one".into());
        }
        setup.insert("box_data".into(), patched_box(given)?);
    }
    Ok(Value::Object(setup))
}

/// A map may be an array of its rows.
fn maze_setup(short: &Value) -> Result<Value, String> {
    let Value::Object(short) = short else {
        return Err("setup is an object: {\"difficulty\":\"arcade\"}, or {}".into());
    };
    let mut setup = short.clone();
    if let Some(Value::Array(rows)) = setup.get("map") {
        let row = |row: &Value| match row {
            Value::String(row) => Ok(row.clone()),
            other => Err(format!("map row {other}; write each row in quotes")),
        };
        let rows: Vec<String> = rows.iter().map(row).collect::<Result<_, _>>()?;
        let map = json!(rows.join("\n"));
        setup.insert("map".into(), map);
    }
    Ok(Value::Object(setup))
}

fn patched_box(given: Value) -> Result<Value, String> {
    let mut whole = serde_json::to_value(BoxData::example()).map_err(|error| error.to_string())?;
    let patch = match given {
        Value::String(name) if name == "example" => return Ok(whole),
        Value::Object(patch) => patch,
        other => {
            return Err(format!(
                "box {other}; write \"example\" or the numbers that differ from it"
            ));
        }
    };
    for (key, value) in patch {
        let Some(slot) = whole.get_mut(&key) else {
            return Err(format!("a box has no \"{key}\""));
        };
        match value {
            Value::Object(levels) if key == "levels" => patch_levels(slot, levels)?,
            value => *slot = value,
        }
    }
    Ok(whole)
}

/// `{"7":{"price":90}}` changes Level 7 only.
fn patch_levels(slot: &mut Value, levels: Map<String, Value>) -> Result<(), String> {
    for (number, change) in levels {
        let level = number
            .parse()
            .ok()
            .and_then(Level::new)
            .and_then(|level| slot.get_mut(level.index()))
            .and_then(Value::as_object_mut)
            .ok_or_else(|| format!("there is no Level {number}: Levels are numbered 1 to 16"))?;
        let Value::Object(change) = change else {
            return Err(format!(
                "levels.{number} is {change}; write {{\"price\":90}}"
            ));
        };
        level.extend(change);
    }
    Ok(())
}

/// The inputs that one written input stands for in `game` as it is now.
pub fn inputs(written: &Value, game: &AnyGame, names: &[String]) -> Result<Vec<Input>, String> {
    if let Value::Object(object) = written {
        input::single(object)?;
    }
    if let AnyGame::Cards(table) = game
        && let Some(input) = cards::input(written, table, names)?
    {
        return Ok(vec![input]);
    }
    let inputs = match written {
        Value::String(word) => words(word, names)?,
        Value::Object(_) => {
            let mut value = written.clone();
            name_seats(&mut value, names)?;
            let input = input::read(&value);
            vec![input.map_err(|error| format!("{written} is no input: {error}"))?]
        }
        other => {
            return Err(format!(
                "{other} is no input; write one in quotes or braces"
            ));
        }
    };
    // Later ones of a shorthand come to a game that the first one changed.
    if let Some(first) = inputs.first() {
        input::belongs(first, game).map_err(|error| format!("{written}: {error}"))?;
    }
    Ok(inputs)
}

fn words(word: &str, names: &[String]) -> Result<Vec<Input>, String> {
    if let Some(stop) = word.strip_prefix("to ") {
        return scroll(stop);
    }
    if let Some((one, times)) = word.rsplit_once(" x") {
        let times: usize = times
            .parse()
            .ok()
            .filter(|times| (1..=1000).contains(times))
            .ok_or_else(|| format!("\"{word}\": write up x4 for four times up"))?;
        if one.contains(" x") {
            return Err(format!("\"{word}\": one number of times is enough"));
        }
        return Ok(vec![words(one, names)?; times].concat());
    }
    let stick = |direction| Ok(vec![Input::Stick(direction)]);
    match word {
        "up" => stick(Direction::Up),
        "down" => stick(Direction::Down),
        "left" => stick(Direction::Left),
        "right" => stick(Direction::Right),
        "press" => Ok(vec![Input::ButtonDown, Input::ButtonUp]),
        "register" => Ok((0..)
            .take(names.len())
            .flat_map(|seat| [Input::CoinIn(Seat(seat)), Input::CoinOut])
            .collect()),
        _ => serde_json::from_value(json!(word))
            .map(|input| vec![input])
            .map_err(|_| {
                format!(
                    "\"{word}\" is no input; use up, down, left, right (up x4 for four times), \
                 to 7, to ghost fee, to jail fee, to undo, press, register, coin_out, wake, \
                 button_down, button_up, or an object such as {{\"coin_in\":0}}"
                )
            }),
    }
}

/// From Level 1, where the cursor is after up, down or right, to a stop.
fn scroll(stop: &str) -> Result<Vec<Input>, String> {
    let (direction, times) = match stop {
        "undo" => (Direction::Left, 1),
        "jail fee" => (Direction::Left, 2),
        "ghost fee" => (Direction::Left, 3),
        number => {
            let level = number.parse().ok().and_then(Level::new).ok_or_else(|| {
                format!(
                    "\"to {stop}\" is no stop; use to 1 … to 16, to ghost fee, to jail fee, \
                     to undo"
                )
            })?;
            (Direction::Right, level.index())
        }
    };
    Ok(vec![Input::Stick(direction); times])
}

/// A player's name in place of their seat number.
fn name_seats(value: &mut Value, names: &[String]) -> Result<(), String> {
    let Value::Object(object) = value else {
        return Ok(());
    };
    for (key, inner) in object {
        if !matches!(key.as_str(), "coin_in" | "raise_bid") {
            name_seats(inner, names)?;
        } else if let Value::String(name) = inner {
            let seat = names
                .iter()
                .position(|known| known == name)
                .ok_or_else(|| {
                    format!("nobody is called {name}; there are {}", names.join(", "))
                })?;
            *inner = json!(seat);
        }
    }
    Ok(())
}
