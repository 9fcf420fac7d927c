//! What the front end may call.

use tauri::State;

use crate::renderer::FirstPaint;

/// The front end drew its first frame.
#[tauri::command]
pub async fn painted(paint: State<'_, FirstPaint>) -> Result<(), ()> {
    paint.seen();
    Ok(())
}
