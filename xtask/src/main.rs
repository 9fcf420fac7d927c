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

use std::io::Write;
use std::process::ExitCode;

use shell::Done;

/// A verb: its name, what it takes, what it does in a line, and the doing.
struct Verb(
    &'static str,
    &'static str,
    &'static str,
    fn(&[String]) -> Done,
);

const VERBS: &[Verb] = &[
    Verb("run", "", "builds the app and opens it", run::run),
    Verb(
        "test",
        "[--fuzz [TARGET] [SECONDS]]",
        "everything that must hold, by stages; or one of them alone",
        test::test,
    ),
    Verb("check", "", "the fast part of test", check::check),
    Verb(
        "fix",
        "",
        "formats, and mends what linters can mend",
        fix::fix,
    ),
    Verb(
        "bindings",
        "[LANGUAGE…]",
        "writes the shells' types from core's: typescript, kotlin, swift",
        bindings::bindings,
    ),
    Verb(
        "replay",
        "FILE…",
        "runs fixtures, stops at the first difference",
        replay::replay,
    ),
    Verb(
        "bench",
        "[bank|store|maze|cards…]",
        "measures what docs/performance.md tells",
        bench::bench,
    ),
    Verb(
        "fps",
        "[ROUNDS]",
        "measures frames, keys and the start of the real app",
        fps::fps,
    ),
    Verb(
        "screens",
        "",
        "writes a picture of every screen to target/screens",
        screens::screens,
    ),
    Verb("bundle", "", "makes a .deb of the app", bundle::bundle),
];

/// What a command line asks for.
enum Asked<'a> {
    /// To do it, with what follows the verb.
    Do(&'static Verb, &'a [String]),
    /// To say how one verb is used, and do nothing.
    Usage(&'static Verb),
    /// To say which verbs there are.
    Verbs,
    /// Something that isn't there.
    Nothing(&'a str),
}

fn asked(arguments: &[String]) -> Asked<'_> {
    let is_help = |word: &String| ["help", "--help", "-h"].contains(&word.as_str());
    let Some((name, rest)) = arguments.split_first() else {
        return Asked::Nothing("");
    };
    let verb = VERBS.iter().find(|Verb(known, ..)| known == name);
    match verb {
        Some(verb) if rest.iter().any(is_help) => Asked::Usage(verb),
        Some(verb) => Asked::Do(verb, rest),
        None if is_help(name) => Asked::Verbs,
        None => Asked::Nothing(name),
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match asked(&arguments) {
        Asked::Do(Verb(name, _, _, verb), rest) => {
            let Err(failure) = verb(rest) else {
                return ExitCode::SUCCESS;
            };
            eprintln!("x {name}: {failure}");
            ExitCode::FAILURE
        }
        Asked::Usage(Verb(name, takes, what, _)) => {
            say(&format!("./x {name} {takes}\n{what}"));
            ExitCode::SUCCESS
        }
        Asked::Verbs => {
            say(&verbs());
            ExitCode::SUCCESS
        }
        Asked::Nothing(name) => {
            if !name.is_empty() {
                eprintln!("x: there is no verb `{name}`");
            }
            eprintln!("{}", verbs());
            ExitCode::from(2)
        }
    }
}

/// Whoever reads no further than they want is no error.
fn say(text: &str) {
    let _ = writeln!(std::io::stdout(), "{text}");
}

fn verbs() -> String {
    let mut text = "./x VERB, where VERB is one of".to_owned();
    for Verb(name, takes, what, _) in VERBS {
        let colon = if takes.is_empty() { "" } else { ": " };
        text += &format!("\n  {name:<9} {takes}{colon}{what}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(str::to_owned).collect()
    }

    #[test]
    fn every_verb_says_how_it_is_used_instead_of_doing_it() {
        for Verb(name, ..) in VERBS {
            for help in ["--help", "-h", "help"] {
                let line = words(&format!("{name} {help}"));
                assert!(matches!(asked(&line), Asked::Usage(verb) if verb.0 == *name));
            }
            let line = words(&format!("{name} a b"));
            assert!(
                matches!(asked(&line), Asked::Do(verb, rest) if verb.0 == *name && rest.len() == 2)
            );
        }
        assert!(matches!(asked(&words("--help")), Asked::Verbs));
        assert!(matches!(asked(&words("dance")), Asked::Nothing("dance")));
        assert!(matches!(asked(&[]), Asked::Nothing("")));
    }
}
