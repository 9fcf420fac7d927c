//! Bots get what their seat has seen and nothing else: with hands and deck
//! permuted behind their backs they decide alike. What they decide is legal,
//! and what they imagine is a match that could be.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod cases;
#[path = "tables/permute.rs"]
mod permute;
mod tables;

use cases::config;
use coinop_core::bot::cards::decide;
use coinop_core::cards::{
    Action, CardLevel, CardRules, DeckData, Event, Fact, Kept, Setup, Source, State, Strength,
    TOO_MANY_GHOSTS, Viewer, Won, Worlds,
};
use coinop_core::kernel::{Seat, Seed, Stream, StreamId};
use permute::behind_the_back;
use proptest::prelude::*;
use tables::{Evening, evenings};

fn chance(seed: u8) -> Stream {
    Stream::new(Seed([seed; 32]), StreamId::Bots)
}

/// Every state of an evening in which somebody may decide, their curtain open.
fn each_decision(evening: &Evening, mut each: impl FnMut(&State, Seat, usize)) {
    let mut state = State::new(&evening.setup, evening.seed).expect("a valid setup");
    for step in 0.. {
        if let Some(seat) = state.actor()
            && !matches!(state.viewer(), Viewer::Curtain(_))
        {
            each(&state, seat, step);
        }
        let Some(action) = evening.decide(&state, step) else {
            break;
        };
        state.apply(action, &mut Vec::new()).expect("it's legal");
    }
}

fn alike(evening: &Evening, strengths: &[Strength], every: usize) {
    let mut order = Stream::new(evening.seed, StreamId::Deck);
    each_decision(evening, |state, seat, step| {
        if step % every > 0 {
            return;
        }
        let other = behind_the_back(state, Some(seat), &mut order);
        for strength in strengths {
            let decided = |state: &State| {
                let seen = state.observe(Viewer::Seat(seat));
                decide(&seen, *strength, &mut chance(3))
            };
            let action = decided(state).expect("there's something to decide");
            assert_eq!(Some(action), decided(&other), "{strength:?}");
            assert!(state.allows(action).is_ok(), "{strength:?}: {action:?}");
        }
    });
}

/// What a seat imagines fits all that it has seen.
fn imagined_fits(state: &State, seat: Seat, chance: &mut Stream) {
    let seen = state.observe(Viewer::Seat(seat));
    let world = Worlds::of(&seen).imagine(chance);
    assert_eq!(&world.cards(), state.deal().counts(), "no card is lost");
    let there = world.observe(Viewer::Seat(seat));
    assert_eq!(there.waiting, seen.waiting);
    assert_eq!(there.turn, seen.turn);
    assert_eq!(there.legal, seen.legal);
    assert_eq!((there.deck, there.discards), (seen.deck, seen.discards));
    for (at, (here, there)) in seen.players.iter().zip(&there.players).enumerate() {
        assert_eq!((there.status, there.size), (here.status, here.size));
        assert_eq!((there.hand, there.played), (here.hand, here.played));
        assert_eq!((there.skips, there.choice), (here.skips, here.choice));
        let own = Viewer::Seat(Seat(u8::try_from(at).expect("few")));
        let dealt = world.observe(own).own_hand().expect("one's own");
        let known = here.known;
        for card in Kept::ALL {
            assert!(known.cards.count(card) <= dealt.count(card));
        }
        assert!(known.sure_ghosts() <= dealt.ghosts());
        assert!(known.sure_others() <= dealt.len() - dealt.ghosts());
        if here.hand.is_none() {
            assert!(state.deal().ghosts(&dealt) < TOO_MANY_GHOSTS);
        }
    }
}

proptest! {
    #![proptest_config(config(80))]

    #[test]
    fn bots_decide_alike_whatever_they_cannot_see(evening in evenings()) {
        alike(&evening, &[Strength::Cautious, Strength::Counting], 3);
    }

    #[test]
    fn imagined_matches_fit_what_was_seen(evening in evenings(), order: [u8; 32]) {
        let mut chance = Stream::new(Seed(order), StreamId::Bots);
        each_decision(&evening, |state, _, _| {
            for seat in state.deal().seats() {
                imagined_fits(state, seat, &mut chance);
            }
        });
    }
}

proptest! {
    #![proptest_config(config(8))]

    #[test]
    fn the_planning_bot_decides_alike_whatever_it_cannot_see(evening in evenings()) {
        alike(&evening, &[Strength::Planning], 25);
    }
}

