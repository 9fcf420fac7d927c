//! The desktop shell: one window on the front end in ui/, one engine behind it.
//!
//! It owns the window, the data folder, the renderer and the way of a call from
//! the front end to coinop-host. It decides nothing about a game and says
//! nothing that a person reads; both come from core.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod commands;
mod desk;
mod place;
mod renderer;
mod window;

fn main() {
    let context = tauri::generate_context!();
    let folder = place::data_dir(&context.config().identifier);
    renderer::prepare(&folder);
    if let Err(error) = window::run(context, folder) {
        eprintln!("coinop can't open its window: {error}");
        std::process::exit(1);
    }
}
