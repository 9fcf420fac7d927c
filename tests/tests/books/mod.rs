//! The bank's rules written down a second time, as plainly as possible, for
//! comparison with the engine. Numbers are plain integers; undo keeps copies.
//!
//! Where the rulings say nothing, [`Books::decided`] is false and the table
//! doesn't go there.

use coinop_core::bank::{Action, BoxData};
use coinop_core::kernel::{Level, Seat};

mod lines;
mod steps;

pub use steps::steps;

/// One step of the random table.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// This coin goes in, any other comes out.
    Insert(Seat),
    /// A decision.
    Act(Action),
}

/// Where points are and who owns what: all that an undo has to bring back.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Position {
    scores: Vec<Option<u32>>,
    owners: [Option<u8>; 16],
}

/// A line that was booked.
#[derive(Clone, Debug)]
struct Line {
    seat: u8,
    /// Payer, payee (`None` is the Bank), points.
    transfer: Option<(Option<u8>, Option<u8>, u32)>,
    /// Level index, from, to.
    card: Option<(usize, Option<u8>, Option<u8>)>,
    mendable: bool,
    bought: bool,
    go_round: bool,
    counts: bool,
    mended: bool,
    /// A correction: the index of the line that it takes back.
    mends: Option<usize>,
    /// The exclusions that this line ended.
    ended: Vec<(usize, u8)>,
}

/// The model.
#[derive(Clone, Debug)]
pub struct Books {
    pub start: u32,
    pub double_rent: bool,
    at: Position,
    coin: u8,
    lines: Vec<Line>,
    /// Numbers of this insertion's lines that count, and of those taken back.
    done: Vec<usize>,
    undone: Vec<usize>,
    /// Level indices and the seats that were denied.
    excluded: Vec<(usize, u8)>,
    /// A denial or "no bids" came after the last line of this insertion.
    interrupted: bool,
    /// … and since then undo needn't come back to an earlier hash.
    hash_known: bool,
    last: Result<Done, &'static str>,
}

/// What an accepted step did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Done {
    Booked,
    Other,
}

impl Books {
    pub fn new(seats: usize, start: u32, double_rent: bool) -> Self {
        Self {
            start,
            double_rent,
            at: Position {
                scores: vec![None; seats],
                owners: [None; 16],
            },
            coin: 0,
            lines: Vec::new(),
            done: Vec::new(),
            undone: Vec::new(),
            excluded: Vec::new(),
            interrupted: false,
            hash_known: true,
            last: Ok(Done::Other),
        }
    }

    pub fn seats(&self) -> usize {
        self.at.scores.len()
    }

    pub fn score(&self, seat: u8) -> Option<u32> {
        self.at.scores[usize::from(seat)]
    }

    pub fn owner(&self, level: Level) -> Option<u8> {
        self.at.owners[level.index()]
    }

    pub fn accepted(&self) -> bool {
        self.last.is_ok()
    }

    pub fn booked(&self) -> bool {
        self.last == Ok(Done::Booked)
    }

