//! Random matches of the card game: whatever a table decides, the rules hold.
//!
//! Cards are conserved, nobody out of the game is touched, legal actions are
//! exactly those that apply, every match ends and has a winner, and a match
//! that's killed in any moment goes on where it was.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod cases;
mod tables;

use cases::config;
use coinop_core::cards::{
    Action, Card, Cards, Event, Hand, Kept, Rule, Seen, State, Status, TOO_MANY_GHOSTS, Viewer, Won,
};
use coinop_core::kernel::{Refused, Seat};
use proptest::prelude::*;
use tables::{Evening, evenings};

/// More than any match can last: each turn draws a card or shuts somebody down,
/// and each card brings a few decisions and curtains with it.
const MOST_STEPS: usize = 128 * 30;

/// A seat's cards and what lies before it, as only the rules may change them.
fn place(state: &State, seat: Seat) -> (Hand, [u8; 6], u8, Option<u8>) {
    let seen = state.observe(Viewer::Seat(seat));
    let own = seen.own().expect("a seat of the table");
    let hand = own.hand.expect("one's own hand");
    (*hand, *own.played, own.skips, own.choice)
}

fn hand(state: &State, seat: Seat) -> Hand {
    place(state, seat).0
}

/// Everything that has to hold in every moment.
fn check(state: &State) {
    let deal = state.deal();
    assert_eq!(&state.cards(), deal.counts(), "cards are conserved");
    let mut standing = 0;
    for seat in deal.seats() {
        let ghosts = deal.ghosts(&hand(state, seat));
        let out = state.status(seat) == Some(Status::KnockedOut);
        assert_eq!(out, ghosts >= TOO_MANY_GHOSTS, "{seat} has {ghosts} ghosts");
        standing += usize::from(!out);
    }
    assert!(standing > 0, "somebody always stands");
    let playing = deal.seats().filter(|seat| state.is_in(*seat)).count();
    assert_eq!(state.is_over(), standing == 1 || playing == 0);
    assert_eq!(state.outcome().is_some(), state.is_over());
    assert_eq!(state.actor().is_none(), state.is_over());
    if let Some(actor) = state.actor() {
        assert!(state.is_in(actor), "who decides is in the game");
        assert!(!state.legal_actions(actor).is_empty());
    }
    for viewer in deal.seats() {
        memory_is_true(state, viewer);
    }
    curtain(state);
}

/// What a seat remembers of hidden hands is so.
fn memory_is_true(state: &State, viewer: Seat) {
    let seen = state.observe(Viewer::Seat(viewer));
    for (holder, player) in state.deal().seats().zip(&seen.players) {
        let (held, known) = (hand(state, holder), player.known);
        assert_eq!(player.size, held.len());
        for card in Kept::ALL {
            assert!(known.cards.count(card) <= held.count(card), "{known:?}");
        }
        assert!(known.sure_ghosts() <= held.ghosts(), "{known:?}");
        assert!(known.sure_others() <= held.len() - held.ghosts());
        assert!(known.size() == 0 || player.hand.is_none());
    }
}

/// Only the seat that decides is ever looked through, and only a person's.
fn curtain(state: &State) {
    let person = |seat: Seat| state.deal().bot(seat).is_none();
    match state.viewer() {
        Viewer::Table => assert!(state.actor().is_none_or(|seat| !person(seat))),
        Viewer::Curtain(seat) | Viewer::Seat(seat) => {
            assert!(person(seat));
            assert_eq!(state.actor(), Some(seat));
        }
    }
    for viewer in [Viewer::Table, Viewer::Curtain(Seat(0))] {
        no_hand_but(&state.observe(viewer), state, None);
    }
    for seat in state.deal().seats() {
        no_hand_but(&state.observe(Viewer::Seat(seat)), state, Some(seat));
    }
}

/// Hands that are seen: one's own, knocked-out ones, and all at the end.
fn no_hand_but(seen: &Seen<'_>, state: &State, own: Option<Seat>) {
    for (seat, player) in state.deal().seats().zip(&seen.players) {
        let open = state.is_over() || own == Some(seat) || player.status == Status::KnockedOut;
        let hand = open.then(|| hand(state, seat));
        assert_eq!(player.hand, hand.as_ref(), "{seat}");
    }
    let on_turn = own == Some(seen.turn.seat);
    assert!(on_turn || seen.turn.last.is_none());
}

/// Nobody out of the game is touched by what others do.
fn untouched(before: &State, after: &State) {
    for seat in before.deal().seats().filter(|seat| !before.is_in(*seat)) {
        assert_eq!(before.status(seat), after.status(seat), "{seat}");
        assert_eq!(place(before, seat), place(after, seat), "{seat}");
    }
}

