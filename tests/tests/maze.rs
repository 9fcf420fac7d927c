//! The maze, for whatever a hand does: nobody in a wall, nobody passes anybody
//! unharmed, points add up, every round ends.

use coinop_core::kernel::{Invalid, Points, Seed, Stream, StreamId};
use coinop_core::maze::{
    Difficulty, Eaten, Ending, Errand, Ghost, Ground, Maze, MazeEvent, Pac, ROUND_TICKS, Round,
    SUB, Spot, Stick, Way,
};
use proptest::prelude::*;

/// Two actors meet within so much of each other (the core's `REACH`).
const REACH: i32 = SUB / 2;

fn seed(number: u32) -> Seed {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    Seed(bytes)
}

/// A hand that leans the stick anyhow: one axis, both, or none.
fn any_stick(hand: &mut Stream) -> Stick {
    let way = Way::ALL[hand.die(4) as usize - 1];
    let other = Way::ALL[hand.die(4) as usize - 1];
    match hand.die(8) {
        1 => Stick::default(),
        2 | 3 => Stick {
            way: Some(way),
            other: Some(other).filter(|other| other.is_across() != way.is_across()),
        },
        _ => Stick {
            way: Some(way),
            other: None,
        },
    }
}

/// PAC-MAN and the ghosts one tick earlier.
type Before = (Pac, [Ghost; 4]);

/// A round, watched tick by tick.
struct Watch<'a> {
    maze: &'a Maze,
    round: Round,
    events: Vec<MazeEvent>,
    counted: Eaten,
}

impl<'a> Watch<'a> {
    fn new(maze: &'a Maze, difficulty: Difficulty, number: u32) -> Self {
        let chance = Stream::new(seed(number), StreamId::Ghosts);
        Self {
            maze,
            round: Round::new(maze, difficulty, chance),
            events: Vec::with_capacity(16),
            counted: Eaten::default(),
        }
    }

    fn tick(&mut self) {
        let before = (*self.round.pac(), *self.round.ghosts());
        self.events.clear();
        self.round.step(self.maze, &mut self.events);
        self.nobody_is_in_a_wall();
        self.nobody_jumps(&before);
        self.nobody_passes_unharmed(&before);
        self.ghosts_keep_to_their_errands(&before);
        self.meetings_are_as_drawn();
        self.points_are_what_was_eaten();
    }

    fn nobody_is_in_a_wall(&self) {
        let pac = self.round.pac();
        let off = pac.off.x.abs() + pac.off.y.abs();
        assert_eq!(self.maze.ground(pac.tile), Ground::Corridor);
        assert!(off <= SUB / 2, "within his tile: {pac:?}");
        // Off the middle only where a corridor leads that way.
        for (off, minus, plus) in [
            (pac.off.x, Way::Left, Way::Right),
            (pac.off.y, Way::Up, Way::Down),
        ] {
            assert!(off >= 0 || self.maze.leads(pac.tile, minus), "{pac:?}");
            assert!(off <= 0 || self.maze.leads(pac.tile, plus), "{pac:?}");
        }
        for ghost in self.round.ghosts() {
            assert!((0..SUB).contains(&ghost.gone), "{ghost:?}");
            match ghost.errand {
                Errand::Roams | Errand::Eyes => {
                    assert!(self.maze.leads(ghost.tile, ghost.heading), "{ghost:?}");
                }
                Errand::Enters | Errand::Waits(_) | Errand::Leaves => {
                    assert_ne!(self.maze.ground(ghost.tile), Ground::Wall, "{ghost:?}");
                }
            }
        }
    }

    fn nobody_jumps(&self, (pac, ghosts): &Before) {
        let tuning = self.round.difficulty().tuning();
        // Around a corner he moves along both axes at once.
        let moved = self.maze.apart(pac.spot(), self.round.pac().spot());
        assert!(moved <= 2 * tuning.pac.max(tuning.pac_fright), "{moved}");
        for (ghost, before) in self.round.ghosts().iter().zip(ghosts) {
            let moved = self.maze.apart(before.spot(), ghost.spot());
            assert!(moved <= tuning.eyes, "{moved}: {ghost:?}");
        }
    }

