//! One change to a draft. Nothing is refused here: what's wrong shows in place
//! ([`super::draft_view`]), and what can't be done leaves the draft as it was.

use super::draft::{DraftChange, DraftField, SetupDraft};
use crate::bank::{BoxData, MAX_PLAYERS, MIN_PLAYERS};
use crate::view::Words;

/// No field keeps more than this many characters; a check says how many are
/// right. It only keeps nonsense from the boundary small.
const LONGEST: usize = 60;

/// The draft after one change.
#[must_use]
pub fn edit(
    draft: SetupDraft,
    change: DraftChange,
    saved: &[BoxData],
    words: &Words,
) -> SetupDraft {
    let mut draft = draft.whole(words);
    match change {
        DraftChange::Type { field, text } => type_into(&mut draft, field, &text),
        DraftChange::ChooseCoin { player, coin } => {
            let holder = draft.players.iter().position(|other| other.coin == coin);
            let Some(chooser) = draft.players.get_mut(usize::from(player)) else {
                return draft;
            };
            let before = core::mem::replace(&mut chooser.coin, coin);
            if let Some(holder) = holder.filter(|holder| *holder != usize::from(player)) {
                draft.players[holder].coin = before;
            }
        }
        DraftChange::AddPlayer => {
            if draft.players.len() < MAX_PLAYERS {
                draft.add_player(words);
            }
        }
        DraftChange::RemovePlayer(player) => {
            let player = usize::from(player);
            if draft.players.len() > MIN_PLAYERS && player < draft.players.len() {
                draft.players.remove(player);
            }
        }
        DraftChange::MovePlayer { player, to } => {
            let (from, to) = (usize::from(player), usize::from(to));
            if from < draft.players.len() && to < draft.players.len() {
                let moved = draft.players.remove(from);
                draft.players.insert(to, moved);
            }
        }
        DraftChange::DoubleRent(on) => draft.rules.double_rent = on,
        DraftChange::RemindRent(on) => draft.rules.remind_rent = on,
        DraftChange::PlayMaze(on) => draft.rules.play_maze = on,
        DraftChange::Difficulty(difficulty) => draft.rules.difficulty = difficulty,
        DraftChange::Helper(on) => draft.helper = on,
        // Of the card game's setup.
        DraftChange::CardLevel(_)
        | DraftChange::Bot { .. }
        | DraftChange::Starter(_)
        | DraftChange::DrawFirst(_)
        | DraftChange::RedGhostCountsAsTwo(_) => {}
        DraftChange::UseBox(name) => {
            if let Some(data) = saved.iter().find(|data| data.name == name) {
                return draft.with_box(data, words);
            }
        }
        DraftChange::UseExample => return draft.with_box(&BoxData::example(), words),
    }
    draft
}

/// What a field keeps of a text.
pub(super) fn typed(text: &str) -> String {
    let printed = text.chars().filter(|c| !c.is_control());
    printed.take(LONGEST).collect()
}

fn type_into(draft: &mut SetupDraft, field: DraftField, text: &str) {
    let text = typed(text);
    let number_of_box = !matches!(field, DraftField::Name(_) | DraftField::BoxName);
    let Some(place) = place(draft, field) else {
        return;
    };
    if *place == text {
        return;
    }
    *place = text;
    if number_of_box {
        draft.box_data.example = false;
    }
}

