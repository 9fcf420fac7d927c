//! What every game stands on: ids, points, time, seeded chance, hashes and
//! errors. Knows no rule of any game.

mod error;
mod hash;
mod ids;
mod names;
mod points;
mod seed;
mod time;

pub use error::{Bug, Invalid, Refused};
pub use hash::{StateHash, hash_of};
pub use ids::{Level, Seat};
pub use names::{
    MAX_NAME, NameFault, check_names, check_stored_names, is_blank, name_fault, unseen,
};
pub use points::Points;
pub use seed::{Seed, Stream, StreamId};
pub use time::Millis;
