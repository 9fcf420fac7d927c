//! The one object that a shell holds: synchronous, without callbacks, usable
//! after whatever went wrong inside.
//!
//! It owns the store, the sound and at most one open match, and does nothing
//! that a rule or a word decides; those are core's. Calls may come from any
//! thread; they're served one after the other.

#[cfg(feature = "conformance")]
mod conformance;
mod desk;
mod drafts;
mod play;
mod practice;
mod replies;
mod table;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use coinop_core::maze::Difficulty;
use coinop_core::session::{Cue, Fault, Input, Notice, Update};
use coinop_core::view::{
    CardsDraft, CardsDraftView, DraftChange, DraftView, Drawing, Frame, HomeView, HowView,
    Language, LogView, MazeFrame, PracticeView, SettingChange, SettingsView, SetupDraft, WatchView,
    Words, how_we_play,
};

use crate::faults;
use crate::sound;
use desk::Desk;

/// What a shell knows before it can ask for anything.
#[derive(Clone, Debug)]
pub struct Options {
    /// The platform's data folder of this app; made if it isn't there.
    pub data_dir: PathBuf,
    /// The system's language tag, such as `nl-NL`, if the shell knows it.
    pub language: Option<String>,
    /// Whether host plays sound. A shell that plays [`Engine::pcm`] itself
    /// says no.
    pub sound: bool,
    /// How the shell draws, where a person may choose that; else nothing, and
    /// the settings don't ask.
    pub drawing: Option<Drawing>,
}

/// The engine behind every shell.
#[derive(Debug)]
pub struct Engine {
    desk: Mutex<Desk>,
}

impl Engine {
    /// Opens the store of `options.data_dir`; the sound device is opened in the
    /// background.
    ///
    /// # Errors
    /// `StoreInUse` when another process has the folder, `StoreTooNew`,
    /// `StoreForeign`, `StoreReadOnly`, `StoreBlocked`, `StoreFull` or `StoreBusy`. A damaged file is no error:
    /// it's set aside, and the first home view says so.
    pub fn open(options: Options) -> Result<Self, Fault> {
        let system = Language::of_tag(options.language.as_deref().unwrap_or_default());
        let opened = catch_unwind(AssertUnwindSafe(|| Desk::open(options, system)));
        let desk = opened.unwrap_or_else(|panic| {
            let what = faults::panic_text(panic.as_ref());
            Err(faults::bug(&what, &Words::new(system)))
        })?;
        Ok(Self {
            desk: Mutex::new(desk),
        })
    }

    /// The first screen.
    ///
    /// # Errors
    /// When the store can't be read.
    pub fn home(&self) -> Result<HomeView, Fault> {
        self.serve(Desk::home)
    }

    /// The settings screen.
    ///
    /// # Errors
    /// `Bug` only.
    pub fn settings(&self) -> Result<SettingsView, Fault> {
        self.serve(|desk| Ok(desk.settings()))
    }

    /// Keeps one setting; it holds at once.
    ///
    /// # Errors
    /// When the store can't be written; nothing has changed then.
    pub fn change_setting(&self, change: SettingChange) -> Result<SettingsView, Fault> {
        self.serve(|desk| desk.change_setting(change))
    }

    /// The rulings in words.
    #[must_use]
    pub fn how_we_play(&self) -> HowView {
        how_we_play(self.lock().words())
    }

    /// A draft of the bank's setup, with the table that played last.
    ///
    /// # Errors
    /// When the store can't be read.
    pub fn new_draft(&self) -> Result<DraftView, Fault> {
        self.serve(Desk::new_draft)
    }

    /// A draft after one change.
    ///
    /// # Errors
    /// When the store can't be read.
    pub fn edit_draft(&self, draft: SetupDraft, change: DraftChange) -> Result<DraftView, Fault> {
        self.serve(|desk| desk.edit_draft(draft, change))
    }

    /// Saves the box of a draft by its name.
    ///
    /// # Errors
    /// `Invalid` when a number of it is wrong, or when it can't be written.
    pub fn save_box(&self, draft: SetupDraft) -> Result<DraftView, Fault> {
        self.serve(|desk| desk.save_box(draft))
    }

