//! The ledger against a second, plain writing-down of the rules.
//!
//! A random table makes random decisions, legal or not; [`Books`] says from the
//! rulebook and the rulings alone what must come of each, and the ledger has to
//! agree: every legal action applies and nothing else does, a refusal changes
//! nothing, points are conserved with the Bank's, each Level has one owner at
//! most, undo restores the hash, the match is over exactly when 16 Levels are
//! owned, and whatever ended it can be taken back.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod books;

use books::{Books, Step};
use coinop_core::bank::{Action, BoxData, Coin, HouseRules, Ledger, Player, Setup};
use coinop_core::kernel::{Level, Points, Seat, StateHash};
use proptest::prelude::*;
use proptest_state_machine::{ReferenceStateMachine, StateMachineTest, prop_state_machine};

/// A table for `books`: as many players, as many points to begin with.
fn setup(books: &Books) -> Setup {
    let names = ["Maya", "Ben", "Ola", "Tim"];
    let players = names.iter().zip(Coin::ALL).take(books.seats());
    Setup {
        players: players
            .map(|(name, coin)| Player {
                name: (*name).to_owned(),
                coin,
            })
            .collect(),
        box_data: BoxData {
            start: Points(books.start),
            ..BoxData::example()
        },
        rules: HouseRules {
            double_rent: books.double_rent,
            ..HouseRules::default()
        },
        helper: false,
    }
}

impl ReferenceStateMachine for Books {
    type State = Self;
    type Transition = Step;

    fn init_state() -> BoxedStrategy<Self> {
        let start = prop_oneof![Just(100), Just(300), Just(2000)];
        (2_usize..=4, start, prop::bool::weighted(0.8))
            .prop_map(|(seats, start, double)| Self::new(seats, start, double))
            .boxed()
    }

    fn transitions(books: &Self) -> BoxedStrategy<Step> {
        books::steps(books)
    }

    fn apply(mut books: Self, step: &Step) -> Self {
        books.apply(*step);
        books
    }

    fn preconditions(books: &Self, step: &Step) -> bool {
        books.decided(*step)
    }
}

/// The ledger, and the hashes that undo and redo have to come back to.
struct Table {
    setup: Setup,
    ledger: Ledger,
    before: Vec<StateHash>,
    after: Vec<StateHash>,
    /// Everything so far, for whoever has to understand a failure.
    history: Vec<String>,
}

impl StateMachineTest for Table {
    type SystemUnderTest = Self;
    type Reference = Books;

    fn init_test(books: &Books) -> Self {
        Self {
            setup: setup(books),
            ledger: Ledger::new(books.seats()),
            before: Vec::new(),
            after: Vec::new(),
            history: Vec::new(),
        }
    }

    fn apply(mut table: Self, books: &Books, step: Step) -> Self {
        table.history.push(format!("{step:?}: {}", books.why()));
        match step {
            Step::Insert(_) => {
                table.ledger.begin_insertion();
                table.before.clear();
                table.after.clear();
            }
            Step::Act(action) => table.act(books, action),
        }
        table
    }

    fn check_invariants(table: &Self, books: &Books) {
        let ledger = &table.ledger;
        let mut sum = ledger.bank();
        for seat in ledger.seats() {
            let score = ledger.score(seat).map(|points| points.0);
            assert_eq!(score, books.score(seat.0), "score of {seat}");
            sum += i64::from(score.unwrap_or(0));
        }
        assert_eq!(sum, 0, "points come from nowhere or are lost");
        let mut owned = 0;
        for level in Level::all() {
            let owner = ledger.owner(level);
            assert_eq!(
                owner.map(|seat| seat.0),
                books.owner(level),
                "owner of {level}"
            );
            let holders = ledger
                .seats()
                .filter(|seat| ledger.levels_of(*seat).any(|l| l == level));
            assert_eq!(
                holders.count(),
                usize::from(owner.is_some()),
                "{level} has two owners"
            );
            owned += usize::from(owner.is_some());
        }
        assert_eq!(ledger.unowned(), 16 - owned);
        assert_eq!(ledger.is_over(), owned == 16);
    }
}

impl Table {
    fn act(&mut self, books: &Books, action: Action) {
        let was = self.ledger.clone();
        let hash = was.hash();
        let allowed = was.allows(&self.setup, action);
        let mut events = Vec::new();
        let result = self.ledger.apply(&self.setup, action, &mut events);
        assert_eq!(
            result.is_ok(),
            books.accepted(),
            "{action:?} gave {result:?}; the rules say {}, after\n{}",
            books.why(),
            self.history.join("\n"),
        );
        assert_eq!(
            allowed.is_ok(),
            result.is_ok(),
            "allows and apply differ on {action:?}"
        );
        if result.is_err() {
            assert_eq!(self.ledger, was, "a refused {action:?} changed the books");
            assert!(events.is_empty(), "a refused {action:?} told {events:?}");
            return;
        }
        if self.ledger.is_over() && !was.is_over() {
            let undo = self.ledger.allows(&self.setup, Action::Undo);
            assert_eq!(undo, Ok(()), "{action:?} ended the match for good");
        }
        match action {
            Action::Undo => {
                let hash_before = self.before.pop();
                if let Some(expected) = hash_before.filter(|_| books.hash_is_known()) {
                    assert_eq!(self.ledger.hash(), expected, "undo restores the hash");
                }
                self.after.push(hash);
            }
            Action::Redo => {
                let hash_after = self.after.pop();
                if let Some(expected) = hash_after.filter(|_| books.hash_is_known()) {
                    assert_eq!(self.ledger.hash(), expected, "redo restores the hash");
                }
                self.before.push(hash);
            }
            _ if books.booked() => {
                self.before.push(hash);
                self.after.clear();
            }
            _ => {}
        }
    }
}

prop_state_machine! {
    #![proptest_config(ProptestConfig {
        max_shrink_iters: 20_000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn ledger_follows_the_rules(sequential 1..150 => Table);
}

/// The seat and Level numbers of the random table, for readability of failures.
#[test]
fn books_agree_on_the_rulebooks_example() {
    let mut books = Books::new(2, 100, true);
    let (maya, ben) = (Seat(0), Seat(1));
    let level = |number| Level::new(number).expect("1 to 16");
    for step in [
        Step::Act(Action::Register { seat: maya }),
        Step::Act(Action::Register { seat: ben }),
        Step::Act(Action::Buy {
            seat: maya,
            level: level(7),
        }),
        Step::Act(Action::Buy {
            seat: ben,
            level: level(1),
        }),
    ] {
        books.apply(step);
        assert!(books.accepted());
    }
    assert_eq!((books.score(0), books.score(1)), (Some(20), Some(80)));
}
