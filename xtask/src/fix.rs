//! `fix`: formats, and lets linters mend what they can.

use crate::front_end;
use crate::shell::{Done, cargo, npm, run};

/// Changes files in place, uncommitted work too.
pub fn fix(_: &[String]) -> Done {
    // Lints of the app need the front end's files to exist.
    front_end::build()?;
    run(&mut cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--fix",
        "--allow-dirty",
        "--allow-staged",
        "--quiet",
    ]))?;
    run(&mut cargo(&["fmt", "--all"]))?;
    run(&mut npm(&["run", "--silent", "fix"]))
}
