//! A round of the maze in words, and its walls; what moves is in `frame`.
//!
//! A shell draws the walls once, then asks for a [`MazeFrame`] once a frame and
//! draws the actors between the last tick and this one.

mod frame;

use serde::{Deserialize, Serialize};

use super::practice::run_text;
use super::{Arg, Choice, Words};
use crate::kernel::{Points, Seat};
use crate::maze::{
    Difficulty, Eaten, Ending, Ground, MazeEvent, Play, Practice, ROUND_TICKS, TICKS_PER_SECOND,
};
use crate::session::{Cue, Effect, Haptic, Input, Tap};

pub use frame::{Frame, GhostFrame, GhostLook, MazeFrame, PacFrame, maze_frame};
use frame::{bits, left, seconds};

/// Whole seconds of a round, beginning to end.
const SECONDS: u32 = ROUND_TICKS.div_ceil(TICKS_PER_SECOND);

/// A round, whole: what a shell needs before the first frame, and its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct MazeView {
    /// "Maya passes GO".
    pub title: String,
    /// Whose round, where somebody's points depend on it.
    pub seat: Option<Seat>,
    /// "Arcade": how hard it is.
    pub difficulty: String,
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// By tile, row by row: what stands there.
    pub ground: Vec<Ground>,
    /// Rows whose corridor goes out at one edge and in at the other.
    pub tunnels: Vec<u8>,
    /// Tiles of power pellets, as bits in words of 32: tile 0 is bit 0 of the
    /// first. What of them is left, [`MazeFrame::food`] says.
    pub powers: Vec<u32>,
    /// The round's length in ticks; what of it is left, [`MazeFrame::left`] says.
    pub round_ticks: u32,
    /// Above the score in the glass.
    pub points_label: String,
    /// "11 seconds left", by [`MazeFrame::seconds`]: for whom the clock's lamps
    /// don't shine.
    pub seconds: Vec<String>,
    /// Above what things are worth.
    pub worth_heading: String,
    /// What things are worth.
    pub worth: Vec<MazeWorth>,
    /// How to steer, for the count-in; empty where nobody does.
    pub how: String,
    /// For a screen reader: what this is and how to steer.
    pub announce: String,
    /// Paused: "Waiting for you", else empty.
    pub paused: String,
    /// Goes on, while it's paused.
    pub go_on: Option<Choice>,
    /// Ends the round by pulling the coin, where there's one in the slot.
    pub coin_out: Option<Choice>,
    /// What Escape or a pad's B sends: a round that runs or is counted in waits.
    /// Where nothing, it leaves the screen, as the corner's arrow does.
    pub escape: Option<Input>,
    /// After the end: what it earned.
    pub result: Option<MazeResult>,
    /// As it is right now.
    pub frame: MazeFrame,
}

/// What something in the maze is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct MazeWorth {
    /// What, for a picture.
    pub food: Food,
    /// "5 pellets".
    pub text: String,
    /// "+10".
    pub points: String,
}

/// What PAC-MAN eats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Food {
    /// Small ones.
    Pellets,
    /// The large ones, which make ghosts blue.
    Power,
    /// A blue one.
    Ghost,
}

/// What a round earned, line by line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct MazeResult {
    /// "Caught!", "Time's up", "All clear".
    pub title: String,
    /// Why it ended, for a picture.
    pub ending: Ending,
    /// "+60"; "0" for nothing.
    pub points: String,
    /// "23 pellets: 40" for each kind; or that nothing was eaten.
    pub lines: Vec<String>,
    /// What can be done now, the first one first.
    pub choices: Vec<Choice>,
    /// Label of another round with the same setup; empty in a match of the bank.
    pub again: String,
}

/// The round in words; `name` is the player's whose points depend on it.
pub(super) fn maze_view(
    play: &Play,
    seat: Option<Seat>,
    title: String,
    result: Option<MazeResult>,
    words: &Words,
) -> MazeView {
    let maze = play.maze();
    let (width, height) = maze.size();
    let paused = play.is_paused() && result.is_none();
    MazeView {
        announce: announce(&title, words),
        title,
        seat,
        difficulty: difficulty(play.round().difficulty(), words),
        width,
        height,
        ground: maze.tiles().map(|tile| maze.ground(tile)).collect(),
        tunnels: maze.tunnels().collect(),
        powers: bits(maze.powers(), maze.tiles().count()),
        round_ticks: ROUND_TICKS,
        points_label: words.say("maze-points"),
        seconds: (0..=SECONDS)
            .map(|seconds| seconds_left(seconds, words))
            .collect(),
        worth_heading: words.say("maze-worth"),
        worth: worth(words),
        how: words.say("maze-how"),
        paused: if paused {
            words.say("maze-paused")
        } else {
            String::new()
        },
        go_on: paused
            .then(|| Choice::primary("go-on", words.say("maze-go-on"), Input::Tap(Tap::GoOn))),
        coin_out: None,
        escape: None,
        result,
        frame: maze_frame(play, 0),
    }
}

/// What Escape sends in a round: first it waits, as for a hand that's away, so
/// that no stray key ends it; from there Escape leads out. Its points can't be
/// had again, so only the coin ends it early.
pub(super) fn escape(play: &Play) -> Option<Input> {
    let moves = !play.is_paused() && play.round().ending().is_none();
    moves.then_some(Input::LetGo)
}

