//! The bank of Monopoly Arcade: Pac-Man: books, unit, direct mode.
//!
//! [`Ledger`] knows the rules of points and Levels, [`Bank`] puts the controls
//! of the unit and the big buttons of direct mode on top. Follows the rulebook
//! and our rulings "Banking and Arcade Unit"; docs/rules/bank.md numbers them.

mod action;
mod box_data;
mod check;
mod correction;
mod direct;
mod display;
mod entry;
mod event;
mod game;
mod go_round;
mod ledger;
mod outcome;
mod reset;
mod rule;
mod setup;
mod table;
mod unit;

pub use action::{Action, Debt, Reason};
pub use box_data::{BoxData, LevelData};
pub use check::Preview;
pub use direct::{Auction, DirectStep};
pub use entry::{Account, CardMove, Cause, Entry, Exclusions, Transfer};
pub use event::Event;
pub use game::{Answer, Bank};
pub use ledger::Ledger;
pub use outcome::{Outcome, Standing};
pub use rule::Rule;
pub use setup::{Coin, HouseRules, MAX_PLAYERS, MIN_PLAYERS, Player, Setup};
pub use table::{
    JailExit, OverReason, Progress, Roll, Table, TableEvent, TableRefusal, Turn, TurnStep, again,
};
pub use unit::{Press, RESET_HOLD_MS, Step, Stop};
