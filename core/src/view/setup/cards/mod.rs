//! Setting up the card game, by the same draft, fields and changes as the bank:
//! see [`crate::view::DraftChange`].

mod draft;
mod types;

pub use draft::{CardDraftPlayer, CardsDraft, DecksDraft};
pub use types::{CardPlayerForm, CardsDraftView, DeckForm, DeckRow, DecksForm};
