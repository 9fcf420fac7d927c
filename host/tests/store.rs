//! The store: migrations, durability, a second process, a folder that can't be
//! written, a full disk, a busy file.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod support;

use std::fs;
use std::path::Path;
use std::time::Duration;

use coinop_host::clock::Moment;
use coinop_host::store::{Ending, LogRow, PlayerRow, Snapshot, Store, StoreError, Summary};
use support::shelf::{new_match, row, store_with_match};
use support::{Raw, child, in_child, raw};

#[test]
fn migrations_make_a_store_of_an_empty_folder_and_a_second_start_finds_everything() {
    let folder = tempfile::tempdir().expect("temp");
    let (mut store, game) = store_with_match(folder.path(), 3);
    store
        .append(game.row, &[row(3), row(4)])
        .expect("two at once");
    store
        .append(game.row, &[row(5), row(6), row(7)])
        .expect("many at once");
    let snapshot = Snapshot {
        sequence: 5,
        bytes: vec![1, 2, 3],
    };
    store.keep_snapshot(game.row, &snapshot).expect("keeps");
    store.set_setting("theme", "\"dark\"").expect("sets");
    store
        .save_box("bank", "Ours", "{\"a\":1}", 1)
        .expect("saves");
    store
        .save_box("bank", "Ours", "{\"a\":2}", 2)
        .expect("saves over");
    drop(store);

    let mut store = Store::open(folder.path()).expect("opens again");
    assert_eq!(store.take_set_aside(), None);
    let found = store.find_match(&game.id).expect("is there");
    assert_eq!((found.length, found.setup.as_str()), (8, "{}"));
    assert_eq!(
        store.log(game.row, 0).expect("reads"),
        (0..8).map(row).collect::<Vec<_>>()
    );
    assert_eq!(
        store.log(game.row, 6).expect("reads"),
        (6..8).map(row).collect::<Vec<_>>()
    );
    assert_eq!(store.log_length(game.row).expect("reads"), 8);
    assert_eq!(store.snapshot(game.row).expect("reads"), Some(snapshot));
    assert_eq!(
        store.setting("theme").expect("reads").as_deref(),
        Some("\"dark\"")
    );
    assert_eq!(store.setting("volume").expect("reads"), None);
    assert_eq!(store.boxes("bank").expect("reads"), ["{\"a\":2}"]);
}

#[test]
fn an_empty_file_is_a_new_store() {
    let folder = tempfile::tempdir().expect("temp");
    fs::write(folder.path().join("coinop.db"), b"").expect("writes");
    let mut store = Store::open(folder.path()).expect("opens");
    assert_eq!(store.take_set_aside(), None);
    assert_eq!(store.matches().expect("reads"), []);
}

#[test]
fn nothing_stays_beside_the_file_after_an_orderly_end() {
    let folder = tempfile::tempdir().expect("temp");
    let (store, _) = store_with_match(folder.path(), 2);
    drop(store);
    assert!(!folder.path().join("coinop.db-wal").exists());
}

#[test]
fn settings_of_durability_hold() {
    let folder = tempfile::tempdir().expect("temp");
    let mut store = Store::open(folder.path()).expect("opens");
    let mut pragma = |name| store.pragma_for_tests(name).expect("there is one");
    assert_eq!(pragma("journal_mode"), "wal");
    assert_eq!(pragma("synchronous"), "2", "FULL");
    assert_eq!(pragma("foreign_keys"), "1");
}

#[test]
fn the_log_takes_no_second_row_of_a_number_and_is_never_changed() {
    let folder = tempfile::tempdir().expect("temp");
    let (mut store, game) = store_with_match(folder.path(), 3);
    let doubled = store.append(game.row, &[row(2)]).expect_err("doubled");
    assert!(matches!(doubled, StoreError::Doubled(_)), "{doubled}");
    let half = store
        .append(game.row, &[row(3), row(2)])
        .expect_err("half doubled");
    assert!(matches!(half, StoreError::Doubled(_)), "{half}");
    assert_eq!(
        store.log_length(game.row).expect("reads"),
        3,
        "all or nothing"
    );
    drop(store);

    let mut other = raw(folder.path());
    assert!(other.execute("UPDATE input_log SET input = '{}'").is_err());
    assert!(
        other
            .execute("DELETE FROM input_log WHERE sequence = 1")
            .is_err()
    );
    other.close();

    let mut store = Store::open(folder.path()).expect("opens");
    store
        .remove_match(&game.id)
        .expect("a match goes with its log");
    assert!(matches!(
        store.find_match(&game.id),
        Err(StoreError::NoMatch(_))
    ));
    assert_eq!(store.log_length(game.row).expect("reads"), 0);
}

