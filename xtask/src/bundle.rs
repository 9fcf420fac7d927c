//! `bundle`: a Debian package of the app.

use std::fs;
use std::path::PathBuf;

use crate::app;
use crate::shell::{Done, Failure, command, make_folder, root, run, target};

/// Builds the app, packs it, says where.
pub fn bundle(_: &[String]) -> Done {
    app::build()?;
    let package = pack()?;
    println!("x: the package is {}", package.display());
    Ok(())
}

/// Packs the app that is built already.
pub fn pack() -> Result<PathBuf, Failure> {
    let folder = target().join("release/bundle/deb");
    let _ = fs::remove_dir_all(&folder);
    make_folder(&folder)?;
    let tauri = root().join("ui/node_modules/.bin/tauri");
    run(command(
        &tauri.to_string_lossy(),
        &["bundle", "--bundles", "deb", "--ci"],
    )
    .current_dir(root().join("app-tauri")))?;
    let entries = fs::read_dir(&folder)
        .map_err(|error| Failure::of("can't read the packages' folder", &error))?;
    entries
        .flatten()
        .map(|entry| entry.path())
        .find(|path| path.extension().is_some_and(|kind| kind == "deb"))
        .ok_or_else(|| Failure::new(format!("no .deb appeared in {}", folder.display())))
}
