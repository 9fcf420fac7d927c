//! What the cards are called and what they do.

use super::{CardFace, CardStack, Draw, PileView};
use crate::cards::{Card, Deal, Face, Hand, Kept, PowerUp};
use crate::view::{Arg, Words};

/// "Cherry".
pub(super) fn card_name(card: Card, words: &Words) -> String {
    words.say(match card {
        Card::PacDot => "card-pac-dot",
        Card::Cherry => "card-cherry",
        Card::Strawberry => "card-strawberry",
        Card::Orange => "card-orange",
        Card::Apple => "card-apple",
        Card::PinkGhost => "card-pink-ghost",
        Card::BlueGhost => "card-blue-ghost",
        Card::OrangeGhost => "card-orange-ghost",
        Card::RedGhost => "card-red-ghost",
        Card::GiveGhost => "card-give-ghost",
        Card::Swap => "card-swap",
        Card::Skip => "card-skip",
        Card::DrawChoice => "card-draw-choice",
        Card::ExtraDraw => "card-extra-draw",
        Card::Pass => "card-pass",
    })
}

/// A card's face without a match: in an editor its value stands beside it.
pub(crate) fn face_of(card: Card, words: &Words) -> CardFace {
    CardFace {
        id: card,
        name: card_name(card, words),
        text: match card.face() {
            Face::Kept(kept) if kept.is_ghost() => {
                words.tell("card-ghost", &[("count", 1_u8.into())])
            }
            Face::Kept(_) => words.say("card-scores"),
            Face::PowerUp(power_up) => short(power_up, words),
        },
    }
}

/// A face as it counts in a match.
pub(super) fn face_in(deal: &Deal, card: Card, words: &Words) -> CardFace {
    let face = face_of(card, words);
    let Face::Kept(kept) = card.face() else {
        return face;
    };
    let text = if kept.is_ghost() {
        words.tell("card-ghost", &[("count", deal.weight(kept).into())])
    } else {
        words.tell("card-points", &[("points", deal.value(kept).into())])
    };
    CardFace { text, ..face }
}

/// What a power-up does, in few words.
fn short(power_up: PowerUp, words: &Words) -> String {
    words.say(match power_up {
        PowerUp::GiveGhost => "card-give-ghost-short",
        PowerUp::Swap => "card-swap-short",
        PowerUp::Skip => "card-skip-short",
        PowerUp::DrawChoice => "card-draw-choice-short",
        PowerUp::ExtraDraw => "card-extra-draw-short",
        PowerUp::Pass => "card-pass-short",
    })
}

impl Draw<'_> {
    pub(super) fn face(self, card: Card) -> CardFace {
        face_in(self.seen().deal, card, self.words)
    }

    /// A hand in the order of all tables, whatever came first.
    pub(super) fn hand(self, hand: Hand) -> Vec<CardFace> {
        hand.cards().map(|card| self.face(card.into())).collect()
    }

    /// Power-ups that lie open, kind by kind.
    pub(super) fn stacks(self, counts: &[u8; PowerUp::KINDS]) -> Vec<CardStack> {
        let lying = PowerUp::ALL.into_iter().zip(*counts);
        lying
            .filter(|(_, count)| *count > 0)
            .map(|(power_up, count)| {
                let face = self.face(power_up.into());
                let args = [("count", count.into()), ("card", Arg::from(&face.name))];
                CardStack {
                    text: self.words.tell("card-stack", &args),
                    face,
                    count,
                }
            })
            .collect()
    }

    pub(super) fn deck(self) -> PileView {
        let count = self.seen().deck;
        PileView {
            count,
            text: self.words.tell("cards-deck", &[("count", count.into())]),
            faces: Vec::new(),
        }
    }

    pub(super) fn discards(self) -> PileView {
        let counts = &self.seen().discards;
        let count = counts.iter().sum();
        PileView {
            count,
            text: self
                .words
                .tell("cards-discards", &[("count", count.into())]),
            faces: self.stacks(counts),
        }
    }

    /// "the pink ghost and a cherry": cards in a sentence.
    pub(super) fn in_a_sentence(self, card: Kept) -> String {
        self.face(card.into()).name
    }
}
