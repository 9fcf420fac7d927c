//! The table helper: whose turn, dice, doubles, Jail.
//!
//! It reminds and never forces: nothing here touches the ledger, and the bank
//! doesn't ask it. It can't see the tokens, so where they land is said by a
//! tap. Its dice are a stream of their own. Follows the rulebook ("Who Goes
//! First?", "On Your Turn", "Go to Jail", "How Do I Get Out of Jail?") and our
//! rulings "Table helper".

use serde::{Deserialize, Serialize};

use super::{BoxData, MAX_PLAYERS};
use crate::kernel::{Seat, Seed, Stream, StreamId};
use crate::session::TableTap;

mod dice;
#[cfg(test)]
mod tests;
mod turn;

pub use turn::{
    JailExit, OverReason, Progress, Roll, TableEvent, TableRefusal, Turn, TurnStep, again,
};

/// The helper's whole state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    shown: bool,
    dice: Stream,
    progress: Progress,
}

impl Table {
    /// A helper for `seats` players, with the dice of `seed`.
    #[must_use]
    pub fn new(seats: usize, shown: bool, seed: Seed) -> Self {
        Self {
            shown,
            dice: Stream::new(seed, StreamId::Dice),
            progress: Progress::new(seats),
        }
    }

    /// Whether it's on screen.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        self.shown
    }

    /// What the table is doing.
    #[must_use]
    pub const fn turn(&self) -> Turn {
        self.progress.turn
    }

    /// Failed rolls of a seat in Jail; `None` for one that isn't.
    #[must_use]
    pub fn in_jail(&self, seat: Seat) -> Option<u8> {
        *self.progress.jail.get(seat.index())?
    }

    /// Whose roll or turn it is.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self.progress.turn {
            Turn::Starting {
                contenders, rolls, ..
            } => self
                .seats()
                .find(|seat| contenders[seat.index()] && rolls[seat.index()].is_none()),
            Turn::Of { seat, .. } => Some(seat),
        }
    }

    /// The dice as they lie.
    #[must_use]
    pub fn roll(&self) -> Option<Roll> {
        match self.progress.turn {
            Turn::Starting { rolls, .. } => self
                .seats()
                .take_while(|seat| Some(*seat) != self.seat())
                .filter_map(|seat| rolls[seat.index()])
                .last(),
            Turn::Of { step, .. } => match step {
                TurnStep::Ready { started, .. } => started,
                TurnStep::Moves { roll, .. } => Some(roll),
                TurnStep::Over { roll, .. } => roll,
            },
        }
    }

    /// Whose turn comes after `seat`'s: to the left.
    #[must_use]
    pub fn next(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.progress.seats.max(1))
    }

    /// All seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.progress.seats).map(Seat)
    }

    /// A new match at the same table; the dice roll on. What was going on
    /// comes back, so that a reset can be taken back ([`Table::bring_back`]).
    pub fn restart(&mut self) -> Progress {
        let fresh = Progress::new(usize::from(self.progress.seats));
        core::mem::replace(&mut self.progress, fresh)
    }

    /// Goes on where the table was before a reset.
    pub fn bring_back(&mut self, progress: Progress) {
        self.progress = progress;
    }

    /// The taps that make sense now, the likeliest first; showing and hiding
    /// aside. Each of them is accepted by [`Table::apply`].
    #[must_use]
    pub fn choices(&self) -> Vec<TableTap> {
        let mut taps = Vec::new();
        match self.progress.turn {
            Turn::Starting { .. } => {
                taps.push(TableTap::Roll);
                taps.extend(self.seats().map(TableTap::TurnOf));
            }
            Turn::Of { seat, step, .. } => {
                match step {
                    TurnStep::Ready { .. } => {
                        taps.push(TableTap::Roll);
                        if self.in_jail(seat).is_some() {
                            taps.push(TableTap::PaidJail);
                        }
                    }
                    TurnStep::Moves { roll, exit } => {
                        taps.push(if again(roll, exit) {
                            TableTap::Roll
                        } else {
                            TableTap::EndTurn
                        });
                        taps.push(TableTap::SentToJail);
                    }
                    TurnStep::Over { .. } => taps.push(TableTap::EndTurn),
                }
                taps.extend(
                    self.seats()
                        .filter(|seat| self.in_jail(*seat).is_some())
                        .map(TableTap::FreeFromJail),
                );
                if let TurnStep::Ready { .. } = step {
                    let others = self.seats().filter(|other| *other != seat);
                    taps.extend(others.map(TableTap::TurnOf));
                }
            }
        }
        taps
    }

    /// Takes one tap; the faces of the dice are those of the match's box.
    ///
    /// # Errors
    /// Why it does nothing; the table is as it was then.
    pub fn apply(&mut self, tap: &TableTap, data: &BoxData) -> Result<TableEvent, TableRefusal> {
        if let TableTap::Show(shown) = tap {
            self.shown = *shown;
            return Ok(TableEvent::Shown(*shown));
        }
        if !self.shown {
            return Err(TableRefusal::Hidden);
        }
        match tap {
            TableTap::Show(shown) => Ok(TableEvent::Shown(*shown)),
            TableTap::Roll => self.roll_dice(data),
            TableTap::SentToJail => self.send_to_jail(),
            TableTap::PaidJail => self.pay_jail(),
            TableTap::EndTurn => self.end_turn(),
            TableTap::TurnOf(seat) => {
                self.known(*seat)?;
                Ok(self.begin(*seat, None))
            }
            TableTap::FreeFromJail(seat) => self.free(*seat),
        }
    }

    fn known(&self, seat: Seat) -> Result<(), TableRefusal> {
        if seat.0 < self.progress.seats {
            Ok(())
        } else {
            Err(TableRefusal::UnknownSeat(seat))
        }
    }

    /// The turn that is on, unless the start isn't settled yet.
    fn current(&self) -> Result<(Seat, u8, TurnStep), TableRefusal> {
        match self.progress.turn {
            Turn::Starting { .. } => Err(TableRefusal::NotStarted),
            Turn::Of {
                seat,
                doubles,
                step,
            } => Ok((seat, doubles, step)),
        }
    }

    fn begin(&mut self, seat: Seat, started: Option<Roll>) -> TableEvent {
        self.progress.turn = Turn::Of {
            seat,
            doubles: 0,
            step: TurnStep::Ready {
                started,
                paid: false,
            },
        };
        TableEvent::TurnOf(seat)
    }

    fn send_to_jail(&mut self) -> Result<TableEvent, TableRefusal> {
        let (seat, doubles, step) = self.current()?;
        match step {
            TurnStep::Ready { .. } => return Err(TableRefusal::RollFirst),
            TurnStep::Over { .. } => return Err(TableRefusal::TurnOver),
            TurnStep::Moves { .. } => {}
        }
        self.progress.jail[seat.index()] = Some(0);
        self.progress.turn = Turn::Of {
            seat,
            doubles,
            step: TurnStep::Over {
                roll: None,
                why: OverReason::SentToJail,
            },
        };
        Ok(TableEvent::Jailed(seat))
    }

    fn pay_jail(&mut self) -> Result<TableEvent, TableRefusal> {
        let (seat, doubles, step) = self.current()?;
        let TurnStep::Ready { started, .. } = step else {
            return Err(TableRefusal::AlreadyRolled);
        };
        if self.in_jail(seat).is_none() {
            return Err(TableRefusal::NotInJail(seat));
        }
        self.progress.jail[seat.index()] = None;
        self.progress.turn = Turn::Of {
            seat,
            doubles,
            step: TurnStep::Ready {
                started,
                paid: true,
            },
        };
        Ok(TableEvent::Freed(seat))
    }

    fn end_turn(&mut self) -> Result<TableEvent, TableRefusal> {
        let (seat, _, step) = self.current()?;
        match step {
            TurnStep::Ready { .. } => Err(TableRefusal::RollFirst),
            TurnStep::Moves { roll, exit } if again(roll, exit) => Err(TableRefusal::RollAgain),
            TurnStep::Moves { .. } | TurnStep::Over { .. } => Ok(self.begin(self.next(seat), None)),
        }
    }

    /// A slip of the finger is mended: this player isn't in Jail.
    fn free(&mut self, seat: Seat) -> Result<TableEvent, TableRefusal> {
        self.known(seat)?;
        if self.in_jail(seat).is_none() {
            return Err(TableRefusal::NotInJail(seat));
        }
        self.progress.jail[seat.index()] = None;
        Ok(TableEvent::Freed(seat))
    }
}
