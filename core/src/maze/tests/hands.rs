//! What the stick does: taps, holds, diagonals, pauses.

use super::*;

/// Both keys of a diagonal or one: the newest first.
fn held(way: Way, other: Option<Way>) -> Stick {
    Stick {
        way: Some(way),
        other,
    }
}

/// Steps until `done`.
fn until(round: &mut Round, maze: &Maze, done: impl Fn(&Round) -> bool) {
    let mut events = Vec::new();
    while !done(round) {
        assert_eq!(round.ending(), None, "the round ended too early");
        round.step(maze, &mut events);
    }
}

#[test]
fn a_tap_before_the_opening_counts_while_another_way_is_held() {
    let maze = map("___.___", "P______");
    let mut round = round(&maze);
    round.hold(held(Way::Right, None));
    until(&mut round, &maze, |round| {
        round.pac().tile.x == 5 && round.pac().off.x > 0
    });
    round.hold(held(Way::Up, Some(Way::Right)));
    round.hold(held(Way::Right, None));
    until(&mut round, &maze, |round| round.pac().tile.y == 5);
    assert_eq!(round.pac().heading, Way::Up);
}

#[test]
fn what_was_held_on_does_not_undo_a_tap_in_the_same_tile() {
    // Above the start it goes on both ways: right is held, up is tapped early.
    let text = "___.___\n_#####_\n___B___\n_##-##_\n_#ipc#_\n_##_##_\nP______\n";
    let maze = Maze::parse_any(text).expect("valid");
    let mut round = round(&maze);
    round.hold(held(Way::Right, None));
    until(&mut round, &maze, |round| {
        round.pac().tile.x == 2 && round.pac().off.x > 0
    });
    round.hold(held(Way::Up, Some(Way::Right)));
    round.hold(held(Way::Right, None));
    until(&mut round, &maze, |round| {
        round.pac().tile == Tile { x: 3, y: 5 }
    });
    assert_eq!(round.pac().heading, Way::Up);
}

#[test]
fn a_new_direction_makes_an_older_wish_void() {
    let maze = map("___.___", "P______");
    let mut round = round(&maze);
    round.lean(Some(Way::Right));
    until(&mut round, &maze, |round| {
        round.pac().tile.x == 5 && round.pac().off.x > 0
    });
    round.lean(Some(Way::Up));
    round.lean(None);
    round.lean(Some(Way::Left));
    until(&mut round, &maze, |round| round.pac().tile.x == 3);
    assert_eq!(round.pac().heading, Way::Left);
}

#[test]
fn a_diagonal_against_a_wall_follows_its_other_axis() {
    let maze = map("___.___", "P______");
    let mut round = round(&maze);
    // Down is newest and never open; right carries him all the same.
    round.hold(held(Way::Down, Some(Way::Right)));
    until(&mut round, &maze, |round| round.pac().tile.x == 3);
    // Up is newest: it's taken where it opens, right doesn't hold him back.
    round.hold(held(Way::Up, Some(Way::Right)));
    until(&mut round, &maze, |round| {
        round.pac().tile == Tile { x: 6, y: 5 }
    });
}

#[test]
fn a_pause_forgets_what_was_held() {
    let mut play = Play::new(Difficulty::Gentle, chance(1));
    let mut events = Vec::new();
    play.steer(Way::Left, true);
    play.play_to(COUNT_IN_TICKS + 30, &mut events);
    let heading = play.round().pac().heading;
    assert_eq!(heading, Way::Left);
    // Down is asked for where there's a wall, then the phone rings.
    play.steer(Way::Down, true);
    assert!(play.pause());
    assert!(play.go_on());
    let resumed = play.ticks() + COUNT_IN_TICKS;
    for tick in resumed..resumed + 30 {
        play.play_to(tick, &mut events);
        assert_eq!(play.round().pac().heading, heading, "at tick {tick}");
    }
}
