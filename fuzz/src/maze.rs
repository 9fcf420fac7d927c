//! Any stick, any display and any map: nobody in a wall, every round ends, and
//! its log is the same round.

use coinop_core::kernel::Millis;
use coinop_core::maze::{Difficulty, PracticeSetup, Watch};
use coinop_core::session::{AnyGame, Direction, GameSetup, Input, Logged, Session, Tap};

use super::bytes::Bytes;
use super::{SEED, WORDS, can_be_shown, is_sound};

/// A count-in and a round take 1,080 ticks: 90 frames of a fifth of a second.
const MOST_FRAMES: u32 = 100;
/// Ends a map, where an input has one.
const END_OF_MAP: u8 = 0;

/// Plays a round.
pub fn maze(data: &[u8]) {
    let mut bytes = Bytes(data);
    let flags = bytes.byte();
    let mut map = None;
    if flags & 4 != 0 {
        let end = bytes.0.iter().position(|byte| *byte == END_OF_MAP);
        let (drawn, hands) = bytes.0.split_at(end.unwrap_or(bytes.0.len()));
        map = Some(String::from_utf8_lossy(drawn).into_owned());
        bytes = Bytes(hands);
        bytes.next();
    }
    let setup = PracticeSetup {
        difficulty: Difficulty::ALL[usize::from(flags & 3) % 3],
        map,
    };
    let session = match Session::new(GameSetup::Maze(setup.clone()), SEED) {
        Ok(session) => session,
        Err(invalid) => {
            assert!(!invalid.to_string().is_empty());
            return;
        }
    };
    let mut round = Round {
        session,
        now_us: 0,
        log: Vec::new(),
    };
    while let Some(kind) = bytes.next() {
        round.hand(kind, &mut bytes);
    }
    round.ends();
    round.is_its_log(setup.clone());
    if flags & 8 != 0 {
        round.is_as_watched(setup);
    }
    can_be_shown(&round.session);
}

struct Round {
    session: Session,
    now_us: u32,
    log: Vec<Logged>,
}

impl Round {
    fn hand(&mut self, kind: u8, bytes: &mut Bytes) {
        let way = [
            Direction::Up,
            Direction::Down,
            Direction::Left,
            Direction::Right,
        ][usize::from(kind & 3)];
        match kind >> 2 & 15 {
            0..=3 => self.send(Input::Press(way)),
            4 | 5 => self.send(Input::Release(way)),
            6 => self.send(Input::Stick(way)),
            7 if kind & 3 == 0 => self.send(Input::LetGo),
            7 if kind & 3 == 1 => self.send(Input::Tap(Tap::GoOn)),
            7 if kind & 3 == 2 => self.send(Input::ButtonDown),
            7 => self.send(Input::ButtonUp),
            8 => {
                let ticks = self.ticks() + bytes.wide() % 1_200;
                self.send(Input::Play(ticks));
            }
            // A display of its own mind.
            9 => self.frame(bytes.wide() << 16 | bytes.wide()),
            10 | 11 => self.frame(bytes.wide() * 6),
            // A steady one: 30, 60, 120 or 240 Hz.
            _ => {
                for _ in 0..bytes.byte() {
                    self.frame(33_333 >> (kind & 3));
                }
            }
        }
    }

    fn ticks(&self) -> u32 {
        match self.session.game() {
            AnyGame::Maze(practice) => practice.play().ticks(),
            AnyGame::Bank(_) | AnyGame::Cards(_) => 0,
        }
    }

    fn at(&self) -> Millis {
        Millis((self.now_us / 1_000).into())
    }

    fn send(&mut self, input: Input) {
        let before = self.session.hash();
        let reply = self.session.dispatch(input, self.at(), &WORDS);
        if reply.log.is_empty() {
            assert_eq!(before, self.session.hash(), "changed without a row");
        }
        self.log.extend(reply.log);
        is_sound(&self.session);
    }

    fn frame(&mut self, after_us: u32) {
        self.now_us = self.now_us.wrapping_add(after_us);
        let reply = self.session.frame(self.now_us, self.at(), &WORDS);
        assert_eq!(reply.over, self.session.is_over());
        self.log.extend(reply.log);
        is_sound(&self.session);
    }

    /// Whatever went on before, a hand and a display bring it to its end.
    fn ends(&mut self) {
        self.send(Input::Tap(Tap::GoOn));
        for _ in 0..MOST_FRAMES {
            if self.session.is_over() {
                return;
            }
            self.frame(200_000);
        }
        panic!("a round without an end");
    }

    fn is_its_log(&self, setup: PracticeSetup) {
        let live = self.session.hash();
        let again = Session::replay(GameSetup::Maze(setup), SEED, self.log.clone());
        let again = again.map(|session| session.hash());
        assert_eq!(again, Ok(live), "the log, replayed");
    }

    fn is_as_watched(&self, setup: PracticeSetup) {
        let inputs = self.log.iter().map(|row| row.input.clone()).collect();
        let watched = Watch::new(setup, SEED, inputs).map(|mut watch| {
            for _ in 0..200 {
                watch.advance(7);
            }
            watch.advance(u32::MAX);
            watch.practice().hash()
        });
        assert_eq!(watched, Ok(self.session.hash()), "the log, watched");
    }
}
