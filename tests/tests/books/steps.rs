//! What a random table does next.

use coinop_core::bank::{Action, Debt, Reason};
use coinop_core::kernel::{Level, Points, Seat};
use proptest::prelude::*;

use super::{Books, Step};

/// What a table might do next: mostly with the coin that's in, mostly sensible.
pub fn steps(books: &Books) -> BoxedStrategy<Step> {
    let seats = u8::try_from(books.seats()).expect("four at most");
    if let Some(next) = books.at.scores.iter().position(Option::is_none) {
        let next = Seat(u8::try_from(next).expect("four at most"));
        return prop_oneof![
            8 => Just(Step::Act(Action::Register { seat: next })),
            1 => Just(Step::Insert(next)),
            2 => action(books, next),
        ]
        .boxed();
    }
    let seat = prop_oneof![
        12 => Just(Seat(books.coin)),
        3 => (0..seats).prop_map(Seat),
        1 => Just(Seat(seats)),
    ];
    let books = books.clone();
    prop_oneof![
        1 => (0..seats).prop_map(|seat| Step::Insert(Seat(seat))),
        6 => seat.prop_flat_map(move |seat| action(&books, seat)),
    ]
    .boxed()
}

fn action(books: &Books, seat: Seat) -> BoxedStrategy<Step> {
    let free: Vec<Level> = Level::all().filter(|l| books.owner(*l).is_none()).collect();
    let taken: Vec<Level> = Level::all().filter(|l| books.owner(*l).is_some()).collect();
    let any = (1_u8..=16)
        .prop_map(|n| Level::new(n).expect("1 to 16"))
        .boxed();
    let of = |list: Vec<Level>| {
        if list.is_empty() {
            any.clone()
        } else {
            prop_oneof![5 => prop::sample::select(list), 1 => any.clone()].boxed()
        }
    };
    let (free, taken) = (of(free), of(taken));
    let lines = u32::try_from(books.lines.len()).expect("short evenings");
    let debt = prop_oneof![
        3 => taken.clone().prop_map(Debt::Rent),
        1 => Just(Debt::GhostFee),
        1 => Just(Debt::JailFee),
    ];
    prop_oneof![
        6 => free.clone().prop_map(move |level| Action::Buy { seat, level }),
        4 => (free.clone(), 0_u32..=14).prop_map(move |(level, tens)| Action::Auction {
            seat,
            level,
            bid: Points(tens * 10),
        }),
        1 => (free.clone(), 1_u32..=4000).prop_map(move |(level, bid)| Action::Auction {
            seat,
            level,
            bid: Points(bid),
        }),
        3 => taken.clone().prop_map(move |level| Action::Steal { seat, level }),
        1 => any.clone().prop_map(move |level| Action::StoleFromBank { seat, level }),
        1 => free.prop_map(|level| Action::NoBids { level }),
        5 => debt.prop_map(move |debt| Action::Pay { seat, debt }),
        3 => taken.prop_map(move |level| Action::Sell { seat, level }),
        2 => (0_u32..=34).prop_map(move |n| Action::GoRound { seat, points: Points(n * 10) }),
        1 => (0_u32..=400).prop_map(move |n| Action::GoRound { seat, points: Points(n) }),
        1 => (0_u32..=60).prop_map(move |n| Action::MazeRound { seat, points: Points(n * 10) }),
        2 => (0..=lines + 1).prop_map(|entry| Action::Correct {
            entry,
            reason: Reason::NeverHappened,
        }),
        4 => Just(Action::Undo),
        2 => Just(Action::Redo),
        1 => Just(Action::Register { seat }),
    ]
    .prop_map(Step::Act)
    .boxed()
}
