//! A match as plain data: deck, hands, whose turn it is and how far.
//!
//! How it changes is in [`super::turn`] and [`super::power_ups`], what's
//! allowed in [`super::check`], who may see what in [`super::seen`].

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::deal::Pile;
use super::memory::{Hands, Memory, Passed};
use super::{Card, Deal, Hand, Kept, MAX_BONUS_PLAYERS, MOST_DRAWN, PowerUp, Setup, Viewer};
use crate::kernel::{Invalid, Seat, Seed, StateHash, hash_of};

/// Whether somebody still plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum CardStatus {
    /// In the game.
    #[default]
    In,
    /// Shut down: the hand is hidden until the end.
    ShutDown,
    /// Too many ghosts: the hand lies open.
    KnockedOut,
}

pub use CardStatus as Status;

/// One place at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Place {
    pub status: Status,
    pub hand: Hand,
    /// Power-ups played, face up before the player.
    pub played: [u8; PowerUp::KINDS],
    /// Turns to be skipped.
    pub skips: u8,
    /// How many cards were chosen for the next turn that isn't skipped.
    pub choice: Option<u8>,
}

/// What is being waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Stage {
    /// The player on turn draws, ends or shuts down.
    Turn,
    /// The player on turn plays what they drew.
    Play(PowerUp),
    /// Everybody chooses a card to pass; `next` is the one to choose now.
    Pass { next: Seat, chosen: Passed },
    /// Nothing.
    Over,
}

/// The turn that's going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Turn {
    pub seat: Seat,
    /// Cards drawn, extra ones not counted.
    pub drawn: u8,
    /// How many were chosen for this turn.
    pub exactly: Option<u8>,
    /// The last card that its player drew, an extra one too.
    pub last: Option<Card>,
}

impl Turn {
    pub(super) const fn of(seat: Seat) -> Self {
        Self {
            seat,
            drawn: 0,
            exactly: None,
            last: None,
        }
    }

    /// Most cards of this turn.
    pub(super) const fn most(&self) -> u8 {
        match self.exactly {
            Some(cards) => cards,
            None => MOST_DRAWN,
        }
    }

    /// Fewest cards before it may end.
    pub(super) const fn fewest(&self) -> u8 {
        match self.exactly {
            Some(cards) => cards,
            None => 1,
        }
    }
}

/// One match, secrets included. Shown to nobody: [`State::observe`] is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) deal: Deal,
    /// The top is last.
    pub(super) deck: Pile,
    pub(super) places: ArrayVec<Place, MAX_BONUS_PLAYERS>,
    /// Power-ups that had no effect.
    pub(super) discards: [u8; PowerUp::KINDS],
    pub(super) memory: Memory,
    pub(super) turn: Turn,
    pub(super) stage: Stage,
    /// Who said "it's me" last and still holds the device.
    pub(super) lifted: Option<Seat>,
}

impl State {
    /// A new match.
    ///
    /// # Errors
    /// The first thing that's wrong with the setup, by its path.
    pub fn new(setup: &Setup, seed: Seed) -> Result<Self, Invalid> {
        let deal = Deal::new(setup)?;
        Ok(match &setup.stack {
            Some(stack) => Self::with_deck(deal, deal.stacked(stack)),
            None => Self::dealt(deal, seed),
        })
    }

    /// A new match of a validated setup, its deck shuffled.
    #[must_use]
    pub fn dealt(deal: Deal, seed: Seed) -> Self {
        Self::with_deck(deal, deal.shuffled(seed))
    }

    fn with_deck(deal: Deal, deck: Pile) -> Self {
        Self {
            places: deal.seats().map(|_| Place::default()).collect(),
            discards: [0; PowerUp::KINDS],
            memory: Memory::default(),
            turn: Turn::of(deal.starter()),
            stage: Stage::Turn,
            lifted: None,
            deal,
            deck,
        }
    }

