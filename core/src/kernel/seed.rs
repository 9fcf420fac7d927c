//! Chance, from one seed per match.
//!
//! ADR 2: ChaCha8 by name, with our own [`Stream::die`] and [`Stream::shuffle`]
//! on its raw words, pinned by golden values, so that neither a new `rand` nor
//! another machine changes an old match.

use core::fmt;

use rand::SeedableRng;
use rand::rand_core::Rng;
use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Serialize};

const HEX: [u8; 16] = *b"0123456789abcdef";

/// 256 bits drawn by host; 64 hexadecimal digits wherever they leave Rust.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl fmt::Debug for Seed {
    /// A seed tells every card to come: it stands in no diagnostics.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl Seed {
    /// The digits that [`Seed::parse`] reads.
    #[must_use]
    pub fn to_hex(self) -> String {
        let digit = |four: u8| char::from(HEX[usize::from(four)]);
        let both = |byte: u8| [digit(byte >> 4), digit(byte & 15)];
        self.0.into_iter().flat_map(both).collect()
    }

    /// Reads 64 hexadecimal digits; `None` for anything else.
    #[must_use]
    pub fn parse(hex: &str) -> Option<Self> {
        if hex.len() != 64 || !hex.is_ascii() {
            return None;
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).ok()?;
        }
        Some(Self(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text)
            .ok_or_else(|| serde::de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}

/// Which chance a stream serves. Streams of one seed never share a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[repr(u8)]
pub enum StreamId {
    /// Decks of cards.
    Deck = 1,
    /// Dice of the table.
    Dice = 2,
    /// Frightened ghosts.
    Ghosts = 3,
    /// Bots.
    Bots = 4,
}

/// One stream of chance with its position; part of a state.
#[derive(Debug, PartialEq, Eq)]
pub struct Stream {
    rng: ChaCha8Rng,
}

impl Clone for Stream {
    /// rand's generators refuse `Clone` so that nobody draws twice the same by
    /// accident; a state needs just that, for bots and for rolling back.
    fn clone(&self) -> Self {
        self.position().stream()
    }
}

impl Stream {
    /// The stream `id` of `seed`, at its beginning.
    #[must_use]
    pub fn new(seed: Seed, id: StreamId) -> Self {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_stream(id as u64);
        Self { rng }
    }

    /// The stream `id` of `seed` from its raw word number `word` on, for
    /// decisions that have to come out alike whichever were made before them.
    #[must_use]
    pub fn starting_at(seed: Seed, id: StreamId, word: u64) -> Self {
        let stream = id as u64;
        Position { seed, stream, word }.stream()
    }

    /// A fair die: 1 to `sides`, each equally likely.
    ///
    /// Takes raw 32-bit words and throws away the few at the top that would
    /// favour low numbers.
    ///
    /// # Panics
    /// If `sides` is 0.
    pub fn die(&mut self, sides: u32) -> u32 {
        assert!(sides > 0, "a die has at least one side");
        let fair = u32::MAX - u32::MAX % sides;
        loop {
            let word = self.rng.next_u32();
            if word < fair {
                return word % sides + 1;
            }
        }
    }

    /// Fisher and Yates, from the last place to the first.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            #[expect(clippy::cast_possible_truncation, reason = "no deck has 2^32 cards")]
            let j = self.die(i as u32 + 1) as usize - 1;
            items.swap(i, j);
        }
    }
}

/// What is stored of a stream: its seed, its number and the next word.
#[derive(Serialize, Deserialize)]
struct Position {
    seed: Seed,
    stream: u64,
    word: u64,
}

impl Position {
    fn stream(&self) -> Stream {
        let mut rng = ChaCha8Rng::from_seed(self.seed.0);
        rng.set_stream(self.stream);
        rng.set_word_pos(u128::from(self.word));
        Stream { rng }
    }
}

impl Stream {
    fn position(&self) -> Position {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "2^64 words outlast any match"
        )]
        let word = self.rng.get_word_pos() as u64;
        Position {
            seed: Seed(self.rng.get_seed()),
            stream: self.rng.get_stream(),
            word,
        }
    }
}

impl Serialize for Stream {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.position().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Stream {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Position::deserialize(deserializer)?.stream())
    }
}
