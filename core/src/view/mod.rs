//! Everything that is drawn, words included.
//!
//! A game's `observe` makes the facts that a viewer may know; `render` here
//! turns those facts and the chosen language into a [`View`], so it can't leak
//! what wasn't seen. Shells draw views and decide nothing: which buttons there
//! are, what they say and which [`crate::session::Input`] they send.

mod app;
pub mod bank;
pub mod cards;
mod choice;
pub(crate) mod maze;
mod practice;
mod setup;
mod words;

pub use app::{
    AppWords, ContinueTile, Drawing, DrawingChoice, Game, GameTile, HomeView, HowRuling,
    HowSection, HowView, LanguageChoice, LocalTime, MatchSummary, MotionChoice, PracticeTile,
    Question, SettingChange, SettingGroup, SettingKind, SettingOption, Settings, SettingsView,
    TextSize, ThemeChoice, VOLUME_MAX, app_words, fault, fault_of_invalid, fault_of_run, home,
    how_we_play, saved_notice, set_aside_notice, settings_view,
};
pub use bank::{
    AuctionView, BankPhase, BankView, Bidder, ButtonView, DirectView, EndPlayer, EndView,
    HelperView, LogLine, LogView, PlayerView, StickView, StopKind, StopView, UnitView,
};
pub use cards::{
    CardFace, CardMark, CardPlayerView, CardQuestion, CardStack, CardsOver, CardsPhase, CardsRow,
    CardsRules, CardsView, CurtainView, HandCard, PileView, RiskView, RuleCard, SecretView,
};
pub use choice::{Choice, Emphasis};
pub use maze::{
    Food, Frame, GhostFrame, GhostLook, MazeFrame, MazeResult, MazeView, MazeWorth, PacFrame,
    maze_frame,
};
pub use practice::{
    KnownRun, Pace, PracticeOption, PracticeView, RUN_ENDING, RunTile, WatchView, practice_screen,
    watch_file_view, watch_view,
};
pub use setup::{
    BoxDraft, BoxForm, BoxOption, BoxPicker, CardDraftPlayer, CardPlayerForm, CardsDraft,
    CardsDraftView, CoinOption, DeckForm, DeckRow, DecksDraft, DecksForm, DieForm, DraftButton,
    DraftChange, DraftField, DraftPlayer, DraftSwitch, DraftView, EditorFrame, FieldError,
    FormAction, LevelDraft, LevelForm, PlayerForm, Problem, SeatForm, SetupDraft, TextField,
    box_to_save, card_setup, cards_draft_view, cards_why_not, decks_to_save, draft_view, edit,
    edit_cards, setup, why_not,
};
pub use words::{Arg, Language, Words};

use serde::{Deserialize, Serialize};

/// What a shell draws for the open match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[expect(clippy::large_enum_variant, reason = "one a reply, never in a list")]
pub enum View {
    /// Monopoly Arcade's Banking and Arcade Unit.
    Bank(BankView),
    /// A round of its maze for practice.
    Maze(MazeView),
    /// The card game.
    Cards(CardsView),
}
