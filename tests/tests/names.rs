//! Names with something in them that can't be seen: refused for a new match of
//! any game, and told in place in its form; a match that was stored with them
//! opens all the same.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use coinop_core::bank::{BoxData, Coin, Player, Setup as BankSetup};
use coinop_core::cards::{CardLevel, CardPlayer, DeckData, Setup as CardSetup};
use coinop_core::kernel::{Millis, Seat, Seed};
use coinop_core::session::{GameSetup, Input, Session};
use coinop_core::view::{
    CardsDraft, Language, Problem, SetupDraft, Words, card_setup, cards_draft_view, draft_view,
    setup,
};

const SEED: Seed = Seed([3; 32]);

/// Each beside "Maya".
const WRONG: [&str; 5] = [
    "a\nb",
    "a\u{202e}b",
    "Maya\u{200b}",
    "Maya\u{200d}",
    "\u{200b}",
];

fn bank(name: &str) -> GameSetup {
    let player = |name: &str, coin| Player {
        name: name.to_owned(),
        coin,
    };
    GameSetup::Bank(BankSetup {
        players: vec![player("Maya", Coin::Circle), player(name, Coin::Square)],
        box_data: BoxData::example(),
        rules: coinop_core::bank::HouseRules::default(),
        helper: false,
    })
}

fn cards(name: &str) -> GameSetup {
    let player = |name: &str| CardPlayer {
        name: name.to_owned(),
        bot: None,
    };
    GameSetup::Cards(CardSetup {
        level: CardLevel::Level1,
        players: vec![player("Maya"), player(name)],
        starter: Seat(0),
        decks: DeckData::example(),
        rules: coinop_core::cards::CardRules::default(),
        helper: false,
        stack: None,
    })
}

#[test]
fn no_new_match_begins_with_a_name_that_hides_something() {
    for game in [bank, cards] {
        assert!(Session::new(game("Ben"), SEED).is_ok());
        for name in WRONG {
            let refused = Session::new(game(name), SEED).map(|_| ());
            let at = refused.map_err(|invalid| invalid.at);
            assert_eq!(at, Err("players[1].name".to_owned()), "{name:?}");
        }
    }
}

#[test]
fn an_old_match_with_such_names_replays() {
    let words = Words::new(Language::En);
    let first = |game: &GameSetup| match game {
        GameSetup::Cards(_) => Input::Card(coinop_core::cards::CardAction::Lift { seat: Seat(0) }),
        GameSetup::Bank(_) | GameSetup::Maze(_) => Input::CoinIn(Seat(0)),
    };
    for game in [bank, cards] {
        let mut usual = Session::new(game("Ben"), SEED).expect("a new match");
        let log = usual.dispatch(first(&game("Ben")), Millis(100), &words).log;
        for name in WRONG {
            let again = Session::replay(game(name), SEED, log.clone()).expect("it was stored");
            assert_eq!(again.sequence(), usual.sequence(), "{name:?}");
            let restored = Session::restore(&again.snapshot()).map(|session| session.hash());
            assert_eq!(restored, Some(again.hash()), "{name:?}");
        }
    }
}

#[test]
fn a_form_says_it_in_place_in_both_languages() {
    for language in Language::ALL {
        let words = Words::new(language);
        let told = words.say("setup-wrong-name-unseen");
        let mut draft = SetupDraft::fresh(None, &words);
        draft.players[1].name = "a\u{202e}b".to_owned();
        let errors = setup(&draft).expect_err("unseen");
        assert_eq!(errors[0].problem, Problem::NameUnseen);
        let view = draft_view(&draft, &[], &words);
        assert!(!view.start.enabled);
        assert_eq!(view.players[1].seat.name.error, told);

        let mut draft = CardsDraft::fresh(None, &words);
        draft.players[1].name = "a\nb".to_owned();
        let errors = card_setup(&draft).expect_err("unseen");
        assert_eq!(errors[0].problem, Problem::NameUnseen);
        let view = cards_draft_view(&draft, &[], &words);
        assert!(!view.start.enabled);
        assert_eq!(view.players[1].seat.name.error, told);
    }
}
