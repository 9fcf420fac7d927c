//! One open match: takes inputs, keeps its log, can forget the last input.
//!
//! Pure: host stamps inputs with the match's own milliseconds, writes the rows
//! of a [`Reply`] before it acknowledges, and calls [`Session::roll_back`] when
//! it couldn't.

use xxhash_rust::xxh3::xxh3_64;

use super::game::Stepped;
use super::live::{Live, Logged, ReplayError};
use super::{AnyGame, Fault, FaultKind, GameEvent, GameSetup, Input, Update};
use crate::kernel::{Invalid, Millis, Seed, StateHash};
use crate::maze::{Play, TickClock};
use crate::view::{Frame, LogView, Words, fault, maze_frame};

/// Version of the rules that a log was made under.
pub const RULES_VERSION: u32 = 1;
/// Version of a snapshot's bytes; another one is no snapshot to us.
const SNAPSHOT_VERSION: u32 = 4;
/// In the maze the log gets a row at least this often, in ticks. A crash may take
/// half a second, 30 ticks, of a round; the other 6 are for the row's way to the disk.
const LOG_TICKS: u32 = 24;

/// What one input comes to.
#[derive(Debug)]
pub struct Reply {
    /// For the shell, after the rows are durable.
    pub update: Update,
    /// At most three rows to write in one transaction; none: nothing changed.
    pub log: Vec<Logged>,
    /// Whether the rows may be written after this is acknowledged, in order:
    /// the stick in the maze.
    pub later: bool,
    /// Whether the match is over now; an undo can reopen it.
    pub over: bool,
    /// Five seconds on the white button began another match of this table.
    pub restarted: bool,
}

/// What one frame of the maze comes to.
#[derive(Debug)]
pub struct FrameReply {
    /// For the shell.
    pub frame: Frame,
    /// Rows to write; they may be written later, in order, unless
    /// [`FrameReply::ended`].
    pub log: Vec<Logged>,
    /// The round ended: its rows are durable before the frame is shown.
    pub ended: bool,
    /// Whether the match is over now.
    pub over: bool,
}

/// One open match.
#[derive(Clone, Debug)]
pub struct Session {
    live: Live,
    /// The state at opening and all rows since: what rolling back starts from.
    base: Box<Live>,
    tail: Vec<Logged>,
    /// Rows of the last dispatch.
    last_rows: usize,
    /// From the display's time to ticks of the maze.
    clock: TickClock,
    /// The display's time, in microseconds, without its wraps and stumbles.
    display_us: u64,
    /// What its clock said last.
    seen_us: u32,
    /// Ticks of the open round that the log has.
    logged_ticks: u32,
    /// The revision from which this session counts on.
    follows: u32,
}

impl Session {
    /// Opens a new match.
    ///
    /// # Errors
    /// What is wrong with the setup.
    pub fn new(setup: GameSetup, seed: Seed) -> Result<Self, Invalid> {
        let named = setup.check_names();
        let game = AnyGame::new(setup, seed)?;
        named?;
        Ok(Self::opened(game))
    }

    fn opened(game: AnyGame) -> Self {
        Self::of(Live {
            game,
            now: Millis(0),
            sequence: 0,
            revision: 1,
        })
    }

    /// Opens a match from its log. What a new match's names may not have, an
    /// old one's may.
    ///
    /// # Errors
    /// Where and why the log doesn't fit the rules.
    pub fn replay(
        setup: GameSetup,
        seed: Seed,
        log: impl IntoIterator<Item = Logged>,
    ) -> Result<Self, ReplayError> {
        let mut session = Self::opened(AnyGame::new(setup, seed)?);
        session.extend(log)?;
        Ok(session)
    }

    /// Applies rows that were acknowledged earlier; no effects.
    ///
    /// # Errors
    /// Where and why the log doesn't fit the rules.
    pub fn extend(&mut self, log: impl IntoIterator<Item = Logged>) -> Result<(), ReplayError> {
        for row in log {
            self.live.redo(&row)?;
        }
        *self.base = self.live.clone();
        self.tail.clear();
        self.last_rows = 0;
        self.logged_ticks = self.live.ticks();
        Ok(())
    }

