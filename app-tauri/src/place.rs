//! Where this app keeps its data, and which language the system speaks.

use std::env;
use std::path::PathBuf;

/// Overrides the data folder; tests give each run its own.
pub const DATA_DIR: &str = "COINOP_DATA_DIR";

/// The platform's folder for this app's data, or what [`DATA_DIR`] says.
///
/// It's known before the first window, since the renderer's marker lies in it.
pub fn data_dir(identifier: &str) -> PathBuf {
    match env::var_os(DATA_DIR).filter(|value| !value.is_empty()) {
        Some(folder) => PathBuf::from(folder),
        None => dirs::data_dir()
            .unwrap_or_else(env::temp_dir)
            .join(identifier),
    }
}
