//! From held directions to one way: the newest axis wins.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::map::Way;

/// Directions that are held down, the newest last. Keys, a stick on screen, a
/// gamepad and a tilted phone all come down to presses and releases.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Steering {
    held: ArrayVec<Way, 4>,
}

impl Steering {
    /// A direction goes down.
    pub fn press(&mut self, way: Way) {
        self.release(way);
        self.held.push(way);
    }

    /// A direction comes up.
    pub fn release(&mut self, way: Way) {
        self.held.retain(|held| *held != way);
    }

    /// All come up: the app was left or lost its keyboard.
    pub fn let_go(&mut self) {
        self.held.clear();
    }

    /// Where the stick leans.
    #[must_use]
    pub fn way(&self) -> Option<Way> {
        self.held.last().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_direction_wins_and_the_older_comes_back() {
        let mut steering = Steering::default();
        steering.press(Way::Right);
        steering.press(Way::Up);
        assert_eq!(steering.way(), Some(Way::Up));
        steering.release(Way::Up);
        assert_eq!(steering.way(), Some(Way::Right));
        steering.let_go();
        assert_eq!(steering.way(), None);
    }
}