    pub fn why(&self) -> &'static str {
        self.last.err().unwrap_or("it's legal")
    }

    /// Whether undo and redo have to come back to the hash from before: not
    /// when a denial or "no bids" came between.
    pub fn hash_is_known(&self) -> bool {
        self.hash_known
    }

    fn over(&self) -> bool {
        self.at.owners.iter().all(Option::is_some)
    }

    /// Whether the rulebook or a ruling says what comes of this step.
    pub fn decided(&self, step: Step) -> bool {
        let Step::Act(action) = step else {
            return true;
        };
        if books_other_than_an_auction(action).is_some_and(|seat| self.shares_an_exclusion(seat.0))
        {
            return false;
        }
        match action {
            Action::Redo => !self.interrupted,
            // Bought earlier in this insertion, but something came after it.
            Action::StoleFromBank { level, .. } => {
                let earlier = self.done.iter().rev().skip(1);
                !earlier
                    .map(|number| &self.lines[*number])
                    .any(|line| line.bought && line.card.is_some_and(|c| c.0 == level.index()))
            }
            _ => true,
        }
    }

    /// Two bidders were denied in one auction, and one of them books something
    /// else: whether that is "another coin" to the other isn't said.
    fn shares_an_exclusion(&self, seat: u8) -> bool {
        self.excluded.iter().any(|(level, denied)| {
            *denied == seat && self.excluded.iter().any(|(l, d)| l == level && d != denied)
        })
    }

    pub fn apply(&mut self, step: Step) {
        match step {
            Step::Insert(seat) => {
                self.coin = seat.0;
                self.done.clear();
                self.undone.clear();
                self.interrupted = false;
                self.hash_known = true;
                self.last = Ok(Done::Other);
            }
            Step::Act(action) => self.last = self.act(action),
        }
    }

    fn act(&mut self, action: Action) -> Result<Done, &'static str> {
        match action {
            Action::Register { seat } => self.register(seat),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::NoBids { level } => {
                self.ready(None)?;
                self.unowned(level)?;
                self.excluded.retain(|(at, _)| *at != level.index());
                self.interrupt();
                Ok(Done::Other)
            }
            Action::Auction { seat, level, bid } => self.auction(seat, level, bid.0),
            other => {
                let mut line = self.line(other)?;
                let corrects = line.mends.is_some();
                self.end_exclusion(&mut line, corrects);
                self.book(line);
                Ok(Done::Booked)
            }
        }
    }

    fn register(&mut self, seat: Seat) -> Result<Done, &'static str> {
        let score = self.at.scores.get(seat.index()).ok_or("no such seat")?;
        if score.is_some() {
            return Err("registered already");
        }
        self.at.scores[seat.index()] = Some(0);
        let mut line = self.blank(seat);
        line.transfer = Some((None, Some(seat.0), self.start));
        line.mendable = false;
        self.book(line);
        // Nothing of a registration can be undone.
        self.done.pop();
        Ok(Done::Booked)
    }

    /// Registered all, not over, a seat of this table.
    fn ready(&self, seat: Option<Seat>) -> Result<(), &'static str> {
        if self.at.scores.iter().any(Option::is_none) {
            return Err("not every coin was in");
        }
        if self.over() {
            return Err("the match is over");
        }
        match seat {
            Some(seat) if seat.index() >= self.seats() => Err("no such seat"),
            _ => Ok(()),
        }
    }

    fn unowned(&self, level: Level) -> Result<(), &'static str> {
        self.owner(level)
            .map_or(Ok(()), |_| Err("the Level is owned"))
    }

    fn points(&self, seat: Seat) -> u32 {
        self.score(seat.0).unwrap_or(0)
    }

    fn price(level: Level) -> u32 {
        BoxData::example().level(level).price.0
    }

    /// All Levels of this Level's set belong to its owner.
    fn whole_set(&self, level: Level) -> bool {
        let data = BoxData::example();
        let owner = self.owner(level);
        owner.is_some()
            && data
                .set(data.level(level).set)
                .all(|l| self.owner(l) == owner)
    }

    fn auction(&mut self, seat: Seat, level: Level, bid: u32) -> Result<Done, &'static str> {
        self.ready(Some(seat))?;
        self.unowned(level)?;
        if self.excluded.contains(&(level.index(), seat.0)) {
            return Err("denied in this auction");
        }
        if bid == 0 || !bid.is_multiple_of(10) {
            return Err("bids are tens from 10 up");
        }
        match self.purchase(seat, level, bid) {
            Ok(mut line) => {
                line.bought = false;
                self.end_exclusion(&mut line, true);
                self.book(line);
                Ok(Done::Booked)
            }
            Err(_) => {
                self.excluded.push((level.index(), seat.0));
                self.interrupt();
                Ok(Done::Other)
            }
        }
    }

    /// Bought, or another coin's entry that is no auction and no correction.
    fn end_exclusion(&mut self, line: &mut Line, stays: bool) {
        let bought = line.card.and_then(|(at, _, to)| to.map(|_| at));
        let other = (!stays).then_some(line.seat);
        let (ended, standing) = self.excluded.iter().copied().partition(|(level, seat)| {
            bought == Some(*level) || other.is_some_and(|other| other != *seat)
        });
        line.ended = ended;
        self.excluded = standing;
    }

    fn book(&mut self, line: Line) {
        self.turn(&line, true);
        self.done.push(self.lines.len());
        self.lines.push(line);
        self.undone.clear();
        self.interrupted = false;
    }

    /// Moves a line's points and card, forward or back.
    fn turn(&mut self, line: &Line, forward: bool) {
        if let Some((payer, payee, points)) = line.transfer {
            let (from, to) = if forward {
                (payer, payee)
            } else {
                (payee, payer)
            };
            for (account, gain) in [(from, false), (to, true)] {
                if let Some(Some(score)) =
                    account.map(|seat| &mut self.at.scores[usize::from(seat)])
                {
                    *score = if gain {
                        *score + points
                    } else {
                        *score - points
                    };
                }
            }
        }
        if let Some((level, from, to)) = line.card {
            self.at.owners[level] = if forward { to } else { from };
        }
        if let Some(wrong) = line.mends {
            self.lines[wrong].mended = forward;
        }
    }

    fn interrupt(&mut self) {
        self.interrupted = true;
        self.hash_known = false;
    }

    fn undo(&mut self) -> Result<Done, &'static str> {
        if self.at.scores.iter().any(Option::is_none) {
            return Err("not every coin was in");
        }
        let number = *self.done.last().ok_or("nothing in this insertion")?;
        let line = self.lines[number].clone();
        if line.go_round {
            return Err("a GO round bars undo");
        }
        self.done.pop();
        self.turn(&line, false);
        for ended in line.ended {
            if !self.excluded.contains(&ended) {
                self.excluded.push(ended);
            }
        }
        self.lines[number].counts = false;
        self.undone.push(number);
        Ok(Done::Other)
    }

    fn redo(&mut self) -> Result<Done, &'static str> {
        let number = self.undone.pop().ok_or("nothing was taken back")?;
        let line = self.lines[number].clone();
        self.turn(&line, true);
        self.excluded
            .retain(|standing| !line.ended.contains(standing));
        self.lines[number].counts = true;
        self.done.push(number);
        Ok(Done::Other)
    }
}

/// Whose entry this would be, unless it's an auction's.
fn books_other_than_an_auction(action: Action) -> Option<Seat> {
    match action {
        Action::Buy { seat, .. }
        | Action::Steal { seat, .. }
        | Action::StoleFromBank { seat, .. }
        | Action::Pay { seat, .. }
        | Action::Sell { seat, .. }
        | Action::GoRound { seat, .. }
        | Action::MazeRound { seat, .. } => Some(seat),
        Action::Register { .. }
        | Action::Auction { .. }
        | Action::NoBids { .. }
        | Action::Correct { .. }
        | Action::Undo
        | Action::Redo => None,
    }
}
