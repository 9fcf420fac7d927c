//! Setting up the card game, by the same fields and changes as the bank: see
//! [`crate::view::DraftChange`].

mod check;
mod decks_form;
mod draft;
mod edit;
mod form;
#[cfg(test)]
mod tests;
mod types;

pub use check::{card_setup, decks_to_save};
pub use draft::{CardDraftPlayer, CardsDraft, DecksDraft};
pub use edit::edit_cards;
pub use form::{cards_draft_view, cards_why_not};
pub use types::{CardPlayerForm, CardsDraftView, DeckForm, DeckRow, DecksForm};
