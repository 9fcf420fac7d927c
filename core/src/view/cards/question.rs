//! What can be decided now where everybody may see it: the buttons of a turn,
//! and whom a power-up is for.
//!
//! Nothing here depends on a hand. So a ghost to give is always chosen in two
//! steps, even where one would do: fewer taps would tell that all ghosts of a
//! hand have one colour.

use super::notice::reason;
use super::{CardQuestion, Draw};
use crate::cards::{Action, MOST_DRAWN, PowerUp, Waiting};
use crate::kernel::Seat;
use crate::session::Input;
use crate::view::{Arg, Choice, Emphasis};

impl Draw<'_> {
    /// Draw, and apart from it end and shut down; nothing while a power-up
    /// waits.
    pub(super) fn turn_choices(self) -> (Option<Choice>, Vec<Choice>) {
        if self.seen().waiting != Waiting::Turn || self.seen().seat().is_none() {
            return (None, Vec::new());
        }
        let actions = &self.public.in_turn;
        let can_draw = actions
            .iter()
            .any(|(action, refused)| matches!(action, Action::Draw { .. }) && refused.is_none());
        let offer = |(action, refused): &(Action, Option<_>)| {
            let choice = self.turn_choice(*action, can_draw);
            let why_not = refused.map_or_else(String::new, |rule| reason(self, rule));
            Choice {
                enabled: refused.is_none(),
                why_not,
                ..choice
            }
        };
        let is_draw = |(action, _): &&(Action, _)| matches!(action, Action::Draw { .. });
        let draw = actions.iter().find(is_draw).map(offer);
        let others = actions.iter().filter(|each| !is_draw(each));
        (draw, others.map(offer).collect())
    }

    fn turn_choice(self, action: Action, can_draw: bool) -> Choice {
        let (words, turn) = (self.words, &self.seen().turn);
        let (id, label, detail, emphasis) = match action {
            Action::Draw { .. } => (
                "draw",
                words.say("cards-draw"),
                words.tell(
                    "cards-draw-detail",
                    &[
                        ("number", (turn.drawn + 1).min(turn.most).into()),
                        ("most", turn.most.into()),
                    ],
                ),
                if can_draw {
                    Emphasis::Primary
                } else {
                    Emphasis::Plain
                },
            ),
            Action::End { .. } => (
                "end",
                words.say("cards-end"),
                words.say("cards-end-detail"),
                if can_draw {
                    Emphasis::Plain
                } else {
                    Emphasis::Primary
                },
            ),
            _ => (
                "shut-down",
                words.say("cards-shut"),
                words.say("cards-shut-detail"),
                Emphasis::Risky,
            ),
        };
        Choice {
            detail,
            emphasis,
            ..Choice::plain(id, label, Input::Card(action))
        }
    }

    pub(super) fn question(self) -> Option<CardQuestion> {
        let power_up = self.plays()?;
        let seat = self.seen().seat();
        let by = self.seen().turn.seat;
        let picked = self.picked();
        let words = self.words;
        let name = |seat: Seat| Arg::from(self.name(seat));
        let (title, text, choices) = match (power_up, picked) {
            (PowerUp::GiveGhost, None) => (
                words.tell("cards-give", &[("name", name(by))]),
                words.say("cards-give-text"),
                self.picks(),
            ),
            (PowerUp::GiveGhost, Some(to)) => (
                words.tell("cards-give-to", &[("name", name(to))]),
                words.tell("cards-give-to-text", &[("name", name(to))]),
                Vec::new(),
            ),
            (PowerUp::Swap, None) => (
                words.say("cards-swap"),
                words.say("cards-swap-text"),
                self.picks(),
            ),
            (PowerUp::Swap, Some(a)) => (
                words.tell("cards-swap-with", &[("name", name(a))]),
                words.say("cards-swap-with-text"),
                self.swaps(a),
            ),
            (PowerUp::Skip, _) => (
                words.say("cards-skip"),
                words.say("cards-skip-text"),
                self.skips(),
            ),
            (PowerUp::DrawChoice, None) => (
                words.say("cards-draws"),
                words.say("cards-draws-text"),
                self.picks(),
            ),
            (PowerUp::DrawChoice, Some(whom)) => (
                words.tell("cards-draws-many", &[("name", name(whom))]),
                words.say("cards-draws-many-text"),
                self.counts(whom),
            ),
            // It takes effect by itself and asks nothing.
            (PowerUp::ExtraDraw, _) => return None,
            (PowerUp::Pass, _) => {
                let Waiting::Pass { next, .. } = self.seen().waiting else {
                    return None;
                };
                let to = self.left(next);
                let args = [("name", name(next)), ("other", name(to))];
                (
                    words.say("cards-pass"),
                    words.tell("cards-pass-text", &args),
                    Vec::new(),
                )
            }
        };
        let back = self
            .public
            .picked
            .filter(|_| seat.is_some())
            .map(|_| Choice {
                emphasis: Emphasis::Quiet,
                ..Choice::plain("back", words.say("cards-back"), Input::Pick(None))
            });
        Some(CardQuestion {
            face: self.face(power_up.into()),
            title,
            // Who only watches isn't told to pick.
            text: if seat.is_some() {
                text
            } else {
                words.tell("cards-decides", &[("name", name(self.deciding()))])
            },
            choices: if seat.is_some() { choices } else { Vec::new() },
            back,
        })
    }

    /// Whom everybody waits for while a power-up is open.
    fn deciding(self) -> Seat {
        match self.seen().waiting {
            Waiting::Pass { next, .. } => next,
            Waiting::Turn | Waiting::Play(_) | Waiting::Over => self.seen().turn.seat,
        }
    }

    /// The half of the question that's answered: by hand, or because there's
    /// but one answer.
    pub(super) fn picked(self) -> Option<Seat> {
        let candidates = self.candidates();
        match candidates[..] {
            [only] => Some(only),
            _ => self.public.picked,
        }
    }

    /// Who can be picked first.
    fn candidates(self) -> Vec<Seat> {
        let by = self.seen().turn.seat;
        match self.plays() {
            Some(PowerUp::GiveGhost | PowerUp::Skip) => self.seen().others_in(by).collect(),
            Some(PowerUp::DrawChoice) => self.in_after(by).collect(),
            Some(PowerUp::Swap) => {
                let all: Vec<Seat> = self.in_after(by).collect();
                // Two hands can only change places with each other.
                if all.len() == 2 { vec![by] } else { all }
            }
            Some(PowerUp::ExtraDraw | PowerUp::Pass) | None => Vec::new(),
        }
    }

    fn picks(self) -> Vec<Choice> {
        let pick = |seat| {
            let label = self.name(seat).to_owned();
            self.player_choice(
                format!("pick-{}", seat.0),
                label,
                seat,
                Input::Pick(Some(seat)),
            )
        };
        self.candidates().into_iter().map(pick).collect()
    }

    fn swaps(self, a: Seat) -> Vec<Choice> {
        let seat = self.seen().turn.seat;
        let swap = |b: Seat| {
            let args = [
                ("name", Arg::from(self.name(a))),
                ("other", self.name(b).into()),
            ];
            let label = self.words.tell("cards-swap-choice", &args);
            let input = Input::Card(Action::Swap { seat, a, b });
            self.player_choice(format!("swap-{}", b.0), label, b, input)
        };
        self.in_after(a).filter(|b| *b != a).map(swap).collect()
    }

    fn skips(self) -> Vec<Choice> {
        let seat = self.seen().turn.seat;
        let skip = |whom: Seat| {
            let waiting = self.seen().player(whom).map_or(0, |player| player.skips);
            let detail = if waiting == 0 {
                String::new()
            } else {
                self.words
                    .tell("cards-skip-already", &[("count", waiting.into())])
            };
            let input = Input::Card(Action::Skip { seat, whom });
            Choice {
                detail,
                ..self.player_choice(
                    format!("skip-{}", whom.0),
                    self.name(whom).to_owned(),
                    whom,
                    input,
                )
            }
        };
        self.candidates().into_iter().map(skip).collect()
    }

    fn counts(self, whom: Seat) -> Vec<Choice> {
        let seat = self.seen().turn.seat;
        let count = |cards: u8| {
            let label = self.words.tell("cards-count", &[("count", cards.into())]);
            let input = Input::Card(Action::ChooseDraw { seat, whom, cards });
            Choice::plain(format!("draws-{cards}"), label, input)
        };
        (1..=MOST_DRAWN).map(count).collect()
    }

    fn player_choice(self, id: String, label: String, seat: Seat, input: Input) -> Choice {
        Choice {
            seat: Some(seat),
            ..Choice::plain(id, label, input)
        }
    }

    /// Who gets what `seat` passes.
    pub(super) fn left(self, seat: Seat) -> Seat {
        self.seen().others_in(seat).next().unwrap_or(seat)
    }
}