/// Two ways to the same odds: counted, and dealt many times. Large hands in the
/// game, so that what's certain of them matters.
#[test]
fn imagined_matches_are_as_likely_as_the_risk_counts() {
    for red_ghost_counts_as_two in [false, true] {
        let setup = Setup {
            rules: CardRules {
                red_ghost_counts_as_two,
                ..CardRules::default()
            },
            ..bots(
                CardLevel::Bonus,
                &[Strength::Cautious; 8],
                CardRules::default(),
            )
        };
        let mut state = State::new(&setup, Seed([9; 32])).expect("valid");
        let mut order = chance(5);
        while state.deck_len() > 66 {
            let seat = state.actor().expect("the match goes on");
            let seen = state.observe(Viewer::Seat(seat));
            let action = decide(&seen, Strength::Cautious, &mut order).expect("a decision");
            drop(seen);
            state.apply(action, &mut Vec::new()).expect("it's legal");
        }
        let viewer = state.actor().expect("the match goes on");
        let seen = state.observe(Viewer::Seat(viewer));
        let risk = seen.risk().expect("in the game");
        let worlds = Worlds::of(&seen);
        let (mut ghosts, mut power_ups) = (0_u32, 0_u32);
        const DEALS: u32 = 6_000;
        for _ in 0..DEALS {
            let mut world = worlds.imagine(&mut order);
            let mut events = Vec::new();
            // The top card, drawn by whoever may.
            let draw = Action::Draw { seat: viewer };
            world
                .apply(draw, &mut events)
                .expect("nobody has drawn three");
            let hand = |event: &&Event| matches!(event, Event::Got { from: Source::Deck, card, .. } if card.is_ghost());
            ghosts += u32::from(events.iter().any(|event| hand(&event)));
            let up = |event: &Event| {
                matches!(
                    event,
                    Event::Fact(Fact::TurnedUp { .. } | Fact::Discarded { .. })
                )
            };
            power_ups += u32::from(events.first().is_some_and(up));
        }
        // Five standard deviations of a share near a fifth are 155.
        for (count, odds) in [(ghosts, risk.ghost), (power_ups, risk.power_up)] {
            let wanted = u64::from(odds.0) * u64::from(DEALS) / 1_000_000;
            assert!(
                u64::from(count).abs_diff(wanted) < 155,
                "{count} of {DEALS}: {odds:?}"
            );
        }
    }
}

/// Bots of the printed decks, by seat.
fn bots(level: CardLevel, strengths: &[Strength], rules: CardRules) -> Setup {
    let mut players = tables::names(strengths.len(), 0);
    for (player, strength) in players.iter_mut().zip(strengths) {
        player.bot = Some(*strength);
    }
    Setup {
        level,
        players,
        starter: Seat(0),
        decks: DeckData::example(),
        rules,
        helper: false,
        stack: None,
    }
}

#[test]
fn whole_matches_of_bots_come_to_an_end() {
    let all = Strength::ALL;
    let mut won = [0; 2];
    for number in 0..12_u8 {
        let rules = CardRules {
            draw_first: number % 2 > 0,
            red_ghost_counts_as_two: number % 3 > 1,
        };
        let level = CardLevel::ALL[usize::from(number % 3)];
        let setup = bots(
            level,
            &[all[usize::from(number % 2)], all[2], all[0]],
            rules,
        );
        let mut state = State::new(&setup, Seed([number; 32])).expect("valid");
        let (mut chance, mut events) = (chance(number), Vec::<Event>::new());
        while let Some(seat) = state.actor() {
            let strength = state.deal().bot(seat).expect("a bot");
            let action = decide(&state.observe(Viewer::Seat(seat)), strength, &mut chance);
            let action = action.expect("something to decide");
            state.apply(action, &mut events).expect("it's legal");
        }
        let outcome = state.outcome().expect("over");
        won[usize::from(outcome.won == Won::HighestScore)] += 1;
    }
    assert_eq!(won[0] + won[1], 12);
}

/// The table of docs/rules/cards.md in small: stronger ones win more often.
#[test]
fn counting_beats_cautious() {
    let pair = [Strength::Counting, Strength::Cautious];
    let mut won = [0_i32; 2];
    for number in 0..1_500_u32 {
        let turned = usize::from(number % 2 > 0);
        let sits = [pair[turned], pair[1 - turned]];
        let setup = bots(CardLevel::Level1, &sits, CardRules::default());
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&(number / 2).to_le_bytes());
        let mut state = State::new(&setup, Seed(seed)).expect("valid");
        let (mut chance, mut events) = (chance(1), Vec::new());
        while let Some(seat) = state.actor() {
            let strength = sits[seat.index()];
            let action = decide(&state.observe(Viewer::Seat(seat)), strength, &mut chance);
            events.clear();
            state
                .apply(action.expect("a decision"), &mut events)
                .expect("legal");
        }
        for seat in state.winners() {
            won[usize::from(sits[seat.index()] == pair[1])] += 1;
        }
    }
    assert!(won[0] > won[1] + 100, "{won:?}");
}

#[test]
fn there_is_nothing_to_decide_for_those_who_only_look_on() {
    let setup = bots(
        CardLevel::Level1,
        &[Strength::Cautious; 2],
        CardRules::default(),
    );
    let state = State::new(&setup, Seed([7; 32])).expect("valid");
    for viewer in [
        Viewer::Table,
        Viewer::Curtain(Seat(0)),
        Viewer::Seat(Seat(1)),
    ] {
        let action = decide(&state.observe(viewer), Strength::Counting, &mut chance(1));
        assert_eq!(action, None, "{viewer:?}");
    }
}
