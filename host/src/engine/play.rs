//! Playing: opening, inputs, closing.

use coinop_core::bank::RESET_HOLD_MS;
use coinop_core::kernel::Seed;
use coinop_core::session::{
    Cue, Effect, Fault, FaultKind, GameSetup, Input, RULES_VERSION, Session, Update,
};
use coinop_core::view::{Frame, fault, fault_of_invalid};

use super::desk::Desk;
use super::table::Table;
use crate::clock::{MatchClock, Moment};
use crate::faults;
use crate::seed;
use crate::store::{NewMatch, StoreError};

impl Desk {
    /// See [`super::Engine::rematch`].
    pub(super) fn rematch(&mut self) -> Result<Update, Fault> {
        let setup = self.table()?.setup.clone();
        self.start_match(setup)
    }

    pub(super) fn start_match(&mut self, setup: GameSetup) -> Result<Update, Fault> {
        let seed = seed::draw().map_err(|error| faults::bug(&error, &self.words))?;
        self.start_seeded(setup, seed)
    }

    /// Puts a new match on the shelf and opens it.
    pub(super) fn start_seeded(&mut self, setup: GameSetup, seed: Seed) -> Result<Update, Fault> {
        let session = Session::new(setup.clone(), seed)
            .map_err(|invalid| fault_of_invalid(&invalid, &self.words))?;
        let json = serde_json::to_string(&setup)
            .map_err(|error| faults::bug(&format!("setup: {error}"), &self.words))?;
        let new = NewMatch {
            game: setup.game().to_owned(),
            rules_version: RULES_VERSION,
            setup: json,
            seed: seed.to_hex(),
            at: Moment::now(),
        };
        let row = self
            .store
            .create_match(&new)
            .map_err(|error| self.store_fault(&error))?;
        self.remember_table(&setup);
        self.leave_table();
        self.sit_down(Table::fresh(row, setup, session))
    }

    /// See [`super::Engine::open_match`].
    pub(super) fn open_match(&mut self, id: &str) -> Result<Update, Fault> {
        if self.table.as_ref().is_some_and(|table| table.id == id) {
            return self.view();
        }
        let row = self
            .store
            .find_match(id)
            .map_err(|error| self.store_fault(&error))?;
        let table =
            Table::resume(&mut self.store, row).map_err(|error| self.store_fault(&error))?;
        self.leave_table();
        self.table = Some(table);
        // Whoever held the button when the app died holds it no more.
        self.hands_off()?;
        self.sit_down_again()
    }

    /// Nobody holds a control: a button that's down comes up without acting.
    fn hands_off(&mut self) -> Result<(), Fault> {
        if self.table.is_none() {
            return Ok(());
        }
        self.take(Input::LetGo).map(drop)
    }

    fn sit_down(&mut self, table: Table) -> Result<Update, Fault> {
        self.table = Some(table);
        self.sit_down_again()
    }

    fn sit_down_again(&mut self) -> Result<Update, Fault> {
        // A line for home; made again by home if it can't be kept now.
        let _ = self.note_played();
        self.view()
    }

    /// See [`super::Engine::view`].
    pub(super) fn view(&mut self) -> Result<Update, Fault> {
        self.replies.forget();
        let table = self.table()?;
        Ok(table.session.update(&self.words))
    }

    /// See [`super::Engine::dispatch`].
    pub(super) fn dispatch(&mut self, call: u32, input: Input) -> Result<Update, Fault> {
        if let Some(first) = self.replies.of(call) {
            return first.clone();
        }
        let reply = match self.refuses(&input) {
            Some(fault) => Err(fault),
            None => self.take(input),
        };
        self.replies.keep(call, &reply);
        reply
    }

    /// What no shell has any business to send; a script of fixtures may.
    fn refuses(&self, input: &Input) -> Option<Fault> {
        let table = self.table.as_ref()?;
        if table.clock.is_by_hand() {
            return None;
        }
        table.session.refuses(input, &self.words)
    }

    fn take(&mut self, input: Input) -> Result<Update, Fault> {
        let doubted = self.make_sure()?;
        let Some(table) = self.table.as_mut() else {
            return Err(fault(FaultKind::NoMatch, "", &self.words));
        };
        if input != Input::Wake {
            // A hand is here, whatever the system said about being in sight.
            table.clock.resume();
        }
        let reply = table
            .session
            .dispatch(input.clone(), table.clock.now(), &self.words);
        if reply.restarted && table.over && !table.clock.is_by_hand() {
            return self.next_match(input);
        }
        if !reply.log.is_empty() {
            let written = if reply.later {
                table.write_later(&mut self.store, &reply.log)
            } else {
                table.write(&mut self.store, &reply.log, reply.over)
            };
            if let Err(error) = written {
                table.session.roll_back();
                table.unsure = true;
                return Err(self.store_fault(&error));
            }
            table.snapshot_if_due(&mut self.store);
        }
        let mut update = reply.update;
        if doubted && update.view.is_none() {
            update.view = table.session.update(&self.words).view;
        }
        self.hear(&update.effects);
        Ok(update)
    }

