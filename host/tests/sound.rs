//! Cues as samples: each is heard, none clips or clicks, all differ.

use coinop_core::session::Cue;
use coinop_host::sound::{ALL, RATE, pcm};

fn milliseconds(samples: &[i16]) -> usize {
    samples.len() * 1000 / RATE as usize
}

fn loudest(samples: &[i16]) -> u16 {
    samples
        .iter()
        .map(|sample| sample.unsigned_abs())
        .max()
        .unwrap_or(0)
}

/// Root of the mean square, in steps of an i16.
fn loudness(samples: &[i16]) -> u64 {
    let squares: u64 = samples
        .iter()
        .map(|sample| u64::from(sample.unsigned_abs()).pow(2))
        .sum();
    (squares / samples.len().max(1) as u64).isqrt()
}

#[test]
fn every_cue_is_heard() {
    for cue in ALL {
        let samples = pcm(cue);
        assert!(loudest(&samples) > 5_000, "{cue:?}: {}", loudest(&samples));
        assert!(loudness(&samples) > 300, "{cue:?}: {}", loudness(&samples));
    }
}

#[test]
fn no_cue_clips() {
    for cue in ALL {
        assert!(loudest(&pcm(cue)) < 26_000, "{cue:?}");
    }
}

#[test]
fn every_cue_begins_softly_and_ends_at_zero() {
    for cue in ALL {
        let samples = pcm(cue);
        assert_eq!(samples.last(), Some(&0), "{cue:?}");
        assert!(samples[0].unsigned_abs() < 2_000, "{cue:?}");
        let end = &samples[samples.len() - 24..];
        assert!(loudest(end) < 1_200, "{cue:?} ends in a click");
    }
}

#[test]
fn every_cue_is_as_long_as_what_it_means() {
    for cue in ALL {
        let bounds = match cue {
            Cue::Move | Cue::Tap => 10..=60,
            Cue::Bid | Cue::CoinIn | Cue::CoinOut | Cue::Undo => 100..=450,
            Cue::Registered | Cue::Gain | Cue::Pay | Cue::Dice | Cue::Bell => 250..=700,
            Cue::LevelWon => 500..=1_000,
            Cue::Munch | Cue::Card => 40..=120,
            Cue::Power | Cue::GhostEaten => 300..=700,
            Cue::Caught | Cue::RoundOver => 600..=1_200,
            Cue::CountIn => 2_900..=3_100,
            Cue::Reset | Cue::MatchOver => 1_500..=3_000,
            Cue::Fanfare => 2_500..=4_000,
        };
        let length = milliseconds(&pcm(cue));
        assert!(bounds.contains(&length), "{cue:?} takes {length} ms");
    }
}

#[test]
fn what_is_heard_often_is_quieter_than_what_is_heard_once() {
    let peak = |cue| loudest(&pcm(cue));
    for often in [Cue::Move, Cue::Tap, Cue::Bid, Cue::Munch] {
        assert!(peak(often) < peak(Cue::Bell));
        assert!(peak(often) < peak(Cue::Fanfare));
    }
}

#[test]
fn all_cues_differ() {
    for (i, one) in ALL.into_iter().enumerate() {
        for other in ALL.into_iter().skip(i + 1) {
            assert!(pcm(one) != pcm(other), "{one:?} sounds like {other:?}");
        }
    }
}

#[test]
fn a_cue_is_the_same_each_time() {
    assert!(pcm(Cue::Dice) == pcm(Cue::Dice));
}
