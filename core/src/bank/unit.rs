//! The Banking and Arcade Unit's controls: a cursor on a ring of stops, moved
//! by the stick and confirmed by the white button.
//!
//! Order of a sequence as printed: coin, direction (this chooses what to do),
//! scroll to the position, white button.

use serde::{Deserialize, Serialize};

use super::display::Flash;
use super::game::{Answer, Bank, Hand};
use super::go_round::GO_ROUND_STEP;
use super::{Action, Debt, Event, Rule};
use crate::kernel::{Level, Millis, Points, Refused, Seat};
use crate::session::Direction;

/// Held this long, the white button resets the unit, in milliseconds.
pub const RESET_HOLD_MS: u32 = 5_000;
/// RULING: the button acts on release under a second.
const PRESS_MS: u32 = 1_000;
/// Four characters, 9999 at most: no bid goes beyond.
const HIGHEST_BID: Points = Points(9_990);

/// A position of the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stop {
    /// Where PAC-MAN appears; only a push to the left begins here.
    Maze,
    /// A Level.
    Level(Level),
    /// Pay 20 to the Bank.
    GhostFee,
    /// Pay 10 to the Bank.
    JailFee,
    /// Undo last action: four dashes.
    Undo,
}

impl Stop {
    /// The ring as the cursor walks it once a direction is chosen.
    pub fn ring() -> impl Iterator<Item = Self> {
        Level::all()
            .map(Self::Level)
            .chain([Self::GhostFee, Self::JailFee, Self::Undo])
    }

    /// The stop after this one; the maze's lies before Level 1.
    #[must_use]
    const fn next(self) -> Self {
        match self {
            Self::Maze | Self::Undo => Self::Level(Level::FIRST),
            Self::Level(level) => match Level::new(level.number() + 1) {
                Some(next) => Self::Level(next),
                None => Self::GhostFee,
            },
            Self::GhostFee => Self::JailFee,
            Self::JailFee => Self::Undo,
        }
    }

    /// The stop before this one.
    #[must_use]
    const fn previous(self) -> Self {
        match self {
            Self::Level(level) => match Level::new(level.number() - 1) {
                Some(previous) => Self::Level(previous),
                None => Self::Undo,
            },
            Self::GhostFee => match Level::new(16) {
                Some(last) => Self::Level(last),
                None => Self::Undo,
            },
            Self::JailFee => Self::GhostFee,
            Self::Maze => Self::Undo,
            Self::Undo => Self::JailFee,
        }
    }
}

/// How far a control sequence is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// The score is shown.
    #[default]
    Idle,
    /// A direction is chosen, the cursor is on a stop.
    Choosing {
        /// What to do.
        direction: Direction,
        /// Where.
        stop: Stop,
    },
    /// Raising the winning bid.
    Bidding {
        /// What is bought.
        level: Level,
        /// So far.
        bid: Points,
    },
    /// Typing in the points of a GO round.
    GoRound {
        /// So far.
        points: Points,
    },
}

/// The white button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Button {
    /// Up.
    #[default]
    Up,
    /// Down, counting towards the reset.
    Down {
        /// Since when.
        since: Millis,
        /// It only wakes the unit: its release does nothing.
        wakes: bool,
    },
    /// Down, and no longer counting: the reset is done, or a GO round came
    /// between.
    Spent,
}

impl Button {
    /// If it's down, it no longer counts.
    pub(super) const fn spent(self) -> Self {
        match self {
            Self::Up => Self::Up,
            Self::Down { .. } | Self::Spent => Self::Spent,
        }
    }
}

/// What the white button would do on the current step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// Books this, or is refused by a rule.
    Book(Action),
    /// Opens the bidding for a Level.
    OpenBidding(Level),
    /// Opens the GO round.
    OpenGoRound,
}

