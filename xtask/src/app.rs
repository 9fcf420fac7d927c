//! The desktop app: built once, in release, for opening, testing and packing.

use std::path::PathBuf;

use crate::front_end;
use crate::shell::{Done, cargo, run, target};

/// The built app.
pub fn program() -> PathBuf {
    target().join("release").join("coinop-app")
}

/// Builds the front end and the app around it.
pub fn build() -> Done {
    front_end::build()?;
    if !program().exists() {
        eprintln!("x: the first build of the app takes several minutes");
    }
    run(&mut cargo(&[
        "build",
        "--release",
        "--package",
        "coinop-app",
    ]))
}
