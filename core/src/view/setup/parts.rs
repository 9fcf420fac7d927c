//! What the setup forms of all games have in common.

use super::draft::{DraftChange, DraftField};
use super::problem::{FieldError, MAX_BOX_NAME, in_words};
use super::types::{
    BoxOption, BoxPicker, DraftButton, DraftSwitch, EditorFrame, FormAction, SeatForm, TextField,
};
use crate::kernel::MAX_NAME;
use crate::view::words::letter;
use crate::view::{Question, Words};

/// What the parts of a form need: who sits there, and what's wrong.
pub(super) struct Parts<'a> {
    pub(super) errors: Vec<FieldError>,
    /// Names as they were typed, in seating order.
    pub(super) names: Vec<&'a str>,
    /// Fewest players.
    pub(super) least: usize,
    /// Most players.
    pub(super) most: usize,
    pub(super) words: &'a Words,
}

/// The numbers that a draft plays with.
pub(super) struct Numbers<'a> {
    /// As typed.
    pub(super) name: &'a str,
    /// The saved box that they were taken from; empty: none.
    pub(super) saved_as: &'a str,
    /// Whether they're still ours.
    pub(super) example: bool,
    /// Key of the words that open the editor, its title too.
    pub(super) open: &'static str,
}

impl Parts<'_> {
    /// A field with its text and what's wrong with it.
    pub(super) fn text(
        &self,
        id: String,
        field: DraftField,
        label: String,
        value: &str,
        numeric: bool,
        max_length: u8,
    ) -> TextField {
        TextField {
            id,
            field,
            label,
            value: value.to_owned(),
            error: self.error(field),
            numeric,
            max_length,
        }
    }

    /// What's wrong with a field, in words; empty when nothing is.
    pub(super) fn error(&self, field: DraftField) -> String {
        let error = self.errors.iter().find(|error| error.field == field);
        error.map_or_else(String::new, |error| self.what(error))
    }

    /// What's wrong, without its place.
    pub(super) fn what(&self, error: &FieldError) -> String {
        in_words(&error.problem, &self.names, self.most, self.words)
    }

    /// "Level 3, price: use tens, from 10 to 9,990."
    pub(super) fn at(&self, place: &str, error: &FieldError) -> String {
        let what = self.what(error);
        let args = [("place", place.into()), ("what", (&what).into())];
        self.words.tell("setup-at", &args)
    }

    /// A player's name, or "Player 2" while it's empty.
    pub(super) fn name(&self, i: usize) -> String {
        match self.names[i].trim() {
            "" => self.heading(i),
            name => name.to_owned(),
        }
    }

    /// The name's first letter.
    pub(super) fn letter(&self, i: usize) -> String {
        letter(&self.name(i))
    }

    fn heading(&self, i: usize) -> String {
        let number = [("number", (i + 1).into())];
        self.words.tell("setup-player-name", &number)
    }

    /// A player's place at the table.
    pub(super) fn seat(&self, i: usize) -> SeatForm {
        let words = self.words;
        let name = self.name(i);
        let player = u8::try_from(i).unwrap_or(u8::MAX);
        let button = |id: &str, key: &str, change| DraftButton {
            id: format!("{id}_{i}"),
            label: words.tell(key, &[("name", (&name).into())]),
            enabled: true,
            why_not: String::new(),
            change,
        };
        let moved =
            |id: &str, key: &str, to: u8| button(id, key, DraftChange::MovePlayer { player, to });
        let count = self.names.len();
        SeatForm {
            heading: self.heading(i),
            letter: self.letter(i),
            name: self.text(
                format!("name_{i}"),
                DraftField::Name(player),
                words.tell("setup-name-label", &[("number", (i + 1).into())]),
                self.names[i],
                false,
                u8::try_from(MAX_NAME).unwrap_or(u8::MAX),
            ),
            remove: (count > self.least)
                .then(|| button("remove", "setup-remove", DraftChange::RemovePlayer(player))),
            earlier: (i > 0).then(|| moved("earlier", "setup-earlier", player - 1)),
            later: (i + 1 < count).then(|| moved("later", "setup-later", player + 1)),
        }
    }

    /// One more player, or why nobody else fits.
    pub(super) fn add_player(&self, why_full: impl FnOnce() -> String) -> DraftButton {
        let full = self.names.len() >= self.most;
        DraftButton {
            id: "add_player".to_owned(),
            label: self.words.say("setup-add"),
            enabled: !full,
            why_not: full.then(why_full).unwrap_or_default(),
            change: DraftChange::AddPlayer,
        }
    }

    /// A switch, with the keys of its label and of what that means.
    pub(super) fn switch(
        &self,
        id: &str,
        [label, text]: [&str; 2],
        on: bool,
        change: fn(bool) -> DraftChange,
    ) -> DraftSwitch {
        DraftSwitch {
            id: id.to_owned(),
            label: self.words.say(label),
            text: self.words.say(text),
            on,
            change: change(!on),
        }
    }

    /// Whose numbers are played with: the example's or a saved box's, each with
    /// whether the draft has it. `example_text` says what the example is.
    pub(super) fn box_picker(
        &self,
        numbers: &Numbers<'_>,
        example_text: &str,
        saved: impl Iterator<Item = (String, bool)>,
    ) -> BoxPicker {
        let words = self.words;
        let example = BoxOption {
            label: words.say("setup-box-example"),
            chosen: numbers.example,
            change: DraftChange::UseExample,
        };
        let saved = saved.map(|(name, chosen)| BoxOption {
            label: name.clone(),
            chosen,
            change: DraftChange::UseBox(name),
        });
        BoxPicker {
            heading: words.say("setup-box"),
            text: if numbers.example {
                words.say(example_text)
            } else {
                let name = [("name", numbers.name.trim().into())];
                words.tell("setup-box-own-text", &name)
            },
            badge: self.badge(numbers),
            options: core::iter::once(example).chain(saved).collect(),
            open_editor: words.say(numbers.open),
        }
    }

    /// "Example values" until they're the owner's.
    fn badge(&self, numbers: &Numbers<'_>) -> String {
        let words = self.words;
        let badge = numbers.example.then(|| words.say("setup-box-example"));
        badge.unwrap_or_default()
    }

    /// What every editor of numbers has. `known`: a box of this name was saved
    /// before; if it isn't the one that's being edited, its numbers would be
    /// lost, so that's asked first. `why_not`: what keeps it from being saved.
    pub(super) fn editor_frame(
        &self,
        numbers: &Numbers<'_>,
        intro: &str,
        known: bool,
        why_not: Option<String>,
    ) -> EditorFrame {
        let words = self.words;
        let name = [("name", numbers.name.trim().into())];
        let is_another = known && numbers.name.trim() != numbers.saved_as;
        let why_no_reset = || words.say("setup-box-reset-why-not");
        EditorFrame {
            title: words.say(numbers.open),
            intro: words.say(intro),
            badge: self.badge(numbers),
            name: self.text(
                "box_name".to_owned(),
                DraftField::BoxName,
                words.say("setup-box-name"),
                numbers.name,
                false,
                u8::try_from(MAX_BOX_NAME).unwrap_or(u8::MAX),
            ),
            reset: DraftButton {
                id: "use_example".to_owned(),
                label: words.say("setup-box-reset"),
                enabled: !numbers.example,
                why_not: numbers.example.then(why_no_reset).unwrap_or_default(),
                change: DraftChange::UseExample,
            },
            ask_reset: Question {
                label: words.say("setup-box-reset"),
                question: words.say("setup-box-reset-question"),
                text: words.say("setup-box-reset-text"),
                yes: words.say("setup-box-reset-yes"),
                no: words.say("setup-box-reset-no"),
            },
            ask_replace: is_another.then(|| Question {
                label: words.tell("setup-box-replace", &name),
                question: words.tell("setup-box-replace-question", &name),
                text: words.say("setup-box-replace-text"),
                yes: words.say("setup-box-replace-yes"),
                no: words.say("setup-box-replace-no"),
            }),
            save: action(
                if known {
                    words.tell("setup-box-replace", &name)
                } else {
                    words.say("setup-box-save")
                },
                why_not,
            ),
        }
    }

    /// Starts the match, unless something is wrong.
    pub(super) fn start(&self, why_not: Option<String>) -> FormAction {
        action(self.words.say("setup-start"), why_not)
    }
}

fn action(label: String, why_not: Option<String>) -> FormAction {
    FormAction {
        label,
        enabled: why_not.is_none(),
        why_not: why_not.unwrap_or_default(),
    }
}
