//! The draft: plain data, any text allowed, and the changes that a shell sends.

use serde::{Deserialize, Serialize};

use crate::bank::{BoxData, Coin, HouseRules, MAX_PLAYERS, MIN_PLAYERS, Setup};
use crate::cards::{Card, CardLevel, Kept, Strength};
use crate::kernel::{Level, Points};
use crate::maze::Difficulty;
use crate::view::Words;

/// Everything that a table is filling in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SetupDraft {
    /// In seating order.
    pub players: Vec<DraftPlayer>,
    /// House rules.
    pub rules: HouseRules,
    /// Whether the table helper is on.
    pub helper: bool,
    /// The numbers of the box, as they're being typed.
    pub box_data: BoxDraft,
}

/// One player of a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DraftPlayer {
    /// As typed.
    pub name: String,
    /// Their coin.
    pub coin: Coin,
}

/// A box of a draft: numbers are text until they're checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct BoxDraft {
    /// What it's to be called when it's saved.
    pub name: String,
    /// What the saved box is called that these numbers were taken from or saved
    /// as since the draft was begun; empty: none. Numbers of the last match
    /// may only share its name, so that they replace none unasked.
    pub saved_as: String,
    /// True until a number was changed or the box was saved.
    pub example: bool,
    /// Sixteen Levels, from Level 1 up.
    pub levels: Vec<LevelDraft>,
    /// Starting score.
    pub start: String,
    /// Ghost fee.
    pub ghost_fee: String,
    /// Get Out of Jail fee.
    pub jail_fee: String,
    /// Most that a GO round can earn.
    pub go_round_max: String,
    /// A bid grows by this; printed in the rulebook, so nobody edits it.
    pub bid_step: Points,
    /// Six faces.
    pub numbered_die: Vec<String>,
    /// Six faces.
    pub ghost_die: Vec<String>,
}

/// One Level card of a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LevelDraft {
    /// Colour set.
    pub set: String,
    /// Face value.
    pub price: String,
    /// Rent.
    pub rent: String,
}

/// A place in the draft where a person types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum DraftField {
    /// The number of players; never typed, only wrong.
    Players,
    /// Name of a player, counted from 0.
    Name(u8),
    /// Coin of a player; never typed, only wrong.
    Coin(u8),
    /// Name of the box.
    BoxName,
    /// Colour set of a Level.
    LevelSet(Level),
    /// Price of a Level.
    LevelPrice(Level),
    /// Rent of a Level.
    LevelRent(Level),
    /// Starting score.
    Start,
    /// Ghost fee.
    GhostFee,
    /// Get Out of Jail fee.
    JailFee,
    /// Most that a GO round can earn.
    GoRoundMax,
    /// A face of the numbered die, counted from 0.
    NumberedDie(u8),
    /// A face of the Ghost die, counted from 0.
    GhostDie(u8),
    /// Points of a card.
    CardValue(Kept),
    /// How many of a kind the deck of Level 1 has.
    Level1Count(Card),
    /// How many of a kind the deck of Level 2 has.
    Level2Count(Card),
    /// The deck of Level 1 as a whole; never typed, only wrong.
    Level1Deck,
    /// The deck of Level 2 as a whole; never typed, only wrong.
    Level2Deck,
}

/// One change to a draft. All but the text of [`DraftChange::Type`] stand
/// ready in the view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum DraftChange {
    /// Text was typed into a field.
    Type {
        /// Which field.
        field: DraftField,
        /// The whole text of the field now.
        text: String,
    },
    /// Takes a coin; its holder gets the other one.
    ChooseCoin {
        /// Who takes it, counted from 0.
        player: u8,
        /// Which coin.
        coin: Coin,
    },
    /// One more at the table.
    AddPlayer,
    /// One less at the table, counted from 0.
    RemovePlayer(u8),
    /// Another place at the table.
    MovePlayer {
        /// Who moves, counted from 0.
        player: u8,
        /// To which place, counted from 0.
        to: u8,
    },
    /// See [`HouseRules::double_rent`].
    DoubleRent(bool),
    /// See [`HouseRules::remind_rent`].
    RemindRent(bool),
    /// See [`HouseRules::play_maze`].
    PlayMaze(bool),
    /// See [`HouseRules::difficulty`].
    Difficulty(Difficulty),
    /// Table helper on or off.
    Helper(bool),
    /// Another level of the card game.
    CardLevel(CardLevel),
    /// Who plays for a seat of the card game.
    Bot {
        /// Which seat, counted from 0.
        player: u8,
        /// How well the app plays for it; nothing: a person plays.
        bot: Option<Strength>,
    },
    /// Who starts the card game, counted from 0.
    Starter(u8),
    /// See [`crate::cards::CardRules::draw_first`].
    DrawFirst(bool),
    /// See [`crate::cards::CardRules::red_ghost_counts_as_two`].
    RedGhostCountsAsTwo(bool),
    /// Takes the numbers of a saved box, by its name.
    UseBox(String),
    /// Takes the example values.
    UseExample,
}

