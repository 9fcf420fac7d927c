//! "Count your own deck": what cards are worth and how many there are.

use super::check::{decks_to_save, readable};
use super::form::CardsForm;
use super::{DeckForm, DeckRow, DecksForm};
use crate::cards::{Card, CardLevel, DeckData, Face, Kept, PowerUp};
use crate::view::DraftField;
use crate::view::cards::{face_of, level_name};

/// Digits of a value or of a number of cards.
const DIGITS: u8 = 2;

/// The editor for the decks of a form.
pub(super) fn decks_form(form: &CardsForm<'_>, saved: &[DeckData]) -> DecksForm {
    let (words, decks) = (form.words, &form.draft.decks);
    let name = decks.name.trim();
    let problems = decks_to_save(form.draft).err().unwrap_or_default();
    DecksForm {
        frame: form.parts.editor_frame(
            &form.numbers(),
            "cards-setup-decks-intro",
            saved.iter().any(|saved| saved.name == name),
            problems.first().map(|error| form.where_and_what(error)),
        ),
        values_heading: words.say("setup-amounts"),
        values: Kept::ALL[..Kept::SCORING]
            .iter()
            .zip(&decks.values)
            .map(|(card, typed)| {
                let field = DraftField::CardValue(*card);
                row(form, "value", (*card).into(), field, typed)
            })
            .collect(),
        decks: vec![
            deck(
                form,
                CardLevel::Level1,
                &decks.level_1,
                DraftField::Level1Count,
                DraftField::Level1Deck,
            ),
            deck(
                form,
                CardLevel::Level2,
                &decks.level_2,
                DraftField::Level2Count,
                DraftField::Level2Deck,
            ),
        ],
    }
}

fn deck(
    form: &CardsForm<'_>,
    level: CardLevel,
    typed: &[String],
    field: fn(Card) -> DraftField,
    whole: DraftField,
) -> DeckForm {
    let cards = Card::ALL.into_iter().zip(typed);
    let id = match level {
        CardLevel::Level1 => "level_1",
        CardLevel::Level2 | CardLevel::Bonus => "level_2",
    };
    DeckForm {
        heading: level_name(level, form.words),
        rows: cards
            // Power-ups of the other level only where somebody counted some.
            .filter(|(card, typed)| belongs(*card, level) || typed.trim() != "0")
            .map(|(card, typed)| row(form, id, card, field(card), typed))
            .collect(),
        total: form
            .words
            .tell("cards-count", &[("count", readable(typed).into())]),
        error: form.parts.error(whole),
    }
}

/// Whether the level's own deck has such cards.
const fn belongs(card: Card, level: CardLevel) -> bool {
    match card.face() {
        Face::Kept(_) => true,
        Face::PowerUp(PowerUp::GiveGhost | PowerUp::Swap | PowerUp::Skip) => {
            matches!(level, CardLevel::Level1 | CardLevel::Bonus)
        }
        Face::PowerUp(PowerUp::DrawChoice | PowerUp::ExtraDraw | PowerUp::Pass) => {
            matches!(level, CardLevel::Level2 | CardLevel::Bonus)
        }
    }
}

fn row(form: &CardsForm<'_>, group: &str, card: Card, field: DraftField, typed: &str) -> DeckRow {
    let name = serde_json::to_value(card).unwrap_or_default();
    DeckRow {
        face: face_of(card, form.words),
        number: form.parts.text(
            format!("{group}_{}", name.as_str().unwrap_or_default()),
            field,
            form.place(field).unwrap_or_default(),
            typed,
            true,
            DIGITS,
        ),
    }
}

impl CardsForm<'_> {
    /// "Level 1, Cherry"; nothing for a field that its row names by itself.
    pub(super) fn place(&self, field: DraftField) -> Option<String> {
        let words = self.words;
        let in_deck = |level: CardLevel, card: Card| {
            let (level, card) = (level_name(level, words), face_of(card, words).name);
            let args = [("level", (&level).into()), ("card", (&card).into())];
            words.tell("cards-setup-at-count", &args)
        };
        match field {
            DraftField::BoxName => Some(words.say("setup-box-name")),
            DraftField::CardValue(card) => {
                let card = face_of(card.into(), words).name;
                Some(words.tell("cards-setup-at-value", &[("card", (&card).into())]))
            }
            DraftField::Level1Count(card) => Some(in_deck(CardLevel::Level1, card)),
            DraftField::Level2Count(card) => Some(in_deck(CardLevel::Level2, card)),
            DraftField::Level1Deck => Some(level_name(CardLevel::Level1, words)),
            DraftField::Level2Deck => Some(level_name(CardLevel::Level2, words)),
            DraftField::Players
            | DraftField::Name(_)
            // Of the bank's setup.
            | DraftField::Coin(_)
            | DraftField::LevelSet(_)
            | DraftField::LevelPrice(_)
            | DraftField::LevelRent(_)
            | DraftField::Start
            | DraftField::GhostFee
            | DraftField::JailFee
            | DraftField::GoRoundMax
            | DraftField::NumberedDie(_)
            | DraftField::GhostDie(_) => None,
        }
    }
}
