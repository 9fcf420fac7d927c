//! Three games behind one contract, as a closed enum: no game is a plug-in,
//! and an exhaustive `match` finds every place that a new one must serve.

use serde::{Deserialize, Serialize};

use super::{Effect, Input, Notice, Tap};
use crate::bank::{self, Answer, Bank, Entry};
use crate::cards::{self, CardTable};
use crate::kernel::{Invalid, Millis, Refused, Seed, StateHash, check_names};
use crate::maze::{Difficulty, Eaten, Ending, MazeEvent, Play, Practice, PracticeSetup, Taken};
use crate::view::{
    LogView, View, Words, bank as words_of_bank, cards as words_of_cards, maze as words_of_maze,
};

/// Anything that a table asks for, by game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameSetup {
    /// Monopoly Arcade's bank.
    Bank(bank::Setup),
    /// A practice round of its maze.
    Maze(PracticeSetup),
    /// The card game.
    Cards(cards::Setup),
}

impl GameSetup {
    /// The game's stable name, as in fixtures and in the store.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        match self {
            Self::Bank(_) => "bank",
            Self::Maze(_) => "maze",
            Self::Cards(_) => "cards",
        }
    }

    /// Checks the names of a new match.
    ///
    /// # Errors
    /// The first one that's wrong, by its path.
    pub(super) fn check_names(&self) -> Result<(), Invalid> {
        match self {
            Self::Bank(setup) => check_names(&setup.names()),
            Self::Maze(_) => Ok(()),
            Self::Cards(setup) => check_names(&setup.names()),
        }
    }
}

/// A validated match of some game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AnyGame {
    /// Monopoly Arcade's bank.
    Bank(Box<Bank>),
    /// A practice round of its maze.
    Maze(Box<Practice>),
    /// The card game.
    Cards(Box<CardTable>),
}

/// The facts of a match that statistics are folded from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameEvent {
    /// A line of the bank's books that counts.
    Bank(Entry),
    /// A practice round, at its end.
    Maze(Run),
}

/// What came of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// How hard it was.
    pub difficulty: Difficulty,
    /// What was eaten.
    pub eaten: Eaten,
    /// Why it ended.
    pub ending: Ending,
}

/// What one input did, before it is put into words.
#[derive(Debug, Default)]
pub(super) struct Stepped {
    /// Whether time alone changed something.
    pub aged: bool,
    /// Whether the input changed something.
    pub changed: bool,
    /// Whether the input changed nothing but what a frame shows.
    pub steered: bool,
    facts: Facts,
    pub refused: Option<Refusal>,
}

/// The rule that said no, by game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    Bank(bank::Rule),
    Cards(cards::Rule),
}

impl Refusal {
    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::Bank(rule) => rule.code(),
            Self::Cards(rule) => rule.code(),
        }
    }
}

/// What happened, by game.
#[derive(Debug)]
enum Facts {
    Bank(Vec<bank::Event>),
    Maze(Vec<MazeEvent>),
    Cards(Vec<cards::Event>),
}

impl Default for Facts {
    fn default() -> Self {
        Self::Maze(Vec::new())
    }
}

impl Stepped {
    /// Whether a reset began another match.
    pub(super) fn restarted(&self) -> bool {
        matches!(&self.facts, Facts::Bank(events) if events.contains(&bank::Event::Reset))
    }

    fn take(&mut self, answer: Result<Answer, Refused<bank::Rule>>) {
        match answer {
            Ok(Answer::Done) => self.changed = true,
            Ok(Answer::Steered) => {
                self.changed = true;
                self.steered = true;
            }
            Ok(Answer::Rang(rule)) => {
                self.changed = true;
                self.refused = Some(Refusal::Bank(rule));
            }
            Ok(Answer::Ignored) => {}
            Err(Refused(rule)) => self.refused = Some(Refusal::Bank(rule)),
        }
    }
}

impl AnyGame {
    pub(super) fn new(setup: GameSetup, seed: Seed) -> Result<Self, Invalid> {
        match setup {
            GameSetup::Bank(setup) => Bank::new(setup, seed).map(Box::new).map(Self::Bank),
            GameSetup::Maze(setup) => Practice::new(setup, seed).map(Box::new).map(Self::Maze),
            GameSetup::Cards(setup) => CardTable::new(setup, seed).map(Box::new).map(Self::Cards),
        }
    }

    pub(super) fn step(&mut self, input: &Input, at: Millis) -> Stepped {
        let mut stepped = Stepped::default();
        match self {
            Self::Bank(bank) => {
                let mut events = Vec::new();
                stepped.aged = bank.advance(at, &mut events);
                stepped.take(bank.input(input, at, &mut events));
                stepped.facts = Facts::Bank(events);
            }
            Self::Maze(practice) => {
                let mut events = Vec::new();
                let taken = practice.input(input, &mut events);
                stepped.changed = taken != Taken::Ignored;
                stepped.steered = taken == Taken::Steered;
                stepped.facts = Facts::Maze(events);
            }
            Self::Cards(table) => {
                let mut events = Vec::new();
                match table.input(input, at, &mut events) {
                    Ok(changed) => stepped.changed = changed,
                    Err(Refused(rule)) => stepped.refused = Some(Refusal::Cards(rule)),
                }
                stepped.facts = Facts::Cards(events);
            }
        }
        stepped
    }