impl Bank {
    pub(super) fn stick(
        &mut self,
        direction: Direction,
        events: &mut Vec<Event>,
    ) -> Result<Answer, Refused<Rule>> {
        let seat = self.coin.ok_or(Refused(Rule::NoCoin))?;
        if core::mem::take(&mut self.asleep) {
            return Ok(Answer::Done);
        }
        let Hand::Unit(step) = self.hand else {
            return Err(Refused(Rule::NotNow));
        };
        self.check_awake(seat)?;
        let next = match step {
            Step::Idle => Step::Choosing {
                direction,
                stop: match direction {
                    Direction::Left => Stop::Maze,
                    Direction::Up | Direction::Right | Direction::Down => Stop::Level(Level::FIRST),
                },
            },
            Step::Choosing {
                direction: chosen,
                stop,
            } => Step::Choosing {
                direction: chosen,
                stop: match direction {
                    Direction::Up | Direction::Right => stop.next(),
                    Direction::Down | Direction::Left => stop.previous(),
                },
            },
            Step::Bidding { level, bid } => {
                let step = self.setup.box_data.bid_step;
                let bounds = (Rule::BidZero, HIGHEST_BID, Rule::NotNow);
                match count(direction, (bid, step), bounds, events)? {
                    Some(bid) => Step::Bidding { level, bid },
                    None => return Ok(Answer::Ignored),
                }
            }
            Step::GoRound { points } => {
                let max = self.setup.box_data.go_round_max;
                let bounds = (Rule::NotNow, max, Rule::AboveGoRoundMax { max });
                match count(direction, (points, GO_ROUND_STEP), bounds, events)? {
                    Some(points) => Step::GoRound { points },
                    None => return Ok(Answer::Ignored),
                }
            }
        };
        if matches!(next, Step::Choosing { .. }) {
            events.push(Event::Moved);
        }
        self.hand = Hand::Unit(next);
        self.flash = None;
        Ok(Answer::Done)
    }

    /// Registration comes first; after the end coins only show scores, but
    /// undo by the coin that is still in reopens the match.
    fn check_awake(&self, _seat: Seat) -> Result<(), Refused<Rule>> {
        #[expect(clippy::cast_possible_truncation, reason = "at most 4 seats")]
        let missing = self.ledger.unregistered() as u8;
        if missing > 0 {
            return Err(Refused(Rule::NotRegisteredAll { missing }));
        }
        if self.ledger.is_over() && self.ledger.undoable().is_err() {
            return Err(Refused(Rule::MatchOver));
        }
        Ok(())
    }

    pub(super) fn button_down(&mut self, at: Millis) -> Answer {
        if self.button != Button::Up {
            return Answer::Ignored;
        }
        let wakes = core::mem::take(&mut self.asleep) || self.coin.is_none();
        self.button = Button::Down { since: at, wakes };
        Answer::Done
    }

    pub(super) fn button_up(
        &mut self,
        at: Millis,
        events: &mut Vec<Event>,
    ) -> Result<Answer, Refused<Rule>> {
        match core::mem::take(&mut self.button) {
            Button::Up => Ok(Answer::Ignored),
            Button::Down {
                since,
                wakes: false,
            } if since.until(at) < PRESS_MS => {
                let denied_at = self.level_at_cursor();
                Ok(match self.press(events) {
                    Ok(()) => Answer::Done,
                    Err(Refused(rule)) => {
                        self.flash = Some(Flash::denied(denied_at, at));
                        Answer::Rang(rule)
                    }
                })
            }
            Button::Down { .. } | Button::Spent => Ok(Answer::Done),
        }
    }

    /// Nobody holds the button any more: it comes up without a press, and the
    /// reset stops counting.
    pub(super) fn let_go(&mut self) -> Answer {
        match core::mem::take(&mut self.button) {
            Button::Up => Answer::Ignored,
            Button::Down { .. } | Button::Spent => Answer::Done,
        }
    }

    /// What pressing the white button would do now.
    ///
    /// # Errors
    /// The rule that would ring the bell before any action is made.
    pub fn pressing(&self) -> Result<Press, Refused<Rule>> {
        let seat = self.coin.ok_or(Refused(Rule::NoCoin))?;
        self.check_awake(seat)?;
        let Hand::Unit(step) = self.hand else {
            return Err(Refused(Rule::NotNow));
        };
        match step {
            Step::Idle => Err(Refused(Rule::ChooseDirection)),
            Step::Bidding { level, bid } => Ok(Press::Book(Action::Auction { seat, level, bid })),
            Step::GoRound { points } => Ok(Press::Book(Action::GoRound { seat, points })),
            Step::Choosing {
                stop: Stop::Undo, ..
            } => Ok(Press::Book(Action::Undo)),
            Step::Choosing { direction, stop } => self.choose(seat, direction, stop),
        }
    }

