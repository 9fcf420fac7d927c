//! The way of a turn: draw, end, shut down, be knocked out; who comes next.

use super::event::{Event, Fact, Source, Why};
use super::state::{Place, Stage, Status, Turn};
use super::{Action, Face, Kept, Rule, State, TOO_MANY_GHOSTS};
use crate::kernel::{Refused, Seat};

impl State {
    /// Takes one decision; on an error nothing has changed.
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn apply(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), Refused<Rule>> {
        self.allows(action).map_err(Refused)?;
        match action {
            Action::Lift { seat } => {
                self.lifted = Some(seat);
                events.push(Event::Lifted { seat });
            }
            Action::Cover { seat } => {
                self.lifted = None;
                events.push(Event::Covered { seat });
            }
            Action::Draw { seat } => self.draw(seat, events),
            Action::End { seat } => {
                events.push(Fact::Ended { seat }.into());
                self.next_turn(events);
            }
            Action::ShutDown { seat } => {
                self.shut_down(seat, Why::Wanted, events);
                self.settle(events);
            }
            Action::Give { seat, ghost, to } => self.give(seat, ghost, to, events),
            Action::Swap { seat, a, b } => self.swap(seat, a, b, events),
            Action::Skip { seat, whom } => self.skip(seat, whom, events),
            Action::ChooseDraw { seat, whom, cards } => {
                self.choose_draw(seat, whom, cards, events);
            }
            Action::Pass { seat, card } => self.pass(seat, card, events),
        }
        Ok(())
    }

    fn draw(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let Some(card) = self.deck.pop() else { return };
        self.turn.drawn += 1;
        self.turn.last = Some(card);
        match card.face() {
            Face::Kept(card) => {
                events.push(Fact::Drew { seat }.into());
                if self.take_in(seat, card, Source::Deck, events) {
                    self.settle(events);
                }
            }
            Face::PowerUp(power_up) => self.turn_up(seat, power_up, events),
        }
    }

    /// A card comes into a hand; says whether that knocks its player out.
    /// RULING: checked after every single one.
    pub(super) fn take_in(
        &mut self,
        seat: Seat,
        card: Kept,
        from: Source,
        events: &mut Vec<Event>,
    ) -> bool {
        self.place_mut(seat).hand.put(card);
        events.push(Event::Got { seat, card, from });
        self.check_ghosts(seat, events)
    }

    /// Rulebook: three ghosts in a hand knock its player out.
    pub(super) fn check_ghosts(&mut self, seat: Seat, events: &mut Vec<Event>) -> bool {
        let out = self.deal.ghosts(&self.place(seat).hand) >= TOO_MANY_GHOSTS;
        if out {
            self.leave(seat, Status::KnockedOut);
            events.push(Fact::KnockedOut { seat }.into());
        }
        out
    }

    pub(super) fn shut_down(&mut self, seat: Seat, why: Why, events: &mut Vec<Event>) {
        self.leave(seat, Status::ShutDown);
        events.push(Fact::ShutDown { seat, why }.into());
    }

    /// Out of the game: what was waiting for the seat is void.
    fn leave(&mut self, seat: Seat, status: Status) {
        let place = self.place_mut(seat);
        *place = Place {
            status,
            skips: 0,
            choice: None,
            ..*place
        };
    }

    /// Whether the match is decided: all but one knocked out, which wins at
    /// once, or nobody left to play.
    pub(super) fn is_decided(&self) -> bool {
        let (mut standing, mut playing) = (0, 0);
        for place in &self.places {
            standing += u8::from(place.status != Status::KnockedOut);
            playing += u8::from(place.status == Status::In);
        }
        standing <= 1 || playing == 0
    }

    /// After everything that can end a match or a turn: the turn goes on, or
    /// the next one begins.
    pub(super) fn settle(&mut self, events: &mut Vec<Event>) {
        if self.is_decided() {
            self.finish(events);
        } else if self.is_in(self.turn.seat) {
            self.stage = Stage::Turn;
        } else {
            self.next_turn(events);
        }
    }

    fn finish(&mut self, events: &mut Vec<Event>) {
        self.stage = Stage::Over;
        self.lifted = None;
        events.push(Fact::Over.into());
    }

    /// To the left, over skipped turns and over those for whom no card is left.
    fn next_turn(&mut self, events: &mut Vec<Event>) {
        // Alone among bots nobody hands the device on.
        if self.deal.persons() > 1 {
            self.lifted = None;
        }
        let mut seat = self.turn.seat;
        loop {
            seat = self.deal.left(seat);
            if !self.is_in(seat) {
                continue;
            }
            if self.place(seat).skips > 0 {
                self.place_mut(seat).skips -= 1;
                events.push(Fact::Skipped { seat }.into());
                continue;
            }
            self.turn = Turn::of(seat);
            if !self.deck.is_empty() {
                // RULING: a draw choice waits behind a skip.
                self.turn.exactly = self.place_mut(seat).choice.take();
                let exactly = self.turn.exactly;
                events.push(Fact::TurnOf { seat, exactly }.into());
                self.stage = Stage::Turn;
                return;
            }
            // RULING: who has to draw and can't is shut down at once.
            self.shut_down(seat, Why::DeckEmpty, events);
            if self.is_decided() {
                self.finish(events);
                return;
            }
        }
    }
}
