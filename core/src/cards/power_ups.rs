//! What the six power-ups do (rulebook: "Special Rules" of both levels).

use super::event::{Event, Fact, Source, Why};
use super::memory::Passed;
use super::state::Stage;
use super::{Card, Face, Kept, MAX_BONUS_PLAYERS, PowerUp, State};
use crate::kernel::Seat;

impl State {
    /// A power-up was drawn: RULING: it's played if it can be.
    pub(super) fn turn_up(&mut self, seat: Seat, power_up: PowerUp, events: &mut Vec<Event>) {
        if !self.is_usable(seat, power_up) {
            if power_up == PowerUp::GiveGhost && self.others_in(seat).next().is_some() {
                // With somebody there to take a ghost, the table sees why.
                let size = self.place(seat).hand.len();
                self.memory.had_no_ghost(seat, size);
            }
            self.discard(seat, power_up, events);
            return self.settle(events);
        }
        self.place_mut(seat).played[power_up.index()] += 1;
        events.push(Fact::TurnedUp { seat, power_up }.into());
        match power_up {
            PowerUp::GiveGhost | PowerUp::Swap | PowerUp::Skip | PowerUp::DrawChoice => {
                self.stage = Stage::Play(power_up);
            }
            PowerUp::ExtraDraw => self.extra_draw(seat, events),
            PowerUp::Pass => self.pass_on([None; MAX_BONUS_PLAYERS], events),
        }
    }

    fn is_usable(&self, seat: Seat, power_up: PowerUp) -> bool {
        let others = self.others_in(seat).next().is_some();
        match power_up {
            PowerUp::GiveGhost => others && self.place(seat).hand.ghosts() > 0,
            PowerUp::Swap | PowerUp::Skip | PowerUp::Pass => others,
            PowerUp::DrawChoice | PowerUp::ExtraDraw => true,
        }
    }

    fn discard(&mut self, seat: Seat, power_up: PowerUp, events: &mut Vec<Event>) {
        self.discards[power_up.index()] += 1;
        events.push(Fact::Discarded { seat, power_up }.into());
    }

    /// The receiver may be knocked out; the giver's turn goes on unless that
    /// wins.
    pub(super) fn give(&mut self, from: Seat, ghost: Kept, to: Seat, events: &mut Vec<Event>) {
        let giver = &mut self.place_mut(from).hand;
        let size = giver.len();
        giver.take(ghost);
        self.memory.gave(from, to, ghost, size);
        events.push(Fact::Gave { from, to }.into());
        self.take_in(to, ghost, Source::Gift(from), events);
        self.settle(events);
    }

    pub(super) fn swap(&mut self, by: Seat, a: Seat, b: Seat, events: &mut Vec<Event>) {
        self.memory.swapped(a, b, &self.hands());
        let (of_a, of_b) = (self.place(a).hand, self.place(b).hand);
        self.place_mut(a).hand = of_b;
        self.place_mut(b).hand = of_a;
        events.push(Fact::Swapped { by, a, b }.into());
        // Two hands that were in the game before are so after: nobody is
        // knocked out by a swap.
        self.settle(events);
    }

    /// RULING: skips add up and belong to the seat.
    pub(super) fn skip(&mut self, by: Seat, on: Seat, events: &mut Vec<Event>) {
        self.place_mut(on).skips += 1;
        events.push(Fact::SkipPut { by, on }.into());
        self.settle(events);
    }

    /// RULING: a newer choice replaces an older.
    pub(super) fn choose_draw(&mut self, by: Seat, whom: Seat, cards: u8, events: &mut Vec<Event>) {
        self.place_mut(whom).choice = Some(cards);
        events.push(Fact::DrawChosen { by, whom, cards }.into());
        self.settle(events);
    }

    /// In turn order from the drawer, one card each, power-ups dead.
    ///
    /// RULING: it goes on when the drawer is knocked out and stops when only
    /// one isn't, because that one has won. With others shut down, the last one
    /// in the game still draws, as printed.
    fn extra_draw(&mut self, drawer: Seat, events: &mut Vec<Event>) {
        let mut seat = drawer;
        for _ in self.deal.seats() {
            let here = seat;
            seat = self.deal.left(seat);
            if !self.is_in(here) {
                continue;
            }
            let card = self.deck.pop();
            if here == drawer {
                self.turn.last = card.or(self.turn.last);
            }
            match card.map(Card::face) {
                None => self.shut_down(here, Why::DeckEmpty, events),
                Some(Face::PowerUp(power_up)) => self.discard(here, power_up, events),
                Some(Face::Kept(card)) => {
                    events.push(Fact::DrewExtra { seat: here }.into());
                    self.take_in(here, card, Source::ExtraDraw, events);
                }
            }
            if self.is_decided() {
                break;
            }
        }
        self.settle(events);
    }

    /// A card to pass was chosen.
    pub(super) fn pass(&mut self, seat: Seat, card: Kept, events: &mut Vec<Event>) {
        let Stage::Pass { mut chosen, .. } = self.stage else {
            return;
        };
        chosen[seat.index()] = Some(card);
        events.push(Fact::PassChosen { seat }.into());
        self.pass_on(chosen, events);
    }

    /// The next one chooses, in turn order from the player on turn; after the
    /// last one all cards move at once. RULING: an empty hand gives none.
    fn pass_on(&mut self, chosen: Passed, events: &mut Vec<Event>) {
        let next = self
            .in_from(self.turn.seat)
            .find(|seat| chosen[seat.index()].is_none() && !self.place(*seat).hand.is_empty());
        match next {
            Some(next) => self.stage = Stage::Pass { next, chosen },
            None => {
                self.hand_on(&chosen, events);
                self.settle(events);
            }
        }
    }

    fn hand_on(&mut self, chosen: &Passed, events: &mut Vec<Event>) {
        let mut left = [Seat(0); MAX_BONUS_PLAYERS];
        for seat in self.deal.seats() {
            // RULING: left is the next one in turn order who still plays.
            let to = self.in_from(self.deal.left(seat)).next();
            left[seat.index()] = to.unwrap_or(seat);
        }
        self.memory.passed(chosen, &left, &self.hands());
        for (from, card) in self.deal.seats().zip(chosen) {
            if let Some(card) = card {
                self.place_mut(from).hand.take(*card);
            }
        }
        // In turn order, so that facts are told as a table would.
        let mut from = self.turn.seat;
        for _ in self.deal.seats() {
            if let Some(card) = chosen[from.index()] {
                let to = left[from.index()];
                self.place_mut(to).hand.put(card);
                events.push(Fact::Passed { from, to }.into());
                let source = Source::Pass(from);
                events.push(Event::Got {
                    seat: to,
                    card,
                    from: source,
                });
            }
            from = self.deal.left(from);
        }
        // Together: ghosts in all hands are as many as before, so that not
        // everybody can have too many.
        let mut seat = self.turn.seat;
        for _ in self.deal.seats() {
            if self.is_in(seat) {
                self.check_ghosts(seat, events);
            }
            seat = self.deal.left(seat);
        }
    }
}
