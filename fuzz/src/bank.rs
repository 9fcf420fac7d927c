//! Any hands at the bank, with and without its maze: points are conserved, a
//! refusal changes no books, what isn't in the log hasn't happened.

use coinop_core::bank::{BoxData, Coin, Debt, HouseRules, Player, Reason, Setup};
use coinop_core::kernel::{Level, Millis, Points, Seat};
use coinop_core::maze::Difficulty;
use coinop_core::session::{
    AnyGame, Direction, GameSetup, Input, Logged, Mode, Session, TableTap, Tap,
};

use super::bytes::Bytes;
use super::{SEED, WORDS, can_be_shown, is_sound};

/// More hands make an input slow, not clever.
const MOST_HANDS: usize = 150;
/// Rolling back plays the log again.
const MOST_ROLL_BACKS: u32 = 3;

/// Plays an evening.
pub fn bank(data: &[u8]) {
    let mut bytes = Bytes(data);
    let mut table = Table::new(setup(&mut bytes));
    for _ in 0..MOST_HANDS {
        let Some(kind) = bytes.next() else { break };
        table.hand(kind, &mut bytes);
    }
    table.close();
}

/// A table of two to four.
pub(super) fn setup(bytes: &mut Bytes) -> GameSetup {
    let (flags, seats) = (bytes.byte(), 2 + bytes.below(3));
    let names = ["Maya", "Ben", "Ola", "Tim"];
    let players = names.iter().zip(Coin::ALL).take(usize::from(seats));
    GameSetup::Bank(Setup {
        players: players
            .map(|(name, coin)| Player {
                name: (*name).to_owned(),
                coin,
            })
            .collect(),
        box_data: BoxData {
            start: Points([2_000, 100, 2_000, 9_990][usize::from(flags & 1 | flags >> 4 & 2)]),
            ..BoxData::example()
        },
        rules: HouseRules {
            play_maze: flags & 2 == 0,
            double_rent: flags & 4 == 0,
            remind_rent: flags & 8 == 0,
            difficulty: Difficulty::ALL[usize::from(flags >> 6) % 3],
        },
        helper: flags & 16 == 0,
    })
}

#[derive(PartialEq, Eq)]
struct Books {
    scores: Vec<Option<Points>>,
    owners: Vec<Option<Seat>>,
    /// Which entries count.
    standing: Vec<bool>,
}

struct Table {
    setup: GameSetup,
    session: Session,
    now: u32,
    display_us: u32,
    log: Vec<Logged>,
    roll_backs: u32,
}

impl Table {
    #[expect(clippy::expect_used, reason = "a target fails by panicking")]
    fn new(setup: GameSetup) -> Self {
        let session = Session::new(setup.clone(), SEED).expect("a valid setup");
        let mut table = Self {
            setup,
            session,
            now: 0,
            display_us: 0,
            log: Vec::new(),
            roll_backs: 0,
        };
        // Most of the game lies behind this; `hand` resets it often enough.
        let seats = match table.session.game() {
            AnyGame::Bank(bank) => bank.setup().players.len(),
            AnyGame::Maze(_) | AnyGame::Cards(_) => 0,
        };
        for seat in (0..4).take(seats) {
            table.send(Input::CoinIn(Seat(seat)));
            table.send(Input::CoinOut);
        }
        table
    }

    fn hand(&mut self, kind: u8, bytes: &mut Bytes) {
        // Mostly a steady hand, now and then a shaky, slow or sleeping one.
        let waits = [700, 700, 700, 100, 0, 599, 5_000, 300_000];
        self.now = self.now.saturating_add(waits[usize::from(kind >> 5)]);
        match kind & 31 {
            0 | 1 => {
                self.send(Input::CoinOut);
                self.send(Input::CoinIn(Seat(bytes.below(5))));
            }
            2 => self.send(Input::CoinIn(Seat(bytes.byte()))),
            3 => self.send(Input::CoinOut),
            4..=7 => {
                let times = bytes.byte();
                for _ in 0..=times >> 3 {
                    self.send(Input::Stick(direction(times)));
                }
            }
            8 => self.send(Input::ButtonDown),
            9 => self.send(Input::ButtonUp),
            10 | 11 => {
                self.send(Input::ButtonDown);
                self.send(Input::ButtonUp);
            }
            12 => self.send(Input::LetGo),
            13 => self.send(Input::Wake),
            14 => self.send(Input::SetMode(bytes.pick([Mode::Unit, Mode::Direct]))),
            15 => {
                let ticks = self.ticks().saturating_add(bytes.wide());
                self.send(Input::Play(ticks));
            }
            16 => self.send(Input::Press(direction(bytes.byte()))),
            17 => self.send(Input::Release(direction(bytes.byte()))),
            18 | 19 => self.frames(bytes),
            20 => self.send(Input::Table(table_tap(bytes))),
            21 if self.roll_backs < MOST_ROLL_BACKS => self.roll_back(bytes),
            22 => self.reopen(),
            23 => self.buy_out(bytes),
            _ => self.send(Input::Tap(tap(bytes))),
        }
    }

    fn ticks(&self) -> u32 {
        match self.session.game() {
            AnyGame::Bank(bank) => bank.maze().map_or(0, |play| play.ticks()),
            AnyGame::Maze(_) | AnyGame::Cards(_) => 0,
        }
    }

