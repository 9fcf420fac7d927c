//! `replay`: runs fixtures by the runner in tests/.

use crate::shell::{Done, Failure, cargo, run};

/// Replays the files named; fails at the first difference.
pub fn replay(files: &[String]) -> Done {
    if files.is_empty() {
        return Err(Failure::new(
            "name at least one fixture: ./x replay tests/fixtures/bank/*.jsonl",
        ));
    }
    let mut runner = cargo(&[
        "run",
        "--quiet",
        "--package",
        "coinop-conformance",
        "--bin",
        "replay",
        "--",
    ]);
    run(runner.args(files))
}
