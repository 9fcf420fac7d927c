//! What the cards are: nine kinds that go into a hand, six power-ups that
//! never do. Cards of one kind are all alike, so a hand is how many of each.

use serde::{Deserialize, Serialize};

/// Any card, as it lies in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Card {
    /// See [`Kept::PacDot`]; the next eight as well.
    PacDot,
    Cherry,
    Strawberry,
    Orange,
    Apple,
    PinkGhost,
    BlueGhost,
    OrangeGhost,
    RedGhost,
    /// See [`PowerUp::GiveGhost`]; the next five as well.
    GiveGhost,
    Swap,
    Skip,
    DrawChoice,
    ExtraDraw,
    Pass,
}

/// What a drawn card is for: a hand, or the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Kept secret in a hand.
    Kept(Kept),
    /// Laid face up.
    PowerUp(PowerUp),
}

impl Face {
    /// The card with this face.
    #[must_use]
    pub fn card(self) -> Card {
        match self {
            Self::Kept(kept) => kept.into(),
            Self::PowerUp(power_up) => power_up.into(),
        }
    }
}

impl Card {
    /// How many kinds there are.
    pub const KINDS: usize = 15;
    /// All kinds, in the order of every table.
    pub const ALL: [Self; Self::KINDS] = [
        Self::PacDot,
        Self::Cherry,
        Self::Strawberry,
        Self::Orange,
        Self::Apple,
        Self::PinkGhost,
        Self::BlueGhost,
        Self::OrangeGhost,
        Self::RedGhost,
        Self::GiveGhost,
        Self::Swap,
        Self::Skip,
        Self::DrawChoice,
        Self::ExtraDraw,
        Self::Pass,
    ];

    /// The kind as an index into tables of [`Card::KINDS`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether it goes into a hand.
    #[must_use]
    pub const fn face(self) -> Face {
        match self {
            Self::PacDot => Face::Kept(Kept::PacDot),
            Self::Cherry => Face::Kept(Kept::Cherry),
            Self::Strawberry => Face::Kept(Kept::Strawberry),
            Self::Orange => Face::Kept(Kept::Orange),
            Self::Apple => Face::Kept(Kept::Apple),
            Self::PinkGhost => Face::Kept(Kept::PinkGhost),
            Self::BlueGhost => Face::Kept(Kept::BlueGhost),
            Self::OrangeGhost => Face::Kept(Kept::OrangeGhost),
            Self::RedGhost => Face::Kept(Kept::RedGhost),
            Self::GiveGhost => Face::PowerUp(PowerUp::GiveGhost),
            Self::Swap => Face::PowerUp(PowerUp::Swap),
            Self::Skip => Face::PowerUp(PowerUp::Skip),
            Self::DrawChoice => Face::PowerUp(PowerUp::DrawChoice),
            Self::ExtraDraw => Face::PowerUp(PowerUp::ExtraDraw),
            Self::Pass => Face::PowerUp(PowerUp::Pass),
        }
    }
}

/// A card that goes into a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Kept {
    /// Points, the fewest.
    PacDot,
    /// Fruit: points.
    Cherry,
    /// Fruit: points.
    Strawberry,
    /// Fruit: points.
    Orange,
    /// Fruit: points, the most.
    Apple,
    /// A ghost.
    PinkGhost,
    /// A ghost.
    BlueGhost,
    /// A ghost.
    OrangeGhost,
    /// A ghost that counts as two under a switch.
    RedGhost,
}

impl Kept {
    /// How many kinds there are.
    pub const KINDS: usize = 9;
    /// How many of them aren't ghosts; those come first.
    pub const SCORING: usize = 5;
    /// All kinds, ghosts last.
    pub const ALL: [Self; Self::KINDS] = [
        Self::PacDot,
        Self::Cherry,
        Self::Strawberry,
        Self::Orange,
        Self::Apple,
        Self::PinkGhost,
        Self::BlueGhost,
        Self::OrangeGhost,
        Self::RedGhost,
    ];
    /// The four ghosts.
    pub const GHOSTS: [Self; 4] = [
        Self::PinkGhost,
        Self::BlueGhost,
        Self::OrangeGhost,
        Self::RedGhost,
    ];

