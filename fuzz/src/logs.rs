//! Any file as a stored match: it's named what's wrong, or a sound match opens.
//!
//! Text in braces is a setup and a row of the log a line; anything else is a
//! snapshot.

use coinop_core::kernel::{Millis, Seat};
use coinop_core::session::{Direction, GameSetup, Input, Logged, Session};
use xxhash_rust::xxh3::xxh3_64;

use super::bytes::Bytes;
use super::{SEED, WORDS, bank, can_be_shown, is_sound};

/// Opens a match.
pub fn logs(data: &[u8]) {
    match std::str::from_utf8(data) {
        Ok(text) if text.starts_with('{') => replay(text),
        _ => restore(data),
    }
}

fn read(text: &str) -> Result<(GameSetup, Vec<Logged>), serde_json::Error> {
    let mut lines = text.lines();
    let setup = serde_json::from_str(lines.next().unwrap_or_default())?;
    let log = lines.map(serde_json::from_str).collect::<Result<_, _>>()?;
    Ok((setup, log))
}

/// Opens a stored log that is known to be sound: one of the seeds. The target
/// takes what can't be opened for damage and looks no further.
///
/// # Errors
/// Why it can't be opened any more.
pub fn open_log(text: &str) -> Result<Session, String> {
    let (setup, log) = read(text).map_err(|error| error.to_string())?;
    Session::replay(setup, SEED, log).map_err(|error| error.to_string())
}

fn replay(text: &str) {
    let Ok((setup, log)) = read(text) else {
        return;
    };
    let mut session = match Session::replay(setup.clone(), SEED, log.clone()) {
        Ok(session) => session,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    is_sound(&session);
    can_be_shown(&session);
    // It goes on, and what was added is in the log.
    let mut log = log;
    for input in [Input::LetGo, Input::CoinOut, Input::Wake] {
        let reply = session.dispatch(input, Millis(u32::MAX.into()), &WORDS);
        log.extend(reply.log);
        is_sound(&session);
    }
    let again = Session::replay(setup, SEED, log).map(|session| session.hash());
    assert_eq!(again, Ok(session.hash()), "the log, replayed");
}

/// A snapshot of our own with bytes changed, or any bytes; in both their sum is
/// right, which a damaged file's never is.
fn restore(data: &[u8]) {
    assert!(Session::restore(data).is_none(), "a sum by chance");
    let mut bytes = Bytes(data);
    let mut body = match bytes.below(4) {
        0 => bytes.0.to_vec(),
        kind => patched(snapshot(kind), &mut bytes),
    };
    body.extend(xxh3_64(&body).to_le_bytes());
    // A liar's match may be nonsense; reading it must not fail, and what it
    // says stays the same.
    if let Some(session) = Session::restore(&body) {
        let again = Session::restore(&session.snapshot()).map(|again| again.hash());
        assert_eq!(again, Some(session.hash()), "the snapshot, restored");
    }
}

fn snapshot(kind: u8) -> Vec<u8> {
    let session = match kind {
        1 => evening(0),
        2 => evening(9),
        _ => evening(usize::MAX),
    };
    let mut bytes = session.snapshot();
    bytes.truncate(bytes.len() - size_of::<u64>());
    bytes
}

/// A table of three after so many inputs, at last in the middle of a GO round.
#[expect(clippy::expect_used, reason = "a target fails by panicking")]
fn evening(inputs: usize) -> Session {
    let setup = bank::setup(&mut Bytes(&[0, 1]));
    let mut session = Session::new(setup, SEED).expect("a valid setup");
    let register = (0..3).flat_map(|seat| [Input::CoinIn(Seat(seat)), Input::CoinOut]);
    let hands = register.chain([
        Input::CoinIn(Seat(0)),
        Input::Stick(Direction::Up),
        Input::ButtonDown,
        Input::ButtonUp,
        Input::Stick(Direction::Left),
        Input::ButtonDown,
        Input::ButtonUp,
        Input::Press(Direction::Left),
        Input::Play(400),
    ]);
    for (input, at) in hands.zip(1..).take(inputs) {
        session.dispatch(input, Millis(at * 100), &WORDS);
    }
    session
}

fn patched(mut body: Vec<u8>, bytes: &mut Bytes) -> Vec<u8> {
    while let Some(value) = bytes.next() {
        let at = bytes.wide() as usize % body.len();
        body[at] = value;
    }
    body
}
