//! A round for its own sake: no bank, no coin. Also what a saved run is.

use serde::{Deserialize, Serialize};

use super::{Difficulty, MazeEvent, Play, Taken};
use crate::kernel::{Invalid, Seed, StateHash, Stream, StreamId, hash_of};
use crate::session::{Input, Tap};

/// What a practice round is asked for with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PracticeSetup {
    /// How hard it is.
    pub difficulty: Difficulty,
    /// Another maze than the unit's, as a map of lines.
    pub map: Option<String>,
}

/// One round, played or about to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Practice {
    setup: PracticeSetup,
    play: Play,
}

impl Practice {
    /// A new round, about to be counted in.
    ///
    /// # Errors
    /// Where the map is wrong.
    pub fn new(setup: PracticeSetup, seed: Seed) -> Result<Self, Invalid> {
        let chance = Stream::new(seed, StreamId::Ghosts);
        let play = match &setup.map {
            None => Play::new(setup.difficulty, chance),
            Some(map) => Play::on_map(map, setup.difficulty, chance)?,
        };
        Ok(Self { setup, play })
    }

    /// Takes one input; what belongs to other games is ignored.
    pub fn input(&mut self, input: &Input, events: &mut Vec<MazeEvent>) -> Taken {
        if self.is_over() {
            return Taken::Ignored;
        }
        match input {
            Input::Play(tick) if *tick > self.play.ticks() => {
                self.play.play_to(*tick, events);
                Taken::Changed
            }
            Input::Press(way) => self.play.steer((*way).into(), true),
            Input::Release(way) => self.play.steer((*way).into(), false),
            Input::Stick(way) => {
                let taken = self.play.steer((*way).into(), true);
                self.play.steer((*way).into(), false);
                taken
            }
            Input::LetGo if self.play.pause() => {
                events.push(MazeEvent::Paused);
                Taken::Changed
            }
            Input::ButtonDown | Input::Tap(Tap::GoOn) if self.play.go_on() => Taken::Changed,
            _ => Taken::Ignored,
        }
    }

    /// What it was asked for with.
    #[must_use]
    pub const fn setup(&self) -> &PracticeSetup {
        &self.setup
    }

    /// The round.
    #[must_use]
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// Whether the round has ended.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.play.round().ending().is_some()
    }

    /// A fingerprint of the state, equal on every machine.
    #[must_use]
    pub fn hash(&self) -> StateHash {
        hash_of(&self.play)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::maze::practice_view;
    use crate::view::{Language, Words, watch_view};

    #[test]
    fn escape_makes_a_round_wait_before_it_leaves_it() -> Result<(), Invalid> {
        let words = Words::new(Language::En);
        let mut practice = Practice::new(PracticeSetup::default(), Seed([7; 32]))?;
        for tick in [60, 300] {
            practice.input(&Input::Play(tick), &mut Vec::new());
            let escape = practice_view(&practice, &words).escape;
            assert_eq!(escape, Some(Input::LetGo), "at {tick}");
            assert_eq!(watch_view(&practice, &words).maze.escape, None, "watched");
            practice.input(&Input::LetGo, &mut Vec::new());
            assert_eq!(practice_view(&practice, &words).escape, None, "it leaves");
            practice.input(&Input::ButtonDown, &mut Vec::new());
        }
        practice.input(&Input::Play(3_000), &mut Vec::new());
        assert_eq!(practice_view(&practice, &words).escape, None, "it's over");
        Ok(())
    }
}
