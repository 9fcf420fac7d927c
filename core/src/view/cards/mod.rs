//! The card game in words, from what its viewer may know.

mod types;

pub use types::{
    CardFace, CardMark, CardPlayerView, CardQuestion, CardStack, CardsOver, CardsPhase, CardsRow,
    CardsRules, CardsView, CurtainView, HandCard, PileView, RiskView, RuleCard, SecretView,
};
