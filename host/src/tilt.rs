//! A phone as a joystick: from its motion sensor to [`Input::Press`] and
//! [`Input::Release`] of the maze.
//!
//! Neutral is how the phone is held during the count-in, so that it plays in
//! bed as it does at a table. One direction at a time is held, and a shaky hand
//! neither presses nor lets go. No clock and no sensor here: a shell feeds
//! samples and dispatches what comes back. Rules of steering are core's.

use std::collections::VecDeque;

use arrayvec::ArrayVec;
use coinop_core::session::{Direction, Input};

/// A lean of so many degrees off neutral presses a direction.
pub const ENTER: f32 = 10.0;
/// A lean of fewer degrees lets it go.
pub const LEAVE: f32 = 6.0;
/// A held direction gives way to another when the lean points so many degrees
/// away from it: ten more than the diagonal.
pub const GIVE_WAY: f32 = 55.0;
/// The low-pass filter's time constant: a tremor of 8 Hz is cut to a third, a
/// lean comes three frames later.
const SMOOTH_MS: f32 = 50.0;
/// Neutral is the average of the last so many milliseconds of the count-in.
const WINDOW_MS: u32 = 1_000;
/// Fewer samples in that window are no neutral.
const FEWEST_SAMPLES: usize = 5;
/// More aren't kept, whatever the sensor's rate.
const MOST_SAMPLES: usize = 512;
/// Closer than this to standing on a long edge (cosine of 20°), gravity says
/// nothing about leaning forth and back.
const LEAST_ACROSS: f32 = 0.34;
/// Gravity in the two units that sensors speak; a sample far from both is a
/// knock or a fault.
const UNITS: [f32; 2] = [1.0, 9.81];
const ABSURD: std::ops::Range<f32> = 0.5..1.6;

/// One reading of an accelerometer or a gravity sensor, in g or in m/s², in the
/// phone's own axes: x to its right edge, y to its top edge, z out of its screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// Milliseconds by the sensor's own clock; it may wrap.
    pub at_ms: u32,
    /// Towards the right edge.
    pub x: f32,
    /// Towards the top edge.
    pub y: f32,
    /// Out of the screen.
    pub z: f32,
}

/// Where the phone's top edge is for who looks at the screen, with the drawing
/// upright.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Top {
    /// Held upright.
    #[default]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reads {
    /// Above zero: what holds the phone up, as on Android.
    #[default]
    Up,
    /// Below zero: what pulls it down, as on iOS.
    Down,
}

/// The filter. [`Tilt::count_in`], samples, [`Tilt::start`], samples; and
/// [`Tilt::let_go`] when the round pauses or ends.
#[derive(Clone, Debug)]
pub struct Tilt {
    top: Top,
    reads: Reads,
    state: State,
    /// The last sample that counted, and where up is by the low-pass filter.
    last_ms: Option<u32>,
    up: Vector,
}

#[derive(Clone, Debug)]
enum State {
    /// Nobody plays.
    Idle,
    /// Samples of the last second, to find neutral.
    CountIn(VecDeque<(u32, Vector)>),
    /// A round runs.
    Plays {
        neutral: Neutral,
        held: Option<Direction>,
    },
}

/// Where up is while nobody leans, and where it goes with a lean.
#[derive(Clone, Copy, Debug)]
struct Neutral {
    up: Vector,
    right: Vector,
    forth: Vector,
}

/// In the screen's axes: x to the right, y up the screen, z out of it.
#[derive(Clone, Copy, Debug, Default)]
struct Vector {
    x: f32,
    y: f32,
    z: f32,
}

impl Vector {
    fn dot(self, other: Self) -> f32 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    fn length(self) -> f32 {
        self.dot(self).sqrt()
    }

    fn times(self, factor: f32) -> Self {
        Self {
            x: self.x * factor,
            y: self.y * factor,
            z: self.z * factor,
        }
    }

    fn plus(self, other: Self) -> Self {
        Self {
            x: self.x + other.x,
            y: self.y + other.y,
            z: self.z + other.z,
        }
    }

    /// Of length 1; `None` where there's no direction.
    fn unit(self) -> Option<Self> {
        let length = self.length();
        (length > 0.01).then(|| self.times(length.recip()))
    }
}

impl Tilt {
    /// A filter for a phone that's held so; another one when the screen turns.
    #[must_use]
    pub const fn new(top: Top, reads: Reads) -> Self {
        Self {
            top,
            reads,
            state: State::Idle,
            last_ms: None,
            up: Vector {
                x: 0.0,
                y: 0.0,
                z: 0.0,
            },
        }
    }

    /// A count-in begins: samples from now on say what neutral is. Nothing is
    /// held any more.
    pub fn count_in(&mut self) {
        self.state = State::CountIn(VecDeque::new());
        self.last_ms = None;
    }

    /// The count-in is over: neutral is the average of its last second. False,
    /// and nothing will be pressed, when too few samples came or the phone
    /// stands on its edge, where it can't feel a lean forth and back, or without
    /// a count-in. In a round that runs already: true, and it goes on as it was.
    pub fn start(&mut self) -> bool {
        let neutral = match &self.state {
            State::Plays { .. } => return true,
            State::Idle => None,
            State::CountIn(samples) => neutral_of(samples),
        };
        self.state = match neutral {
            Some(neutral) => State::Plays {
                neutral,
                held: None,
            },
            None => State::Idle,
        };
        neutral.is_some()
    }

