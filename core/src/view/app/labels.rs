//! Labels of what every shell has of its own: back, close, menu, waiting, and
//! the names of the kit's parts for a screen reader.

use serde::{Deserialize, Serialize};

use crate::view::{Language, Words};

macro_rules! app_words {
    ($($(#[$doc:meta])* $field:ident = $key:literal,)+) => {
        /// The labels that a shell's navigation and kit need, in one language.
        ///
        /// They come with home and settings; a shell keeps the newest.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts-rs", derive(ts_rs::TS), ts(export))]
        #[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
        pub struct AppWords {
            /// The language of all words now.
            pub language: Language,
            /// Its tag, for a page's `lang`: "en", "nl".
            pub tag: String,
            $($(#[$doc])* pub $field: String,)+
        }

        /// All of a shell's own labels.
        #[must_use]
        pub fn app_words(words: &Words) -> AppWords {
            AppWords {
                language: words.language(),
                tag: words.language().tag().to_owned(),
                $($field: words.say($key),)+
            }
        }
    };
}

app_words! {
    /// The app's name.
    app_name = "app-name",
    /// One screen back.
    back = "app-back",
    /// Closes a sheet or a notice.
    close = "app-close",
    /// Agrees to a notice.
    got_it = "app-got-it",
    /// Doesn't do it.
    cancel = "app-cancel",
    /// The menu of an open match.
    menu = "app-menu",
    /// Settings.
    settings = "app-settings",
    /// "How we play it".
    how_we_play = "app-how",
    /// The running log.
    log = "app-log",
    /// While something is on its way.
    loading = "app-loading",
    /// Home, from an open match; it's kept.
    leave = "app-leave",
    /// The same table again, a new match.
    rematch = "app-rematch",
    /// Sound on, as a switch.
    sound = "app-sound",
    /// Turns the sound off.
    mute = "app-mute",
    /// Turns the sound on.
    unmute = "app-unmute",
    /// Jumps over the navigation (keyboard, screen reader).
    skip = "app-skip",
    /// Names the region with the unit.
    unit = "app-unit",
    /// Names the region with all players.
    players = "app-players",
    /// Names the region with the big buttons.
    buttons = "app-buttons",
    /// Names the region with the table helper.
    helper = "app-helper",
    /// Names the ring of stops.
    ring = "app-ring",
    /// Names the dots of the display.
    display = "app-display",
    /// Names the slot.
    slot = "app-slot",
    /// Names the joystick.
    joystick = "app-joystick",
    /// Joystick up.
    stick_up = "app-stick-up",
    /// Joystick down.
    stick_down = "app-stick-down",
    /// Joystick left.
    stick_left = "app-stick-left",
    /// Joystick right.
    stick_right = "app-stick-right",
    /// Names the round white button.
    white_button = "app-white-button",
    /// How a keyboard works the unit.
    keys = "app-keys",
    /// The app's engine gave no answer: title.
    lost_title = "app-lost",
    /// The app's engine gave no answer: what that means.
    lost_text = "app-lost-text",
    /// The app's engine gave no answer: what to do.
    lost_remedy = "app-lost-remedy",
}
