//! Nonsense over the boundary: every call is refused in words that say what's
//! wrong and what to do, and the match that's open is unharmed.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod support;

use coinop_core::bank::Coin;
use coinop_core::cards::CardAction;
use coinop_core::kernel::{Points, Seat};
use coinop_core::maze::Difficulty;
use coinop_core::session::{Direction, Fault, FaultKind, Input, Mode, TableTap, Tap};
use coinop_core::view::{CardsDraft, DraftChange, DraftField, SetupDraft, View};
use coinop_host::Engine;
use support::open;

/// Long enough to notice whatever copies or prints it.
const LONG: usize = 300_000;

/// An engine with a match open, and a coin in it.
fn with_a_match(folder: &std::path::Path) -> Engine {
    let engine = open(folder);
    let draft = engine.new_draft().expect("a draft").draft;
    engine.start(draft).expect("starts");
    engine.dispatch(1, Input::CoinIn(Seat(0))).expect("a coin");
    engine
}

/// Refused in words; of a sensible length, and not the raw nonsense.
fn refused<T>(what: &str, kind: FaultKind, reply: Result<T, Fault>) {
    let Err(fault) = reply else {
        panic!("{what}: it was taken");
    };
    assert_eq!(fault.kind, kind, "{what}: {fault}");
    let notice = &fault.notice;
    for text in [
        &notice.title,
        &notice.text,
        &notice.remedy,
        &notice.announce,
    ] {
        assert!(!text.trim().is_empty(), "{what}: {fault}");
        assert!(
            !text.trim_end().ends_with(':'),
            "{what}: no reason in {text}"
        );
        assert!(
            text.chars().count() < 600,
            "{what}: {} characters",
            text.len()
        );
        assert!(!text.contains('\0'), "{what}");
    }
}

/// Runs `calls` with a match open, and finds it as it was.
fn unharmed(calls: impl FnOnce(&Engine)) {
    let folder = tempfile::tempdir().expect("temp");
    let engine = with_a_match(folder.path());
    let before = engine.view().expect("open");
    calls(&engine);
    let after = engine.view().expect("still open");
    assert_eq!((after.revision, after.view), (before.revision, before.view));
    let home = engine.home().expect("home");
    assert_eq!(home.continues.len(), 1, "nothing was started");
    engine.dispatch(2, Input::CoinOut).expect("goes on");
}

#[test]
fn ids_of_nothing_are_refused() {
    unharmed(|engine| {
        let long = "x".repeat(LONG);
        for id in [
            "",
            "nope",
            "'; DROP TABLE match;--",
            "../../up",
            "\0",
            &long,
        ] {
            let none = FaultKind::NoMatch;
            refused("open", none, engine.open_match(id.to_owned()));
            refused("remove", none, engine.remove_match(id.to_owned()));
            refused("watch", none, engine.watch(id.to_owned()));
            refused("save", none, engine.save_run(id.to_owned()));
        }
        refused("watch", FaultKind::NoMatch, engine.watch_frame(u32::MAX, 0));
    });
}

