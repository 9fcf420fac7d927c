use super::*;
use crate::kernel::hash_of;

const MAYA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const OLA: Seat = Seat(2);

/// A box whose dice always show these faces.
fn showing(numbered: u8, ghost: u8) -> BoxData {
    let mut data = BoxData::example();
    data.numbered_die = vec![numbered; 6];
    data.ghost_die = vec![ghost; 6];
    data
}

/// Three players, Maya's turn.
fn maya_s_turn() -> Table {
    let mut table = Table::new(3, true, Seed([7; 32]));
    tap(&mut table, TableTap::TurnOf(MAYA));
    table
}

fn tap(table: &mut Table, tap: TableTap) -> TableEvent {
    table
        .apply(&tap, &BoxData::example())
        .expect("the tap is accepted")
}

fn roll(table: &mut Table, numbered: u8, ghost: u8) -> TurnStep {
    table
        .apply(&TableTap::Roll, &showing(numbered, ghost))
        .expect("the roll is accepted");
    step(table)
}

fn refused(table: &mut Table, tap: TableTap) -> TableRefusal {
    let before = table.clone();
    let refusal = table
        .apply(&tap, &BoxData::example())
        .expect_err("the tap is refused");
    assert_eq!(*table, before, "a refusal changes nothing");
    refusal
}

fn step(table: &Table) -> TurnStep {
    match table.turn() {
        Turn::Of { step, .. } => step,
        Turn::Starting { .. } => panic!("nobody has a turn yet"),
    }
}

/// Maya is in Jail and it's her turn again.
fn maya_in_jail() -> Table {
    let mut table = maya_s_turn();
    roll(&mut table, 1, 2);
    tap(&mut table, TableTap::SentToJail);
    next_turn_of_maya(&mut table);
    table
}

fn next_turn_of_maya(table: &mut Table) {
    tap(table, TableTap::EndTurn);
    for _ in 0..2 {
        roll(table, 1, 2);
        tap(table, TableTap::EndTurn);
    }
    assert_eq!(table.seat(), Some(MAYA));
}

#[test]
fn highest_starting_roll_has_the_first_turn() {
    let mut table = Table::new(3, true, Seed([7; 32]));
    for (numbered, ghost) in [(1, 2), (6, 3), (2, 2)] {
        table
            .apply(&TableTap::Roll, &showing(numbered, ghost))
            .expect("everybody rolls");
    }
    assert_eq!(table.seat(), Some(BEN));
    let started = Some(Roll {
        numbered: 6,
        ghost: 3,
    });
    let paid = false;
    assert_eq!(step(&table), TurnStep::Ready { started, paid });
}

#[test]
fn tied_starting_rolls_roll_again() {
    let mut table = Table::new(3, true, Seed([7; 32]));
    for (numbered, ghost) in [(5, 1), (1, 1), (3, 3)] {
        table
            .apply(&TableTap::Roll, &showing(numbered, ghost))
            .expect("everybody rolls");
    }
    assert!(matches!(
        table.turn(),
        Turn::Starting {
            contenders: [true, false, true, false],
            tied: true,
            ..
        }
    ));
    for (seat, numbered) in [(MAYA, 1), (OLA, 2)] {
        assert_eq!(table.seat(), Some(seat), "only those who tied roll again");
        table
            .apply(&TableTap::Roll, &showing(numbered, 1))
            .expect("they roll again");
    }
    assert_eq!(table.seat(), Some(OLA));
}

#[test]
fn a_table_that_knows_who_starts_says_so() {
    let mut table = Table::new(4, true, Seed([7; 32]));
    tap(&mut table, TableTap::TurnOf(OLA));
    assert_eq!(table.seat(), Some(OLA));
}

#[test]
fn pac_man_moves_the_sum_and_the_ghost_its_own_die() {
    let mut table = maya_s_turn();
    let TurnStep::Moves { roll, exit } = roll(&mut table, 5, 2) else {
        panic!("an ordinary roll moves");
    };
    assert_eq!((roll.sum(), roll.ghost, exit), (7, 2, None));
}

