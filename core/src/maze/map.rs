//! The grid: where one can go, what lies there, checked on load.

use serde::{Deserialize, Serialize};

use crate::kernel::Invalid;

/// The unit's maze, read like any other.
const UNIT: &str = include_str!("../../../assets/maze/unit.txt");

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

    const fn bit(self) -> u8 {
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
const MOST_TILES: usize = 256;

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
    width: u8,
    height: u8,
    /// By tile: the ways that lead on, as bits. Door and pen are no way.
    exits: Vec<u8>,
    /// By tile: the first step of a shortest way to the tile above the door.
    homeward: Vec<Option<Way>>,
    /// By tile: what stands there.
    ground: Vec<Ground>,
    /// Tiles between whose rows the tunnel leads.
    tunnel: Cells,
    pellets: Cells,
    powers: Cells,
    start: Tile,
    /// Blinky above the door, then Pinky, Inky and Clyde in the pen.
    ghosts: [Tile; 4],
}

impl Maze {
    /// The maze that ships with the app.
    ///
    /// # Panics
    /// Never: a test reads it.
    #[must_use]
    #[expect(clippy::expect_used, reason = "embedded and tested")]
    pub fn unit() -> Self {
        Self::parse(UNIT).expect("the unit's maze is valid")
    }

    /// Reads a map and checks it: rectangular, mirrored, closed but for a
    /// tunnel, everything edible within reach, 40 to 60 pellets, 4 power
    /// pellets, a pen with a door below the first ghost.
    ///
    /// # Errors
    /// Where it's wrong and what would be right.
    pub fn parse(text: &str) -> Result<Self, Invalid> {
        let maze = Self::parse_any(text)?;
        let (pellets, powers) = (maze.pellets.len(), maze.powers.len());
        if !(40..=60).contains(&pellets) {
            return Err(Invalid::new(
                "maze",
                format!("{pellets} pellets; 40 to 60 fit 15 seconds"),
            ));
        }
        if powers != 4 {
            return Err(Invalid::new(
                "maze",
                format!("{powers} power pellets; there are 4"),
            ));
        }
        maze.check_mirrored()?;
        Ok(maze)
    }

    /// As [`Maze::parse`], for maps of tests: any shape and any number of
    /// pellets.
    ///
    /// # Errors
    /// Where it's wrong and what would be right.
    pub fn parse_any(text: &str) -> Result<Self, Invalid> {
        let rows: Vec<&str> = text
            .lines()
            .map(str::trim_end)
            .filter(|row| !row.starts_with(';'))
            .collect();
        let rows = rows.as_slice();
        let width = rows.first().map_or(0, |row| row.len());
        if width == 0 || width * rows.len() > MOST_TILES || width > 64 || rows.len() > 64 {
            return Err(Invalid::new(
                "maze",
                "an empty map or one of more than 256 tiles",
            ));
        }
        let mut ground = Vec::with_capacity(width * rows.len());
        let mut pellets = Cells::default();
        let mut powers = Cells::default();
        let mut places: [Option<Tile>; 5] = [None; 5];
        for (y, row) in rows.iter().enumerate() {
            if row.len() != width {
                return Err(Invalid::new(
                    format!("maze row {y}"),
                    format!("{} wide; the first row is {width}", row.len()),
                ));
            }
            for (x, byte) in row.bytes().enumerate() {
                let index = ground.len();
                #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
                let tile = Tile {
                    x: x as u8,
                    y: y as u8,
                };
                ground.push(match byte {
                    b'#' => Ground::Wall,
                    b's' => Ground::Glass,
                    b'-' => Ground::Door,
                    b'=' | b'p' | b'i' | b'c' => Ground::Pen,
                    b'.' | b'o' | b'_' | b'P' | b'B' => Ground::Corridor,
                    other => {
                        return Err(Invalid::new(
                            format!("maze row {y}, column {x}"),
                            format!("'{}' means nothing here", char::from(other)),
                        ));
                    }
                });
                match byte {
                    b'.' => pellets.insert(index),
                    b'o' => powers.insert(index),
                    _ => {}
                }
                if let Some(who) = b"PBpic".iter().position(|letter| *letter == byte)
                    && places[who].replace(tile).is_some()
                {
                    return Err(Invalid::new(
                        "maze",
                        format!("two of '{}'", char::from(byte)),
                    ));
                }
            }
        }
        Self::build(width, rows.len(), &ground, (pellets, powers), places)
    }

