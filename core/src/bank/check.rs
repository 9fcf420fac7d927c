//! Which action makes which line of the ledger, and which rule refuses it.

use super::entry::{Account, CardMove, Cause, Entry, Exclusions, Transfer};
use super::go_round::GO_ROUND_STEP;
use super::{Action, Debt, Ledger, Rule, Setup};
use crate::kernel::{Level, Points, Refused, Seat};

pub(super) type Checked<T> = Result<T, Refused<Rule>>;

pub(super) const fn refuse<T>(rule: Rule) -> Checked<T> {
    Err(Refused(rule))
}

/// A score before and after something that isn't booked yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Whose score.
    pub seat: Seat,
    /// As it is.
    pub before: Points,
    /// As it would be.
    pub after: Points,
}

impl Ledger {
    /// Whether `action` would be accepted now.
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn allows(&self, setup: &Setup, action: Action) -> Result<(), Refused<Rule>> {
        match action {
            Action::Undo => self.undoable().map(drop),
            Action::Redo => self
                .redoable()
                .map(drop)
                .ok_or(Refused(Rule::NothingToRedo)),
            Action::NoBids { level } => self.check_no_bids(level),
            Action::Auction { seat, level, bid } => {
                self.check_auction(setup, seat, level, bid).map(drop)
            }
            other => self.check(setup, other).map(drop),
        }
    }

    /// Whose score `action` would change from what to what.
    ///
    /// # Errors
    /// The rule that refuses it, or would deny it.
    pub fn preview(&self, setup: &Setup, action: Action) -> Result<Option<Preview>, Refused<Rule>> {
        let entry = match action {
            Action::Undo => {
                let (_, entry) = self.undoable()?;
                let now = self.score(entry.seat).unwrap_or(Points::ZERO);
                let moved = entry.transfer.map_or(Points::ZERO, |t| t.points);
                let after = match entry.transfer {
                    Some(t) if t.to == Some(entry.seat) => now.minus(moved).unwrap_or(Points::ZERO),
                    _ => now.plus(moved),
                };
                return Ok(Some(Preview {
                    seat: entry.seat,
                    before: now,
                    after,
                }));
            }
            Action::Redo => {
                let entry = self.redoable().ok_or(Refused(Rule::NothingToRedo))?;
                entry.clone()
            }
            Action::NoBids { level } => {
                self.check_no_bids(level)?;
                return Ok(None);
            }
            Action::Auction { seat, level, bid } => {
                match self.check_auction(setup, seat, level, bid)? {
                    Some(entry) => entry,
                    None => {
                        let have = self.score(seat).unwrap_or(Points::ZERO);
                        return refuse(Rule::CannotAfford { need: bid, have });
                    }
                }
            }
            other => self.check(setup, other)?,
        };
        Ok(Some(Preview {
            seat: entry.seat,
            before: entry.before,
            after: entry.after(),
        }))
    }

    /// The line that `action` makes. Undo, redo and auctions have their own way.
    pub(super) fn check(&self, setup: &Setup, action: Action) -> Checked<Entry> {
        match action {
            Action::Register { seat } => self.check_register(setup, seat),
            Action::Buy { seat, level } => {
                self.check_ready(seat)?;
                self.check_unowned(seat, level)?;
                self.purchase(
                    seat,
                    level,
                    setup.box_data.level(level).price,
                    Cause::Bought,
                )
            }
            Action::Steal { seat, level } => self.check_steal(setup, seat, level),
            Action::StoleFromBank { seat, level } => self.check_sell_back(seat, level),
            Action::Pay { seat, debt } => self.check_pay(setup, seat, debt),
            Action::Sell { seat, level } => {
                self.check_ready(seat)?;
                match self.owner(level) {
                    None => refuse(Rule::LevelUnowned { level }),
                    Some(owner) if owner != seat => refuse(Rule::NotOwner { level, owner }),
                    Some(_) => {
                        let price = setup.box_data.level(level).price;
                        Ok(self.sale(seat, level, price, Cause::Sold))
                    }
                }
            }
            Action::GoRound { seat, points } => {
                self.check_ready(seat)?;
                let max = setup.box_data.go_round_max;
                if !points.0.is_multiple_of(GO_ROUND_STEP.0) {
                    return refuse(Rule::NotInTens);
                }
                if points > max {
                    return refuse(Rule::AboveGoRoundMax { max });
                }
                Ok(self.go_round(seat, points))
            }
            Action::MazeRound { seat, points } => {
                self.check_ready(seat)?;
                Ok(self.go_round(seat, points))
            }
            Action::Correct { entry, reason } => self.check_correction(entry, reason),
            Action::Undo | Action::Redo | Action::NoBids { .. } | Action::Auction { .. } => {
                refuse(Rule::NotNow)
            }
        }
    }

