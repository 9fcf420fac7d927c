//! Who may see what.

use super::*;

#[test]
fn the_curtain_opens_for_its_player_alone() {
    let mut table = table(2, "dot dot");
    assert_eq!(table.state.viewer(), Viewer::Curtain(MAYA));
    let draw = Action::Draw { seat: MAYA };
    assert_eq!(table.refused(draw), Rule::CurtainClosed { seat: MAYA });
    let ben = Action::Lift { seat: BEN };
    assert!(matches!(table.refused(ben), Rule::NotYourTurn { .. }));
    let lift = Action::Lift { seat: MAYA };
    assert_eq!(table.state.legal_actions(MAYA).as_slice(), [lift]);
    table.act(lift);
    assert_eq!(table.state.viewer(), Viewer::Seat(MAYA));
    assert_eq!(table.refused(lift), Rule::NotNow);
}

#[test]
fn between_two_turns_the_curtain_is_closed() {
    let mut table = table(2, "dot dot dot skip dot");
    table.turn(1);
    assert_eq!(table.state.viewer(), Viewer::Curtain(BEN));
    table.turn(1);
    table.draw(2).skip(BEN).end();
    assert_eq!(
        table.state.viewer(),
        Viewer::Curtain(MAYA),
        "also before the same player's next turn"
    );
}

#[test]
fn a_curtain_shows_no_hand() {
    let mut table = table(2, "pink dot dot");
    table.turn(1).turn(1);
    let seen = table.state.observe(table.state.viewer());
    assert_eq!(seen.viewer, Viewer::Curtain(MAYA));
    assert!(seen.players.iter().all(|player| player.hand.is_none()));
    assert!(
        seen.players
            .iter()
            .all(|player| *player.known == Known::default())
    );
    assert_eq!(seen.turn.last, None);
    assert_eq!(seen.risk(), None);
}

#[test]
fn the_curtain_closes_when_the_app_is_left() {
    let mut table = table(2, "dot dot");
    assert_eq!(table.refused(Action::Cover { seat: MAYA }), Rule::NotNow);
    table.draw(1).act(Action::Cover { seat: MAYA });
    assert_eq!(table.state.viewer(), Viewer::Curtain(MAYA));
    table.end();
}

#[test]
fn the_card_just_drawn_shows_to_its_player_alone() {
    let mut table = table(2, "cherry dot");
    table.draw(1);
    let last = |viewer| table.state.observe(viewer).turn.last;
    assert_eq!(last(Viewer::Seat(MAYA)), Some(Card::Cherry));
    assert_eq!(last(Viewer::Seat(BEN)), None);
    assert_eq!(last(Viewer::Table), None);
}

#[test]
fn an_extra_card_shows_to_its_player_alone() {
    let mut table = table(2, "extra cherry apple dot");
    table.draw(1);
    let seen = table.state.observe(Viewer::Seat(MAYA));
    assert_eq!(seen.turn.last, Some(Card::Cherry));
    assert_eq!(seen.players[1].hand, None);
    assert_eq!(table.state.observe(Viewer::Seat(BEN)).turn.last, None);
}

#[test]
fn a_shut_down_hand_is_hidden_until_the_end() {
    let mut table = table(2, "apple dot dot");
    table.draw(1).shut_down();
    let hidden = |table: &Table| {
        table.state.observe(Viewer::Seat(BEN)).players[0]
            .hand
            .copied()
    };
    assert_eq!(hidden(&table), None);
    table.shut_down();
    assert_eq!(hidden(&table), Some(hand("apple")));
    let all = table.state.observe(Viewer::Table);
    assert!(all.players.iter().all(|player| player.hand.is_some()));
}

#[test]
fn while_a_bot_plays_the_table_looks_on() {
    let mut setup = setup(2, "dot dot dot dot");
    setup.players[0].bot = Some(Strength::Cautious);
    let mut state = State::new(&setup, SEED).expect("valid");
    let mut events = Vec::new();
    assert_eq!(state.viewer(), Viewer::Table);
    for action in [Action::Draw { seat: MAYA }, Action::End { seat: MAYA }] {
        state
            .apply(action, &mut events)
            .expect("no curtain for a bot");
        assert!(state.observe(Viewer::Table).legal.is_empty());
    }
    assert_eq!(state.viewer(), Viewer::Curtain(BEN));
}

#[test]
fn facts_name_no_hidden_card() {
    let mut table = table(2, "cherry pink give dot");
    table.draw(3).give(Kept::PinkGhost, BEN);
    let text = format!("{:?}", table.facts());
    for word in ["Cherry", "Pink", "PacDot"] {
        assert!(!text.contains(word), "{text}");
    }
}

/// What Maya's cover says of news: at her first look, after her draw, and after
/// Ben swapped hands with her; last, at a look after a turn that changed nothing.
fn news_of(words: &str) -> [u32; 4] {
    let mut cards = Cards::new(setup(2, words), SEED).expect("valid");
    let mut act = |action: Action| {
        let mut events = Vec::new();
        cards
            .apply(action, &mut events)
            .unwrap_or_else(|error| panic!("{action:?}: {error}"));
        cards.seen().came
    };
    let first = act(Action::Lift { seat: MAYA });
    let drawn = act(Action::Draw { seat: MAYA });
    act(Action::End { seat: MAYA });
    act(Action::Lift { seat: BEN });
    act(Action::Draw { seat: BEN });
    act(Action::Draw { seat: BEN });
    let (a, b) = (BEN, MAYA);
    act(Action::Swap { seat: BEN, a, b });
    act(Action::End { seat: BEN });
    let swapped = act(Action::Lift { seat: MAYA });
    act(Action::Draw { seat: MAYA });
    act(Action::End { seat: MAYA });
    act(Action::Lift { seat: BEN });
    act(Action::Draw { seat: BEN });
    act(Action::End { seat: BEN });
    let unchanged = act(Action::Lift { seat: MAYA });
    [first, drawn, swapped, unchanged]
}

#[test]
fn a_swap_of_as_many_cards_is_news() {
    let [first, drawn, swapped, unchanged] = news_of("dot dot swap dot dot dot");
    assert_eq!((first, unchanged), (0, 0));
    assert!(drawn > 0);
    assert!(swapped > drawn, "a number of its own");
}

#[test]
fn news_of_a_hand_tell_no_card() {
    assert_eq!(
        news_of("dot dot swap dot dot dot"),
        news_of("pink cherry swap blue orange dot")
    );
}
