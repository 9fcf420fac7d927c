//! PAC-MAN: The Card Game: decks, turns, power-ups, who may see what.
//!
//! [`State`] is a match as plain data: [`State::apply`] takes one decision,
//! [`State::legal_actions`] lists them, [`State::observe`] says what a viewer
//! may know, [`State::outcome`] who won. [`Cards`] is a match as the app plays
//! it, with what was told and steps that may be taken back. Follows the
//! rulebook and our rulings "Card game"; docs/rules/cards.md numbers them.
//!
//! ```
//! use coinop_core::cards::{Action, CardLevel, CardPlayer, CardRules, DeckData, Setup, State, Viewer};
//! use coinop_core::kernel::{Seat, Seed};
//!
//! let player = |name: &str| CardPlayer { name: name.to_owned(), bot: None };
//! let setup = Setup {
//!     level: CardLevel::Level1,
//!     players: vec![player("Maya"), player("Ben")],
//!     starter: Seat(0),
//!     decks: DeckData::example(),
//!     rules: CardRules::default(),
//!     helper: true,
//!     stack: None,
//! };
//! let mut state = State::new(&setup, Seed([7; 32])).unwrap();
//! let (maya, mut events) = (Seat(0), Vec::new());
//!
//! // Nobody sees a hand before its player says that it's them.
//! assert_eq!(state.viewer(), Viewer::Curtain(maya));
//! state.apply(Action::Lift { seat: maya }, &mut events).unwrap();
//! let risk = state.observe(state.viewer()).risk().unwrap();
//! assert_eq!(risk.bust.0, 0);
//! state.apply(Action::Draw { seat: maya }, &mut events).unwrap();
//! assert_eq!(state.deck_len(), 53);
//! ```

mod action;
mod card;
mod check;
mod deal;
mod deck_data;
mod event;
mod game;
mod imagine;
mod memory;
mod outcome;
mod pool;
mod power_ups;
mod risk;
mod rule;
mod seen;
mod setup;
mod state;
mod table;
#[cfg(test)]
mod tests;
mod turn;

// The boundary has one name for each type of all games; in here the short one
// does.
pub use action::CardAction;
pub use action::CardAction as Action;
pub use card::{Card, Face, Hand, Kept, PowerUp};
pub use check::Actions;
pub use deal::{Deal, MOST_DRAWN, TOO_MANY_GHOSTS};
pub use deck_data::{Deck, DeckData, MAX_DECK, MAX_VALUE, MIN_DECK, Values};
pub use event::{Event, Fact, Source, Why};
pub use game::Cards;
pub use imagine::Worlds;
pub use memory::Known;
pub use outcome::{Outcome, Standing, Won};
pub use risk::{Odds, Risk};
pub use rule::Rule;
pub use seen::{Seen, SeenPlayer, SeenTurn, Viewer, Waiting};
pub use setup::{
    CardLevel, CardPlayer, CardRules, MAX_BONUS_PLAYERS, MAX_CARDS, MAX_PLAYERS, MIN_PLAYERS,
    Setup, Strength,
};
pub use state::{CardStatus, State, Status};
pub use table::{BOT_MS, CardTable, Public};
