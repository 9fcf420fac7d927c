//! What hands do in an evening, as strategies.

use coinop_core::bank::{Debt, Reason};
use coinop_core::kernel::{Level, Seat};
use coinop_core::session::{Direction, Input, Mode, TableTap, Tap};
use proptest::prelude::*;

/// An input and the milliseconds before it.
pub type Timed = (Input, u32);

/// An evening: mostly registered first, then gestures.
pub fn evening() -> impl Strategy<Value = Vec<Timed>> {
    let start = prop_oneof![
        9 => Just(register()),
        1 => Just(Vec::new()),
    ];
    (start, prop::collection::vec(gesture(), 0..40)).prop_map(|(start, gestures)| {
        start
            .into_iter()
            .chain(gestures.into_iter().flatten())
            .collect()
    })
}

/// All coins that there could be; one too many is refused.
fn register() -> Vec<Timed> {
    (0..4)
        .flat_map(|seat| [(Input::CoinIn(Seat(seat)), 100), (Input::CoinOut, 100)])
        .collect()
}

fn gesture() -> BoxedStrategy<Vec<Timed>> {
    prop_oneof![
        6 => insert(),
        1 => Just(vec![(Input::CoinOut, 300)]),
        12 => unit_entry(),
        3 => stray().prop_map(|timed| vec![timed]),
        2 => prop_oneof![Just(Mode::Unit), Just(Mode::Direct)]
            .prop_map(|mode| vec![(Input::SetMode(mode), 200)]),
        14 => (tap(), after_ms()).prop_map(|(tap, ms)| vec![(Input::Tap(tap), ms)]),
        2 => direct_auction(),
        2 => (table(), after_ms()).prop_map(|(tap, ms)| vec![(Input::Table(tap), ms)]),
        1 => hold(),
        3 => go_round(),
        1 => Just(vec![(Input::Wake, 300_000)]),
        1 => buy_out(),
    ]
    .boxed()
}

fn level() -> impl Strategy<Value = Level> + Clone {
    prop_oneof![3 => 1_u8..=4, 2 => 1_u8..=16].prop_map(|n| Level::new(n).expect("1 to 16"))
}

fn after_ms() -> impl Strategy<Value = u32> {
    prop_oneof![1 => 0_u32..600, 4 => 600_u32..1_500]
}

fn insert() -> BoxedStrategy<Vec<Timed>> {
    (0_u8..4)
        .prop_map(|seat| vec![(Input::CoinOut, 100), (Input::CoinIn(Seat(seat)), 100)])
        .boxed()
}

fn press() -> [Timed; 2] {
    [(Input::ButtonDown, 80), (Input::ButtonUp, 120)]
}

/// A direction, some stops, the button; bids or points, the button.
fn unit_entry() -> BoxedStrategy<Vec<Timed>> {
    let counts = prop_oneof![3 => 0_usize..6, 1 => 8_usize..15];
    (direction(), -4_i32..8, counts, any::<bool>())
        .prop_map(|(chosen, stops, counts, again)| {
            let way = if stops < 0 {
                Direction::Left
            } else {
                Direction::Right
            };
            let mut timed = vec![(Input::Stick(chosen), 150)];
            timed.extend(vec![(Input::Stick(way), 90); stops.unsigned_abs() as usize]);
            timed.extend(press());
            if again {
                timed.extend(vec![(Input::Stick(Direction::Up), 90); counts]);
                timed.extend(press());
            }
            timed
        })
        .boxed()
}

fn direction() -> impl Strategy<Value = Direction> {
    prop_oneof![
        Just(Direction::Up),
        Just(Direction::Down),
        Just(Direction::Left),
        Just(Direction::Right),
    ]
}

fn stray() -> impl Strategy<Value = Timed> {
    let input = prop_oneof![
        direction().prop_map(Input::Stick),
        Just(Input::ButtonDown),
        Just(Input::ButtonUp),
        Just(Input::LetGo),
        Just(Input::Wake),
        any::<u8>().prop_map(|seat| Input::CoinIn(Seat(seat))),
    ];
    (input, 0_u32..3_000)
}

/// Around GO: a round that is played, put away, cut short or seen to its end.
fn go_round() -> BoxedStrategy<Vec<Timed>> {
    let turn = (direction(), 1_u32..60, any::<bool>());
    let turns = prop::collection::vec(turn, 0..40);
    (0_u8..4, turns, any::<bool>(), any::<bool>(), any::<bool>())
        .prop_map(|(seat, turns, direct, away, pulled)| {
            let mut timed = vec![(Input::CoinOut, 100), (Input::CoinIn(Seat(seat)), 100)];
            if direct {
                timed.push((Input::SetMode(Mode::Direct), 100));
                timed.push((Input::Tap(Tap::OpenGoRound), 700));
            } else {
                timed.push((Input::SetMode(Mode::Unit), 100));
                timed.push((Input::Stick(Direction::Left), 100));
                timed.extend(press());
            }
            let mut tick = 170;
            for (way, ticks, release) in turns {
                tick += ticks;
                timed.push((Input::Play(tick), ticks * 17));
                timed.push((Input::Press(way), 1));
                if release {
                    timed.push((Input::Release(way), 1));
                }
            }
            if away {
                timed.extend([(Input::LetGo, 10), (Input::Tap(Tap::GoOn), 5_000)]);
            }
            if pulled {
                timed.push((Input::CoinOut, 100));
            }
            timed.push((Input::Play(tick + 2_000), 30_000));
            timed.push((Input::Tap(Tap::GoOn), 1_500));
            timed
        })
        .boxed()
}

