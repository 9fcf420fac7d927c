//! Five seconds on the white button: the next match begins, and the one before
//! comes back if that was a mistake.

use serde::{Deserialize, Serialize};

use super::display::{Flash, Flashing};
use super::game::{Answer, Bank, Hand};
use super::table::Progress;
use super::unit::{Button, RESET_HOLD_MS};
use super::{Event, Ledger, MAX_PLAYERS, Rule};
use crate::kernel::{Millis, Refused};

/// How long the four zeros of a reset flash, while the music plays.
const ZEROS_MS: u32 = 3_000;

/// What a reset puts aside, in case it was a mistake.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct BeforeReset {
    ledger: Ledger,
    progress: Progress,
}

impl Bank {
    /// When holding the white button resets the unit; never in a GO round.
    pub(super) const fn reset_due(&self) -> Option<Millis> {
        match (self.button, &self.hand) {
            (Button::Up | Button::Spent, _) | (_, Hand::Maze(_)) => None,
            (Button::Down { .. }, _) if self.types_go_round() => None,
            (Button::Down { since, .. }, _) => Some(since.after(RESET_HOLD_MS)),
        }
    }

    /// Rulebook: four flashing zeros and music; the next match begins.
    pub(super) fn reset(&mut self, at: Millis, events: &mut Vec<Event>) {
        let fresh = Ledger::new(self.setup.players.len());
        let old = core::mem::replace(&mut self.ledger, fresh);
        let progress = self.table.restart();
        if old.insertion() > 0 && self.before_reset.is_none() {
            self.before_reset = Some(Box::new(BeforeReset {
                ledger: old,
                progress,
            }));
        }
        self.coin = None;
        self.hand = self.mode().at_rest();
        self.button = Button::Spent;
        self.asleep = false;
        self.revealed = [false; MAX_PLAYERS];
        self.last_direct = None;
        self.flash = Some(Flash {
            what: Flashing::Zeros,
            until: at.after(ZEROS_MS),
        });
        events.push(Event::Reset);
    }

    /// After a reset: the match from before it comes back.
    pub(super) fn bring_back(&mut self, events: &mut Vec<Event>) -> Result<Answer, Refused<Rule>> {
        if !self.can_bring_back() {
            return Err(Refused(Rule::NotNow));
        }
        let before = self.before_reset.take().ok_or(Refused(Rule::NotNow))?;
        self.ledger = before.ledger;
        self.table.bring_back(before.progress);
        self.coin = None;
        self.hand = self.mode().at_rest();
        self.flash = None;
        self.revealed = [false; MAX_PLAYERS];
        events.push(Event::BroughtBack);
        Ok(Answer::Done)
    }

    /// Whether a reset may be taken back; not in the middle of a round.
    #[must_use]
    pub const fn can_bring_back(&self) -> bool {
        self.before_reset.is_some() && !matches!(self.hand, Hand::Maze(_))
    }
}
