//! Messages without choices, and numbers, written straight into their text.
//!
//! Fluent says the same, see the test, but makes a list of arguments, a scope
//! and a float for it: most of what a view of some hundred messages took.

use arrayvec::ArrayVec;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use super::{Arg, Language};

/// Room for what stands in a variable; a long name makes the text grow.
const ROOM: usize = 12;

/// A message of text and given variables alone; `None` for any other one,
/// which is Fluent's.
pub(super) fn put_together(
    pattern: &Pattern<&str>,
    args: &[(&str, Arg<'_>)],
    language: Language,
) -> Option<String> {
    let lengths = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => value.len(),
        PatternElement::Placeable { .. } => ROOM,
    });
    let mut text = String::with_capacity(lengths.sum());
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => match args.iter().find(|(name, _)| *name == id.name)?.1 {
                Arg::Text(given) => text.push_str(given),
                Arg::Number(number) => push_number(&mut text, number, language),
            },
            PatternElement::Placeable { .. } => return None,
        }
    }
    Some(text)
}

/// A whole number as the language writes it.
pub(super) fn write_number(number: i64, language: Language) -> String {
    let mut text = String::new();
    push_number(&mut text, number, language);
    text
}

fn push_number(text: &mut String, number: i64, language: Language) {
    if number < 0 {
        text.push('−');
    }
    // The last digit first.
    let mut digits = ArrayVec::<u8, 20>::new();
    let mut rest = number.unsigned_abs();
    loop {
        digits.push((rest % 10) as u8);
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    for (place, digit) in digits.into_iter().enumerate().rev() {
        text.push(char::from(b'0' + digit));
        if place > 0 && place.is_multiple_of(3) {
            text.push(language.thousands());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use fluent_bundle::FluentResource;
    use fluent_syntax::ast::Entry;

    use super::*;
    use crate::view::Words;

    fn variables<'a>(pattern: &Pattern<&'a str>) -> BTreeSet<&'a str> {
        let named = pattern.elements.iter().filter_map(|element| match element {
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => Some(id.name),
            _ => None,
        });
        named.collect()
    }

    #[test]
    fn a_message_without_choices_reads_as_fluent_writes_it() {
        let given = [
            Arg::Number(-1_234_567),
            Arg::Text("Zoë"),
            Arg::Number(0),
            Arg::Text(""),
            Arg::Number(1_080),
        ];
        for language in Language::ALL {
            let words = Words::new(language);
            let mut compared = 0;
            for source in language.sources() {
                let resource = FluentResource::try_new((*source).to_owned()).expect("messages");
                let patterns = resource.entries().filter_map(|entry| match entry {
                    Entry::Message(message) => message.value.as_ref(),
                    _ => None,
                });
                for pattern in patterns {
                    let args: Vec<_> = variables(pattern).into_iter().zip(given).collect();
                    if let Some(text) = put_together(pattern, &args, language) {
                        assert_eq!(text, words.format(pattern, &args));
                        compared += 1;
                    }
                }
            }
            assert!(compared > 500, "{compared} messages");
        }
    }

    #[test]
    fn a_variable_that_is_not_given_is_left_to_fluent() {
        let words = Words::new(Language::En);
        assert_eq!(words.tell("log-correct", &[]), "Mend no. {$entry}");
    }

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let (en, nl) = (Words::new(Language::En), Words::new(Language::Nl));
        assert_eq!(en.number(0), "0");
        assert_eq!(en.number(999), "999");
        assert_eq!(en.number(1_500), "1,500");
        assert_eq!(nl.number(1_500), "1.500");
        assert_eq!(nl.number(-1_234_567), "−1.234.567");
        assert_eq!(en.number(i64::MIN), "−9,223,372,036,854,775,808");
    }
}
