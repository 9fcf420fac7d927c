//! Ghost, Swap, Skip, Draw choice, Extra draw; Pass has its own file.

use super::*;

fn discarded(seat: Seat, power_up: PowerUp) -> Fact {
    Fact::Discarded { seat, power_up }
}

#[test]
fn a_power_up_lies_face_up_and_counts_as_a_card_of_the_turn() {
    let mut table = table(2, "skip dot dot dot");
    table.draw(1).skip(BEN).draw(2);
    assert_eq!(table.state.observe(Viewer::Table).players[0].played[2], 1);
    let rule = table.refused(Action::Draw { seat: MAYA });
    assert_eq!(rule, Rule::DrawnAll { cards: 3 });
}

#[test]
fn a_power_up_has_to_be_played_before_anything_else() {
    let mut table = table(2, "skip dot dot");
    table.draw(1);
    let power_up = PowerUp::Skip;
    for action in [
        Action::Draw { seat: MAYA },
        Action::End { seat: MAYA },
        Action::ShutDown { seat: MAYA },
        Action::Swap {
            seat: MAYA,
            a: MAYA,
            b: BEN,
        },
    ] {
        assert_eq!(table.refused(action), Rule::MustPlay { power_up });
    }
}

#[test]
fn a_power_up_that_was_not_drawn_cannot_be_played() {
    let mut table = table(2, "pink dot");
    table.draw(1);
    let rule = table.refused(Action::Give {
        seat: MAYA,
        ghost: Kept::PinkGhost,
        to: BEN,
    });
    let power_up = PowerUp::GiveGhost;
    assert_eq!(rule, Rule::NotDrawn { power_up });
}

#[test]
fn a_ghost_is_given_to_another_player() {
    let mut table = table(2, "pink blue give dot");
    table.draw(3).give(Kept::BlueGhost, BEN);
    assert_eq!(table.hand(MAYA), hand("pink"));
    assert_eq!(table.hand(BEN), hand("blue"));
    assert_eq!(table.state.on_turn(), MAYA, "the giver's turn goes on");
}

#[test]
fn only_a_ghost_of_ones_hand_is_given_and_not_to_oneself() {
    let mut table = table(3, "dot pink give dot");
    table.draw(3);
    let give = |ghost, to| Action::Give {
        seat: MAYA,
        ghost,
        to,
    };
    let card = Kept::PacDot;
    assert_eq!(table.refused(give(card, BEN)), Rule::NotAGhost { card });
    let card = Kept::RedGhost;
    assert_eq!(table.refused(give(card, BEN)), Rule::NotInHand { card });
    assert_eq!(
        table.refused(give(Kept::PinkGhost, MAYA)),
        Rule::NotYourself
    );
    let legal = table.state.legal_actions(MAYA);
    let wanted = [give(Kept::PinkGhost, BEN), give(Kept::PinkGhost, OLA)];
    assert_eq!(legal.as_slice(), wanted);
}

#[test]
fn without_a_ghost_in_the_hand_the_ghost_card_is_discarded() {
    let mut table = table(2, "dot give dot");
    table.draw(2);
    assert!(table.told(discarded(MAYA, PowerUp::GiveGhost)));
    assert_eq!(table.state.discards, [1, 0, 0, 0, 0, 0]);
    table.draw(1);
    assert_eq!(table.hand(MAYA), hand("dot dot"), "the turn goes on");
}

#[test]
fn a_hand_is_swapped_with_another() {
    let mut table = table(2, "pink swap apple dot");
    table.turn(1).draw(1).swap(MAYA, BEN);
    assert_eq!(table.hand(MAYA), Hand::default());
    assert_eq!(table.hand(BEN), hand("pink"));
    assert_eq!(table.state.on_turn(), BEN);
}

#[test]
fn two_others_may_swap_and_oneself_stay_out_of_it() {
    let mut table = table(3, "dot pink swap dot");
    table.turn(1).turn(1).draw(1).swap(BEN, MAYA);
    assert_eq!(table.hand(MAYA), hand("pink"));
    assert_eq!(table.hand(BEN), hand("dot"));
}

#[test]
fn a_swap_needs_two_players_in_the_game() {
    let mut table = table(4, "dot swap dot");
    table.shut_down().draw(1).end().draw(1);
    let swap = |a, b| Action::Swap { seat: OLA, a, b };
    assert_eq!(
        table.refused(swap(OLA, OLA)),
        Rule::SamePlayer { seat: OLA }
    );
    assert_eq!(
        table.refused(swap(OLA, MAYA)),
        Rule::OutOfGame { seat: MAYA }
    );
    let seat = Seat(4);
    assert_eq!(table.refused(swap(seat, BEN)), Rule::UnknownSeat { seat });
    assert_eq!(table.state.legal_actions(OLA).len(), 3, "Ben, Ola and Tim");
}

#[test]
fn a_skipped_turn_goes_to_the_next_player() {
    let mut table = table(3, "skip dot dot dot dot");
    table.draw(1).skip(BEN).end();
    assert_eq!(table.state.on_turn(), OLA);
    table.turn(1).turn(1);
    assert_eq!(table.state.on_turn(), BEN, "only the next turn is skipped");
}

