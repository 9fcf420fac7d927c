//! Three players of the maze, to balance it by: what a round earns should be
//! worth passing GO for, and never decide the evening.

use arrayvec::ArrayVec;

use crate::kernel::Stream;
use crate::maze::{Cells, FLASH_TICKS, Maze, Round, Tile, Way};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
    /// Turns at random.
    Beginner,
    /// Goes for the nearest pellet, sees danger late.
    Casual,
    /// Plans ahead: avoids where ghosts get first, hunts blue ones.
    Expert,
}

impl Skill {
    /// All, weakest first.
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Casual, Self::Expert];

    /// Ticks between two looks at the screen, at least and at most: the delay
    /// of an eye and a hand, never twice the same.
    const fn reaction(self) -> (u32, u32) {
        match self {
            Self::Beginner => (18, 36),
            Self::Casual => (12, 24),
            Self::Expert => (10, 16),
        }
    }
}

/// One bot at one round.
#[derive(Clone, Debug)]
pub struct MazeBot {
    skill: Skill,
    chance: Stream,
    way: Way,
    /// The tick of the next look.
    look: u32,
}

/// Most tiles of a maze.
const TILES: usize = 256;

/// A tile that can't be reached is this many steps away.
const FAR: u8 = u8::MAX;

impl MazeBot {
    /// A bot with its own stream of chance.
    #[must_use]
    pub const fn new(skill: Skill, chance: Stream) -> Self {
        Self {
            skill,
            chance,
            way: Way::Left,
            look: 0,
        }
    }

    /// Where the stick leans from the next tick on.
    pub fn lean(&mut self, round: &Round, maze: &Maze) -> Way {
        if round.tick() >= self.look {
            let (least, most) = self.skill.reaction();
            self.look = round.tick() + least - 1 + self.chance.die(most - least + 1);
            self.way = match self.skill {
                Skill::Beginner => self.wander(round, maze),
                // Now and then the eye is elsewhere.
                Skill::Casual if self.chance.die(8) == 1 => self.wander(round, maze),
                Skill::Casual => self.go(round, maze, 2, 0),
                Skill::Expert => self.go(round, maze, 8, 3),
            };
        }
        self.way
    }

    fn wander(&mut self, round: &Round, maze: &Maze) -> Way {
        let at = round.pac().tile;
        let ways: ArrayVec<Way, 4> = Way::ALL
            .into_iter()
            .filter(|way| maze.leads(at, *way))
            .collect();
        let keeps_on = maze.leads(at, self.way) && self.chance.die(3) > 1;
        if keeps_on || ways.is_empty() {
            return self.way;
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most 4 ways")]
        let pick = self.chance.die(ways.len() as u32) as usize - 1;
        ways[pick]
    }

    /// Towards the nearest thing to eat whose way is safe; `sight`: how many
    /// tiles away a ghost is seen; `margin`: how many steps ahead of it to be.
    fn go(&self, round: &Round, maze: &Maze, sight: u8, margin: u8) -> Way {
        let at = round.pac().tile;
        let danger = self.danger(round, maze, sight);
        let walk = Walk::new(maze, &[at], |tile, done| {
            let due = danger.steps(maze, tile);
            due == FAR || done.saturating_add(margin) < due
        });
        let blue = self.blue(round, maze);
        let goal = walk
            .reached
            .iter()
            .skip(1)
            .filter_map(|tile| {
                let worth = self.worth(round, maze.index(*tile), &blue);
                let cost = i32::from(walk.steps(maze, *tile)) * 10 - worth;
                (worth > 0).then_some((cost, *tile))
            })
            .min_by_key(|(cost, tile)| (*cost, maze.index(*tile)));
        match goal {
            Some((_, tile)) => walk.first_step(maze, tile).unwrap_or(self.way),
            None => flee(maze, at, &danger).unwrap_or(self.way),
        }
    }

    /// A tile's worth in tenths of a step's cost; 0: nothing there.
    fn worth(&self, round: &Round, index: usize, blue: &Cells) -> i32 {
        let plans = self.skill == Skill::Expert;
        if blue.has(index) {
            60
        } else if round.powers().has(index) {
            if plans { 30 } else { 10 }
        } else if round.pellets().has(index) {
            10
        } else {
            0
        }
    }

    /// Where ghosts are that can be hunted.
    fn blue(&self, round: &Round, maze: &Maze) -> Cells {
        let mut blue = Cells::default();
        if self.skill == Skill::Expert && round.fright() > FLASH_TICKS {
            for ghost in round.ghosts() {
                if ghost.is_out() && ghost.frightened {
                    blue.insert(maze.index(ghost.tile));
                }
            }
        }
        blue
    }

    /// Steps until a lethal ghost within sight could be there.
    fn danger(&self, round: &Round, maze: &Maze, sight: u8) -> Walk {
        let near = Walk::new(maze, &[round.pac().tile], |_, done| done <= sight);
        let lethal: ArrayVec<Tile, 4> = round
            .ghosts()
            .iter()
            .filter(|ghost| ghost.is_out() && !ghost.frightened)
            .map(|ghost| maze.ahead(ghost.tile, ghost.heading).unwrap_or(ghost.tile))
            .filter(|tile| near.steps(maze, *tile) <= sight)
            .collect();
        Walk::new(maze, &lethal, |_, _| true)
    }
}

/// Steps from the nearest of some tiles to every other.
struct Walk {
    steps: [u8; TILES],
    /// What was reached, the nearest first.
    reached: ArrayVec<Tile, TILES>,
}

impl Walk {
    /// Going only where `may` says.
    fn new(maze: &Maze, from: &[Tile], may: impl Fn(Tile, u8) -> bool) -> Self {
        let mut walk = Self {
            steps: [FAR; TILES],
            reached: ArrayVec::new(),
        };
        for tile in from {
            walk.reach(maze, *tile, 0);
        }
        let mut next = 0;
        while let Some(tile) = walk.reached.get(next).copied() {
            next += 1;
            let done = walk.steps(maze, tile).saturating_add(1);
            for way in Way::ALL {
                if let Some(ahead) = maze.ahead(tile, way)
                    && may(ahead, done)
                {
                    walk.reach(maze, ahead, done);
                }
            }
        }
        walk
    }

    fn reach(&mut self, maze: &Maze, tile: Tile, done: u8) {
        let steps = &mut self.steps[maze.index(tile)];
        if *steps == FAR && done < FAR {
            *steps = done;
            self.reached.push(tile);
        }
    }

    fn steps(&self, maze: &Maze, tile: Tile) -> u8 {
        self.steps[maze.index(tile)]
    }

    /// The first way on a shortest walk to `goal`.
    fn first_step(&self, maze: &Maze, goal: Tile) -> Option<Way> {
        let mut tile = goal;
        loop {
            let here = self.steps(maze, tile);
            let (way, before) = Way::ALL.into_iter().find_map(|way| {
                let before = maze.ahead(tile, way)?;
                (self.steps(maze, before).checked_add(1) == Some(here)).then_some((way, before))
            })?;
            if self.steps(maze, before) == 0 {
                return Some(way.opposite());
            }
            tile = before;
        }
    }
}

/// Away from where ghosts are soonest.
fn flee(maze: &Maze, at: Tile, danger: &Walk) -> Option<Way> {
    Way::ALL
        .into_iter()
        .filter_map(|way| {
            maze.ahead(at, way)
                .map(|tile| (danger.steps(maze, tile), way))
        })
        .max_by_key(|(due, _)| *due)
        .map(|(_, way)| way)
}
