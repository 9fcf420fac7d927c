//! Files of another time, of another program or damaged: set aside or left
//! alone, and whatever can still be read lives on.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod support;

use std::fs;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use coinop_core::kernel::{Points, Seat, Seed};
use coinop_core::session::{Input, Logged, Session};
use coinop_core::view::{Language, View, Words};
use coinop_host::store::{LogRow, Store, StoreError};
use support::shelf::{new_match, row, store_with_match};
use support::{open, raw};

#[test]
fn a_file_that_is_no_database_is_set_aside_and_a_new_one_begins() {
    let folder = tempfile::tempdir().expect("temp");
    let noise: Vec<u8> = (0..20_000_u32).map(|i| (i * 7 % 251) as u8).collect();
    fs::write(folder.path().join("coinop.db"), &noise).expect("writes");
    let mut store = Store::open(folder.path()).expect("opens all the same");
    let aside = store.take_set_aside().expect("says so");
    assert_eq!(aside.matches_kept, 0);
    assert_eq!(store.take_set_aside(), None, "once");
    assert!(
        fs::read(&aside.file).expect("is there") == noise,
        "every byte is kept"
    );
    let name = aside
        .file
        .file_name()
        .expect("a name")
        .to_string_lossy()
        .into_owned();
    assert!(name.starts_with("coinop-damaged-20"), "{name} has a date");
    store
        .create_match(&new_match("{}"))
        .expect("the new file works");
    drop(store);
    let mut store = Store::open(folder.path()).expect("opens");
    assert_eq!(store.take_set_aside(), None, "not again at the next start");
}

/// Writes nonsense over `length` bytes at `at`.
fn scribble(file: &Path, at: u64, length: usize) {
    let mut file = fs::OpenOptions::new()
        .write(true)
        .open(file)
        .expect("opens");
    file.seek(SeekFrom::Start(at)).expect("seeks");
    file.write_all(&vec![0x5a; length]).expect("writes");
}

#[test]
fn whatever_can_still_be_read_of_a_damaged_file_lives_on() {
    let folder = tempfile::tempdir().expect("temp");
    let (mut store, first) = store_with_match(folder.path(), 40);
    store.set_setting("theme", "\"dark\"").expect("sets");
    let second = store.create_match(&new_match("2")).expect("writes");
    let rows: Vec<LogRow> = (0..3_000).map(row).collect();
    store.append(second.row, &rows).expect("appends");
    drop(store);
    let file = folder.path().join("coinop.db");
    let length = fs::metadata(&file).expect("is there").len();
    // A page in the last quarter: the end of the second match's log.
    scribble(&file, length / 4096 * 3 / 4 * 4096, 4096);
    let mut before = Vec::new();
    fs::File::open(&file)
        .expect("opens")
        .read_to_end(&mut before)
        .expect("reads");

    let mut store = Store::open(folder.path()).expect("opens all the same");
    let aside = store.take_set_aside().expect("says so");
    assert!(
        fs::read(&aside.file).expect("is there") == before,
        "every byte is kept"
    );
    assert_eq!(aside.matches_kept, 2);
    assert_eq!(
        store.log(first.row, 0).expect("whole"),
        (0..40).map(row).collect::<Vec<_>>()
    );
    let rest = store.log(second.row, 0).expect("a whole beginning");
    assert!(
        !rest.is_empty() && rest.len() < 3_000,
        "{} inputs",
        rest.len()
    );
    assert_eq!(
        rest.last().map(|row| row.sequence as usize),
        Some(rest.len() - 1)
    );
    assert_eq!(
        store.setting("theme").expect("reads").as_deref(),
        Some("\"dark\"")
    );
    assert!(!folder.path().join("coinop-salvage.db").exists());
}

#[test]
fn a_cut_off_file_is_set_aside() {
    let folder = tempfile::tempdir().expect("temp");
    let (store, _) = store_with_match(folder.path(), 2_000);
    drop(store);
    let file = folder.path().join("coinop.db");
    let length = fs::metadata(&file).expect("is there").len();
    fs::OpenOptions::new()
        .write(true)
        .open(&file)
        .and_then(|file| file.set_len(length / 2 / 4096 * 4096))
        .expect("cuts");
    let mut store = Store::open(folder.path()).expect("opens all the same");
    assert!(store.take_set_aside().is_some());
}

