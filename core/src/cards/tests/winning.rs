//! Both ways to win, and ties.

use super::*;

#[test]
fn the_last_one_not_knocked_out_wins_at_once() {
    let mut table = table(2, "pink blue clyde dot");
    table.draw(3);
    let outcome = table.state.outcome().expect("over");
    assert_eq!(outcome.won, Won::GhostKnockout);
    assert_eq!(outcome.winners, [BEN]);
    assert!(table.told(Fact::Over));
}

#[test]
fn the_last_one_wins_by_knock_out_though_shut_down() {
    let mut table = table(2, "pink blue clyde dot");
    table.turn(2).shut_down().draw(1);
    let outcome = table.state.outcome().expect("over");
    assert_eq!(outcome.won, Won::GhostKnockout);
    assert_eq!(outcome.winners, [BEN]);
}

#[test]
fn the_highest_sum_of_those_who_shut_down_wins() {
    let mut table = table(3, "dot cherry apple strawberry dot");
    table
        .draw(2)
        .shut_down()
        .draw(1)
        .shut_down()
        .draw(1)
        .shut_down();
    let outcome = table.state.outcome().expect("over");
    assert_eq!(outcome.won, Won::HighestScore);
    assert_eq!(outcome.winners, [BEN]);
    let points: Vec<_> = outcome
        .standings
        .iter()
        .map(|standing| (standing.seat, standing.points, standing.rank))
        .collect();
    let wanted = [
        (BEN, Points(5), 1),
        (MAYA, Points(3), 2),
        (OLA, Points(3), 2),
    ];
    assert_eq!(points, wanted);
}

#[test]
fn points_of_the_knocked_out_do_not_count() {
    let mut table = table(3, "apple apple pink dot dot blue clyde");
    table
        .turn(3)
        .draw(1)
        .shut_down()
        .draw(1)
        .shut_down()
        .draw(2);
    assert_eq!(table.status(MAYA), Status::KnockedOut);
    let outcome = table.state.outcome().expect("over");
    assert_eq!(outcome.winners, [BEN, OLA]);
    let last = outcome.standings[2];
    assert_eq!((last.seat, last.points, last.rank), (MAYA, Points(10), 3));
}

#[test]
fn a_tie_is_shared() {
    let mut table = table(3, "cherry dot dot dot dot");
    table
        .draw(1)
        .shut_down()
        .draw(2)
        .shut_down()
        .draw(1)
        .shut_down();
    assert_eq!(table.winners(), [MAYA, BEN]);
}

#[test]
fn a_tie_is_shared_at_no_points_too() {
    let mut table = table(2, "dot");
    table.shut_down().shut_down();
    let outcome = table.state.outcome().expect("over");
    assert_eq!(outcome.winners, [MAYA, BEN]);
    assert!(outcome.standings.iter().all(|one| one.rank == 1));
}

#[test]
fn there_is_no_outcome_before_the_end() {
    let mut table = table(2, "apple dot");
    table.draw(1).shut_down();
    assert_eq!(table.state.outcome(), None);
    assert!(table.winners().is_empty());
}

#[test]
fn ghosts_and_power_ups_are_worth_nothing_and_own_values_count() {
    let mut setup = setup(2, "dot cherry pink skip dot");
    setup.decks.values.cherry = 9;
    let mut table = Table {
        state: State::new(&setup, SEED).expect("valid"),
        events: Vec::new(),
    };
    table.draw(3).shut_down();
    let points = table.state.deal().points(&table.hand(MAYA));
    assert_eq!(points, Points(10));
}
