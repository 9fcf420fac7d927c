//! Knows the exact odds of the next card, guesses what the others have, and
//! stops when drawing is likelier to lose the match than to win it.

use super::cautious::rid;
use super::{best, guess};
use crate::cards::{Action, Risk, Seen, Status, Waiting};
use crate::kernel::Seat;

/// Certainty, in thousandths.
const ONE: i64 = 1_000;

pub(super) fn decide(seen: &Seen<'_>, own: Seat) -> Action {
    if seen.waiting == Waiting::Turn {
        return turn(seen, own);
    }
    let ghosts = |seat| guess::hand(seen, seat).ghosts;
    let points = |seat| guess::hand(seen, seat).points;
    best(seen, |action| match action {
        // To whoever is likeliest to be knocked out by it.
        Action::Give { ghost, to, .. } => i32::from(seen.deal.weight(ghost)) * 10_000 + ghosts(to),
        Action::Pass { card, .. } => rid(seen, card),
        // The best hand to oneself; among others the leader loses.
        Action::Swap { a, b, .. } if a == own || b == own => {
            let other = if a == own { b } else { a };
            worth(seen, other) - worth(seen, own)
        }
        Action::Swap { .. } => 0,
        Action::Skip { whom, .. } => points(whom),
        // Many cards for who has many ghosts.
        Action::ChooseDraw { whom, cards, .. } if whom != own => ghosts(whom) * i32::from(cards),
        _ => 0,
    })
}

/// What a hand is worth to play on with: points, less for each ghost.
fn worth(seen: &Seen<'_>, seat: Seat) -> i32 {
    let guess = guess::hand(seen, seat);
    guess.points - 3 * guess.ghosts
}

fn turn(seen: &Seen<'_>, own: Seat) -> Action {
    let may = |action: Action| seen.legal.contains(&action);
    let draw = Action::Draw { seat: own };
    let shut_down = Action::ShutDown { seat: own };
    let end = Action::End { seat: own };
    let go_on = if may(draw) { draw } else { end };
    match seen.risk() {
        Some(risk) if risk.bust.0 == 0 || !stops(seen, own, &risk) => go_on,
        _ if may(shut_down) => shut_down,
        _ => go_on,
    }
}

/// Whether shutting down now is likelier to win than drawing on.
fn stops(seen: &Seen<'_>, own: Seat, risk: &Risk) -> bool {
    let points = guess::hand(seen, own).points;
    let rivals = seen.deal.seats().filter(|seat| {
        let player = seen.player(*seat);
        *seat != own && player.is_some_and(|player| player.status != Status::KnockedOut)
    });
    let target = rivals
        .map(|rival| guess::in_the_end(seen, rival, risk))
        .max();
    let behind = i64::from(target.unwrap_or(0) - points);
    if behind < 0 {
        return true;
    }
    // So many cards would catch up, each of which may be the last.
    let cards = behind / i64::from(risk.mean.max(1)) + 1;
    let survives = ONE - i64::from(risk.bust.0) / 1_000;
    let catches_up = (0..cards.min(20)).fold(ONE, |chance, _| chance * survives / ONE);
    // Rivals may have less than guessed, or be knocked out yet.
    let holds = (HOLDS - behind * HOLDS_LESS / ONE).max(HOLDS_LEAST);
    catches_up < holds
}

/// How likely somebody who's just about level still wins by stopping, how much
/// less likely with each point behind, and at least, in thousandths.
const HOLDS: i64 = 450;
/// See [`HOLDS`].
const HOLDS_LESS: i64 = 60;
/// See [`HOLDS`].
const HOLDS_LEAST: i64 = 80;
