//! One round: 15 seconds, tick by tick.
//!
//! RULING: in one tick eat first, then contact; a rest of fewer than 5 pellets
//! earns nothing; an eaten ghost comes back dangerous after a fixed delay and
//! is edible again only under a later power pellet; the round ends early only
//! when nothing edible is left, blue ghosts included.

use serde::{Deserialize, Serialize};

use super::ghost::{Aim, Errand, Ghost, Who};
use super::map::{Cells, Maze, Way};
use super::pac::Pac;
use super::steer::Stick;
use super::tuning::{
    Difficulty, FLASH_TICKS, PELLET_PAUSE, POWER_PAUSE, REACH, ROUND_TICKS, Tuning,
};
use crate::kernel::{Points, StateHash, Stream, hash_of};

/// A fact of one tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MazeEvent {
    /// The music before a round, or before it goes on, begins.
    CountIn,
    /// The round waits for a hand: silence.
    Paused,
    /// A pellet was eaten.
    Munch,
    /// A power pellet was eaten; the ghosts are blue.
    Power,
    /// A blue ghost was eaten.
    GhostEaten(Who),
    /// The fright is over.
    Calm,
    /// The round is over.
    Over(Ending),
}

/// Why a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Ending {
    /// 15 seconds are over.
    Time,
    /// A ghost met PAC-MAN.
    Caught,
    /// Nothing edible is left.
    Cleared,
}

/// What was eaten so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Eaten {
    /// Pellets.
    pub pellets: u16,
    /// Power pellets.
    pub powers: u16,
    /// Ghosts.
    pub ghosts: u16,
}

impl Eaten {
    /// Rulebook, GO: 10 for every 5 pellets, 10 for each power pellet, 10 for
    /// each ghost.
    #[must_use]
    pub const fn points(self) -> Points {
        Points(10 * (self.pellets / 5 + self.powers + self.ghosts) as u32)
    }
}

/// A round's whole state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    tick: u32,
    difficulty: Difficulty,
    pellets: Cells,
    powers: Cells,
    pac: Pac,
    ghosts: [Ghost; 4],
    /// The stick as it leans.
    stick: Stick,
    /// Ticks of fright left.
    fright: u32,
    /// Ticks of the waves; they stand while ghosts are frightened.
    wave: u32,
    eaten: Eaten,
    ending: Option<Ending>,
    chance: Stream,
}

impl Round {
    /// A round at its first tick; a new round equals any other of the same
    /// chance.
    #[must_use]
    pub fn new(maze: &Maze, difficulty: Difficulty, chance: Stream) -> Self {
        Self {
            tick: 0,
            difficulty,
            pellets: maze.pellets(),
            powers: maze.powers(),
            pac: Pac::new(maze.start()),
            ghosts: Who::ALL.map(|who| Ghost::new(who, maze)),
            stick: Stick::default(),
            fright: 0,
            wave: 0,
            eaten: Eaten::default(),
            ending: None,
            chance,
        }
    }

    /// The stick leans differently; it acts at the next tick. Let go, the last
    /// direction is kept in mind for a quarter second.
    pub fn lean(&mut self, way: Option<Way>) {
        self.hold(Stick { way, other: None });
    }

    /// As [`Round::lean`], for a stick that may lean along both axes. A new
    /// direction makes what was kept in mind void; falling back to one that was
    /// held all along doesn't.
    pub fn hold(&mut self, stick: Stick) {
        let before = self.stick;
        self.stick = stick;
        if before.way == stick.way {
            return;
        }
        if stick.way.is_some_and(|way| !before.leans(way)) {
            self.pac.forget();
        } else if let Some(way) = before.way {
            self.pac.remember(way, self.tick);
        }
    }

    /// The hand is gone: nothing is held or kept in mind.
    pub fn let_go(&mut self) {
        self.stick = Stick::default();
        self.pac.forget();
    }

    /// One tick of 1/60 s; nothing happens after the end.
    pub fn step(&mut self, maze: &Maze, events: &mut Vec<MazeEvent>) {
        if self.ending.is_some() {
            return;
        }
        self.tick += 1;
        let tuning = self.difficulty.tuning();
        self.age(maze, &tuning, events);
        let speed = if self.fright > 0 {
            tuning.pac_fright
        } else {
            tuning.pac
        };
        self.pac.step(maze, self.tick, self.stick, speed);
        let aim = Aim::new(scatters(&tuning, self.wave), &self.pac, &self.ghosts[0]);
        for ghost in &mut self.ghosts {
            ghost.step(maze, self.tick, &aim, &tuning, &mut self.chance);
        }
        self.eat(maze, &tuning, events);
        self.meet(maze, events);
        let ending = if self.ending.is_some() {
            self.ending
        } else if self.nothing_edible() {
            Some(Ending::Cleared)
        } else {
            (self.tick >= ROUND_TICKS).then_some(Ending::Time)
        };
        if let Some(ending) = ending {
            self.ending = Some(ending);
            events.push(MazeEvent::Over(ending));
        }
    }

