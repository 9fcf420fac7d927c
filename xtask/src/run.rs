//! `run`: builds the app and opens it; where nobody can see it, a picture.

use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::app;
use crate::display::{self, Virtual};
use crate::shell::{Done, Failure, make_folder, run as run_command, target};

/// Opens the app and stays until it's closed.
pub fn run(arguments: &[String]) -> Done {
    app::build()?;
    if display::is_there() {
        return run_command(Command::new(app::program()).args(arguments));
    }
    eprintln!("x: there is no display (DISPLAY isn't set), so a virtual one is started");
    let screens = target().join("screens");
    make_folder(&screens)?;
    let picture = screens.join("run.png");
    let display = Virtual::start("1180x820")?;
    let mut program = Command::new(app::program());
    program.args(arguments).stdin(Stdio::null());
    let mut program = display
        .show(&mut program)
        .spawn()
        .map_err(|error| Failure::of("can't start the app", &error))?;
    let taken = picture_when_drawn(&display, &picture, &mut program);
    let _ = program.kill();
    let _ = program.wait();
    taken?;
    println!(
        "x: the app opened on the virtual display; its picture is {}",
        picture.display()
    );
    println!("x: nobody can see it there, so it was closed again");
    Ok(())
}

/// Takes pictures until one shows more than an empty window.
fn picture_when_drawn(
    display: &Virtual,
    picture: &std::path::Path,
    program: &mut std::process::Child,
) -> Done {
    let start = Instant::now();
    let mut size = 0;
    while start.elapsed() < Duration::from_secs(30) {
        sleep(Duration::from_secs(1));
        if let Ok(Some(status)) = program.try_wait() {
            return Err(Failure::new(format!("the app ended at once: {status}")));
        }
        display.picture(picture)?;
        let now = std::fs::metadata(picture).map_or(0, |file| file.len());
        // An empty window packs to a few hundred bytes; two pictures of about
        // the same size mean that nothing is still arriving.
        if now > 8_000 && now.abs_diff(size) < now / 50 {
            return Ok(());
        }
        size = now;
    }
    Err(Failure::new(format!(
        "the app drew nothing within 30 s; the last picture is {}",
        picture.display()
    )))
}
