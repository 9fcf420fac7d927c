//! The bank on screen: the unit, direct mode, helper, log, end.
//!
//! The bank keeps one secret, scores after the end until a coin shows them;
//! [`Draw::score`] is the only way to a score here, so nothing tells them early.

mod direct;
mod effects;
mod end;
mod helper;
mod log;
mod notice;
mod phrases;
mod players;
mod types;
mod unit;

pub use effects::effects;
pub use notice::notice;
pub use types::{
    AuctionView, BankPhase, BankView, Bidder, ButtonView, DirectView, EndPlayer, EndView,
    HelperView, LogLine, LogView, PlayerView, StickView, StopKind, StopView, UnitView,
};

use crate::bank::{Action, Bank, DirectStep, Ledger, Preview, Rule, Step};
use crate::kernel::{Level, Points, Refused, Seat};
use crate::session::{Input, Mode, Tap};
use crate::view::maze::{self, MazeView};
use crate::view::{Arg, Choice, Words};

/// How many lines of the log come with each view; the rest is asked for.
const NEWEST: usize = 20;

/// The whole log, for a screen of its own.
#[must_use]
pub fn whole_log(bank: &Bank, words: &Words) -> LogView {
    LogView {
        lines: Draw { bank, words }.log(usize::MAX),
        ..no_log(words)
    }
}

/// The screen of a match without entries.
#[must_use]
pub fn no_log(words: &Words) -> LogView {
    LogView {
        heading: words.say("log-heading"),
        empty: words.say("log-empty"),
        lines: Vec::new(),
    }
}

/// The whole bank in words.
#[must_use]
pub fn render(bank: &Bank, words: &Words) -> BankView {
    Draw { bank, words }.view()
}

/// One line for the home screen.
#[must_use]
pub fn summary(bank: &Bank, words: &Words) -> String {
    let draw = Draw { bank, words };
    let names: Vec<String> = bank
        .ledger()
        .seats()
        .map(|seat| draw.name(seat).to_owned())
        .collect();
    let sold = Level::COUNT - bank.ledger().unowned();
    words.tell(
        "bank-summary",
        &[
            ("names", Arg::from(&words.list(&names))),
            ("sold", sold.into()),
        ],
    )
}

/// A bank and the words to draw it with.
#[derive(Clone, Copy, Debug)]
struct Draw<'a> {
    bank: &'a Bank,
    words: &'a Words,
}

impl<'a> Draw<'a> {
    fn view(self) -> BankView {
        let phase = self.phase();
        let mode = self.bank.mode();
        let other = match mode {
            Mode::Unit => Mode::Direct,
            Mode::Direct => Mode::Unit,
        };
        let switch = match mode {
            Mode::Unit => "bank-to-direct",
            Mode::Direct => "bank-to-unit",
        };
        BankView {
            title: self.words.say("bank-title"),
            phase,
            mode,
            switch_mode: self.switch_mode(other, self.words.say(switch)),
            hint: self.hint(phase),
            players: self.players(),
            unit: self.unit(),
            direct: (mode == Mode::Direct && self.bank.maze().is_none()).then(|| self.direct()),
            maze: self.maze(),
            helper: self.helper(self.bank.table()),
            helper_switch: self.helper_switch(self.bank.table()),
            log: self.log(NEWEST),
            log_empty: self.words.say("log-empty"),
            end: (phase == BankPhase::Ended).then(|| self.end()),
            bring_back: self.bank.can_bring_back().then(|| {
                let label = self.words.say("bank-bring-back");
                Choice::plain("bring-back", label, Input::Tap(Tap::BringBack))
            }),
        }
    }

    fn switch_mode(self, other: Mode, label: String) -> Choice {
        let mut switch = Choice::plain("mode-switch", label, Input::SetMode(other));
        if self.bank.maze().is_some() {
            switch.enabled = false;
            switch.why_not = self.words.say("maze-first");
        }
        switch
    }

    /// The GO round that's played here.
    fn maze(self) -> Option<MazeView> {
        let play = self.bank.maze()?;
        let seat = self.bank.coin();
        let name = seat.map_or("", |seat| self.name(seat));
        let title = maze::go_title(name, self.words);
        let over = self.bank.shows_result();
        let seen = Input::Tap(Tap::GoOn);
        let result = over.then(|| {
            let choices = vec![Choice::primary(
                "seen",
                self.words.say("maze-seen"),
                seen.clone(),
            )];
            maze::maze_result(play, choices, self.words)
        });
        let coin_out =
            || Choice::plain("coin-out", self.words.say("maze-coin-out"), Input::CoinOut);
        let view = maze::maze_view(play, seat, title, result.flatten(), self.words);
        Some(MazeView {
            coin_out: (!over).then(coin_out),
            escape: if over { Some(seen) } else { maze::escape(play) },
            ..view
        })
    }

    fn phase(self) -> BankPhase {
        let ledger = self.ledger();
        if ledger.unregistered() > 0 {
            BankPhase::Registering
        } else if ledger.is_over() {
            BankPhase::Ended
        } else {
            BankPhase::Playing
        }
    }

