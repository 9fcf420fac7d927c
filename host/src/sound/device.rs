//! The thread that owns the sound device.
//!
//! Opening one may take seconds or fail; here nobody waits for it. A device
//! that's lost, or never was there, is tried again when a cue is wanted, ever
//! less often.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use coinop_core::session::Cue;
use rodio::cpal::{BufferSize, Error, ErrorKind};
use rodio::{DeviceSinkBuilder, DeviceSinkError, MixerDeviceSink};

use super::cues;
use super::mixer::{Change, Mixer};

/// About 21 ms at 48 kHz: a click is heard with the press that made it.
const BUFFER: u32 = 1024;
/// First and longest pause between two tries to open a device.
const RETRY: Duration = Duration::from_secs(2);
const RETRY_AT_MOST: Duration = Duration::from_secs(60);
/// A cue that waited longer for its device isn't played any more.
const STALE: Duration = Duration::from_millis(250);

/// What the thread is told.
#[derive(Debug)]
pub(super) enum Order {
    /// Plays a cue.
    Play(Cue),
    /// 0 to 10.
    Volume(u8),
    /// Whatever plays falls silent.
    Silence,
    /// The stream said that its device is gone.
    Lost(String),
    /// The engine is gone.
    End,
}

/// Whether a device answers, for the settings' screen. Until the first try is
/// over it's assumed.
#[derive(Debug)]
pub(super) struct Availability(AtomicBool);

impl Default for Availability {
    fn default() -> Self {
        Self(AtomicBool::new(true))
    }
}

impl Availability {
    pub(super) fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    fn set(&self, available: bool) {
        self.0.store(available, Ordering::Relaxed);
    }
}

/// Starts the thread; false when the system has none to give.
pub(super) fn spawn(
    inbox: Receiver<Order>,
    orders: Sender<Order>,
    available: Arc<Availability>,
    volume: u8,
) -> bool {
    let work = move || {
        let mut speaker = Speaker {
            stream: None,
            orders,
            available,
            gain: gain_of(volume),
            retry_at: Instant::now(),
            pause: RETRY,
            told: false,
        };
        quiet_alsa();
        speaker.try_open();
        while let Ok(order) = inbox.recv() {
            match order {
                Order::Play(cue) => speaker.play(cue),
                Order::Volume(volume) => speaker.set_gain(gain_of(volume)),
                Order::Silence => speaker.tell(Change::Silence),
                Order::Lost(why) if speaker.stream.is_some() => speaker.lost(&why),
                Order::Lost(_) => {}
                Order::End => return,
            }
        }
    };
    thread::Builder::new()
        .name("coinop-sound".to_owned())
        .spawn(work)
        .is_ok()
}

/// Loudness is heard in ratios: the middle of the scale is a quarter.
fn gain_of(volume: u8) -> f32 {
    let share = f32::from(volume.min(10)) / 10.0;
    share * share
}

/// ALSA writes to stderr on its own; what matters is said once, by us.
#[cfg(target_os = "linux")]
fn quiet_alsa() {
    let _ = alsa::Output::local_error_handler();
}

#[cfg(not(target_os = "linux"))]
fn quiet_alsa() {}

struct Stream {
    // Playing ends when it's dropped.
    _sink: MixerDeviceSink,
    changes: Sender<Change>,
}

struct Speaker {
    stream: Option<Stream>,
    orders: Sender<Order>,
    available: Arc<Availability>,
    gain: f32,
    retry_at: Instant,
    pause: Duration,
    told: bool,
}

impl Speaker {
    fn play(&mut self, cue: Cue) {
        if self.gain == 0.0 {
            return;
        }
        if self.stream.is_none() {
            let asked = Instant::now();
            if asked < self.retry_at {
                return;
            }
            self.try_open();
            if asked.elapsed() > STALE {
                return;
            }
        }
        self.tell(Change::Play(cue, cues::samples(cue)));
    }

    fn set_gain(&mut self, gain: f32) {
        self.gain = gain;
        self.tell(Change::Gain(gain));
    }

    fn tell(&mut self, change: Change) {
        if let Some(stream) = &self.stream
            && stream.changes.send(change).is_err()
        {
            self.lost("the stream ended");
        }
    }

    fn try_open(&mut self) {
        match open(&self.orders) {
            Ok(mut sink) => {
                sink.log_on_drop(false);
                let (changes, told) = mpsc::channel();
                sink.mixer().add(Mixer::new(told, self.gain));
                self.stream = Some(Stream {
                    _sink: sink,
                    changes,
                });
                self.available.set(true);
                self.pause = RETRY;
                self.told = false;
            }
            Err(error) => self.lost(&error.to_string()),
        }
    }

    fn lost(&mut self, why: &str) {
        self.stream = None;
        self.available.set(false);
        self.retry_at = Instant::now() + self.pause;
        self.pause = (self.pause * 2).min(RETRY_AT_MOST);
        if !self.told {
            eprintln!("coinop: no sound for now ({why})");
            self.told = true;
        }
    }
}

fn open(orders: &Sender<Order>) -> Result<MixerDeviceSink, DeviceSinkError> {
    let on_error = {
        let orders = orders.clone();
        move |error: Error| match error.kind() {
            // The stream goes on.
            ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied | ErrorKind::Xrun => {}
            _ => {
                let _ = orders.send(Order::Lost(error.to_string()));
            }
        }
    };
    DeviceSinkBuilder::from_default_device()?
        .with_buffer_size(BufferSize::Fixed(BUFFER))
        .with_error_callback(on_error.clone())
        .open_stream()
        .or_else(|_| {
            // A device that wants another size gets its own.
            DeviceSinkBuilder::from_default_device()?
                .with_buffer_size(BufferSize::Default)
                .with_error_callback(on_error)
                .open_sink_or_fallback()
        })
}
