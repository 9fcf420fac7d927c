//! How many cases a property tries.

use proptest::prelude::ProptestConfig;

/// So many, or as many as `PROPTEST_CASES` says.
pub fn config(cases: u32) -> ProptestConfig {
    let default = ProptestConfig::default();
    ProptestConfig {
        cases: if std::env::var_os("PROPTEST_CASES").is_some() {
            default.cases
        } else {
            cases
        },
        failure_persistence: None,
        ..default
    }
}
