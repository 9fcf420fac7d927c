//! The same ledger without the stick: after the coin, big buttons.
//!
//! Taps name what they do, so a tap that arrives from an older picture is
//! checked by the rules like any other and can't do something else.

use serde::{Deserialize, Serialize};

use super::game::{Answer, Bank, Hand};
use super::go_round::GO_ROUND_STEP;
use super::unit::Step;
use super::{Action, Debt, Event, MAX_PLAYERS, Rule};
use crate::kernel::{Level, Millis, Points, Refused, Seat};
use crate::session::Tap;

/// Which panel of big buttons is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DirectStep {
    /// Everything that a coin can do.
    #[default]
    Menu,
    /// What can be done on this Level.
    Level(Level),
    /// Which Level to steal.
    Steal,
    /// The auction helper.
    Auction(Auction),
    /// What a sale would be for.
    DebtFor(Level),
    /// Guided selling.
    Debt(Debt),
    /// Typing in the points of a GO round.
    GoRound(Points),
    /// "This ends the match: is everything paid?"
    LastLevel(Action),
    /// Mending an entry.
    Correction(u32),
}

/// The auction helper's state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Auction {
    /// What is sold.
    pub level: Level,
    /// Highest bid, 0 before the first.
    pub bid: Points,
    /// Who leads.
    pub leader: Option<Seat>,
}

impl Bank {
    /// The open panel, in direct mode.
    #[must_use]
    pub const fn direct_step(&self) -> Option<DirectStep> {
        match self.hand {
            Hand::Direct(step) => Some(step),
            Hand::Unit(_) | Hand::Maze(_) => None,
        }
    }

