//! Rules of a round on tiny maps that a person can read.

mod ghosts;
mod grid;
mod hands;

use super::*;
use crate::kernel::{Points, Seed, Stream, StreamId};

/// A corridor around a pen, pellets as the test needs them.
fn map(top: &str, bottom: &str) -> Maze {
    let text = format!("{top}\n_#####_\n___B___\n_##-##_\n_#ipc#_\n_#####_\n{bottom}\n");
    Maze::parse_any(&text).expect("the test's map is valid")
}

fn chance(seed: u8) -> Stream {
    Stream::new(Seed([seed; 32]), StreamId::Ghosts)
}

fn round(maze: &Maze) -> Round {
    Round::new(maze, Difficulty::Arcade, chance(1))
}

/// Plays until `done` or the end, the stick held at `way`.
fn play(
    round: &mut Round,
    maze: &Maze,
    way: Option<Way>,
    mut done: impl FnMut(&Round, &[MazeEvent]) -> bool,
) -> Vec<MazeEvent> {
    let mut all = Vec::new();
    round.lean(way);
    while round.ending().is_none() && !done(round, &all) {
        round.step(maze, &mut all);
    }
    all
}

#[test]
fn the_shipped_maze_is_valid_and_has_room_for_a_score() {
    let maze = Maze::unit();
    assert_eq!(maze.powers().len(), 4);
    assert!((40..=60).contains(&maze.pellets().len()));
    let most = Eaten {
        pellets: u16::try_from(maze.pellets().len()).expect("few"),
        powers: 4,
        ghosts: 16,
    };
    assert!(
        most.points() <= Points(320),
        "fits the box data's go_round_max"
    );
}

