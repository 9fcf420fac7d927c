//! What the screen shows of the card game: no secret card outside the part
//! that's for one pair of eyes, nothing that depends on what those can't know,
//! and nothing of it in what's heard.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod cases;
#[path = "tables/permute.rs"]
mod permute;
mod tables;

use cases::config;
use coinop_core::cards::{Card, CardTable, Kept, State, Viewer};
use coinop_core::kernel::{Millis, Seed, Stream, StreamId};
use coinop_core::session::{Effect, Input};
use coinop_core::view::{Language, Words, cards};
use permute::behind_the_back;
use proptest::prelude::*;
use serde_json::Value;
use tables::evenings;

/// Cards that go into hands, as they stand in a view.
fn secret_ids() -> Vec<String> {
    let id = |card: Kept| serde_json::to_value(Card::from(card)).expect("a name");
    Kept::ALL
        .map(|card| id(card).as_str().expect("a text").to_owned())
        .to_vec()
}

/// What they're called, as a person reads it.
fn secret_names(words: &Words) -> Vec<String> {
    let keys = [
        "card-pac-dot",
        "card-cherry",
        "card-strawberry",
        "card-orange",
        "card-apple",
        "card-pink-ghost",
        "card-blue-ghost",
        "card-orange-ghost",
        "card-red-ghost",
    ];
    keys.map(|key| words.say(key)).to_vec()
}

/// All texts of a value.
fn texts<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => found.push(text),
        Value::Array(inner) => inner.iter().for_each(|inner| texts(inner, found)),
        Value::Object(inner) => inner.iter().for_each(|(key, inner)| {
            found.push(key);
            texts(inner, found);
        }),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A view without what's one player's own, what lies open for all, and what
/// stands in the rules anyway.
fn for_everybody(view: &Value) -> Value {
    let mut view = view.clone();
    view["secret"] = Value::Null;
    view["rules"] = Value::Null;
    for player in view["players"].as_array_mut().expect("players") {
        if player["status"] == "knocked_out" {
            player["hand"] = Value::Null;
            player["label"] = Value::Null;
        }
    }
    view
}

fn drawn(table: &CardTable, words: &Words) -> Value {
    serde_json::to_value(cards::render(&table.public(), words)).expect("a view serialises")
}

/// The same match with another state.
fn with_state(table: &CardTable, state: &State) -> CardTable {
    let mut json = serde_json::to_value(table).expect("a table serialises");
    json["cards"]["state"] = serde_json::to_value(state).expect("a state serialises");
    serde_json::from_value(json).expect("a table")
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn no_secret_card_stands_outside_the_cover(evening in evenings(), order: [u8; 32]) {
        let words = Words::new(Language::En);
        let (ids, names) = (secret_ids(), secret_names(&words));
        let mut chance = Stream::new(Seed(order), StreamId::Deck);
        let mut table = CardTable::new(evening.setup.clone(), evening.seed).expect("valid");
        for step in 0.. {
            let (view, over) = (drawn(&table, &words), table.is_over());
            prop_assert_eq!(over, view["over"].is_object());
            if !over {
                let open = for_everybody(&view);
                let mut found = Vec::new();
                texts(&open, &mut found);
                for text in found {
                    prop_assert!(!ids.iter().any(|id| id == text), "{text} in {open}");
                    prop_assert!(!names.iter().any(|name| text.contains(name)), "{text}");
                }
                // Behind the back of whoever looks, all may lie otherwise.
                let state = table.cards().state();
                let eyes = match state.viewer() {
                    Viewer::Seat(seat) => Some(seat),
                    Viewer::Curtain(_) | Viewer::Table => None,
                };
                prop_assert_eq!(eyes.is_some(), view["secret"].is_object());
                if step % 4 == 0 {
                    let other = behind_the_back(state, eyes, &mut chance);
                    prop_assert_eq!(drawn(&with_state(&table, &other), &words), view);
                }
            }
            let Some(action) = evening.decide(table.cards().state(), step) else { break };
            let at = Millis(u64::try_from(step).expect("few") * 1_000);
            let mut events = Vec::new();
            let taken = table.input(&Input::Card(action), at, &mut events);
            prop_assert!(taken.expect("it's legal"));
            for effect in cards::effects(&table.public(), &events, None, &words) {
                if let Effect::Announce(said) = effect
                    && !table.is_over()
                {
                    prop_assert!(!names.iter().any(|name| said.contains(name)), "{said}");
                }
            }
        }
    }
}

/// What's heard, felt and offered after a card for the hand is the same
/// whichever it was, as long as nobody is knocked out.
#[test]
fn every_card_for_a_hand_feels_the_same() {
    let words = Words::new(Language::En);
    let after = |card: Card| {
        let setup = serde_json::json!({
            "level": "level1",
            "players": [{"name": "Maya"}, {"name": "Ben"}],
            "decks": coinop_core::cards::DeckData::example(),
            "helper": true,
            "stack": [card, "cherry", "pink_ghost", "skip"],
        });
        let setup = serde_json::from_value(setup).expect("a setup");
        let mut table = CardTable::new(setup, Seed([7; 32])).expect("valid");
        let seat = coinop_core::kernel::Seat(0);
        let mut events = Vec::new();
        for (at, action) in [
            coinop_core::cards::Action::Lift { seat },
            coinop_core::cards::Action::Draw { seat },
        ]
        .into_iter()
        .enumerate()
        {
            events.clear();
            let at = Millis(u64::try_from(at).expect("few") * 1_000);
            table
                .input(&Input::Card(action), at, &mut events)
                .expect("it's legal");
        }
        let effects = cards::effects(&table.public(), &events, None, &words);
        (for_everybody(&drawn(&table, &words)), effects)
    };
    let first = after(Card::PacDot);
    for card in Kept::ALL {
        assert_eq!(after(card.into()), first, "{card:?}");
    }
}