    pub(super) fn tap(
        &mut self,
        tap: &Tap,
        at: Millis,
        events: &mut Vec<Event>,
    ) -> Result<Answer, Refused<Rule>> {
        match tap {
            Tap::BringBack => return self.bring_back(events),
            Tap::ShowAll => return self.show_all(events),
            Tap::GoOn => return Ok(self.go_on(at, events)),
            _ => {}
        }
        let step = match self.hand {
            Hand::Direct(step) => step,
            // The end screen offers undo in both modes.
            Hand::Unit(_) if *tap == Tap::Undo && self.ledger.is_over() => {
                if !self.works_without_coin(tap) {
                    self.coin.ok_or(Refused(Rule::NoCoin))?;
                }
                self.book_direct(Action::Undo, at, events)?;
                self.hand = Hand::Unit(Step::Idle);
                return Ok(Answer::Done);
            }
            // A shaky finger's second tap.
            Hand::Maze(_) if *tap == Tap::OpenGoRound => return Ok(Answer::Ignored),
            Hand::Unit(_) | Hand::Maze(_) => return Err(Refused(Rule::NotNow)),
        };
        if self.coin.is_none() && !self.works_without_coin(tap) {
            return Err(Refused(Rule::NoCoin));
        }
        let seat = self.coin.unwrap_or(Seat(0));
        let next = match *tap {
            Tap::BringBack | Tap::ShowAll | Tap::GoOn => return Ok(Answer::Ignored),
            Tap::Back => self.step_back(step),
            Tap::ChooseLevel(level) => self.open(DirectStep::Level(level))?,
            Tap::ChooseSteal => self.open(DirectStep::Steal)?,
            Tap::OpenGoRound => {
                let typed = self.open(DirectStep::GoRound(Points::ZERO))?;
                if self.setup.rules.play_maze {
                    self.open_maze(events);
                    return Ok(Answer::Done);
                }
                typed
            }
            Tap::ChooseDebt(level) => {
                self.ledger
                    .allows(&self.setup, Action::Sell { seat, level })?;
                DirectStep::DebtFor(level)
            }
            Tap::OpenDebt(debt) => self.open_debt(seat, debt)?,
            Tap::OpenAuction(level) => {
                self.check_auction_opens(level)?;
                DirectStep::Auction(Auction {
                    level,
                    bid: Points::ZERO,
                    leader: None,
                })
            }
            Tap::OpenCorrection(entry) => {
                let reason = super::Reason::NeverHappened;
                self.ledger
                    .allows(&self.setup, Action::Correct { entry, reason })?;
                DirectStep::Correction(entry)
            }
            Tap::RaiseBid(bidder) => {
                return self.raise(step, bidder, events).map(|()| Answer::Done);
            }
            Tap::GoRoundMore | Tap::GoRoundLess => {
                return self.retype(step, *tap == Tap::GoRoundMore, events);
            }
            Tap::BookGoRound => {
                let DirectStep::GoRound(points) = step else {
                    return Err(Refused(Rule::NotNow));
                };
                self.book_direct(Action::GoRound { seat, points }, at, events)?;
                DirectStep::Menu
            }
            Tap::Buy(level) => self.buy(Action::Buy { seat, level }, at, events)?,
            Tap::CloseAuction => {
                let DirectStep::Auction(Auction {
                    level,
                    bid,
                    leader: Some(leader),
                }) = step
                else {
                    return Err(Refused(match step {
                        DirectStep::Auction(_) => Rule::BidZero,
                        _ => Rule::NotNow,
                    }));
                };
                self.buy(
                    Action::Auction {
                        seat: leader,
                        level,
                        bid,
                    },
                    at,
                    events,
                )?
            }
            Tap::Confirm => {
                let DirectStep::LastLevel(action) = step else {
                    return Err(Refused(Rule::NotNow));
                };
                self.book_direct(action, at, events)?;
                DirectStep::Menu
            }
            Tap::NoBids => {
                let DirectStep::Auction(Auction {
                    level,
                    leader: None,
                    ..
                }) = step
                else {
                    return Err(Refused(Rule::NotNow));
                };
                self.book_direct(Action::NoBids { level }, at, events)?;
                DirectStep::Menu
            }
            Tap::Steal(level) => {
                self.book_direct(Action::Steal { seat, level }, at, events)?;
                DirectStep::Menu
            }
            Tap::StoleFromBank(level) => {
                self.book_direct(Action::StoleFromBank { seat, level }, at, events)?;
                DirectStep::Menu
            }
            Tap::Pay(debt) => return self.pay(seat, debt, at, events),
            Tap::Sell(level) => {
                self.book_direct(Action::Sell { seat, level }, at, events)?;
                match step {
                    DirectStep::Debt(_) => step,
                    _ => DirectStep::Menu,
                }
            }
            Tap::Undo => {
                self.book_direct(Action::Undo, at, events)?;
                DirectStep::Menu
            }
            Tap::Redo => {
                self.book_direct(Action::Redo, at, events)?;
                DirectStep::Menu
            }
            Tap::Correct { entry, reason } => {
                self.book_direct(Action::Correct { entry, reason }, at, events)?;
                DirectStep::Menu
            }
        };
        if events.is_empty() {
            events.push(Event::Tapped);
        }
        self.hand = Hand::Direct(next);
        Ok(Answer::Done)
    }

    /// Opens a panel, once every coin was in and while the match runs.
    fn open(&self, step: DirectStep) -> Result<DirectStep, Refused<Rule>> {
        #[expect(clippy::cast_possible_truncation, reason = "at most 4 seats")]
        let missing = self.ledger.unregistered() as u8;
        if missing > 0 {
            return Err(Refused(Rule::NotRegisteredAll { missing }));
        }
        if self.ledger.is_over() {
            return Err(Refused(Rule::MatchOver));
        }
        Ok(step)
    }

    fn check_auction_opens(&self, level: Level) -> Result<(), Refused<Rule>> {
        self.open(DirectStep::Menu)?;
        match self.ledger.owner(level) {
            Some(owner) => Err(Refused(Rule::LevelOwned { level, owner })),
            None => Ok(()),
        }
    }

    /// Guided selling opens for a debt that exists.
    fn open_debt(&self, seat: Seat, debt: Debt) -> Result<DirectStep, Refused<Rule>> {
        match self.ledger.allows(&self.setup, Action::Pay { seat, debt }) {
            Ok(()) | Err(Refused(Rule::MustSellFirst { .. })) => Ok(DirectStep::Debt(debt)),
            Err(refused) => Err(refused),
        }
    }

