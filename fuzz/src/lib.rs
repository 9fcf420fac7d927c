//! What any bytes may do to the core: nothing but what the rules allow.
//!
//! One function a target: it makes sense of the bytes and panics when something
//! that always holds doesn't. libFuzzer feeds them (`targets/`); seeds and what
//! once failed are fed by `tests/tests/fuzzed.rs` with every other test.

mod bank;
mod bytes;
mod cards;
mod fixtures;
mod logs;
mod maze;

pub use bank::bank;
pub use cards::cards;
pub use fixtures::fixtures;
pub use logs::{logs, open_log};
pub use maze::maze;

use std::sync::LazyLock;

use coinop_core::kernel::{Level, Seed};
use coinop_core::maze::{Errand, Ground, Play, SUB, Way};
use coinop_core::session::{AnyGame, Session};
use coinop_core::view::{Language, Words};

/// Chance is no part of what is looked for.
const SEED: Seed = Seed([7; 32]);

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Language::En));
static OTHER_WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Language::Nl));

/// What holds in every state.
fn is_sound(session: &Session) {
    let play = match session.game() {
        AnyGame::Bank(bank) => {
            let ledger = bank.ledger();
            let scores = ledger.seats().filter_map(|seat| ledger.score(seat));
            let sum: i64 = scores.map(|score| i64::from(score.0)).sum();
            assert_eq!(sum + ledger.bank(), 0, "points are lost or made");
            let owned = Level::all().filter(|level| ledger.owner(*level).is_some());
            let is_sold_out = owned.count() == Level::COUNT;
            assert_eq!(bank.outcome().is_some(), is_sold_out);
            assert_eq!(session.is_over(), is_sold_out);
            bank.maze()
        }
        AnyGame::Maze(practice) => Some(practice.play()),
        AnyGame::Cards(table) => {
            let state = table.cards().state();
            assert_eq!(
                state.cards(),
                *state.deal().counts(),
                "cards are lost or made"
            );
            assert_eq!(state.outcome().is_some(), session.is_over());
            None
        }
    };
    if let Some(play) = play {
        nobody_is_in_a_wall(play);
    }
}

fn nobody_is_in_a_wall(play: &Play) {
    let (maze, round) = (play.maze(), play.round());
    let pac = round.pac();
    assert_eq!(maze.ground(pac.tile), Ground::Corridor, "{pac:?}");
    assert!(pac.off.x.abs() + pac.off.y.abs() <= SUB / 2, "{pac:?}");
    for (off, minus, plus) in [
        (pac.off.x, Way::Left, Way::Right),
        (pac.off.y, Way::Up, Way::Down),
    ] {
        assert!(off >= 0 || maze.leads(pac.tile, minus), "{pac:?}");
        assert!(off <= 0 || maze.leads(pac.tile, plus), "{pac:?}");
    }
    for ghost in round.ghosts() {
        assert!((0..SUB).contains(&ghost.gone), "{ghost:?}");
        let is_free = match ghost.errand {
            Errand::Roams | Errand::Eyes => maze.leads(ghost.tile, ghost.heading),
            Errand::Enters | Errand::Waits(_) | Errand::Leaves => {
                maze.ground(ghost.tile) != Ground::Wall
            }
        };
        assert!(is_free, "{ghost:?}");
    }
}

/// What a shell may ask at any time: views, log, a snapshot and the way back.
fn can_be_shown(session: &Session) {
    for words in [&*WORDS, &*OTHER_WORDS] {
        assert!(session.update(words).view.is_some());
        assert!(!session.summary(words).is_empty());
        let _ = session.log(words);
    }
    let _ = session.events();
    let restored = Session::restore(&session.snapshot()).map(|again| again.hash());
    assert_eq!(restored, Some(session.hash()), "the snapshot, restored");
}
