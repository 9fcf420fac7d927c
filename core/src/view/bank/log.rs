//! The running log of all entries in words, newest first.

use super::{Draw, LogLine};
use crate::bank::{Action, Cause, Entry, Reason};
use crate::kernel::Points;
use crate::session::{Input, Tap};
use crate::view::{Arg, Choice, Emphasis};

impl Draw<'_> {
    /// The `newest` lines, the newest first.
    pub(super) fn log(self, newest: usize) -> Vec<LogLine> {
        let entries = self.ledger().entries();
        let skipped = entries.len().saturating_sub(newest);
        let mut lines: Vec<LogLine> = (1..)
            .zip(entries)
            .skip(skipped)
            .map(|(number, entry)| self.line(number, entry))
            .collect();
        lines.reverse();
        lines
    }

    fn line(self, number: u32, entry: &Entry) -> LogLine {
        let (before, after) = (entry.before, entry.after());
        let change = if before == after {
            String::new()
        } else {
            self.words.tell(
                "change",
                &[("before", before.into()), ("after", after.into())],
            )
        };
        LogLine {
            number,
            seat: Some(entry.seat),
            text: self.entry(entry),
            change,
            mark: self.mark(number, entry),
            void: entry.void || entry.mended_by.is_some(),
            correct: self.correction(number),
        }
    }

    fn mark(self, number: u32, entry: &Entry) -> String {
        if entry.void {
            return self.words.say("mark-void");
        }
        if let Some(by) = entry.mended_by {
            return self.words.tell("mark-mended", &[("entry", by.into())]);
        }
        match entry.cause {
            Cause::Paid { forgiven, .. } if forgiven > Points::ZERO => self
                .words
                .tell("mark-forgiven", &[("points", forgiven.into())]),
            Cause::Sold if self.sold_without_paying(number, entry) => {
                self.words.say("mark-unpaid-sale")
            }
            _ => String::new(),
        }
    }

    /// RULING: selling is for somebody who owes; a sale with no payment after
    /// it in the same insertion is marked.
    fn sold_without_paying(self, number: u32, sale: &Entry) -> bool {
        let ledger = self.ledger();
        let still_in = self.bank.coin().is_some() && ledger.insertion() == sale.insertion;
        let paid = ledger.entries()[number as usize..].iter().any(|later| {
            !later.void
                && later.seat == sale.seat
                && later.insertion == sale.insertion
                && matches!(later.cause, Cause::Paid { .. })
        });
        !still_in && !paid
    }

    fn correction(self, entry: u32) -> Option<Choice> {
        // In unit mode and in the maze there's no panel for it.
        self.bank.direct_step()?;
        let action = Action::Correct {
            entry,
            reason: Reason::NeverHappened,
        };
        self.ledger().allows(self.bank.setup(), action).ok()?;
        let label = self
            .words
            .tell("log-correct", &[("entry", Arg::from(entry))]);
        Some(Choice {
            emphasis: Emphasis::Quiet,
            ..Choice::plain(
                format!("correct-{entry}"),
                label,
                Input::Tap(Tap::OpenCorrection(entry)),
            )
        })
    }
}
