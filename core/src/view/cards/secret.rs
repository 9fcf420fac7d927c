//! What one player alone may see: hand, last card, news, risk. Nothing else in
//! this folder reads the viewer's own hand.

use super::{Draw, HandCard, RiskView, SecretView};
use crate::cards::{Action, Kept, Odds, PowerUp, Source, TOO_MANY_GHOSTS, Waiting};
use crate::kernel::Seat;
use crate::session::Input;
use crate::view::{Arg, Choice};

/// A look that nobody holds: long enough to have a hand of seven read out,
/// short enough to be over before the screen is handed on.
const SHOW_MS: u32 = 10_000;
/// Millionths in a per cent.
const PER_CENT: u32 = 10_000;

impl Draw<'_> {
    pub(super) fn secret(self) -> Option<SecretView> {
        let (words, seen) = (self.words, self.seen());
        let seat = seen.seat()?;
        let hand = seen.own_hand()?;
        let name = [("name", Arg::from(self.name(seat)))];
        let last = seen.turn.last.map(|card| self.face(card));
        let last_text = last.as_ref().map_or_else(String::new, |face| {
            let args = [
                ("card", Arg::from(&face.name)),
                ("text", (&face.text).into()),
            ];
            words.tell("cards-last", &args)
        });
        let points = seen.deal.points(&hand);
        let ghosts = seen.deal.ghosts(&hand);
        let cards = hand.cards().zip(0_u8..);
        Some(SecretView {
            cover: words.say("cards-cover"),
            cover_label: words.tell("cards-cover-label", &name),
            came: seen.came,
            show: words.tell("cards-show", &[("seconds", (SHOW_MS / 1_000).into())]),
            hide: words.say("cards-hide"),
            show_ms: SHOW_MS,
            heading: words.tell("cards-hand", &name),
            last,
            last_text,
            news: self.news(),
            choose: self.choose(),
            hand: cards
                .map(|(card, place)| HandCard {
                    face: self.face(card.into()),
                    choice: self.hand_choice(seat, card, place),
                })
                .collect(),
            hand_empty: if hand.is_empty() {
                words.say("cards-hand-empty")
            } else {
                String::new()
            },
            points,
            points_text: words.tell("cards-points", &[("points", points.into())]),
            ghosts,
            ghosts_most: TOO_MANY_GHOSTS,
            ghosts_text: words.tell(
                "cards-ghosts",
                &[
                    ("count", ghosts.into()),
                    ("left", TOO_MANY_GHOSTS.saturating_sub(ghosts).into()),
                ],
            ),
            risk: self.risk(),
        })
    }

    /// What came from others since the last look.
    fn news(self) -> Vec<String> {
        let line = |(card, from): &(Kept, Source)| {
            let card = self.in_a_sentence(*card);
            let from_seat = |key: &str, from: Seat| {
                let args = [("name", self.name(from).into()), ("card", Arg::from(&card))];
                Some(self.words.tell(key, &args))
            };
            match from {
                Source::Deck => None,
                Source::ExtraDraw => Some(
                    self.words
                        .tell("cards-news-extra", &[("card", (&card).into())]),
                ),
                Source::Gift(from) => from_seat("cards-news-gift", *from),
                Source::Pass(from) => from_seat("cards-news-pass", *from),
            }
        };
        self.seen().got.iter().filter_map(line).collect()
    }

    /// Who gets a card of the hand that has to be chosen now.
    fn receiver(self) -> Option<Seat> {
        match self.plays()? {
            PowerUp::GiveGhost => self.picked(),
            PowerUp::Pass => Some(self.left(self.seen().seat()?)),
            PowerUp::Swap | PowerUp::Skip | PowerUp::DrawChoice | PowerUp::ExtraDraw => None,
        }
    }

    fn choose(self) -> String {
        let Some(to) = self.receiver() else {
            return String::new();
        };
        let name = [("name", Arg::from(self.name(to)))];
        match self.seen().waiting {
            Waiting::Pass { .. } => self.words.tell("cards-choose-pass", &name),
            Waiting::Turn | Waiting::Play(_) | Waiting::Over => {
                self.words.tell("cards-choose-ghost", &name)
            }
        }
    }

    fn hand_choice(self, seat: Seat, card: Kept, place: u8) -> Option<Choice> {
        let to = self.receiver()?;
        let wanted = match self.seen().waiting {
            Waiting::Pass { .. } => Action::Pass { seat, card },
            Waiting::Turn | Waiting::Play(_) | Waiting::Over => Action::Give {
                seat,
                ghost: card,
                to,
            },
        };
        self.seen().legal.contains(&wanted).then(|| {
            let name = self.in_a_sentence(card);
            let args = [("card", Arg::from(&name)), ("name", self.name(to).into())];
            let label = self.words.tell("cards-choose", &args);
            Choice::plain(format!("hand-{place}"), label, Input::Card(wanted))
        })
    }

    /// What the next card may do, where there may be one and the helper is on.
    fn risk(self) -> Option<RiskView> {
        let (words, seen) = (self.words, self.seen());
        let may_draw = match seen.waiting {
            Waiting::Turn => seen.turn.drawn < seen.turn.most,
            Waiting::Play(_) => true,
            Waiting::Pass { .. } | Waiting::Over => false,
        };
        if !seen.deal.helper() || !may_draw {
            return None;
        }
        let risk = seen.risk()?;
        let line = |key: &str, odds: Odds| {
            let per_cent = self.per_cent(odds);
            words.tell(key, &[("percent", (&per_cent).into())])
        };
        Some(RiskView {
            heading: words.say("cards-risk"),
            percent: rounded(risk.bust),
            percent_text: self.per_cent(risk.bust),
            text: match risk.bust {
                Odds(0) => words.say("cards-risk-none"),
                Odds::ONE => words.say("cards-risk-sure"),
                bust => line("cards-risk-text", bust),
            },
            lines: vec![
                line("cards-risk-ghost", risk.ghost),
                line("cards-risk-power-up", risk.power_up),
                line("cards-risk-points", risk.scoring),
            ],
        })
    }

    /// "12%"; what isn't certain never reads as if it were.
    fn per_cent(self, odds: Odds) -> String {
        let number = [("number", Arg::from(rounded(odds)))];
        if odds > Odds(0) && odds < Odds(PER_CENT) {
            self.words.say("cards-percent-under")
        } else if odds < Odds::ONE && odds > Odds(Odds::ONE.0 - PER_CENT) {
            self.words.say("cards-percent-over")
        } else {
            self.words.tell("cards-percent", &number)
        }
    }
}

fn rounded(odds: Odds) -> u8 {
    u8::try_from((odds.0 + PER_CENT / 2) / PER_CENT).unwrap_or(100)
}
