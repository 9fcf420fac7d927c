//! Every sentence that a person reads or hears, in their language.
//!
//! Messages stand in `core/words/<language>/*.ftl` (Project Fluent), embedded
//! when the crate is built. This module owns the languages, the lookup and the
//! one number formatter; it knows no game and no screen. ADR: `docs/adr/0003`.
//!
//! Keys in the code are string literals, so that `core/tests/words.rs` can hold
//! three things: both languages have the same messages with the same variables,
//! every key that the code asks for exists, and none is unused.

mod plain;

use core::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use intl_memoizer::concurrent::IntlLangMemoizer;
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use self::plain::{put_together, write_number};
use crate::kernel::{Level, Points};

/// The languages that the app speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Dutch.
    Nl,
}

impl Language {
    /// All languages, in the order in which they're offered.
    pub const ALL: [Self; 2] = [Self::En, Self::Nl];

    /// The language that serves a system's tag best: `nl-NL`, `nl_BE.UTF-8`
    /// and `NL` are Dutch, everything else is English.
    #[must_use]
    pub fn of_tag(tag: &str) -> Self {
        let primary = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        if primary.eq_ignore_ascii_case("nl") {
            Self::Nl
        } else {
            Self::En
        }
    }

    /// The tag for a page's `lang` attribute or a speech engine.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Nl => "nl",
        }
    }

    /// What separates thousands.
    const fn thousands(self) -> char {
        match self {
            Self::En => ',',
            Self::Nl => '.',
        }
    }

    const fn sources(self) -> &'static [&'static str] {
        match self {
            Self::En => &[
                include_str!("../../words/en/app.ftl"),
                include_str!("../../words/en/faults.ftl"),
                include_str!("../../words/en/setup.ftl"),
                include_str!("../../words/en/rulings.ftl"),
                include_str!("../../words/en/helper.ftl"),
                include_str!("../../words/en/bank.ftl"),
                include_str!("../../words/en/maze.ftl"),
                include_str!("../../words/en/cards.ftl"),
            ],
            Self::Nl => &[
                include_str!("../../words/nl/app.ftl"),
                include_str!("../../words/nl/faults.ftl"),
                include_str!("../../words/nl/setup.ftl"),
                include_str!("../../words/nl/rulings.ftl"),
                include_str!("../../words/nl/helper.ftl"),
                include_str!("../../words/nl/bank.ftl"),
                include_str!("../../words/nl/maze.ftl"),
                include_str!("../../words/nl/cards.ftl"),
            ],
        }
    }
}

/// What a message's variable holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A name, or words made before.
    Text(&'a str),
    /// An amount, written as the language writes numbers.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl From<u8> for Arg<'_> {
    fn from(number: u8) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<i32> for Arg<'_> {
    fn from(number: i32) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<Points> for Arg<'_> {
    fn from(points: Points) -> Self {
        Self::from(points.0)
    }
}

impl From<Level> for Arg<'_> {
    fn from(level: Level) -> Self {
        Self::from(level.number())
    }
}

/// The messages of one language.
///
/// Made once and kept: host holds one for as long as the language stays. It's
/// `Send` and `Sync`.
///
/// ```
/// use coinop_core::view::{Language, Words};
///
/// let words = Words::new(Language::Nl);
/// assert_eq!(words.number(1500), "1.500");
/// assert_eq!(words.say("no-such-message"), "no-such-message");
/// ```
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