    /// Starts a match from a draft and opens it.
    ///
    /// # Errors
    /// `Invalid` when something in the draft is wrong, or when the match can't
    /// be written.
    pub fn start(&self, draft: SetupDraft) -> Result<Update, Fault> {
        self.serve(|desk| desk.start(&draft))
    }

    /// A draft of the card game's setup, with the table that played it last.
    ///
    /// # Errors
    /// When the store can't be read.
    pub fn new_cards_draft(&self) -> Result<CardsDraftView, Fault> {
        self.serve(Desk::new_cards_draft)
    }

    /// A draft of the card game after one change.
    ///
    /// # Errors
    /// When the store can't be read.
    pub fn edit_cards_draft(
        &self,
        draft: CardsDraft,
        change: DraftChange,
    ) -> Result<CardsDraftView, Fault> {
        self.serve(|desk| desk.edit_cards_draft(draft, change))
    }

    /// Saves the decks of a draft by their name.
    ///
    /// # Errors
    /// `Invalid` when a number of them is wrong, or when they can't be written.
    pub fn save_decks(&self, draft: CardsDraft) -> Result<CardsDraftView, Fault> {
        self.serve(|desk| desk.save_decks(draft))
    }

    /// Starts a match of the card game from a draft and opens it.
    ///
    /// # Errors
    /// `Invalid` when something in the draft is wrong, or when the match can't
    /// be written.
    pub fn start_cards(&self, draft: CardsDraft) -> Result<Update, Fault> {
        self.serve(|desk| desk.start_cards(&draft))
    }

    /// Opens a kept match exactly where its last acknowledged input left it;
    /// another open one is closed first.
    ///
    /// # Errors
    /// `NoMatch` when there's none of that id, `StoreDamaged` when its log
    /// makes no sense.
    pub fn open_match(&self, id: String) -> Result<Update, Fault> {
        self.serve(|desk| desk.open_match(&id))
    }

    /// Takes one input of the open match. When this returns `Ok`, it's on the
    /// disk. A repeated `call` number returns its first reply and does nothing;
    /// numbers begin anew with each opening and each [`Engine::view`].
    ///
    /// # Errors
    /// `NoMatch` when none is open; `Refused` for an input of another game, or
    /// one that is no shell's to send ([`Input::Play`]); a store's fault when
    /// the input couldn't be written, and then it doesn't count. A refusal by a
    /// rule is an `Ok` with a notice.
    pub fn dispatch(&self, call: u32, input: Input) -> Result<Update, Fault> {
        self.serve(|desk| desk.dispatch(call, input))
    }

    /// Takes one frame of the display and plays the open round of the maze that
    /// far; `now_us` are microseconds by the display's own clock, which may wrap
    /// at 2^32. A round's end is on the disk when this returns, the way there
    /// half a second later at most.
    ///
    /// # Errors
    /// `NoMatch` when none is open; a store's fault when the round couldn't be
    /// written: it then goes on from what was.
    pub fn frame(&self, now_us: u32) -> Result<Frame, Fault> {
        self.serve(|desk| desk.frame(now_us))
    }

    /// The practice screen: how hard, the best so far, the newest runs.
    ///
    /// # Errors
    /// When the store can't be read.
    pub fn practice(&self) -> Result<PracticeView, Fault> {
        self.serve(Desk::practice)
    }

