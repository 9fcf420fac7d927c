//! The card game through the engine: from a draft to its end, killed in the
//! middle of a Pass, again with the same table.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod support;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;

use coinop_core::cards::{Card, CardLevel, Strength};
use coinop_core::session::{FaultKind, Input, Update};
use coinop_core::view::{
    CardPlayerView, CardsDraft, CardsPhase, CardsView, Choice, DraftChange, DraftField, View,
};
use coinop_host::Engine;
use support::{child_command, in_child, open, raw};

const TEST: &str = "a_pass_goes_on_after_a_kill";
const ROLE: &str = "pass";

fn cards(update: Update) -> CardsView {
    match update.view {
        Some(View::Cards(cards)) => cards,
        other => panic!("no cards: {other:?}"),
    }
}

/// A draft of three people who pass all the time.
fn passing(engine: &Engine) -> CardsDraft {
    let mut draft = engine.new_cards_draft().expect("a draft").draft;
    let mut change = |change| {
        let edited = engine.edit_cards_draft(draft.clone(), change);
        draft = edited.expect("edits").draft;
    };
    change(DraftChange::CardLevel(CardLevel::Level2));
    change(DraftChange::AddPlayer);
    for card in Card::ALL {
        let count = match card {
            Card::PacDot | Card::Cherry => "15",
            Card::Pass => "14",
            _ => "0",
        };
        change(DraftChange::Type {
            field: DraftField::Level2Count(card),
            text: count.to_owned(),
        });
    }
    draft
}

/// What a table does that draws one card a turn and never shuts down.
fn next(view: &CardsView) -> Input {
    if let Some(curtain) = &view.curtain {
        return curtain.lift.input.clone();
    }
    let from_hand = || {
        let hand = view.secret.iter().flat_map(|secret| &secret.hand);
        hand.filter_map(|card| card.choice.as_ref()).next()
    };
    let wanted = ["draw", "end", "shut-down"];
    let in_turn = wanted
        .iter()
        .filter_map(|id| offered(view, id))
        .find(|choice| choice.enabled && (choice.id != "draw" || !has_drawn(view)));
    let answer = view.question.iter().flat_map(|asked| &asked.choices).next();
    let choice = answer.or_else(from_hand).or(in_turn);
    let choice = choice.or(view.hurry.as_ref());
    choice.expect("something can be done").input.clone()
}

fn has_drawn(view: &CardsView) -> bool {
    offered(view, "end").is_some_and(|end| end.enabled)
}

fn offered<'a>(view: &'a CardsView, id: &str) -> Option<&'a Choice> {
    let mut all = view.draw.iter().chain(&view.choices);
    all.find(|choice| choice.id == id)
}

/// Plays on until `done`; the calls are numbered from `call` on.
fn play(engine: &Engine, call: &mut u32, done: impl Fn(&CardsView) -> bool) -> CardsView {
    for _ in 0..2_000 {
        let view = cards(engine.view().expect("a view"));
        if done(&view) {
            return view;
        }
        *call += 1;
        let update = engine.dispatch(*call, next(&view)).expect("is written");
        assert_eq!(update.notice, None, "{view:?}");
    }
    panic!("it doesn't come to that")
}

/// Somebody has chosen what to pass, and somebody else looks and hasn't.
fn amid_a_pass(view: &CardsView) -> bool {
    let chosen = |player: &CardPlayerView| player.marks.iter().any(|mark| mark.id == "has_chosen");
    view.phase == CardsPhase::Playing && view.players.iter().any(chosen)
}

fn is_over(view: &CardsView) -> bool {
    view.phase == CardsPhase::Over
}

/// What everybody sees of the table, and what the one who looks holds.
fn seen(view: &CardsView) -> String {
    let secret = view.secret.as_ref().expect("somebody looks");
    format!("{:?} {:?} {:?}", view.players, view.deck, secret.hand)
}

/// Plays into a Pass, says what it sees there, and waits for the kill.
fn child() {
    let folder = std::env::var("COINOP_FOLDER").expect("given");
    let engine = open(Path::new(&folder));
    engine.start_cards(passing(&engine)).expect("starts");
    let view = play(&engine, &mut 0, amid_a_pass);
    // The harness has begun a line of its own.
    println!("\nseen {}", seen(&view));
    loop {
        std::thread::park();
    }
}

