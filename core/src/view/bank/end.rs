//! After the last Level: the reveal, coin by coin.

use super::{Draw, EndPlayer, EndView};
use crate::bank::Action;
use crate::kernel::Seat;
use crate::session::{Input, Tap};
use crate::view::{Arg, Choice, Emphasis};

impl Draw<'_> {
    pub(super) fn end(self) -> EndView {
        let words = self.words;
        let outcome = self.bank.outcome();
        let winners = outcome.as_ref().map_or(&[][..], |outcome| &outcome.winners);
        let all_shown = self
            .ledger()
            .seats()
            .all(|seat| self.bank.is_revealed(seat));
        let order: Vec<Seat> = match &outcome {
            Some(outcome) if all_shown => outcome.standings.iter().map(|s| s.seat).collect(),
            _ => self.ledger().seats().collect(),
        };
        let text = if all_shown {
            let names: Vec<String> = winners
                .iter()
                .map(|seat| self.name(*seat).to_owned())
                .collect();
            words.tell(
                "end-winners",
                &[
                    ("names", Arg::from(&words.list(&names))),
                    ("count", winners.len().into()),
                ],
            )
        } else {
            words.say("end-reveal")
        };
        let undo = Action::Undo;
        EndView {
            heading: words.say("end-heading"),
            text,
            players: order
                .into_iter()
                .map(|seat| self.result(seat, winners.contains(&seat)))
                .collect(),
            show_all: (!all_shown).then(|| {
                Choice::plain(
                    "show-all",
                    words.say("end-show-all"),
                    Input::Tap(Tap::ShowAll),
                )
            }),
            undo: self.bank.reopens().then(|| Choice {
                emphasis: Emphasis::Quiet,
                detail: self.undo_detail(),
                ..self.offer("undo", words.say("end-undo"), Tap::Undo, undo)
            }),
        }
    }

    fn result(self, seat: Seat, wins: bool) -> EndPlayer {
        let revealed = self.bank.is_revealed(seat);
        let score = self.score(seat).filter(|_| revealed);
        let key = match (revealed, wins) {
            (false, _) if self.bank.coin() == Some(seat) => "end-hidden-in",
            (false, _) => "end-hidden",
            (true, true) => "end-winner",
            (true, false) => "end-other",
        };
        #[expect(clippy::cast_possible_truncation, reason = "16 Levels")]
        let levels = self.ledger().levels_of(seat).count() as u8;
        EndPlayer {
            seat,
            revealed,
            score,
            levels,
            winner: revealed && wins,
            text: self.words.tell(
                key,
                &[
                    ("name", Arg::from(self.name(seat))),
                    ("points", score.unwrap_or_default().into()),
                    ("levels", levels.into()),
                ],
            ),
        }
    }
}
