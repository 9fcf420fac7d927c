//! The card game's setup screen from a draft: labels, switches, and what's
//! wrong in place.

use super::check::{card_setup, errors};
use super::decks_form::decks_form;
use super::draft::DecksDraft;
use super::{CardPlayerForm, CardsDraft, CardsDraftView};
use crate::cards::{CardLevel, DeckData, MAX_NAME, MIN_PLAYERS, Strength};
use crate::view::cards::{letter, level_name, strength_name};
use crate::view::setup::form::in_words;
use crate::view::{
    BoxOption, DraftButton, DraftChange, DraftField, DraftSwitch, FieldError, TextField, Words,
};

/// The setup screen for `draft`, with the decks that were saved.
#[must_use]
pub fn cards_draft_view(draft: &CardsDraft, saved: &[DeckData], words: &Words) -> CardsDraftView {
    let draft = draft.clone().whole(words);
    let form = CardsForm {
        errors: errors(&draft),
        draft: &draft,
        words,
    };
    let starting = card_setup(&draft).err().unwrap_or_default();
    CardsDraftView {
        title: words.say("game-cards"),
        level_heading: words.say("cards-setup-level"),
        levels: form.levels(),
        level_text: words.say(match draft.level {
            CardLevel::Level1 => "cards-setup-level-1",
            CardLevel::Level2 => "cards-setup-level-2",
            CardLevel::Bonus => "cards-setup-level-bonus",
        }),
        heading: words.say("setup-heading"),
        intro: words.say("cards-setup-intro"),
        players: (0..draft.players.len()).map(|i| form.player(i)).collect(),
        add_player: form.add_player(),
        players_error: form.players_error(),
        starter_heading: words.say("cards-setup-starter"),
        starters: (0_u8..)
            .zip(0..draft.players.len())
            .map(|(number, i)| BoxOption {
                label: form.name(i),
                chosen: number == draft.starter,
                change: DraftChange::Starter(number),
            })
            .collect(),
        rules_heading: words.say("setup-rules"),
        switches: form.switches(),
        box_heading: words.say("setup-box"),
        box_text: form.box_text(),
        box_badge: form.badge(),
        boxes: form.boxes(saved),
        open_editor: words.say("cards-setup-decks-open"),
        editor: decks_form(&form, saved),
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
pub(super) struct CardsForm<'a> {
    pub(super) draft: &'a CardsDraft,
    pub(super) errors: Vec<FieldError>,
    pub(super) words: &'a Words,
}

impl CardsForm<'_> {
    /// What's wrong with a field, in words; empty when nothing is.
    pub(super) fn error(&self, field: DraftField) -> String {
        let error = self.errors.iter().find(|error| error.field == field);
        error.map_or_else(String::new, |error| self.what(error))
    }

    fn what(&self, error: &FieldError) -> String {
        let players = &self.draft.players;
        let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
        let most = self.draft.level.most_players();
        in_words(&error.problem, &names, most, self.words)
    }

    /// "Level 1, Cherry: a deck has …"
    pub(super) fn where_and_what(&self, error: &FieldError) -> String {
        let what = self.what(error);
        let Some(place) = self.place(error.field) else {
            return if error.field == DraftField::Players {
                self.players_error()
            } else {
                what
            };
        };
        self.words.tell(
            "setup-at",
            &[("place", (&place).into()), ("what", (&what).into())],
        )
    }

    /// Too many for this level, and what to do about it.
    fn players_error(&self) -> String {
        let (count, most) = (self.draft.players.len(), self.draft.level.most_players());
        if count <= most {
            return String::new();
        }
        let level = level_name(self.draft.level, self.words);
        let args = [
            ("level", (&level).into()),
            ("most", most.into()),
            ("over", (count - most).into()),
        ];
        self.words.tell("cards-setup-too-many", &args)
    }

    fn levels(&self) -> Vec<BoxOption> {
        CardLevel::ALL
            .map(|level| BoxOption {
                label: level_name(level, self.words),
                chosen: self.draft.level == level,
                change: DraftChange::CardLevel(level),
            })
            .to_vec()
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

    fn player(&self, i: usize) -> CardPlayerForm {
        let words = self.words;
        let name = self.name(i);
        let number = u8::try_from(i).unwrap_or(u8::MAX);
        let place = [("number", (i + 1).into())];
        let button = |id: &str, key: &str, change| DraftButton {
            id: format!("{id}_{i}"),
            label: words.tell(key, &[("name", (&name).into())]),
            enabled: true,
            why_not: String::new(),
            change,
        };
        let moved = |id: &str, key: &str, to: u8| {
            button(id, key, DraftChange::MovePlayer { player: number, to })
        };
        let field = DraftField::Name(number);
        let bot = self.draft.players[i].bot;
        CardPlayerForm {
            heading: words.tell("setup-player-name", &place),
            letter: letter(&name),
            name: TextField {
                id: format!("name_{i}"),
                field,
                label: words.tell("setup-name-label", &place),
                value: self.draft.players[i].name.clone(),
                error: self.error(field),
                numeric: false,
                max_length: u8::try_from(MAX_NAME).unwrap_or(u8::MAX),
            },
            plays_label: words.tell("cards-setup-plays", &[("name", (&name).into())]),
            plays: [None]
                .into_iter()
                .chain(Strength::ALL.map(Some))
                .map(|option| BoxOption {
                    label: option.map_or_else(
                        || words.say("cards-setup-person"),
                        |strength| strength_name(strength, words),
                    ),
                    chosen: option == bot,
                    change: DraftChange::Bot {
                        player: number,
                        bot: option,
                    },
                })
                .collect(),
            plays_text: match bot {
                None => String::new(),
                Some(Strength::Cautious) => words.say("cards-setup-cautious"),
                Some(Strength::Counting) => words.say("cards-setup-counting"),
                Some(Strength::Planning) => words.say("cards-setup-planning"),
            },
            remove: (self.draft.players.len() > MIN_PLAYERS)
                .then(|| button("remove", "setup-remove", DraftChange::RemovePlayer(number))),
            earlier: (i > 0).then(|| moved("earlier", "setup-earlier", number - 1)),
            later: (i + 1 < self.draft.players.len())
                .then(|| moved("later", "setup-later", number + 1)),
        }
    }

    fn add_player(&self) -> DraftButton {
        let most = self.draft.level.most_players();
        let full = self.draft.players.len() >= most;
        DraftButton {
            id: "add_player".to_owned(),
            label: self.words.say("setup-add"),
            enabled: !full,
            why_not: if full {
                let level = level_name(self.draft.level, self.words);
                let args = [("level", (&level).into()), ("most", most.into())];
                self.words.tell("cards-setup-full", &args)
            } else {
                String::new()
            },
            change: DraftChange::AddPlayer,
        }
    }

    fn switches(&self) -> Vec<DraftSwitch> {
        let words = self.words;
        let switch =
            |id: &str, label: &str, text: &str, on: bool, change: fn(bool) -> DraftChange| {
                DraftSwitch {
                    id: id.to_owned(),
                    label: words.say(label),
                    text: words.say(text),
                    on,
                    change: change(!on),
                }
            };
        let rules = self.draft.rules;
        vec![
            switch(
                "helper",
                "cards-setup-helper",
                "cards-setup-helper-text",
                self.draft.helper,
                DraftChange::Helper,
            ),
            switch(
                "red_ghost",
                "cards-setup-red",
                "cards-setup-red-text",
                rules.red_ghost_counts_as_two,
                DraftChange::RedGhostCountsAsTwo,
            ),
            switch(
                "draw_first",
                "cards-setup-draw-first",
                "cards-setup-draw-first-text",
                rules.draw_first,
                DraftChange::DrawFirst,
            ),
        ]
    }

    /// "Example values" until they're the owner's.
    pub(super) fn badge(&self) -> String {
        if self.draft.decks.example {
            self.words.say("setup-box-example")
        } else {
            String::new()
        }
    }

    fn box_text(&self) -> String {
        if self.draft.decks.example {
            self.words.say("cards-setup-decks-example")
        } else {
            let name = self.draft.decks.name.trim();
            self.words
                .tell("setup-box-own-text", &[("name", name.into())])
        }
    }

    fn boxes(&self, saved: &[DeckData]) -> Vec<BoxOption> {
        let now = &self.draft.decks;
        let mut options = vec![BoxOption {
            label: self.words.say("setup-box-example"),
            chosen: now.example,
            change: DraftChange::UseExample,
        }];
        options.extend(saved.iter().map(|decks| BoxOption {
            label: decks.name.clone(),
            chosen: *now == DecksDraft::of(decks, self.words),
            change: DraftChange::UseBox(decks.name.clone()),
        }));
        options
    }
}
