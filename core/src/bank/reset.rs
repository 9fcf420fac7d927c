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

#[cfg(test)]
mod tests {
    use crate::bank::{BoxData, Coin, Debt, HouseRules, Player, Setup};
    use crate::kernel::{Level, Millis, Seat, Seed};
    use crate::session::{AnyGame, Direction, GameSetup, Input, Mode, Session, Tap};
    use crate::view::{Language, Words};

    /// A clock of 32 bits would stand still there: every touch of the button
    /// would be five seconds long, and every tap a second one.
    #[test]
    fn a_table_that_is_open_for_years_goes_on() {
        let players = ["Maya", "Ben"].iter().zip(Coin::ALL);
        let setup = Setup {
            players: players
                .map(|(name, coin)| Player {
                    name: (*name).to_owned(),
                    coin,
                })
                .collect(),
            box_data: BoxData::example(),
            rules: HouseRules::default(),
            helper: false,
        };
        let words = Words::new(Language::En);
        let mut session = Session::new(GameSetup::Bank(setup), Seed([0; 32])).expect("a table");
        let mut at = Millis(0);
        let mut send = |input: Input, after_ms| {
            at = at.after(after_ms);
            session.dispatch(input, at, &words)
        };
        for seat in [Seat(0), Seat(1)] {
            send(Input::CoinIn(seat), 100);
            send(Input::CoinOut, 100);
        }
        // 49.7 days are 2^32 milliseconds; here are a thousand.
        for _ in 0..20 {
            send(Input::Wake, u32::MAX);
        }
        send(Input::CoinIn(Seat(0)), 100);
        send(Input::Stick(Direction::Up), 100);
        send(Input::ButtonDown, 100);
        let bought = send(Input::ButtonUp, 100);
        assert!(bought.log.len() == 1 && bought.update.notice.is_none());
        send(Input::SetMode(Mode::Direct), 100);
        let fee = Input::Tap(Tap::Pay(Debt::JailFee));
        assert!(send(fee.clone(), 100).update.notice.is_none());
        assert!(
            send(fee.clone(), 100).update.notice.is_some(),
            "a shaky finger"
        );
        assert!(send(fee, 600).update.notice.is_none(), "meant");
        let down = send(Input::ButtonDown, 100);
        assert_eq!(down.update.wake_in_ms, Some(5_000));
        send(Input::ButtonUp, 100);
        let AnyGame::Bank(bank) = session.game() else {
            unreachable!("a table of the bank")
        };
        let first = bank.ledger().owner(Level::FIRST);
        assert_eq!(first, Some(Seat(0)), "nothing was reset");
    }
}
