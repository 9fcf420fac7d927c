//! Plays an evening on the engine and writes what a shell would draw at its
//! moments, as JSON: the views that the front end's tests and pictures use.
//!
//! `cargo run -p coinop-conformance --example front_end_views -- FOLDER`
//! writes FOLDER/en.json and FOLDER/nl.json, one moment a line, and those of the
//! card game beside them.

#[path = "front_end_views/album.rs"]
mod album;
#[path = "front_end_views/cards.rs"]
mod cards;

use std::path::Path;

use album::{Album, Done};
use coinop_core::bank::{BoxData, Coin, HouseRules, Player, Setup};
use coinop_core::kernel::{Points, Seed};
use coinop_core::maze::{Difficulty, NoRun, PracticeSetup, Watch};
use coinop_core::session::{Direction, FaultKind, GameSetup, Input, Session};
use coinop_core::view::{
    DraftChange, DraftField, Drawing, Game, KnownRun, Language, LanguageChoice, LocalTime,
    MatchSummary, SettingChange, Settings, SetupDraft, Words, draft_view, edit, fault,
    fault_of_run, home, how_we_play, practice_screen, saved_notice, settings_view, watch_file_view,
    watch_view,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args()
        .nth(1)
        .ok_or("say which folder to write to")?;
    for (language, name) in [(Language::En, "en"), (Language::Nl, "nl")] {
        let mut evening = Album::new(language, table(HouseRules::default())?);
        evening.app()?;
        evening.unit()?;
        evening.direct()?;
        evening.end()?;
        evening.maze()?;
        let folder = Path::new(&folder);
        std::fs::write(folder.join(format!("{name}.json")), evening.finish())?;
        cards::record(folder, language)?;
    }
    Ok(())
}

fn names() -> [&'static str; 4] {
    ["Maya", "Ben", "Ola", "Bartholomeus"]
}

fn table(rules: HouseRules) -> Result<Session, Box<dyn std::error::Error>> {
    let setup = Setup {
        players: names()
            .into_iter()
            .zip(Coin::ALL)
            .map(|(name, coin)| Player {
                name: name.to_owned(),
                coin,
            })
            .collect(),
        box_data: BoxData::example(),
        rules,
        helper: true,
    };
    Ok(Session::new(GameSetup::Bank(setup), Seed([7; 32]))?)
}

impl Album {
    /// Inputs a second apart: a number is a coin, `press` the white button,
    /// `x5` four steps of the stick to the right, the rest is JSON.
    fn play(&mut self, inputs: &str) -> Done {
        for word in inputs.split_whitespace() {
            match word {
                "press" => {
                    self.send("\"button_down\"")?;
                    self.send("\"button_up\"")?;
                }
                "up" | "down" | "left" | "right" => {
                    self.send(&format!("{{\"stick\":\"{word}\"}}"))?
                }
                "out" => self.send("\"coin_out\"")?,
                "0" | "1" | "2" | "3" => self.send(&format!("{{\"coin_in\":{word}}}"))?,
                _ if word.starts_with('x') => {
                    for _ in 0..word[1..].parse::<u8>()? - 1 {
                        self.send("{\"stick\":\"right\"}")?;
                    }
                }
                _ => self.send(word)?,
            }
        }
        Ok(())
    }

    fn send(&mut self, json: &str) -> Done {
        let input: Input =
            serde_json::from_str(json).map_err(|error| format!("{json}: {error}"))?;
        // The white button acts when it comes up within a second.
        let pause = if input == Input::ButtonUp { 200 } else { 1000 };
        self.take(input, pause);
        Ok(())
    }

    /// A GO round that's played: counted in, steered, put away, over.
    fn maze(&mut self) -> Done {
        self.session = table(HouseRules {
            play_maze: true,
            ..HouseRules::default()
        })?;
        self.play("0 out 1 out 2 out 3 out 0 left press")?;
        self.keep("maze_count_in")?;
        let mut turns = ["left", "down", "right", "up"].into_iter().cycle();
        for tick in (180..480).step_by(20) {
            let turn = turns.next().unwrap_or("up");
            self.play(&format!("{{\"play\":{tick}}} {{\"press\":\"{turn}\"}}"))?;
        }
        self.keep("maze_running")?;
        let mut frames = Vec::new();
        for frame in 0..30_u32 {
            let reply = self.session.frame(frame * 16_667, self.at, &self.words);
            frames.push(reply.frame);
        }
        self.note("maze_frames", &frames)?;
        self.play("\"let_go\"")?;
        self.keep("maze_paused")?;
        self.play("{\"tap\":\"go_on\"} {\"play\":3000}")?;
        self.keep("maze_over")?;
        self.practice()
    }

