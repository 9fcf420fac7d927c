//! Rules of the card game on stacked decks that a person can read.

mod imagine;
mod knock_outs;
mod memory;
mod pass;
mod power_ups;
mod risk;
mod seen;
mod setups;
mod take_back;
mod turns;
mod winning;

use super::*;
use crate::kernel::{Points, Refused, Seat, Seed};

/// The seats by name; turns go in this order.
const MAYA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const OLA: Seat = Seat(2);

const SEED: Seed = Seed([7; 32]);

/// `dot cherry pink …`, one word a card.
fn card(word: &str) -> Card {
    match word {
        "dot" => Card::PacDot,
        "cherry" => Card::Cherry,
        "strawberry" => Card::Strawberry,
        "orange" => Card::Orange,
        "apple" => Card::Apple,
        "pink" => Card::PinkGhost,
        "blue" => Card::BlueGhost,
        "clyde" => Card::OrangeGhost,
        "red" => Card::RedGhost,
        "give" => Card::GiveGhost,
        "swap" => Card::Swap,
        "skip" => Card::Skip,
        "choice" => Card::DrawChoice,
        "extra" => Card::ExtraDraw,
        "pass" => Card::Pass,
        _ => panic!("{word} is no card"),
    }
}

fn stack(words: &str) -> Vec<Card> {
    words.split_whitespace().map(card).collect()
}

fn hand(words: &str) -> Hand {
    let kept = |card: Card| match card.face() {
        Face::Kept(kept) => kept,
        Face::PowerUp(power_up) => panic!("{power_up:?} is in no hand"),
    };
    stack(words).into_iter().map(kept).collect()
}

/// A table of people with this deck, the first card on top.
fn setup(players: usize, words: &str) -> Setup {
    let names = ["Maya", "Ben", "Ola", "Tim", "Ida", "Jon", "Kim", "Lea"];
    let player = |name: &&str| CardPlayer {
        name: (*name).to_owned(),
        bot: None,
    };
    Setup {
        level: if players > MAX_PLAYERS {
            CardLevel::Bonus
        } else {
            CardLevel::Level1
        },
        players: names[..players].iter().map(player).collect(),
        starter: MAYA,
        decks: DeckData::example(),
        rules: CardRules::default(),
        helper: true,
        stack: Some(stack(words)),
    }
}

/// A match, and what happened in it.
struct Table {
    state: State,
    events: Vec<Event>,
}

fn table(players: usize, words: &str) -> Table {
    ruled(players, words, CardRules::default())
}

fn ruled(players: usize, words: &str, rules: CardRules) -> Table {
    let setup = Setup {
        rules,
        ..setup(players, words)
    };
    Table {
        state: State::new(&setup, SEED).expect("the test's setup is valid"),
        events: Vec::new(),
    }
}

impl Table {
    /// Whoever has to decide, their curtain open.
    fn actor(&mut self) -> Seat {
        let seat = self.state.actor().expect("the match goes on");
        if self.state.viewer() == Viewer::Curtain(seat) {
            self.act(Action::Lift { seat });
        }
        seat
    }

    /// An action that's accepted; cards are never lost.
    fn act(&mut self, action: Action) {
        let cards = self.state.cards();
        self.state
            .apply(action, &mut self.events)
            .unwrap_or_else(|error| panic!("{action:?}: {error}"));
        assert_eq!(self.state.cards(), cards, "after {action:?}");
    }

    /// An action that's refused and changes nothing.
    fn refused(&mut self, action: Action) -> Rule {
        let before = self.state.clone();
        let told = self.events.len();
        let refused = self.state.apply(action, &mut self.events);
        assert_eq!(self.state, before, "a refused {action:?} changed something");
        assert_eq!(self.events.len(), told);
        match refused {
            Err(Refused(rule)) => rule,
            Ok(()) => panic!("{action:?} was accepted"),
        }
    }

    fn draw(&mut self, times: usize) -> &mut Self {
        for _ in 0..times {
            let seat = self.actor();
            self.act(Action::Draw { seat });
        }
        self
    }

    fn end(&mut self) -> &mut Self {
        let seat = self.actor();
        self.act(Action::End { seat });
        self
    }

    fn shut_down(&mut self) -> &mut Self {
        let seat = self.actor();
        self.act(Action::ShutDown { seat });
        self
    }

    /// Draws so many cards and ends the turn.
    fn turn(&mut self, cards: usize) -> &mut Self {
        self.draw(cards).end()
    }

    fn give(&mut self, ghost: Kept, to: Seat) -> &mut Self {
        let seat = self.actor();
        self.act(Action::Give { seat, ghost, to });
        self
    }

    fn swap(&mut self, a: Seat, b: Seat) -> &mut Self {
        let seat = self.actor();
        self.act(Action::Swap { seat, a, b });
        self
    }

    fn skip(&mut self, whom: Seat) -> &mut Self {
        let seat = self.actor();
        self.act(Action::Skip { seat, whom });
        self
    }

    fn choose_draw(&mut self, whom: Seat, cards: u8) -> &mut Self {
        let seat = self.actor();
        self.act(Action::ChooseDraw { seat, whom, cards });
        self
    }

    fn pass(&mut self, card: Kept) -> &mut Self {
        let seat = self.actor();
        self.act(Action::Pass { seat, card });
        self
    }

    fn hand(&self, seat: Seat) -> Hand {
        self.state.places[seat.index()].hand
    }

    fn status(&self, seat: Seat) -> Status {
        self.state.status(seat).expect("a seat of the table")
    }

    fn winners(&self) -> Vec<Seat> {
        self.state.winners().collect()
    }

    fn told(&self, fact: Fact) -> bool {
        self.events.contains(&Event::Fact(fact))
    }

    /// Facts of what happened, in order.
    fn facts(&self) -> Vec<Fact> {
        let fact = |event: &Event| match event {
            Event::Fact(fact) => Some(*fact),
            _ => None,
        };
        self.events.iter().filter_map(fact).collect()
    }
}
