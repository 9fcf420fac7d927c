//! Which renderer WebKitGTK uses, and the promise that no window stays blank.
//!
//! Without a GPU the default renderer draws one to three frames a second, or
//! nothing. The safe one is chosen before the web view starts, by environment
//! variables: where [`CHOICE`] says so, where an earlier start left a marker
//! because nothing was painted in time, or where the system has no GPU device.
//! Elsewhere than on Linux the web view needs no such choice.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// A person's own choice: `safe` or `normal`.
pub const CHOICE: &str = "COINOP_RENDERER";
/// Set in the process that already runs with its renderer chosen.
const CHOSEN: &str = "COINOP_RENDERER_CHOSEN";
/// What makes WebKitGTK draw in software, and fast.
const SAFE: [(&str, &str); 2] = [
    ("WEBKIT_DISABLE_DMABUF_RENDERER", "1"),
    ("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1"),
];
/// How long a loaded page may take to its first paint.
pub const PATIENCE: Duration = Duration::from_secs(2);

/// How the window is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renderer {
    /// As WebKitGTK chooses.
    Normal,
    /// In software.
    Safe,
}

/// Decides from what is known before the first window.
fn choose(choice: Option<&OsStr>, remembered: bool, gpu: bool) -> Renderer {
    match choice.and_then(OsStr::to_str) {
        Some("safe") => Renderer::Safe,
        Some("normal") => Renderer::Normal,
        _ if remembered || !gpu => Renderer::Safe,
        _ => Renderer::Normal,
    }
}

/// The file that remembers that the normal renderer painted nothing.
fn marker(folder: &Path) -> PathBuf {
    folder.join("renderer-safe")
}

/// Whether this system has a GPU's render device.
fn has_gpu() -> bool {
    let Ok(devices) = fs::read_dir("/dev/dri") else {
        return false;
    };
    devices
        .flatten()
        .any(|device| device.file_name().to_string_lossy().starts_with("renderD"))
}

/// Chooses the renderer; where that needs other environment variables, this
/// process becomes itself again with them.
pub fn prepare(folder: &Path) {
    if !cfg!(target_os = "linux") || std::env::var_os(CHOSEN).is_some() {
        return;
    }
    let choice = std::env::var_os(CHOICE);
    if choose(choice.as_deref(), marker(folder).exists(), has_gpu()) == Renderer::Safe {
        become_itself(Renderer::Safe);
    }
}

/// Starts this program anew in this process, with `renderer`. Returns only
/// when the system refuses; then the window opens as it is.
fn become_itself(renderer: Renderer) {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;

        let Ok(program) = std::env::current_exe() else {
            return;
        };
        let mut command = std::process::Command::new(program);
        command.args(std::env::args_os().skip(1));
        command.env(CHOSEN, "1");
        if renderer == Renderer::Safe {
            command.envs(SAFE);
        }
        let error = command.exec();
        eprintln!("coinop goes on with the renderer it has: {error}");
    }
    #[cfg(not(unix))]
    let _ = renderer;
}

/// Whether this process draws with the safe renderer.
pub fn is_safe() -> bool {
    SAFE.iter()
        .all(|(name, value)| std::env::var_os(name).is_some_and(|set| set == *value))
}

/// Watches for the first paint of this process's window.
#[derive(Debug, Default)]
pub struct FirstPaint {
    painted: AtomicBool,
    watching: AtomicBool,
}

impl FirstPaint {
    /// The front end drew something.
    pub fn seen(&self) {
        self.painted.store(true, Ordering::Release);
    }

    /// True for the first caller only: one watch is enough.
    pub fn begin_watch(&self) -> bool {
        !self.watching.swap(true, Ordering::AcqRel)
    }

    /// Whether the time is up with nothing drawn.
    pub fn missing(&self) -> bool {
        !self.painted.load(Ordering::Acquire)
    }
}

/// Remembers that the normal renderer failed and starts anew with the safe one.
/// `release` is run between the two: it lets go of the data folder.
pub fn switch_to_safe(folder: &Path, release: impl FnOnce()) {
    eprintln!("coinop: nothing was painted within 2 s; it starts again with the safe renderer");
    let remembered = fs::create_dir_all(folder).and_then(|()| {
        fs::write(
            marker(folder),
            "The normal renderer painted nothing here. Remove this file to try it again.\n",
        )
    });
    if let Err(error) = remembered {
        eprintln!("coinop can't remember the safe renderer: {error}");
    }
    release();
    become_itself(Renderer::Safe);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(choice: &str, remembered: bool, gpu: bool) -> Renderer {
        choose(Some(OsStr::new(choice)), remembered, gpu)
    }

    #[test]
    fn a_gpu_draws_unless_it_failed_before() {
        assert_eq!(choose(None, false, true), Renderer::Normal);
        assert_eq!(choose(None, true, true), Renderer::Safe);
    }

    #[test]
    fn no_gpu_means_the_safe_renderer() {
        assert_eq!(choose(None, false, false), Renderer::Safe);
    }

    #[test]
    fn a_persons_choice_wins() {
        assert_eq!(chosen("normal", true, false), Renderer::Normal);
        assert_eq!(chosen("safe", false, true), Renderer::Safe);
        assert_eq!(chosen("nonsense", false, true), Renderer::Normal);
    }

    #[test]
    fn one_watch_and_one_paint_are_enough() {
        let paint = FirstPaint::default();
        assert!(paint.begin_watch());
        assert!(!paint.begin_watch());
        assert!(paint.missing());
        paint.seen();
        assert!(!paint.missing());
    }
}
