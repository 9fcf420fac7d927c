//! GO: a round of the maze, from the count-in to its points in the books.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::direct::DirectStep;
use super::game::{Answer, Bank, Hand};
use super::unit::{Button, Step};
use super::{Action, Event, Rule};
use crate::kernel::{Millis, Points, Refused};
use crate::maze::{MazeEvent, Play, Taken, Way};
use crate::session::Mode;

/// RULING: after a round controls rest for a second; hands are still steering.
const HANDS_REST_MS: u32 = 1_000;
/// The result stays this long, then the unit is at rest.
const RESULT_MS: u32 = 10_000;

/// Rulebook: ten points for five pellets, a power pellet or a ghost; no round
/// earns anything between.
pub(super) const GO_ROUND_STEP: Points = Points(10);

/// A round and where it leads back to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct GoRound {
    pub play: Play,
    pub back: Mode,
    /// When it ended; its points are booked since.
    pub over: Option<Millis>,
}

impl Hand {
    /// As much of it as counts: that a round is over, not when.
    pub(super) fn counted(&self) -> Cow<'_, Self> {
        match self {
            Self::Maze(go) => {
                let mut go = go.clone();
                go.over = go.over.map(|_| Millis(0));
                Cow::Owned(Self::Maze(go))
            }
            Self::Unit(_) | Self::Direct(_) => Cow::Borrowed(self),
        }
    }
}

impl Bank {
    /// Whether the points of a round are being typed in.
    pub(super) const fn types_go_round(&self) -> bool {
        matches!(
            self.hand,
            Hand::Unit(Step::GoRound { .. }) | Hand::Direct(DirectStep::GoRound(_))
        )
    }

    /// The round that is being played, or whose result is shown.
    #[must_use]
    pub fn maze(&self) -> Option<&Play> {
        match &self.hand {
            Hand::Maze(go) => Some(&go.play),
            Hand::Unit(_) | Hand::Direct(_) => None,
        }
    }

    /// Whether a round is over and its result shown.
    #[must_use]
    pub fn shows_result(&self) -> bool {
        matches!(&self.hand, Hand::Maze(go) if go.over.is_some())
    }

    pub(super) fn open_maze(&mut self, events: &mut Vec<Event>) {
        let play = Play::new(self.setup.rules.difficulty, self.ghosts.clone());
        self.hand = Hand::Maze(Box::new(GoRound {
            play,
            back: self.mode(),
            over: None,
        }));
        self.flash = None;
        // A button that's held meanwhile would reset what comes after the round.
        self.button = Button::Up;
        events.push(Event::Tapped);
    }

    /// The display's clock brought the round to `tick`.
    pub(super) fn play_to(
        &mut self,
        tick: u32,
        at: Millis,
        events: &mut Vec<Event>,
    ) -> Result<Answer, Refused<Rule>> {
        let Hand::Maze(go) = &mut self.hand else {
            return Ok(Answer::Ignored);
        };
        if tick <= go.play.ticks() || go.over.is_some() {
            return Ok(Answer::Ignored);
        }
        let mut facts = Vec::new();
        go.play.play_to(tick, &mut facts);
        let ended = go.play.round().ending().is_some();
        events.extend(facts.into_iter().map(Event::Maze));
        if ended {
            self.book_round(events)?;
            if let Hand::Maze(go) = &mut self.hand {
                go.over = Some(at);
            }
        }
        Ok(Answer::Done)
    }

    /// Books what was eaten; the ghosts' chance goes on from there.
    fn book_round(&mut self, events: &mut Vec<Event>) -> Result<(), Refused<Rule>> {
        let (Some(seat), Some(play)) = (self.coin, self.maze()) else {
            return Ok(());
        };
        let points = play.round().eaten().points();
        let chance = play.round().chance().clone();
        self.book(Action::MazeRound { seat, points }, events)?;
        self.ghosts = chance;
        Ok(())
    }

    /// RULING: the coin is pulled in a round: it ends, what's eaten counts.
    /// Before the clock ran there's no round yet.
    pub(super) fn cut_round(&mut self, events: &mut Vec<Event>) -> Result<(), Refused<Rule>> {
        match &self.hand {
            Hand::Maze(go) if go.over.is_none() && go.play.round().tick() > 0 => {
                self.book_round(events)
            }
            _ => Ok(()),
        }
    }

    /// A direction goes down or comes up.
    pub(super) fn steer(&mut self, way: Way, down: bool, at: Millis) -> Answer {
        match &mut self.hand {
            Hand::Maze(go) if go.over.is_none() => match go.play.steer(way, down) {
                Taken::Changed => Answer::Done,
                Taken::Steered => Answer::Steered,
                Taken::Ignored => Answer::Ignored,
            },
            Hand::Maze(_) if down => self.leave_result(at),
            _ => Answer::Ignored,
        }
    }

    /// The stick leans for a moment: down and up again.
    pub(super) fn nudge(&mut self, way: Way, at: Millis) -> Answer {
        let answer = self.steer(way, true, at);
        self.steer(way, false, at);
        answer
    }

    /// Nobody plays: the round waits for a hand.
    pub(super) fn pause_round(&mut self, events: &mut Vec<Event>) -> Answer {
        let Hand::Maze(go) = &mut self.hand else {
            return Answer::Ignored;
        };
        if !go.play.pause() {
            return Answer::Ignored;
        }
        events.push(Event::Maze(MazeEvent::Paused));
        Answer::Done
    }

    /// A hand is back, or has seen the result.
    pub(super) fn go_on(&mut self, at: Millis, events: &mut Vec<Event>) -> Answer {
        let Hand::Maze(go) = &mut self.hand else {
            return Answer::Ignored;
        };
        let answer = if go.over.is_some() {
            self.leave_result(at)
        } else if go.play.go_on() {
            Answer::Done
        } else {
            Answer::Ignored
        };
        if answer == Answer::Done {
            events.push(Event::Tapped);
        }
        answer
    }

    fn leave_result(&mut self, at: Millis) -> Answer {
        let Hand::Maze(go) = &self.hand else {
            return Answer::Ignored;
        };
        match go.over {
            Some(over) if over.after(HANDS_REST_MS) <= at => {
                self.hand = go.back.at_rest();
                Answer::Done
            }
            _ => Answer::Ignored,
        }
    }

    /// When the result has been there long enough.
    pub(super) fn result_due(&self) -> Option<Millis> {
        match &self.hand {
            Hand::Maze(go) => go.over.map(|over| over.after(RESULT_MS)),
            Hand::Unit(_) | Hand::Direct(_) => None,
        }
    }
}
