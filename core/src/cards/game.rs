//! One match as the app plays it: the state, what was told since each player's
//! last look, and the steps that may be taken back.

use serde::{Deserialize, Serialize};

use super::state::Stage;
use super::{
    Action, Event, Fact, Kept, MAX_BONUS_PLAYERS, Rule, Seen, Setup, Source, State, Strength,
    Viewer,
};
use crate::kernel::{Invalid, Refused, Seat, Seed, StateHash, Stream, StreamId};

/// Raw words of chance that one decision of a bot may use.
const WORDS_PER_DECISION: u64 = 1 << 24;

/// How many facts each seat knew when its player handed the device on.
type Looks = [u32; MAX_BONUS_PLAYERS];

/// A card that came into a hand, told to that seat alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Got {
    /// Facts told by then, the one that goes with it included.
    told: u32,
    seat: Seat,
    card: Kept,
    from: Source,
}

/// What a step back returns to. No card came into a hand since: that shows
/// somebody something new.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Before {
    state: State,
    looks: Looks,
    told: u32,
    actions: u32,
    /// Whose step it was: nobody takes back another's.
    by: Seat,
}

/// A validated match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cards {
    setup: Setup,
    seed: Seed,
    state: State,
    /// All that the table was told, in order.
    story: Vec<Fact>,
    /// All that seats were told alone, in order.
    got: Vec<Got>,
    looks: Looks,
    /// Actions so far: each has its own part of the bots' chance.
    actions: u32,
    /// Steps since somebody last saw something new, the last one last.
    before: Vec<Before>,
}

impl Cards {
    /// A new match.
    ///
    /// # Errors
    /// The first thing that's wrong with the setup, by its path.
    pub fn new(setup: Setup, seed: Seed) -> Result<Self, Invalid> {
        let state = State::new(&setup, seed)?;
        let seat = state.on_turn();
        Ok(Self {
            setup,
            seed,
            state,
            story: vec![Fact::TurnOf {
                seat,
                exactly: None,
            }],
            got: Vec::new(),
            looks: Looks::default(),
            actions: 0,
            before: Vec::new(),
        })
    }

    /// Takes one decision; on an error nothing has changed.
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn apply(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), Refused<Rule>> {
        let by = action.seat();
        let before = self.is_quiet(action).then(|| Before {
            state: self.state.clone(),
            looks: self.looks,
            told: self.told(),
            actions: self.actions,
            by,
        });
        let looking = self.looking();
        let first = events.len();
        self.state.apply(action, events)?;
        self.actions += 1;
        // Whoever chose last didn't see yet what was passed to them.
        let passing = matches!(action, Action::Pass { .. }).then(|| self.told() + 1);
        for event in &events[first..] {
            match *event {
                Event::Fact(fact) => self.story.push(fact),
                Event::Got { seat, card, from } => self.got.push(Got {
                    told: self.told(),
                    seat,
                    card,
                    from,
                }),
                Event::Lifted { .. } | Event::Covered { .. } | Event::TakenBack { .. } => {}
            }
        }
        if let Some(seat) = looking
            && self.looking().is_none()
        {
            self.looks[seat.index()] = passing.unwrap_or_else(|| self.told());
        }
        let is_new = match action {
            Action::Cover { .. } => false,
            Action::Lift { .. } => self.before.last().is_some_and(|last| last.by != by),
            Action::Pass { .. } => {
                before.is_none() || !matches!(self.state.stage, Stage::Pass { .. })
            }
            _ => before.is_none() || self.state.is_over(),
        };
        if is_new {
            self.before.clear();
        } else {
            self.before.extend(before);
        }
        Ok(())
    }

