//! Mixes what plays at the moment into one endless stream.
//!
//! At most [`VOICES`] cues sound at once: a cue that comes again starts afresh
//! instead of piling up, and beyond that the oldest makes room. Loudness moves
//! in small steps, so nothing clicks.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::Duration;

use coinop_core::session::Cue;
use rodio::Source;

use super::synth::RATE;

/// Cues that sound at once.
pub(super) const VOICES: usize = 6;

/// The same cue within so many samples is the same sound (15 ms).
const SAME: usize = RATE as usize * 15 / 1000;
/// Share of the way to the wanted loudness that's gone with each sample.
const GLIDE: f32 = 0.004;
/// Orders are looked for once in so many samples.
const BLOCK: u32 = 64;

/// What the stream is told.
#[derive(Debug)]
pub(super) enum Change {
    /// Another cue begins.
    Play(Cue, Arc<[i16]>),
    /// Loudness, 0 to 1.
    Gain(f32),
    /// Everything fades away.
    Silence,
}

#[derive(Debug)]
struct Voice {
    cue: Cue,
    samples: Arc<[i16]>,
    position: usize,
    /// Falls to 0 once it has to make room.
    gain: f32,
    leaving: bool,
}

/// The endless stream.
#[derive(Debug)]
pub(super) struct Mixer {
    changes: Receiver<Change>,
    voices: Vec<Voice>,
    gain: f32,
    wanted: f32,
    until_look: u32,
}

impl Mixer {
    pub(super) fn new(changes: Receiver<Change>, gain: f32) -> Self {
        Self {
            changes,
            // Those that leave sound on for a moment beside those that came.
            voices: Vec::with_capacity(2 * VOICES + 2),
            gain,
            wanted: gain,
            until_look: 0,
        }
    }

    fn look(&mut self) {
        while let Ok(change) = self.changes.try_recv() {
            match change {
                Change::Play(cue, samples) => self.begin(cue, samples),
                Change::Gain(gain) => self.wanted = gain,
                Change::Silence => self.voices.iter_mut().for_each(Voice::leave),
            }
        }
    }

    fn begin(&mut self, cue: Cue, samples: Arc<[i16]>) {
        let just_began = |voice: &Voice| voice.cue == cue && voice.position < SAME;
        if self.staying().any(just_began) {
            return;
        }
        self.staying_mut()
            .filter(|voice| voice.cue == cue)
            .for_each(Voice::leave);
        if self.staying().count() >= VOICES
            && let Some(oldest) = self.staying_mut().max_by_key(|voice| voice.position)
        {
            oldest.leave();
        }
        if self.voices.len() < self.voices.capacity() {
            self.voices.push(Voice {
                cue,
                samples,
                position: 0,
                gain: 1.0,
                leaving: false,
            });
        }
    }

    fn staying(&self) -> impl Iterator<Item = &Voice> {
        self.voices.iter().filter(|voice| !voice.leaving)
    }

    fn staying_mut(&mut self) -> impl Iterator<Item = &mut Voice> {
        self.voices.iter_mut().filter(|voice| !voice.leaving)
    }
}

impl Voice {
    fn leave(&mut self) {
        self.leaving = true;
    }

    /// Its next sample; `None` when it's over.
    fn next(&mut self) -> Option<f32> {
        let sample = *self.samples.get(self.position)?;
        self.position += 1;
        if self.leaving {
            self.gain -= 1.0 / 240.0;
            if self.gain <= 0.0 {
                return None;
            }
        }
        Some(f32::from(sample) / f32::from(i16::MAX) * self.gain)
    }
}

/// Leaves quiet sums alone and bends loud ones below 1.
fn limit(sum: f32) -> f32 {
    const KNEE: f32 = 0.75;
    let over = sum.abs() - KNEE;
    if over <= 0.0 {
        sum
    } else {
        (KNEE + (1.0 - KNEE) * (over / (1.0 - KNEE)).tanh()).copysign(sum)
    }
}

impl Iterator for Mixer {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        if self.until_look == 0 {
            self.look();
            self.until_look = BLOCK;
        }
        self.until_look -= 1;
        self.gain += (self.wanted - self.gain) * GLIDE;
        let mut sum = 0.0;
        self.voices.retain_mut(|voice| match voice.next() {
            Some(sample) => {
                sum += sample;
                true
            }
            None => false,
        });
        Some(limit(sum * self.gain))
    }
}

impl Source for Mixer {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> NonZero<u16> {
        NonZero::<u16>::MIN
    }

    fn sample_rate(&self) -> NonZero<u32> {
        const HERTZ: NonZero<u32> = NonZero::new(RATE).unwrap();
        HERTZ
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::super::cues::{ALL, samples};
    use super::*;

    fn mixer() -> (mpsc::Sender<Change>, Mixer) {
        let (tx, rx) = mpsc::channel();
        (tx, Mixer::new(rx, 1.0))
    }

    fn loudest(mixer: &mut Mixer, count: usize) -> f32 {
        mixer.take(count).fold(0.0, |most, out| most.max(out.abs()))
    }

    #[test]
    fn forty_cues_a_second_do_not_pile_up() {
        let (tx, mut mixer) = mixer();
        let mut most = 0.0_f32;
        for i in 0..400 {
            let cue = ALL[i % ALL.len()];
            tx.send(Change::Play(cue, samples(cue))).expect("sends");
            most = most.max(loudest(&mut mixer, RATE as usize / 40));
            assert!(mixer.staying().count() <= VOICES, "{}", mixer.voices.len());
            assert!(mixer.voices.len() <= 2 * VOICES + 2);
        }
        assert!(most <= 1.0, "{most}");
    }

    #[test]
    fn the_same_cue_starts_afresh() {
        let (tx, mut mixer) = mixer();
        for _ in 0..5 {
            let fanfare = samples(Cue::Fanfare);
            tx.send(Change::Play(Cue::Fanfare, fanfare)).expect("sends");
            loudest(&mut mixer, 4_800);
        }
        assert_eq!(mixer.staying().count(), 1);
        assert_eq!(mixer.voices.len(), 1, "those before it are gone");
    }

    #[test]
    fn silence_falls_within_a_hundredth_of_a_second() {
        let (tx, mut mixer) = mixer();
        tx.send(Change::Play(Cue::Reset, samples(Cue::Reset)))
            .expect("sends");
        assert!(loudest(&mut mixer, 9_600) > 0.1);
        tx.send(Change::Silence).expect("sends");
        loudest(&mut mixer, 480);
        assert!(loudest(&mut mixer, 4_800) < 0.001);
    }

    #[test]
    fn volume_0_is_silent_and_comes_back() {
        let (tx, mut mixer) = mixer();
        tx.send(Change::Gain(0.0)).expect("sends");
        loudest(&mut mixer, 9_600);
        tx.send(Change::Play(Cue::Reset, samples(Cue::Reset)))
            .expect("sends");
        assert!(loudest(&mut mixer, 24_000) < 0.001);
        tx.send(Change::Gain(1.0)).expect("sends");
        assert!(loudest(&mut mixer, 24_000) > 0.1);
    }
}
