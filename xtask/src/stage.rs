//! Stages: named steps that are timed, all run, and summed up at the end.

use std::time::{Duration, Instant};

use crate::shell::{Done, Failure};

/// One stage and how it went.
struct Outcome {
    name: &'static str,
    took: Duration,
    done: Done,
}

/// The stages of one verb.
#[derive(Default)]
pub struct Stages(Vec<Outcome>);

impl Stages {
    /// Runs a stage, whatever became of those before it. True when it passed.
    pub fn run(&mut self, name: &'static str, stage: impl FnOnce() -> Done) -> bool {
        eprintln!("\n── {name}");
        let start = Instant::now();
        let done = stage();
        let took = start.elapsed();
        if let Err(failure) = &done {
            eprintln!("── {name} FAILED: {failure}");
        }
        let passed = done.is_ok();
        self.0.push(Outcome { name, took, done });
        passed
    }

    /// Notes a stage that can't run because another failed.
    pub fn skip(&mut self, name: &'static str, because: &str) {
        self.0.push(Outcome {
            name,
            took: Duration::ZERO,
            done: Err(Failure::new(format!("not run: {because}"))),
        });
    }

    /// Prints the last words of what failed and minutes a stage; fails when any
    /// failed.
    pub fn finish(self) -> Done {
        for stage in &self.0 {
            let Err(failure) = &stage.done else { continue };
            if !failure.tail().is_empty() {
                println!("\n── {}, its last lines again", stage.name);
                failure.tail().iter().for_each(|line| println!("{line}"));
            }
        }
        println!("\nminutes  stage");
        let mut failed = Vec::new();
        for stage in &self.0 {
            let mark = match &stage.done {
                Ok(()) => String::new(),
                Err(failure) => {
                    failed.push(stage.name);
                    format!("  FAILED: {failure}")
                }
            };
            println!("{}  {}{mark}", minutes(stage.took), stage.name);
        }
        let all = self.0.iter().map(|stage| stage.took).sum();
        println!("{}  in all", minutes(all));
        if failed.is_empty() {
            Ok(())
        } else {
            Err(Failure::new(format!("failed: {}", failed.join(", "))))
        }
    }
}

fn minutes(time: Duration) -> String {
    let tenths = (time.as_secs() + 3) / 6;
    format!("{:>5}.{}", tenths / 10, tenths % 10)
}
