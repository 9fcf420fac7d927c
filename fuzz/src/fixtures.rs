//! Any text as a fixture: it holds, or the difference is named.

use coinop_conformance::{Problem, run};

/// What every run holds besides, as `coinop_conformance` names it: no text can
/// be at fault for these.
const ALWAYS: [&str; 4] = [
    "wait_ms",
    "books after a refusal",
    "the log, replayed",
    "the snapshot, restored",
];

/// `"up x1000"` and the like in one fixture.
const MOST_TIMES: usize = 4;

/// Runs a fixture.
pub fn fixtures(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    // Thousands of the same input make a fixture slow, not clever.
    if text.matches(" x").count() > MOST_TIMES {
        return;
    }
    let Err(difference) = run(text) else {
        return;
    };
    assert!(difference.line > 0);
    match &difference.problem {
        Problem::Unreadable(what) => assert!(!what.is_empty()),
        Problem::Differs { at, .. } => {
            let is_ours = ALWAYS.iter().any(|always| at.starts_with(always));
            assert!(!is_ours, "{difference}");
        }
    }
}
