//! The one object. Each method is host's of the same name, which says more.

use std::path::PathBuf;

use coinop_core::maze::Difficulty;
use coinop_core::session::{Cue, Input, Notice, RULES_VERSION, Update};
use coinop_core::view::{
    CardsDraft, CardsDraftView, DraftChange, DraftView, Frame, HomeView, HowView, LogView,
    MazeFrame, PracticeView, SettingChange, SettingsView, SetupDraft, WatchView,
};
use coinop_host::sound;

use crate::EngineError;

/// Grows when a released shell would no longer fit.
const ABI: u32 = 1;

/// Which library this is.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct About {
    /// The app's version: `0.1.0`.
    pub version: String,
    /// The boundary's version. The generated code refuses a library whose
    /// functions differ from its own by itself; this one is for diagnostics.
    pub abi: u32,
    /// Version of the rules that new matches are played by.
    pub rules: u32,
}

/// Which library this is.
#[uniffi::export]
#[must_use]
pub fn about() -> About {
    About {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        abi: ABI,
        rules: RULES_VERSION,
    }
}

/// What a shell knows before it can ask for anything.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Options {
    /// The platform's data folder of this app; made if it isn't there.
    pub data_dir: String,
    /// The system's language tag, such as `nl-NL`, if the shell knows it.
    pub language: Option<String>,
    /// Whether the engine plays sound. An Android app says no and plays
    /// [`Engine::pcm`] for each cue among an update's effects.
    pub sound: bool,
}

/// A cue as samples: one channel, 16 bits, little-endian.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Pcm {
    /// Samples a second.
    pub rate: u32,
    /// Two bytes a sample.
    pub bytes: Vec<u8>,
}

/// The engine behind every shell. Open one, keep it as long as the app lives.
///
/// Calls may come from any thread and are served one after the other. A call
/// that writes waits for the disk: stay off the thread that draws.
#[derive(Debug, uniffi::Object)]
pub struct Engine {
    pub(crate) host: coinop_host::Engine,
}

/// Host's fault as ours.
pub(crate) type Reply<T> = Result<T, EngineError>;

#[uniffi::export]
impl Engine {
    /// Opens the store of `options.data_dir`. A damaged file is no error: it's
    /// set aside, and the first home view says so.
    #[uniffi::constructor]
    pub fn open(options: Options) -> Reply<Self> {
        let host = coinop_host::Engine::open(coinop_host::Options {
            data_dir: PathBuf::from(options.data_dir),
            language: options.language,
            sound: options.sound,
            // A phone has one way to draw.
            drawing: None,
        })?;
        Ok(Self { host })
    }

    /// The first screen.
    pub fn home(&self) -> Reply<HomeView> {
        Ok(self.host.home()?)
    }

    /// The settings screen.
    pub fn settings(&self) -> Reply<SettingsView> {
        Ok(self.host.settings()?)
    }

    /// Keeps one setting; it holds at once. After another language, ask for
    /// what is on screen again.
    pub fn change_setting(&self, change: SettingChange) -> Reply<SettingsView> {
        Ok(self.host.change_setting(change)?)
    }

    /// The rulings in words.
    #[must_use]
    pub fn how_we_play(&self) -> HowView {
        self.host.how_we_play()
    }

    /// A draft of the bank's setup, with the table that played last.
    pub fn new_draft(&self) -> Reply<DraftView> {
        Ok(self.host.new_draft()?)
    }

    /// A draft after one change.
    pub fn edit_draft(&self, draft: SetupDraft, change: DraftChange) -> Reply<DraftView> {
        Ok(self.host.edit_draft(draft, change)?)
    }

    /// Saves the box of a draft by its name.
    pub fn save_box(&self, draft: SetupDraft) -> Reply<DraftView> {
        Ok(self.host.save_box(draft)?)
    }

    /// Starts a match from a draft and opens it.
    pub fn start(&self, draft: SetupDraft) -> Reply<Update> {
        Ok(self.host.start(draft)?)
    }

    /// A draft of the card game's setup, with the table that played it last.
    pub fn new_cards_draft(&self) -> Reply<CardsDraftView> {
        Ok(self.host.new_cards_draft()?)
    }

