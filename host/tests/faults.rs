//! What a person is told when their data can't be had: what's true, where, and
//! what to do; once, and in their language.
#![allow(
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use coinop_core::session::{Fault, FaultKind};
use coinop_host::{Engine, Options};
use support::{child, in_child, open, options, raw};

fn fault_of(options: Options) -> Fault {
    Engine::open(options).expect_err("can't be opened")
}

fn in_dutch(folder: &Path) -> Options {
    Options {
        language: Some("nl-NL".to_owned()),
        ..options(folder)
    }
}

/// Names the place once, says nothing in the system's own words.
fn names(fault: &Fault, place: &Path) {
    let place = place.display().to_string();
    let text = &fault.notice.text;
    assert_eq!(text.matches(&place).count(), 1, "{text}");
    for system in ["os error", "directory", "denied", "(code"] {
        assert!(!text.contains(system), "{text}");
    }
}

#[test]
fn whatever_is_in_the_way_is_named() {
    let folder = tempfile::tempdir().expect("temp");
    let file = folder.path().join("a file");
    fs::write(&file, "mine").expect("writes");
    let cases: [(PathBuf, PathBuf); 2] = [
        (file.clone(), file.clone()),
        (file.join("below").join("it"), file.clone()),
    ];
    for (data_dir, place) in cases {
        let fault = fault_of(in_dutch(&data_dir));
        assert_eq!(fault.kind, FaultKind::StoreBlocked, "{fault}");
        names(&fault, &place);
        assert!(fault.notice.remedy.starts_with("Verplaats het"));
    }
    for name in ["coinop.db", "coinop.lock"] {
        let folder = tempfile::tempdir().expect("temp");
        let place = folder.path().join(name);
        fs::create_dir(&place).expect("makes");
        let fault = fault_of(in_dutch(folder.path()));
        assert_eq!(fault.kind, FaultKind::StoreBlocked, "{name}: {fault}");
        names(&fault, &place);
        assert!(place.is_dir(), "it's still there");
    }
    assert_eq!(fs::read(&file).expect("is there"), b"mine");
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_is_named_in_the_persons_language() {
    use std::os::unix::fs::PermissionsExt;
    let test = "a_folder_that_cannot_be_written_is_named_in_the_persons_language";
    if in_child("read_only") {
        let folder = PathBuf::from(std::env::var("COINOP_FOLDER").expect("given"));
        let fault = fault_of(in_dutch(&folder));
        assert_eq!(fault.kind, FaultKind::StoreReadOnly, "{fault}");
        names(&fault, &folder);
        println!("told: {}", fault.notice.text);
        return;
    }
    let folder = tempfile::tempdir().expect("temp");
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).expect("sets");
    let told = child(test, "read_only", folder.path(), Some(65_534));
    assert!(told.contains("told: Deze app kan niet schrijven"), "{told}");
}

#[test]
fn a_file_of_another_build_is_not_called_newer_and_its_place_is_named() {
    let folder = tempfile::tempdir().expect("temp");
    drop(open(folder.path()));
    let mut other = raw(folder.path());
    other
        .execute("UPDATE _sqlx_migrations SET checksum = x'00'")
        .expect("writes");
    other.close();
    let fault = fault_of(in_dutch(folder.path()));
    assert_eq!(fault.kind, FaultKind::StoreForeign, "{fault}");
    assert!(!fault.notice.announce.contains("nieuwere"), "{fault}");
    names(&fault, folder.path());
}
