//! Direct mode's panels: a heading, lines, big buttons.

use super::{AuctionView, Bidder, DirectView, Draw};
use crate::bank::{Action, Auction, Cause, Debt, DirectStep, Reason, Rule};
use crate::kernel::{Level, Points, Refused, Seat};
use crate::session::{Input, Tap};
use crate::view::{Arg, Choice, Emphasis};

impl Draw<'_> {
    pub(super) fn direct(self) -> DirectView {
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
        let back = self.choice("back", self.words.say("direct-back"), Input::Tap(Tap::Back));
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
            ..self.choice("go-round", go, Input::Tap(Tap::OpenGoRound))
        });
        for (id, key, debt) in [
            ("ghost-fee", "direct-ghost-fee", Debt::GhostFee),
            ("jail-fee", "direct-jail-fee", Debt::JailFee),
        ] {
            view.choices
                .push(self.payment(id, words.say(key), seat, debt));
        }
        let mut steal = self.choice(
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
    pub(super) fn undo_detail(self) -> String {
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
        let auction = self.choice(
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

    /// A payment; it stays enabled where selling comes first, to lead there.
    fn payment(self, id: &str, label: String, seat: Seat, debt: Debt) -> Choice {
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

    fn stealing(self, seat: Seat) -> DirectView {
        let mut view = self.panel("steal", self.words.say("direct-steal-heading"));
        view.lines.push(self.words.say("direct-steal-line"));
        view.choices = Level::all()
            .filter(|level| {
                self.ledger()
                    .owner(*level)
                    .is_some_and(|owner| owner != seat)
            })
            .map(|level| self.steal(seat, level))
            .collect();
        view
    }

    fn auction(self, auction: Auction) -> DirectView {
        let words = self.words;
        let level = auction.level;
        let heading = words.tell("direct-auction-heading", &[("level", level.into())]);
        let mut view = self.panel("auction", heading);
        view.figure = format!("{:04}", auction.bid.0);
        view.lines.push(match auction.leader {
            None => words.say("direct-auction-open"),
            Some(leader) => words.tell(
                "direct-auction-leads",
                &[("name", Arg::from(self.name(leader)))],
            ),
        });
        let bidders = self
            .ledger()
            .seats()
            .map(|seat| self.bidder(auction, seat))
            .collect();
        view.auction = Some(AuctionView {
            level,
            bid: auction.bid,
            leader: auction.leader,
            bidders,
        });
        view.choices.push(match auction.leader {
            None => self.choice(
                "no-bids",
                words.say("direct-no-bids"),
                Input::Tap(Tap::NoBids),
            ),
            Some(leader) => {
                let action = Action::Auction {
                    seat: leader,
                    level,
                    bid: auction.bid,
                };
                let name = Arg::from(self.name(leader));
                let label = words.tell(
                    "direct-sold",
                    &[("name", name), ("points", auction.bid.into())],
                );
                let offer = self.offer("sold", label, Tap::CloseAuction, action);
                let emphasis = Emphasis::Primary;
                Choice {
                    seat: Some(leader),
                    level: Some(level),
                    emphasis,
                    ..offer
                }
            }
        });
        view
    }

    fn bidder(self, auction: Auction, seat: Seat) -> Bidder {
        let words = self.words;
        let score = self.score(seat).unwrap_or_default();
        let next = self.bank.next_bid(auction, seat);
        let label = words.tell(
            "direct-raise",
            &[("points", self.bank.setup().box_data.bid_step.into())],
        );
        let input = Input::Tap(Tap::RaiseBid(seat));
        let mut raise = Choice {
            seat: Some(seat),
            ..self.choice(format!("raise-{}", seat.0), label, input)
        };
        let status = match next {
            Ok(bid) => {
                raise.detail = words.tell("direct-raise-to", &[("points", bid.into())]);
                words.tell("bidder-has", &[("points", score.into())])
            }
            Err(Refused(rule)) => {
                raise.enabled = false;
                raise.why_not = super::notice::reason(self, rule);
                match rule {
                    Rule::AlreadyLeading { .. } => {
                        words.tell("bidder-leads", &[("points", auction.bid.into())])
                    }
                    Rule::ExcludedFromAuction { .. } => words.say("bidder-out"),
                    _ => words.tell("bidder-limit", &[("points", score.into())]),
                }
            }
        };
        Bidder {
            seat,
            status,
            raise,
        }
    }

    /// "Selling is for somebody who owes": what for?
    fn debt_for(self, seat: Seat, level: Level) -> DirectView {
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
            let choice = self.choice(id, self.debt(debt), Input::Tap(Tap::OpenDebt(debt)));
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
    fn owing(self, seat: Seat, debt: Debt) -> DirectView {
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

    fn go_round(self, seat: Seat, points: Points) -> DirectView {
        let words = self.words;
        let mut view = self.panel("go_round", words.say("direct-go-round-heading"));
        view.figure = format!("{:04}", points.0);
        view.lines.push(words.say("direct-go-round-line"));
        let max = self.bank.setup().box_data.go_round_max;
        let mut more = self.choice(
            "more",
            words.say("direct-ten-more"),
            Input::Tap(Tap::GoRoundMore),
        );
        more.enabled = points.plus(Points(10)) <= max;
        if !more.enabled {
            more.why_not = super::notice::reason(self, Rule::AboveGoRoundMax { max });
        }
        let mut less = self.choice(
            "less",
            words.say("direct-ten-less"),
            Input::Tap(Tap::GoRoundLess),
        );
        less.enabled = points > Points::ZERO;
        if !less.enabled {
            less.why_not = words.say("direct-none-less");
        }
        let label = words.tell("direct-book", &[("points", points.into())]);
        let action = Action::GoRound { seat, points };
        let book = self.offer("book", label, Tap::BookGoRound, action);
        view.choices = vec![
            less,
            more,
            Choice {
                emphasis: Emphasis::Primary,
                ..book
            },
        ];
        view
    }

    fn last_level(self, action: Action) -> DirectView {
        let words = self.words;
        let mut view = self.panel("confirm", words.say("direct-last-heading"));
        view.lines.push(words.say("direct-last-line"));
        let level = match action {
            Action::Buy { level, .. } | Action::Auction { level, .. } => Some(level),
            _ => None,
        };
        let number = level.map_or(0, Level::number);
        let label = words.tell("direct-last-yes", &[("level", number.into())]);
        let offer = self.offer("confirm", label, Tap::Confirm, action);
        view.choices.push(Choice {
            level,
            emphasis: Emphasis::Risky,
            ..offer
        });
        view
    }

    fn correcting(self, number: u32) -> DirectView {
        let words = self.words;
        let heading = words.tell("direct-correct", &[("entry", number.into())]);
        let mut view = self.panel("correction", heading);
        if let Some(entry) = self.ledger().entries().get(number as usize - 1) {
            view.lines.push(self.entry(entry));
        }
        view.lines.push(words.say("direct-correct-line"));
        for (id, reason) in [
            ("wrong-player", Reason::WrongPlayer),
            ("wrong-level", Reason::WrongLevel),
            ("wrong-amount", Reason::WrongAmount),
            ("never-happened", Reason::NeverHappened),
        ] {
            let tap = Tap::Correct {
                entry: number,
                reason,
            };
            let action = Action::Correct {
                entry: number,
                reason,
            };
            view.choices
                .push(self.offer(id, self.reason(reason), tap, action));
        }
        view.back = Some(self.back());
        view
    }
}
