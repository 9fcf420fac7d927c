//! The engine as a shell sees it.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod support;

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use coinop_core::kernel::{Level, Seat};
use coinop_core::session::{Cue, Direction, Effect, FaultKind, Input, Mode, RULES_VERSION, Update};
use coinop_core::view::{
    DraftChange, DraftField, LanguageChoice, SettingChange, ThemeChoice, View,
};
use coinop_host::Engine;
use support::{open, options, raw};

fn start(engine: &Engine) -> Update {
    let draft = engine.new_draft().expect("a draft").draft;
    engine.start(draft).expect("starts")
}

fn bank(update: &Update) -> &coinop_core::view::BankView {
    let Some(View::Bank(view)) = &update.view else {
        panic!("no view");
    };
    view
}

fn registered(update: &Update, seat: usize) -> bool {
    bank(update).players[seat].registered
}

/// What a crash leaves: the files as they are while the engine is open.
fn crashed(from: &Path, to: &Path) {
    for name in ["coinop.db", "coinop.db-wal"] {
        fs::copy(from.join(name), to.join(name)).expect("copies");
    }
}

#[test]
fn a_button_held_when_the_app_died_resets_nothing() {
    let (folder, after) = (
        tempfile::tempdir().expect("temp"),
        tempfile::tempdir().expect("temp"),
    );
    let engine = open(folder.path());
    start(&engine);
    engine.dispatch(1, Input::CoinIn(Seat(0))).expect("a coin");
    let held = engine.dispatch(2, Input::ButtonDown).expect("down");
    assert!(bank(&held).unit.button.held);
    crashed(folder.path(), after.path());

    let engine = open(after.path());
    let id = engine.home().expect("home").continues[0].id.clone();
    let back = engine.open_match(id).expect("opens");
    assert!(!bank(&back).unit.button.held);
    assert!(registered(&back, 0));

    engine.dispatch(1, Input::ButtonDown).expect("down");
    engine.pause();
    engine.resume();
    let back = engine.view().expect("a view");
    assert!(!bank(&back).unit.button.held, "let go by a pause too");
}

#[test]
fn a_match_is_where_it_was_after_closing_the_app() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    assert!(engine.home().expect("home").continues.is_empty());
    start(&engine);
    let left = engine.dispatch(1, Input::CoinIn(Seat(0))).expect("a coin");
    assert!(
        left.effects.contains(&Effect::Cue(Cue::Registered)),
        "{left:?}"
    );
    drop(engine);

    let engine = open(folder.path());
    let home = engine.home().expect("home");
    assert_eq!(home.continues.len(), 1);
    assert!(!home.continues[0].text.is_empty());
    let id = home.continues[0].id.clone();
    let back = engine.open_match(id).expect("opens");
    assert_eq!(back.view, left.view);
    assert_eq!(back.effects, []);
    engine.dispatch(1, Input::CoinOut).expect("goes on");
}

#[test]
fn a_crash_loses_nothing_and_home_knows_how_far_it_was() {
    let (folder, copy) = (
        tempfile::tempdir().expect("temp"),
        tempfile::tempdir().expect("temp"),
    );
    let engine = open(folder.path());
    start(&engine);
    let mut last = engine.view().expect("a view");
    for (seat, call) in (0..2).zip([1, 3]) {
        engine
            .dispatch(call, Input::CoinIn(Seat(seat)))
            .expect("a coin");
        last = engine.dispatch(call + 1, Input::CoinOut).expect("a coin");
    }
    crashed(folder.path(), copy.path());
    let again = open(copy.path());
    let home = again.home().expect("home");
    let at_the_table = engine.home().expect("home").continues[0].text.clone();
    assert_eq!(home.continues[0].text, at_the_table);
    assert_eq!(home.notice, None);
    let back = again
        .open_match(home.continues[0].id.clone())
        .expect("opens");
    assert_eq!(back.view, last.view);
}

#[test]
fn a_repeated_call_returns_its_first_reply_and_does_nothing() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    start(&engine);
    let first = engine.dispatch(7, Input::CoinIn(Seat(0))).expect("a coin");
    engine.dispatch(8, Input::CoinOut).expect("a coin");
    let again = engine
        .dispatch(7, Input::CoinIn(Seat(0)))
        .expect("the first reply");
    assert_eq!(again, first);
    let now = engine.view().expect("a view");
    assert!(!bank(&now).players[0].coin_in);
    // Numbers begin anew after a reload of the whole view.
    let anew = engine.dispatch(7, Input::CoinIn(Seat(1))).expect("a coin");
    assert!(registered(&anew, 1));
}

#[test]
fn a_refusal_is_a_notice_and_not_a_fault() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    start(&engine);
    let refused = engine.dispatch(1, Input::CoinIn(Seat(3))).expect("a reply");
    let notice = refused.notice.expect("says why");
    assert!(!notice.remedy.is_empty());
}

