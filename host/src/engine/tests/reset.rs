//! Five seconds on the white button, which nobody here waits for.

use coinop_core::kernel::{Level, Seat};
use coinop_core::session::{Effect, GameSetup, Input, Mode, Tap};
use coinop_core::view::{BankPhase, BankView, DraftChange, DraftField, View};

use super::{Engine, engine};
use crate::clock::MatchClock;

/// A match that's over, with the coin that ended it still in.
struct Finished {
    engine: Engine,
    id: String,
    /// Its outcome, and how many events it has.
    outcome: (Option<String>, usize),
    calls: u32,
}

impl Finished {
    fn new(folder: &std::path::Path) -> Self {
        let engine = engine(folder);
        let draft = engine.new_draft().expect("a draft").draft;
        let change = DraftChange::Type {
            field: DraftField::Start,
            text: "2000".to_owned(),
        };
        let draft = engine.edit_draft(draft, change).expect("points").draft;
        engine.start(draft).expect("starts");
        let id = engine.lock().table().expect("open").id.clone();
        let mut table = Self {
            engine,
            id,
            outcome: (None, 0),
            calls: 0,
        };
        for seat in [Seat(0), Seat(1)] {
            table.send(Input::CoinIn(seat));
            table.send(Input::CoinOut);
        }
        table.send(Input::CoinIn(Seat(0)));
        table.send(Input::SetMode(Mode::Direct));
        for level in Level::all() {
            table.send(Input::Tap(Tap::Buy(level)));
        }
        table.send(Input::Tap(Tap::Confirm));
        assert_eq!(table.bank().phase, BankPhase::Ended);
        table.outcome = table.kept();
        assert!(table.outcome.0.is_some());
        assert_eq!(table.outcome.1, 18, "two accounts, sixteen purchases");
        table
    }

    fn send(&mut self, input: Input) -> coinop_core::session::Update {
        self.calls += 1;
        let update = self.engine.dispatch(self.calls, input.clone());
        let update = update.expect("is written");
        assert_eq!(update.notice, None, "{input:?}");
        update
    }

    /// Time passes, as if somebody had waited.
    fn wait(&self, ms: u32) {
        let mut desk = self.engine.lock();
        let table = desk.table.as_mut().expect("open");
        table.clock = MatchClock::from(table.session.now().after(ms));
    }

    fn bank(&self) -> BankView {
        match self.engine.view().expect("open").view {
            Some(View::Bank(view)) => view,
            _ => unreachable!("a table of the bank"),
        }
    }

    /// The finished match's outcome and events on the shelf.
    fn kept(&self) -> (Option<String>, usize) {
        let mut desk = self.engine.lock();
        let found = desk.store.find_match(&self.id).expect("is there");
        let events = desk.store.events(found.row).expect("reads").len();
        (found.outcome, events)
    }

    fn open_id(&self) -> String {
        self.engine.lock().table().expect("open").id.clone()
    }
}

/// Rule 2.9: the next match has a row of its own, as with "play again".
#[test]
fn a_reset_after_the_end_leaves_the_finished_match_its_outcome() {
    let folder = tempfile::tempdir().expect("temp");
    let mut table = Finished::new(folder.path());
    let down = table.send(Input::ButtonDown);
    table.wait(5_000);
    let reset = table.send(Input::Wake);
    assert!(reset.revision > down.revision, "a shell takes it for newer");
    let music = Effect::Cue(super::Cue::Reset);
    assert!(reset.effects.contains(&music), "{:?}", reset.effects);
    let Some(View::Bank(next)) = reset.view else {
        unreachable!("a whole view of the bank")
    };
    assert_eq!(next.phase, BankPhase::Registering);
    assert_eq!(next.unit.digits, "0000", "four zeros");
    assert_eq!(next.bring_back, None, "nothing was lost");
    assert_ne!(table.open_id(), table.id);
    assert_eq!(table.kept(), table.outcome);

    table.send(Input::ButtonUp);
    table.send(Input::CoinIn(Seat(1)));
    let next = table.open_id();
    assert_eq!(table.kept(), table.outcome, "after a new entry too");
    let home = table.engine.home().expect("home");
    assert_eq!(home.continues.len(), 1);
    assert_eq!(home.continues[0].id, next);

    // Opened again, the finished one is as it was, and nobody holds its button.
    table.engine.open_match(table.id.clone()).expect("opens");
    table.wait(60_000);
    table.calls = 0;
    table.send(Input::Wake);
    assert_eq!(table.open_id(), table.id);
    assert_eq!(table.bank().phase, BankPhase::Ended);
    assert_eq!(table.kept(), table.outcome);

    table.engine.open_match(next).expect("opens");
    assert_eq!(table.bank().phase, BankPhase::Registering);
    assert_eq!(table.bank().unit.coin, Some(Seat(1)), "from its log");
}

/// No shell is that late, but the coin is the next match's first all the same.
#[test]
fn what_comes_after_the_five_seconds_is_of_the_next_match() {
    let folder = tempfile::tempdir().expect("temp");
    let mut table = Finished::new(folder.path());
    table.send(Input::ButtonDown);
    table.wait(9_000);
    table.send(Input::CoinIn(Seat(1)));
    assert_ne!(table.open_id(), table.id);
    assert_eq!(table.bank().unit.coin, Some(Seat(1)));
    assert_eq!(table.kept(), table.outcome);
}

#[test]
fn a_next_match_that_cannot_begin_leaves_the_finished_one_usable() {
    let folder = tempfile::tempdir().expect("temp");
    let mut table = Finished::new(folder.path());
    table.send(Input::ButtonDown);
    table.wait(5_000);
    {
        let mut desk = table.engine.lock();
        let table = desk.table.as_mut().expect("open");
        let GameSetup::Bank(setup) = &mut table.setup else {
            unreachable!("a table of the bank")
        };
        setup.players[0].name.clear();
    }
    let fault = table.engine.dispatch(1_000, Input::Wake);
    fault.expect_err("a player without a name");
    assert_eq!(table.open_id(), table.id);
    assert_eq!(table.kept(), table.outcome);
    table.wait(60_000);
    table.send(Input::CoinOut);
    assert_eq!(table.bank().phase, BankPhase::Ended);
    assert_eq!(table.kept(), table.outcome);
}

/// Before the end a reset is a mistake that can be taken back.
#[test]
fn a_reset_before_the_end_can_still_be_brought_back() {
    let folder = tempfile::tempdir().expect("temp");
    let mut table = Finished::new(folder.path());
    table.send(Input::Tap(Tap::Undo));
    table.send(Input::ButtonDown);
    table.wait(5_000);
    table.send(Input::Wake);
    assert_eq!(table.open_id(), table.id);
    table.send(Input::ButtonUp);
    let back = table.bank().bring_back.expect("offered");
    table.send(back.input);
    assert_eq!(table.bank().phase, BankPhase::Playing);
    assert_eq!(table.bank().players[0].levels.len(), 15);
}
