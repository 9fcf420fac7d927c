//! The shapes of the card game's setup screen and of its editor. Words are in
//! the chosen language already.

use serde::{Deserialize, Serialize};

use super::CardsDraft;
use crate::view::setup::{BoxOption, DraftButton, DraftSwitch, TextField};
use crate::view::{CardFace, Question};

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
    /// "Your box".
    pub box_heading: String,
    /// What the numbers are for and whose they are.
    pub box_text: String,
    /// "Example values", empty once they're the owner's.
    pub box_badge: String,
    /// The example and all saved decks.
    pub boxes: Vec<BoxOption>,
    /// Opens the editor: "Count your own deck".
    pub open_editor: String,
    /// The editor, a screen of its own.
    pub editor: DecksForm,
    /// Starts the match.
    pub start: String,
    /// Whether it can start.
    pub can_start: bool,
    /// Why not, when it can't; else empty.
    pub why_not: String,
}

/// One player's row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CardPlayerForm {
    /// "Player 1".
    pub heading: String,
    /// The name's first letter.
    pub letter: String,
    /// Their name.
    pub name: TextField,
    /// Names the row of options: "Who plays for Maya?"
    pub plays_label: String,
    /// A person, or a bot of some strength.
    pub plays: Vec<BoxOption>,
    /// What the chosen bot is like, empty for a person.
    pub plays_text: String,
    /// Leaves the table, where more than two sit.
    pub remove: Option<DraftButton>,
    /// One place earlier, but for the first.
    pub earlier: Option<DraftButton>,
    /// One place later, but for the last.
    pub later: Option<DraftButton>,
}

/// "Count your own deck".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DecksForm {
    /// The screen's title.
    pub title: String,
    /// How to do it.
    pub intro: String,
    /// "Example values", empty once they're the owner's.
    pub badge: String,
    /// What it's saved as.
    pub name: TextField,
    /// "Points".
    pub values_heading: String,
    /// What each card is worth.
    pub values: Vec<DeckRow>,
    /// Level 1 and Level 2.
    pub decks: Vec<DeckForm>,
    /// All numbers back to the example.
    pub reset: DraftButton,
    /// Asks before that.
    pub ask_reset: Question,
    /// Saves the decks by their name.
    pub save: String,
    /// Whether they can be saved.
    pub can_save: bool,
    /// Why not, when they can't; else empty.
    pub why_not: String,
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
