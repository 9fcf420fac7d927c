//! A legal decision of the card game. Names here reach the log and are frozen.

use serde::{Deserialize, Serialize};

use super::Kept;
use crate::kernel::Seat;

/// One decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum CardAction {
    /// "It's me": the curtain opens.
    Lift { seat: Seat },
    /// The curtain closes again: the app was left, or the device laid down.
    /// No decision of the game, so it isn't among the legal actions.
    Cover { seat: Seat },
    /// Draw a card.
    Draw { seat: Seat },
    /// End the turn.
    End { seat: Seat },
    /// Shut down until the end of the match.
    ShutDown { seat: Seat },
    /// Give a ghost from one's hand to another player.
    Give { seat: Seat, ghost: Kept, to: Seat },
    /// Two players swap hands.
    Swap { seat: Seat, a: Seat, b: Seat },
    /// Another player's next turn is skipped.
    Skip { seat: Seat, whom: Seat },
    /// How many cards a player draws in their next turn, 1 to 3.
    ChooseDraw { seat: Seat, whom: Seat, cards: u8 },
    /// The card to pass to the left.
    Pass { seat: Seat, card: Kept },
}

impl CardAction {
    /// Who decided.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Self::Lift { seat }
            | Self::Cover { seat }
            | Self::Draw { seat }
            | Self::End { seat }
            | Self::ShutDown { seat }
            | Self::Give { seat, .. }
            | Self::Swap { seat, .. }
            | Self::Skip { seat, .. }
            | Self::ChooseDraw { seat, .. }
            | Self::Pass { seat, .. } => seat,
        }
    }
}
