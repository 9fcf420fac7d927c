//! Setting up the bank: a draft that goes out to a shell and comes back.
//!
//! A shell keeps no form of its own. It draws [`DraftView`], sends one
//! [`DraftChange`] with the draft that it was given, and draws what comes back.
//! Half-typed numbers live in the draft as text. When nothing is wrong,
//! [`setup`] makes the [`crate::bank::Setup`] that a match starts from.

mod box_form;
mod cards;
mod check;
mod draft;
mod edit;
mod fields;
mod form;
mod parts;
mod problem;
mod types;

pub use cards::{
    CardDraftPlayer, CardPlayerForm, CardsDraft, CardsDraftView, DeckForm, DeckRow, DecksDraft,
    DecksForm, card_setup, cards_draft_view, cards_why_not, decks_to_save, edit_cards,
};
pub use check::{box_to_save, setup};
pub use draft::{BoxDraft, DraftChange, DraftField, DraftPlayer, LevelDraft, SetupDraft};
pub use edit::edit;
pub use form::{draft_view, why_not};
pub use problem::{FieldError, Problem};
pub use types::{
    BoxForm, BoxOption, BoxPicker, CoinOption, DieForm, DraftButton, DraftSwitch, DraftView,
    EditorFrame, FormAction, LevelForm, PlayerForm, SeatForm, TextField,
};
