//! Random evenings at the controls: whatever hands do, the match stays sound.
//!
//! Inputs are drawn as gestures (a whole purchase, a bid, a hold) so that
//! evenings get far, with stray controls, nonsense and waits in between.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod cases;
mod hands;
mod sight;

use cases::config;
use coinop_core::bank::{BoxData, Coin, HouseRules, Player, Reason, Setup};
use coinop_core::kernel::{Level, Millis, Points, Seed};
use coinop_core::session::{
    AnyGame, Cue, Direction, Effect, GameSetup, Input, Logged, Mode, Notice, Reply, Session, Tap,
    Update,
};
use coinop_core::view::{BankPhase, BankView, Language, View, Words};
use hands::{Timed, evening};
use proptest::prelude::*;

fn setup(seats: usize, start: u32, helper: bool, play_maze: bool) -> GameSetup {
    let names = ["Maya", "Ben", "Ola", "Tim"];
    let players = names.iter().zip(Coin::ALL).take(seats);
    GameSetup::Bank(Setup {
        players: players
            .map(|(name, coin)| Player {
                name: (*name).to_owned(),
                coin,
            })
            .collect(),
        box_data: BoxData {
            start: Points(start),
            ..BoxData::example()
        },
        rules: HouseRules {
            play_maze,
            ..HouseRules::default()
        },
        helper,
    })
}

fn tables() -> impl Strategy<Value = GameSetup> {
    (
        2_usize..=4,
        prop_oneof![Just(100), Just(2000)],
        any::<bool>(),
        any::<bool>(),
    )
        .prop_map(|(seats, start, helper, play)| setup(seats, start, helper, play))
}

/// As [`tables`], with points for every Level.
fn tables_of_plenty() -> impl Strategy<Value = GameSetup> {
    (2_usize..=4, any::<bool>()).prop_map(|(seats, play)| setup(seats, 2000, false, play))
}

/// What ended the match is on a button, and that button takes it back.
fn reopens(evening: &Evening) {
    let end = evening.view().end.expect("an end");
    let undo = end.undo.expect("an end that can be taken back");
    assert!(undo.enabled, "{}", undo.why_not);
    let mut session = evening.session.clone();
    let later = Millis((evening.now + 700).into());
    session.dispatch(undo.input, later, &evening.words);
    assert!(!session.is_over(), "it's over all the same");
}

const SEED: Seed = Seed([7; 32]);

/// A session, its clock, and what a store would have written.
struct Evening {
    session: Session,
    words: Words,
    now: u32,
    log: Vec<Logged>,
    cues: Vec<Cue>,
}

impl Evening {
    fn new(setup: GameSetup) -> Self {
        Self {
            session: Session::new(setup, SEED).expect("a valid setup"),
            words: Words::new(Language::En),
            now: 0,
            log: Vec::new(),
            cues: Vec::new(),
        }
    }

    fn send(&mut self, (input, after_ms): Timed) -> Reply {
        self.now += after_ms;
        let reply = self
            .session
            .dispatch(input, Millis(self.now.into()), &self.words);
        self.log.extend(reply.log.iter().cloned());
        self.cues.extend(
            reply
                .update
                .effects
                .iter()
                .filter_map(|effect| match effect {
                    Effect::Cue(cue) => Some(*cue),
                    _ => None,
                }),
        );
        reply
    }

    fn view(&self) -> BankView {
        match self.session.update(&self.words).view {
            Some(View::Bank(view)) => view,
            Some(View::Maze(_) | View::Cards(_)) | None => {
                unreachable!("a whole update has a view")
            }
        }
    }

    fn sound(&self) {
        let bank = bank_of(self);
        let ledger = bank.ledger();
        let scores = ledger.seats().filter_map(|seat| ledger.score(seat));
        let sum: i64 = scores.map(|score| i64::from(score.0)).sum();
        assert_eq!(
            sum + ledger.bank(),
            0,
            "points come from nowhere or are lost"
        );
        let owned = Level::all()
            .filter(|level| ledger.owner(*level).is_some())
            .count();
        let outcome = bank.outcome();
        assert_eq!(outcome.is_some(), owned == Level::COUNT);
        assert_eq!(self.session.is_over(), outcome.is_some());
        if let Some(outcome) = outcome {
            assert!(!outcome.winners.is_empty(), "a match has a winner");
        }
    }
}

