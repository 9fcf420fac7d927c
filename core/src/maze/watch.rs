//! A run played again from its log, at any pace.

use super::{Practice, PracticeSetup};
use crate::kernel::{Invalid, Seed};
use crate::session::Input;

/// A run that somebody looks at.
#[derive(Clone, Debug)]
pub struct Watch {
    practice: Practice,
    inputs: Vec<Input>,
    next: usize,
    tick: u32,
}

impl Watch {
    /// The run that `inputs` made.
    ///
    /// # Errors
    /// Where its map is wrong.
    pub fn new(setup: PracticeSetup, seed: Seed, inputs: Vec<Input>) -> Result<Self, Invalid> {
        Ok(Self {
            practice: Practice::new(setup, seed)?,
            inputs,
            next: 0,
            tick: 0,
        })
    }

    /// Lets `ticks` pass. Waits for a hand are left out, count-ins aren't.
    pub fn advance(&mut self, ticks: u32) {
        let end = self.tick.saturating_add(ticks);
        let mut unheard = Vec::new();
        while let Some(input) = self.inputs.get(self.next) {
            if let Input::Play(tick) = input
                && *tick > end
            {
                self.practice.input(&Input::Play(end), &mut unheard);
                break;
            }
            self.practice.input(input, &mut unheard);
            self.next += 1;
        }
        self.tick = end;
    }

    /// The run as it is now.
    #[must_use]
    pub const fn practice(&self) -> &Practice {
        &self.practice
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Direction;

    fn inputs() -> Vec<Input> {
        vec![
            Input::Play(200),
            Input::Press(Direction::Left),
            Input::Play(260),
            Input::LetGo,
            Input::ButtonDown,
            Input::Press(Direction::Up),
            Input::Play(2_000),
        ]
    }

    #[test]
    fn a_run_watched_at_any_pace_is_the_run() {
        let seed = Seed([3; 32]);
        let mut played = Practice::new(PracticeSetup::default(), seed).expect("the unit's maze");
        for input in inputs() {
            played.input(&input, &mut Vec::new());
        }
        for pace in [1, 7, 60, 5_000] {
            let mut watch =
                Watch::new(PracticeSetup::default(), seed, inputs()).expect("the unit's maze");
            for _ in 0..5_000 / pace {
                watch.advance(pace);
            }
            assert_eq!(watch.practice().hash(), played.hash(), "{pace} at a time");
        }
    }
}
