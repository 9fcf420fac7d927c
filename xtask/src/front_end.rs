//! The front end in ui/: building and testing it.

use crate::shell::{Done, npm, run};

/// Builds ui/dist, which the app carries inside.
pub fn build() -> Done {
    run(&mut npm(&[
        "run",
        "--silent",
        "build",
        "--",
        "--logLevel",
        "warn",
    ]))
}

/// Linter, types, and unit tests.
pub fn test() -> Done {
    lint()?;
    run(&mut npm(&["test", "--silent"]))
}

/// Linter and types.
pub fn lint() -> Done {
    run(&mut npm(&["run", "--silent", "check"]))
}