#[test]
fn without_a_match_a_call_says_so() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    let faults = [
        engine.view().expect_err("none"),
        engine.dispatch(1, Input::CoinOut).expect_err("none"),
        engine.rematch().expect_err("none"),
        engine.open_match("nonsense".to_owned()).expect_err("none"),
        engine.remove_match(String::new()).expect_err("none"),
    ];
    for fault in faults {
        assert_eq!(fault.kind, FaultKind::NoMatch);
        assert!(!fault.notice.text.is_empty());
    }
    engine.close_match().expect("nothing to do");
    engine.pause();
    engine.resume();
    engine.tap_cue();
}

#[test]
fn opening_another_match_keeps_the_first() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    start(&engine);
    let first = engine.dispatch(1, Input::CoinIn(Seat(0))).expect("a coin");
    let first_id = engine.home().expect("home").continues[0].id.clone();
    let second = engine.rematch().expect("another one");
    assert!(!registered(&second, 0));
    assert_eq!(bank(&second).players[0].name, bank(&first).players[0].name);
    assert_eq!(engine.home().expect("home").continues.len(), 2);
    let back = engine.open_match(first_id.clone()).expect("opens");
    assert_eq!(back.view, first.view);
    let home = engine.remove_match(first_id).expect("removes the open one");
    assert_eq!(home.continues.len(), 1);
    assert_eq!(engine.view().expect_err("none").kind, FaultKind::NoMatch);
}

#[test]
fn settings_hold_at_once_and_at_the_next_start() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    start(&engine);
    let english = bank(&engine.view().expect("a view")).hint.clone();
    engine
        .change_setting(SettingChange::Theme(ThemeChoice::Day))
        .expect("keeps");
    engine
        .change_setting(SettingChange::Language(LanguageChoice::Nl))
        .expect("keeps");
    let dutch = bank(&engine.view().expect("a view")).hint.clone();
    assert_ne!(english, dutch);
    engine.close_match().expect("closes");
    drop(engine);

    // One damaged setting leaves the others.
    let mut other = raw(folder.path());
    other
        .execute("UPDATE setting SET value = '{oops' WHERE name = 'volume'")
        .expect("damages");
    other.close();
    let engine = open(folder.path());
    let settings = engine.settings().expect("settings").settings;
    assert_eq!(settings.theme, ThemeChoice::Day);
    assert_eq!(settings.language, LanguageChoice::Nl);
    assert_eq!(settings.volume, 7);
}

#[test]
fn the_tile_of_a_match_follows_the_language() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    start(&engine);
    engine.close_match().expect("closes");
    let english = engine.home().expect("home").continues[0].text.clone();
    engine
        .change_setting(SettingChange::Language(LanguageChoice::Nl))
        .expect("keeps");
    let dutch = engine.home().expect("home").continues[0].text.clone();
    assert_ne!(english, dutch);
}

#[test]
fn a_damaged_match_leaves_the_others() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    start(&engine);
    let whole = engine.home().expect("home").continues[0].id.clone();
    engine.rematch().expect("another one");
    engine.close_match().expect("closes");
    drop(engine);
    let mut other = raw(folder.path());
    other
        .execute(&format!(
            "UPDATE match SET setup = '{{' WHERE id <> '{whole}'"
        ))
        .expect("damages");
    other.close();

    let engine = open(folder.path());
    let home = engine.home().expect("the shelf lives");
    assert_eq!(home.continues.len(), 2);
    for tile in home.continues {
        let opened = engine.open_match(tile.id.clone());
        if tile.id == whole {
            opened.expect("opens");
        } else {
            assert_eq!(opened.expect_err("damaged").kind, FaultKind::StoreDamaged);
        }
    }
}

#[test]
fn a_match_by_newer_rules_is_left_alone_and_the_others_open() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    start(&engine);
    engine.dispatch(1, Input::CoinIn(Seat(0))).expect("a coin");
    start(&engine);
    drop(engine);
    let mut store = raw(folder.path());
    let newest = "(SELECT max(row) FROM match)";
    let id = store.text(&format!("SELECT id FROM match WHERE row = {newest}"));
    let other = store.text(&format!("SELECT id FROM match WHERE row <> {newest}"));
    let newer = RULES_VERSION + 1;
    store
        .execute(&format!(
            "UPDATE match SET rules_version = {newer} WHERE row = {newest}"
        ))
        .expect("as a newer app would write it");
    store.close();
    let engine = open(folder.path());
    assert_eq!(engine.home().expect("home").continues.len(), 2);
    let fault = engine.open_match(id).expect_err("newer rules");
    assert_eq!(fault.kind, FaultKind::StoreTooNew, "{fault}");
    engine.open_match(other).expect("this version's rules");
}

#[test]
fn a_damaged_snapshot_is_only_a_cache() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    start(&engine);
    let left = engine.dispatch(1, Input::CoinIn(Seat(0))).expect("a coin");
    drop(engine);
    for damage in [
        "UPDATE snapshot SET bytes = x'00ff'",
        "UPDATE snapshot SET sequence = 77",
        "DELETE FROM snapshot",
    ] {
        let mut other = raw(folder.path());
        assert_eq!(other.execute(damage).expect("damages"), 1, "{damage}");
        other.close();
        let engine = open(folder.path());
        let id = engine.home().expect("home").continues[0].id.clone();
        assert_eq!(engine.open_match(id).expect("opens").view, left.view);
        engine
            .dispatch(1, Input::SetMode(Mode::Direct))
            .expect("goes on");
        engine
            .dispatch(2, Input::SetMode(Mode::Unit))
            .expect("goes on");
    }
}