    fn send(&mut self, input: Input) {
        let (before, books) = (self.session.hash(), self.books());
        let at = Millis(self.now.into());
        let reply = self.session.dispatch(input, at, &WORDS);
        self.log.extend(reply.log.iter().cloned());
        assert!(reply.log.len() <= 3, "rows of one input");
        if reply.log.is_empty() {
            assert_eq!(before, self.session.hash(), "changed without a row");
        }
        let is_aged = reply.log.iter().any(|row| row.input == Input::Wake);
        if let Some(notice) = &reply.update.notice {
            assert!(is_aged || books == self.books(), "{notice:?} changed books");
            assert!(!notice.text.is_empty() && !notice.remedy.is_empty());
        }
        self.check();
    }

    fn frames(&mut self, bytes: &mut Bytes) {
        let (us, count) = (bytes.wide() * 6, bytes.below(64));
        for _ in 0..count {
            self.now = self.now.saturating_add(us / 1_000);
            self.display_us = self.display_us.wrapping_add(us);
            let at = Millis(self.now.into());
            let reply = self.session.frame(self.display_us, at, &WORDS);
            self.log.extend(reply.log);
            self.check();
        }
    }

    /// The end is far: Levels are bought until somebody can't afford one.
    fn buy_out(&mut self, bytes: &mut Bytes) {
        self.send(Input::SetMode(Mode::Direct));
        let last = bytes.below(17);
        for level in Level::all().take(last.into()) {
            self.now = self.now.saturating_add(700);
            self.send(Input::Tap(Tap::Buy(level)));
        }
        self.send(Input::Tap(Tap::Confirm));
    }

    /// The store was full: what this input did is forgotten.
    fn roll_back(&mut self, bytes: &mut Bytes) {
        self.roll_backs += 1;
        self.send(Input::LetGo);
        let (before, rows) = (self.session.hash(), self.log.len());
        self.send(Input::Tap(tap(bytes)));
        self.session.roll_back();
        self.log.truncate(rows);
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

    /// What no refusal may change. Who is out of an auction isn't part of it:
    /// a denied bid does that.
    fn books(&self) -> Option<Books> {
        match self.session.game() {
            AnyGame::Bank(bank) => {
                let ledger = bank.ledger();
                Some(Books {
                    scores: ledger.seats().map(|seat| ledger.score(seat)).collect(),
                    owners: Level::all().map(|level| ledger.owner(level)).collect(),
                    standing: ledger.entries().iter().map(|entry| !entry.void).collect(),
                })
            }
            AnyGame::Maze(_) | AnyGame::Cards(_) => None,
        }
    }

    fn check(&self) {
        assert_eq!(self.session.sequence() as usize, self.log.len());
        is_sound(&self.session);
    }

    fn close(mut self) {
        self.send(Input::LetGo);
        let again = Session::replay(self.setup, SEED, self.log);
        let again = again.map(|session| session.hash());
        assert_eq!(again, Ok(self.session.hash()), "the log, replayed");
        can_be_shown(&self.session);
    }
}

fn direction(byte: u8) -> Direction {
    let all = [
        Direction::Up,
        Direction::Down,
        Direction::Left,
        Direction::Right,
    ];
    all[usize::from(byte) % 4]
}

fn level(bytes: &mut Bytes) -> Level {
    Level::new(1 + bytes.below(16)).unwrap_or(Level::FIRST)
}

fn debt(bytes: &mut Bytes) -> Debt {
    match bytes.below(4) {
        0 => Debt::GhostFee,
        1 => Debt::JailFee,
        _ => Debt::Rent(level(bytes)),
    }
}

fn tap(bytes: &mut Bytes) -> Tap {
    match bytes.below(27) {
        0 => Tap::Back,
        1 => Tap::ChooseLevel(level(bytes)),
        2 => Tap::Buy(level(bytes)),
        3 => Tap::ChooseSteal,
        4 => Tap::Steal(level(bytes)),
        5 => Tap::StoleFromBank(level(bytes)),
        6 => Tap::OpenAuction(level(bytes)),
        7 | 8 => Tap::RaiseBid(Seat(bytes.below(5))),
        9 => Tap::CloseAuction,
        10 => Tap::NoBids,
        11 => Tap::Pay(debt(bytes)),
        12 => Tap::ChooseDebt(level(bytes)),
        13 => Tap::OpenDebt(debt(bytes)),
        14 => Tap::Sell(level(bytes)),
        15 => Tap::OpenGoRound,
        16 => Tap::GoRoundMore,
        17 => Tap::GoRoundLess,
        18 => Tap::BookGoRound,
        19 => Tap::Confirm,
        20 => Tap::Undo,
        21 => Tap::Redo,
        22 => Tap::OpenCorrection(bytes.byte().into()),
        23 => Tap::Correct {
            entry: bytes.byte().into(),
            reason: bytes.pick([
                Reason::WrongPlayer,
                Reason::WrongLevel,
                Reason::WrongAmount,
                Reason::NeverHappened,
            ]),
        },
        24 => Tap::GoOn,
        25 => Tap::ShowAll,
        _ => Tap::BringBack,
    }
}

fn table_tap(bytes: &mut Bytes) -> TableTap {
    match bytes.below(8) {
        0 => TableTap::Show(bytes.byte() & 1 == 0),
        1 | 2 => TableTap::Roll,
        3 => TableTap::SentToJail,
        4 => TableTap::PaidJail,
        5 => TableTap::EndTurn,
        6 => TableTap::TurnOf(Seat(bytes.below(5))),
        _ => TableTap::FreeFromJail(Seat(bytes.below(5))),
    }
}
