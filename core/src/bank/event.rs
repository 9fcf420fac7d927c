//! Facts that happened. Entries are named by their number in the ledger.

use crate::kernel::{Level, Points, Seat};
use crate::maze::MazeEvent;

/// One fact; a game's `apply` and `input` append them in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A coin went in.
    CoinIn { seat: Seat },
    /// A coin came out.
    CoinOut { seat: Seat },
    /// The cursor moved.
    Moved,
    /// A bid or a typed amount changed.
    Counted { points: Points },
    /// A line was booked.
    Booked { entry: u32 },
    /// A line was taken back.
    Undone { entry: u32 },
    /// A line was booked again.
    Redone { entry: u32 },
    /// A winning bid above the bidder's score.
    Denied { seat: Seat, level: Level },
    /// The last Level became owned.
    MatchOver,
    /// A winner's coin after the end.
    WinnerShown { seat: Seat },
    /// All scores are shown at once.
    AllShown,
    /// Five seconds on the white button.
    Reset,
    /// The match from before a reset came back.
    BroughtBack,
    /// The table helper's dice rolled.
    Rolled,
    /// Something happened in the maze.
    Maze(MazeEvent),
    /// A button of the app that changes only what is shown.
    Tapped,
}
