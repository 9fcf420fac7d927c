//! Looks through a serialised view for buttons and for words that are missing.

use coinop_core::view::Choice;
use serde_json::Value;

/// Fields that a person reads or hears: never empty.
const SAID: [&str; 8] = [
    "label",
    "announce",
    "title",
    "heading",
    "name",
    "letter",
    "slot",
    "score_text",
];

/// Panics where a label is empty, or shows a message's key or a variable.
pub fn says_something(value: &Value) {
    visit("", value, &mut |path, key, inner| {
        let Value::String(text) = inner else { return };
        if SAID.contains(&key) {
            assert!(!text.trim().is_empty(), "{path} is empty");
        }
        for sign in ["{", "}", "$", "\u{2068}", "\u{2069}"] {
            assert!(!text.contains(sign), "{path} shows {sign}: {text}");
        }
    });
}

/// All big buttons, wherever they are.
pub fn choices(value: &Value) -> Vec<Choice> {
    let mut found = Vec::new();
    collect(value, &mut found);
    found
}

fn collect(value: &Value, found: &mut Vec<Choice>) {
    match value {
        Value::Object(object) => {
            if object.contains_key("why_not") {
                let choice = serde_json::from_value(value.clone());
                found.push(choice.expect("a choice comes back"));
                return;
            }
            object.values().for_each(|inner| collect(inner, found));
        }
        Value::Array(list) => list.iter().for_each(|inner| collect(inner, found)),
        _ => {}
    }
}

fn visit(path: &str, value: &Value, see: &mut impl FnMut(&str, &str, &Value)) {
    match value {
        Value::Object(object) => {
            for (key, inner) in object {
                let path = format!("{path}.{key}");
                see(&path, key, inner);
                visit(&path, inner, see);
            }
        }
        Value::Array(list) => {
            for (i, inner) in list.iter().enumerate() {
                visit(&format!("{path}[{i}]"), inner, see);
            }
        }
        _ => {}
    }
}
