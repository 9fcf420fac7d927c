//! The one engine of this process, and the way of every call to it.
//!
//! An engine that can't be opened (a second process, a full disk) leaves the
//! window usable: the fault is told, and the next call tries again. A panic
//! inside a call becomes a fault too; the engine and later calls live on.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;

use coinop_core::session::{Fault, FaultKind};
use coinop_core::view::{Language, Words, fault};
use coinop_host::{Engine, Options};

use crate::renderer;

/// The engine, open or not yet.
#[derive(Debug)]
pub struct Desk {
    data_dir: PathBuf,
    language: Option<String>,
    state: Mutex<State>,
    /// See [`Desk::handed`].
    handed: OnceLock<Option<String>>,
}

#[derive(Debug)]
enum State {
    /// Nothing asked for it yet, or opening failed.
    Shut,
    /// In use.
    Open(Arc<Engine>),
    /// The window is gone; nothing opens it again.
    Closed,
}

impl Desk {
    /// A desk on this data folder, with the system's language.
    pub fn new(data_dir: PathBuf) -> Self {
        Self {
            data_dir,
            language: sys_locale::get_locale(),
            state: Mutex::new(State::Shut),
            handed: OnceLock::new(),
        }
    }

    /// Opens the engine on a thread of its own and makes ready what the page is
    /// handed: the system's own part of a window takes longer than both.
    pub fn open_ahead(self: &Arc<Self>) {
        let desk = Arc::clone(self);
        thread::spawn(move || desk.handed().is_some());
    }

    /// The engine, opened now if it wasn't.
    fn engine(&self) -> Result<Arc<Engine>, Fault> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match &*state {
            State::Open(engine) => Ok(Arc::clone(engine)),
            State::Closed => Err(self.bug("the window is closing")),
            State::Shut => {
                let engine = Arc::new(Engine::open(Options {
                    data_dir: self.data_dir.clone(),
                    language: self.language.clone(),
                    sound: true,
                    drawing: renderer::drawing(),
                })?);
                *state = State::Open(Arc::clone(&engine));
                Ok(engine)
            }
        }
    }

    /// What the page has to know before its first paint, as a script for it:
    /// theme, motion and language, and the first screen itself, which spares the
    /// page a question and a picture of waiting. Made once; `None` when the
    /// engine can't be opened.
    pub fn handed(&self) -> Option<&str> {
        let handed = self.handed.get_or_init(|| {
            let engine = self.engine().ok()?;
            let view = engine.settings().ok()?;
            let handed = serde_json::json!({
                "theme": view.settings.theme,
                "motion": view.settings.motion,
                "language": view.words.tag,
                "home": engine.home().ok(),
            });
            Some(format!("window.__COINOP__ = Object.freeze({handed});"))
        });
        handed.as_deref()
    }

    /// Runs one call off the window's thread and waits for its reply.
    pub async fn ask<T, F>(self: &Arc<Self>, call: F) -> Result<T, Fault>
    where
        T: Send + 'static,
        F: FnOnce(&Engine) -> Result<T, Fault> + Send + 'static,
    {
        let desk = Arc::clone(self);
        let reply =
            tauri::async_runtime::spawn_blocking(move || desk.engine().and_then(|e| call(&e)));
        match reply.await {
            Ok(reply) => reply,
            // The panic's own words are on stderr.
            Err(panic) => Err(self.bug(&panic.to_string())),
        }
    }

    /// Snapshot and let go of the data folder. Every acknowledged input is
    /// durable already, so a failure loses nothing.
    pub fn close(&self) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if let State::Open(engine) = std::mem::replace(&mut *state, State::Closed)
            && let Err(error) = engine.close_match()
        {
            eprintln!("coinop: closing: {error}");
        }
    }

    /// What went wrong in the shell itself, in words.
    pub fn bug(&self, detail: &str) -> Fault {
        let language = self
            .language
            .as_deref()
            .map_or(Language::En, Language::of_tag);
        fault(FaultKind::Bug, detail, &Words::new(language))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn desk(name: &str) -> (Arc<Desk>, PathBuf) {
        let folder = std::env::temp_dir().join(format!("coinop-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        (Arc::new(Desk::new(folder.clone())), folder)
    }

    #[test]
    fn a_panic_inside_a_call_is_a_fault_and_the_next_call_works() {
        let (desk, folder) = desk("panic");
        let broken: Result<(), Fault> =
            tauri::async_runtime::block_on(desk.ask(|_| panic!("on purpose")));
        assert_eq!(broken.unwrap_err().kind, FaultKind::Bug);
        let home = tauri::async_runtime::block_on(desk.ask(Engine::home));
        assert!(home.is_ok(), "{home:?}");
        desk.close();
        let _ = std::fs::remove_dir_all(folder);
    }

    #[test]
    fn a_store_in_use_is_told_and_tried_again() {
        let (first, folder) = desk("in-use");
        tauri::async_runtime::block_on(first.ask(Engine::home)).unwrap();
        let second = Arc::new(Desk::new(folder.clone()));
        let told = tauri::async_runtime::block_on(second.ask(Engine::home)).unwrap_err();
        assert_eq!(told.kind, FaultKind::StoreInUse);
        first.close();
        let home = tauri::async_runtime::block_on(second.ask(Engine::home));
        assert!(home.is_ok(), "{home:?}");
        second.close();
        let _ = std::fs::remove_dir_all(folder);
    }

    #[test]
    fn the_page_is_handed_its_look_and_its_first_screen() {
        let (desk, folder) = desk("handed");
        desk.open_ahead();
        let script = desk.handed().unwrap();
        let json = script
            .strip_prefix("window.__COINOP__ = Object.freeze(")
            .and_then(|rest| rest.strip_suffix(");"))
            .unwrap();
        let handed: serde_json::Value = serde_json::from_str(json).unwrap();
        assert_eq!(handed["theme"], "system");
        let home = tauri::async_runtime::block_on(desk.ask(Engine::home)).unwrap();
        assert_eq!(handed["home"], serde_json::to_value(home).unwrap());
        desk.close();
        let _ = std::fs::remove_dir_all(folder);
    }

    #[test]
    fn a_closed_desk_opens_nothing() {
        let (desk, folder) = desk("closed");
        desk.close();
        let told = tauri::async_runtime::block_on(desk.ask(Engine::home)).unwrap_err();
        assert_eq!(told.kind, FaultKind::Bug);
        assert!(!folder.exists());
    }
}
