//! One big button, complete: what it says, what it would do, what it sends.

use serde::{Deserialize, Serialize};

use crate::kernel::{Level, Points, Seat};
use crate::session::Input;

/// A button that a shell draws as it is and whose input it sends back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Choice {
    /// Stable within a view, for keys and tests: `buy`, `pay_rent`, `sell_3`.
    pub id: String,
    /// What it says: "Buy Level 7".
    pub label: String,
    /// A second, smaller line, may be empty: "80 points to the Bank".
    pub detail: String,
    /// How loudly it's drawn.
    pub emphasis: Emphasis,
    /// Whose coin to draw on it, if any.
    pub seat: Option<Seat>,
    /// Which Level's colour to draw on it, if any.
    pub level: Option<Level>,
    /// The acting player's score as it is, where it would change.
    pub before: Option<Points>,
    /// The acting player's score after it.
    pub after: Option<Points>,
    /// False: it stays tappable for its reason but sends nothing.
    pub enabled: bool,
    /// Why not, when it isn't enabled; else empty.
    pub why_not: String,
    /// What a tap sends.
    pub input: Input,
}

impl Choice {
    /// A button that changes no score, drawn as an ordinary choice.
    pub(super) fn plain(id: impl Into<String>, label: String, input: Input) -> Self {
        Self {
            id: id.into(),
            label,
            detail: String::new(),
            emphasis: Emphasis::Plain,
            seat: None,
            level: None,
            before: None,
            after: None,
            enabled: true,
            why_not: String::new(),
            input,
        }
    }

    /// The one that most people want now.
    pub(super) fn primary(id: impl Into<String>, label: String, input: Input) -> Self {
        Self {
            emphasis: Emphasis::Primary,
            ..Self::plain(id, label, input)
        }
    }
}

/// How loudly a button is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Emphasis {
    /// What most people want now; one at most.
    Primary,
    /// An ordinary choice.
    Plain,
    /// Back, cancel, small helpers.
    Quiet,
    /// Ends or loses something; never the default of a key.
    Risky,
}
