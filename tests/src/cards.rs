//! The card game's shorthands: tables of names, decks from top to bottom,
//! decisions without a seat.

use coinop_core::cards::{Card, CardAction, CardTable, DeckData, Kept};
use coinop_core::kernel::Seat;
use coinop_core::session::Input;
use serde_json::{Value, json};

use crate::expect::only;
use crate::input::known;

/// Most cards that one written word stands for.
const MOST: usize = 128;

/// Players may be names alone, the starter a name, the decks left out or the
/// numbers in which they differ from the example, the stack short names.
pub fn setup(short: &Value) -> Result<Value, String> {
    let Value::Object(short) = short else {
        return Err(
            "setup is an object: {\"players\":[…],\"level\":\"level1\",\"stack\":[…]}".into(),
        );
    };
    let mut setup = short.clone();
    let mut names = Vec::new();
    if let Some(Value::Array(players)) = setup.get_mut("players") {
        for player in players {
            if let Value::String(name) = player {
                *player = json!({ "name": name });
            }
            names.push(player["name"].as_str().unwrap_or_default().to_owned());
        }
    }
    if let Some(Value::String(name)) = setup.get("starter") {
        let seat = seat_of(name, &names)?;
        setup.insert("starter".into(), json!(seat));
    }
    setup
        .entry("level")
        .or_insert_with(|| Value::from("level1"));
    let decks = setup.remove("decks").unwrap_or_else(|| json!({}));
    setup.insert("decks".into(), patched_decks(decks)?);
    if let Some(stack) = setup.get("stack") {
        let stack = cards_of(stack)?;
        setup.insert("stack".into(), json!(stack));
    }
    Ok(Value::Object(setup))
}

/// `{"values":{"apple":7}}` changes what an apple is worth and nothing else.
fn patched_decks(patch: Value) -> Result<Value, String> {
    let mut whole = serde_json::to_value(DeckData::example()).map_err(|error| error.to_string())?;
    merge(&mut whole, patch, "decks")?;
    Ok(whole)
}

fn merge(whole: &mut Value, patch: Value, at: &str) -> Result<(), String> {
    match (whole, patch) {
        (Value::Object(whole), Value::Object(patch)) => {
            for (key, value) in patch {
                let slot = whole
                    .get_mut(&key)
                    .ok_or_else(|| format!("{at} has no \"{key}\""))?;
                merge(slot, value, &format!("{at}.{key}"))?;
            }
        }
        (slot, value) => *slot = value,
    }
    Ok(())
}

/// `["pac_dot x3","pink","skip"]`, the first on top.
fn cards_of(stack: &Value) -> Result<Vec<Card>, String> {
    let Value::Array(words) = stack else {
        return Err("stack is a list of cards, the top one first".into());
    };
    let mut cards = Vec::new();
    for word in words {
        let word = word.as_str().unwrap_or_default();
        let (name, times) = match word.rsplit_once(" x") {
            None => (word, 1),
            Some((name, times)) => (
                name,
                times
                    .parse()
                    .ok()
                    .filter(|times| (1..=MOST).contains(times))
                    .ok_or_else(|| format!("\"{word}\": write pac_dot x3 for three of them"))?,
            ),
        };
        cards.extend(std::iter::repeat_n(card(name)?, times));
    }
    Ok(cards)
}

/// Core's names, and shorter ones for what everybody says.
fn card(name: &str) -> Result<Card, String> {
    let whole = match name {
        "dot" => "pac_dot",
        "pink" => "pink_ghost",
        "blue" => "blue_ghost",
        "red" => "red_ghost",
        "gift" => "give_ghost",
        other => other,
    };
    serde_json::from_value(json!(whole)).map_err(|_| {
        format!(
            "\"{name}\" is no card; use dot, cherry, strawberry, orange, apple, pink, blue, \
             orange_ghost, red, gift, swap, skip, draw_choice, extra_draw, pass"
        )
    })
}