#[test]
fn a_pass_goes_on_after_a_kill() {
    if in_child(ROLE) {
        return child();
    }
    for _ in 0..3 {
        let folder = tempfile::tempdir().expect("temp");
        let exe = std::env::current_exe().expect("has a name");
        let mut child = child_command(TEST, ROLE, folder.path(), &exe)
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("starts");
        let output = BufReader::new(child.stdout.take().expect("piped")).lines();
        let said = output
            .map_while(Result::ok)
            .find_map(|line| line.strip_prefix("seen ").map(str::to_owned))
            .expect("it comes to a Pass");
        child.kill().expect("kills");
        child.wait().expect("ends");

        let id = raw(folder.path()).text("SELECT id FROM \"match\"");
        let engine = open(folder.path());
        let view = cards(engine.open_match(id.clone()).expect("opens"));
        // Whoever held the screen says again that it's them.
        assert_eq!(view.phase, CardsPhase::Curtain);
        assert!(view.secret.is_none() && view.players.is_empty());
        let mut call = 0;
        let view = play(&engine, &mut call, |view| view.curtain.is_none());
        assert_eq!(seen(&view), said);
        play(&engine, &mut call, is_over);
        engine.close_match().expect("closes");
        let view = cards(engine.open_match(id).expect("opens"));
        assert!(view.over.is_some());
    }
}

#[test]
fn a_table_plays_again_in_one_tap() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    let mut draft = passing(&engine);
    draft.players[2].bot = Some(Strength::Cautious);
    draft.starter = 1;
    let begun = cards(engine.start_cards(draft).expect("starts"));
    assert_eq!(begun.curtain.expect("a curtain").name, "Player 2");
    let view = play(&engine, &mut 0, is_over);
    let over = view.over.expect("an end");
    assert!(!over.rematch.is_empty() && over.rows.len() == 3);
    let again = cards(engine.rematch().expect("again"));
    assert_eq!(again.phase, CardsPhase::Curtain);
    assert_eq!(again.deck.count, 44);
    // The next draft begins with this table.
    let next = engine.new_cards_draft().expect("a draft").draft;
    assert_eq!(next.players[2].bot, Some(Strength::Cautious));
    assert_eq!((next.level, next.starter), (CardLevel::Level2, 1));
}

#[test]
fn decks_are_saved_by_name_and_kept_from_the_banks_boxes() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    let draft = passing(&engine);
    let saved = engine.save_decks(draft).expect("saves");
    assert_eq!(saved.boxes.options.len(), 2);
    assert!(saved.boxes.options[1].chosen && saved.boxes.badge.is_empty());
    assert_eq!(engine.new_draft().expect("a draft").boxes.options.len(), 1);
    let back = engine.edit_cards_draft(saved.draft, DraftChange::UseExample);
    let back = back.expect("edits");
    assert_eq!(back.editor.decks[1].total, "54 cards");
    let mine = engine.edit_cards_draft(back.draft, saved.boxes.options[1].change.clone());
    assert_eq!(mine.expect("edits").editor.decks[1].total, "44 cards");
}

#[test]
fn decks_and_a_box_of_one_name_live_side_by_side() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    let bank = engine.new_draft().expect("a draft").draft;
    let decks = engine.new_cards_draft().expect("a draft").draft;
    assert_eq!(
        bank.box_data.name, decks.decks.name,
        "both as they're offered"
    );
    engine.save_box(bank).expect("saves");
    engine.save_decks(decks).expect("saves");
    assert_eq!(engine.new_draft().expect("a draft").boxes.options.len(), 2);
    let decks = engine.new_cards_draft().expect("a draft");
    assert_eq!(decks.boxes.options.len(), 2);
}

#[test]
fn a_wrong_draft_starts_nothing_and_says_why() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    let mut draft = engine.new_cards_draft().expect("a draft").draft;
    draft.players[1].name = " ".to_owned();
    let fault = engine.start_cards(draft).expect_err("a name is missing");
    assert_eq!(fault.kind, FaultKind::Invalid);
    let fault = engine.view().expect_err("nothing is open");
    assert_eq!(fault.kind, FaultKind::NoMatch);
}