impl Words {
    /// Reads the embedded messages of `language`.
    ///
    /// A message that can't be read is left out and so shows as its key; a
    /// test makes sure that there is none.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let id: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Without this each argument is wrapped in invisible U+2068 and U+2069.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::En => english,
            Language::Nl => dutch,
        }));
        for source in language.sources() {
            let resource = match FluentResource::try_new((*source).to_owned()) {
                Ok(whole) => whole,
                Err((readable, _)) => readable,
            };
            // The first of two messages with one key wins; a test finds the second.
            drop(bundle.add_resource(resource));
        }
        Self { language, bundle }
    }

    /// Which language this is.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The message `key`, or `key` itself where there is none.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.tell(key, &[])
    }

    /// The message `key` with its variables filled in, or `key` itself where
    /// there is none. A variable that isn't given shows as `{$name}`.
    #[must_use]
    pub fn tell(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            return key.to_owned();
        };
        put_together(pattern, args, self.language).unwrap_or_else(|| self.format(pattern, args))
    }

    /// Any message, by Fluent's own rules.
    fn format(&self, pattern: &Pattern<&str>, args: &[(&str, Arg<'_>)]) -> String {
        let values: FluentArgs<'_> = args
            .iter()
            .map(|(name, arg)| {
                let value = match arg {
                    Arg::Text(text) => FluentValue::from(*text),
                    Arg::Number(number) => FluentValue::from(*number),
                };
                (*name, value)
            })
            .collect();
        let mut errors = Vec::new();
        self.bundle
            .format_pattern(pattern, Some(&values), &mut errors)
            .into_owned()
    }

    /// Whether there is a message `key`.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle
            .get_message(key)
            .is_some_and(|message| message.value().is_some())
    }

    /// A whole number as the language writes it: "1,500", "−20".
    #[must_use]
    pub fn number(&self, number: i64) -> String {
        write_number(number, self.language)
    }

    /// "Maya", "Maya and Ben", "Maya, Ben and Ola".
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [firsts @ .., last] => self.tell(
                "list-last",
                &[
                    ("firsts", Arg::from(&firsts.join(", "))),
                    ("last", Arg::from(last)),
                ],
            ),
        }
    }
}

fn english(value: &FluentValue<'_>, _: &IntlLangMemoizer) -> Option<String> {
    whole(value, Language::En)
}

fn dutch(value: &FluentValue<'_>, _: &IntlLangMemoizer) -> Option<String> {
    whole(value, Language::Nl)
}

/// Fluent keeps numbers as floats inside; only whole ones go in
/// ([`Arg::Number`]), so they come out whole, and no float is named here.
fn whole(value: &FluentValue<'_>, language: Language) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(write_number(i64::from(number), language)),
        FluentValue::String(_)
        | FluentValue::Custom(_)
        | FluentValue::None
        | FluentValue::Error => None,
    }
}

/// First letter of a name, as on a coin.
pub(super) fn letter(name: &str) -> String {
    let first = name.trim().chars().next();
    first.map_or_else(String::new, |first| first.to_uppercase().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_a_message_use_the_same_formatter() {
        let nl = Words::new(Language::Nl);
        let text = nl.tell(
            "list-last",
            &[("firsts", Arg::Number(12_000)), ("last", "x".into())],
        );
        assert_eq!(text, "12.000 en x");
        let of_choices = nl.tell(
            "bank-summary",
            &[("names", "x".into()), ("sold", Arg::Number(12_000))],
        );
        assert!(of_choices.contains("12.000"), "{of_choices}");
    }

    #[test]
    fn arguments_are_not_wrapped_in_invisible_marks() {
        let en = Words::new(Language::En);
        let names = ["Maya", "Ben", "Ola"].map(String::from);
        assert_eq!(en.list(&names), "Maya, Ben and Ola");
        assert_eq!(en.list(&names[..1]), "Maya");
        assert_eq!(en.list(&[]), "");
    }

    #[test]
    fn a_missing_key_shows_itself() {
        let en = Words::new(Language::En);
        assert_eq!(en.say("nothing-like-this"), "nothing-like-this");
        assert!(!en.has("nothing-like-this"));
    }

    #[test]
    fn words_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Words>();
    }

    #[test]
    fn a_system_tag_chooses_the_language() {
        for tag in ["nl", "nl-NL", "nl_BE.UTF-8", "NL", "nl-Latn-NL"] {
            assert_eq!(Language::of_tag(tag), Language::Nl, "{tag}");
        }
        for tag in ["", "en-GB", "de_DE", "C", "nlx", "POSIX"] {
            assert_eq!(Language::of_tag(tag), Language::En, "{tag}");
        }
    }
}
