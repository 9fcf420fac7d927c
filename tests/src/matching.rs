//! Compares a partial expectation with what is there.
//!
//! Objects match key by key, others may be there; arrays element by element;
//! an object against an array picks elements by what names them.

use serde_json::{Map, Value};

/// Fields that name an element of an array, in this order.
const NAMING: [&str; 6] = ["id", "name", "number", "kind", "seat", "who"];

/// Where an expectation isn't met.
#[derive(Debug)]
pub struct Mismatch {
    pub at: String,
    pub expected: String,
    pub got: String,
}

/// Compares `expected` with `got`; `at` is the path so far, `names` are the
/// players' by seat.
pub fn compare(at: &str, expected: &Value, got: &Value, names: &[String]) -> Result<(), Mismatch> {
    let mismatch = |expected: String, got: String| {
        Err(Mismatch {
            at: at.to_owned(),
            expected,
            got,
        })
    };
    match (expected, got) {
        (Value::Object(wanted), _) if is_condition(wanted, "not") => {
            match compare(at, &wanted["not"], got, names) {
                Ok(()) => mismatch(format!("anything but {}", wanted["not"]), got.to_string()),
                Err(_) => Ok(()),
            }
        }
        (Value::Object(wanted), Value::String(text)) if is_condition(wanted, "contains") => {
            match &wanted["contains"] {
                Value::String(part) if text.contains(part.as_str()) => Ok(()),
                part => mismatch(format!("something with {part}"), got.to_string()),
            }
        }
        (Value::Object(wanted), Value::Object(there)) => {
            for (key, value) in wanted {
                let path = format!("{at}.{key}");
                match there.get(key) {
                    Some(inner) => compare(&path, value, inner, names)?,
                    None => {
                        return Err(Mismatch {
                            at: path,
                            expected: value.to_string(),
                            got: format!("no such key; there are {}", keys(there)),
                        });
                    }
                }
            }
            Ok(())
        }
        (Value::Object(wanted), Value::Array(there)) => pick(at, wanted, there, names),
        (Value::Array(wanted), Value::Array(there)) => {
            if wanted.len() != there.len() {
                return mismatch(expected.to_string(), got.to_string());
            }
            for (i, (value, inner)) in wanted.iter().zip(there).enumerate() {
                compare(&format!("{at}[{i}]"), value, inner, names)?;
            }
            Ok(())
        }
        (Value::String(name), Value::Number(seat)) if names.contains(name) => {
            let here = seat
                .as_u64()
                .and_then(|seat| names.get(usize::try_from(seat).ok()?));
            if here == Some(name) {
                Ok(())
            } else {
                mismatch(
                    name.clone(),
                    here.map_or_else(|| seat.to_string(), Clone::clone),
                )
            }
        }
        _ if expected == got => Ok(()),
        _ => mismatch(expected.to_string(), got.to_string()),
    }
}

/// Elements of an array by name: `"Maya"`, `"level 7"`, `"at 0"`, `"count"`.
fn pick(
    at: &str,
    wanted: &Map<String, Value>,
    there: &[Value],
    names: &[String],
) -> Result<(), Mismatch> {
    for (key, value) in wanted {
        let path = format!("{at}.{key}");
        let found = if key == "count" {
            compare(&path, value, &Value::from(there.len()), names)?;
            continue;
        } else if let Some(index) = key.strip_prefix("at ") {
            index.parse().ok().and_then(|index: usize| there.get(index))
        } else {
            there
                .iter()
                .find(|element| labels(element, names).contains(key))
        };
        match (found, value.as_str() == Some("absent")) {
            (Some(inner), false) => compare(&path, value, inner, names)?,
            (None, true) => {}
            (Some(inner), true) => {
                return Err(Mismatch {
                    at: path,
                    expected: "absent".into(),
                    got: inner.to_string(),
                });
            }
            (None, false) => {
                let all: Vec<String> = there
                    .iter()
                    .flat_map(|element| labels(element, names).into_iter().next())
                    .collect();
                return Err(Mismatch {
                    at: path,
                    expected: value.to_string(),
                    got: format!("no such element; there are [{}]", all.join(", ")),
                });
            }
        }
    }
    Ok(())
}

