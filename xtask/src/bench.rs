//! `bench`: the figures of docs/performance.md.

use crate::shell::{Done, cargo, run};

/// Measures; misses are printed, not failed.
pub fn bench(arguments: &[String]) -> Done {
    let mut bench = cargo(&[
        "bench",
        "--package",
        "coinop-core",
        "--package",
        "coinop-host",
    ]);
    run(bench.args(arguments))
}
