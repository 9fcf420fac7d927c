//! The app is killed at random moments of a scripted evening, a hundred times:
//! nothing that was acknowledged is lost or doubled.
//!
//! A child plays the script through the engine and prints a line before and
//! after each input; the parent kills it (SIGKILL), compares what was
//! acknowledged with the log, and lets the next child go on.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod support;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::Duration;

use coinop_core::kernel::{Level, Millis, Seat, Seed};
use coinop_core::session::{Direction, GameSetup, Input, Logged, Mode, Session, Tap};
use coinop_core::view::{DraftChange, Language, Words};
use coinop_host::store::Store;
use support::{child_command, in_child, open};

const TEST: &str = "a_hundred_kills_lose_and_double_nothing";
const ROLE: &str = "evening";
const KILLS: u32 = 100;

/// An evening of four: coins, purchases, auctions, fees, rent, undo, GO rounds.
fn script() -> Vec<Input> {
    let mut script = Vec::new();
    for seat in 0..4 {
        script.extend([Input::CoinIn(Seat(seat)), Input::CoinOut]);
    }
    let press = [Input::ButtonDown, Input::ButtonUp];
    let visit = |script: &mut Vec<Input>, seat: u8, way: Direction, steps: usize| {
        script.extend([Input::CoinIn(Seat(seat)), Input::Stick(way)]);
        script.extend(vec![Input::Stick(Direction::Right); steps]);
        script.extend(press.clone());
    };
    for round in 0..60_u8 {
        let (seat, other) = (round % 4, (round + 1) % 4);
        let level = usize::from(round % 12);
        visit(&mut script, seat, Direction::Up, level);
        script.push(Input::CoinOut);
        visit(&mut script, other, Direction::Down, level);
        script.push(Input::CoinOut);
        // The Ghost's fee, taken back, and paid again.
        visit(&mut script, seat, Direction::Down, 16);
        script.extend([Input::Stick(Direction::Down), Input::Stick(Direction::Left)]);
        script.extend(press.clone());
        script.push(Input::CoinOut);
        // An auction: zero, three times ten.
        script.extend([Input::CoinIn(Seat(other)), Input::Stick(Direction::Right)]);
        script.extend(vec![Input::Stick(Direction::Right); level]);
        script.extend(press.clone());
        script.extend(vec![Input::Stick(Direction::Up); 3]);
        script.extend(press.clone());
        script.push(Input::CoinOut);
        // A GO round by big buttons.
        script.extend([Input::SetMode(Mode::Direct), Input::CoinIn(Seat(seat))]);
        script.push(Input::Tap(Tap::OpenGoRound));
        script.extend(vec![Input::Tap(Tap::GoRoundMore); 5]);
        script.push(Input::Tap(Tap::BookGoRound));
        if let Some(level) = Level::new(round % 12 + 1) {
            script.push(Input::Tap(Tap::ChooseLevel(level)));
            script.push(Input::Tap(Tap::Back));
        }
        script.extend([Input::CoinOut, Input::SetMode(Mode::Unit)]);
    }
    script
}

/// Plays the script from where the parent says, until it's killed.
fn play() {
    let folder = std::env::var("COINOP_FOLDER").expect("given");
    let from: usize = std::env::var("COINOP_FROM")
        .expect("given")
        .parse()
        .expect("a number");
    let engine = open(Path::new(&folder));
    let id = engine.home().expect("home").continues[0].id.clone();
    engine.open_match(id).expect("opens");
    println!("open");
    for (i, input) in script().into_iter().enumerate().skip(from) {
        println!("try {i}");
        let call = u32::try_from(i).expect("small");
        let update = engine.dispatch(call, input).expect("is written");
        // A view comes back just when something was logged.
        println!("ack {i} {}", u8::from(update.view.is_some()));
        if i % 41 == 40 {
            engine.pause();
            engine.resume();
        }
    }
    println!("end");
}

struct Dice(u64);

impl Dice {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }
}

/// What a child said before it was killed.
#[derive(Debug, Default)]
struct Said {
    /// Acknowledged inputs, by their place in the script, that were logged.
    logged: Vec<usize>,
    /// The last input that was tried, acknowledged or not.
    tried: Option<usize>,
    acknowledged: Option<usize>,
}

impl Said {
    fn hear(&mut self, line: &str) -> bool {
        // libtest's own words may stand before the child's first line.
        let mut words = line.rsplit(" ... ").next().unwrap_or(line).split(' ');
        match (words.next(), words.next().map(str::parse::<usize>)) {
            (Some("try"), Some(Ok(i))) => self.tried = Some(i),
            (Some("ack"), Some(Ok(i))) => {
                self.acknowledged = Some(i);
                if words.next() == Some("1") {
                    self.logged.push(i);
                }
                return true;
            }
            _ => {}
        }
        false
    }
}

