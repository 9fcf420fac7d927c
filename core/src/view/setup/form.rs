//! The setup screen from a draft: labels, switches, and what's wrong in place.

use super::box_form::box_form;
use super::check::{FieldError, Problem, errors, setup};
use super::draft::{DraftChange, DraftField, SetupDraft};
use super::types::{
    BoxOption, CoinOption, DraftButton, DraftSwitch, DraftView, PlayerForm, TextField,
};
use crate::bank::{BoxData, Coin, MAX_NAME, MAX_PLAYERS, MIN_PLAYERS};
use crate::cards::{MAX_DECK, MAX_VALUE, MIN_DECK};
use crate::kernel::Level;
use crate::maze::Difficulty;
use crate::view::{Words, maze};

/// The setup screen for `draft`, with the boxes that were saved.
#[must_use]
pub fn draft_view(draft: &SetupDraft, saved: &[BoxData], words: &Words) -> DraftView {
    let draft = draft.clone().whole(words);
    let form = Form {
        errors: errors(&draft),
        draft: &draft,
        words,
    };
    let starting = setup(&draft).err().unwrap_or_default();
    DraftView {
        title: words.say("game-bank"),
        heading: words.say("setup-heading"),
        intro: words.say("setup-intro"),
        players: (0..draft.players.len()).map(|i| form.player(i)).collect(),
        add_player: form.add_player(),
        rules_heading: words.say("setup-rules"),
        switches: form.switches(),
        maze_heading: if draft.rules.play_maze {
            words.say("setup-maze-heading")
        } else {
            String::new()
        },
        difficulties: form.difficulties(),
        box_heading: words.say("setup-box"),
        box_text: form.box_text(),
        box_badge: form.badge(),
        boxes: form.boxes(saved),
        open_editor: words.say("setup-box-open"),
        editor: box_form(&form, saved),
        start: words.say("setup-start"),
        can_start: starting.is_empty(),
        why_not: starting
            .first()
            .map(|error| form.where_and_what(error))
            .unwrap_or_default(),
        draft,
    }
}

/// What all parts of the form need.
pub(super) struct Form<'a> {
    pub(super) draft: &'a SetupDraft,
    pub(super) errors: Vec<FieldError>,
    pub(super) words: &'a Words,
}