#[test]
fn the_dice_go_to_the_left() {
    let mut table = maya_s_turn();
    for seat in [BEN, OLA, MAYA] {
        roll(&mut table, 1, 2);
        assert_eq!(tap(&mut table, TableTap::EndTurn), TableEvent::TurnOf(seat));
    }
}

#[test]
fn doubles_roll_again() {
    let mut table = maya_s_turn();
    roll(&mut table, 4, 4);
    assert_eq!(
        refused(&mut table, TableTap::EndTurn),
        TableRefusal::RollAgain
    );
    roll(&mut table, 4, 3);
    assert_eq!(refused(&mut table, TableTap::Roll), TableRefusal::TurnOver);
    tap(&mut table, TableTap::EndTurn);
    assert_eq!(table.seat(), Some(BEN));
}

#[test]
fn third_doubles_move_nothing_and_go_to_jail() {
    let mut table = maya_s_turn();
    roll(&mut table, 1, 1);
    roll(&mut table, 2, 2);
    let over = roll(&mut table, 3, 3);
    assert!(matches!(
        over,
        TurnStep::Over {
            why: OverReason::ThirdDoubles,
            ..
        }
    ));
    assert_eq!(table.in_jail(MAYA), Some(0));
    assert_eq!(table.choices()[0], TableTap::EndTurn);
}

#[test]
fn doubles_of_an_earlier_turn_do_not_count() {
    let mut table = maya_s_turn();
    for _ in 0..2 {
        roll(&mut table, 1, 1);
        roll(&mut table, 2, 2);
        roll(&mut table, 2, 3);
        next_turn_of_maya(&mut table);
    }
    assert_eq!(table.in_jail(MAYA), None);
}

#[test]
fn go_to_jail_ends_the_turn_even_after_doubles() {
    let mut table = maya_s_turn();
    roll(&mut table, 6, 6);
    assert_eq!(
        tap(&mut table, TableTap::SentToJail),
        TableEvent::Jailed(MAYA)
    );
    assert_eq!(refused(&mut table, TableTap::Roll), TableRefusal::TurnOver);
    assert_eq!(
        refused(&mut table, TableTap::SentToJail),
        TableRefusal::TurnOver
    );
    tap(&mut table, TableTap::EndTurn);
    assert_eq!(table.seat(), Some(BEN));
}

#[test]
fn the_fee_at_the_start_of_a_turn_gives_an_ordinary_turn() {
    let mut table = maya_in_jail();
    assert_eq!(tap(&mut table, TableTap::PaidJail), TableEvent::Freed(MAYA));
    assert_eq!(table.in_jail(MAYA), None);
    roll(&mut table, 5, 5);
    assert_eq!(table.choices()[0], TableTap::Roll, "doubles again");
}

#[test]
fn the_fee_is_paid_before_rolling() {
    let mut table = maya_in_jail();
    roll(&mut table, 1, 2);
    assert_eq!(
        refused(&mut table, TableTap::PaidJail),
        TableRefusal::AlreadyRolled
    );
}

#[test]
fn doubles_let_out_of_jail_and_give_no_further_roll() {
    let mut table = maya_in_jail();
    let TurnStep::Moves { roll, exit } = roll(&mut table, 3, 3) else {
        panic!("doubles move");
    };
    assert_eq!((roll.sum(), exit), (6, Some(JailExit::Doubles)));
    assert_eq!(table.in_jail(MAYA), None);
    assert_eq!(refused(&mut table, TableTap::Roll), TableRefusal::TurnOver);
    tap(&mut table, TableTap::EndTurn);
    assert_eq!(table.seat(), Some(BEN));
}

#[test]
fn a_failed_jail_roll_moves_nothing_and_ends_the_turn() {
    let mut table = maya_in_jail();
    for failed in [1, 2] {
        let over = roll(&mut table, 1, 2);
        let TurnStep::Over { why, .. } = over else {
            panic!("nothing moves");
        };
        assert_eq!(why, OverReason::StaysInJail(failed));
        next_turn_of_maya(&mut table);
    }
}

