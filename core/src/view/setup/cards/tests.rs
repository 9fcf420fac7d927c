use super::*;
use crate::cards::{Card, CardLevel, DeckData, Kept, Strength};
use crate::kernel::{Seed, Stream, StreamId};
use crate::view::{DraftChange, DraftField, Language, Problem, Words};

fn words() -> Words {
    Words::new(Language::En)
}

fn fresh() -> CardsDraft {
    CardsDraft::fresh(None, &words())
}

fn after(draft: CardsDraft, change: DraftChange) -> CardsDraft {
    edit_cards(draft, change, &[], &words())
}

fn typed(draft: CardsDraft, field: DraftField, text: &str) -> CardsDraft {
    let text = text.to_owned();
    after(draft, DraftChange::Type { field, text })
}

fn view(draft: &CardsDraft) -> CardsDraftView {
    cards_draft_view(draft, &[], &words())
}

#[test]
fn a_fresh_draft_can_start_at_once() {
    let setup = card_setup(&fresh()).expect("two taps from home to play");
    assert_eq!(setup.decks, DeckData::example());
    let view = view(&fresh());
    assert!(view.start.enabled && view.editor.frame.save.enabled);
    assert_eq!(view.boxes.badge, "Example values");
    let again = CardsDraft::fresh(Some(&setup), &words());
    assert_eq!(card_setup(&again), Ok(setup));
}

#[test]
fn decks_of_the_last_match_replace_no_saved_ones_unasked() {
    let saved = DeckData {
        name: "My box".to_owned(),
        example: false,
        ..DeckData::example()
    };
    // Other decks of that name were played with and never saved.
    let played = typed(fresh(), DraftField::CardValue(Kept::Cherry), "9");
    let played = card_setup(&played).expect("a valid draft");
    let draft = CardsDraft::fresh(Some(&played), &words());
    assert_eq!(draft.decks.name, saved.name);
    let asked = |draft: &CardsDraft| {
        let view = cards_draft_view(draft, std::slice::from_ref(&saved), &words());
        view.editor.frame.ask_replace.is_some()
    };
    assert!(asked(&draft), "its other numbers would be lost");
    assert!(
        !asked(&draft.with_decks(&saved, &words())),
        "once they're taken"
    );
}

#[test]
fn a_level_seats_as_many_as_its_box_says() {
    let mut draft = after(fresh(), DraftChange::CardLevel(CardLevel::Bonus));
    for _ in 0..9 {
        draft = after(draft, DraftChange::AddPlayer);
    }
    assert_eq!(draft.players.len(), 8);
    assert!(view(&draft).start.enabled);
    let draft = after(draft, DraftChange::CardLevel(CardLevel::Level1));
    let view = view(&draft);
    assert!(!view.start.enabled && !view.add_player.enabled);
    assert!(
        view.players_error.contains("Take 4 away"),
        "{}",
        view.players_error
    );
    assert_eq!(view.start.why_not, view.players_error);
}

#[test]
fn who_starts_stays_who_starts() {
    let mut draft = after(fresh(), DraftChange::AddPlayer);
    draft = after(draft, DraftChange::Starter(1));
    let name = draft.players[1].name.clone();
    for (player, to) in [(1, 2), (0, 2), (2, 0), (0, 1)] {
        draft = after(draft, DraftChange::MovePlayer { player, to });
        assert_eq!(draft.players[usize::from(draft.starter)].name, name);
    }
    let gone = u8::from(draft.starter == 0);
    draft = after(draft, DraftChange::RemovePlayer(gone));
    assert_eq!(draft.players[usize::from(draft.starter)].name, name);
}

#[test]
fn a_deck_adds_up_in_place() {
    let draft = typed(fresh(), DraftField::Level1Count(Card::PacDot), "60");
    let form = view(&draft);
    let deck = &form.editor.decks[0];
    assert_eq!(deck.total, "89 cards");
    assert!(deck.error.contains("10 to 64"), "{}", deck.error);
    assert!(!form.start.enabled && form.boxes.badge.is_empty());
    let draft = typed(draft, DraftField::Level1Count(Card::PacDot), "2x");
    let form = view(&draft);
    assert!(
        form.editor.decks[0].error.is_empty(),
        "one wrong number is enough"
    );
    assert!(!form.editor.decks[0].rows[0].number.error.is_empty());
}

#[test]
fn an_editor_has_what_its_deck_may_have() {
    let form = view(&fresh()).editor;
    assert_eq!(form.values.len(), Kept::SCORING);
    for deck in &form.decks {
        assert_eq!((deck.rows.len(), deck.total.as_str()), (12, "54 cards"));
    }
    let mut ids: Vec<_> = form.decks.iter().flat_map(|deck| &deck.rows).collect();
    ids.extend(&form.values);
    let ids: std::collections::BTreeSet<_> = ids.iter().map(|row| &row.number.id).collect();
    assert_eq!(ids.len(), 29);
}

#[test]
fn whatever_is_typed_a_setup_is_valid_or_its_fields_are_named() {
    let texts = [
        "", " ", "0", "3", "64", "65", "99", "100", "-1", "1e3", "Maya",
    ];
    let mut chance = Stream::new(Seed([5; 32]), StreamId::Dice);
    let mut pick = |sides: u32| u8::try_from(chance.die(sides) - 1).expect("small");
    let mut draft = fresh();
    for _ in 0..1_500 {
        let card = Card::ALL[usize::from(pick(15))];
        let field = [
            DraftField::Name(pick(9)),
            DraftField::BoxName,
            DraftField::CardValue(Kept::ALL[usize::from(pick(9))]),
            DraftField::Level1Count(card),
            DraftField::Level2Count(card),
        ][usize::from(pick(5))];
        let change = match pick(9) {
            0 => DraftChange::AddPlayer,
            1 => DraftChange::RemovePlayer(pick(9)),
            2 => DraftChange::CardLevel(CardLevel::ALL[usize::from(pick(3))]),
            3 => DraftChange::Bot {
                player: pick(9),
                bot: Some(Strength::ALL[usize::from(pick(3))]),
            },
            4 => DraftChange::Starter(pick(9)),
            5 => DraftChange::UseExample,
            _ => DraftChange::Type {
                field,
                text: texts[usize::from(pick(11))].to_owned(),
            },
        };
        draft = after(draft, change);
        let view = view(&draft);
        match card_setup(&draft) {
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