    /// Fright runs out, waves change over.
    fn age(&mut self, maze: &Maze, tuning: &Tuning, events: &mut Vec<MazeEvent>) {
        if self.fright > 0 {
            self.fright -= 1;
            if self.fright == 0 {
                for ghost in &mut self.ghosts {
                    ghost.frightened = false;
                }
                events.push(MazeEvent::Calm);
            }
            return;
        }
        let scattered = scatters(tuning, self.wave);
        self.wave += 1;
        if scatters(tuning, self.wave) != scattered {
            for ghost in &mut self.ghosts {
                ghost.reverse(maze);
            }
        }
    }

    fn eat(&mut self, maze: &Maze, tuning: &Tuning, events: &mut Vec<MazeEvent>) {
        let index = maze.index(self.pac.tile);
        if self.pellets.has(index) {
            self.pellets.remove(index);
            self.eaten.pellets += 1;
            self.pac.pause = PELLET_PAUSE;
            events.push(MazeEvent::Munch);
        } else if self.powers.has(index) {
            self.powers.remove(index);
            self.eaten.powers += 1;
            self.pac.pause = POWER_PAUSE;
            // A second power pellet restarts the fright, it never adds to it.
            self.fright = tuning.fright_ticks;
            for ghost in &mut self.ghosts {
                if !matches!(ghost.errand, Errand::Eyes | Errand::Enters) {
                    ghost.frightened = true;
                    ghost.reverse(maze);
                }
            }
            events.push(MazeEvent::Power);
        }
    }

    /// With an edible and a lethal ghost at once, the lethal one wins, in
    /// whatever order they're listed.
    fn meet(&mut self, maze: &Maze, events: &mut Vec<MazeEvent>) {
        let pac = self.pac.spot();
        let met = |ghost: &Ghost| ghost.is_out() && maze.apart(pac, ghost.spot()) <= REACH;
        if self
            .ghosts
            .iter()
            .any(|ghost| !ghost.frightened && met(ghost))
        {
            self.ending = Some(Ending::Caught);
            return;
        }
        for ghost in &mut self.ghosts {
            if ghost.frightened && met(ghost) {
                ghost.be_eaten();
                self.eaten.ghosts += 1;
                events.push(MazeEvent::GhostEaten(ghost.who));
            }
        }
    }

    fn nothing_edible(&self) -> bool {
        self.pellets.is_empty()
            && self.powers.is_empty()
            && !self.ghosts.iter().any(|ghost| ghost.frightened)
    }

    /// The ghosts' chance, for the next round of a match.
    #[must_use]
    pub const fn chance(&self) -> &Stream {
        &self.chance
    }

    /// Which difficulty.
    #[must_use]
    pub const fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// Ticks since the round began.
    #[must_use]
    pub const fn tick(&self) -> u32 {
        self.tick
    }

    /// What was eaten.
    #[must_use]
    pub const fn eaten(&self) -> Eaten {
        self.eaten
    }

    /// Why it ended, if it did.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// PAC-MAN.
    #[must_use]
    pub const fn pac(&self) -> &Pac {
        &self.pac
    }

    /// The ghosts.
    #[must_use]
    pub const fn ghosts(&self) -> &[Ghost; 4] {
        &self.ghosts
    }

    /// Pellets left.
    #[must_use]
    pub const fn pellets(&self) -> &Cells {
        &self.pellets
    }

    /// Power pellets left.
    #[must_use]
    pub const fn powers(&self) -> &Cells {
        &self.powers
    }

    /// Ticks of fright left.
    #[must_use]
    pub const fn fright(&self) -> u32 {
        self.fright
    }

    /// Whether frightened ghosts flash: the fright is nearly over.
    #[must_use]
    pub const fn flashes(&self) -> bool {
        self.fright > 0 && self.fright <= FLASH_TICKS
    }

    /// A fingerprint of the state, equal on every machine.
    #[must_use]
    pub fn hash(&self) -> StateHash {
        hash_of(self)
    }
}

/// Whether ghosts scatter at this tick of the waves.
const fn scatters(tuning: &Tuning, wave: u32) -> bool {
    let [first, chase, second] = tuning.waves;
    wave < first || (wave >= first + chase && wave < first + chase + second)
}
