//! Cards that somebody can't place, and the ways in which they can lie.
//!
//! Every place of a card that a viewer can't see, in the deck or in a hidden
//! hand, is as likely to hold one unplaced card as another, but for what is
//! certain: power-ups are never in a hand, a hand that wasn't knocked out has
//! fewer than three ghosts, and what [`super::Known`] says. Whole numbers
//! throughout: [`super::risk`] counts these ways, [`super::imagine`] draws one.

use arrayvec::ArrayVec;

use super::{Card, Kept, MAX_BONUS_PLAYERS, Seen, TOO_MANY_GHOSTS};
use crate::kernel::Stream;

/// One hidden hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hidden {
    /// Ghosts that it has for sure, by weight, of known colour.
    pub weight: u8,
    /// Places that hold some ghost.
    pub ghosts: u8,
    /// Places that hold anything but a power-up.
    pub free: u8,
}

/// Cards whose place isn't known, and where they may be.
#[derive(Debug)]
pub(super) struct Pool {
    /// Ghosts that count as one, and as two.
    pub single: u8,
    pub double: u8,
    /// PAC-dots and fruit, and what they're worth together.
    pub scoring: u8,
    pub worth: u32,
    pub power_ups: u8,
    pub deck: u8,
    /// Places in hidden hands.
    places: u8,
    pub hands: ArrayVec<Hidden, MAX_BONUS_PLAYERS>,
}

/// Most ghosts that hidden hands can hold: two each of all eight, when nobody
/// looks on; and of those that count as two.
const MOST: usize = 2 * MAX_BONUS_PLAYERS;
const MOST_DOUBLE: usize = MAX_BONUS_PLAYERS;

/// By ghosts in hidden hands, single and double ones.
type Table<T> = [[T; MOST_DOUBLE + 1]; MOST + 1];

/// How likely each number of ghosts in hidden hands is.
pub(super) type Chances = Table<u128>;

/// In how many ways places of hands can be ghosts: none of the hands first,
/// then those of one hand more each time.
pub(super) type Steps = ArrayVec<Table<u64>, { MAX_BONUS_PLAYERS + 1 }>;

/// How many ghosts a hand may take: single and double ones.
const TAKES: [(u8, u8); 4] = [(0, 0), (1, 0), (2, 0), (0, 1)];

impl Pool {
    pub(super) fn of(seen: &Seen<'_>) -> Self {
        let unplaced = seen.unplaced();
        let kinds = &unplaced[..Kept::KINDS];
        let ghosts: u8 = kinds[Kept::SCORING..].iter().sum();
        let double = if seen.deal.weight(Kept::RedGhost) > 1 {
            kinds[Kept::RedGhost.index()]
        } else {
            0
        };
        let scoring = Kept::ALL[..Kept::SCORING].iter();
        let worth = scoring.map(|card| u32::from(kinds[card.index()]) * seen.deal.value(*card).0);
        let hidden = seen.players.iter().filter(|player| player.hand.is_none());
        Self {
            single: ghosts - double,
            double,
            scoring: kinds[..Kept::SCORING].iter().sum(),
            worth: worth.sum(),
            power_ups: unplaced[Kept::KINDS..Card::KINDS].iter().sum(),
            deck: seen.deck,
            places: hidden
                .clone()
                .map(|player| player.size - player.known.cards.len())
                .sum(),
            hands: hidden
                .map(|player| Hidden {
                    weight: seen.deal.ghosts(&player.known.cards),
                    ghosts: player.known.ghosts,
                    free: player.size - player.known.size(),
                })
                .collect(),
        }
    }

    /// How likely so many ghosts in hidden hands are, single and double ones,
    /// in whole numbers below 2^108.
    pub(super) fn chances(&self, steps: &Steps) -> Chances {
        let ways = &steps[self.hands.len()];
        let mut chances = [[0; MOST_DOUBLE + 1]; MOST + 1];
        let mut most = 0;
        for (a, row) in ways.iter().enumerate() {
            for (b, _) in row.iter().enumerate().filter(|(_, ways)| **ways > 0) {
                let arrangements = self.arrangements(a, b);
                chances[a][b] = arrangements;
                most = arrangements.max(most);
            }
        }
        // Exact at tables of up to four; beyond, to 2^-50 of the likeliest.
        let shift = (u128::BITS - most.leading_zeros()).saturating_sub(50);
        for (row, ways) in chances.iter_mut().zip(ways) {
            for (chance, ways) in row.iter_mut().zip(ways) {
                *chance = (*chance >> shift) * u128::from(*ways);
            }
        }
        chances
    }

