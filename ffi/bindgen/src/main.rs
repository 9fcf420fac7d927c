//! Writes a shell's side of the boundary from a built library.
//!
//! A crate of its own, because the generator is large: it's built once, by
//! `./x bindings`, and its version is the library's by the one Cargo.lock.

use std::process::ExitCode;

use uniffi::{GenerateOptions, TargetLanguage, generate};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [language, library, folder] = arguments.as_slice() else {
        eprintln!("coinop-bindgen kotlin|swift LIBRARY FOLDER");
        return ExitCode::from(2);
    };
    let language = match language.as_str() {
        "kotlin" => TargetLanguage::Kotlin,
        "swift" => TargetLanguage::Swift,
        other => {
            eprintln!("coinop-bindgen: `{other}` is no language; take kotlin or swift");
            return ExitCode::from(2);
        }
    };
    let options = GenerateOptions {
        languages: vec![language],
        source: library.into(),
        out_dir: folder.into(),
        // Generated code is never read by a person, and formatters differ.
        format: false,
        ..GenerateOptions::default()
    };
    match generate(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("coinop-bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
