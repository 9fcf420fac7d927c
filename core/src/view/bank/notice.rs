//! Refusals in words: what's wrong with the numbers, and what to do now.

use super::Draw;
use crate::bank::{Bank, Rule, TableRefusal};
use crate::kernel::{Level, Points, Seat};
use crate::session::Notice;
use crate::view::{Arg, Words};

/// A refusal as a person meets it.
#[must_use]
pub fn notice(bank: &Bank, rule: Rule, words: &Words) -> Notice {
    let draw = Draw { bank, words };
    let title = words.say("refused");
    let text = reason(draw, rule);
    let remedy = words.say(remedy_key(rule));
    let announce = format!("{text} {remedy}");
    Notice {
        code: rule.code().to_owned(),
        title,
        text,
        remedy,
        announce,
    }
}

/// Why, with the numbers, in one sentence.
pub(super) fn reason(draw: Draw<'_>, rule: Rule) -> String {
    let words = draw.words;
    let on = |key: &str, level: Level| words.tell(key, &[("level", level.into())]);
    let owned = |key: &str, level: Level, owner: Seat| {
        words.tell(
            key,
            &[
                ("level", level.into()),
                ("owner", Arg::from(draw.name(owner))),
            ],
        )
    };
    let amounts = |key: &str, need: Points, have: Points| {
        words.tell(key, &[("need", need.into()), ("have", have.into())])
    };
    let who = |key: &str, seat: Seat| words.tell(key, &[("name", Arg::from(draw.name(seat)))]);
    let numbered = |key: &str, entry: u32| words.tell(key, &[("entry", entry.into())]);
    match rule {
        Rule::NotRegisteredAll { missing } => {
            words.tell("why-not-registered-all", &[("missing", missing.into())])
        }
        Rule::CoinInSlot { seat } => who("why-coin-in-slot", seat),
        Rule::NoCoin => words.say("why-no-coin"),
        Rule::UnknownSeat { seat } => words.tell(
            "why-unknown-seat",
            &[("number", (u32::from(seat.0) + 1).into())],
        ),
        Rule::ChooseDirection => words.say("why-choose-direction"),
        Rule::LevelOwned { level, owner } => owned("why-level-owned", level, owner),
        Rule::LevelUnowned { level } => on("why-level-unowned", level),
        Rule::OwnLevel { level } => on("why-own-level", level),
        Rule::NotOwner { level, owner } => owned("why-not-owner", level, owner),
        Rule::WholeSet { level, owner } => owned("why-whole-set", level, owner),
        Rule::CannotAfford { need, have } => amounts("why-cannot-afford", need, have),
        Rule::MustSellFirst { need, have } => amounts("why-must-sell-first", need, have),
        Rule::NothingToPayWith => words.say("why-nothing-to-pay-with"),
        Rule::ExcludedFromAuction { level } => on("why-excluded-from-auction", level),
        Rule::BidZero => words.say("why-bid-zero"),
        Rule::AlreadyLeading { seat } => who("why-already-leading", seat),
        Rule::NotAStopForThis => words.say("why-not-a-stop-for-this"),
        Rule::NothingToUndo => words.say("why-nothing-to-undo"),
        Rule::UndoBarredByGoRound => words.say("why-undo-barred-by-go-round"),
        Rule::NothingToRedo => words.say("why-nothing-to-redo"),
        Rule::MatchOver => words.say("why-match-over"),
        Rule::Repeated => words.say("why-repeated"),
        Rule::NoSuchEntry { entry } => numbered("why-no-such-entry", entry),
        Rule::AlreadyMended { entry } => numbered("why-already-mended", entry),
        Rule::NotMendable { entry } => numbered("why-not-mendable", entry),
        Rule::WouldGoNegative { seat, need, have } => words.tell(
            "why-would-go-negative",
            &[
                ("name", Arg::from(draw.name(seat))),
                ("need", need.into()),
                ("have", have.into()),
            ],
        ),
        Rule::TwoOwners { level } => on("why-two-owners", level),
        Rule::NotLastPurchase { level } => on("why-not-last-purchase", level),
        Rule::AboveGoRoundMax { max } => {
            words.tell("why-above-go-round-max", &[("max", max.into())])
        }
        Rule::NotInTens => words.say("why-not-in-tens"),
        Rule::NotNow => words.say("why-not-now"),
        Rule::Helper(refusal) => match refusal {
            TableRefusal::Hidden => words.say("why-helper-hidden"),
            TableRefusal::UnknownSeat(seat) => reason(draw, Rule::UnknownSeat { seat }),
            TableRefusal::NotStarted => words.say("why-helper-not-started"),
            TableRefusal::RollFirst => words.say("why-helper-roll-first"),
            TableRefusal::RollAgain => words.say("why-helper-roll-again"),
            TableRefusal::TurnOver => words.say("why-helper-turn-over"),
            TableRefusal::AlreadyRolled => words.say("why-helper-already-rolled"),
            TableRefusal::NotInJail(seat) => who("why-helper-not-in-jail", seat),
        },
    }
}

/// What to do now.
const fn remedy_key(rule: Rule) -> &'static str {
    match rule {
        Rule::NotRegisteredAll { .. } => "do-register",
        Rule::CoinInSlot { .. } => "do-take-coin-out",
        Rule::NoCoin | Rule::UnknownSeat { .. } => "do-put-coin-in",
        Rule::ChooseDirection => "do-choose-direction",
        Rule::LevelOwned { .. }
        | Rule::LevelUnowned { .. }
        | Rule::OwnLevel { .. }
        | Rule::NotOwner { .. }
        | Rule::WholeSet { .. } => "do-other-level",
        Rule::CannotAfford { .. } => "do-auction",
        Rule::MustSellFirst { .. } => "do-sell",
        Rule::ExcludedFromAuction { .. } => "do-others-bid",
        Rule::BidZero => "do-raise",
        Rule::NotAStopForThis => "do-scroll-or-pull",
        Rule::NothingToUndo | Rule::UndoBarredByGoRound | Rule::NothingToRedo => {
            "do-correct-in-log"
        }
        Rule::WouldGoNegative { .. } | Rule::TwoOwners { .. } => "do-mend-later-first",
        Rule::MatchOver => "do-show-scores",
        Rule::NotNow | Rule::Helper(TableRefusal::UnknownSeat(_)) => "do-look-again",
        Rule::Helper(TableRefusal::Hidden) => "do-helper-show",
        Rule::Helper(
            TableRefusal::NotStarted | TableRefusal::RollFirst | TableRefusal::RollAgain,
        ) => "do-helper-roll",
        Rule::Helper(
            TableRefusal::TurnOver | TableRefusal::AlreadyRolled | TableRefusal::NotInJail(_),
        ) => "do-helper-pass",
        Rule::NothingToPayWith => "do-nothing",
        Rule::AlreadyLeading { .. } => "do-close-auction",
        Rule::Repeated => "do-tap-again",
        Rule::NoSuchEntry { .. } | Rule::AlreadyMended { .. } | Rule::NotMendable { .. } => {
            "do-mend-another"
        }
        Rule::NotLastPurchase { .. } => "do-sell-or-mend",
        Rule::AboveGoRoundMax { .. } => "do-count-again",
        Rule::NotInTens => "do-use-tens",
    }
}
