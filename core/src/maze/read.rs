//! From a drawn map to a maze, and what a map has to be.

use super::map::{Cells, Ground, MOST_TILES, Maze, Tile, Way};
use crate::kernel::Invalid;

/// The unit's maze, read like any other.
const UNIT: &str = include_str!("../../../assets/maze/unit.txt");

/// A map as it's drawn, letter by letter.
#[derive(Default)]
struct Drawn {
    ground: Vec<Ground>,
    pellets: Cells,
    powers: Cells,
    tunnel: Cells,
    /// PAC-MAN, Blinky, Pinky, Inky and Clyde.
    places: [Option<Tile>; 5],
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
        let width = rows.first().map_or(0, |row| row.len());
        if width == 0 || width * rows.len() > MOST_TILES || width > 64 || rows.len() > 64 {
            return Err(Invalid::new(
                "maze",
                "an empty map or one of more than 256 tiles",
            ));
        }
        let mut drawn = Drawn::default();
        for (y, row) in rows.iter().enumerate() {
            if row.len() != width {
                return Err(Invalid::new(
                    format!("maze row {y}"),
                    format!("{} wide; the first row is {width}", row.len()),
                ));
            }
            if let Some(other) = row.chars().find(|letter| !letter.is_ascii()) {
                return Err(Invalid::new(
                    format!("maze row {y}"),
                    format!("'{other}' means nothing here"),
                ));
            }
            for (x, byte) in row.bytes().enumerate() {
                #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
                let tile = Tile {
                    x: x as u8,
                    y: y as u8,
                };
                drawn.read(tile, byte)?;
            }
        }
        drawn.build(width, rows.len())
    }

    /// The door lies below the first ghost, the pen's middle below the door;
    /// from above the door one can go left and right.
    fn check_pen(&self) -> Result<(), Invalid> {
        let [blinky, pinky, inky, clyde] = self.ghosts;
        let below = |tile: Tile| self.beside(tile, Way::Down);
        let door = below(blinky).filter(|tile| self.ground(*tile) == Ground::Door);
        let home = door.and_then(below);
        if home != Some(pinky) {
            return Err(Invalid::new(
                "maze",
                "'B', '-' and 'p' stand below each other",
            ));
        }
        if !self.leads(blinky, Way::Left) || !self.leads(blinky, Way::Right) {
            return Err(Invalid::new("maze", "left and right of 'B' it goes on"));
        }
        let (left, right) = (inky.x.min(clyde.x), inky.x.max(clyde.x));
        let row = (left..=right).map(|x| Tile { x, ..pinky });
        let is_open = |tile: Tile| self.ground(tile) == Ground::Pen;
        if inky.y != pinky.y || clyde.y != pinky.y || !row.chain([pinky]).all(is_open) {
            return Err(Invalid::new(
                "maze",
                "'i', 'p' and 'c' stand in one row of the pen",
            ));
        }
        Ok(())
    }

    /// What leads out at an edge leads in at the other one.
    fn check_tunnel(&self) -> Result<(), Invalid> {
        for y in 0..self.height {
            let edges = [0, self.width - 1].map(|x| self.is_tunnel(Tile { x, y }));
            if edges[0] != edges[1] {
                return Err(Invalid::new(
                    format!("maze row {y}"),
                    "a tunnel has two ends, at the left and the right edge",
                ));
            }
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
}

impl Drawn {
    fn read(&mut self, tile: Tile, letter: u8) -> Result<(), Invalid> {
        let index = self.ground.len();
        self.ground.push(match letter {
            b'#' => Ground::Wall,
            b's' => Ground::Glass,
            b'-' => Ground::Door,
            b'=' | b'p' | b'i' | b'c' => Ground::Pen,
            b'.' | b'o' | b'_' | b't' | b'P' | b'B' => Ground::Corridor,
            other => {
                return Err(Invalid::new(
                    format!("maze row {}, column {}", tile.y, tile.x),
                    format!("'{}' means nothing here", char::from(other)),
                ));
            }
        });
        match letter {
            b'.' => self.pellets.insert(index),
            b'o' => self.powers.insert(index),
            b't' => self.tunnel.insert(index),
            _ => {}
        }
        if let Some(who) = b"PBpic".iter().position(|actor| *actor == letter)
            && self.places[who].replace(tile).is_some()
        {
            return Err(Invalid::new(
                "maze",
                format!("two of '{}'", char::from(letter)),
            ));
        }
        Ok(())
    }

    fn build(self, width: usize, height: usize) -> Result<Maze, Invalid> {
        let placed = |tile: Option<Tile>, letter: char| {
            tile.ok_or_else(|| Invalid::new("maze", format!("no '{letter}' on the map")))
        };
        let [start, blinky, pinky, inky, clyde] = self.places;
        #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
        let mut maze = Maze {
            width: width as u8,
            height: height as u8,
            exits: vec![0; self.ground.len()],
            homeward: vec![None; self.ground.len()],
            ground: self.ground,
            tunnel: self.tunnel,
            pellets: self.pellets,
            powers: self.powers,
            start: placed(start, 'P')?,
            ghosts: [
                placed(blinky, 'B')?,
                placed(pinky, 'p')?,
                placed(inky, 'i')?,
                placed(clyde, 'c')?,
            ],
        };
        let is_open = |tile: Tile| maze.ground(tile) == Ground::Corridor;
        maze.exits = maze
            .tiles()
            .map(|tile| {
                Way::ALL
                    .into_iter()
                    .filter(|way| is_open(tile) && maze.beside(tile, *way).is_some_and(is_open))
                    .fold(0, |bits, way| bits | way.bit())
            })
            .collect();
        maze.check_pen()?;
        maze.check_tunnel()?;
        maze.find_home();
        maze.check_reach()?;
        Ok(maze)
    }
}
