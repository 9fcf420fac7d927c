//! A mistake in a fixture is reported with its line and what to do about it.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

use coinop_conformance::run;

const HEADER: &str = r#"{"game":"bank","rules":1,"rule":"a rule","setup":{"players":["Maya","Ben"],"box":"example"}}"#;

/// The report on `lines` after a good header.
fn report(lines: &str) -> String {
    run(&format!("{HEADER}\n{lines}\n"))
        .expect_err("it is wrong")
        .to_string()
}

/// The report on a whole fixture.
fn report_whole(text: &str) -> String {
    run(text).expect_err("it is wrong").to_string()
}

#[track_caller]
fn says(report: &str, line: usize, words: &[&str]) {
    assert!(
        report.starts_with(&format!("{line}: ")),
        "another line: {report}"
    );
    for word in words {
        assert!(report.contains(word), "nothing about {word}: {report}");
    }
}

#[test]
fn nothing_to_read() {
    says(&report_whole(""), 1, &["empty", "setup"]);
    says(&report_whole("{\"game\":"), 1, &["not JSON", "one object"]);
    says(&report_whole("[1]"), 1, &["one object in braces"]);
    says(&report("{\"see\":{\"pla"), 2, &["not JSON", "column 12"]);
    says(&report_whole(HEADER), 1, &["nothing is expected", "see"]);
    for nothing in ["{\"do\":\"register\"}", "{\"do\":\"register\",\"see\":{}}"] {
        says(&report(nothing), 1, &["nothing is expected"]);
    }
}

#[test]
fn wrong_headers() {
    let header = |from: &str, to: &str| {
        report_whole(&format!(
            "{}\n{{\"see\":{{\"title\":\"THE BANK\"}}}}\n",
            HEADER.replace(from, to)
        ))
    };
    says(&header("\"bank\"", "\"bnak\""), 1, &["bnak", "bank"]);
    says(
        &header("\"game\":\"bank\",", ""),
        1,
        &["\"game\" is missing"],
    );
    says(
        &header("\"rules\":1", "\"rules\":2"),
        1,
        &["version 2", "version 1"],
    );
    says(
        &header("\"rule\":\"a rule\",", ""),
        1,
        &["\"rule\" is missing"],
    );
    says(
        &header("\"setup\"", "\"setpu\""),
        1,
        &["unknown key \"setpu\"", "setup"],
    );
    says(
        &header("\"example\"", "\"mine\""),
        1,
        &["mine", "\"example\""],
    );
    says(&header("\"example\"", "{\"strat\":1}"), 1, &["strat"]);
    says(
        &header("\"example\"", "{\"start\":15}"),
        1,
        &["start", "tens"],
    );
    says(
        &header("\"example\"", "{\"levels\":{\"17\":{}}}"),
        1,
        &["Level 17", "1 to 16"],
    );
    says(&header(",\"Ben\"", ""), 1, &["1 players", "2 to 4"]);
    says(&header("\"Ben\"", "\"maya\""), 1, &["same name"]);
    says(&header("\"Ben\"", "\"\\u200b\""), 1, &["0 characters"]);
    says(
        &header("[\"Maya\",\"Ben\"]", "[\"A\",\"B\",\"C\",\"D\",\"E\"]"),
        1,
        &["4 coins"],
    );
    says(
        &header("\"rules\":1", "\"rules\":1,\"seed\":\"00\""),
        1,
        &["64 hexadecimal"],
    );
}

#[test]
fn wrong_lines() {
    says(&report("{\"sea\":{}}"), 2, &["unknown key \"sea\"", "see"]);
    says(
        &report("\n{\"do\":\"jump\",\"see\":{\"title\":\"THE BANK\"}}"),
        3,
        &["jump", "press", "coin_out"],
    );
    says(
        &report("{\"do\":\"to 17\",\"see\":{\"title\":\"THE BANK\"}}"),
        2,
        &["to 17", "to ghost fee"],
    );
    says(
        &report("{\"do\":\"up x0\",\"see\":{\"title\":\"THE BANK\"}}"),
        2,
        &["up x4"],
    );
    says(
        &report("{\"do\":\"up x9 x9\",\"see\":{\"title\":\"THE BANK\"}}"),
        2,
        &["one number of times"],
    );
    says(
        &report("{\"do\":{\"coin_in\":\"Ola\"},\"see\":{\"title\":\"THE BANK\"}}"),
        2,
        &["Ola", "Maya, Ben"],
    );
    says(
        &report("{\"do\":{\"tap\":{\"buy\":17}},\"see\":{\"title\":\"THE BANK\"}}"),
        2,
        &["1 to 16"],
    );
    says(
        &report("{\"do\":7,\"see\":{\"title\":\"THE BANK\"}}"),
        2,
        &["7 is no input"],
    );
    says(
        &report("{\"after_ms\":-1,\"see\":{\"title\":\"THE BANK\"}}"),
        2,
        &["whole milliseconds"],
    );
    says(
        &report("{\"refused\":\"no_coin\"}"),
        2,
        &["last input", "do"],
    );
    says(
        &report("{\"do\":\"register\",\"hash\":1}"),
        2,
        &["in quotes"],
    );
}

