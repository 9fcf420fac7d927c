//! Three ghosts are too many, whatever brought the third.

use super::*;

#[test]
fn the_third_ghost_knocks_out() {
    let mut table = table(3, "pink blue clyde dot");
    table.draw(3);
    assert_eq!(table.status(MAYA), Status::KnockedOut);
    assert!(table.told(Fact::KnockedOut { seat: MAYA }));
    assert_eq!(table.state.on_turn(), BEN);
}

#[test]
fn two_ghosts_do_not() {
    let mut table = table(2, "red pink dot dot");
    table.draw(3);
    assert_eq!(table.status(MAYA), Status::In);
}

#[test]
fn a_knocked_out_hand_is_shown_to_all() {
    let mut table = table(3, "pink blue clyde dot");
    table.draw(3);
    for viewer in [Viewer::Table, Viewer::Curtain(BEN), Viewer::Seat(OLA)] {
        let seen = table.state.observe(viewer);
        assert_eq!(seen.players[0].hand, Some(&hand("pink blue clyde")));
    }
}

#[test]
fn a_gift_may_knock_out_and_the_givers_turn_goes_on() {
    let mut table = table(3, "pink dot blue clyde give dot dot");
    // Maya pink; Ben dot; Ola blue and clyde, who gives them all to others.
    table.turn(1).turn(1).draw(3);
    table.give(Kept::BlueGhost, MAYA);
    assert_eq!(table.status(MAYA), Status::In);
    assert_eq!(table.state.on_turn(), OLA);
}

#[test]
fn a_gift_that_is_the_third_ghost_knocks_its_receiver_out() {
    let mut table = table(3, "pink blue dot clyde give dot dot");
    table.turn(2).turn(1).draw(2).give(Kept::OrangeGhost, MAYA);
    assert_eq!(table.status(MAYA), Status::KnockedOut);
    assert_eq!(table.hand(MAYA), hand("pink blue clyde"));
    assert_eq!(table.state.on_turn(), OLA);
    table.draw(1);
}

#[test]
fn a_gift_that_leaves_one_wins_at_once() {
    let mut table = table(2, "pink blue clyde give dot dot");
    table.turn(2).draw(2).give(Kept::OrangeGhost, MAYA);
    assert!(table.state.is_over());
    assert_eq!(table.winners(), [BEN]);
}

#[test]
fn a_swap_knocks_nobody_out() {
    let mut table = table(2, "pink blue clyde red swap dot");
    table.turn(2).draw(3).swap(MAYA, BEN);
    assert_eq!(table.hand(MAYA), hand("clyde red"));
    assert_eq!(table.status(MAYA), Status::In);
    assert_eq!(table.status(BEN), Status::In);
}

#[test]
fn an_extra_card_may_knock_another_out_in_somebodys_turn() {
    let mut table = table(3, "pink blue extra dot dot clyde dot");
    // Ben draws a dot, Ola a dot, Maya the ghost.
    table.turn(2).draw(1);
    assert_eq!(table.status(MAYA), Status::KnockedOut);
    assert_eq!(table.state.on_turn(), BEN);
}

#[test]
fn what_waited_for_somebody_knocked_out_is_void() {
    let mut table = table(3, "pink blue skip choice red give dot");
    table.turn(2).draw(1).skip(MAYA);
    table.draw(1).choose_draw(MAYA, 3).end();
    let waiting = |table: &Table| {
        let place = table.state.places[0];
        (place.skips, place.choice)
    };
    assert_eq!(waiting(&table), (1, Some(3)));
    table.draw(2).give(Kept::RedGhost, MAYA);
    assert_eq!(table.status(MAYA), Status::KnockedOut);
    assert_eq!(waiting(&table), (0, None));
}

#[test]
fn a_red_ghost_counts_as_one() {
    let mut table = table(2, "red pink dot dot");
    table.draw(2);
    assert_eq!(table.status(MAYA), Status::In);
}

fn red_as_two(players: usize, words: &str) -> Table {
    let rules = CardRules {
        red_ghost_counts_as_two: true,
        ..CardRules::default()
    };
    ruled(players, words, rules)
}

#[test]
fn a_red_ghost_counts_as_two_under_its_switch() {
    let mut table = red_as_two(3, "red dot pink");
    table.draw(2);
    assert_eq!(table.status(MAYA), Status::In);
    table.draw(1);
    assert_eq!(table.status(MAYA), Status::KnockedOut);
}

#[test]
fn a_gift_of_a_double_red_ghost_stays_one_card() {
    let mut table = red_as_two(3, "pink red give dot dot dot");
    table.turn(1).draw(2).give(Kept::RedGhost, MAYA);
    assert_eq!(table.status(MAYA), Status::KnockedOut);
    assert_eq!(table.hand(MAYA).len(), 2);
    assert_eq!(table.hand(BEN), Hand::default());
}
