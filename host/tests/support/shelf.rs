//! Matches and rows of a log to fill a store with.

use std::path::Path;

use coinop_host::clock::Moment;
use coinop_host::store::{LogRow, MatchRow, NewMatch, Store};

pub fn new_match(setup: &str) -> NewMatch {
    NewMatch {
        game: "bank".to_owned(),
        rules_version: 1,
        setup: setup.to_owned(),
        seed: "00".repeat(32),
        at: Moment::now(),
    }
}

pub fn row(sequence: u32) -> LogRow {
    LogRow {
        sequence,
        at_ms: u64::from(sequence) * 10,
        input: format!(r#"{{"coin_in":{}}}"#, sequence % 4),
    }
}

pub fn store_with_match(folder: &Path, inputs: u32) -> (Store, MatchRow) {
    let mut store = Store::open(folder).expect("a fresh folder opens");
    let game = store.create_match(&new_match("{}")).expect("writes");
    let rows: Vec<LogRow> = (0..inputs).map(row).collect();
    store.append(game.row, &rows).expect("appends");
    (store, game)
}