#[test]
fn a_wrong_kind_of_value_is_told_in_plain_words_and_by_its_place() {
    let setup = |setup: &str| {
        report_whole(&format!(
            "{{\"game\":\"bank\",\"rules\":1,\"rule\":\"a rule\",\"setup\":{setup}}}\n\
             {{\"see\":{{\"title\":\"THE BANK\"}}}}\n"
        ))
    };
    let players = r#""players":["Maya","Ben"]"#;
    let told = [
        (
            setup(&format!(
                "{{{players},\"box\":{{\"levels\":{{\"3\":{{\"set\":\"x\"}}}}}}}}"
            )),
            1,
            "bank.box_data.levels[2].set: the text \"x\" stands there; \
             write a whole number from 0 to 255",
        ),
        (
            setup(&format!("{{{players},\"box\":{{\"ghost_fee\":-10}}}}")),
            1,
            "bank.box_data.ghost_fee: -10 stands there; write a whole number from 0 to 4294967295",
        ),
        (
            setup(&format!("{{{players},\"box\":\"example\",\"helper\":1}}")),
            1,
            "bank.helper: 1 stands there; write true or false",
        ),
        (
            setup("{\"players\":7,\"box\":\"example\"}"),
            1,
            "bank.players: 7 stands there; write a list in brackets",
        ),
        (
            setup("{\"players\":[{\"name\":null,\"coin\":\"circle\"}],\"box\":\"example\"}"),
            1,
            "bank.players[0].name: null stands there; write a text in quotes",
        ),
        (
            setup(&format!("{{{players}}}")),
            1,
            "bank: \"box_data\" is missing",
        ),
        (
            setup(&format!(
                "{{{players},\"box\":\"example\",\"rules\":{{\"doble\":true}}}}"
            )),
            1,
            "there is no \"doble\"; use double_rent, remind_rent, play_maze, difficulty",
        ),
        (
            report("{\"do\":{\"tap\":{\"buy\":\"x\"}},\"refused\":\"no_coin\"}"),
            2,
            "tap.buy: the text \"x\" stands there; write a whole number from 0 to 255",
        ),
        (
            report("{\"do\":{\"jump\":1},\"refused\":\"no_coin\"}"),
            2,
            "there is no \"jump\"; use coin_in, coin_out",
        ),
        (report("{\"do\":\"up\",}"), 2, "one comma too many"),
        (report("{do:1}"), 2, "a name must stand in quotes"),
        (report("{\"do\":up}"), 2, "write a text in quotes, a number"),
        (report("{\"do\":[\"up\""), 2, "a closing bracket is missing"),
    ];
    for (report, line, words) in told {
        says(&report, line, &[words]);
        for rust in ["invalid", "expected", "EOF", " u8", " u32", "struct ", "`"] {
            assert!(!report.contains(rust), "{rust}: {report}");
        }
    }
}

#[test]
fn nothing_is_quietly_left_out() {
    says(
        &report("{\"do\":\"register\",\"do\":\"up\",\"see\":{\"title\":\"THE BANK\"}}"),
        2,
        &["\"do\" stands twice"],
    );
    says(
        &report("{\"see\":{\"players\":{\"Maya\":{\"score\":1,\"score\":null}}}}"),
        2,
        &["\"score\" stands twice"],
    );
    let maze = |map: &str| {
        report_whole(&format!(
            "{{\"game\":\"maze\",\"rules\":1,\"rule\":\"a rule\",\"setup\":{{\"map\":{map}}}}}\n\
             {{\"see\":{{\"title\":\"THE BANK\"}}}}\n"
        ))
    };
    says(
        &maze("[\"PoB.\",5,\"##-#\",\"#ipc\"]"),
        1,
        &["map row 5", "in quotes"],
    );
    says(
        &maze("[\"PoB😀\",\"##-#\",\"#ipc\"]"),
        1,
        &["'😀' means nothing"],
    );
}

