//! Which renderer WebKitGTK uses, and the promise that no window stays blank.
//!
//! Without a GPU the default renderer draws one to three frames a second, or
//! nothing. The safe one is chosen before the web view starts, by environment
//! variables: where [`CHOICE`] says so, where an earlier start left a marker
//! because nothing was painted in time, where rounds of the maze were measured
//! to be slower without it, or, before anything is known, where the system has
//! no GPU device. Elsewhere than on Linux the web view needs no such choice.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A person's own choice: `safe` or `normal`.
pub const CHOICE: &str = "COINOP_RENDERER";
/// Set in the process that already runs with its renderer chosen.
const CHOSEN: &str = "COINOP_RENDERER_CHOSEN";
/// What makes WebKitGTK draw in software, and fast.
const SAFE: [(&str, &str); 2] = [
    ("WEBKIT_DISABLE_DMABUF_RENDERER", "1"),
    ("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1"),
];
/// Slower than this, 50 frames a second, another renderer is worth a try.
const SLOW_US: u32 = 20_000;
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

/// Microseconds from frame to frame, the median of the last measured round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Times {
    normal: Option<u32>,
    safe: Option<u32>,
}

impl Times {
    fn file(folder: &Path) -> PathBuf {
        folder.join("renderer-times.json")
    }

    /// What was measured so far; nothing where that can't be read.
    fn read(folder: &Path) -> Self {
        let text = fs::read_to_string(Self::file(folder)).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// The faster one, or the other one where the only known one is slow.
    fn faster(self) -> Option<Renderer> {
        match (self.normal, self.safe) {
            (Some(normal), Some(safe)) if safe < normal => Some(Renderer::Safe),
            (Some(normal), None) if normal > SLOW_US => Some(Renderer::Safe),
            (None, Some(safe)) if safe > SLOW_US => Some(Renderer::Normal),
            (Some(_), _) => Some(Renderer::Normal),
            (None, Some(_)) => Some(Renderer::Safe),
            (None, None) => None,
        }
    }
}

/// Keeps how fast this process drew a round; the next start knows it.
pub fn keep_time(folder: &Path, frame_us: u32) -> std::io::Result<()> {
    let mut times = Times::read(folder);
    let time = if is_safe() {
        &mut times.safe
    } else {
        &mut times.normal
    };
    *time = Some(frame_us);
    fs::create_dir_all(folder)?;
    fs::write(Times::file(folder), serde_json::to_vec(&times)?)
}

/// Decides from what is known before the first window.
fn choose(choice: Option<&OsStr>, remembered: bool, times: Times, gpu: bool) -> Renderer {
    match choice.and_then(OsStr::to_str) {
        Some("safe") => Renderer::Safe,
        Some("normal") => Renderer::Normal,
        _ if remembered => Renderer::Safe,
        _ => times.faster().unwrap_or(if gpu {
            Renderer::Normal
        } else {
            Renderer::Safe
        }),
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
    let (failed, times) = (marker(folder).exists(), Times::read(folder));
    if choose(choice.as_deref(), failed, times, has_gpu()) == Renderer::Safe {
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

    const UNKNOWN: Times = Times {
        normal: None,
        safe: None,
    };

    fn chosen(choice: &str, remembered: bool, gpu: bool) -> Renderer {
        choose(Some(OsStr::new(choice)), remembered, UNKNOWN, gpu)
    }

    #[test]
    fn the_faster_one_draws_whatever_the_system_has() {
        let times = |normal, safe| choose(None, false, Times { normal, safe }, true);
        assert_eq!(times(Some(16_700), None), Renderer::Normal);
        assert_eq!(times(Some(400_000), None), Renderer::Safe, "worth a try");
        assert_eq!(times(Some(400_000), Some(16_700)), Renderer::Safe);
        assert_eq!(times(Some(33_000), Some(50_000)), Renderer::Normal);
        assert_eq!(times(None, Some(16_700)), Renderer::Safe);
        assert_eq!(times(None, Some(60_000)), Renderer::Normal, "worth a try");
    }

    #[test]
    fn a_measured_round_is_known_at_the_next_start() -> std::io::Result<()> {
        let folder = std::env::temp_dir().join(format!("coinop-renderer-{}", std::process::id()));
        assert_eq!(Times::read(&folder), UNKNOWN);
        keep_time(&folder, 21_000)?;
        assert_eq!(Times::read(&folder).normal, Some(21_000));
        fs::write(Times::file(&folder), "{")?;
        assert_eq!(Times::read(&folder), UNKNOWN, "nonsense is nothing");
        fs::remove_dir_all(&folder)
    }

    #[test]
    fn a_gpu_draws_unless_it_failed_before() {
        assert_eq!(choose(None, false, UNKNOWN, true), Renderer::Normal);
        assert_eq!(choose(None, true, UNKNOWN, true), Renderer::Safe);
    }

    #[test]
    fn no_gpu_means_the_safe_renderer() {
        assert_eq!(choose(None, false, UNKNOWN, false), Renderer::Safe);
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
