//! Steps back, to the last revealed information and not beyond.

use super::*;

fn game(players: usize, words: &str) -> Cards {
    Cards::new(setup(players, words), SEED).expect("valid")
}

fn act(cards: &mut Cards, action: Action) {
    let mut events = Vec::new();
    cards
        .apply(action, &mut events)
        .unwrap_or_else(|error| panic!("{action:?}: {error}"));
}

/// Maya lifts, draws and ends.
fn after_a_turn() -> Cards {
    let mut cards = game(2, "dot dot dot dot");
    for action in [
        Action::Lift { seat: MAYA },
        Action::Draw { seat: MAYA },
        Action::End { seat: MAYA },
    ] {
        act(&mut cards, action);
    }
    cards
}

fn take_back(cards: &mut Cards, seat: Seat) -> Result<(), Refused<Rule>> {
    cards.take_back(seat, &mut Vec::new())
}

#[test]
fn an_end_is_taken_back_before_the_next_player_looks() {
    let mut cards = after_a_turn();
    assert_eq!(cards.can_take_back(), Some(MAYA));
    take_back(&mut cards, MAYA).expect("nobody looked");
    assert_eq!(
        cards.state().viewer(),
        Viewer::Curtain(MAYA),
        "somebody else may hold the device"
    );
    act(&mut cards, Action::Lift { seat: MAYA });
    act(&mut cards, Action::Draw { seat: MAYA });
    assert_eq!(cards.seen().own_hand(), Some(hand("dot dot")));
}

#[test]
fn nothing_is_taken_back_once_the_next_player_looked() {
    let mut cards = after_a_turn();
    act(&mut cards, Action::Lift { seat: BEN });
    let refused = take_back(&mut cards, MAYA);
    assert_eq!(refused, Err(Refused(Rule::NothingToTakeBack)));
}

#[test]
fn nobody_takes_back_anothers_step() {
    let mut cards = after_a_turn();
    let before = cards.clone();
    let refused = take_back(&mut cards, BEN);
    assert_eq!(refused, Err(Refused(Rule::NothingToTakeBack)));
    assert_eq!(cards, before);
}

#[test]
fn a_draw_is_never_taken_back() {
    let mut cards = game(2, "skip dot dot");
    act(&mut cards, Action::Lift { seat: MAYA });
    act(&mut cards, Action::Draw { seat: MAYA });
    let hash = cards.hash();
    act(
        &mut cards,
        Action::Skip {
            seat: MAYA,
            whom: BEN,
        },
    );
    assert_eq!(cards.can_take_back(), Some(MAYA));
    take_back(&mut cards, MAYA).expect("a skip shows nothing");
    assert_eq!(cards.hash(), hash);
    assert_eq!(cards.can_take_back(), None, "before it is the draw");
}

#[test]
fn several_steps_are_taken_back_one_by_one() {
    let mut cards = game(2, "skip dot dot");
    act(&mut cards, Action::Lift { seat: MAYA });
    act(&mut cards, Action::Draw { seat: MAYA });
    let (seat, whom) = (MAYA, BEN);
    act(&mut cards, Action::Skip { seat, whom });
    act(&mut cards, Action::End { seat });
    take_back(&mut cards, MAYA).expect("the end");
    take_back(&mut cards, MAYA).expect("the skip");
    assert_eq!(
        take_back(&mut cards, MAYA).map_err(|error| error.0.code()),
        Err("nothing_to_take_back")
    );
}

#[test]
fn a_gift_and_a_swap_of_ones_own_hand_stay() {
    let mut cards = game(2, "pink give swap dot dot");
    act(&mut cards, Action::Lift { seat: MAYA });
    act(&mut cards, Action::Draw { seat: MAYA });
    act(&mut cards, Action::Draw { seat: MAYA });
    act(
        &mut cards,
        Action::Give {
            seat: MAYA,
            ghost: Kept::PinkGhost,
            to: BEN,
        },
    );
    assert_eq!(cards.can_take_back(), None);
    act(&mut cards, Action::Draw { seat: MAYA });
    act(
        &mut cards,
        Action::Swap {
            seat: MAYA,
            a: MAYA,
            b: BEN,
        },
    );
    assert_eq!(cards.can_take_back(), None);
}

