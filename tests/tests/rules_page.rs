//! docs/rules, the fixtures and the Rust tests stay in step: each rule names
//! what holds it, each fixture names its rule, each test that a page names is
//! there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Games with a page of rules and a folder of fixtures.
const GAMES: [&str; 3] = ["bank", "maze", "cards"];
/// Where tests that a page names may be.
const SOURCES: [&str; 4] = ["core/src", "host/src", "host/tests", "tests/tests"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// What a page says.
#[derive(Default)]
struct Page {
    /// Fixtures by name, with the number of their rule.
    fixtures: BTreeMap<String, String>,
    /// Rust tests, after "Tests:".
    tests: BTreeSet<String>,
    /// Rules that name nothing.
    bare: BTreeSet<String>,
}

fn page(game: &str) -> io::Result<Page> {
    let text = fs::read_to_string(root().join(format!("docs/rules/{game}.md")))?;
    let mut page = Page::default();
    let mut rule = String::new();
    for line in text.lines() {
        if let Some((number, _)) = line
            .strip_prefix("**")
            .and_then(|rest| rest.split_once("**"))
        {
            number.clone_into(&mut rule);
            let new = page.bare.insert(rule.clone());
            assert!(new, "{game}: the rule before {number} names nothing");
            continue;
        }
        let names = line.split('`').skip(1).step_by(2).map(str::to_owned);
        if line.starts_with("  Tests: `") {
            page.tests.extend(names);
        } else if line.starts_with("  `") {
            for name in names {
                let other = page.fixtures.insert(name.clone(), rule.clone());
                assert_eq!(other, None, "{game}: {name} is named twice");
            }
        } else {
            continue;
        }
        page.bare.remove(&rule);
    }
    Ok(page)
}

/// Fixtures by name, with the number of their rule, as their first line has it.
fn fixtures(game: &str) -> io::Result<BTreeMap<String, String>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(root().join("tests/fixtures").join(game))? {
        let path = entry?.path();
        let text = fs::read_to_string(&path)?;
        let header: serde_json::Value =
            serde_json::from_str(text.lines().next().unwrap_or_default())
                .map_err(io::Error::from)?;
        let name = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        assert_eq!(header["game"], game, "{name} lies in the wrong folder");
        let rule = header["rule"].as_str().unwrap_or_default().to_owned();
        found.insert(name, rule);
    }
    Ok(found)
}

/// Names of all functions under `#[test]` below `folder`.
fn tests(folder: &Path, found: &mut BTreeSet<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            tests(&path, found)?;
            continue;
        }
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let text = fs::read_to_string(&path)?;
        for after in text.split("#[test]").skip(1) {
            let name = after
                .split_once("fn ")
                .and_then(|(_, rest)| rest.split_once('('));
            found.extend(name.map(|(name, _)| name.to_owned()));
        }
    }
    Ok(())
}

#[test]
fn the_pages_of_rules_and_the_fixtures_name_each_other() -> io::Result<()> {
    for game in GAMES {
        let (page, fixtures) = (page(game)?, fixtures(game)?);
        assert!(page.fixtures.len() > 40, "{game}: the page was read");
        assert_eq!(page.fixtures, fixtures, "{game}");
        assert!(
            page.bare.is_empty(),
            "{game}: {:?} is held by nothing",
            page.bare
        );
    }
    Ok(())
}

#[test]
fn tests_that_a_page_names_are_there() -> io::Result<()> {
    let mut there = BTreeSet::new();
    for folder in SOURCES {
        tests(&root().join(folder), &mut there)?;
    }
    for game in GAMES {
        let missing: Vec<_> = page(game)?.tests.difference(&there).cloned().collect();
        assert!(missing.is_empty(), "{game}: no test is called {missing:?}");
    }
    Ok(())
}
