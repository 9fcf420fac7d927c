//! "How we play it": what the rulebook leaves open and what this app does
//! about it, in our own words. Nothing here is printed in the box, and the
//! screen says so.
//!
//! Each ruling of the bank and of its maze (rulings: "Banking and Arcade Unit",
//! "Maze of the unit" and what concerns them of "Printed on the components") has
//! its line in `SECTIONS`, each of the card game in `CARDS`.

use serde::{Deserialize, Serialize};

use crate::view::Words;

/// The whole screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HowView {
    /// "How we play it".
    pub title: String,
    /// What this is, and that the rulebook wins.
    pub intro: String,
    /// A badge beside the rulings: "Ours, not printed".
    pub badge: String,
    /// In order.
    pub sections: Vec<HowSection>,
}

/// Rulings about one thing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HowSection {
    /// Stable, for links and tests: `coins`.
    pub id: String,
    /// "Coins and controls".
    pub heading: String,
    /// In order.
    pub rulings: Vec<HowRuling>,
}

/// One ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HowRuling {
    /// Stable, for links and tests: `how-coins-register`.
    pub id: String,
    /// The ruling, in one to three sentences.
    pub text: String,
    /// Where it can be changed, empty where it can't: "A switch at setup".
    pub switch: String,
}

/// A section: its id, its heading and its rulings.
type Section = (&'static str, &'static str, &'static [(&'static str, Fixed)]);

/// Whether a table may play a ruling otherwise.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fixed {
    /// Always so.
    Always,
    /// A switch of the setup.
    Switch,
}
use Fixed::{Always, Switch};

const SECTIONS: &[Section] = &[
    (
        "box",
        "how-box",
        &[("how-box-example", Always), ("how-box-keep", Always)],
    ),
    (
        "coins",
        "how-coins",
        &[
            ("how-coins-register", Always),
            ("how-coins-one", Always),
            ("how-coins-order", Always),
            ("how-coins-pull", Always),
            ("how-coins-ring", Always),
            ("how-coins-button", Always),
            ("how-coins-twice", Always),
            ("how-coins-sleep", Always),
        ],
    ),
    (
        "levels",
        "how-levels",
        &[
            ("how-levels-buy", Always),
            ("how-levels-land", Always),
            ("how-levels-steal", Always),
            ("how-levels-steal-bank", Always),
            ("how-levels-set", Always),
        ],
    ),
    (
        "auction",
        "how-auction",
        &[
            ("how-auction-bid", Always),
            ("how-auction-denied", Always),
            ("how-auction-excluded", Always),
            ("how-auction-none", Always),
            ("how-auction-helper", Always),
        ],
    ),
    (
        "paying",
        "how-paying",
        &[
            ("how-paying-down", Always),
            ("how-paying-double", Switch),
            ("how-paying-sell-first", Always),
            ("how-paying-rest", Always),
            ("how-paying-order", Always),
            ("how-paying-sell-why", Always),
        ],
    ),
    (
        "maze",
        "how-maze",
        &[
            ("how-maze-here", Switch),
            ("how-maze-difficulty", Switch),
            ("how-maze-map", Always),
            ("how-maze-clock", Always),
            ("how-maze-eat", Always),
            ("how-maze-rest", Always),
            ("how-maze-eyes", Always),
            ("how-maze-early", Always),
            ("how-maze-coin", Always),
        ],
    ),
    (
        "undo",
        "how-undo",
        &[
            ("how-undo-insertion", Always),
            ("how-undo-steal", Always),
            ("how-undo-maze", Always),
            ("how-undo-correction", Always),
        ],
    ),
    (
        "end",
        "how-end",
        &[
            ("how-end-moment", Always),
            ("how-end-reveal", Always),
            ("how-end-tie", Always),
        ],
    ),
    (
        "table",
        "how-table",
        &[
            ("how-table-start", Always),
            ("how-table-dice", Always),
            ("how-table-doubles", Always),
            ("how-table-jail", Always),
            ("how-table-third", Always),
            ("how-table-ghost", Always),
            ("how-table-ghost-all", Always),
            ("how-table-second", Always),
            ("how-table-remind", Switch),
        ],
    ),
];

