//! Who owns and owes what: double-entry accounts, Level cards and the lines
//! that moved them. Knows no control and no display.
//!
//! Follows the rulebook's "The Board Spaces", "What If I Can't Pay?", "The End
//! of the Game" and the rulings under "Ledger". Which action makes which line
//! is decided in [`super::check`]; here lines are posted and taken back.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::entry::{CardMove, Cause, Entry, Exclusions, Transfer};
use super::{Action, Debt, Event, MAX_PLAYERS, Rule, Setup};
use crate::kernel::{Level, Points, Refused, Seat, StateHash, hash_of};

/// The bank's books.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger {
    /// Scores by seat; `None` until the coin was in.
    accounts: ArrayVec<Option<Points>, MAX_PLAYERS>,
    /// What the Bank has paid out (below 0) or taken in, so that all accounts
    /// together are always 0.
    bank: i64,
    /// Owners of the Levels.
    owners: [Option<Seat>; Level::COUNT],
    /// Denied bidders.
    exclusions: Exclusions,
    /// Counts insertions of coins.
    insertion: u32,
    /// Every line, void ones too.
    entries: Vec<Entry>,
    /// Lines just taken back, the last one first to come back.
    redo: Vec<u32>,
}

/// What [`Ledger::hash`] covers: all that counts, nothing that was taken back.
#[derive(Serialize)]
struct Counted<'a> {
    accounts: &'a [Option<Points>],
    bank: i64,
    owners: &'a [Option<Seat>; Level::COUNT],
    exclusions: Exclusions,
    insertion: u32,
    entries: Vec<&'a Entry>,
}

impl Ledger {
    /// Empty books for a table of `seats`.
    #[must_use]
    pub fn new(seats: usize) -> Self {
        Self {
            accounts: core::iter::repeat_n(None, seats.min(MAX_PLAYERS)).collect(),
            bank: 0,
            owners: [None; Level::COUNT],
            exclusions: Exclusions::default(),
            insertion: 0,
            entries: Vec::new(),
            redo: Vec::new(),
        }
    }

    /// Books `action`; on an error nothing has changed.
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn apply(
        &mut self,
        setup: &Setup,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<(), Refused<Rule>> {
        match action {
            Action::Undo => self.undo(events),
            Action::Redo => self.redo(events),
            Action::NoBids { level } => {
                self.check_no_bids(level)?;
                self.exclusions.end(level);
                self.redo.clear();
                Ok(())
            }
            Action::Auction { seat, level, bid } => {
                let entry = self.check_auction(setup, seat, level, bid)?;
                match entry {
                    Some(entry) => self.book(entry, events),
                    None => self.deny(seat, level, events),
                }
                Ok(())
            }
            other => {
                let entry = self.check(setup, other)?;
                self.book(entry, events);
                Ok(())
            }
        }
    }

    /// A new insertion begins: what lies before it can't be undone by unit undo,
    /// and what was taken back stays taken back.
    pub fn begin_insertion(&mut self) {
        self.insertion += 1;
        self.redo.clear();
    }

    /// How many seats the table has.
    #[must_use]
    pub fn seats(&self) -> impl ExactSizeIterator<Item = Seat> + use<> {
        #[expect(clippy::cast_possible_truncation, reason = "at most 4 seats")]
        let seats = self.accounts.len() as u8;
        (0..seats).map(Seat)
    }

    /// A seat's score, `None` before its coin was in or for no such seat.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Option<Points> {
        self.accounts.get(seat.index()).copied().flatten()
    }

    /// Who owns a Level.
    #[must_use]
    pub const fn owner(&self, level: Level) -> Option<Seat> {
        self.owners[level.index()]
    }

