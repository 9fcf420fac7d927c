//! The risk of the next card, against sums done by hand.

use super::*;

fn risk(table: &Table, seat: Seat) -> Risk {
    let seen = table.state.observe(Viewer::Seat(seat));
    seen.risk().expect("still in the game")
}

#[test]
fn at_the_start_the_deck_is_all_there_is() {
    let setup = Setup {
        stack: None,
        ..setup(4, "dot")
    };
    let state = State::new(&setup, SEED).expect("valid");
    let risk = state.observe(Viewer::Seat(OLA)).risk().expect("in");
    // 10 of 54 are ghosts, 9 power-ups, 35 score, 55 points together.
    assert_eq!(risk.bust, Odds(0));
    assert_eq!(risk.ghost, Odds(185_185));
    assert_eq!(risk.power_up, Odds(166_667));
    assert_eq!(risk.scoring, Odds(648_148));
    assert_eq!(risk.mean, 1_018);
}

#[test]
fn with_two_ghosts_every_ghost_of_the_deck_is_the_third() {
    let mut table = table(2, "pink blue dot dot clyde cherry");
    table.draw(2);
    assert_eq!(risk(&table, MAYA).bust, Odds(250_000));
    assert_eq!(risk(&table, BEN).bust, Odds(0));
}

#[test]
fn a_hidden_hand_that_stays_in_cannot_hold_three_ghosts() {
    let mut table = table(2, "pink blue dot clyde cherry red clyde apple");
    table.turn(2).turn(3);
    // Three of six unplaced cards are ghosts; Ben's three aren't all of them.
    // Ways by his ghosts: 0: 6, 1: 54, 2: 54. Ghosts in the deck:
    // (6·3 + 54·2 + 54·1) / 114 of 3 cards.
    assert_eq!(risk(&table, MAYA).bust, Odds(526_316));
}

#[test]
fn power_ups_that_nobody_saw_are_in_the_deck() {
    let mut table = table(2, "pink blue dot clyde cherry red clyde apple skip");
    table.turn(2).turn(3);
    let risk = risk(&table, MAYA);
    assert_eq!(risk.power_up, Odds(250_000));
    assert_eq!(risk.bust, Odds(394_737), "180 of 114 · 4");
}

#[test]
fn a_ghost_that_was_given_is_not_in_the_deck() {
    let mut table = table(2, "pink blue give dot cherry clyde red dot dot");
    table.draw(3).give(Kept::PinkGhost, BEN).end().turn(2);
    // Ben has pink and two others of dot, cherry, dot, dot, clyde, red, at most
    // one of them a ghost: 0: 12 ways, 1: 16 ways. (12·2 + 16·1) / 28 of 4.
    let risk = risk(&table, MAYA);
    assert_eq!(risk.ghost, Odds(357_143));
    assert_eq!(risk.bust, Odds(0), "Maya has one ghost");
}

#[test]
fn a_hand_known_to_have_no_ghost_leaves_them_to_the_deck() {
    let mut table = table(2, "dot cherry give pink blue clyde dot");
    table.turn(3).draw(2);
    // Ben has pink and blue; Maya none: clyde is one of two cards.
    assert_eq!(risk(&table, BEN).bust, Odds(500_000));
}

#[test]
fn a_knocked_out_hand_is_placed() {
    let mut table = table(3, "pink blue clyde red pink dot dot");
    table.draw(3).turn(2);
    assert_eq!(risk(&table, BEN).bust, Odds(0), "two dots are left");
    assert_eq!(risk(&table, OLA).ghost, Odds(500_000), "2 of 4 unplaced");
}

#[test]
fn the_largest_hands_are_counted_too() {
    let round = |others: &str| "dot dot dot ".to_owned() + &others.repeat(7);
    let rounds = round("pink dot dot ").repeat(2) + &round("dot dot dot ");
    let words = rounds + &"pink ".repeat(45) + &"dot ".repeat(11);
    let mut table = table(8, &words);
    for _ in 0..3 * 8 {
        table.turn(3);
    }
    // Seven hidden hands of nine, 59 ghosts and 60 dots unplaced: a sum of
    // numbers of 117 bits, computed apart from the engine.
    assert_eq!(risk(&table, MAYA).ghost, Odds(810_673));
}

fn red_as_two(words: &str) -> Table {
    let rules = CardRules {
        red_ghost_counts_as_two: true,
        ..CardRules::default()
    };
    ruled(2, words, rules)
}

#[test]
fn a_double_red_ghost_is_the_risk_with_one_ghost() {
    let mut table = red_as_two("pink red blue dot dot");
    table.draw(1);
    let risk = risk(&table, MAYA);
    assert_eq!(risk.bust, Odds(250_000));
    assert_eq!(risk.ghost, Odds(500_000));
}

#[test]
fn a_double_red_ghost_counts_in_hidden_hands_too() {
    let mut table = red_as_two("pink blue dot dot red clyde");
    table.turn(2).turn(2);
    // Ben's two: no ghost 2 ways, clyde 4, red 4, not both. In the deck, of two
    // cards: clyde (2 + 4) / 10, red (2 + 4) / 10.
    assert_eq!(risk(&table, MAYA).bust, Odds(600_000));
}

#[test]
fn who_is_out_and_an_empty_deck_have_no_risk() {
    let mut table = table(2, "dot dot");
    table.draw(1).shut_down();
    assert_eq!(table.state.observe(Viewer::Seat(MAYA)).risk(), None);
    table.draw(1);
    assert_eq!(table.state.observe(Viewer::Seat(BEN)).risk(), None);
    assert_eq!(table.state.observe(Viewer::Table).risk(), None);
}
