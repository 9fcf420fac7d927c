//! What the boundary promises and Rust alone can tell. The rest is tested from
//! the other side, in ffi/jvm.

use coinop_core::session::{Cue, Direction, FaultKind, Input};
use coinop_ffi::{Engine, EngineError, Options, Tilt, TiltReads, TiltSample, TiltTop, about};

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
    shared::<Tilt>();
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

/// Flat on its back, then with its right edge down by 20 degrees, in m/s².
fn lean(tilt: &Tilt, from_ms: u32, way: f32) -> Vec<Input> {
    let angle = 20.0_f32.to_radians() * way;
    let mut inputs = Vec::new();
    for step in 1..=50 {
        let sample = TiltSample {
            at_ms: from_ms + step * 20,
            x: -9.81 * angle.sin(),
            y: 0.0,
            z: 9.81 * angle.cos(),
        };
        inputs.extend(tilt.feed(sample).inputs);
    }
    inputs
}

#[test]
fn a_lean_presses_and_the_stick_says_where_it_is() {
    let tilt = Tilt::new(TiltTop::Up, TiltReads::Up);
    tilt.count_in();
    assert_eq!(lean(&tilt, 0, 0.0), []);
    assert!(tilt.start());
    assert_eq!(lean(&tilt, 1_000, 1.0), [Input::Press(Direction::Right)]);
    let held = tilt.feed(TiltSample {
        at_ms: 2_000,
        x: f32::NAN,
        y: 0.0,
        z: 0.0,
    });
    assert_eq!(held.held, Some(Direction::Right), "nonsense is left out");
    assert_eq!(lean(&tilt, 2_000, 0.0), [Input::Release(Direction::Right)]);
    tilt.let_go();
    assert_eq!(lean(&tilt, 3_000, 1.0), []);
}

#[test]
fn without_a_count_in_there_is_no_neutral() {
    let tilt = Tilt::new(TiltTop::Up, TiltReads::Up);
    assert!(!tilt.start());
}
