//! From text to a setup: every wrong field with what's wrong about it.
//!
//! Finds everything that [`Setup::validate`] would refuse, but all at once and
//! by field, so that a form can show it in place.

use super::{CardsDraft, DecksDraft};
use crate::cards::{
    Card, CardPlayer, Deck, DeckData, Kept, MAX_DECK, MAX_VALUE, MIN_DECK, MIN_PLAYERS, Setup,
    Values,
};
use crate::kernel::Seat;
use crate::view::setup::check::{joined, whole};
use crate::view::setup::fields::{
    box_name, digits, name_problem, short_box_name, small, torn_unless,
};
use crate::view::{DraftField, FieldError, Problem};

/// The setup of a draft.
///
/// # Errors
/// Every field that's wrong, in the order of the form.
pub fn card_setup(draft: &CardsDraft) -> Result<Setup, Vec<FieldError>> {
    let mut errors = Vec::new();
    let count = draft.players.len();
    if !(MIN_PLAYERS..=draft.level.most_players()).contains(&count) {
        errors.push(FieldError {
            field: DraftField::Players,
            problem: Problem::PlayerCount(count),
        });
    }
    let names: Vec<&str> = draft.players.iter().map(|p| p.name.as_str()).collect();
    for (number, i) in (0..=u8::MAX).zip(0..count) {
        if let Some(problem) = name_problem(&names, i) {
            errors.push(FieldError {
                field: DraftField::Name(number),
                problem,
            });
        }
    }
    short_box_name(&draft.decks.name, &mut errors);
    let setup = Setup {
        level: draft.level,
        players: draft
            .players
            .iter()
            .map(|player| CardPlayer {
                name: player.name.trim().to_owned(),
                bot: player.bot,
            })
            .collect(),
        starter: Seat(draft.starter),
        decks: numbers(&draft.decks, &mut errors),
        rules: draft.rules,
        helper: draft.helper,
        stack: None,
    };
    whole(setup, errors, DraftField::Players, Setup::validate)
}

/// The decks of a draft, to be kept by their name. Saving them says that their
/// numbers are the owner's: they aren't an example any more.
///
/// # Errors
/// Every field of the decks that's wrong.
pub fn decks_to_save(draft: &CardsDraft) -> Result<DeckData, Vec<FieldError>> {
    let mut errors = Vec::new();
    let name = box_name(&draft.decks.name, &mut errors);
    let data = DeckData {
        name,
        example: false,
        ..numbers(&draft.decks, &mut errors)
    };
    whole(data, errors, DraftField::BoxName, DeckData::validate)
}

/// All errors of a draft, those of saving its decks included.
pub(super) fn errors(draft: &CardsDraft) -> Vec<FieldError> {
    joined(card_setup(draft).err(), decks_to_save(draft).err())
}

/// How many cards a deck has, as far as its numbers can be read.
pub(super) fn readable(counts: &[String]) -> usize {
    let counts = counts.iter().filter_map(|text| digits(text));
    counts
        .filter_map(|count| usize::try_from(count).ok())
        .fold(0, usize::saturating_add)
}

/// The numbers of a box; 0 stands where a field is wrong.
fn numbers(draft: &DecksDraft, errors: &mut Vec<FieldError>) -> DeckData {
    let decks = [&draft.level_1, &draft.level_2];
    let is_whole =
        draft.values.len() == Kept::SCORING && decks.iter().all(|deck| deck.len() == Card::KINDS);
    torn_unless(is_whole, errors);
    let scoring = Kept::ALL[..Kept::SCORING].iter().zip(&draft.values);
    let mut values = scoring.map(|(card, text)| {
        let field = DraftField::CardValue(*card);
        small(text, field, 0..=MAX_VALUE, Problem::NoValue, errors)
    });
    let mut value = || values.next().unwrap_or_default();
    let values = Values {
        pac_dot: value(),
        cherry: value(),
        strawberry: value(),
        orange: value(),
        apple: value(),
    };
    let level_1 = deck(
        &draft.level_1,
        DraftField::Level1Count,
        DraftField::Level1Deck,
        errors,
    );
    let level_2 = deck(
        &draft.level_2,
        DraftField::Level2Count,
        DraftField::Level2Deck,
        errors,
    );
    let example = DeckData::example();
    DeckData {
        name: if draft.example {
            example.name
        } else {
            draft.name.trim().to_owned()
        },
        example: draft.example,
        values,
        level_1,
        level_2,
    }
}

fn deck(
    typed: &[String],
    field: fn(Card) -> DraftField,
    whole: DraftField,
    errors: &mut Vec<FieldError>,
) -> Deck {
    let before = errors.len();
    let most = u8::try_from(MAX_DECK).unwrap_or(u8::MAX);
    let mut counts = [0; Card::KINDS];
    for ((card, text), count) in Card::ALL.into_iter().zip(typed).zip(&mut counts) {
        *count = small(text, field(card), 0..=most, Problem::NoCount, errors);
    }
    let cards = counts.iter().map(|count| usize::from(*count)).sum();
    // One half-typed number doesn't make the whole deck wrong as well.
    if errors.len() == before && !(MIN_DECK..=MAX_DECK).contains(&cards) {
        errors.push(FieldError {
            field: whole,
            problem: Problem::DeckSize(cards),
        });
    }
    Deck::of(counts)
}