    /// Practice: its screen, a round at its end, a run that's watched.
    fn practice(&mut self) -> Done {
        let at = |day, hour| LocalTime {
            year: 2026,
            month: 11,
            day,
            hour,
            minute: 14,
        };
        let run = |id: &str, difficulty, points, at| KnownRun {
            id: id.to_owned(),
            difficulty,
            points: Points(points),
            at,
        };
        let runs = [
            run("r1", Difficulty::Arcade, 60, at(28, 19)),
            run("r2", Difficulty::Arcade, 110, at(29, 20)),
            run("r3", Difficulty::Gentle, 90, at(30, 18)),
        ];
        let now = at(30, 20);
        self.note("practice", &practice_screen(&runs, now, &self.words))?;
        self.note("practice_empty", &practice_screen(&[], now, &self.words))?;
        let file = "/home/maya/coinop/runs/2026-11-30T20-14-05.jsonl";
        self.note("saved", &saved_notice(file, &self.words))?;
        let setup = PracticeSetup::default();
        let watch = Watch::new(setup.clone(), Seed([7; 32]), Vec::new())?;
        self.note("watch", &watch_view(watch.practice(), &self.words))?;
        let hands = vec![
            Input::Play(200),
            Input::Press(Direction::Left),
            Input::Play(3000),
        ];
        let mut played = Watch::new(setup.clone(), Seed([7; 32]), hands)?;
        played.advance(u32::MAX);
        let at_its_end = watch_file_view(watch.practice(), played.practice(), &self.words);
        self.note("watch_file", &at_its_end)?;
        let unreadable = fault_of_run(NoRun::Nonsense, &self.words);
        self.note("fault_run", &unreadable)?;
        self.session = Session::new(GameSetup::Maze(setup), Seed([7; 32]))?;
        self.keep("practice_running")?;
        let running = self.session.clone();
        self.play("\"let_go\"")?;
        self.keep("practice_paused")?;
        self.session = running;
        self.play("{\"play\":200} {\"press\":\"left\"} {\"play\":3000}")?;
        self.keep("practice_over")
    }

    fn app(&mut self) -> Done {
        let words = Words::new(self.words.language());
        let language = match words.language() {
            Language::En => LanguageChoice::En,
            Language::Nl => LanguageChoice::Nl,
        };
        let settings = Settings::default().with(SettingChange::Language(language));
        let evening = |day, hour| LocalTime {
            year: 2026,
            month: 11,
            day,
            hour,
            minute: 14,
        };
        let open = |id: &str, game, session: &Session, last| MatchSummary {
            id: id.to_owned(),
            game,
            text: session.summary(&words),
            last,
            ended: false,
        };
        let kept = [
            open("a", Game::Cards, &cards::table()?, evening(29, 22)),
            open("b", Game::Bank, &self.session, evening(30, 20)),
        ];
        let now = evening(30, 21);
        self.note("home", &home(&kept, now, &settings, None, &words))?;
        self.note("home_new", &home(&[], now, &settings, None, &words))?;
        self.note(
            "settings",
            &settings_view(
                &settings,
                words.language(),
                true,
                Some(Drawing::Fast),
                &words,
            ),
        )?;
        self.note("how", &how_we_play(&words))?;
        self.note("fault", &fault(FaultKind::StoreInUse, "", &words))?;
        let mut draft = SetupDraft::fresh(None, &words);
        self.note("draft_new", &draft_view(&draft, &[], &words))?;
        let mut saved = BoxData::example();
        saved.name = "Attic 2024".to_owned();
        saved.example = false;
        for (seat, name) in names().into_iter().enumerate() {
            if seat >= draft.players.len() {
                draft = edit(draft, DraftChange::AddPlayer, &[], &words);
            }
            let field = DraftField::Name(u8::try_from(seat)?);
            draft = edit(
                draft,
                DraftChange::Type {
                    field,
                    text: name.to_owned(),
                },
                &[],
                &words,
            );
        }
        self.note("draft", &draft_view(&draft, &[saved], &words))?;
        let mut wrong = draft.clone();
        for (field, text) in [
            (DraftField::Name(2), "maya"),
            (DraftField::GhostFee, "25"),
            (DraftField::NumberedDie(2), "x"),
        ] {
            wrong = edit(
                wrong,
                DraftChange::Type {
                    field,
                    text: text.to_owned(),
                },
                &[],
                &words,
            );
        }
        self.note("draft_wrong", &draft_view(&wrong, &[], &words))
    }

