//! `bindings`: the boundary's types in the shells' languages, from core's.
//!
//! TypeScript is committed, and `current` tells when it isn't what core says.
//! Kotlin and Swift are made where they're needed, from a built library whose
//! symbols say what it offers (so it mustn't be stripped before).

use std::collections::BTreeMap;
use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::{Done, Failure, cargo, empty_folder, make_folder, root, run, target};

/// Where the front end keeps them.
fn committed() -> PathBuf {
    root().join("ui/src/engine/types")
}

/// Writes them all anew, or those of the languages named.
pub fn bindings(languages: &[String]) -> Done {
    const ALL: [&str; 3] = ["typescript", "kotlin", "swift"];
    if let Some(other) = languages.iter().find(|name| !ALL.contains(&name.as_str())) {
        return Err(Failure::new(format!(
            "`{other}` is none of {}",
            ALL.join(", ")
        )));
    }
    let wanted = |name: &&str| languages.is_empty() || languages.iter().any(|one| one == name);
    for language in ALL.into_iter().filter(wanted) {
        if language == "typescript" {
            typescript()?;
            continue;
        }
        run(&mut cargo(&["build", "--quiet", "--package", "coinop-ffi"]))?;
        let folder = target().join("bindings").join(language);
        generate(language, &library(), &folder)?;
    }
    Ok(())
}

/// Where Cargo leaves the engine as a dynamic library.
pub fn library() -> PathBuf {
    let name = format!("{DLL_PREFIX}coinop_ffi{DLL_SUFFIX}");
    target().join("debug").join(name)
}

/// What `library` offers, in a phone's language. The generator is built once.
pub fn generate(language: &str, library: &Path, folder: &Path) -> Done {
    let arguments = [
        "build",
        "--quiet",
        "--profile",
        "generator",
        "--package",
        "coinop-bindgen",
        "--features",
        "generate",
    ];
    run(&mut cargo(&arguments))?;
    empty_folder(folder)?;
    let program = target().join("generator/coinop-bindgen");
    let mut generator = Command::new(program);
    // It asks cargo where the crates' uniffi.toml are.
    generator.arg(language).arg(library).arg(folder);
    run(generator.current_dir(root().join("ffi")))
}

fn typescript() -> Done {
    let folder = committed();
    empty_folder(&folder)?;
    export(&folder)
}

/// Whether the committed types are core's.
pub fn current() -> Done {
    let fresh = target().join("bindings-check");
    let _ = fs::remove_dir_all(&fresh);
    export(&fresh)?;
    let (old, new) = (contents(&committed())?, contents(&fresh)?);
    let differing: Vec<&str> = new
        .keys()
        .chain(old.keys())
        .filter(|name| old.get(*name) != new.get(*name))
        .map(String::as_str)
        .collect();
    if differing.is_empty() {
        return Ok(());
    }
    Err(Failure::new(format!(
        "ui/src/engine/types isn't what core says ({}): run ./x bindings typescript and commit",
        differing.join(", ")
    )))
}

/// Core's boundary types as TypeScript, one file a type.
fn export(folder: &Path) -> Done {
    make_folder(folder)?;
    run(cargo(&[
        "test",
        "--quiet",
        "--package",
        "coinop-core",
        "--lib",
        "--features",
        "ts-rs",
        "export_bindings",
    ])
    .env("TS_RS_EXPORT_DIR", folder)
    // No 64-bit integer crosses the boundary as a number.
    .env("TS_RS_LARGE_INT", "number"))
}

/// The files of a folder by name.
fn contents(folder: &Path) -> Result<BTreeMap<String, String>, Failure> {
    let failed = |error| Failure::of(format_args!("can't read {}", folder.display()), &error);
    let mut files = BTreeMap::new();
    if !folder.exists() {
        return Ok(files);
    }
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_file() {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let text = fs::read_to_string(&path).map_err(failed)?;
            files.insert(name.into_owned(), text);
        }
    }
    Ok(files)
}
