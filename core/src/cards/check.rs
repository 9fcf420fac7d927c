//! What's allowed: one action with its reason, or all of them.

use arrayvec::ArrayVec;

use super::state::Stage;
use super::{Action, Kept, MOST_DRAWN, PowerUp, Rule, State, Viewer};
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
        let closed = self.viewer() == Viewer::Curtain(seat);
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
            Action::Draw { .. } => {
                if self.turn.drawn >= self.turn.most() {
                    let cards = self.turn.drawn;
                    Err(Rule::DrawnAll { cards })
                } else if self.deck.is_empty() {
                    Err(Rule::DeckEmpty)
                } else {
                    Ok(())
                }
            }
            Action::End { .. } => match self.owed() {
                Some((drawn, need)) => Err(Rule::MustDraw { drawn, need }),
                None => Ok(()),
            },
            Action::ShutDown { .. } => match self.owed() {
                Some((drawn, need)) if self.deal.rules().draw_first && self.is_chosen() => {
                    Err(Rule::DrawFirst { drawn, need })
                }
                _ => Ok(()),
            },
            other => {
                Err(power_up_of(other).map_or(Rule::NotNow, |power_up| Rule::NotDrawn { power_up }))
            }
        }
    }

    const fn is_chosen(&self) -> bool {
        self.turn.exactly.is_some()
    }

    /// Cards drawn and cards needed, while the turn may not end yet.
    /// RULING: beyond the deck, what's left is enough.
    fn owed(&self) -> Option<(u8, u8)> {
        let (drawn, need) = (self.turn.drawn, self.turn.fewest());
        (drawn < need && !self.deck.is_empty()).then_some((drawn, need))
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
        if self.actor() != Some(seat) {
            return actions;
        }
        if self.viewer() == Viewer::Curtain(seat) {
            actions.push(Action::Lift { seat });
            return actions;
        }
        match &self.stage {
            Stage::Turn => {
                let in_turn = [
                    Action::Draw { seat },
                    Action::End { seat },
                    Action::ShutDown { seat },
                ];
                let allowed = |action: &Action| self.allows_in_turn(*action).is_ok();
                actions.extend(in_turn.into_iter().filter(allowed));
            }
            Stage::Play(power_up) => self.plays(seat, *power_up, &mut actions),
            Stage::Pass { .. } => {
                let hand = self.place(seat).hand;
                actions.extend(hand.kinds().map(|card| Action::Pass { seat, card }));
            }
            Stage::Over => {}
        }
        actions
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
                    let after = self.others_in(a).filter(|b| *b > a);
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
