//! The cues of the table: coins, cards, dice, money, and how a match ends.

use super::cues::{BASS, REED, THIN};
use super::synth::{Note, Wave};

/// Metal over metal, then three quick steps up.
pub(super) const COIN_IN: &[Note] = &[
    Note::new(0, 26, 118.0)
        .wave(Wave::Noise)
        .gain(0.9)
        .decay(10.0),
    Note::new(14, 36, 98.0)
        .wave(Wave::Sine)
        .gain(0.5)
        .decay(20.0),
    Note::new(40, 52, 74.0).gain(0.7),
    Note::new(92, 52, 80.0).gain(0.8),
    Note::new(144, 190, 85.0).decay(70.0),
    Note::new(144, 190, 97.0)
        .wave(Wave::Sine)
        .gain(0.5)
        .decay(60.0),
];

/// Paper off a pile, and its corner.
pub(super) const CARD: &[Note] = &[
    Note::new(0, 46, 96.0)
        .wave(Wave::Noise)
        .gain(0.8)
        .decay(14.0),
    Note::new(38, 44, 79.0)
        .wave(Wave::Sine)
        .gain(0.4)
        .decay(16.0),
];

/// The same slide backwards.
pub(super) const COIN_OUT: &[Note] = &[
    Note::new(0, 60, 85.0).gain(0.8),
    Note::new(56, 60, 80.0).gain(0.7),
    Note::new(112, 110, 74.0).decay(50.0),
    Note::new(150, 40, 112.0)
        .wave(Wave::Noise)
        .gain(0.5)
        .decay(12.0),
];

/// The beep that opens an account.
pub(super) const REGISTERED: &[Note] = &[
    Note::new(0, 110, 81.0).wave(REED).decay(400.0),
    Note::new(120, 300, 88.0).wave(REED).decay(120.0),
    Note::new(120, 300, 64.0).wave(BASS).gain(0.9).decay(150.0),
    Note::new(150, 270, 93.0).wave(THIN).gain(0.4).decay(90.0),
];

pub(super) const MOVE: &[Note] = &[Note::new(0, 34, 78.0).to(80.0).decay(18.0)];

/// Up a broken chord, with a sparkle.
pub(super) const GAIN: &[Note] = &[
    Note::new(0, 70, 74.0).decay(90.0),
    Note::new(60, 70, 78.0).decay(90.0),
    Note::new(120, 70, 81.0).decay(90.0),
    Note::new(180, 300, 85.0).decay(110.0).chord(&[5.0]),
    Note::new(0, 180, 50.0).wave(BASS).gain(0.8),
    Note::new(180, 280, 57.0).wave(BASS).gain(0.8),
];

/// Down, and a soft thump where the points land elsewhere.
pub(super) const PAY: &[Note] = &[
    Note::new(0, 72, 81.0).decay(80.0),
    Note::new(66, 72, 76.0).decay(80.0),
    Note::new(132, 72, 73.0).decay(80.0),
    Note::new(198, 200, 66.0).decay(90.0),
    Note::new(198, 170, 50.0)
        .to(38.0)
        .wave(BASS)
        .gain(1.2)
        .decay(80.0),
];

/// A card changes hands: a dotted little march that ends open.
pub(super) const LEVEL_WON: &[Note] = &[
    Note::new(0, 110, 74.0).wave(REED).decay(150.0),
    Note::new(130, 60, 76.0).wave(REED).decay(100.0),
    Note::new(195, 110, 80.0).wave(REED).decay(150.0),
    Note::new(325, 60, 81.0).wave(REED).decay(100.0),
    Note::new(390, 420, 86.0).wave(REED).decay(190.0),
    Note::new(390, 420, 78.0)
        .gain(0.5)
        .decay(190.0)
        .chord(&[3.0, 7.0]),
    Note::new(0, 185, 50.0).wave(BASS).gain(1.1),
    Note::new(195, 185, 52.0).wave(BASS).gain(1.1),
    Note::new(390, 400, 45.0).wave(BASS).gain(1.2).decay(220.0),
    Note::new(390, 60, 120.0)
        .wave(Wave::Noise)
        .gain(0.25)
        .decay(25.0),
];

/// Two strokes on something that isn't quite in tune.
pub(super) const BELL: &[Note] = &[
    Note::new(0, 420, 87.0).wave(Wave::Sine).decay(110.0),
    Note::new(0, 300, 104.6)
        .wave(Wave::Sine)
        .gain(0.6)
        .decay(60.0),
    Note::new(0, 160, 116.3)
        .wave(Wave::Sine)
        .gain(0.35)
        .decay(30.0),
    Note::new(0, 12, 124.0)
        .wave(Wave::Noise)
        .gain(0.4)
        .decay(5.0),
    Note::new(150, 480, 86.4).wave(Wave::Sine).decay(120.0),
    Note::new(150, 340, 104.0)
        .wave(Wave::Sine)
        .gain(0.6)
        .decay(65.0),
    Note::new(150, 170, 115.7)
        .wave(Wave::Sine)
        .gain(0.35)
        .decay(30.0),
    Note::new(150, 12, 124.0)
        .wave(Wave::Noise)
        .gain(0.4)
        .decay(5.0),
];

