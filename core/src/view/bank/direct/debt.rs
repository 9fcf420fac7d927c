//! Paying, and guided selling for those who can't.

use crate::bank::{Action, Debt, Rule};
use crate::kernel::{Level, Points, Refused, Seat};
use crate::session::{Input, Tap};
use crate::view::bank::{DirectView, Draw};
use crate::view::{Arg, Choice, Emphasis};

impl Draw<'_> {
    /// A payment; it stays enabled where selling comes first, to lead there.
    pub(super) fn payment(self, id: &str, label: String, seat: Seat, debt: Debt) -> Choice {
        let action = Action::Pay { seat, debt };
        let mut offer = self.offer(id, label, Tap::Pay(debt), action);
        let need = self.ledger().due(self.bank.setup(), debt);
        let left = offer.before.zip(offer.after).and_then(|(b, a)| b.minus(a));
        offer.detail = match self.preview(action) {
            Err(Refused(Rule::MustSellFirst { .. })) => {
                offer.enabled = true;
                core::mem::take(&mut offer.why_not)
            }
            Ok(_) if left.is_some_and(|left| left < need) => self.words.tell(
                "direct-pay-rest",
                &[
                    ("points", left.unwrap_or_default().into()),
                    ("need", need.into()),
                ],
            ),
            _ => self
                .words
                .tell("direct-pay-points", &[("points", need.into())]),
        };
        offer
    }

    /// "Selling is for somebody who owes": what for?
    pub(super) fn debt_for(self, seat: Seat, level: Level) -> DirectView {
        let words = self.words;
        let heading = words.tell("direct-debt-for", &[("level", level.into())]);
        let mut view = self.panel("debt_for", heading);
        view.lines.push(words.say("direct-debt-for-line"));
        let rents = Level::all()
            .filter(|other| {
                self.ledger()
                    .owner(*other)
                    .is_some_and(|owner| owner != seat)
            })
            .map(Debt::Rent);
        for debt in [Debt::GhostFee, Debt::JailFee].into_iter().chain(rents) {
            let points = self.ledger().due(self.bank.setup(), debt);
            let id = match debt {
                Debt::GhostFee => "owe-ghost-fee".to_owned(),
                Debt::JailFee => "owe-jail-fee".to_owned(),
                Debt::Rent(on) => format!("owe-rent-{}", on.number()),
            };
            let choice = Choice::plain(id, self.debt(debt), Input::Tap(Tap::OpenDebt(debt)));
            view.choices.push(Choice {
                detail: words.tell("direct-pay-points", &[("points", points.into())]),
                level: match debt {
                    Debt::Rent(on) => Some(on),
                    Debt::GhostFee | Debt::JailFee => None,
                },
                ..choice
            });
        }
        view
    }

    /// Guided selling: sell, pay what's left, the rest is forgiven.
    pub(super) fn owing(self, seat: Seat, debt: Debt) -> DirectView {
        let words = self.words;
        let need = self.ledger().due(self.bank.setup(), debt);
        let have = self.score(seat).unwrap_or_default();
        let what = self.debt(debt);
        let mut view = self.panel(
            "debt",
            words.tell("direct-owing", &[("debt", Arg::from(&what))]),
        );
        view.figure = format!("{:04}", need.0);
        let short = need.minus(have).unwrap_or(Points::ZERO);
        let has_levels = self.ledger().levels_of(seat).next().is_some();
        let key = match (short > Points::ZERO, has_levels) {
            (false, _) => "direct-owing-enough",
            (true, true) => "direct-owing-short",
            (true, false) => "direct-owing-all",
        };
        view.lines.push(words.tell(
            key,
            &[
                ("need", need.into()),
                ("have", have.into()),
                ("short", short.into()),
            ],
        ));
        let label = words.say("direct-pay");
        let mut pay = self.payment("pay", label, seat, debt);
        pay.enabled = self.preview(Action::Pay { seat, debt }).is_ok();
        if pay.enabled {
            pay.emphasis = Emphasis::Primary;
        } else {
            pay.why_not = core::mem::take(&mut pay.detail);
        }
        view.choices.push(pay);
        for level in self.ledger().levels_of(seat) {
            let label = words.tell("direct-sell-level", &[("level", level.into())]);
            let id = format!("sell-{}", level.number());
            let action = Action::Sell { seat, level };
            let offer = self.offer(id, label, Tap::Sell(level), action);
            view.choices.push(Choice {
                level: Some(level),
                ..offer
            });
        }
        view
    }
}
