//! What happened: facts, which the whole table sees, and cards, which don't
//! concern anybody but their seat.

use serde::{Deserialize, Serialize};

use super::{Kept, PowerUp};
use crate::kernel::Seat;

/// Something that the whole table sees. No kind of a hidden card stands here;
/// a hand that was knocked out is read from the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// A turn begins; `exactly`: how many cards were chosen for it.
    TurnOf { seat: Seat, exactly: Option<u8> },
    /// A turn is skipped.
    Skipped { seat: Seat },
    /// A card was drawn and kept.
    Drew { seat: Seat },
    /// The extra card was drawn and kept.
    DrewExtra { seat: Seat },
    /// A power-up was drawn; it lies face up and takes effect.
    TurnedUp { seat: Seat, power_up: PowerUp },
    /// A power-up was drawn and can't be used, or was an extra card.
    Discarded { seat: Seat, power_up: PowerUp },
    /// A ghost changed hands.
    Gave { from: Seat, to: Seat },
    /// Two hands changed places.
    Swapped { by: Seat, a: Seat, b: Seat },
    /// A turn to come will be skipped.
    SkipPut { by: Seat, on: Seat },
    /// How many cards somebody will draw.
    DrawChosen { by: Seat, whom: Seat, cards: u8 },
    /// A card to pass was chosen.
    PassChosen { seat: Seat },
    /// A card went to the left.
    Passed { from: Seat, to: Seat },
    /// Too many ghosts: the hand lies face up.
    KnockedOut { seat: Seat },
    /// Out of the game with a hidden hand.
    ShutDown { seat: Seat, why: Why },
    /// A turn ended as its player wanted.
    Ended { seat: Seat },
    /// The match is over.
    Over,
}

impl Fact {
    /// Whether cards came into `seat`'s hand. As public as the fact itself: it
    /// tells of no card.
    #[must_use]
    pub fn brings_to(self, seat: Seat) -> bool {
        match self {
            Self::Drew { seat: to }
            | Self::DrewExtra { seat: to }
            | Self::Gave { to, .. }
            | Self::Passed { to, .. } => to == seat,
            Self::Swapped { a, b, .. } => a == seat || b == seat,
            Self::TurnOf { .. }
            | Self::Skipped { .. }
            | Self::TurnedUp { .. }
            | Self::Discarded { .. }
            | Self::SkipPut { .. }
            | Self::DrawChosen { .. }
            | Self::PassChosen { .. }
            | Self::KnockedOut { .. }
            | Self::ShutDown { .. }
            | Self::Ended { .. }
            | Self::Over => false,
        }
    }
}

/// Why somebody shut down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// They wanted to.
    Wanted,
    /// They had to draw and the deck was empty.
    DeckEmpty,
}

/// One thing that happened; `apply` appends them in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The whole table sees it.
    Fact(Fact),
    /// A card came into a hand: for statistics, and for that seat's eyes.
    Got {
        seat: Seat,
        card: Kept,
        from: Source,
    },
    /// The curtain opened for somebody.
    Lifted { seat: Seat },
    /// The curtain closed.
    Covered { seat: Seat },
    /// A step was taken back; its facts no longer count.
    TakenBack { seat: Seat },
}

/// Where a card came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// Drawn in one's turn.
    Deck,
    /// Drawn because of an extra draw.
    ExtraDraw,
    /// Given by somebody.
    Gift(Seat),
    /// Passed by somebody.
    Pass(Seat),
}

impl From<Fact> for Event {
    fn from(fact: Fact) -> Self {
        Self::Fact(fact)
    }
}
