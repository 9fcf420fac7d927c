//! Which renderer WebKitGTK uses, and the promise that no window stays blank.
//!
//! Without a GPU the default renderer draws one to three frames a second, or
//! nothing. The safe one is chosen before the web view starts, by environment
//! variables: where [`CHOICE`] says so, where an earlier start left a marker
//! because nothing was painted in time, where the settings say so, where rounds
//! of the maze were measured to be slower without it, or, before anything is
//! known, where the system has no GPU device. Elsewhere than on Linux the web
//! view needs no such choice.
//!
//! The setting itself is core's, in the store. What of it is needed before the
//! store can be opened lies in a file of its own, written with every change.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use coinop_core::view::{Drawing, DrawingChoice};
use serde::{Deserialize, Serialize};

/// `safe` or `normal`, whatever is known: for tests, and for who can't reach the
/// settings.
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

/// What is known before the first window.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    /// The normal renderer painted nothing here.
    failed: bool,
    /// What the settings say.
    choice: DrawingChoice,
    times: Times,
    gpu: bool,
}

/// Decides from `said`, the environment's word, and from what is known.
fn choose(said: Option<&OsStr>, known: Known) -> Renderer {
    match (said.and_then(OsStr::to_str), known.choice) {
        (Some("safe"), _) => Renderer::Safe,
        (Some("normal"), _) => Renderer::Normal,
        _ if known.failed => Renderer::Safe,
        (_, DrawingChoice::Safe) => Renderer::Safe,
        (_, DrawingChoice::Fast) => Renderer::Normal,
        (_, DrawingChoice::Auto) => known.times.faster().unwrap_or(if known.gpu {
            Renderer::Normal
        } else {
            Renderer::Safe
        }),
    }
}

/// The file with the setting.
fn setting(folder: &Path) -> PathBuf {
    folder.join("renderer-choice.json")
}

/// What the settings said last; the default where that can't be read.
fn kept_choice(folder: &Path) -> DrawingChoice {
    let text = fs::read_to_string(setting(folder)).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

/// Keeps the setting for the next start. Who asks for the fast renderer wants it
/// tried again, also where it once painted nothing.
pub fn keep_choice(folder: &Path, choice: DrawingChoice) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    fs::write(setting(folder), serde_json::to_vec(&choice)?)?;
    if choice == DrawingChoice::Fast && marker(folder).exists() {
        fs::remove_file(marker(folder))?;
    }
    Ok(())
}

/// How this process draws; nothing where there's no choice.
pub fn drawing() -> Option<Drawing> {
    let now = if is_safe() {
        Drawing::Safe
    } else {
        Drawing::Fast
    };
    cfg!(target_os = "linux").then_some(now)
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
    let known = Known {
        failed: marker(folder).exists(),
        choice: kept_choice(folder),
        times: Times::read(folder),
        gpu: has_gpu(),
    };
    if choose(std::env::var_os(CHOICE).as_deref(), known) == Renderer::Safe {
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
    const GPU: Known = Known {
        failed: false,
        choice: DrawingChoice::Auto,
        times: UNKNOWN,
        gpu: true,
    };

    #[test]
    fn the_faster_one_draws_whatever_the_system_has() {
        let times = |normal, safe| {
            let times = Times { normal, safe };
            choose(None, Known { times, ..GPU })
        };
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
        assert_eq!(choose(None, GPU), Renderer::Normal);
        let failed = Known {
            failed: true,
            ..GPU
        };
        assert_eq!(choose(None, failed), Renderer::Safe);
    }

    #[test]
    fn no_gpu_means_the_safe_renderer() {
        let none = Known { gpu: false, ..GPU };
        assert_eq!(choose(None, none), Renderer::Safe);
    }

    #[test]
    fn the_environment_wins() {
        let said = |word: &str, known| choose(Some(OsStr::new(word)), known);
        let failed = Known {
            failed: true,
            choice: DrawingChoice::Safe,
            ..GPU
        };
        assert_eq!(said("normal", failed), Renderer::Normal);
        assert_eq!(said("safe", GPU), Renderer::Safe);
        assert_eq!(said("nonsense", GPU), Renderer::Normal);
    }

    #[test]
    fn the_setting_wins_over_what_was_measured() {
        let slow = Times {
            normal: Some(400_000),
            safe: Some(16_700),
        };
        let chosen = |choice| {
            let known = Known {
                choice,
                times: slow,
                ..GPU
            };
            choose(None, known)
        };
        assert_eq!(chosen(DrawingChoice::Auto), Renderer::Safe);
        assert_eq!(chosen(DrawingChoice::Fast), Renderer::Normal);
        assert_eq!(chosen(DrawingChoice::Safe), Renderer::Safe);
    }

    #[test]
    fn a_fast_choice_is_tried_once_and_never_twice_blank() -> std::io::Result<()> {
        let folder = std::env::temp_dir().join(format!("coinop-choice-{}", std::process::id()));
        assert_eq!(kept_choice(&folder), DrawingChoice::Auto);
        fs::create_dir_all(&folder)?;
        fs::write(marker(&folder), "")?;
        keep_choice(&folder, DrawingChoice::Safe)?;
        assert!(marker(&folder).exists());
        keep_choice(&folder, DrawingChoice::Fast)?;
        assert_eq!(kept_choice(&folder), DrawingChoice::Fast);
        assert!(!marker(&folder).exists(), "it's tried again");
        let failed = Known {
            failed: true,
            choice: kept_choice(&folder),
            ..GPU
        };
        assert_eq!(choose(None, failed), Renderer::Safe, "it painted nothing");
        fs::write(setting(&folder), "{")?;
        assert_eq!(kept_choice(&folder), DrawingChoice::Auto, "nonsense");
        fs::remove_dir_all(&folder)
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
