//! Panels that ask for one thing: points of a round, a yes, a reason.

use crate::bank::{Action, Reason, Rule};
use crate::kernel::{Level, Points, Seat};
use crate::session::{Input, Tap};
use crate::view::bank::{DirectView, Draw};
use crate::view::{Choice, Emphasis};

impl Draw<'_> {
    pub(super) fn go_round(self, seat: Seat, points: Points) -> DirectView {
        let words = self.words;
        let mut view = self.panel("go_round", words.say("direct-go-round-heading"));
        view.figure = format!("{:04}", points.0);
        view.lines.push(words.say("direct-go-round-line"));
        let max = self.bank.setup().box_data.go_round_max;
        let mut more = Choice::plain(
            "more",
            words.say("direct-ten-more"),
            Input::Tap(Tap::GoRoundMore),
        );
        more.enabled = points.plus(Points(10)) <= max;
        if !more.enabled {
            more.why_not = crate::view::bank::notice::reason(self, Rule::AboveGoRoundMax { max });
        }
        let mut less = Choice::plain(
            "less",
            words.say("direct-ten-less"),
            Input::Tap(Tap::GoRoundLess),
        );
        less.enabled = points > Points::ZERO;
        if !less.enabled {
            less.why_not = words.say("direct-none-less");
        }
        let label = words.tell("direct-book", &[("points", points.into())]);
        let action = Action::GoRound { seat, points };
        let book = self.offer("book", label, Tap::BookGoRound, action);
        view.choices = vec![
            less,
            more,
            Choice {
                emphasis: Emphasis::Primary,
                ..book
            },
        ];
        view
    }

    pub(super) fn last_level(self, action: Action) -> DirectView {
        let words = self.words;
        let mut view = self.panel("confirm", words.say("direct-last-heading"));
        view.lines.push(words.say("direct-last-line"));
        let level = match action {
            Action::Buy { level, .. } | Action::Auction { level, .. } => Some(level),
            _ => None,
        };
        let number = level.map_or(0, Level::number);
        let label = words.tell("direct-last-yes", &[("level", number.into())]);
        let offer = self.offer("confirm", label, Tap::Confirm, action);
        view.choices.push(Choice {
            level,
            emphasis: Emphasis::Risky,
            ..offer
        });
        view
    }

    pub(super) fn correcting(self, number: u32) -> DirectView {
        let words = self.words;
        let heading = words.tell("direct-correct", &[("entry", number.into())]);
        let mut view = self.panel("correction", heading);
        if let Some(entry) = self.ledger().entries().get(number as usize - 1) {
            view.lines.push(self.entry(entry));
        }
        let ends = self.ledger().correction_ends(number);
        if ends {
            view.lines.push(words.say("direct-correct-ends"));
        }
        view.lines.push(words.say("direct-correct-line"));
        for (id, reason) in [
            ("wrong-player", Reason::WrongPlayer),
            ("wrong-level", Reason::WrongLevel),
            ("wrong-amount", Reason::WrongAmount),
            ("never-happened", Reason::NeverHappened),
        ] {
            let tap = Tap::Correct {
                entry: number,
                reason,
            };
            let action = Action::Correct {
                entry: number,
                reason,
            };
            let mut choice = self.offer(id, self.reason(reason), tap, action);
            if ends {
                choice.emphasis = Emphasis::Risky;
            }
            view.choices.push(choice);
        }
        view.back = Some(self.back());
        view
    }
}