#[test]
fn skips_add_up() {
    let mut table = table(2, "skip skip dot dot dot dot dot");
    table.draw(1).skip(BEN).draw(1).skip(BEN).end();
    assert_eq!(table.state.on_turn(), MAYA);
    table.turn(1);
    assert_eq!(table.state.on_turn(), MAYA);
    table.turn(1);
    assert_eq!(table.state.on_turn(), BEN);
}

#[test]
fn of_two_players_the_skipper_plays_again() {
    let mut table = table(2, "skip dot dot");
    table.draw(1).skip(BEN).end();
    assert_eq!(table.state.viewer(), Viewer::Curtain(MAYA));
}

#[test]
fn oneself_and_who_is_out_cannot_be_skipped() {
    let mut table = table(3, "dot skip dot");
    table.shut_down().turn(1).draw(1);
    let skip = |whom| Action::Skip { seat: OLA, whom };
    assert_eq!(table.refused(skip(OLA)), Rule::NotYourself);
    assert_eq!(table.refused(skip(MAYA)), Rule::OutOfGame { seat: MAYA });
    assert_eq!(table.state.legal_actions(OLA).as_slice(), [skip(BEN)]);
}

#[test]
fn with_nobody_else_in_the_game_power_ups_for_others_are_discarded() {
    let mut table = table(2, "pink give swap skip pass dot");
    table.turn(1).shut_down();
    table.draw(3).end().draw(1);
    for power_up in [
        PowerUp::GiveGhost,
        PowerUp::Swap,
        PowerUp::Skip,
        PowerUp::Pass,
    ] {
        assert!(table.told(discarded(MAYA, power_up)), "{power_up:?}");
    }
    assert_eq!(table.hand(MAYA), hand("pink"));
}

#[test]
fn exactly_as_many_cards_are_drawn_as_were_chosen() {
    let mut table = table(2, "choice dot dot dot dot");
    table.draw(1).choose_draw(BEN, 2).end().draw(1);
    let rule = table.refused(Action::End { seat: BEN });
    assert_eq!(rule, Rule::MustDraw { drawn: 1, need: 2 });
    table.draw(1);
    let rule = table.refused(Action::Draw { seat: BEN });
    assert_eq!(rule, Rule::DrawnAll { cards: 2 });
    table.end();
}

#[test]
fn a_draw_choice_is_for_one_turn() {
    let mut table = table(2, "choice dot dot dot dot dot dot");
    table.draw(1).choose_draw(BEN, 1).turn(0).turn(1).turn(1);
    table.draw(2);
    assert_eq!(table.hand(BEN).len(), 3);
}

#[test]
fn one_to_three_cards_can_be_chosen() {
    let mut table = table(2, "choice dot");
    table.draw(1);
    let choose = |cards| Action::ChooseDraw {
        seat: MAYA,
        whom: BEN,
        cards,
    };
    for cards in [0, 4] {
        let most = 3;
        assert_eq!(
            table.refused(choose(cards)),
            Rule::NotThatMany { cards, most }
        );
    }
    assert_eq!(table.state.legal_actions(MAYA).len(), 6);
}

#[test]
fn a_draw_choice_may_be_for_oneself() {
    let mut table = table(2, "choice dot dot dot dot dot");
    table.draw(1).choose_draw(MAYA, 3);
    table.turn(1).turn(1).draw(1);
    let rule = table.refused(Action::End { seat: MAYA });
    assert_eq!(rule, Rule::MustDraw { drawn: 1, need: 3 });
}

#[test]
fn a_newer_draw_choice_replaces_an_older() {
    let mut table = table(2, "choice choice dot dot dot");
    table
        .draw(1)
        .choose_draw(BEN, 3)
        .draw(1)
        .choose_draw(BEN, 1);
    table.end().draw(1).end();
    assert_eq!(table.hand(BEN).len(), 1);
}

#[test]
fn a_draw_choice_waits_behind_a_skip() {
    let mut table = table(2, "choice skip dot dot dot dot");
    table.draw(1).choose_draw(BEN, 2).draw(1).skip(BEN).end();
    assert_eq!(table.state.on_turn(), MAYA);
    table.turn(1);
    assert!(table.told(Fact::TurnOf {
        seat: BEN,
        exactly: Some(2)
    }));
}

#[test]
fn shutting_down_stays_possible_under_a_draw_choice() {
    let mut table = table(2, "choice dot dot dot dot");
    table.draw(1).choose_draw(BEN, 3).end().shut_down();
    assert_eq!(table.status(BEN), Status::ShutDown);
}

#[test]
fn under_draw_first_the_chosen_cards_come_before_shutting_down() {
    let rules = CardRules {
        draw_first: true,
        ..CardRules::default()
    };
    let mut table = ruled(2, "choice dot dot dot dot", rules);
    table.draw(1).choose_draw(BEN, 2).end().draw(1);
    let rule = table.refused(Action::ShutDown { seat: BEN });
    assert_eq!(rule, Rule::DrawFirst { drawn: 1, need: 2 });
    table.draw(1).shut_down();
    // Without a draw choice the switch changes nothing.
    table.shut_down();
    assert!(table.state.is_over());
}

