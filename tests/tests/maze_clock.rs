//! The same run to the last bit: on any display, at any rate, on any machine.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use coinop_core::kernel::{Millis, Seed, Stream, StreamId};
use coinop_core::maze::{COUNT_IN_TICKS, Difficulty, Play, PracticeSetup, ROUND_TICKS, Way};
use coinop_core::session::{AnyGame, Direction, GameSetup, Input, Logged, Session};
use coinop_core::view::{Language, Words};
use proptest::prelude::*;

/// A change of the stick: at which tick, which way, down or up.
type Change = (u32, usize, bool);

fn play(seed: u8) -> Play {
    let chance = Stream::new(Seed([seed; 32]), StreamId::Ghosts);
    Play::new(Difficulty::Gentle, chance)
}

/// Plays to `tick` with the changes of the stick that came before it.
fn play_to(play: &mut Play, tick: u32, changes: &[Change], next: &mut usize) {
    let mut events = Vec::with_capacity(16);
    while let Some((at, way, down)) = changes.get(*next).copied().filter(|c| c.0 < tick) {
        play.play_to(at, &mut events);
        play.steer(Way::ALL[way], down);
        *next += 1;
    }
    play.play_to(tick, &mut events);
}

/// Hashes after every tick, with a frame for each.
fn by_tick(seed: u8, changes: &[Change]) -> Vec<String> {
    let (mut play, mut next) = (play(seed), 0);
    (0..=COUNT_IN_TICKS + ROUND_TICKS)
        .map(|tick| {
            play_to(&mut play, tick, changes, &mut next);
            play.round().hash().to_string()
        })
        .collect()
}

/// A round on a display, as a shell plays it: frames, and now and then a hand.
struct OnDisplay {
    session: Session,
    words: Words,
    log: Vec<Logged>,
}

impl OnDisplay {
    fn new(seed: u8) -> Self {
        let setup = PracticeSetup {
            difficulty: Difficulty::Gentle,
            map: None,
        };
        Self {
            session: Session::new(GameSetup::Maze(setup), Seed([seed; 32])).expect("a setup"),
            words: Words::new(Language::En),
            log: Vec::new(),
        }
    }

    fn play(&self) -> &Play {
        match self.session.game() {
            AnyGame::Maze(practice) => practice.play(),
            AnyGame::Bank(_) | AnyGame::Cards(_) => unreachable!("a practice round"),
        }
    }

    fn frame(&mut self, now_us: u32) {
        let at = Millis((now_us / 1_000).into());
        let reply = self.session.frame(now_us, at, &self.words);
        self.log.extend(reply.log);
    }

    /// The hand is as late as it likes within a frame: this has no part in it.
    fn hand(&mut self, way: usize, down: bool) {
        let way = [
            Direction::Up,
            Direction::Left,
            Direction::Down,
            Direction::Right,
        ][way];
        let input = if down {
            Input::Press(way)
        } else {
            Input::Release(way)
        };
        let at = self.session.now();
        let reply = self.session.dispatch(input, at, &self.words);
        self.log.extend(reply.log);
    }
}

