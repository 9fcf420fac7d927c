//! A small generator: notes of square, triangle, sine and noise, each with an
//! envelope, mixed to mono samples.
//!
//! Squares are band-limited (polyBLEP), the sum is softened by a one-pole low
//! pass, brought to its loudness and faded out, so that a cue neither clips nor
//! ends in a click.

/// Samples a second.
pub const RATE: u32 = 48_000;

/// Every cue fades out over so many samples.
const FADE: usize = 240;

/// What a note is made of.
#[derive(Clone, Copy, Debug)]
pub(super) enum Wave {
    /// A pulse; the number is the share of a period that it's up.
    Square(f32),
    /// Soft, for basses.
    Triangle,
    /// Pure, for bells.
    Sine,
    /// Hiss, sampled and held at the note's pitch.
    Noise,
}

/// One note. Times are milliseconds, pitches are keys of a piano (69 is the A
/// of 440 Hz) and may lie between two of them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Note {
    pub at: u32,
    pub length: u32,
    pub wave: Wave,
    pub key: f32,
    /// Where the pitch glides to by its end.
    pub to: f32,
    pub gain: f32,
    /// Milliseconds until it has faded to a third.
    pub decay: f32,
    /// Keys added in turn, one every `ARPEGGIO` milliseconds.
    pub chord: &'static [f32],
}

/// Pace of an arpeggio.
const ARPEGGIO: f32 = 28.0;
/// A note's rise and its fall, so that it doesn't click.
const RISE: f32 = 2.0;
const FALL: f32 = 8.0;

impl Note {
    /// A pulse note that sounds for `length` milliseconds.
    pub(super) const fn new(at: u32, length: u32, key: f32) -> Self {
        Self {
            at,
            length,
            wave: Wave::Square(0.25),
            key,
            to: key,
            gain: 1.0,
            decay: 160.0,
            chord: &[],
        }
    }

    pub(super) const fn wave(mut self, wave: Wave) -> Self {
        self.wave = wave;
        self
    }

    pub(super) const fn to(mut self, key: f32) -> Self {
        self.to = key;
        self
    }

    pub(super) const fn gain(mut self, gain: f32) -> Self {
        self.gain = gain;
        self
    }

    pub(super) const fn decay(mut self, ms: f32) -> Self {
        self.decay = ms;
        self
    }

    pub(super) const fn chord(mut self, chord: &'static [f32]) -> Self {
        self.chord = chord;
        self
    }

    /// The pitch `ms` after the note began, in hertz.
    fn hertz(&self, ms: f32) -> f32 {
        let along = (ms / self.length as f32).min(1.0);
        let mut key = self.key + (self.to - self.key) * along;
        if !self.chord.is_empty() {
            let step = (ms / ARPEGGIO) as usize % (self.chord.len() + 1);
            key += step.checked_sub(1).map_or(0.0, |step| self.chord[step]);
        }
        440.0 * ((key - 69.0) / 12.0).exp2()
    }

    /// Loudness `ms` after the note began, 0 to 1.
    fn envelope(&self, ms: f32) -> f32 {
        let length = self.length as f32;
        let rise = (ms / RISE).min(1.0);
        let fall = ((length - ms) / FALL.min(length / 2.0)).clamp(0.0, 1.0);
        rise * fall * (-ms / self.decay).exp()
    }

    fn add_to(&self, mix: &mut [f32]) {
        let first = samples(self.at);
        let mut phase = 0.0_f32;
        // A seed of its own for each note, the same at every rendering.
        let mut noise = 0x9e37_79b9_u32 ^ (self.at << 8) ^ self.length;
        let mut held = 0.0;
        for (i, out) in mix
            .iter_mut()
            .skip(first)
            .take(samples(self.length))
            .enumerate()
        {
            let ms = i as f32 * 1000.0 / RATE as f32;
            let step = self.hertz(ms) / RATE as f32;
            let value = match self.wave {
                Wave::Square(duty) => square(phase, step, duty),
                Wave::Triangle => 4.0 * (phase - 0.5).abs() - 1.0,
                Wave::Sine => (phase * core::f32::consts::TAU).sin(),
                Wave::Noise => held,
            };
            *out += value * self.gain * self.envelope(ms);
            phase += step;
            if phase >= 1.0 {
                phase -= phase.floor();
                noise ^= noise << 13;
                noise ^= noise >> 17;
                noise ^= noise << 5;
                held = noise as f32 / u32::MAX as f32 * 2.0 - 1.0;
            }
        }
    }
}

/// A pulse without the aliasing of its edges, and without a constant part.
fn square(phase: f32, step: f32, duty: f32) -> f32 {
    let level = if phase < duty { 1.0 } else { -1.0 };
    let fall = (phase - duty).rem_euclid(1.0);
    level + edge(phase, step) - edge(fall, step) - (2.0 * duty - 1.0)
}

/// What rounds an edge at phase 0 (polyBLEP).
fn edge(phase: f32, step: f32) -> f32 {
    if phase < step {
        let t = phase / step;
        2.0 * t - t * t - 1.0
    } else if phase > 1.0 - step {
        let t = (phase - 1.0) / step;
        t * t + 2.0 * t + 1.0
    } else {
        0.0
    }
}

fn samples(ms: u32) -> usize {
    ms as usize * RATE as usize / 1000
}

/// Renders notes; the loudest sample is `peak` (0 to 1), the last one is 0.
pub(super) fn render(notes: &[Note], peak: f32) -> Vec<i16> {
    let end = notes.iter().map(|note| note.at + note.length).max();
    let mut mix = vec![0.0_f32; samples(end.unwrap_or(0)) + 1];
    for note in notes {
        note.add_to(&mut mix);
    }
    soften(&mut mix);
    let tail = mix.len().min(FADE);
    for (left, out) in mix.iter_mut().rev().take(tail).enumerate() {
        *out *= left as f32 / tail as f32;
    }
    let loudest = mix.iter().fold(0.0_f32, |most, out| most.max(out.abs()));
    let scale = if loudest > 0.0 { peak / loudest } else { 0.0 };
    mix.iter()
        .map(|out| (out * scale * f32::from(i16::MAX)) as i16)
        .collect()
}

/// A low pass at about 7 kHz: an arcade's speaker, not a fire alarm.
fn soften(mix: &mut [f32]) {
    let mut last = 0.0;
    for out in mix {
        last += (*out - last) * 0.6;
        *out = last;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tone_has_its_pitch() {
        let notes = [Note::new(0, 1000, 69.0).wave(Wave::Sine).decay(10_000.0)];
        let rendered = render(&notes, 0.5);
        let crossings = rendered
            .windows(2)
            .filter(|pair| pair[0] <= 0 && pair[1] > 0)
            .count();
        assert!(
            (435..=445).contains(&crossings),
            "{crossings} periods a second"
        );
    }

    #[test]
    fn a_pulse_has_no_constant_part() {
        let notes = [Note::new(0, 500, 60.0)
            .wave(Wave::Square(0.125))
            .decay(10_000.0)];
        let rendered = render(&notes, 0.9);
        let sum: i64 = rendered.iter().map(|sample| i64::from(*sample)).sum();
        let mean = sum / rendered.len() as i64;
        assert!(mean.abs() < 400, "{mean}");
    }

    #[test]
    fn nothing_is_silence() {
        assert_eq!(render(&[], 1.0), [0]);
    }
}
