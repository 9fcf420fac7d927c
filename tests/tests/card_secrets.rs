//! What a seat sees doesn't depend on what it can't know: hands and deck are
//! permuted behind its back, and it mustn't notice.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod cases;
#[path = "tables/permute.rs"]
mod permute;
mod tables;

use cases::config;
use coinop_core::cards::{
    Action, Card, Event, Face, Fact, Hand, Setup, Source, State, Status, Viewer,
};
use coinop_core::kernel::{Seat, Seed, Stream, StreamId};
use permute::behind_the_back;
use proptest::prelude::*;
use tables::{Evening, evenings, likely};

const SEED: Seed = Seed([7; 32]);

/// Hands that `viewer` sees: its own, a swapped one too, and knocked-out ones.
fn seen_hands(state: &State, viewer: Seat) -> Vec<Option<Hand>> {
    let seen = state.observe(Viewer::Seat(viewer));
    seen.players
        .iter()
        .map(|player| player.hand.copied())
        .collect()
}

/// What of events `viewer` notices: all facts, and cards of its own.
fn noticed(events: &[Event], viewer: Seat) -> Vec<Event> {
    let own = |event: &&Event| match event {
        Event::Fact(_) | Event::Lifted { .. } | Event::Covered { .. } => true,
        Event::Got { seat, .. } => *seat == viewer,
        Event::TakenBack { .. } => true,
    };
    events.iter().filter(own).copied().collect()
}

/// The same decision in another world: another card where a hidden one of
/// another player is named that isn't there.
fn translated(action: Action, state: &State, viewer: Seat) -> Option<Action> {
    if state.allows(action).is_ok() {
        return Some(action);
    }
    let same = |other: &&Action| match (action, **other) {
        (Action::Give { to, .. }, Action::Give { to: there, .. }) => to == there && to != viewer,
        (Action::Pass { .. }, Action::Pass { .. }) => true,
        _ => false,
    };
    let legal = state.legal_actions(action.seat());
    (action.seat() != viewer)
        .then(|| legal.iter().find(same).copied())
        .flatten()
}

/// Two matches whose decks differ, as long as `viewer` can't tell them apart:
/// what it sees must be the same. Returns how many steps that was.
fn two_worlds(evening: &Evening, decks: [Vec<Card>; 2], viewer: Seat) -> usize {
    let [mut one, mut other] = decks.map(|deck| {
        let setup = Setup {
            stack: Some(deck),
            ..evening.setup.clone()
        };
        State::new(&setup, SEED).expect("a valid setup")
    });
    for step in 0.. {
        assert_eq!(
            one.observe(Viewer::Seat(viewer)),
            other.observe(Viewer::Seat(viewer))
        );
        assert_eq!(
            one.observe(Viewer::Seat(viewer)).risk(),
            other.observe(Viewer::Seat(viewer)).risk()
        );
        assert_eq!(one.viewer(), other.viewer());
        let action = evening.decide(&one, step);
        let Some((action, there)) =
            action.and_then(|action| Some((action, translated(action, &other, viewer)?)))
        else {
            return step;
        };
        let mut told = [Vec::new(), Vec::new()];
        one.apply(action, &mut told[0]).expect("it's legal");
        other.apply(there, &mut told[1]).expect("it's legal there");
        let alike = noticed(&told[0], viewer) == noticed(&told[1], viewer)
            && seen_hands(&one, viewer) == seen_hands(&other, viewer);
        if one.is_over() || !alike {
            return step;
        }
    }
    0
}

/// By card of the evening's deck, from the top: whether `viewer` never sees it
/// if all goes as decided, unless it's given to them.
fn unseen(evening: &Evening, viewer: Seat) -> Vec<bool> {
    let mut state = State::new(&evening.setup, SEED).expect("a valid setup");
    let mut events = Vec::new();
    for step in 0.. {
        let Some(action) = evening.decide(&state, step) else {
            break;
        };
        state.apply(action, &mut events).expect("it's legal");
    }
    let drawer = |event: &Event| match event {
        Event::Got {
            seat,
            from: Source::Deck | Source::ExtraDraw,
            ..
        }
        | Event::Fact(Fact::TurnedUp { seat, .. } | Fact::Discarded { seat, .. }) => Some(*seat),
        _ => None,
    };
    let hidden = |seat: Seat| seat != viewer && state.status(seat) != Some(Status::KnockedOut);
    let drawn = events.iter().filter_map(drawer).map(hidden);
    drawn
        .chain(std::iter::repeat_n(true, state.deck_len()))
        .collect()
}