/// A tape pulled back.
pub(super) const UNDO: &[Note] = &[
    Note::new(0, 150, 86.0).to(62.0).wave(THIN).decay(300.0),
    Note::new(150, 60, 69.0).decay(60.0),
    Note::new(206, 140, 74.0).decay(60.0),
    Note::new(0, 150, 100.0)
        .to(80.0)
        .wave(Wave::Noise)
        .gain(0.2)
        .decay(200.0),
];

pub(super) const BID: &[Note] = &[
    Note::new(0, 46, 80.0).wave(THIN).decay(60.0),
    Note::new(44, 96, 85.0).wave(THIN).decay(50.0),
    Note::new(44, 80, 61.0).wave(BASS).gain(0.8).decay(50.0),
];

/// The unit wakes up with empty accounts: four bars that climb round a wheel.
pub(super) const RESET: &[Note] = &[
    Note::new(0, 150, 62.0).wave(REED),
    Note::new(150, 150, 69.0).wave(REED),
    Note::new(300, 150, 68.0).wave(REED),
    Note::new(450, 150, 74.0).wave(REED),
    Note::new(600, 150, 64.0).wave(REED),
    Note::new(750, 150, 71.0).wave(REED),
    Note::new(900, 150, 69.0).wave(REED),
    Note::new(1050, 150, 76.0).wave(REED),
    Note::new(1200, 150, 66.0).wave(REED),
    Note::new(1350, 150, 73.0).wave(REED),
    Note::new(1500, 150, 80.0).wave(REED),
    Note::new(1650, 110, 81.0).wave(REED),
    Note::new(1800, 700, 86.0).wave(REED).decay(260.0),
    Note::new(1800, 700, 74.0)
        .gain(0.5)
        .decay(280.0)
        .chord(&[4.0, 7.0, 12.0]),
    Note::new(0, 290, 38.0).wave(BASS).gain(1.3).decay(200.0),
    Note::new(300, 290, 38.0).wave(BASS).gain(1.3).decay(200.0),
    Note::new(600, 290, 40.0).wave(BASS).gain(1.3).decay(200.0),
    Note::new(900, 290, 40.0).wave(BASS).gain(1.3).decay(200.0),
    Note::new(1200, 290, 42.0).wave(BASS).gain(1.3).decay(200.0),
    Note::new(1500, 290, 45.0).wave(BASS).gain(1.3).decay(200.0),
    Note::new(1800, 700, 38.0).wave(BASS).gain(1.4).decay(320.0),
    Note::new(150, 40, 124.0)
        .wave(Wave::Noise)
        .gain(0.25)
        .decay(14.0),
    Note::new(450, 40, 124.0)
        .wave(Wave::Noise)
        .gain(0.25)
        .decay(14.0),
    Note::new(750, 40, 124.0)
        .wave(Wave::Noise)
        .gain(0.25)
        .decay(14.0),
    Note::new(1050, 40, 124.0)
        .wave(Wave::Noise)
        .gain(0.25)
        .decay(14.0),
    Note::new(1350, 40, 124.0)
        .wave(Wave::Noise)
        .gain(0.25)
        .decay(14.0),
    Note::new(1650, 40, 124.0)
        .wave(Wave::Noise)
        .gain(0.3)
        .decay(14.0),
    Note::new(1725, 40, 124.0)
        .wave(Wave::Noise)
        .gain(0.3)
        .decay(14.0),
    Note::new(1800, 220, 118.0)
        .wave(Wave::Noise)
        .gain(0.3)
        .decay(80.0),
];

/// Wood on wood, ever faster, and two dice that lie.
pub(super) const DICE: &[Note] = &[
    Note::new(0, 30, 92.0)
        .wave(Wave::Noise)
        .gain(0.5)
        .decay(9.0),
    Note::new(85, 30, 96.0)
        .wave(Wave::Noise)
        .gain(0.6)
        .decay(9.0),
    Note::new(155, 30, 90.0)
        .wave(Wave::Noise)
        .gain(0.7)
        .decay(9.0),
    Note::new(210, 30, 95.0)
        .wave(Wave::Noise)
        .gain(0.6)
        .decay(9.0),
    Note::new(252, 30, 93.0)
        .wave(Wave::Noise)
        .gain(0.7)
        .decay(9.0),
    Note::new(284, 30, 97.0)
        .wave(Wave::Noise)
        .gain(0.6)
        .decay(9.0),
    Note::new(330, 70, 88.0).wave(Wave::Noise).decay(14.0),
    Note::new(330, 90, 57.0)
        .to(50.0)
        .wave(BASS)
        .gain(0.9)
        .decay(30.0),
    Note::new(420, 70, 91.0).wave(Wave::Noise).decay(14.0),
    Note::new(420, 110, 62.0)
        .to(54.0)
        .wave(BASS)
        .gain(0.9)
        .decay(35.0),
];

