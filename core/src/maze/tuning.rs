//! Pace and waves, by difficulty: numbers with their source.
//!
//! Speeds are subunits a tick, [`SUB`] of them to a tile. The original's full
//! speed is 75.757 px/s on tiles of 8 px, which is 161.6 subunits a tick; a
//! percentage of the original is that much of [`FULL`].

use serde::{Deserialize, Serialize};

/// Subunits of a tile: positions are whole numbers of them.
pub const SUB: i32 = 1_024;
/// Ticks a second, the only clock of the maze.
pub const TICKS_PER_SECOND: u32 = 60;
/// A round lasts 15 seconds (rulebook, GO).
pub const ROUND_TICKS: u32 = 15 * TICKS_PER_SECOND;
/// A turn asked for so early is taken at the next opening: a quarter second.
pub const BUFFER_TICKS: u32 = 15;
/// PAC-MAN cuts corners by up to so much, before and after a middle
/// (original: 3 to 4 of 8 px).
pub const CORNER: i32 = SUB * 7 / 16;
/// Two actors meet within so much of each other, across and down together.
/// More than half of what two actors can close in on each other in one tick,
/// so that nobody passes anybody unharmed (asserted in the tests).
pub const REACH: i32 = SUB / 2;
/// Full speed of the original.
pub const FULL: i32 = 162;
/// The last part of the fright, in which ghosts flash.
pub const FLASH_TICKS: u32 = 75;
/// Eating a pellet costs PAC-MAN one tick, a power pellet three (original).
pub const PELLET_PAUSE: u8 = 1;
/// See [`PELLET_PAUSE`].
pub const POWER_PAUSE: u8 = 3;

/// How hard the maze is; chosen at setup, the same for all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Difficulty {
    /// For the youngest.
    Gentle,
    /// As the arcade plays.
    #[default]
    Arcade,
    /// For those who know the maze by heart.
    Fierce,
}

/// The numbers behind a difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tuning {
    /// PAC-MAN's speed.
    pub pac: i32,
    /// PAC-MAN's speed while ghosts are frightened.
    pub pac_fright: i32,
    /// A ghost's speed.
    pub ghost: i32,
    /// A ghost's speed in the tunnel.
    pub tunnel: i32,
    /// A frightened ghost's speed.
    pub frightened: i32,
    /// Eyes on their way home.
    pub eyes: i32,
    /// How long the fright lasts, in ticks.
    pub fright_ticks: u32,
    /// Scatter, chase and scatter again, in ticks; then chase to the end.
    pub waves: [u32; 3],
    /// How long an eaten ghost stays in the pen, in ticks.
    pub away_ticks: u32,
}

const fn percent(of_full: i32) -> i32 {
    FULL * of_full / 100
}

impl Difficulty {
    /// All, easiest first.
    pub const ALL: [Self; 3] = [Self::Gentle, Self::Arcade, Self::Fierce];

    /// Its numbers. As in the original PAC-MAN is a little faster than ghosts,
    /// frightened ones are slow and the tunnel slower; all shares of full speed
    /// are smaller, for the maze is half as wide. Waves and fright are shortened
    /// to fit 15 seconds. Set by measurement: docs/rules/maze.md, "Players".
    #[must_use]
    pub const fn tuning(self) -> Tuning {
        match self {
            Self::Gentle => Tuning {
                pac: percent(60),
                pac_fright: percent(66),
                ghost: percent(42),
                tunnel: percent(28),
                frightened: percent(32),
                eyes: percent(150),
                fright_ticks: 4 * TICKS_PER_SECOND,
                waves: [180, 300, 180],
                away_ticks: 120,
            },
            Self::Arcade => Tuning {
                pac: percent(60),
                pac_fright: percent(66),
                ghost: percent(52),
                tunnel: percent(32),
                frightened: percent(36),
                eyes: percent(150),
                fright_ticks: 3 * TICKS_PER_SECOND + TICKS_PER_SECOND / 2,
                waves: [150, 360, 120],
                away_ticks: 90,
            },
            Self::Fierce => Tuning {
                pac: percent(62),
                pac_fright: percent(67),
                ghost: percent(62),
                tunnel: percent(38),
                frightened: percent(40),
                eyes: percent(160),
                fright_ticks: 3 * TICKS_PER_SECOND,
                waves: [120, 420, 90],
                away_ticks: 60,
            },
        }
    }
}
