//! One change to the card game's draft. Nothing is refused here: what's wrong
//! shows in place, and what can't be done leaves the draft as it was.

use super::CardsDraft;
use crate::cards::{DeckData, MIN_PLAYERS};
use crate::view::setup::edit::typed;
use crate::view::{DraftChange, DraftField, Words};

/// The draft after one change.
#[must_use]
pub fn edit_cards(
    draft: CardsDraft,
    change: DraftChange,
    saved: &[DeckData],
    words: &Words,
) -> CardsDraft {
    let mut draft = draft.whole(words);
    match change {
        DraftChange::Type { field, text } => type_into(&mut draft, field, &text),
        DraftChange::AddPlayer => {
            if draft.players.len() < draft.level.most_players() {
                draft.add_player(words);
            }
        }
        DraftChange::RemovePlayer(player) => {
            let gone = usize::from(player);
            if draft.players.len() > MIN_PLAYERS && gone < draft.players.len() {
                draft.players.remove(gone);
                if player == draft.starter {
                    draft.starter = 0;
                } else if player < draft.starter {
                    draft.starter -= 1;
                }
            }
        }
        DraftChange::MovePlayer { player, to } => {
            let (from, place) = (usize::from(player), usize::from(to));
            if from < draft.players.len() && place < draft.players.len() {
                let moved = draft.players.remove(from);
                draft.players.insert(place, moved);
                draft.starter = moved_starter(draft.starter, player, to);
            }
        }
        DraftChange::CardLevel(level) => draft.level = level,
        DraftChange::Bot { player, bot } => {
            if let Some(player) = draft.players.get_mut(usize::from(player)) {
                player.bot = bot;
            }
        }
        DraftChange::Starter(player) => {
            if usize::from(player) < draft.players.len() {
                draft.starter = player;
            }
        }
        DraftChange::DrawFirst(on) => draft.rules.draw_first = on,
        DraftChange::RedGhostCountsAsTwo(on) => draft.rules.red_ghost_counts_as_two = on,
        DraftChange::Helper(on) => draft.helper = on,
        DraftChange::UseBox(name) => {
            if let Some(decks) = saved.iter().find(|decks| decks.name == name) {
                return draft.with_decks(decks, words);
            }
        }
        DraftChange::UseExample => return draft.with_decks(&DeckData::example(), words),
        // Of the bank's setup.
        DraftChange::ChooseCoin { .. }
        | DraftChange::DoubleRent(_)
        | DraftChange::RemindRent(_)
        | DraftChange::PlayMaze(_)
        | DraftChange::Difficulty(_) => {}
    }
    draft
}

/// Who starts stays who starts when somebody moves.
const fn moved_starter(starter: u8, from: u8, to: u8) -> u8 {
    if starter == from {
        to
    } else if from < starter && starter <= to {
        starter - 1
    } else if to <= starter && starter < from {
        starter + 1
    } else {
        starter
    }
}

fn type_into(draft: &mut CardsDraft, field: DraftField, text: &str) {
    let text = typed(text);
    let is_number = !matches!(field, DraftField::Name(_) | DraftField::BoxName);
    let Some(place) = place(draft, field) else {
        return;
    };
    if *place == text {
        return;
    }
    *place = text;
    if is_number {
        draft.decks.example = false;
    }
}

/// The text of `field` in `draft`; `None` where nothing is typed.
fn place(draft: &mut CardsDraft, field: DraftField) -> Option<&mut String> {
    let decks = &mut draft.decks;
    match field {
        DraftField::Name(player) => draft
            .players
            .get_mut(usize::from(player))
            .map(|player| &mut player.name),
        DraftField::BoxName => Some(&mut decks.name),
        DraftField::CardValue(card) => decks.values.get_mut(card.index()),
        DraftField::Level1Count(card) => decks.level_1.get_mut(card.index()),
        DraftField::Level2Count(card) => decks.level_2.get_mut(card.index()),
        DraftField::Players
        | DraftField::Level1Deck
        | DraftField::Level2Deck
        // Of the bank's setup.
        | DraftField::Coin(_)
        | DraftField::LevelSet(_)
        | DraftField::LevelPrice(_)
        | DraftField::LevelRent(_)
        | DraftField::Start
        | DraftField::GhostFee
        | DraftField::JailFee
        | DraftField::GoRoundMax
        | DraftField::NumberedDie(_)
        | DraftField::GhostDie(_) => None,
    }
}
