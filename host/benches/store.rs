//! What durability costs: an input through the engine against a bare one-row
//! transaction of the same SQLite, and how long a long match takes to resume.
//!
//! `./x bench` runs it; a miss is printed, not failed. Both sides write to the
//! same disk in turn, so what else the machine does falls on both.
#![allow(clippy::expect_used, reason = "a bench that can't run has no figures")]

use std::fmt::Display;
use std::path::Path;
use std::time::{Duration, Instant};

use coinop_core::kernel::{Millis, Seat, Seed};
use coinop_core::session::{Direction, GameSetup, Input, Session};
use coinop_core::view::{Language, Words};
use coinop_host::store::{LogRow, Store};
use coinop_host::{Engine, Options};

const INPUTS: usize = 4_000;
const WARM_UP: usize = 200;
const LONG_MATCH: usize = 10_000;

fn open(folder: &Path) -> Engine {
    Engine::open(Options {
        data_dir: folder.to_owned(),
        language: None,
        sound: false,
        drawing: None,
    })
    .expect("opens")
}

/// Coins, scrolling, fees that are paid and taken back; each input is logged.
fn inputs() -> impl Iterator<Item = Input> {
    let coins = (0..2).flat_map(|seat| [Input::CoinIn(Seat(seat)), Input::CoinOut]);
    let visit = |seat| {
        let (down, left) = (Input::Stick(Direction::Down), Input::Stick(Direction::Left));
        let (press, release) = (Input::ButtonDown, Input::ButtonUp);
        [
            Input::CoinIn(Seat(seat)),
            down.clone(),
            left.clone(),
            left.clone(),
            left.clone(),
            press.clone(),
            release.clone(),
            down,
            left,
            press,
            release,
            Input::CoinOut,
        ]
    };
    coins.chain((0..2).cycle().flat_map(visit))
}

/// A connection of plain SQLite with the same promises.
fn bare(folder: &Path) -> rusqlite::Connection {
    let conn = rusqlite::Connection::open(folder.join("bare.db")).expect("opens");
    conn.pragma_update(None, "journal_mode", "wal")
        .expect("sets");
    conn.pragma_update(None, "synchronous", "full")
        .expect("sets");
    conn.execute_batch("CREATE TABLE bare (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT")
        .expect("creates");
    conn
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let begun = Instant::now();
    let made = work();
    (begun.elapsed(), made)
}