#[test]
fn a_draw_choice_beyond_the_deck_takes_what_is_left() {
    let rules = CardRules {
        draw_first: true,
        ..CardRules::default()
    };
    let mut table = ruled(2, "choice dot apple", rules);
    table.draw(1).choose_draw(BEN, 3).turn(0).draw(2);
    let legal = table.state.legal_actions(BEN);
    let wanted = [Action::End { seat: BEN }, Action::ShutDown { seat: BEN }];
    assert_eq!(legal.as_slice(), wanted);
}

#[test]
fn everybody_in_the_game_draws_an_extra_card_in_turn_order() {
    let mut table = table(4, "dot extra cherry apple orange dot");
    // Ben shuts down and draws none.
    table.turn(1).shut_down().draw(1);
    assert_eq!(table.hand(OLA), hand("cherry"));
    assert_eq!(table.hand(Seat(3)), hand("apple"));
    assert_eq!(table.hand(MAYA), hand("dot orange"));
    assert_eq!(table.hand(BEN), Hand::default());
    let extra: Vec<_> = table
        .facts()
        .into_iter()
        .filter(|fact| matches!(fact, Fact::DrewExtra { .. }))
        .collect();
    let drew = |seat| Fact::DrewExtra { seat };
    assert_eq!(extra, [drew(OLA), drew(Seat(3)), drew(MAYA)]);
}

#[test]
fn the_extra_card_does_not_count_towards_three() {
    let mut table = table(2, "extra dot dot dot dot dot");
    table.draw(3);
    assert_eq!(table.hand(MAYA).len(), 3, "one extra and two of the turn");
    let rule = table.refused(Action::Draw { seat: MAYA });
    assert_eq!(rule, Rule::DrawnAll { cards: 3 });
}

#[test]
fn extra_cards_do_not_count_towards_a_draw_choice() {
    let mut table = table(2, "choice extra dot dot dot dot");
    table.draw(1).choose_draw(BEN, 2).end().draw(1);
    let rule = table.refused(Action::End { seat: BEN });
    assert_eq!(rule, Rule::MustDraw { drawn: 1, need: 2 });
}

#[test]
fn power_ups_among_extra_cards_are_dead() {
    let mut table = table(2, "extra extra skip dot dot");
    table.draw(1);
    assert!(table.told(discarded(MAYA, PowerUp::ExtraDraw)));
    assert!(table.told(discarded(BEN, PowerUp::Skip)));
    assert_eq!(table.state.deck_len(), 2);
    table.end();
    assert_eq!(table.state.on_turn(), BEN, "nobody is skipped");
}

#[test]
fn an_extra_draw_goes_on_when_the_drawer_is_knocked_out() {
    let mut table = table(3, "pink blue extra clyde dot cherry dot");
    table.draw(3);
    assert_eq!(table.status(MAYA), Status::KnockedOut);
    assert_eq!(table.hand(BEN), hand("dot"));
    assert_eq!(table.hand(OLA), hand("cherry"));
    assert_eq!(table.state.on_turn(), BEN);
}

#[test]
fn an_extra_draw_stops_when_only_one_is_not_knocked_out() {
    let mut table = table(2, "pink blue extra clyde dot cherry");
    table.draw(3);
    assert_eq!(table.winners(), [BEN]);
    assert_eq!(table.hand(BEN), Hand::default());
    assert_eq!(table.state.deck_len(), 2);
}

#[test]
fn with_others_shut_down_the_last_one_in_the_game_still_draws_extra() {
    let mut table = table(3, "pink blue dot extra clyde cherry dot");
    table.turn(2).shut_down().turn(1).draw(1);
    assert_eq!(table.status(MAYA), Status::KnockedOut);
    assert_eq!(table.hand(OLA), hand("dot cherry"));
    assert!(!table.state.is_over());
    assert_eq!(table.state.on_turn(), OLA);
}

#[test]
fn an_extra_draw_beyond_the_deck_shuts_down() {
    let mut table = table(2, "extra apple");
    table.draw(1);
    assert_eq!(table.hand(MAYA), hand("apple"));
    assert_eq!(table.status(BEN), Status::ShutDown);
    table.shut_down();
    assert_eq!(table.winners(), [MAYA]);
}

#[test]
fn an_extra_draw_with_nobody_else_in_the_game_is_the_drawers_alone() {
    let mut table = table(2, "dot extra apple dot");
    table.turn(1).shut_down().draw(1);
    assert_eq!(table.hand(MAYA), hand("dot apple"));
}

#[test]
fn a_draw_choice_with_nobody_else_in_the_game_is_for_oneself() {
    let mut table = table(2, "dot choice dot dot");
    table.turn(1).shut_down().draw(1);
    let legal = table.state.legal_actions(MAYA);
    let choose = |cards| Action::ChooseDraw {
        seat: MAYA,
        whom: MAYA,
        cards,
    };
    assert_eq!(legal.as_slice(), [1, 2, 3].map(choose));
}