/// Plays by a display that shows a frame at each of these microseconds. A hand
/// moves as soon as a frame has brought its tick; `each` sees the round after
/// every frame that brought ticks. Returns at which ticks hands really moved.
fn by_frames(
    seed: u8,
    changes: &[Change],
    frames: impl Iterator<Item = u64>,
    mut each: impl FnMut(&Play),
) -> (OnDisplay, Vec<Change>) {
    let mut display = OnDisplay::new(seed);
    let mut came: Vec<Change> = Vec::new();
    for now_us in frames {
        let before = display.play().ticks();
        display.frame(u32::try_from(now_us).expect("a round takes 18 s"));
        if display.play().ticks() > before {
            each(display.play());
        }
        if display.session.is_over() {
            break;
        }
        let tick = display.play().ticks();
        let due = changes[came.len()..].iter().take_while(|c| c.0 <= tick);
        for &(_, way, down) in due.collect::<Vec<_>>() {
            display.hand(way, down);
            came.push((tick, way, down));
        }
    }
    assert!(display.session.is_over(), "the round was played");
    (display, came)
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let change = (0..COUNT_IN_TICKS + ROUND_TICKS, 0_usize..4, any::<bool>());
    prop::collection::vec(change, 0..80).prop_map(|mut changes| {
        changes.sort_unstable();
        changes
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// Hands move at even ticks, which a display of 30 Hz has frames for, too.
    #[test]
    fn displays_of_every_rate_give_the_same_run(seed in any::<u8>(), mut changes in changes()) {
        for change in &mut changes {
            change.0 &= !1;
        }
        let expected = by_tick(seed, &changes);
        for hz in [30, 60, 90, 120, 144, 165, 240] {
            let frames = (0..).map(|frame| frame * 1_000_000 / hz);
            let (_, came) = by_frames(seed, &changes, frames, |play| {
                let hash = play.round().hash().to_string();
                assert_eq!(hash, expected[play.ticks() as usize], "{hz} Hz");
            });
            assert_eq!(came, changes[..came.len()], "{hz} Hz");
        }
    }

    /// Frames come anyhow, and hands between them: ticks alone decide, and the
    /// log plays it again.
    #[test]
    fn frames_at_random_give_the_same_run(
        seed in any::<u8>(),
        changes in changes(),
        waits in prop::collection::vec(1_u64..300_000, 2..50),
    ) {
        // However short the waits, a round's worth of frames.
        let frames = waits.iter().chain([&9_000]).cycle().scan(0, |now, wait| {
            *now += wait;
            Some(*now)
        });
        let mut seen = Vec::new();
        let (display, came) = by_frames(seed, &changes, frames, |play| {
            seen.push((play.ticks(), play.round().hash().to_string()));
        });
        let expected = by_tick(seed, &came);
        for (tick, hash) in seen {
            assert_eq!(hash, expected[tick as usize], "at tick {tick}");
        }
        let setup = GameSetup::Maze(PracticeSetup { difficulty: Difficulty::Gentle, map: None });
        let again = Session::replay(setup, Seed([seed; 32]), display.log).expect("it replays");
        assert_eq!(again.hash(), display.session.hash());
    }
}

/// Half a second of the maze, in ticks: so much a crash may take. Six of them are
/// for a row's way to the disk.
const CRASH_TICKS: u32 = 30 - 6;

#[test]
fn the_log_is_less_than_half_a_second_behind_and_a_snapshot_is_where_the_log_is() {
    for hz in [30, 60, 144] {
        let mut display = OnDisplay::new(3);
        display.hand(1, true);
        let mut logged = 0;
        for frame in 0.. {
            display.frame(frame * 1_000_000 / hz);
            if display.session.is_over() {
                break;
            }
            if let Some(Input::Play(ticks)) = display.log.last().map(|row| row.input.clone()) {
                logged = ticks;
            }
            let ticks = display.play().ticks();
            assert!(ticks - logged < CRASH_TICKS, "{logged} of {ticks}, {hz} Hz");
            if frame % 37 == 0 {
                let setup = GameSetup::Maze(PracticeSetup {
                    difficulty: Difficulty::Gentle,
                    map: None,
                });
                let by_log = Session::replay(setup, Seed([3; 32]), display.log.clone());
                let by_log = by_log.expect("it replays").hash();
                let snapshot = Session::restore(&display.session.snapshot());
                assert_eq!(snapshot.expect("our own").hash(), by_log, "at tick {ticks}");
            }
        }
        assert!(logged > COUNT_IN_TICKS, "the round was played");
    }
}

/// A run of somebody who plays well, and its hashes at ticks 0, 60, … 900 of
/// the round: another machine, compiler or library has to come to the same.
#[test]
fn a_run_is_pinned() {
    let (mut play, mut next) = (play(GOLDEN_SEED), 0);
    for (second, golden) in GOLDEN.into_iter().enumerate() {
        let tick = u32::try_from(second).unwrap_or_default() * 60;
        play_to(&mut play, COUNT_IN_TICKS + tick, &STICK, &mut next);
        assert_eq!(play.round().tick(), tick);
        assert_eq!(play.round().hash().to_string(), golden, "at tick {tick}");
    }
    assert!(play.round().ending().is_some());
    assert!(play.round().eaten().ghosts > 0, "chance had its say");
}

const GOLDEN_SEED: u8 = 0;
const STICK: [Change; 71] = [
    (180, 1, true),
    (196, 1, false),
    (196, 0, true),
    (223, 0, false),
    (223, 3, true),
    (247, 3, false),
    (247, 2, true),
    (302, 2, false),
    (302, 1, true),
    (327, 1, false),
    (327, 0, true),
    (338, 0, false),
    (338, 2, true),
    (351, 2, false),
    (351, 1, true),
    (376, 1, false),
    (376, 0, true),
    (401, 0, false),
    (401, 1, true),
    (414, 1, false),
    (414, 0, true),
    (442, 0, false),
    (442, 1, true),
    (467, 1, false),
    (467, 2, true),
    (507, 2, false),
    (507, 0, true),
    (561, 0, false),
    (561, 3, true),
    (574, 3, false),
    (574, 0, true),
    (611, 0, false),
    (611, 2, true),
    (625, 2, false),
    (625, 1, true),
    (640, 1, false),
    (640, 3, true),
    (652, 3, false),
    (652, 0, true),
    (674, 0, false),
    (674, 1, true),
    (689, 1, false),
    (689, 0, true),
    (731, 0, false),
    (731, 3, true),
    (762, 3, false),
    (762, 2, true),
    (803, 2, false),
    (803, 3, true),
    (825, 3, false),
    (825, 0, true),
    (850, 0, false),
    (850, 3, true),
    (864, 3, false),
    (864, 2, true),
    (890, 2, false),
    (890, 0, true),
    (903, 0, false),
    (903, 1, true),
    (916, 1, false),
    (916, 3, true),
    (941, 3, false),
    (941, 2, true),
    (966, 2, false),
    (966, 3, true),
    (980, 3, false),
    (980, 1, true),
    (1025, 1, false),
    (1025, 0, true),
    (1066, 0, false),
    (1066, 1, true),
];
const GOLDEN: [&str; 16] = [
    "0f89189336465832",
    "608ce1bd82995914",
    "cb9dd93c6dab1ba9",
    "fed5d1299b615df8",
    "49879fe75ad21ffb",
    "4b82f9b706738a2d",
    "922c7ac85296b2a9",
    "e80afb4861052b1c",
    "f2143aa99dbdcdc6",
    "ba6d5e2c1a282c4c",
    "02c2094d4d499540",
    "32ddcd8a8faa95e8",
    "a794cebddfcb5614",
    "7fccf17d134d61a1",
    "c52c8bfc6c596eec",
    "8e05bbb5ca0603a1",
];
