//! Everything impure, once, for all shells: chance, clocks, the store, sound, the
//! phone as a joystick.
//!
//! Shells hold one [`Engine`] and call it; they never see the store, a seed or
//! a stream of samples. Rules and words are core's.

mod block;
pub mod clock;
mod engine;
mod faults;
mod seed;
pub mod sound;
pub mod store;
pub mod tilt;

pub use engine::{Engine, Options};