fn kept(value: &Value) -> Result<Kept, String> {
    let name = value.as_str().unwrap_or_default();
    let card = card(name)?;
    Kept::ALL
        .into_iter()
        .find(|kept| Card::from(*kept) == card)
        .ok_or_else(|| format!("\"{name}\" never is in a hand"))
}

fn seat_of(name: &str, names: &[String]) -> Result<Seat, String> {
    let place = names.iter().position(|known| known == name);
    place
        .and_then(|place| u8::try_from(place).ok())
        .map(Seat)
        .ok_or_else(|| format!("nobody is called {name}; there are {}", names.join(", ")))
}

fn seat(value: &Value, names: &[String]) -> Result<Seat, String> {
    match value {
        Value::Number(number) => number
            .as_u64()
            .and_then(|number| u8::try_from(number).ok())
            .map(Seat)
            .ok_or_else(|| format!("{number} is no seat")),
        Value::String(name) => seat_of(name, names),
        other => Err(format!("{other} is no player; write a name")),
    }
}

/// The input that a written one stands for: a decision of whoever has to decide
/// now, or of the player who's named around it. `None`: no shorthand of ours.
pub fn input(
    written: &Value,
    table: &CardTable,
    names: &[String],
) -> Result<Option<Input>, String> {
    if let Value::Object(object) = written
        && let Some((name, inner)) = only(object)
        && names.iter().any(|known| known == name)
    {
        return decision(inner, seat_of(name, names)?, names);
    }
    let state = table.cards().state();
    let now = state.actor().unwrap_or(state.on_turn());
    let by = match written.as_str() {
        Some("cover") => state.holder().unwrap_or(now),
        Some("take back") => table.cards().can_take_back().unwrap_or(now),
        _ => now,
    };
    decision(written, by, names)
}

fn decision(written: &Value, by: Seat, names: &[String]) -> Result<Option<Input>, String> {
    let action = match written {
        Value::String(word) => match word.as_str() {
            "lift" => CardAction::Lift { seat: by },
            "cover" => CardAction::Cover { seat: by },
            "draw" => CardAction::Draw { seat: by },
            "end" => CardAction::End { seat: by },
            "shut down" => CardAction::ShutDown { seat: by },
            "take back" => return Ok(Some(Input::TakeBack(by))),
            "hurry" => return Ok(Some(Input::Tap(coinop_core::session::Tap::GoOn))),
            _ => return Ok(None),
        },
        Value::Object(object) => match only(object) {
            Some(("give", what)) => {
                known("give", what, &["ghost", "to"])?;
                CardAction::Give {
                    seat: by,
                    ghost: kept(&what["ghost"])?,
                    to: seat(&what["to"], names)?,
                }
            }
            Some(("swap", both)) => match both.as_array().map(Vec::as_slice) {
                Some([a, b]) => CardAction::Swap {
                    seat: by,
                    a: seat(a, names)?,
                    b: seat(b, names)?,
                },
                _ => return Err("swap: write the two, [\"Maya\",\"Ben\"]".into()),
            },
            Some(("skip", whom)) => CardAction::Skip {
                seat: by,
                whom: seat(whom, names)?,
            },
            Some(("draws", what)) => {
                known("draws", what, &["whom", "cards"])?;
                CardAction::ChooseDraw {
                    seat: by,
                    whom: seat(&what["whom"], names)?,
                    cards: what["cards"]
                        .as_u64()
                        .and_then(|cards| u8::try_from(cards).ok())
                        .ok_or("draws: write {\"whom\":\"Ben\",\"cards\":2}")?,
                }
            }
            Some(("pass", card)) => CardAction::Pass {
                seat: by,
                card: kept(card)?,
            },
            Some(("pick", Value::Null)) => return Ok(Some(Input::Pick(None))),
            Some(("pick", whom)) => return Ok(Some(Input::Pick(Some(seat(whom, names)?)))),
            _ => return Ok(None),
        },
        _ => return Ok(None),
    };
    Ok(Some(Input::Card(action)))
}
