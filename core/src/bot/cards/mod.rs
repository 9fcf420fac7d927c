//! Players of the card game at three strengths. They get what their seat has
//! seen and a stream of chance, never the match.
//!
//! How strong they are against each other stands in docs/rules/cards.md.

mod cautious;
mod counting;
mod guess;
mod planning;

use crate::cards::{Action, Seen, Strength};
use crate::kernel::{Seat, Stream};

/// What a bot decides for the viewer's seat; `None` when there's nothing to
/// decide for it.
///
/// The same `seen` and the same chance give the same decision.
#[must_use]
pub fn decide(seen: &Seen<'_>, strength: Strength, chance: &mut Stream) -> Option<Action> {
    let own = seen.seat()?;
    // A curtain is a person's: a bot that plays for one lifts it.
    if seen.legal.len() < 2 {
        return seen.legal.first().copied();
    }
    Some(match strength {
        Strength::Cautious => cautious::decide(seen, own),
        Strength::Counting => counting::decide(seen, own),
        Strength::Planning => planning::decide(seen, own, chance),
    })
}

/// The decision with the most of something; the first of equals.
fn best<K: Ord>(seen: &Seen<'_>, worth: impl Fn(Action) -> K) -> Action {
    let mut best: Option<(K, Action)> = None;
    for action in &seen.legal {
        let worth = worth(*action);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, *action));
        }
    }
    // Only asked with two decisions or more.
    best.map_or(Action::End { seat: Seat(0) }, |(_, action)| action)
}
