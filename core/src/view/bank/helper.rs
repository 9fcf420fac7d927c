//! The table helper in words: whose turn, what to do with the dice, Jail.
//!
//! It reminds, in the order in which things are done at the table, and never
//! says where a token stands: it can't know.

use super::{Draw, HelperView};
use crate::bank::{JailExit, OverReason, Roll, Table, Turn, TurnStep, again};
use crate::kernel::{Points, Seat};
use crate::session::{Input, TableTap};
use crate::view::{Choice, Emphasis};

/// Failed rolls after which the fee is due.
const TRIES: u8 = 3;

impl Draw<'_> {
    /// The helper, while it's on and the match runs.
    pub(super) fn helper(self, table: &Table) -> Option<HelperView> {
        if !table.is_shown() || self.ledger().is_over() {
            return None;
        }
        let seat = table.seat();
        let heading = match table.turn() {
            Turn::Starting { .. } => self.words.say("helper-start"),
            Turn::Of { seat, .. } => self.of("helper-turn", seat),
        };
        let dice = table.roll();
        Some(HelperView {
            heading,
            seat,
            dice: dice.map_or_else(Vec::new, |roll| {
                vec![roll.numbered.into(), roll.ghost.into()]
            }),
            lines: self.helper_lines(table),
            choices: self.helper_choices(table),
        })
    }

    /// Shows the helper when it's off, hides it when it's on.
    pub(super) fn helper_switch(self, table: &Table) -> Choice {
        let shown = table.is_shown();
        let label = if shown {
            self.words.say("helper-hide")
        } else {
            self.words.say("helper-show")
        };
        let mut choice =
            Choice::plain("helper-switch", label, Input::Table(TableTap::Show(!shown)));
        choice.emphasis = Emphasis::Quiet;
        choice
    }

    /// A message about one player.
    fn of(self, key: &str, seat: Seat) -> String {
        self.words.tell(key, &[("name", self.name(seat).into())])
    }

    fn fee(self, key: &str, fee: Points) -> String {
        self.words.tell(key, &[("fee", fee.into())])
    }

    fn helper_lines(self, table: &Table) -> Vec<String> {
        let mut lines = match table.turn() {
            Turn::Starting {
                contenders,
                rolls,
                tied,
            } => {
                let mut lines = vec![self.starting(table, contenders, tied)];
                lines.extend(table.seats().filter_map(|seat| {
                    let roll = rolls[seat.index()]?;
                    Some(self.rolled("helper-start-roll", seat, roll))
                }));
                lines
            }
            Turn::Of {
                seat,
                doubles,
                step,
            } => match step {
                TurnStep::Ready { started, paid } => {
                    vec![self.ready(table, seat, started, paid, doubles)]
                }
                TurnStep::Moves { roll, exit } => self.moves(seat, doubles, roll, exit),
                TurnStep::Over { why, .. } => self.over(why),
            },
        };
        let jailed: Vec<String> = table
            .seats()
            .filter(|seat| table.in_jail(*seat).is_some())
            .map(|seat| self.name(seat).to_owned())
            .collect();
        if !jailed.is_empty() {
            let names = self.words.list(&jailed);
            lines.push(
                self.words
                    .tell("helper-in-jail", &[("names", (&names).into())]),
            );
        }
        lines
    }

    fn rolled(self, key: &str, seat: Seat, roll: Roll) -> String {
        self.words.tell(
            key,
            &[("name", self.name(seat).into()), ("sum", roll.sum().into())],
        )
    }

    fn starting(self, table: &Table, contenders: [bool; 4], tied: bool) -> String {
        if !tied {
            return self.words.say("helper-start-all");
        }
        let names: Vec<String> = table
            .seats()
            .filter(|seat| contenders[seat.index()])
            .map(|seat| self.name(seat).to_owned())
            .collect();
        let names = self.words.list(&names);
        self.words
            .tell("helper-start-tied", &[("names", (&names).into())])
    }

    fn ready(
        self,
        table: &Table,
        seat: Seat,
        started: Option<Roll>,
        paid: bool,
        doubles: u8,
    ) -> String {
        if let Some(failed) = table.in_jail(seat) {
            return self.words.tell(
                "helper-jail",
                &[
                    ("fee", self.bank.setup().box_data.jail_fee.into()),
                    ("try", (failed + 1).into()),
                    ("tries", TRIES.into()),
                ],
            );
        }
        match started {
            Some(roll) if doubles == 0 && !paid => self.rolled("helper-started", seat, roll),
            _ if paid => self.words.say("helper-paid"),
            _ => self.words.say("helper-ready"),
        }
    }

    fn moves(self, seat: Seat, doubles: u8, roll: Roll, exit: Option<JailExit>) -> Vec<String> {
        let words = self.words;
        let data = &self.bank.setup().box_data;
        let mut lines = Vec::new();
        match exit {
            Some(JailExit::Doubles) => lines.push(words.say("helper-out-doubles")),
            Some(JailExit::ThirdFailure) if self.is_broke(seat) => {
                lines.push(words.say("helper-out-free"));
            }
            Some(JailExit::ThirdFailure) => {
                lines.push(self.fee("helper-out-third", data.jail_fee));
            }
            None => {}
        }
        lines.push(words.tell("helper-move", &[("sum", roll.sum().into())]));
        lines.push(words.say("helper-order"));
        lines.push(words.tell(
            "helper-ghost",
            &[("steps", roll.ghost.into()), ("fee", data.ghost_fee.into())],
        ));
        if again(roll, exit) {
            lines.push(words.tell("helper-again", &[("doubles", doubles.into())]));
        }
        // RULING: rent lapses if it isn't asked for before the next roll, so
        // owners are reminded only where the table wants that.
        if self.bank.setup().rules.remind_rent {
            lines.push(words.say("helper-rent"));
        }
        lines
    }

    fn over(self, why: OverReason) -> Vec<String> {
        let words = self.words;
        match why {
            OverReason::ThirdDoubles => vec![
                words.say("helper-third-doubles"),
                words.say("helper-to-jail"),
            ],
            OverReason::SentToJail => vec![words.say("helper-to-jail")],
            OverReason::StaysInJail(failed) => vec![words.tell(
                "helper-stays",
                &[("left", TRIES.saturating_sub(failed).into())],
            )],
        }
    }

    /// No points and no Levels: the Jail fee can't be paid and needn't be.
    fn is_broke(self, seat: Seat) -> bool {
        self.ledger()
            .score(seat)
            .is_none_or(|score| score == Points::ZERO)
            && self.ledger().levels_of(seat).next().is_none()
    }

    fn helper_choices(self, table: &Table) -> Vec<Choice> {
        let mut choices: Vec<Choice> = table
            .choices()
            .into_iter()
            .map(|tap| self.helper_choice(table, tap))
            .collect();
        if let Some(likeliest) = choices.first_mut() {
            likeliest.emphasis = Emphasis::Primary;
        }
        choices
    }

    fn helper_choice(self, table: &Table, tap: TableTap) -> Choice {
        let words = self.words;
        let starting = matches!(table.turn(), Turn::Starting { .. });
        let fee = self.bank.setup().box_data.jail_fee;
        let (id, label, emphasis, seat) = match &tap {
            TableTap::Show(_) => return self.helper_switch(table),
            TableTap::Roll => (
                "roll".to_owned(),
                self.roll_label(table),
                Emphasis::Plain,
                table.seat(),
            ),
            TableTap::PaidJail => (
                "paid-jail".to_owned(),
                self.fee("helper-do-paid", fee),
                Emphasis::Plain,
                None,
            ),
            TableTap::SentToJail => (
                "sent-to-jail".to_owned(),
                words.say("helper-do-jail"),
                Emphasis::Plain,
                None,
            ),
            TableTap::EndTurn => {
                let next = table.seat().map(|seat| table.next(seat));
                (
                    "end-turn".to_owned(),
                    self.of("helper-do-end", next.unwrap_or(Seat(0))),
                    Emphasis::Plain,
                    next,
                )
            }
            TableTap::TurnOf(seat) => (
                format!("turn-of-{}", seat.0),
                if starting {
                    self.of("helper-do-starts", *seat)
                } else {
                    self.of("helper-do-turn", *seat)
                },
                Emphasis::Quiet,
                Some(*seat),
            ),
            TableTap::FreeFromJail(seat) => (
                format!("free-from-jail-{}", seat.0),
                self.of("helper-do-free", *seat),
                Emphasis::Quiet,
                Some(*seat),
            ),
        };
        let mut choice = Choice::plain(id, label, Input::Table(tap));
        choice.emphasis = emphasis;
        choice.seat = seat;
        choice
    }

    fn roll_label(self, table: &Table) -> String {
        let words = self.words;
        match table.turn() {
            Turn::Starting { .. } => {
                self.of("helper-do-roll-start", table.seat().unwrap_or(Seat(0)))
            }
            Turn::Of {
                step: TurnStep::Moves { .. },
                ..
            } => words.say("helper-do-roll-again"),
            Turn::Of { seat, .. } if table.in_jail(seat).is_some() => {
                words.say("helper-do-roll-jail")
            }
            Turn::Of { .. } => words.say("helper-do-roll"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bank::{Bank, BoxData, Coin, HouseRules, Player, Setup};
    use crate::kernel::Seed;
    use crate::view::{Language, Words};

    const MAYA: Seat = Seat(0);

    fn bank(remind_rent: bool) -> Bank {
        let player = |name: &str, coin| Player {
            name: name.to_owned(),
            coin,
        };
        let setup = Setup {
            players: vec![player("Maya", Coin::Circle), player("Ben", Coin::Square)],
            box_data: BoxData::example(),
            rules: HouseRules {
                remind_rent,
                ..HouseRules::default()
            },
            helper: true,
        };
        Bank::new(setup, Seed([1; 32])).expect("a valid setup")
    }

    fn view(bank: &Bank, table: &Table) -> HelperView {
        let words = Words::new(Language::En);
        let draw = Draw {
            bank,
            words: &words,
        };
        draw.helper(table).expect("the helper is on")
    }

    fn roll(table: &mut Table, numbered: u8, ghost: u8) {
        let mut data = BoxData::example();
        data.numbered_die = vec![numbered; 6];
        data.ghost_die = vec![ghost; 6];
        table.apply(&TableTap::Roll, &data).expect("it rolls");
    }

    fn tap(table: &mut Table, tap: TableTap) {
        table
            .apply(&tap, &BoxData::example())
            .expect("it's accepted");
    }

    /// Maya's turn in a table of two.
    fn maya_s_turn() -> Table {
        let mut table = Table::new(2, true, Seed([1; 32]));
        tap(&mut table, TableTap::TurnOf(MAYA));
        table
    }

    #[test]
    fn a_roll_says_both_moves_and_the_order_of_debts() {
        let (bank, mut table) = (bank(false), maya_s_turn());
        roll(&mut table, 5, 2);
        let view = view(&bank, &table);
        assert_eq!(view.heading, "Maya’s turn");
        assert_eq!(view.dice, [5, 2]);
        assert_eq!(view.lines[0], "PAC-MAN moves 7.");
        assert!(view.lines[1].contains("GO round, Ghost, then the space"));
        assert!(view.lines[2].contains("the Ghost moves 2"));
        assert_eq!(view.choices[0].label, "Dice to Ben");
        assert_eq!(view.choices[0].emphasis, Emphasis::Primary);
    }

    #[test]
    fn owners_are_reminded_of_rent_only_when_the_table_wants_it() {
        let mut table = maya_s_turn();
        roll(&mut table, 5, 2);
        let lines = |remind| view(&bank(remind), &table).lines.len();
        assert_eq!(lines(true), lines(false) + 1);
    }

    #[test]
    fn without_points_and_levels_the_third_failure_is_free() {
        let bank = bank(false);
        let mut table = maya_s_turn();
        roll(&mut table, 1, 2);
        tap(&mut table, TableTap::SentToJail);
        for _ in 0..3 {
            tap(&mut table, TableTap::EndTurn);
            roll(&mut table, 1, 2);
            tap(&mut table, TableTap::EndTurn);
            roll(&mut table, 3, 1);
        }
        // Nobody's coin was in yet, so nobody has a point.
        let view = view(&bank, &table);
        assert!(view.lines[0].contains("for free"), "{:?}", view.lines);
    }

    #[test]
    fn the_start_tells_the_rolls_and_who_rolls_next() {
        let (bank, mut table) = (bank(false), Table::new(2, true, Seed([1; 32])));
        roll(&mut table, 5, 2);
        let between = view(&bank, &table);
        assert_eq!(between.lines[1], "Maya: 7");
        assert_eq!(between.choices[0].label, "Ben rolls");
        roll(&mut table, 6, 1);
        let tied = view(&bank, &table);
        assert_eq!(tied.lines[0], "A tie! Maya and Ben roll again.");
    }

    #[test]
    fn a_hidden_helper_leaves_a_way_back() {
        let (bank, mut table) = (bank(false), maya_s_turn());
        let words = Words::new(Language::En);
        let draw = Draw {
            bank: &bank,
            words: &words,
        };
        tap(&mut table, TableTap::Show(false));
        assert_eq!(draw.helper(&table), None);
        let input = draw.helper_switch(&table).input;
        assert_eq!(input, Input::Table(TableTap::Show(true)));
    }
}
