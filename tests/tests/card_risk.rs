//! The risk of the next card against counting every arrangement of the hidden
//! cards one by one.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod cases;
mod tables;

use cases::config;
use coinop_core::cards::{Kept, Seen, Setup, State, TOO_MANY_GHOSTS, Viewer};
use coinop_core::kernel::Seat;
use proptest::prelude::*;
use tables::{Evening, evenings, likely};

/// Sorts of cards that go into a hand: how many ghosts they count as, and how
/// many of them a seat can't place.
type Sorts = [(u8, u64); 3];

/// Hidden places, one hand after the other, then the deck's top card.
struct Places {
    /// Ghosts that each hand has for sure, the hand of each place, and whether
    /// it's known to be a ghost or not.
    sure: Vec<u8>,
    of: Vec<(usize, Option<bool>)>,
}

/// Counts every arrangement of cards: all of them, and by the sort of the top
/// card of those that go into a hand.
fn count(places: &Places, at: usize, sorts: &mut Sorts, ghosts: &mut [u8]) -> [u64; 4] {
    if at == places.of.len() {
        if ghosts.iter().any(|count| *count >= TOO_MANY_GHOSTS) {
            return [0; 4];
        }
        let left: u64 = sorts.iter().map(|(_, left)| left).sum();
        return [left.max(1), sorts[0].1, sorts[1].1, sorts[2].1];
    }
    let mut sum = [0; 4];
    let (hand, is_ghost) = places.of[at];
    for sort in 0..3 {
        let (weight, left) = sorts[sort];
        if left == 0 || is_ghost.is_some_and(|ghost| ghost != (weight > 0)) {
            continue;
        }
        sorts[sort].1 -= 1;
        ghosts[hand] += weight;
        let below = count(places, at + 1, sorts, ghosts);
        ghosts[hand] -= weight;
        sorts[sort].1 += 1;
        for (sum, below) in sum.iter_mut().zip(below) {
            *sum += left * below;
        }
    }
    sum
}

/// The odds of bust, ghost, power-up and scoring card in millionths, counted
/// one arrangement at a time.
fn counted(seen: &Seen<'_>) -> [u64; 4] {
    let unplaced = seen.unplaced();
    let red = seen.deal.weight(Kept::RedGhost);
    let sum = |kinds: &[u8]| kinds.iter().map(|count| u64::from(*count)).sum::<u64>();
    let double = if red > 1 { u64::from(unplaced[8]) } else { 0 };
    let mut sorts = [
        (0, sum(&unplaced[..5])),
        (1, sum(&unplaced[5..9]) - double),
        (2, double),
    ];
    let mut places = Places {
        sure: Vec::new(),
        of: Vec::new(),
    };
    for player in seen.players.iter().filter(|player| player.hand.is_none()) {
        let hand = places.sure.len();
        places.sure.push(seen.deal.ghosts(&player.known.cards));
        let free = player.size - player.known.size();
        let mut add = |places_of: u8, ghost| {
            places.of.extend((0..places_of).map(|_| (hand, ghost)));
        };
        add(player.known.ghosts, Some(true));
        add(player.known.others, Some(false));
        add(free, None);
    }
    let mut ghosts = places.sure.clone();
    let [all, scoring, single, double] = count(&places, 0, &mut sorts, &mut ghosts);
    let power_ups = sum(&unplaced[9..]);
    let kept = u64::from(seen.deck) - power_ups;
    let held = seen.deal.ghosts(&seen.own_hand().expect("one's own"));
    let fatal = |weight: u8, ways| {
        if held + weight >= TOO_MANY_GHOSTS {
            ways
        } else {
            0
        }
    };
    let odds = |ways: u64| {
        let whole = u128::from(all) * u128::from(seen.deck);
        let part = u128::from(ways) * u128::from(kept) * 1_000_000;
        u64::try_from((part + whole / 2) / whole).expect("at most a million")
    };
    let power_up = (power_ups * 1_000_000 + u64::from(seen.deck) / 2) / u64::from(seen.deck);
    [
        odds(fatal(1, single) + fatal(2, double)),
        odds(single + double),
        power_up,
        odds(scoring),
    ]
}

/// A small match: everything hidden can be counted.
fn small() -> impl Strategy<Value = Evening> {
    let deck = prop::collection::vec(likely(), 4..16);
    (evenings(), deck).prop_map(|(evening, deck)| {
        let mut players = evening.setup.players;
        players.truncate(4);
        Evening {
            setup: Setup {
                stack: Some(deck),
                players,
                starter: Seat(0),
                ..evening.setup
            },
            ..evening
        }
    })
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn the_risk_is_exact(evening in small()) {
        let mut state = State::new(&evening.setup, evening.seed).expect("valid");
        for step in 0.. {
            for viewer in state.deal().seats() {
                let seen = state.observe(Viewer::Seat(viewer));
                let Some(risk) = seen.risk() else { continue };
                let odds = [risk.bust, risk.ghost, risk.power_up, risk.scoring];
                let odds = odds.map(|odds| u64::from(odds.0));
                prop_assert_eq!(odds, counted(&seen), "{:?}", seen);
            }
            let Some(action) = evening.decide(&state, step) else { break };
            state.apply(action, &mut Vec::new()).expect("it's legal");
        }
    }

    /// The largest tables stay within whole numbers and add up to one.
    #[test]
    fn the_risk_adds_up(evening in evenings()) {
        let mut state = State::new(&evening.setup, evening.seed).expect("valid");
        for step in 0.. {
            for viewer in state.deal().seats() {
                let Some(risk) = state.observe(Viewer::Seat(viewer)).risk() else { continue };
                let sum = risk.ghost.0 + risk.power_up.0 + risk.scoring.0;
                prop_assert!(sum.abs_diff(1_000_000) <= 2, "{risk:?}");
                prop_assert!(risk.bust <= risk.ghost);
            }
            let Some(action) = evening.decide(&state, step) else { break };
            state.apply(action, &mut Vec::new()).expect("it's legal");
        }
    }
}
