//! What a roll of the helper's dice means: who starts, a move, doubles, a way
//! out of Jail or into it.

use super::turn::{JailExit, OverReason, Roll, TableEvent, TableRefusal, Turn, TurnStep, again};
use super::{BoxData, MAX_PLAYERS, Table};
use crate::kernel::Seat;

/// Doubles that send to Jail, and failed rolls that let out of it.
const THIRD: u8 = 3;

impl Table {
    fn throw(&mut self, data: &BoxData) -> Roll {
        let mut face = |faces: &[u8]| {
            // A validated box has six faces; an empty die would show 1.
            let side = self
                .dice
                .die(u32::try_from(faces.len()).unwrap_or(1).max(1));
            faces.get(side as usize - 1).copied().unwrap_or(1)
        };
        Roll {
            numbered: face(&data.numbered_die),
            ghost: face(&data.ghost_die),
        }
    }

    pub(super) fn roll_dice(&mut self, data: &BoxData) -> Result<TableEvent, TableRefusal> {
        let (seat, doubles, step) = match self.progress.turn {
            Turn::Starting {
                contenders,
                rolls,
                tied,
            } => return Ok(self.roll_for_start(contenders, rolls, tied, data)),
            Turn::Of {
                seat,
                doubles,
                step,
            } => (seat, doubles, step),
        };
        match step {
            TurnStep::Ready { .. } => {}
            TurnStep::Moves { roll, exit } if again(roll, exit) => {}
            TurnStep::Moves { .. } | TurnStep::Over { .. } => return Err(TableRefusal::TurnOver),
        }
        let roll = self.throw(data);
        let doubles = doubles + u8::from(roll.is_doubles());
        let step = match self.in_jail(seat) {
            Some(failed) => self.roll_in_jail(seat, failed, roll),
            None if doubles == THIRD => {
                self.progress.jail[seat.index()] = Some(0);
                TurnStep::Over {
                    roll: Some(roll),
                    why: OverReason::ThirdDoubles,
                }
            }
            None => TurnStep::Moves { roll, exit: None },
        };
        self.progress.turn = Turn::Of {
            seat,
            doubles,
            step,
        };
        Ok(TableEvent::Rolled { seat, roll })
    }

    /// RULING: out by doubles, without a further roll; after the third failed
    /// roll the fee is due and that roll moves. On a failed roll before it
    /// nothing moves, the Ghost neither: the rulebook moves both only when the
    /// turn is taken as normal.
    fn roll_in_jail(&mut self, seat: Seat, failed: u8, roll: Roll) -> TurnStep {
        let failed = failed + 1;
        let exit = if roll.is_doubles() {
            JailExit::Doubles
        } else if failed >= THIRD {
            JailExit::ThirdFailure
        } else {
            self.progress.jail[seat.index()] = Some(failed);
            return TurnStep::Over {
                roll: Some(roll),
                why: OverReason::StaysInJail(failed),
            };
        };
        self.progress.jail[seat.index()] = None;
        TurnStep::Moves {
            roll,
            exit: Some(exit),
        }
    }

    /// RULING: starting roll ties roll again, only those who tied.
    fn roll_for_start(
        &mut self,
        contenders: [bool; MAX_PLAYERS],
        mut rolls: [Option<Roll>; MAX_PLAYERS],
        tied: bool,
        data: &BoxData,
    ) -> TableEvent {
        let Some(seat) = self.seat() else {
            // Nobody left to roll can't happen: the last roll settles it.
            return self.begin(Seat(0), None);
        };
        let roll = self.throw(data);
        rolls[seat.index()] = Some(roll);
        self.progress.turn = Turn::Starting {
            contenders,
            rolls,
            tied,
        };
        if self.seat().is_some() {
            return TableEvent::Rolled { seat, roll };
        }
        let best = rolls.iter().flatten().map(|roll| roll.sum()).max();
        let first = rolls.map(|roll| roll.map(Roll::sum) == best);
        let mut highest = self.seats().filter(|seat| first[seat.index()]);
        match (highest.next(), highest.next()) {
            (Some(winner), None) => {
                let won = rolls[winner.index()];
                self.begin(winner, won);
            }
            _ => {
                self.progress.turn = Turn::Starting {
                    contenders: first,
                    rolls: [None; MAX_PLAYERS],
                    tied: true,
                };
            }
        }
        TableEvent::Rolled { seat, roll }
    }
}
