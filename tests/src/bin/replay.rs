//! `./x replay FILE…`: exits 1 when a fixture and the game differ.
//!
//! With `--record` as its first argument it fills in the hashes that a fixture
//! asks for by `"hash":"?"` instead; it never overwrites one.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut paths: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    if paths
        .first()
        .is_some_and(|first| first.as_os_str() == "--record")
    {
        paths.remove(0);
        for path in &paths {
            if let Err(error) = coinop_conformance::record(path) {
                println!("{}:{error}", path.display());
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::from(coinop_conformance::replay(&paths))
}
