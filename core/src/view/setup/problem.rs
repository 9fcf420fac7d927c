//! What can be wrong with a field of a form, and its words.

use super::draft::DraftField;
use crate::bank::MIN_PLAYERS;
use crate::cards::{MAX_DECK, MAX_VALUE, MIN_DECK};
use crate::kernel::{Invalid, MAX_NAME, Points};
use crate::view::Words;

/// The longest name of a box, in characters.
pub(super) const MAX_BOX_NAME: usize = 30;

/// What's wrong with one field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// Where.
    pub field: DraftField,
    /// What.
    pub problem: Problem,
}

/// What can be wrong with a field, with the numbers that its words need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Too few or too many players.
    PlayerCount(usize),
    /// Nothing that can be seen.
    NameEmpty,
    /// More than [`MAX_NAME`] characters.
    NameLong(usize),
    /// It has a line break or a mark that can't be seen.
    NameUnseen,
    /// Somebody before has that name, counted from 0.
    NameTaken(usize),
    /// Somebody before has that coin, counted from 0.
    CoinTaken(usize),
    /// A box needs a name to be saved.
    BoxNameEmpty,
    /// More than [`MAX_BOX_NAME`] characters.
    BoxNameLong(usize),
    /// Not a whole number.
    NoNumber,
    /// A number, but not in tens or out of bounds.
    NotTens,
    /// No colour set has that number.
    NoSet,
    /// Cheaper than the Level before, whose price this is.
    PriceFalls(Points),
    /// No die has such a face.
    NoFace,
    /// No card is worth that.
    NoValue,
    /// No deck has so many cards of a kind.
    NoCount,
    /// No deck has so many cards in all.
    DeckSize(usize),
    /// The form lost or grew a part on its way.
    Torn,
    /// Refused as a whole.
    Refused(Invalid),
}

/// What's wrong, in words; for a table of these players and at most so many.
pub(super) fn in_words(problem: &Problem, names: &[&str], most: usize, words: &Words) -> String {
    let taken = |key: &str, other: usize| {
        let name = names.get(other).map_or("", |name| name.trim());
        words.tell(key, &[("name", name.into())])
    };
    match problem {
        Problem::PlayerCount(_) => words.tell(
            "setup-wrong-count",
            &[("least", MIN_PLAYERS.into()), ("most", most.into())],
        ),
        Problem::NameEmpty => words.say("setup-wrong-name-empty"),
        Problem::NameLong(length) => words.tell(
            "setup-wrong-name-long",
            &[("length", (*length).into()), ("most", MAX_NAME.into())],
        ),
        Problem::NameUnseen => words.say("setup-wrong-name-unseen"),
        Problem::NameTaken(other) => taken("setup-wrong-name-taken", *other),
        Problem::CoinTaken(other) => taken("setup-wrong-coin-taken", *other),
        Problem::BoxNameEmpty => words.say("setup-wrong-box-name"),
        Problem::BoxNameLong(length) => words.tell(
            "setup-wrong-box-name-long",
            &[("length", (*length).into()), ("most", MAX_BOX_NAME.into())],
        ),
        Problem::NoNumber => words.say("setup-wrong-number"),
        Problem::NotTens => words.tell(
            "setup-wrong-tens",
            &[("least", 10_u32.into()), ("most", 9990_u32.into())],
        ),
        Problem::NoSet => words.say("setup-wrong-set"),
        Problem::PriceFalls(before) => {
            words.tell("setup-wrong-price", &[("before", (*before).into())])
        }
        Problem::NoFace => words.say("setup-wrong-face"),
        Problem::NoValue => words.tell("setup-wrong-value", &[("most", MAX_VALUE.into())]),
        Problem::NoCount => words.tell("setup-wrong-card-count", &[("most", MAX_DECK.into())]),
        Problem::DeckSize(count) => words.tell(
            "setup-wrong-deck",
            &[
                ("count", (*count).into()),
                ("least", MIN_DECK.into()),
                ("most", MAX_DECK.into()),
            ],
        ),
        // Which number it is, no field shows: nobody can have typed it.
        Problem::Torn | Problem::Refused(_) => words.say("setup-wrong-whole"),
    }
}