/// A notice on a screen, as a shell shows it, and in which update it came.
#[derive(Clone, Debug, Default, PartialEq)]
struct Screen {
    updates: u32,
    notice: Option<(u32, Notice)>,
}

impl Screen {
    fn show(&mut self, update: Update) {
        self.updates += 1;
        if update.put_away {
            self.notice = None;
        }
        if let Some(notice) = update.notice {
            self.notice = Some((self.updates, notice));
        }
    }
}

proptest! {
    #![proptest_config(config(64))]

    /// Report 8 and issue 3: conserved points, one outcome, exactly at 16.
    #[test]
    fn books_stay_sound(table in tables(), hands in evening()) {
        let mut evening = Evening::new(table);
        for timed in hands {
            let was_over = evening.session.is_over();
            evening.send(timed);
            evening.sound();
            if evening.session.is_over() && !was_over {
                reopens(&evening);
            }
        }
        let view = evening.view();
        prop_assert_eq!(view.phase == BankPhase::Ended, evening.session.is_over());
        prop_assert_eq!(view.end.is_some(), evening.session.is_over());
    }

    /// A correction may need no coin: what it ended is taken back all the same.
    #[test]
    fn end_by_a_correction_can_be_taken_back(
        table in tables_of_plenty(),
        sold in 1_u8..=16,
        pulled in any::<bool>(),
        unit in any::<bool>(),
    ) {
        let seats = match &table {
            GameSetup::Bank(setup) => setup.players.len(),
            GameSetup::Maze(_) | GameSetup::Cards(_) => unreachable!("a table of the bank"),
        };
        let mut evening = Evening::new(table);
        for timed in hands::sold_once_bought_all(sold) {
            evening.send(timed);
        }
        if pulled {
            evening.send((Input::CoinOut, 700));
        }
        let entry = u32::try_from(seats).expect("four at most") + 2;
        let reason = Reason::NeverHappened;
        evening.send((Input::Tap(Tap::Correct { entry, reason }), 700));
        prop_assert!(evening.session.is_over());
        if unit {
            evening.send((Input::SetMode(Mode::Unit), 700));
        }
        reopens(&evening);
    }

    /// What isn't written hasn't happened, and what is written happens again.
    #[test]
    fn log_replays_to_the_same_state(table in tables(), hands in evening()) {
        let mut evening = Evening::new(table.clone());
        for timed in hands {
            let before = evening.session.hash();
            let in_maze = evening.view().maze.is_some();
            let steers = matches!(
                timed.0,
                Input::Press(_) | Input::Release(_) | Input::Stick(_)
            );
            let reply = evening.send(timed);
            prop_assert!(reply.log.len() <= 2);
            // What only a frame shows changes no view.
            let unseen = in_maze && steers && reply.update.view.is_none();
            prop_assert!(unseen || reply.log.is_empty() == reply.update.view.is_none());
            if reply.log.is_empty() {
                prop_assert_eq!(before, evening.session.hash());
            }
        }
        let live = &evening.session;
        let again = Session::replay(table, SEED, evening.log.clone());
        let again = again.map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(again.hash(), live.hash());
        prop_assert_eq!(again.sequence(), live.sequence());
        prop_assert_eq!(again.update(&evening.words).view, live.update(&evening.words).view);
        let restored = Session::restore(&live.snapshot()).expect("a snapshot restores");
        prop_assert_eq!(restored.hash(), live.hash());
        prop_assert_eq!(restored.update(&evening.words), live.update(&evening.words));
    }

    /// A store that couldn't write: the input has never been.
    #[test]
    fn rolled_back_input_has_never_been(table in tables(), hands in evening()) {
        let mut evening = Evening::new(table.clone());
        let mut undisturbed = Evening::new(table);
        for (input, after_ms) in hands {
            undisturbed.send((input.clone(), after_ms));
            let state = |session: &Session| (session.hash(), session.sequence());
            let before = state(&evening.session);
            let at = Millis((evening.now + after_ms).into());
            evening.session.dispatch(input.clone(), at, &evening.words);
            let after = state(&evening.session);
            evening.session.roll_back();
            prop_assert_eq!(before, state(&evening.session));
            evening.send((input, after_ms));
            prop_assert_eq!(after, state(&evening.session));
        }
        prop_assert_eq!(evening.view(), undisturbed.view());
    }

    /// A clock that's set back stands still for the table: the log never goes
    /// back in time, so that it can be played again.
    #[test]
    fn clock_set_back_stands_still(
        table in tables(),
        hands in evening(),
        back in prop::collection::vec(0_u32..5_000, 1..20),
    ) {
        let mut straight = Evening::new(table.clone());
        let mut set_back = Evening::new(table);
        let mut back = back.into_iter().cycle();
        for (input, after_ms) in hands {
            straight.send((input.clone(), after_ms));
            set_back.send((input.clone(), after_ms));
            straight.send((input.clone(), 0));
            let earlier = set_back.now.saturating_sub(back.next().unwrap_or_default());
            let reply = set_back.session.dispatch(input, Millis(earlier.into()), &set_back.words);
            set_back.log.extend(reply.log);
        }
        prop_assert_eq!(straight.view(), set_back.view());
        prop_assert_eq!(straight.log, set_back.log);
    }

    /// Time in one go or in pieces: the same match, the same sounds.
    #[test]
    fn time_in_pieces_comes_to_the_same(
        table in tables(),
        hands in evening(),
        pieces in prop::collection::vec(1_u32..4_000, 1..20),
    ) {
        let mut at_once = Evening::new(table.clone());
        let mut in_pieces = Evening::new(table);
        let mut pieces = pieces.into_iter().cycle();
        for (input, after_ms) in hands {
            let mut rest = after_ms;
            for piece in pieces.by_ref().take(12) {
                if piece >= rest {
                    break;
                }
                in_pieces.send((Input::Wake, piece));
                rest -= piece;
            }
            in_pieces.send((input.clone(), rest));
            at_once.send((input, after_ms));
            prop_assert_eq!(at_once.session.hash(), in_pieces.session.hash());
        }
        prop_assert_eq!(at_once.view(), in_pieces.view());
        prop_assert_eq!(at_once.cues, in_pieces.cues);
    }

    /// Asking early for what is due changes nothing; asking when it's due does
    /// not ask for the same moment again.
    #[test]
    fn wakes_come_to_an_end(table in tables(), hands in evening()) {
        let mut evening = Evening::new(table);
        for timed in hands {
            let mut due = evening.send(timed).update.wake_in_ms;
            for _ in 0..20 {
                let Some(ms) = due else { break };
                due = evening.send((Input::Wake, ms)).update.wake_in_ms;
            }
            prop_assert_eq!(due, None, "it asks to be woken for ever");
        }
    }
}

