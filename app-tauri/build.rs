//! Declares this app's commands, so that each needs a capability of its own,
//! and says what to do when the front end isn't built.

use std::path::Path;

/// Every command of `src/commands.rs`; a name missing here can't be called.
const COMMANDS: &[&str] = &[
    "change_setting",
    "close_match",
    "dispatch",
    "edit_draft",
    "home",
    "how_we_play",
    "log",
    "edit_cards_draft",
    "new_cards_draft",
    "new_draft",
    "open_match",
    "painted",
    "pause",
    "rematch",
    "remove_match",
    "resume",
    "save_box",
    "save_decks",
    "settings",
    "start",
    "start_cards",
    "tap_cue",
    "frame",
    "frames_took",
    "practice",
    "start_practice",
    "watch",
    "watch_file",
    "watch_frame",
    "save_run",
    "view",
];

fn main() {
    let page = Path::new("../ui/dist/index.html");
    println!("cargo:rerun-if-changed={}", page.display());
    assert!(
        page.exists(),
        "the front end isn't built: run `./x run`, or `npm ci && npm run build` in ui/, first"
    );
    let manifest = tauri_build::AppManifest::new().commands(COMMANDS);
    let attributes = tauri_build::Attributes::new().app_manifest(manifest);
    if let Err(error) = tauri_build::try_build(attributes) {
        panic!("tauri-build: {error:#}");
    }
}
