//! Stops early and counts nothing: the first ghost makes it slow, the second
//! one makes it stop. Its power-ups go to whoever sits next.

use super::best;
use crate::cards::{Action, Kept, Seen, TOO_MANY_GHOSTS, Waiting};
use crate::kernel::Seat;

pub(super) fn decide(seen: &Seen<'_>, own: Seat) -> Action {
    let ghosts = seen
        .own()
        .and_then(|player| player.hand)
        .map_or(0, |hand| seen.deal.ghosts(hand));
    let full = ghosts + 1 >= TOO_MANY_GHOSTS;
    if seen.waiting == Waiting::Turn {
        return turn(seen, own, ghosts, full);
    }
    best(seen, |action| match action {
        // Rid of ghosts, the worst first; then of what's worth least.
        Action::Give { ghost, .. } => i32::from(seen.deal.weight(ghost)),
        Action::Pass { card, .. } => rid(seen, card),
        // Its own hand stays, unless it's about to be too much.
        Action::Swap { a, b, .. } => i32::from((a == own || b == own) == full),
        Action::ChooseDraw { whom, cards, .. } if whom != own => i32::from(cards),
        _ => 0,
    })
}

fn turn(seen: &Seen<'_>, own: Seat, ghosts: u8, full: bool) -> Action {
    let shut_down = Action::ShutDown { seat: own };
    let end = Action::End { seat: own };
    let may = |action: Action| seen.legal.contains(&action);
    if full && may(shut_down) {
        shut_down
    } else if ghosts > 0 && !full && may(end) {
        end
    } else {
        // Listed first: to draw, or if that's not possible, to end.
        seen.legal[0]
    }
}

/// How gladly a card is passed on.
pub(super) fn rid(seen: &Seen<'_>, card: Kept) -> i32 {
    let worth = i32::try_from(seen.deal.value(card).0).unwrap_or(i32::MAX);
    i32::from(seen.deal.weight(card)) * 1_000 - worth
}
