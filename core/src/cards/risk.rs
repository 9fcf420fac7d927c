//! What the next card may be, from what one seat has seen: exact, in whole
//! numbers.
//!
//! Every place of a card that the seat can't see, in the deck or in a hidden
//! hand, is as likely to hold one unplaced card as another, but for what is
//! certain: power-ups are never in a hand, a hand that wasn't knocked out has
//! fewer than three ghosts, and what [`super::Known`] says. So a full hand that
//! stays in the game makes ghosts in the deck likelier, and this counts it.

use arrayvec::ArrayVec;

use super::{Card, Kept, MAX_BONUS_PLAYERS, Seen, Status, TOO_MANY_GHOSTS};

/// A probability in millionths, rounded to the nearest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Odds(pub u32);

impl Odds {
    /// Certainty.
    pub const ONE: Self = Self(1_000_000);

    /// `part` of `whole`; nothing of nothing.
    fn of(part: u128, whole: u128) -> Self {
        if whole == 0 {
            return Self(0);
        }
        // So that a million fits on top.
        let shift = 21_u32.saturating_sub(whole.leading_zeros());
        let (part, whole) = (part >> shift, whole >> shift);
        let millionths = (part * u128::from(Self::ONE.0) + whole / 2) / whole;
        Self(
            u32::try_from(millionths)
                .unwrap_or(Self::ONE.0)
                .min(Self::ONE.0),
        )
    }
}

/// What the next card may be for the one who draws it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Risk {
    /// It knocks them out.
    pub bust: Odds,
    /// It's a ghost.
    pub ghost: Odds,
    /// It's a power-up.
    pub power_up: Odds,
    /// It's a PAC-dot or a fruit.
    pub scoring: Odds,
    /// Points that it brings on average, in thousandths.
    pub mean: u32,
}

/// One hidden hand.
#[derive(Clone, Copy)]
struct Hidden {
    /// Ghosts that it has for sure, by weight, of known colour.
    weight: u8,
    /// Places that hold some ghost.
    ghosts: u8,
    /// Places that hold anything but a power-up.
    free: u8,
}

/// Cards whose place isn't known, and where they may be.
struct Pool {
    /// Ghosts that count as one, and as two.
    single: u8,
    double: u8,
    /// PAC-dots and fruit, and what they're worth together.
    scoring: u8,
    worth: u32,
    power_ups: u8,
    deck: u8,
    /// Places in hidden hands.
    places: u8,
    hands: ArrayVec<Hidden, MAX_BONUS_PLAYERS>,
}

/// Most ghosts that seven hidden hands can hold, and of those that count as
/// two.
const MOST: usize = 14;
const MOST_DOUBLE: usize = 7;

/// By ghosts in hidden hands, single and double ones: in how many ways.
type Ways = [[u64; MOST_DOUBLE + 1]; MOST + 1];

impl Seen<'_> {
    /// The risk of the next card for the viewer; `None` for who doesn't play
    /// any more, for the table, and when no card is left.
    #[must_use]
    pub fn risk(&self) -> Option<Risk> {
        let own = self.own()?;
        if own.status != Status::In || self.deck == 0 {
            return None;
        }
        let held = self.deal.ghosts(&own.hand?);
        Some(Pool::of(self).risk(held))
    }
}

impl Pool {
    fn of(seen: &Seen<'_>) -> Self {
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
                    free: player.size - player.known.len(),
                })
                .collect(),
        }
    }

    /// For somebody whose ghosts count as `held`.
    fn risk(&self, held: u8) -> Risk {
        let (mut all, mut single, mut double) = (0, 0, 0);
        for (a, row) in self.chances().iter().enumerate() {
            for (b, chance) in row.iter().enumerate() {
                all += chance;
                // No arrangement holds more ghosts than there are.
                single += chance * u128::from(self.single).saturating_sub(a as u128);
                double += chance * u128::from(self.double).saturating_sub(b as u128);
            }
        }
        let whole = all * u128::from(self.deck);
        let power_up = all * u128::from(self.power_ups);
        let fatal = |weight: u8, part: u128| {
            let busts = held + weight >= TOO_MANY_GHOSTS;
            if busts { part } else { 0 }
        };
        let scoring = Odds::of(whole - single - double - power_up, whole);
        let mean = u64::from(self.worth) * u64::from(scoring.0) / u64::from(self.scoring.max(1));
        Risk {
            bust: Odds::of(fatal(1, single) + fatal(2, double), whole),
            ghost: Odds::of(single + double, whole),
            power_up: Odds::of(power_up, whole),
            scoring,
            mean: u32::try_from(mean / 1_000).unwrap_or(u32::MAX),
        }
    }

    /// How likely so many ghosts in hidden hands are, single and double ones,
    /// in whole numbers that stay below 2^104.
    fn chances(&self) -> [[u128; MOST_DOUBLE + 1]; MOST + 1] {
        let ways = self.ways();
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
        for (row, ways) in chances.iter_mut().zip(&ways) {
            for (chance, ways) in row.iter_mut().zip(ways) {
                *chance = (*chance >> shift) * u128::from(*ways);
            }
        }
        chances
    }

    /// In how many ways places of hidden hands can be ghosts so that nobody is
    /// knocked out.
    fn ways(&self) -> Ways {
        let mut ways: Ways = [[0; MOST_DOUBLE + 1]; MOST + 1];
        ways[0][0] = 1;
        for hand in &self.hands {
            let mut next: Ways = [[0; MOST_DOUBLE + 1]; MOST + 1];
            for (a, b) in [(0, 0), (1, 0), (2, 0), (0, 1)] {
                let here = hand.ways(a, b);
                if here == 0 {
                    continue;
                }
                let (a, b) = (usize::from(a), usize::from(b));
                for i in a..=MOST {
                    for j in b..=MOST_DOUBLE {
                        next[i][j] += ways[i - a][j - b] * here;
                    }
                }
            }
            ways = next;
        }
        ways
    }

    /// In how many ways cards can lie in the hidden places if so many of those
    /// are ghosts, up to a factor that's the same for all; below 2^98.
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
    fn ways(&self, single: u8, double: u8) -> u64 {
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
