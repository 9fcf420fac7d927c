//! The card game's draft: plain data, any text allowed.

use serde::{Deserialize, Serialize};

use crate::cards::{CardLevel, CardRules, Strength};

/// Everything that a table is filling in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardsDraft {
    /// Which deck.
    pub level: CardLevel,
    /// In turn order.
    pub players: Vec<CardDraftPlayer>,
    /// Who starts, counted from 0.
    pub starter: u8,
    /// House rules.
    pub rules: CardRules,
    /// Whether the risk of the next card is told.
    pub helper: bool,
    /// The numbers of the box, as they're being typed.
    pub decks: DecksDraft,
}

/// One player of a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardDraftPlayer {
    /// As typed.
    pub name: String,
    /// How well the app plays for this seat; nothing: a person plays.
    pub bot: Option<Strength>,
}

/// The decks of a draft: numbers are text until they're checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DecksDraft {
    /// What it's to be called when it's saved.
    pub name: String,
    /// True until a number was changed or the decks were saved.
    pub example: bool,
    /// Points of PAC-dot, cherry, strawberry, orange, apple.
    pub values: Vec<String>,
    /// How many of each kind, in the order of the cards.
    pub level_1: Vec<String>,
    /// The same for Level 2.
    pub level_2: Vec<String>,
}