fn hold() -> BoxedStrategy<Vec<Timed>> {
    (3_000_u32..7_000, any::<bool>())
        .prop_map(|(ms, back)| {
            let mut timed = vec![(Input::ButtonDown, 100), (Input::ButtonUp, ms)];
            if back {
                timed.push((Input::Tap(Tap::BringBack), 700));
            }
            timed
        })
        .boxed()
}

/// Every Level bought with one coin, as far as points reach.
fn buy_out() -> BoxedStrategy<Vec<Timed>> {
    (0_u8..4, 1_usize..=16)
        .prop_map(|(seat, upto)| {
            let mut timed = vec![
                (Input::SetMode(Mode::Unit), 100),
                (Input::CoinOut, 100),
                (Input::CoinIn(Seat(seat)), 100),
            ];
            for stops in 0..upto {
                timed.push((Input::Stick(Direction::Up), 60));
                timed.extend(vec![(Input::Stick(Direction::Right), 60); stops]);
                timed.extend(press());
            }
            timed
        })
        .boxed()
}

/// The first coin buys one Level, sells it, and buys all others.
pub fn sold_once_bought_all(sold: u8) -> Vec<Timed> {
    let mut timed = register();
    timed.push((Input::CoinIn(Seat(0)), 100));
    let sold = Level::new(sold).expect("1 to 16");
    timed.push((Input::SetMode(Mode::Direct), 100));
    timed.push((Input::Tap(Tap::Buy(sold)), 700));
    timed.push((Input::Tap(Tap::Sell(sold)), 700));
    let others = Level::all().filter(|level| *level != sold);
    timed.extend(others.map(|level| (Input::Tap(Tap::Buy(level)), 700)));
    timed
}

fn direct_auction() -> BoxedStrategy<Vec<Timed>> {
    (
        level(),
        prop::collection::vec(0_u8..4, 0..12),
        any::<bool>(),
    )
        .prop_map(|(level, bids, close)| {
            let mut timed = vec![
                (Input::SetMode(Mode::Direct), 100),
                (Input::Tap(Tap::ChooseLevel(level)), 100),
                (Input::Tap(Tap::OpenAuction(level)), 100),
            ];
            timed.extend(
                bids.into_iter()
                    .map(|seat| (Input::Tap(Tap::RaiseBid(Seat(seat))), 200)),
            );
            if close {
                timed.push((Input::Tap(Tap::CloseAuction), 700));
            }
            timed
        })
        .boxed()
}

fn debt() -> impl Strategy<Value = Debt> {
    prop_oneof![
        2 => level().prop_map(Debt::Rent),
        1 => Just(Debt::GhostFee),
        1 => Just(Debt::JailFee),
    ]
}

fn reason() -> impl Strategy<Value = Reason> {
    prop_oneof![
        Just(Reason::WrongPlayer),
        Just(Reason::WrongLevel),
        Just(Reason::WrongAmount),
        Just(Reason::NeverHappened),
    ]
}

fn tap() -> BoxedStrategy<Tap> {
    let level = level();
    prop_oneof![
        2 => Just(Tap::Back),
        4 => level.clone().prop_map(Tap::ChooseLevel),
        6 => level.clone().prop_map(Tap::Buy),
        1 => Just(Tap::ChooseSteal),
        3 => level.clone().prop_map(Tap::Steal),
        1 => level.clone().prop_map(Tap::StoleFromBank),
        2 => level.clone().prop_map(Tap::OpenAuction),
        2 => (0_u8..5).prop_map(|seat| Tap::RaiseBid(Seat(seat))),
        1 => Just(Tap::CloseAuction),
        1 => Just(Tap::NoBids),
        5 => debt().prop_map(Tap::Pay),
        1 => level.clone().prop_map(Tap::ChooseDebt),
        2 => debt().prop_map(Tap::OpenDebt),
        3 => level.prop_map(Tap::Sell),
        1 => Just(Tap::OpenGoRound),
        1 => Just(Tap::GoRoundMore),
        1 => Just(Tap::GoRoundLess),
        1 => Just(Tap::BookGoRound),
        2 => Just(Tap::Confirm),
        4 => Just(Tap::Undo),
        3 => Just(Tap::Redo),
        2 => (0_u32..20).prop_map(Tap::OpenCorrection),
        2 => (0_u32..20, reason())
            .prop_map(|(entry, reason)| Tap::Correct { entry, reason }),
        1 => Just(Tap::GoOn),
        1 => Just(Tap::ShowAll),
        1 => Just(Tap::BringBack),
    ]
    .boxed()
}

fn table() -> impl Strategy<Value = TableTap> {
    prop_oneof![
        1 => any::<bool>().prop_map(TableTap::Show),
        4 => Just(TableTap::Roll),
        1 => Just(TableTap::SentToJail),
        1 => Just(TableTap::PaidJail),
        2 => Just(TableTap::EndTurn),
    ]
}
