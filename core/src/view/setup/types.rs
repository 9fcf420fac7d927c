//! The shapes of the setup screen. Words are in the chosen language already.

use serde::{Deserialize, Serialize};

use super::draft::{DraftChange, DraftField, SetupDraft};
use crate::bank::Coin;
use crate::kernel::Level;
use crate::view::Question;

/// The whole screen, with the draft that it shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DraftView {
    /// Send this back with the next change.
    pub draft: SetupDraft,
    /// On the marquee: the box's name.
    pub title: String,
    /// "Who's playing?"
    pub heading: String,
    /// A line below it.
    pub intro: String,
    /// In seating order.
    pub players: Vec<PlayerForm>,
    /// One more player.
    pub add_player: DraftButton,
    /// "House rules".
    pub rules_heading: String,
    /// Helper and house rules.
    pub switches: Vec<DraftSwitch>,
    /// "How hard is the maze?", empty where it isn't played here.
    pub maze_heading: String,
    /// Its difficulties.
    pub difficulties: Vec<BoxOption>,
    /// Whose numbers are played with.
    pub boxes: BoxPicker,
    /// The editor, a screen of its own.
    pub editor: BoxForm,
    /// Starts the match.
    pub start: FormAction,
}

/// One player's row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct PlayerForm {
    /// Their place and name; the letter is on the coin, too.
    pub seat: SeatForm,
    /// Their coin.
    pub coin: Coin,
    /// Names the row of coins: "Maya’s coin".
    pub coins_label: String,
    /// All coins.
    pub coins: Vec<CoinOption>,
    /// What's wrong with the coin, else empty.
    pub coin_error: String,
}

/// A player's place at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SeatForm {
    /// "Player 1".
    pub heading: String,
    /// The name's first letter.
    pub letter: String,
    /// Their name.
    pub name: TextField,
    /// Leaves the table, where more than two sit.
    pub remove: Option<DraftButton>,
    /// One place earlier, but for the first.
    pub earlier: Option<DraftButton>,
    /// One place later, but for the last.
    pub later: Option<DraftButton>,
}

/// One coin to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct CoinOption {
    /// Which.
    pub coin: Coin,
    /// "Blue square", "Blue square, swap with Ben".
    pub label: String,
    /// Who else has it, as a letter; empty when it's free or one's own.
    pub taken: String,
    /// Whether it's this player's.
    pub chosen: bool,
    /// What a tap sends.
    pub change: DraftChange,
}

/// A field to type into. A shell sends [`DraftChange::Type`] with its `field`
/// and the text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct TextField {
    /// Stable, for keys and tests: `name_0`, `level_3_price`, `start`.
    pub id: String,
    /// What to send.
    pub field: DraftField,
    /// Its label, for a screen reader where a table shows none.
    pub label: String,
    /// What's typed so far.
    pub value: String,
    /// What's wrong with it, empty when nothing is.
    pub error: String,
    /// Digits only: show a number pad.
    pub numeric: bool,
    /// Most characters.
    pub max_length: u8,
}

/// A button of the form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DraftButton {
    /// Stable, for keys and tests: `add_player`, `remove_1`.
    pub id: String,
    /// What it says.
    pub label: String,
    /// False: it says why not.
    pub enabled: bool,
    /// Why not, else empty.
    pub why_not: String,
    /// What a tap sends.
    pub change: DraftChange,
}

/// A switch of the form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DraftSwitch {
    /// Stable, for keys and tests: `helper`, `double_rent`.
    pub id: String,
    /// What it switches.
    pub label: String,
    /// What that means.
    pub text: String,
    /// On or off.
    pub on: bool,
    /// What a tap sends.
    pub change: DraftChange,
}

/// One of several: the example or a saved box, a difficulty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct BoxOption {
    /// Its name.
    pub label: String,
    /// Whether the draft has it.
    pub chosen: bool,
    /// What a tap sends.
    pub change: DraftChange,
}

/// Whose numbers are played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct BoxPicker {
    /// "Your box".
    pub heading: String,
    /// What the numbers are for and whose they are.
    pub text: String,
    /// "Example values", empty once they're the owner's.
    pub badge: String,
    /// The example and all that was saved.
    pub options: Vec<BoxOption>,
    /// Opens the editor: "Copy the numbers from your box".
    pub open_editor: String,
}

/// What a form is for: start, save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct FormAction {
    /// What it says.
    pub label: String,
    /// False: it says why not.
    pub enabled: bool,
    /// Why not, else empty.
    pub why_not: String,
}

/// What every editor of numbers has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct EditorFrame {
    /// The screen's title.
    pub title: String,
    /// How to do it.
    pub intro: String,
    /// "Example values", empty once they're the owner's.
    pub badge: String,
    /// What it's saved as.
    pub name: TextField,
    /// All numbers back to the example.
    pub reset: DraftButton,
    /// Asks before that.
    pub ask_reset: Question,
    /// Saves the numbers by their name.
    pub save: FormAction,
    /// Asks before that, where other numbers have the name.
    pub ask_replace: Option<Question>,
}

/// "Copy the numbers from your box".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct BoxForm {
    /// Title, name, reset and saving.
    pub frame: EditorFrame,
    /// "Levels".
    pub levels_heading: String,
    /// Head of the column of Level numbers.
    pub level_head: String,
    /// Head of the column of sets.
    pub set_head: String,
    /// Head of the column of prices.
    pub price_head: String,
    /// Head of the column of rents.
    pub rent_head: String,
    /// Sixteen rows.
    pub levels: Vec<LevelForm>,
    /// "Points".
    pub amounts_heading: String,
    /// Start, fees, most of a GO round.
    pub amounts: Vec<TextField>,
    /// "Dice".
    pub dice_heading: String,
    /// Both dice.
    pub dice: Vec<DieForm>,
}

/// One Level's row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct LevelForm {
    /// Which Level.
    pub level: Level,
    /// "Level 3".
    pub label: String,
    /// Its set where that can be read, else 0; for its colour.
    pub set_number: u8,
    /// Colour set.
    pub set: TextField,
    /// Price.
    pub price: TextField,
    /// Rent.
    pub rent: TextField,
}

/// One die's row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DieForm {
    /// "Numbered die".
    pub label: String,
    /// Six faces.
    pub faces: Vec<TextField>,
}
