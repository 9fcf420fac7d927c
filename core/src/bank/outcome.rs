//! Who won. Derived from the books, never stored.

use super::Bank;
use crate::kernel::{Points, Seat};

/// One player's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub seat: Seat,
    /// Final score.
    pub score: Points,
    /// Level cards.
    pub levels: u8,
    /// 1 is best; full ties share a rank.
    pub rank: u8,
}

/// The result of a match whose Levels are all owned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// One or, after a full tie, several.
    pub winners: Vec<Seat>,
    /// Everybody, best first; equal ones in seating order.
    pub standings: Vec<Standing>,
}

impl Bank {
    /// Everybody with an open account, best first: score, then Level cards
    /// (rulebook: "If there's a tie, the player with the most Level cards
    /// wins"; RULING: still tied, all of those win).
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        let ledger = self.ledger();
        let mut standings: Vec<Standing> = ledger
            .seats()
            .filter_map(|seat| {
                let score = ledger.score(seat)?;
                #[expect(clippy::cast_possible_truncation, reason = "16 Levels")]
                let levels = ledger.levels_of(seat).count() as u8;
                Some(Standing {
                    seat,
                    score,
                    levels,
                    rank: 1,
                })
            })
            .collect();
        standings.sort_by_key(|standing| core::cmp::Reverse((standing.score, standing.levels)));
        for i in 1..standings.len() {
            let (above, here) = (standings[i - 1], standings[i]);
            let tied = (above.score, above.levels) == (here.score, here.levels);
            #[expect(clippy::cast_possible_truncation, reason = "at most 4 seats")]
            let place = i as u8 + 1;
            standings[i].rank = if tied { above.rank } else { place };
        }
        standings
    }

    /// The outcome: exactly when every Level is owned.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.ledger().is_over() {
            return None;
        }
        let standings = self.standings();
        let winners = standings
            .iter()
            .filter(|s| s.rank == 1)
            .map(|s| s.seat)
            .collect();
        Some(Outcome { winners, standings })
    }
}
