//! What libFuzzer found once, and its seeds: replayed with every other test.
//! The targets themselves are in `fuzz/`.

#[path = "../../fuzz/src/lib.rs"]
mod fuzz;

use std::fs;
use std::io;
use std::path::Path;

/// Feeds all inputs of a target; the last one printed is the one that fails.
fn replay(name: &str, target: fn(&[u8])) -> io::Result<()> {
    for kind in ["corpus", "regressions"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../fuzz")
            .join(kind);
        // Git keeps no empty folder.
        let Ok(entries) = fs::read_dir(folder.join(name)) else {
            continue;
        };
        for entry in entries {
            let path = entry?.path();
            println!("{}", path.display());
            target(&fs::read(path)?);
        }
    }
    Ok(())
}

#[test]
fn bank_inputs_hold() -> io::Result<()> {
    replay("bank", fuzz::bank)
}

#[test]
fn maze_inputs_hold() -> io::Result<()> {
    replay("maze", fuzz::maze)
}

#[test]
fn card_inputs_hold() -> io::Result<()> {
    replay("cards", fuzz::cards)
}

#[test]
fn fixture_inputs_hold() -> io::Result<()> {
    replay("fixtures", fuzz::fixtures)
}

#[test]
fn log_inputs_hold() -> io::Result<()> {
    replay("logs", fuzz::logs)
}

/// Without this a rules change that made every seed unreadable would be taken
/// for damage, and the target would look at nothing any more.
#[test]
fn every_seed_of_a_log_still_opens() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus/logs");
    let mut opened = 0;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let text = fs::read_to_string(&path)?;
        let session = fuzz::open_log(&text);
        let rows = session.map(|session| session.sequence() as usize);
        let name = path.display();
        assert_eq!(rows, Ok(text.lines().count() - 1), "{name}");
        opened += 1;
    }
    assert!(opened >= 7, "{opened} logs");
    Ok(())
}
