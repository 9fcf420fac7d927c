//! The card game in words, from what its viewer may know.
//!
//! [`render`] gets [`Public`]: what was seen through one pair of eyes, and what
//! the whole table may know anyway. So nothing in here can show another hand;
//! what the viewer alone may see goes into [`SecretView`] and nowhere else.

mod effects;
mod faces;
mod notice;
mod over;
mod players;
mod question;
mod rules;
mod secret;
mod story;
mod types;

pub use effects::effects;
pub(crate) use faces::face_of;
pub use notice::notice;
pub(crate) use players::strength_name;
pub use types::{
    CardFace, CardMark, CardPlayerView, CardQuestion, CardStack, CardsOver, CardsPhase, CardsRow,
    CardsRules, CardsView, CurtainView, HandCard, PileView, RiskView, RuleCard, SecretView,
};

use super::words::letter;
use super::{Arg, Choice, Emphasis, LogLine, LogView, Words};
use crate::cards::{Action, CardLevel, CardTable, PowerUp, Public, Seen, Viewer, Waiting};
use crate::kernel::Seat;
use crate::session::{Input, Tap};

/// Lines of the story while nobody in particular looks.
const NEWEST: usize = 12;

/// The screen.
#[must_use]
pub fn render(public: &Public<'_>, words: &Words) -> CardsView {
    Draw { public, words }.view()
}

/// One line for home: who plays, how far it is.
#[must_use]
pub fn summary(table: &CardTable, words: &Words) -> String {
    let public = table.public();
    let draw = Draw {
        public: &public,
        words,
    };
    let names: Vec<String> = draw
        .seats()
        .map(|seat| draw.name(seat).to_owned())
        .collect();
    let names = words.list(&names);
    let level = level_name(public.setup.level, words);
    let args = [
        ("names", Arg::from(&names)),
        ("level", Arg::from(&level)),
        ("count", public.seen.deck.into()),
    ];
    words.tell("cards-summary", &args)
}

/// All that the table saw, newest first. No hidden card stands here.
#[must_use]
pub fn whole_log(table: &CardTable, words: &Words) -> LogView {
    let public = table.public();
    let draw = Draw {
        public: &public,
        words,
    };
    let mut lines: Vec<LogLine> = (1..)
        .zip(table.cards().story())
        .map(|(number, fact)| LogLine {
            number,
            seat: None,
            text: draw.fact(*fact),
            change: String::new(),
            mark: String::new(),
            void: false,
            correct: None,
        })
        .collect();
    lines.reverse();
    LogView {
        heading: words.say("cards-log"),
        empty: String::new(),
        lines,
    }
}

/// "Level 1".
pub(crate) fn level_name(level: CardLevel, words: &Words) -> String {
    words.say(match level {
        CardLevel::Level1 => "cards-level-1",
        CardLevel::Level2 => "cards-level-2",
        CardLevel::Bonus => "cards-level-bonus",
    })
}

/// What may be shown and the words to show it with.
#[derive(Clone, Copy, Debug)]
struct Draw<'a> {
    public: &'a Public<'a>,
    words: &'a Words,
}

impl<'a> Draw<'a> {
    fn view(self) -> CardsView {
        let words = self.words;
        let curtain = self.curtain();
        let phase = self.phase();
        // Handed on: who's next, whether the player before is out (which all
        // saw), and nothing else.
        let open = curtain.is_none();
        let (draw, choices) = self.turn_choices();
        CardsView {
            title: words.say("game-cards"),
            level: level_name(self.public.setup.level, words),
            phase,
            status: self.status(),
            announce: self.announce(),
            curtain,
            players: if open { self.players() } else { Vec::new() },
            deck: self.deck(),
            discards: self.discards(),
            story_heading: self.story_heading(),
            story: self.story(),
            draw,
            choices,
            question: if open { self.question() } else { None },
            secret: self.secret(),
            take_back: self.take_back(),
            hurry: (phase == CardsPhase::Watching).then(|| Choice {
                emphasis: Emphasis::Quiet,
                ..Choice::plain("hurry", words.say("cards-hurry"), Input::Tap(Tap::GoOn))
            }),
            over: self.over(),
            rules: self.rules(),
        }
    }