#[test]
fn moments_of_a_match_that_is_open_for_years_come_back() {
    let folder = tempfile::tempdir().expect("temp");
    let (mut store, game) = store_with_match(folder.path(), 1);
    let late = |sequence| LogRow {
        at_ms: u64::from(u32::MAX) * 20 + u64::from(sequence),
        ..row(sequence)
    };
    store.append(game.row, &[late(1)]).expect("one");
    store.append(game.row, &[late(2), late(3)]).expect("two");
    let ending = Ending::default();
    let ended = store.append_ending(game.row, &[late(4)], &ending);
    ended.expect("with an ending");
    let all = [row(0), late(1), late(2), late(3), late(4)];
    assert_eq!(store.log(game.row, 0).expect("reads"), all);
}

#[test]
fn an_ending_is_written_whole_and_an_undo_takes_it_back() {
    let folder = tempfile::tempdir().expect("temp");
    let (mut store, game) = store_with_match(folder.path(), 1);
    let ending = Ending {
        outcome: Some("{\"winners\":[0]}".to_owned()),
        events: vec!["\"a\"".to_owned(), "\"b\"".to_owned()],
    };
    store
        .append_ending(game.row, &[row(1)], &ending)
        .expect("ends");
    let found = store.find_match(&game.id).expect("reads");
    assert_eq!((found.outcome, found.length), (ending.outcome.clone(), 2));
    assert_eq!(store.events(game.row).expect("reads"), ending.events);

    let doubled = store.append_ending(game.row, &[row(1)], &Ending::default());
    assert!(doubled.is_err(), "a number that's there already");
    let found = store.find_match(&game.id).expect("reads");
    assert_eq!(found.outcome, ending.outcome, "nothing was written");

    store
        .append_ending(game.row, &[row(2)], &Ending::default())
        .expect("reopens");
    assert_eq!(store.find_match(&game.id).expect("reads").outcome, None);
    assert!(store.events(game.row).expect("reads").is_empty());
}

#[test]
fn the_last_played_match_comes_first() {
    let folder = tempfile::tempdir().expect("temp");
    let mut store = Store::open(folder.path()).expect("opens");
    let first = store.create_match(&new_match("1")).expect("writes");
    let second = store.create_match(&new_match("2")).expect("writes");
    let ids = |store: &mut Store| {
        let rows = store.matches().expect("reads");
        rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    assert_eq!(ids(&mut store), [second.id.clone(), first.id.clone()]);
    let summary = Summary {
        text: "Maya, Ben".to_owned(),
        sequence: 3,
        language: "en".to_owned(),
    };
    let later = Moment {
        utc_ms: Moment::now().utc_ms + 1000,
        offset_min: 60,
    };
    store
        .touch_match(first.row, later, &summary)
        .expect("touches");
    assert_eq!(ids(&mut store), [first.id.clone(), second.id]);
    let found = store.find_match(&first.id).expect("reads");
    assert_eq!((found.summary.as_str(), found.summary_at), ("Maya, Ben", 3));
    assert_eq!(found.updated, later);
}

#[test]
fn the_last_table_is_remembered_in_its_order() {
    let folder = tempfile::tempdir().expect("temp");
    let mut store = Store::open(folder.path()).expect("opens");
    let player = |name: &str, coin: &str| PlayerRow {
        name: name.to_owned(),
        coin: coin.to_owned(),
    };
    let old = [player("Zoë", "1"), player("Ben", "2"), player("Ola", "3")];
    store.seat_players(&old, 1).expect("writes");
    let new = [player("Maya", "1"), player("Ben", "4")];
    store.seat_players(&new, 2).expect("writes");
    assert_eq!(store.last_table().expect("reads"), new);
}

#[test]
fn a_second_process_is_told_and_the_lock_ends_with_its_owner() {
    if in_child("second_process") {
        let folder = std::env::var("COINOP_FOLDER").expect("given");
        println!("{}", Store::open(Path::new(&folder)).expect_err("taken"));
        return;
    }
    let folder = tempfile::tempdir().expect("temp");
    let (store, _) = store_with_match(folder.path(), 1);
    let again = Store::open(folder.path()).expect_err("taken within the process too");
    assert!(matches!(again, StoreError::InUse), "{again}");
    let told = child(
        "a_second_process_is_told_and_the_lock_ends_with_its_owner",
        "second_process",
        folder.path(),
        None,
    );
    assert!(told.contains("another window of this app"), "{told}");
    drop(store);
    Store::open(folder.path()).expect("free again");
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_says_so() {
    use std::os::unix::fs::PermissionsExt;
    if in_child("read_only") {
        let folder = std::env::var("COINOP_FOLDER").expect("given");
        match Store::open(Path::new(&folder)) {
            Err(StoreError::ReadOnly(_)) => println!("told: read only"),
            other => println!("told: {other:?}"),
        }
        return;
    }
    let test = "a_folder_that_cannot_be_written_says_so";
    // Root may write anywhere, so the child is nobody.
    let nobody = Some(65_534);
    let folder = tempfile::tempdir().expect("temp");
    let lock = |mode| {
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(mode)).expect("sets");
    };
    lock(0o555);
    let empty = child(test, "read_only", folder.path(), nobody);
    assert!(empty.contains("told: read only"), "{empty}");
    lock(0o755);
    let (store, _) = store_with_match(folder.path(), 1);
    drop(store);
    lock(0o555);
    let full = child(test, "read_only", folder.path(), nobody);
    lock(0o755);
    assert!(full.contains("told: read only"), "{full}");
}

#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_written_says_so_at_the_start() {
    use std::os::unix::fs::PermissionsExt;
    if in_child("read_only_file") {
        let folder = std::env::var("COINOP_FOLDER").expect("given");
        match Store::open(Path::new(&folder)) {
            Err(StoreError::ReadOnly(_)) => println!("told: read only"),
            other => println!("told: {other:?}"),
        }
        return;
    }
    let folder = tempfile::tempdir().expect("temp");
    let (store, _) = store_with_match(folder.path(), 1);
    drop(store);
    for (name, mode) in [("coinop.db", 0o444), ("coinop.lock", 0o666), ("", 0o777)] {
        fs::set_permissions(folder.path().join(name), fs::Permissions::from_mode(mode))
            .expect("sets");
    }
    let told = child(
        "a_file_that_cannot_be_written_says_so_at_the_start",
        "read_only_file",
        folder.path(),
        Some(65_534),
    );
    assert!(told.contains("told: read only"), "{told}");
}

