//! The numbers printed on the components (rulings: "Printed on the
//! components, not in the rulebooks"). Data, never constants in code.

use serde::{Deserialize, Serialize};

use crate::kernel::{Invalid, Level, Points};

/// The example values, read like any other box.
const EXAMPLE: &str = include_str!("../../../assets/box/bank-example.json");

/// One box's printed numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct BoxData {
    /// What its owner calls it.
    pub name: String,
    /// True until the owner has copied the numbers from their own box.
    pub example: bool,
    /// Sixteen Levels, from Level 1 up.
    pub levels: Vec<LevelData>,
    /// What each account starts with.
    pub start: Points,
    /// Fee for meeting the Ghost.
    pub ghost_fee: Points,
    /// Get Out of Jail fee.
    pub jail_fee: Points,
    /// A bid grows by this.
    pub bid_step: Points,
    /// Most points that one GO round can earn.
    pub go_round_max: Points,
    /// Faces of the numbered die, six of them.
    pub numbered_die: Vec<u8>,
    /// Faces of the Ghost die, six of them.
    pub ghost_die: Vec<u8>,
}

/// One Level card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LevelData {
    /// Colour set, 1 to 8.
    pub set: u8,
    /// Face value.
    pub price: Points,
    /// Rent of a single Level; a whole set doubles it.
    pub rent: Points,
}

impl BoxData {
    /// The example table that ships with the app.
    ///
    /// # Panics
    /// Never: a test reads it.
    #[must_use]
    #[expect(clippy::expect_used, reason = "embedded and tested")]
    pub fn example() -> Self {
        Self::parse(EXAMPLE).expect("the example box is valid")
    }

    /// Reads and validates a box from JSON.
    ///
    /// # Errors
    /// What can't be read, or the first number that's wrong.
    pub fn parse(json: &str) -> Result<Self, Invalid> {
        let data: Self = serde_json::from_str(json)
            .map_err(|error| Invalid::new("box data", error.to_string()))?;
        data.validate()?;
        Ok(data)
    }

    /// The printed numbers of one Level.
    #[must_use]
    pub fn level(&self, level: Level) -> LevelData {
        self.levels[level.index()]
    }

    /// The Levels of a colour set, ascending.
    pub fn set(&self, set: u8) -> impl Iterator<Item = Level> + '_ {
        Level::all().filter(move |level| self.level(*level).set == set)
    }

    /// Checks what a match relies on.
    ///
    /// # Errors
    /// The first number that's wrong, by its path, and what would be right.
    pub fn validate(&self) -> Result<(), Invalid> {
        if self.levels.len() != Level::COUNT {
            return Err(Invalid::new(
                "levels",
                format!("{} Levels; a board has {}", self.levels.len(), Level::COUNT),
            ));
        }
        for (i, level) in self.levels.iter().enumerate() {
            if !(1..=8).contains(&level.set) {
                return Err(Invalid::new(
                    format!("levels[{i}].set"),
                    format!("set {}; sets are numbered 1 to 8", level.set),
                ));
            }
            amount(&format!("levels[{i}].price"), level.price)?;
            amount(&format!("levels[{i}].rent"), level.rent)?;
            if i > 0 && level.price < self.levels[i - 1].price {
                return Err(Invalid::new(
                    format!("levels[{i}].price"),
                    format!(
                        "{} after {}; prices ascend from Level 1 to 16",
                        level.price,
                        self.levels[i - 1].price
                    ),
                ));
            }
        }
        for (at, points) in [
            ("start", self.start),
            ("ghost_fee", self.ghost_fee),
            ("jail_fee", self.jail_fee),
            ("bid_step", self.bid_step),
            ("go_round_max", self.go_round_max),
        ] {
            amount(at, points)?;
        }
        for (at, faces) in [
            ("numbered_die", &self.numbered_die),
            ("ghost_die", &self.ghost_die),
        ] {
            if faces.len() != 6 || faces.iter().any(|face| !(1..=12).contains(face)) {
                return Err(Invalid::new(at, "a die has 6 faces, each 1 to 12"));
            }
        }
        Ok(())
    }
}

/// Amounts are printed in tens and fit the four characters of the display.
fn amount(at: &str, points: Points) -> Result<(), Invalid> {
    if points.0 == 0 || points.0 > 9990 || !points.0.is_multiple_of(10) {
        return Err(Invalid::new(
            at,
            format!("{points}; use tens from 10 to 9990"),
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(change: impl FnOnce(&mut BoxData)) -> String {
        let mut data = BoxData::example();
        change(&mut data);
        data.validate().expect_err("invalid").at
    }

    #[test]
    fn prices_ascend() {
        assert_eq!(
            refused(|data| data.levels[4].price = Points(data.levels[3].price.0 - 10)),
            "levels[4].price"
        );
        let mut data = BoxData::example();
        data.levels[4].price = data.levels[3].price;
        assert_eq!(data.validate(), Ok(()), "or stay");
    }

    #[test]
    fn amounts_are_tens_from_10_to_9990() {
        for wrong in [0, 5, 10_000] {
            assert_eq!(refused(|data| data.start = Points(wrong)), "start");
        }
        for right in [10, 9_990] {
            let mut data = BoxData::example();
            data.start = Points(right);
            assert_eq!(data.validate(), Ok(()));
        }
    }

    #[test]
    fn a_die_has_six_faces_from_1_to_12() {
        for wrong in [vec![1; 5], vec![1; 7], vec![13; 6], vec![0; 6]] {
            assert_eq!(refused(|data| data.ghost_die = wrong), "ghost_die");
        }
        let mut data = BoxData::example();
        data.numbered_die = vec![1, 1, 1, 12, 12, 12];
        assert_eq!(data.validate(), Ok(()));
    }
}
