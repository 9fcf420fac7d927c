//! PAC-MAN: cutting corners, keeping an early turn in mind.

use serde::{Deserialize, Serialize};

use super::map::{Maze, Tile, Way};
use super::tuning::{BUFFER_TICKS, CORNER, SUB};

/// A place in subunits; `(0, 0)` is the middle of the top left tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// Across.
    pub x: i32,
    /// Down.
    pub y: i32,
}

impl Spot {
    /// The middle of a tile.
    #[must_use]
    pub const fn middle(tile: Tile) -> Self {
        Self {
            x: tile.x as i32 * SUB,
            y: tile.y as i32 * SUB,
        }
    }
}

/// PAC-MAN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pac {
    /// The tile that he's on.
    pub tile: Tile,
    /// How far he is off its middle, across and down, at most half a tile.
    pub off: Spot,
    /// Where he looks.
    pub heading: Way,
    /// Whether he moves or stands before a wall.
    pub moving: bool,
    /// A turn asked for and the tick after which it's forgotten.
    pub wanted: Option<(Way, u32)>,
    /// Ticks that eating still costs him.
    pub pause: u8,
}

impl Pac {
    /// At the start, looking left, standing.
    #[must_use]
    pub const fn new(start: Tile) -> Self {
        Self {
            tile: start,
            off: Spot { x: 0, y: 0 },
            heading: Way::Left,
            moving: false,
            wanted: None,
            pause: 0,
        }
    }

    /// His place in subunits.
    #[must_use]
    pub const fn spot(&self) -> Spot {
        let middle = Spot::middle(self.tile);
        Spot {
            x: middle.x + self.off.x,
            y: middle.y + self.off.y,
        }
    }

    /// Asks for a turn at `tick`; it's kept for a quarter second.
    pub const fn want(&mut self, way: Way, tick: u32) {
        self.wanted = Some((way, tick + BUFFER_TICKS));
    }

    /// Moves by one tick, `speed` subunits along the heading; around a corner
    /// also towards the middle of the new corridor.
    pub fn step(&mut self, maze: &Maze, tick: u32, held: Option<Way>, speed: i32) {
        if let Some(way) = held {
            self.want(way, tick);
        }
        if self.wanted.is_some_and(|(_, until)| tick > until) {
            self.wanted = None;
        }
        if let Some((way, _)) = self.wanted
            && self.may_turn(maze, way)
        {
            self.heading = way;
            self.moving = true;
            self.wanted = None;
        }
        if self.pause > 0 {
            self.pause -= 1;
            return;
        }
        if self.moving {
            self.go(maze, speed);
        }
    }

    /// Back at once; to the side near the middle of a tile that leads there.
    fn may_turn(&self, maze: &Maze, way: Way) -> bool {
        if self.moving && way == self.heading {
            return false;
        }
        let along = if self.heading.is_across() {
            self.off.x
        } else {
            self.off.y
        };
        if way == self.heading.opposite() {
            // Off the middle there's always a way back to it.
            return maze.leads(self.tile, way) || along * sign(self.heading) > 0;
        }
        maze.leads(self.tile, way) && (way == self.heading || along.abs() <= CORNER)
    }

    fn go(&mut self, maze: &Maze, speed: i32) {
        let across = self.heading.is_across();
        let (along, aside) = if across {
            (&mut self.off.x, &mut self.off.y)
        } else {
            (&mut self.off.y, &mut self.off.x)
        };
        // Cutting a corner: to the middle of the corridor while going on.
        *aside -= aside.signum() * speed.min(aside.abs());
        let ahead = *along * sign(self.heading) + speed;
        if ahead > 0 && !maze.leads(self.tile, self.heading) {
            *along = 0;
            self.moving = false;
            return;
        }
        *along = ahead * sign(self.heading);
        if ahead > SUB / 2
            && let Some(next) = maze.ahead(self.tile, self.heading)
        {
            *along -= SUB * sign(self.heading);
            self.tile = next;
        }
    }
}

/// Whether a way leads towards larger or smaller numbers.
const fn sign(way: Way) -> i32 {
    match way {
        Way::Down | Way::Right => 1,
        Way::Up | Way::Left => -1,
    }
}
