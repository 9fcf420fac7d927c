//! `script OUT FILE…`: writes the fixtures at FILE… to OUT, one JSON object a
//! line, for runners in other languages. Exits 1 when one of them doesn't hold.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut paths = std::env::args_os().skip(1).map(PathBuf::from);
    let Some(out) = paths.next() else {
        println!("script OUT FILE…");
        return ExitCode::FAILURE;
    };
    match scripts(paths).and_then(|text| fs::write(&out, text).map_err(|error| error.to_string())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn scripts(paths: impl Iterator<Item = PathBuf>) -> Result<String, String> {
    let mut files = Vec::new();
    for path in paths {
        coinop_conformance::collect(&path, &mut files)
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let mut text = String::new();
    for file in files {
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let fixture = fs::read_to_string(&file).map_err(|error| error.to_string())?;
        let script = coinop_conformance::script(&name, &fixture)
            .map_err(|difference| format!("{}:{difference}", file.display()))?;
        let _ = writeln!(text, "{script}");
    }
    Ok(text)
}
