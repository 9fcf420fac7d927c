//! What a person has chosen for the app itself; typed, and lenient when it's
//! read, so that a file of a newer or older app never loses the rest.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::view::Language;

/// The loudest volume; 0 is silent.
pub const VOLUME_MAX: u8 = 10;

/// All settings of the app.
///
/// ```
/// use coinop_core::view::{SettingChange, Settings, ThemeChoice};
///
/// let settings = Settings::default().with(SettingChange::Theme(ThemeChoice::Day));
/// let json = serde_json::to_string(&settings).unwrap();
/// assert_eq!(Settings::parse(&json), settings);
/// // What an app doesn't know, it leaves at its default.
/// assert_eq!(Settings::parse(r#"{"theme":"sepia","volume":3}"#).volume, 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Settings {
    /// Which language.
    pub language: LanguageChoice,
    /// Light or dark.
    pub theme: ThemeChoice,
    /// 0 to [`VOLUME_MAX`].
    pub volume: u8,
    /// Silent, whatever the volume.
    pub muted: bool,
    /// How much moves.
    pub motion: MotionChoice,
    /// Joystick and button change sides.
    pub left_handed: bool,
    /// How large words are.
    pub text_size: TextSize,
    /// Which of its ways to draw a shell takes, where it has several.
    pub drawing: DrawingChoice,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: LanguageChoice::System,
            theme: ThemeChoice::System,
            volume: 7,
            muted: false,
            motion: MotionChoice::System,
            left_handed: false,
            text_size: TextSize::Normal,
            drawing: DrawingChoice::Auto,
        }
    }
}

/// Which language the app speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum LanguageChoice {
    /// The system's, English where it's one that the app doesn't speak.
    #[default]
    System,
    /// English.
    En,
    /// Dutch.
    Nl,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum ThemeChoice {
    /// The system's.
    #[default]
    System,
    /// Dark cabinet, neon.
    Night,
    /// Enamelled metal by daylight.
    Day,
}

/// How much moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum MotionChoice {
    /// The system's.
    #[default]
    System,
    /// Nothing flies, nothing flashes.
    Reduced,
    /// Everything.
    Full,
}

/// How large words are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum TextSize {
    /// As designed.
    #[default]
    Normal,
    /// A quarter larger.
    Large,
    /// Half as large again.
    Huge,
}

/// Which of its ways to draw a shell takes from its next start on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum DrawingChoice {
    /// The faster one, as far as that's known.
    #[default]
    Auto,
    /// With the system's graphics chip.
    Fast,
    /// Without it.
    Safe,
}

/// How a shell with several ways to draw does it now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// See [`DrawingChoice::Fast`].
    Fast,
    /// See [`DrawingChoice::Safe`].
    Safe,
}

/// One setting with its new value; stands ready in the settings' view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum SettingChange {
    /// See [`Settings::language`].
    Language(LanguageChoice),
    /// See [`Settings::theme`].
    Theme(ThemeChoice),
    /// See [`Settings::volume`]; more than [`VOLUME_MAX`] is that.
    Volume(u8),
    /// See [`Settings::muted`].
    Muted(bool),
    /// See [`Settings::motion`].
    Motion(MotionChoice),
    /// See [`Settings::left_handed`].
    LeftHanded(bool),
    /// See [`Settings::text_size`].
    TextSize(TextSize),
    /// See [`Settings::drawing`].
    Drawing(DrawingChoice),
}

impl Settings {
    /// These settings with one changed.
    #[must_use]
    pub fn with(mut self, change: SettingChange) -> Self {
        match change {
            SettingChange::Language(language) => self.language = language,
            SettingChange::Theme(theme) => self.theme = theme,
            SettingChange::Volume(volume) => self.volume = volume.min(VOLUME_MAX),
            SettingChange::Muted(muted) => self.muted = muted,
            SettingChange::Motion(motion) => self.motion = motion,
            SettingChange::LeftHanded(left_handed) => self.left_handed = left_handed,
            SettingChange::TextSize(text_size) => self.text_size = text_size,
            SettingChange::Drawing(drawing) => self.drawing = drawing,
        }
        self
    }

    /// Reads stored settings, field by field: one that's missing, unknown or
    /// damaged gets its default, the others are kept.
    #[must_use]
    pub fn parse(json: &str) -> Self {
        let Ok(stored) = serde_json::from_str::<serde_json::Value>(json) else {
            return Self::default();
        };
        let Self {
            language,
            theme,
            volume,
            muted,
            motion,
            left_handed,
            text_size,
            drawing,
        } = Self::default();
        Self {
            language: field(&stored, "language", language),
            theme: field(&stored, "theme", theme),
            volume: field(&stored, "volume", volume).min(VOLUME_MAX),
            muted: field(&stored, "muted", muted),
            motion: field(&stored, "motion", motion),
            left_handed: field(&stored, "left_handed", left_handed),
            text_size: field(&stored, "text_size", text_size),
            drawing: field(&stored, "drawing", drawing),
        }
    }

    /// The language to speak where the system's is `system`.
    #[must_use]
    pub const fn language(&self, system: Language) -> Language {
        match self.language {
            LanguageChoice::System => system,
            LanguageChoice::En => Language::En,
            LanguageChoice::Nl => Language::Nl,
        }
    }

    /// The volume that's heard: 0 when muted.
    #[must_use]
    pub const fn heard(&self) -> u8 {
        if self.muted { 0 } else { self.volume }
    }
}

fn field<T: DeserializeOwned>(stored: &serde_json::Value, name: &str, default: T) -> T {
    stored
        .get(name)
        .and_then(|value| T::deserialize(value).ok())
        .unwrap_or(default)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_damaged_setting_leaves_the_others() {
        let settings = Settings::parse(
            r#"{"theme":"day","volume":"loud","motion":7,"left_handed":true,"future":{"a":1}}"#,
        );
        assert_eq!(settings.theme, ThemeChoice::Day);
        assert!(settings.left_handed);
        assert_eq!(settings.volume, Settings::default().volume);
        assert_eq!(settings.motion, MotionChoice::System);
    }

    #[test]
    fn what_is_no_settings_at_all_is_the_defaults() {
        for damaged in ["", "null", "[]", "7", "{\"theme\":", "\u{0}"] {
            assert_eq!(Settings::parse(damaged), Settings::default(), "{damaged:?}");
        }
    }

    #[test]
    fn the_volume_has_an_end() {
        let loud = Settings::default().with(SettingChange::Volume(200));
        assert_eq!(loud.volume, VOLUME_MAX);
        assert_eq!(Settings::parse(r#"{"volume":99}"#).volume, VOLUME_MAX);
        assert_eq!(loud.with(SettingChange::Muted(true)).heard(), 0);
    }

    #[test]
    fn a_chosen_language_wins_over_the_system_s() {
        let settings = Settings::default();
        assert_eq!(settings.language(Language::Nl), Language::Nl);
        let english = settings.with(SettingChange::Language(LanguageChoice::En));
        assert_eq!(english.language(Language::Nl), Language::En);
    }
}
