//! From text to a setup: every wrong field with what's wrong about it.
//!
//! Finds everything that [`crate::bank::Setup::validate`] would refuse, but
//! all at once and by field, so that a form can show it in place.

use super::draft::{BoxDraft, DraftField, SetupDraft};
use super::fields::{box_name, name_problem, short_box_name, small, tens, torn_unless};
use super::problem::{FieldError, Problem};
use crate::bank::{BoxData, Coin, LevelData, MAX_PLAYERS, MIN_PLAYERS, Player, Setup};
use crate::kernel::{Invalid, Level, Points};

/// The setup of a draft.
///
/// # Errors
/// Every field that's wrong, in the order of the form.
pub fn setup(draft: &SetupDraft) -> Result<Setup, Vec<FieldError>> {
    let mut errors = Vec::new();
    let players = players(draft, &mut errors);
    short_box_name(&draft.box_data.name, &mut errors);
    let box_data = numbers(&draft.box_data, &mut errors);
    let setup = Setup {
        players,
        box_data,
        rules: draft.rules.clone(),
        helper: draft.helper,
    };
    whole(setup, errors, DraftField::Players, Setup::validate)
}

/// The box of a draft, to be kept by its name. Saving it says that its numbers
/// are the owner's: it isn't an example any more.
///
/// # Errors
/// Every field of the box that's wrong.
pub fn box_to_save(draft: &SetupDraft) -> Result<BoxData, Vec<FieldError>> {
    let mut errors = Vec::new();
    let name = box_name(&draft.box_data.name, &mut errors);
    let data = BoxData {
        name,
        example: false,
        ..numbers(&draft.box_data, &mut errors)
    };
    whole(data, errors, DraftField::BoxName, BoxData::validate)
}

/// All errors of a draft, those of saving its box included.
pub(super) fn errors(draft: &SetupDraft) -> Vec<FieldError> {
    joined(setup(draft).err(), box_to_save(draft).err())
}

/// What was made of a draft, if nothing is wrong with it: neither with a field
/// nor, by `validate`, with the whole, which is then told at `field`.
pub(super) fn whole<T>(
    made: T,
    mut errors: Vec<FieldError>,
    field: DraftField,
    validate: impl FnOnce(&T) -> Result<(), Invalid>,
) -> Result<T, Vec<FieldError>> {
    if errors.is_empty()
        && let Err(invalid) = validate(&made)
    {
        let problem = Problem::Refused(invalid);
        errors.push(FieldError { field, problem });
    }
    if errors.is_empty() {
        Ok(made)
    } else {
        Err(errors)
    }
}

/// Each error once, those of starting first.
pub(super) fn joined(
    starting: Option<Vec<FieldError>>,
    saving: Option<Vec<FieldError>>,
) -> Vec<FieldError> {
    let mut all = starting.unwrap_or_default();
    for error in saving.unwrap_or_default() {
        if !all.contains(&error) {
            all.push(error);
        }
    }
    all
}

fn players(draft: &SetupDraft, errors: &mut Vec<FieldError>) -> Vec<Player> {
    let mut wrong = |field, problem| errors.push(FieldError { field, problem });
    let count = draft.players.len();
    if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&count) {
        wrong(DraftField::Players, Problem::PlayerCount(count));
    }
    let names: Vec<&str> = draft.players.iter().map(|p| p.name.as_str()).collect();
    let coin = |i: usize| -> Coin { draft.players[i].coin };
    for (number, i) in (0..=u8::MAX).zip(0..count) {
        if let Some(problem) = name_problem(&names, i) {
            wrong(DraftField::Name(number), problem);
        }
        if let Some(other) = (0..i).find(|other| coin(*other) == coin(i)) {
            wrong(DraftField::Coin(number), Problem::CoinTaken(other));
        }
    }
    draft
        .players
        .iter()
        .map(|player| Player {
            name: player.name.trim().to_owned(),
            coin: player.coin,
        })
        .collect()
}

