//! A GO round that's left, or whose row can't be written: its log and what's
//! shown of it stay one, and nobody plays a second twice.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod support;

use std::path::Path;

use coinop_core::kernel::Seat;
use coinop_core::session::{Direction, FaultKind, Input, Mode, Tap, Update};
use coinop_core::view::{BankView, MazeFrame, View};
use coinop_host::Engine;
use support::{open, raw};

/// Ticks of the count-in.
const COUNT_IN: u32 = 180;
fn bank(update: Update) -> BankView {
    match update.view {
        Some(View::Bank(bank)) => bank,
        other => panic!("no bank: {other:?}"),
    }
}

/// A table at a round, and its display.
struct Cabinet {
    engine: Engine,
    calls: u32,
    frames: u32,
}

impl Cabinet {
    fn at_a_round(folder: &Path) -> Self {
        let engine = open(folder);
        let draft = engine.new_draft().expect("a draft").draft;
        engine.start(draft).expect("starts");
        let mut cabinet = Self {
            engine,
            calls: 0,
            frames: 0,
        };
        for input in [
            Input::CoinIn(Seat(0)),
            Input::CoinOut,
            Input::CoinIn(Seat(1)),
            Input::CoinOut,
            Input::SetMode(Mode::Direct),
            Input::CoinIn(Seat(0)),
            Input::Tap(Tap::OpenGoRound),
            Input::Press(Direction::Left),
            Input::Press(Direction::Down),
        ] {
            cabinet.send(input);
        }
        cabinet
    }

    fn send(&mut self, input: Input) -> Update {
        self.calls += 1;
        self.engine.dispatch(self.calls, input).expect("is written")
    }

    fn frame(&mut self) -> MazeFrame {
        self.frames += 1;
        let reply = self.engine.frame(self.frames * 16_667).expect("plays");
        reply.maze.expect("a round is open")
    }

    fn play_to(&mut self, tick: u32) -> MazeFrame {
        loop {
            let frame = self.frame();
            if frame.over || frame.tick >= tick {
                return frame;
            }
        }
    }

    fn reopen(&self) -> BankView {
        let id = self.engine.home().expect("home").continues[0].id.clone();
        bank(self.engine.open_match(id).expect("opens"))
    }
}

fn forget_snapshots(folder: &Path) {
    let mut store = raw(folder);
    store.execute("DELETE FROM snapshot").expect("deletes");
    store.close();
}

#[test]
fn a_round_that_was_left_is_the_same_without_its_snapshot() {
    for after in [3, 17, 23, 29, 43, 64, 101] {
        let folder = tempfile::tempdir().expect("temp");
        let mut cabinet = Cabinet::at_a_round(folder.path());
        let left = cabinet.play_to(COUNT_IN + after);
        assert!(!left.over, "it runs");
        cabinet.engine.close_match().expect("closes");
        let back = cabinet.reopen().maze.expect("the round").frame;
        assert!(back.paused, "nobody is there");
        assert_eq!((back.tick, back.points), (left.tick, left.points));
        cabinet.send(Input::Tap(Tap::GoOn));
        cabinet.play_to(u32::MAX);
        cabinet.send(Input::CoinOut);
        let shown = cabinet.reopen();
        drop(cabinet.engine);
        forget_snapshots(folder.path());
        let engine = open(folder.path());
        let id = engine.home().expect("home").continues[0].id.clone();
        let by_log = bank(engine.open_match(id).expect("replays"));
        let scores = |view: &BankView| view.players.iter().map(|p| p.score).collect::<Vec<_>>();
        assert_eq!(scores(&by_log), scores(&shown), "left after {after} ticks");
    }
}

#[test]
fn another_match_that_is_begun_leaves_a_round_as_it_was() {
    let folder = tempfile::tempdir().expect("temp");
    let mut cabinet = Cabinet::at_a_round(folder.path());
    let left = cabinet.play_to(COUNT_IN + 50);
    let draft = cabinet.engine.new_draft().expect("a draft").draft;
    cabinet.engine.start(draft).expect("starts");
    drop(cabinet.engine);
    forget_snapshots(folder.path());
    let engine = open(folder.path());
    let rounds: Vec<_> = engine
        .home()
        .expect("home")
        .continues
        .iter()
        .map(|known| bank(engine.open_match(known.id.clone()).expect("opens")))
        .filter_map(|view| view.maze)
        .collect();
    let ticks: Vec<_> = rounds.iter().map(|maze| maze.frame.tick).collect();
    assert_eq!(ticks, [left.tick]);
}

#[test]
fn a_row_that_cannot_be_written_pauses_the_round_where_its_log_is() {
    let folder = tempfile::tempdir().expect("temp");
    let mut cabinet = Cabinet::at_a_round(folder.path());
    cabinet.play_to(COUNT_IN + 40);
    let mut other = raw(folder.path());
    other.execute("BEGIN IMMEDIATE").expect("holds the file");
    let fault = loop {
        cabinet.frames += 1;
        match cabinet.engine.frame(cabinet.frames * 16_667) {
            Ok(reply) => assert!(reply.maze.is_some_and(|maze| !maze.over && !maze.paused)),
            Err(fault) => break fault,
        }
    };
    assert_eq!(fault.kind, FaultKind::StoreBusy, "{fault}");
    other.execute("ROLLBACK").expect("lets go");
    cabinet.frames += 1;
    let reply = cabinet.engine.frame(cabinet.frames * 16_667);
    let reply = reply.expect("plays");
    let view = bank(reply.update.expect("what became of it"));
    let maze = view.maze.expect("the round");
    assert!(maze.frame.paused && maze.go_on.is_some(), "{maze:?}");
    assert_eq!(reply.maze.expect("drawn").tick, maze.frame.tick);
    // It stays there until a hand is back, and then it counts in.
    for _ in 0..30 {
        assert_eq!(cabinet.frame().tick, maze.frame.tick);
    }
    cabinet.send(Input::Tap(Tap::GoOn));
    let again = cabinet.frame();
    assert!(!again.paused && again.count_in > 0, "{again:?}");
}
