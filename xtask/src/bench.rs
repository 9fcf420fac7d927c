//! `bench`: the figures of docs/performance.md.

use crate::shell::{Done, cargo, run};

/// Measures the benches named, or all; misses are printed, not failed.
pub fn bench(names: &[String]) -> Done {
    let mut bench = cargo(&[
        "bench",
        "--package",
        "coinop-core",
        "--package",
        "coinop-host",
    ]);
    for name in names {
        bench.args(["--bench", name]);
    }
    run(&mut bench)
}