    fn of(live: Live) -> Self {
        Self {
            base: Box::new(live.clone()),
            logged_ticks: live.ticks(),
            clock: TickClock::default(),
            display_us: 0,
            seen_us: 0,
            live,
            tail: Vec::new(),
            last_rows: 0,
            follows: 0,
        }
    }

    /// Takes one input that came `at` milliseconds into the match. Time never
    /// runs backwards: an earlier stamp counts as now.
    ///
    /// A refusal by a rule is a reply with a notice; only the display may have
    /// changed then.
    pub fn dispatch(&mut self, input: Input, at: Millis, words: &Words) -> Reply {
        let at = at.max(self.live.now);
        let put_away = !matches!(input, Input::Wake | Input::ButtonUp | Input::LetGo);
        let input = self.live.game.by_itself(input, at);
        let ticks = self.live.ticks();
        let stepped = self.live.game.step(&input, at);
        self.live.now = at;
        let mut log = Vec::with_capacity(2);
        if ticks > self.logged_ticks && (stepped.aged || stepped.changed) {
            // Frames brought the round here; the log says so before what follows.
            log.push(Logged {
                at,
                input: Input::Play(ticks),
            });
        }
        if stepped.aged {
            log.push(Logged {
                at,
                input: Input::Wake,
            });
        }
        if stepped.changed {
            log.push(Logged { at, input });
        }
        self.keep(&log);
        let drawn = stepped.aged || (stepped.changed && !stepped.steered);
        let update = self.reply(&stepped, drawn, words);
        Reply {
            update: Update { put_away, ..update },
            log,
            later: stepped.steered,
            over: self.live.game.is_over(),
            restarted: stepped.restarted(),
        }
    }

    /// Takes one frame of the display, `now_us` microseconds by its own clock,
    /// which may wrap: plays the open round that far. Nothing happens when none
    /// is open.
    pub fn frame(&mut self, now_us: u32, at: Millis, words: &Words) -> FrameReply {
        let at = at.max(self.live.now);
        self.see_clock(now_us);
        let mut stepped = Stepped::default();
        if self.is_running() {
            let ticks = self.live.ticks() + self.clock.advance(self.display_us);
            stepped = self.live.game.step(&Input::Play(ticks), at);
            self.live.now = at;
        } else {
            self.clock.pause();
        }
        let ended = stepped.changed && !self.is_running();
        let mut log = Vec::new();
        let ticks = self.live.ticks();
        if ended || ticks >= self.logged_ticks + LOG_TICKS {
            log.push(Logged {
                at,
                input: Input::Play(ticks),
            });
        }
        self.keep(&log);
        let update = ended.then(|| self.reply(&stepped, true, words));
        let effects = match &update {
            Some(_) => Vec::new(),
            None => self.live.game.effects(&stepped, words),
        };
        let maze = self.live.maze();
        FrameReply {
            frame: Frame {
                maze: maze.map(|play| maze_frame(play, self.clock.between())),
                effects,
                update,
            },
            log,
            ended,
            over: self.live.game.is_over(),
        }
    }

    /// A step back is a clock that stumbled or began anew, and a step of more
    /// than half an hour looks like one: it's left out, and time goes on from
    /// there.
    const fn see_clock(&mut self, now_us: u32) {
        let step = now_us.wrapping_sub(self.seen_us);
        self.seen_us = now_us;
        if step <= u32::MAX / 2 {
            self.display_us += step as u64;
        }
    }

    /// Counts rows that are to be written.
    fn keep(&mut self, log: &[Logged]) {
        self.last_rows = log.len();
        self.tail.extend(log.iter().cloned());
        #[expect(clippy::cast_possible_truncation, reason = "at most 3")]
        let rows = log.len() as u32;
        self.live.sequence += rows;
        self.live.revision += u32::from(rows > 0);
        if rows > 0 || self.live.maze().is_none() {
            self.logged_ticks = self.live.ticks();
        }
    }

    /// Forgets what the last dispatch did, because it couldn't be written.
    pub fn roll_back(&mut self) {
        let keep = self.tail.len() - core::mem::take(&mut self.last_rows);
        self.tail.truncate(keep);
        self.live = self.as_logged();
        self.logged_ticks = self.live.ticks();
    }

