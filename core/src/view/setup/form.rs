//! The setup screen from a draft: labels, switches, and what's wrong in place.

use super::box_form::box_form;
use super::check::{errors, setup};
use super::draft::{BoxDraft, DraftChange, DraftField, SetupDraft};
use super::parts::{Numbers, Parts};
use super::problem::FieldError;
use super::types::{BoxOption, BoxPicker, CoinOption, DraftSwitch, DraftView, PlayerForm};
use crate::bank::{BoxData, Coin, MAX_PLAYERS, MIN_PLAYERS};
use crate::kernel::Level;
use crate::maze::Difficulty;
use crate::view::{Words, maze};

/// The setup screen for `draft`, with the boxes that were saved.
#[must_use]
pub fn draft_view(draft: &SetupDraft, saved: &[BoxData], words: &Words) -> DraftView {
    let draft = draft.clone().whole(words);
    let form = Form::new(&draft, errors(&draft), words);
    let starting = setup(&draft).err().unwrap_or_default();
    let why_full = || words.tell("setup-add-full", &[("most", MAX_PLAYERS.into())]);
    DraftView {
        title: words.say("game-bank"),
        heading: words.say("setup-heading"),
        intro: words.say("setup-intro"),
        players: (0..draft.players.len()).map(|i| form.player(i)).collect(),
        add_player: form.parts.add_player(why_full),
        rules_heading: words.say("setup-rules"),
        switches: form.switches(),
        maze_heading: if draft.rules.play_maze {
            words.say("setup-maze-heading")
        } else {
            String::new()
        },
        difficulties: form.difficulties(),
        boxes: form.boxes(saved),
        editor: box_form(&form, saved),
        start: form
            .parts
            .start(starting.first().map(|error| form.where_and_what(error))),
        draft,
    }
}

/// Why a draft can't be what it's wanted for: the first of its `errors`, in
/// words. Unlike in [`draft_view`], what a draft lost is missing.
#[must_use]
pub fn why_not(draft: &SetupDraft, errors: &[FieldError], words: &Words) -> String {
    let form = Form::new(draft, errors.to_vec(), words);
    let first = errors.first();
    first.map_or_else(String::new, |error| form.where_and_what(error))
}

/// What all parts of the form need.
pub(super) struct Form<'a> {
    pub(super) draft: &'a SetupDraft,
    pub(super) parts: Parts<'a>,
    pub(super) words: &'a Words,
}

impl<'a> Form<'a> {
    fn new(draft: &'a SetupDraft, errors: Vec<FieldError>, words: &'a Words) -> Self {
        let parts = Parts {
            errors,
            names: draft.players.iter().map(|p| p.name.as_str()).collect(),
            least: MIN_PLAYERS,
            most: MAX_PLAYERS,
            words,
        };
        Self {
            draft,
            parts,
            words,
        }
    }