    fn build(
        width: usize,
        height: usize,
        ground: &[Ground],
        (pellets, powers): (Cells, Cells),
        [start, blinky, pinky, inky, clyde]: [Option<Tile>; 5],
    ) -> Result<Self, Invalid> {
        let placed = |tile: Option<Tile>, letter: char| {
            tile.ok_or_else(|| Invalid::new("maze", format!("no '{letter}' on the map")))
        };
        #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
        let mut maze = Self {
            width: width as u8,
            height: height as u8,
            exits: vec![0; ground.len()],
            homeward: vec![None; ground.len()],
            ground: ground.to_vec(),
            tunnel: Cells::default(),
            pellets,
            powers,
            start: placed(start, 'P')?,
            ghosts: [
                placed(blinky, 'B')?,
                placed(pinky, 'p')?,
                placed(inky, 'i')?,
                placed(clyde, 'c')?,
            ],
        };
        let open = |tile: Tile| ground[maze.index(tile)] == Ground::Corridor;
        let mut exits = vec![0; ground.len()];
        for tile in maze.tiles().filter(|tile| open(*tile)) {
            for way in Way::ALL {
                if maze.beside(tile, way).is_some_and(open) {
                    exits[maze.index(tile)] |= way.bit();
                }
            }
        }
        let last = maze.width - 1;
        for y in 0..maze.height {
            let (left, right) = (Tile { x: 0, y }, Tile { x: last, y });
            let through = exits[maze.index(left)] & Way::Left.bit() != 0;
            if through && maze.width > 1 {
                for tile in [left, right] {
                    maze.tunnel.insert(maze.index(tile));
                }
            }
        }
        maze.exits = exits;
        maze.check_pen(ground)?;
        maze.find_home();
        maze.check_reach()?;
        Ok(maze)
    }

    /// The door lies below the first ghost, the pen's middle below the door.
    fn check_pen(&self, ground: &[Ground]) -> Result<(), Invalid> {
        let [blinky, pinky, inky, clyde] = self.ghosts;
        let below = |tile: Tile| self.beside(tile, Way::Down);
        let door = below(blinky).filter(|tile| ground[self.index(*tile)] == Ground::Door);
        let home = door.and_then(below);
        if home != Some(pinky) {
            return Err(Invalid::new(
                "maze",
                "'B', '-' and 'p' stand below each other",
            ));
        }
        if inky.y != pinky.y || clyde.y != pinky.y {
            return Err(Invalid::new("maze", "'i', 'p' and 'c' stand in one row"));
        }
        Ok(())
    }

    /// Shortest ways home for eyes, breadth first from above the door.
    fn find_home(&mut self) {
        let mut queue = vec![self.ghosts[0]];
        let mut next = 0;
        let mut known = Cells::default();
        known.insert(self.index(self.ghosts[0]));
        while let Some(tile) = queue.get(next).copied() {
            next += 1;
            for way in Way::ALL {
                let Some(from) = self.ahead(tile, way) else {
                    continue;
                };
                if !known.has(self.index(from)) {
                    known.insert(self.index(from));
                    let index = self.index(from);
                    self.homeward[index] = Some(way.opposite());
                    queue.push(from);
                }
            }
        }
    }

    fn check_reach(&self) -> Result<(), Invalid> {
        for tile in self.tiles() {
            let index = self.index(tile);
            let edible = self.pellets.has(index) || self.powers.has(index) || tile == self.start;
            if edible && tile != self.ghosts[0] && self.homeward[index].is_none() {
                return Err(Invalid::new(
                    format!("maze row {}, column {}", tile.y, tile.x),
                    "nobody can get there",
                ));
            }
        }
        Ok(())
    }

    fn check_mirrored(&self) -> Result<(), Invalid> {
        for tile in self.tiles() {
            let mirror = Tile {
                x: self.width - 1 - tile.x,
                y: tile.y,
            };
            let (here, there) = (self.index(tile), self.index(mirror));
            let swapped = Way::ALL
                .into_iter()
                .filter(|way| self.exits[there] & way.bit() != 0)
                .map(|way| if way.is_across() { way.opposite() } else { way })
                .fold(0, |bits, way| bits | way.bit());
            let same = self.exits[here] == swapped
                && self.pellets.has(here) == self.pellets.has(there)
                && self.powers.has(here) == self.powers.has(there);
            if !same {
                return Err(Invalid::new(
                    format!("maze row {}, column {}", tile.y, tile.x),
                    "left and right aren't mirrored",
                ));
            }
        }
        Ok(())
    }

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

    /// The tile next to `tile`, walls or not; rows go on at the other edge.
    fn beside(&self, tile: Tile, way: Way) -> Option<Tile> {
        match way {
            Way::Up => tile.y.checked_sub(1).map(|y| Tile { y, ..tile }),
            Way::Down => Some(tile.y + 1)
                .filter(|y| *y < self.height)
                .map(|y| Tile { y, ..tile }),
            Way::Left => Some(Tile {
                x: tile.x.checked_sub(1).unwrap_or(self.width - 1),
                ..tile
            }),
            Way::Right => Some(Tile {
                x: (tile.x + 1) % self.width,
                ..tile
            }),
        }
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

    /// Whether ghosts are slow here: the ends of a tunnel.
    #[must_use]
    pub const fn is_tunnel(&self, tile: Tile) -> bool {
        self.tunnel.has(self.index(tile))
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
