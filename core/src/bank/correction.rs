//! Mending an entry by a new one that names it.

use super::check::{Checked, refuse};
use super::entry::{CardMove, Cause, Entry, Transfer};
use super::{Bank, Ledger, Reason, Rule};
use crate::kernel::{Points, Refused};
use crate::session::Tap;

impl Ledger {
    /// RULING: refused if a score would fall below 0 or a Level would have two
    /// owners.
    pub(super) fn check_correction(&self, number: u32, reason: Reason) -> Checked<Entry> {
        if self.unregistered() > 0 {
            return refuse(self.missing());
        }
        if self.is_over() {
            return refuse(Rule::MatchOver);
        }
        let wrong = (number as usize)
            .checked_sub(1)
            .and_then(|index| self.entries().get(index))
            .filter(|entry| !entry.void)
            .ok_or(Refused(Rule::NoSuchEntry { entry: number }))?;
        if wrong.mended_by.is_some() {
            return refuse(Rule::AlreadyMended { entry: number });
        }
        if matches!(wrong.cause, Cause::Registered | Cause::Mended { .. }) {
            return refuse(Rule::NotMendable { entry: number });
        }
        if let Some(Transfer {
            to: Some(seat),
            points: need,
            ..
        }) = wrong.transfer
        {
            let have = self.score(seat).unwrap_or(Points::ZERO);
            if have < need {
                return refuse(Rule::WouldGoNegative { seat, need, have });
            }
        }
        if let Some(CardMove { level, to, .. }) = wrong.card
            && self.owner(level) != to
        {
            return refuse(Rule::TwoOwners { level });
        }
        let back = wrong.transfer.map(|t| Transfer {
            from: t.to,
            to: t.from,
            ..t
        });
        let card = wrong.card.map(|c| CardMove {
            from: c.to,
            to: c.from,
            ..c
        });
        Ok(self.entry(
            wrong.seat,
            Cause::Mended {
                entry: number,
                reason,
            },
            back,
            card,
        ))
    }

    /// Whether mending this entry would give the last unowned Level an owner
    /// again, which ends the match.
    #[must_use]
    pub fn correction_ends(&self, number: u32) -> bool {
        let wrong = (number as usize)
            .checked_sub(1)
            .and_then(|index| self.entries().get(index));
        self.unowned() == 1
            && wrong
                .and_then(|entry| entry.card)
                .is_some_and(|card| card.from.is_some() && self.owner(card.level).is_none())
    }
}

impl Bank {
    /// Whether undo would reopen the match now.
    ///
    /// RULING: by the coin that ended it, while it's still in. Ours: a correction
    /// needs no coin, so neither does taking it back, until one goes in.
    #[must_use]
    pub fn reopens(&self) -> bool {
        self.ledger.is_over()
            && self.ledger.undoable().is_ok_and(|(_, last)| {
                self.coin.is_some() || matches!(last.cause, Cause::Mended { .. })
            })
    }

    /// Whether a tap works without a coin in the slot.
    pub(super) fn works_without_coin(&self, tap: &Tap) -> bool {
        match tap {
            Tap::Back | Tap::OpenCorrection(_) | Tap::Correct { .. } => true,
            Tap::ShowAll | Tap::BringBack => true,
            Tap::Undo => self.reopens(),
            _ => false,
        }
    }
}
