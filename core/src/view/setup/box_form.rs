//! "Copy the numbers from your box": sixteen rows, fees and two dice.

use super::check::box_to_save;
use super::draft::{DraftField, LevelDraft};
use super::form::Form;
use super::types::{BoxForm, DieForm, LevelForm, TextField};
use crate::bank::BoxData;
use crate::kernel::Level;

/// Digits of an amount: the display has four characters.
const AMOUNT: u8 = 4;

/// The editor for the box of a form.
pub(super) fn box_form(form: &Form<'_>, saved: &[BoxData]) -> BoxForm {
    let (words, numbers) = (form.words, &form.draft.box_data);
    let problems = box_to_save(form.draft).err().unwrap_or_default();
    let known = saved.iter().any(|data| data.name == numbers.name.trim());
    BoxForm {
        frame: form.parts.editor_frame(
            &form.numbers(),
            "setup-box-intro",
            known,
            problems.first().map(|error| form.where_and_what(error)),
        ),
        levels_heading: words.say("setup-levels"),
        level_head: words.say("setup-head-level"),
        set_head: words.say("setup-head-set"),
        price_head: words.say("setup-head-price"),
        rent_head: words.say("setup-head-rent"),
        levels: Level::all()
            .zip(&numbers.levels)
            .map(|(level, typed)| row(form, level, typed))
            .collect(),
        amounts_heading: words.say("setup-amounts"),
        amounts: vec![
            amount(
                form,
                "start",
                DraftField::Start,
                words.say("setup-amount-start"),
                &numbers.start,
            ),
            amount(
                form,
                "ghost_fee",
                DraftField::GhostFee,
                words.say("setup-amount-ghost"),
                &numbers.ghost_fee,
            ),
            amount(
                form,
                "jail_fee",
                DraftField::JailFee,
                words.say("setup-amount-jail"),
                &numbers.jail_fee,
            ),
            amount(
                form,
                "go_round_max",
                DraftField::GoRoundMax,
                words.say("setup-amount-go"),
                &numbers.go_round_max,
            ),
        ],
        dice_heading: words.say("setup-dice"),
        dice: vec![
            die(
                form,
                "numbered_die",
                DraftField::NumberedDie,
                words.say("setup-die-numbered"),
                &numbers.numbered_die,
            ),
            die(
                form,
                "ghost_die",
                DraftField::GhostDie,
                words.say("setup-die-ghost"),
                &numbers.ghost_die,
            ),
        ],
    }
}

fn amount(form: &Form<'_>, id: &str, field: DraftField, label: String, value: &str) -> TextField {
    form.parts
        .text(id.to_owned(), field, label, value, true, AMOUNT)
}

fn row(form: &Form<'_>, level: Level, typed: &LevelDraft) -> LevelForm {
    let words = form.words;
    let number = level.number();
    let set_field = DraftField::LevelSet(level);
    let set = form.parts.text(
        format!("level_{number}_set"),
        set_field,
        words.tell("setup-at-set", &[("level", level.into())]),
        &typed.set,
        true,
        1,
    );
    LevelForm {
        level,
        label: words.tell("setup-level", &[("level", level.into())]),
        set_number: if set.error.is_empty() {
            typed.set.trim().parse().unwrap_or(0)
        } else {
            0
        },
        set,
        price: amount(
            form,
            &format!("level_{number}_price"),
            DraftField::LevelPrice(level),
            words.tell("setup-at-price", &[("level", level.into())]),
            &typed.price,
        ),
        rent: amount(
            form,
            &format!("level_{number}_rent"),
            DraftField::LevelRent(level),
            words.tell("setup-at-rent", &[("level", level.into())]),
            &typed.rent,
        ),
    }
}

fn die(
    form: &Form<'_>,
    id: &str,
    field: fn(u8) -> DraftField,
    label: String,
    faces: &[String],
) -> DieForm {
    DieForm {
        faces: (0..=u8::MAX)
            .zip(faces)
            .map(|(i, face)| {
                form.parts.text(
                    format!("{id}_{i}"),
                    field(i),
                    form.words.tell(
                        "setup-face",
                        &[
                            ("die", (&label).into()),
                            ("number", (u32::from(i) + 1).into()),
                        ],
                    ),
                    face,
                    true,
                    2,
                )
            })
            .collect(),
        label,
    }
}

#[cfg(test)]
mod tests {
    use super::super::{SetupDraft, draft_view};
    use crate::bank::BoxData;
    use crate::view::{Language, Words};

    #[test]
    fn the_editor_has_every_number_of_a_box_once() {
        let words = Words::new(Language::Nl);
        let view = draft_view(&SetupDraft::fresh(None, &words), &[], &words).editor;
        let mut ids = vec![view.frame.name.id.clone()];
        for level in &view.levels {
            for field in [&level.set, &level.price, &level.rent] {
                ids.push(field.id.clone());
            }
        }
        let rest = view.amounts.iter();
        ids.extend(
            rest.chain(view.dice.iter().flat_map(|die| &die.faces))
                .map(|f| f.id.clone()),
        );
        assert_eq!(ids.len(), 1 + 16 * 3 + 4 + 2 * 6);
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), 1 + 16 * 3 + 4 + 2 * 6);
        assert_eq!(view.levels[15].set_number, 8);
    }

    #[test]
    fn saving_over_a_saved_box_says_so() {
        let words = Words::new(Language::En);
        let draft = SetupDraft::fresh(None, &words);
        let mut saved = BoxData::example();
        saved.name = "My box".to_owned();
        let editor = |saved: &[BoxData]| draft_view(&draft, saved, &words).editor;
        assert_eq!(editor(&[]).frame.save.label, "Save this box");
        assert_eq!(editor(&[saved]).frame.save.label, "Replace “My box”");
    }

    #[test]
    fn only_another_saved_box_is_asked_about_before_it_is_replaced() {
        let words = Words::new(Language::En);
        let named = |name: &str| BoxData {
            name: name.to_owned(),
            example: false,
            ..BoxData::example()
        };
        let saved = [named("Granny’s"), named("Ours")];
        let draft = SetupDraft::fresh(None, &words).with_box(&saved[0], &words);
        let asked = |name: &str| {
            let mut draft = draft.clone();
            draft.box_data.name = name.to_owned();
            let editor = draft_view(&draft, &saved, &words).editor;
            editor.frame.ask_replace.map(|asked| asked.question)
        };
        assert_eq!(asked("Granny’s"), None, "the one that was picked");
        assert_eq!(asked("New"), None);
        assert_eq!(asked(" Ours ").as_deref(), Some("Replace “Ours”?"));
    }

    #[test]
    fn numbers_of_the_last_match_replace_no_saved_box_unasked() {
        let words = Words::new(Language::En);
        let saved = BoxData {
            name: "My box".to_owned(),
            example: false,
            ..BoxData::example()
        };
        // Another draft of that name was played with and never saved.
        let mut played = SetupDraft::fresh(None, &words);
        played.box_data.example = false;
        played.box_data.start = "170".to_owned();
        let played = crate::view::setup(&played).expect("a valid draft");
        let draft = SetupDraft::fresh(Some(&played), &words);
        assert_eq!(draft.box_data.name, saved.name);
        let asked = |draft: &SetupDraft| {
            let view = draft_view(draft, std::slice::from_ref(&saved), &words);
            view.editor.frame.ask_replace.is_some()
        };
        assert!(asked(&draft), "its other numbers would be lost");
        assert!(!asked(&draft.with_box(&saved, &words)), "once it's taken");
    }
}
