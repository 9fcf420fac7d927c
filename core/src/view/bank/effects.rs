//! From facts to requests: which sound, which buzz, what flies, what is said.

use super::Draw;
use crate::bank::{Bank, Cause, Entry, Event, Rule};
use crate::maze::MazeEvent;
use crate::session::{Cue, Effect, Haptic};
use crate::view::maze::{self, maze_effects};
use crate::view::{Arg, Words};

/// The effects of one input, in order, the settled display announced last.
#[must_use]
pub fn effects(bank: &Bank, events: &[Event], refused: Option<Rule>, words: &Words) -> Vec<Effect> {
    let draw = Draw { bank, words };
    let mut effects = Vec::new();
    for event in events {
        draw.effects_of(event, &mut effects);
    }
    match refused {
        // A shaky finger's second tap is no mistake to ring a bell at.
        Some(Rule::Repeated) | None => {}
        Some(_) => {
            effects.push(Effect::Cue(Cue::Bell));
            effects.push(Effect::Haptic(Haptic::Buzz));
        }
    }
    if let Some(rule) = refused {
        effects.push(Effect::Announce(super::notice(bank, rule, words).announce));
    } else if events.iter().any(is_told) && !draw.plays() {
        effects.push(Effect::Announce(draw.settled(events)));
    }
    effects
}

impl Draw<'_> {
    /// Whether a round is on, and not its result.
    fn plays(self) -> bool {
        self.bank.maze().is_some() && !self.bank.shows_result()
    }

    fn effects_of(self, event: &Event, effects: &mut Vec<Effect>) {
        let mut cue = |cue: Cue, haptic: Haptic| {
            effects.push(Effect::Cue(cue));
            effects.push(Effect::Haptic(haptic));
        };
        match event {
            Event::CoinIn { .. } => cue(Cue::CoinIn, Haptic::Thud),
            Event::CoinOut { .. } => cue(Cue::CoinOut, Haptic::Tick),
            Event::Moved => cue(Cue::Move, Haptic::Tick),
            Event::Counted { .. } => cue(Cue::Bid, Haptic::Tick),
            Event::Tapped => cue(Cue::Tap, Haptic::Tick),
            Event::Booked { entry } | Event::Redone { entry } => {
                let entry = &self.ledger().entries()[*entry as usize - 1];
                cue(cue_of(entry), Haptic::Thud);
                moves(entry, false, effects);
            }
            Event::Undone { entry } => {
                cue(Cue::Undo, Haptic::Thud);
                moves(&self.ledger().entries()[*entry as usize - 1], true, effects);
            }
            // The bell rings with the refusal that goes with it.
            Event::Denied { .. } => {}
            Event::MatchOver => cue(Cue::MatchOver, Haptic::Cheer),
            Event::WinnerShown { .. } | Event::AllShown => cue(Cue::Fanfare, Haptic::Cheer),
            Event::Reset => cue(Cue::Reset, Haptic::Thud),
            Event::BroughtBack => cue(Cue::Undo, Haptic::Thud),
            Event::Rolled => cue(Cue::Dice, Haptic::Tick),
            Event::Maze(event) => {
                maze_effects(*event, effects);
                if *event == MazeEvent::CountIn {
                    effects.extend(self.count_in());
                }
            }
        }
    }

    /// What's to come in the maze.
    fn count_in(self) -> Option<Effect> {
        let name = self.bank.coin().map_or("", |seat| self.name(seat));
        let title = maze::go_title(name, self.words);
        let play = self.bank.maze()?;
        Some(maze::count_in(play, &title, self.words))
    }

    /// What a screen reader says: entries by their sentence, else the display.
    fn settled(self, events: &[Event]) -> String {
        let booked = events.iter().rev().find_map(|event| match event {
            Event::Booked { entry } | Event::Redone { entry } => Some(("says-booked", *entry)),
            Event::Undone { entry } => Some(("says-undone", *entry)),
            _ => None,
        });
        if let Some((key, number)) = booked {
            let entry = &self.ledger().entries()[number as usize - 1];
            let score = self.score(entry.seat).unwrap_or_default();
            return self.words.tell(
                key,
                &[
                    ("entry", Arg::from(&self.entry(entry))),
                    ("name", Arg::from(self.name(entry.seat))),
                    ("points", score.into()),
                ],
            );
        }
        match self.bank.direct_step() {
            Some(_) if !self.ledger().is_over() => {
                let direct = self.direct();
                let figure = direct.figure.trim_start_matches('0').to_owned();
                format!("{} {figure}", direct.heading).trim_end().to_owned()
            }
            Some(_) | None => self.display_told(),
        }
    }
}

/// Pellets and ghosts come too fast to be told; so does the unit's display
/// behind a round, which its count-in announces.
const fn is_told(event: &Event) -> bool {
    !matches!(event, Event::Maze(_))
}

fn cue_of(entry: &Entry) -> Cue {
    match entry.cause {
        Cause::Registered => Cue::Registered,
        Cause::Bought | Cause::Auctioned | Cause::Stolen => Cue::LevelWon,
        Cause::Paid { .. } => Cue::Pay,
        Cause::Sold | Cause::SoldBack | Cause::GoRound => Cue::Gain,
        Cause::Mended { .. } => Cue::Undo,
    }
}

/// Points fly from payer to owner, a Level card moves to its owner.
fn moves(entry: &Entry, back: bool, effects: &mut Vec<Effect>) {
    if let Some(transfer) = entry.transfer {
        let (from, to) = if back {
            (transfer.to, transfer.from)
        } else {
            (transfer.from, transfer.to)
        };
        effects.push(Effect::PointsFly {
            from,
            to,
            points: transfer.points,
        });
    }
    if let Some(card) = entry.card {
        let (from, to) = if back {
            (card.to, card.from)
        } else {
            (card.from, card.to)
        };
        effects.push(Effect::LevelMoves {
            level: card.level,
            from,
            to,
        });
    }
}
