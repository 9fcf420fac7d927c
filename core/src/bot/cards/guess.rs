//! What a hidden hand may be worth, on average, by what a seat can tell of it.

use crate::cards::{Kept, Risk, Seen, Status};
use crate::kernel::Seat;

/// Averages in thousandths.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guess {
    /// Ghosts in the hand.
    pub ghosts: i32,
    /// Its points.
    pub points: i32,
}

const ONE: i32 = 1_000;

/// Somebody's hand, seen or not.
pub(super) fn hand(seen: &Seen<'_>, seat: Seat) -> Guess {
    let Some(player) = seen.player(seat) else {
        return Guess {
            ghosts: 0,
            points: 0,
        };
    };
    let points = |hand| i32::try_from(seen.deal.points(hand).0).unwrap_or(i32::MAX / ONE) * ONE;
    if let Some(hand) = player.hand {
        return Guess {
            ghosts: i32::from(seen.deal.ghosts(hand)) * ONE,
            points: points(hand),
        };
    }
    let unplaced = seen.unplaced();
    let kinds = || {
        Kept::ALL
            .into_iter()
            .map(|card| (card, i32::from(unplaced[card.index()])))
    };
    let all: i32 = kinds().map(|(_, count)| count).sum();
    let scoring: i32 = kinds()
        .filter(|(card, _)| !card.is_ghost())
        .map(|(_, count)| count)
        .sum();
    let ghosts: i32 = kinds()
        .map(|(card, count)| count * i32::from(seen.deal.weight(card)))
        .sum();
    let worth: i32 = kinds()
        .map(|(card, count)| count * i32::try_from(seen.deal.value(card).0).unwrap_or(0))
        .sum();
    let known = player.known;
    let free = i32::from(player.size - known.size());
    let others = i32::from(known.others);
    let free_points = free * ONE * worth / all.max(1);
    // A hand that isn't knocked out has two ghosts at most.
    let guessed = i32::from(seen.deal.ghosts(&known.cards)) * ONE
        + i32::from(known.ghosts) * ONE
        + free * ONE * ghosts / all.max(1);
    Guess {
        ghosts: guessed.min(2 * ONE),
        points: points(&known.cards) + others * ONE * worth / scoring.max(1) + free_points,
    }
}

/// What a rival's points may come to in the end: who still plays goes on until
/// the second ghost, if the deck lasts.
pub(super) fn in_the_end(seen: &Seen<'_>, seat: Seat, risk: &Risk) -> i32 {
    let guess = hand(seen, seat);
    let plays = |seat: Seat| {
        let player = seen.player(seat);
        player.is_some_and(|player| player.status == Status::In)
    };
    if !plays(seat) {
        return guess.points;
    }
    let mean = i64::from(risk.mean);
    let per_ghost = mean * 1_000_000 / i64::from(risk.ghost.0.max(1));
    let playing = seen.deal.seats().filter(|seat| plays(*seat)).count();
    let share = mean * i64::from(seen.deck) / i64::try_from(playing).unwrap_or(1).max(1);
    let more = (per_ghost * i64::from(2 * ONE - guess.ghosts) / 1_000).min(share);
    guess.points + i32::try_from(more).unwrap_or(0)
}
