//! JSON as a person means it: a key that stands twice in an object is a mistake,
//! where `serde_json` would quietly forget the first of the two.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// Reads one line.
///
/// # Errors
/// What's wrong and in which column.
pub fn parse(line: &str) -> Result<Value, String> {
    let strict: Strict = serde_json::from_str(line).map_err(|error| {
        let text = error.to_string();
        // Its own count of lines is always 1 here and only misleads.
        let what = text
            .rsplit_once(" at line ")
            .map_or(text.as_str(), |(what, _)| what);
        format!("{}, column {}", in_words(what), error.column())
    })?;
    Ok(strict.0)
}

/// `serde_json`'s sentences in ours; one that isn't known here stays as it is.
fn in_words(what: &str) -> &str {
    match what {
        "EOF while parsing a string" => "the quotes aren't closed",
        "EOF while parsing an object" => "a closing brace is missing",
        "EOF while parsing a list" => "a closing bracket is missing",
        "EOF while parsing a value" => "the line ends too early",
        "trailing characters" => "something stands behind its end",
        "trailing comma" => "one comma too many",
        "key must be a string" => "a name must stand in quotes",
        "expected value" | "expected ident" => {
            "write a text in quotes, a number, true, false, null, or more in brackets or braces"
        }
        "expected `:`" => "a colon is missing",
        "expected `,` or `}`" => "a comma or a closing brace is missing",
        "expected `,` or `]`" => "a comma or a closing bracket is missing",
        "invalid number" => "a number isn't whole",
        "number out of range" => "a number is too large",
        other => other,
    }
}

struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader).map(Self)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Strict(element)) = elements.next_element()? {
            list.push(element);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            if object.contains_key(&key) {
                return Err(A::Error::custom(format!(
                    "\"{key}\" stands twice; keep one"
                )));
            }
            let Strict(value) = entries.next_value()?;
            object.insert(key, value);
        }
        Ok(Value::Object(object))
    }
}