/// The last Level is sold: everything comes down and rests.
pub(super) const MATCH_OVER: &[Note] = &[
    Note::new(0, 170, 86.0).wave(REED).decay(220.0),
    Note::new(180, 170, 85.0).wave(REED).decay(220.0),
    Note::new(360, 170, 81.0).wave(REED).decay(220.0),
    Note::new(540, 170, 80.0).wave(REED).decay(220.0),
    Note::new(720, 170, 78.0).wave(REED).decay(220.0),
    Note::new(900, 260, 76.0).wave(REED).decay(260.0),
    Note::new(1170, 1000, 74.0).wave(REED).decay(380.0),
    Note::new(1170, 1000, 66.0)
        .gain(0.5)
        .decay(380.0)
        .chord(&[3.0, 8.0]),
    Note::new(0, 350, 50.0).wave(BASS).gain(1.2).decay(260.0),
    Note::new(360, 350, 49.0).wave(BASS).gain(1.2).decay(260.0),
    Note::new(720, 440, 45.0).wave(BASS).gain(1.2).decay(300.0),
    Note::new(1170, 1000, 38.0)
        .wave(BASS)
        .gain(1.4)
        .decay(450.0),
    Note::new(1170, 320, 116.0)
        .wave(Wave::Noise)
        .gain(0.3)
        .decay(110.0),
];

/// The winner's own: a call, its answer a third higher, and a long shine.
pub(super) const FANFARE: &[Note] = &[
    // The call.
    Note::new(0, 130, 74.0).wave(REED).decay(260.0),
    Note::new(140, 65, 74.0).wave(REED).decay(120.0),
    Note::new(210, 65, 76.0).wave(REED).decay(120.0),
    Note::new(280, 260, 78.0).wave(REED).decay(300.0),
    Note::new(560, 260, 81.0).wave(REED).decay(300.0),
    // The answer.
    Note::new(840, 130, 78.0).wave(REED).decay(260.0),
    Note::new(980, 65, 78.0).wave(REED).decay(120.0),
    Note::new(1050, 65, 80.0).wave(REED).decay(120.0),
    Note::new(1120, 260, 81.0).wave(REED).decay(300.0),
    Note::new(1400, 260, 86.0).wave(REED).decay(300.0),
    // The run and the shine.
    Note::new(1680, 75, 81.0).wave(REED),
    Note::new(1755, 75, 83.0).wave(REED),
    Note::new(1830, 75, 85.0).wave(REED),
    Note::new(1905, 75, 88.0).wave(REED),
    Note::new(1980, 1300, 90.0).wave(REED).decay(480.0),
    Note::new(1980, 1300, 74.0)
        .gain(0.7)
        .decay(520.0)
        .chord(&[4.0, 7.0, 12.0]),
    // Below.
    Note::new(0, 270, 50.0).wave(BASS).gain(1.2).decay(220.0),
    Note::new(280, 270, 45.0).wave(BASS).gain(1.2).decay(220.0),
    Note::new(560, 270, 50.0).wave(BASS).gain(1.2).decay(220.0),
    Note::new(840, 270, 54.0).wave(BASS).gain(1.2).decay(220.0),
    Note::new(1120, 270, 52.0).wave(BASS).gain(1.2).decay(220.0),
    Note::new(1400, 270, 57.0).wave(BASS).gain(1.2).decay(220.0),
    Note::new(1680, 290, 45.0).wave(BASS).gain(1.2).decay(240.0),
    Note::new(1980, 1300, 38.0)
        .wave(BASS)
        .gain(1.5)
        .decay(520.0),
    // A second voice in the answer.
    Note::new(1120, 260, 76.0).gain(0.6).decay(260.0),
    Note::new(1400, 260, 78.0).gain(0.6).decay(260.0),
    // Drums.
    Note::new(280, 60, 118.0)
        .wave(Wave::Noise)
        .gain(0.35)
        .decay(22.0),
    Note::new(560, 60, 118.0)
        .wave(Wave::Noise)
        .gain(0.35)
        .decay(22.0),
    Note::new(1120, 60, 118.0)
        .wave(Wave::Noise)
        .gain(0.35)
        .decay(22.0),
    Note::new(1400, 60, 118.0)
        .wave(Wave::Noise)
        .gain(0.35)
        .decay(22.0),
    Note::new(1830, 40, 122.0)
        .wave(Wave::Noise)
        .gain(0.35)
        .decay(14.0),
    Note::new(1905, 40, 122.0)
        .wave(Wave::Noise)
        .gain(0.4)
        .decay(14.0),
    Note::new(1980, 500, 116.0)
        .wave(Wave::Noise)
        .gain(0.4)
        .decay(160.0),
];

pub(super) const TAP: &[Note] = &[
    Note::new(0, 20, 90.0).wave(Wave::Sine).decay(7.0),
    Note::new(0, 8, 110.0)
        .wave(Wave::Noise)
        .gain(0.3)
        .decay(3.0),
];