    /// Five seconds on the white button after the end: the next match begins as
    /// "play again" begins it, so that the finished one keeps its outcome. The
    /// new one's log begins with that hold, and so it shows and plays a reset.
    fn next_match(&mut self, input: Input) -> Result<Update, Fault> {
        let Some(table) = self.table.as_mut() else {
            return Err(fault(FaultKind::NoMatch, "", &self.words));
        };
        // In the finished match this has never been: there the button came up
        // before its time.
        table.session.roll_back();
        let (revision, at) = (table.session.revision(), table.session.now());
        let up = table.session.dispatch(Input::LetGo, at, &self.words);
        if let Err(error) = table.write(&mut self.store, &up.log, up.over) {
            table.session.roll_back();
            table.unsure = true;
            return Err(self.store_fault(&error));
        }
        self.rematch()?;
        if let Some(table) = self.table.as_mut() {
            table.session.follow(revision);
        }
        self.take(Input::ButtonDown)?;
        if let Some(table) = self.table.as_mut() {
            let held = table.session.now().after(RESET_HOLD_MS);
            table.clock = MatchClock::from(held);
        }
        self.take(input)
    }

    /// See [`super::Engine::frame`].
    pub(super) fn frame(&mut self, now_us: u32) -> Result<Frame, Fault> {
        let doubted = self.make_sure()?;
        let Some(table) = self.table.as_mut() else {
            return Err(fault(FaultKind::NoMatch, "", &self.words));
        };
        let mut reply = table.session.frame(now_us, table.clock.now(), &self.words);
        if !reply.log.is_empty() {
            let written = if reply.ended {
                table.write(&mut self.store, &reply.log, reply.over)
            } else {
                table.write_later(&mut self.store, &reply.log)
            };
            if let Err(error) = written {
                table.session.roll_back();
                table.unsure = true;
                return Err(self.store_fault(&error));
            }
        }
        if doubted && reply.frame.update.is_none() {
            reply.frame.update = Some(table.session.update(&self.words));
        }
        self.hear(&reply.frame.effects);
        if let Some(update) = &reply.frame.update {
            self.hear(&update.effects);
        }
        Ok(reply.frame)
    }

    /// Plays what an input or a frame asks for.
    fn hear(&self, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Cue(cue) => self.sound.play(*cue),
                Effect::Hush => self.sound.silence(),
                _ => {}
            }
        }
    }

    /// After a failed write the log says what counts: the row may have reached
    /// the disk although the store couldn't say so. A round is put back to what
    /// its log has, and paused there, so that nobody gets better at what they've
    /// seen. Says whether there was a doubt, and so a shell needs the whole view.
    fn make_sure(&mut self) -> Result<bool, Fault> {
        let Some(table) = self.table.as_mut().filter(|table| table.unsure) else {
            return Ok(false);
        };
        match table.agrees_with(&mut self.store) {
            Ok(true) => table.unsure = false,
            Ok(false) => self.reload(),
            Err(error) => return Err(self.store_fault(&error)),
        }
        if self.table()?.session.is_running() {
            self.hands_off()?;
        }
        Ok(true)
    }

    /// Loads the open match again from its log.
    pub(super) fn reload(&mut self) {
        let Some(table) = self.table.take() else {
            return;
        };
        let found = self.store.find_match(&table.id);
        self.table = found
            .and_then(|row| Table::resume(&mut self.store, row))
            .ok();
        if let Some(again) = self.table.as_mut() {
            again.session.follow(table.session.follows());
        }
    }

    /// The open match can't be had any more; it's on the shelf.
    pub(super) fn give_up_match(&mut self) {
        self.table = None;
        self.replies.forget();
    }

    /// See [`super::Engine::close_match`].
    pub(super) fn close_match(&mut self) -> Result<(), Fault> {
        let kept = self.hands_off();
        self.sound.silence();
        let noted = self.note_played();
        self.table = None;
        self.replies.forget();
        kept.and(noted.map_err(|error| self.store_fault(&error)))
    }

    /// Leaves the open match, if any, for another one.
    fn leave_table(&mut self) {
        // Its log is on the disk; what can't be noted now is noted by home.
        let _ = self.hands_off();
        let _ = self.note_played();
        self.table = None;
        self.replies.forget();
    }

    /// Keeps a snapshot of the open match and tells the shelf how it stands.
    pub(super) fn note_played(&mut self) -> Result<(), StoreError> {
        let Some(table) = self.table.as_mut() else {
            return Ok(());
        };
        table.snapshot(&mut self.store)?;
        let summary = table.summary(&self.words);
        self.store.touch_match(table.row, Moment::now(), &summary)
    }

    /// See [`super::Engine::pause`].
    pub(super) fn pause(&mut self) {
        self.sound.silence();
        // What can't be written now is written when the match is opened again.
        let _ = self.hands_off();
        if let Some(table) = self.table.as_mut() {
            table.clock.pause();
        }
        let _ = self.note_played();
    }

    /// See [`super::Engine::resume`].
    pub(super) fn resume(&mut self) {
        if let Some(table) = self.table.as_mut() {
            table.clock.resume();
        }
    }

    /// Plays a cue of the app itself.
    pub(super) fn play(&self, cue: Cue) {
        self.sound.play(cue);
    }
}