/// The card game's (rulings: "Card game").
const CARDS: &[Section] = &[
    (
        "cards-turn",
        "how-card-turn",
        &[
            ("how-card-players", Always),
            ("how-card-start", Always),
            ("how-card-order", Always),
            ("how-card-must-act", Always),
            ("how-card-secret", Always),
            ("how-card-empty", Always),
            ("how-card-values", Always),
        ],
    ),
    (
        "cards-out",
        "how-card-out",
        &[
            ("how-card-check", Always),
            ("how-card-last", Always),
            ("how-card-tie", Always),
            ("how-card-red", Switch),
        ],
    ),
    (
        "cards-power-ups",
        "how-card-power-ups",
        &[
            ("how-card-play", Always),
            ("how-card-whom", Always),
            ("how-card-gift", Always),
            ("how-card-skip", Always),
            ("how-card-draw-choice", Always),
            ("how-card-draw-first", Switch),
            ("how-card-extra", Always),
            ("how-card-pass", Always),
        ],
    ),
    (
        "cards-here",
        "how-card-here",
        &[("how-card-back", Always), ("how-card-bots", Always)],
    ),
];

/// Everything that we rule for the games that can be played.
#[must_use]
pub fn how_we_play(words: &Words) -> HowView {
    HowView {
        title: words.say("app-how"),
        intro: words.say("how-intro"),
        badge: words.say("how-badge"),
        sections: SECTIONS
            .iter()
            .chain(CARDS)
            .map(|(id, heading, rulings)| HowSection {
                id: (*id).to_owned(),
                heading: words.say(heading),
                rulings: rulings
                    .iter()
                    .map(|(key, fixed)| HowRuling {
                        id: (*key).to_owned(),
                        text: words.say(key),
                        switch: match fixed {
                            Always => String::new(),
                            Switch => words.say("how-switch"),
                        },
                    })
                    .collect(),
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::Language;

    #[test]
    fn every_ruling_has_words_in_both_languages() {
        for language in Language::ALL {
            let words = Words::new(language);
            let view = how_we_play(&words);
            let mut ids: Vec<&str> = Vec::new();
            for section in &view.sections {
                assert!(!section.rulings.is_empty(), "{}", section.id);
                for ruling in &section.rulings {
                    assert!(words.has(&ruling.id), "{language:?} lacks {}", ruling.id);
                    assert!(!ids.contains(&ruling.id.as_str()), "{} twice", ruling.id);
                    ids.push(&ruling.id);
                }
            }
        }
    }

    #[test]
    fn the_switches_of_the_setup_are_marked() {
        let view = how_we_play(&Words::new(Language::En));
        let switches: Vec<_> = view
            .sections
            .iter()
            .flat_map(|section| &section.rulings)
            .filter(|ruling| !ruling.switch.is_empty())
            .map(|ruling| ruling.id.as_str())
            .collect();
        // Each of the setups' rules, once.
        let crate::bank::HouseRules {
            double_rent: _,
            remind_rent: _,
            play_maze: _,
            difficulty: _,
        } = crate::bank::HouseRules::default();
        let crate::cards::CardRules {
            draw_first: _,
            red_ghost_counts_as_two: _,
        } = crate::cards::CardRules::default();
        assert_eq!(
            switches,
            [
                "how-paying-double",
                "how-maze-here",
                "how-maze-difficulty",
                "how-table-remind",
                "how-card-red",
                "how-card-draw-first",
            ]
        );
    }

    #[test]
    fn no_ruling_has_words_and_no_place() {
        let shown = |key: &str| {
            SECTIONS.iter().chain(CARDS).any(|(_, heading, rulings)| {
                *heading == key || rulings.iter().any(|(ruling, _)| *ruling == key)
            })
        };
        let own = ["how-intro", "how-badge", "how-switch"];
        let written = include_str!("../../../words/en/rulings.ftl").lines();
        for key in written.filter_map(|line| Some(line.split_once(" = ")?.0)) {
            assert!(shown(key) || own.contains(&key), "{key} is never shown");
        }
    }
}