#[test]
fn a_file_that_was_emptied_lives_on_in_its_log() {
    for emptied in [true, false] {
        let played = tempfile::tempdir().expect("temp");
        let folder = tempfile::tempdir().expect("temp");
        let (store, row) = store_with_match(played.path(), 50);
        // As a crash leaves it: all is still in the log beside the file.
        let log = fs::read(played.path().join("coinop.db-wal")).expect("is there");
        drop(store);
        fs::write(folder.path().join("coinop.db-wal"), &log).expect("writes");
        if emptied {
            fs::write(folder.path().join("coinop.db"), b"").expect("writes");
        }
        let mut store = Store::open(folder.path()).expect("opens all the same");
        let aside = store.take_set_aside().expect("says so");
        assert_eq!(aside.matches_kept, 1, "{}", aside.why);
        assert_eq!(store.log_length(row.row).expect("reads"), 50);
        let mut kept = aside.file.into_os_string();
        kept.push("-wal");
        assert!(
            fs::read(kept).expect("is there") == log,
            "every byte is kept"
        );
    }
}

#[test]
fn a_stump_of_a_file_is_set_aside() {
    let folder = tempfile::tempdir().expect("temp");
    fs::write(folder.path().join("coinop.db"), b"SQLite format 3\0").expect("writes");
    let mut store = Store::open(folder.path()).expect("opens all the same");
    let aside = store.take_set_aside().expect("says so");
    assert_eq!(
        fs::read(&aside.file).expect("is there"),
        b"SQLite format 3\0"
    );
}

#[test]
fn a_file_without_one_of_our_tables_is_set_aside_and_its_matches_live_on() {
    for lost in [
        "DROP TABLE setting",
        "ALTER TABLE setting DROP COLUMN value",
    ] {
        let folder = tempfile::tempdir().expect("temp");
        let (store, _) = store_with_match(folder.path(), 2);
        drop(store);
        let mut other = raw(folder.path());
        other.execute(lost).expect("breaks it");
        other.close();
        let mut store = Store::open(folder.path()).expect("opens all the same");
        let aside = store.take_set_aside().expect("says so");
        assert_eq!(aside.matches_kept, 1, "{lost}: {}", aside.why);
    }
}

#[test]
fn a_file_of_another_program_is_set_aside() {
    let folder = tempfile::tempdir().expect("temp");
    fs::write(folder.path().join("coinop.db"), b"").expect("writes");
    let mut other = raw(folder.path());
    let theirs = "CREATE TABLE match (id TEXT); INSERT INTO match VALUES ('theirs')";
    other.execute(theirs).expect("another program's");
    other.close();
    let mut store = Store::open(folder.path()).expect("opens all the same");
    let aside = store.take_set_aside().expect("says so");
    assert_eq!(aside.matches_kept, 0);
    assert!(fs::metadata(&aside.file).expect("kept").len() > 0);
}

#[test]
fn a_file_of_a_newer_version_is_left_alone() {
    let folder = tempfile::tempdir().expect("temp");
    let (store, _) = store_with_match(folder.path(), 2);
    drop(store);
    let mut other = raw(folder.path());
    other
        .execute(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, \
             execution_time) VALUES (9999, 'from the future', 1, x'00', 1)",
        )
        .expect("writes");
    other.close();
    let before = fs::read(folder.path().join("coinop.db")).expect("reads");
    let error = Store::open(folder.path()).expect_err("too new");
    assert!(matches!(error, StoreError::TooNew(_)), "{error}");
    let after = fs::read(folder.path().join("coinop.db")).expect("reads");
    assert!(after == before, "not a byte was changed");
}

#[test]
fn a_file_of_another_build_is_left_alone_and_not_called_newer() {
    let folder = tempfile::tempdir().expect("temp");
    let (store, _) = store_with_match(folder.path(), 2);
    drop(store);
    let mut other = raw(folder.path());
    other
        .execute("UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 1")
        .expect("writes");
    other.close();
    let before = fs::read(folder.path().join("coinop.db")).expect("reads");
    let error = Store::open(folder.path()).expect_err("another build's");
    assert!(matches!(error, StoreError::Foreign(_)), "{error}");
    let after = fs::read(folder.path().join("coinop.db")).expect("reads");
    assert!(after == before, "not a byte was changed");
}

/// A real match, as it stands in a store.
struct Played {
    setup: String,
    seed: String,
    hash: String,
    log: Vec<serde_json::Value>,
}

fn stored_bank() -> Played {
    let text = include_str!("../../tests/stored/bank_by_unit_and_big_buttons.jsonl");
    let mut lines = text
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"));
    let header = lines.next().expect("a header");
    let text = |key: &str| header[key].as_str().expect("a text").to_owned();
    Played {
        // The shelf has the game in a column of its own as well.
        setup: header["setup"].to_string(),
        seed: text("seed"),
        hash: text("hash"),
        log: lines.collect(),
    }
}

