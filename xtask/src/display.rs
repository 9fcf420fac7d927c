//! A display: the person's own, or a virtual one where there is none.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::shell::{Done, Failure, command, run};

/// Whether a window can be opened as things are.
pub fn is_there() -> bool {
    ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// A virtual display that lives as long as this value.
#[derive(Debug)]
pub struct Virtual {
    server: Child,
    name: String,
}

impl Virtual {
    /// Starts one of `size` pixels, under the first free number.
    pub fn start(size: &str) -> Result<Self, Failure> {
        let mut server = command(
            "Xvfb",
            &["-displayfd", "1", "-nolisten", "tcp", "-screen", "0"],
        );
        server
            .arg(format!("{size}x24"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        let mut server = server.spawn().map_err(|error| {
            Failure::of(
                "can't start Xvfb, the virtual display (Debian: package xvfb)",
                &error,
            )
        })?;
        // It writes its number once it takes windows.
        let mut number = String::new();
        if let Some(output) = server.stdout.take() {
            BufReader::new(output)
                .read_line(&mut number)
                .map_err(|error| Failure::of("Xvfb doesn't answer", &error))?;
        }
        let virtual_display = Self {
            server,
            name: format!(":{}", number.trim()),
        };
        if number.trim().is_empty() {
            return Err(Failure::new("Xvfb ended before it offered a display"));
        }
        Ok(virtual_display)
    }

    /// Makes a command open its windows there, by X11 and without a desktop's
    /// accessibility bus, which a virtual display lacks.
    pub fn show<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command
            .env("DISPLAY", &self.name)
            .env("GDK_BACKEND", "x11")
            .env("NO_AT_BRIDGE", "1")
            .env_remove("WAYLAND_DISPLAY")
    }

    /// Writes what is on the display as a PNG.
    pub fn picture(&self, file: &Path) -> Done {
        let mut import = command("import", &["-silent", "-window", "root"]);
        import.arg(file);
        run(self.show(&mut import))
    }
}

impl Drop for Virtual {
    fn drop(&mut self) {
        // It may have ended by itself; either way nothing is left of it.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
