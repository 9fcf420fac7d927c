//! The card game's rules written down a second time, as plainly as possible,
//! for comparison with the engine: lists of cards, one question after another.
//! Curtains aren't here; neither is what anybody remembers.

use std::collections::VecDeque;

use coinop_core::cards::{Action, Card, CardRules, Kept, PowerUp};
use coinop_core::kernel::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    In,
    ShutDown,
    KnockedOut,
}

#[derive(Clone, Debug)]
pub struct Player {
    pub hand: Vec<Card>,
    pub place: Place,
    pub skips: u32,
    pub choice: Option<u32>,
    /// The card chosen to pass.
    passes: Option<Card>,
}

/// What has to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    Turn,
    Play(PowerUp),
    Pass,
    Nothing,
}

#[derive(Clone, Debug)]
pub struct Model {
    rules: CardRules,
    pub deck: VecDeque<Card>,
    pub players: Vec<Player>,
    pub face_up: Vec<Card>,
    /// Whose turn it is, and whose decision.
    pub turn: usize,
    pub decides: usize,
    pub asks: Asks,
    drawn: u32,
    exactly: Option<u32>,
}

fn is_ghost(card: Card) -> bool {
    Kept::GHOSTS.iter().any(|ghost| Card::from(*ghost) == card)
}

impl Model {
    pub fn new(deck: &[Card], seats: usize, starter: usize, rules: CardRules) -> Self {
        let player = Player {
            hand: Vec::new(),
            place: Place::In,
            skips: 0,
            choice: None,
            passes: None,
        };
        Self {
            rules,
            deck: deck.iter().copied().collect(),
            players: vec![player; seats],
            face_up: Vec::new(),
            turn: starter,
            decides: starter,
            asks: Asks::Turn,
            drawn: 0,
            exactly: None,
        }
    }

    fn is_in(&self, seat: usize) -> bool {
        self.players
            .get(seat)
            .is_some_and(|player| player.place == Place::In)
    }

    /// Everybody, beginning with `first`.
    fn around(&self, first: usize) -> Vec<usize> {
        let seats = self.players.len();
        (0..seats).map(|i| (first + i) % seats).collect()
    }

    fn others(&self, seat: usize) -> usize {
        let others = (0..self.players.len()).filter(|other| *other != seat);
        others.filter(|other| self.is_in(*other)).count()
    }

    fn ghosts(&self, seat: usize) -> usize {
        let hand = &self.players[seat].hand;
        let red = hand.iter().filter(|card| **card == Card::RedGhost).count();
        let double = usize::from(self.rules.red_ghost_counts_as_two);
        hand.iter().filter(|card| is_ghost(**card)).count() + double * red
    }

    /// Whether the rules allow it.
    pub fn allows(&self, action: Action) -> bool {
        if action.seat().index() != self.decides {
            return false;
        }
        let has = |card: Card| self.players[self.decides].hand.contains(&card);
        let there = |seat: Seat| self.is_in(seat.index());
        let other = |seat: Seat| there(seat) && seat.index() != self.decides;
        let chosen = self.exactly.is_some();
        // Cards that still have to be drawn, if there are any.
        let owed = self.drawn < self.exactly.unwrap_or(1) && !self.deck.is_empty();
        match (self.asks, action) {
            (Asks::Turn, Action::Draw { .. }) => {
                self.drawn < self.exactly.unwrap_or(3) && !self.deck.is_empty()
            }
            (Asks::Turn, Action::End { .. }) => !owed,
            (Asks::Turn, Action::ShutDown { .. }) => !(self.rules.draw_first && chosen && owed),
            (Asks::Play(PowerUp::GiveGhost), Action::Give { ghost, to, .. }) => {
                is_ghost(ghost.into()) && has(ghost.into()) && other(to)
            }
            (Asks::Play(PowerUp::Swap), Action::Swap { a, b, .. }) => {
                there(a) && there(b) && a != b
            }
            (Asks::Play(PowerUp::Skip), Action::Skip { whom, .. }) => other(whom),
            (Asks::Play(PowerUp::DrawChoice), Action::ChooseDraw { whom, cards, .. }) => {
                there(whom) && (1..=3).contains(&cards)
            }
            (Asks::Pass, Action::Pass { card, .. }) => has(card.into()),
            _ => false,
        }
    }

    /// Does what's allowed.
    pub fn apply(&mut self, action: Action) {
        let me = self.decides;
        match action {
            Action::Draw { .. } => self.draw(),
            Action::End { .. } => self.next(),
            Action::ShutDown { .. } => {
                self.players[me].place = Place::ShutDown;
                self.go_on();
            }
            Action::Give { ghost, to, .. } => {
                self.lose(me, ghost.into());
                self.players[to.index()].hand.push(ghost.into());
                self.look_for_ghosts();
                self.go_on();
            }
            Action::Swap { a, b, .. } => {
                let hand = std::mem::take(&mut self.players[a.index()].hand);
                let other = std::mem::replace(&mut self.players[b.index()].hand, hand);
                self.players[a.index()].hand = other;
                self.look_for_ghosts();
                self.go_on();
            }
            Action::Skip { whom, .. } => {
                self.players[whom.index()].skips += 1;
                self.go_on();
            }
            Action::ChooseDraw { whom, cards, .. } => {
                self.players[whom.index()].choice = Some(u32::from(cards));
                self.go_on();
            }
            Action::Pass { card, .. } => {
                self.players[me].passes = Some(card.into());
                self.ask_for_passes();
            }
            Action::Lift { .. } | Action::Cover { .. } => {}
        }
    }

