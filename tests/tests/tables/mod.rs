//! Random tables of the card game, as strategies, and how they decide.

use coinop_core::cards::{
    Action, Card, CardLevel, CardPlayer, CardRules, DeckData, Kept, Setup, State, Strength,
};
use coinop_core::kernel::{Seat, Seed};
use proptest::prelude::*;

/// A setup with its seed, and numbers to decide by.
#[derive(Clone, Debug)]
pub struct Evening {
    pub setup: Setup,
    pub seed: Seed,
    pub picks: Vec<u16>,
}

/// Tables of every size, level, switch and deck, with people and bots.
pub fn evenings() -> impl Strategy<Value = Evening> {
    let picks = prop::collection::vec(any::<u16>(), 1..200);
    (tables(), any::<[u8; 32]>(), picks).prop_map(|(setup, seed, picks)| Evening {
        setup,
        seed: Seed(seed),
        picks,
    })
}

fn tables() -> impl Strategy<Value = Setup> {
    let level = prop_oneof![
        Just(CardLevel::Level1),
        Just(CardLevel::Level2),
        Just(CardLevel::Bonus),
    ];
    let stack = prop_oneof![
        1 => Just(None),
        1 => prop::collection::vec(cards(), 1..=60).prop_map(Some),
        1 => prop::collection::vec(likely(), 1..=60).prop_map(Some),
    ];
    let strange = (2_usize..=8, 0_u8..8, any::<u8>(), any::<[bool; 3]>());
    (level, stack, strange).prop_map(|(level, stack, (players, starter, bots, switches))| {
        let players = players.min(level.most_players());
        Setup {
            level,
            players: names(players, bots),
            starter: Seat(starter % u8::try_from(players).unwrap_or(1)),
            decks: DeckData::example(),
            rules: CardRules {
                draw_first: switches[0],
                red_ghost_counts_as_two: switches[1],
            },
            helper: switches[2],
            stack,
        }
    })
}

/// Decks with more power-ups and ghosts than any that's printed.
pub fn cards() -> impl Strategy<Value = Card> {
    (0..Card::KINDS).prop_map(|kind| Card::ALL[kind])
}

/// Mostly cards for hands.
pub fn likely() -> impl Strategy<Value = Card> {
    let scoring = (0..Kept::SCORING).prop_map(|kind| Card::ALL[kind]);
    prop_oneof![6 => scoring, 4 => cards()]
}

/// So many players; a bit of `bots` makes its seat a bot's.
pub fn names(players: usize, bots: u8) -> Vec<CardPlayer> {
    let names = ["Maya", "Ben", "Ola", "Tim", "Ida", "Jon", "Kim", "Lea"];
    let player = |(seat, name): (usize, &&str)| CardPlayer {
        name: (*name).to_owned(),
        bot: (bots >> seat & 1 == 1).then_some(Strength::Cautious),
    };
    names[..players].iter().enumerate().map(player).collect()
}

impl Evening {
    /// The decision of whoever decides now; most draw and few shut down, so
    /// that matches get far.
    pub fn decide(&self, state: &State, step: usize) -> Option<Action> {
        let mut legal = state.legal_actions(state.actor()?);
        let pick = usize::from(self.picks[step % self.picks.len()]);
        let draw = |action: &Action| matches!(action, Action::Draw { .. });
        if legal.iter().any(draw) && pick % 8 < 5 {
            legal.retain(|action| draw(action));
        } else if legal.len() > 1 && pick / 8 % 6 > 0 {
            legal.retain(|action| !matches!(action, Action::ShutDown { .. }));
        }
        legal.get(pick / 48 % legal.len()).copied()
    }
}
