//! Three games behind one contract, as a closed enum: no game is a plug-in,
//! and an exhaustive `match` finds every place that a new one must serve.

use serde::{Deserialize, Serialize};

use super::{Effect, Input, Notice};
use crate::bank::{self, Answer, Bank, Entry};
use crate::kernel::{Invalid, Millis, Refused, Seed, StateHash};
use crate::maze::Play;
use crate::view::{LogView, View, Words, bank as words_of_bank};

/// Anything that a table asks for, by game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameSetup {
    /// Monopoly Arcade's bank.
    Bank(bank::Setup),
}

impl GameSetup {
    /// The game's stable name, as in fixtures and in the store.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        match self {
            Self::Bank(_) => "bank",
        }
    }
}

/// A validated match of some game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AnyGame {
    /// Monopoly Arcade's bank.
    Bank(Bank),
}

/// The facts of a match that statistics are folded from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GameEvent {
    /// A line of the bank's books that counts.
    Bank(Entry),
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
    pub events: Vec<bank::Event>,
    pub refused: Option<bank::Rule>,
}

impl AnyGame {
    pub(super) fn new(setup: GameSetup, seed: Seed) -> Result<Self, Invalid> {
        match setup {
            GameSetup::Bank(setup) => Bank::new(setup, seed).map(Self::Bank),
        }
    }

    pub(super) fn step(&mut self, input: &Input, at: Millis) -> Stepped {
        let Self::Bank(bank) = self;
        let mut stepped = Stepped::default();
        stepped.aged = bank.advance(at, &mut stepped.events);
        match bank.input(input, at, &mut stepped.events) {
            Ok(Answer::Done) => stepped.changed = true,
            Ok(Answer::Steered) => {
                stepped.changed = true;
                stepped.steered = true;
            }
            Ok(Answer::Rang(rule)) => {
                stepped.changed = true;
                stepped.refused = Some(rule);
            }
            Ok(Answer::Ignored) => {}
            Err(Refused(rule)) => stepped.refused = Some(rule),
        }
        stepped
    }

    /// The round of the maze that's open, if one is.
    pub(super) fn maze(&self) -> Option<&Play> {
        let Self::Bank(bank) = self;
        bank.maze()
    }

    pub(super) fn next_change(&self) -> Option<Millis> {
        let Self::Bank(bank) = self;
        bank.next_change()
    }

    pub(super) fn hash(&self) -> StateHash {
        let Self::Bank(bank) = self;
        bank.hash()
    }

    pub(super) fn is_over(&self) -> bool {
        let Self::Bank(bank) = self;
        bank.ledger().is_over()
    }

    pub(super) fn events(&self) -> Vec<GameEvent> {
        let Self::Bank(bank) = self;
        let standing = bank.ledger().entries().iter().filter(|entry| !entry.void);
        standing.cloned().map(GameEvent::Bank).collect()
    }

    pub(super) fn view(&self, words: &Words) -> View {
        let Self::Bank(bank) = self;
        View::Bank(words_of_bank::render(bank, words))
    }

    pub(super) fn effects(&self, stepped: &Stepped, words: &Words) -> Vec<Effect> {
        let Self::Bank(bank) = self;
        words_of_bank::effects(bank, &stepped.events, stepped.refused, words)
    }

    pub(super) fn notice(&self, stepped: &Stepped, words: &Words) -> Option<Notice> {
        let Self::Bank(bank) = self;
        let refused = stepped.refused?;
        Some(words_of_bank::notice(bank, refused, words))
    }

    pub(super) fn log(&self, words: &Words) -> LogView {
        let Self::Bank(bank) = self;
        words_of_bank::whole_log(bank, words)
    }

    pub(super) fn summary(&self, words: &Words) -> String {
        let Self::Bank(bank) = self;
        words_of_bank::summary(bank, words)
    }
}
