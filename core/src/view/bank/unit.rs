//! The unit's face: four characters of dots, the ring, stick and button.

use super::{BankPhase, ButtonView, Draw, StickView, StopKind, StopView, UnitView};
use crate::bank::{Action, Debt, DirectStep, Press, Step, Stop};
use crate::kernel::{Level, Points, Refused, Seat};
use crate::session::{Direction, Input, Tap};
use crate::view::{Arg, Choice};

/// Four characters, 9999 at most.
fn four(points: Points) -> String {
    format!("{:04}", points.0.min(9_999))
}

impl Draw<'_> {
    pub(super) fn unit(self) -> UnitView {
        let bank = self.bank;
        let coin = bank.coin();
        let dark = bank.is_dark();
        let winner = bank.shows_winner();
        let corner = bank
            .corner()
            .map_or_else(String::new, |level| level.number().to_string());
        let (digits, caption) = (self.digits(), self.caption());
        UnitView {
            asleep: dark,
            digits_flash: bank.digits_flash() || winner,
            announce: self.announce_display(&digits, &caption),
            digits,
            corner,
            corner_flash: bank.flashing_level().is_some(),
            ghosts: bank.maze().is_some() || matches!(bank.unit_step(), Some(Step::GoRound { .. })),
            caption,
            stops: self.stops(dark),
            coin,
            slot: match coin {
                None => self.words.say("slot-empty"),
                Some(seat) => self
                    .words
                    .tell("slot-full", &[("name", Arg::from(self.name(seat)))]),
            },
            stick: self.stick(),
            button: self.button(),
        }
    }

    fn digits(self) -> String {
        let bank = self.bank;
        if bank.was_just_reset() {
            return "0000".to_owned();
        }
        let Some(seat) = bank.coin().filter(|_| !bank.is_dark()) else {
            return "    ".to_owned();
        };
        let score = four(self.ledger().score(seat).unwrap_or(Points::ZERO));
        // At the end the unit shows the new score (rulebook, GO).
        if let Some(play) = bank.maze().filter(|_| !bank.shows_result()) {
            return four(play.round().eaten().points());
        }
        match bank.unit_step() {
            Some(Step::Bidding { bid, .. }) => four(bid),
            Some(Step::GoRound { points }) => four(points),
            Some(Step::Choosing { stop, .. }) => match stop {
                Stop::Maze | Stop::Level(_) => score,
                Stop::GhostFee => format!("{:>4}", format!("-{}", self.due(Debt::GhostFee))),
                Stop::JailFee => format!("{:>4}", format!("-{}", self.due(Debt::JailFee))),
                Stop::Undo => "----".to_owned(),
            },
            Some(Step::Idle) | None => score,
        }
    }

    fn due(self, debt: Debt) -> Points {
        self.ledger().due(self.bank.setup(), debt)
    }

    /// What the white button would do, once the rules have agreed.
    fn agreed(self) -> Option<Press> {
        let press = self.bank.pressing().ok()?;
        match press {
            Press::Book(action) => self.preview(action).is_ok().then_some(press),
            Press::OpenBidding(_) | Press::OpenGoRound => Some(press),
        }
    }

    /// One short line of what is going on: "BUY LEVEL 7"; none in the dark.
    fn caption(self) -> String {
        if self.bank.is_dark() {
            return String::new();
        }
        let words = self.words;
        let level = |key: &str, level: Level| words.tell(key, &[("level", level.into())]);
        let Some(seat) = self.bank.coin() else {
            return words.say("caption-reset");
        };
        if self.bank.shows_winner() {
            return words.say("caption-winner");
        }
        if self.bank.maze().is_some() && !self.bank.shows_result() {
            return words.say("caption-go-round");
        }
        match self.bank.unit_step() {
            Some(Step::Bidding { level: on, .. }) => level("caption-bidding", on),
            Some(Step::GoRound { .. }) => words.say("caption-go-round"),
            Some(Step::Choosing { direction, stop }) => match (stop, direction) {
                (Stop::Maze, _) => words.say("caption-play"),
                (Stop::GhostFee, _) => words.say("caption-ghost-fee"),
                (Stop::JailFee, _) => words.say("caption-jail-fee"),
                (Stop::Undo, _) => words.say("caption-undo"),
                (Stop::Level(on), Direction::Up) => match self.ledger().owner(on) {
                    Some(owner) if owner != seat => level("caption-steal", on),
                    Some(_) => level("caption-yours", on),
                    None => level("caption-buy", on),
                },
                (Stop::Level(on), Direction::Right) => level("caption-bid", on),
                (Stop::Level(on), Direction::Down) => match self.ledger().owner(on) {
                    Some(owner) if owner == seat => level("caption-sell", on),
                    Some(_) => level("caption-rent", on),
                    None => level("caption-unowned", on),
                },
                (Stop::Level(on), Direction::Left) => level("caption-level", on),
            },
            Some(Step::Idle) | None => self.name(seat).to_owned(),
        }
    }

    /// The display as a screen reader says it.
    pub(super) fn display_told(self) -> String {
        self.announce_display(&self.digits(), &self.caption())
    }

    fn announce_display(self, digits: &str, caption: &str) -> String {
        if caption.is_empty() {
            return self.words.say("display-asleep");
        }
        let digits = digits.trim();
        let number = digits.trim_start_matches('0');
        let number = if number.is_empty() { "0" } else { number };
        self.words.tell(
            "display-says",
            &[
                ("caption", Arg::from(caption)),
                ("number", Arg::from(number)),
            ],
        )
    }

    fn stops(self, dark: bool) -> Vec<StopView> {
        let cursor = self.bank.cursor().filter(|_| !dark);
        let denied = self.bank.flashing_level();
        Stop::ring()
            .map(|stop| {
                let lit = cursor == Some(stop);
                match stop {
                    Stop::Level(level) => self.level_stop(level, lit, denied == Some(level)),
                    Stop::GhostFee => self.fee_stop(StopKind::GhostFee, Debt::GhostFee, lit),
                    Stop::JailFee => self.fee_stop(StopKind::JailFee, Debt::JailFee, lit),
                    Stop::Undo | Stop::Maze => StopView {
                        kind: StopKind::Undo,
                        text: String::new(),
                        label: self.words.say("stop-undo"),
                        set: 0,
                        owner: None,
                        dot: false,
                        lit,
                        flash: false,
                        whole_set: false,
                        choice: None,
                    },
                }
            })
            .collect()
    }

    fn level_stop(self, level: Level, lit: bool, flash: bool) -> StopView {
        let setup = self.bank.setup();
        let data = setup.box_data.level(level);
        let owner = self.ledger().owner(level);
        let label = self.level_label(level);
        let choice = self.level_choice(level, &label);
        StopView {
            kind: StopKind::Level(level),
            text: level.number().to_string(),
            label,
            set: data.set,
            owner,
            dot: owner.is_some() && owner == self.bank.coin(),
            lit: lit || self.bank.direct_level() == Some(level),
            flash,
            whole_set: self.ledger().whole_set(setup, level),
            choice,
        }
    }

    /// What a tap on this Level of the ring does in direct mode.
    fn level_choice(self, level: Level, label: &str) -> Option<Choice> {
        let seat = self.bank.coin()?;
        if self.phase() != BankPhase::Playing {
            return None;
        }
        match self.bank.direct_step()? {
            DirectStep::Menu | DirectStep::Level(_) => Some(Choice {
                level: Some(level),
                ..Choice::plain(
                    format!("level-{}", level.number()),
                    label.to_owned(),
                    Input::Tap(Tap::ChooseLevel(level)),
                )
            }),
            DirectStep::Steal => self.theft(seat, level),
            _ => None,
        }
    }

    /// "Level 7, price 80, rent 40, owned by Ben".
    fn level_label(self, level: Level) -> String {
        let data = self.bank.setup().box_data.level(level);
        let owner = self.ledger().owner(level);
        let key = if owner.is_some() {
            "stop-level-owned"
        } else {
            "stop-level"
        };
        let owner = owner.map_or("", |seat: Seat| self.name(seat));
        self.words.tell(
            key,
            &[
                ("level", level.into()),
                ("price", data.price.into()),
                ("rent", self.due(Debt::Rent(level)).into()),
                ("owner", Arg::from(owner)),
            ],
        )
    }

    fn fee_stop(self, kind: StopKind, debt: Debt, lit: bool) -> StopView {
        let points = self.due(debt);
        let key = match debt {
            Debt::JailFee => "stop-jail-fee",
            Debt::GhostFee | Debt::Rent(_) => "stop-ghost-fee",
        };
        StopView {
            kind,
            text: self.words.number(-i64::from(points.0)),
            label: self.words.tell(key, &[("points", points.into())]),
            set: 0,
            owner: None,
            dot: false,
            lit,
            flash: lit && self.bank.digits_flash(),
            whole_set: false,
            choice: None,
        }
    }

    fn stick(self) -> StickView {
        let say = |key: &str| self.words.say(key);
        match self.bank.unit_step() {
            Some(Step::Choosing { direction, .. }) => StickView {
                up: say("stick-next"),
                down: say("stick-back"),
                left: say("stick-back"),
                right: say("stick-next"),
                chosen: Some(direction),
            },
            Some(Step::Bidding { .. } | Step::GoRound { .. }) => StickView {
                up: say("stick-more"),
                down: say("stick-less"),
                left: String::new(),
                right: String::new(),
                chosen: None,
            },
            Some(Step::Idle) | None => StickView {
                up: say("stick-buy"),
                down: say("stick-pay"),
                left: say("stick-play"),
                right: say("stick-bid"),
                chosen: None,
            },
        }
    }

    fn button(self) -> ButtonView {
        let words = self.words;
        if let Some(play) = self.bank.maze() {
            let result = self.bank.shows_result();
            let label = words.say(if result { "maze-seen" } else { "maze-go-on" });
            return ButtonView {
                announce: label.clone(),
                label,
                before: None,
                after: None,
                enabled: result || play.is_paused(),
                held: false,
            };
        }
        let agreed = self.agreed();
        let key = match agreed {
            None => "button-select",
            Some(Press::OpenBidding(_)) => "button-bid",
            Some(Press::OpenGoRound) => "button-play",
            Some(Press::Book(action)) => match action {
                Action::Buy { .. } => "button-buy",
                Action::Steal { .. } => "button-steal",
                Action::Auction { .. } => "button-sold",
                Action::Pay { .. } => "button-pay",
                Action::Sell { .. } | Action::StoleFromBank { .. } => "button-sell",
                Action::GoRound { .. } => "button-book",
                Action::Undo => "button-undo",
                Action::Register { .. }
                | Action::NoBids { .. }
                | Action::MazeRound { .. }
                | Action::Correct { .. }
                | Action::Redo => "button-select",
            },
        };
        let label = words.say(key);
        let preview = match agreed {
            Some(Press::Book(action)) => self.preview(action).unwrap_or(None),
            _ => None,
        };
        let moved = preview.filter(|preview| preview.before != preview.after);
        let announce = match (self.bank.pressing(), moved) {
            (_, Some(preview)) => words.tell(
                "button-changes",
                &[
                    ("label", Arg::from(&label)),
                    ("before", preview.before.into()),
                    ("after", preview.after.into()),
                ],
            ),
            (Err(Refused(rule)), None) => super::notice::reason(self, rule),
            (Ok(_), None) => label.clone(),
        };
        ButtonView {
            label,
            announce,
            before: moved.map(|preview| preview.before),
            after: moved.map(|preview| preview.after),
            enabled: agreed.is_some(),
            held: self.bank.is_button_down(),
        }
    }
}