    fn go_round(&self, seat: Seat, points: Points) -> Entry {
        let earned = transfer(None, Some(seat), points);
        self.entry(seat, Cause::GoRound, earned, None)
    }

    /// The line of a winning bid; `None` when the bid is above the score and
    /// has to be denied (rulebook: "your purchase will be denied").
    pub(super) fn check_auction(
        &self,
        setup: &Setup,
        seat: Seat,
        level: Level,
        bid: Points,
    ) -> Checked<Option<Entry>> {
        self.check_bidder(seat, level)?;
        if bid == Points::ZERO {
            return refuse(Rule::BidZero);
        }
        if !bid.0.is_multiple_of(setup.box_data.bid_step.0) {
            return refuse(Rule::NotInTens);
        }
        if self.score(seat) < Some(bid) {
            return Ok(None);
        }
        self.purchase(seat, level, bid, Cause::Auctioned).map(Some)
    }

    /// Whether `seat` may bid for `level` at all.
    ///
    /// # Errors
    /// The rule that keeps them out.
    pub fn check_bidder(&self, seat: Seat, level: Level) -> Checked<()> {
        self.check_ready(seat)?;
        if let Some(owner) = self.owner(level) {
            return refuse(Rule::LevelOwned { level, owner });
        }
        if self.exclusions().excludes(level, seat) {
            return refuse(Rule::ExcludedFromAuction { level });
        }
        Ok(())
    }

    pub(super) fn check_no_bids(&self, level: Level) -> Checked<()> {
        if self.unregistered() > 0 {
            return refuse(self.missing());
        }
        match self.owner(level) {
            Some(owner) => refuse(Rule::LevelOwned { level, owner }),
            None => Ok(()),
        }
    }

    /// Every account is open, the seat exists and the match isn't over.
    fn check_ready(&self, seat: Seat) -> Checked<()> {
        if seat.index() >= self.seats().len() {
            return refuse(Rule::UnknownSeat { seat });
        }
        if self.unregistered() > 0 {
            return refuse(self.missing());
        }
        if self.is_over() {
            return refuse(Rule::MatchOver);
        }
        Ok(())
    }

    pub(super) fn missing(&self) -> Rule {
        #[expect(clippy::cast_possible_truncation, reason = "at most 4 seats")]
        let missing = self.unregistered() as u8;
        Rule::NotRegisteredAll { missing }
    }

    fn check_register(&self, setup: &Setup, seat: Seat) -> Checked<Entry> {
        if seat.index() >= self.seats().len() {
            return refuse(Rule::UnknownSeat { seat });
        }
        if self.score(seat).is_some() {
            return refuse(Rule::NotNow);
        }
        let start = transfer(None, Some(seat), setup.box_data.start);
        Ok(self.entry(seat, Cause::Registered, start, None))
    }

    fn check_unowned(&self, seat: Seat, level: Level) -> Checked<()> {
        match self.owner(level) {
            None => Ok(()),
            Some(owner) if owner == seat => refuse(Rule::OwnLevel { level }),
            Some(owner) => refuse(Rule::LevelOwned { level, owner }),
        }
    }

