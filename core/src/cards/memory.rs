//! What each seat can tell about the hands of others: from cards that it gave,
//! passed or swapped away, and from what the whole table saw.
//!
//! Sound, never clever: what stands here is certain for whoever kept track,
//! told from public facts and the seat's own cards alone. What somebody's
//! decisions suggest isn't counted.

use serde::{Deserialize, Serialize};

use super::{Hand, Kept, MAX_BONUS_PLAYERS};
use crate::kernel::Seat;

/// What is known of a hidden hand. The rest of its cards may be anything that
/// goes into a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    /// Cards known by kind.
    pub cards: Hand,
    /// Further ones that are ghosts, of whatever colour.
    pub ghosts: u8,
    /// Further ones that are no ghosts.
    pub others: u8,
}

/// What somebody who watches can tell of one card that changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Clue {
    Card(Kept),
    Ghost,
    Other,
    Nothing,
}

impl Known {
    /// Nothing is known.
    pub(super) const NOTHING: Self = Self::whole(Hand::of([0; Kept::KINDS]));

    /// A hand that is known whole.
    const fn whole(hand: Hand) -> Self {
        Self {
            cards: hand,
            ghosts: 0,
            others: 0,
        }
    }

    /// How many cards something is known of.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.cards.len() + self.ghosts + self.others
    }

    /// How many cards are ghosts for sure.
    #[must_use]
    pub fn sure_ghosts(&self) -> u8 {
        self.cards.ghosts() + self.ghosts
    }

    /// How many cards are no ghosts for sure.
    #[must_use]
    pub fn sure_others(&self) -> u8 {
        self.cards.len() - self.cards.ghosts() + self.others
    }

    fn add(&mut self, clue: Clue) {
        match clue {
            Clue::Card(card) => self.cards.put(card),
            Clue::Ghost => self.ghosts += 1,
            Clue::Other => self.others += 1,
            Clue::Nothing => {}
        }
    }

    /// This very card left the hand.
    fn lose(&mut self, card: Kept) {
        if self.cards.count(card) > 0 {
            self.cards.take(card);
        } else if card.is_ghost() {
            self.ghosts = self.ghosts.saturating_sub(1);
        } else {
            self.others = self.others.saturating_sub(1);
        }
    }

    /// Some ghost left a hand of `size` cards.
    fn lose_ghost(&mut self, size: u8) -> Clue {
        let all_known = self.size() == size && self.ghosts == 0;
        let mut colours = Kept::GHOSTS
            .into_iter()
            .filter(|ghost| self.cards.count(*ghost) > 0);
        let clue = match (colours.next(), colours.next()) {
            (Some(only), None) if all_known => Clue::Card(only),
            _ => Clue::Ghost,
        };
        let (ghosts, others) = (self.sure_ghosts(), self.sure_others());
        self.one_less(&Kept::GHOSTS);
        self.restore(ghosts.saturating_sub(1), others);
        clue
    }

    /// Some card left a hand of `size` cards.
    fn lose_any(&mut self, size: u8) -> Clue {
        let (ghosts, others) = (self.sure_ghosts(), self.sure_others());
        let all_known = ghosts + others == size;
        if all_known && others == 0 {
            return self.lose_ghost(size);
        }
        let mut kinds = self.cards.kinds();
        let clue = match (kinds.next(), kinds.next()) {
            (Some(only), None) if self.cards.len() == size => Clue::Card(only),
            _ if all_known && ghosts == 0 => Clue::Other,
            _ => Clue::Nothing,
        };
        self.one_less(&Kept::ALL);
        self.restore(ghosts.saturating_sub(1), others.saturating_sub(1));
        clue
    }

    /// Any of these kinds may have lost a card.
    fn one_less(&mut self, kinds: &[Kept]) {
        for card in kinds {
            if self.cards.count(*card) > 0 {
                self.cards.take(*card);
            }
        }
    }

    /// How many ghosts and others there are for sure, whatever their kinds.
    fn restore(&mut self, ghosts: u8, others: u8) {
        let by_kind = self.cards.ghosts();
        self.ghosts = ghosts - by_kind;
        self.others = others - (self.cards.len() - by_kind);
    }

    /// The hand of `size` cards has no ghost.
    fn no_ghosts(&mut self, size: u8) {
        self.others += size - self.size();
    }
}

/// By who remembers, then by whose hand it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Memory([[Known; MAX_BONUS_PLAYERS]; MAX_BONUS_PLAYERS]);

/// The hands of all seats.
pub(super) type Hands = [Hand; MAX_BONUS_PLAYERS];

/// Which card each seat passes.
pub(super) type Passed = [Option<Kept>; MAX_BONUS_PLAYERS];

impl Memory {
    /// What `viewer` knows of `holder`'s hand.
    pub(super) const fn of(&self, viewer: Seat, holder: Seat) -> &Known {
        &self.0[viewer.index()][holder.index()]
    }

    /// A ghost went from hand to hand; `size`: of the giver's hand before.
    pub(super) fn gave(&mut self, from: Seat, to: Seat, ghost: Kept, size: u8) {
        for (viewer, known) in self.0.iter_mut().enumerate() {
            if viewer == from.index() {
                known[to.index()].add(Clue::Card(ghost));
            } else if viewer == to.index() {
                known[from.index()].lose(ghost);
            } else {
                let clue = known[from.index()].lose_ghost(size);
                known[to.index()].add(clue);
            }
        }
    }

    /// A ghost had to be given and there was none.
    pub(super) fn had_no_ghost(&mut self, seat: Seat, size: u8) {
        for (viewer, known) in self.0.iter_mut().enumerate() {
            if viewer != seat.index() {
                known[seat.index()].no_ghosts(size);
            }
        }
    }

    /// Two hands changed places; `hands` before that.
    pub(super) fn swapped(&mut self, a: Seat, b: Seat, hands: &Hands) {
        let (a, b) = (a.index(), b.index());
        for (viewer, known) in self.0.iter_mut().enumerate() {
            if viewer == a {
                known[b] = Known::whole(hands[a]);
            } else if viewer == b {
                known[a] = Known::whole(hands[b]);
            } else {
                known.swap(a, b);
            }
        }
    }

    /// Cards went to the left at once; `hands` before that, `left` by seat.
    pub(super) fn passed(
        &mut self,
        passed: &Passed,
        left: &[Seat; MAX_BONUS_PLAYERS],
        hands: &Hands,
    ) {
        for (viewer, known) in self.0.iter_mut().enumerate() {
            let mut clues = [Clue::Nothing; MAX_BONUS_PLAYERS];
            for (from, card) in passed.iter().enumerate() {
                let Some(card) = *card else { continue };
                clues[from] = if viewer == from {
                    Clue::Card(card)
                } else if viewer == left[from].index() {
                    known[from].lose(card);
                    Clue::Nothing
                } else {
                    known[from].lose_any(hands[from].len())
                };
            }
            // Only now: everybody chose before anybody received.
            for (from, clue) in clues.into_iter().enumerate() {
                known[left[from].index()].add(clue);
            }
        }
    }
}
