//! A fingerprint of a state that is equal on every machine.
//!
//! The state is written in postcard's format (fixed, little-endian, specified)
//! and hashed with XXH3, so neither word size nor endianness nor a compiler's
//! layout shows in it.

use core::fmt;

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

/// 64 bits, as 16 hexadecimal digits wherever they leave Rust.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StateHash(pub u64);

/// Hashes whatever serde sees of `value`.
///
/// # Panics
/// Never for our own types: postcard refuses only sequences of unknown length,
/// which no state has.
#[must_use]
#[expect(
    clippy::expect_used,
    reason = "states have no sequence of unknown length"
)]
pub fn hash_of<T: Serialize>(value: &T) -> StateHash {
    let bytes = postcard::to_allocvec(value).expect("a state serialises");
    StateHash(xxh3_64(&bytes))
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl Serialize for StateHash {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for StateHash {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        u64::from_str_radix(&text, 16)
            .map(Self)
            .map_err(|_| serde::de::Error::custom("a state hash is 16 hexadecimal digits"))
    }
}
