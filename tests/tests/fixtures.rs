//! Every fixture holds, is named after a rule, and no two hold the same.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use coinop_conformance::{Fixture, collect, run};

fn fixtures() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    collect(&folder, &mut files).expect("the folder of fixtures can be read");
    files
}

fn text(file: &Path) -> String {
    std::fs::read_to_string(file).expect("a fixture can be read")
}

#[test]
fn every_fixture_holds() {
    let files = fixtures();
    assert!(files.len() >= 250, "only {} fixtures", files.len());
    let differences: Vec<String> = files
        .iter()
        .filter_map(|file| {
            let name = file.file_name()?.to_string_lossy().into_owned();
            match run(&text(file)) {
                Ok(played) => {
                    let (line, hash) = played.hashes.first()?;
                    Some(format!("{name}:{line}: asks for its hash: record {hash}"))
                }
                Err(difference) => Some(format!("{name}:{difference}")),
            }
        })
        .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn every_fixture_is_named_after_its_rule() {
    let mut texts = BTreeSet::new();
    for file in fixtures() {
        let name = file
            .file_stem()
            .expect("a file has a name")
            .to_string_lossy()
            .into_owned();
        assert!(
            name.chars()
                .all(|c| c == '_' || c.is_ascii_lowercase() || c.is_ascii_digit()),
            "{name}: name it after its rule, in lower case with underscores"
        );
        let text = text(&file);
        let fixture = Fixture::parse(&text).expect("it parses");
        let number = fixture.header.rule.split_once('.');
        assert!(
            number.is_some_and(|(section, rule)| {
                section.parse::<u8>().is_ok() && rule.parse::<u8>().is_ok()
            }),
            "{name}: name its rule by the number on its page in docs/rules"
        );
        assert!(
            texts.insert(text),
            "{name} repeats another fixture word by word"
        );
    }
}
