//! `fps`: frames, keys and starts of the real app on a virtual display, and the
//! main thread's work in Chromium.

use crate::app;
use crate::display::Virtual;
use crate::shell::{Done, command, run};

/// Plays rounds by real key events and prints a table; `[ROUNDS]`, else 10.
pub fn fps(arguments: &[String]) -> Done {
    app::build()?;
    let display = Virtual::start("1280x800")?;
    let mut node = command("node", &["tests/e2e/fps.mjs"]);
    node.args(arguments).env("COINOP_APP", app::program());
    run(display.show(&mut node))?;
    run(&mut command("node", &["ui/scripts/trace.mjs"]))
}
