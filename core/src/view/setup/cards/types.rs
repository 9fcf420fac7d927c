//! The shapes of the card game's setup screen and of its editor. Words are in
//! the chosen language already.

use serde::{Deserialize, Serialize};

use super::CardsDraft;
use crate::view::CardFace;
use crate::view::setup::{
    BoxOption, BoxPicker, DraftButton, DraftSwitch, EditorFrame, FormAction, SeatForm, TextField,
};

/// The whole screen, with the draft that it shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardsDraftView {
    /// Send this back with the next change.
    pub draft: CardsDraft,
    /// On the marquee: the game's name.
    pub title: String,
    /// "Which level?"
    pub level_heading: String,
    /// Level 1, Level 2, Bonus Level.
    pub levels: Vec<BoxOption>,
    /// What the chosen level is like and for how many.
    pub level_text: String,
    /// "Who’s playing?"
    pub heading: String,
    /// A line below it.
    pub intro: String,
    /// In turn order.
    pub players: Vec<CardPlayerForm>,
    /// One more player.
    pub add_player: DraftButton,
    /// Too many for this level, and what to do; else empty.
    pub players_error: String,
    /// "Who starts?"
    pub starter_heading: String,
    /// Everybody.
    pub starters: Vec<BoxOption>,
    /// "House rules".
    pub rules_heading: String,
    /// Helper and house rules.
    pub switches: Vec<DraftSwitch>,
    /// Whose numbers are played with.
    pub boxes: BoxPicker,
    /// The editor, a screen of its own.
    pub editor: DecksForm,
    /// Starts the match.
    pub start: FormAction,
}

/// One player's row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardPlayerForm {
    /// Their place and name.
    pub seat: SeatForm,
    /// Names the row of options: "Who plays for Maya?"
    pub plays_label: String,
    /// A person, or a bot of some strength.
    pub plays: Vec<BoxOption>,
    /// What the chosen bot is like, empty for a person.
    pub plays_text: String,
}

/// "Count your own deck".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DecksForm {
    /// Title, name, reset and saving.
    pub frame: EditorFrame,
    /// "Points".
    pub values_heading: String,
    /// What each card is worth.
    pub values: Vec<DeckRow>,
    /// Level 1 and Level 2.
    pub decks: Vec<DeckForm>,
}

/// One level's deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DeckForm {
    /// "Level 1".
    pub heading: String,
    /// How many of each kind.
    pub rows: Vec<DeckRow>,
    /// "54 cards", as far as the numbers can be read.
    pub total: String,
    /// What's wrong with the deck as a whole, empty when nothing is.
    pub error: String,
}

/// One kind of card and its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DeckRow {
    /// Which card.
    pub face: CardFace,
    /// Points, or how many.
    pub number: TextField,
}