impl Form<'_> {
    /// A field with its text and what's wrong with it.
    pub(super) fn text(
        &self,
        id: String,
        field: DraftField,
        label: String,
        value: &str,
        numeric: bool,
        max_length: u8,
    ) -> TextField {
        TextField {
            id,
            field,
            label,
            value: value.to_owned(),
            error: self.error(field),
            numeric,
            max_length,
        }
    }

    /// What's wrong with a field, in words; empty when nothing is.
    pub(super) fn error(&self, field: DraftField) -> String {
        self.errors
            .iter()
            .find(|error| error.field == field)
            .map(|error| self.problem(&error.problem))
            .unwrap_or_default()
    }

    /// "Level 3, price: use tens, from 10 to 9,990."
    pub(super) fn where_and_what(&self, error: &FieldError) -> String {
        let what = self.problem(&error.problem);
        let place = match error.field {
            DraftField::Players
            | DraftField::Name(_)
            | DraftField::Coin(_)
            | DraftField::CardValue(_)
            | DraftField::Level1Count(_)
            | DraftField::Level2Count(_)
            | DraftField::Level1Deck
            | DraftField::Level2Deck => return what,
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
        self.words.tell(
            "setup-at",
            &[("place", (&place).into()), ("what", (&what).into())],
        )
    }

    fn level_place(&self, key: &str, level: Level) -> String {
        self.words.tell(key, &[("level", level.into())])
    }

    fn problem(&self, problem: &Problem) -> String {
        let names: Vec<&str> = self.draft.players.iter().map(|p| p.name.as_str()).collect();
        in_words(problem, &names, MAX_PLAYERS, self.words)
    }

    /// A player's name, or "Player 2" while it's empty.
    fn name(&self, i: usize) -> String {
        let name = self.draft.players[i].name.trim();
        if name.is_empty() {
            self.words
                .tell("setup-player-name", &[("number", (i + 1).into())])
        } else {
            name.to_owned()
        }
    }

    fn letter(&self, i: usize) -> String {
        let name = self.name(i);
        name.chars()
            .next()
            .map(|first| first.to_uppercase().collect())
            .unwrap_or_default()
    }

    fn player(&self, i: usize) -> PlayerForm {
        let words = self.words;
        let name = self.name(i);
        let number = u8::try_from(i).unwrap_or(u8::MAX);
        let heading = words.tell("setup-player-name", &[("number", (i + 1).into())]);
        let button = |id: &str, label: String, change| DraftButton {
            id: format!("{id}_{i}"),
            label,
            enabled: true,
            why_not: String::new(),
            change,
        };
        let last = self.draft.players.len() - 1;
        PlayerForm {
            letter: self.letter(i),
            coin: self.draft.players[i].coin,
            name: self.text(
                format!("name_{i}"),
                DraftField::Name(number),
                words.tell("setup-name-label", &[("number", (i + 1).into())]),
                &self.draft.players[i].name,
                false,
                u8::try_from(MAX_NAME).unwrap_or(u8::MAX),
            ),
            heading,
            coins_label: words.tell("setup-coins-label", &[("name", (&name).into())]),
            coins: Coin::ALL
                .into_iter()
                .map(|coin| self.coin(i, number, coin))
                .collect(),
            coin_error: self.error(DraftField::Coin(number)),
            remove: (self.draft.players.len() > MIN_PLAYERS).then(|| {
                button(
                    "remove",
                    words.tell("setup-remove", &[("name", (&name).into())]),
                    DraftChange::RemovePlayer(number),
                )
            }),
            earlier: (i > 0).then(|| {
                button(
                    "earlier",
                    words.tell("setup-earlier", &[("name", (&name).into())]),
                    DraftChange::MovePlayer {
                        player: number,
                        to: number - 1,
                    },
                )
            }),
            later: (i < last).then(|| {
                button(
                    "later",
                    words.tell("setup-later", &[("name", (&name).into())]),
                    DraftChange::MovePlayer {
                        player: number,
                        to: number + 1,
                    },
                )
            }),
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
                        ("name", (&self.name(holder)).into()),
                    ],
                ),
                None => name,
            },
            taken: holder.map(|holder| self.letter(holder)).unwrap_or_default(),
            chosen,
            change: DraftChange::ChooseCoin {
                player: number,
                coin,
            },
        }
    }

    fn add_player(&self) -> DraftButton {
        let full = self.draft.players.len() >= MAX_PLAYERS;
        DraftButton {
            id: "add_player".to_owned(),
            label: self.words.say("setup-add"),
            enabled: !full,
            why_not: if full {
                self.words
                    .tell("setup-add-full", &[("most", MAX_PLAYERS.into())])
            } else {
                String::new()
            },
            change: DraftChange::AddPlayer,
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
        let words = self.words;
        let switch =
            |id: &str, label, text, on: bool, change: fn(bool) -> DraftChange| DraftSwitch {
                id: id.to_owned(),
                label,
                text,
                on,
                change: change(!on),
            };
        let mut switches = vec![
            switch(
                "play_maze",
                words.say("setup-play-maze"),
                words.say("setup-play-maze-text"),
                self.draft.rules.play_maze,
                DraftChange::PlayMaze,
            ),
            switch(
                "helper",
                words.say("setup-helper"),
                words.say("setup-helper-text"),
                self.draft.helper,
                DraftChange::Helper,
            ),
            switch(
                "double_rent",
                words.say("setup-double-rent"),
                words.say("setup-double-rent-text"),
                self.draft.rules.double_rent,
                DraftChange::DoubleRent,
            ),
        ];
        // Reminders are the helper's: without it there's nobody to give them.
        if self.draft.helper {
            switches.push(switch(
                "remind_rent",
                words.say("setup-remind-rent"),
                words.say("setup-remind-rent-text"),
                self.draft.rules.remind_rent,
                DraftChange::RemindRent,
            ));
        }
        switches
    }

    /// "Example values" until they're the owner's.
    pub(super) fn badge(&self) -> String {
        if self.draft.box_data.example {
            self.words.say("setup-box-example")
        } else {
            String::new()
        }
    }

    fn box_text(&self) -> String {
        if self.draft.box_data.example {
            self.words.say("setup-box-example-text")
        } else {
            self.words.tell(
                "setup-box-own-text",
                &[("name", self.draft.box_data.name.trim().into())],
            )
        }
    }

    fn boxes(&self, saved: &[BoxData]) -> Vec<BoxOption> {
        let now = &self.draft.box_data;
        let mut options = vec![BoxOption {
            label: self.words.say("setup-box-example"),
            chosen: now.example,
            change: DraftChange::UseExample,
        }];
        options.extend(saved.iter().map(|data| BoxOption {
            label: data.name.clone(),
            chosen: *now == super::draft::BoxDraft::of(data, self.words),
            change: DraftChange::UseBox(data.name.clone()),
        }));
        options
    }
}