    /// The round pauses or is over: forgets what's held, and presses nothing
    /// until the next count-in. Core lets go by itself ([`Input::LetGo`]).
    pub fn let_go(&mut self) {
        self.state = State::Idle;
        self.last_ms = None;
    }

    /// Where the stick leans now; `None` in the middle and outside a round.
    #[must_use]
    pub const fn held(&self) -> Option<Direction> {
        match self.state {
            State::Plays { held, .. } => held,
            State::Idle | State::CountIn(_) => None,
        }
    }

    /// Takes a sample: what to dispatch, in this order. Samples that aren't
    /// numbers, are far from gravity or come out of order are left out.
    pub fn feed(&mut self, sample: Sample) -> ArrayVec<Input, 2> {
        let mut inputs = ArrayVec::new();
        let Some(up) = self.up_in(sample) else {
            return inputs;
        };
        if !self.smooth(sample.at_ms, up) {
            return inputs;
        }
        match &mut self.state {
            State::Idle => {}
            State::CountIn(samples) => {
                samples.push_back((sample.at_ms, up));
                let is_old = |(at, _): &(u32, Vector)| sample.at_ms.wrapping_sub(*at) > WINDOW_MS;
                while samples.front().is_some_and(is_old) || samples.len() > MOST_SAMPLES {
                    samples.pop_front();
                }
            }
            State::Plays { neutral, held } => {
                let now = next(*held, neutral.lean(self.up));
                if now != *held {
                    inputs.extend(held.map(Input::Release));
                    inputs.extend(now.map(Input::Press));
                    *held = now;
                }
            }
        }
        inputs
    }

    /// Where up is on the screen; `None` for an absurd sample.
    fn up_in(&self, sample: Sample) -> Option<Vector> {
        let Sample { x, y, z, .. } = sample;
        let (x, y) = match self.top {
            Top::Up => (x, y),
            Top::Left => (-y, x),
            Top::Down => (-x, -y),
            Top::Right => (y, -x),
        };
        let read = Vector { x, y, z };
        // Not a number is in no range.
        let length = read.length();
        if !UNITS.iter().any(|g| ABSURD.contains(&(length / g))) {
            return None;
        }
        read.unit().map(|read| match self.reads {
            Reads::Up => read,
            Reads::Down => read.times(-1.0),
        })
    }

    /// Lets a reading into the low-pass filter; false for one out of order.
    fn smooth(&mut self, at_ms: u32, up: Vector) -> bool {
        let share = match self.last_ms.map(|last| at_ms.wrapping_sub(last)) {
            None => 1.0,
            Some(0) => return false,
            Some(step) if step > u32::MAX / 2 => return false,
            #[expect(
                clippy::cast_precision_loss,
                reason = "long waits are alike to the filter"
            )]
            Some(step) => 1.0 - (-(step as f32) / SMOOTH_MS).exp(),
        };
        self.last_ms = Some(at_ms);
        self.up = self.up.times(1.0 - share).plus(up.times(share));
        true
    }
}

fn neutral_of(samples: &VecDeque<(u32, Vector)>) -> Option<Neutral> {
    if samples.len() < FEWEST_SAMPLES {
        return None;
    }
    let sum = samples
        .iter()
        .fold(Vector::default(), |sum, (_, up)| sum.plus(*up));
    let up = sum.unit()?;
    // The right edge down takes up to the left, however the phone is held.
    let right = Vector {
        x: -1.0,
        y: 0.0,
        z: 0.0,
    };
    let right = right.plus(up.times(up.x));
    if right.length() < LEAST_ACROSS {
        return None;
    }
    // The top edge away from who plays.
    let forth = Vector {
        x: 0.0,
        y: -up.z,
        z: up.y,
    };
    Some(Neutral {
        up,
        right: right.unit()?,
        forth: forth.unit()?,
    })
}

/// A lean off neutral, in degrees.
#[derive(Clone, Copy, Debug)]
struct Lean {
    right: f32,
    forth: f32,
}

impl Neutral {
    fn lean(&self, up: Vector) -> Lean {
        let (right, forth) = (up.dot(self.right), up.dot(self.forth));
        let off = right.hypot(forth);
        if off <= f32::EPSILON {
            return Lean {
                right: 0.0,
                forth: 0.0,
            };
        }
        let degrees = off.atan2(up.dot(self.up)).to_degrees() / off;
        Lean {
            right: right * degrees,
            forth: forth * degrees,
        }
    }
}

impl Lean {
    fn degrees(self) -> f32 {
        self.right.hypot(self.forth)
    }

    /// The nearest of the four.
    fn direction(self) -> Direction {
        if self.right.abs() > self.forth.abs() {
            if self.right > 0.0 {
                Direction::Right
            } else {
                Direction::Left
            }
        } else if self.forth > 0.0 {
            Direction::Up
        } else {
            Direction::Down
        }
    }

    /// Degrees between where it points and a direction.
    fn away_from(self, direction: Direction) -> f32 {
        let (along, across) = match direction {
            Direction::Up => (self.forth, self.right),
            Direction::Down => (-self.forth, self.right),
            Direction::Left => (-self.right, self.forth),
            Direction::Right => (self.right, self.forth),
        };
        across.abs().atan2(along).to_degrees()
    }
}

/// What's held now, if `held` was so far.
fn next(held: Option<Direction>, lean: Lean) -> Option<Direction> {
    let degrees = lean.degrees();
    let still = held.filter(|held| degrees >= LEAVE && lean.away_from(*held) <= GIVE_WAY);
    still.or_else(|| (degrees >= ENTER).then(|| lean.direction()))
}
