//! The bank of Monopoly Arcade: Pac-Man.

mod action;
mod box_data;
mod setup;

pub use action::{Action, Debt, Reason};
pub use box_data::{BoxData, LevelData};
pub use setup::{Coin, HouseRules, MAX_NAME, MAX_PLAYERS, MIN_PLAYERS, Player, Setup};
