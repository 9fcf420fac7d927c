//! PAC-MAN: cutting corners, keeping an early turn in mind.

use serde::{Deserialize, Serialize};

use super::map::{Maze, Tile, Way};
use super::steer::Stick;
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
    /// A turn asked for by a stick that was let go, and the tick after which
    /// it's forgotten.
    pub wanted: Option<(Way, u32)>,
    /// Where such a turn was just taken: what was held all along waits for the
    /// next tile, or the turn would be undone at once.
    pub turned: Option<Tile>,
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
            turned: None,
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

    /// Keeps a turn in mind for a quarter second from `tick` on, unless he goes
    /// that way already.
    pub(super) fn remember(&mut self, way: Way, tick: u32) {
        if !self.moving || self.heading != way {
            self.wanted = Some((way, tick + BUFFER_TICKS));
        }
    }

    /// A new wish makes all older ones void.
    pub(super) const fn forget(&mut self) {
        self.wanted = None;
        self.turned = None;
    }

    /// Moves by one tick, `speed` subunits along the heading; around a corner
    /// also towards the middle of the new corridor.
    pub(super) fn step(&mut self, maze: &Maze, tick: u32, stick: Stick, speed: i32) {
        if self.turned.is_some_and(|tile| tile != self.tile) {
            self.turned = None;
        }
        self.turn(maze, tick, stick);
        if self.pause > 0 {
            self.pause -= 1;
            return;
        }
        if self.moving {
            self.go(maze, speed);
        }
    }

    /// What is kept in mind is newer than what is held on; the other axis
    /// counts only where he'd stand still.
    fn turn(&mut self, maze: &Maze, tick: u32, stick: Stick) {
        if self.wanted.is_some_and(|(_, until)| tick > until) {
            self.wanted = None;
        }
        let may = |way: &Way| self.may_turn(maze, *way);
        let wanted = self.wanted.map(|(way, _)| way).filter(may);
        let free = !self.moving || self.turned.is_none();
        let held = stick.way.filter(|way| free && may(way));
        let other = stick.other.filter(|way| !self.moving && may(way));
        if let Some(way) = wanted.or(held).or(other) {
            self.turned = wanted.map(|_| self.tile);
            self.heading = way;
            self.moving = true;
            self.wanted = None;
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