    fn phase(self) -> CardsPhase {
        match (self.seen().waiting, self.seen().viewer) {
            (Waiting::Over, _) => CardsPhase::Over,
            (_, Viewer::Curtain(_)) => CardsPhase::Curtain,
            (_, Viewer::Seat(_)) => CardsPhase::Playing,
            (_, Viewer::Table) => CardsPhase::Watching,
        }
    }

    fn curtain(self) -> Option<CurtainView> {
        let Viewer::Curtain(seat) = self.seen().viewer else {
            return None;
        };
        let name = self.name(seat);
        let told = |key: &str| self.words.tell(key, &[("name", Arg::from(name))]);
        Some(CurtainView {
            seat,
            name: name.to_owned(),
            letter: letter(name),
            heading: told("cards-curtain"),
            text: match self.seen().waiting {
                Waiting::Pass { .. } => told("cards-curtain-pass"),
                Waiting::Turn | Waiting::Play(_) | Waiting::Over => told("cards-curtain-turn"),
            },
            news: self
                .public
                .parting
                .map_or_else(String::new, |fact| self.fact(fact)),
            lift: Choice {
                emphasis: Emphasis::Primary,
                seat: Some(seat),
                ..Choice::plain(
                    "lift",
                    told("cards-lift"),
                    Input::Card(Action::Lift { seat }),
                )
            },
        })
    }

    /// What everybody waits for, in one line.
    fn status(self) -> String {
        let (words, seen) = (self.words, self.seen());
        let turn = &seen.turn;
        let name = ("name", Arg::from(self.name(turn.seat)));
        if self.phase() == CardsPhase::Curtain {
            return self.curtain().map_or_else(String::new, |next| next.heading);
        }
        match seen.waiting {
            Waiting::Over => words.say("cards-status-over"),
            Waiting::Turn => {
                let args = [
                    name,
                    ("drawn", turn.drawn.into()),
                    ("most", turn.most.into()),
                ];
                if turn.is_chosen {
                    words.tell("cards-status-chosen", &args)
                } else {
                    words.tell("cards-status-turn", &args)
                }
            }
            Waiting::Play(power_up) => {
                let card = self.face(power_up.into()).name;
                let args = [name, ("card", (&card).into())];
                words.tell("cards-status-play", &args)
            }
            Waiting::Pass { next, .. } => {
                words.tell("cards-status-pass", &[("name", self.name(next).into())])
            }
        }
    }

    /// The settled screen in a sentence or two.
    fn announce(self) -> String {
        if let Some(over) = self.over() {
            return format!("{} {}", over.title, over.text);
        }
        match self.question() {
            Some(question) if self.phase() == CardsPhase::Playing => {
                format!("{} {}", question.title, question.text)
            }
            Some(_) | None => self.status(),
        }
    }

    fn take_back(self) -> Option<Choice> {
        let seat = self.public.take_back?;
        let args = [("name", Arg::from(self.name(seat)))];
        Some(Choice {
            emphasis: Emphasis::Quiet,
            seat: Some(seat),
            ..Choice::plain(
                "take-back",
                self.words.tell("cards-take-back", &args),
                Input::TakeBack(seat),
            )
        })
    }

    fn seen(self) -> &'a Seen<'a> {
        &self.public.seen
    }

    /// The seats in turn order.
    fn seats(self) -> impl Iterator<Item = Seat> + use<> {
        self.seen().deal.seats()
    }

    fn name(self, seat: Seat) -> &'a str {
        let players = &self.public.setup.players;
        players
            .get(seat.index())
            .map_or("?", |player| player.name.trim())
    }

    /// Who still plays, in turn order from the left of `seat` on, that seat
    /// last if it's among them.
    fn in_after(self, seat: Seat) -> impl Iterator<Item = Seat> + 'a {
        let own = self.seen().player(seat);
        let own = own.filter(|own| own.status == crate::cards::CardStatus::In);
        let own = own.map(|_| seat);
        self.seen().others_in(seat).chain(own)
    }

    /// Which power-up waits to be played.
    fn plays(self) -> Option<PowerUp> {
        match self.seen().waiting {
            Waiting::Play(power_up) => Some(power_up),
            Waiting::Pass { .. } => Some(PowerUp::Pass),
            Waiting::Turn | Waiting::Over => None,
        }
    }
}
