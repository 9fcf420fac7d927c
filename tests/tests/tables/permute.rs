//! The same match for one pair of eyes: what those can't see lies otherwise.

use coinop_core::cards::{Kept, State, Status};
use coinop_core::kernel::{Seat, Stream};
use serde_json::Value;

/// Puts the cards that `eyes` can't see in another order: those of hidden
/// hands and those of the deck, power-ups staying where they are. What
/// somebody remembers of them may be untrue then; it's not what is tested.
pub fn behind_the_back(state: &State, eyes: Option<Seat>, chance: &mut Stream) -> State {
    let mut json = serde_json::to_value(state).expect("a state serialises");
    let hidden = |seat: &Seat| {
        eyes != Some(*seat) && state.status(*seat) != Some(Status::KnockedOut) && !state.is_over()
    };
    let seats: Vec<usize> = state
        .deal()
        .seats()
        .filter(hidden)
        .map(Seat::index)
        .collect();
    let names: Vec<Value> = Kept::ALL.map(|card| serde_json::json!(card)).to_vec();
    let mut pool = Vec::new();
    for seat in &seats {
        for (kind, count) in names.iter().zip(counts(&json, *seat)) {
            pool.extend(std::iter::repeat_n(kind.clone(), count));
        }
    }
    let deck = json["deck"].as_array().expect("a deck").clone();
    pool.extend(deck.iter().filter(|card| names.contains(card)).cloned());
    chance.shuffle(&mut pool);
    for seat in &seats {
        let size = counts(&json, *seat).iter().sum::<usize>();
        let hand: Vec<Value> = pool.drain(..size).collect();
        let count = |kind: &Value| hand.iter().filter(|card| *card == kind).count();
        json["places"][seat]["hand"] = names.iter().map(count).collect();
    }
    for card in json["deck"].as_array_mut().expect("a deck") {
        if names.contains(card) {
            *card = pool.pop().expect("as many as before");
        }
    }
    serde_json::from_value(json).expect("a state")
}

fn counts(json: &Value, seat: usize) -> Vec<usize> {
    let hand = json["places"][seat]["hand"].as_array().expect("a hand");
    let count = |count: &Value| count.as_u64().and_then(|count| usize::try_from(count).ok());
    hand.iter()
        .map(|kind| count(kind).expect("a count"))
        .collect()
}
