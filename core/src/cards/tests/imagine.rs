//! Matches as they could be, and what's asked of them.

use super::super::state::Stage;
use super::*;
use crate::kernel::{Stream, StreamId};

/// What `of` comes to in 900 matches imagined through Maya's eyes: each of
/// these kinds as often as another, and no other kind.
fn evenly(table: &Table, words: &str, of: impl Fn(&State) -> Option<Kept>) {
    let seen = table.state.observe(Viewer::Seat(MAYA));
    let worlds = Worlds::of(&seen);
    let mut chance = Stream::new(SEED, StreamId::Bots);
    let mut counts = [0; Kept::KINDS];
    for _ in 0..900 {
        let card = of(&worlds.imagine(&mut chance)).expect("a card");
        counts[card.index()] += 1;
    }
    let kinds = hand(words);
    let share = 900 / u32::from(kinds.len());
    for card in Kept::ALL {
        let count: u32 = counts[card.index()];
        let wanted = share * u32::from(kinds.count(card));
        assert!(count.abs_diff(wanted) <= 50, "{card:?}: {count}");
        assert!(wanted > 0 || count == 0, "{card:?} is elsewhere");
    }
}

#[test]
fn a_hidden_card_may_be_any_that_is_left() {
    let mut table = table(2, "dot apple cherry strawberry");
    table.turn(1).turn(1);
    evenly(&table, "apple cherry strawberry", |world| {
        world.place(BEN).hand.cards().next()
    });
}

#[test]
fn a_hidden_choice_to_pass_may_be_any_card_of_the_hand() {
    let mut table = table(2, "dot apple cherry dot pass strawberry");
    table.turn(1).turn(2).turn(1).draw(1).pass(Kept::Apple);
    evenly(&table, "apple cherry strawberry", |world| {
        match &world.stage {
            Stage::Pass { chosen, .. } => chosen[BEN.index()],
            _ => None,
        }
    });
}

#[test]
fn a_hand_is_full_when_one_more_ghost_is_too_many() {
    let full = |words: &str, red_ghost_counts_as_two: bool| {
        let rules = CardRules {
            red_ghost_counts_as_two,
            ..CardRules::default()
        };
        let cards = words.split_whitespace().count();
        let mut table = ruled(2, words, rules);
        table.draw(cards).state.is_full(MAYA)
    };
    assert!(!full("dot apple", false));
    assert!(!full("pink dot", false));
    assert!(full("pink blue", false));
    assert!(!full("red", false));
    assert!(full("red", true));
}

/// The deck's four scoring cards are worth 8. Ben holds four cards, two of them
/// ghosts perhaps; the other two seem to be worth 4.
#[test]
fn points_are_behind_what_a_shut_down_hand_seems_to_be_worth() {
    let mut table = table(3, "dot dot dot apple pink blue red");
    table.state.place_mut(BEN).hand = hand("dot apple pink blue");
    table.state.place_mut(OLA).hand = hand("dot dot dot apple dot dot dot apple");
    assert!(!table.state.looks_behind(MAYA), "both play on");
    table.state.place_mut(BEN).status = Status::ShutDown;
    table.state.place_mut(MAYA).hand = hand("dot cherry");
    assert!(table.state.looks_behind(MAYA), "3 points");
    table.state.place_mut(MAYA).hand = hand("dot strawberry");
    assert!(!table.state.looks_behind(MAYA), "4 points");
}
