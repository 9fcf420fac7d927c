//! What only the inside can do to an engine: panic, and lose a write.

mod reset;

use coinop_core::kernel::Seat;
use coinop_core::session::{Direction, Mode, Tap};
use coinop_core::view::View;

use super::table::Table;
use super::*;
use crate::store::Snapshot;

fn engine(folder: &std::path::Path) -> Engine {
    Engine::open(Options {
        data_dir: folder.to_owned(),
        language: Some("en-GB".to_owned()),
        sound: false,
        drawing: None,
    })
    .expect("opens")
}

fn started(folder: &std::path::Path) -> Engine {
    let engine = engine(folder);
    let draft = engine.new_draft().expect("a draft").draft;
    engine.start(draft).expect("starts");
    engine
}

#[test]
fn a_panic_costs_one_call_and_the_match_goes_on_from_its_log() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = started(folder.path());
    let before = engine.dispatch(1, Input::CoinIn(Seat(0))).expect("a coin");
    let fault = engine
        .serve::<()>(|desk| {
            // Half of a change was made when it happened.
            let table = desk.table.as_mut().expect("open");
            let at = table.clock.now();
            let words = Words::new(Language::En);
            table.session.dispatch(Input::CoinOut, at, &words);
            panic!("a wheel came off");
        })
        .expect_err("a fault");
    assert_eq!(fault.notice.code, "bug");
    assert!(fault.notice.text.contains("a wheel came off"));
    let after = engine.view().expect("goes on");
    assert_eq!(
        after.revision, before.revision,
        "only what was acknowledged"
    );
    engine.dispatch(2, Input::CoinOut).expect("usable");
    engine.home().expect("usable");
}

#[test]
fn the_lock_outlives_a_panic_that_was_not_caught() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = std::sync::Arc::new(started(folder.path()));
    let other = std::sync::Arc::clone(&engine);
    let ended = std::thread::spawn(move || {
        let _held = other.lock();
        panic!("while holding it");
    })
    .join();
    assert!(ended.is_err());
    engine.dispatch(1, Input::CoinIn(Seat(0))).expect("usable");
}

#[test]
fn an_input_that_cannot_be_written_does_not_count() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = started(folder.path());
    let before = engine.view().expect("a view");
    let limit = |pages| {
        engine
            .lock()
            .store
            .limit_pages_for_tests(pages)
            .expect("limits");
    };
    limit(1);
    let mut call = 0;
    let fault = loop {
        call += 1;
        let input = if call % 2 == 1 {
            Input::CoinIn(Seat(0))
        } else {
            Input::CoinOut
        };
        match engine.dispatch(call, input) {
            Ok(_) => assert!(call < 10_000, "the disk fills"),
            Err(fault) => break fault,
        }
    };
    assert_eq!(fault.notice.code, "store_full");
    let repeated = engine
        .dispatch(call, Input::CoinOut)
        .expect_err("the first reply");
    assert_eq!(repeated, fault);
    limit(10_000);
    let length = {
        let mut desk = engine.lock();
        let row = desk.table().expect("open").row;
        desk.store.log_length(row).expect("reads")
    };
    assert_eq!(length, call - 1, "all that was acknowledged, nothing else");
    let input = if call % 2 == 1 {
        Input::CoinIn(Seat(0))
    } else {
        Input::CoinOut
    };
    engine
        .dispatch(call + 1, input)
        .expect("works again with space");
    assert!(engine.view().expect("a view").revision > before.revision);
}

#[test]
fn a_row_that_reached_the_disk_unnoticed_counts() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = started(folder.path());
    let (reply, row) = {
        let mut desk = engine.lock();
        let words = Words::new(Language::En);
        let table = desk.table.as_mut().expect("open");
        let at = table.clock.now();
        let reply = table.session.dispatch(Input::CoinIn(Seat(0)), at, &words);
        let row = table.row;
        // The row gets there, but the store says it didn't.
        let input = serde_json::to_string(&Input::CoinIn(Seat(0))).expect("json");
        let logged = crate::store::LogRow {
            sequence: table.session.sequence() - 1,
            at_ms: at.0,
            input,
        };
        table.session.roll_back();
        table.unsure = true;
        desk.store.append(row, &[logged]).expect("appends");
        (reply, row)
    };
    engine.dispatch(1, Input::CoinOut).expect("goes on");
    let mut desk = engine.lock();
    assert_eq!(desk.store.log_length(row).expect("reads"), 2);
    let table = desk.table().expect("open");
    assert_eq!(table.session.sequence(), 2);
    assert!(reply.update.view.is_some());
}

/// Such a row would be taken for what happened as soon as the log is as long
/// again.
#[test]
fn what_could_not_be_written_is_in_no_snapshot() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = engine(folder.path());
    engine.start_practice(Difficulty::Arcade).expect("starts");
    let row = {
        let mut desk = engine.lock();
        let words = Words::new(Language::En);
        let table = desk.table.as_mut().expect("open");
        let (row, at) = (table.row, table.clock.now());
        let turn = Input::Press(Direction::Left);
        let reply = table.session.dispatch(turn, at, &words);
        assert!(reply.later, "written in the background");
        let logged = crate::store::LogRow {
            sequence: table.session.sequence() - 1,
            at_ms: at.0,
            input: serde_json::to_string(&reply.log[0].input).expect("json"),
        };
        // There's no such match, so the store can't write it.
        let later = desk.store.append_later(row + 1_000, vec![logged]);
        later.expect("nobody knows yet");
        row
    };
    engine.pause();
    let agree = |when: &str| {
        let mut desk = engine.lock();
        let length = desk.store.log_length(row).expect("reads");
        let kept = desk.store.snapshot(row).expect("reads");
        assert!(
            kept.is_none_or(|kept| kept.sequence <= length),
            "{when} a snapshot knows more than the log"
        );
    };
    agree("after a pause");
    engine.close_match().expect("closes");
    agree("after closing");
}

