//! Names of players, the same for every game: short, to be told apart, and
//! nothing in them that can't be seen.
//!
//! A name is shown, read out, printed into exports and compared by eye. A line
//! break tears a list, a direction mark turns the rest of a line around, and a
//! mark without a width makes two names out of one. Only a new match is held to
//! that: one that was stored with such names replays.

use super::Invalid;

/// Longest name that fits under a coin, in characters.
pub const MAX_NAME: usize = 16;

/// What's wrong with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameFault {
    /// Nothing of it can be seen.
    Empty,
    /// So many characters, more than [`MAX_NAME`].
    Long(usize),
    /// It has this character, which can't be seen.
    Unseen(char),
    /// The player before who has it too, counted from 0.
    Taken(usize),
}

/// What's wrong with name `i` of a new table's.
#[must_use]
pub fn name_fault(names: &[&str], i: usize) -> Option<NameFault> {
    let name = *names.get(i)?;
    let length = name.trim().chars().count();
    let seen = as_seen(name);
    let same = |other: &&str| as_seen(other) == seen;
    if seen.is_empty() {
        Some(NameFault::Empty)
    } else if let Some(unseen) = unseen(name) {
        Some(NameFault::Unseen(unseen))
    } else if length > MAX_NAME {
        Some(NameFault::Long(length))
    } else {
        names[..i].iter().position(same).map(NameFault::Taken)
    }
}

/// Checks the names of a new table.
///
/// # Errors
/// The first one that's wrong, by its path.
pub fn check_names(names: &[&str]) -> Result<(), Invalid> {
    first_fault(names, name_fault)
}

/// Checks the names of a table that may have been stored by an app that knew
/// nothing of unseen characters.
///
/// # Errors
/// The first one that's empty, too long or another's, by its path.
pub fn check_stored_names(names: &[&str]) -> Result<(), Invalid> {
    first_fault(names, stored_fault)
}

/// As [`name_fault`] was before it knew of unseen characters.
fn stored_fault(names: &[&str], i: usize) -> Option<NameFault> {
    let name = names.get(i)?.trim();
    let same = |other: &&str| other.trim().to_lowercase() == name.to_lowercase();
    match name.chars().count() {
        0 => Some(NameFault::Empty),
        length if length > MAX_NAME => Some(NameFault::Long(length)),
        _ => names[..i].iter().position(same).map(NameFault::Taken),
    }
}

fn first_fault(
    names: &[&str],
    fault: fn(&[&str], usize) -> Option<NameFault>,
) -> Result<(), Invalid> {
    let found = (0..names.len()).find_map(|i| Some((i, fault(names, i)?)));
    let Some((i, fault)) = found else {
        return Ok(());
    };
    let problem = match fault {
        NameFault::Empty => format!("0 characters; a name has 1 to {MAX_NAME}"),
        NameFault::Long(length) => format!("{length} characters; a name has 1 to {MAX_NAME}"),
        NameFault::Unseen(letter) => format!(
            "U+{:04X} can't be seen; type the name without it",
            u32::from(letter)
        ),
        NameFault::Taken(other) => {
            format!("players {other} and {i} have the same name; change one")
        }
    };
    Err(Invalid::new(format!("players[{i}].name"), problem))
}

/// Whether nothing of a name can be seen.
#[must_use]
pub fn is_blank(name: &str) -> bool {
    as_seen(name).is_empty()
}

/// The first character of a name that can't be seen and joins nothing. Spaces
/// around a name don't count.
#[must_use]
pub fn unseen(name: &str) -> Option<char> {
    name.trim_matches(' ')
        .chars()
        .find(|letter| is_unseen(*letter))
}

/// A name as the eye compares it: without case, unseen characters and the width
/// of its gaps.
fn as_seen(name: &str) -> String {
    let seen = |letter: &char| !is_unseen(*letter) && !joins(*letter);
    let kept: String = name
        .chars()
        .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
        .filter(seen)
        .flat_map(char::to_lowercase)
        .collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Control characters, other kinds of line break, marks of direction, and what
/// has no width or no ink. (Unicode: `Cc`, `Zl`, `Zp`, and of
/// `Default_Ignorable_Code_Point` whatever doesn't join; the Braille blank.)
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
                | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
                | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
                | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
                | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e001f}'
        )
}

/// What joins or picks shapes: pictures of several parts, letters of scripts
/// that need it, flags. Seen by what it does, so it may stay; two names that
/// differ by it alone are one.
const fn joins(letter: char) -> bool {
    matches!(
        letter,
        '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0020}'..='\u{e007f}'
            | '\u{e0100}'..='\u{e01ef}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_nothing_that_cannot_be_seen() {
        for (name, unseen) in [
            ("a\nb", '\n'),
            ("Maya\n", '\n'),
            ("a\tb", '\t'),
            ("a\u{202e}b", '\u{202e}'),
            ("\u{200f}Maya", '\u{200f}'),
            ("Maya\u{200b}", '\u{200b}'),
            ("a\u{2028}b", '\u{2028}'),
            ("a\u{ad}b", '\u{ad}'),
            ("\u{3164}a", '\u{3164}'),
        ] {
            let found = name_fault(&["Ben", name], 1);
            assert_eq!(found, Some(NameFault::Unseen(unseen)), "{name:?}");
            let refused = check_names(&["Ben", name]).expect_err("unseen");
            assert_eq!(refused.at, "players[1].name");
            assert_eq!(
                check_stored_names(&["Ben", name]),
                Ok(()),
                "{name:?} replays"
            );
        }
    }

    #[test]
    fn letters_of_every_script_and_joined_pictures_are_names() {
        for name in [
            "Zoë",
            "Ana María",
            "מאיה",
            "می\u{200c}نا",
            "👩\u{200d}🚀",
            "❤\u{fe0f}",
            " Ben ",
        ] {
            assert_eq!(check_names(&["Maya", name]), Ok(()), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for other in [
            "maya",
            " MAYA ",
            "Maya\u{200d}",
            "Maya\u{fe0f}",
            "Ma\u{200c}ya",
        ] {
            let fault = name_fault(&["Maya", other], 1);
            assert_eq!(fault, Some(NameFault::Taken(0)), "{other:?}");
        }
        let gaps = ["Ana María", "Ana\u{a0}\u{2003}María"];
        assert_eq!(name_fault(&gaps, 1), Some(NameFault::Taken(0)));
    }

    #[test]
    fn something_of_a_name_can_be_seen() {
        for nothing in [
            "",
            " ",
            "\u{200b}",
            "\0",
            " \u{2060}\u{202e} ",
            "\u{200d}\u{fe0f}",
            "\u{2800}",
        ] {
            assert_eq!(
                name_fault(&[nothing], 0),
                Some(NameFault::Empty),
                "{nothing:?}"
            );
            assert!(is_blank(nothing));
        }
        assert_eq!(
            name_fault(&["seventeen letters"], 0),
            Some(NameFault::Long(17))
        );
    }
}
