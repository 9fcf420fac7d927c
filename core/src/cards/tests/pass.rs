//! Everybody passes a card to the left.

use super::*;

/// Maya has dot, cherry; Ben pink; Ola apple. Maya draws the pass.
fn three() -> Table {
    let mut table = table(3, "dot cherry pink apple pass dot dot");
    table.turn(2).turn(1).turn(1).draw(1);
    table
}

#[test]
fn everybody_passes_a_card_to_the_left_at_once() {
    let mut table = three();
    table.pass(Kept::Cherry).pass(Kept::PinkGhost);
    assert_eq!(table.hand(MAYA), hand("dot cherry"), "nothing moved yet");
    table.pass(Kept::Apple);
    assert_eq!(table.hand(MAYA), hand("dot apple"));
    assert_eq!(table.hand(BEN), hand("cherry"));
    assert_eq!(table.hand(OLA), hand("pink"));
    assert_eq!(table.state.on_turn(), MAYA, "the turn goes on");
}

#[test]
fn each_chooses_in_turn_order_behind_their_own_curtain() {
    let mut table = three();
    assert_eq!(table.state.viewer(), Viewer::Seat(MAYA));
    table.pass(Kept::PacDot);
    assert_eq!(table.state.viewer(), Viewer::Curtain(BEN));
    let pass = Action::Pass {
        seat: BEN,
        card: Kept::PinkGhost,
    };
    assert_eq!(table.refused(pass), Rule::CurtainClosed { seat: BEN });
    table.act(Action::Lift { seat: BEN });
    assert_eq!(table.state.viewer(), Viewer::Seat(BEN));
    table.act(pass);
    assert_eq!(table.state.viewer(), Viewer::Curtain(OLA));
    table.pass(Kept::Apple);
    assert_eq!(table.state.viewer(), Viewer::Curtain(MAYA), "back to Maya");
}

#[test]
fn a_choice_shows_to_nobody_else() {
    let mut table = three();
    table.pass(Kept::Cherry);
    let own = |viewer| match table.state.observe(viewer).waiting {
        Waiting::Pass { own, .. } => own,
        other => panic!("{other:?}"),
    };
    assert_eq!(own(Viewer::Seat(MAYA)), Some(Kept::Cherry));
    assert_eq!(own(Viewer::Seat(BEN)), None);
    assert_eq!(own(Viewer::Curtain(BEN)), None);
    assert!(table.told(Fact::PassChosen { seat: MAYA }));
}

#[test]
fn a_match_is_resumed_in_the_middle_of_a_pass() {
    let mut table = three();
    table.pass(Kept::Cherry);
    let json = serde_json::to_string(&table.state).expect("a state serialises");
    let again: State = serde_json::from_str(&json).expect("it comes back");
    assert_eq!(again, table.state);
    assert_eq!(again.hash(), table.state.hash());
    table.state = again;
    table.pass(Kept::PinkGhost).pass(Kept::Apple);
    assert_eq!(table.hand(BEN), hand("cherry"));
}

/// As when the app is left and opened again: a hand lets go.
#[test]
fn who_held_the_device_before_a_closed_curtain_does_not_count() {
    let mut table = three();
    table.pass(Kept::Cherry);
    assert_eq!(table.state.holder(), Some(MAYA));
    let before = table.state.hash();
    table.act(Action::Cover { seat: MAYA });
    assert_eq!(table.state.viewer(), Viewer::Curtain(BEN));
    assert_eq!(table.state.hash(), before);
    table.act(Action::Lift { seat: BEN });
    assert_ne!(table.state.hash(), before, "an open curtain does");
}

#[test]
fn an_empty_hand_takes_a_card_and_passes_none() {
    let mut table = table(3, "skip dot pass dot dot");
    table.draw(1).skip(OLA).end().turn(1);
    // Ola is skipped; Maya and Ola have nothing.
    table.draw(1);
    assert_eq!(table.state.actor(), Some(BEN));
    table.pass(Kept::PacDot);
    assert_eq!(table.hand(OLA), hand("dot"));
    assert_eq!(table.hand(BEN), Hand::default());
    assert_eq!(table.state.on_turn(), MAYA);
}

#[test]
fn with_all_hands_empty_nothing_is_passed() {
    let mut table = table(2, "pass dot");
    table.draw(1);
    let power_up = PowerUp::Pass;
    assert!(table.told(Fact::TurnedUp {
        seat: MAYA,
        power_up
    }));
    table.end();
    assert_eq!(table.state.on_turn(), BEN);
}

#[test]
fn left_is_the_next_one_who_still_plays() {
    let mut table = table(3, "dot apple pass dot");
    table.turn(1).shut_down().draw(2);
    table.pass(Kept::Apple).pass(Kept::PacDot);
    assert_eq!(table.hand(MAYA), hand("apple"));
    assert_eq!(table.hand(OLA), hand("dot"), "past Ben");
    assert_eq!(table.hand(BEN), Hand::default());
}

#[test]
fn two_players_exchange() {
    let mut table = table(2, "dot apple pass dot");
    table.turn(1).draw(2);
    table.pass(Kept::Apple).pass(Kept::PacDot);
    assert_eq!(table.hand(MAYA), hand("apple"));
    assert_eq!(table.hand(BEN), hand("dot"));
}

#[test]
fn only_a_card_of_ones_hand_is_passed_and_nothing_else_done() {
    let mut table = three();
    let card = Kept::RedGhost;
    assert_eq!(
        table.refused(Action::Pass { seat: MAYA, card }),
        Rule::NotInHand { card }
    );
    for action in [
        Action::Draw { seat: MAYA },
        Action::End { seat: MAYA },
        Action::ShutDown { seat: MAYA },
    ] {
        assert_eq!(table.refused(action), Rule::MustPass);
    }
    let pass = |card| Action::Pass { seat: MAYA, card };
    let legal = table.state.legal_actions(MAYA);
    assert_eq!(legal.as_slice(), [pass(Kept::PacDot), pass(Kept::Cherry)]);
}

#[test]
fn a_passed_ghost_may_knock_out() {
    let mut table = table(3, "pink blue dot clyde pass dot dot");
    table.turn(2).turn(1).draw(2);
    table
        .pass(Kept::OrangeGhost)
        .pass(Kept::PinkGhost)
        .pass(Kept::PacDot);
    // Maya: blue and clyde. Ben: pink. Ola: dot.
    assert_eq!(
        table.status(MAYA),
        Status::In,
        "two ghosts, one of them gone"
    );
    assert_eq!(table.hand(MAYA), hand("blue clyde"));
}

#[test]
fn several_may_be_knocked_out_by_one_pass() {
    let words = "pink blue dot pink clyde pink blue dot red clyde pass dot";
    let mut table = table(4, words);
    table.turn(3).turn(2).turn(3).turn(2).draw(1);
    table.pass(Kept::PacDot).pass(Kept::PinkGhost);
    table.pass(Kept::PacDot).pass(Kept::RedGhost);
    assert_eq!(table.hand(MAYA), hand("pink blue red"));
    assert_eq!(table.hand(OLA), hand("pink pink blue"));
    for (seat, status) in [
        (MAYA, Status::KnockedOut),
        (BEN, Status::In),
        (OLA, Status::KnockedOut),
        (Seat(3), Status::In),
    ] {
        assert_eq!(table.status(seat), status, "{seat}");
    }
    assert_eq!(table.state.on_turn(), BEN, "the one on turn is out");
}
