//! Plays the match on in its head: deals what it can't see at random under
//! what it knows, tries each decision in the same imagined matches, and takes
//! the one that wins most.

use arrayvec::ArrayVec;

use crate::cards::{Action, Event, Seen, State, Waiting, Worlds};
use crate::kernel::{Seat, Stream};

/// Imagined matches for one decision.
const MATCHES: u32 = 64;

/// What a win is worth; shared by up to eight winners without a rest.
const WIN: u32 = 840;

/// After so many matches, decisions that trail by so many wins are given up:
/// nearly three standard deviations.
const GIVE_UP: [(u32, u32); 2] = [(16, 8), (32, 11)];

/// A decision, and what it won so far.
#[derive(Clone, Copy)]
struct Trial {
    action: Action,
    wins: u32,
}

pub(super) fn decide(seen: &Seen<'_>, own: Seat, chance: &mut Stream) -> Action {
    let draw = Action::Draw { seat: own };
    let no_ghost = seen.own_hand().is_some_and(|hand| hand.ghosts() == 0);
    if seen.waiting == Waiting::Turn && no_ghost && seen.legal.contains(&draw) {
        // Nothing to think about: who draws first gets more of the deck.
        return draw;
    }
    let trial = |action: &Action| Trial {
        action: *action,
        wins: 0,
    };
    let mut trials: ArrayVec<Trial, 28> = seen.legal.iter().map(trial).collect();
    let mut events = Vec::new();
    let worlds = Worlds::of(seen);
    for number in 1..=MATCHES {
        let world = worlds.imagine(chance);
        for trial in &mut trials {
            let mut world = world.clone();
            events.clear();
            if world.apply(trial.action, &mut events).is_ok() {
                play_on(&mut world, chance, &mut events);
                trial.wins += won(&world, own);
            }
        }
        let most = trials.iter().map(|trial| trial.wins).max().unwrap_or(0);
        if let Some((_, behind)) = GIVE_UP.iter().find(|(after, _)| *after == number) {
            trials.retain(|trial| trial.wins + behind * WIN >= most);
        }
        if trials.len() == 1 {
            break;
        }
    }
    // The first of equals: to draw rather than to end, to end rather than to
    // shut down.
    let best = trials.iter().rev().max_by_key(|trial| trial.wins);
    best.map_or(draw, |trial| trial.action)
}

/// The share of a finished match that a seat won.
fn won(world: &State, own: Seat) -> u32 {
    let winners = world.winners().count();
    if world.winners().any(|winner| winner == own) {
        WIN / u32::try_from(winners).unwrap_or(WIN)
    } else {
        0
    }
}

/// Everybody draws while one ghost more is bearable and stops at the second,
/// unless somebody who shut down holds so many cards that stopping would lose;
/// power-ups at random. Quick, and near enough to how people play.
fn play_on(world: &mut State, chance: &mut Stream, events: &mut Vec<Event>) {
    while let Some(seat) = world.actor() {
        let legal = world.legal_actions(seat);
        let stops = world.is_full(seat) && !world.looks_behind(seat);
        let fits = |action: &&Action| match action {
            Action::ShutDown { .. } => stops,
            Action::Draw { .. } | Action::End { .. } => !stops,
            Action::Pass { card, .. } => card.is_ghost(),
            _ => false,
        };
        let action = legal.iter().find(fits).or_else(|| {
            #[expect(clippy::cast_possible_truncation, reason = "at most 28")]
            let pick = chance.die(legal.len().max(1) as u32) as usize - 1;
            legal.get(pick)
        });
        events.clear();
        if action.is_none_or(|action| world.apply(*action, events).is_err()) {
            return;
        }
    }
}