    /// The kind as an index into tables of [`Kept::KINDS`], and into the first
    /// places of those of [`Card::KINDS`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Three of them are too many.
    #[must_use]
    pub const fn is_ghost(self) -> bool {
        self.index() >= Self::SCORING
    }
}

/// A card that does something at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum PowerUp {
    /// Level 1, printed as "Ghost": one of one's ghosts goes to another player.
    GiveGhost,
    /// Level 1: two players swap hands.
    Swap,
    /// Level 1: another player's next turn is skipped.
    Skip,
    /// Level 2: how many cards a player draws in their next turn.
    DrawChoice,
    /// Level 2: everybody draws one more card.
    ExtraDraw,
    /// Level 2: everybody passes a card to the left.
    Pass,
}

impl PowerUp {
    /// How many there are.
    pub const KINDS: usize = 6;
    /// All, in the order of every table.
    pub const ALL: [Self; Self::KINDS] = [
        Self::GiveGhost,
        Self::Swap,
        Self::Skip,
        Self::DrawChoice,
        Self::ExtraDraw,
        Self::Pass,
    ];

    /// The power-up as an index into tables of [`PowerUp::KINDS`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl From<Kept> for Card {
    fn from(kept: Kept) -> Self {
        Self::ALL[kept.index()]
    }
}

impl From<PowerUp> for Card {
    fn from(power_up: PowerUp) -> Self {
        Self::ALL[Kept::KINDS + power_up.index()]
    }
}

/// How many of each kind somebody holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hand([u8; Kept::KINDS]);

impl Hand {
    /// As many of each kind, in the order of [`Kept::ALL`].
    #[must_use]
    pub const fn of(counts: [u8; Kept::KINDS]) -> Self {
        Self(counts)
    }

    /// How many of each kind, in the order of [`Kept::ALL`].
    #[must_use]
    pub const fn counts(&self) -> &[u8; Kept::KINDS] {
        &self.0
    }

    /// How many of one kind.
    #[must_use]
    pub const fn count(&self, card: Kept) -> u8 {
        self.0[card.index()]
    }

    /// How many cards.
    #[must_use]
    pub const fn len(&self) -> u8 {
        let [a, b, c, d, rest @ ..] = self.0;
        let [e, f, g, h, last] = rest;
        // Eight sums in one multiplication; no hand has 256 cards.
        let eight = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
        (eight.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8 + last
    }

    /// Whether there's no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Kept::KINDS]
    }

    /// How many ghosts, by cards.
    #[must_use]
    pub const fn ghosts(&self) -> u8 {
        let [.., pink, blue, orange, red] = self.0;
        pink + blue + orange + red
    }

    /// The kinds in it.
    pub fn kinds(self) -> impl Iterator<Item = Kept> {
        Kept::ALL
            .into_iter()
            .filter(move |card| self.count(*card) > 0)
    }

    /// Every card in it, kind by kind.
    pub fn cards(self) -> impl Iterator<Item = Kept> {
        Kept::ALL
            .into_iter()
            .flat_map(move |card| core::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// One more.
    pub const fn put(&mut self, card: Kept) {
        self.0[card.index()] += 1;
    }

    /// One less; the caller has checked that it's there.
    pub const fn take(&mut self, card: Kept) {
        self.0[card.index()] -= 1;
    }
}

impl FromIterator<Kept> for Hand {
    fn from_iter<I: IntoIterator<Item = Kept>>(cards: I) -> Self {
        let mut hand = Self::default();
        hand.extend(cards);
        hand
    }
}

impl Extend<Kept> for Hand {
    fn extend<I: IntoIterator<Item = Kept>>(&mut self, cards: I) {
        for card in cards {
            self.put(card);
        }
    }
}