/// The text of `field` in `draft`; `None` where nothing is typed.
fn place(draft: &mut SetupDraft, field: DraftField) -> Option<&mut String> {
    let numbers = &mut draft.box_data;
    match field {
        DraftField::Players
        | DraftField::Coin(_)
        | DraftField::CardValue(_)
        | DraftField::Level1Count(_)
        | DraftField::Level2Count(_)
        | DraftField::Level1Deck
        | DraftField::Level2Deck => None,
        DraftField::Name(player) => draft
            .players
            .get_mut(usize::from(player))
            .map(|player| &mut player.name),
        DraftField::BoxName => Some(&mut numbers.name),
        DraftField::LevelSet(level) => numbers
            .levels
            .get_mut(level.index())
            .map(|level| &mut level.set),
        DraftField::LevelPrice(level) => numbers
            .levels
            .get_mut(level.index())
            .map(|level| &mut level.price),
        DraftField::LevelRent(level) => numbers
            .levels
            .get_mut(level.index())
            .map(|level| &mut level.rent),
        DraftField::Start => Some(&mut numbers.start),
        DraftField::GhostFee => Some(&mut numbers.ghost_fee),
        DraftField::JailFee => Some(&mut numbers.jail_fee),
        DraftField::GoRoundMax => Some(&mut numbers.go_round_max),
        DraftField::NumberedDie(face) => numbers.numbered_die.get_mut(usize::from(face)),
        DraftField::GhostDie(face) => numbers.ghost_die.get_mut(usize::from(face)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bank::Coin;
    use crate::kernel::Level;
    use crate::view::Language;

    fn words() -> Words {
        Words::new(Language::En)
    }

    fn after(draft: SetupDraft, change: DraftChange) -> SetupDraft {
        edit(draft, change, &[], &words())
    }

    fn names(draft: &SetupDraft) -> Vec<&str> {
        draft.players.iter().map(|p| p.name.as_str()).collect()
    }

    #[test]
    fn two_named_players_with_coins_are_ready_at_once() {
        let draft = SetupDraft::fresh(None, &words());
        assert_eq!(names(&draft), ["Player 1", "Player 2"]);
        assert_eq!(draft.players[0].coin, Coin::Circle);
        assert_eq!(draft.players[1].coin, Coin::Square);
    }

    #[test]
    fn a_taken_coin_is_swapped() {
        let draft = SetupDraft::fresh(None, &words());
        let draft = after(
            draft,
            DraftChange::ChooseCoin {
                player: 0,
                coin: Coin::Square,
            },
        );
        assert_eq!(draft.players[0].coin, Coin::Square);
        assert_eq!(draft.players[1].coin, Coin::Circle);
    }

    #[test]
    fn a_new_player_gets_a_free_name_and_a_free_coin() {
        let mut draft = SetupDraft::fresh(None, &words());
        draft.players[0].name = "Player 3".to_owned();
        let draft = after(draft, DraftChange::AddPlayer);
        assert_eq!(names(&draft), ["Player 3", "Player 2", "Player 4"]);
        assert_eq!(draft.players[2].coin, Coin::Triangle);
    }

    #[test]
    fn a_table_never_has_fewer_than_two_or_more_than_four() {
        let mut draft = SetupDraft::fresh(None, &words());
        for _ in 0..5 {
            draft = after(draft, DraftChange::AddPlayer);
        }
        assert_eq!(draft.players.len(), 4);
        for _ in 0..5 {
            draft = after(draft, DraftChange::RemovePlayer(0));
        }
        assert_eq!(names(&draft), ["Player 3", "Player 4"]);
    }

    #[test]
    fn players_change_places() {
        let draft = after(
            SetupDraft::fresh(None, &words()),
            DraftChange::MovePlayer { player: 1, to: 0 },
        );
        assert_eq!(names(&draft), ["Player 2", "Player 1"]);
    }

    #[test]
    fn half_typed_numbers_stay_and_end_the_example() {
        let draft = SetupDraft::fresh(None, &words());
        assert!(draft.box_data.example);
        let field = DraftField::LevelPrice(Level::FIRST);
        let same = DraftChange::Type {
            field,
            text: "20".to_owned(),
        };
        let draft = after(draft, same);
        assert!(draft.box_data.example, "nothing changed yet");
        let draft = after(
            draft,
            DraftChange::Type {
                field,
                text: "2\n".to_owned(),
            },
        );
        assert_eq!(draft.box_data.levels[0].price, "2");
        assert!(!draft.box_data.example);
        let draft = after(draft, DraftChange::UseExample);
        assert!(draft.box_data.example);
        assert_eq!(draft.box_data.levels[0].price, "20");
    }

    #[test]
    fn a_saved_box_is_taken_by_its_name() {
        let mut saved = BoxData::example();
        saved.name = "Holiday".to_owned();
        saved.example = false;
        saved.start = crate::kernel::Points(150);
        let draft = SetupDraft::fresh(None, &words());
        let change = DraftChange::UseBox("Holiday".to_owned());
        let draft = edit(draft, change, &[saved], &words());
        assert_eq!(draft.box_data.name, "Holiday");
        assert_eq!(draft.box_data.start, "150");
        assert!(!draft.box_data.example);
    }

    #[test]
    fn nonsense_from_the_boundary_changes_nothing_and_breaks_nothing() {
        let mut torn = SetupDraft::fresh(None, &words());
        torn.players.clear();
        torn.box_data.levels.truncate(3);
        torn.box_data.ghost_die = vec!["1".to_owned(); 40];
        let whole = after(torn, DraftChange::RemovePlayer(200));
        assert_eq!(whole.players.len(), 2);
        assert_eq!(whole.box_data.levels.len(), 16);
        assert_eq!(whole.box_data.ghost_die.len(), 6);
        for change in [
            DraftChange::ChooseCoin {
                player: 9,
                coin: Coin::Circle,
            },
            DraftChange::MovePlayer { player: 0, to: 9 },
            DraftChange::Type {
                field: DraftField::NumberedDie(6),
                text: "1".to_owned(),
            },
            DraftChange::Type {
                field: DraftField::Players,
                text: "1".to_owned(),
            },
            DraftChange::UseBox("nowhere".to_owned()),
        ] {
            assert_eq!(after(whole.clone(), change), whole);
        }
    }
}
