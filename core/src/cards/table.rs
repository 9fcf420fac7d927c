//! A match as hands and time reach it: half-answered questions, a shaky
//! finger's second tap, the pace of bots.
//!
//! Bots never act in a replay: what one decided is in the log as its action.
//! [`CardTable::by_itself`] says what is decided without a hand, and
//! [`crate::session::Session`] logs that in the input's place.

use serde::{Deserialize, Serialize};

use super::{Action, Cards, Event, Fact, Outcome, PowerUp, Rule, Seen, Setup, Viewer, Waiting};
use crate::bot::cards::decide;
use crate::kernel::{Invalid, Millis, Refused, Seat, Seed, StateHash};
use crate::session::{Input, Tap};

/// RULING: a shaky finger's second tap.
const REPEAT_MS: u32 = 600;
/// A bot decides so long after what happened before, whatever it decides, so
/// that people can follow and its pace tells nothing.
pub const BOT_MS: u32 = 900;

/// What a second tap within 600 ms is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Direct {
    Card(Action),
    TakeBack(Seat),
}

/// A match with what isn't decided yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardTable {
    cards: Cards,
    /// Half of a power-up's question: a player.
    picked: Option<Seat>,
    /// When something was decided last.
    since: Millis,
    /// The last thing that a person did and when, against shaky fingers.
    last: Option<(Direct, Millis)>,
}

/// What a view is made from: what the viewer may know, and what's no secret.
#[derive(Clone, Debug)]
pub struct Public<'a> {
    /// What the viewer may know.
    pub seen: Seen<'a>,
    /// Names, level, decks, switches.
    pub setup: &'a Setup,
    /// Half of a power-up's question.
    pub picked: Option<Seat>,
    /// Who may take back their last step.
    pub take_back: Option<Seat>,
    /// Draw, end, shut down, with what refuses each: counters of the turn and
    /// of the deck, which everybody sees.
    pub in_turn: Vec<(Action, Option<Rule>)>,
    /// That the player whose turn just ended was knocked out in it, while the
    /// screen is handed on. Everybody saw it.
    pub parting: Option<Fact>,
    /// After the end.
    pub outcome: Option<Outcome>,
}

impl CardTable {
    /// A new match.
    ///
    /// # Errors
    /// What is wrong with the setup.
    pub fn new(setup: Setup, seed: Seed) -> Result<Self, Invalid> {
        Ok(Self {
            cards: Cards::new(setup, seed)?,
            picked: None,
            since: Millis(0),
            last: None,
        })
    }

    /// The match.
    #[must_use]
    pub const fn cards(&self) -> &Cards {
        &self.cards
    }

    /// Takes one input; false: nothing changed, and nothing is said. What
    /// belongs to other games is ignored.
    ///
    /// # Errors
    /// The rule that refuses it; nothing has changed then.
    pub fn input(
        &mut self,
        input: &Input,
        at: Millis,
        events: &mut Vec<Event>,
    ) -> Result<bool, Refused<Rule>> {
        match input {
            Input::Card(action) => self.decide(*action, at, events)?,
            Input::Pick(seat) => self.pick(*seat)?,
            Input::TakeBack(seat) => {
                self.check_repeated(Direct::TakeBack(*seat), at)?;
                self.cards.take_back(*seat, events)?;
                self.picked = None;
                self.since = at;
                self.last = Some((Direct::TakeBack(*seat), at));
            }
            Input::LetGo => {
                let Some(seat) = self.cards.state().holder() else {
                    return Ok(false);
                };
                self.cards.apply(Action::Cover { seat }, events)?;
                // Another hand may come at once; it's no second tap.
                self.last = None;
            }
            Input::CoinIn(_)
            | Input::CoinOut
            | Input::Stick(_)
            | Input::ButtonDown
            | Input::ButtonUp
            | Input::Wake
            | Input::Play(_)
            | Input::Press(_)
            | Input::Release(_)
            | Input::SetMode(_)
            | Input::Tap(_)
            | Input::Table(_) => return Ok(false),
        }
        Ok(true)
    }

    fn decide(
        &mut self,
        action: Action,
        at: Millis,
        events: &mut Vec<Event>,
    ) -> Result<(), Refused<Rule>> {
        let direct = Direct::Card(action);
        let by_hand = !self.is_bot(action.seat());
        if by_hand {
            self.check_repeated(direct, at)?;
        }
        self.cards.apply(action, events)?;
        if by_hand {
            let covered = matches!(action, Action::Cover { .. });
            self.last = (!covered).then_some((direct, at));
        }
        // Looking away and back answers nothing and takes nobody's time.
        if !matches!(action, Action::Lift { .. } | Action::Cover { .. }) {
            self.picked = None;
            self.since = at;
        }
        Ok(())
    }

