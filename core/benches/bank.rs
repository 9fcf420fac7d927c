//! The bank in memory: one action, one input with its view, a whole replay.
//!
//! `./x bench` runs it; figures and targets stand in docs/performance.md.

#![allow(missing_docs, reason = "criterion's macros make undocumented items")]
#![allow(clippy::expect_used, reason = "a bench may stop at a broken script")]

use std::hint::black_box;

use coinop_core::bank::{Action, BoxData, Coin, Debt, HouseRules, Ledger, Player, Setup};
use coinop_core::kernel::{Level, Millis, Points, Seat, Seed};
use coinop_core::session::{Direction, GameSetup, Input, Logged, Mode, Session};
use coinop_core::view::{Language, Words};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// Four players; accounts deep enough that no payment runs dry.
fn setup() -> Setup {
    let players = ["Maya", "Ben", "Ola", "Tim"];
    Setup {
        players: players
            .iter()
            .zip(Coin::ALL)
            .map(|(name, coin)| Player {
                name: (*name).to_owned(),
                coin,
            })
            .collect(),
        box_data: BoxData {
            start: Points(9_000),
            ..BoxData::example()
        },
        rules: HouseRules::default(),
        helper: false,
    }
}

/// An evening's worth of books: buy, rent, steal, fee, sell, undo.
fn evening() -> Vec<Action> {
    let mut actions: Vec<Action> = (0..4)
        .map(|seat| Action::Register { seat: Seat(seat) })
        .collect();
    let levels: Vec<Level> = Level::all().take(15).collect();
    for round in 0..64 {
        for level in &levels {
            let buyer = Seat((level.number() + round) % 4);
            let guest = Seat((buyer.0 + 1) % 4);
            actions.push(Action::Buy {
                seat: buyer,
                level: *level,
            });
            actions.push(Action::Pay {
                seat: guest,
                debt: Debt::Rent(*level),
            });
            actions.push(Action::Undo);
            actions.push(Action::Pay {
                seat: guest,
                debt: Debt::GhostFee,
            });
            actions.push(Action::Sell {
                seat: buyer,
                level: *level,
            });
        }
    }
    actions
}

fn apply(c: &mut Criterion) {
    let (setup, actions) = (setup(), evening());
    let mut group = c.benchmark_group("bank");
    group.throughput(Throughput::Elements(actions.len() as u64));
    group.bench_function(
        "apply an evening of actions (per action: time / elements)",
        |b| {
            b.iter_batched_ref(
                || (Ledger::new(4), Vec::with_capacity(8)),
                |(ledger, events)| {
                    for action in &actions {
                        events.clear();
                        ledger
                            .apply(&setup, black_box(*action), events)
                            .expect("the script is legal");
                    }
                },
                criterion::BatchSize::LargeInput,
            );
        },
    );
    group.finish();
}

/// Coins, scrolling and purchases that are undone: `rows` accepted inputs.
fn log(rows: usize) -> Vec<Logged> {
    let coins = (0..4).flat_map(|seat| [Input::CoinIn(Seat(seat)), Input::CoinOut]);
    let visit = |seat: u8| {
        let up = || Input::Stick(Direction::Up);
        let press = [Input::ButtonDown, Input::ButtonUp];
        let mut visit = vec![Input::CoinIn(Seat(seat)), up(), up(), up()];
        visit.extend(press.clone());
        visit.extend([Input::Stick(Direction::Down), Input::Stick(Direction::Down)]);
        visit.push(Input::Stick(Direction::Down));
        visit.extend(press);
        visit.push(Input::CoinOut);
        visit
    };
    coins
        .chain((0..4).cycle().flat_map(visit))
        .take(rows)
        .zip(1..)
        .map(|(input, i)| Logged {
            at: Millis(i * 200),
            input,
        })
        .collect()
}

fn replay(c: &mut Criterion) {
    const ROWS: usize = 100_000;
    let log = log(ROWS);
    let setup = GameSetup::Bank(setup());
    let mut group = c.benchmark_group("session");
    group
        .throughput(Throughput::Elements(ROWS as u64))
        .sample_size(20);
    group.bench_function("replay 100,000 inputs and hash", |b| {
        b.iter(|| {
            let session = Session::replay(setup.clone(), Seed([7; 32]), log.iter().cloned())
                .expect("the log is accepted");
            black_box(session.hash())
        });
    });
    group.finish();
}

fn dispatch(c: &mut Criterion) {
    let words = Words::new(Language::En);
    let rows = log(2_000);
    let mut session = Session::replay(GameSetup::Bank(setup()), Seed([7; 32]), rows).expect("ok");
    let mut modes = [Mode::Direct, Mode::Unit].into_iter().cycle();
    c.bench_function("session/dispatch one input, view in words included", |b| {
        b.iter(|| {
            let at = session.now().after(100);
            let mode = modes.next().unwrap_or_default();
            let reply = session.dispatch(Input::SetMode(mode), at, &words);
            assert!(reply.update.view.is_some());
            reply
        });
    });
}

criterion_group!(benches, apply, replay, dispatch);
criterion_main!(benches);
