//! `screens`: pictures of every screen of the real app, and of the kit sheet.

use crate::app;
use crate::display::Virtual;
use crate::shell::{Done, command, make_folder, npm, run, target};

/// Writes them to target/screens: every state in a browser, from made-up
/// views, and in `app` below it what the real app shows on one evening.
pub fn screens(_: &[String]) -> Done {
    app::build()?;
    let folder = target().join("screens");
    make_folder(&folder)?;
    run(&mut npm(&["run", "--silent", "screens"]))?;
    let display = Virtual::start("1280x1000")?;
    let mut node = command("node", &["tests/e2e/screens.mjs"]);
    node.arg(&folder).env("COINOP_APP", app::program());
    run(display.show(&mut node))?;
    println!("x: the pictures are in {}", folder.display());
    Ok(())
}
