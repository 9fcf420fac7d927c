//! Fills in the hashes that a fixture asks for by `"hash":"?"`.
//!
//! Only those: a hash that stands there is an expectation and is never
//! overwritten. Lines stay as they were written but for the digits.

use std::fs;
use std::path::Path;

use crate::{Difference, run};

/// Plays the fixture at `path` and writes the hashes that it asks for.
/// Returns how many.
///
/// # Errors
/// The first line that doesn't hold, or what the file system says.
pub fn record(path: &Path) -> Result<usize, Difference> {
    let io = |error: std::io::Error| Difference::unreadable(1, error.to_string());
    let text = fs::read_to_string(path).map_err(io)?;
    let hashes = run(&text)?.hashes;
    if !hashes.is_empty() {
        fs::write(path, filled(&text, &hashes)).map_err(io)?;
    }
    Ok(hashes.len())
}

fn filled(text: &str, hashes: &[(usize, String)]) -> String {
    let mut out = String::with_capacity(text.len());
    for (i, line) in text.lines().enumerate() {
        match hashes.iter().find(|(number, _)| *number == i + 1) {
            Some((_, hash)) => out.push_str(&with_hash(line, hash)),
            None => out.push_str(line),
        }
        out.push('\n');
    }
    out
}

/// Replaces the `"?"` after the line's last `"hash"`.
fn with_hash(line: &str, hash: &str) -> String {
    let place = line.rfind("\"hash\"").and_then(|key| {
        let mark = line[key..].find("\"?\"")?;
        Some(key + mark)
    });
    place.map_or_else(
        || line.to_owned(),
        |at| format!("{}\"{hash}\"{}", &line[..at], &line[at + 3..]),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fills_only_the_lines_that_ask() {
        let text = "{\"hash\":\"00\"}\n{\"do\":\"press\", \"hash\": \"?\", \"about\":\"x\"}\n";
        let want = "{\"hash\":\"00\"}\n{\"do\":\"press\", \"hash\": \"ab\", \"about\":\"x\"}\n";
        assert_eq!(filled(text, &[(2, "ab".into())]), want);
    }
}