    /// What an input from outside stands for in the log: itself, but for
    /// players that no hand plays for.
    pub(super) fn by_itself(&self, input: Input, at: Millis) -> Input {
        match self {
            Self::Bank(_) | Self::Maze(_) => input,
            Self::Cards(table) => table.by_itself(input, at),
        }
    }

    /// Whether an input is this game's, or no game's alone.
    pub(super) const fn knows(&self, input: &Input) -> bool {
        match (self, input) {
            (_, Input::Play(_) | Input::LetGo | Input::Wake) => true,
            (Self::Cards(_), Input::Card(_) | Input::Pick(_) | Input::TakeBack(_)) => true,
            (_, Input::Card(_) | Input::Pick(_) | Input::TakeBack(_)) => false,
            (Self::Bank(_), _) | (_, Input::Tap(Tap::GoOn)) => true,
            (
                Self::Maze(_),
                Input::Press(_)
                | Input::Release(_)
                | Input::Stick(_)
                | Input::ButtonDown
                | Input::ButtonUp,
            ) => true,
            (Self::Maze(_) | Self::Cards(_), _) => false,
        }
    }

    /// The round of the maze that's open, if one is.
    pub(super) fn maze(&self) -> Option<&Play> {
        match self {
            Self::Bank(bank) => bank.maze(),
            Self::Maze(practice) => Some(practice.play()),
            Self::Cards(_) => None,
        }
    }

    pub(super) fn next_change(&self) -> Option<Millis> {
        match self {
            Self::Bank(bank) => bank.next_change(),
            Self::Maze(_) => None,
            Self::Cards(table) => table.next_change(),
        }
    }

    pub(super) fn hash(&self) -> StateHash {
        match self {
            Self::Bank(bank) => bank.hash(),
            Self::Maze(practice) => practice.hash(),
            Self::Cards(table) => table.hash(),
        }
    }

    pub(super) fn is_over(&self) -> bool {
        match self {
            Self::Bank(bank) => bank.ledger().is_over(),
            Self::Maze(practice) => practice.is_over(),
            Self::Cards(table) => table.is_over(),
        }
    }

    pub(super) fn events(&self) -> Vec<GameEvent> {
        match self {
            Self::Bank(bank) => {
                let standing = bank.ledger().entries().iter().filter(|entry| !entry.void);
                standing.cloned().map(GameEvent::Bank).collect()
            }
            Self::Maze(practice) => {
                let round = practice.play().round();
                let run = round.ending().map(|ending| Run {
                    difficulty: round.difficulty(),
                    eaten: round.eaten(),
                    ending,
                });
                run.map(GameEvent::Maze).into_iter().collect()
            }
            // Nothing asks for them yet; the log has them all.
            Self::Cards(_) => Vec::new(),
        }
    }

    pub(super) fn view(&self, words: &Words) -> View {
        match self {
            Self::Bank(bank) => View::Bank(words_of_bank::render(bank, words)),
            Self::Maze(practice) => View::Maze(words_of_maze::practice_view(practice, words)),
            Self::Cards(table) => View::Cards(words_of_cards::render(&table.public(), words)),
        }
    }

    pub(super) fn effects(&self, stepped: &Stepped, words: &Words) -> Vec<Effect> {
        match (self, &stepped.facts) {
            (Self::Bank(bank), Facts::Bank(events)) => {
                let refused = match stepped.refused {
                    Some(Refusal::Bank(rule)) => Some(rule),
                    Some(Refusal::Cards(_)) | None => None,
                };
                words_of_bank::effects(bank, events, refused, words)
            }
            (Self::Maze(practice), Facts::Maze(events)) => {
                words_of_maze::practice_effects(practice, events, words)
            }
            (Self::Cards(table), Facts::Cards(events)) => {
                let refused = match stepped.refused {
                    Some(Refusal::Cards(rule)) => Some(rule),
                    Some(Refusal::Bank(_)) | None => None,
                };
                words_of_cards::effects(&table.public(), events, refused, words)
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn notice(&self, stepped: &Stepped, words: &Words) -> Option<Notice> {
        match (self, stepped.refused?) {
            (Self::Bank(bank), Refusal::Bank(rule)) => {
                Some(words_of_bank::notice(bank, rule, words))
            }
            (Self::Cards(table), Refusal::Cards(rule)) => {
                Some(words_of_cards::notice(&table.public(), rule, words))
            }
            _ => None,
        }
    }

    pub(super) fn log(&self, words: &Words) -> LogView {
        match self {
            Self::Bank(bank) => words_of_bank::whole_log(bank, words),
            Self::Maze(_) => words_of_bank::no_log(words),
            Self::Cards(table) => words_of_cards::whole_log(table, words),
        }
    }

    pub(super) fn summary(&self, words: &Words) -> String {
        match self {
            Self::Bank(bank) => words_of_bank::summary(bank, words),
            Self::Maze(practice) => words_of_maze::practice_summary(practice, words),
            Self::Cards(table) => words_of_cards::summary(table, words),
        }
    }
}