    /// Starts a round without a bank and opens it; another open match is closed
    /// first.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn start_practice(&self, difficulty: Difficulty) -> Result<Update, Fault> {
        self.serve(|desk| desk.start_practice(difficulty))
    }

    /// Shows a kept run again from its beginning.
    ///
    /// # Errors
    /// `NoMatch` when there's no run of that id, `StoreDamaged` when its log
    /// makes no sense.
    pub fn watch(&self, id: String) -> Result<WatchView, Fault> {
        self.serve(|desk| desk.watch(&id))
    }

    /// Shows a run from the text of its file, as [`Engine::save_run`] wrote it;
    /// nothing of it is kept.
    ///
    /// # Errors
    /// `Invalid` when it's no whole run, has more than 1,000,000 bytes, is of
    /// newer rules, or comes to something else than it says; what was watched
    /// before is still watched.
    pub fn watch_file(&self, text: String) -> Result<WatchView, Fault> {
        self.serve(|desk| desk.watch_file(&text))
    }

    /// One frame of the run that's watched; `quarters` of its pace, 1 to 4.
    ///
    /// # Errors
    /// `NoMatch` when none is watched.
    pub fn watch_frame(&self, now_us: u32, quarters: u8) -> Result<MazeFrame, Fault> {
        self.serve(|desk| desk.watch_frame(now_us, quarters))
    }

    /// Saves a kept run as a file and says where: `seed` and stick changes by
    /// tick, in the format of our fixtures.
    ///
    /// # Errors
    /// `NoMatch` when there's no run of that id, or when it can't be written.
    pub fn save_run(&self, id: String) -> Result<Notice, Fault> {
        self.serve(|desk| desk.save_run(&id))
    }

    /// The whole view of the open match again, without effects.
    ///
    /// # Errors
    /// `NoMatch` when none is open.
    pub fn view(&self) -> Result<Update, Fault> {
        self.serve(Desk::view)
    }

    /// All entries of the open match in words, newest first; the view has only
    /// the newest of them.
    ///
    /// # Errors
    /// `NoMatch` when none is open.
    pub fn log(&self) -> Result<LogView, Fault> {
        self.serve(|desk| Ok(desk.table()?.session.log(desk.words())))
    }

    /// Closes the open match; it's kept. Nothing happens when none is open.
    ///
    /// # Errors
    /// When its cache can't be written; its log is on the disk all the same,
    /// and it's closed.
    pub fn close_match(&self) -> Result<(), Fault> {
        self.serve(Desk::close_match)
    }

    /// Removes a match for good. The shell has asked.
    ///
    /// # Errors
    /// `NoMatch` when there's none of that id, or when it can't be written.
    pub fn remove_match(&self, id: String) -> Result<HomeView, Fault> {
        self.serve(|desk| desk.remove_match(&id))
    }

    /// Another match with the setup of the open one.
    ///
    /// # Errors
    /// `NoMatch` when none is open, or when it can't be written.
    pub fn rematch(&self) -> Result<Update, Fault> {
        self.serve(Desk::rematch)
    }

    /// The app goes out of sight: silence, and time away isn't played. Twice is
    /// once.
    pub fn pause(&self) {
        // Nothing that could fail here is needed: the log is on the disk.
        let _ = self.serve(|desk| {
            desk.pause();
            Ok(())
        });
    }

    /// The app is back in sight. Twice is once.
    pub fn resume(&self) {
        let _ = self.serve(|desk| {
            desk.resume();
            Ok(())
        });
    }

    /// The small click of the app's own navigation.
    pub fn tap_cue(&self) {
        self.lock().play(Cue::Tap);
    }

    /// A cue as samples: mono, 48 kHz, 16 bits; for a shell that plays sound
    /// itself.
    #[must_use]
    pub fn pcm(&self, cue: Cue) -> Vec<i16> {
        sound::pcm(cue)
    }

    /// Serves one call. A panic inside costs that call only: the open match is
    /// loaded again from its log, which holds all that was acknowledged.
    fn serve<T>(&self, call: impl FnOnce(&mut Desk) -> Result<T, Fault>) -> Result<T, Fault> {
        let mut desk = self.lock();
        match catch_unwind(AssertUnwindSafe(|| call(&mut desk))) {
            Ok(reply) => reply,
            Err(panic) => {
                let what = faults::panic_text(panic.as_ref());
                let mended = catch_unwind(AssertUnwindSafe(|| desk.reload()));
                if mended.is_err() {
                    desk.give_up_match();
                }
                Err(faults::bug(&what, desk.words()))
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.close_match();
    }
}

#[cfg(test)]
mod tests;
