//! The phone as a joystick: host's filter between the motion sensor and what
//! is dispatched. It knows nothing of the engine; the shell carries both ways.

use std::sync::{Mutex, MutexGuard, PoisonError};

use coinop_core::session::{Direction, Input};
use coinop_host::tilt;

/// Where the phone's top edge is for who looks at the screen, with the drawing
/// upright.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum TiltTop {
    /// Held upright.
    Up,
    /// On its side, turned to the left: Android's `ROTATION_90`, iOS's
    /// interface orientation `landscapeRight`.
    Left,
    /// Upside down.
    Down,
    /// On its side, turned to the right: Android's `ROTATION_270`, iOS's
    /// interface orientation `landscapeLeft`.
    Right,
}

/// What the sensor reads along z while the phone lies on its back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum TiltReads {
    /// Above zero, as on Android.
    Up,
    /// Below zero, as on iOS.
    Down,
}

/// One reading of an accelerometer or a gravity sensor in the phone's own axes,
/// in g or in m/s²: at rest its length is 1 or 9.81. One that's shorter than
/// half or longer than 1.6 times that, or no number, is left out.
#[derive(Clone, Copy, Debug, PartialEq, uniffi::Record)]
pub struct TiltSample {
    /// Milliseconds by the sensor's own clock; it may wrap. A sample that isn't
    /// later than the last one is left out.
    pub at_ms: u32,
    /// Towards the right edge.
    pub x: f32,
    /// Towards the top edge.
    pub y: f32,
    /// Out of the screen.
    pub z: f32,
}

/// What became of a sample.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct TiltStep {
    /// To dispatch in this order: none, one or two.
    pub inputs: Vec<Input>,
    /// Where the stick leans now, for its picture; none in the middle.
    pub held: Option<Direction>,
}

/// A lean of 10 degrees off neutral presses a direction, one of less than 6 lets
/// it go; near a diagonal the old one stays. Neutral is how the phone is held in
/// the last second of the count-in.
///
/// One for each way of holding the screen: make another when it turns. Calls may
/// come from any thread, never fail and never wait for the disk; 20 to 200
/// samples a second are fine.
#[derive(Debug, uniffi::Object)]
pub struct Tilt {
    filter: Mutex<tilt::Tilt>,
}

impl Tilt {
    /// No call leaves it half changed, so one that panicked doesn't matter.
    fn lock(&self) -> MutexGuard<'_, tilt::Tilt> {
        self.filter.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[uniffi::export]
impl Tilt {
    /// A filter for a phone that's held so.
    #[uniffi::constructor]
    #[must_use]
    pub fn new(top: TiltTop, reads: TiltReads) -> Self {
        let top = match top {
            TiltTop::Up => tilt::Top::Up,
            TiltTop::Left => tilt::Top::Left,
            TiltTop::Down => tilt::Top::Down,
            TiltTop::Right => tilt::Top::Right,
        };
        let reads = match reads {
            TiltReads::Up => tilt::Reads::Up,
            TiltReads::Down => tilt::Reads::Down,
        };
        Self {
            filter: Mutex::new(tilt::Tilt::new(top, reads)),
        }
    }

    /// The count-in begins (the maze's frame has a `count`): samples from now on
    /// say what neutral is. Nothing is held any more.
    pub fn count_in(&self) {
        self.lock().count_in();
    }

    /// The count-in is over. False, and nothing will be pressed, when fewer than
    /// five samples came in its last second or the phone stands on a long edge,
    /// where it can't feel a lean forth and back, or without a count-in: then
    /// say so and offer the stick on screen. In a round that runs already: true,
    /// and it goes on as it was.
    #[must_use]
    pub fn start(&self) -> bool {
        self.lock().start()
    }

    /// The round pauses or is over. Presses nothing until the next count-in; the
    /// engine lets go by itself.
    pub fn let_go(&self) {
        self.lock().let_go();
    }

    /// Takes a sample, in the count-in and in the round.
    #[must_use]
    pub fn feed(&self, sample: TiltSample) -> TiltStep {
        let mut filter = self.lock();
        let TiltSample { at_ms, x, y, z } = sample;
        let came = filter.feed(tilt::Sample { at_ms, x, y, z });
        TiltStep {
            inputs: came.into_iter().collect(),
            held: filter.held(),
        }
    }
}
