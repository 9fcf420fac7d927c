//! A GO round in the maze outlives the app: killed at random moments, it comes
//! back paused, half a second earlier at most, and its end is never lost.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod support;

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use coinop_core::kernel::{Points, Seat};
use coinop_core::maze::{Difficulty, MOST_BYTES, RunFile};
use coinop_core::session::{Direction, FaultKind, Input, Mode, Tap, Update};
use coinop_core::view::{BankView, View};
use coinop_host::Engine;
use support::{child_command, in_child, open, raw};

const TEST: &str = "a_killed_round_comes_back_paused_and_its_end_is_kept";
const ROLE: &str = "round";
const KILLS: u64 = 25;
/// Ticks between two rows of the log, and what a write in flight may take.
const LOST_TICKS: u32 = 30 + 15;

fn bank(update: Update) -> BankView {
    match update.view {
        Some(View::Bank(bank)) => bank,
        other => panic!("no bank: {other:?}"),
    }
}

fn resume(engine: &Engine) -> BankView {
    let id = engine.home().expect("home").continues[0].id.clone();
    bank(engine.open_match(id).expect("opens"))
}

fn score(bank: &BankView) -> Points {
    bank.players[0].score.expect("registered")
}

/// Rounds without end, two milliseconds a frame, each told when it's answered.
fn play() {
    let folder = std::env::var("COINOP_FOLDER").expect("given");
    let engine = open(Path::new(&folder));
    let view = resume(&engine);
    let mut call = 0;
    let mut send = |input| {
        call += 1;
        engine.dispatch(call, input).expect("is written")
    };
    if view.maze.is_some() {
        send(Input::Tap(Tap::GoOn));
    }
    println!("open");
    let mut frame = 0_u32;
    loop {
        frame += 1;
        let reply = engine.frame(frame * 16_667).expect("plays");
        if frame.is_multiple_of(11) && reply.maze.as_ref().is_some_and(|maze| !maze.over) {
            let ways = [
                Direction::Left,
                Direction::Up,
                Direction::Right,
                Direction::Down,
            ];
            let way = ways[(frame as usize / 11) % 4];
            send(Input::Press(way));
            send(Input::Release(way));
        }
        match reply.maze {
            Some(maze) if !maze.over => println!("tick {}", maze.tick),
            over => {
                if over.is_some() {
                    let view = bank(engine.view().expect("a view"));
                    println!("over {}", score(&view));
                    // Replies are remembered until a whole view is asked for.
                    send(Input::CoinOut);
                }
                send(Input::CoinIn(Seat(0)));
                send(Input::Tap(Tap::OpenGoRound));
            }
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// The last thing that a killed child said.
#[derive(Debug)]
enum Said {
    Nothing,
    Tick(u32),
    Over(u32),
}

fn play_and_kill(folder: &Path, lines: u64) -> Said {
    let exe = std::env::current_exe().expect("has a name");
    let mut child = child_command(TEST, ROLE, folder, &exe)
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .expect("starts");
    let mut output = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut said = Said::Nothing;
    let mut hear = |line: String| {
        let mut words = line.split(' ');
        match (words.next(), words.next().map(str::parse)) {
            (Some("tick"), Some(Ok(tick))) => said = Said::Tick(tick),
            (Some("over"), Some(Ok(score))) => said = Said::Over(score),
            _ => {}
        }
    };
    for line in output.by_ref().take(lines as usize).map_while(Result::ok) {
        hear(line);
    }
    child.kill().expect("kills");
    child.wait().expect("ends");
    for line in output.map_while(Result::ok) {
        hear(line);
    }
    said
}

#[test]
fn a_killed_round_comes_back_paused_and_its_end_is_kept() {
    if in_child(ROLE) {
        return play();
    }
    let folder = tempfile::tempdir().expect("temp");
    {
        let engine = open(folder.path());
        let draft = engine.new_draft().expect("a draft").draft;
        assert!(draft.rules.play_maze, "the maze is what a table gets");
        engine.start(draft).expect("starts");
        let inputs = [
            Input::CoinIn(Seat(0)),
            Input::CoinOut,
            Input::CoinIn(Seat(1)),
            Input::CoinOut,
            Input::SetMode(Mode::Direct),
        ];
        for (call, input) in (1..).zip(inputs) {
            engine.dispatch(call, input).expect("is written");
        }
    }
    let (mut ticks, mut ends, mut least) = (0, 0, 0);
    for kill in 0..KILLS {
        let said = play_and_kill(folder.path(), 40 + kill * 37 % 400);
        let view = resume(&open(folder.path()));
        let running = view.maze.as_ref().filter(|maze| !maze.frame.over);
        match (&said, running) {
            (Said::Tick(tick), Some(maze)) => {
                ticks += 1;
                let back = maze.frame.tick;
                assert!(maze.frame.paused, "{said:?}");
                assert!(!maze.paused.is_empty() && maze.go_on.is_some());
                assert!(back + LOST_TICKS >= *tick, "{said:?}, back at {back}");
            }
            (Said::Over(score), _) => {
                ends += 1;
                least = least.max(*score);
            }
            _ => {}
        }
        assert!(score(&view).0 >= least, "an end was lost");
    }
    assert!(ticks > 5, "{ticks} kills in the middle, {ends} at an end");
}

/// Plays a practice round to its end; the ticks at which the frames came.
fn practise(engine: &Engine) -> u32 {
    engine
        .start_practice(Difficulty::Fierce)
        .expect("a round starts");
    for frame in 0..5_000_u32 {
        let reply = engine.frame(frame * 16_667).expect("plays");
        if frame % 40 == 0 {
            let way = [Direction::Left, Direction::Down][frame as usize / 40 % 2];
            engine
                .dispatch(frame + 1, Input::Press(way))
                .expect("is taken");
        }
        let maze = reply.maze.expect("a round is open");
        if maze.over {
            let update = reply.update.expect("its end is shown with it");
            assert!(matches!(update.view, Some(View::Maze(view)) if view.result.is_some()));
            return maze.points.0;
        }
    }
    panic!("the round doesn't end")
}

#[test]
fn practice_keeps_the_best_and_shows_runs_again() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    let before = engine.practice().expect("a screen");
    assert!(before.runs.is_empty() && !before.empty.is_empty());
    let earned: Vec<u32> = (0..3).map(|_| practise(&engine)).collect();
    // One that was left in the middle earned nothing.
    engine
        .start_practice(Difficulty::Gentle)
        .expect("a round starts");
    engine.frame(0).expect("plays");
    engine.close_match().expect("closes");
    let screen = engine.practice().expect("a screen");
    assert_eq!(screen.runs.len(), 3, "finished rounds only");
    let best = earned.iter().max().expect("three").to_string();
    let fierce = screen
        .options
        .iter()
        .find(|option| option.difficulty == Difficulty::Fierce)
        .expect("all are offered");
    assert!(fierce.best.contains(&best), "{} of {earned:?}", fierce.best);
    assert!(engine.home().expect("home").continues.is_empty());

    let id = screen.runs[0].id.clone();
    for quarters in [4, 1] {
        let view = engine.watch(id.clone()).expect("shows it");
        assert!(!view.maze.frame.over && view.paces.len() == 3);
        let mut frames = 0_u32;
        let last = loop {
            frames += 1;
            let frame = engine
                .watch_frame(frames * 16_667, quarters)
                .expect("plays");
            if frame.over {
                break frame;
            }
            assert!(frames < 20_000, "it ends");
        };
        assert_eq!(last.points.0, earned[2], "the newest run");
        assert!(frames >= last.tick * 4 / u32::from(quarters) - 8);
    }

    let notices: Vec<_> = (0..3)
        .map(|_| engine.save_run(id.clone()).expect("saves"))
        .collect();
    let runs: Vec<_> = std::fs::read_dir(folder.path().join("runs"))
        .expect("a folder")
        .map(|entry| entry.expect("a file").path())
        .collect();
    assert_eq!(runs.len(), 3, "none takes another's place");
    for notice in &notices {
        let named = |run: &&PathBuf| notice.text.contains(&run.display().to_string());
        assert_eq!(runs.iter().filter(named).count(), 1, "{}", notice.text);
    }
    let text = std::fs::read_to_string(&runs[0]).expect("reads");
    assert!(text.starts_with("{\"game\":\"maze\"") && text.contains("\"hash\""));
    let view = engine.watch_file(text.clone()).expect("shows it");
    assert!(view.text.contains(&earned[2].to_string()) || earned[2] == 0);
    assert!(!view.from.is_empty() && !view.maze.frame.over);
    let last = (1..20_000)
        .map(|frame| engine.watch_frame(frame * 16_667, 4).expect("plays"))
        .find(|frame| frame.over)
        .expect("it ends");
    assert_eq!(last.points.0, earned[2]);
    let saved = RunFile::parse(&text).expect("a run");
    assert_eq!(saved.write(), text, "read and written again");
    let mut watch = saved.clone().watch().expect("a run");
    watch.advance(u32::MAX);
    assert_eq!(watch.practice().hash(), saved.hash(), "as it was saved");
    assert_eq!(
        engine.practice().expect("a screen").runs.len(),
        3,
        "nothing is kept"
    );
    let fault = engine.watch("nonsense".to_owned()).expect_err("no run");
    assert_eq!(fault.notice.code, "no_match");
}

#[test]
fn a_round_left_in_the_middle_is_gone_when_the_next_begins() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    practise(&engine);
    for _ in 0..3 {
        engine
            .start_practice(Difficulty::Gentle)
            .expect("a round starts");
        engine.frame(0).expect("plays");
    }
    drop(engine);
    let count = "SELECT CAST(count(*) AS TEXT) FROM match WHERE outcome IS";
    let mut store = raw(folder.path());
    assert_eq!(
        store.text(&format!("{count} NOT NULL")),
        "1",
        "the whole one"
    );
    assert_eq!(store.text(&format!("{count} NULL")), "1", "the newest");
    store.close();
}

#[test]
fn a_run_is_saved_as_soon_as_nothing_is_in_the_way() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    practise(&engine);
    let id = engine.practice().expect("a screen").runs[0].id.clone();
    let place = folder.path().join("runs");
    std::fs::write(&place, "a file").expect("writes");
    let fault = engine.save_run(id.clone()).expect_err("in the way");
    assert_eq!(fault.kind, FaultKind::StoreBlocked, "{fault}");
    let named = place.display().to_string();
    assert_eq!(fault.notice.text.matches(&named).count(), 1, "{fault}");
    std::fs::remove_file(&place).expect("moves it away");
    engine.save_run(id).expect("saves");
}