#[test]
fn a_choice_to_pass_is_taken_back_before_the_next_player_looks() {
    let mut cards = game(2, "dot cherry pass apple dot");
    act(&mut cards, Action::Lift { seat: MAYA });
    for _ in 0..2 {
        act(&mut cards, Action::Draw { seat: MAYA });
    }
    act(&mut cards, Action::Draw { seat: MAYA });
    // Ben has nothing to pass, so that Maya's choice moves at once.
    let card = Kept::Cherry;
    act(&mut cards, Action::Pass { seat: MAYA, card });
    assert_eq!(cards.can_take_back(), None);
    let mut cards = game(2, "dot apple pass cherry dot");
    act(&mut cards, Action::Lift { seat: MAYA });
    act(&mut cards, Action::Draw { seat: MAYA });
    act(&mut cards, Action::End { seat: MAYA });
    act(&mut cards, Action::Lift { seat: BEN });
    act(&mut cards, Action::Draw { seat: BEN });
    act(&mut cards, Action::Draw { seat: BEN });
    let card = Kept::Apple;
    act(&mut cards, Action::Pass { seat: BEN, card });
    assert_eq!(cards.can_take_back(), Some(BEN));
    act(&mut cards, Action::Lift { seat: MAYA });
    assert_eq!(cards.can_take_back(), None);
}

#[test]
fn the_end_of_a_match_stays() {
    let mut cards = game(2, "dot");
    act(&mut cards, Action::Lift { seat: MAYA });
    act(&mut cards, Action::ShutDown { seat: MAYA });
    assert_eq!(cards.can_take_back(), Some(MAYA));
    act(&mut cards, Action::Lift { seat: BEN });
    act(&mut cards, Action::ShutDown { seat: BEN });
    assert!(cards.state().is_over());
    assert_eq!(cards.can_take_back(), None);
}

#[test]
fn a_player_is_told_what_happened_since_their_last_look() {
    let mut cards = game(2, "dot pink give cherry dot");
    act(&mut cards, Action::Lift { seat: MAYA });
    act(&mut cards, Action::Draw { seat: MAYA });
    act(&mut cards, Action::End { seat: MAYA });
    assert!(cards.seen().story.is_empty(), "a curtain tells nothing");
    act(&mut cards, Action::Lift { seat: BEN });
    act(&mut cards, Action::Draw { seat: BEN });
    act(&mut cards, Action::Draw { seat: BEN });
    let (seat, to) = (BEN, MAYA);
    let ghost = Kept::PinkGhost;
    act(&mut cards, Action::Give { seat, ghost, to });
    act(&mut cards, Action::End { seat: BEN });
    act(&mut cards, Action::Lift { seat: MAYA });
    let seen = cards.seen();
    let wanted = [
        Fact::Drew { seat: BEN },
        Fact::TurnedUp {
            seat: BEN,
            power_up: PowerUp::GiveGhost,
        },
        Fact::Gave {
            from: BEN,
            to: MAYA,
        },
        Fact::Ended { seat: BEN },
        Fact::TurnOf {
            seat: MAYA,
            exactly: None,
        },
    ];
    assert_eq!(seen.story, wanted);
    assert_eq!(seen.own_hand(), Some(hand("dot pink")));
}

#[test]
fn a_bots_chance_depends_on_the_step_and_not_on_bots_before_it() {
    let mut cards = after_a_turn();
    let mut first = cards.chance();
    assert_eq!(first, cards.chance());
    act(&mut cards, Action::Lift { seat: BEN });
    assert_ne!(first.die(1_000_000), cards.chance().die(1_000_000));
}

#[test]
fn no_decision_of_a_bot_meets_the_chance_of_another() {
    let rolls = |cards: &Cards, count: usize| {
        let mut chance = cards.chance();
        let rolls: Vec<u32> = (0..count).map(|_| chance.die(1_000_000)).collect();
        rolls
    };
    let mut cards = after_a_turn();
    let before = rolls(&cards, 1_000);
    act(&mut cards, Action::Lift { seat: BEN });
    let after = rolls(&cards, 4);
    assert!(!before.windows(4).any(|window| window == after));
}

#[test]
fn all_that_the_table_saw_stays_told() {
    let mut cards = after_a_turn();
    let turn_of = |seat| Fact::TurnOf {
        seat,
        exactly: None,
    };
    let told = [
        turn_of(MAYA),
        Fact::Drew { seat: MAYA },
        Fact::Ended { seat: MAYA },
        turn_of(BEN),
    ];
    assert_eq!(cards.story(), told);
    take_back(&mut cards, MAYA).expect("nobody looked");
    assert_eq!(cards.story(), &told[..2], "but for what was taken back");
}
