//! The app around the games: home, settings, "how we play it", and the few
//! labels that a shell's own navigation needs.
//!
//! Everything here is words and choices made from plain facts that host hands
//! in. It knows no store, no clock and no rule of a game.

mod faults;
mod home;
mod how;
mod labels;
mod look;
mod settings;
mod when;

pub use faults::{fault, fault_of_invalid, fault_of_run, saved_notice, set_aside_notice};
pub use home::{
    ContinueTile, Game, GameTile, HomeView, MatchSummary, PracticeTile, Question, home,
};
pub use how::{HowRuling, HowSection, HowView, how_we_play};
pub use labels::{AppWords, app_words};
pub use look::{
    Drawing, DrawingChoice, LanguageChoice, MotionChoice, SettingChange, Settings, TextSize,
    ThemeChoice, VOLUME_MAX,
};
pub use settings::{SettingGroup, SettingKind, SettingOption, SettingsView, settings_view};
pub use when::LocalTime;
