//! From held directions to one way: the newest axis wins.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::map::Way;

/// Where the stick leans: two directions at once on a diagonal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stick {
    /// The newest direction.
    pub way: Option<Way>,
    /// The newest one of the other axis.
    pub other: Option<Way>,
}

impl Stick {
    /// Whether it leans that way.
    #[must_use]
    pub fn leans(self, way: Way) -> bool {
        self.way == Some(way) || self.other == Some(way)
    }
}

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

    /// The newest direction.
    #[must_use]
    pub fn way(&self) -> Option<Way> {
        self.held.last().copied()
    }

    /// Where the stick leans, with both its axes.
    #[must_use]
    pub fn stick(&self) -> Stick {
        let way = self.way();
        let across = way.is_some_and(Way::is_across);
        let mut older = self.held.iter().rev().copied();
        Stick {
            way,
            other: older.find(|held| held.is_across() != across),
        }
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

    #[test]
    fn a_diagonal_has_its_newest_axis_first() {
        let mut steering = Steering::default();
        steering.press(Way::Up);
        steering.press(Way::Left);
        steering.press(Way::Right);
        let diagonal = Stick {
            way: Some(Way::Right),
            other: Some(Way::Up),
        };
        assert_eq!(steering.stick(), diagonal);
        steering.release(Way::Up);
        assert_eq!(steering.stick().other, None, "left is the same axis");
        steering.let_go();
        assert_eq!(steering.stick(), Stick::default());
    }
}