    /// Who plays with which cards under which switches.
    #[must_use]
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// Whose turn it is; the last one's after the end.
    #[must_use]
    pub const fn on_turn(&self) -> Seat {
        self.turn.seat
    }

    /// Who has to decide now; `None` after the end.
    #[must_use]
    pub const fn actor(&self) -> Option<Seat> {
        match self.stage {
            Stage::Turn | Stage::Play(_) => Some(self.turn.seat),
            Stage::Pass { next, .. } => Some(next),
            Stage::Over => None,
        }
    }

    /// Who said "it's me" last and hasn't handed the device on.
    #[must_use]
    pub const fn holder(&self) -> Option<Seat> {
        self.lifted
    }

    /// Whose eyes the screen is for. While the app plays for somebody, it's the
    /// table's.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        match self.actor() {
            None => Viewer::Table,
            Some(seat) if self.deal.bot(seat).is_some() => Viewer::Table,
            Some(seat) if self.is_curtained(seat) => Viewer::Curtain(seat),
            Some(seat) => Viewer::Seat(seat),
        }
    }

    /// Whether a person has to say that it's them before they decide.
    pub(super) fn is_curtained(&self, seat: Seat) -> bool {
        self.deal.bot(seat).is_none() && self.lifted != Some(seat)
    }

    /// Whether the match has an outcome.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over)
    }

    /// Whether somebody still plays; an unknown seat doesn't.
    #[must_use]
    pub fn is_in(&self, seat: Seat) -> bool {
        self.status(seat) == Some(Status::In)
    }

    /// Whether somebody still plays; `None` for a seat that isn't there.
    #[must_use]
    pub fn status(&self, seat: Seat) -> Option<Status> {
        self.places.get(seat.index()).map(|place| place.status)
    }

    /// How many cards are left to draw.
    #[must_use]
    pub const fn deck_len(&self) -> usize {
        self.deck.len()
    }

    /// Those who still play, in turn order from `first` on, itself included.
    pub(super) fn in_from(&self, first: Seat) -> impl Iterator<Item = Seat> + '_ {
        let mut seat = first;
        self.deal.seats().filter_map(move |_| {
            let here = seat;
            seat = self.deal.left(seat);
            self.is_in(here).then_some(here)
        })
    }

    /// Those who still play, but for `seat`.
    pub(super) fn others_in(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let others = self.deal.seats().filter(move |other| *other != seat);
        others.filter(|other| self.is_in(*other))
    }

    pub(super) fn place(&self, seat: Seat) -> &Place {
        &self.places[seat.index()]
    }

    pub(super) fn place_mut(&mut self, seat: Seat) -> &mut Place {
        &mut self.places[seat.index()]
    }

    pub(super) fn hands(&self) -> Hands {
        let mut hands = Hands::default();
        for (hand, place) in hands.iter_mut().zip(&self.places) {
            *hand = place.hand;
        }
        hands
    }

    /// Where all cards are together, by kind: always the deal's counts.
    #[must_use]
    pub fn cards(&self) -> [u8; Card::KINDS] {
        let mut counts = [0; Card::KINDS];
        for card in &self.deck {
            counts[card.index()] += 1;
        }
        let (kept, power_ups) = counts.split_at_mut(Kept::KINDS);
        let mut lie = |power_up: &[u8; PowerUp::KINDS]| {
            for (count, more) in power_ups.iter_mut().zip(power_up) {
                *count += more;
            }
        };
        lie(&self.discards);
        for place in &self.places {
            lie(&place.played);
            for (count, more) in kept.iter_mut().zip(place.hand.counts()) {
                *count += more;
            }
        }
        counts
    }

    /// A fingerprint of all that counts, equal on every machine. Before a closed
    /// curtain nobody counts who held the device until then.
    #[must_use]
    pub fn hash(&self) -> StateHash {
        let actor = self.actor();
        hash_of(&Self {
            lifted: self.lifted.filter(|seat| actor == Some(*seat)),
            ..self.clone()
        })
    }
}
