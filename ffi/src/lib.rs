//! The engine for Kotlin and Swift: host's one object and core's types, passed
//! on. Nothing is decided here.
//!
//! All calls are synchronous, none calls back, and no lock is held when one
//! returns. Errors are typed. README.md beside this crate is for whoever writes
//! a phone.

mod engine;
mod error;

#[cfg(feature = "conformance")]
mod conformance;

pub use engine::{About, Engine, Options, Pcm, about};
pub use error::EngineError;

uniffi::setup_scaffolding!();
