//! Old matches stay readable: what an earlier version stored opens under
//! today's rules, exactly as it was left.
//!
//! `tests/stored/` has whole matches as a store keeps them: the setup, the seed
//! and one row of the log a line. A hash there is never changed. A rules change
//! that would need it to gets a version of its own, and the old rules stay for
//! the old matches.

#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use coinop_core::kernel::Seed;
use coinop_core::session::{GameSetup, Logged, RULES_VERSION, Session};
use coinop_core::view::{Language, Words};
use serde::Deserialize;

/// The first line of a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    about: String,
    rules_version: u32,
    seed: String,
    hash: String,
    setup: serde_json::Value,
}

/// A match of the shelf.
struct Stored {
    name: String,
    header: Header,
    setup: GameSetup,
    seed: Seed,
    log: Vec<Logged>,
}

fn stored() -> Vec<Stored> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("stored");
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("is there")
        .map(|entry| entry.expect("is read").path())
        .collect();
    files.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.file_stem().expect("a name").to_string_lossy();
        let text = fs::read_to_string(path).expect("is text");
        let mut lines = text.lines();
        let header: Header = serde_json::from_str(lines.next().unwrap_or_default())
            .unwrap_or_else(|error| panic!("{name}:1: {error}"));
        let setup = serde_json::from_value(header.setup.clone())
            .unwrap_or_else(|error| panic!("{name}:1: setup: {error}"));
        let log = (2..)
            .zip(lines)
            .map(|(number, row)| {
                serde_json::from_str(row).unwrap_or_else(|error| panic!("{name}:{number}: {error}"))
            })
            .collect();
        Stored {
            name: name.into_owned(),
            seed: Seed::parse(&header.seed).expect("64 digits"),
            header,
            setup,
            log,
        }
    };
    files.iter().map(read).collect()
}

#[test]
fn old_matches_stay_readable() {
    for game in stored() {
        let name = &game.name;
        assert!(!game.header.about.is_empty() && game.header.rules_version <= RULES_VERSION);
        let rows = game.log.len();
        let session = Session::replay(game.setup, game.seed, game.log)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(session.sequence() as usize, rows, "{name}");
        assert_eq!(session.hash().to_string(), game.header.hash, "{name}");
        for language in Language::ALL {
            let words = Words::new(language);
            assert!(session.update(&words).view.is_some(), "{name}");
            assert!(!session.summary(&words).is_empty(), "{name}");
        }
    }
}

#[test]
fn a_stored_setup_loses_nothing_when_it_is_read() {
    for game in stored() {
        let again = serde_json::to_value(&game.setup).expect("is written");
        for (key, value) in game.header.setup.as_object().expect("a game's name") {
            for (field, value) in value.as_object().expect("fields") {
                assert_eq!(again[key][field], *value, "{}: {field}", game.name);
            }
        }
    }
}

#[test]
fn every_game_that_can_be_stored_is_among_them() {
    let mut found = BTreeSet::new();
    for game in stored() {
        let inputs: Vec<String> = game
            .log
            .iter()
            .map(|row| serde_json::to_string(&row.input).expect("is written"))
            .collect();
        let has = |what: &str| inputs.iter().any(|input| input.contains(what));
        match &game.setup {
            GameSetup::Bank(_) => {
                let kinds = [
                    ("the joystick", "button_up"),
                    ("big buttons", "\"steal\""),
                    ("a GO round", "\"play\""),
                    ("dice", "\"roll\""),
                ];
                found.extend(kinds.iter().filter(|kind| has(kind.1)).map(|kind| kind.0));
            }
            GameSetup::Maze(_) => {}
            GameSetup::Cards(setup) => {
                assert!(setup.players.iter().any(|player| player.bot.is_some()));
                assert_eq!(setup.stack, None, "the deck is shuffled by the seed");
                found.insert(match setup.level {
                    coinop_core::cards::CardLevel::Level1 => "Level 1",
                    coinop_core::cards::CardLevel::Level2 => "Level 2",
                    coinop_core::cards::CardLevel::Bonus => "the Bonus Level",
                });
            }
        }
    }
    let wanted = [
        "Level 1",
        "Level 2",
        "a GO round",
        "big buttons",
        "dice",
        "the Bonus Level",
        "the joystick",
    ];
    assert_eq!(found, BTreeSet::from(wanted));
}
