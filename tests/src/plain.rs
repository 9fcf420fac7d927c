//! What a person wrote, as one of core's types; a mistake is told as they'd say
//! it: where it stands, what stands there and what belongs there.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// Reads `value`.
///
/// # Errors
/// Where it's wrong and what to write instead; without the name of the whole.
pub fn read<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        let what = in_words(&error.inner().to_string());
        if path == "." {
            what
        } else {
            format!("{path}: {what}")
        }
    })
}

/// serde's sentences in ours; one that isn't known here stays as it is.
fn in_words(error: &str) -> String {
    let said = |start: &str| error.strip_prefix(start);
    let typed = said("invalid type: ").or_else(|| said("invalid value: "));
    if let Some((found, wanted)) = typed.and_then(|typed| typed.split_once(", expected ")) {
        let (found, wanted) = (self::found(found), self::wanted(wanted));
        return format!("{found} stands there; write {wanted}");
    }
    if let Some((name, known)) = unknown(error) {
        return match known {
            Some(known) => format!("there is no \"{name}\"; use {known}"),
            None => format!("there is no \"{name}\", and nothing else either; leave it out"),
        };
    }
    if let Some(name) = said("missing field ") {
        return format!("\"{}\" is missing", name.trim_matches('`'));
    }
    error.to_owned()
}

/// "unknown field `strat`, expected one of `start`, `levels`".
fn unknown(error: &str) -> Option<(&str, Option<String>)> {
    let rest = error
        .strip_prefix("unknown field `")
        .or_else(|| error.strip_prefix("unknown variant `"))?;
    let (name, rest) = rest.split_once('`')?;
    let known = rest.split_once("expected ").map(|(_, known)| {
        let known = known.trim_start_matches("one of ");
        known.replace('`', "").replace(" or ", ", ")
    });
    Some((name, known))
}

/// What stands there: `string "x"`, `integer `-1``, `null`.
fn found(found: &str) -> String {
    let number = found
        .strip_prefix("integer ")
        .or_else(|| found.strip_prefix("floating point "));
    if let Some(number) = number {
        return number.trim_matches('`').to_owned();
    }
    match found.strip_prefix("string ") {
        Some(text) => format!("the text {text}"),
        None => match found {
            "map" => "something in braces".to_owned(),
            "sequence" => "a list".to_owned(),
            "null" | "unit value" => "null".to_owned(),
            other => other.replace("boolean ", "").replace('`', ""),
        },
    }
}

/// What belongs there: `u8`, `a string`, `struct Player`.
fn wanted(wanted: &str) -> String {
    let number = |most: u64| format!("a whole number from 0 to {most}");
    match wanted {
        "u8" => number(u8::MAX.into()),
        "u16" => number(u16::MAX.into()),
        "u32" => number(u32::MAX.into()),
        "i32" => "a whole number".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "a string" => "a text in quotes".to_owned(),
        "a sequence" => "a list in brackets".to_owned(),
        "map with a single key" => "one name in braces, and what belongs to it".to_owned(),
        one if one.starts_with("struct ") || one == "a map" => "an object in braces".to_owned(),
        one if one.starts_with("enum ") || one.starts_with("string or map") => {
            "one of the names that docs give, in quotes".to_owned()
        }
        other => other.to_owned(),
    }
}