/// Every action that there is, sensible or not.
fn all_actions(state: &State) -> Vec<Action> {
    let seats =
        || (0..=state.deal().seats().len()).map(|seat| Seat(u8::try_from(seat).expect("few")));
    let mut all = Vec::new();
    for seat in seats() {
        all.push(Action::Lift { seat });
        all.push(Action::Draw { seat });
        all.push(Action::End { seat });
        all.push(Action::ShutDown { seat });
        for card in Kept::ALL {
            all.push(Action::Pass { seat, card });
            all.extend(seats().map(|to| Action::Give {
                seat,
                ghost: card,
                to,
            }));
        }
        for whom in seats() {
            all.push(Action::Skip { seat, whom });
            all.extend((0..=4).map(|cards| Action::ChooseDraw { seat, whom, cards }));
            all.extend(seats().map(|b| Action::Swap { seat, a: whom, b }));
        }
    }
    all
}

/// Either order of a swap is the same swap.
fn sorted(action: Action) -> Action {
    match action {
        Action::Swap { seat, a, b } if a > b => Action::Swap { seat, a: b, b: a },
        other => other,
    }
}

fn only_legal_actions_apply(state: &State) {
    for action in all_actions(state) {
        let legal = state.legal_actions(action.seat());
        let mut after = state.clone();
        let mut events = Vec::new();
        let applied = after.apply(action, &mut events);
        assert_eq!(
            legal.contains(&sorted(action)),
            applied.is_ok(),
            "{action:?}"
        );
        if let Err(Refused(rule)) = applied {
            assert_eq!(&after, state, "a refused {action:?} changed something");
            assert!(events.is_empty(), "a refused {action:?} told {events:?}");
            assert!(!rule.code().is_empty());
        }
    }
}

/// Plays to the end, calling `each` before every action.
fn play(evening: &Evening, mut each: impl FnMut(&State, Action)) -> State {
    let mut state = State::new(&evening.setup, evening.seed).expect("a valid setup");
    let mut events = Vec::new();
    for step in 0.. {
        assert!(step < MOST_STEPS, "every match ends");
        let Some(action) = evening.decide(&state, step) else {
            break;
        };
        each(&state, action);
        state.apply(action, &mut events).expect("it's legal");
    }
    state
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn every_match_keeps_its_cards_and_ends_with_a_winner(evening in evenings()) {
        let mut last: Option<State> = None;
        let end = play(&evening, |state, _| {
            check(state);
            if let Some(last) = &last {
                untouched(last, state);
            }
            last = Some(state.clone());
        });
        check(&end);
        let outcome = end.outcome().expect("it's over");
        prop_assert!(!outcome.winners.is_empty());
        let stands = |seat: &Seat| end.status(*seat) != Some(Status::KnockedOut);
        prop_assert!(outcome.winners.iter().all(stands));
        let standing = end.deal().seats().filter(stands).count();
        prop_assert_eq!(outcome.won == Won::GhostKnockout, standing == 1);
        let best = end.deal().seats().filter(stands).map(|seat| end.deal().points(&hand(&end, seat)));
        let best = best.max().expect("somebody stands");
        let wins = |seat: &Seat| stands(seat) && end.deal().points(&hand(&end, *seat)) == best;
        prop_assert_eq!(outcome.winners, end.deal().seats().filter(wins).collect::<Vec<_>>());
    }

    #[test]
    fn between_two_turns_nobody_sees_a_hand(evening in evenings()) {
        let mut turn = None;
        play(&evening, |state, action| {
            let is_person = |seat: &Seat| state.deal().bot(*seat).is_none();
            if state.deal().seats().filter(is_person).count() == 1 {
                return; // Nobody hands the device on.
            }
            if turn.is_some_and(|turn| turn != state.on_turn()) {
                assert!(!matches!(state.viewer(), Viewer::Seat(_)));
            }
            let ends = matches!(action, Action::End { .. } | Action::ShutDown { .. });
            if ends {
                let mut after = state.clone();
                after.apply(action, &mut Vec::new()).expect("it's legal");
                assert!(!matches!(after.viewer(), Viewer::Seat(_)), "the same seat again");
            }
            turn = Some(state.on_turn());
        });
    }

    #[test]
    fn a_match_killed_at_any_moment_goes_on_alike(evening in evenings(), kill in 0_usize..150) {
        let mut step = 0;
        let mut resumed = None;
        let mut rest = Vec::new();
        let end = play(&evening, |state, action| {
            if step == kill {
                let json = serde_json::to_string(state).expect("a state serialises");
                let again: State = serde_json::from_str(&json).expect("it comes back");
                assert_eq!(&again, state);
                assert_eq!(again.hash(), state.hash());
                resumed = Some(again);
            }
            if step >= kill {
                rest.push(action);
            }
            step += 1;
        });
        if let Some(mut again) = resumed {
            for action in rest {
                again.apply(action, &mut Vec::new()).expect("as before");
            }
            prop_assert_eq!(again.hash(), end.hash());
        }
    }

    #[test]
    fn cards_that_events_name_are_the_cards_of_the_hands(evening in evenings()) {
        let mut before: Option<(State, Action)> = None;
        let follow = |(was, action): (State, Action), now: &State| {
            let mut events = Vec::new();
            let mut again = was.clone();
            again.apply(action, &mut events).expect("as before");
            assert_eq!(&again, now);
            for seat in was.deal().seats() {
                let got = events.iter().filter(|event| {
                    matches!(event, Event::Got { seat: to, .. } if *to == seat)
                });
                let (was, now) = (hand(&was, seat).len(), hand(now, seat).len());
                if !matches!(action, Action::Swap { .. }) {
                    let gone = usize::from(was) + got.count() - usize::from(now);
                    assert!(gone <= 1, "{action:?}: {events:?}");
                }
            }
        };
        let end = play(&evening, |state, action| {
            if let Some(before) = before.take() {
                follow(before, state);
            }
            before = Some((state.clone(), action));
        });
        if let Some(before) = before {
            follow(before, &end);
        }
    }

    /// What may be taken back leads to the state before it, and hides again
    /// what a closed curtain hid.
    #[test]
    fn steps_are_taken_back_to_the_last_revealed_card(evening in evenings()) {
        let mut cards = Cards::new(evening.setup.clone(), evening.seed).expect("valid");
        let mut events = Vec::new();
        for step in 0.. {
            let Some(action) = evening.decide(cards.state(), step) else { break };
            let before = cards.clone();
            cards.apply(action, &mut events).expect("it's legal");
            // Who looks again sees nothing new: what was before can still go.
            let decided = !matches!(action, Action::Lift { .. });
            if decided && cards.can_take_back() == Some(action.seat()) {
                let mut back = cards.clone();
                back.take_back(action.seat(), &mut events).expect("said so");
                let deck = before.state().deck_len();
                prop_assert_eq!(back.state().deck_len(), deck);
                prop_assert_eq!(cards.state().deck_len(), deck, "no card was drawn");
                prop_assert_eq!(back.story(), before.story());
                if let Viewer::Curtain(seat) = back.state().viewer() {
                    back.apply(Action::Lift { seat }, &mut events).expect("closed");
                }
                prop_assert_eq!(back.hash(), before.hash());
            }
            for seat in cards.state().deal().seats() {
                let refused = cards.clone().take_back(seat, &mut events);
                let wanted = cards.can_take_back() == Some(seat);
                prop_assert_eq!(refused.is_ok(), wanted);
                if let Err(Refused(rule)) = refused {
                    prop_assert_eq!(rule, Rule::NothingToTakeBack);
                }
            }
        }
        prop_assert_eq!(cards.can_take_back(), None);
    }
}

