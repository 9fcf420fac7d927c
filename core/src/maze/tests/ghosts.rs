//! Meetings, dead ends, waves and fright.

use super::*;

#[test]
fn a_ghost_meets_pac_man_inside_the_tunnel() {
    let maze = Maze::parse_any("####.##\nt__B_Pt\n###-###\n#=ipc=#\n").expect("valid");
    let ring = 7 * SUB;
    let mut inside = 0;
    for wait in 0..60 {
        let mut round = round(&maze);
        let mut events = Vec::new();
        let mut gap = ring;
        for tick in 0..200 {
            round.lean((tick >= wait).then_some(Way::Right));
            round.step(&maze, &mut events);
            if round.ending().is_some() {
                break;
            }
            // Blinky comes from the other side: the gap only closes.
            let now = (round.ghosts()[0].spot().x - round.pac().spot().x).rem_euclid(ring);
            assert!(now <= gap, "they passed each other after waiting {wait}");
            gap = now;
        }
        assert_eq!(round.ending(), Some(Ending::Caught), "after waiting {wait}");
        let edges = [round.pac().tile.x, round.ghosts()[0].tile.x];
        inside += u32::from(edges == [0, 0] || edges == [6, 0] || edges == [6, 6]);
    }
    assert!(inside > 0, "some of these meetings are in the tunnel");
}

#[test]
fn a_ghost_in_a_dead_end_turns_back() {
    let text = "_##_##_\n_##_##_\n___B___\n_##-##_\n_#ipc#_\n_#####_\n_##P##_\n___.___\n";
    let maze = Maze::parse_any(text).expect("valid");
    let ends = [0, 3, 6].map(|x| Tile { x, y: 0 });
    let (mut ended, mut back) = (0, 0);
    let fastest = Difficulty::Arcade.tuning().eyes;
    for seed in 0..20 {
        let mut round = Round::new(&maze, Difficulty::Arcade, chance(seed));
        let mut events = Vec::new();
        while round.ending().is_none() {
            let before = *round.ghosts();
            round.step(&maze, &mut events);
            for (ghost, before) in round.ghosts().iter().zip(before) {
                assert!(maze.apart(ghost.spot(), before.spot()) <= fastest);
                let end = ends.contains(&ghost.tile);
                ended += u32::from(end && before.tile != ghost.tile);
                back += u32::from(!end && ends.contains(&before.tile));
            }
        }
    }
    assert!(ended > 0 && back > 0, "{ended} went in, {back} came out");
}

#[test]
fn ghosts_turn_back_when_scatter_and_chase_change_over() {
    let maze = map("___.___", "P______");
    let mut round = round(&maze);
    let [scatter, ..] = Difficulty::Arcade.tuning().waves;
    let mut events = Vec::new();
    while round.tick() < scatter {
        let before = *round.ghosts();
        round.step(&maze, &mut events);
        assert_eq!(round.ending(), None);
        let changes_over = round.tick() == scatter;
        for (ghost, before) in round.ghosts().iter().zip(before) {
            if before.is_out() && ghost.is_out() && (200..800).contains(&before.gone) {
                let back = ghost.heading == before.heading.opposite();
                assert_eq!(back, changes_over, "{ghost:?} at {}", round.tick());
            }
        }
    }
}

#[test]
fn a_power_pellet_under_a_ghost_is_eaten_first() {
    // They run at each other over the power pellet; some delay makes it one tick.
    let text = "tP_o__B_t\n######-##\n#####ipc#\n";
    let maze = Maze::parse_any(text).expect("valid");
    let mut at_once = 0;
    for wait in 0..120 {
        let mut round = round(&maze);
        let mut events = Vec::new();
        while round.ending().is_none() && round.eaten().powers == 0 {
            round.lean((round.tick() >= wait).then_some(Way::Right));
            events.clear();
            round.step(&maze, &mut events);
        }
        at_once += u32::from(
            events.contains(&MazeEvent::Power)
                && events.iter().any(|e| matches!(e, MazeEvent::GhostEaten(_))),
        );
    }
    assert!(
        at_once > 0,
        "no delay brought ghost and pellet into one tick"
    );
}

#[test]
fn a_fright_lasts_its_ticks_to_the_last() {
    let maze = map("_______", "_o_P___");
    let mut round = round(&maze);
    play(&mut round, &maze, Some(Way::Left), |round, _| {
        round.fright() > 0
    });
    let mut ticks = 0;
    while round.ghosts()[0].frightened {
        let mut events = Vec::new();
        round.step(&maze, &mut events);
        ticks += 1;
        if round.ghosts()[0].errand != Errand::Roams || round.ending().is_some() {
            return;
        }
        assert_eq!(
            events.contains(&MazeEvent::Calm),
            !round.ghosts()[0].frightened
        );
    }
    assert_eq!(ticks, Difficulty::Arcade.tuning().fright_ticks);
}
