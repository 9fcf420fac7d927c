//! First replies of calls, for calls that come again.

use std::collections::VecDeque;

use coinop_core::session::{Fault, Update};

/// As many calls may wait in a shell (at most 32), so no repeated one is older.
const KEPT: usize = 32;

/// The last replies by call number.
#[derive(Debug, Default)]
pub(super) struct Replies {
    kept: VecDeque<(u32, Result<Update, Fault>)>,
}

impl Replies {
    /// The first reply of `call`, if it was made.
    pub(super) fn of(&self, call: u32) -> Option<&Result<Update, Fault>> {
        let mut kept = self.kept.iter().rev();
        kept.find(|(number, _)| *number == call)
            .map(|(_, reply)| reply)
    }

    /// Keeps the first reply of `call`.
    pub(super) fn keep(&mut self, call: u32, reply: &Result<Update, Fault>) {
        if self.kept.len() == KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back((call, reply.clone()));
    }

    /// Numbers begin anew.
    pub(super) fn forget(&mut self) {
        self.kept.clear();
    }
}
