//! `check`: the fast part of `test`.

use crate::front_end;
use crate::shell::{Done, cargo, run};
use crate::stage::Stages;

/// Format, lints, unit tests.
pub fn check(_: &[String]) -> Done {
    let mut stages = Stages::default();
    stages.run("format", format);
    stages.run("front end", front_end::test);
    if stages.run("front end, build", front_end::build) {
        stages.run("lints", lints);
    } else {
        stages.skip("lints", "the app can't be checked without the front end");
    }
    stages.run("cargo tests, core", || {
        run(&mut cargo(&["test", "--package", "coinop-core", "--lib"]))
    });
    stages.finish()
}

/// Nothing to format.
pub fn format() -> Done {
    run(&mut cargo(&["fmt", "--all", "--check"]))
}

/// Nothing to complain about, in tests and all shells too.
pub fn lints() -> Done {
    run(&mut cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--quiet",
        "--",
        "-D",
        "warnings",
    ]))
}
