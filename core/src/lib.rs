//! The rules of three games, once, pure and deterministic.
//!
//! No clock, I/O, thread, float, hash map or global lives here; `clippy.toml`
//! beside this crate bans them and says why. Everything that a shell needs is
//! an input to or a view from this crate.

pub mod bank;
pub mod bot;
pub mod cards;
pub mod kernel;
pub mod maze;
pub mod session;
pub mod view;

#[cfg(feature = "uniffi")]
#[expect(
    clippy::disallowed_types,
    reason = "uniffi writes its number converters out, floats included"
)]
mod scaffolding {
    uniffi::setup_scaffolding!();
}
#[cfg(feature = "uniffi")]
pub use scaffolding::*;
