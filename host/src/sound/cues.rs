//! What each cue sounds like: our own little melodies, as tables of notes.
//!
//! One family: everything lives in a bright Lydian D (D E F♯ G♯ A B C♯), rising
//! where somebody gains, falling where somebody pays, and a bell that's out of
//! key. Short things are quiet, because they're heard a thousand times.

use std::sync::{Arc, OnceLock};

use coinop_core::session::Cue;

use super::maze_cues::{CAUGHT, COUNT_IN, GHOST_EATEN, MUNCH, POWER, ROUND_OVER};
use super::synth::{Note, Wave, render};
use super::table_cues::{
    BELL, BID, CARD, COIN_IN, COIN_OUT, DICE, FANFARE, GAIN, LEVEL_WON, MATCH_OVER, MOVE, PAY,
    REGISTERED, RESET, TAP, UNDO,
};

/// Every cue, in the order of core.
pub const ALL: [Cue; 22] = [
    Cue::CoinIn,
    Cue::CoinOut,
    Cue::Registered,
    Cue::Move,
    Cue::Gain,
    Cue::Pay,
    Cue::LevelWon,
    Cue::Bell,
    Cue::Undo,
    Cue::Bid,
    Cue::Reset,
    Cue::Dice,
    Cue::MatchOver,
    Cue::Fanfare,
    Cue::Tap,
    Cue::CountIn,
    Cue::Munch,
    Cue::Power,
    Cue::GhostEaten,
    Cue::Caught,
    Cue::RoundOver,
    Cue::Card,
];

/// Place of a cue in [`ALL`].
pub(super) const fn index(cue: Cue) -> usize {
    match cue {
        Cue::CoinIn => 0,
        Cue::CoinOut => 1,
        Cue::Registered => 2,
        Cue::Move => 3,
        Cue::Gain => 4,
        Cue::Pay => 5,
        Cue::LevelWon => 6,
        Cue::Bell => 7,
        Cue::Undo => 8,
        Cue::Bid => 9,
        Cue::Reset => 10,
        Cue::Dice => 11,
        Cue::MatchOver => 12,
        Cue::Fanfare => 13,
        Cue::Tap => 14,
        Cue::CountIn => 15,
        Cue::Munch => 16,
        Cue::Power => 17,
        Cue::GhostEaten => 18,
        Cue::Caught => 19,
        Cue::RoundOver => 20,
        Cue::Card => 21,
    }
}

/// The samples of a cue, rendered when they're first wanted.
pub(super) fn samples(cue: Cue) -> Arc<[i16]> {
    static RENDERED: [OnceLock<Arc<[i16]>>; ALL.len()] = [const { OnceLock::new() }; ALL.len()];
    let rendered = RENDERED[index(cue)].get_or_init(|| {
        let (notes, peak) = score(cue);
        render(notes, peak).into()
    });
    Arc::clone(rendered)
}

/// Notes and loudness of a cue.
const fn score(cue: Cue) -> (&'static [Note], f32) {
    match cue {
        Cue::CoinIn => (COIN_IN, 0.5),
        Cue::CoinOut => (COIN_OUT, 0.4),
        Cue::Registered => (REGISTERED, 0.55),
        Cue::Move => (MOVE, 0.28),
        Cue::Gain => (GAIN, 0.55),
        Cue::Pay => (PAY, 0.5),
        Cue::LevelWon => (LEVEL_WON, 0.62),
        Cue::Bell => (BELL, 0.6),
        Cue::Undo => (UNDO, 0.45),
        Cue::Bid => (BID, 0.4),
        Cue::Reset => (RESET, 0.6),
        Cue::Dice => (DICE, 0.5),
        Cue::MatchOver => (MATCH_OVER, 0.65),
        Cue::Fanfare => (FANFARE, 0.7),
        Cue::Tap => (TAP, 0.22),
        Cue::CountIn => (COUNT_IN, 0.5),
        Cue::Munch => (MUNCH, 0.24),
        Cue::Power => (POWER, 0.5),
        Cue::GhostEaten => (GHOST_EATEN, 0.5),
        Cue::Caught => (CAUGHT, 0.55),
        Cue::RoundOver => (ROUND_OVER, 0.55),
        Cue::Card => (CARD, 0.3),
    }
}

pub(super) const BASS: Wave = Wave::Triangle;
pub(super) const REED: Wave = Wave::Square(0.5);
pub(super) const THIN: Wave = Wave::Square(0.125);
