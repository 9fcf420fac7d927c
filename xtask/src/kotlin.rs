//! The stage `kotlin`: all fixtures through the boundary, on the JVM.

use std::fs;
use std::process::Command;

use crate::bindings;
use crate::shell::{Done, Failure, cargo, command, empty_folder, make_folder, root, run, target};
use crate::test::ALL_BUT_THE_APP;

/// Builds the engine with what a run of fixtures needs, makes its Kotlin,
/// writes the fixtures out and runs the tests in ffi/jvm.
pub fn test() -> Done {
    let folder = target().join("kotlin");
    empty_folder(&folder)?;
    // As for Cargo's own tests, so there's little left to build.
    run(cargo(&["build", "--quiet", "--all-targets"]).args(ALL_BUT_THE_APP))?;
    // A copy: the next build for a phone overwrites the original.
    let library = folder.join("library");
    make_folder(&library)?;
    let built = bindings::library();
    let copy = library.join(built.file_name().unwrap_or_default());
    fs::copy(&built, &copy).map_err(|error| Failure::of("can't copy the library", &error))?;
    let generated = folder.join("bindings");
    bindings::generate("kotlin", &copy, &generated)?;
    // Nothing here compiles Swift; that it comes out is all that's seen.
    bindings::generate("swift", &copy, &folder.join("swift"))?;
    let fixtures = folder.join("fixtures.jsonl");
    run(Command::new(target().join("debug/script"))
        .arg(&fixtures)
        .arg("tests/fixtures")
        .current_dir(root()))?;
    let mut maven = command("mvn", &["--batch-mode", "--quiet", "--file", "ffi/jvm"]);
    for (name, path) in [
        ("build", folder.join("build")),
        ("bindings", generated),
        ("fixtures", fixtures),
        ("library", library),
    ] {
        maven.arg(format!("-Dcoinop.{name}={}", path.display()));
    }
    run(maven.arg("test"))
}
