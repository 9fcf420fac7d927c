//! Direct mode's panels: a heading, lines, big buttons.

mod ask;
mod auction;
mod debt;

use super::{DirectView, Draw};
use crate::bank::{Action, Cause, Debt, DirectStep};
use crate::kernel::{Level, Seat};
use crate::session::{Input, Tap};
use crate::view::{Arg, Choice, Emphasis};

impl Draw<'_> {
    pub(in crate::view::bank) fn direct(self) -> DirectView {
        let Some(seat) = self.bank.coin() else {
            return match self.bank.direct_step() {
                Some(DirectStep::Correction(entry)) => self.correcting(entry),
                _ => self.panel("idle", self.words.say("direct-idle")),
            };
        };
        let mut view = match self.bank.direct_step().unwrap_or_default() {
            DirectStep::Menu => return self.menu(seat),
            DirectStep::Level(level) => self.level(seat, level),
            DirectStep::Steal => self.stealing(seat),
            DirectStep::Auction(auction) => self.auction(auction),
            DirectStep::DebtFor(level) => self.debt_for(seat, level),
            DirectStep::Debt(debt) => self.owing(seat, debt),
            DirectStep::GoRound(points) => self.go_round(seat, points),
            DirectStep::LastLevel(action) => self.last_level(action),
            DirectStep::Correction(entry) => self.correcting(entry),
        };
        view.back = Some(self.back());
        view
    }

    fn panel(self, step: &str, heading: String) -> DirectView {
        DirectView {
            step: step.to_owned(),
            heading,
            lines: Vec::new(),
            figure: String::new(),
            auction: None,
            choices: Vec::new(),
            back: None,
        }
    }

    fn back(self) -> Choice {
        let back = Choice::plain("back", self.words.say("direct-back"), Input::Tap(Tap::Back));
        Choice {
            emphasis: Emphasis::Quiet,
            ..back
        }
    }

    /// Everything that a coin can do; the Levels stand on the ring.
    fn menu(self, seat: Seat) -> DirectView {
        let words = self.words;
        let name = Arg::from(self.name(seat));
        let mut view = self.panel("menu", words.tell("direct-menu", &[("name", name)]));
        if self.ledger().unregistered() > 0 {
            view.lines.push(words.say("hint-registered"));
            return view;
        }
        if self.ledger().is_over() {
            view.lines.push(words.say("hint-ended"));
            return view;
        }
        view.lines.push(words.say("direct-choose-level"));
        let go = words.say("direct-go-round");
        view.choices.push(Choice {
            detail: words.say("direct-go-round-detail"),
            ..Choice::plain("go-round", go, Input::Tap(Tap::OpenGoRound))
        });
        for (id, key, debt) in [
            ("ghost-fee", "direct-ghost-fee", Debt::GhostFee),
            ("jail-fee", "direct-jail-fee", Debt::JailFee),
        ] {
            view.choices
                .push(self.payment(id, words.say(key), seat, debt));
        }
        let mut steal = Choice::plain(
            "steal",
            words.say("direct-steal"),
            Input::Tap(Tap::ChooseSteal),
        );
        steal.detail = words.say("direct-steal-detail");
        if self.stealable(seat).next().is_none() {
            steal.enabled = false;
            steal.why_not = words.say("direct-nothing-to-steal");
        }
        view.choices.push(steal);
        self.afterthoughts(seat, &mut view.choices);
        view
    }

    /// What may follow an entry: the Bank's Level back, undo, redo.
    fn afterthoughts(self, seat: Seat, choices: &mut Vec<Choice>) {
        let words = self.words;
        let last = self.ledger().undoable().ok().map(|(_, entry)| entry);
        if let Some(level) = last
            .filter(|entry| entry.cause == Cause::Bought)
            .and_then(|entry| entry.level())
        {
            let action = Action::StoleFromBank { seat, level };
            let offer = self.offer(
                "stole-from-bank",
                words.say("direct-stole-from-bank"),
                Tap::StoleFromBank(level),
                action,
            );
            choices.push(Choice {
                detail: words.say("direct-stole-from-bank-detail"),
                level: Some(level),
                emphasis: Emphasis::Quiet,
                ..offer
            });
        }
        if last.is_some() {
            let offer = self.offer("undo", words.say("direct-undo"), Tap::Undo, Action::Undo);
            let detail = self.undo_detail();
            choices.push(Choice {
                detail,
                emphasis: Emphasis::Quiet,
                ..offer
            });
        }
        if let Some(entry) = self.ledger().redoable() {
            let offer = self.offer("redo", words.say("direct-redo"), Tap::Redo, Action::Redo);
            let detail = self.entry(entry);
            choices.push(Choice {
                detail,
                emphasis: Emphasis::Quiet,
                ..offer
            });
        }
    }

    /// What undo would take back, in words.
    pub(in crate::view::bank) fn undo_detail(self) -> String {
        self.ledger()
            .undoable()
            .map_or_else(|_| String::new(), |(_, entry)| self.entry(entry))
    }

    fn level(self, seat: Seat, level: Level) -> DirectView {
        let words = self.words;
        let owner = self.ledger().owner(level);
        let name = owner.map_or("", |owner| self.name(owner));
        let args = [("level", Arg::from(level)), ("owner", Arg::from(name))];
        let mut view = match owner {
            None => self.panel("level", words.tell("direct-level-unowned", &args)),
            Some(owner) if owner == seat => {
                self.panel("level", words.tell("direct-level-yours", &args))
            }
            Some(_) => self.panel("level", words.tell("direct-level-owned", &args)),
        };
        let data = self.bank.setup().box_data.level(level);
        let rent = self.ledger().due(self.bank.setup(), Debt::Rent(level));
        view.lines.push(words.tell(
            if rent > data.rent {
                "direct-price-rent-doubled"
            } else {
                "direct-price-rent"
            },
            &[("price", data.price.into()), ("rent", rent.into())],
        ));
        match owner {
            None => self.for_sale(seat, level, &mut view.choices),
            Some(owner) if owner == seat => {
                let action = Action::Sell { seat, level };
                let label = words.say("direct-sell");
                let offer = self.offer("sell", label, Tap::ChooseDebt(level), action);
                view.choices.push(Choice {
                    detail: words.say("direct-sell-detail"),
                    level: Some(level),
                    ..offer
                });
            }
            Some(owner) => {
                let label = words.tell("direct-rent", &[("owner", Arg::from(self.name(owner)))]);
                let mut rent = self.payment("pay-rent", label, seat, Debt::Rent(level));
                rent.emphasis = Emphasis::Primary;
                view.choices.push(rent);
                view.choices.push(self.steal(seat, level));
            }
        }
        view
    }

    fn for_sale(self, seat: Seat, level: Level, choices: &mut Vec<Choice>) {
        let words = self.words;
        let buy = self.offer(
            "buy",
            words.tell("direct-buy", &[("level", level.into())]),
            Tap::Buy(level),
            Action::Buy { seat, level },
        );
        let affordable = buy.enabled;
        choices.push(Choice {
            level: Some(level),
            emphasis: if affordable {
                Emphasis::Primary
            } else {
                Emphasis::Plain
            },
            ..buy
        });
        let auction = Choice::plain(
            "auction",
            words.say("direct-auction"),
            Input::Tap(Tap::OpenAuction(level)),
        );
        choices.push(Choice {
            detail: words.say("direct-auction-detail"),
            level: Some(level),
            emphasis: if affordable {
                Emphasis::Plain
            } else {
                Emphasis::Primary
            },
            ..auction
        });
    }

    fn stealable(self, seat: Seat) -> impl Iterator<Item = Level> {
        let (ledger, setup) = (self.ledger(), self.bank.setup());
        Level::all().filter(move |level| {
            ledger
                .allows(
                    setup,
                    Action::Steal {
                        seat,
                        level: *level,
                    },
                )
                .is_ok()
        })
    }

    fn steal(self, seat: Seat, level: Level) -> Choice {
        let owner = self.account(self.ledger().owner(level));
        let label = self.words.tell(
            "direct-steal-level",
            &[("level", level.into()), ("owner", Arg::from(&owner))],
        );
        let id = format!("steal-{}", level.number());
        let offer = self.offer(id, label, Tap::Steal(level), Action::Steal { seat, level });
        let detail = self.words.say("direct-steal-detail");
        Choice {
            detail,
            level: Some(level),
            seat: self.ledger().owner(level),
            ..offer
        }
    }

    /// Stealing this Level, which somebody else has to own.
    pub(in crate::view::bank) fn theft(self, seat: Seat, level: Level) -> Option<Choice> {
        let owner = self.ledger().owner(level)?;
        (owner != seat).then(|| self.steal(seat, level))
    }

    fn stealing(self, seat: Seat) -> DirectView {
        let mut view = self.panel("steal", self.words.say("direct-steal-heading"));
        view.lines.push(self.words.say("direct-steal-line"));
        view.choices = Level::all()
            .filter_map(|level| self.theft(seat, level))
            .collect();
        view
    }
}
