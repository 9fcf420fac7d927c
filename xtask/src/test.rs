//! `test`: everything that must hold, by stages, each with its minutes.

use std::fs;
use std::path::PathBuf;

use crate::bindings;
use crate::check;
use crate::display::Virtual;
use crate::front_end;
use crate::fuzz;
use crate::kotlin;
use crate::shell::{Done, Failure, cargo, command, root, run};
use crate::stage::Stages;
use crate::{app, bundle};

/// What Cargo's tests are about, and with it the library that Kotlin tests: the
/// same arguments, so that nothing is built twice. The feature is never in what
/// is shipped; the app's stages and the lints are without it.
pub const ALL_BUT_THE_APP: [&str; 5] = [
    "--workspace",
    "--exclude",
    "coinop-app",
    "--features",
    "coinop-ffi/conformance",
];

/// Runs every stage, even after one failed; fails when any did. With `--fuzz`
/// only that stage, on a target and for as long as is said.
pub fn test(arguments: &[String]) -> Done {
    if let Some(("--fuzz", of_fuzz)) = arguments
        .split_first()
        .map(|(first, rest)| (first.as_str(), rest))
    {
        return fuzz::fuzz(of_fuzz);
    }
    let mut stages = Stages::default();
    stages.run("format", check::format);
    stages.run("front end", front_end::test);
    let front_end = stages.run("front end, build", front_end::build);
    if front_end {
        stages.run("lints", check::lints);
    } else {
        stages.skip("lints", "the front end isn't built");
    }
    stages.run("cargo tests", || {
        run(cargo(&["test", "--all-targets"]).args(ALL_BUT_THE_APP))
    });
    stages.run("doc tests", || {
        run(cargo(&["test", "--doc", "--exclude", "coinop-xtask"]).args(ALL_BUT_THE_APP))
    });
    stages.run("fuzz", || fuzz::fuzz(&[]));
    stages.run("bindings current", bindings::current);
    stages.run("kotlin", kotlin::test);
    // The app is built once, in release: for its own tests, for the package
    // and for the tests of the real thing.
    if front_end && stages.run("app, release build", app::build) {
        stages.run("app, own tests", || {
            run(&mut cargo(&[
                "test",
                "--release",
                "--package",
                "coinop-app",
            ]))
        });
        let mut package = None;
        stages.run("app, package", || {
            package = Some(bundle::pack()?);
            Ok(())
        });
        stages.run("end to end", || end_to_end(package));
    } else {
        stages.skip("app, release build", "something before it failed");
    }
    stages.finish()
}

/// Drives the built app, and the package's, under a virtual display.
fn end_to_end(package: Option<PathBuf>) -> Done {
    let display = Virtual::start("1280x900")?;
    let mut node = command("node", &["--test", "--test-concurrency=1"]);
    node.args(test_files()?)
        .env("COINOP_APP", app::program())
        .env("COINOP_DEB", package.unwrap_or_default());
    run(display.show(&mut node))
}

/// The tests in tests/e2e, in the order of their names.
fn test_files() -> Result<Vec<PathBuf>, Failure> {
    let folder = root().join("tests/e2e");
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .map_err(|error| Failure::of("can't read tests/e2e", &error))?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.to_string_lossy().ends_with(".test.mjs"))
        .collect();
    files.sort();
    Ok(files)
}
