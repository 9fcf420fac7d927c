//! The way to a device, with ALSA's own file device in place of a speaker.
#![cfg(target_os = "linux")]
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod support;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use coinop_core::kernel::Seat;
use coinop_core::session::Input;
use coinop_core::view::SettingChange;
use coinop_host::{Engine, Options};
use support::{child_command, in_child};

/// A device that writes what it plays into a file, as fast as it can.
fn speaker(folder: &Path) -> String {
    let file = folder.join("played.raw");
    format!(
        "pcm.!default {{ type file slave.pcm \"null\" file \"{}\" format \"raw\" }}\n\
         pcm.null {{ type null }}\n",
        file.display()
    )
}

/// Runs `test` again as a child that hears by `folder`'s configuration.
fn child(test: &str, folder: &Path) -> String {
    let exe = std::env::current_exe().expect("has a name");
    let output = child_command(test, test, folder, &exe)
        .env("ALSA_CONFIG_PATH", folder.join("asound.conf"))
        .output()
        .expect("runs");
    let said = format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(output.status.success(), "{said}");
    said
}

fn engine() -> (std::path::PathBuf, Engine) {
    let folder = std::path::PathBuf::from(std::env::var("COINOP_FOLDER").expect("given"));
    let engine = Engine::open(Options {
        data_dir: folder.join("data"),
        language: None,
        sound: true,
        drawing: None,
    })
    .expect("opens with or without a device");
    let draft = engine.new_draft().expect("a draft").draft;
    engine.start(draft).expect("starts");
    (folder, engine)
}

/// Whether a device answers, as the settings' screen says it.
fn answers(engine: &Engine) -> bool {
    let view = engine.settings().expect("settings");
    let volume = view.groups.iter().find(|group| group.id == "volume");
    volume.expect("a volume").text.is_empty()
}

/// Waits until `so` or ten seconds are over.
fn wait(mut so: impl FnMut() -> bool) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(10) {
        if so() {
            return true;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    false
}

/// How much was played so far, silence included, in bytes.
fn played(folder: &Path) -> u64 {
    fs::metadata(folder.join("played.raw")).map_or(0, |file| file.len())
}

/// Whether anything but silence was played so far.
fn heard(folder: &Path) -> bool {
    fs::read(folder.join("played.raw")).is_ok_and(|played| played.iter().any(|byte| *byte != 0))
}

#[test]
fn cues_reach_the_device_and_pause_silences_it() {
    let test = "cues_reach_the_device_and_pause_silences_it";
    if !in_child(test) {
        let folder = tempfile::tempdir().expect("temp");
        fs::write(folder.path().join("asound.conf"), speaker(folder.path())).expect("writes");
        child(test, folder.path());
        return;
    }
    let (folder, engine) = engine();
    assert!(
        wait(|| folder.join("played.raw").exists()),
        "the device opens"
    );
    assert!(!heard(&folder), "nothing plays by itself");
    engine
        .change_setting(SettingChange::Muted(true))
        .expect("keeps");
    engine.dispatch(1, Input::CoinIn(Seat(0))).expect("a coin");
    let before = played(&folder);
    // A second of 48 kHz, two channels of 16 bits: longer than a coin.
    assert!(wait(|| played(&folder) > before + 192_000), "it plays on");
    assert!(!heard(&folder), "muted is silent");
    engine
        .change_setting(SettingChange::Muted(false))
        .expect("keeps");
    engine.dispatch(2, Input::CoinOut).expect("a coin");
    assert!(wait(|| heard(&folder)), "a coin is heard");
    assert!(answers(&engine));
}

#[test]
fn a_device_that_comes_back_is_heard_and_its_absence_is_told_once() {
    let test = "a_device_that_comes_back_is_heard_and_its_absence_is_told_once";
    if !in_child(test) {
        let folder = tempfile::tempdir().expect("temp");
        fs::write(folder.path().join("asound.conf"), "# no device\n").expect("writes");
        let said = child(test, folder.path());
        assert_eq!(said.matches("no sound for now").count(), 1, "{said}");
        assert!(!said.contains("ALSA lib"), "{said}");
        return;
    }
    let (folder, engine) = engine();
    assert!(wait(|| !answers(&engine)), "it says that it's silent");
    fs::write(folder.join("asound.conf"), speaker(&folder)).expect("plugs it in");
    let back = wait(|| {
        engine.tap_cue();
        answers(&engine)
    });
    assert!(back, "a cue that's wanted finds the device");
    let played = wait(|| {
        engine.tap_cue();
        heard(&folder)
    });
    assert!(played, "it's heard again");
}

#[test]
fn no_start_and_no_input_waits_for_a_device() {
    let test = "no_start_and_no_input_waits_for_a_device";
    if !in_child(test) {
        let folder = tempfile::tempdir().expect("temp");
        // Whoever reads this waits until somebody writes into it.
        let pipe = folder.path().join("asound.conf");
        let made = Command::new("mkfifo").arg(&pipe).status();
        assert!(made.expect("runs").success());
        child(test, folder.path());
        return;
    }
    let (folder, engine) = engine();
    engine.dispatch(1, Input::CoinIn(Seat(0))).expect("a coin");
    assert_eq!(played(&folder), 0, "there's no device yet");
    // Opens as soon as the sound's thread waits there.
    let (pipe, ready) = (folder.join("asound.conf"), folder.join("ready.conf"));
    let mut waiting = fs::OpenOptions::new()
        .write(true)
        .open(&pipe)
        .expect("opens");
    fs::write(&ready, speaker(&folder)).expect("writes");
    fs::rename(&ready, &pipe).expect("no second reader waits");
    waiting
        .write_all(speaker(&folder).as_bytes())
        .expect("goes on");
    drop(waiting);
    let heard = wait(|| {
        engine.tap_cue();
        heard(&folder)
    });
    assert!(heard, "the device is there now");
}
