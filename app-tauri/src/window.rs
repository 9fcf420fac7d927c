//! The window's life: opening, first paint, closing.

use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use tauri::webview::{NewWindowResponse, PageLoadEvent};
use tauri::{App, Context, Manager, RunEvent, WebviewUrl, WebviewWindow, WebviewWindowBuilder};

use crate::commands;
use crate::desk::Desk;
use crate::renderer::{self, FirstPaint};

/// Set by ./x fps: an empty page in the same window, to compare starts with. No
/// engine is opened for it.
const EMPTY: &str = "COINOP_EMPTY_WINDOW";

fn is_empty() -> bool {
    std::env::var_os(EMPTY).is_some()
}

/// The data folder, as the window needs it.
#[derive(Debug)]
pub(crate) struct Folder(pub(crate) PathBuf);

/// Opens the window and stays until it's closed.
pub fn run(context: Context, folder: PathBuf) -> tauri::Result<()> {
    let desk = Arc::new(Desk::new(folder.clone()));
    if !is_empty() {
        desk.open_ahead();
    }
    tauri::Builder::default()
        .manage(FirstPaint::default())
        .manage(Folder(folder))
        .manage(Arc::clone(&desk))
        .invoke_handler(tauri::generate_handler![
            commands::change_setting,
            commands::close_match,
            commands::dispatch,
            commands::edit_draft,
            commands::home,
            commands::how_we_play,
            commands::log,
            commands::edit_cards_draft,
            commands::new_cards_draft,
            commands::new_draft,
            commands::open_match,
            commands::painted,
            commands::pause,
            commands::rematch,
            commands::remove_match,
            commands::resume,
            commands::save_box,
            commands::save_decks,
            commands::settings,
            commands::start,
            commands::start_cards,
            commands::tap_cue,
            commands::frame,
            commands::frames_took,
            commands::practice,
            commands::start_practice,
            commands::watch,
            commands::watch_file,
            commands::watch_frame,
            commands::save_run,
            commands::view,
        ])
        .setup(|app| open(app))
        .build(context)?
        .run(move |_, event| {
            if let RunEvent::Exit = event {
                desk.close();
            }
        });
    Ok(())
}

/// The one window. Its size and title stand in tauri.conf.json; the title
/// never changes, so it can't show anything of a match.
fn open(app: &App) -> Result<(), Box<dyn std::error::Error>> {
    let windows = &app.config().app.windows;
    let config = windows.first().ok_or("tauri.conf.json names no window")?;
    let mut config = config.clone();
    if is_empty() {
        config.url = WebviewUrl::App("empty.html".into());
    }
    let mut window = WebviewWindowBuilder::from_config(app.handle(), &config)?;
    if !is_empty()
        && let Some(handed) = app.state::<Arc<Desk>>().handed()
    {
        window = window.initialization_script(handed);
    }
    window
        .data_directory(app.state::<Folder>().0.join("web"))
        // Nothing but the front end in this binary is ever shown.
        .on_navigation(|url| matches!(url.scheme(), "tauri" | "about"))
        .on_new_window(|_, _| NewWindowResponse::Deny)
        .on_page_load(|window, payload| {
            if payload.event() == PageLoadEvent::Finished {
                commands::say("loaded");
                watch_first_paint(window);
            }
        })
        .build()?;
    Ok(())
}

/// Never blank: a loaded page that paints nothing in time gets the safe renderer.
fn watch_first_paint(window: WebviewWindow) {
    if renderer::is_safe() || !window.state::<FirstPaint>().begin_watch() {
        return;
    }
    thread::spawn(move || {
        thread::sleep(renderer::PATIENCE);
        // A hidden window owes no frame.
        let shown = window.is_visible().unwrap_or(true) && !window.is_minimized().unwrap_or(false);
        if shown && window.state::<FirstPaint>().missing() {
            let desk = Arc::clone(&window.state::<Arc<Desk>>());
            renderer::switch_to_safe(&window.state::<Folder>().0, || desk.close());
        }
    });
}
