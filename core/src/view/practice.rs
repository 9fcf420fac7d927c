//! Practice: how hard, the best so far, runs to look at again.

use serde::{Deserialize, Serialize};

use super::maze::{difficulty, maze_result, maze_view};
use super::{Arg, LocalTime, MazeView, Words};
use crate::kernel::Points;
use crate::maze::{Difficulty, MOST_BYTES, Practice};

/// Most runs that are listed for being new; the best are listed at any age.
const LISTED: usize = 20;
/// Paces of a run that's watched, in quarters.
const QUARTERS: [u8; 3] = [1, 2, AS_PLAYED];
/// What the names of saved runs end in.
pub const RUN_ENDING: &str = ".jsonl";
/// The pace at which it was played.
const AS_PLAYED: u8 = 4;

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
    /// The newest first: 20 of them, and older ones that are still the best of
    /// their difficulty; 23 at most.
    pub runs: Vec<RunTile>,
    /// What stands there before the first; else empty.
    pub empty: String,
    /// The button that opens a saved run's file.
    pub open_file: String,
    /// What names of such files end in: ".jsonl".
    pub file_ending: String,
    /// Most bytes of such a file. Hand over one more where it's longer, so that
    /// the answer says so.
    pub file_bytes: u32,
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
    /// What its star means: "Your best"; empty without one.
    pub star: String,
    /// The button that shows it.
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
    /// Names the group of paces.
    pub paces_label: String,
    /// Paces to choose from.
    pub paces: Vec<Pace>,
    /// The pace to begin with, in quarters.
    pub quarters: u8,
    /// The button that shows it from its beginning again.
    pub again: String,
    /// Of a file, "Arcade: 60 points"; empty for a run of the list, whose tile
    /// says so.
    pub text: String,
    /// "From a file"; empty for a run of the list.
    pub from: String,
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
    let is_best = |run: &KnownRun| best(run.difficulty) == Some(run.points);
    let mut newest: Vec<&KnownRun> = runs.iter().collect();
    newest.sort_by_key(|run| core::cmp::Reverse(run.at));
    let kept = Difficulty::ALL.map(|each| {
        newest
            .iter()
            .find(|run| run.difficulty == each && is_best(run))
            .map(|run| run.id.as_str())
    });
    let newest: Vec<&KnownRun> = newest
        .into_iter()
        .enumerate()
        .filter(|(place, run)| *place < LISTED || kept.contains(&Some(&run.id)))
        .map(|(_, run)| run)
        .collect();
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
        open_file: words.say("practice-open-file"),
        file_ending: RUN_ENDING.to_owned(),
        file_bytes: MOST_BYTES as u32,
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
                best: is_best(run),
                star: if is_best(run) {
                    words.say("practice-star")
                } else {
                    String::new()
                },
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
    let maze = maze_view(play, None, words.say("practice-watching"), result, words);
    let args = [("difficulty", Arg::from(&maze.difficulty))];
    WatchView {
        maze: MazeView {
            announce: words.tell("practice-watching-says", &args),
            how: String::new(),
            ..maze
        },
        paces_label: words.say("practice-paces"),
        quarters: AS_PLAYED,
        again: words.say("practice-watch-again"),
        text: String::new(),
        from: String::new(),
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

/// A run from a file, at its beginning; `played` is its end.
#[must_use]
pub fn watch_file_view(practice: &Practice, played: &Practice, words: &Words) -> WatchView {
    let how = played.setup().difficulty;
    WatchView {
        text: run_text(how, played.play().round().eaten().points(), words),
        from: words.say("practice-from-file"),
        ..watch_view(practice, words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Seed;
    use crate::maze::PracticeSetup;
    use crate::session::{Cue, Effect, GameSetup, Input, Session};
    use crate::view::Language;

    fn run(id: &str, difficulty: Difficulty, points: u32, hour: u8) -> KnownRun {
        KnownRun {
            id: id.to_owned(),
            difficulty,
            points: Points(points),
            at: LocalTime {
                year: 2026,
                month: 11,
                day: 30,
                hour,
                minute: 14,
            },
        }
    }

    #[test]
    fn the_star_of_the_best_run_has_a_name() {
        for language in Language::ALL {
            let words = Words::new(language);
            let runs = [
                run("a", Difficulty::Arcade, 60, 18),
                run("b", Difficulty::Arcade, 110, 19),
            ];
            let screen = practice_screen(&runs, runs[1].at, &words);
            let stars: Vec<_> = screen.runs.iter().map(|run| run.star.as_str()).collect();
            assert_eq!(stars, [words.say("practice-star").as_str(), ""]);
        }
    }

    #[test]
    fn the_best_of_each_difficulty_stays_listed_however_old_it_is() {
        let words = Words::new(Language::En);
        let mut runs = vec![
            run("old", Difficulty::Arcade, 20, 0),
            run("fierce", Difficulty::Fierce, 0, 1),
            run("best", Difficulty::Arcade, 110, 2),
            run("best again", Difficulty::Arcade, 110, 3),
        ];
        let newest = (0..30_u8).map(|each| KnownRun {
            at: LocalTime {
                minute: each,
                ..run("", Difficulty::Gentle, 0, 4).at
            },
            ..run(&format!("{each}"), Difficulty::Gentle, 10, 4)
        });
        runs.extend(newest);
        let screen = practice_screen(&runs, runs[0].at, &words);
        let ids: Vec<&str> = screen.runs.iter().map(|run| run.id.as_str()).collect();
        let newest: Vec<String> = (10..30).rev().map(|each| each.to_string()).collect();
        assert_eq!(ids[..20], newest);
        assert_eq!(ids[20..], ["best again", "fierce"]);
        assert!(screen.runs[20..].iter().all(|run| run.best));
    }

    #[test]
    fn who_watches_is_told_nothing_of_steering() -> Result<(), crate::kernel::Invalid> {
        for language in Language::ALL {
            let words = Words::new(language);
            let practice = Practice::new(PracticeSetup::default(), Seed([7; 32]))?;
            let view = watch_view(&practice, &words);
            assert!(!view.maze.announce.contains(&words.say("maze-how")));
            assert!(view.maze.announce.contains(&view.maze.difficulty));
            assert!(view.maze.how.is_empty());
            assert!(view.paces.iter().any(|pace| pace.quarters == view.quarters));
        }
        Ok(())
    }

    #[test]
    fn a_count_in_announces_what_is_to_come_and_later_what_is_left()
    -> Result<(), crate::kernel::Invalid> {
        let words = Words::new(Language::En);
        let setup = GameSetup::Maze(PracticeSetup::default());
        let mut session = Session::new(setup, Seed([7; 32]))?;
        let mut said = |input| {
            let reply = session.dispatch(input, crate::kernel::Millis(0), &words);
            let mut effects = reply.update.effects;
            effects.retain(|effect| {
                matches!(effect, Effect::Announce(_)) || *effect == Effect::Cue(Cue::CountIn)
            });
            effects
        };
        let announce = |text: &str| Effect::Announce(text.to_owned());
        let begins = "Practice: fifteen seconds in the maze. Steer with the arrows.";
        assert_eq!(
            said(Input::Play(1)),
            [Effect::Cue(Cue::CountIn), announce(begins)]
        );
        assert_eq!(said(Input::Play(240)), []);
        assert_eq!(said(Input::LetGo), []);
        assert_eq!(said(Input::Press(crate::session::Direction::Left)), []);
        assert_eq!(
            said(Input::Play(250)),
            [Effect::Cue(Cue::CountIn), announce("14 seconds left")]
        );
        Ok(())
    }
}
