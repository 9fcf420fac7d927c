//! A match as it could be, from what one seat has seen: for bots that play it
//! on in their heads.

use arrayvec::ArrayVec;

use super::deal::Pile;
use super::memory::{Memory, Passed};
use super::pool::{Chances, Pool, Steps};
use super::state::{Place, Stage, Turn};
use super::{
    Card, Kept, MAX_BONUS_PLAYERS, MAX_CARDS, Seen, State, Status, Strength, TOO_MANY_GHOSTS,
    Waiting,
};
use crate::kernel::{Seat, Stream};

/// All matches that a viewer can't tell from the real one.
#[derive(Debug)]
pub struct Worlds<'a> {
    seen: &'a Seen<'a>,
    pool: Pool,
    steps: Steps,
    chances: Chances,
}

impl<'a> Worlds<'a> {
    /// Those that fit what was seen.
    #[must_use]
    pub fn of(seen: &'a Seen<'a>) -> Self {
        let pool = Pool::of(seen);
        let steps = pool.steps();
        Self {
            chances: pool.chances(&steps),
            seen,
            pool,
            steps,
        }
    }

    /// One of them, each as likely as another: [`Seen::risk`] counts just
    /// these. Bots sit at all seats, so that no curtain is in the way, and
    /// nobody remembers anything.
    #[must_use]
    pub fn imagine(&self, chance: &mut Stream) -> State {
        let seen = self.seen;
        let (places, deck) = self.lay(chance);
        State {
            deal: seen.deal.played_by(Strength::Cautious),
            deck,
            discards: seen.discards,
            memory: Memory::default(),
            turn: Turn {
                drawn: seen.turn.drawn,
                exactly: seen.turn.is_chosen.then_some(seen.turn.most),
                last: seen.turn.last,
                ..Turn::of(seen.turn.seat)
            },
            stage: self.stage(&places, chance),
            lifted: None,
            places,
        }
    }

    fn stage(&self, places: &Places, chance: &mut Stream) -> Stage {
        match self.seen.waiting {
            Waiting::Turn => Stage::Turn,
            Waiting::Play(power_up) => Stage::Play(power_up),
            Waiting::Over => Stage::Over,
            Waiting::Pass { next, chosen, own } => {
                let mut cards: Passed = [None; MAX_BONUS_PLAYERS];
                for (seat, place) in self.seen.deal.seats().zip(places) {
                    if chosen[seat.index()] {
                        let mine = own.filter(|_| self.seen.seat() == Some(seat));
                        cards[seat.index()] = mine.or_else(|| any_of(place, chance));
                    }
                }
                Stage::Pass {
                    next,
                    chosen: cards,
                }
            }
        }
    }

    /// Deals hidden hands, and the deck from what's left.
    fn lay(&self, chance: &mut Stream) -> (Places, Pile) {
        let seen = self.seen;
        let unplaced = seen.unplaced();
        let is_double = |card: Kept| seen.deal.weight(card) > 1;
        let mut scoring = Sort::of(&unplaced, |card| !card.is_ghost());
        let mut single = Sort::of(&unplaced, |card| card.is_ghost() && !is_double(card));
        let mut double = Sort::of(&unplaced, is_double);
        let drawn = self.pool.draw(&self.steps, &self.chances, chance);
        let mut drawn = drawn.into_iter();
        let mut places = Places::new();
        for player in &seen.players {
            let mut hand = *player.hand.unwrap_or(&player.known.cards);
            if player.hand.is_none() {
                let (singles, doubles) = drawn.next().unwrap_or((0, 0));
                let rest = player.size - hand.len() - singles - doubles;
                hand.extend(single.draw(singles, chance));
                hand.extend(double.draw(doubles, chance));
                hand.extend(scoring.draw(rest, chance));
            }
            places.push(Place {
                status: player.status,
                hand,
                played: *player.played,
                skips: player.skips,
                choice: player.choice,
            });
        }
        let kept = [scoring, single, double].into_iter();
        let kept = kept.flat_map(|sort| sort.0).map(Card::from);
        let mut deck: Pile = kept.collect();
        for card in &Card::ALL[Kept::KINDS..] {
            let count = usize::from(unplaced[card.index()]);
            deck.extend(core::iter::repeat_n(*card, count));
        }
        chance.shuffle(&mut deck);
        (places, deck)
    }
}

type Places = ArrayVec<Place, MAX_BONUS_PLAYERS>;

/// Cards that are alike to the rules and whose place isn't known.
struct Sort(ArrayVec<Kept, MAX_CARDS>);

impl Sort {
    fn of(unplaced: &[u8; Card::KINDS], fit: impl Fn(Kept) -> bool) -> Self {
        let kinds = Kept::ALL.into_iter().filter(|card| fit(*card));
        let count = |card: Kept| usize::from(unplaced[card.index()]);
        Self(
            kinds
                .flat_map(|card| core::iter::repeat_n(card, count(card)))
                .collect(),
        )
    }

    /// So many of them, each as likely as another.
    fn draw(&mut self, cards: u8, chance: &mut Stream) -> ArrayVec<Kept, MAX_CARDS> {
        let mut drawn = ArrayVec::new();
        for _ in 0..cards {
            if self.0.is_empty() {
                break;
            }
            let pick = at(self.0.len(), chance);
            drawn.push(self.0.swap_remove(pick));
        }
        drawn
    }
}

/// One of a hand's cards.
fn any_of(place: &Place, chance: &mut Stream) -> Option<Kept> {
    let size = usize::from(place.hand.len());
    place.hand.cards().nth(at(size.max(1), chance))
}

/// A number below `below`, each as likely as another.
fn at(below: usize, chance: &mut Stream) -> usize {
    #[expect(clippy::cast_possible_truncation, reason = "at most 128 cards")]
    let sides = below as u32;
    chance.die(sides) as usize - 1
}

/// What somebody who plays on quickly asks of a match: their own hand, and what
/// lies before the others.
impl State {
    /// Whether one more ghost would be too many.
    pub(crate) fn is_full(&self, seat: Seat) -> bool {
        self.deal.ghosts(&self.place(seat).hand) + 1 >= TOO_MANY_GHOSTS
    }

    /// Whether somebody who shut down seems to have more points, by the size of
    /// their hand: its cards but for two ghosts, at the deck's average.
    pub(crate) fn looks_behind(&self, seat: Seat) -> bool {
        let (cards, points) = self.deal.scoring();
        let own = self.deal.points(&self.place(seat).hand).0;
        self.places.iter().any(|place| {
            let size = u32::from(place.hand.len().saturating_sub(2));
            place.status == Status::ShutDown && size * points > own * cards
        })
    }
}
