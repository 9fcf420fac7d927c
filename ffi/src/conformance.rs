//! For runs of fixtures in a shell's language; see host's module of this name.
//!
//! Inputs come in and updates go out as JSON so that no test restates a type
//! of ours, and each crosses the boundary as a value in between.

use coinop_core::kernel::Millis;
use coinop_core::session::{Fault, FaultKind, Input, Update};
use coinop_core::view::{Language, Words, fault};

use crate::Engine;
use crate::engine::Reply;

#[uniffi::export]
impl Engine {
    /// Starts a match with this setup and seed; its clock stands at 0.
    pub fn rehearse(&self, setup: String, seed: String) -> Reply<Update> {
        Ok(self.host.rehearse(&setup, &seed)?)
    }

    /// The open match's clock stands at `at` milliseconds from now on.
    pub fn set_clock(&self, at: u32) -> Reply<()> {
        Ok(self.host.set_clock(Millis(at.into()))?)
    }

    /// The hash of the open match.
    pub fn hash(&self) -> Reply<String> {
        Ok(self.host.hash()?)
    }

    /// The open match's id.
    pub fn match_id(&self) -> Reply<String> {
        Ok(self.host.match_id()?)
    }

    /// Panics after half of a change, as a bug would.
    pub fn stumble(&self) -> Reply<Update> {
        Ok(self.host.stumble()?)
    }
}

/// An input as the log has it.
#[uniffi::export]
pub fn input_of_json(json: String) -> Reply<Input> {
    Ok(serde_json::from_str(&json).map_err(|error| unreadable(&error))?)
}

/// An update as other shells get it.
#[uniffi::export]
pub fn json_of_update(update: Update) -> Reply<String> {
    Ok(serde_json::to_string(&update).map_err(|error| unreadable(&error))?)
}

fn unreadable(error: &serde_json::Error) -> Fault {
    let words = Words::new(Language::En);
    fault(FaultKind::Invalid, &error.to_string(), &words)
}