    fn check_repeated(&self, direct: Direct, at: Millis) -> Result<(), Refused<Rule>> {
        match &self.last {
            Some((last, when)) if *last == direct && when.until(at) < REPEAT_MS => {
                Err(Refused(Rule::Repeated))
            }
            _ => Ok(()),
        }
    }

    fn pick(&mut self, seat: Option<Seat>) -> Result<(), Refused<Rule>> {
        let picked = seat.filter(|_| self.picks());
        if picked == self.picked {
            return Err(Refused(Rule::NotNow));
        }
        if let Some(seat) = picked {
            let state = self.cards.state();
            let seen = self.cards.seen();
            match state.status(seat) {
                None => return Err(Refused(Rule::UnknownSeat { seat })),
                Some(_) if !state.is_in(seat) => return Err(Refused(Rule::OutOfGame { seat })),
                Some(_) => {}
            }
            let is_gift = seen.waiting == Waiting::Play(PowerUp::GiveGhost);
            if is_gift && seen.seat() == Some(seat) {
                return Err(Refused(Rule::NotYourself));
            }
        }
        self.picked = picked;
        Ok(())
    }

    /// Whether a question of two halves is open before somebody's eyes.
    fn picks(&self) -> bool {
        let seen = self.cards.seen();
        let halves = match seen.waiting {
            Waiting::Play(PowerUp::GiveGhost | PowerUp::Swap | PowerUp::DrawChoice) => true,
            Waiting::Play(PowerUp::Skip | PowerUp::ExtraDraw | PowerUp::Pass)
            | Waiting::Turn
            | Waiting::Pass { .. }
            | Waiting::Over => false,
        };
        halves && seen.seat().is_some()
    }

    fn is_bot(&self, seat: Seat) -> bool {
        let deal = self.cards.state().deal();
        deal.has(seat) && deal.bot(seat).is_some()
    }

    /// What an input that came from outside stands for: a bot's decision when
    /// its time has come or nobody wants to wait, nothing when a hand reaches
    /// for a bot's cards, else itself.
    #[must_use]
    pub fn by_itself(&self, input: Input, at: Millis) -> Input {
        match input {
            Input::Wake if self.next_change().is_some_and(|due| due <= at) => self.bots_move(),
            Input::Tap(Tap::GoOn) => self.bots_move(),
            Input::Card(action) if self.is_bot(action.seat()) => Input::Wake,
            other => other,
        }
    }

    fn bots_move(&self) -> Input {
        let Some((seat, strength)) = self.cards.bot() else {
            return Input::Wake;
        };
        let seen = self.cards.observe(Viewer::Seat(seat));
        let decided = decide(&seen, strength, &mut self.cards.chance());
        // Whatever it thinks, the match goes on.
        let decided = decided.filter(|action| self.cards.state().allows(*action).is_ok());
        decided
            .or_else(|| seen.legal.first().copied())
            .map_or(Input::Wake, Input::Card)
    }

    /// When the next bot decides.
    #[must_use]
    pub fn next_change(&self) -> Option<Millis> {
        self.cards.bot().map(|_| self.since.after(BOT_MS))
    }

    /// What the screen may show now.
    #[must_use]
    pub fn public(&self) -> Public<'_> {
        let (cards, state) = (&self.cards, self.cards.state());
        let seat = state.on_turn();
        let in_turn = [
            Action::Draw { seat },
            Action::End { seat },
            Action::ShutDown { seat },
        ];
        Public {
            seen: cards.seen(),
            setup: cards.setup(),
            picked: self.picked,
            take_back: cards.can_take_back(),
            in_turn: in_turn
                .map(|action| (action, state.allows(action).err()))
                .to_vec(),
            parting: self.parting(),
            outcome: state.outcome(),
        }
    }

    /// Whoever is out in the middle of their turn would see nothing but the
    /// next player's name, and wonder.
    fn parting(&self) -> Option<Fact> {
        let Viewer::Curtain(_) = self.cards.state().viewer() else {
            return None;
        };
        // The next turn has begun, and nothing happened in it.
        let (Fact::TurnOf { .. }, ended) = self.cards.story().split_last()? else {
            return None;
        };
        let seat = ended.iter().rev().find_map(|fact| match fact {
            Fact::TurnOf { seat, .. } => Some(*seat),
            _ => None,
        })?;
        // Nobody's turn comes after they're out, so that it was in that one.
        let out = Fact::KnockedOut { seat };
        ended.contains(&out).then_some(out)
    }

    /// A fingerprint of all that counts, equal on every machine.
    #[must_use]
    pub fn hash(&self) -> StateHash {
        self.cards.hash()
    }

    /// Whether the match has an outcome.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.cards.state().is_over()
    }
}