    /// A draft of the card game after one change.
    pub fn edit_cards_draft(
        &self,
        draft: CardsDraft,
        change: DraftChange,
    ) -> Reply<CardsDraftView> {
        Ok(self.host.edit_cards_draft(draft, change)?)
    }

    /// Saves the decks of a draft by their name.
    pub fn save_decks(&self, draft: CardsDraft) -> Reply<CardsDraftView> {
        Ok(self.host.save_decks(draft)?)
    }

    /// Starts a match of the card game from a draft and opens it.
    pub fn start_cards(&self, draft: CardsDraft) -> Reply<Update> {
        Ok(self.host.start_cards(draft)?)
    }

    /// Opens a kept match exactly where its last acknowledged input left it.
    pub fn open_match(&self, id: String) -> Reply<Update> {
        Ok(self.host.open_match(id)?)
    }

    /// Takes one input of the open match; it's on the disk when this returns.
    /// A repeated `call` number returns its first reply and does nothing.
    /// Numbers begin anew with each opening and each [`Engine::view`]. A rule
    /// that refuses is no error but an update with a notice.
    pub fn dispatch(&self, call: u32, input: Input) -> Reply<Update> {
        Ok(self.host.dispatch(call, input)?)
    }

    /// Takes one frame of the display and plays the open round of the maze that
    /// far; `now_us` are microseconds by the display's own clock, which may wrap.
    /// Once a frame, on the thread that draws: it waits for the disk at the
    /// round's end only.
    pub fn frame(&self, now_us: u32) -> Reply<Frame> {
        Ok(self.host.frame(now_us)?)
    }

    /// The practice screen: how hard, the best so far, the newest runs.
    pub fn practice(&self) -> Reply<PracticeView> {
        Ok(self.host.practice()?)
    }

    /// Starts a round without a bank and opens it.
    pub fn start_practice(&self, difficulty: Difficulty) -> Reply<Update> {
        Ok(self.host.start_practice(difficulty)?)
    }

    /// Shows a kept run again from its beginning.
    pub fn watch(&self, id: String) -> Reply<WatchView> {
        Ok(self.host.watch(id)?)
    }

    /// Shows a run from the text of its file, as [`Engine::save_run`] wrote it;
    /// nothing of it is kept.
    pub fn watch_file(&self, text: String) -> Reply<WatchView> {
        Ok(self.host.watch_file(text)?)
    }

    /// One frame of the run that's watched; `quarters` of its pace, 1 to 4.
    pub fn watch_frame(&self, now_us: u32, quarters: u8) -> Reply<MazeFrame> {
        Ok(self.host.watch_frame(now_us, quarters)?)
    }

    /// Saves a kept run as a file and says where.
    pub fn save_run(&self, id: String) -> Reply<Notice> {
        Ok(self.host.save_run(id)?)
    }

    /// The whole view of the open match again, without effects.
    pub fn view(&self) -> Reply<Update> {
        Ok(self.host.view()?)
    }

    /// All entries of the open match in words, newest first; the view has only
    /// the newest of them.
    pub fn log(&self) -> Reply<LogView> {
        Ok(self.host.log()?)
    }

    /// Closes the open match; it's kept. Nothing happens when none is open.
    pub fn close_match(&self) -> Reply<()> {
        Ok(self.host.close_match()?)
    }

    /// Removes a match for good. The shell has asked.
    pub fn remove_match(&self, id: String) -> Reply<HomeView> {
        Ok(self.host.remove_match(id)?)
    }

    /// Another match with the setup of the open one.
    pub fn rematch(&self) -> Reply<Update> {
        Ok(self.host.rematch()?)
    }

    /// The app goes out of sight: silence, and time away isn't played. Twice is
    /// once.
    pub fn pause(&self) {
        self.host.pause();
    }

    /// The app is back in sight. Twice is once.
    pub fn resume(&self) {
        self.host.resume();
    }

    /// The small click of the app's own navigation.
    pub fn tap_cue(&self) {
        self.host.tap_cue();
    }

    /// A cue as samples, for an app that plays sound itself. Ask once a cue.
    #[must_use]
    pub fn pcm(&self, cue: Cue) -> Pcm {
        let samples = self.host.pcm(cue);
        Pcm {
            rate: sound::RATE,
            bytes: samples.into_iter().flat_map(i16::to_le_bytes).collect(),
        }
    }
}
