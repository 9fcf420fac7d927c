//! The phone as a joystick, by sensor curves in `tests/tilt/`.
//!
//! A curve is a CSV file: settings in `#` lines, then rows of key moments. A row
//! with numbers moves the readings there in a straight line from the row before,
//! with a sample each 20 ms; `comes` says all that is pressed and released on
//! the way, and the filter has to say the same of what it holds. `one` in `what` is a single sample, after which the curve goes on
//! from the row before. A row without numbers is a call: `count in`, `start`,
//! `no start` (which fails), `let go`.

use std::fs;
use std::path::Path;

use coinop_core::session::{Direction, Input};
use coinop_host::tilt::{Reads, Sample, Tilt, Top};

/// Plays a curve; an error names the first row that differs.
fn play(name: &str) -> Result<(), String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/tilt/{name}.csv"));
    let text = fs::read_to_string(&path).map_err(|error| format!("{name}: {error}"))?;
    let mut curve = Curve::new(&text);
    for (i, line) in text.lines().enumerate() {
        if line.starts_with('#') || line == "ms,x,y,z,what,comes" || line.is_empty() {
            continue;
        }
        curve
            .row(line)
            .map_err(|problem| format!("{name}.csv:{}: {problem}", i + 1))?;
    }
    Ok(())
}

/// A curve as far as it's played.
struct Curve {
    tilt: Tilt,
    /// By what was pressed and released.
    held: Option<Direction>,
    every_ms: u32,
    noise: f32,
    tremor: f32,
    chance: u32,
    at_ms: u32,
    /// The readings at the last row.
    at: Option<[f32; 3]>,
}

impl Curve {
    fn new(text: &str) -> Self {
        let setting = |name: &str| {
            let lines = text.lines().filter_map(|line| line.strip_prefix("# "));
            let mut settings = lines.filter_map(|line| line.split_once(": "));
            settings.find(|(key, _)| *key == name).map(|(_, is)| is)
        };
        let number = |name| setting(name).and_then(|is| is.parse().ok());
        let top = match setting("top") {
            Some("left") => Top::Left,
            Some("down") => Top::Down,
            Some("right") => Top::Right,
            _ => Top::Up,
        };
        let reads = match setting("reads") {
            Some("down") => Reads::Down,
            _ => Reads::Up,
        };
        Self {
            tilt: Tilt::new(top, reads),
            held: None,
            every_ms: number("every ms").map_or(20, |ms: f32| ms as u32),
            noise: number("noise").unwrap_or(0.0),
            tremor: number("tremor of 8 Hz").unwrap_or(0.0),
            chance: 1,
            at_ms: 0,
            at: None,
        }
    }

    fn row(&mut self, line: &str) -> Result<(), String> {
        let cells: Vec<&str> = line.split(',').map(str::trim).collect();
        let [ms, x, y, z, what, comes] = cells[..] else {
            return Err("six cells: ms,x,y,z,what,comes".to_owned());
        };
        let ms: u32 = ms.parse().map_err(|_| format!("no milliseconds: {ms}"))?;
        if x.is_empty() {
            self.at_ms = ms;
            return self.call(what);
        }
        let number = |cell: &str| cell.parse().map_err(|_| format!("no number: {cell}"));
        let to: [f32; 3] = [number(x)?, number(y)?, number(z)?];
        let mut came = Vec::new();
        if what == "one" {
            came.extend(self.tilt.feed(sample(ms, to)));
        } else {
            let (from, began) = (self.at.unwrap_or(to), self.at_ms);
            let mut at_ms = began;
            while at_ms < ms {
                at_ms += self.every_ms;
                let way = (at_ms - began) as f32 / (ms - began) as f32;
                let at = [0, 1, 2].map(|i| from[i] + (to[i] - from[i]) * way.min(1.0));
                let at = self.shaken(at_ms, at);
                came.extend(self.tilt.feed(sample(at_ms, at)));
            }
            self.at_ms = at_ms;
            self.at = Some(to);
        }
        for input in &came {
            self.held = match input {
                Input::Press(direction) => Some(*direction),
                _ => None,
            };
        }
        if self.tilt.held() != self.held {
            return Err(format!("holds {:?}", self.tilt.held()));
        }
        let came: Vec<String> = came.iter().map(words).collect();
        let came = came.join(" ");
        if came == comes {
            Ok(())
        } else {
            Err(format!("expected \"{comes}\", came \"{came}\""))
        }
    }

    fn call(&mut self, what: &str) -> Result<(), String> {
        match what {
            "count in" => {
                self.tilt.count_in();
                self.held = None;
            }
            "let go" => {
                self.tilt.let_go();
                self.held = None;
            }
            "start" if self.tilt.start() => {}
            "no start" if !self.tilt.start() => {}
            _ => return Err(format!("\"{what}\" doesn't hold")),
        }
        Ok(())
    }

    /// With the sensor's noise, and a trembling hand along x and y.
    fn shaken(&mut self, at_ms: u32, at: [f32; 3]) -> [f32; 3] {
        let phase = at_ms as f32 / 1_000.0 * 8.0 * std::f32::consts::TAU;
        let tremor = [phase.sin(), (phase + 1.0).sin(), 0.0];
        [0, 1, 2].map(|i| at[i] + tremor[i] * self.tremor + self.any() * self.noise)
    }

    /// Anything from −1 to 1.
    fn any(&mut self) -> f32 {
        self.chance = self
            .chance
            .wrapping_mul(1_664_525)
            .wrapping_add(1_013_904_223);
        (self.chance >> 16) as f32 / 32_768.0 - 1.0
    }
}

fn sample(at_ms: u32, [x, y, z]: [f32; 3]) -> Sample {
    Sample { at_ms, x, y, z }
}

fn words(input: &Input) -> String {
    let name = |direction: &Direction| format!("{direction:?}").to_lowercase();
    match input {
        Input::Press(direction) => format!("+{}", name(direction)),
        Input::Release(direction) => format!("-{}", name(direction)),
        other => format!("{other:?}"),
    }
}

/// One test a curve, named after it; every curve has one.
macro_rules! curves {
    ($($name:ident)*) => {
        $(
            #[test]
            fn $name() -> Result<(), String> {
                play(stringify!($name))
            }
        )*

        #[test]
        fn every_curve_is_played() -> std::io::Result<()> {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tilt");
            for entry in fs::read_dir(folder)? {
                let path = entry?.path();
                let name = path.file_stem().unwrap_or_default().to_string_lossy();
                assert!([$(stringify!($name)),*].contains(&&*name), "{name} has no test");
            }
            Ok(())
        }
    };
}

curves! {
    a_phone_at_rest_presses_nothing
    a_lean_to_the_right_presses_once_and_releases_once
    all_four_directions_one_at_a_time
    a_hand_at_the_threshold_does_not_chatter
    a_diagonal_keeps_the_older_direction_until_clearly_the_other
    from_one_side_to_the_other
    lying_in_bed_is_as_good_as_sitting
    held_over_the_head
    a_tremor_does_not_chatter
    absurd_samples_are_left_out
    a_pause_forgets_what_is_held
    a_phone_on_its_edge_does_not_start
    turned_to_the_left
    turned_to_the_right
    upside_down
    gravity_read_downwards_in_g
    neutral_is_the_end_of_the_count_in
    samples_out_of_order_are_left_out
    a_second_start_changes_nothing
    without_a_count_in_nothing_starts
}
