//! Holds the words to the code and both languages to each other.
//!
//! Reads the messages and the sources as files, so that a key which only a
//! rare screen asks for is found as surely as one on the first.

#![expect(
    clippy::disallowed_methods,
    clippy::expect_used,
    reason = "a test of the sources has to read them, and fails where it can't"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

/// Keys with the variables of their message.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// All files below `folder` that end in `extension`.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|is| is == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn messages(language: &str) -> Messages {
    let mut all = Messages::new();
    for path in files(&root().join("words").join(language), "ftl") {
        let name = path.display();
        let text = fs::read_to_string(&path).expect("a readable file");
        let resource = match parser::parse(text.as_str()) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("{name} can't be read: {errors:?}"),
        };
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let key = message.id.name.to_owned();
            let pattern = message.value.as_ref().expect("every message has words");
            let mut variables = BTreeSet::new();
            in_pattern(pattern, &mut variables);
            let before = all.insert(key, variables);
            assert!(before.is_none(), "{name}: {} stands twice", message.id.name);
        }
    }
    assert!(!all.is_empty(), "no words in {language}");
    all
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => in_expression(expression, variables),
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, variables),
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            for variant in variants {
                in_pattern(&variant.value, variables);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::FunctionReference { id, .. } => {
            panic!("{}(): no functions are registered", id.name)
        }
        InlineExpression::MessageReference { id, .. } => {
            panic!("{}: messages don't refer to messages here", id.name)
        }
        InlineExpression::TermReference { arguments, .. } => {
            let given = arguments.as_ref().map(|CallArguments { named, .. }| named);
            for argument in given.into_iter().flatten() {
                in_inline(&argument.value, variables);
            }
        }
    }
}

/// The sources that may ask for words, without comments and without tests.
fn sources() -> Vec<(PathBuf, String)> {
    let root = root();
    let mut paths = files(&root.join("src"), "rs");
    paths.extend(files(&root.join("../host/src"), "rs"));
    paths
        .into_iter()
        .filter(|path| !path.ends_with("tests.rs"))
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a readable file");
            let code = text.split("#[cfg(test)]\nmod tests {").next();
            let code: String = code
                .unwrap_or_default()
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"))
                .flat_map(|line| [line, "\n"])
                .collect();
            (path, code)
        })
        .collect()
}

/// One call of `say` or `tell` with its literal key, and the variables that it
/// gives where they stand in the call.
struct Call {
    key: String,
    given: Option<BTreeSet<String>>,
}

fn calls(code: &str) -> Vec<Call> {
    let mut found = Vec::new();
    for name in [".say(", ".tell("] {
        for (at, _) in code.match_indices(name) {
            let arguments = &code[at + name.len()..];
            let trimmed = arguments.trim_start();
            let Some(rest) = trimmed.strip_prefix('"') else {
                continue;
            };
            let Some((key, rest)) = rest.split_once('"') else {
                continue;
            };
            found.push(Call {
                key: key.to_owned(),
                given: given(name, rest),
            });
        }
    }
    found
}

/// The names in `&[("name", …), …]`; `None` where the list is made elsewhere.
fn given(name: &str, rest: &str) -> Option<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    if name == ".say(" {
        return Some(names);
    }
    let list = rest.trim_start().strip_prefix(',')?.trim_start();
    let list = list.strip_prefix("&[")?;
    let mut depth = 0_u32;
    let mut characters = list.char_indices();
    while let Some((at, character)) = characters.next() {
        match character {
            '(' | '[' | '{' => {
                depth += 1;
                let tuple = list[at + 1..].trim_start();
                if depth == 1 && character == '(' && tuple.starts_with('"') {
                    names.extend(tuple[1..].split('"').next().map(str::to_owned));
                }
            }
            ']' if depth == 0 => return Some(names),
            ')' | ']' | '}' => depth -= 1,
            '"' => {
                // Brackets within a text don't count.
                characters.find(|(_, character)| *character == '"');
            }
            _ => {}
        }
    }
    None
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_variables() {
    let (en, nl) = (messages("en"), messages("nl"));
    for (key, variables) in &en {
        assert_eq!(nl.get(key), Some(variables), "{key} in Dutch");
    }
    for key in nl.keys() {
        assert!(en.contains_key(key), "{key} is Dutch only");
    }
}

#[test]
fn every_key_that_the_code_asks_for_has_words() {
    let known = messages("en");
    let mut wrong = Vec::new();
    for (path, code) in sources() {
        for call in calls(&code) {
            if !known.contains_key(&call.key) {
                wrong.push(format!("{}: no words for {}", path.display(), call.key));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_call_gives_the_variables_of_its_message() {
    let known = messages("en");
    let mut wrong = Vec::new();
    let mut checked = 0;
    for (path, code) in sources() {
        for call in calls(&code) {
            let (Some(wanted), Some(given)) = (known.get(&call.key), &call.given) else {
                continue;
            };
            checked += 1;
            if wanted != given {
                wrong.push(format!(
                    "{}: {} wants {wanted:?} and gets {given:?}",
                    path.display(),
                    call.key
                ));
            }
        }
    }
    assert!(checked > 100, "only {checked} calls were found");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_message_is_unused() {
    let sources = sources();
    let unused: Vec<String> = messages("en")
        .into_keys()
        .filter(|key| {
            let literal = format!("\"{key}\"");
            !sources.iter().any(|(_, code)| code.contains(&literal))
        })
        .collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

#[test]
fn quotes_are_set_as_in_print() {
    let mut wrong = Vec::new();
    for path in files(&root().join("words"), "ftl") {
        let text = fs::read_to_string(&path).expect("a readable file");
        for (number, line) in (1..).zip(text.lines()) {
            if !line.starts_with('#') && line.contains(['\'', '"']) {
                wrong.push(format!("{}:{number}: {line}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
