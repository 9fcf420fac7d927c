//! The card game: whole matches a second, and how strong its bots are.
//!
//! `./x bench cards` runs it; figures and targets stand in docs/performance.md,
//! the table of strengths in docs/rules/cards.md.

#![allow(missing_docs, reason = "criterion's macros make undocumented items")]
#![allow(clippy::expect_used, reason = "a bench may stop at a broken setup")]
#![allow(
    clippy::disallowed_macros,
    reason = "a bench prints what it found; the core itself stays silent"
)]

use std::hint::black_box;
use std::time::Duration;

use coinop_core::bot::cards::decide;
use coinop_core::cards::{
    CardLevel, CardPlayer, CardRules, Deal, DeckData, Event, Setup, State, Strength, Viewer,
};
use coinop_core::kernel::{Seat, Seed, Stream, StreamId};
use criterion::measurement::{Measurement, ValueFormatter, WallTime};
use criterion::{Criterion, SamplingMode, Throughput, criterion_group, criterion_main};

/// Matches of each pairing.
const MATCHES: u32 = 20_000;

/// Matches of one measurement.
const BATCH: u32 = 1_000;

/// Time that this thread had a core, where Linux tells it: matches a second on
/// one core, whatever else the machine does. Elsewhere the wall's.
struct OnCore;

impl OnCore {
    fn now() -> Option<Duration> {
        #[expect(
            clippy::disallowed_methods,
            reason = "a bench may ask the system; the core itself never does"
        )]
        let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        Some(Duration::from_nanos(told.split(' ').next()?.parse().ok()?))
    }
}

impl Measurement for OnCore {
    type Intermediate = (Option<Duration>, <WallTime as Measurement>::Intermediate);
    type Value = Duration;

    fn start(&self) -> Self::Intermediate {
        (Self::now(), WallTime.start())
    }

    fn end(&self, (core, wall): Self::Intermediate) -> Duration {
        let wall = WallTime.end(wall);
        core.zip(Self::now())
            .map_or(wall, |(start, end)| end.saturating_sub(start))
    }