#[test]
fn the_third_failed_jail_roll_costs_the_fee_and_moves() {
    let mut table = maya_in_jail();
    for _ in 0..2 {
        roll(&mut table, 1, 2);
        next_turn_of_maya(&mut table);
    }
    let TurnStep::Moves { roll, exit } = roll(&mut table, 4, 1) else {
        panic!("the third failed roll moves");
    };
    assert_eq!((roll.sum(), exit), (5, Some(JailExit::ThirdFailure)));
    assert_eq!(table.in_jail(MAYA), None);
}

#[test]
fn back_in_jail_the_failed_rolls_count_afresh() {
    let mut table = maya_in_jail();
    roll(&mut table, 1, 2);
    next_turn_of_maya(&mut table);
    roll(&mut table, 5, 5);
    tap(&mut table, TableTap::SentToJail);
    assert_eq!(table.in_jail(MAYA), Some(0));
}

#[test]
fn a_slip_of_the_finger_is_mended() {
    let mut table = maya_s_turn();
    roll(&mut table, 1, 2);
    tap(&mut table, TableTap::SentToJail);
    assert_eq!(
        tap(&mut table, TableTap::FreeFromJail(MAYA)),
        TableEvent::Freed(MAYA)
    );
    assert_eq!(
        refused(&mut table, TableTap::FreeFromJail(MAYA)),
        TableRefusal::NotInJail(MAYA)
    );
}

#[test]
fn a_hidden_helper_takes_no_tap_and_keeps_its_place() {
    let mut table = maya_s_turn();
    roll(&mut table, 1, 2);
    let turn = table.turn();
    tap(&mut table, TableTap::Show(false));
    assert_eq!(refused(&mut table, TableTap::EndTurn), TableRefusal::Hidden);
    tap(&mut table, TableTap::Show(true));
    assert_eq!(table.turn(), turn);
}

#[test]
fn a_seat_that_nobody_has_is_refused() {
    let mut table = maya_s_turn();
    for wrong in [TableTap::TurnOf(Seat(3)), TableTap::FreeFromJail(Seat(200))] {
        assert!(matches!(
            refused(&mut table, wrong),
            TableRefusal::UnknownSeat(_)
        ));
    }
    assert_eq!(table.in_jail(Seat(200)), None);
}

#[test]
fn every_offered_tap_is_accepted_through_a_long_evening() {
    let data = BoxData::example();
    let mut picks = Stream::new(Seed([9; 32]), StreamId::Dice);
    let mut table = Table::new(4, true, Seed([3; 32]));
    for _ in 0..3_000 {
        let choices = table.choices();
        for choice in &choices {
            let mut copy = table.clone();
            copy.apply(choice, &data).expect("offered, so accepted");
        }
        // The likeliest tap half of the time, any other the rest.
        let offered = u32::try_from(choices.len()).expect("few choices");
        let pick = match picks.die(2) {
            1 => 0,
            _ => picks.die(offered) as usize - 1,
        };
        table.apply(&choices[pick], &data).expect("accepted");
    }
}

#[test]
fn one_seed_gives_one_evening() {
    let play = || {
        let mut table = maya_s_turn();
        let mut rolls = Vec::new();
        for _ in 0..20 {
            let choice = table.choices()[0].clone();
            tap(&mut table, choice);
            rolls.extend(table.roll());
        }
        (rolls, hash_of(&table))
    };
    assert_eq!(play(), play());
}

#[test]
fn a_new_match_rolls_on_with_other_dice_and_can_be_taken_back() {
    let mut table = maya_s_turn();
    tap(&mut table, TableTap::Roll);
    let (turn, dice) = (table.turn(), table.dice.clone());
    let before = table.restart();
    assert!(matches!(table.turn(), Turn::Starting { .. }));
    assert_eq!(table.dice, dice, "no roll comes twice");
    table.bring_back(before);
    assert_eq!(table.turn(), turn);
}
