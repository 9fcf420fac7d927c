//! Running other programs, with errors that name the command.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// How a verb or a stage ends.
pub type Done = Result<(), Failure>;

/// Why a verb didn't get through; one sentence that a person can act on.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    /// A failure that says `what` happened.
    pub fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }

    /// A failure of the system while doing `what`.
    pub fn of(what: impl fmt::Display, error: &std::io::Error) -> Self {
        Self(format!("{what}: {error}"))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The folder of the repository.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    let chosen = std::env::var_os("CARGO_TARGET_DIR");
    root().join(chosen.unwrap_or_else(|| "target".into()))
}

/// Makes a folder and those above it.
pub fn make_folder(folder: &Path) -> Done {
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::of(format_args!("can't make {}", folder.display()), &error))
}

/// Makes a folder with nothing in it.
pub fn empty_folder(folder: &Path) -> Done {
    if folder.exists() {
        std::fs::remove_dir_all(folder).map_err(|error| {
            Failure::of(format_args!("can't empty {}", folder.display()), &error)
        })?;
    }
    make_folder(folder)
}

/// `program` with `arguments`, in the repository's folder.
pub fn command(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// Cargo, this very one.
pub fn cargo(arguments: &[&str]) -> Command {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    command(&cargo, arguments)
}

/// npm in ui/.
pub fn npm(arguments: &[&str]) -> Command {
    let mut npm = command("npm", arguments);
    npm.current_dir(root().join("ui"));
    npm
}

/// Runs it, its output going where ours goes; an error unless it exits with 0.
pub fn run(command: &mut Command) -> Done {
    let line = line_of(command);
    eprintln!("x: {line}");
    let status = command
        .stdin(Stdio::null())
        .status()
        .map_err(|error| Failure::of(format_args!("can't start `{line}`"), &error))?;
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(match status.code() {
        Some(code) => format!("`{line}` failed with code {code}; its output is above"),
        None => format!("`{line}` was ended by a signal"),
    }))
}

/// The command as a person would type it.
fn line_of(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut line = program
        .file_name()
        .unwrap_or(command.get_program())
        .to_string_lossy()
        .into_owned();
    for argument in command.get_args() {
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    line
}
