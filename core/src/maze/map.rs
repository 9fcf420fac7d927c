//! The grid: where one can go, what lies there. Read and checked in
//! [`super::read`].

use serde::{Deserialize, Serialize};

use super::pac::Spot;
use super::tuning::SUB;

/// The four ways, in the order in which ghosts break ties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// Towards the first row.
    Up,
    /// Towards the first column.
    Left,
    /// Towards the last row.
    Down,
    /// Towards the last column.
    Right,
}

impl Way {
    /// All, in the order of ties.
    pub const ALL: [Self; 4] = [Self::Up, Self::Left, Self::Down, Self::Right];

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Left => Self::Right,
            Self::Down => Self::Up,
            Self::Right => Self::Left,
        }
    }

    /// One step, in columns and rows.
    #[must_use]
    pub const fn step(self) -> (i32, i32) {
        match self {
            Self::Up => (0, -1),
            Self::Left => (-1, 0),
            Self::Down => (0, 1),
            Self::Right => (1, 0),
        }
    }

    /// Whether the way runs along a row.
    #[must_use]
    pub const fn is_across(self) -> bool {
        matches!(self, Self::Left | Self::Right)
    }

    pub(super) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A place of the grid: column and row, from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tile {
    /// Column.
    pub x: u8,
    /// Row.
    pub y: u8,
}

/// Most tiles that a maze may have: cells are kept in 256 bits.
pub(super) const MOST_TILES: usize = 256;

/// A set of tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cells([u64; 4]);

impl Cells {
    /// Whether the tile with this index is in the set.
    #[must_use]
    pub const fn has(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Adds a tile.
    pub const fn insert(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// Takes a tile out.
    pub const fn remove(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }

    /// How many tiles.
    #[must_use]
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones()
            + self.0[1].count_ones()
            + self.0[2].count_ones()
            + self.0[3].count_ones()
    }

    /// Whether it's empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What stands at a tile of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Ground {
    /// Nobody gets in.
    Wall,
    /// Solid as well: the score stands here.
    Glass,
    /// Where everybody goes.
    Corridor,
    /// The pen's door, for ghosts only.
    Door,
    /// Where eaten ghosts recover.
    Pen,
}

/// A validated maze.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Maze {
    pub(super) width: u8,
    pub(super) height: u8,
    /// By tile: the ways that lead on, as bits. Door and pen are no way.
    pub(super) exits: Vec<u8>,
    /// By tile: the first step of a shortest way to the tile above the door.
    pub(super) homeward: Vec<Option<Way>>,
    /// By tile: what stands there.
    pub(super) ground: Vec<Ground>,
    /// Where ghosts are slow; at an edge it leads to the other one.
    pub(super) tunnel: Cells,
    pub(super) pellets: Cells,
    pub(super) powers: Cells,
    pub(super) start: Tile,
    /// Blinky above the door, then Pinky, Inky and Clyde in the pen.
    pub(super) ghosts: [Tile; 4],
}

impl Maze {
    /// Columns and rows.
    #[must_use]
    pub const fn size(&self) -> (u8, u8) {
        (self.width, self.height)
    }

    /// All tiles, row by row.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + use<> {
        let width = self.width;
        (0..self.height).flat_map(move |y| (0..width).map(move |x| Tile { x, y }))
    }

    /// A tile's place in tables.
    #[must_use]
    pub const fn index(&self, tile: Tile) -> usize {
        tile.y as usize * self.width as usize + tile.x as usize
    }

    /// The tile next to `tile`, walls or not; a tunnel goes on at the other
    /// edge.
    pub(super) fn beside(&self, tile: Tile, way: Way) -> Option<Tile> {
        let last = self.width - 1;
        let (x, y) = match way {
            Way::Up => (tile.x, tile.y.checked_sub(1)?),
            Way::Down => (tile.x, tile.y + 1),
            Way::Left if tile.x == 0 && self.is_tunnel(tile) => (last, tile.y),
            Way::Right if tile.x == last && self.is_tunnel(tile) => (0, tile.y),
            Way::Left => (tile.x.checked_sub(1)?, tile.y),
            Way::Right => (tile.x + 1, tile.y),
        };
        (x <= last && y < self.height).then_some(Tile { x, y })
    }

    /// What stands at `tile`.
    #[must_use]
    pub fn ground(&self, tile: Tile) -> Ground {
        self.ground[self.index(tile)]
    }

    /// Whether a corridor leads on from `tile`.
    #[must_use]
    pub fn leads(&self, tile: Tile, way: Way) -> bool {
        self.exits[self.index(tile)] & way.bit() != 0
    }

    /// The next tile of a corridor.
    #[must_use]
    pub fn ahead(&self, tile: Tile, way: Way) -> Option<Tile> {
        if self.leads(tile, way) {
            self.beside(tile, way)
        } else {
            None
        }
    }

    /// The first step home for eyes; `None` above the door.
    #[must_use]
    pub fn homeward(&self, tile: Tile) -> Option<Way> {
        self.homeward[self.index(tile)]
    }

    /// Whether ghosts are slow here.
    #[must_use]
    pub const fn is_tunnel(&self, tile: Tile) -> bool {
        self.tunnel.has(self.index(tile))
    }

    /// Rows whose corridor goes out at one edge and in at the other.
    pub fn tunnels(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.height).filter(|&y| self.is_tunnel(Tile { x: 0, y }))
    }

    /// How far two places are from each other, across and down together, in
    /// subunits; through the tunnel if that's nearer.
    #[must_use]
    pub const fn apart(&self, a: Spot, b: Spot) -> i32 {
        let around = self.width as i32 * SUB;
        let across = (a.x - b.x).rem_euclid(around);
        let nearer = if across * 2 > around {
            around - across
        } else {
            across
        };
        nearer + (a.y - b.y).abs()
    }

    /// Pellets at the beginning.
    #[must_use]
    pub const fn pellets(&self) -> Cells {
        self.pellets
    }

    /// Power pellets at the beginning.
    #[must_use]
    pub const fn powers(&self) -> Cells {
        self.powers
    }

    /// Where PAC-MAN begins.
    #[must_use]
    pub const fn start(&self) -> Tile {
        self.start
    }

    /// Where the ghosts begin: the first above the door, three in the pen, the
    /// second of them below the door.
    #[must_use]
    pub const fn ghosts(&self) -> [Tile; 4] {
        self.ghosts
    }
}
