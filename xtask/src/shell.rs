//! Running other programs, with errors that name the command.

use std::collections::VecDeque;
use std::fmt;
use std::io::{BufRead, BufReader, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// How a verb or a stage ends.
pub type Done = Result<(), Failure>;

/// How many of a failed program's last lines are told again.
const TAIL: usize = 80;
/// How long after a program's end its output may still come: a child of its own
/// that lives on holds the pipe open for ever.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Why a verb didn't get through; one sentence that a person can act on.
#[derive(Debug)]
pub struct Failure {
    what: String,
    tail: Vec<String>,
}

impl Failure {
    /// A failure that says `what` happened.
    pub fn new(what: impl Into<String>) -> Self {
        Self {
            what: what.into(),
            tail: Vec::new(),
        }
    }

    /// A failure of the system while doing `what`.
    pub fn of(what: impl fmt::Display, error: &std::io::Error) -> Self {
        Self::new(format!("{what}: {error}"))
    }

    /// The last lines that the failed program wrote, when nobody sat at a
    /// terminal to see them: a long log is often kept by its end only.
    pub fn tail(&self) -> &[String] {
        &self.tail
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

/// The folder of the repository. Cargo names it again at each run: clones that
/// share a target folder may share this program too.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.parent().unwrap_or(&here).to_path_buf()
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
    command.stdin(Stdio::null());
    let kept = !std::io::stderr().is_terminal();
    if kept {
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
    }
    let cannot = |error| Failure::of(format_args!("can't run `{line}`"), &error);
    let mut child = command.spawn().map_err(cannot)?;
    let tail = Tail::default();
    let out = child
        .stdout
        .take()
        .map(|pipe| tail.keep(pipe, std::io::stdout()));
    let err = child
        .stderr
        .take()
        .map(|pipe| tail.keep(pipe, std::io::stderr()));
    let status = child.wait().map_err(cannot)?;
    let until = Instant::now() + LAST_WORDS;
    for reader in [out, err].into_iter().flatten() {
        while !reader.is_finished() && Instant::now() < until {
            thread::sleep(Duration::from_millis(5));
        }
    }
    if status.success() {
        return Ok(());
    }
    let what = match status.code() {
        Some(code) => format!("`{line}` failed with code {code}; its output is above"),
        None => format!("`{line}` was ended by a signal"),
    };
    Err(Failure {
        what,
        tail: tail.lines(),
    })
}

/// The last lines of a program, of both its outputs as they came.
#[derive(Clone, Default)]
struct Tail(Arc<Mutex<VecDeque<String>>>);

impl Tail {
    /// Hands on what comes from `pipe`, line by line, and keeps the last lines.
    fn keep<P, W>(&self, pipe: P, mut to: W) -> JoinHandle<()>
    where
        P: Read + Send + 'static,
        W: Write + Send + 'static,
    {
        let tail = self.clone();
        thread::spawn(move || {
            for line in BufReader::new(pipe).split(b'\n').map_while(Result::ok) {
                // Nobody reads any more: the program may end all the same.
                let _ = to.write_all(&line).and_then(|()| to.write_all(b"\n"));
                let Ok(mut lines) = tail.0.lock() else { return };
                if lines.len() == TAIL {
                    lines.pop_front();
                }
                lines.push_back(String::from_utf8_lossy(&line).into_owned());
            }
        })
    }

    fn lines(&self) -> Vec<String> {
        let lines = self.0.lock();
        lines.map_or_else(|_| Vec::new(), |lines| lines.iter().cloned().collect())
    }
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