/// What's wrong, in words; for a table of these players and at most so many.
pub(super) fn in_words(problem: &Problem, names: &[&str], most: usize, words: &Words) -> String {
    let taken = |key: &str, other: usize| {
        let name = names.get(other).map_or("", |name| name.trim());
        words.tell(key, &[("name", name.into())])
    };
    match problem {
        Problem::PlayerCount(_) => words.tell(
            "setup-wrong-count",
            &[("least", MIN_PLAYERS.into()), ("most", most.into())],
        ),
        Problem::NameEmpty => words.say("setup-wrong-name-empty"),
        Problem::NameLong(length) => words.tell(
            "setup-wrong-name-long",
            &[("length", (*length).into()), ("most", MAX_NAME.into())],
        ),
        Problem::NameTaken(other) => taken("setup-wrong-name-taken", *other),
        Problem::CoinTaken(other) => taken("setup-wrong-coin-taken", *other),
        Problem::BoxNameEmpty => words.say("setup-wrong-box-name"),
        Problem::NoNumber => words.say("setup-wrong-number"),
        Problem::NotTens => words.tell(
            "setup-wrong-tens",
            &[("least", 10_u32.into()), ("most", 9990_u32.into())],
        ),
        Problem::NoSet => words.say("setup-wrong-set"),
        Problem::PriceFalls(before) => {
            words.tell("setup-wrong-price", &[("before", (*before).into())])
        }
        Problem::NoFace => words.say("setup-wrong-face"),
        Problem::NoValue => words.tell("setup-wrong-value", &[("most", MAX_VALUE.into())]),
        Problem::NoCount => words.tell("setup-wrong-card-count", &[("most", MAX_DECK.into())]),
        Problem::DeckSize(count) => words.tell(
            "setup-wrong-deck",
            &[
                ("count", (*count).into()),
                ("least", MIN_DECK.into()),
                ("most", MAX_DECK.into()),
            ],
        ),
        Problem::Refused(invalid) => words.tell(
            "setup-wrong-box",
            &[
                ("at", (&invalid.at).into()),
                ("what", (&invalid.what).into()),
            ],
        ),
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
        assert!(view.can_start && view.why_not.is_empty());
        assert!(view.editor.can_save);
        assert_eq!(view.box_badge, "Example values");
        assert!(
            view.players
                .iter()
                .all(|player| player.name.error.is_empty())
        );
        assert!(view.players.iter().all(|player| player.remove.is_none()));
    }

    #[test]
    fn an_error_stands_at_its_field_and_says_why_it_cannot_start() {
        let mut draft = SetupDraft::fresh(None, &words());
        draft.box_data.levels[2].price = "4".to_owned();
        let view = view(&draft);
        let field = &view.editor.levels[2].price;
        assert_eq!(field.error, "Use tens, from 10 to 9,990.");
        assert!(!view.can_start && !view.editor.can_save);
        assert_eq!(view.why_not, "Level 3, price: Use tens, from 10 to 9,990.");
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
            changes.extend(player.remove.map(|button| button.change));
            changes.extend(player.earlier.map(|button| button.change));
            changes.extend(player.later.map(|button| button.change));
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
            let options = draft_view(draft, &saved, &words()).boxes;
            options.iter().map(|option| option.chosen).collect()
        };
        assert_eq!(chosen(&draft), [true, false]);
        let change = DraftChange::UseBox("Mine".to_owned());
        let draft = edit(draft, change, &saved, &words());
        assert_eq!(chosen(&draft), [false, true]);
    }
}
