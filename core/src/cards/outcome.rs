//! Who won. Derived from the state, never stored.

use super::State;
use super::state::Status;
use crate::kernel::{Points, Seat};

/// How a match was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Won {
    /// All others were knocked out.
    GhostKnockout,
    /// Most points of those who shut down.
    HighestScore,
}

/// One player's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub seat: Seat,
    /// How they left the game; the winner by knock-out may never have.
    pub status: Status,
    /// What the hand is worth; it counts only if it wasn't knocked out.
    pub points: Points,
    /// 1 is best; equal ones share a rank, and all who were knocked out are
    /// last.
    pub rank: u8,
}

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// How.
    pub won: Won,
    /// One or, after a tie, several, in seating order.
    pub winners: Vec<Seat>,
    /// Everybody, best first; equal ones in seating order.
    pub standings: Vec<Standing>,
}

impl State {
    /// The outcome: exactly when the match is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let mut standings: Vec<Standing> = self
            .deal
            .seats()
            .zip(&self.places)
            .map(|(seat, place)| Standing {
                seat,
                status: place.status,
                points: self.deal.points(&place.hand),
                rank: 1,
            })
            .collect();
        // Points only for those who weren't knocked out.
        let score = |standing: &Standing| match standing.status {
            Status::KnockedOut => None,
            Status::In | Status::ShutDown => Some(standing.points),
        };
        standings.sort_by_key(|standing| core::cmp::Reverse(score(standing)));
        for i in 1..standings.len() {
            let tied = score(&standings[i - 1]) == score(&standings[i]);
            #[expect(clippy::cast_possible_truncation, reason = "at most 8 seats")]
            let place = i as u8 + 1;
            standings[i].rank = if tied { standings[i - 1].rank } else { place };
        }
        let standing = standings.iter().filter(|one| score(one).is_some()).count();
        Some(Outcome {
            won: if standing == 1 {
                Won::GhostKnockout
            } else {
                Won::HighestScore
            },
            winners: self.winners().collect(),
            standings,
        })
    }

    /// Who has won, in seating order; nobody before the end.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        let score = |seat: &Seat| self.deal.points(&self.place(*seat).hand);
        let standing = move || {
            let standing = |seat: &Seat| self.place(*seat).status != Status::KnockedOut;
            self.deal.seats().filter(standing)
        };
        let best = standing().map(|seat| score(&seat)).max();
        standing().filter(move |seat| self.is_over() && Some(score(seat)) == best)
    }
}
