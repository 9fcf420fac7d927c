//! Setting up: drafts, the last table, saved boxes; and how we play.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod support;

use coinop_core::bank::Coin;
use coinop_core::session::{Cue, FaultKind};
use coinop_core::view::{DraftChange, DraftField};
use support::open;

#[test]
fn a_draft_with_something_wrong_does_not_start() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    let view = engine.new_draft().expect("a draft");
    let typed = DraftChange::Type {
        field: DraftField::Name(0),
        text: "  ".to_owned(),
    };
    let view = engine.edit_draft(view.draft, typed).expect("a draft");
    assert!(!view.start.enabled);
    let fault = engine.start(view.draft).expect_err("no name");
    assert_eq!(fault.kind, FaultKind::Invalid);
    assert!(
        fault.notice.text.contains(&view.start.why_not),
        "{}",
        fault.notice.text
    );
    assert!(engine.home().expect("home").continues.is_empty());
}

#[test]
fn the_last_table_is_offered_again() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    let view = engine.new_draft().expect("a draft");
    let view = engine
        .edit_draft(view.draft, DraftChange::AddPlayer)
        .expect("three");
    let typed = DraftChange::Type {
        field: DraftField::Name(2),
        text: "Zoë".to_owned(),
    };
    let view = engine.edit_draft(view.draft, typed).expect("a name");
    let taken = DraftChange::ChooseCoin {
        player: 2,
        coin: Coin::Diamond,
    };
    let view = engine.edit_draft(view.draft, taken).expect("a coin");
    engine.start(view.draft.clone()).expect("starts");
    drop(engine);
    let engine = open(folder.path());
    let offered = engine.new_draft().expect("a draft").draft;
    assert_eq!(offered.players, view.draft.players);
}

#[test]
fn a_saved_box_is_there_at_the_next_start_and_a_match_keeps_its_own() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    let typed = |field, text: &str| DraftChange::Type {
        field,
        text: text.to_owned(),
    };
    let mut draft = engine.new_draft().expect("a draft").draft;
    for (field, text) in [
        (DraftField::BoxName, "Granny's"),
        (DraftField::GhostFee, "30"),
    ] {
        draft = engine
            .edit_draft(draft, typed(field, text))
            .expect("a change")
            .draft;
    }
    let saved = engine.save_box(draft.clone()).expect("saves");
    assert!(
        saved
            .boxes
            .options
            .iter()
            .any(|option| option.label.contains("Granny's"))
    );
    draft = engine
        .edit_draft(draft, typed(DraftField::GhostFee, "7"))
        .expect("a change")
        .draft;
    let fault = engine.save_box(draft).expect_err("7 is no tens");
    assert_eq!(fault.kind, FaultKind::Invalid);
    drop(engine);

    let engine = open(folder.path());
    let draft = engine.new_draft().expect("a draft").draft;
    let used = engine
        .edit_draft(draft, DraftChange::UseBox("Granny's".to_owned()))
        .expect("uses it");
    assert_eq!(used.draft.box_data.ghost_fee, "30");
}

#[test]
fn how_we_play_it_has_words() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    assert!(!engine.how_we_play().sections.is_empty());
    assert!(!engine.pcm(Cue::Bell).is_empty());
}
