//! Four ghosts, told apart by what they aim at.
//!
//! A ghost is on its way from the middle of one tile to the next, so it can
//! never be in a wall; it decides one tile ahead and never turns back of its
//! own will.

use serde::{Deserialize, Serialize};

use super::map::{Maze, Tile, Way};
use super::pac::{Pac, Spot};
use super::tuning::{SUB, Tuning};
use crate::kernel::Stream;

/// The four, in the order of the original.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Who {
    /// Aims at PAC-MAN.
    Blinky,
    /// Aims four tiles ahead of him.
    Pinky,
    /// Aims from Blinky over the tile two ahead of him to the other side.
    Inky,
    /// Aims at him from afar, at its own corner when near.
    Clyde,
}

impl Who {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Blinky, Self::Pinky, Self::Inky, Self::Clyde];
}

/// What a ghost is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Errand {
    /// In the maze.
    Roams,
    /// Eaten: only eyes, on their way home.
    Eyes,
    /// Eyes going down through the door.
    Enters,
    /// In the pen until this tick.
    Waits(u32),
    /// On its way out of the pen.
    Leaves,
}

/// One ghost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ghost {
    /// Which.
    pub who: Who,
    /// The tile that it comes from.
    pub tile: Tile,
    /// Where it goes.
    pub heading: Way,
    /// How far, in subunits, less than a tile.
    pub gone: i32,
    /// Which way it takes at the tile ahead.
    pub next: Way,
    /// What it's about.
    pub errand: Errand,
    /// Edible.
    pub frightened: bool,
}

/// What ghosts aim by, the same for all four within one tick.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    /// Scatter instead of chase.
    pub scatter: bool,
    /// PAC-MAN's tile.
    pub pac: Tile,
    /// Where he looks.
    pub heading: Way,
    /// Blinky's tile.
    pub blinky: Tile,
}

impl Aim {
    /// What this tick's ghosts see.
    #[must_use]
    pub const fn new(scatter: bool, pac: &Pac, blinky: &Ghost) -> Self {
        Self {
            scatter,
            pac: pac.tile,
            heading: pac.heading,
            blinky: blinky.tile,
        }
    }

    /// A ghost's target, in tiles; it may lie outside the maze.
    fn target(&self, who: Who, at: Tile, maze: &Maze) -> (i32, i32) {
        let (width, height) = maze.size();
        let (right, bottom) = (i32::from(width) - 1, i32::from(height) - 1);
        let corner = match who {
            Who::Blinky => (right, 0),
            Who::Pinky => (0, 0),
            Who::Inky => (right, bottom),
            Who::Clyde => (0, bottom),
        };
        if self.scatter {
            return corner;
        }
        let pac = (i32::from(self.pac.x), i32::from(self.pac.y));
        let ahead = |tiles: i32| {
            let (x, y) = self.heading.step();
            (pac.0 + x * tiles, pac.1 + y * tiles)
        };
        match who {
            Who::Blinky => pac,
            // The maze is half as large as the original: so are these leads.
            Who::Pinky => ahead(2),
            Who::Inky => {
                let pivot = ahead(1);
                let blinky = (i32::from(self.blinky.x), i32::from(self.blinky.y));
                (2 * pivot.0 - blinky.0, 2 * pivot.1 - blinky.1)
            }
            Who::Clyde if distance(pac, at) > 4 * 4 => pac,
            Who::Clyde => corner,
        }
    }
}

/// Straight-line distance, squared.
fn distance(to: (i32, i32), from: Tile) -> i32 {
    let (x, y) = (to.0 - i32::from(from.x), to.1 - i32::from(from.y));
    x * x + y * y
}

impl Ghost {
    /// Where it begins: Blinky above the door, the others on their way out.
    #[must_use]
    pub const fn new(who: Who, maze: &Maze) -> Self {
        let tile = maze.ghosts()[who as usize];
        let pinky = maze.ghosts()[1];
        let (heading, errand) = match who {
            Who::Blinky => (Way::Left, Errand::Roams),
            _ if tile.x < pinky.x => (Way::Right, Errand::Leaves),
            _ if tile.x > pinky.x => (Way::Left, Errand::Leaves),
            _ => (Way::Up, Errand::Leaves),
        };
        Self {
            who,
            tile,
            heading,
            gone: 0,
            next: Way::Left,
            errand,
            frightened: false,
        }
    }

    /// Its place in subunits.
    #[must_use]
    pub const fn spot(&self) -> Spot {
        let middle = Spot::middle(self.tile);
        let (x, y) = self.heading.step();
        Spot {
            x: middle.x + x * self.gone,
            y: middle.y + y * self.gone,
        }
    }

    /// Whether it can be met at all: eyes and those in the pen can't.
    #[must_use]
    pub const fn is_out(&self) -> bool {
        matches!(self.errand, Errand::Roams)
    }

