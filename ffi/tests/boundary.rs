//! What the boundary promises and Rust alone can tell. The rest is tested from
//! the other side, in ffi/jvm.

use coinop_core::session::{Cue, FaultKind};
use coinop_ffi::{Engine, EngineError, Options, about};

fn open(folder: &std::path::Path) -> Result<Engine, EngineError> {
    Engine::open(Options {
        data_dir: folder.display().to_string(),
        language: None,
        sound: false,
    })
}

/// Names of the public methods in a file of ours.
fn methods(source: &str) -> Vec<&str> {
    source
        .lines()
        .filter_map(|line| line.strip_prefix("    pub fn "))
        .filter_map(|line| line.split('(').next())
        .collect()
}

#[test]
fn every_method_of_the_engine_is_passed_on() {
    let host = methods(include_str!("../../host/src/engine/mod.rs"));
    let ours = methods(include_str!("../src/engine.rs"));
    assert!(host.len() > 15, "only {} found", host.len());
    for method in host {
        assert!(ours.contains(&method), "ffi lacks `{method}`");
    }
}

#[test]
fn calls_may_come_from_any_thread() {
    const fn shared<T: Send + Sync>() {}
    shared::<Engine>();
    shared::<EngineError>();
}

#[test]
fn an_error_says_what_its_notice_says() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path()).expect("opens");
    let error = engine.view().expect_err("no match is open");
    let text = error.to_string();
    let EngineError::Failed { kind, notice, .. } = error;
    assert_eq!(kind, FaultKind::NoMatch);
    assert_eq!(text, format!("{}: {}", notice.code, notice.text));
}

#[test]
fn samples_are_little_endian_at_hosts_rate() {
    let folder = tempfile::tempdir().expect("temp");
    let engine = open(folder.path()).expect("opens");
    let pcm = engine.pcm(Cue::Bell);
    assert_eq!(pcm.rate, coinop_host::sound::RATE);
    let samples = coinop_host::sound::pcm(Cue::Bell);
    assert_eq!(pcm.bytes.len(), 2 * samples.len());
    for (bytes, sample) in pcm.bytes.chunks(2).zip(samples) {
        assert_eq!(bytes, sample.to_le_bytes());
    }
}

#[test]
fn the_library_tells_its_version() {
    assert_eq!(about().version, env!("CARGO_PKG_VERSION"));
}
