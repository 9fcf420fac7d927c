//! The card game's setup screen from a draft: labels, switches, and what's
//! wrong in place.

use super::check::{card_setup, errors};
use super::decks_form::decks_form;
use super::draft::DecksDraft;
use super::{CardPlayerForm, CardsDraft, CardsDraftView};
use crate::cards::{CardLevel, DeckData, MIN_PLAYERS, Strength};
use crate::view::cards::{level_name, strength_name};
use crate::view::setup::parts::{Numbers, Parts};
use crate::view::{BoxOption, BoxPicker, DraftChange, DraftSwitch, FieldError, Problem, Words};

/// The setup screen for `draft`, with the decks that were saved.
#[must_use]
pub fn cards_draft_view(draft: &CardsDraft, saved: &[DeckData], words: &Words) -> CardsDraftView {
    let draft = draft.clone().whole(words);
    let form = CardsForm::new(&draft, errors(&draft), words);
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
        add_player: form.parts.add_player(|| form.why_full()),
        players_error: form.players_error(),
        starter_heading: words.say("cards-setup-starter"),
        starters: (0_u8..)
            .zip(0..draft.players.len())
            .map(|(number, i)| BoxOption {
                label: form.parts.name(i),
                chosen: number == draft.starter,
                change: DraftChange::Starter(number),
            })
            .collect(),
        rules_heading: words.say("setup-rules"),
        switches: form.switches(),
        boxes: form.boxes(saved),
        editor: decks_form(&form, saved),
        start: form
            .parts
            .start(starting.first().map(|error| form.where_and_what(error))),
        draft,
    }
}

/// Why a draft can't be what it's wanted for: the first of its `errors`, in
/// words. Unlike in [`cards_draft_view`], what a draft lost is missing.
#[must_use]
pub fn cards_why_not(draft: &CardsDraft, errors: &[FieldError], words: &Words) -> String {
    let form = CardsForm::new(draft, errors.to_vec(), words);
    let first = errors.first();
    first.map_or_else(String::new, |error| form.where_and_what(error))
}

/// What all parts of the form need.
pub(super) struct CardsForm<'a> {
    pub(super) draft: &'a CardsDraft,
    pub(super) parts: Parts<'a>,
    pub(super) words: &'a Words,
}

impl<'a> CardsForm<'a> {
    fn new(draft: &'a CardsDraft, errors: Vec<FieldError>, words: &'a Words) -> Self {
        let parts = Parts {
            errors,
            names: draft.players.iter().map(|p| p.name.as_str()).collect(),
            least: MIN_PLAYERS,
            most: draft.level.most_players(),
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
            name: &self.draft.decks.name,
            saved_as: &self.draft.decks.saved_as,
            example: self.draft.decks.example,
            open: "cards-setup-decks-open",
        }
    }

    /// "Level 1, Cherry: a deck has …"
    pub(super) fn where_and_what(&self, error: &FieldError) -> String {
        match self.place(error.field) {
            Some(place) => self.parts.at(&place, error),
            None if self.has_too_many(error) => self.players_error(),
            None => self.parts.what(error),
        }
    }

    fn has_too_many(&self, error: &FieldError) -> bool {
        matches!(error.problem, Problem::PlayerCount(count) if count > self.draft.level.most_players())
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

    fn player(&self, i: usize) -> CardPlayerForm {
        let words = self.words;
        let name = self.parts.name(i);
        let player = u8::try_from(i).unwrap_or(u8::MAX);
        let bot = self.draft.players[i].bot;
        let option = |option: Option<Strength>| BoxOption {
            label: option.map_or_else(
                || words.say("cards-setup-person"),
                |strength| strength_name(strength, words),
            ),
            chosen: option == bot,
            change: DraftChange::Bot {
                player,
                bot: option,
            },
        };
        CardPlayerForm {
            seat: self.parts.seat(i),
            plays_label: words.tell("cards-setup-plays", &[("name", (&name).into())]),
            plays: [None]
                .into_iter()
                .chain(Strength::ALL.map(Some))
                .map(option)
                .collect(),
            plays_text: match bot {
                None => String::new(),
                Some(Strength::Cautious) => words.say("cards-setup-cautious"),
                Some(Strength::Counting) => words.say("cards-setup-counting"),
                Some(Strength::Planning) => words.say("cards-setup-planning"),
            },
        }
    }

    fn why_full(&self) -> String {
        let level = level_name(self.draft.level, self.words);
        let most = self.draft.level.most_players();
        let args = [("level", (&level).into()), ("most", most.into())];
        self.words.tell("cards-setup-full", &args)
    }

    fn switches(&self) -> Vec<DraftSwitch> {
        let (parts, rules) = (&self.parts, self.draft.rules);
        vec![
            parts.switch(
                "helper",
                ["cards-setup-helper", "cards-setup-helper-text"],
                self.draft.helper,
                DraftChange::Helper,
            ),
            parts.switch(
                "red_ghost",
                ["cards-setup-red", "cards-setup-red-text"],
                rules.red_ghost_counts_as_two,
                DraftChange::RedGhostCountsAsTwo,
            ),
            parts.switch(
                "draw_first",
                ["cards-setup-draw-first", "cards-setup-draw-first-text"],
                rules.draw_first,
                DraftChange::DrawFirst,
            ),
        ]
    }

    fn boxes(&self, saved: &[DeckData]) -> BoxPicker {
        // Wherever they came from: the same name and numbers are that box.
        let now = DecksDraft {
            saved_as: String::new(),
            ..self.draft.decks.clone()
        };
        let saved = saved.iter().map(|decks| {
            let chosen = now == DecksDraft::of(decks, self.words);
            (decks.name.clone(), chosen)
        });
        self.parts
            .box_picker(&self.numbers(), "cards-setup-decks-example", saved)
    }
}
