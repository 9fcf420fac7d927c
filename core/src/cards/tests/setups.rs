//! What a table may ask for.

use super::*;
use crate::kernel::MAX_NAME;

fn refused(change: impl FnOnce(&mut Setup)) -> (String, String) {
    let mut setup = setup(3, "dot");
    setup.stack = None;
    change(&mut setup);
    let error = State::new(&setup, SEED).expect_err("invalid");
    (error.at, error.what)
}

#[test]
fn both_example_decks_have_54_cards_and_the_printed_counts() {
    let data = DeckData::example();
    assert!(data.example);
    assert_eq!((data.level_1.size(), data.level_2.size()), (54, 54));
    let one = data.level_1.by_kind();
    assert_eq!(one, [25, 4, 3, 2, 1, 3, 3, 3, 1, 3, 3, 3, 0, 0, 0]);
    let two = data.level_2.by_kind();
    assert_eq!(two, [22, 4, 3, 2, 1, 4, 4, 4, 1, 0, 0, 0, 3, 3, 3]);
    assert_eq!(data.values.by_kind(), [1, 2, 3, 4, 5, 0, 0, 0, 0]);
}

#[test]
fn the_bonus_level_has_both_decks() {
    let mut setup = setup(8, "dot");
    setup.stack = None;
    let state = State::new(&setup, SEED).expect("valid");
    assert_eq!(state.deck_len(), 108);
    let counts = [47, 8, 6, 4, 2, 7, 7, 7, 2, 3, 3, 3, 3, 3, 3];
    assert_eq!(state.cards(), counts);
    assert_eq!(state.deal().counts(), &counts);
}

#[test]
fn a_table_has_two_to_four_players_and_eight_at_the_bonus_level() {
    let (at, what) = refused(|setup| setup.players.truncate(1));
    assert_eq!(at, "players");
    assert!(what.contains("2 to 4"), "{what}");
    let five = Setup {
        level: CardLevel::Level2,
        ..setup(5, "dot")
    };
    assert!(State::new(&five, SEED).is_err());
    for level in CardLevel::ALL {
        let most = level.most_players();
        let full = Setup {
            level,
            ..setup(most, "dot")
        };
        assert!(State::new(&full, SEED).is_ok());
    }
}

#[test]
fn names_are_there_and_differ() {
    assert_eq!(
        refused(|setup| setup.players[1].name = "  ".into()).0,
        "players[1].name"
    );
    assert_eq!(
        refused(|setup| setup.players[2].name = "x".repeat(17)).0,
        "players[2].name"
    );
    let (at, what) = refused(|setup| setup.players[2].name = " maya".into());
    assert_eq!(at, "players[2].name");
    assert!(what.contains("0 and 2"), "{what}");
}

#[test]
fn the_starter_sits_at_the_table() {
    assert_eq!(refused(|setup| setup.starter = Seat(3)).0, "starter");
}

#[test]
fn numbers_of_an_own_deck_are_checked() {
    let (at, what) = refused(|setup| setup.decks.values.apple = 100);
    assert_eq!(at, "values.apple");
    assert!(what.contains("0 to 99"), "{what}");
    assert_eq!(
        refused(|setup| setup.decks.level_1.pac_dot = 36).0,
        "level_1"
    );
    assert_eq!(
        refused(|setup| setup.decks.level_2 = Deck::default()).0,
        "level_2"
    );
    assert!(DeckData::parse("{}").is_err());
    assert!(DeckData::parse(r#"{"name":1}"#).is_err());
}

#[test]
fn limits_are_within() {
    let accepted = |change: &dyn Fn(&mut Setup)| {
        let mut setup = setup(3, "dot");
        setup.stack = None;
        change(&mut setup);
        assert_eq!(setup.validate(), Ok(()));
    };
    accepted(&|setup| setup.decks.values.apple = MAX_VALUE);
    accepted(&|setup| setup.players[2].name = "x".repeat(MAX_NAME));
    accepted(&|setup| setup.stack = Some(stack("dot").repeat(MAX_CARDS)));
    for (size, is_right) in [(9, false), (10, true), (64, true), (65, false)] {
        let mut setup = setup(2, "dot");
        setup.decks.level_2 = Deck {
            pac_dot: size,
            ..Deck::default()
        };
        assert_eq!(setup.validate().is_ok(), is_right, "a deck of {size}");
    }
}

#[test]
fn an_own_deck_counts_instead_of_the_example() {
    let mut setup = setup(2, "dot");
    setup.stack = None;
    setup.decks.level_1.pac_dot = 20;
    let state = State::new(&setup, SEED).expect("valid");
    assert_eq!(state.deck_len(), 49);
}

#[test]
fn a_stack_is_the_deck_from_top_to_bottom() {
    let mut table = table(2, "apple cherry");
    assert_eq!(table.state.deck_len(), 2);
    table.draw(1);
    assert_eq!(table.hand(MAYA), hand("apple"));
    let (at, _) = refused(|setup| setup.stack = Some(Vec::new()));
    assert_eq!(at, "stack");
    let (at, _) = refused(|setup| setup.stack = Some(stack("dot").repeat(129)));
    assert_eq!(at, "stack");
}

#[test]
fn the_seed_alone_decides_the_order_of_the_deck() {
    let mut setup = setup(4, "dot");
    setup.stack = None;
    let deck = |seed| State::new(&setup, Seed([seed; 32])).expect("valid").deck;
    assert_eq!(deck(1), deck(1));
    assert_ne!(deck(1), deck(2));
    // Computed apart from the engine: a new library changes no old match.
    let top: Vec<Card> = deck(7).iter().rev().take(8).copied().collect();
    assert_eq!(
        top,
        super::stack("blue dot dot strawberry swap dot dot pink")
    );
}

#[test]
fn a_short_setup_gets_defaults_and_nonsense_is_refused() {
    let json = serde_json::json!({
        "level": "level1",
        "players": [{"name": "Maya"}, {"name": "Ben", "bot": "counting"}],
        "decks": DeckData::example(),
    });
    let setup: Setup = serde_json::from_value(json.clone()).expect("a setup");
    assert_eq!(setup.starter, MAYA);
    assert_eq!(setup.rules, CardRules::default());
    assert_eq!(setup.players[1].bot, Some(Strength::Counting));
    assert!(!setup.helper);
    let mut odd = json;
    odd["players"][0]["bot"] = "genius".into();
    assert!(serde_json::from_value::<Setup>(odd).is_err());
}
