//! What the table saw, in sentences: names, never "you", and no hidden card.

use super::{Draw, NEWEST};
use crate::cards::{Fact, Viewer, Why};
use crate::kernel::Seat;
use crate::view::Arg;

impl Draw<'_> {
    pub(super) fn story_heading(self) -> String {
        match self.seen().viewer {
            Viewer::Table => self.words.say("cards-story"),
            Viewer::Curtain(_) => String::new(),
            Viewer::Seat(seat) => {
                let name = self.name(seat);
                self.words
                    .tell("cards-story-since", &[("name", name.into())])
            }
        }
    }

    pub(super) fn story(self) -> Vec<String> {
        let facts = self.seen().story;
        let skipped = match self.seen().viewer {
            Viewer::Table => facts.len().saturating_sub(NEWEST),
            Viewer::Curtain(_) | Viewer::Seat(_) => 0,
        };
        facts[skipped..]
            .iter()
            .map(|fact| self.fact(*fact))
            .collect()
    }

    /// One fact in a sentence.
    pub(super) fn fact(self, fact: Fact) -> String {
        let words = self.words;
        let one = |key: &str, seat: Seat| words.tell(key, &[("name", self.name(seat).into())]);
        let two = |key: &str, from: Seat, to: Seat| {
            let args = [
                ("name", Arg::from(self.name(from))),
                ("other", self.name(to).into()),
            ];
            words.tell(key, &args)
        };
        match fact {
            Fact::TurnOf {
                seat,
                exactly: None,
            } => one("cards-fact-turn", seat),
            Fact::TurnOf {
                seat,
                exactly: Some(cards),
            } => {
                let args = [
                    ("name", Arg::from(self.name(seat))),
                    ("count", cards.into()),
                ];
                words.tell("cards-fact-turn-exactly", &args)
            }
            Fact::Skipped { seat } => one("cards-fact-skipped", seat),
            Fact::Drew { seat } => one("cards-fact-drew", seat),
            Fact::DrewExtra { seat } => one("cards-fact-drew-extra", seat),
            Fact::TurnedUp { seat, power_up } => {
                let card = self.face(power_up.into()).name;
                let args = [("name", self.name(seat).into()), ("card", Arg::from(&card))];
                words.tell("cards-fact-turned-up", &args)
            }
            Fact::Discarded { seat, power_up } => {
                let card = self.face(power_up.into()).name;
                let args = [("name", self.name(seat).into()), ("card", Arg::from(&card))];
                words.tell("cards-fact-discarded", &args)
            }
            Fact::Gave { from, to } => two("cards-fact-gave", from, to),
            Fact::Swapped { by, a, b } if by == a => two("cards-fact-swapped-own", a, b),
            Fact::Swapped { by, a, b } if by == b => two("cards-fact-swapped-own", b, a),
            Fact::Swapped { by, a, b } => {
                let args = [
                    ("name", Arg::from(self.name(by))),
                    ("a", self.name(a).into()),
                    ("b", self.name(b).into()),
                ];
                words.tell("cards-fact-swapped", &args)
            }
            Fact::SkipPut { by, on } => two("cards-fact-skip", by, on),
            Fact::DrawChosen { by, whom, cards } => {
                let args = [
                    ("name", Arg::from(self.name(by))),
                    ("other", self.name(whom).into()),
                    ("count", cards.into()),
                ];
                words.tell("cards-fact-draws", &args)
            }
            Fact::PassChosen { seat } => one("cards-fact-chose", seat),
            Fact::Passed { from, to } => two("cards-fact-passed", from, to),
            Fact::KnockedOut { seat } => one("cards-fact-out", seat),
            Fact::ShutDown {
                seat,
                why: Why::Wanted,
            } => one("cards-fact-shut-down", seat),
            Fact::ShutDown {
                seat,
                why: Why::DeckEmpty,
            } => one("cards-fact-deck-empty", seat),
            Fact::Ended { seat } => one("cards-fact-ended", seat),
            Fact::Over => words.say("cards-fact-over"),
        }
    }
}