    fn lose(&mut self, seat: usize, card: Card) {
        let hand = &mut self.players[seat].hand;
        let at = hand.iter().position(|held| *held == card);
        hand.remove(at.unwrap_or_else(|| panic!("{seat} has no {card:?}")));
    }

    fn draw(&mut self) {
        let Some(card) = self.deck.pop_front() else {
            return;
        };
        self.drawn += 1;
        let me = self.turn;
        let power_up = PowerUp::ALL
            .into_iter()
            .find(|one| Card::from(*one) == card);
        let Some(power_up) = power_up else {
            self.players[me].hand.push(card);
            self.look_for_ghosts();
            return self.go_on();
        };
        self.face_up.push(card);
        let alone = self.others(me) == 0;
        match power_up {
            PowerUp::GiveGhost if alone || !self.players[me].hand.iter().any(|c| is_ghost(*c)) => {
                self.go_on();
            }
            PowerUp::Swap | PowerUp::Skip | PowerUp::Pass if alone => self.go_on(),
            PowerUp::GiveGhost | PowerUp::Swap | PowerUp::Skip | PowerUp::DrawChoice => {
                self.asks = Asks::Play(power_up);
            }
            PowerUp::ExtraDraw => {
                for seat in self.around(me) {
                    self.draw_extra(seat);
                }
                self.go_on();
            }
            PowerUp::Pass => self.ask_for_passes(),
        }
    }

    fn draw_extra(&mut self, seat: usize) {
        if !self.is_in(seat) || self.is_over() {
            return;
        }
        match self.deck.pop_front() {
            None => self.players[seat].place = Place::ShutDown,
            Some(card) if PowerUp::ALL.iter().any(|one| Card::from(*one) == card) => {
                self.face_up.push(card);
            }
            Some(card) => {
                self.players[seat].hand.push(card);
                self.look_for_ghosts();
            }
        }
    }

    fn ask_for_passes(&mut self) {
        for seat in self.around(self.turn) {
            let player = &self.players[seat];
            if self.is_in(seat) && !player.hand.is_empty() && player.passes.is_none() {
                self.asks = Asks::Pass;
                self.decides = seat;
                return;
            }
        }
        for seat in 0..self.players.len() {
            if let Some(card) = self.players[seat].passes {
                self.lose(seat, card);
            }
        }
        for seat in 0..self.players.len() {
            if let Some(card) = self.players[seat].passes.take() {
                let left = self
                    .around(seat + 1)
                    .into_iter()
                    .find(|left| self.is_in(*left));
                self.players[left.unwrap_or(seat)].hand.push(card);
            }
        }
        self.look_for_ghosts();
        self.go_on();
    }

    fn look_for_ghosts(&mut self) {
        for seat in 0..self.players.len() {
            if self.is_in(seat) && self.ghosts(seat) >= 3 {
                self.players[seat].place = Place::KnockedOut;
            }
        }
    }

    pub fn is_over(&self) -> bool {
        let count = |place| {
            let players = self.players.iter();
            players.filter(|player| player.place == place).count()
        };
        count(Place::In) == 0 || count(Place::KnockedOut) == self.players.len() - 1
    }

    fn go_on(&mut self) {
        self.decides = self.turn;
        if self.is_over() {
            self.asks = Asks::Nothing;
        } else if self.is_in(self.turn) {
            self.asks = Asks::Turn;
        } else {
            self.next();
        }
    }

    fn next(&mut self) {
        self.asks = Asks::Turn;
        loop {
            self.turn = (self.turn + 1) % self.players.len();
            let player = &mut self.players[self.turn];
            if player.place != Place::In {
                continue;
            }
            if player.skips > 0 {
                player.skips -= 1;
                continue;
            }
            if self.deck.is_empty() {
                player.place = Place::ShutDown;
                if self.is_over() {
                    self.asks = Asks::Nothing;
                    return;
                }
                continue;
            }
            self.exactly = player.choice.take();
            self.drawn = 0;
            self.decides = self.turn;
            return;
        }
    }

    /// Who has won, once it's over.
    pub fn winners(&self, worth: impl Fn(Card) -> u32) -> Vec<usize> {
        let points = |seat: &usize| {
            self.players[*seat]
                .hand
                .iter()
                .map(|card| worth(*card))
                .sum::<u32>()
        };
        let stands = |seat: &usize| self.players[*seat].place != Place::KnockedOut;
        let standing: Vec<usize> = (0..self.players.len()).filter(stands).collect();
        let best = standing.iter().map(points).max();
        standing
            .into_iter()
            .filter(|seat| Some(points(seat)) == best)
            .collect()
    }
}