fn start_child(folder: &Path, from: usize) -> Child {
    let exe = std::env::current_exe().expect("has a name");
    child_command(TEST, ROLE, folder, &exe)
        .env("COINOP_FROM", from.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .expect("starts")
}

/// Lets a child play on from `from` and kills it at a random moment.
fn play_and_kill(folder: &Path, from: usize, dice: &mut Dice) -> Said {
    let mut child = start_child(folder, from);
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut said = Said::default();
    if dice.below(10) == 0 {
        // In the middle of opening.
        std::thread::sleep(Duration::from_micros(dice.below(40_000)));
    } else {
        let inputs = 1 + dice.below(40);
        let mut heard = 0;
        while heard < inputs {
            match lines.next() {
                Some(Ok(line)) => heard += u64::from(said.hear(&line)),
                _ => break,
            }
        }
        std::thread::sleep(Duration::from_micros(dice.below(600)));
    }
    child.kill().expect("kills");
    child.wait().expect("ends");
    // What it had said before it ended, but nobody had read yet.
    for line in lines.map_while(Result::ok) {
        said.hear(&line);
    }
    said
}

/// The inputs of the log, without those that time or opening again made
/// (a button that was held when the app died is let go). Reads a copy, so that
/// the next child finds the files just as the kill left them.
fn logged(folder: &Path, id: &str) -> Vec<Input> {
    let copy = tempfile::tempdir().expect("temp");
    for name in ["coinop.db", "coinop.db-wal"] {
        let _ = std::fs::copy(folder.join(name), copy.path().join(name));
    }
    let conn = rusqlite::Connection::open(copy.path().join("coinop.db")).expect("opens");
    let mut select = conn
        .prepare(
            "SELECT sequence, input FROM input_log \
             WHERE match = (SELECT row FROM match WHERE id = ?) ORDER BY sequence",
        )
        .expect("prepares");
    let rows = select.query_map([id], |row| Ok((row.get(0)?, row.get(1)?)));
    let mut inputs = Vec::new();
    for (row, expected) in rows.expect("reads").zip(0_u32..) {
        let (sequence, input): (u32, String) = row.expect("a row");
        assert_eq!(sequence, expected, "no gap");
        let input: Input = serde_json::from_str(&input).expect("an input");
        if input == Input::LetGo {
            assert_eq!(
                inputs.last(),
                Some(&Input::ButtonDown),
                "only a held button"
            );
        } else if input != Input::Wake {
            inputs.push(input);
        }
    }
    inputs
}

#[test]
fn a_hundred_kills_lose_and_double_nothing() {
    if in_child(ROLE) {
        return play();
    }
    let folder = tempfile::tempdir().expect("temp");
    let id = {
        let engine = open(folder.path());
        let mut view = engine.new_draft().expect("a draft");
        for _ in 0..2 {
            view = engine
                .edit_draft(view.draft, DraftChange::AddPlayer)
                .expect("more players");
        }
        // GO rounds are typed in here; the maze has a test of its own.
        view = engine
            .edit_draft(view.draft, DraftChange::PlayMaze(false))
            .expect("typed rounds");
        engine.start(view.draft).expect("starts");
        engine.home().expect("home").continues[0].id.clone()
    };
    let script = script();
    let mut dice = Dice(0x2026_1130);
    // Places in the script of all that was logged so far.
    let mut expected: Vec<usize> = Vec::new();
    let mut from = 0;
    for kill in 0..KILLS {
        let said = play_and_kill(folder.path(), from, &mut dice);
        expected.extend(&said.logged);
        from = said.acknowledged.map_or(from, |i| i + 1);
        let log = logged(folder.path(), &id);
        // The input in flight may be there or not, and only at the end.
        let in_flight = said.tried.filter(|i| *i >= from);
        if let Some(i) = in_flight
            && log.len() == expected.len() + 1
        {
            expected.push(i);
            from = i + 1;
        }
        let wanted: Vec<&Input> = expected.iter().map(|i| &script[*i]).collect();
        assert_eq!(log.iter().collect::<Vec<_>>(), wanted, "after kill {kill}");
        assert!(from < script.len(), "the script is too short");
    }
    assert!(expected.len() > 800, "only {} inputs", expected.len());
    println!("{} inputs lived through {KILLS} kills", expected.len());
    resuming_is_replaying(folder.path(), &id);
}

/// The match that opens now is the one that the whole log makes.
fn resuming_is_replaying(folder: &Path, id: &str) {
    let words = Words::new(Language::En);
    let replayed = {
        let mut store = Store::open(folder).expect("opens");
        assert_eq!(store.take_set_aside(), None, "a kill damages nothing");
        let row = store.find_match(id).expect("is there");
        let setup: GameSetup = serde_json::from_str(&row.setup).expect("a setup");
        let seed = Seed::parse(&row.seed).expect("a seed");
        let log = store.log(row.row, 0).expect("whole").into_iter();
        let log = log.map(|row| Logged {
            at: Millis(row.at_ms),
            input: serde_json::from_str(&row.input).expect("an input"),
        });
        let mut replayed = Session::replay(setup, seed, log).expect("replays");
        // The last kill may have come with the button down; nobody holds it now.
        let now = replayed.now();
        replayed.dispatch(Input::LetGo, now, &words);
        replayed
    };
    let engine = open(folder);
    let resumed = engine.open_match(id.to_owned()).expect("opens");
    assert_eq!(resumed.view, replayed.update(&words).view);
    assert!(resumed.effects.is_empty(), "resuming makes no sound");
}
