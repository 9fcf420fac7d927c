//! The settings screen: groups of options, each with the change that it sends.

use serde::{Deserialize, Serialize};

use super::{
    AppWords, Drawing, DrawingChoice, LanguageChoice, MotionChoice, SettingChange, Settings,
    TextSize, ThemeChoice, VOLUME_MAX, app_words,
};
use crate::view::{Language, Words};

/// The settings screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SettingsView {
    /// A shell's own labels, in the language that's chosen now.
    pub words: AppWords,
    /// All settings as they are now; a shell follows them.
    pub settings: Settings,
    /// "Settings".
    pub title: String,
    /// In order.
    pub groups: Vec<SettingGroup>,
}

/// One setting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SettingGroup {
    /// Stable, for keys and tests: `language`, `theme`, `volume`.
    pub id: String,
    /// How its options are drawn.
    pub kind: SettingKind,
    /// "Theme".
    pub heading: String,
    /// A line below it, may be empty.
    pub text: String,
    /// One of them is chosen.
    pub options: Vec<SettingOption>,
}

/// How the options of a setting are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum SettingKind {
    /// One of several, all in sight.
    OneOf,
    /// Two options, off and on, in this order.
    Switch,
    /// A scale; each option is one step of it.
    Scale,
}

/// One option of a setting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct SettingOption {
    /// Stable within its group: `night`, `off`, `7`.
    pub id: String,
    /// "Night".
    pub label: String,
    /// Whether it's the one.
    pub chosen: bool,
    /// What a tap sends.
    pub change: SettingChange,
}

/// The settings screen. `system` is the system's language; `sound` is false
/// where no sound device answered; `drawing` is how the shell draws now, where
/// it has a choice.
#[must_use]
pub fn settings_view(
    settings: &Settings,
    system: Language,
    sound: bool,
    drawing: Option<Drawing>,
    words: &Words,
) -> SettingsView {
    let mut view = SettingsView {
        words: app_words(words),
        settings: settings.clone(),
        title: words.say("app-settings"),
        groups: vec![
            language(settings, system, words),
            theme(settings, words),
            text_size(settings, words),
            volume(settings, sound, words),
            switch(
                "muted",
                words.say("settings-muted"),
                words.say("settings-muted-text"),
                settings.muted,
                SettingChange::Muted,
                words,
            ),
            motion(settings, words),
            switch(
                "left_handed",
                words.say("settings-left-handed"),
                words.say("settings-left-handed-text"),
                settings.left_handed,
                SettingChange::LeftHanded,
                words,
            ),
        ],
    };
    view.groups
        .extend(drawing.map(|now| draws(settings, now, words)));
    view
}

fn option(id: &str, label: String, chosen: bool, change: SettingChange) -> SettingOption {
    SettingOption {
        id: id.to_owned(),
        label,
        chosen,
        change,
    }
}

/// A setting with a few options; `now` is the chosen one.
fn one_of<T: Copy + PartialEq>(
    id: &str,
    heading: String,
    text: String,
    now: T,
    change: fn(T) -> SettingChange,
    options: Vec<(&str, String, T)>,
) -> SettingGroup {
    SettingGroup {
        id: id.to_owned(),
        kind: SettingKind::OneOf,
        heading,
        text,
        options: options
            .into_iter()
            .map(|(id, label, value)| option(id, label, value == now, change(value)))
            .collect(),
    }
}

fn switch(
    id: &str,
    heading: String,
    text: String,
    on: bool,
    change: fn(bool) -> SettingChange,
    words: &Words,
) -> SettingGroup {
    SettingGroup {
        id: id.to_owned(),
        kind: SettingKind::Switch,
        heading,
        text,
        options: vec![
            option("off", words.say("settings-off"), !on, change(false)),
            option("on", words.say("settings-on"), on, change(true)),
        ],
    }
}

fn language(settings: &Settings, system: Language, words: &Words) -> SettingGroup {
    // A language is always named in itself, so that its speakers find it.
    let name = |language| match language {
        Language::En => "English".to_owned(),
        Language::Nl => "Nederlands".to_owned(),
    };
    one_of(
        "language",
        words.say("settings-language"),
        words.tell(
            "settings-language-text",
            &[("language", (&name(system)).into())],
        ),
        settings.language,
        SettingChange::Language,
        vec![
            (
                "system",
                words.say("settings-system"),
                LanguageChoice::System,
            ),
            ("en", name(Language::En), LanguageChoice::En),
            ("nl", name(Language::Nl), LanguageChoice::Nl),
        ],
    )
}

