//! One match of the bank: books, coin, controls, and time that passes.

use serde::{Deserialize, Serialize};

use super::direct::DirectStep;
use super::display::Flash;
use super::go_round::GoRound;
use super::reset::BeforeReset;
use super::table::{Table, TableEvent};
use super::unit::{Button, Step};
use super::{Action, Event, Ledger, MAX_PLAYERS, Rule, Setup};
use crate::kernel::{Invalid, Millis, Refused, Seat, Seed, StateHash, Stream, StreamId, hash_of};
use crate::session::{Input, Mode, TableTap};

/// With a coin inserted the unit sleeps after five minutes (rulebook).
const SLEEP_MS: u32 = 5 * 60 * 1_000;
/// RULING: a shaky finger's second tap.
const REPEAT_MS: u32 = 600;

/// How the bank is worked, and how far the current entry is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Hand {
    /// Joystick and white button.
    Unit(Step),
    /// Big buttons.
    Direct(DirectStep),
    /// A GO round in the maze, or its result.
    Maze(Box<GoRound>),
}

/// How an accepted input went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Something changed.
    Done,
    /// Something changed that only the maze shows.
    Steered,
    /// The bell: the display changed, a rule refused.
    Rang(Rule),
    /// Nothing changed and nothing is said.
    Ignored,
}

/// What a second tap within 600 ms is compared with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Direct {
    Book(Action),
    Table(TableTap),
}

/// A validated match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bank {
    pub(super) setup: Setup,
    pub(super) ledger: Ledger,
    pub(super) coin: Option<Seat>,
    pub(super) hand: Hand,
    pub(super) flash: Option<Flash>,
    pub(super) button: Button,
    pub(super) asleep: bool,
    /// When a control was last touched.
    pub(super) touched: Millis,
    /// After the end: whose coin was in, by seat.
    pub(super) revealed: [bool; MAX_PLAYERS],
    /// The table before the last reset, until new entries bury it.
    pub(super) before_reset: Option<Box<BeforeReset>>,
    /// The table helper: no part of the books, untouched by undo.
    pub(super) table: Table,
    /// The chance of the next round's ghosts.
    pub(super) ghosts: Stream,
    /// The last big button that did something and when, against shaky fingers.
    pub(super) last_direct: Option<(Direct, Millis)>,
}

impl Bank {
    /// A new match.
    ///
    /// # Errors
    /// What is wrong with the setup.
    pub fn new(setup: Setup, seed: Seed) -> Result<Self, Invalid> {
        setup.validate()?;
        Ok(Self {
            ledger: Ledger::new(setup.players.len()),
            table: Table::new(setup.players.len(), setup.helper, seed),
            setup,
            coin: None,
            hand: Hand::Unit(Step::Idle),
            flash: None,
            button: Button::Up,
            asleep: false,
            touched: Millis(0),
            revealed: [false; MAX_PLAYERS],
            before_reset: None,
            ghosts: Stream::new(seed, StreamId::Ghosts),
            last_direct: None,
        })
    }

    /// What the match was set up with.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The books.
    #[must_use]
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The table helper.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The coin in the slot.
    #[must_use]
    pub const fn coin(&self) -> Option<Seat> {
        self.coin
    }

    /// Joystick or big buttons.
    #[must_use]
    pub fn mode(&self) -> Mode {
        match &self.hand {
            Hand::Unit(_) => Mode::Unit,
            Hand::Direct(_) => Mode::Direct,
            Hand::Maze(go) => go.back,
        }
    }

    /// Takes one input at `at`, after [`Bank::advance`] brought time there.
    ///
    /// # Errors
    /// The rule that refuses it; nothing has changed then.
    pub fn input(
        &mut self,
        input: &Input,
        at: Millis,
        events: &mut Vec<Event>,
    ) -> Result<Answer, Refused<Rule>> {
        let typing = self.types_go_round();
        let answer = match input {
            Input::CoinIn(seat) => self.coin_in(*seat, events),
            Input::CoinOut => self.coin_out(events),
            Input::Stick(direction) => match self.hand {
                Hand::Maze(_) => Ok(self.nudge((*direction).into(), at)),
                _ => self.stick(*direction, events),
            },
            Input::Press(direction) => Ok(self.steer((*direction).into(), true, at)),
            Input::Release(direction) => Ok(self.steer((*direction).into(), false, at)),
            Input::Play(tick) => self.play_to(*tick, at, events),
            Input::ButtonDown => match self.hand {
                Hand::Maze(_) => Ok(self.go_on(at, events)),
                _ => Ok(self.button_down(at)),
            },
            Input::ButtonUp => self.button_up(at, events),
            Input::LetGo => {
                let button = self.let_go();
                Ok(match self.pause_round(events) {
                    Answer::Done => Answer::Done,
                    _ => button,
                })
            }
            Input::Wake => Ok(Answer::Ignored),
            Input::SetMode(mode) => self.set_mode(*mode, events),
            Input::Tap(tap) => self.tap(tap, at, events),
            Input::Table(tap) => self.table_tap(tap, at, events),
            // Of another game.
            Input::Card(_) | Input::Pick(_) | Input::TakeBack(_) => Ok(Answer::Ignored),
        };
        if !matches!(answer, Ok(Answer::Ignored) | Err(_)) {
            self.touched = at;
        }
        if typing != self.types_go_round() {
            // What was held before or in the round resets nothing after it.
            self.button = self.button.spent();
        }
        answer
    }