    /// The state by the rows alone: without what frames played since the last one.
    fn as_logged(&self) -> Live {
        let mut live = (*self.base).clone();
        for row in &self.tail {
            live.step(row);
        }
        live
    }

    /// The state as bytes, a cache for a faster opening. It holds what the log
    /// holds, so that a round is the same with it and without it.
    #[must_use]
    pub fn snapshot(&self) -> Vec<u8> {
        let logged = (self.live.ticks() != self.logged_ticks).then(|| self.as_logged());
        let live = logged.as_ref().unwrap_or(&self.live);
        let Ok(mut bytes) = postcard::to_allocvec(&(SNAPSHOT_VERSION, live)) else {
            return Vec::new();
        };
        bytes.extend(xxh3_64(&bytes).to_le_bytes());
        bytes
    }

    /// Opens a match from [`Session::snapshot`]; `None` when the bytes are of
    /// another version or damaged: replay the log instead.
    #[must_use]
    pub fn restore(bytes: &[u8]) -> Option<Self> {
        let (body, sum) = bytes.split_last_chunk::<8>()?;
        if xxh3_64(body) != u64::from_le_bytes(*sum) {
            return None;
        }
        let (version, live): (u32, Live) = postcard::from_bytes(body).ok()?;
        (version == SNAPSHOT_VERSION).then(|| Self::of(live))
    }

    /// The whole view, without effects: at opening, or in another language.
    #[must_use]
    pub fn update(&self, words: &Words) -> Update {
        self.reply(&Stepped::default(), true, words)
    }

    /// Why an input from outside means nothing to this game, if it doesn't. Its
    /// log may hold such inputs all the same: once they were taken, and did
    /// nothing.
    #[must_use]
    pub fn refuses(&self, input: &Input, words: &Words) -> Option<Fault> {
        let key = match input {
            Input::Play(_) => "fault-only-frames",
            _ if self.live.game.knows(input) => return None,
            _ => "fault-other-game",
        };
        Some(fault(FaultKind::Refused, &words.say(key), words))
    }

    /// Counts changes on from `revision`: who watches another match, and sees
    /// this one without having asked for it, takes its views for newer. Known
    /// to this session only, not to its snapshots.
    pub const fn follow(&mut self, revision: u32) {
        self.follows = revision;
    }

    /// What [`Session::follow`] said last.
    #[must_use]
    pub const fn follows(&self) -> u32 {
        self.follows
    }

    /// How often what is drawn has changed.
    #[must_use]
    pub const fn revision(&self) -> u32 {
        self.follows.saturating_add(self.live.revision)
    }

    /// Rows of the log so far.
    #[must_use]
    pub const fn sequence(&self) -> u32 {
        self.live.sequence
    }

    /// The time of the last input.
    #[must_use]
    pub const fn now(&self) -> Millis {
        self.live.now
    }

    /// A fingerprint of all that counts, equal on every machine.
    #[must_use]
    pub fn hash(&self) -> StateHash {
        self.live.game.hash()
    }

    /// The match itself.
    #[must_use]
    pub const fn game(&self) -> &AnyGame {
        &self.live.game
    }

    /// Whether frames play a round on now.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.live.maze().is_some_and(is_running)
    }

    /// Whether the match has an outcome.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.live.game.is_over()
    }

    /// The facts that count, for statistics.
    #[must_use]
    pub fn events(&self) -> Vec<GameEvent> {
        self.live.game.events()
    }

    /// All entries in words, newest first.
    #[must_use]
    pub fn log(&self, words: &Words) -> LogView {
        self.live.game.log(words)
    }

    /// One line for the home screen: who plays, how far it is.
    #[must_use]
    pub fn summary(&self, words: &Words) -> String {
        self.live.game.summary(words)
    }

    fn reply(&self, stepped: &Stepped, changed: bool, words: &Words) -> Update {
        let game = &self.live.game;
        Update {
            revision: self.revision(),
            view: changed.then(|| game.view(words)),
            effects: game.effects(stepped, words),
            put_away: false,
            notice: game.notice(stepped, words),
            wake_in_ms: game.next_change().map(|due| self.live.now.until(due)),
        }
    }
}

/// Whether a frame moves the round.
fn is_running(play: &Play) -> bool {
    !play.is_paused() && play.round().ending().is_none()
}