/// The report on `lines` in a fixture of another game.
fn report_in(game: &str, setup: &str, lines: &str) -> String {
    report_whole(&format!(
        "{{\"game\":\"{game}\",\"rules\":1,\"rule\":\"a rule\",\"setup\":{setup}}}\n{lines}\n"
    ))
}

#[test]
fn an_effect_that_no_game_has_is_no_expectation() {
    for key in ["effects", "no_effects"] {
        let effect =
            |effect: &str| report(&format!("{{\"do\":\"register\",\"{key}\":[{effect}]}}"));
        let at = format!("{key}[0]");
        let told: [(&str, &[&str]); 12] = [
            (
                "{\"cue\":\"nope\"}",
                &["no \"nope\"", "coin_in, coin_out", "bell"],
            ),
            ("{\"cue\":{\"not\":\"nope\"}}", &["no \"nope\"", "bell"]),
            (
                "{\"haptic\":\"bzz\"}",
                &["no \"bzz\"", "tick, thud, buzz, cheer"],
            ),
            (
                "\"x\"",
                &["\"x\" is no effect", "{\"cue\":\"bell\"}", "\"hush\""],
            ),
            (
                "{\"queue\":\"bell\"}",
                &["no \"queue\"", "cue, haptic, hush"],
            ),
            ("{}", &["one name"]),
            (
                "{\"cue\":\"bell\",\"haptic\":\"buzz\"}",
                &["one name", "braces of its own"],
            ),
            (
                "{\"points_fly\":{\"form\":\"Maya\"}}",
                &["no \"form\"", "from, to, points"],
            ),
            ("{\"points_fly\":{\"to\":\"Ola\"}}", &["Ola", "Maya, Ben"]),
            ("{\"level_moves\":{\"level\":17}}", &["level", "1 to 16"]),
            (
                "{\"announce\":{\"contains\":\"\"}}",
                &["every text contains"],
            ),
            ("{\"announce\":7}", &["7 stands there", "a text in quotes"]),
        ];
        for (written, words) in told {
            let report = effect(written);
            says(&report, 2, &[&at]);
            says(&report, 2, words);
        }
    }
}

#[test]
fn what_expects_nothing_is_no_expectation() {
    let told: [(&str, &[&str]); 5] = [
        (
            "{\"see\":{\"players\":{\"Maya\":{}}}}",
            &["see.players.Maya", "expects nothing", "leave \"Maya\" out"],
        ),
        (
            "{\"see\":{\"title\":{\"contains\":\"\"}}}",
            &["see.title", "every text"],
        ),
        (
            "{\"see\":{\"title\":{\"contains\":1}}}",
            &["see.title", "in quotes"],
        ),
        (
            "{\"see\":{\"title\":{\"not\":{\"contains\":\"\"}}}}",
            &["see.title", "every text"],
        ),
        (
            "{\"do\":\"up\",\"refused\":\"no_coin\",\"notice\":{}}",
            &["notice", "expects nothing"],
        ),
    ];
    for (line, words) in told {
        says(&report(line), 2, words);
    }
    // Also where other lines expect something.
    says(
        &report("{\"see\":{\"title\":\"THE BANK\"}}\n{\"see\":{}}"),
        3,
        &["see: {} expects nothing"],
    );
}

#[test]
fn an_input_of_another_game_is_a_mistake() {
    let bank = |input: &str| report(&format!("{{\"do\":[\"register\",{input}],\"hash\":\"?\"}}"));
    says(&bank("{\"pick\":0}"), 2, &["the card game’s", "coins"]);
    says(
        &bank("{\"card\":{\"draw\":{\"seat\":0}}}"),
        2,
        &["the card game’s"],
    );
    for input in ["{\"play\":3}", "{\"press\":\"up\"}", "{\"release\":\"up\"}"] {
        says(&bank(input), 2, &["no round", "open_go_round"]);
    }
    let cards = "{\"players\":[\"Maya\",\"Ben\"]}";
    for input in [
        "{\"coin_in\":0}",
        "\"press\"",
        "\"up\"",
        "\"register\"",
        "{\"play\":3}",
    ] {
        let line = format!("{{\"do\":{input},\"hash\":\"?\"}}");
        says(
            &report_in("cards", cards, &line),
            2,
            &["card game", "shut down"],
        );
    }
    let maze = |lines: &str| report_in("maze", "{}", lines);
    says(
        &maze("{\"do\":{\"coin_in\":0},\"hash\":\"?\"}"),
        2,
        &["the maze", "release"],
    );
    says(
        &maze("{\"do\":[{\"play\":9},{\"play\":9}],\"hash\":\"?\"}"),
        2,
        &["up to tick 9 already", "later"],
    );
}