fn theme(settings: &Settings, words: &Words) -> SettingGroup {
    one_of(
        "theme",
        words.say("settings-theme"),
        String::new(),
        settings.theme,
        SettingChange::Theme,
        vec![
            ("system", words.say("settings-system"), ThemeChoice::System),
            ("night", words.say("settings-night"), ThemeChoice::Night),
            ("day", words.say("settings-day"), ThemeChoice::Day),
        ],
    )
}

fn text_size(settings: &Settings, words: &Words) -> SettingGroup {
    one_of(
        "text_size",
        words.say("settings-text-size"),
        String::new(),
        settings.text_size,
        SettingChange::TextSize,
        vec![
            ("normal", words.say("settings-normal"), TextSize::Normal),
            ("large", words.say("settings-large"), TextSize::Large),
            ("huge", words.say("settings-huge"), TextSize::Huge),
        ],
    )
}

fn volume(settings: &Settings, sound: bool, words: &Words) -> SettingGroup {
    SettingGroup {
        id: "volume".to_owned(),
        kind: SettingKind::Scale,
        heading: words.say("settings-volume"),
        text: if sound {
            String::new()
        } else {
            words.say("settings-no-sound")
        },
        options: (0..=VOLUME_MAX)
            .map(|step| {
                option(
                    &step.to_string(),
                    words.tell(
                        "settings-volume-step",
                        &[("step", step.into()), ("most", VOLUME_MAX.into())],
                    ),
                    step == settings.volume,
                    SettingChange::Volume(step),
                )
            })
            .collect(),
    }
}

fn motion(settings: &Settings, words: &Words) -> SettingGroup {
    one_of(
        "motion",
        words.say("settings-motion"),
        words.say("settings-motion-text"),
        settings.motion,
        SettingChange::Motion,
        vec![
            ("system", words.say("settings-system"), MotionChoice::System),
            ("full", words.say("settings-full"), MotionChoice::Full),
            (
                "reduced",
                words.say("settings-reduced"),
                MotionChoice::Reduced,
            ),
        ],
    )
}

fn draws(settings: &Settings, now: Drawing, words: &Words) -> SettingGroup {
    let (fast, safe) = (words.say("settings-fast"), words.say("settings-safe"));
    let now = match now {
        Drawing::Fast => &fast,
        Drawing::Safe => &safe,
    };
    one_of(
        "drawing",
        words.say("settings-drawing"),
        words.tell("settings-drawing-text", &[("now", now.into())]),
        settings.drawing,
        SettingChange::Drawing,
        vec![
            (
                "auto",
                words.say("settings-drawing-auto"),
                DrawingChoice::Auto,
            ),
            ("fast", fast.clone(), DrawingChoice::Fast),
            ("safe", safe.clone(), DrawingChoice::Safe),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_setting_shows_exactly_one_chosen_option_and_can_be_changed() {
        let words = Words::new(Language::En);
        let mut settings = Settings::default();
        let view = |settings: &Settings| {
            settings_view(settings, Language::En, true, Some(Drawing::Fast), &words)
        };
        let ids: Vec<_> = view(&settings)
            .groups
            .iter()
            .map(|group| group.id.clone())
            .collect();
        for id in ids {
            let group = |settings: &Settings| {
                view(settings)
                    .groups
                    .into_iter()
                    .find(|group| group.id == id)
                    .expect("the group stays")
            };
            for option in group(&settings).options {
                settings = settings.with(option.change);
                let after = group(&settings);
                let chosen: Vec<_> = after.options.iter().filter(|now| now.chosen).collect();
                assert_eq!(chosen.len(), 1, "{id}");
                assert_eq!(chosen[0].id, option.id, "{id}");
            }
        }
    }

    #[test]
    fn a_silent_machine_says_so() {
        let words = Words::new(Language::En);
        let text = |sound| {
            settings_view(&Settings::default(), Language::En, sound, None, &words).groups[3]
                .text
                .clone()
        };
        assert!(text(true).is_empty());
        assert!(!text(false).is_empty());
    }

    #[test]
    fn how_to_draw_is_asked_only_where_a_shell_has_a_choice() {
        let words = Words::new(Language::En);
        let asked = |drawing| {
            settings_view(&Settings::default(), Language::En, true, drawing, &words)
                .groups
                .into_iter()
                .find(|group| group.id == "drawing")
        };
        assert_eq!(asked(None), None);
        let text = |drawing| asked(Some(drawing)).map_or_else(String::new, |group| group.text);
        assert_ne!(text(Drawing::Fast), text(Drawing::Safe), "what draws now");
    }
}
