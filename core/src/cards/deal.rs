//! A validated setup, boiled down to what the rules ask for: small, without a
//! name, copied into every state.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{
    Card, CardLevel, CardRules, Hand, Kept, MAX_BONUS_PLAYERS, MAX_CARDS, Setup, Strength,
};
use crate::kernel::{Invalid, Points, Seat, Seed, Stream, StreamId};

/// Three ghosts are too many (rulebook: "Ghost").
pub const TOO_MANY_GHOSTS: u8 = 3;
/// Most cards of a turn (rulebook: "up to three cards").
pub const MOST_DRAWN: u8 = 3;

/// The deck, its top last.
pub(super) type Pile = ArrayVec<Card, MAX_CARDS>;

/// Who plays with which cards under which switches. Known to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    seats: u8,
    starter: Seat,
    bots: [Option<Strength>; MAX_BONUS_PLAYERS],
    /// Cards of the match by kind.
    counts: [u8; Card::KINDS],
    values: [u8; Kept::KINDS],
    rules: CardRules,
    helper: bool,
}

impl Deal {
    /// What a setup comes to.
    ///
    /// # Errors
    /// The first thing that's wrong with the setup, by its path.
    pub fn new(setup: &Setup) -> Result<Self, Invalid> {
        setup.validate()?;
        let mut bots = [None; MAX_BONUS_PLAYERS];
        for (bot, player) in bots.iter_mut().zip(&setup.players) {
            *bot = player.bot;
        }
        #[expect(clippy::cast_possible_truncation, reason = "at most 8 seats")]
        let seats = setup.players.len() as u8;
        Ok(Self {
            seats,
            starter: setup.starter,
            bots,
            counts: counts(setup),
            values: setup.decks.values.by_kind(),
            rules: setup.rules,
            helper: setup.helper,
        })
    }

    /// The seats, in turn order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        (0..self.seats).map(Seat)
    }

    /// Whether the match has this seat.
    #[must_use]
    pub const fn has(&self, seat: Seat) -> bool {
        seat.0 < self.seats
    }

    /// The player on the left of `seat`, in the game or not.
    #[must_use]
    pub const fn left(&self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next < self.seats { next } else { 0 })
    }

    /// Whose turn is first.
    #[must_use]
    pub const fn starter(&self) -> Seat {
        self.starter
    }

    /// How well the app plays for this seat; `None`: a person plays.
    #[must_use]
    pub const fn bot(&self, seat: Seat) -> Option<Strength> {
        self.bots[seat.index()]
    }

    /// How many persons play.
    pub(super) fn persons(&self) -> usize {
        self.seats()
            .filter(|seat| self.bot(*seat).is_none())
            .count()
    }

    /// The same with bots at all seats.
    pub(super) const fn played_by(&self, strength: Strength) -> Self {
        Self {
            bots: [Some(strength); MAX_BONUS_PLAYERS],
            ..*self
        }
    }

    /// Cards of the match by kind, in the order of [`Card::ALL`].
    #[must_use]
    pub const fn counts(&self) -> &[u8; Card::KINDS] {
        &self.counts
    }

    /// The switches.
    #[must_use]
    pub const fn rules(&self) -> CardRules {
        self.rules
    }

    /// Whether the risk of the next card is told.
    #[must_use]
    pub const fn helper(&self) -> bool {
        self.helper
    }

    /// What one card is worth.
    #[must_use]
    pub const fn value(&self, card: Kept) -> Points {
        Points(self.values[card.index()] as u32)
    }

    /// What a hand is worth.
    #[must_use]
    pub fn points(&self, hand: &Hand) -> Points {
        let worth = |(count, value): (&u8, &u8)| u32::from(*count) * u32::from(*value);
        Points(hand.counts().iter().zip(&self.values).map(worth).sum())
    }

    /// How many scoring cards there are, and what they're worth together.
    pub(super) fn scoring(&self) -> (u32, u32) {
        let counts = || {
            self.counts[..Kept::SCORING]
                .iter()
                .map(|count| u32::from(*count))
        };
        let values = self.values.iter().map(|value| u32::from(*value));
        let worth = counts().zip(values).map(|(count, value)| count * value);
        (counts().sum(), worth.sum())
    }

    /// How many ghosts a card counts as.
    #[must_use]
    pub fn weight(&self, card: Kept) -> u8 {
        match card {
            Kept::RedGhost => 1 + u8::from(self.rules.red_ghost_counts_as_two),
            other => u8::from(other.is_ghost()),
        }
    }

    /// How many ghosts a hand counts as.
    #[must_use]
    pub fn ghosts(&self, hand: &Hand) -> u8 {
        let double = u8::from(self.rules.red_ghost_counts_as_two);
        hand.ghosts() + double * hand.count(Kept::RedGhost)
    }

    /// All cards, shuffled, the top last.
    pub(super) fn shuffled(&self, seed: Seed) -> Pile {
        let mut pile: Pile = Card::ALL
            .iter()
            .flat_map(|card| core::iter::repeat_n(*card, usize::from(self.counts[card.index()])))
            .collect();
        Stream::new(seed, StreamId::Deck).shuffle(&mut pile);
        pile
    }

    /// These cards, the first on top.
    pub(super) fn stacked(&self, stack: &[Card]) -> Pile {
        stack.iter().rev().copied().collect()
    }
}

/// Cards of the match by kind.
fn counts(setup: &Setup) -> [u8; Card::KINDS] {
    let mut counts = [0; Card::KINDS];
    if let Some(stack) = &setup.stack {
        for card in stack {
            counts[card.index()] += 1;
        }
        return counts;
    }
    let decks = match setup.level {
        CardLevel::Level1 => &[&setup.decks.level_1][..],
        CardLevel::Level2 => &[&setup.decks.level_2],
        CardLevel::Bonus => &[&setup.decks.level_1, &setup.decks.level_2],
    };
    for deck in decks {
        for (count, more) in counts.iter_mut().zip(deck.by_kind()) {
            *count += more;
        }
    }
    counts
}
