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
use crate::view::setup::check::{digits, name_problem};
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
    if errors.is_empty()
        && let Err(invalid) = setup.validate()
    {
        errors.push(FieldError {
            field: DraftField::Players,
            problem: Problem::Refused(invalid),
        });
    }
    if errors.is_empty() {
        Ok(setup)
    } else {
        Err(errors)
    }
}

/// The decks of a draft, to be kept by their name. Saving them says that their
/// numbers are the owner's: they aren't an example any more.
///
/// # Errors
/// Every field of the decks that's wrong.
pub fn decks_to_save(draft: &CardsDraft) -> Result<DeckData, Vec<FieldError>> {
    let mut errors = Vec::new();
    let typed = draft.decks.name.trim();
    if typed.is_empty() {
        errors.push(FieldError {
            field: DraftField::BoxName,
            problem: Problem::BoxNameEmpty,
        });
    }
    let mut data = numbers(&draft.decks, &mut errors);
    data.name = typed.to_owned();
    data.example = false;
    if errors.is_empty() {
        Ok(data)
    } else {
        Err(errors)
    }
}

/// All errors of a draft, those of saving its decks included.
pub(super) fn errors(draft: &CardsDraft) -> Vec<FieldError> {
    let mut all = card_setup(draft).err().unwrap_or_default();
    for error in decks_to_save(draft).err().unwrap_or_default() {
        if !all.contains(&error) {
            all.push(error);
        }
    }
    all
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
    let scoring = Kept::ALL[..Kept::SCORING].iter().zip(&draft.values);
    let mut values = scoring.map(|(card, text)| {
        let field = DraftField::CardValue(*card);
        small(text, field, MAX_VALUE, Problem::NoValue, errors)
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
        *count = small(text, field(card), most, Problem::NoCount, errors);
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

/// A number from 0 to `most`; anything else is `problem`.
fn small(
    text: &str,
    field: DraftField,
    most: u8,
    problem: Problem,
    errors: &mut Vec<FieldError>,
) -> u8 {
    match digits(text).and_then(|number| u8::try_from(number).ok()) {
        Some(number) if number <= most => number,
        _ => {
            errors.push(FieldError { field, problem });
            0
        }
    }
}
