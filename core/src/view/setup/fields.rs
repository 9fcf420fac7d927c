//! What can be wrong with single fields, whatever the game.

use std::ops::RangeInclusive;

use super::draft::DraftField;
use super::problem::{FieldError, MAX_BOX_NAME, Problem};
use crate::kernel::{NameFault, Points, is_blank, name_fault, unseen};

/// A form that came back over the boundary may have lost or grown parts, which
/// no field shows; nobody's numbers are guessed.
pub(super) fn torn_unless(is_whole: bool, errors: &mut Vec<FieldError>) {
    if !is_whole {
        errors.push(FieldError {
            field: DraftField::Players,
            problem: Problem::Torn,
        });
    }
}

/// The name that a box is to be saved by.
pub(super) fn box_name(typed: &str, errors: &mut Vec<FieldError>) -> String {
    let name = typed.trim();
    let problem = if is_blank(name) {
        Some(Problem::BoxNameEmpty)
    } else {
        unseen(name).map(|_| Problem::NameUnseen)
    };
    errors.extend(problem.map(|problem| FieldError {
        field: DraftField::BoxName,
        problem,
    }));
    short_box_name(name, errors);
    name.to_owned()
}

/// A match keeps the name of its box, too.
pub(super) fn short_box_name(typed: &str, errors: &mut Vec<FieldError>) {
    let length = typed.trim().chars().count();
    if length > MAX_BOX_NAME {
        errors.push(FieldError {
            field: DraftField::BoxName,
            problem: Problem::BoxNameLong(length),
        });
    }
}

/// What's wrong with the name of player `i`, of all that were typed.
pub(super) fn name_problem(names: &[&str], i: usize) -> Option<Problem> {
    let trimmed: Vec<&str> = names.iter().map(|name| name.trim()).collect();
    name_fault(&trimmed, i).map(|fault| match fault {
        NameFault::Empty => Problem::NameEmpty,
        NameFault::Long(length) => Problem::NameLong(length),
        NameFault::Unseen(_) => Problem::NameUnseen,
        NameFault::Taken(other) => Problem::NameTaken(other),
    })
}

/// Whole numbers are typed as digits, nothing else.
pub(super) fn digits(text: &str) -> Option<u32> {
    let text = text.trim();
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(text.parse().unwrap_or(u32::MAX))
}

/// An amount of points in tens, 10 to 9990 as the display has four characters.
pub(super) fn tens(text: &str, field: DraftField, errors: &mut Vec<FieldError>) -> Points {
    let problem = match digits(text) {
        Some(amount @ 10..=9990) if amount.is_multiple_of(10) => return Points(amount),
        Some(_) => Problem::NotTens,
        None => Problem::NoNumber,
    };
    errors.push(FieldError { field, problem });
    Points::ZERO
}

/// A number within `range`; anything else is `problem`.
pub(super) fn small(
    text: &str,
    field: DraftField,
    range: RangeInclusive<u8>,
    problem: Problem,
    errors: &mut Vec<FieldError>,
) -> u8 {
    match digits(text).and_then(|number| u8::try_from(number).ok()) {
        Some(number) if range.contains(&number) => number,
        _ => {
            errors.push(FieldError { field, problem });
            0
        }
    }
}
