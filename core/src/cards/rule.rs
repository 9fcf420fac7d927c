//! Every way in which the card game says no, with the numbers behind it.

use super::{Kept, PowerUp};
use crate::kernel::Seat;

/// A rule that refuses. Its [`code`](Rule::code) is stable; words are the view's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// No such seat at this table.
    UnknownSeat { seat: Seat },
    /// Everybody is out, or only one is left.
    MatchOver,
    /// Somebody else has to decide.
    NotYourTurn { seat: Seat, now: Seat },
    /// Nothing before "it's me".
    CurtainClosed { seat: Seat },
    /// The curtain is open, or needed by nobody.
    NotNow,
    /// The power-up that was drawn has to be played first.
    MustPlay { power_up: PowerUp },
    /// A card has to be chosen for the pass first.
    MustPass,
    /// That power-up isn't the one to be played.
    NotDrawn { power_up: PowerUp },
    /// That was the last card of the turn.
    DrawnAll { cards: u8 },
    /// A turn that isn't shut down has to draw.
    MustDraw { drawn: u8, need: u8 },
    /// No card is left: only ending or shutting down remains.
    DeckEmpty,
    /// Switch "draw first": the chosen cards before shutting down.
    DrawFirst { drawn: u8, need: u8 },
    /// Who has shut down or was knocked out can't be touched.
    OutOfGame { seat: Seat },
    /// Another player has to be chosen.
    NotYourself,
    /// A swap needs two players.
    SamePlayer { seat: Seat },
    /// Only ghosts are given.
    NotAGhost { card: Kept },
    /// The hand has no such card.
    NotInHand { card: Kept },
    /// One to three cards can be chosen.
    NotThatMany { cards: u8, most: u8 },
    /// Nothing can be taken back: somebody has seen something since.
    NothingToTakeBack,
    /// The same button twice within 600 ms.
    Repeated,
}

impl Rule {
    /// The stable name, used in notices and fixtures.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::UnknownSeat { .. } => "unknown_seat",
            Self::MatchOver => "match_over",
            Self::NotYourTurn { .. } => "not_your_turn",
            Self::CurtainClosed { .. } => "curtain_closed",
            Self::NotNow => "not_now",
            Self::MustPlay { .. } => "must_play",
            Self::MustPass => "must_pass",
            Self::NotDrawn { .. } => "not_drawn",
            Self::DrawnAll { .. } => "drawn_all",
            Self::MustDraw { .. } => "must_draw",
            Self::DeckEmpty => "deck_empty",
            Self::DrawFirst { .. } => "draw_first",
            Self::OutOfGame { .. } => "out_of_game",
            Self::NotYourself => "not_yourself",
            Self::SamePlayer { .. } => "same_player",
            Self::NotAGhost { .. } => "not_a_ghost",
            Self::NotInHand { .. } => "not_in_hand",
            Self::NotThatMany { .. } => "not_that_many",
            Self::NothingToTakeBack => "nothing_to_take_back",
            Self::Repeated => "repeated",
        }
    }
}