    fn unit(&mut self) -> Done {
        let log = self.session.log(&self.words);
        self.note("log_empty", &log)?;
        self.keep("asleep")?;
        self.play("0")?;
        self.keep("registered")?;
        self.play("out 1 out")?;
        self.keep("registering")?;
        self.play("2 out 3 out 0")?;
        self.keep("score")?;
        self.play("up x3 press out 1 up x5")?;
        self.keep("buy")?;
        self.play("press right x6 press up up up")?;
        self.keep("bid")?;
        self.play("press out 2 down x6")?;
        self.keep("rent")?;
        self.play("press")?;
        self.keep("paid")?;
        self.play("up x9 press out 3 up x12 press")?;
        self.keep("denied")?;
        self.play("out 2 left press")?;
        self.keep("go_round")?;
        self.play("up up up up press up x9")?;
        self.play("press right x10")?;
        self.keep("undo_near")?;
        self.play("out 0 \"button_down\"")?;
        self.keep("held")?;
        self.play(r#""wake" "wake" "wake" "wake" "wake" "button_up""#)?;
        self.keep("reset")?;
        self.play(r#"{"tap":"bring_back"}"#)
    }

    fn direct(&mut self) -> Done {
        self.play(r#"{"set_mode":"direct"}"#)?;
        self.keep("direct_idle")?;
        self.play(r#"1"#)?;
        self.keep("direct_menu")?;
        self.play(r#"{"tap":{"choose_level":3}}"#)?;
        self.keep("direct_level")?;
        self.play(r#"{"tap":"back"} {"tap":"choose_steal"}"#)?;
        self.keep("direct_steal")?;
        self.play(r#"{"tap":"back"} {"tap":{"choose_level":13}} {"tap":{"open_auction":13}}"#)?;
        self.keep("auction_open")?;
        self.play(r#"{"tap":{"raise_bid":0}} {"tap":{"raise_bid":2}}"#)?;
        self.keep("auction")?;
        self.play(
            r#"{"tap":"no_bids"} {"tap":"back"} {"tap":"back"} out 3 {"tap":"open_go_round"}"#,
        )?;
        self.play(r#"{"tap":"go_round_more"} {"tap":"go_round_more"} {"tap":"go_round_more"}"#)?;
        self.keep("direct_go_round")?;
        self.play(r#"{"tap":"book_go_round"} {"tap":{"choose_level":12}} {"tap":{"buy":12}}"#)?;
        self.keep("direct_bought")?;
        self.play(r#"{"tap":{"open_debt":{"rent":3}}}"#)?;
        self.keep("direct_debt")?;
        self.play(r#"{"tap":"back"} {"tap":{"open_correction":5}}"#)?;
        self.keep("direct_correction")?;
        self.play(r#"{"tap":"back"} {"table":"roll"}"#)?;
        self.keep("helper")?;
        let log = self.session.log(&self.words);
        self.note("log", &log)?;
        self.play(r#"{"table":{"show":false}}"#)?;
        self.keep("helper_off")
    }

    /// All Levels are bought with points from the maze.
    fn end(&mut self) -> Done {
        for level in 1..=16 {
            let seat = (level * 3) % 4;
            self.play("out")?;
            self.play(&format!("{seat}"))?;
            for _ in 0..2 {
                self.play(r#"{"tap":"open_go_round"}"#)?;
                for _ in 0..12 {
                    self.play(r#"{"tap":"go_round_more"}"#)?;
                }
                self.play(r#"{"tap":"book_go_round"}"#)?;
            }
            self.play(&format!(
                r#"{{"tap":{{"choose_level":{level}}}}} {{"tap":{{"buy":{level}}}}}"#
            ))?;
            if level == 16 {
                self.keep("direct_last")?;
            }
            self.play(r#"{"tap":"confirm"}"#)?;
        }
        self.keep("end_now")?;
        self.play("out 1 out 2")?;
        self.keep("end_some")?;
        self.play(r#"out {"tap":"show_all"}"#)?;
        self.keep("end_all")
    }
}
