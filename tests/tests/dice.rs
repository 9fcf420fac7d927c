//! Chance is named, pinned and fair: no new library, no other machine changes
//! the dice of an old match (design: "Chance and secrets"; report 27).

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use coinop_core::kernel::{Seed, Stream, StreamId};
use proptest::prelude::*;

fn dice(seed: u8) -> Stream {
    Stream::new(Seed([seed; 32]), StreamId::Dice)
}

/// Computed apart from the engine, by ChaCha8 as published.
const ZEROS: [u32; 20] = [3, 6, 4, 4, 4, 5, 5, 5, 1, 6, 2, 1, 3, 4, 1, 2, 4, 4, 2, 1];
const SEVENS: [u32; 20] = [1, 4, 1, 6, 1, 5, 1, 5, 2, 4, 5, 5, 5, 6, 4, 6, 3, 5, 6, 2];
const SHUFFLED: [u8; 16] = [14, 3, 15, 11, 5, 13, 2, 12, 7, 10, 6, 9, 4, 1, 8, 0];

#[test]
fn die_is_pinned() {
    let mut stream = dice(0);
    let rolls: Vec<u32> = (0..20).map(|_| stream.die(6)).collect();
    assert_eq!(rolls, ZEROS);
    let mut stream = dice(7);
    let rolls: Vec<u32> = (0..20).map(|_| stream.die(6)).collect();
    assert_eq!(rolls, SEVENS);
}

#[test]
fn shuffle_is_pinned() {
    let mut cards: Vec<u8> = (0..16).collect();
    dice(0).shuffle(&mut cards);
    assert_eq!(cards, SHUFFLED);
}

/// 60,000 rolls: each face 10,000 times, give or take five standard deviations
/// (√(60,000 · 1/6 · 5/6) ≈ 91).
#[test]
fn die_is_fair() {
    for seed in 0..4 {
        let mut stream = dice(seed);
        let mut faces = [0_u32; 6];
        for _ in 0..60_000 {
            faces[stream.die(6) as usize - 1] += 1;
        }
        for (face, count) in faces.iter().enumerate() {
            assert!(count.abs_diff(10_000) < 456, "face {}: {count}", face + 1);
        }
    }
}

/// Two dice in a row are independent: each of 36 pairs 1,000 times, give or take
/// five standard deviations (√(36,000 · 1/36 · 35/36) ≈ 31).
#[test]
fn pairs_of_dice_are_fair() {
    let mut stream = dice(1);
    let mut pairs = [0_u32; 36];
    for _ in 0..36_000 {
        let (a, b) = (stream.die(6), stream.die(6));
        pairs[((a - 1) * 6 + b - 1) as usize] += 1;
    }
    assert!(
        pairs.iter().all(|count| count.abs_diff(1_000) < 156),
        "{pairs:?}"
    );
}

/// All 24 orders of four cards come up alike: 1,000 each of 24,000.
#[test]
fn shuffle_is_fair() {
    let mut stream = dice(2);
    let mut orders = std::collections::BTreeMap::new();
    for _ in 0..24_000 {
        let mut cards = [0, 1, 2, 3];
        stream.shuffle(&mut cards);
        *orders.entry(cards).or_insert(0_u32) += 1;
    }
    assert_eq!(orders.len(), 24);
    assert!(
        orders.values().all(|count| count.abs_diff(1_000) < 156),
        "{orders:?}"
    );
}

proptest! {
    #[test]
    fn die_stays_on_its_sides(seed: [u8; 32], sides in 1_u32..=100) {
        let mut stream = Stream::new(Seed(seed), StreamId::Dice);
        for _ in 0..50 {
            prop_assert!((1..=sides).contains(&stream.die(sides)));
        }
    }

    #[test]
    fn shuffle_loses_no_card(seed: [u8; 32], count in 0_u8..60) {
        let mut cards: Vec<u8> = (0..count).collect();
        Stream::new(Seed(seed), StreamId::Dice).shuffle(&mut cards);
        cards.sort_unstable();
        prop_assert_eq!(cards, (0..count).collect::<Vec<_>>());
    }

    /// A stored stream goes on where it was: a restore never rolls again.
    #[test]
    fn stored_stream_goes_on(seed: [u8; 32], before in 0_usize..200) {
        let mut stream = Stream::new(Seed(seed), StreamId::Dice);
        for _ in 0..before {
            stream.die(6);
        }
        let json = serde_json::to_string(&stream).unwrap();
        let mut again: Stream = serde_json::from_str(&json).unwrap();
        for _ in 0..20 {
            prop_assert_eq!(stream.die(6), again.die(6));
        }
    }
}
