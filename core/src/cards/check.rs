//! What's allowed: one action with its reason, or all of them.

use arrayvec::ArrayVec;

use super::state::Stage;
use super::{Action, Kept, MOST_DRAWN, PowerUp, Rule, State};
use crate::kernel::Seat;

/// All that a seat may decide at a time: at most 28 pairs of a swap.
pub type Actions = ArrayVec<Action, 28>;

impl State {
    /// Whether `action` may be taken now.
    ///
    /// # Errors
    /// The rule that refuses it.
    pub fn allows(&self, action: Action) -> Result<(), Rule> {
        let seat = action.seat();
        if !self.deal.has(seat) {
            return Err(Rule::UnknownSeat { seat });
        }
        let now = self.actor().ok_or(Rule::MatchOver)?;
        if let Action::Cover { .. } = action {
            let holds = self.lifted == Some(seat);
            return if holds { Ok(()) } else { Err(Rule::NotNow) };
        }
        if now != seat {
            return Err(Rule::NotYourTurn { seat, now });
        }
        let closed = self.is_curtained(seat);
        if let Action::Lift { .. } = action {
            return if closed { Ok(()) } else { Err(Rule::NotNow) };
        }
        if closed {
            return Err(Rule::CurtainClosed { seat });
        }
        match &self.stage {
            Stage::Turn => self.allows_in_turn(action),
            Stage::Play(power_up) => self.allows_play(action, *power_up),
            Stage::Pass { .. } => self.allows_pass(action),
            Stage::Over => Err(Rule::MatchOver),
        }
    }

    fn allows_in_turn(&self, action: Action) -> Result<(), Rule> {
        match action {
            Action::Draw { .. } if self.turn.drawn >= self.turn.most() => {
                let cards = self.turn.drawn;
                Err(Rule::DrawnAll { cards })
            }
            Action::Draw { .. } if self.deck.is_empty() => Err(Rule::DeckEmpty),
            Action::End { .. } if self.owes() => {
                let (drawn, need) = (self.turn.drawn, self.turn.fewest());
                Err(Rule::MustDraw { drawn, need })
            }
            Action::ShutDown { .. } if self.draws_first() => {
                let (drawn, need) = (self.turn.drawn, self.turn.fewest());
                Err(Rule::DrawFirst { drawn, need })
            }
            Action::Draw { .. } | Action::End { .. } | Action::ShutDown { .. } => Ok(()),
            other => {
                Err(power_up_of(other).map_or(Rule::NotNow, |power_up| Rule::NotDrawn { power_up }))
            }
        }
    }

    /// Whether the turn may not end yet. RULING: beyond the deck, what's left
    /// is enough.
    const fn owes(&self) -> bool {
        self.turn.drawn < self.turn.fewest() && !self.deck.is_empty()
    }

    /// Switch "draw first": the chosen cards come before shutting down.
    const fn draws_first(&self) -> bool {
        self.deal.rules().draw_first && self.turn.exactly.is_some() && self.owes()
    }

    fn allows_play(&self, action: Action, power_up: PowerUp) -> Result<(), Rule> {
        match power_up_of(action) {
            None => return Err(Rule::MustPlay { power_up }),
            Some(other) if other != power_up => return Err(Rule::MustPlay { power_up }),
            Some(_) => {}
        }
        match action {
            Action::Give { seat, ghost, to } => {
                if !ghost.is_ghost() {
                    return Err(Rule::NotAGhost { card: ghost });
                }
                self.in_hand(seat, ghost)?;
                self.other(seat, to)
            }
            Action::Swap { a, b, .. } => {
                self.target(a)?;
                self.target(b)?;
                if a == b {
                    return Err(Rule::SamePlayer { seat: a });
                }
                Ok(())
            }
            Action::Skip { seat, whom } => self.other(seat, whom),
            Action::ChooseDraw { whom, cards, .. } => {
                self.target(whom)?;
                if !(1..=MOST_DRAWN).contains(&cards) {
                    let most = MOST_DRAWN;
                    return Err(Rule::NotThatMany { cards, most });
                }
                Ok(())
            }
            // These choose nothing when they're played.
            Action::Pass { .. }
            | Action::Lift { .. }
            | Action::Cover { .. }
            | Action::Draw { .. }
            | Action::End { .. }
            | Action::ShutDown { .. } => Err(Rule::MustPlay { power_up }),
        }
    }