    pub(super) fn numbers(&self) -> Numbers<'_> {
        Numbers {
            name: &self.draft.box_data.name,
            saved_as: &self.draft.box_data.saved_as,
            example: self.draft.box_data.example,
            open: "setup-box-open",
        }
    }

    /// "Level 3, price: use tens, from 10 to 9,990."
    pub(super) fn where_and_what(&self, error: &FieldError) -> String {
        let place = match error.field {
            DraftField::Players
            | DraftField::Name(_)
            | DraftField::Coin(_)
            // Of the card game's setup.
            | DraftField::CardValue(_)
            | DraftField::Level1Count(_)
            | DraftField::Level2Count(_)
            | DraftField::Level1Deck
            | DraftField::Level2Deck => return self.parts.what(error),
            DraftField::BoxName => self.words.say("setup-box-name"),
            DraftField::LevelSet(level) => self.level_place("setup-at-set", level),
            DraftField::LevelPrice(level) => self.level_place("setup-at-price", level),
            DraftField::LevelRent(level) => self.level_place("setup-at-rent", level),
            DraftField::Start => self.words.say("setup-amount-start"),
            DraftField::GhostFee => self.words.say("setup-amount-ghost"),
            DraftField::JailFee => self.words.say("setup-amount-jail"),
            DraftField::GoRoundMax => self.words.say("setup-amount-go"),
            DraftField::NumberedDie(_) => self.words.say("setup-die-numbered"),
            DraftField::GhostDie(_) => self.words.say("setup-die-ghost"),
        };
        self.parts.at(&place, error)
    }

    fn level_place(&self, key: &str, level: Level) -> String {
        self.words.tell(key, &[("level", level.into())])
    }

    fn player(&self, i: usize) -> PlayerForm {
        let number = u8::try_from(i).unwrap_or(u8::MAX);
        let name = self.parts.name(i);
        PlayerForm {
            seat: self.parts.seat(i),
            coin: self.draft.players[i].coin,
            coins_label: self
                .words
                .tell("setup-coins-label", &[("name", (&name).into())]),
            coins: Coin::ALL
                .into_iter()
                .map(|coin| self.coin(i, number, coin))
                .collect(),
            coin_error: self.parts.error(DraftField::Coin(number)),
        }
    }

    fn coin(&self, i: usize, number: u8, coin: Coin) -> CoinOption {
        let holder = (0..self.draft.players.len())
            .find(|other| self.draft.players[*other].coin == coin && *other != i);
        let chosen = self.draft.players[i].coin == coin;
        let name = coin_name(coin, self.words);
        CoinOption {
            coin,
            label: match holder {
                Some(holder) => self.words.tell(
                    "setup-coin-swap",
                    &[
                        ("coin", (&name).into()),
                        ("name", (&self.parts.name(holder)).into()),
                    ],
                ),
                None => name,
            },
            taken: holder
                .map(|holder| self.parts.letter(holder))
                .unwrap_or_default(),
            chosen,
            change: DraftChange::ChooseCoin {
                player: number,
                coin,
            },
        }
    }

    fn difficulties(&self) -> Vec<BoxOption> {
        if !self.draft.rules.play_maze {
            return Vec::new();
        }
        Difficulty::ALL
            .map(|difficulty| BoxOption {
                label: maze::difficulty(difficulty, self.words),
                chosen: self.draft.rules.difficulty == difficulty,
                change: DraftChange::Difficulty(difficulty),
            })
            .to_vec()
    }

    fn switches(&self) -> Vec<DraftSwitch> {
        let (parts, rules) = (&self.parts, &self.draft.rules);
        let mut switches = vec![
            parts.switch(
                "play_maze",
                ["setup-play-maze", "setup-play-maze-text"],
                rules.play_maze,
                DraftChange::PlayMaze,
            ),
            parts.switch(
                "helper",
                ["setup-helper", "setup-helper-text"],
                self.draft.helper,
                DraftChange::Helper,
            ),
            parts.switch(
                "double_rent",
                ["setup-double-rent", "setup-double-rent-text"],
                rules.double_rent,
                DraftChange::DoubleRent,
            ),
        ];
        // Reminders are the helper's: without it there's nobody to give them.
        if self.draft.helper {
            switches.push(parts.switch(
                "remind_rent",
                ["setup-remind-rent", "setup-remind-rent-text"],
                rules.remind_rent,
                DraftChange::RemindRent,
            ));
        }
        switches
    }

    fn boxes(&self, saved: &[BoxData]) -> BoxPicker {
        // Wherever they came from: the same name and numbers are that box.
        let now = BoxDraft {
            saved_as: String::new(),
            ..self.draft.box_data.clone()
        };
        let saved = saved.iter().map(|data| {
            let chosen = now == BoxDraft::of(data, self.words);
            (data.name.clone(), chosen)
        });
        self.parts
            .box_picker(&self.numbers(), "setup-box-example-text", saved)
    }
}

