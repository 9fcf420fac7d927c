//! Any taps at the card game, at any pace, bots at any seat: cards are
//! conserved, a refusal changes nothing, what isn't in the log hasn't happened.

use coinop_core::cards::{
    Action, CardLevel, CardPlayer, CardRules, Cards, DeckData, Kept, Setup, Strength,
};
use coinop_core::kernel::{Millis, Seat, Seed};
use coinop_core::session::{AnyGame, GameSetup, Input, Logged, Session};

use super::bytes::Bytes;
use super::{WORDS, can_be_shown, is_sound};

/// More hands make an input slow, not clever.
const MOST_HANDS: usize = 200;
/// Rolling back plays the log again.
const MOST_ROLL_BACKS: u32 = 3;

/// Plays a match.
pub fn cards(data: &[u8]) {
    let mut bytes = Bytes(data);
    // What matters most in this game is how the deck was shuffled.
    let seed = Seed([bytes.byte(); 32]);
    let mut table = Table::new(setup(&mut bytes), seed);
    for _ in 0..MOST_HANDS {
        let Some(kind) = bytes.next() else { break };
        table.hand(kind, &mut bytes);
    }
    table.close();
}

/// A table of two to eight; the planning bot would think for too long.
fn setup(bytes: &mut Bytes) -> GameSetup {
    let level = bytes.pick(CardLevel::ALL);
    #[expect(clippy::cast_possible_truncation, reason = "at most 8")]
    let seats = 2 + bytes.below(level.most_players() as u8 - 1);
    let (flags, bots) = (bytes.byte(), bytes.byte());
    let names = ["Maya", "Ben", "Ola", "Tim", "Zoë", "Kai", "Liv", "Noor"];
    let bot = |seat| {
        let strength = Strength::ALL[usize::from(flags >> 4 & 1)];
        (bots >> seat & 1 == 1).then_some(strength)
    };
    GameSetup::Cards(Setup {
        level,
        players: (0..seats)
            .map(|seat| CardPlayer {
                name: names[usize::from(seat)].to_owned(),
                bot: bot(seat),
            })
            .collect(),
        starter: Seat(flags % seats),
        decks: DeckData::example(),
        rules: CardRules {
            draw_first: flags & 8 == 0,
            red_ghost_counts_as_two: flags & 32 == 0,
        },
        helper: flags & 64 == 0,
        stack: None,
    })
}

struct Table {
    setup: GameSetup,
    seed: Seed,
    session: Session,
    now: u32,
    log: Vec<Logged>,
    roll_backs: u32,
}

impl Table {
    #[expect(clippy::expect_used, reason = "a target fails by panicking")]
    fn new(setup: GameSetup, seed: Seed) -> Self {
        Self {
            session: Session::new(setup.clone(), seed).expect("a valid setup"),
            setup,
            seed,
            now: 0,
            log: Vec::new(),
            roll_backs: 0,
        }
    }

    fn cards(&self) -> &Cards {
        match self.session.game() {
            AnyGame::Cards(table) => table.cards(),
            AnyGame::Bank(_) | AnyGame::Maze(_) => unreachable!("a table of the card game"),
        }
    }

    fn hand(&mut self, kind: u8, bytes: &mut Bytes) {
        // Mostly a steady hand, now and then a shaky or slow one.
        let waits = [700, 700, 700, 700, 100, 0, 599, 5_000];
        self.now = self.now.saturating_add(waits[usize::from(kind >> 5)]);
        match kind & 31 {
            0 => self.send(Input::Card(any_action(bytes))),
            1 => self.send(Input::Pick(Some(Seat(bytes.below(9))))),
            2 => self.send(Input::Pick(None)),
            3 | 4 => self.send(Input::TakeBack(Seat(bytes.below(9)))),
            5 => self.send(Input::LetGo),
            6 | 7 => self.send(Input::Wake),
            8 if self.roll_backs < MOST_ROLL_BACKS => self.roll_back(bytes),
            9 => self.reopen(),
            _ => self.decide(bytes.byte()),
        }
    }

    /// One of the decisions that the rules allow; a bot has its own.
    fn decide(&mut self, which: u8) {
        let state = self.cards().state();
        let legal = state.actor().map(|seat| state.legal_actions(seat));
        let legal = legal.unwrap_or_default();
        if legal.is_empty() {
            assert!(self.session.is_over(), "nobody can go on");
            return;
        }
        self.send(Input::Card(legal[usize::from(which) % legal.len()]));
    }

    fn send(&mut self, input: Input) {
        let before = self.session.hash();
        let reply = self
            .session
            .dispatch(input, Millis(self.now.into()), &WORDS);
        assert!(reply.log.len() <= 2, "rows of one input");
        if reply.log.is_empty() {
            assert_eq!(before, self.session.hash(), "changed without a row");
        }
        if let Some(notice) = &reply.update.notice {
            assert!(reply.log.is_empty(), "{notice:?} changed something");
            assert!(!notice.text.is_empty() && !notice.remedy.is_empty());
        }
        self.log.extend(reply.log);
        self.check();
    }

    /// The store was full: what this input did is forgotten.
    fn roll_back(&mut self, bytes: &mut Bytes) {
        self.roll_backs += 1;
        let (before, rows) = (self.session.hash(), self.log.len());
        self.decide(bytes.byte());
        if self.log.len() > rows {
            self.session.roll_back();
            self.log.truncate(rows);
        }
        assert_eq!(before, self.session.hash(), "rolled back");
        self.check();
    }

    /// The app was killed.
    fn reopen(&mut self) {
        let restored = Session::restore(&self.session.snapshot());
        assert!(restored.is_some(), "a snapshot of our own");
        self.session = restored.unwrap_or_else(|| self.session.clone());
        self.check();
    }

    fn check(&self) {
        assert_eq!(self.session.sequence() as usize, self.log.len());
        is_sound(&self.session);
    }

    fn close(self) {
        let again = Session::replay(self.setup, self.seed, self.log);
        let again = again.map(|session| session.hash());
        assert_eq!(again, Ok(self.session.hash()), "the log, replayed");
        can_be_shown(&self.session);
    }
}

/// A decision of anybody about anything, sense or nonsense.
fn any_action(bytes: &mut Bytes) -> Action {
    let seat = Seat(bytes.below(9));
    let mut other = || Seat(bytes.below(9));
    let (a, b) = (other(), other());
    match bytes.below(10) {
        0 => Action::Lift { seat },
        1 => Action::Cover { seat },
        2 => Action::Draw { seat },
        3 => Action::End { seat },
        4 => Action::ShutDown { seat },
        5 => Action::Give {
            seat,
            ghost: bytes.pick(Kept::ALL),
            to: a,
        },
        6 => Action::Swap { seat, a, b },
        7 => Action::Skip { seat, whom: a },
        8 => Action::ChooseDraw {
            seat,
            whom: a,
            cards: bytes.below(6),
        },
        _ => Action::Pass {
            seat,
            card: bytes.pick(Kept::ALL),
        },
    }
}
