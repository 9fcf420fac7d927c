//! Names that reach the log and the store are frozen: a match saved today is
//! read by every later app (report 10). A new name is fine; when one of these
//! snapshots changes a line that stood, old matches become unreadable.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use coinop_core::bank::{Debt, Reason, Setup};
use coinop_core::kernel::{Level, Millis, Seat};
use coinop_core::session::{Direction, GameSetup, Input, Logged, Mode, TableTap, Tap};
use serde_json::json;

/// Every input once. The matches below fail to compile when one is added, so
/// that it's added here too.
fn inputs() -> Vec<Input> {
    let level = Level::new(7).expect("1 to 16");
    let seat = Seat(1);
    let taps = [
        Tap::Back,
        Tap::ChooseLevel(level),
        Tap::Buy(level),
        Tap::ChooseSteal,
        Tap::Steal(level),
        Tap::StoleFromBank(level),
        Tap::OpenAuction(level),
        Tap::RaiseBid(seat),
        Tap::CloseAuction,
        Tap::NoBids,
        Tap::Pay(Debt::Rent(level)),
        Tap::Pay(Debt::GhostFee),
        Tap::Pay(Debt::JailFee),
        Tap::ChooseDebt(level),
        Tap::OpenDebt(Debt::GhostFee),
        Tap::Sell(level),
        Tap::OpenGoRound,
        Tap::GoRoundMore,
        Tap::GoRoundLess,
        Tap::BookGoRound,
        Tap::Confirm,
        Tap::Undo,
        Tap::Redo,
        Tap::OpenCorrection(3),
        Tap::Correct {
            entry: 3,
            reason: Reason::WrongPlayer,
        },
        Tap::Correct {
            entry: 3,
            reason: Reason::WrongLevel,
        },
        Tap::Correct {
            entry: 3,
            reason: Reason::WrongAmount,
        },
        Tap::Correct {
            entry: 3,
            reason: Reason::NeverHappened,
        },
        Tap::GoOn,
        Tap::ShowAll,
        Tap::BringBack,
    ];
    let table = [
        TableTap::Show(true),
        TableTap::Roll,
        TableTap::SentToJail,
        TableTap::PaidJail,
        TableTap::EndTurn,
        TableTap::TurnOf(seat),
        TableTap::FreeFromJail(seat),
    ];
    let controls = [
        Input::CoinIn(seat),
        Input::CoinOut,
        Input::Stick(Direction::Up),
        Input::Stick(Direction::Down),
        Input::Stick(Direction::Left),
        Input::Stick(Direction::Right),
        Input::ButtonDown,
        Input::ButtonUp,
        Input::LetGo,
        Input::Wake,
        Input::Play(240),
        Input::Press(Direction::Up),
        Input::Release(Direction::Up),
        Input::SetMode(Mode::Unit),
        Input::SetMode(Mode::Direct),
    ];
    controls
        .into_iter()
        .chain(taps.into_iter().map(Input::Tap))
        .chain(table.into_iter().map(Input::Table))
        .inspect(|input| match input {
            Input::CoinIn(_)
            | Input::CoinOut
            | Input::Stick(Direction::Up | Direction::Down | Direction::Left | Direction::Right)
            | Input::ButtonDown
            | Input::ButtonUp
            | Input::LetGo
            | Input::Wake
            | Input::Play(_)
            | Input::Press(_)
            | Input::Release(_)
            | Input::SetMode(Mode::Unit | Mode::Direct) => {}
            Input::Tap(tap) => listed(tap),
            Input::Table(
                TableTap::Show(_)
                | TableTap::Roll
                | TableTap::SentToJail
                | TableTap::PaidJail
                | TableTap::EndTurn
                | TableTap::TurnOf(_)
                | TableTap::FreeFromJail(_),
            ) => {}
        })
        .collect()
}

fn listed(tap: &Tap) {
    match tap {
        Tap::Back
        | Tap::ChooseLevel(_)
        | Tap::Buy(_)
        | Tap::ChooseSteal
        | Tap::Steal(_)
        | Tap::StoleFromBank(_)
        | Tap::OpenAuction(_)
        | Tap::RaiseBid(_)
        | Tap::CloseAuction
        | Tap::NoBids
        | Tap::Pay(Debt::Rent(_) | Debt::GhostFee | Debt::JailFee)
        | Tap::ChooseDebt(_)
        | Tap::OpenDebt(_)
        | Tap::Sell(_)
        | Tap::OpenGoRound
        | Tap::GoRoundMore
        | Tap::GoRoundLess
        | Tap::BookGoRound
        | Tap::Confirm
        | Tap::Undo
        | Tap::Redo
        | Tap::OpenCorrection(_)
        | Tap::Correct {
            reason:
                Reason::WrongPlayer | Reason::WrongLevel | Reason::WrongAmount | Reason::NeverHappened,
            ..
        }
        | Tap::GoOn
        | Tap::ShowAll
        | Tap::BringBack => {}
    }
}

#[test]
fn inputs_of_the_log() {
    let lines: Vec<String> = inputs()
        .iter()
        .map(|input| serde_json::to_string(input).expect("an input serialises"))
        .collect();
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn row_of_the_log() {
    let row = Logged {
        at: Millis(1234),
        input: Input::Tap(Tap::Pay(Debt::Rent(Level::FIRST))),
    };
    insta::assert_snapshot!(serde_json::to_string(&row).expect("a row serialises"));
}

#[test]
fn setup_of_a_match() {
    let setup = bank();
    let text = serde_json::to_string_pretty(&setup).expect("a setup serialises");
    insta::assert_snapshot!(text);
}

/// What an older app left out gets its default, and what it wrote comes back.
#[test]
fn what_was_written_comes_back() {
    for input in inputs() {
        let text = serde_json::to_string(&input).expect("an input serialises");
        let back: Input = serde_json::from_str(&text).expect("an input comes back");
        assert_eq!(back, input);
    }
    let GameSetup::Bank(setup) = bank() else {
        unreachable!("a table of the bank")
    };
    let mut short = serde_json::to_value(&setup).expect("a setup serialises");
    let fields = short.as_object_mut().expect("an object");
    fields.remove("rules");
    fields.remove("helper");
    let back: Setup = serde_json::from_value(short).expect("a short setup comes back");
    assert_eq!(back, setup);
}

/// Nonsense is refused by name, never guessed.
#[test]
fn nonsense_is_no_input() {
    for nonsense in [
        json!("jump"),
        json!({"tap": {"buy": 0}}),
        json!({"tap": {"buy": 17}}),
        json!({"tap": {"buy": -1}}),
        json!({"coin_in": 256}),
        json!({"coin_in": null}),
        json!({"coin_in": 0, "coin_out": 0}),
        json!(null),
        json!([]),
    ] {
        let read: Result<Input, _> = serde_json::from_value(nonsense.clone());
        assert!(read.is_err(), "{nonsense} was read as {read:?}");
    }
}

fn bank() -> GameSetup {
    serde_json::from_value(json!({"bank": {
        "players": [{"name": "Maya", "coin": "circle"}, {"name": "Ben", "coin": "square"}],
        "box_data": coinop_core::bank::BoxData::example(),
    }}))
    .expect("a setup")
}
