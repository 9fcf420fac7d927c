//! Draw, go on, end, shut down; whose turn is next.

use super::*;

#[test]
fn a_card_drawn_goes_into_the_hand_secretly() {
    let mut table = table(2, "cherry dot");
    table.draw(1);
    assert_eq!(table.hand(MAYA), hand("cherry"));
    let seen = table.state.observe(Viewer::Seat(BEN));
    assert_eq!(seen.players[0].hand, None);
    assert_eq!(seen.players[0].size, 1);
    assert!(table.told(Fact::Drew { seat: MAYA }));
}

#[test]
fn a_turn_draws_at_most_three_cards() {
    let mut table = table(2, "dot dot dot dot dot");
    table.draw(3);
    let fourth = table.refused(Action::Draw { seat: MAYA });
    assert_eq!(fourth, Rule::DrawnAll { cards: 3 });
    let legal = table.state.legal_actions(MAYA);
    let wanted = [Action::End { seat: MAYA }, Action::ShutDown { seat: MAYA }];
    assert_eq!(legal.as_slice(), wanted);
}

#[test]
fn a_turn_may_end_after_any_card() {
    let mut table = table(2, "dot dot dot dot dot dot dot");
    table.turn(1).turn(2).turn(3);
    assert_eq!(table.state.on_turn(), BEN);
    assert_eq!(table.hand(MAYA).len(), 4);
    assert_eq!(table.hand(BEN).len(), 2);
}

#[test]
fn a_turn_without_a_card_does_not_end() {
    let mut table = table(2, "dot dot");
    table.actor();
    let rule = table.refused(Action::End { seat: MAYA });
    assert_eq!(rule, Rule::MustDraw { drawn: 0, need: 1 });
}

#[test]
fn shutting_down_at_once_is_legal() {
    let mut table = table(2, "dot dot");
    table.shut_down();
    assert_eq!(table.status(MAYA), Status::ShutDown);
    assert_eq!(table.state.on_turn(), BEN);
    let why = Why::Wanted;
    assert!(table.told(Fact::ShutDown { seat: MAYA, why }));
}

#[test]
fn shutting_down_after_drawing_is_legal() {
    let mut table = table(2, "apple dot dot dot");
    table.draw(3).shut_down();
    assert_eq!(table.status(MAYA), Status::ShutDown);
    assert_eq!(table.hand(MAYA), hand("apple dot dot"));
}

#[test]
fn who_shut_down_has_no_turn_any_more() {
    let mut table = table(3, "dot dot dot dot dot");
    table.turn(1).shut_down().turn(1).turn(1);
    assert_eq!(table.state.on_turn(), OLA);
}

#[test]
fn turns_go_to_the_left() {
    let mut table = table(4, "dot dot dot dot dot dot");
    let mut order = Vec::new();
    for _ in 0..5 {
        order.push(table.state.on_turn().0);
        table.turn(1);
    }
    assert_eq!(order, [0, 1, 2, 3, 0]);
}

#[test]
fn the_table_chooses_who_starts() {
    let setup = Setup {
        starter: OLA,
        ..setup(3, "dot dot")
    };
    let state = State::new(&setup, SEED).expect("valid");
    assert_eq!(state.on_turn(), OLA);
    assert_eq!(state.viewer(), Viewer::Curtain(OLA));
}

#[test]
fn nobody_decides_for_another() {
    let mut table = table(2, "dot dot");
    table.actor();
    let rule = table.refused(Action::Draw { seat: BEN });
    let wanted = Rule::NotYourTurn {
        seat: BEN,
        now: MAYA,
    };
    assert_eq!(rule, wanted);
    let seat = Seat(2);
    assert_eq!(
        table.refused(Action::Draw { seat }),
        Rule::UnknownSeat { seat }
    );
    assert!(table.state.legal_actions(BEN).is_empty());
}

#[test]
fn one_shut_down_and_one_playing_plays_on() {
    let mut table = table(2, "dot dot dot dot dot");
    table.turn(1).shut_down().turn(1).turn(1);
    assert_eq!(table.state.on_turn(), MAYA);
    assert!(!table.state.is_over());
}

#[test]
fn an_empty_deck_shuts_down_who_has_to_draw() {
    let mut table = table(3, "dot dot apple");
    table.turn(1).turn(1).turn(1);
    assert!(table.state.is_over());
    for seat in [MAYA, BEN, OLA] {
        let why = Why::DeckEmpty;
        assert!(table.told(Fact::ShutDown { seat, why }));
    }
    assert_eq!(table.winners(), [OLA]);
}

#[test]
fn an_empty_deck_ends_the_drawing_of_a_turn() {
    let mut table = table(2, "dot");
    table.draw(1);
    assert_eq!(table.refused(Action::Draw { seat: MAYA }), Rule::DeckEmpty);
    table.end();
    assert!(table.state.is_over());
}

#[test]
fn a_skip_is_used_up_before_an_empty_deck_shuts_down() {
    let mut table = table(2, "skip");
    table.draw(1).skip(BEN).end();
    assert!(table.told(Fact::Skipped { seat: BEN }));
    assert!(table.state.is_over());
    assert_eq!(table.winners(), [MAYA, BEN], "both with nothing");
}

#[test]
fn nothing_is_accepted_after_the_end() {
    let mut table = table(2, "dot");
    table.shut_down().shut_down();
    assert!(table.state.is_over());
    assert_eq!(table.refused(Action::Lift { seat: MAYA }), Rule::MatchOver);
    assert_eq!(table.refused(Action::Cover { seat: MAYA }), Rule::MatchOver);
    assert_eq!(table.state.viewer(), Viewer::Table);
}
