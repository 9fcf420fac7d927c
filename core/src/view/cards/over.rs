//! After the end: who won and why, hands open.

use super::players::status_text;
use super::{CardsOver, CardsRow, Draw};
use crate::cards::{CardStatus, Outcome, Standing, Won};
use crate::view::Arg;
use crate::view::words::letter;

impl Draw<'_> {
    pub(super) fn over(self) -> Option<CardsOver> {
        let words = self.words;
        let outcome = self.public.outcome.as_ref()?;
        let names: Vec<String> = outcome
            .winners
            .iter()
            .map(|seat| self.name(*seat).to_owned())
            .collect();
        let all = words.list(&names);
        let best = outcome.standings.first().map_or(0, |best| best.points.0);
        let args = [
            ("names", Arg::from(&all)),
            ("count", names.len().into()),
            ("points", best.into()),
        ];
        Some(CardsOver {
            title: words.tell("cards-over", &args),
            text: match outcome.won {
                Won::GhostKnockout => words.tell("cards-over-knockout", &args),
                Won::HighestScore => words.tell("cards-over-score", &args),
            },
            rows: outcome
                .standings
                .iter()
                .map(|standing| self.row(standing, outcome))
                .collect(),
            rematch: words.say("app-rematch"),
            home: words.say("app-leave"),
        })
    }

    fn row(self, standing: &Standing, outcome: &Outcome) -> CardsRow {
        let name = self.name(standing.seat);
        let out = standing.status == CardStatus::KnockedOut;
        let hand = self
            .seen()
            .player(standing.seat)
            .and_then(|player| player.hand);
        CardsRow {
            seat: standing.seat,
            name: name.to_owned(),
            letter: letter(name),
            rank: if out {
                String::new()
            } else {
                self.words.number(i64::from(standing.rank))
            },
            winner: outcome.winners.contains(&standing.seat),
            status: standing.status,
            points: (!out).then_some(standing.points),
            text: if out {
                status_text(standing.status, self.words)
            } else {
                self.words
                    .tell("cards-points", &[("points", standing.points.into())])
            },
            hand: hand.map_or_else(Vec::new, |hand| self.hand(*hand)),
        }
    }
}