#[test]
fn nothing_in_an_input_is_dropped() {
    let bank = |input: &str| report(&format!("{{\"do\":[{input}],\"hash\":\"?\"}}"));
    says(
        &bank("{\"tap\":{\"correct\":{\"entry\":1,\"reason\":\"wrong_player\",\"zzz\":3}}}"),
        2,
        &["no \"zzz\"", "entry, reason"],
    );
    says(
        &bank("{\"coin_in\":\"Maya\",\"stick\":\"up\"}"),
        2,
        &["coin_in, stick", "braces of its own"],
    );
    says(&bank("{}"), 2, &["empty", "coin_in"]);
    let nested = bank("{\"tap\":{\"buy\":7,\"steal\":8}}");
    says(&nested, 2, &["tap", "one name in braces"]);
    assert!(!nested.contains("single key"), "{nested}");
    let cards = |input: &str| {
        let setup = "{\"players\":[\"Maya\",\"Ben\",\"Ola\"]}";
        report_in(
            "cards",
            setup,
            &format!("{{\"do\":{input},\"hash\":\"?\"}}"),
        )
    };
    let told: [(&str, &[&str]); 5] = [
        (
            "{\"give\":{\"ghost\":\"pink\",\"to\":\"Ben\",\"zzz\":1}}",
            &["give", "no \"zzz\"", "ghost, to"],
        ),
        (
            "{\"draws\":{\"whom\":\"Ben\",\"card\":2}}",
            &["draws", "no \"card\"", "whom, cards"],
        ),
        ("{\"swap\":[\"Maya\",\"Ben\",\"Ola\"]}", &["the two"]),
        (
            "{\"skip\":\"Ben\",\"pick\":\"Ben\"}",
            &["pick, skip", "braces of its own"],
        ),
        ("{\"Maya\":{\"card\":{\"draw\":{\"seat\":0}}}}", &["Maya"]),
    ];
    for (input, words) in told {
        says(&cards(input), 2, words);
    }
}

#[test]
fn a_mark_of_the_byte_order_is_no_mistake() {
    let fixture = format!("\u{feff}{HEADER}\n{{\"see\":{{\"title\":\"THE BANK\"}}}}\n");
    assert!(run(&fixture).is_ok());
}

#[cfg(unix)]
#[test]
fn a_folder_that_links_to_itself_is_read_once() -> std::io::Result<()> {
    use std::os::unix::fs::symlink;
    let folder = std::env::temp_dir().join(format!("coinop-links-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("below"))?;
    std::fs::write(folder.join("below/one.jsonl"), "")?;
    symlink(&folder, folder.join("one"))?;
    symlink(&folder, folder.join("below/two"))?;
    let mut files = Vec::new();
    coinop_conformance::collect(&folder, &mut files)?;
    std::fs::remove_dir_all(&folder)?;
    assert_eq!(files, [folder.join("below/one.jsonl")]);
    Ok(())
}

#[test]
fn differences_name_what_was_expected_and_what_was_there() {
    let seen = report("{\"do\":\"register\",\"see\":{\"players\":{\"Maya\":{\"score\":1}}}}");
    says(
        &seen,
        2,
        &["see.players.Maya.score", "expected 1", "got      100"],
    );
    let refused = report("{\"do\":\"up\",\"see\":{\"title\":\"THE BANK\"}}");
    says(
        &refused,
        2,
        &["refused, by input {\"stick\":\"up\"}", "expected accepted"],
    );
    let accepted = report("{\"do\":{\"coin_in\":0},\"refused\":\"no_coin\"}");
    says(&accepted, 2, &["expected \"no_coin\"", "got      accepted"]);
    let hash = report("{\"do\":\"register\",\"hash\":\"00\"}");
    says(&hash, 2, &["hash", "expected 00"]);
    let effects = report("{\"do\":\"register\",\"effects\":[{\"cue\":\"reset\"}]}");
    says(&effects, 2, &["effects[0]", "reset"]);
    let unwanted = report("{\"do\":\"register\",\"no_effects\":[{\"cue\":\"registered\"}]}");
    says(&unwanted, 2, &["no_effects[0]", "registered"]);
}