proptest! {
    #![proptest_config(config(40))]

    #[test]
    fn legal_actions_are_exactly_those_that_apply(evening in evenings()) {
        let mut step = 0;
        play(&evening, |state, _| {
            if step % 5 == 0 {
                only_legal_actions_apply(state);
            }
            step += 1;
        });
    }
}

/// The properties above are held by matches that get far: every power-up is
/// played and discarded, matches end both ways, and passes knock out.
#[test]
fn random_matches_get_everywhere() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    let mut runner = TestRunner::deterministic();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..150 {
        let tree = evenings().new_tree(&mut runner).expect("a strategy");
        let evening = tree.current();
        let mut events = Vec::new();
        let end = play(&evening, |state, action| {
            let first = events.len();
            let mut after = state.clone();
            after.apply(action, &mut events).expect("it's legal");
            let text = format!("{:?}", events[first..].to_vec());
            for word in ["TurnedUp", "Discarded"] {
                for card in &Card::ALL[Kept::KINDS..] {
                    if text.contains(word) && text.contains(&format!("{card:?}")) {
                        seen.insert(format!("{word} {card:?}"));
                    }
                }
            }
            for word in ["Skipped", "DeckEmpty", "Passed", "Gave", "exactly: Some"] {
                if text.contains(word) {
                    seen.insert(word.to_owned());
                }
            }
            if text.contains("Passed") && text.contains("KnockedOut") {
                seen.insert("out by a pass".to_owned());
            }
        });
        let won = end.outcome().expect("over").won;
        seen.insert(format!("{won:?}"));
    }
    // Draw choice and extra draw are always of use, but dead as extra cards.
    assert_eq!(seen.len(), 6 + 6 + 5 + 1 + 2, "{seen:?}");
}