/// The value that `share` of all lie below.
fn quantile(times: &mut [Duration], share: f64) -> Duration {
    times.sort_unstable();
    let last = times.len().saturating_sub(1);
    times[(last as f64 * share).round() as usize]
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

fn line(what: &str, median: Duration, p99: Duration) {
    println!(
        "{what:<42} median {:8.1} µs   p99 {:8.1} µs",
        micros(median),
        micros(p99)
    );
}

fn verdict(what: &str, value: impl Display, holds: bool) {
    let mark = if holds { "holds" } else { "MISSED" };
    println!("{what:<42} {value}   {mark}");
}

fn dispatching(folder: &Path) {
    let engine = open(&folder.join("dispatch"));
    let draft = engine.new_draft().expect("a draft").draft;
    engine.start(draft).expect("starts");
    let conn = bare(folder);
    let mut insert = conn
        .prepare("INSERT INTO bare (text) VALUES (?)")
        .expect("prepares");
    let (mut ours, mut plain) = (Vec::new(), Vec::new());
    for (call, input) in (0..).zip(inputs().take(WARM_UP + INPUTS)) {
        let row = serde_json::to_string(&input).expect("json");
        let (time, written) = timed(|| insert.execute([&row]));
        written.expect("inserts");
        plain.push(time);
        let (time, update) = timed(|| engine.dispatch(call, input));
        assert!(update.expect("is written").view.is_some(), "is logged");
        ours.push(time);
    }
    let (ours, plain) = (&mut ours[WARM_UP..], &mut plain[WARM_UP..]);
    let (our_median, our_p99) = (quantile(ours, 0.5), quantile(ours, 0.99));
    let (median, p99) = (quantile(plain, 0.5), quantile(plain, 0.99));
    line("dispatch, durable", our_median, our_p99);
    line("bare one-row transaction", median, p99);
    let ratio = our_median.as_secs_f64() / median.as_secs_f64();
    verdict(
        "ratio of the medians, at most 2",
        format!("{ratio:.2}"),
        ratio <= 2.0,
    );

    drop(engine);
    appending(&folder.join("dispatch"));
    let engine = open(&folder.join("dispatch"));
    let draft = engine.new_draft().expect("a draft").draft;
    let view = engine.start(draft).expect("starts").view;
    let (time, json) = timed(|| serde_json::to_string(&view).expect("json"));
    let (render, _) = timed(|| engine.view());
    println!(
        "of it, drawing the view: {:.1} µs; as JSON {:.1} µs, {} bytes",
        micros(render),
        micros(time),
        json.len(),
    );
}

/// The store's part of it, without rules and words.
fn appending(folder: &Path) {
    let mut store = Store::open(folder).expect("opens");
    let found = store.matches().expect("reads").remove(0);
    let mut times = Vec::with_capacity(INPUTS);
    for sequence in (found.length..).take(INPUTS) {
        let row = LogRow {
            sequence,
            at_ms: sequence.into(),
            input: "\"coin_out\"".to_owned(),
        };
        let (time, written) = timed(|| store.append(found.row, &[row]));
        written.expect("appends");
        times.push(time);
    }
    let (median, p99) = (quantile(&mut times, 0.5), quantile(&mut times, 0.99));
    line("of it, appending to the log", median, p99);
    store.remove_match(&found.id).expect("removes");
}

/// Writes a match of `LONG_MATCH` inputs past the engine.
fn long_match(folder: &Path) -> String {
    let id = {
        let engine = open(folder);
        let draft = engine.new_draft().expect("a draft").draft;
        engine.start(draft).expect("starts");
        engine.home().expect("home").continues[0].id.clone()
    };
    let mut store = Store::open(folder).expect("opens");
    let found = store.find_match(&id).expect("is there");
    let setup: GameSetup = serde_json::from_str(&found.setup).expect("a setup");
    let seed = Seed::parse(&found.seed).expect("a seed");
    let words = Words::new(Language::En);
    let mut session = Session::new(setup, seed).expect("a match");
    let mut rows = Vec::with_capacity(LONG_MATCH);
    for (at, input) in (1_u64..).zip(inputs()) {
        for logged in session.dispatch(input, Millis(at * 700), &words).log {
            rows.push(LogRow {
                sequence: u32::try_from(rows.len()).expect("small"),
                at_ms: logged.at.0,
                input: serde_json::to_string(&logged.input).expect("json"),
            });
        }
        if rows.len() >= LONG_MATCH {
            break;
        }
    }
    rows.truncate(LONG_MATCH);
    store.append(found.row, &rows).expect("appends");
    id
}

fn resuming(folder: &Path) {
    let folder = folder.join("resume");
    let id = long_match(&folder);
    let resume = || {
        let mut opening = Vec::new();
        let mut resuming = Vec::new();
        for _ in 0..5 {
            let (time, engine) = timed(|| open(&folder));
            opening.push(time);
            let (time, update) = timed(|| engine.open_match(id.clone()));
            update.expect("resumes");
            resuming.push(time);
            // The next one finds no snapshot of this one.
            drop(engine);
            forget_snapshot(&folder);
        }
        (quantile(&mut opening, 0.5), quantile(&mut resuming, 0.5))
    };
    let (opening, replayed) = resume();
    println!("opening the store: {:.1} ms", micros(opening) / 1e3);
    let limit = Duration::from_millis(50);
    verdict(
        "resume of 10,000 inputs by replay, at most 50 ms",
        format!("{:.1} ms", micros(replayed) / 1e3),
        replayed <= limit,
    );
    let engine = open(&folder);
    engine.open_match(id.clone()).expect("resumes");
    drop(engine);
    let engine = open(&folder);
    let (time, update) = timed(|| engine.open_match(id.clone()));
    update.expect("resumes");
    verdict(
        "resume of 10,000 inputs by snapshot, at most 50 ms",
        format!("{:.1} ms", micros(time) / 1e3),
        time <= limit,
    );
}

fn forget_snapshot(folder: &Path) {
    rusqlite::Connection::open(folder.join("coinop.db"))
        .and_then(|conn| conn.execute("DELETE FROM snapshot", []))
        .expect("deletes");
}

fn main() {
    // Beside the other build products: a disk, where /tmp may be memory.
    let place = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let folder = tempfile::tempdir_in(place).expect("temp");
    dispatching(folder.path());
    resuming(folder.path());
}