    /// Turns back at once, in the maze only.
    pub fn reverse(&mut self, maze: &Maze) {
        if self.errand != Errand::Roams {
            return;
        }
        let Some(ahead) = maze.ahead(self.tile, self.heading) else {
            return;
        };
        if self.gone > 0 {
            self.tile = ahead;
            self.gone = SUB - self.gone;
        }
        let back = self.heading.opposite();
        if maze.leads(self.tile, back) {
            self.heading = back;
        }
        if let Some(next) = maze.ahead(self.tile, self.heading) {
            self.next = onward(maze, next, self.heading);
        }
    }

    /// Eaten: eyes from now on.
    pub const fn be_eaten(&mut self) {
        self.frightened = false;
        self.errand = Errand::Eyes;
    }

    /// Moves by one tick.
    pub fn step(
        &mut self,
        maze: &Maze,
        tick: u32,
        aim: &Aim,
        tuning: &Tuning,
        chance: &mut Stream,
    ) {
        if let Errand::Waits(until) = self.errand {
            if tick < until {
                return;
            }
            self.errand = Errand::Leaves;
            self.heading = Way::Up;
        }
        let speed = match self.errand {
            Errand::Eyes | Errand::Enters => tuning.eyes,
            _ if maze.is_tunnel(self.tile) && self.errand == Errand::Roams => tuning.tunnel,
            _ if self.frightened => tuning.frightened,
            Errand::Leaves => tuning.ghost,
            Errand::Roams | Errand::Waits(_) => tuning.ghost,
        };
        self.gone += speed;
        if self.gone >= SUB {
            self.gone -= SUB;
            self.arrive(maze, tick, aim, tuning, chance);
        }
    }

    /// In the middle of the next tile: take the way decided on, decide again.
    fn arrive(&mut self, maze: &Maze, tick: u32, aim: &Aim, tuning: &Tuning, chance: &mut Stream) {
        let (x, y) = self.heading.step();
        let [gate, pen, ..] = maze.ghosts();
        match self.errand {
            Errand::Roams | Errand::Eyes => {
                if let Some(tile) = maze.ahead(self.tile, self.heading) {
                    self.tile = tile;
                }
                if self.errand == Errand::Eyes {
                    match maze.homeward(self.tile) {
                        Some(way) => self.heading = way,
                        None => {
                            self.errand = Errand::Enters;
                            self.heading = Way::Down;
                        }
                    }
                    return;
                }
                self.heading = if maze.leads(self.tile, self.next) {
                    self.next
                } else {
                    onward(maze, self.tile, self.heading)
                };
                self.decide(maze, aim, chance);
            }
            Errand::Enters | Errand::Leaves | Errand::Waits(_) => {
                // Inside the pen steps never leave the map: it's checked on load.
                #[expect(
                    clippy::cast_sign_loss,
                    clippy::cast_possible_truncation,
                    reason = "see above"
                )]
                let moved = Tile {
                    x: (i32::from(self.tile.x) + x) as u8,
                    y: (i32::from(self.tile.y) + y) as u8,
                };
                self.tile = moved;
                if self.errand == Errand::Enters && moved == pen {
                    self.errand = Errand::Waits(tick + tuning.away_ticks);
                    self.gone = 0;
                } else if self.errand == Errand::Leaves && moved == gate {
                    self.errand = Errand::Roams;
                    let left = chance_of_two(self.who);
                    self.heading = if maze.leads(moved, left) {
                        left
                    } else {
                        left.opposite()
                    };
                    self.decide(maze, aim, chance);
                } else if self.errand == Errand::Leaves && moved.x == pen.x {
                    self.heading = Way::Up;
                }
            }
        }
    }

    /// Decides which way to take at the tile ahead.
    fn decide(&mut self, maze: &Maze, aim: &Aim, chance: &mut Stream) {
        let Some(ahead) = maze.ahead(self.tile, self.heading) else {
            return;
        };
        let back = self.heading.opposite();
        let ways = || {
            Way::ALL
                .into_iter()
                .filter(|way| *way != back && maze.leads(ahead, *way))
        };
        self.next = if self.frightened {
            #[expect(clippy::cast_possible_truncation, reason = "at most 3 ways")]
            let count = ways().count() as u32;
            match count {
                0 => back,
                1 => ways().next().unwrap_or(back),
                _ => ways().nth(chance.die(count) as usize - 1).unwrap_or(back),
            }
        } else {
            let target = aim.target(self.who, self.tile, maze);
            ways()
                .min_by_key(|way| {
                    let (x, y) = way.step();
                    let (x, y) = (
                        i32::from(ahead.x) + x - target.0,
                        i32::from(ahead.y) + y - target.1,
                    );
                    x * x + y * y
                })
                .unwrap_or(back)
        };
    }
}

/// Straight on if the corridor leads there, else the first way but back.
fn onward(maze: &Maze, tile: Tile, heading: Way) -> Way {
    if maze.leads(tile, heading) {
        return heading;
    }
    Way::ALL
        .into_iter()
        .find(|way| *way != heading.opposite() && maze.leads(tile, *way))
        .unwrap_or_else(|| heading.opposite())
}

/// Out of the pen half of them go left, half right.
const fn chance_of_two(who: Who) -> Way {
    match who {
        Who::Blinky | Who::Pinky => Way::Left,
        Who::Inky | Who::Clyde => Way::Right,
    }
}
