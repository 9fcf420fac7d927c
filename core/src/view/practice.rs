//! Practice: how hard, the best so far, runs to look at again.

use serde::{Deserialize, Serialize};

use super::maze::{difficulty, maze_result, maze_view};
use super::{Arg, LocalTime, MazeView, Words};
use crate::kernel::Points;
use crate::maze::{Difficulty, Practice};

/// Most runs that are listed.
const LISTED: usize = 20;
/// Paces of a run that's watched, in quarters.
const QUARTERS: [u8; 3] = [1, 2, 4];

/// A run as host knows it from its store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownRun {
    /// The match's id.
    pub id: String,
    /// How hard it was.
    pub difficulty: Difficulty,
    /// What it earned.
    pub points: Points,
    /// When.
    pub at: LocalTime,
}

/// The practice screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PracticeView {
    /// The screen's title.
    pub title: String,
    /// What it is, one line.
    pub text: String,
    /// Gentle, arcade, fierce: a tap starts a round.
    pub options: Vec<PracticeOption>,
    /// Above the runs.
    pub runs_heading: String,
    /// The newest first, 20 at most.
    pub runs: Vec<RunTile>,
    /// What stands there before the first; else empty.
    pub empty: String,
}

/// A round to start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PracticeOption {
    /// Send this to start it.
    pub difficulty: Difficulty,
    /// "Arcade".
    pub label: String,
    /// "Your best: 110", or "Not played yet".
    pub best: String,
}

/// A run to look at again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct RunTile {
    /// Send this to watch or save it.
    pub id: String,
    /// "Arcade: 60 points".
    pub text: String,
    /// "today, 20:14".
    pub when: String,
    /// True for the best of its difficulty.
    pub best: bool,
    /// The button that plays it again.
    pub watch: String,
    /// The button that saves it as a file.
    pub save: String,
}

/// A run that's being watched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct WatchView {
    /// The round; frames come from watching, not from playing.
    pub maze: MazeView,
    /// Paces to choose from.
    pub paces: Vec<Pace>,
}

/// How fast a run is watched.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Pace {
    /// Send this with each frame: 4 is as it was played.
    pub quarters: u8,
    /// "¼ ×".
    pub label: String,
}

/// The practice screen, from the runs that are kept.
#[must_use]
pub fn practice_screen(runs: &[KnownRun], now: LocalTime, words: &Words) -> PracticeView {
    let best = |wanted: Difficulty| {
        runs.iter()
            .filter(|run| run.difficulty == wanted)
            .map(|run| run.points)
            .max()
    };
    let mut newest: Vec<&KnownRun> = runs.iter().collect();
    newest.sort_by_key(|run| core::cmp::Reverse(run.at));
    newest.truncate(LISTED);
    PracticeView {
        title: words.say("practice-title"),
        text: words.say("practice-text"),
        options: Difficulty::ALL
            .map(|each| PracticeOption {
                difficulty: each,
                label: difficulty(each, words),
                best: best(each).map_or_else(
                    || words.say("practice-no-best"),
                    |points| words.tell("practice-best", &[("points", points.into())]),
                ),
            })
            .to_vec(),
        runs_heading: words.say("practice-runs"),
        empty: if newest.is_empty() {
            words.say("practice-no-runs")
        } else {
            String::new()
        },
        runs: newest
            .into_iter()
            .map(|run| RunTile {
                id: run.id.clone(),
                text: run_text(run.difficulty, run.points, words),
                when: run.at.in_words(now, words),
                best: best(run.difficulty) == Some(run.points),
                watch: words.say("practice-watch"),
                save: words.say("practice-save"),
            })
            .collect(),
    }
}

/// "Arcade: 60 points".
pub(super) fn run_text(how: Difficulty, points: Points, words: &Words) -> String {
    let how = difficulty(how, words);
    let args = [("difficulty", Arg::from(&how)), ("points", points.into())];
    words.tell("practice-summary", &args)
}

/// A run that's being watched, as it is now.
#[must_use]
pub fn watch_view(practice: &Practice, words: &Words) -> WatchView {
    let play = practice.play();
    let result = maze_result(play, Vec::new(), words);
    WatchView {
        maze: maze_view(play, None, words.say("practice-watching"), result, words),
        paces: QUARTERS
            .map(|quarters| Pace {
                quarters,
                label: words.say(match quarters {
                    1 => "practice-quarter",
                    2 => "practice-half",
                    _ => "practice-whole",
                }),
            })
            .to_vec(),
    }
}
