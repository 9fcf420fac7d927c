//! What moves in a round, in numbers: once a frame, to be drawn between the last
//! tick and this one.

use serde::{Deserialize, Serialize};

use crate::kernel::Points;
use crate::maze::{Cells, Errand, Ghost, Play, ROUND_TICKS, TICKS_PER_SECOND, Who};
use crate::session::{Direction, Effect, Update};

/// So many seconds before its end a round begins to warn.
const HURRY_SECONDS: u32 = 3;

/// All that moves, once a frame. Lengths are in 1/1024 of a tile from the
/// middle of the top left tile; times in ticks of 1/60 s.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct MazeFrame {
    /// Ticks since the first count-in began.
    pub tick: u32,
    /// How far the display's time is past that tick, in 1/256 of one.
    pub between: u8,
    /// Ticks of music left before the clock runs.
    pub count_in: u32,
    /// The same in whole seconds, as they're counted: three, two, one.
    pub count: u32,
    /// Ticks left of the round.
    pub left: u32,
    /// The same in whole seconds, as the clock shows them.
    pub seconds: u32,
    /// The end is near, and the clock warns.
    pub hurry: bool,
    /// Earned so far.
    pub points: Points,
    /// PAC-MAN.
    pub pac: PacFrame,
    /// Blinky, Pinky, Inky, Clyde.
    pub ghosts: Vec<GhostFrame>,
    /// Tiles where there's still something to eat, as bits in words of 32.
    pub food: Vec<u32>,
    /// Nothing moves until a hand is back.
    pub paused: bool,
    /// The round is over.
    pub over: bool,
}

/// PAC-MAN in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PacFrame {
    /// Across.
    pub x: i32,
    /// Down.
    pub y: i32,
    /// Where he looks.
    pub heading: Direction,
    /// False: he stands before a wall, or hasn't begun.
    pub moving: bool,
}

/// A ghost in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct GhostFrame {
    /// Which: colour and shape.
    pub who: Who,
    /// Across.
    pub x: i32,
    /// Down.
    pub y: i32,
    /// Where it looks.
    pub heading: Direction,
    /// How it looks.
    pub look: GhostLook,
}

/// How a ghost looks, which is what a meeting with it means on this tick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum GhostLook {
    /// Dangerous.
    Normal,
    /// Edible.
    Frightened,
    /// Edible, not for long.
    Flashing,
    /// Eaten, only eyes: nobody meets it.
    Eyes,
}

/// The reply to a frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Frame {
    /// What moves; nothing when no round is open.
    pub maze: Option<MazeFrame>,
    /// Requests to the outside since the last frame.
    pub effects: Vec<Effect>,
    /// The whole view, when the round just ended.
    pub update: Option<Update>,
}

/// The round as it is, `between` 1/256 of a tick past its last one.
#[must_use]
pub fn maze_frame(play: &Play, between: u8) -> MazeFrame {
    let (round, maze, left) = (play.round(), play.maze(), left(play));
    let pac = round.pac();
    let spot = pac.spot();
    let tiles = maze.tiles().count();
    let food = bits(*round.pellets(), tiles)
        .into_iter()
        .zip(bits(*round.powers(), tiles))
        .map(|(pellets, powers)| pellets | powers)
        .collect();
    MazeFrame {
        tick: play.ticks(),
        between,
        count_in: play.count_in(),
        count: seconds(play.count_in()),
        left,
        seconds: seconds(left),
        hurry: left <= HURRY_SECONDS * TICKS_PER_SECOND,
        points: round.eaten().points(),
        pac: PacFrame {
            x: spot.x,
            y: spot.y,
            heading: pac.heading.into(),
            moving: pac.moving,
        },
        ghosts: round
            .ghosts()
            .iter()
            .map(|ghost| ghost_frame(ghost, round.flashes()))
            .collect(),
        food,
        paused: play.is_paused(),
        over: round.ending().is_some(),
    }
}

fn ghost_frame(ghost: &Ghost, flashes: bool) -> GhostFrame {
    let spot = ghost.spot();
    let look = match ghost.errand {
        Errand::Eyes | Errand::Enters => GhostLook::Eyes,
        _ if ghost.frightened && flashes => GhostLook::Flashing,
        _ if ghost.frightened => GhostLook::Frightened,
        _ => GhostLook::Normal,
    };
    GhostFrame {
        who: ghost.who,
        x: spot.x,
        y: spot.y,
        heading: ghost.heading.into(),
        look,
    }
}

/// Ticks left of the round.
pub(super) const fn left(play: &Play) -> u32 {
    ROUND_TICKS.saturating_sub(play.round().tick())
}

/// Whole seconds, the running one included.
pub(super) const fn seconds(ticks: u32) -> u32 {
    ticks.div_ceil(TICKS_PER_SECOND)
}

/// A set of tiles as words of 32 bits.
pub(super) fn bits(cells: Cells, tiles: usize) -> Vec<u32> {
    (0..tiles.div_ceil(32))
        .map(|word| {
            (0..32)
                .filter(|bit| word * 32 + bit < tiles && cells.has(word * 32 + bit))
                .fold(0, |bits, bit| bits | 1 << bit)
        })
        .collect()
}
