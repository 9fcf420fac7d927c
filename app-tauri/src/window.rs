//! The window's life: opening, first paint, closing.

use std::path::PathBuf;
use std::thread;

use tauri::webview::{NewWindowResponse, PageLoadEvent};
use tauri::{Context, Manager, WebviewWindow, WebviewWindowBuilder};

use crate::commands;
use crate::renderer::{self, FirstPaint};

/// The data folder, as the window needs it.
#[derive(Debug)]
struct Folder(PathBuf);

/// Opens the window and stays until it's closed.
pub fn run(context: Context, folder: PathBuf) -> tauri::Result<()> {
    tauri::Builder::default()
        .manage(FirstPaint::default())
        .manage(Folder(folder))
        .invoke_handler(tauri::generate_handler![commands::painted])
        .setup(|app| {
            let config = app
                .config()
                .app
                .windows
                .first()
                .ok_or("no window in tauri.conf.json")?;
            WebviewWindowBuilder::from_config(app.handle(), config)?
                // Nothing but the front end in the binary is ever shown.
                .on_navigation(|url| matches!(url.scheme(), "tauri" | "about"))
                .on_new_window(|_, _| NewWindowResponse::Deny)
                .on_page_load(|window, payload| {
                    if payload.event() == PageLoadEvent::Finished {
                        watch_first_paint(window);
                    }
                })
                .build()?;
            Ok(())
        })
        .run(context)
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
            let folder = &window.state::<Folder>().0;
            renderer::switch_to_safe(folder, || {});
        }
    });
}
