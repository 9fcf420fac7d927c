//! The card game against a second, plain writing-down of its rules: after every
//! decision hands, places, whose turn it is and what's allowed are the same.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod cases;
mod model;
mod tables;

use cases::config;
use coinop_core::cards::{Action, Card, Kept, PowerUp, Setup, State, Status, Viewer, Waiting};
use coinop_core::kernel::Seat;
use model::{Asks, Model, Place};
use proptest::prelude::*;
use tables::{Evening, cards, evenings};

/// Matches of stacked decks, which both know.
fn stacked() -> impl Strategy<Value = Evening> {
    (evenings(), prop::collection::vec(cards(), 1..=80)).prop_map(|(evening, stack)| Evening {
        setup: Setup {
            stack: Some(stack),
            ..evening.setup
        },
        ..evening
    })
}

fn seat(index: usize) -> Seat {
    Seat(u8::try_from(index).expect("few"))
}

fn compare(state: &State, model: &Model, told: &str) {
    for (at, player) in model.players.iter().enumerate() {
        let eyes = state.observe(Viewer::Seat(seat(at)));
        let seen = eyes.own().expect("a seat of the table");
        let mut hand: Vec<Card> = player.hand.clone();
        hand.sort_by_key(|card| card.index());
        let held: Vec<Card> = seen
            .hand
            .expect("one's own")
            .cards()
            .map(Card::from)
            .collect();
        assert_eq!(held, hand, "hand of {at} after {told}");
        let place = match seen.status {
            Status::In => Place::In,
            Status::ShutDown => Place::ShutDown,
            Status::KnockedOut => Place::KnockedOut,
        };
        assert_eq!(place, player.place, "place of {at} after {told}");
        if place == Place::In {
            assert_eq!(u32::from(seen.skips), player.skips, "skips of {at}");
            assert_eq!(seen.choice.map(u32::from), player.choice);
        }
    }
    assert_eq!(state.deck_len(), model.deck.len(), "after {told}");
    let seen = state.observe(Viewer::Table);
    let mut face_up = [0_u8; PowerUp::KINDS];
    for card in &model.face_up {
        face_up[card.index() - Kept::KINDS] += 1;
    }
    let mut lies = seen.discards;
    for player in &seen.players {
        for (lies, played) in lies.iter_mut().zip(player.played) {
            *lies += played;
        }
    }
    assert_eq!(lies, face_up, "power-ups after {told}");
    let asks = match seen.waiting {
        Waiting::Turn => Asks::Turn,
        Waiting::Play(power_up) => Asks::Play(power_up),
        Waiting::Pass { .. } => Asks::Pass,
        Waiting::Over => Asks::Nothing,
    };
    assert_eq!(asks, model.asks, "after {told}");
    assert_eq!(state.is_over(), model.is_over(), "after {told}");
    if let Some(actor) = state.actor() {
        assert_eq!(actor.index(), model.decides, "who decides after {told}");
        assert_eq!(state.on_turn().index(), model.turn);
    }
}

/// A few decisions, most of them wrong.
fn tries(state: &State, model: &Model) {
    let Some(seat) = state.actor() else { return };
    if matches!(state.viewer(), Viewer::Curtain(_)) {
        return;
    }
    let seats = || (0..=state.deal().seats().len()).map(self::seat);
    let mut all = vec![
        Action::Draw { seat },
        Action::End { seat },
        Action::ShutDown { seat },
    ];
    for whom in seats() {
        all.push(Action::Skip { seat, whom });
        all.push(Action::Draw { seat: whom });
        all.extend((0..=4).map(|cards| Action::ChooseDraw { seat, whom, cards }));
        all.extend(seats().map(|b| Action::Swap { seat, a: whom, b }));
        all.extend(Kept::ALL.map(|ghost| Action::Give {
            seat,
            ghost,
            to: whom,
        }));
    }
    all.extend(Kept::ALL.map(|card| Action::Pass { seat, card }));
    for action in all {
        let allowed = state.allows(action);
        assert_eq!(
            allowed.is_ok(),
            model.allows(action),
            "{action:?}: {allowed:?}"
        );
    }
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn the_card_game_follows_the_rules(evening in stacked()) {
        let mut state = State::new(&evening.setup, evening.seed).expect("valid");
        let mut model = Model::new(
            evening.setup.stack.as_deref().expect("a stack"),
            evening.setup.players.len(),
            evening.setup.starter.index(),
            evening.setup.rules,
        );
        let mut told = String::from("the deal");
        for step in 0.. {
            compare(&state, &model, &told);
            tries(&state, &model);
            let Some(action) = evening.decide(&state, step) else { break };
            state.apply(action, &mut Vec::new()).expect("it's legal");
            model.apply(action);
            told = format!("{action:?}");
        }
        let worth = |card: Card| Kept::ALL.get(card.index()).map_or(0, |kept| state.deal().value(*kept).0);
        let winners: Vec<Seat> = model.winners(worth).into_iter().map(seat).collect();
        prop_assert_eq!(state.winners().collect::<Vec<_>>(), winners);
    }
}
