//! What a table asks for, and the validated form of it.

use serde::{Deserialize, Serialize};

use super::BoxData;
use crate::kernel::{Invalid, check_stored_names};
use crate::maze::Difficulty;

/// Smallest and largest table (rulebook: four coins).
pub const MIN_PLAYERS: usize = 2;
/// See [`MIN_PLAYERS`].
pub const MAX_PLAYERS: usize = 4;

/// Anything that a table asks for; [`Setup::validate`] says what's wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export, rename = "BankSetup"))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record), uniffi(name = "BankSetup"))]
pub struct Setup {
    /// Two to four, in seating order.
    pub players: Vec<Player>,
    /// The numbers printed on the components, kept by the match.
    pub box_data: BoxData,
    /// House rules.
    #[serde(default)]
    pub rules: HouseRules,
    /// Whether the table helper (dice, jail, reminders) is on.
    #[serde(default)]
    pub helper: bool,
}

/// One player and their coin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Player {
    /// 1 to 16 characters, different from the others'.
    pub name: String,
    /// Different from the others'.
    pub coin: Coin,
}

/// The coins: colour and shape always go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Coin {
    /// Red, circle.
    Circle,
    /// Blue, square.
    Square,
    /// Yellow, triangle.
    Triangle,
    /// Green, diamond.
    Diamond,
}

impl Coin {
    /// All coins, in the order in which they're dealt.
    pub const ALL: [Self; MAX_PLAYERS] =
        [Self::Circle, Self::Square, Self::Triangle, Self::Diamond];
}

/// Switches of the rulings; the defaults are the printed rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HouseRules {
    /// Rent doubles when its owner has the whole set.
    pub double_rent: bool,
    /// The helper reminds owners of rent that they may ask for.
    pub remind_rent: bool,
    /// GO rounds are played in the maze; if not, their points are typed in.
    pub play_maze: bool,
    /// How hard the maze is, the same for all.
    pub difficulty: Difficulty,
}

impl Default for HouseRules {
    fn default() -> Self {
        Self {
            double_rent: true,
            remind_rent: false,
            play_maze: false,
            difficulty: Difficulty::Arcade,
        }
    }
}

impl Setup {
    /// Checks everything that a match relies on; a new one's names are held to
    /// more ([`crate::kernel::check_names`]).
    ///
    /// # Errors
    /// The first thing that's wrong, by its path.
    pub fn validate(&self) -> Result<(), Invalid> {
        let count = self.players.len();
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&count) {
            return Err(Invalid::new(
                "players",
                format!("{count} players; the bank serves {MIN_PLAYERS} to {MAX_PLAYERS}"),
            ));
        }
        check_stored_names(&self.names())?;
        for (i, player) in self.players.iter().enumerate() {
            let same = |other: &Player| other.coin == player.coin;
            if let Some(j) = self.players[..i].iter().position(same) {
                return Err(Invalid::new(
                    format!("players[{i}].coin"),
                    format!("players {j} and {i} have the same coin; change one"),
                ));
            }
        }
        self.box_data.validate()
    }

    /// The players' names, by seat.
    pub(crate) fn names(&self) -> Vec<&str> {
        self.players.iter().map(|who| who.name.as_str()).collect()
    }
}