/// A run in the order of names that the app wrote first.
const RUN: &str = include_str!("runs/whole.jsonl");

#[test]
fn a_file_of_an_older_app_is_watched() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    let view = engine.watch_file(RUN.to_owned()).expect("shows it");
    assert_eq!(view.paces.len(), 3);
    let by_another_system = RUN.replace('\n', "\r\n");
    assert_eq!(engine.watch_file(by_another_system), Ok(view));
}

#[test]
fn a_bad_file_is_refused_in_words_and_leaves_all_as_it_was() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path());
    engine.watch_file(RUN.to_owned()).expect("shows it");
    let with = |from: &str, to: &str| {
        assert!(RUN.contains(from), "{from}");
        RUN.replacen(from, to, 1)
    };
    let unreadable = "run_unreadable";
    let bad = [
        ("nothing", unreadable, String::new()),
        (
            "no JSON",
            unreadable,
            "PK\u{3}\u{4}\0\u{fffd}\u{fffd}".to_owned(),
        ),
        (
            "an end cut off",
            unreadable,
            RUN[..RUN.len() / 2].to_owned(),
        ),
        ("a line too many", unreadable, format!("{RUN}{{}}\n")),
        ("another game", unreadable, with("\"maze\"", "\"bank\"")),
        ("no round", unreadable, with("\"run\"", "\"2.1\"")),
        (
            "rules of nobody",
            unreadable,
            with("\"rules\":1", "\"rules\":0"),
        ),
        (
            "newer rules",
            "run_newer",
            with("\"rules\":1", "\"rules\":2"),
        ),
        ("no rules", unreadable, with("\"rules\":1,", "")),
        (
            "a field of its own",
            unreadable,
            with("\"rules\":1", "\"rules\":1,\"by\":\"Ben\""),
        ),
        (
            "rules twice",
            unreadable,
            with("\"rules\":1", "\"rules\":1,\"rules\":1"),
        ),
        ("half a setup", unreadable, with(",\"map\":null", "")),
        (
            "a broken map",
            unreadable,
            with("\"map\":null", "\"map\":\"#\""),
        ),
        (
            "a short seed",
            unreadable,
            with("\"seed\":\"", "\"seed\":\"0"),
        ),
        ("no seed", unreadable, with("\"seed\"", "\"said\"")),
        (
            "another input",
            unreadable,
            with("\"do\":[", "\"do\":[{\"coin_in\":0},"),
        ),
        (
            "an unknown input",
            unreadable,
            with("\"do\":[", "\"do\":[\"jump\","),
        ),
        (
            "time running back",
            unreadable,
            with("{\"play\":60}", "{\"play\":60},{\"play\":59}"),
        ),
        (
            "time without end",
            unreadable,
            with("{\"play\":60}", "{\"play\":4294967295}"),
        ),
        (
            "more after its end",
            "run_altered",
            with("],\"hash\"", ",{\"press\":\"up\"}],\"hash\""),
        ),
        (
            "the last hands left out",
            "run_altered",
            with(",{\"play\":506}]", "]"),
        ),
        ("no hands", unreadable, "{}\n{}\n".to_owned()),
        (
            "another hash",
            "run_altered",
            with("\"hash\":\"", "\"hash\":\"0"),
        ),
        ("easier", "run_altered", with("\"fierce\"", "\"gentle\"")),
        ("too long", "run_too_long", " ".repeat(MOST_BYTES + 1)),
    ];
    for (what, code, text) in bad {
        let fault = engine.watch_file(text).expect_err(what);
        assert_eq!(fault.notice.code, code, "{what}");
        assert_eq!(fault.kind, FaultKind::Invalid, "{what}");
        assert!(!fault.notice.text.contains("run-") && !fault.notice.remedy.is_empty());
    }
    engine.watch_frame(0, 4).expect("is still watched");
    assert!(!folder.path().join("runs").exists(), "no file is written");
    assert!(engine.practice().expect("a screen").runs.is_empty());
}