    /// The player before whose eyes the screen is.
    fn looking(&self) -> Option<Seat> {
        match self.state.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Curtain(_) | Viewer::Table => None,
        }
    }

    /// Whether a person's decision shows nobody anything that they couldn't
    /// know, so that it may be taken back.
    fn is_quiet(&self, action: Action) -> bool {
        let quiet = match action {
            Action::End { .. }
            | Action::ShutDown { .. }
            | Action::Skip { .. }
            | Action::ChooseDraw { .. }
            | Action::Pass { .. } => true,
            Action::Swap { seat, a, b } => seat != a && seat != b,
            // Whether a gift knocks out tells something of the hand.
            Action::Give { .. }
            | Action::Draw { .. }
            | Action::Lift { .. }
            | Action::Cover { .. } => false,
        };
        let is_person = |seat: Seat| {
            let deal = self.state.deal();
            deal.has(seat) && deal.bot(seat).is_none()
        };
        quiet && is_person(action.seat())
    }

    /// Who may take back their last step: nobody has seen anything new since.
    /// RULING: take back to the last revealed information.
    #[must_use]
    pub fn can_take_back(&self) -> Option<Seat> {
        self.before.last().map(|before| before.by)
    }

    /// Takes back `seat`'s last step. If the device was handed on since, the
    /// curtain closes.
    ///
    /// # Errors
    /// [`Rule::NothingToTakeBack`] for anybody but [`Cards::can_take_back`].
    pub fn take_back(&mut self, seat: Seat, events: &mut Vec<Event>) -> Result<(), Refused<Rule>> {
        let before = self.before.pop_if(|before| before.by == seat);
        let before = before.ok_or(Refused(Rule::NothingToTakeBack))?;
        let held = self.state.lifted;
        self.state = before.state;
        self.state.lifted = self.state.lifted.filter(|seat| held == Some(*seat));
        self.looks = before.looks;
        self.story.truncate(before.told as usize);
        self.actions = before.actions;
        events.push(Event::TakenBack { seat });
        Ok(())
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "a match is told in hundreds"
    )]
    const fn told(&self) -> u32 {
        self.story.len() as u32
    }

    /// What the viewer whom the screen is for may know.
    #[must_use]
    pub fn seen(&self) -> Seen<'_> {
        self.observe(self.state.viewer())
    }

    /// What `viewer` may know, with what happened since their last look. A
    /// curtain tells no story.
    #[must_use]
    pub fn observe(&self, viewer: Viewer) -> Seen<'_> {
        let mut seen = self.state.observe(viewer);
        match viewer {
            Viewer::Table => seen.story = &self.story,
            Viewer::Curtain(_) => {}
            Viewer::Seat(seat) => {
                let told = self.looks.get(seat.index()).copied().unwrap_or_default();
                seen.story = self.story.get(told as usize..).unwrap_or_default();
                let came = (told + 1..).zip(seen.story);
                let came = came.filter(|(_, fact)| fact.brings_to(seat)).last();
                seen.came = came.map_or(0, |(place, _)| place);
                let since = self.got.iter().filter(|got| got.told > told);
                let own = since.filter(|got| got.seat == seat);
                seen.got = own.map(|got| (got.card, got.from)).collect();
            }
        }
        seen
    }

    /// What the match was set up with.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The match itself, secrets included.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// All that the table was told, in order.
    #[must_use]
    pub fn story(&self) -> &[Fact] {
        &self.story
    }

    /// The bot that has to decide now.
    #[must_use]
    pub fn bot(&self) -> Option<(Seat, Strength)> {
        let seat = self.state.actor()?;
        Some((seat, self.state.deal().bot(seat)?))
    }

    /// The chance of the decision that comes now: the same whether the bots
    /// before it were asked, or their decisions read from the log.
    #[must_use]
    pub fn chance(&self) -> Stream {
        let word = u64::from(self.actions) * WORDS_PER_DECISION;
        Stream::starting_at(self.seed, StreamId::Bots, word)
    }

    /// A fingerprint of all that counts, equal on every machine; the same again
    /// after a step was taken back to it under the same curtain.
    #[must_use]
    pub fn hash(&self) -> StateHash {
        self.state.hash()
    }
}