    /// On one line they may not change sides, but for a meeting.
    fn nobody_passes_unharmed(&self, (pac, ghosts): &Before) {
        let (was, is) = (pac.spot(), self.round.pac().spot());
        for (ghost, before) in self.round.ghosts().iter().zip(ghosts) {
            if !ghost.is_out() || !before.is_out() || self.round.ending().is_some() {
                continue;
            }
            let (before, now) = (self.gap(before.spot(), was), self.gap(ghost.spot(), is));
            let is_near = before.x.abs().max(now.x.abs()) < 2 * SUB;
            let across = before.y == 0 && now.y == 0 && before.x.signum() * now.x.signum() < 0;
            let down = before.x == 0 && now.x == 0 && before.y.signum() * now.y.signum() < 0;
            assert!(
                !(down || across && is_near),
                "{ghost:?} passed {:?}",
                self.round.pac()
            );
        }
    }

    /// From `b` to `a`, the short way around.
    fn gap(&self, a: Spot, b: Spot) -> Spot {
        let around = i32::from(self.maze.size().0) * SUB;
        let half = around / 2;
        Spot {
            x: (a.x - b.x + half).rem_euclid(around) - half,
            y: a.y - b.y,
        }
    }

    fn ghosts_keep_to_their_errands(&self, (_, ghosts): &Before) {
        let power = self.events.contains(&MazeEvent::Power);
        for (ghost, before) in self.round.ghosts().iter().zip(ghosts) {
            let eaten = self.events.contains(&MazeEvent::GhostEaten(ghost.who));
            let follows = match (before.errand, ghost.errand) {
                (Errand::Roams, Errand::Eyes) => eaten,
                (Errand::Enters, Errand::Waits(until)) => {
                    let away = self.round.difficulty().tuning().away_ticks;
                    until == self.round.tick() + away
                }
                (Errand::Waits(until), Errand::Leaves) => self.round.tick() == until,
                (Errand::Eyes, Errand::Enters) | (Errand::Leaves, Errand::Roams) => true,
                (was, is) => was == is && !eaten,
            };
            assert!(follows, "{before:?} became {ghost:?}");
            let is_eyes = matches!(ghost.errand, Errand::Eyes | Errand::Enters);
            assert!(!ghost.frightened || !is_eyes, "{ghost:?}");
            assert!(
                !ghost.frightened || before.frightened || power,
                "edible only under a later power pellet: {ghost:?}"
            );
            assert!(!ghost.frightened || self.round.fright() > 0, "{ghost:?}");
        }
    }

    /// What this tick shows is what a meeting on it meant.
    fn meetings_are_as_drawn(&self) {
        let pac = self.round.pac().spot();
        let caught = self.round.ending() == Some(Ending::Caught);
        let mut lethal = false;
        for ghost in self.round.ghosts().iter().filter(|ghost| ghost.is_out()) {
            let met = self.maze.apart(pac, ghost.spot()) <= REACH;
            lethal |= met && !ghost.frightened;
            assert!(!met || !ghost.frightened || caught, "not eaten: {ghost:?}");
        }
        assert_eq!(lethal, caught, "{:?}", self.round.ending());
        let ate = |event: &MazeEvent| matches!(event, MazeEvent::GhostEaten(_));
        assert!(!caught || !self.events.iter().any(ate), "lethal wins");
    }

