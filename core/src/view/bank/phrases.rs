//! Entries, debts and reasons in words.

use super::Draw;
use crate::bank::{Cause, Debt, Entry, Reason};
use crate::kernel::Points;
use crate::view::Arg;

impl Draw<'_> {
    /// "Maya bought Level 7 for 80".
    pub(super) fn entry(self, entry: &Entry) -> String {
        let words = self.words;
        let name = self.name(entry.seat);
        let points = entry
            .transfer
            .map_or(Points::ZERO, |transfer| transfer.points);
        let other = self.account(match (entry.transfer, entry.card) {
            (_, Some(card)) if entry.cause == Cause::Stolen => card.from,
            (Some(transfer), _) if transfer.to == Some(entry.seat) => transfer.from,
            (Some(transfer), _) => transfer.to,
            (None, _) => None,
        });
        let level = entry.level().map_or(0, crate::kernel::Level::number);
        let args = [
            ("name", Arg::from(name)),
            ("points", points.into()),
            ("level", level.into()),
            ("other", Arg::from(&other)),
        ];
        match entry.cause {
            Cause::Registered => words.tell("log-registered", &args),
            Cause::Bought => words.tell("log-bought", &args),
            Cause::Auctioned => words.tell("log-auctioned", &args),
            Cause::Stolen => words.tell("log-stolen", &args),
            Cause::Sold => words.tell("log-sold", &args),
            Cause::SoldBack => words.tell("log-sold-back", &args),
            Cause::GoRound => words.tell("log-go-round", &args),
            Cause::Paid {
                debt: Debt::Rent(_),
                ..
            } => words.tell("log-rent", &args),
            Cause::Paid {
                debt: Debt::GhostFee,
                ..
            } => words.tell("log-ghost-fee", &args),
            Cause::Paid {
                debt: Debt::JailFee,
                ..
            } => words.tell("log-jail-fee", &args),
            Cause::Mended { entry, reason } => words.tell(
                "log-mended",
                &[
                    ("entry", entry.into()),
                    ("reason", Arg::from(&self.reason(reason))),
                ],
            ),
        }
    }

    /// "rent for Level 7", "the ghost fee".
    pub(super) fn debt(self, debt: Debt) -> String {
        match debt {
            Debt::Rent(level) => {
                let owner = self.account(self.ledger().owner(level));
                self.words.tell(
                    "debt-rent",
                    &[("level", level.into()), ("owner", Arg::from(&owner))],
                )
            }
            Debt::GhostFee => self.words.say("debt-ghost-fee"),
            Debt::JailFee => self.words.say("debt-jail-fee"),
        }
    }

    pub(super) fn reason(self, reason: Reason) -> String {
        self.words.say(match reason {
            Reason::WrongPlayer => "reason-wrong-player",
            Reason::WrongLevel => "reason-wrong-level",
            Reason::WrongAmount => "reason-wrong-amount",
            Reason::NeverHappened => "reason-never-happened",
        })
    }
}
