//! What the front end may call: a command for each method of the engine.
//!
//! They pass on and add nothing. All are async, so that none runs on the
//! window's thread; the front end keeps one input in flight, and the engine
//! knows a repeated call by its number. A name here stands in `build.rs` and
//! in `capabilities/main.json` too.

use std::sync::Arc;

use coinop_core::maze::Difficulty;
use coinop_core::session::{Fault, Input, Notice, Update};
use coinop_core::view::{
    CardsDraft, CardsDraftView, DraftChange, DraftView, Frame, HomeView, HowView, LogView,
    MazeFrame, PracticeView, SettingChange, SettingsView, SetupDraft, WatchView,
};
use coinop_host::Engine;
use tauri::State;

use crate::desk::Desk;
use crate::renderer::{self, FirstPaint};
use crate::window::Folder;

type Held<'a> = State<'a, Arc<Desk>>;
type Reply<T> = Result<T, Fault>;

/// Set by ./x fps, which times a start, and by tests that stop one halfway.
const SAY_PAINT: &str = "COINOP_SAY_PAINT";

/// Says how far a start is, to who asked for it.
pub fn say(what: &str) {
    if std::env::var_os(SAY_PAINT).is_some() {
        println!("{what}");
    }
}

/// The front end drew its first frame.
#[tauri::command]
pub async fn painted(paint: State<'_, FirstPaint>) -> Result<(), ()> {
    paint.seen();
    say("painted");
    Ok(())
}

/// How fast a round of the maze was drawn: the median from frame to frame.
#[tauri::command]
pub async fn frames_took(folder: State<'_, Folder>, frame_us: u32) -> Result<(), ()> {
    // What can't be kept is measured again in the next round.
    let _ = renderer::keep_time(&folder.0, frame_us);
    Ok(())
}

#[tauri::command]
pub async fn home(desk: Held<'_>) -> Reply<HomeView> {
    desk.ask(Engine::home).await
}

#[tauri::command]
pub async fn settings(desk: Held<'_>) -> Reply<SettingsView> {
    desk.ask(Engine::settings).await
}

#[tauri::command]
pub async fn change_setting(
    desk: Held<'_>,
    folder: State<'_, Folder>,
    change: SettingChange,
) -> Reply<SettingsView> {
    let view = desk
        .ask(move |engine| engine.change_setting(change))
        .await?;
    if let SettingChange::Drawing(choice) = change {
        renderer::keep_choice(&folder.0, choice)
            .map_err(|error| desk.bug(&format!("renderer: {error}")))?;
    }
    Ok(view)
}

#[tauri::command]
pub async fn how_we_play(desk: Held<'_>) -> Reply<HowView> {
    desk.ask(|engine| Ok(engine.how_we_play())).await
}

#[tauri::command]
pub async fn log(desk: Held<'_>) -> Reply<LogView> {
    desk.ask(Engine::log).await
}

#[tauri::command]
pub async fn new_draft(desk: Held<'_>) -> Reply<DraftView> {
    desk.ask(Engine::new_draft).await
}

#[tauri::command]
pub async fn edit_draft(
    desk: Held<'_>,
    draft: SetupDraft,
    change: DraftChange,
) -> Reply<DraftView> {
    desk.ask(move |engine| engine.edit_draft(draft, change))
        .await
}

#[tauri::command]
pub async fn save_box(desk: Held<'_>, draft: SetupDraft) -> Reply<DraftView> {
    desk.ask(move |engine| engine.save_box(draft)).await
}

#[tauri::command]
pub async fn start(desk: Held<'_>, draft: SetupDraft) -> Reply<Update> {
    desk.ask(move |engine| engine.start(draft)).await
}

#[tauri::command]
pub async fn new_cards_draft(desk: Held<'_>) -> Reply<CardsDraftView> {
    desk.ask(Engine::new_cards_draft).await
}

#[tauri::command]
pub async fn edit_cards_draft(
    desk: Held<'_>,
    draft: CardsDraft,
    change: DraftChange,
) -> Reply<CardsDraftView> {
    desk.ask(move |engine| engine.edit_cards_draft(draft, change))
        .await
}

#[tauri::command]
pub async fn save_decks(desk: Held<'_>, draft: CardsDraft) -> Reply<CardsDraftView> {
    desk.ask(move |engine| engine.save_decks(draft)).await
}

#[tauri::command]
pub async fn start_cards(desk: Held<'_>, draft: CardsDraft) -> Reply<Update> {
    desk.ask(move |engine| engine.start_cards(draft)).await
}

#[tauri::command]
pub async fn open_match(desk: Held<'_>, id: String) -> Reply<Update> {
    desk.ask(move |engine| engine.open_match(id)).await
}

#[tauri::command]
pub async fn dispatch(desk: Held<'_>, call: u32, input: Input) -> Reply<Update> {
    desk.ask(move |engine| engine.dispatch(call, input)).await
}

#[tauri::command]
pub async fn frame(desk: Held<'_>, now_us: u32) -> Reply<Frame> {
    desk.ask(move |engine| engine.frame(now_us)).await
}

#[tauri::command]
pub async fn practice(desk: Held<'_>) -> Reply<PracticeView> {
    desk.ask(Engine::practice).await
}

#[tauri::command]
pub async fn start_practice(desk: Held<'_>, difficulty: Difficulty) -> Reply<Update> {
    desk.ask(move |engine| engine.start_practice(difficulty))
        .await
}

#[tauri::command]
pub async fn watch(desk: Held<'_>, id: String) -> Reply<WatchView> {
    desk.ask(move |engine| engine.watch(id)).await
}

#[tauri::command]
pub async fn watch_file(desk: Held<'_>, text: String) -> Reply<WatchView> {
    desk.ask(move |engine| engine.watch_file(text)).await
}

#[tauri::command]
pub async fn watch_frame(desk: Held<'_>, now_us: u32, quarters: u8) -> Reply<MazeFrame> {
    desk.ask(move |engine| engine.watch_frame(now_us, quarters))
        .await
}

#[tauri::command]
pub async fn save_run(desk: Held<'_>, id: String) -> Reply<Notice> {
    desk.ask(move |engine| engine.save_run(id)).await
}

#[tauri::command]
pub async fn view(desk: Held<'_>) -> Reply<Update> {
    desk.ask(Engine::view).await
}

#[tauri::command]
pub async fn close_match(desk: Held<'_>) -> Reply<()> {
    desk.ask(Engine::close_match).await
}

#[tauri::command]
pub async fn remove_match(desk: Held<'_>, id: String) -> Reply<HomeView> {
    desk.ask(move |engine| engine.remove_match(id)).await
}

#[tauri::command]
pub async fn rematch(desk: Held<'_>) -> Reply<Update> {
    desk.ask(Engine::rematch).await
}

#[tauri::command]
pub async fn pause(desk: Held<'_>) -> Reply<()> {
    desk.ask(|engine| {
        engine.pause();
        Ok(())
    })
    .await
}

#[tauri::command]
pub async fn resume(desk: Held<'_>) -> Reply<()> {
    desk.ask(|engine| {
        engine.resume();
        Ok(())
    })
    .await
}

#[tauri::command]
pub async fn tap_cue(desk: Held<'_>) -> Reply<()> {
    desk.ask(|engine| {
        engine.tap_cue();
        Ok(())
    })
    .await
}