/// The numbers of a box; 0 stands where a field is wrong.
fn numbers(draft: &BoxDraft, errors: &mut Vec<FieldError>) -> BoxData {
    let dice = [&draft.numbered_die, &draft.ghost_die];
    let is_whole = draft.levels.len() == Level::COUNT && dice.iter().all(|die| die.len() == 6);
    torn_unless(is_whole, errors);
    let mut levels: Vec<LevelData> = Vec::with_capacity(Level::COUNT);
    // The last price that could be read, so that one half-typed price doesn't
    // make all the others wrong.
    let mut before = Points::ZERO;
    for (level, typed) in Level::all().zip(&draft.levels) {
        let price_field = DraftField::LevelPrice(level);
        let set = small(
            &typed.set,
            DraftField::LevelSet(level),
            1..=8,
            Problem::NoSet,
            errors,
        );
        let price = tens(&typed.price, price_field, errors);
        let rent = tens(&typed.rent, DraftField::LevelRent(level), errors);
        if price != Points::ZERO {
            if price < before {
                errors.push(FieldError {
                    field: price_field,
                    problem: Problem::PriceFalls(before),
                });
            }
            before = price;
        }
        levels.push(LevelData { set, price, rent });
    }
    let mut amount = |text: &str, field| tens(text, field, errors);
    let start = amount(&draft.start, DraftField::Start);
    let ghost_fee = amount(&draft.ghost_fee, DraftField::GhostFee);
    let jail_fee = amount(&draft.jail_fee, DraftField::JailFee);
    let go_round_max = amount(&draft.go_round_max, DraftField::GoRoundMax);
    let mut die = |faces: &[String], field: fn(u8) -> DraftField| -> Vec<u8> {
        (0..=u8::MAX)
            .zip(faces)
            .map(|(i, text)| small(text, field(i), 1..=12, Problem::NoFace, errors))
            .collect()
    };
    BoxData {
        name: if draft.example {
            BoxData::example().name
        } else {
            draft.name.trim().to_owned()
        },
        example: draft.example,
        levels,
        start,
        ghost_fee,
        jail_fee,
        bid_step: draft.bid_step,
        go_round_max,
        numbered_die: die(&draft.numbered_die, DraftField::NumberedDie),
        ghost_die: die(&draft.ghost_die, DraftField::GhostDie),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::{Language, Words};

    fn draft() -> SetupDraft {
        SetupDraft::fresh(None, &Words::new(Language::En))
    }

    fn level(number: u8) -> Level {
        Level::new(number).expect("a Level")
    }

    #[test]
    fn a_fresh_draft_can_start_at_once() {
        let setup = setup(&draft()).expect("two taps from home to play");
        assert_eq!(setup.validate(), Ok(()));
        assert_eq!(setup.box_data, BoxData::example());
    }

    #[test]
    fn a_setup_survives_its_draft() {
        let words = Words::new(Language::Nl);
        let before = setup(&draft()).expect("valid");
        let again = setup(&SetupDraft::fresh(Some(&before), &words));
        assert_eq!(again, Ok(before));
    }

    #[test]
    fn a_box_has_a_name_that_is_seen_and_short() {
        let mut draft = draft();
        let mut problem = |name: String| {
            draft.box_data.name = name;
            let found = box_to_save(&draft).err().unwrap_or_default();
            found.first().map(|error| error.problem.clone())
        };
        assert_eq!(problem("\u{200b}".to_owned()), Some(Problem::BoxNameEmpty));
        assert_eq!(problem("ß".repeat(30)), None);
        assert_eq!(problem("ß".repeat(31)), Some(Problem::BoxNameLong(31)));
        let starting = setup(&draft).expect_err("a match keeps the name too");
        assert_eq!(starting[0].problem, Problem::BoxNameLong(31));
    }

    #[test]
    fn every_wrong_field_is_found_at_once() {
        let mut draft = draft();
        draft.players[0].name = "  ".to_owned();
        draft.players[1].name = "seventeen letters".to_owned();
        draft.box_data.levels[2].price = "45".to_owned();
        draft.box_data.levels[4].rent = "ten".to_owned();
        draft.box_data.levels[5].set = "9".to_owned();
        draft.box_data.start = "99990".to_owned();
        draft.box_data.ghost_die[5] = "13".to_owned();
        let found: Vec<_> = setup(&draft)
            .expect_err("seven wrong fields")
            .into_iter()
            .map(|error| (error.field, error.problem))
            .collect();
        assert_eq!(
            found,
            [
                (DraftField::Name(0), Problem::NameEmpty),
                (DraftField::Name(1), Problem::NameLong(17)),
                (DraftField::LevelPrice(level(3)), Problem::NotTens),
                (DraftField::LevelRent(level(5)), Problem::NoNumber),
                (DraftField::LevelSet(level(6)), Problem::NoSet),
                (DraftField::Start, Problem::NotTens),
                (DraftField::GhostDie(5), Problem::NoFace),
            ]
        );
    }

    #[test]
    fn something_of_a_name_can_be_seen() {
        for nothing in ["\u{200b}", "\0", " \u{2060}\u{202e} "] {
            let mut draft = draft();
            draft.players[0].name = nothing.to_owned();
            let errors = setup(&draft).expect_err("no name");
            assert_eq!(errors[0].problem, Problem::NameEmpty, "{nothing:?}");
        }
        let mut draft = draft();
        draft.players[0].name = "👩\u{200d}🚀".to_owned();
        assert!(setup(&draft).is_ok(), "a joined picture is a name");
    }

    #[test]
    fn names_and_coins_differ_whatever_their_case() {
        let mut draft = draft();
        draft.players[0].name = "Maya".to_owned();
        draft.players[1].name = " maya ".to_owned();
        draft.players[1].coin = draft.players[0].coin;
        let errors = setup(&draft).expect_err("twice the same");
        assert_eq!(errors[0].problem, Problem::NameTaken(0));
        assert_eq!(errors[1].problem, Problem::CoinTaken(0));
    }

    #[test]
    fn prices_ascend_and_one_half_typed_price_spoils_no_other() {
        let mut draft = draft();
        draft.box_data.levels[7].price = String::new();
        draft.box_data.levels[8].price = "70".to_owned();
        let errors = setup(&draft).expect_err("Level 8 is empty, Level 9 is cheaper than 7");
        assert_eq!(errors.len(), 2);
        assert_eq!(errors[0].problem, Problem::NoNumber);
        assert_eq!(errors[1].problem, Problem::PriceFalls(Points(80)));
    }

    #[test]
    fn a_saved_box_needs_a_name_and_is_no_example() {
        let mut draft = draft();
        let saved = box_to_save(&draft).expect("a name is suggested");
        assert_eq!((saved.name.as_str(), saved.example), ("My box", false));
        draft.box_data.name = " ".to_owned();
        let errors = box_to_save(&draft).expect_err("no name");
        assert_eq!(errors[0].problem, Problem::BoxNameEmpty);
        assert!(setup(&draft).is_ok(), "a match needs no name for its box");
    }

    #[test]
    fn whatever_is_typed_a_setup_is_valid_or_its_fields_are_named() {
        use crate::kernel::{Seed, Stream, StreamId};
        use crate::view::{DraftChange, draft_view, edit};
        let words = Words::new(Language::En);
        let texts = [
            "", " ", "10", "40", "9990", "0", "-5", "1e3", "٣", "Maya", "9", "13",
        ];
        let mut chance = Stream::new(Seed([5; 32]), StreamId::Dice);
        let mut pick = |sides: u32| u8::try_from(chance.die(sides) - 1).expect("small");
        let mut draft = draft();
        for _ in 0..1_500 {
            let level = level(pick(16) + 1);
            let field = [
                DraftField::Name(pick(5)),
                DraftField::BoxName,
                DraftField::LevelSet(level),
                DraftField::LevelPrice(level),
                DraftField::LevelRent(level),
                DraftField::Start,
                DraftField::GhostDie(pick(7)),
            ][usize::from(pick(7))];
            let change = match pick(9) {
                0 => DraftChange::AddPlayer,
                1 => DraftChange::RemovePlayer(pick(5)),
                2 => DraftChange::MovePlayer {
                    player: pick(5),
                    to: pick(5),
                },
                3 => DraftChange::ChooseCoin {
                    player: pick(5),
                    coin: Coin::ALL[usize::from(pick(4))],
                },
                4 => DraftChange::UseExample,
                _ => DraftChange::Type {
                    field,
                    text: texts[usize::from(pick(12))].to_owned(),
                },
            };
            draft = edit(draft, change, &[], &words);
            let view = draft_view(&draft, &[], &words);
            match setup(&draft) {
                Ok(setup) => assert_eq!((setup.validate(), view.start.enabled), (Ok(()), true)),
                Err(errors) => {
                    assert!(!view.start.enabled && !view.start.why_not.is_empty());
                    for error in errors {
                        assert!(!matches!(error.problem, Problem::Refused(_)), "{error:?}");
                    }
                }
            }
        }
    }
}