    /// In how many ways places of hidden hands can be ghosts so that nobody is
    /// knocked out, hand by hand.
    pub(super) fn steps(&self) -> Steps {
        let mut ways: Table<u64> = [[0; MOST_DOUBLE + 1]; MOST + 1];
        ways[0][0] = 1;
        let mut steps = Steps::new();
        steps.push(ways);
        for (number, hand) in self.hands.iter().enumerate() {
            let before = ways;
            ways = [[0; MOST_DOUBLE + 1]; MOST + 1];
            for (take, here) in TAKES.map(|take| (take, hand.ways(take))) {
                let (a, b) = (usize::from(take.0), usize::from(take.1));
                for i in a..=2 * (number + 1) {
                    for j in b..=number + 1 {
                        ways[i][j] += before[i - a][j - b] * here;
                    }
                }
            }
            steps.push(ways);
        }
        steps
    }

    /// How many ghosts each hidden hand holds besides known ones, single and
    /// double: drawn as likely as cards can lie so.
    pub(super) fn draw(
        &self,
        steps: &Steps,
        chances: &Chances,
        chance: &mut Stream,
    ) -> ArrayVec<(u8, u8), MAX_BONUS_PLAYERS> {
        let cells = || (0..=MOST).flat_map(|a| (0..=MOST_DOUBLE).map(move |b| (a, b)));
        let (mut a, mut b) = pick(cells(), |(a, b)| chances[a][b], chance).unwrap_or((0, 0));
        let mut drawn = ArrayVec::new();
        // From the last hand to the first: what's left is the hands' before it.
        for (hand, before) in self.hands.iter().zip(steps).rev() {
            let left = |take: (u8, u8)| {
                let a = a.checked_sub(usize::from(take.0))?;
                Some((a, b.checked_sub(usize::from(take.1))?))
            };
            let ways = |take| {
                let before = left(take).map_or(0, |(a, b)| before[a][b]);
                u128::from(before) * u128::from(hand.ways(take))
            };
            let take = pick(TAKES.into_iter(), ways, chance).unwrap_or((0, 0));
            (a, b) = left(take).unwrap_or((a, b));
            drawn.push(take);
        }
        drawn.reverse();
        drawn
    }

    /// In how many ways cards can lie in the hidden places if so many of those
    /// are ghosts, up to a factor that's the same for all; below 2^112.
    fn arrangements(&self, single: usize, double: usize) -> u128 {
        let places = usize::from(self.places);
        let ghosts = falling(self.single, 0, single) * falling(self.double, 0, double);
        // The other places hold scoring cards. Of those factors, the ones that
        // all arrangements share are left out.
        let shared = places.saturating_sub(2 * self.hands.len());
        ghosts * falling(self.scoring, shared, places - single - double)
    }
}

impl Hidden {
    /// In how many ways its places can hold so many ghosts, single and double
    /// ones: none if that knocks it out.
    fn ways(&self, (single, double): (u8, u8)) -> u64 {
        if self.weight + single + 2 * double >= TOO_MANY_GHOSTS {
            return 0;
        }
        // Double ones in the places that hold ghosts; the rest of those are
        // single, what's over lies in free places.
        (0..=double.min(self.ghosts))
            .filter_map(|sure_double| {
                let sure_single = self.ghosts - sure_double;
                let free_single = single.checked_sub(sure_single)?;
                let free_double = double - sure_double;
                Some(
                    choose(self.ghosts, sure_double)
                        * choose(self.free, free_double)
                        * choose(self.free.checked_sub(free_double)?, free_single),
                )
            })
            .sum()
    }
}

/// One of `all`, as likely as its weight says, to about 2^-24 of the heaviest.
fn pick<T: Copy>(
    all: impl Iterator<Item = T> + Clone,
    weight: impl Fn(T) -> u128,
    chance: &mut Stream,
) -> Option<T> {
    let most = all.clone().map(&weight).max()?;
    let shift = (u128::BITS - most.leading_zeros()).saturating_sub(24);
    let light = |one| u32::try_from(weight(one) >> shift).unwrap_or(0);
    let sum = all.clone().map(light).sum::<u32>();
    let mut at = chance.die(sum.max(1));
    all.into_iter().find(|one| {
        let here = light(*one);
        let found = at <= here;
        at = at.saturating_sub(here);
        found
    })
}

/// In how many ways `few` of `places` can be chosen; `few` is at most 2.
fn choose(places: u8, few: u8) -> u64 {
    let places = u64::from(places);
    match few {
        0 => 1,
        1 => places,
        _ => places * places.saturating_sub(1) / 2,
    }
}

/// `(cards - from) … (cards - to + 1)`: in how many ways cards can follow.
fn falling(cards: u8, from: usize, to: usize) -> u128 {
    (from..to)
        .map(|gone| u128::from(cards).saturating_sub(gone as u128))
        .product()
}
