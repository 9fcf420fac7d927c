//! What a seat can tell about hands that it doesn't see.

use super::*;

fn known(table: &Table, viewer: Seat, holder: Seat) -> Known {
    *table.state.observe(Viewer::Seat(viewer)).players[holder.index()].known
}

fn cards(words: &str) -> Known {
    Known {
        cards: hand(words),
        ..Known::default()
    }
}

#[test]
fn a_giver_knows_what_they_gave_and_others_that_it_is_a_ghost() {
    let mut table = table(3, "pink blue give dot");
    table.draw(3).give(Kept::BlueGhost, BEN);
    assert_eq!(known(&table, MAYA, BEN), cards("blue"));
    let ghost = Known {
        ghosts: 1,
        ..Known::default()
    };
    assert_eq!(known(&table, OLA, BEN), ghost);
    assert_eq!(known(&table, OLA, MAYA), Known::default());
    assert_eq!(known(&table, BEN, MAYA), Known::default());
}

#[test]
fn a_ghost_card_without_effect_tells_that_the_hand_has_no_ghost() {
    let mut table = table(2, "dot cherry give pink dot");
    table.turn(3);
    let others = Known {
        others: 2,
        ..Known::default()
    };
    assert_eq!(known(&table, BEN, MAYA), others);
    assert_eq!(
        known(&table, MAYA, MAYA),
        Known::default(),
        "one's own is seen"
    );
}

#[test]
fn who_was_seen_without_a_ghost_passes_none() {
    let mut table = table(3, "dot cherry give pass dot dot");
    // Maya's ghost card has no effect; of hers alone there's a card to pass.
    table.turn(3).draw(1).pass(Kept::Cherry);
    let other = Known {
        others: 1,
        ..Known::default()
    };
    assert_eq!(known(&table, OLA, BEN), other, "what Ben got");
    assert_eq!(known(&table, OLA, MAYA), other, "what Maya kept");
}

#[test]
fn alone_in_the_game_it_tells_nothing() {
    let mut table = table(2, "pink give dot");
    table.turn(1).shut_down().draw(1);
    assert_eq!(known(&table, BEN, MAYA), Known::default());
}

#[test]
fn who_swapped_knows_the_hand_that_went_away() {
    let mut table = table(3, "pink dot apple swap cherry dot");
    table.turn(2).draw(2).swap(MAYA, BEN);
    assert_eq!(known(&table, MAYA, BEN), cards("pink dot"));
    assert_eq!(known(&table, BEN, MAYA), cards("apple"));
    assert_eq!(known(&table, OLA, MAYA), Known::default());
    // A card drawn since then is unknown again.
    table.draw(1);
    assert_eq!(known(&table, MAYA, BEN), cards("pink dot"));
    assert_eq!(table.hand(BEN).len(), 3);
}

#[test]
fn what_is_known_of_a_hand_moves_with_it() {
    let mut table = table(3, "pink give dot swap dot dot");
    table.draw(2).give(Kept::PinkGhost, BEN).end();
    table.turn(1).draw(1).swap(BEN, OLA);
    assert_eq!(known(&table, MAYA, OLA), cards("pink"));
    assert_eq!(known(&table, MAYA, BEN), Known::default());
}

#[test]
fn a_passer_knows_the_card_that_went_to_the_left() {
    let mut table = table(3, "dot cherry pink apple pass dot");
    table.turn(2).turn(1).turn(1).draw(1);
    table
        .pass(Kept::Cherry)
        .pass(Kept::PinkGhost)
        .pass(Kept::Apple);
    assert_eq!(known(&table, MAYA, BEN), cards("cherry"));
    assert_eq!(known(&table, BEN, OLA), cards("pink"));
    assert_eq!(known(&table, MAYA, OLA), Known::default());
    assert_eq!(known(&table, BEN, MAYA), Known::default());
}

#[test]
fn a_hand_known_whole_with_one_colour_tells_which_ghost_was_given() {
    let mut table = table(3, "pink dot swap give apple dot");
    // Maya swaps pink and a dot to Ben, who gives the ghost to Ola.
    table.draw(3).swap(MAYA, BEN).end();
    table.draw(1).give(Kept::PinkGhost, OLA);
    assert_eq!(known(&table, MAYA, OLA), cards("pink"));
    assert_eq!(known(&table, MAYA, BEN), cards("dot"));
}

#[test]
fn of_two_known_ghosts_either_may_have_been_given() {
    let mut table = table(3, "pink blue swap give apple dot");
    table.draw(3).swap(MAYA, BEN).end();
    table.draw(1).give(Kept::PinkGhost, OLA);
    let ghost = Known {
        ghosts: 1,
        ..Known::default()
    };
    assert_eq!(known(&table, MAYA, BEN), ghost);
    assert_eq!(known(&table, MAYA, OLA), ghost);
}

#[test]
fn a_known_card_may_be_the_one_that_was_passed_on() {
    let mut table = table(3, "pink give dot cherry pass dot dot");
    // Maya gives pink to Ben, Ben draws a dot, Ola draws cherry and the pass.
    table.draw(2).give(Kept::PinkGhost, BEN).end();
    table.turn(1).draw(2);
    table.pass(Kept::Cherry).pass(Kept::PacDot);
    assert_eq!(
        known(&table, MAYA, BEN),
        Known::default(),
        "pink or the dot went on"
    );
    assert_eq!(known(&table, MAYA, OLA), Known::default());
    assert_eq!(table.hand(OLA), hand("dot"));
}