/// "Maya passes GO: fifteen seconds in the maze. Steer with the arrows."
fn announce(title: &str, words: &Words) -> String {
    words.tell("maze-says", &[("title", Arg::from(title))])
}

/// "11 seconds left".
fn seconds_left(seconds: u32, words: &Words) -> String {
    words.tell("maze-seconds", &[("seconds", seconds.into())])
}

/// What a screen reader says as a count-in begins: what's to come, or how much
/// is left of it.
pub(super) fn count_in(play: &Play, title: &str, words: &Words) -> Effect {
    let begun = play.round().tick() > 0;
    Effect::Announce(if begun {
        seconds_left(seconds(left(play)), words)
    } else {
        announce(title, words)
    })
}

/// The title of a GO round.
pub(super) fn go_title(name: &str, words: &Words) -> String {
    words.tell("maze-go-title", &[("name", Arg::from(name))])
}

/// As the rules count it, from the least that earns something.
fn worth(words: &Words) -> Vec<MazeWorth> {
    let one = |food, key, eaten: Eaten| MazeWorth {
        food,
        text: words.say(key),
        points: format!("+{}", eaten.points()),
    };
    let none = Eaten::default();
    vec![
        one(
            Food::Pellets,
            "maze-worth-pellets",
            Eaten { pellets: 5, ..none },
        ),
        one(Food::Power, "maze-worth-power", Eaten { powers: 1, ..none }),
        one(Food::Ghost, "maze-worth-ghost", Eaten { ghosts: 1, ..none }),
    ]
}

/// "Gentle", "Arcade", "Fierce".
pub(crate) fn difficulty(difficulty: Difficulty, words: &Words) -> String {
    words.say(match difficulty {
        Difficulty::Gentle => "maze-gentle",
        Difficulty::Arcade => "maze-arcade",
        Difficulty::Fierce => "maze-fierce",
    })
}

/// What the round earned, once it's over.
pub(super) fn maze_result(play: &Play, choices: Vec<Choice>, words: &Words) -> Option<MazeResult> {
    let round = play.round();
    let ending = round.ending()?;
    let eaten = round.eaten();
    let none = Eaten::default();
    let line = |key: &str, count: u16, of_it: Eaten| {
        let args = [
            ("count", Arg::from(u32::from(count))),
            ("points", of_it.points().into()),
        ];
        words.tell(key, &args)
    };
    let (pellets, powers, ghosts) = (eaten.pellets, eaten.powers, eaten.ghosts);
    let lines = if eaten == none {
        vec![words.say("maze-line-nothing")]
    } else {
        vec![
            line("maze-line-pellets", pellets, Eaten { pellets, ..none }),
            line("maze-line-powers", powers, Eaten { powers, ..none }),
            line("maze-line-ghosts", ghosts, Eaten { ghosts, ..none }),
        ]
    };
    let points = eaten.points();
    Some(MazeResult {
        title: words.say(match ending {
            Ending::Time => "maze-over-time",
            Ending::Caught => "maze-over-caught",
            Ending::Cleared => "maze-over-cleared",
        }),
        ending,
        points: if points == Points::ZERO {
            points.to_string()
        } else {
            format!("+{points}")
        },
        lines,
        choices,
        again: String::new(),
    })
}

/// A practice round in words.
pub(crate) fn practice_view(practice: &Practice, words: &Words) -> MazeView {
    let play = practice.play();
    let result = maze_result(play, Vec::new(), words).map(|result| MazeResult {
        again: words.say("practice-again"),
        ..result
    });
    MazeView {
        escape: escape(play),
        ..maze_view(play, None, words.say("practice-title"), result, words)
    }
}

/// What a practice round's events ask for; its end is told in words.
pub(crate) fn practice_effects(
    practice: &Practice,
    events: &[MazeEvent],
    words: &Words,
) -> Vec<Effect> {
    let mut effects = Vec::new();
    for event in events {
        maze_effects(*event, &mut effects);
        if *event == MazeEvent::CountIn {
            let title = words.say("practice-title");
            effects.push(count_in(practice.play(), &title, words));
        }
    }
    if let Some(MazeEvent::Over(_)) = events.last() {
        effects.push(Effect::Announce(practice_summary(practice, words)));
    }
    effects
}

/// "Arcade: 60 points, caught".
#[must_use]
pub fn practice_summary(practice: &Practice, words: &Words) -> String {
    let round = practice.play().round();
    run_text(round.difficulty(), round.eaten().points(), words)
}

/// What a tick of the maze sounds and feels like.
pub(super) fn maze_effects(event: MazeEvent, effects: &mut Vec<Effect>) {
    let (cue, haptic) = match event {
        MazeEvent::CountIn => (Cue::CountIn, None),
        MazeEvent::Munch => (Cue::Munch, None),
        MazeEvent::Power => (Cue::Power, Some(Haptic::Thud)),
        MazeEvent::GhostEaten(_) => (Cue::GhostEaten, Some(Haptic::Thud)),
        MazeEvent::Calm => return,
        MazeEvent::Paused => {
            effects.push(Effect::Hush);
            return;
        }
        MazeEvent::Over(Ending::Caught) => (Cue::Caught, Some(Haptic::Buzz)),
        MazeEvent::Over(Ending::Time | Ending::Cleared) => (Cue::RoundOver, Some(Haptic::Thud)),
    };
    effects.push(Effect::Cue(cue));
    effects.extend(haptic.map(Effect::Haptic));
}
