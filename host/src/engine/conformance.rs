//! What a run of fixtures through a shell's language needs: a match whose seed
//! and moments come from outside, and its hash. Behind a feature that nothing
//! shipped turns on, because a seed tells every die to come.
//!
//! All else of such a run goes the way of every evening: [`Engine::dispatch`],
//! the store, the reply.

use coinop_core::kernel::{Millis, Seed};
use coinop_core::session::{Fault, FaultKind, GameSetup, Input, Update};
use coinop_core::view::fault;

use super::Engine;
use super::desk::Desk;
use crate::clock::MatchClock;

impl Engine {
    /// Starts a match with this setup (core's JSON) and seed (64 hexadecimal
    /// digits). Its clock stands until [`Engine::set_clock`].
    ///
    /// # Errors
    /// `Invalid` with what is wrong.
    pub fn rehearse(&self, setup: &str, seed: &str) -> Result<Update, Fault> {
        self.serve(|desk| {
            let setup: GameSetup =
                serde_json::from_str(setup).map_err(|error| invalid(desk, &error))?;
            let seed = Seed::parse(seed)
                .ok_or_else(|| invalid(desk, &"a seed is 64 hexadecimal digits"))?;
            let update = desk.start_seeded(setup, seed)?;
            set_clock(desk, Millis(0))?;
            Ok(update)
        })
    }

    /// The open match's clock stands at `at` from now on.
    ///
    /// # Errors
    /// `NoMatch` when none is open.
    pub fn set_clock(&self, at: Millis) -> Result<(), Fault> {
        self.serve(|desk| set_clock(desk, at))
    }

    /// The hash of the open match: 16 hexadecimal digits.
    ///
    /// # Errors
    /// `NoMatch` when none is open.
    pub fn hash(&self) -> Result<String, Fault> {
        self.serve(|desk| Ok(desk.table()?.session.hash().to_string()))
    }

    /// The open match's id.
    ///
    /// # Errors
    /// `NoMatch` when none is open.
    pub fn match_id(&self) -> Result<String, Fault> {
        self.serve(|desk| Ok(desk.table()?.id.clone()))
    }

    /// Panics after half of a change, as a bug would.
    ///
    /// # Errors
    /// `Bug`, always.
    #[expect(clippy::panic, reason = "what it's for")]
    pub fn stumble(&self) -> Result<Update, Fault> {
        self.serve(|desk| {
            if let Some(table) = desk.table.as_mut() {
                let at = table.clock.now();
                table.session.dispatch(Input::CoinOut, at, &desk.words);
            }
            panic!("stumbled as asked");
        })
    }
}

fn set_clock(desk: &mut Desk, at: Millis) -> Result<(), Fault> {
    desk.table()?;
    if let Some(table) = desk.table.as_mut() {
        table.clock = MatchClock::by_hand(at);
    }
    Ok(())
}

fn invalid(desk: &Desk, what: &impl ToString) -> Fault {
    fault(FaultKind::Invalid, &what.to_string(), desk.words())
}
