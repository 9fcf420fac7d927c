//! The engine for Kotlin and Swift: host's one object and core's types, passed
//! on, and host's tilt filter beside it. Nothing is decided here.
//!
//! All calls are synchronous, none calls back, and no lock is held when one
//! returns. Errors are typed. README.md beside this crate is for whoever writes
//! a phone.

mod engine;
mod error;
mod tilt;

#[cfg(feature = "conformance")]
mod conformance;

pub use engine::{About, Engine, Options, Pcm, about};
pub use error::EngineError;
pub use tilt::{Tilt, TiltReads, TiltSample, TiltStep, TiltTop};

uniffi::setup_scaffolding!();