    /// Pays; who can't is led to selling instead of a bare refusal.
    fn pay(
        &mut self,
        seat: Seat,
        debt: Debt,
        at: Millis,
        events: &mut Vec<Event>,
    ) -> Result<Answer, Refused<Rule>> {
        match self.book_direct(Action::Pay { seat, debt }, at, events) {
            Ok(()) => {
                self.hand = Hand::Direct(DirectStep::Menu);
                Ok(Answer::Done)
            }
            Err(Refused(rule @ Rule::MustSellFirst { .. }))
                if self.hand != Hand::Direct(DirectStep::Debt(debt)) =>
            {
                self.hand = Hand::Direct(DirectStep::Debt(debt));
                Ok(Answer::Rang(rule))
            }
            Err(refused) => Err(refused),
        }
    }

    /// Buys, at face value or at auction; the last Level asks first.
    fn buy(
        &mut self,
        action: Action,
        at: Millis,
        events: &mut Vec<Event>,
    ) -> Result<DirectStep, Refused<Rule>> {
        if self.ledger.unowned() == 1 {
            self.ledger.allows(&self.setup, action)?;
            return Ok(DirectStep::LastLevel(action));
        }
        self.book_direct(action, at, events)?;
        Ok(DirectStep::Menu)
    }

    /// What this bidder's next bid would be.
    ///
    /// # Errors
    /// RULING: the helper stops at a bidder's score; a denied one stays out.
    pub fn next_bid(&self, auction: Auction, bidder: Seat) -> Result<Points, Refused<Rule>> {
        self.ledger.check_bidder(bidder, auction.level)?;
        if auction.leader == Some(bidder) {
            return Err(Refused(Rule::AlreadyLeading { seat: bidder }));
        }
        let need = auction.bid.plus(self.setup.box_data.bid_step);
        let have = self.ledger.score(bidder).unwrap_or(Points::ZERO);
        if have < need {
            return Err(Refused(Rule::CannotAfford { need, have }));
        }
        Ok(need)
    }

    fn raise(
        &mut self,
        step: DirectStep,
        bidder: Seat,
        events: &mut Vec<Event>,
    ) -> Result<(), Refused<Rule>> {
        let DirectStep::Auction(auction) = step else {
            return Err(Refused(Rule::NotNow));
        };
        let bid = self.next_bid(auction, bidder)?;
        let raised = Auction {
            bid,
            leader: Some(bidder),
            ..auction
        };
        self.hand = Hand::Direct(DirectStep::Auction(raised));
        events.push(Event::Counted { points: bid });
        Ok(())
    }

    fn retype(
        &mut self,
        step: DirectStep,
        more: bool,
        events: &mut Vec<Event>,
    ) -> Result<Answer, Refused<Rule>> {
        let DirectStep::GoRound(points) = step else {
            return Err(Refused(Rule::NotNow));
        };
        let max = self.setup.box_data.go_round_max;
        let points = if more {
            Some(points.plus(GO_ROUND_STEP))
                .filter(|points| *points <= max)
                .ok_or(Refused(Rule::AboveGoRoundMax { max }))?
        } else {
            points.minus(GO_ROUND_STEP).ok_or(Refused(Rule::NotNow))?
        };
        self.hand = Hand::Direct(DirectStep::GoRound(points));
        events.push(Event::Counted { points });
        Ok(Answer::Done)
    }

    /// One step back; nothing is booked.
    const fn step_back(&self, step: DirectStep) -> DirectStep {
        match step {
            DirectStep::DebtFor(level) => DirectStep::Level(level),
            DirectStep::Auction(auction) => DirectStep::Level(auction.level),
            DirectStep::LastLevel(Action::Buy { level, .. } | Action::Auction { level, .. }) => {
                DirectStep::Level(level)
            }
            _ => DirectStep::Menu,
        }
    }

    fn show_all(&mut self, events: &mut Vec<Event>) -> Result<Answer, Refused<Rule>> {
        if !self.ledger.is_over() {
            return Err(Refused(Rule::NotNow));
        }
        if self.revealed == [true; MAX_PLAYERS] {
            return Ok(Answer::Ignored);
        }
        self.revealed = [true; MAX_PLAYERS];
        events.push(Event::AllShown);
        Ok(Answer::Done)
    }
}
