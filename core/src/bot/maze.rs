//! Three players of the maze, to balance it by: what a round earns should be
//! worth passing GO for, and never decide the evening.

use crate::kernel::Stream;
use crate::maze::{Errand, Maze, Round, Tile, Way};

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

    /// Ticks between two looks at the screen: a hand's and an eye's delay.
    const fn reaction(self) -> u32 {
        match self {
            Self::Beginner => 24,
            Self::Casual => 18,
            Self::Expert => 5,
        }
    }
}

/// One bot at one round.
#[derive(Clone, Debug)]
pub struct MazeBot {
    skill: Skill,
    chance: Stream,
    way: Way,
}

/// Steps to everywhere: a tile that can't be reached is this far.
const FAR: u16 = u16::MAX;

impl MazeBot {
    /// A bot with its own stream of chance.
    #[must_use]
    pub const fn new(skill: Skill, chance: Stream) -> Self {
        Self {
            skill,
            chance,
            way: Way::Left,
        }
    }

    /// Where the stick leans from the next tick on.
    pub fn lean(&mut self, round: &Round, maze: &Maze) -> Way {
        if round.tick().is_multiple_of(self.skill.reaction()) {
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
        let ways: Vec<Way> = Way::ALL
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
    fn go(&self, round: &Round, maze: &Maze, sight: u16, margin: u16) -> Way {
        let at = round.pac().tile;
        let danger = self.danger(round, maze, sight);
        let steps = walk(maze, &[at], |tile, done| {
            let due = danger[maze.index(tile)];
            due == FAR || done + margin < due
        });
        let goal = maze
            .tiles()
            .filter(|tile| *tile != at)
            .filter_map(|tile| {
                let far = steps[maze.index(tile)];
                let worth = self.worth(round, maze, tile);
                (far != FAR && worth > 0).then(|| (i32::from(far) * 10 - worth, tile))
            })
            .min_by_key(|(cost, tile)| (*cost, maze.index(*tile)));
        match goal {
            Some((_, tile)) => first_step(maze, &steps, tile, at).unwrap_or(self.way),
            None => flee(maze, at, &danger).unwrap_or(self.way),
        }
    }

    /// Tiles' worth in tenths of a step's cost; 0: nothing there.
    fn worth(&self, round: &Round, maze: &Maze, tile: Tile) -> i32 {
        let index = maze.index(tile);
        let hunts = self.skill == Skill::Expert && round.fright() > 60;
        let blue = hunts
            && round.ghosts().iter().any(|ghost| {
                ghost.frightened && ghost.errand == Errand::Roams && ghost.tile == tile
            });
        if blue {
            60
        } else if round.powers().has(index) {
            if self.skill == Skill::Expert { 30 } else { 10 }
        } else if round.pellets().has(index) {
            10
        } else {
            0
        }
    }

    /// By tile: steps until a lethal ghost within sight could be there.
    fn danger(&self, round: &Round, maze: &Maze, sight: u16) -> Vec<u16> {
        let at = round.pac().tile;
        let near = walk(maze, &[at], |_, done| done <= sight);
        let lethal: Vec<Tile> = round
            .ghosts()
            .iter()
            .filter(|ghost| ghost.is_out() && !ghost.frightened)
            .map(|ghost| maze.ahead(ghost.tile, ghost.heading).unwrap_or(ghost.tile))
            .filter(|tile| near[maze.index(*tile)] <= sight)
            .collect();
        walk(maze, &lethal, |_, _| true)
    }
}

/// Steps from the nearest of `from` to every tile, going only where `may` says.
fn walk(maze: &Maze, from: &[Tile], may: impl Fn(Tile, u16) -> bool) -> Vec<u16> {
    let mut steps = vec![FAR; maze.tiles().count()];
    let mut queue: Vec<Tile> = from.to_vec();
    for tile in from {
        steps[maze.index(*tile)] = 0;
    }
    let mut next = 0;
    while let Some(tile) = queue.get(next).copied() {
        next += 1;
        let done = steps[maze.index(tile)] + 1;
        for way in Way::ALL {
            if let Some(ahead) = maze.ahead(tile, way)
                && steps[maze.index(ahead)] == FAR
                && may(ahead, done)
            {
                steps[maze.index(ahead)] = done;
                queue.push(ahead);
            }
        }
    }
    steps
}

/// The first way on a shortest walk from `at` to `goal`.
fn first_step(maze: &Maze, steps: &[u16], goal: Tile, at: Tile) -> Option<Way> {
    let mut tile = goal;
    loop {
        let here = steps[maze.index(tile)];
        let (way, before) = Way::ALL.into_iter().find_map(|way| {
            let before = maze.ahead(tile, way)?;
            (steps[maze.index(before)].checked_add(1) == Some(here)).then_some((way, before))
        })?;
        if before == at {
            return Some(way.opposite());
        }
        tile = before;
    }
}

/// Away from where ghosts are soonest.
fn flee(maze: &Maze, at: Tile, danger: &[u16]) -> Option<Way> {
    Way::ALL
        .into_iter()
        .filter_map(|way| {
            maze.ahead(at, way)
                .map(|tile| (danger[maze.index(tile)], way))
        })
        .max_by_key(|(due, _)| *due)
        .map(|(_, way)| way)
}