    fn add(&self, one: &Duration, other: &Duration) -> Duration {
        *one + *other
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    #[expect(clippy::disallowed_types, reason = "criterion wants it so")]
    fn to_f64(&self, value: &Duration) -> f64 {
        WallTime.to_f64(value)
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        WallTime.formatter()
    }
}

fn seed(number: u32) -> Seed {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    Seed(bytes)
}

/// A table of bots.
fn deal(level: CardLevel, bots: &[Strength]) -> Deal {
    let player = |(seat, bot): (usize, &Strength)| CardPlayer {
        name: format!("Bot {seat}"),
        bot: Some(*bot),
    };
    let setup = Setup {
        level,
        players: bots.iter().enumerate().map(player).collect(),
        starter: Seat(0),
        decks: DeckData::example(),
        rules: CardRules::default(),
        helper: false,
        stack: None,
    };
    Deal::new(&setup).expect("a valid setup")
}

/// Plays whole matches, shuffle and winners included, with decisions at random.
fn random(deal: Deal, matches: u32) {
    let mut chance = Stream::new(seed(7), StreamId::Bots);
    let mut events = Vec::with_capacity(64);
    for number in 0..matches {
        let mut state = State::dealt(deal, seed(number));
        while let Some(seat) = state.actor() {
            let legal = state.legal_actions(seat);
            let pick = chance.die(legal.len() as u32) as usize - 1;
            events.clear();
            state.apply(legal[pick], &mut events).expect("it's legal");
        }
        black_box(state.winners().next());
    }
}

/// Plays one match with the bots of the deal.
fn play(deal: Deal, seed: Seed, chance: &mut Stream, events: &mut Vec<Event>) -> State {
    let mut state = State::dealt(deal, seed);
    while let Some(seat) = state.actor() {
        let strength = deal.bot(seat).expect("bots only");
        let action = decide(&state.observe(Viewer::Seat(seat)), strength, chance);
        events.clear();
        let action = action.expect("something to decide");
        state.apply(action, events).expect("it's legal");
    }
    state
}

/// Plays whole matches of bots.
fn bots(deal: Deal, matches: u32) {
    let mut chance = Stream::new(seed(7), StreamId::Bots);
    let mut events = Vec::with_capacity(64);
    for number in 0..matches {
        let state = play(deal, seed(number), &mut chance, &mut events);
        black_box(state.winners().next());
    }
}

fn matches(c: &mut Criterion<OnCore>) {
    let mut group = c.benchmark_group("cards");
    group.sample_size(20);
    // The system counts in steps of milliseconds: samples of equal length.
    group.sampling_mode(SamplingMode::Flat);
    group.throughput(Throughput::Elements(u64::from(BATCH)));
    for level in CardLevel::ALL {
        let deal = deal(level, &[Strength::Cautious; 4]);
        group.bench_function(format!("{level:?}, four at random"), |b| {
            b.iter(|| random(deal, BATCH));
        });
        group.bench_function(format!("{level:?}, four cautious bots"), |b| {
            b.iter(|| bots(deal, BATCH));
        });
    }
    for (strength, matches) in [(Strength::Counting, 100), (Strength::Planning, 1)] {
        let deal = deal(CardLevel::Level1, &[strength; 4]);
        group.throughput(Throughput::Elements(u64::from(matches)));
        group.bench_function(format!("Level1, four {strength:?} bots"), |b| {
            b.iter(|| bots(deal, matches));
        });
    }
    group.finish();
}

/// Not a timing: how often each of two strengths wins, printed as the rows of
/// docs/rules/cards.md.
fn strengths(_: &mut Criterion<OnCore>) {
    // It takes minutes: not for who asks for one timing by its name. Cargo's
    // tests start every bench once, to see that it runs.
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.iter().any(|one| !one.starts_with("--")) {
        return;
    }
    let measured = arguments.iter().any(|argument| argument == "--bench");
    let matches = if measured { MATCHES } else { 4 };
    println!("| level | players | pairing | first wins | second wins | shared |");
    println!("| --- | --- | --- | --- | --- | --- |");
    for (level, seats) in [
        (CardLevel::Level1, 2),
        (CardLevel::Level2, 2),
        (CardLevel::Level1, 4),
    ] {
        for (first, second) in [
            (Strength::Counting, Strength::Cautious),
            (Strength::Planning, Strength::Cautious),
            (Strength::Planning, Strength::Counting),
        ] {
            println!("{}", row(level, seats, first, second, matches));
        }
    }
}

/// They sit by turns, and each deck is played twice with seats changed.
fn row(level: CardLevel, seats: usize, first: Strength, second: Strength, matches: u32) -> String {
    let mut chance = Stream::new(seed(7), StreamId::Bots);
    let mut events = Vec::with_capacity(64);
    let tables = [0, 1].map(|turned| {
        let of = |seat| if seat % 2 == turned { first } else { second };
        let bots: Vec<Strength> = (0..seats).map(of).collect();
        deal(level, &bots)
    });
    let mut won = [0; 3];
    for number in 0..matches {
        let deal = tables[number as usize % 2];
        let state = play(deal, seed(number / 2), &mut chance, &mut events);
        let has_won = |strength| state.winners().any(|seat| deal.bot(seat) == Some(strength));
        match (has_won(first), has_won(second)) {
            (true, false) => won[0] += 1,
            (false, _) => won[1] += 1,
            (true, true) => won[2] += 1,
        }
    }
    let [first_won, second_won, shared] = won.map(|count: u32| {
        let tenths = (count * 1_000 + matches / 2) / matches;
        format!("{}.{} %", tenths / 10, tenths % 10)
    });
    format!(
        "| {level:?} | {seats} | {first:?}, {second:?} | {first_won} | {second_won} | {shared} |"
    )
}

criterion_group! {
    name = benches;
    config = Criterion::default().with_measurement(OnCore);
    targets = matches, strengths
}
criterion_main!(benches);
