//! Every way in which the bank says no, with the numbers behind it.

use super::TableRefusal;
use crate::kernel::{Level, Points, Seat};

/// A rule that refuses. Its [`code`](Rule::code) is stable; words are the view's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// RULING: nothing works until every coin was in once.
    NotRegisteredAll { missing: u8 },
    /// One coin at a time.
    CoinInSlot { seat: Seat },
    /// The control needs a coin.
    NoCoin,
    /// No such seat at this table.
    UnknownSeat { seat: Seat },
    /// The white button was pressed before a direction was chosen.
    ChooseDirection,
    /// Only an unowned Level can be bought.
    LevelOwned { level: Level, owner: Seat },
    /// No rent and no sale without an owner; no stealing from the Bank.
    LevelUnowned { level: Level },
    /// One's own Level can't be bought, stolen or paid for.
    OwnLevel { level: Level },
    /// Only the owner sells.
    NotOwner { level: Level, owner: Seat },
    /// A Level of a whole set can't be stolen.
    WholeSet { level: Level, owner: Seat },
    /// The score is below the price.
    CannotAfford { need: Points, have: Points },
    /// The score is below the debt and there are Levels to sell.
    MustSellFirst { need: Points, have: Points },
    /// No points and no Levels: nothing happens.
    NothingToPayWith,
    /// Denied once in this auction.
    ExcludedFromAuction { level: Level },
    /// Bidding starts at ten.
    BidZero,
    /// Who leads an auction doesn't outbid themselves.
    AlreadyLeading { seat: Seat },
    /// The chosen direction can't use this stop of the ring.
    NotAStopForThis,
    /// Nothing was booked in this insertion.
    NothingToUndo,
    /// RULING: a maze result can't be undone and bars what lies before it.
    UndoBarredByGoRound,
    /// Nothing was just taken back.
    NothingToRedo,
    /// All Levels are owned.
    MatchOver,
    /// RULING: the same direct action by the same seat within 600 ms.
    Repeated,
    /// The log has no such entry, or it no longer counts.
    NoSuchEntry { entry: u32 },
    /// That entry was mended already.
    AlreadyMended { entry: u32 },
    /// Openings of accounts and corrections can't be mended.
    NotMendable { entry: u32 },
    /// A correction would leave less than nothing.
    WouldGoNegative {
        seat: Seat,
        need: Points,
        have: Points,
    },
    /// A correction would give a Level two owners.
    TwoOwners { level: Level },
    /// "From the Bank" can only be said of the Level that was just bought.
    NotLastPurchase { level: Level },
    /// More than a round can earn.
    AboveGoRoundMax { max: Points },
    /// Points come in tens.
    NotInTens,
    /// The button belongs to another step.
    NotNow,
    /// The table helper refuses.
    Helper(TableRefusal),
}

impl Rule {
    /// The stable name, used in notices and fixtures.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotRegisteredAll { .. } => "not_registered_all",
            Self::CoinInSlot { .. } => "coin_in_slot",
            Self::NoCoin => "no_coin",
            Self::UnknownSeat { .. } => "unknown_seat",
            Self::ChooseDirection => "choose_direction",
            Self::LevelOwned { .. } => "level_owned",
            Self::LevelUnowned { .. } => "level_unowned",
            Self::OwnLevel { .. } => "own_level",
            Self::NotOwner { .. } => "not_owner",
            Self::WholeSet { .. } => "whole_set",
            Self::CannotAfford { .. } => "cannot_afford",
            Self::MustSellFirst { .. } => "must_sell_first",
            Self::NothingToPayWith => "nothing_to_pay_with",
            Self::ExcludedFromAuction { .. } => "excluded_from_auction",
            Self::BidZero => "bid_zero",
            Self::AlreadyLeading { .. } => "already_leading",
            Self::NotAStopForThis => "not_a_stop_for_this",
            Self::NothingToUndo => "nothing_to_undo",
            Self::UndoBarredByGoRound => "undo_barred_by_go_round",
            Self::NothingToRedo => "nothing_to_redo",
            Self::MatchOver => "match_over",
            Self::Repeated => "repeated",
            Self::NoSuchEntry { .. } => "no_such_entry",
            Self::AlreadyMended { .. } => "already_mended",
            Self::NotMendable { .. } => "not_mendable",
            Self::WouldGoNegative { .. } => "would_go_negative",
            Self::TwoOwners { .. } => "two_owners",
            Self::NotLastPurchase { .. } => "not_last_purchase",
            Self::AboveGoRoundMax { .. } => "above_go_round_max",
            Self::NotInTens => "not_in_tens",
            Self::NotNow => "not_now",
            Self::Helper(refusal) => refusal.code(),
        }
    }
}