    /// The Levels of a seat, ascending.
    pub fn levels_of(&self, seat: Seat) -> impl Iterator<Item = Level> + '_ {
        Level::all().filter(move |level| self.owner(*level) == Some(seat))
    }

    /// Levels that nobody owns.
    #[must_use]
    pub fn unowned(&self) -> usize {
        self.owners.iter().filter(|owner| owner.is_none()).count()
    }

    /// Whether one player has every Level of `level`'s set.
    #[must_use]
    pub fn whole_set(&self, setup: &Setup, level: Level) -> bool {
        let owner = self.owner(level);
        let set = setup.box_data.level(level).set;
        owner.is_some()
            && setup
                .box_data
                .set(set)
                .all(|other| self.owner(other) == owner)
    }

    /// What a debt amounts to: rent doubles for a whole set (switch).
    #[must_use]
    pub fn due(&self, setup: &Setup, debt: Debt) -> Points {
        match debt {
            Debt::GhostFee => setup.box_data.ghost_fee,
            Debt::JailFee => setup.box_data.jail_fee,
            Debt::Rent(level) => {
                let rent = setup.box_data.level(level).rent;
                if setup.rules.double_rent && self.whole_set(setup, level) {
                    rent.plus(rent)
                } else {
                    rent
                }
            }
        }
    }

    /// How many coins have not been in yet.
    #[must_use]
    pub fn unregistered(&self) -> usize {
        self.accounts
            .iter()
            .filter(|account| account.is_none())
            .count()
    }

    /// Whether every Level is owned, which ends the match.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.unowned() == 0
    }

    /// Who was denied in auctions that have to be held again.
    #[must_use]
    pub const fn exclusions(&self) -> &Exclusions {
        &self.exclusions
    }

    /// Every line, in order, void ones too.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The current insertion's number.
    #[must_use]
    pub const fn insertion(&self) -> u32 {
        self.insertion
    }

    /// What the Bank has taken in, below 0 for what it has paid out.
    #[must_use]
    pub const fn bank(&self) -> i64 {
        self.bank
    }

    /// The line that undo would take back.
    ///
    /// # Errors
    /// Why there is none.
    pub fn undoable(&self) -> Result<(usize, &Entry), Refused<Rule>> {
        let last = self
            .entries
            .iter()
            .enumerate()
            .rev()
            .find(|(_, entry)| !entry.void);
        match last {
            Some((_, entry)) if entry.insertion != self.insertion => {
                Err(Refused(Rule::NothingToUndo))
            }
            Some((
                _,
                Entry {
                    cause: Cause::GoRound,
                    ..
                },
            )) => Err(Refused(Rule::UndoBarredByGoRound)),
            None
            | Some((
                _,
                Entry {
                    cause: Cause::Registered,
                    ..
                },
            )) => Err(Refused(Rule::NothingToUndo)),
            Some(found) => Ok(found),
        }
    }

    /// The line that redo would book again.
    #[must_use]
    pub fn redoable(&self) -> Option<&Entry> {
        self.redo.last().map(|index| &self.entries[*index as usize])
    }

    /// A fingerprint of all that counts.
    #[must_use]
    pub fn hash(&self) -> StateHash {
        hash_of(&self.counted())
    }

    /// What counts, for hashes of a larger state.
    pub(super) fn counted(&self) -> impl Serialize + '_ {
        Counted {
            accounts: &self.accounts,
            bank: self.bank,
            owners: &self.owners,
            exclusions: self.exclusions,
            insertion: self.insertion,
            entries: self.entries.iter().filter(|entry| !entry.void).collect(),
        }
    }

    fn book(&mut self, entry: Entry, events: &mut Vec<Event>) {
        self.redo.clear();
        #[expect(clippy::cast_possible_truncation, reason = "no match has 2^32 entries")]
        let index = self.entries.len() as u32;
        self.entries.push(entry);
        self.post(index, events);
        events.push(Event::Booked { entry: index + 1 });
    }

    /// RULING: a winning bid above the bidder's score is denied and the Level
    /// re-auctioned without that player; a denial isn't an entry.
    fn deny(&mut self, seat: Seat, level: Level, events: &mut Vec<Event>) {
        self.redo.clear();
        self.exclusions.exclude(level, seat);
        events.push(Event::Denied { seat, level });
    }

    fn undo(&mut self, events: &mut Vec<Event>) -> Result<(), Refused<Rule>> {
        let (index, _) = self.undoable()?;
        let entry = &mut self.entries[index];
        entry.void = true;
        let (transfer, card, cause) = (entry.transfer, entry.card, entry.cause);
        self.exclusions.restore(&entry.exclusions_ended);
        if let Some(Transfer { from, to, points }) = transfer {
            self.transfer(Transfer {
                from: to,
                to: from,
                points,
            });
        }
        if let Some(CardMove { level, from, .. }) = card {
            self.owners[level.index()] = from;
        }
        if let Cause::Mended { entry, .. } = cause {
            self.entries[entry as usize - 1].mended_by = None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "no match has 2^32 entries")]
        let index = index as u32;
        self.redo.push(index);
        events.push(Event::Undone { entry: index + 1 });
        Ok(())
    }

    fn redo(&mut self, events: &mut Vec<Event>) -> Result<(), Refused<Rule>> {
        let index = self.redo.pop().ok_or(Refused(Rule::NothingToRedo))?;
        self.entries[index as usize].void = false;
        self.post(index, events);
        events.push(Event::Redone { entry: index + 1 });
        Ok(())
    }

    /// Moves what the line at `index` says.
    fn post(&mut self, index: u32, events: &mut Vec<Event>) {
        let was_over = self.is_over();
        let entry = &self.entries[index as usize];
        let (seat, cause, transfer, card) = (entry.seat, entry.cause, entry.transfer, entry.card);
        if let Some(transfer) = transfer {
            self.transfer(transfer);
        }
        if let Some(CardMove { level, to, .. }) = card {
            self.owners[level.index()] = to;
        }
        if let Cause::Mended { entry, .. } = cause {
            self.entries[entry as usize - 1].mended_by = Some(index + 1);
        }
        let before = self.exclusions;
        self.settle_exclusions(seat, cause, card);
        self.entries[index as usize].exclusions_ended = before.ended_in(&self.exclusions);
        if self.is_over() && !was_over {
            events.push(Event::MatchOver);
        }
    }

    /// RULING: an exclusion ends with its auction: bought, "no bids", or the
    /// next accepted entry of another coin that isn't an auction. A correction
    /// needs no coin: it tidies the log, and the table hasn't moved on.
    fn settle_exclusions(&mut self, seat: Seat, cause: Cause, card: Option<CardMove>) {
        if let Some(card) = card {
            self.exclusions.end(card.level);
        }
        if !matches!(cause, Cause::Auctioned | Cause::Mended { .. }) {
            self.exclusions.end_without(seat);
        }
    }

    fn transfer(&mut self, Transfer { from, to, points }: Transfer) {
        match from {
            Some(seat) => {
                let account = &mut self.accounts[seat.index()];
                *account = account.and_then(|score| score.minus(points));
            }
            None => self.bank -= i64::from(points.0),
        }
        match to {
            Some(seat) => {
                let account = &mut self.accounts[seat.index()];
                *account = Some(account.unwrap_or(Points::ZERO).plus(points));
            }
            None => self.bank += i64::from(points.0),
        }
    }
}