/// What an app that's killed reads again is no longer than this.
#[test]
fn a_snapshot_is_kept_after_every_five_hundred_inputs() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = started(folder.path());
    let mut kept = Vec::new();
    for call in 1.. {
        let coin = [Input::CoinOut, Input::CoinIn(Seat(0))][call as usize % 2].clone();
        engine.dispatch(call, coin).expect("is written");
        let mut desk = engine.lock();
        let row = desk.table().expect("open").row;
        let length = desk.store.log_length(row).expect("reads");
        let snapshot = desk.store.snapshot(row).expect("reads");
        let at = snapshot.map_or(0, |snapshot| snapshot.sequence);
        assert!(length - at < 500, "{length} inputs, {at} in the snapshot");
        if at > 0 && kept.last() != Some(&at) {
            kept.push(at);
        }
        if length > 1_100 {
            break;
        }
    }
    // One input is up to three rows.
    assert_eq!(kept.len(), 2, "{kept:?}");
    assert!((500..503).contains(&kept[0]), "{kept:?}");
    assert!((500..503).contains(&(kept[1] - kept[0])), "{kept:?}");
}

#[test]
fn a_resumed_match_is_as_long_as_its_log_whatever_a_snapshot_says() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = started(folder.path());
    let words = Words::new(Language::En);
    let coins = [Input::CoinIn(Seat(0)), Input::CoinOut];
    let mut snapshots = Vec::new();
    for call in 1..=4 {
        let mut desk = engine.lock();
        let table = desk.table.as_mut().expect("open");
        snapshots.push(table.session.snapshot());
        if call == 4 {
            // One more, which the log never hears of.
            let at = table.clock.now();
            table.session.dispatch(coins[1].clone(), at, &words);
            snapshots.push(table.session.snapshot());
            table.session.roll_back();
            break;
        }
        drop(desk);
        let coin = coins[(call as usize - 1) % 2].clone();
        engine.dispatch(call, coin).expect("is written");
    }
    let mut desk = engine.lock();
    let (id, hash) = {
        let table = desk.table().expect("open");
        assert_eq!(table.session.sequence(), 3, "one row each");
        (table.id.clone(), table.session.hash())
    };
    for (knows, bytes) in snapshots.into_iter().enumerate() {
        for says in 0..6 {
            let row = desk.store.find_match(&id).expect("is there");
            let snapshot = Snapshot {
                sequence: says,
                bytes: bytes.clone(),
            };
            desk.store.keep_snapshot(row.row, &snapshot).expect("keeps");
            let resumed = Table::resume(&mut desk.store, row).expect("resumes");
            let found = (resumed.session.sequence(), resumed.session.hash());
            assert_eq!(found, (3, hash), "says {says}, knows {knows}");
        }
    }
}

/// A round whose end can't be written isn't over: it waits where its log is, goes
/// on as soon as a hand is back, and ends once, when there's space.
#[test]
fn a_round_that_cannot_be_written_goes_on_from_what_was() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = started(folder.path());
    let inputs = [
        Input::CoinIn(Seat(0)),
        Input::CoinOut,
        Input::CoinIn(Seat(1)),
        Input::CoinOut,
        Input::SetMode(Mode::Direct),
        Input::CoinIn(Seat(0)),
        Input::Tap(Tap::OpenGoRound),
    ];
    for (call, input) in (1..).zip(inputs) {
        engine.dispatch(call, input).expect("is written");
    }
    let limit = |pages| {
        engine
            .lock()
            .store
            .limit_pages_for_tests(pages)
            .expect("limits");
    };
    limit(1);
    let mut frame = 0;
    let mut faults = 0;
    let mut waits = 0;
    let (result, score) = loop {
        frame += 1;
        assert!(frame < 20_000, "the round ends");
        if faults >= 20 {
            limit(100_000);
        }
        match engine.frame(frame * 16_667) {
            Err(fault) => {
                assert_eq!(fault.notice.code, "store_full");
                faults += 1;
            }
            Ok(reply) => {
                if let Some(View::Bank(bank)) = reply.update.and_then(|update| update.view) {
                    let maze = bank.maze.expect("the round");
                    if let Some(result) = maze.result {
                        break (result, bank.players[0].score.expect("known"));
                    }
                    assert!(maze.frame.paused, "after a fault");
                    waits += 1;
                }
                assert!(reply.maze.is_some(), "the round is open");
                // Many turns, until the disk is full.
                let ways = [Direction::Left, Direction::Right];
                let turn = Input::Press(ways[frame as usize % 2]);
                faults += u32::from(engine.dispatch(1_000 + frame, turn).is_err());
            }
        }
    };
    assert!(faults >= 20, "{faults} faults");
    assert!(waits > 0, "somebody had to go on");
    let told = match score.0 - 100 {
        0 => "0".to_owned(),
        earned => format!("+{earned}"),
    };
    assert_eq!(result.points, told);
    // Nothing of it is doubled in the log.
    let mut desk = engine.lock();
    let row = desk.table().expect("open").row;
    let length = desk.store.log_length(row).expect("reads");
    assert_eq!(length, desk.table().expect("open").session.sequence());
}
