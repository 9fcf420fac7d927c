//! Players that get only what their seat may know.

pub mod cards;
pub mod maze;
