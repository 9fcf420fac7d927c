//! The numbers printed on the cards (rulings: "Printed on the components, not
//! in the rulebooks"). Data, never constants in code.

use serde::{Deserialize, Serialize};

use super::{Card, Kept};
use crate::kernel::Invalid;

/// The example values, read like any other deck.
const EXAMPLE: &str = include_str!("../../../assets/box/cards-example.json");

/// Fewest cards of one deck that are still a game.
pub const MIN_DECK: usize = 10;
/// Most cards of one deck; the Bonus Level has twice as many.
pub const MAX_DECK: usize = 64;
/// Most points of one card.
pub const MAX_VALUE: u8 = 99;

/// One box's decks and values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckData {
    /// What its owner calls it.
    pub name: String,
    /// True until the owner has copied the numbers from their own box.
    pub example: bool,
    /// What the scoring cards are worth.
    pub values: Values,
    /// The deck of Level 1.
    pub level_1: Deck,
    /// The deck of Level 2.
    pub level_2: Deck,
}

/// Points of the cards; ghosts and power-ups have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Values {
    /// One PAC-dot.
    pub pac_dot: u8,
    /// One cherry card.
    pub cherry: u8,
    /// One strawberry.
    pub strawberry: u8,
    /// One orange.
    pub orange: u8,
    /// One apple.
    pub apple: u8,
}

/// How many cards of each kind a deck has; a kind left out isn't in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Deck {
    /// PAC-dots.
    pub pac_dot: u8,
    /// Cherries.
    pub cherry: u8,
    /// Strawberries.
    pub strawberry: u8,
    /// Oranges.
    pub orange: u8,
    /// Apples.
    pub apple: u8,
    /// Pink ghosts.
    pub pink_ghost: u8,
    /// Blue ghosts.
    pub blue_ghost: u8,
    /// Orange ghosts.
    pub orange_ghost: u8,
    /// Red ghosts.
    pub red_ghost: u8,
    /// Power-ups that give a ghost away.
    pub give_ghost: u8,
    /// Power-ups that swap hands.
    pub swap: u8,
    /// Power-ups that skip a turn.
    pub skip: u8,
    /// Power-ups that choose how many cards are drawn.
    pub draw_choice: u8,
    /// Power-ups that make everybody draw.
    pub extra_draw: u8,
    /// Power-ups that make everybody pass a card.
    pub pass: u8,
}

impl Values {
    /// By kind, in the order of [`Kept::ALL`]; ghosts are worth nothing.
    #[must_use]
    pub const fn by_kind(&self) -> [u8; Kept::KINDS] {
        [
            self.pac_dot,
            self.cherry,
            self.strawberry,
            self.orange,
            self.apple,
            0,
            0,
            0,
            0,
        ]
    }
}

impl Deck {
    /// As many of each kind, in the order of [`Card::ALL`].
    #[must_use]
    pub const fn of(counts: [u8; Card::KINDS]) -> Self {
        let [
            pac_dot,
            cherry,
            strawberry,
            orange,
            apple,
            pink_ghost,
            blue_ghost,
            orange_ghost,
            red_ghost,
            give_ghost,
            swap,
            skip,
            draw_choice,
            extra_draw,
            pass,
        ] = counts;
        Self {
            pac_dot,
            cherry,
            strawberry,
            orange,
            apple,
            pink_ghost,
            blue_ghost,
            orange_ghost,
            red_ghost,
            give_ghost,
            swap,
            skip,
            draw_choice,
            extra_draw,
            pass,
        }
    }

    /// By kind, in the order of [`Card::ALL`].
    #[must_use]
    pub const fn by_kind(&self) -> [u8; Card::KINDS] {
        [
            self.pac_dot,
            self.cherry,
            self.strawberry,
            self.orange,
            self.apple,
            self.pink_ghost,
            self.blue_ghost,
            self.orange_ghost,
            self.red_ghost,
            self.give_ghost,
            self.swap,
            self.skip,
            self.draw_choice,
            self.extra_draw,
            self.pass,
        ]
    }

    /// How many cards.
    #[must_use]
    pub fn size(&self) -> usize {
        self.by_kind().iter().map(|count| usize::from(*count)).sum()
    }
}

impl DeckData {
    /// The example box that ships with the app.
    ///
    /// # Panics
    /// Never: a test reads it.
    #[must_use]
    #[expect(clippy::expect_used, reason = "embedded and tested")]
    pub fn example() -> Self {
        Self::parse(EXAMPLE).expect("the example decks are valid")
    }

    /// Reads and validates decks from JSON.
    ///
    /// # Errors
    /// What can't be read, or the first number that's wrong.
    pub fn parse(json: &str) -> Result<Self, Invalid> {
        let data: Self = serde_json::from_str(json)
            .map_err(|error| Invalid::new("deck data", error.to_string()))?;
        data.validate()?;
        Ok(data)
    }

    /// Checks what a match relies on.
    ///
    /// # Errors
    /// The first number that's wrong, by its path, and what would be right.
    pub fn validate(&self) -> Result<(), Invalid> {
        let values = [
            ("values.pac_dot", self.values.pac_dot),
            ("values.cherry", self.values.cherry),
            ("values.strawberry", self.values.strawberry),
            ("values.orange", self.values.orange),
            ("values.apple", self.values.apple),
        ];
        for (at, value) in values {
            if value > MAX_VALUE {
                return Err(Invalid::new(
                    at,
                    format!("{value} points; a card has 0 to {MAX_VALUE}"),
                ));
            }
        }
        for (at, deck) in [("level_1", &self.level_1), ("level_2", &self.level_2)] {
            let cards = deck.size();
            if !(MIN_DECK..=MAX_DECK).contains(&cards) {
                return Err(Invalid::new(
                    at,
                    format!("{cards} cards; a deck has {MIN_DECK} to {MAX_DECK}"),
                ));
            }
        }
        Ok(())
    }
}
