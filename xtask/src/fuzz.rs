//! The stage `fuzz` of `test`: libFuzzer on the core, a minute a target.
//!
//! Built by the stable compiler with LLVM's coverage pass, so that a machine
//! needs nothing but Rust and a C++ compiler. In `fuzz/`: the targets, seeds
//! (`corpus`) and what once failed (`regressions`), which Cargo's tests replay.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::shell::{Done, Failure, cargo, make_folder, root, run, target};

/// Each with its own arguments and more seeds than those of its own folder.
const TARGETS: [(&str, &[&str], &[&str]); 5] = [
    ("bank", &["-max_len=300"], &[]),
    ("maze", &["-max_len=200"], &[]),
    ("cards", &["-max_len=300"], &[]),
    (
        "fixtures",
        &["-max_len=4096", DICTIONARY],
        &["tests/fixtures"],
    ),
    ("logs", &["-max_len=8192", DICTIONARY], &[]),
];
const DICTIONARY: &str = "-dict=fuzz/json.dict";
/// Seconds a target.
const SECONDS: u32 = 60;
/// So many run side by side.
const AT_ONCE: usize = 2;
/// What LLVM has to add for libFuzzer to see where an input goes.
const COVERAGE: [&str; 5] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
];

type Target = &'static (
    &'static str,
    &'static [&'static str],
    &'static [&'static str],
);

/// `[TARGET] [SECONDS]`: all targets, a minute each, unless it's said.
pub fn fuzz(arguments: &[String]) -> Done {
    let mut chosen: Vec<Target> = TARGETS.iter().collect();
    let mut seconds = SECONDS;
    for argument in arguments {
        if let Ok(number) = argument.parse() {
            seconds = number;
        } else if TARGETS.iter().any(|(name, ..)| name == argument) {
            chosen.retain(|(name, ..)| name == argument);
        } else {
            return Err(Failure::new(format!(
                "no target is called {argument}; there are bank, maze, cards, fixtures, logs"
            )));
        }
    }
    let programs = build()?;
    let mut failed = Vec::new();
    for some in chosen.chunks(AT_ONCE) {
        let mut running = Vec::new();
        for target in some {
            running.push(Run::start(target, &programs, seconds)?);
        }
        for run in running {
            failed.extend(run.finish()?);
        }
    }
    if failed.is_empty() {
        return Ok(());
    }
    Err(Failure::new(format!(
        "{}; its input is named above: put it into fuzz/regressions/TARGET, where Cargo's \
         tests replay it, and mend what it shows",
        failed.join(", ")
    )))
}

/// Where a search begins. A push isn't refused for what lies beside it: CI
/// begins at the same place each time, everybody else at one of their own.
fn seed() -> u32 {
    if std::env::var_os("CI").is_some() {
        return 1;
    }
    std::process::id()
}

/// Everything that fuzzing leaves behind.
fn folder() -> PathBuf {
    target().join("fuzz")
}

/// Builds all targets; where their programs are.
fn build() -> Result<PathBuf, Failure> {
    // A target triple keeps the flags from what runs while building.
    let host = host()?;
    let mut build = cargo(&["build", "--release", "--bins", "--locked", "--quiet"]);
    build
        .args(["--manifest-path", "fuzz/Cargo.toml", "--target", &host])
        .arg("--target-dir")
        .arg(folder())
        .env("RUSTFLAGS", COVERAGE.join(" "))
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    run(&mut build)?;
    Ok(folder().join(host).join("release"))
}

/// The triple of the compiler's own machine.
fn host() -> Result<String, Failure> {
    let compiler = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let output = Command::new(compiler)
        .arg("-vV")
        .output()
        .map_err(|error| Failure::of("can't ask rustc for its version", &error))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or_else(|| Failure::new("rustc -vV names no host"))
}

/// A target at work.
struct Run {
    name: &'static str,
    log: PathBuf,
    process: std::process::Child,
}

impl Run {
    fn start((name, own, seeds): Target, programs: &Path, seconds: u32) -> Result<Self, Failure> {
        // What it learns stays for the next run on this machine.
        let learnt = folder().join("learnt").join(name);
        make_folder(&learnt)?;
        let log = folder().join(format!("{name}.log"));
        let open = |path: &Path| {
            File::create(path).map_err(|error| {
                Failure::of(format_args!("can't write {}", path.display()), &error)
            })
        };
        let mut command = Command::new(programs.join(name));
        command
            .arg(format!("-max_total_time={seconds}"))
            .arg(format!("-seed={}", seed()))
            .args(["-timeout=10", "-rss_limit_mb=1024", "-len_control=20"])
            .arg(format!(
                "-artifact_prefix={}",
                folder().join(format!("{name}-")).display()
            ))
            .args(*own)
            .arg(learnt)
            .args(
                [
                    format!("fuzz/corpus/{name}"),
                    format!("fuzz/regressions/{name}"),
                ]
                .iter()
                .map(String::as_str)
                .chain(seeds.iter().copied())
                .filter(|seeds| root().join(seeds).exists()),
            )
            .current_dir(root())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(open(&log)?);
        let process = command
            .spawn()
            .map_err(|error| Failure::of(format_args!("can't start the target {name}"), &error))?;
        Ok(Self { name, log, process })
    }

    /// Waits and says how it went; the target's name if it found something.
    fn finish(mut self) -> Result<Option<&'static str>, Failure> {
        let status = self
            .process
            .wait()
            .map_err(|error| Failure::of(format_args!("lost the target {}", self.name), &error))?;
        let text = fs::read(&self.log).map_err(|error| {
            Failure::of(format_args!("can't read {}", self.log.display()), &error)
        })?;
        let text = String::from_utf8_lossy(&text);
        if status.success() {
            let last = text.lines().rfind(|line| line.contains("DONE"));
            eprintln!("{:<9} {}", self.name, last.unwrap_or("no figures"));
            return Ok(None);
        }
        let from = text.find("panicked at").or_else(|| text.find("ERROR:"));
        let from = from.map_or(0, |at| text[..at].rfind('\n').unwrap_or(0));
        eprintln!("{} failed:{}", self.name, &text[from..]);
        Ok(Some(self.name))
    }
}