#[test]
fn a_map_that_is_wrong_says_where() {
    for (text, at, what) in [
        ("", "maze", "empty"),
        ("__\n_", "maze row 1", "wide"),
        ("_x_", "maze row 0, column 1", "'x'"),
        ("___", "maze", "no 'P'"),
        ("P__B_\n_##-#\n__ipc", "maze", "row"),
    ] {
        match Maze::parse(text) {
            Err(error) if error.at == at && error.what.contains(what) => {}
            Err(error) if text.starts_with("P_") => assert!(!error.what.is_empty()),
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

#[test]
fn unreachable_pellets_are_refused() {
    let text = "P______\n_#####_\n___B___\n_##-##_\n_#ipc#_\n#######\n.......\n";
    let error = Maze::parse_any(text).expect_err("row 6 is cut off");
    assert_eq!(error.at, "maze row 6, column 0");
}

#[test]
fn five_pellets_earn_ten_and_a_rest_nothing() {
    for (pellets, points) in [(0, 0), (4, 0), (5, 10), (9, 10), (10, 20)] {
        assert_eq!(
            Eaten {
                pellets,
                powers: 0,
                ghosts: 0
            }
            .points(),
            Points(points)
        );
    }
    assert_eq!(
        Eaten {
            pellets: 4,
            powers: 1,
            ghosts: 2
        }
        .points(),
        Points(30)
    );
}

#[test]
fn nothing_moves_pac_man_before_the_stick_does() {
    let maze = map("___.___", "._P____");
    let mut round = round(&maze);
    let start = *round.pac();
    play(&mut round, &maze, None, |round, _| round.tick() == 30);
    assert_eq!(round.pac().spot(), start.spot());
}

#[test]
fn a_turn_into_a_wall_waits_and_a_pellet_is_eaten() {
    let maze = map("___.___", "_.P____");
    let mut round = round(&maze);
    let events = play(&mut round, &maze, Some(Way::Right), |round, _| {
        round.pac().tile.x == 3
    });
    assert!(!events.contains(&MazeEvent::Munch));
    let events = play(&mut round, &maze, Some(Way::Up), |round, _| {
        round.tick() == 20
    });
    assert!(events.is_empty(), "{events:?}");
    assert_ne!(round.pac().heading, Way::Up, "a wall is above");
    let events = play(&mut round, &maze, Some(Way::Left), |_, all| !all.is_empty());
    assert_eq!(events, [MazeEvent::Munch]);
    assert_eq!(round.pac().tile, Tile { x: 1, y: 6 });
}

#[test]
fn an_early_turn_is_taken_at_the_next_opening() {
    let maze = map("___.___", "P______");
    let mut round = round(&maze);
    play(&mut round, &maze, Some(Way::Right), |round, _| {
        round.pac().tile.x == 5
    });
    // Up is asked for while there's a wall above; the corridor comes 0.2 s later.
    let asked = round.tick();
    round.lean(Some(Way::Up));
    round.lean(None);
    play(&mut round, &maze, None, |round, _| {
        round.pac().heading == Way::Up
    });
    assert!(round.tick() - asked <= 15);
    assert_eq!(round.pac().tile.x, 6);
}

#[test]
fn a_turn_asked_for_too_early_is_forgotten() {
    let maze = map("___.___", "P______");
    let mut round = round(&maze);
    play(&mut round, &maze, Some(Way::Right), |round, _| {
        round.pac().tile.x == 2
    });
    round.lean(Some(Way::Up));
    round.lean(None);
    play(&mut round, &maze, None, |round, _| !round.pac().moving);
    assert_eq!(round.pac().heading, Way::Right);
}

#[test]
fn a_power_pellet_makes_ghosts_blue_for_its_time_and_a_second_restarts_it() {
    let maze = map("___.___", "_o_P_o_");
    let mut round = round(&maze);
    let fright = Difficulty::Arcade.tuning().fright_ticks;
    play(&mut round, &maze, Some(Way::Left), |_, all| {
        all.contains(&MazeEvent::Power)
    });
    assert_eq!(round.fright(), fright);
    assert!(round.ghosts().iter().all(|ghost| ghost.frightened));
    play(&mut round, &maze, Some(Way::Right), |round, _| {
        round.eaten().powers == 2
    });
    assert_eq!(round.fright(), fright, "restarted, not added up");
}

#[test]
fn a_lethal_ghost_ends_the_round() {
    let maze = map("___.___", "___P___");
    let mut round = Round::new(&maze, Difficulty::Fierce, chance(1));
    let events = play(&mut round, &maze, Some(Way::Right), |_, _| false);
    assert_eq!(round.ending(), Some(Ending::Caught));
    assert_eq!(events.last(), Some(&MazeEvent::Over(Ending::Caught)));
}

#[test]
fn a_round_ends_early_only_when_nothing_edible_is_left_blue_ghosts_included() {
    let maze = map("_______", "._P____");
    let mut pellet = round(&maze);
    play(&mut pellet, &maze, Some(Way::Left), |_, _| false);
    assert_eq!(pellet.ending(), Some(Ending::Cleared));
    assert_eq!(pellet.eaten().pellets, 1);
    let maze = map("_______", "o_P____");
    let mut power = round(&maze);
    let events = play(&mut power, &maze, Some(Way::Left), |_, all| {
        all.contains(&MazeEvent::Power)
    });
    assert!(
        !events.contains(&MazeEvent::Over(Ending::Cleared)),
        "four blue ghosts are left"
    );
    let events = play(&mut power, &maze, None, |_, _| false);
    let calm = events.iter().position(|event| *event == MazeEvent::Calm);
    assert!(calm.is_some() || power.eaten().ghosts == 4);
}

#[test]
fn a_round_is_over_after_fifteen_seconds() {
    let maze = Maze::unit();
    // A pellet stays out of reach of somebody who never moves, in the corner.
    let mut longest = 0;
    for seed in 0..200 {
        let mut round = Round::new(&maze, Difficulty::Gentle, chance(seed));
        let mut events = Vec::new();
        while round.ending().is_none() {
            let way = Way::ALL[(round.tick() as usize / 40 + usize::from(seed)) % 4];
            round.lean(Some(way));
            round.step(&maze, &mut events);
        }
        longest = longest.max(round.tick());
    }
    assert_eq!(longest, ROUND_TICKS);
}

#[test]
fn nobody_passes_anybody_unharmed() {
    // Two that run at each other can close in by the sum of their speeds; the
    // reach covers half of it on either side, whatever the offset.
    for difficulty in Difficulty::ALL {
        let tuning = difficulty.tuning();
        let fastest = tuning.pac.max(tuning.pac_fright) + tuning.ghost.max(tuning.frightened);
        assert!(fastest <= 2 * super::tuning::REACH, "{difficulty:?}");
        assert!(tuning.eyes < SUB, "at most one tile a tick");
    }
}

#[test]
fn the_same_stick_gives_the_same_hash_after_every_tick() {
    let maze = Maze::unit();
    let play = || {
        let mut round = Round::new(&maze, Difficulty::Arcade, chance(9));
        let mut hashes = Vec::new();
        let mut events = Vec::new();
        while round.ending().is_none() {
            if round.tick().is_multiple_of(25) {
                round.lean(Some(Way::ALL[(round.tick() / 25 % 4) as usize]));
            }
            round.step(&maze, &mut events);
            hashes.push(round.hash());
        }
        hashes
    };
    assert_eq!(play(), play());
}
