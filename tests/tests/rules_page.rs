//! docs/rules and the fixtures stay in step: each rule names the fixtures that
//! hold it, each fixture names its rule.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Fixtures by name, with the number of their rule, as the page has it.
fn page() -> io::Result<BTreeMap<String, String>> {
    let text = fs::read_to_string(root().join("docs/rules/bank.md"))?;
    let mut rule = String::new();
    let mut named = BTreeMap::new();
    for line in text.lines() {
        if let Some((number, _)) = line
            .strip_prefix("**")
            .and_then(|rest| rest.split_once("**"))
        {
            number.clone_into(&mut rule);
        } else if line.starts_with("  `") {
            for name in line.split('`').skip(1).step_by(2) {
                let other = named.insert(name.to_owned(), rule.clone());
                assert_eq!(other, None, "{name} is named twice");
            }
        }
    }
    Ok(named)
}

/// Fixtures by name, with the number of their rule, as their first line has it.
fn fixtures() -> io::Result<BTreeMap<String, String>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(root().join("tests/fixtures/bank"))? {
        let path = entry?.path();
        let text = fs::read_to_string(&path)?;
        let header: serde_json::Value =
            serde_json::from_str(text.lines().next().unwrap_or_default())
                .map_err(io::Error::from)?;
        let rule = header["rule"].as_str().unwrap_or_default().to_owned();
        let name = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        found.insert(name, rule);
    }
    Ok(found)
}

#[test]
fn the_page_of_rules_and_the_fixtures_name_each_other() -> io::Result<()> {
    let (page, fixtures) = (page()?, fixtures()?);
    assert!(page.len() > 100, "the page was read");
    assert_eq!(page, fixtures);
    Ok(())
}