/// The evening's deck, and the same cards in another order: of those that the
/// viewer never sees `share` of 256 change places with others of their sort, or
/// with any at all.
fn permuted(evening: &Evening, viewer: Seat, share: u8, any: bool, order: Seed) -> [Vec<Card>; 2] {
    let deck = evening.setup.stack.clone().expect("a stack");
    let unseen = unseen(evening, viewer);
    let mut chance = Stream::new(order, StreamId::Deck);
    let mut other = deck.clone();
    for sort_of in 0..3 {
        let from: Vec<usize> = (0..deck.len())
            .filter(|place| unseen[*place] && (any || sort(deck[*place]) == sort_of))
            .filter(|_| chance.die(256) <= u32::from(share))
            .collect();
        let mut to = from.clone();
        chance.shuffle(&mut to);
        let cards: Vec<Card> = from.iter().map(|place| other[*place]).collect();
        for (place, card) in to.iter().zip(cards) {
            other[*place] = card;
        }
    }
    [deck, other]
}

fn decks() -> impl Strategy<Value = Vec<Card>> {
    prop::collection::vec(likely(), 20..70)
}

/// A match of two worlds.
#[derive(Clone, Debug)]
struct Worlds {
    evening: Evening,
    viewer: Seat,
    decks: [Vec<Card>; 2],
}

fn worlds() -> impl Strategy<Value = Worlds> {
    let how = (
        any::<u8>(),
        any::<[u8; 32]>(),
        0_usize..8,
        prop::bool::weighted(0.2),
    );
    (evenings(), decks(), how).prop_map(|(mut evening, deck, (share, order, viewer, any))| {
        let viewer = viewer % evening.setup.players.len();
        let viewer = Seat(u8::try_from(viewer).expect("few"));
        evening.setup.stack = Some(deck);
        let decks = permuted(&evening, viewer, share, any, Seed(order));
        Worlds {
            evening,
            viewer,
            decks,
        }
    })
}

fn sort(card: Card) -> u8 {
    match card.face() {
        Face::Kept(kept) => u8::from(kept.is_ghost()),
        Face::PowerUp(_) => 2,
    }
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn hands_and_deck_behind_the_back_change_nothing_that_is_seen(
        evening in evenings(),
        order: [u8; 32],
    ) {
        let mut chance = Stream::new(Seed(order), StreamId::Deck);
        let mut state = State::new(&evening.setup, evening.seed).expect("valid");
        for step in 0.. {
            for viewer in state.deal().seats().filter(|_| step % 4 == 0) {
                let other = behind_the_back(&state, Some(viewer), &mut chance);
                let eyes = Viewer::Seat(viewer);
                prop_assert_eq!(state.observe(eyes), other.observe(eyes));
                prop_assert_eq!(state.observe(eyes).risk(), other.observe(eyes).risk());
                if !state.is_over() {
                    prop_assert_eq!(state.observe(Viewer::Table), other.observe(Viewer::Table));
                    let curtain = Viewer::Curtain(viewer);
                    prop_assert_eq!(state.observe(curtain).players, other.observe(curtain).players);
                }
            }
            let Some(action) = evening.decide(&state, step) else { break };
            state.apply(action, &mut Vec::new()).expect("it's legal");
        }
    }

}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn worlds_that_a_seat_cannot_tell_apart_look_the_same(worlds in worlds()) {
        two_worlds(&worlds.evening, worlds.decks, worlds.viewer);
    }
}

/// The property above says something: worlds that differ stay alike for many
/// steps, beyond gifts, swaps and passes.
#[test]
fn worlds_stay_alike_for_long_enough() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    let mut runner = TestRunner::deterministic();
    let (mut steps, mut differ) = (0, 0);
    for _ in 0..200 {
        let worlds = worlds()
            .new_tree(&mut runner)
            .expect("a strategy")
            .current();
        if worlds.decks[0] != worlds.decks[1] {
            steps += two_worlds(&worlds.evening, worlds.decks, worlds.viewer);
            differ += 1;
        }
    }
    assert!(differ > 150, "{differ}");
    assert!(steps > 30 * differ, "{steps}");
}

/// No fact has room for a hidden card: what's public by type stays public.
#[test]
fn facts_have_no_room_for_a_card_of_a_hand() {
    let told = |fact: Fact| match fact {
        Fact::TurnOf { .. }
        | Fact::Skipped { .. }
        | Fact::Drew { .. }
        | Fact::DrewExtra { .. }
        | Fact::TurnedUp { .. }
        | Fact::Discarded { .. }
        | Fact::Gave {
            from: Seat(_),
            to: Seat(_),
        }
        | Fact::Swapped { .. }
        | Fact::SkipPut { .. }
        | Fact::DrawChosen { .. }
        | Fact::PassChosen { seat: Seat(_) }
        | Fact::Passed {
            from: Seat(_),
            to: Seat(_),
        }
        | Fact::KnockedOut { .. }
        | Fact::ShutDown { .. }
        | Fact::Ended { .. }
        | Fact::Over => true,
    };
    assert!(told(Fact::Over));
}
