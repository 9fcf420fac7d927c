//! The card game's draft: plain data, any text allowed.

use serde::{Deserialize, Serialize};

use crate::cards::{
    CardLevel, CardRules, Deck, DeckData, Kept, MAX_BONUS_PLAYERS, MIN_PLAYERS, Setup, Strength,
};
use crate::kernel::Seat;
use crate::view::Words;
use crate::view::setup::draft::fill;

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
    /// What the saved box is called that these numbers were taken from or saved
    /// as since the draft was begun; empty: none. Numbers of the last match
    /// may only share its name, so that they replace none unasked.
    pub saved_as: String,
    /// True until a number was changed or the decks were saved.
    pub example: bool,
    /// Points of PAC-dot, cherry, strawberry, orange, apple.
    pub values: Vec<String>,
    /// How many of each kind, in the order of the cards.
    pub level_1: Vec<String>,
    /// The same for Level 2.
    pub level_2: Vec<String>,
}

impl CardsDraft {
    /// A draft to begin with: the last used table, or two people with names
    /// ready and the example decks.
    #[must_use]
    pub fn fresh(last: Option<&Setup>, words: &Words) -> Self {
        let example = DeckData::example();
        let decks = last.map_or(&example, |last| &last.decks);
        let players = last.map_or(&[][..], |last| &last.players);
        Self {
            level: last.map_or(CardLevel::Level1, |last| last.level),
            players: players
                .iter()
                .map(|player| CardDraftPlayer {
                    name: player.name.clone(),
                    bot: player.bot,
                })
                .collect(),
            starter: last.map_or(Seat(0), |last| last.starter).0,
            rules: last.map_or_else(CardRules::default, |last| last.rules),
            helper: last.is_none_or(|last| last.helper),
            decks: DecksDraft::of(decks, words),
        }
        .whole(words)
    }

    /// The same draft with the numbers of `decks`, saved ones or the example.
    #[must_use]
    pub fn with_decks(mut self, decks: &DeckData, words: &Words) -> Self {
        self.decks = DecksDraft::of(decks, words);
        if !decks.example {
            self.decks.saved_as.clone_from(&decks.name);
        }
        self
    }

    /// A draft that came back over the boundary may have lost or grown parts:
    /// places that every screen relies on are there again.
    pub(super) fn whole(mut self, words: &Words) -> Self {
        self.players.truncate(MAX_BONUS_PLAYERS);
        while self.players.len() < MIN_PLAYERS {
            self.add_player(words);
        }
        if usize::from(self.starter) >= self.players.len() {
            self.starter = 0;
        }
        let example = DecksDraft::of(&DeckData::example(), words);
        fill(&mut self.decks.values, &example.values);
        fill(&mut self.decks.level_1, &example.level_1);
        fill(&mut self.decks.level_2, &example.level_2);
        self
    }

    /// One more, with a name that nobody has.
    pub(super) fn add_player(&mut self, words: &Words) {
        let name = (self.players.len() + 1..)
            .map(|number| words.tell("setup-player-name", &[("number", number.into())]))
            .find(|name| self.players.iter().all(|player| player.name != *name));
        self.players.push(CardDraftPlayer {
            name: name.unwrap_or_default(),
            bot: None,
        });
    }
}

impl DecksDraft {
    /// The text of a box's numbers. The example gets a name to save it by.
    pub(super) fn of(decks: &DeckData, words: &Words) -> Self {
        let counts = |deck: &Deck| deck.by_kind().iter().map(u8::to_string).collect();
        let values = decks.values.by_kind();
        Self {
            name: if decks.example {
                words.say("setup-box-my-name")
            } else {
                decks.name.clone()
            },
            saved_as: String::new(),
            example: decks.example,
            values: values[..Kept::SCORING].iter().map(u8::to_string).collect(),
            level_1: counts(&decks.level_1),
            level_2: counts(&decks.level_2),
        }
    }
}