impl Played {
    /// The scores that the match came to, by core alone.
    fn scores(&self) -> Vec<Option<Points>> {
        let read = |row: &serde_json::Value| serde_json::from_value(row.clone()).expect("a row");
        let log: Vec<Logged> = self.log.iter().map(read).collect();
        let setup = serde_json::from_str(&self.setup).expect("a setup");
        let seed = Seed::parse(&self.seed).expect("a seed");
        let session = Session::replay(setup, seed, log).expect("replays");
        assert_eq!(session.hash().to_string(), self.hash);
        let words = Words::new(Language::En);
        match session.update(&words).view {
            Some(View::Bank(bank)) => bank.players.iter().map(|player| player.score).collect(),
            _ => Vec::new(),
        }
    }
}

/// A shipped migration never changes a byte: what sqlx reckoned of the first.
const FIRST_CHECKSUM: &str = "28daf82067cc8c29d0e5878e8f1de128ed38b3ac9fe428a8ea5da4f5792de546\
     9c7ff6d57c10b48d3aeab0b82ab5f26d";

#[test]
fn what_was_saved_before_boxes_had_games_is_kept() {
    let folder = tempfile::tempdir().expect("temp");
    fs::write(folder.path().join("coinop.db"), b"").expect("writes");
    let mut old = raw(folder.path());
    let played = stored_bank();
    let began = format!(
        "INSERT INTO match (id, game, rules_version, setup, seed, created_ms, created_offset, \
         updated_ms, updated_offset, summary, summary_at, summary_in) \
         VALUES ('old', 'bank', 1, '{}', '{}', 1, 60, 2, 60, 'Maya and Ben', 1, 'en')",
        played.setup, played.seed
    );
    let ran = format!(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (1, 'first', TRUE, x'{FIRST_CHECKSUM}', 1)"
    );
    for sql in [
        // As sqlx made it.
        "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, \
         installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, \
         checksum BLOB NOT NULL, execution_time BIGINT NOT NULL)",
        include_str!("../migrations/0001_first.sql"),
        &ran,
        &began,
        "INSERT INTO player VALUES ('p', 'Maya', '\"circle\"', 0, 1)",
        "INSERT INTO setting VALUES ('contrast', 'true')",
        "INSERT INTO box VALUES ('Ours', 'bank', '{\"a\":1}', 1)",
    ] {
        old.execute(sql).expect("as the first app left it");
    }
    for (number, row) in played.log.iter().enumerate() {
        let (at, input) = (&row["at"], &row["input"]);
        old.execute(&format!(
            "INSERT INTO input_log VALUES (1, {number}, {at}, '{input}')"
        ))
        .expect("as the first app left it");
    }
    old.close();
    let mut store = Store::open(folder.path()).expect("opens");
    assert_eq!(store.take_set_aside(), None, "nothing is damaged");
    let game = store.find_match("old").expect("the match");
    assert_eq!(game.setup, played.setup);
    assert_eq!(game.seed, played.seed);
    let log = store.log(game.row, 0).expect("its log");
    assert_eq!(log.len(), played.log.len());
    for (row, was) in log.iter().zip(&played.log) {
        assert_eq!(serde_json::json!(row.at_ms), was["at"]);
        assert_eq!(row.input, was["input"].to_string());
    }
    let players = store.last_table().expect("reads");
    let players: Vec<_> = players.iter().map(|who| (&*who.name, &*who.coin)).collect();
    assert_eq!(players, [("Maya", "\"circle\"")]);
    let setting = store.setting("contrast").expect("reads");
    assert_eq!(setting.as_deref(), Some("true"));
    assert_eq!(store.boxes("bank").expect("reads"), ["{\"a\":1}"]);
    store
        .save_box("cards", "Ours", "{\"b\":2}", 2)
        .expect("saves");
    assert_eq!(store.boxes("bank").expect("reads"), ["{\"a\":1}"]);
    assert_eq!(store.boxes("cards").expect("reads"), ["{\"b\":2}"]);
    drop(store);
    // And the match is played on where it was left.
    let engine = open(folder.path());
    let update = engine.open_match("old".to_owned()).expect("opens");
    let Some(View::Bank(bank)) = update.view else {
        panic!("no bank");
    };
    let scores: Vec<_> = bank.players.iter().map(|player| player.score).collect();
    assert_eq!(scores, played.scores());
    let reply = engine.dispatch(1, Input::CoinIn(Seat(0))).expect("goes on");
    assert_eq!(reply.notice, None);
}

#[test]
fn a_gap_in_a_log_is_damage_of_that_match_only() {
    let folder = tempfile::tempdir().expect("temp");
    let (mut store, game) = store_with_match(folder.path(), 2);
    store
        .append(game.row, &[row(5)])
        .expect("the store doesn't count");
    let error = store.log(game.row, 0).expect_err("a gap");
    assert!(matches!(error, StoreError::Damaged(_)), "{error}");
    assert_eq!(store.matches().expect("the shelf lives").len(), 1);
}