/// "Red circle".
fn coin_name(coin: Coin, words: &Words) -> String {
    match coin {
        Coin::Circle => words.say("setup-coin-circle"),
        Coin::Square => words.say("setup-coin-square"),
        Coin::Triangle => words.say("setup-coin-triangle"),
        Coin::Diamond => words.say("setup-coin-diamond"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::{Language, edit};

    fn words() -> Words {
        Words::new(Language::En)
    }

    fn view(draft: &SetupDraft) -> DraftView {
        draft_view(draft, &[], &words())
    }

    #[test]
    fn a_fresh_form_has_no_error_and_can_start() {
        let view = view(&SetupDraft::fresh(None, &words()));
        assert!(view.start.enabled && view.start.why_not.is_empty());
        assert!(view.editor.frame.save.enabled);
        assert_eq!(view.boxes.badge, "Example values");
        assert!(
            view.players
                .iter()
                .all(|player| player.seat.name.error.is_empty())
        );
        assert!(
            view.players
                .iter()
                .all(|player| player.seat.remove.is_none())
        );
    }

    #[test]
    fn an_error_stands_at_its_field_and_says_why_it_cannot_start() {
        let mut draft = SetupDraft::fresh(None, &words());
        draft.box_data.levels[2].price = "4".to_owned();
        let view = view(&draft);
        let field = &view.editor.levels[2].price;
        assert_eq!(field.error, "Use tens, from 10 to 9,990.");
        assert!(!view.start.enabled && !view.editor.frame.save.enabled);
        assert_eq!(
            view.start.why_not,
            "Level 3, price: Use tens, from 10 to 9,990."
        );
    }

    #[test]
    fn taken_coins_are_marked_with_their_holder() {
        let mut draft = SetupDraft::fresh(None, &words());
        draft.players[1].name = "Ben".to_owned();
        let coins = &view(&draft).players[0].coins;
        assert!(coins[0].chosen && coins[0].taken.is_empty());
        assert_eq!(coins[1].taken, "B");
        assert_eq!(coins[1].label, "Blue square, swap with Ben");
        assert!(coins[2].taken.is_empty() && !coins[2].chosen);
    }

    #[test]
    fn every_button_of_the_form_does_something() {
        let mut draft = SetupDraft::fresh(None, &words());
        draft.players[0].name = "Ola".to_owned();
        let draft = edit(draft, DraftChange::AddPlayer, &[], &words());
        let view = view(&draft);
        let mut changes = vec![view.add_player.change];
        changes.extend(view.switches.into_iter().map(|switch| switch.change));
        for player in view.players {
            changes.extend(player.seat.remove.map(|button| button.change));
            changes.extend(player.seat.earlier.map(|button| button.change));
            changes.extend(player.seat.later.map(|button| button.change));
            let others = player.coins.into_iter().filter(|coin| !coin.chosen);
            changes.extend(others.map(|coin| coin.change));
        }
        for change in changes {
            let after = edit(draft.clone(), change.clone(), &[], &words());
            assert_ne!(after, draft, "{change:?}");
        }
    }

    #[test]
    fn a_full_table_says_why_nobody_else_fits() {
        let mut draft = SetupDraft::fresh(None, &words());
        for _ in 0..2 {
            draft = edit(draft, DraftChange::AddPlayer, &[], &words());
        }
        let button = view(&draft).add_player;
        assert!(!button.enabled && !button.why_not.is_empty());
    }

    #[test]
    fn reminders_are_offered_only_with_the_helper() {
        let draft = SetupDraft::fresh(None, &words());
        let off = edit(draft.clone(), DraftChange::Helper(false), &[], &words());
        let offered = |draft: &SetupDraft| {
            let switches = view(draft).switches;
            switches.iter().any(|switch| switch.id == "remind_rent")
        };
        assert!(offered(&draft));
        assert!(!offered(&off));
    }

    #[test]
    fn the_box_in_use_is_the_chosen_one() {
        let mut mine = BoxData::example();
        mine.name = "Mine".to_owned();
        mine.example = false;
        let saved = [mine];
        let draft = SetupDraft::fresh(None, &words());
        let chosen = |draft: &SetupDraft| -> Vec<bool> {
            let options = draft_view(draft, &saved, &words()).boxes.options;
            options.iter().map(|option| option.chosen).collect()
        };
        assert_eq!(chosen(&draft), [true, false]);
        let change = DraftChange::UseBox("Mine".to_owned());
        let draft = edit(draft, change, &saved, &words());
        assert_eq!(chosen(&draft), [false, true]);
    }
}
