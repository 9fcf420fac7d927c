//! The card game's drafts and saved decks.

use coinop_core::cards::{DeckData, Setup};
use coinop_core::session::{Fault, FaultKind, GameSetup, Update};
use coinop_core::view::{
    CardsDraft, CardsDraftView, DraftChange, card_setup, cards_draft_view, decks_to_save,
    edit_cards, fault,
};

use super::desk::Desk;
use crate::clock::Moment;
use crate::faults;

/// The card game's name in the store.
pub(super) const CARDS: &str = "cards";
/// The setup of the last table, as a setting.
const LAST_SETUP: &str = "last_cards_setup";

impl Desk {
    /// See [`super::Engine::new_cards_draft`].
    pub(super) fn new_cards_draft(&mut self) -> Result<CardsDraftView, Fault> {
        let last = self
            .store
            .setting(LAST_SETUP)
            .map_err(|error| faults::of_store(&error, &self.words))?
            .and_then(|json| serde_json::from_str::<Setup>(&json).ok());
        let draft = CardsDraft::fresh(last.as_ref(), &self.words);
        self.cards_draft_view(&draft)
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
        let Ok(data) = decks_to_save(&draft) else {
            let why = cards_draft_view(&draft, &[], &self.words)
                .editor
                .frame
                .save
                .why_not;
            return Err(fault(FaultKind::Invalid, &why, &self.words));
        };
        let json = serde_json::to_string(&data)
            .map_err(|error| faults::bug(&format!("decks: {error}"), &self.words))?;
        self.store
            .save_box(CARDS, &data.name, &json, Moment::now().utc_ms)
            .map_err(|error| faults::of_store(&error, &self.words))?;
        let draft = draft.with_decks(&data, &self.words);
        self.cards_draft_view(&draft)
    }

    /// See [`super::Engine::start_cards`].
    pub(super) fn start_cards(&mut self, draft: &CardsDraft) -> Result<Update, Fault> {
        match card_setup(draft) {
            Ok(setup) => self.start_match(GameSetup::Cards(setup)),
            Err(_) => {
                let view = cards_draft_view(draft, &[], &self.words);
                Err(fault(FaultKind::Invalid, &view.start.why_not, &self.words))
            }
        }
    }

    fn cards_draft_view(&mut self, draft: &CardsDraft) -> Result<CardsDraftView, Fault> {
        let saved = self.decks()?;
        Ok(cards_draft_view(draft, &saved, &self.words))
    }

    /// All saved decks that make sense.
    fn decks(&mut self) -> Result<Vec<DeckData>, Fault> {
        let saved = self
            .store
            .boxes(CARDS)
            .map_err(|error| faults::of_store(&error, &self.words))?;
        let decks = saved.iter().filter_map(|json| DeckData::parse(json).ok());
        Ok(decks.collect())
    }

    /// Remembers who sits at this table for the next draft.
    pub(super) fn remember_card_table(&mut self, setup: &Setup) {
        if let Ok(json) = serde_json::to_string(setup) {
            let _ = self.store.set_setting(LAST_SETUP, &json);
        }
    }
}
