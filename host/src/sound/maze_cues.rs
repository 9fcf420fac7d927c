//! The maze's cues, of the same family as the others.

use super::cues::{BASS, REED, THIN};
use super::synth::Note;

/// Three bars of one second each, one step higher every time: three, two, one.
pub(super) const COUNT_IN: &[Note] = &[
    Note::new(0, 160, 74.0).wave(REED).decay(160.0),
    Note::new(250, 90, 78.0).wave(THIN).gain(0.5).decay(90.0),
    Note::new(500, 90, 80.0).wave(THIN).gain(0.5).decay(90.0),
    Note::new(750, 90, 81.0).wave(THIN).gain(0.5).decay(90.0),
    Note::new(1000, 160, 76.0).wave(REED).decay(160.0),
    Note::new(1250, 90, 80.0).wave(THIN).gain(0.5).decay(90.0),
    Note::new(1500, 90, 81.0).wave(THIN).gain(0.5).decay(90.0),
    Note::new(1750, 90, 83.0).wave(THIN).gain(0.5).decay(90.0),
    Note::new(2000, 160, 78.0).wave(REED).decay(160.0),
    Note::new(2250, 90, 81.0).wave(THIN).gain(0.6).decay(90.0),
    Note::new(2500, 90, 83.0).wave(THIN).gain(0.6).decay(90.0),
    Note::new(2750, 220, 86.0)
        .wave(REED)
        .decay(140.0)
        .chord(&[4.0]),
    Note::new(0, 240, 50.0).wave(BASS).gain(1.2).decay(160.0),
    Note::new(500, 240, 45.0).wave(BASS).gain(1.2).decay(160.0),
    Note::new(1000, 240, 52.0).wave(BASS).gain(1.2).decay(160.0),
    Note::new(1500, 240, 45.0).wave(BASS).gain(1.2).decay(160.0),
    Note::new(2000, 240, 54.0).wave(BASS).gain(1.2).decay(160.0),
    Note::new(2500, 240, 57.0).wave(BASS).gain(1.2).decay(160.0),
];

/// A bite: down and half back up.
pub(super) const MUNCH: &[Note] = &[
    Note::new(0, 42, 76.0).to(69.0).wave(THIN).decay(40.0),
    Note::new(44, 38, 69.0)
        .to(73.0)
        .wave(THIN)
        .gain(0.7)
        .decay(36.0),
];

/// A siren that starts to climb.
pub(super) const POWER: &[Note] = &[
    Note::new(0, 120, 62.0).to(74.0).wave(REED).decay(300.0),
    Note::new(120, 120, 66.0).to(78.0).wave(REED).decay(300.0),
    Note::new(240, 260, 69.0).to(86.0).wave(REED).decay(260.0),
    Note::new(0, 400, 38.0)
        .to(50.0)
        .wave(BASS)
        .gain(1.1)
        .decay(400.0),
];

/// Up the wheel in one gulp.
pub(super) const GHOST_EATEN: &[Note] = &[
    Note::new(0, 40, 74.0).wave(THIN),
    Note::new(40, 40, 78.0).wave(THIN),
    Note::new(80, 40, 80.0).wave(THIN),
    Note::new(120, 40, 81.0).wave(THIN),
    Note::new(160, 40, 85.0).wave(THIN),
    Note::new(200, 260, 90.0).to(93.0).wave(REED).decay(120.0),
    Note::new(200, 200, 54.0).wave(BASS).gain(0.9).decay(120.0),
];

/// Everything slides off the table.
pub(super) const CAUGHT: &[Note] = &[
    Note::new(0, 180, 81.0).to(74.0).wave(REED).decay(400.0),
    Note::new(180, 180, 78.0).to(69.0).wave(REED).decay(400.0),
    Note::new(360, 420, 74.0).to(50.0).wave(REED).decay(320.0),
    Note::new(780, 60, 45.0).wave(BASS).gain(1.2).decay(60.0),
    Note::new(880, 120, 38.0).wave(BASS).gain(1.3).decay(100.0),
];

/// The gong of a quiz, short.
pub(super) const ROUND_OVER: &[Note] = &[
    Note::new(0, 120, 81.0).wave(REED).decay(120.0),
    Note::new(130, 120, 85.0).wave(REED).decay(120.0),
    Note::new(260, 520, 86.0)
        .wave(REED)
        .decay(220.0)
        .chord(&[4.0, 7.0]),
    Note::new(260, 520, 50.0).wave(BASS).gain(1.2).decay(260.0),
];