#[test]
fn a_damaged_file_is_told_once_on_home() {
    let folder = tempfile::tempdir().expect("temp");
    fs::write(folder.path().join("coinop.db"), vec![7; 5_000]).expect("writes");
    let engine = open(folder.path());
    let notice = engine.home().expect("home").notice.expect("says so");
    assert!(notice.text.contains("coinop-damaged-"), "{}", notice.text);
    assert_eq!(engine.home().expect("home").notice, None);
    start(&engine);
}

#[test]
fn a_second_engine_is_told() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    let fault = Engine::open(options(folder.path())).expect_err("in use");
    assert_eq!(fault.kind, FaultKind::StoreInUse);
    drop(engine);
    open(folder.path());
}

#[test]
fn calls_from_an_async_worker_and_from_many_threads_are_served() {
    let folder = tempfile::tempdir().expect("temp");
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .build()
        .expect("a runtime");
    let engine = runtime.block_on(async {
        let engine = open(folder.path());
        assert!(Engine::open(options(folder.path())).is_err(), "in use");
        drop(engine);
        let engine = open(folder.path());
        start(&engine);
        engine
    });
    let engine = std::sync::Arc::new(engine);
    let callers: Vec<_> = (0..4)
        .map(|_| {
            let engine = std::sync::Arc::clone(&engine);
            runtime.spawn(async move { engine.home().map(|home| home.continues.len()) })
        })
        .collect();
    for caller in callers {
        let count = runtime.block_on(caller).expect("no panic").expect("home");
        assert_eq!(count, 1);
    }
}

#[test]
fn time_away_is_not_played() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    start(&engine);
    let begun = Instant::now();
    engine.dispatch(1, Input::CoinIn(Seat(0))).expect("a coin");
    engine.pause();
    engine.pause();
    let left = Instant::now();
    std::thread::sleep(Duration::from_millis(300));
    let away = left.elapsed();
    engine.resume();
    engine.resume();
    engine.dispatch(2, Input::CoinOut).expect("a coin");
    // However slow this machine is, no more than this can have been played.
    let here = begun.elapsed().saturating_sub(away);
    drop(engine);
    let mut other = raw(folder.path());
    let gap = other.text("SELECT CAST(max(at_ms) - min(at_ms) AS TEXT) FROM input_log");
    let gap = Duration::from_millis(gap.parse().expect("a number"));
    assert!(gap <= here, "{gap:?} were played of {here:?}");
}

/// One column of one row.
fn peek(folder: &Path, sql: &str) -> String {
    let mut other = raw(folder);
    let text = other.text(sql);
    other.close();
    text
}

#[test]
fn an_end_is_kept_with_its_events_and_an_undo_reopens_the_match() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    let mut draft = engine.new_draft().expect("a draft").draft;
    let cheap = Level::all().map(|level| (DraftField::LevelPrice(level), "10"));
    for (field, text) in cheap.chain([(DraftField::Start, "500")]) {
        let text = text.to_owned();
        let typed = DraftChange::Type { field, text };
        draft = engine.edit_draft(draft, typed).expect("a number").draft;
    }
    engine.start(draft).expect("starts");
    let mut call = 0;
    let mut play = |input| {
        call += 1;
        engine.dispatch(call, input).expect("is written")
    };
    for seat in [0, 1] {
        play(Input::CoinIn(Seat(seat)));
        play(Input::CoinOut);
    }
    play(Input::CoinIn(Seat(0)));
    let mut last = None;
    for level in 0..16 {
        play(Input::Stick(Direction::Up));
        for _ in 0..level {
            play(Input::Stick(Direction::Right));
        }
        play(Input::ButtonDown);
        last = Some(play(Input::ButtonUp));
    }
    let last = last.expect("sixteen");
    assert!(
        last.effects.contains(&Effect::Cue(Cue::MatchOver)),
        "{last:?}"
    );
    let outcome = "SELECT coalesce(outcome, 'open') FROM match";
    let events = "SELECT CAST(count(*) AS TEXT) FROM event";
    // Levels cost points, and points win: 500 beat 340.
    assert_eq!(peek(folder.path(), outcome), r#"{"winners":[1]}"#);
    assert_eq!(
        peek(folder.path(), events),
        "18",
        "two accounts, sixteen purchases"
    );
    assert!(
        engine.home().expect("home").continues.is_empty(),
        "it's over"
    );

    // The last coin is still in: left of Level 1 is the undo.
    play(Input::Stick(Direction::Down));
    play(Input::Stick(Direction::Left));
    play(Input::ButtonDown);
    play(Input::ButtonUp);
    assert_eq!(peek(folder.path(), outcome), "open");
    assert_eq!(peek(folder.path(), events), "0");
    assert_eq!(engine.home().expect("home").continues.len(), 1);
}