    /// Lets time pass up to `now`; true if anything changed.
    ///
    /// Going there at once or in pieces comes to the same.
    pub fn advance(&mut self, now: Millis, events: &mut Vec<Event>) -> bool {
        let mut changed = false;
        if let Some(due) = self.reset_due().filter(|due| *due <= now) {
            self.reset(due, events);
            changed = true;
        }
        if self.flash.is_some_and(|flash| flash.until <= now) {
            self.flash = None;
            changed = true;
        }
        if self.result_due().is_some_and(|due| due <= now) {
            self.hand = self.mode().at_rest();
            changed = true;
        }
        if self.may_sleep() && self.touched.after(SLEEP_MS) <= now {
            self.asleep = true;
            changed = true;
        }
        changed
    }

    /// When [`Bank::advance`] would next change something.
    #[must_use]
    pub fn next_change(&self) -> Option<Millis> {
        let flash = self.flash.map(|flash| flash.until);
        let sleep = self.may_sleep().then(|| self.touched.after(SLEEP_MS));
        [self.reset_due(), flash, sleep, self.result_due()]
            .into_iter()
            .flatten()
            .min()
    }

    /// A fingerprint of all that counts; display, time and what was taken back
    /// are left out.
    #[must_use]
    pub fn hash(&self) -> StateHash {
        hash_of(&(
            self.ledger.counted(),
            self.coin,
            self.hand.counted(),
            self.revealed,
            &self.table,
        ))
    }

    fn may_sleep(&self) -> bool {
        self.coin.is_some() && !self.asleep && matches!(self.hand, Hand::Unit(_))
    }

    /// Books what the current coin decided.
    pub(super) fn book(
        &mut self,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<(), Refused<Rule>> {
        self.ledger.apply(&self.setup, action, events)?;
        if !matches!(action, Action::Register { .. }) {
            self.before_reset = None;
        }
        // What counts for the end may have changed.
        self.revealed = [false; MAX_PLAYERS];
        Ok(())
    }

    /// As [`Bank::book`], but a second tap within 600 ms is refused.
    pub(super) fn book_direct(
        &mut self,
        action: Action,
        at: Millis,
        events: &mut Vec<Event>,
    ) -> Result<(), Refused<Rule>> {
        self.check_repeated(&Direct::Book(action), at)?;
        self.book(action, events)?;
        self.last_direct = Some((Direct::Book(action), at));
        Ok(())
    }

    fn check_repeated(&self, direct: &Direct, at: Millis) -> Result<(), Refused<Rule>> {
        match &self.last_direct {
            Some((last, when)) if last == direct && when.until(at) < REPEAT_MS => {
                Err(Refused(Rule::Repeated))
            }
            _ => Ok(()),
        }
    }

    fn table_tap(
        &mut self,
        tap: &TableTap,
        at: Millis,
        events: &mut Vec<Event>,
    ) -> Result<Answer, Refused<Rule>> {
        let direct = Direct::Table(tap.clone());
        self.check_repeated(&direct, at)?;
        let event = self
            .table
            .apply(tap, &self.setup.box_data)
            .map_err(|refusal| Refused(Rule::Helper(refusal)))?;
        self.last_direct = Some((direct, at));
        events.push(match event {
            TableEvent::Rolled { .. } => Event::Rolled,
            _ => Event::Tapped,
        });
        Ok(Answer::Done)
    }

    fn coin_in(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<Answer, Refused<Rule>> {
        if seat.index() >= self.setup.players.len() {
            return Err(Refused(Rule::UnknownSeat { seat }));
        }
        if let Some(coin) = self.coin {
            // RULING: in direct mode another coin swaps an idle one.
            let swaps = coin != seat && self.hand == Hand::Direct(DirectStep::Menu);
            if !swaps {
                return Err(Refused(Rule::CoinInSlot { seat: coin }));
            }
            self.coin_out(events)?;
        }
        self.coin = Some(seat);
        self.flash = None;
        self.ledger.begin_insertion();
        events.push(Event::CoinIn { seat });
        if self.ledger.score(seat).is_none() {
            self.book(Action::Register { seat }, events)?;
        } else if self.ledger.is_over() {
            self.revealed[seat.index()] = true;
            if self
                .outcome()
                .is_some_and(|outcome| outcome.winners.contains(&seat))
            {
                events.push(Event::WinnerShown { seat });
            }
        }
        Ok(Answer::Done)
    }

    /// Pulled while choosing or bidding: nothing is booked.
    fn coin_out(&mut self, events: &mut Vec<Event>) -> Result<Answer, Refused<Rule>> {
        if self.coin.is_none() {
            return Err(Refused(Rule::NoCoin));
        }
        self.cut_round(events)?;
        let seat = self.coin.take().ok_or(Refused(Rule::NoCoin))?;
        self.hand = self.mode().at_rest();
        self.asleep = false;
        self.flash = None;
        events.push(Event::CoinOut { seat });
        Ok(Answer::Done)
    }

    fn set_mode(&mut self, mode: Mode, events: &mut Vec<Event>) -> Result<Answer, Refused<Rule>> {
        if matches!(self.hand, Hand::Maze(_)) {
            return Err(Refused(Rule::NotNow));
        }
        if mode == self.mode() {
            return Ok(Answer::Ignored);
        }
        self.hand = mode.at_rest();
        self.asleep = false;
        self.flash = None;
        events.push(Event::Tapped);
        Ok(Answer::Done)
    }

    /// After the end: whether this seat's score is shown yet.
    #[must_use]
    pub const fn is_revealed(&self, seat: Seat) -> bool {
        self.revealed[seat.index()]
    }
}

impl Mode {
    /// The hand with nothing begun.
    pub(super) const fn at_rest(self) -> Hand {
        match self {
            Self::Unit => Hand::Unit(Step::Idle),
            Self::Direct => Hand::Direct(DirectStep::Menu),
        }
    }
}
