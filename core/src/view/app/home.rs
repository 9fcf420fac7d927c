//! The first screen: which box is on your table?

use serde::{Deserialize, Serialize};

use super::{AppWords, LocalTime, Settings, app_words};
use crate::session::Notice;
use crate::view::Words;

/// The games that can be played; an unfinished one isn't in here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Game {
    /// The bank of Monopoly Arcade: Pac-Man.
    Bank,
    /// Pac-Man: The Card Game.
    Cards,
}

/// One kept match, as host knows it from its store and the match's summary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchSummary {
    /// The match's id.
    pub id: String,
    /// Which game.
    pub game: Game,
    /// The match in a few words: "Maya, Ben, Ola · 7 Levels sold".
    pub text: String,
    /// When it was last played.
    pub last: LocalTime,
    /// True when it has an outcome; it isn't offered for going on.
    pub ended: bool,
}

/// The first screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HomeView {
    /// A shell's own labels.
    pub words: AppWords,
    /// Theme, motion and so on, for the first paint.
    pub settings: Settings,
    /// On the marquee.
    pub title: String,
    /// Under the marquee, one line.
    pub tagline: String,
    /// "Which box is on your table?"
    pub heading: String,
    /// Above `continues`; empty when there are none.
    pub continue_heading: String,
    /// Matches to go on with, the last played first.
    pub continues: Vec<ContinueTile>,
    /// One for each game.
    pub tiles: Vec<GameTile>,
    /// A round of the maze without a bank.
    pub practice: PracticeTile,
    /// Small print: unofficial, works without a network.
    pub footnote: String,
    /// What the store had to say when it was opened.
    pub notice: Option<Notice>,
}

/// A match to go on with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ContinueTile {
    /// The match's id, to open or remove it.
    pub id: String,
    /// Which game.
    pub game: Game,
    /// "Go on playing".
    pub title: String,
    /// Who plays and how far they are.
    pub text: String,
    /// "today, 20:14".
    pub when: String,
    /// All of it for a screen reader.
    pub label: String,
    /// Asks before this match is removed.
    pub remove: Question,
}

/// A question before something is lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Question {
    /// The small button that asks.
    pub label: String,
    /// The question.
    pub question: String,
    /// What's lost.
    pub text: String,
    /// Does it.
    pub yes: String,
    /// Leaves all as it is.
    pub no: String,
}

/// One box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct GameTile {
    /// Which game; a tap opens its setup.
    pub game: Game,
    /// The box's name.
    pub title: String,
    /// What the app does for it.
    pub text: String,
    /// "2 to 4 players".
    pub players: String,
    /// All of it for a screen reader.
    pub label: String,
}

/// The way to practice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PracticeTile {
    /// "Practise the maze".
    pub title: String,
    /// One line.
    pub text: String,
}

/// The first screen, from the matches that are kept, at `now`.
#[must_use]
pub fn home(
    matches: &[MatchSummary],
    now: LocalTime,
    settings: &Settings,
    notice: Option<Notice>,
    words: &Words,
) -> HomeView {
    let mut open: Vec<&MatchSummary> = matches.iter().filter(|known| !known.ended).collect();
    open.sort_by_key(|known| core::cmp::Reverse(known.last));
    let continues: Vec<ContinueTile> = open
        .into_iter()
        .map(|known| continue_tile(known, now, words))
        .collect();
    HomeView {
        words: app_words(words),
        settings: settings.clone(),
        title: words.say("app-name"),
        tagline: words.say("home-tagline"),
        heading: words.say("home-heading"),
        continue_heading: if continues.is_empty() {
            String::new()
        } else {
            words.say("home-continue-heading")
        },
        continues,
        tiles: tiles(words),
        practice: PracticeTile {
            title: words.say("home-practice"),
            text: words.say("home-practice-text"),
        },
        footnote: words.say("home-footnote"),
        notice,
    }
}

fn tiles(words: &Words) -> Vec<GameTile> {
    vec![
        tile(
            Game::Bank,
            words.say("home-bank-text"),
            words.say("home-bank-players"),
            words,
        ),
        tile(
            Game::Cards,
            words.say("home-cards-text"),
            words.say("home-cards-players"),
            words,
        ),
    ]
}

fn game_name(game: Game, words: &Words) -> String {
    match game {
        Game::Bank => words.say("game-bank"),
        Game::Cards => words.say("game-cards"),
    }
}

fn continue_tile(known: &MatchSummary, now: LocalTime, words: &Words) -> ContinueTile {
    let when = known.last.in_words(now, words);
    let title = game_name(known.game, words);
    ContinueTile {
        id: known.id.clone(),
        game: known.game,
        label: words.tell(
            "home-continue-label",
            &[
                ("game", (&title).into()),
                ("text", (&known.text).into()),
                ("when", (&when).into()),
            ],
        ),
        title: words.say("home-continue"),
        text: known.text.clone(),
        when,
        remove: Question {
            label: words.say("home-remove"),
            question: words.say("home-remove-question"),
            text: words.tell("home-remove-text", &[("text", (&known.text).into())]),
            yes: words.say("home-remove-yes"),
            no: words.say("home-remove-no"),
        },
    }
}

fn tile(game: Game, text: String, players: String, words: &Words) -> GameTile {
    let title = game_name(game, words);
    GameTile {
        game,
        label: format!("{title}. {text} {players}."),
        title,
        text,
        players,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::Language;

    fn summary(id: &str, day: u8, ended: bool) -> MatchSummary {
        MatchSummary {
            id: id.to_owned(),
            game: Game::Bank,
            text: format!("Maya, Ben · {id}"),
            last: LocalTime {
                year: 2026,
                month: 11,
                day,
                hour: 20,
                minute: 14,
            },
            ended,
        }
    }

    #[test]
    fn open_matches_stand_above_the_boxes_the_last_played_first() {
        let words = Words::new(Language::En);
        let known = [
            summary("old", 28, false),
            summary("done", 30, true),
            summary("new", 30, false),
        ];
        let now = known[1].last;
        let view = home(&known, now, &Settings::default(), None, &words);
        let ids: Vec<_> = view.continues.iter().map(|tile| tile.id.as_str()).collect();
        assert_eq!(ids, ["new", "old"]);
        assert_eq!(view.continues[0].when, "today, 20:14");
        assert!(!view.continue_heading.is_empty());
    }

    #[test]
    fn each_box_is_offered_and_so_are_its_open_matches() {
        let words = Words::new(Language::En);
        let open = MatchSummary {
            game: Game::Cards,
            ..summary("cards", 30, false)
        };
        let view = home(
            core::slice::from_ref(&open),
            open.last,
            &Settings::default(),
            None,
            &words,
        );
        let games: Vec<Game> = view.tiles.iter().map(|tile| tile.game).collect();
        assert_eq!(games, [Game::Bank, Game::Cards]);
        assert_eq!(view.continues[0].game, Game::Cards);
    }

    #[test]
    fn without_open_matches_there_is_no_heading_for_them() {
        let words = Words::new(Language::Nl);
        let now = summary("", 30, false).last;
        let view = home(&[], now, &Settings::default(), None, &words);
        assert!(view.continue_heading.is_empty() && view.continues.is_empty());
        assert_eq!(view.words.language, Language::Nl);
    }
}
