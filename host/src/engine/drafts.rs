//! Setting up: a draft goes out to a shell, comes back with a change, and
//! becomes a match or a saved box. What a draft is and what's wrong with it is
//! core's; here stands what the store has to do with it.

use coinop_core::bank::{self, BoxData};
use coinop_core::cards::{self, DeckData};
use coinop_core::session::{Fault, FaultKind, GameSetup, Update};
use coinop_core::view::{
    CardsDraft, CardsDraftView, DraftChange, DraftView, SetupDraft, box_to_save, card_setup,
    cards_draft_view, cards_why_not, decks_to_save, draft_view, edit, edit_cards, fault, setup,
    why_not,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::desk::Desk;
use crate::clock::Moment;
use crate::faults;
use crate::store::PlayerRow;

/// The games' names in the store.
const BANK: &str = "bank";
/// See [`BANK`].
pub(super) const CARDS: &str = "cards";
/// The setups of the last tables, as settings.
const LAST_SETUP: &str = "last_setup";
/// See [`LAST_SETUP`].
const LAST_CARDS_SETUP: &str = "last_cards_setup";

/// The bank's.
impl Desk {
    /// See [`super::Engine::new_draft`].
    pub(super) fn new_draft(&mut self) -> Result<DraftView, Fault> {
        let last: Option<bank::Setup> = self.last_table(LAST_SETUP)?;
        let draft = SetupDraft::fresh(last.as_ref(), &self.words);
        Ok(draft_view(&draft, &self.boxes()?, &self.words))
    }

    /// See [`super::Engine::edit_draft`].
    pub(super) fn edit_draft(
        &mut self,
        draft: SetupDraft,
        change: DraftChange,
    ) -> Result<DraftView, Fault> {
        let saved = self.boxes()?;
        let draft = edit(draft, change, &saved, &self.words);
        Ok(draft_view(&draft, &saved, &self.words))
    }

    /// See [`super::Engine::save_box`].
    pub(super) fn save_box(&mut self, draft: SetupDraft) -> Result<DraftView, Fault> {
        let data = box_to_save(&draft)
            .map_err(|errors| self.invalid(&why_not(&draft, &errors, &self.words)))?;
        self.save_numbers(BANK, &data.name, &data)?;
        let draft = draft.with_box(&data, &self.words);
        Ok(draft_view(&draft, &self.boxes()?, &self.words))
    }

    /// See [`super::Engine::start`].
    pub(super) fn start(&mut self, draft: &SetupDraft) -> Result<Update, Fault> {
        let setup =
            setup(draft).map_err(|errors| self.invalid(&why_not(draft, &errors, &self.words)))?;
        self.start_match(GameSetup::Bank(setup))
    }

    fn boxes(&mut self) -> Result<Vec<BoxData>, Fault> {
        self.saved(BANK, |json| BoxData::parse(json).ok())
    }
}

/// The card game's.
impl Desk {
    /// See [`super::Engine::new_cards_draft`].
    pub(super) fn new_cards_draft(&mut self) -> Result<CardsDraftView, Fault> {
        let last: Option<cards::Setup> = self.last_table(LAST_CARDS_SETUP)?;
        let draft = CardsDraft::fresh(last.as_ref(), &self.words);
        Ok(cards_draft_view(&draft, &self.decks()?, &self.words))
    }

    /// See [`super::Engine::edit_cards_draft`].
    pub(super) fn edit_cards_draft(
        &mut self,
        draft: CardsDraft,
        change: DraftChange,
    ) -> Result<CardsDraftView, Fault> {
        let saved = self.decks()?;
        let draft = edit_cards(draft, change, &saved, &self.words);
        Ok(cards_draft_view(&draft, &saved, &self.words))
    }

    /// See [`super::Engine::save_decks`].
    pub(super) fn save_decks(&mut self, draft: CardsDraft) -> Result<CardsDraftView, Fault> {
        let data = decks_to_save(&draft)
            .map_err(|errors| self.invalid(&cards_why_not(&draft, &errors, &self.words)))?;
        self.save_numbers(CARDS, &data.name, &data)?;
        let draft = draft.with_decks(&data, &self.words);
        Ok(cards_draft_view(&draft, &self.decks()?, &self.words))
    }

    /// See [`super::Engine::start_cards`].
    pub(super) fn start_cards(&mut self, draft: &CardsDraft) -> Result<Update, Fault> {
        let setup = card_setup(draft)
            .map_err(|errors| self.invalid(&cards_why_not(draft, &errors, &self.words)))?;
        self.start_match(GameSetup::Cards(setup))
    }

    fn decks(&mut self) -> Result<Vec<DeckData>, Fault> {
        self.saved(CARDS, |json| DeckData::parse(json).ok())
    }
}

/// Everybody's.
impl Desk {
    /// Remembers who sits at this table for the next draft. A match starts
    /// without it, too.
    pub(super) fn remember_table(&mut self, setup: &GameSetup) {
        match setup {
            GameSetup::Bank(setup) => {
                let row = |player: &bank::Player| PlayerRow {
                    name: player.name.trim().to_owned(),
                    coin: serde_json::to_string(&player.coin).unwrap_or_default(),
                };
                let players: Vec<PlayerRow> = setup.players.iter().map(row).collect();
                let _ = self.store.seat_players(&players, Moment::now().utc_ms);
                self.remember(LAST_SETUP, setup);
            }
            GameSetup::Maze(_) => {}
            GameSetup::Cards(setup) => self.remember(LAST_CARDS_SETUP, setup),
        }
    }

    fn remember(&mut self, name: &str, setup: &impl Serialize) {
        if let Ok(json) = serde_json::to_string(setup) {
            let _ = self.store.set_setting(name, &json);
        }
    }

    /// What [`Desk::remember_table`] kept, if it makes sense.
    fn last_table<T: DeserializeOwned>(&mut self, name: &str) -> Result<Option<T>, Fault> {
        let json = self
            .store
            .setting(name)
            .map_err(|error| self.store_fault(&error))?;
        Ok(json.and_then(|json| serde_json::from_str(&json).ok()))
    }

    /// All saved boxes of a game that make sense.
    fn saved<T>(
        &mut self,
        game: &str,
        parse: impl Fn(&String) -> Option<T>,
    ) -> Result<Vec<T>, Fault> {
        let saved = self
            .store
            .boxes(game)
            .map_err(|error| self.store_fault(&error))?;
        Ok(saved.iter().filter_map(parse).collect())
    }

    fn save_numbers(
        &mut self,
        game: &str,
        name: &str,
        numbers: &impl Serialize,
    ) -> Result<(), Fault> {
        let json = serde_json::to_string(numbers)
            .map_err(|error| faults::bug(&format!("numbers: {error}"), &self.words))?;
        self.store
            .save_box(game, name, &json, Moment::now().utc_ms)
            .map_err(|error| self.store_fault(&error))
    }

    fn invalid(&self, why: &str) -> Fault {
        fault(FaultKind::Invalid, why, &self.words)
    }
}