impl SetupDraft {
    /// A draft to begin with: the last used table, or two players with names
    /// and coins ready and the example box.
    #[must_use]
    pub fn fresh(last: Option<&Setup>, words: &Words) -> Self {
        let Some(last) = last else {
            let mut draft = Self {
                players: Vec::new(),
                rules: HouseRules {
                    play_maze: true,
                    ..HouseRules::default()
                },
                helper: true,
                box_data: BoxDraft::of(&BoxData::example(), words),
            };
            while draft.players.len() < MIN_PLAYERS {
                draft.add_player(words);
            }
            return draft;
        };
        Self {
            players: last
                .players
                .iter()
                .map(|player| DraftPlayer {
                    name: player.name.clone(),
                    coin: player.coin,
                })
                .collect(),
            rules: last.rules.clone(),
            helper: last.helper,
            box_data: BoxDraft::of(&last.box_data, words),
        }
        .whole(words)
    }

    /// The same draft with the numbers of `box_data`, a saved box or the example.
    #[must_use]
    pub fn with_box(mut self, box_data: &BoxData, words: &Words) -> Self {
        self.box_data = BoxDraft::of(box_data, words);
        if !box_data.example {
            self.box_data.saved_as.clone_from(&box_data.name);
        }
        self
    }

    /// A draft that came back over the boundary may have lost or grown parts:
    /// places that every screen relies on are there again.
    pub(super) fn whole(mut self, words: &Words) -> Self {
        self.players.truncate(MAX_PLAYERS);
        while self.players.len() < MIN_PLAYERS {
            self.add_player(words);
        }
        let example = BoxDraft::of(&BoxData::example(), words);
        let given = &mut self.box_data;
        fill(&mut given.levels, &example.levels);
        fill(&mut given.numbered_die, &example.numbered_die);
        fill(&mut given.ghost_die, &example.ghost_die);
        self
    }

    /// Adds a player with the first free default name and the first free coin.
    pub(super) fn add_player(&mut self, words: &Words) {
        let coin = Coin::ALL
            .into_iter()
            .find(|coin| self.players.iter().all(|player| player.coin != *coin));
        let Some(coin) = coin else { return };
        let name = (self.players.len() + 1..)
            .map(|number| words.tell("setup-player-name", &[("number", number.into())]))
            .find(|name| self.players.iter().all(|player| player.name != *name));
        self.players.push(DraftPlayer {
            name: name.unwrap_or_default(),
            coin,
        });
    }
}

/// Cuts `given` to the length of `example` and fills it up from there.
pub(super) fn fill<T: Clone>(given: &mut Vec<T>, example: &[T]) {
    given.truncate(example.len());
    let missing = &example[given.len()..];
    given.extend_from_slice(missing);
}

impl BoxDraft {
    /// The text of a box's numbers. The example box gets a name to save it by.
    pub(super) fn of(data: &BoxData, words: &Words) -> Self {
        let faces = |faces: &[u8]| faces.iter().map(u8::to_string).collect();
        Self {
            name: if data.example {
                words.say("setup-box-my-name")
            } else {
                data.name.clone()
            },
            saved_as: String::new(),
            example: data.example,
            levels: data
                .levels
                .iter()
                .map(|level| LevelDraft {
                    set: level.set.to_string(),
                    price: level.price.to_string(),
                    rent: level.rent.to_string(),
                })
                .collect(),
            start: data.start.to_string(),
            ghost_fee: data.ghost_fee.to_string(),
            jail_fee: data.jail_fee.to_string(),
            go_round_max: data.go_round_max.to_string(),
            bid_step: data.bid_step,
            numbered_die: faces(&data.numbered_die),
            ghost_die: faces(&data.ghost_die),
        }
    }
}
