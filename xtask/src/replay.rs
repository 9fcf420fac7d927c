//! `replay`: runs fixtures by the runner in tests/.

use std::process::{Command, Stdio};

use crate::shell::{Done, Failure, cargo, run, target};

/// Replays the files or folders named; fails at the first difference.
pub fn replay(files: &[String]) -> Done {
    if files.is_empty() {
        return Err(Failure::new(
            "name at least one fixture or folder: ./x replay tests/fixtures/bank",
        ));
    }
    let arguments = [
        "build",
        "--quiet",
        "--package",
        "coinop-conformance",
        "--bin",
        "replay",
    ];
    run(&mut cargo(&arguments))?;
    let program = target().join("debug/replay");
    let mut replay = Command::new(&program);
    // Relative paths are meant from where ./x was called.
    if let Some(from) = std::env::var_os("COINOP_FROM") {
        replay.current_dir(from);
    }
    let status = replay
        .args(files)
        .stdin(Stdio::null())
        .status()
        .map_err(|error| Failure::of("can't start the runner", &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure::new("not all of it holds; see above"))
    }
}
