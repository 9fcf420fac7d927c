//! The maze: one tick with everything moving, a hash after every tick, and
//! what three players earn.
//!
//! `./x bench` runs it; figures and targets stand in docs/performance.md, the
//! table of players in docs/rules/maze.md.

#![allow(missing_docs, reason = "criterion's macros make undocumented items")]
#![allow(
    clippy::disallowed_macros,
    reason = "a bench prints what it found; the core itself stays silent"
)]

use std::hint::black_box;

use coinop_core::bot::maze::{MazeBot, Skill};
use coinop_core::kernel::{Seed, Stream, StreamId};
use coinop_core::maze::{Difficulty, Ending, Maze, Round, Way};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// Rounds of each player at each difficulty.
const ROUNDS: u32 = 10_000;

/// Rounds of one measurement.
const BATCH: u32 = 100;

fn seed(number: u32) -> Seed {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    Seed(bytes)
}

fn round(maze: &Maze, difficulty: Difficulty, number: u32) -> Round {
    Round::new(
        maze,
        difficulty,
        Stream::new(seed(number), StreamId::Ghosts),
    )
}

/// Plays rounds with a stick that never rests; returns ticks played.
fn restless(maze: &Maze, mut after: impl FnMut(&Round)) -> u64 {
    let mut events = Vec::with_capacity(16);
    let mut ticks = 0;
    for number in 0..BATCH {
        let mut round = round(maze, Difficulty::Arcade, number);
        while round.ending().is_none() {
            if round.tick().is_multiple_of(20) {
                let way = (round.tick() / 20 + number) as usize % 4;
                round.lean(Some(Way::ALL[way]));
            }
            events.clear();
            round.step(maze, &mut events);
            after(&round);
            ticks += 1;
        }
    }
    ticks
}

fn ticks(c: &mut Criterion) {
    let maze = Maze::unit();
    let played = restless(&maze, |_| {});
    let mut group = c.benchmark_group("maze");
    group
        .throughput(Throughput::Elements(played))
        .sample_size(20);
    group.bench_function("ticks with everything moving", |b| {
        b.iter(|| {
            restless(&maze, |round| {
                black_box(round);
            })
        });
    });
    group.bench_function("ticks with a hash after each", |b| {
        b.iter(|| {
            restless(&maze, |round| {
                black_box(round.hash());
            })
        });
    });
    group.finish();
}

/// Not a timing: what a round earns, printed as the rows of docs/rules/maze.md.
fn players(_: &mut Criterion) {
    let maze = Maze::unit();
    // Cargo's tests start every bench once, to see that it runs.
    let rounds = if std::env::args().any(|argument| argument == "--bench") {
        ROUNDS
    } else {
        4
    };
    println!("| difficulty | player | mean points | middle half | most | caught | cleared |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for difficulty in Difficulty::ALL {
        for skill in Skill::ALL {
            println!("{}", row(&maze, difficulty, skill, rounds));
        }
    }
}

fn row(maze: &Maze, difficulty: Difficulty, skill: Skill, rounds: u32) -> String {
    let mut earned = Vec::with_capacity(rounds as usize);
    let (mut caught, mut cleared) = (0, 0);
    let mut events = Vec::with_capacity(16);
    for number in 0..rounds {
        let mut round = round(maze, difficulty, number);
        let mut bot = MazeBot::new(skill, Stream::new(seed(number), StreamId::Bots));
        while round.ending().is_none() {
            let way = bot.lean(&round, maze);
            round.lean(Some(way));
            events.clear();
            round.step(maze, &mut events);
        }
        earned.push(round.eaten().points().0);
        caught += u32::from(round.ending() == Some(Ending::Caught));
        cleared += u32::from(round.ending() == Some(Ending::Cleared));
    }
    earned.sort_unstable();
    let tenths = earned.iter().sum::<u32>() * 10 / rounds;
    let quarter = earned.len() / 4;
    let (low, high) = (earned[quarter], earned[3 * quarter]);
    let most = earned[earned.len() - 1];
    let percent = |count: u32| (count * 100 + rounds / 2) / rounds;
    format!(
        "| {difficulty:?} | {skill:?} | {}.{} | {low}–{high} | {most} | {} % | {} % |",
        tenths / 10,
        tenths % 10,
        percent(caught),
        percent(cleared)
    )
}

criterion_group!(benches, ticks, players);
criterion_main!(benches);
