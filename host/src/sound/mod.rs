//! Sound: core names a cue, this module plays it.
//!
//! All cues are our own, made by a small generator when they're first wanted;
//! nothing is recorded or copied. A device is one long-lived stream on a thread
//! of its own, so that a start never waits for it; without one it's silent,
//! said once in the log, and it comes back by itself. No call here blocks or
//! fails.

mod cues;
mod device;
mod maze_cues;
mod mixer;
mod synth;
mod table_cues;

use std::sync::Arc;
use std::sync::mpsc::{self, Sender};

use coinop_core::session::Cue;

pub use cues::ALL;
use device::{Availability, Order};
pub use synth::RATE;

/// A cue as samples: mono, [`RATE`] a second.
///
/// ```
/// use coinop_core::session::Cue;
///
/// let click = coinop_host::sound::pcm(Cue::Tap);
/// assert!(!click.is_empty());
/// ```
#[must_use]
pub fn pcm(cue: Cue) -> Vec<i16> {
    cues::samples(cue).to_vec()
}

/// The way to the sound thread; orders are never waited for.
#[derive(Debug)]
pub(crate) struct Sound {
    orders: Option<Sender<Order>>,
    available: Arc<Availability>,
}

impl Sound {
    /// Starts the sound thread at `volume` (0 to 10); it opens the device.
    pub(crate) fn start(volume: u8) -> Self {
        let (orders, inbox) = mpsc::channel();
        let available = Arc::new(Availability::default());
        let started = device::spawn(inbox, orders.clone(), Arc::clone(&available), volume);
        Self {
            orders: started.then_some(orders),
            available,
        }
    }

    /// No sound from here: a shell plays it itself, or a test is running.
    pub(crate) fn none() -> Self {
        Self {
            orders: None,
            available: Arc::default(),
        }
    }

    /// Plays a cue.
    pub(crate) fn play(&self, cue: Cue) {
        self.order(Order::Play(cue));
    }

    /// What's heard from now on, 0 to 10.
    pub(crate) fn set_volume(&self, volume: u8) {
        self.order(Order::Volume(volume));
    }

    /// Whatever plays falls silent.
    pub(crate) fn silence(&self) {
        self.order(Order::Silence);
    }

    /// False once no device answered, until one does.
    pub(crate) fn is_available(&self) -> bool {
        self.available.get()
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // A sound thread that's gone is silence, too.
            let _ = orders.send(order);
        }
    }
}

impl Drop for Sound {
    fn drop(&mut self) {
        self.order(Order::End);
    }
}
