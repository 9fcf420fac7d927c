//! The bank on screen: the unit, direct mode, helper, log, end.

mod types;

pub use types::{
    AuctionView, BankPhase, BankView, Bidder, ButtonView, DirectView, EndPlayer, EndView,
    HelperView, LogLine, PlayerView, StickView, StopKind, StopView, UnitView,
};