proptest! {
    #![proptest_config(config(128))]

    /// Views of all states serialise, come back, and say something everywhere,
    /// in both languages.
    #[test]
    fn views_say_something_everywhere(table in tables(), hands in evening()) {
        let mut evening = Evening::new(table);
        for timed in hands {
            let reply = evening.send(timed);
            if let Some(notice) = &reply.update.notice {
                for text in [&notice.code, &notice.title, &notice.text, &notice.remedy] {
                    prop_assert!(!text.trim().is_empty(), "a bare {}", notice.code);
                }
            }
        }
        for language in Language::ALL {
            let update = evening.session.update(&Words::new(language));
            let json = serde_json::to_value(&update).expect("a view serialises");
            sight::says_something(&json);
            let back: Update =
                serde_json::from_value(json).expect("a view comes back");
            prop_assert_eq!(back, update);
        }
    }

    /// What was said stays while time passes, while a button comes up and when
    /// all hands go off; the next thing that a hand does puts it away.
    #[test]
    fn notices_stay_until_a_hand_goes_on(table in tables(), hands in evening()) {
        let mut evening = Evening::new(table);
        // No coin is in: refused, so that something is said in every evening.
        let refused = [(Input::CoinOut, 100)];
        let mut told = 0;
        for timed in refused.into_iter().chain(hands) {
            let mut screen = Screen::default();
            screen.show(evening.send(timed).update);
            if screen.notice.is_none() {
                continue;
            }
            told += 1;
            // Beside the evening, which goes on as if none of this had been.
            let mut beside = evening.session.clone();
            let mut at = evening.now;
            let mut send = |screen: &mut Screen, input: Input| {
                at += 50;
                screen.show(beside.dispatch(input, Millis(at.into()), &evening.words).update);
            };
            for input in [Input::Wake, Input::ButtonUp, Input::LetGo, Input::Wake] {
                send(&mut screen, input.clone());
                prop_assert!(screen.notice.is_some(), "{input:?} took it away");
            }
            let said = screen.notice.clone();
            send(&mut screen, Input::Stick(Direction::Up));
            prop_assert_ne!(screen.notice, said, "a hand went on and it's still there");
        }
        prop_assert!(told > 0, "nothing was ever refused");
    }

    /// A button that is enabled works and one that isn't says why: no shell ever
    /// has to know a rule. The scores on it are the scores before and after.
    #[test]
    fn buttons_keep_their_word(table in tables(), hands in evening()) {
        let mut evening = Evening::new(table);
        for timed in hands {
            evening.send(timed);
        }
        // A shaky finger's 600 ms are over.
        evening.send((Input::LetGo, 700));
        let json = serde_json::to_value(evening.view()).expect("a view serialises");
        let seat = evening.view().unit.coin;
        for choice in sight::choices(&json) {
            let mut session = evening.session.clone();
            let reply = session.dispatch(choice.input.clone(), Millis(evening.now.into()), &evening.words);
            let code = reply.update.notice.map(|notice| notice.code);
            if !choice.enabled {
                prop_assert!(!choice.why_not.trim().is_empty(), "{}: no reason", choice.id);
                continue;
            }
            // Report 4: who can't pay is led to guided selling, with the reason.
            let led = code.as_deref() == Some("must_sell_first") && {
                let Some(View::Bank(then)) = session.update(&evening.words).view else {
                    unreachable!("a whole update of the bank")
                };
                then.direct.is_some_and(|direct| direct.step == "debt")
            };
            prop_assert!(code.is_none() || led, "{} is enabled but {code:?}", choice.id);
            let bank = bank_in(&session);
            if let (Some(after), Some(seat)) = (choice.after, choice.seat.or(seat)) {
                let asks = bank.ledger() == bank_of(&evening).ledger();
                if !asks {
                    prop_assert_eq!(bank.ledger().score(seat), Some(after), "{}", choice.id);
                }
            }
            if let (Some(before), Some(seat)) = (choice.before, choice.seat.or(seat)) {
                let score = bank_of(&evening).ledger().score(seat);
                prop_assert_eq!(score, Some(before), "{}", choice.id);
            }
        }
    }

    /// The white button's promise: enabled, before, after.
    #[test]
    fn white_button_keeps_its_word(table in tables(), hands in evening()) {
        let mut evening = Evening::new(table);
        for timed in hands {
            evening.send(timed);
        }
        evening.send((Input::LetGo, 700));
        let view = evening.view();
        let (Some(seat), false) = (view.unit.coin, view.unit.asleep) else {
            return Ok(());
        };
        evening.send((Input::ButtonDown, 100));
        let reply = evening.send((Input::ButtonUp, 100));
        let button = view.unit.button;
        // A running round rests for no button.
        let running = view.maze.is_some() && !button.enabled;
        if view.direct.is_none() && !running {
            let code = reply.update.notice.map(|notice| notice.code);
            prop_assert_eq!(code.is_none(), button.enabled, "{:?}: {}", code, button.announce);
        }
        if let Some(after) = button.after {
            prop_assert_eq!(bank_of(&evening).ledger().score(seat), Some(after));
        }
    }
}

fn bank_of(evening: &Evening) -> &coinop_core::bank::Bank {
    bank_in(&evening.session)
}

fn bank_in(session: &Session) -> &coinop_core::bank::Bank {
    match session.game() {
        AnyGame::Bank(bank) => bank,
        AnyGame::Maze(_) | AnyGame::Cards(_) => unreachable!("a table of the bank"),
    }
}