type Break<T> = (&'static str, fn(&mut T));

#[test]
fn drafts_that_lost_or_grew_parts_start_and_save_nothing() {
    let broken: [Break<SetupDraft>; 9] = [
        ("no Levels", |draft| draft.box_data.levels.clear()),
        ("15 Levels", |draft| draft.box_data.levels.truncate(15)),
        ("500 Levels", |draft| {
            let level = draft.box_data.levels[0].clone();
            draft.box_data.levels.resize(500, level);
        }),
        ("no die", |draft| draft.box_data.numbered_die.clear()),
        ("900 faces", |draft| {
            draft.box_data.ghost_die.resize(900, "1".to_owned())
        }),
        ("no bid", |draft| draft.box_data.bid_step = Points(0)),
        ("the largest bid", |draft| {
            draft.box_data.bid_step = Points(u32::MAX)
        }),
        ("half a number", |draft| {
            draft.box_data.start = "1e3".to_owned()
        }),
        ("a long number", |draft| {
            draft.box_data.start = "9".repeat(LONG)
        }),
    ];
    unharmed(|engine| {
        let good = engine.new_draft().expect("a draft").draft;
        for (what, wreck) in broken {
            let mut draft = good.clone();
            wreck(&mut draft);
            refused(what, FaultKind::Invalid, engine.start(draft.clone()));
            refused(what, FaultKind::Invalid, engine.save_box(draft.clone()));
            let whole = engine.edit_draft(draft, DraftChange::RemovePlayer(255));
            let whole = whole.expect("a form again").draft;
            assert_eq!(whole.box_data.levels.len(), 16, "{what}");
        }
        assert_eq!(engine.new_draft().expect("a draft").boxes.options.len(), 1);
    });
}

#[test]
fn tables_that_nobody_can_sit_at_start_nothing() {
    let broken: [Break<SetupDraft>; 7] = [
        ("nobody", |draft| draft.players.clear()),
        ("one", |draft| draft.players.truncate(1)),
        ("700", |draft| {
            let player = draft.players[0].clone();
            draft.players.resize(700, player);
        }),
        ("a long name", |draft| {
            draft.players[0].name = "x".repeat(LONG)
        }),
        ("a name of nothing", |draft| {
            draft.players[0].name = "\0".to_owned()
        }),
        ("a name unseen", |draft| {
            draft.players[0].name = "\u{200b}".to_owned()
        }),
        ("one coin for two", |draft| {
            for player in &mut draft.players {
                player.coin = Coin::Circle;
            }
        }),
    ];
    unharmed(|engine| {
        let good = engine.new_draft().expect("a draft").draft;
        for (what, wreck) in broken {
            let mut draft = good.clone();
            wreck(&mut draft);
            refused(what, FaultKind::Invalid, engine.start(draft.clone()));
            let change = DraftChange::MovePlayer { player: 255, to: 0 };
            engine.edit_draft(draft, change).expect("a form again");
        }
    });
}

#[test]
fn card_tables_of_nonsense_start_and_save_nothing() {
    let broken: [Break<CardsDraft>; 8] = [
        ("nobody", |draft| draft.players.clear()),
        ("700", |draft| {
            let player = draft.players[0].clone();
            draft.players.resize(700, player);
        }),
        ("a name of nothing", |draft| draft.players[1].name.clear()),
        ("nobody starts", |draft| draft.starter = 255),
        ("no values", |draft| draft.decks.values.clear()),
        ("no deck", |draft| draft.decks.level_1.clear()),
        ("half a deck", |draft| draft.decks.level_2.truncate(3)),
        ("a long number", |draft| {
            draft.decks.level_1[0] = "9".repeat(LONG)
        }),
    ];
    unharmed(|engine| {
        let good = engine.new_cards_draft().expect("a draft").draft;
        for (what, wreck) in broken {
            let mut draft = good.clone();
            wreck(&mut draft);
            refused(what, FaultKind::Invalid, engine.start_cards(draft.clone()));
            if draft.decks != good.decks {
                refused(what, FaultKind::Invalid, engine.save_decks(draft.clone()));
            }
            let change = DraftChange::Starter(255);
            engine
                .edit_cards_draft(draft, change)
                .expect("a form again");
        }
    });
}

#[test]
fn a_name_of_a_box_is_seen_and_short() {
    unharmed(|engine| {
        let good = engine.new_draft().expect("a draft").draft;
        let decks = engine.new_cards_draft().expect("a draft").draft;
        let long = "y".repeat(LONG);
        for name in ["", "  ", "\u{200b}", "\0", &"y".repeat(31), &long] {
            let mut draft = good.clone();
            draft.box_data.name = name.to_owned();
            refused("a box", FaultKind::Invalid, engine.save_box(draft));
            let mut draft = decks.clone();
            draft.decks.name = name.to_owned();
            refused("decks", FaultKind::Invalid, engine.save_decks(draft));
        }
        let mut draft = good;
        draft.box_data.name = "y".repeat(30);
        engine.save_box(draft).expect("30 characters are a name");
    });
}

#[test]
fn changes_that_fit_nowhere_change_nothing() {
    unharmed(|engine| {
        let good = engine.new_draft().expect("a draft").draft;
        for change in [
            DraftChange::UseBox("nope".to_owned()),
            DraftChange::RemovePlayer(255),
            DraftChange::MovePlayer { player: 0, to: 255 },
            DraftChange::Starter(3),
            DraftChange::Type {
                field: DraftField::GhostDie(200),
                text: "1".to_owned(),
            },
        ] {
            let view = engine.edit_draft(good.clone(), change.clone());
            assert_eq!(view.expect("a form").draft, good, "{change:?}");
        }
    });
}

#[test]
fn inputs_that_fit_nowhere_are_refused_in_words() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = with_a_match(folder.path());
    let update = engine.dispatch(2, Input::SetMode(Mode::Direct));
    update.expect("the mode");
    let before = engine.view().expect("open").view;
    for (call, input) in (10..).zip([
        Input::CoinIn(Seat(255)),
        Input::CoinIn(Seat(2)),
        Input::Tap(Tap::OpenCorrection(u32::MAX)),
        Input::Tap(Tap::RaiseBid(Seat(255))),
        Input::Tap(Tap::Confirm),
        Input::Tap(Tap::CloseAuction),
    ]) {
        let update = engine.dispatch(call, input.clone()).expect("a reply");
        if let Some(notice) = update.notice {
            assert!(
                !notice.text.is_empty() && !notice.remedy.is_empty(),
                "{input:?}"
            );
        }
    }
    assert_eq!(before, engine.view().expect("open").view);
}

