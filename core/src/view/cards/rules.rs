//! The rules of the level at hand, in our words: how a match goes and what each
//! card of this deck does.

use super::{CardsRules, Draw, RuleCard, level_name};
use crate::cards::{Card, Face, Kept, PowerUp};
use crate::view::Arg;

impl Draw<'_> {
    pub(super) fn rules(self) -> CardsRules {
        let (words, deal) = (self.words, self.seen().deal);
        let mut lines = vec![
            words.say("cards-rules-turn"),
            words.say("cards-rules-cards"),
            words.say("cards-rules-ghosts"),
            words.say("cards-rules-shut-down"),
            words.say("cards-rules-end"),
        ];
        if deal.rules().red_ghost_counts_as_two {
            lines.push(words.say("cards-rules-red"));
        }
        if deal.rules().draw_first {
            lines.push(words.say("cards-rules-draw-first"));
        }
        let level = level_name(self.public.setup.level, words);
        let cards = Card::ALL.into_iter().zip(*deal.counts());
        CardsRules {
            title: words.say("cards-rules"),
            close: words.say("cards-rules-close"),
            lines,
            cards_heading: words.tell("cards-rules-heading", &[("level", (&level).into())]),
            cards: cards
                .filter(|(_, count)| *count > 0)
                .map(|(card, count)| RuleCard {
                    face: self.face(card),
                    text: self.rule(card),
                    count_text: words.tell("cards-rules-count", &[("count", count.into())]),
                })
                .collect(),
        }
    }

    fn rule(self, card: Card) -> String {
        let words = self.words;
        match card.face() {
            Face::Kept(kept) if kept.is_ghost() => {
                let weight = self.seen().deal.weight(kept);
                words.tell("card-ghost-rule", &[("count", weight.into())])
            }
            Face::Kept(kept) => self.worth(kept),
            Face::PowerUp(PowerUp::GiveGhost) => words.say("card-give-ghost-rule"),
            Face::PowerUp(PowerUp::Swap) => words.say("card-swap-rule"),
            Face::PowerUp(PowerUp::Skip) => words.say("card-skip-rule"),
            Face::PowerUp(PowerUp::DrawChoice) => words.say("card-draw-choice-rule"),
            Face::PowerUp(PowerUp::ExtraDraw) => words.say("card-extra-draw-rule"),
            Face::PowerUp(PowerUp::Pass) => words.say("card-pass-rule"),
        }
    }

    fn worth(self, kept: Kept) -> String {
        let points = self.seen().deal.value(kept);
        self.words
            .tell("card-points-rule", &[("points", Arg::from(points))])
    }
}
