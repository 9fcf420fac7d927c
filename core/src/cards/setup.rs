//! What a table asks for.

use serde::{Deserialize, Serialize};

use super::{Card, DeckData};
use crate::kernel::{Invalid, Seat, check_stored_names};

/// Smallest table (rulebook: "2-4 players").
pub const MIN_PLAYERS: usize = 2;
/// Largest table of Level 1 and Level 2.
pub const MAX_PLAYERS: usize = 4;
/// Largest table of the Bonus Level (rulebook: "up to 8 players").
pub const MAX_BONUS_PLAYERS: usize = 8;
/// Most cards of a match.
pub const MAX_CARDS: usize = 2 * super::MAX_DECK;

/// Anything that a table asks for; [`super::Deal::new`] says what's wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Which deck.
    pub level: CardLevel,
    /// In turn order: the next one is the player on the left.
    pub players: Vec<CardPlayer>,
    /// Whose turn is first; the table chooses.
    #[serde(default = "first_seat")]
    pub starter: Seat,
    /// Decks and values, kept by the match.
    pub decks: DeckData,
    /// House rules.
    #[serde(default)]
    pub rules: CardRules,
    /// Whether the player on turn is told the risk of the next card.
    #[serde(default)]
    pub helper: bool,
    /// The deck from top to bottom, unshuffled, in place of the level's own:
    /// for fixtures and puzzles. Left out: the level's deck, shuffled.
    #[serde(default)]
    pub stack: Option<Vec<Card>>,
}

const fn first_seat() -> Seat {
    Seat(0)
}

/// Which of the game's levels is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum CardLevel {
    /// The first deck, 2 to 4 players.
    Level1,
    /// The second deck, 2 to 4 players.
    Level2,
    /// Both decks, 2 to 8 players.
    Bonus,
}

impl CardLevel {
    /// All, in the order of the rulebook.
    pub const ALL: [Self; 3] = [Self::Level1, Self::Level2, Self::Bonus];

    /// How many may sit at the table.
    #[must_use]
    pub const fn most_players(self) -> usize {
        match self {
            Self::Level1 | Self::Level2 => MAX_PLAYERS,
            Self::Bonus => MAX_BONUS_PLAYERS,
        }
    }
}

/// One player, a person or a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardPlayer {
    /// 1 to 16 characters, different from the others'.
    pub name: String,
    /// How well the app plays for this seat; a person plays when left out.
    #[serde(default)]
    pub bot: Option<Strength>,
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Strength {
    /// Stops early and counts nothing.
    Cautious,
    /// Knows the exact odds from what its seat has seen.
    Counting,
    /// Plays the match on in its head.
    Planning,
}

impl Strength {
    /// All, weakest first.
    pub const ALL: [Self; 3] = [Self::Cautious, Self::Counting, Self::Planning];
}

/// Switches of the rulings; the defaults are the printed rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardRules {
    /// After a draw choice the chosen cards are drawn before one may shut down.
    pub draw_first: bool,
    /// A red ghost in a hand counts as two ghosts.
    pub red_ghost_counts_as_two: bool,
}

impl Setup {
    /// Checks everything that a match relies on; a new one's names are held to
    /// more ([`crate::kernel::check_names`]).
    ///
    /// # Errors
    /// The first thing that's wrong, by its path.
    pub fn validate(&self) -> Result<(), Invalid> {
        let (count, most) = (self.players.len(), self.level.most_players());
        if !(MIN_PLAYERS..=most).contains(&count) {
            return Err(Invalid::new(
                "players",
                format!("{count} players; this level is for {MIN_PLAYERS} to {most}"),
            ));
        }
        check_stored_names(&self.names())?;
        if self.starter.index() >= count {
            return Err(Invalid::new(
                "starter",
                format!("{}; seats are numbered 0 to {}", self.starter, count - 1),
            ));
        }
        if let Some(stack) = &self.stack
            && !(1..=MAX_CARDS).contains(&stack.len())
        {
            return Err(Invalid::new(
                "stack",
                format!("{} cards; a stack has 1 to {MAX_CARDS}", stack.len()),
            ));
        }
        self.decks.validate()
    }

    /// The players' names, in turn order.
    pub(crate) fn names(&self) -> Vec<&str> {
        self.players.iter().map(|who| who.name.as_str()).collect()
    }
}