/// What an element may be called.
fn labels(element: &Value, names: &[String]) -> Vec<String> {
    let Some(field) = NAMING.iter().find(|field| element.get(**field).is_some()) else {
        return Vec::new();
    };
    match (&element[*field], *field) {
        (Value::String(text), _) => vec![text.clone()],
        (Value::Number(seat), "seat") => {
            let name = seat
                .as_u64()
                .and_then(|seat| names.get(usize::try_from(seat).ok()?));
            name.cloned()
                .into_iter()
                .chain([seat.to_string()])
                .collect()
        }
        (Value::Number(number), _) => vec![number.to_string()],
        (Value::Object(kind), _) => kind
            .iter()
            .map(|(key, value)| format!("{key} {value}"))
            .collect(),
        _ => Vec::new(),
    }
}

fn is_condition(object: &Map<String, Value>, word: &str) -> bool {
    object.len() == 1 && object.contains_key(word)
}

fn keys(object: &Map<String, Value>) -> String {
    object
        .keys()
        .map(String::as_str)
        .collect::<Vec<_>>()
        .join(", ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn holds(expected: &Value, got: &Value) -> bool {
        compare("see", expected, got, &["Maya".into(), "Ben".into()]).is_ok()
    }

    #[test]
    fn objects_match_in_part() {
        assert!(holds(&json!({"a": 1}), &json!({"a": 1, "b": 2})));
        assert!(!holds(&json!({"a": 1, "c": 1}), &json!({"a": 1, "b": 2})));
        assert!(!holds(&json!({"a": null}), &json!({"a": 1})));
    }

    #[test]
    fn arrays_match_whole() {
        assert!(holds(&json!([1, {"a": 1}]), &json!([1, {"a": 1, "b": 2}])));
        assert!(!holds(&json!([1]), &json!([1, 2])));
    }

    #[test]
    fn elements_are_picked_by_what_names_them() {
        let players = json!([{"name": "Maya", "score": 1}, {"name": "Ben", "score": 2}]);
        assert!(holds(&json!({"Ben": {"score": 2}, "count": 2}), &players));
        assert!(!holds(&json!({"Ben": {"score": 1}}), &players));
        assert!(!holds(&json!({"Ola": {"score": 1}}), &players));
        assert!(holds(&json!({"Ola": "absent"}), &players));
        assert!(!holds(&json!({"Ben": "absent"}), &players));
        let stops = json!([{"kind": {"level": 7}, "set": 4}, {"kind": "undo", "set": 0}]);
        assert!(holds(
            &json!({"level 7": {"set": 4}, "undo": {"set": 0}}),
            &stops
        ));
        let log = json!([{"number": 2, "seat": 1}, {"number": 1, "seat": 0}]);
        assert!(holds(
            &json!({"1": {"seat": 0}, "at 0": {"seat": "Ben"}}),
            &log
        ));
        assert!(holds(
            &json!({"Ben": {"x": 1}}),
            &json!([{"seat": 1, "x": 1}])
        ));
        let ghosts = json!([{"who": "blinky", "look": "eyes"}, {"who": "pinky", "look": "normal"}]);
        assert!(holds(&json!({"blinky": {"look": "eyes"}}), &ghosts));
    }

    #[test]
    fn conditions() {
        assert!(holds(&json!({"contains": "80"}), &json!("costs 80")));
        assert!(!holds(&json!({"contains": "90"}), &json!("costs 80")));
        assert!(holds(&json!({"not": ""}), &json!("x")));
        assert!(!holds(&json!({"not": ""}), &json!("")));
        assert!(!holds(&json!("Maya"), &json!(1)));
    }
}
