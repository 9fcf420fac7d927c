//! What a decision would book: its line, or why there is none.

use coinop_core::bank::{Action, BoxData, Debt};
use coinop_core::kernel::{Level, Seat};

use super::{Books, Line};

impl Books {
    pub(super) fn blank(&self, seat: Seat) -> Line {
        Line {
            seat: seat.0,
            transfer: None,
            card: None,
            mendable: true,
            bought: false,
            go_round: false,
            counts: true,
            mended: false,
            mends: None,
            ended: Vec::new(),
        }
    }

    /// The line of anything that moves points or a card, but for auctions.
    pub(super) fn line(&self, action: Action) -> Result<Line, &'static str> {
        match action {
            Action::Buy { seat, level } => {
                self.ready(Some(seat))?;
                self.unowned(level)?;
                self.purchase(seat, level, Self::price(level))
            }
            Action::Steal { seat, level } => {
                self.ready(Some(seat))?;
                let owner = self.owner(level).ok_or("the Bank's can't be stolen")?;
                if owner == seat.0 {
                    return Err("it's their own");
                }
                if self.whole_set(level) {
                    return Err("it's part of a complete set");
                }
                let mut line = self.blank(seat);
                line.card = Some((level.index(), Some(owner), Some(seat.0)));
                Ok(line)
            }
            Action::StoleFromBank { seat, level } => {
                self.ready(Some(seat))?;
                let last = self.done.last().map(|number| &self.lines[*number]);
                let bought = last.is_some_and(|line| {
                    let this = line.card.is_some_and(|card| card.0 == level.index());
                    line.bought && line.seat == seat.0 && this
                });
                if !bought {
                    return Err("it wasn't bought just now");
                }
                self.sale(seat, level)
            }
            Action::Pay { seat, debt } => self.payment(seat, debt),
            Action::Sell { seat, level } => {
                self.ready(Some(seat))?;
                self.sale(seat, level)
            }
            Action::GoRound { seat, points } => {
                self.ready(Some(seat))?;
                if points.0 > 320 || !points.0.is_multiple_of(10) {
                    return Err("no round earns that");
                }
                let mut line = self.blank(seat);
                line.transfer = (points.0 > 0).then_some((None, Some(seat.0), points.0));
                line.go_round = true;
                Ok(line)
            }
            Action::MazeRound { seat, points } => {
                self.ready(Some(seat))?;
                let mut line = self.blank(seat);
                line.transfer = (points.0 > 0).then_some((None, Some(seat.0), points.0));
                line.go_round = true;
                Ok(line)
            }
            Action::Correct { entry, .. } => self.correction(entry),
            Action::Register { .. }
            | Action::Auction { .. }
            | Action::NoBids { .. }
            | Action::Undo
            | Action::Redo => Err("handled elsewhere"),
        }
    }

    pub(super) fn purchase(
        &self,
        seat: Seat,
        level: Level,
        price: u32,
    ) -> Result<Line, &'static str> {
        if self.points(seat) < price {
            return Err("not enough points");
        }
        let mut line = self.blank(seat);
        line.transfer = Some((Some(seat.0), None, price));
        line.card = Some((level.index(), None, Some(seat.0)));
        line.bought = true;
        Ok(line)
    }

    fn sale(&self, seat: Seat, level: Level) -> Result<Line, &'static str> {
        if self.owner(level) != Some(seat.0) {
            return Err("only the owner sells");
        }
        let mut line = self.blank(seat);
        line.transfer = Some((None, Some(seat.0), Self::price(level)));
        line.card = Some((level.index(), Some(seat.0), None));
        Ok(line)
    }

    fn payment(&self, seat: Seat, debt: Debt) -> Result<Line, &'static str> {
        self.ready(Some(seat))?;
        let (payee, due) = match debt {
            Debt::GhostFee => (None, 20),
            Debt::JailFee => (None, 10),
            Debt::Rent(level) => {
                let owner = self.owner(level).ok_or("nobody owns it")?;
                if owner == seat.0 {
                    return Err("it's their own");
                }
                let rent = BoxData::example().level(level).rent.0;
                let doubled = self.double_rent && self.whole_set(level);
                (Some(owner), if doubled { 2 * rent } else { rent })
            }
        };
        let have = self.points(seat);
        let owns = self.at.owners.contains(&Some(seat.0));
        if have < due && owns {
            return Err("there are Levels to sell first");
        }
        if have == 0 {
            return Err("nothing to pay with");
        }
        let mut line = self.blank(seat);
        line.transfer = Some((Some(seat.0), payee, due.min(have)));
        Ok(line)
    }

    pub(super) fn correction(&self, entry: u32) -> Result<Line, &'static str> {
        self.ready(None)?;
        let index = usize::try_from(entry).ok().and_then(|n| n.checked_sub(1));
        let line = index
            .and_then(|i| self.lines.get(i))
            .ok_or("no such entry")?;
        if !line.counts || line.mended || !line.mendable {
            return Err("it doesn't count, is mended, or can't be");
        }
        let mut back = self.blank(Seat(line.seat));
        back.mendable = false;
        back.mends = index;
        if let Some((payer, payee, points)) = line.transfer {
            if payee.is_some_and(|seat| self.points(Seat(seat)) < points) {
                return Err("a score would fall below 0");
            }
            back.transfer = Some((payee, payer, points));
        }
        if let Some((level, from, to)) = line.card {
            if self.at.owners[level] != to {
                return Err("the Level would have two owners");
            }
            back.card = Some((level, to, from));
        }
        Ok(back)
    }
}