    fn points_are_what_was_eaten(&mut self) {
        for event in &self.events {
            match event {
                MazeEvent::Munch => self.counted.pellets += 1,
                MazeEvent::Power => self.counted.powers += 1,
                MazeEvent::GhostEaten(_) => self.counted.ghosts += 1,
                MazeEvent::CountIn | MazeEvent::Paused | MazeEvent::Calm | MazeEvent::Over(_) => {}
            }
        }
        let (eaten, maze) = (self.round.eaten(), self.maze);
        assert_eq!(eaten, self.counted);
        let left = (self.round.pellets().len(), self.round.powers().len());
        let gone = (u32::from(eaten.pellets), u32::from(eaten.powers));
        assert_eq!(gone.0 + left.0, maze.pellets().len());
        assert_eq!(gone.1 + left.1, maze.powers().len());
        let points = 10 * (gone.0 / 5) + 10 * gone.1 + 10 * u32::from(eaten.ghosts);
        assert_eq!(eaten.points(), Points(points));
        let is_empty = left == (0, 0) && !self.round.ghosts().iter().any(|g| g.frightened);
        let is_cleared = self.round.ending() == Some(Ending::Cleared);
        let is_caught = self.round.ending() == Some(Ending::Caught);
        assert!(is_cleared == is_empty || is_caught);
    }
}

/// 10,000 rounds under a hand that does anything: no panic, and all that a
/// [`Watch`] asserts after every tick.
#[test]
fn rounds_of_any_hand_keep_the_rules() {
    let maze = Maze::unit();
    let mut endings = [0_u32; 3];
    let mut ghosts = 0;
    for number in 0..10_000 {
        let difficulty = Difficulty::ALL[number as usize % 3];
        let mut hand = Stream::new(seed(number), StreamId::Bots);
        let mut watch = Watch::new(&maze, difficulty, number);
        let pace = 1 + hand.die(40);
        let mut over = 0;
        while watch.round.ending().is_none() {
            if hand.die(pace) == 1 {
                watch.round.hold(any_stick(&mut hand));
            }
            watch.tick();
            over = watch.round.tick();
        }
        assert!(over <= ROUND_TICKS, "every round ends");
        ghosts += u32::from(watch.round.eaten().ghosts);
        endings[match watch.round.ending() {
            Some(Ending::Time) => 0,
            Some(Ending::Caught) => 1,
            Some(Ending::Cleared) | None => 2,
        }] += 1;
    }
    assert!(endings[0] > 0 && endings[1] > 0, "{endings:?}");
    assert!(ghosts > 100, "some of them ate ghosts: {ghosts}");
}

/// The same on a map where the tunnel is on everybody's way and so little is to
/// be eaten that some rounds are cleared.
#[test]
fn rounds_through_the_tunnel_keep_the_rules() -> Result<(), Invalid> {
    let maze = Maze::parse_any(
        "t____B___t\n\
         #_###-##_#\n\
         #_#=ipc#_#\n\
         #_######_#\n\
         #__o.P.__#\n",
    )?;
    let mut cleared = 0;
    for number in 0..2_000 {
        let mut hand = Stream::new(seed(number), StreamId::Bots);
        let mut watch = Watch::new(&maze, Difficulty::Gentle, number);
        while watch.round.ending().is_none() {
            if hand.die(30) == 1 {
                watch.round.hold(any_stick(&mut hand));
            }
            watch.tick();
        }
        cleared += u32::from(watch.round.ending() == Some(Ending::Cleared));
    }
    assert!(cleared > 0, "some are cleared");
    Ok(())
}

proptest! {
    /// What a round was so far says all: its copy goes on alike.
    #[test]
    fn a_round_that_is_stored_goes_on_alike(
        number in any::<u32>(),
        stored_at in 0_u32..600,
        turns in prop::collection::vec((1_u32..40, 0_usize..4), 1..60),
    ) {
        let maze = Maze::unit();
        let mut watch = Watch::new(&maze, Difficulty::Arcade, number);
        let mut copy: Option<Round> = None;
        for (ticks, way) in turns {
            watch.round.lean(Some(Way::ALL[way]));
            if let Some(copy) = &mut copy {
                copy.lean(Some(Way::ALL[way]));
            }
            for _ in 0..ticks {
                if watch.round.tick() == stored_at {
                    let json = serde_json::to_string(&watch.round)?;
                    copy = Some(serde_json::from_str(&json)?);
                }
                watch.tick();
                if let Some(copy) = &mut copy {
                    copy.step(&maze, &mut watch.events);
                    prop_assert_eq!(copy.hash(), watch.round.hash());
                }
            }
        }
    }
}
