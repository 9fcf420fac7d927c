//! What `./x VERB` does, once everything that it needs is installed.
//!
//! One module a verb; what several share is in `shell`, `stage`, `display`,
//! `front_end` and `app`. It's plain `std`, so that it builds in seconds.

mod app;
mod bench;
mod bindings;
mod bundle;
mod check;
mod display;
mod fix;
mod fps;
mod front_end;
mod fuzz;
mod kotlin;
mod replay;
mod run;
mod screens;
mod shell;
mod stage;
mod test;

use std::process::ExitCode;

use shell::Done;

/// A verb: its name, what it does in a line, and the doing.
type Verb = (&'static str, &'static str, fn(&[String]) -> Done);

const VERBS: &[Verb] = &[
    ("run", "builds the app and opens it", run::run),
    (
        "test",
        "everything that must hold, by stages; --fuzz [TARGET] [SECONDS]: that one alone",
        test::test,
    ),
    ("check", "the fast part of test", check::check),
    ("fix", "formats, and mends what linters can mend", fix::fix),
    (
        "bindings",
        "writes the shells' types from core's: typescript, kotlin, swift",
        bindings::bindings,
    ),
    (
        "replay",
        "FILE…: runs fixtures, stops at the first difference",
        replay::replay,
    ),
    (
        "bench",
        "[bank|store|maze|cards…]: measures what docs/performance.md tells",
        bench::bench,
    ),
    (
        "fps",
        "[ROUNDS]: measures frames, keys and the start of the real app",
        fps::fps,
    ),
    (
        "screens",
        "writes a picture of every screen to target/screens",
        screens::screens,
    ),
    ("bundle", "makes a .deb of the app", bundle::bundle),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((name, rest)) = arguments.split_first() else {
        print_verbs();
        return ExitCode::from(2);
    };
    if ["help", "--help", "-h"].contains(&name.as_str()) {
        print_verbs();
        return ExitCode::SUCCESS;
    }
    let Some((_, _, verb)) = VERBS.iter().find(|(known, _, _)| known == name) else {
        eprintln!("x: there is no verb `{name}`");
        print_verbs();
        return ExitCode::from(2);
    };
    match verb(rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("x {name}: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn print_verbs() {
    eprintln!("./x VERB, where VERB is one of");
    for (name, what, _) in VERBS {
        eprintln!("  {name:<9} {what}");
    }
}
