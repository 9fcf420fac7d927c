//! A session and the moments of it that are kept.

use coinop_core::kernel::Millis;
use coinop_core::session::{Input, Session, Update};
use coinop_core::view::{Language, Words};
use serde::Serialize;

/// How a step of an album went.
pub type Done = Result<(), Box<dyn std::error::Error>>;

/// What's played and what was kept of it.
pub struct Album {
    pub words: Words,
    pub session: Session,
    pub at: Millis,
    pub last: Update,
    moments: Vec<String>,
}

impl Album {
    /// An empty one, with a match to begin with.
    pub fn new(language: Language, session: Session) -> Self {
        let words = Words::new(language);
        let last = session.update(&words);
        Self {
            words,
            session,
            at: Millis(0),
            last,
            moments: Vec::new(),
        }
    }

    /// One input, so many milliseconds after the one before.
    pub fn take(&mut self, input: Input, pause: u32) {
        self.at = self.at.after(pause);
        self.last = self.session.dispatch(input, self.at, &self.words).update;
    }

    /// Keeps something else than a view.
    pub fn note(&mut self, name: &str, what: &impl Serialize) -> Done {
        let (name, what) = (serde_json::to_string(name)?, serde_json::to_string(what)?);
        self.moments.push(format!("{name}:{what}"));
        Ok(())
    }

    /// Keeps this moment: the whole view, with the last effects and notice.
    pub fn keep(&mut self, name: &str) -> Done {
        let mut update = self.session.update(&self.words);
        update.effects = self.last.effects.clone();
        update.notice = self.last.notice.clone();
        self.note(name, &update)
    }

    /// All of it as JSON, one moment a line.
    pub fn finish(self) -> String {
        format!("{{\n{}\n}}\n", self.moments.join(",\n"))
    }
}