    fn hint(self, phase: BankPhase) -> String {
        let coin = self.bank.coin();
        match (phase, coin) {
            (BankPhase::Registering, None) => {
                let missing: Vec<String> = self
                    .ledger()
                    .seats()
                    .filter(|seat| self.ledger().score(*seat).is_none())
                    .map(|seat| self.name(seat).to_owned())
                    .collect();
                let names = self.words.list(&missing);
                self.words
                    .tell("hint-register", &[("names", Arg::from(&names))])
            }
            (BankPhase::Registering, Some(_)) => self.words.say("hint-registered"),
            (BankPhase::Playing, None) => self.words.say("hint-coin"),
            (BankPhase::Playing, Some(_)) => match self.bank.mode() {
                Mode::Direct => self.hint_of_panel(),
                Mode::Unit => self.words.say(match self.bank.unit_step() {
                    Some(Step::Idle) | None => "hint-stick",
                    Some(Step::Choosing { .. }) => "hint-choosing",
                    Some(Step::Bidding { .. }) => "hint-bidding",
                    Some(Step::GoRound { .. }) => "hint-go-round",
                }),
            },
            (BankPhase::Ended, _) => {
                let all = self
                    .ledger()
                    .seats()
                    .all(|seat| self.bank.is_revealed(seat));
                self.words
                    .say(if all { "hint-all-shown" } else { "hint-ended" })
            }
        }
    }

    /// Where the ring takes taps it says so; elsewhere the panel's heading does.
    fn hint_of_panel(self) -> String {
        match self.bank.direct_step().unwrap_or_default() {
            DirectStep::Menu | DirectStep::Level(_) => self.words.say("hint-direct"),
            DirectStep::Steal
            | DirectStep::Auction(_)
            | DirectStep::DebtFor(_)
            | DirectStep::Debt(_)
            | DirectStep::GoRound(_)
            | DirectStep::LastLevel(_)
            | DirectStep::Correction(_) => String::new(),
        }
    }

    fn ledger(self) -> &'a Ledger {
        self.bank.ledger()
    }

    fn name(self, seat: Seat) -> &'a str {
        self.bank
            .setup()
            .players
            .get(seat.index())
            .map_or("?", |player| player.name.trim())
    }

    /// "Ben", or "the Bank".
    fn account(self, account: Option<Seat>) -> String {
        account.map_or_else(
            || self.words.say("the-bank"),
            |seat| self.name(seat).to_owned(),
        )
    }

    /// A score that may be shown now.
    fn score(self, seat: Seat) -> Option<Points> {
        let hidden = self.ledger().is_over()
            && !self.bank.is_revealed(seat)
            && self.bank.coin() != Some(seat);
        if hidden {
            None
        } else {
            self.ledger().score(seat)
        }
    }

    fn preview(self, action: Action) -> Result<Option<Preview>, Refused<Rule>> {
        self.ledger().preview(self.bank.setup(), action)
    }

    /// A button for `action`: the score before and after, or why not.
    fn offer(self, id: impl Into<String>, label: String, tap: Tap, action: Action) -> Choice {
        let mut choice = Choice::plain(id, label, Input::Tap(tap));
        match self.preview(action) {
            Ok(Some(preview)) if preview.before != preview.after => {
                choice.before = Some(preview.before);
                choice.after = Some(preview.after);
                choice.seat = (self.bank.coin() != Some(preview.seat)).then_some(preview.seat);
            }
            Ok(_) => {}
            Err(Refused(rule)) => {
                choice.enabled = false;
                choice.why_not = notice::reason(self, rule);
            }
        }
        choice
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bank::{BoxData, Coin, HouseRules, Player, Setup};
    use crate::kernel::{Millis, Seed};
    use crate::session::Direction;
    use crate::view::Language;

    fn passing_go() -> Bank {
        let players = ["Maya", "Ben"].iter().zip(Coin::ALL);
        let setup = Setup {
            players: players
                .map(|(name, coin)| Player {
                    name: (*name).to_owned(),
                    coin,
                })
                .collect(),
            box_data: BoxData::example(),
            rules: HouseRules {
                play_maze: true,
                ..HouseRules::default()
            },
            helper: false,
        };
        let mut bank = Bank::new(setup, Seed([7; 32])).expect("a valid setup");
        for input in [
            Input::CoinIn(Seat(0)),
            Input::CoinOut,
            Input::CoinIn(Seat(1)),
            Input::CoinOut,
            Input::CoinIn(Seat(0)),
            Input::Stick(Direction::Left),
            Input::ButtonDown,
            Input::ButtonUp,
        ] {
            take(&mut bank, &input);
        }
        bank
    }

    fn take(bank: &mut Bank, input: &Input) {
        bank.input(input, Millis(1_000), &mut Vec::new())
            .expect("accepted");
    }

    fn maze(bank: &Bank) -> MazeView {
        let view = render(bank, &Words::new(Language::En));
        view.maze.expect("a round in the maze")
    }

    /// Presses Escape as a shell does; false where it leaves the screen.
    fn escape(bank: &mut Bank) -> bool {
        let input = maze(bank).escape;
        if let Some(input) = &input {
            take(bank, input);
        }
        input.is_some()
    }

    #[test]
    fn escape_never_ends_a_round() {
        let mut bank = passing_go();
        // In the count-in, in the round, in a later count-in.
        for tick in [60, 240, 300] {
            take(&mut bank, &Input::Play(tick));
            let before = maze(&bank).frame;
            assert!(escape(&mut bank), "it waits at {tick}");
            assert!(maze(&bank).go_on.is_some());
            assert_eq!(bank.coin(), Some(Seat(0)));
            assert!(!escape(&mut bank), "it leaves the screen");
            let after = maze(&bank).frame;
            assert_eq!((after.tick, after.points), (before.tick, before.points));
            take(&mut bank, &Input::Tap(Tap::GoOn));
        }
        take(&mut bank, &Input::Play(3_000));
        assert!(bank.shows_result());
        assert_eq!(maze(&bank).escape, Some(Input::Tap(Tap::GoOn)));
    }

    #[test]
    fn only_the_coin_ends_a_round_early() {
        let mut bank = passing_go();
        take(&mut bank, &Input::Play(240));
        let coin = maze(&bank).coin_out.expect("a coin in the slot");
        assert_eq!(coin.label, "End the round");
        take(&mut bank, &coin.input);
        assert!(bank.maze().is_none());
    }
}
