//! What the next card may be, from what one seat has seen: exact, in whole
//! numbers ([`super::pool`] says what's assumed). A full hand that stays in the
//! game makes ghosts in the deck likelier, and this counts it.

use super::pool::Pool;
use super::{Seen, Status, TOO_MANY_GHOSTS};

/// A probability in millionths, rounded to the nearest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Odds(pub u32);

impl Odds {
    /// Certainty.
    pub const ONE: Self = Self(1_000_000);

    /// `part` of `whole`, both below 2^107; nothing of nothing.
    fn of(part: u128, whole: u128) -> Self {
        if whole == 0 {
            return Self(0);
        }
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

impl Seen<'_> {
    /// The risk of the next card for the viewer; `None` for who doesn't play
    /// any more, for the table, and when no card is left.
    #[must_use]
    pub fn risk(&self) -> Option<Risk> {
        let own = self.own()?;
        if own.status != Status::In || self.deck == 0 {
            return None;
        }
        let held = self.deal.ghosts(own.hand?);
        Some(Pool::of(self).risk(held))
    }
}

impl Pool {
    /// For somebody whose ghosts count as `held`.
    fn risk(&self, held: u8) -> Risk {
        // At most seven hands are hidden from a player, and hands and deck have
        // 128 cards: all ways are below 2^104, below 2^106 times the deck.
        let (mut all, mut single, mut double) = (0, 0, 0);
        for (a, row) in self.chances(&self.steps()).iter().enumerate() {
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
}