/// What only frames may say: a round that's open would be over, unplayed.
#[test]
fn no_shell_plays_a_round_in_place_of_its_clock() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = with_a_match(folder.path());
    let mut call = 1;
    let mut send = |input: Input| {
        call += 1;
        engine.dispatch(call, input)
    };
    for input in [
        Input::CoinOut,
        Input::CoinIn(Seat(1)),
        Input::SetMode(Mode::Direct),
        Input::Tap(Tap::OpenGoRound),
    ] {
        send(input).expect("is taken");
    }
    let opened = engine.view().expect("open");
    let in_round = |view: &Option<View>| match view {
        Some(View::Bank(view)) => view.maze.as_ref().is_some_and(|maze| maze.result.is_none()),
        _ => false,
    };
    assert!(in_round(&opened.view));
    for tick in [0, 1, 1_080, u32::MAX] {
        refused("a tick", FaultKind::Refused, send(Input::Play(tick)));
    }
    assert_eq!(opened, engine.view().expect("open"), "nothing is lost");
    drop(engine);

    let engine = open(folder.path());
    let id = engine.home().expect("home").continues[0].id.clone();
    let again = engine.open_match(id).expect("opens");
    assert!(in_round(&again.view), "the round waits");

    engine.start_practice(Difficulty::Arcade).expect("starts");
    let before = engine.view().expect("open");
    refused(
        "practice",
        FaultKind::Refused,
        engine.dispatch(1, Input::Play(u32::MAX)),
    );
    assert_eq!(before, engine.view().expect("open"));
    assert!(engine.practice().expect("runs").runs.is_empty());
}

#[test]
fn inputs_of_another_game_are_refused_in_words() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = with_a_match(folder.path());
    let cards = [
        Input::Card(CardAction::Lift { seat: Seat(0) }),
        Input::Pick(None),
        Input::TakeBack(Seat(0)),
    ];
    let bank = [
        Input::CoinIn(Seat(0)),
        Input::CoinOut,
        Input::SetMode(Mode::Direct),
        Input::Tap(Tap::Undo),
        Input::Table(TableTap::Roll),
    ];
    let mut call = 100;
    let mut all_refused = |game: &str, inputs: &[Input]| {
        let before = engine.view().expect("open");
        for input in inputs {
            call += 1;
            let reply = engine.dispatch(call, input.clone());
            refused(&format!("{input:?} in {game}"), FaultKind::Refused, reply);
        }
        assert_eq!(before, engine.view().expect("open"), "{game}");
    };
    all_refused("the bank", &cards);
    engine.start_practice(Difficulty::Arcade).expect("starts");
    all_refused("the maze", &cards);
    all_refused("the maze", &bank);
    let draft = engine.new_cards_draft().expect("a draft").draft;
    engine.start_cards(draft).expect("starts");
    all_refused("the cards", &bank);
    all_refused("the cards", &[Input::Stick(Direction::Up)]);
}