    fn check_steal(&self, setup: &Setup, seat: Seat, level: Level) -> Checked<Entry> {
        self.check_ready(seat)?;
        match self.owner(level) {
            None => refuse(Rule::LevelUnowned { level }),
            Some(owner) if owner == seat => refuse(Rule::OwnLevel { level }),
            Some(owner) if self.whole_set(setup, level) => refuse(Rule::WholeSet { level, owner }),
            Some(owner) => {
                let card = CardMove {
                    level,
                    from: Some(owner),
                    to: Some(seat),
                };
                Ok(self.entry(seat, Cause::Stolen, None, Some(card)))
            }
        }
    }

    /// Rulebook, Power Pellet: a Level taken from the Bank is sold back at once.
    fn check_sell_back(&self, seat: Seat, level: Level) -> Checked<Entry> {
        self.check_ready(seat)?;
        match self.undoable() {
            Ok((_, last))
                if last.cause == Cause::Bought
                    && last.seat == seat
                    && last.level() == Some(level) =>
            {
                let paid = last
                    .transfer
                    .map_or(Points::ZERO, |transfer| transfer.points);
                Ok(self.sale(seat, level, paid, Cause::SoldBack))
            }
            _ => refuse(Rule::NotLastPurchase { level }),
        }
    }

    /// Rulebook, "What If I Can't Pay?".
    fn check_pay(&self, setup: &Setup, seat: Seat, debt: Debt) -> Checked<Entry> {
        self.check_ready(seat)?;
        let to = match debt {
            Debt::GhostFee | Debt::JailFee => None,
            Debt::Rent(level) => match self.owner(level) {
                None => return refuse(Rule::LevelUnowned { level }),
                Some(owner) if owner == seat => return refuse(Rule::OwnLevel { level }),
                owner => owner,
            },
        };
        let need = self.due(setup, debt);
        let have = self.score(seat).unwrap_or(Points::ZERO);
        let forgiven = match have.minus(need) {
            Some(_) => Points::ZERO,
            None if self.levels_of(seat).next().is_some() => {
                return refuse(Rule::MustSellFirst { need, have });
            }
            None if have == Points::ZERO => return refuse(Rule::NothingToPayWith),
            // RULING: the whole remaining score is paid and the rest is gone.
            None => need.minus(have).unwrap_or(Points::ZERO),
        };
        let paid = need.minus(forgiven).unwrap_or(Points::ZERO);
        let cause = Cause::Paid { debt, forgiven };
        Ok(self.entry(seat, cause, transfer(Some(seat), to, paid), None))
    }

    fn purchase(&self, seat: Seat, level: Level, need: Points, why: Cause) -> Checked<Entry> {
        let have = self.score(seat).unwrap_or(Points::ZERO);
        if have < need {
            return refuse(Rule::CannotAfford { need, have });
        }
        let card = CardMove {
            level,
            from: None,
            to: Some(seat),
        };
        Ok(self.entry(seat, why, transfer(Some(seat), None, need), Some(card)))
    }

    fn sale(&self, seat: Seat, level: Level, price: Points, why: Cause) -> Entry {
        let card = CardMove {
            level,
            from: Some(seat),
            to: None,
        };
        self.entry(seat, why, transfer(None, Some(seat), price), Some(card))
    }

    pub(super) fn entry(
        &self,
        seat: Seat,
        cause: Cause,
        transfer: Option<Transfer>,
        card: Option<CardMove>,
    ) -> Entry {
        Entry {
            cause,
            seat,
            before: self.score(seat).unwrap_or(Points::ZERO),
            transfer,
            card,
            insertion: self.insertion(),
            exclusions_ended: Exclusions::default(),
            void: false,
            mended_by: None,
        }
    }
}

/// A transfer, or none where nothing moves.
fn transfer(from: Account, to: Account, points: Points) -> Option<Transfer> {
    (points > Points::ZERO).then_some(Transfer { from, to, points })
}