    fn choose(&self, seat: Seat, direction: Direction, stop: Stop) -> Result<Press, Refused<Rule>> {
        if self.ledger.is_over() {
            return Err(Refused(Rule::MatchOver));
        }
        match (direction, stop) {
            (Direction::Left, Stop::Maze) => Ok(Press::OpenGoRound),
            (Direction::Up, Stop::Level(level)) => {
                Ok(Press::Book(match self.ledger.owner(level) {
                    // RULING: up on an owned Level steals it; one's own is refused.
                    Some(_) => Action::Steal { seat, level },
                    None => Action::Buy { seat, level },
                }))
            }
            (Direction::Right, Stop::Level(level)) => {
                self.ledger.check_bidder(seat, level)?;
                Ok(Press::OpenBidding(level))
            }
            (Direction::Down, Stop::Level(level)) => {
                Ok(Press::Book(match self.ledger.owner(level) {
                    Some(owner) if owner == seat => Action::Sell { seat, level },
                    _ => Action::Pay {
                        seat,
                        debt: Debt::Rent(level),
                    },
                }))
            }
            (Direction::Down, Stop::GhostFee) => Ok(Press::Book(Action::Pay {
                seat,
                debt: Debt::GhostFee,
            })),
            (Direction::Down, Stop::JailFee) => Ok(Press::Book(Action::Pay {
                seat,
                debt: Debt::JailFee,
            })),
            (_, Stop::Undo) => Ok(Press::Book(Action::Undo)),
            (Direction::Left, Stop::Level(_))
            | (Direction::Up | Direction::Right | Direction::Down, Stop::Maze)
            | (
                Direction::Up | Direction::Right | Direction::Left,
                Stop::GhostFee | Stop::JailFee,
            ) => Err(Refused(Rule::NotAStopForThis)),
        }
    }

    fn press(&mut self, events: &mut Vec<Event>) -> Result<(), Refused<Rule>> {
        self.flash = None;
        match self.pressing()? {
            Press::OpenBidding(level) => {
                self.hand = Hand::Unit(Step::Bidding {
                    level,
                    bid: Points::ZERO,
                });
                events.push(Event::Counted {
                    points: Points::ZERO,
                });
            }
            Press::OpenGoRound if self.setup.rules.play_maze => self.open_maze(events),
            Press::OpenGoRound => {
                self.hand = Hand::Unit(Step::GoRound {
                    points: Points::ZERO,
                });
                events.push(Event::Counted {
                    points: Points::ZERO,
                });
            }
            Press::Book(action) => {
                self.book(action, events)?;
                self.hand = Hand::Unit(Step::Idle);
                if let (Action::Auction { seat, bid, .. }, Some(Event::Denied { .. })) =
                    (action, events.last())
                {
                    let have = self.ledger.score(seat).unwrap_or(Points::ZERO);
                    return Err(Refused(Rule::CannotAfford { need: bid, have }));
                }
            }
        }
        Ok(())
    }

    /// The Level whose number a denial makes flash; elsewhere the four
    /// characters do.
    pub(super) const fn level_at_cursor(&self) -> Option<Level> {
        match self.hand {
            Hand::Unit(
                Step::Choosing {
                    stop: Stop::Level(level),
                    ..
                }
                | Step::Bidding { level, .. },
            ) => Some(level),
            Hand::Unit(_) | Hand::Direct(_) | Hand::Maze(_) => None,
        }
    }
}

/// RULING: while counting, only up and down count. The bounds are what refuses
/// less than nothing, the most, and what refuses more.
fn count(
    direction: Direction,
    (from, step): (Points, Points),
    (below, max, above): (Rule, Points, Rule),
    events: &mut Vec<Event>,
) -> Result<Option<Points>, Refused<Rule>> {
    let points = match direction {
        Direction::Left | Direction::Right => return Ok(None),
        Direction::Up if from.plus(step) > max => return Err(Refused(above)),
        Direction::Up => from.plus(step),
        Direction::Down => from.minus(step).ok_or(Refused(below))?,
    };
    events.push(Event::Counted { points });
    Ok(Some(points))
}
