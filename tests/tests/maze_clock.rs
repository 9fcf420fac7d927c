//! The same run to the last bit: on any display, at any rate, on any machine.

use coinop_core::kernel::{Seed, Stream, StreamId};
use coinop_core::maze::{COUNT_IN_TICKS, Difficulty, Play, ROUND_TICKS, TickClock, Way};
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

/// Plays by a display that shows a frame at each of these microseconds.
fn by_frames(seed: u8, changes: &[Change], frames: impl Iterator<Item = u64>) {
    let expected = by_tick(seed, changes);
    let (mut play, mut next) = (play(seed), 0);
    let mut clock = TickClock::default();
    let mut tick = 0;
    for now_us in frames {
        tick += clock.advance(now_us);
        if tick > COUNT_IN_TICKS + ROUND_TICKS {
            break;
        }
        play_to(&mut play, tick, changes, &mut next);
        let hash = play.round().hash().to_string();
        assert_eq!(hash, expected[tick as usize], "at tick {tick}");
    }
    assert!(tick >= COUNT_IN_TICKS + ROUND_TICKS, "the round was played");
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let change = (0..COUNT_IN_TICKS + ROUND_TICKS, 0_usize..4, any::<bool>());
    prop::collection::vec(change, 0..80).prop_map(|mut changes| {
        changes.sort_unstable();
        changes
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn displays_of_every_rate_give_the_same_run(seed in any::<u8>(), changes in changes()) {
        for hz in [30, 60, 90, 120, 144, 165, 240] {
            by_frames(seed, &changes, (0..).map(|frame| frame * 1_000_000 / hz));
        }
    }

    #[test]
    fn frames_at_random_give_the_same_run(
        seed in any::<u8>(),
        changes in changes(),
        waits in prop::collection::vec(1_u64..100_000, 2..50),
    ) {
        let frames = waits.iter().cycle().scan(0, |now, wait| {
            *now += wait;
            Some(*now)
        });
        // However short the waits, a round's worth of frames.
        by_frames(seed, &changes, frames);
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
