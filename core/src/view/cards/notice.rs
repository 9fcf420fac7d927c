//! Refusals in words: what's wrong with the numbers, and what to do now.

use super::Draw;
use crate::cards::{Public, Rule};
use crate::kernel::Seat;
use crate::session::Notice;
use crate::view::{Arg, Words};

/// A refusal as a person meets it.
#[must_use]
pub fn notice(public: &Public<'_>, rule: Rule, words: &Words) -> Notice {
    let draw = Draw { public, words };
    let text = reason(draw, rule);
    let remedy = words.say(remedy_key(rule));
    Notice {
        code: rule.code().to_owned(),
        title: words.say("refused"),
        announce: format!("{text} {remedy}"),
        text,
        remedy,
    }
}

/// Why, with the numbers, in one sentence. It's seen by everybody: no card of
/// a hand is named, whatever the rule was about.
pub(super) fn reason(draw: Draw<'_>, rule: Rule) -> String {
    let words = draw.words;
    let who = |key: &str, seat: Seat| words.tell(key, &[("name", draw.name(seat).into())]);
    let needs = |key: &str, drawn: u8, need: u8| {
        let args = [
            ("drawn", Arg::from(drawn)),
            ("need", need.into()),
            ("left", need.saturating_sub(drawn).into()),
        ];
        words.tell(key, &args)
    };
    let card = |key: &str, power_up: crate::cards::PowerUp| {
        let card = draw.face(power_up.into()).name;
        words.tell(key, &[("card", (&card).into())])
    };
    match rule {
        Rule::UnknownSeat { .. } => words.say("why-card-unknown-seat"),
        Rule::MatchOver => words.say("why-card-match-over"),
        Rule::NotYourTurn { now, .. } => who("why-card-not-your-turn", now),
        Rule::CurtainClosed { seat } => who("why-card-curtain", seat),
        Rule::NotNow => words.say("why-card-not-now"),
        Rule::MustPlay { power_up } => card("why-card-must-play", power_up),
        Rule::MustPass => words.say("why-card-must-pass"),
        Rule::NotDrawn { power_up } => card("why-card-not-drawn", power_up),
        Rule::DrawnAll { cards } => words.tell("why-card-drawn-all", &[("count", cards.into())]),
        Rule::MustDraw { drawn, need } => needs("why-card-must-draw", drawn, need),
        Rule::DeckEmpty => words.say("why-card-deck-empty"),
        Rule::DrawFirst { drawn, need } => needs("why-card-draw-first", drawn, need),
        Rule::OutOfGame { seat } => who("why-card-out", seat),
        Rule::NotYourself => words.say("why-card-yourself"),
        Rule::SamePlayer { .. } => words.say("why-card-same"),
        Rule::NotAGhost { .. } => words.say("why-card-no-ghost"),
        Rule::NotInHand { .. } => words.say("why-card-not-in-hand"),
        Rule::NotThatMany { most, .. } => words.tell("why-card-many", &[("most", most.into())]),
        Rule::NothingToTakeBack => words.say("why-card-take-back"),
        Rule::Repeated => words.say("why-card-repeated"),
    }
}

/// What to do now.
const fn remedy_key(rule: Rule) -> &'static str {
    match rule {
        Rule::UnknownSeat { .. } | Rule::NotNow => "do-look-again",
        Rule::MatchOver => "do-card-rematch",
        Rule::NotYourTurn { .. } => "do-card-hand-on",
        Rule::CurtainClosed { .. } => "do-card-lift",
        Rule::MustPlay { .. } => "do-card-answer",
        Rule::MustPass => "do-card-pass",
        Rule::NotDrawn { .. } => "do-card-turn",
        Rule::DrawnAll { .. } | Rule::DeckEmpty => "do-card-end",
        Rule::MustDraw { .. } => "do-card-draw-or-shut",
        Rule::DrawFirst { .. } => "do-card-draw",
        Rule::OutOfGame { .. } | Rule::NotYourself | Rule::SamePlayer { .. } => "do-card-another",
        Rule::NotAGhost { .. } | Rule::NotInHand { .. } => "do-card-from-hand",
        Rule::NotThatMany { .. } => "do-card-many",
        Rule::NothingToTakeBack => "do-card-go-on",
        Rule::Repeated => "do-tap-again",
    }
}
