//! Children of a test (the test binary runs itself again) and a plain
//! connection to look into a store's file from outside.
#![allow(dead_code, reason = "each test binary uses some of it")]

pub mod shelf;

use std::path::Path;
use std::process::{Command, Stdio};

use coinop_host::{Engine, Options};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

/// An engine on this folder, without sound.
pub fn options(folder: &Path) -> Options {
    Options {
        data_dir: folder.to_owned(),
        language: Some("en-GB".to_owned()),
        sound: false,
        drawing: None,
    }
}

/// Opens it, whatever happened there before.
pub fn open(folder: &Path) -> Engine {
    Engine::open(options(folder)).expect("opens")
}

/// Whether this process is the child called `role`.
pub fn in_child(role: &str) -> bool {
    std::env::var("COINOP_ROLE").is_ok_and(|given| given == role)
}

/// A command that runs one test of this binary again, as `role`.
pub fn child_command(test: &str, role: &str, folder: &Path, exe: &Path) -> Command {
    let mut command = Command::new(exe);
    command
        .args([test, "--exact", "--nocapture", "--test-threads=1"])
        .env("COINOP_ROLE", role)
        .env("COINOP_FOLDER", folder)
        .stdin(Stdio::null());
    command
}

/// Runs one test of this binary again, as `role` and as another user if root
/// runs the tests; what it printed.
pub fn child(test: &str, role: &str, folder: &Path, user: Option<u32>) -> String {
    let exe = std::env::current_exe().expect("has a name");
    // Another user may not reach the target folder.
    let copies = tempfile::tempdir().expect("temp");
    let copy = copies.path().join("test-binary");
    let mut command = match user {
        Some(user) if is_root() => {
            std::fs::copy(&exe, &copy).expect("copies");
            open_to_all(copies.path());
            let mut command = child_command(test, role, folder, &copy);
            become_user(&mut command, user);
            command.current_dir("/");
            command
        }
        _ => child_command(test, role, folder, &exe),
    };
    let output = command.output().expect("runs");
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
}

#[cfg(unix)]
fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

#[cfg(not(unix))]
fn is_root() -> bool {
    false
}

#[cfg(unix)]
fn become_user(command: &mut Command, user: u32) {
    use std::os::unix::process::CommandExt;
    command.uid(user).gid(user);
}

#[cfg(not(unix))]
fn become_user(_: &mut Command, _: u32) {}

#[cfg(unix)]
fn open_to_all(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o755)).expect("sets");
}

#[cfg(not(unix))]
fn open_to_all(_: &Path) {}

/// A connection past the store.
pub struct Raw {
    runtime: tokio::runtime::Runtime,
    conn: SqliteConnection,
}

/// Opens the database of `folder` from outside.
pub fn raw(folder: &Path) -> Raw {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .expect("a runtime");
    let options = SqliteConnectOptions::new().filename(folder.join("coinop.db"));
    let conn = runtime
        .block_on(SqliteConnection::connect_with(&options))
        .expect("connects");
    Raw { runtime, conn }
}

impl Raw {
    /// Runs one statement.
    pub fn execute(&mut self, sql: &str) -> Result<u64, sqlx::Error> {
        let query = sqlx::query(AssertSqlSafe(sql.to_owned()));
        let done = self.runtime.block_on(query.execute(&mut self.conn))?;
        Ok(done.rows_affected())
    }

    /// Closes the file in order.
    pub fn close(self) {
        self.runtime.block_on(self.conn.close()).expect("closes");
    }

    /// One text.
    pub fn text(&mut self, sql: &str) -> String {
        let query = sqlx::query_scalar(AssertSqlSafe(sql.to_owned()));
        self.runtime
            .block_on(query.fetch_one(&mut self.conn))
            .expect("reads")
    }
}