    fn allows_pass(&self, action: Action) -> Result<(), Rule> {
        match action {
            Action::Pass { seat, card } => self.in_hand(seat, card),
            _ => Err(Rule::MustPass),
        }
    }

    /// Rulebook: nobody out of the game is affected.
    fn target(&self, seat: Seat) -> Result<(), Rule> {
        match self.status(seat) {
            None => Err(Rule::UnknownSeat { seat }),
            Some(_) if self.is_in(seat) => Ok(()),
            Some(_) => Err(Rule::OutOfGame { seat }),
        }
    }

    fn other(&self, seat: Seat, whom: Seat) -> Result<(), Rule> {
        self.target(whom)?;
        if seat == whom {
            return Err(Rule::NotYourself);
        }
        Ok(())
    }

    fn in_hand(&self, seat: Seat, card: Kept) -> Result<(), Rule> {
        if self.place(seat).hand.count(card) == 0 {
            return Err(Rule::NotInHand { card });
        }
        Ok(())
    }

    /// Everything that `seat` may decide now; nothing while another seat does.
    /// Closing the curtain ([`Action::Cover`]) is always possible and no
    /// decision, so it isn't here.
    #[must_use]
    pub fn legal_actions(&self, seat: Seat) -> Actions {
        let mut actions = Actions::new();
        self.list_legal(seat, &mut actions);
        actions
    }

    pub(super) fn list_legal(&self, seat: Seat, actions: &mut Actions) {
        if self.actor() != Some(seat) {
            return;
        }
        if self.is_curtained(seat) {
            actions.push(Action::Lift { seat });
            return;
        }
        match &self.stage {
            Stage::Turn => {
                if self.turn.drawn < self.turn.most() && !self.deck.is_empty() {
                    actions.push(Action::Draw { seat });
                }
                if !self.owes() {
                    actions.push(Action::End { seat });
                }
                if !self.draws_first() {
                    actions.push(Action::ShutDown { seat });
                }
            }
            Stage::Play(power_up) => self.plays(seat, *power_up, actions),
            Stage::Pass { .. } => {
                let hand = self.place(seat).hand;
                actions.extend(hand.kinds().map(|card| Action::Pass { seat, card }));
            }
            Stage::Over => {}
        }
    }

    fn plays(&self, seat: Seat, power_up: PowerUp, actions: &mut Actions) {
        match power_up {
            PowerUp::GiveGhost => {
                let ghosts = self.place(seat).hand.kinds().filter(|kind| kind.is_ghost());
                for ghost in ghosts {
                    let to = self.others_in(seat);
                    actions.extend(to.map(|to| Action::Give { seat, ghost, to }));
                }
            }
            PowerUp::Swap => {
                for a in self.in_from(Seat(0)) {
                    let after = self.in_from(Seat(0)).filter(|b| *b > a);
                    actions.extend(after.map(|b| Action::Swap { seat, a, b }));
                }
            }
            PowerUp::Skip => {
                let others = self.others_in(seat);
                actions.extend(others.map(|whom| Action::Skip { seat, whom }));
            }
            PowerUp::DrawChoice => {
                for whom in self.in_from(Seat(0)) {
                    let choose = |cards| Action::ChooseDraw { seat, whom, cards };
                    actions.extend((1..=MOST_DRAWN).map(choose));
                }
            }
            // They take effect by themselves.
            PowerUp::ExtraDraw | PowerUp::Pass => {}
        }
    }
}

/// The power-up that an action plays.
const fn power_up_of(action: Action) -> Option<PowerUp> {
    match action {
        Action::Give { .. } => Some(PowerUp::GiveGhost),
        Action::Swap { .. } => Some(PowerUp::Swap),
        Action::Skip { .. } => Some(PowerUp::Skip),
        Action::ChooseDraw { .. } => Some(PowerUp::DrawChoice),
        Action::Pass { .. } => Some(PowerUp::Pass),
        Action::Lift { .. }
        | Action::Cover { .. }
        | Action::Draw { .. }
        | Action::End { .. }
        | Action::ShutDown { .. } => None,
    }
}