#[test]
fn a_busy_file_is_waited_for_and_then_it_says_so() {
    let folder = tempfile::tempdir().expect("temp");
    let mut store = Store::open_with(folder.path(), Duration::from_millis(800)).expect("opens");
    let game = store.create_match(&new_match("{}")).expect("writes");
    let mut other: Raw = raw(folder.path());
    other.execute("BEGIN IMMEDIATE").expect("takes the file");
    let busy = store.append(game.row, &[row(0)]).expect_err("busy");
    assert!(matches!(busy, StoreError::Busy(_)), "{busy}");
    other.execute("ROLLBACK").expect("lets go");
    store.append(game.row, &[row(0)]).expect("works again");

    other
        .execute("BEGIN IMMEDIATE")
        .expect("takes the file again");
    let holder = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(60));
        other.execute("ROLLBACK").expect("lets go");
    });
    store.append(game.row, &[row(1)]).expect("waited");
    holder.join().expect("ends");
    assert_eq!(store.log_length(game.row).expect("reads"), 2);
}

#[test]
fn a_full_disk_says_so_and_loses_nothing() {
    let folder = tempfile::tempdir().expect("temp");
    let (mut store, game) = store_with_match(folder.path(), 1);
    store.limit_pages_for_tests(30).expect("limits");
    let mut written = 1;
    let error = loop {
        match store.append(game.row, &[row(written)]) {
            Ok(()) => written += 1,
            Err(error) => break error,
        }
        assert!(written < 10_000, "the limit is reached");
    };
    assert!(matches!(error, StoreError::Full(_)), "{error}");
    assert_eq!(store.log_length(game.row).expect("reads"), written);
    store.limit_pages_for_tests(10_000).expect("limits");
    store
        .append(game.row, &[row(written)])
        .expect("works again with space");
}

#[test]
fn shipped_migrations_never_change_a_byte() {
    // FNV-1a of each file; a new migration adds a line, an old one never changes.
    let shipped: [(&[u8], u64); 2] = [
        (
            include_bytes!("../migrations/0001_first.sql"),
            0x0089_987a_3dfd_d718,
        ),
        (
            include_bytes!("../migrations/0002_boxes_by_game.sql"),
            0x399d_7321_04b4_dcea,
        ),
    ];
    for (bytes, hash) in shipped {
        assert!(!bytes.contains(&b'\r'), "line feeds only");
        let now = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
        });
        assert_eq!(now, hash, "{now:#x}");
    }
}
