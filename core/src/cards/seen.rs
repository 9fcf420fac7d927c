//! Whose eyes, and what they may know. Views and bots get this and nothing
//! else, so they can't tell what isn't in it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::state::Stage;
use super::{
    Actions, Card, Deal, Fact, Hand, Kept, Known, MAX_BONUS_PLAYERS, PowerUp, Source, State, Status,
};
use crate::kernel::Seat;

/// Whose eyes the screen is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Everybody at once: a bot plays, or the match is over.
    Table,
    /// Nobody before this player says that it's them.
    Curtain(Seat),
    /// This player alone.
    Seat(Seat),
}

/// What is being waited for, as everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// The player on turn draws, ends or shuts down.
    Turn,
    /// The player on turn plays a power-up that lies face up.
    Play(PowerUp),
    /// Everybody chooses a card to pass.
    Pass {
        /// Who chooses now.
        next: Seat,
        /// Who has chosen, by seat.
        chosen: [bool; MAX_BONUS_PLAYERS],
        /// The viewer's own choice.
        own: Option<Kept>,
    },
    /// Nothing: the match is over.
    Over,
}

/// The turn that's going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenTurn {
    /// Whose it is.
    pub seat: Seat,
    /// Cards drawn, extra ones not counted.
    pub drawn: u8,
    /// Fewest cards before it may end.
    pub fewest: u8,
    /// Most cards.
    pub most: u8,
    /// Whether a draw choice made them the same number.
    pub is_chosen: bool,
    /// The last card that its player drew, an extra one too, for that player's
    /// eyes.
    pub last: Option<Card>,
}

/// One place at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenPlayer<'a> {
    /// Whether they still play.
    pub status: Status,
    /// How many cards they hold.
    pub size: u8,
    /// The hand, where the viewer may see it: their own, a knocked-out one,
    /// and all of them after the end.
    pub hand: Option<&'a Hand>,
    /// What the viewer can tell of a hidden hand.
    pub known: &'a Known,
    /// Power-ups before them, in the order of [`PowerUp::ALL`].
    pub played: &'a [u8; PowerUp::KINDS],
    /// Turns to be skipped.
    pub skips: u8,
    /// Cards that were chosen for their next turn.
    pub choice: Option<u8>,
}

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen<'a> {
    /// Whose eyes.
    pub viewer: Viewer,
    /// Who plays with which cards under which switches.
    pub deal: &'a Deal,
    /// What is being waited for.
    pub waiting: Waiting,
    /// The turn that's going on.
    pub turn: SeenTurn,
    /// Cards left to draw.
    pub deck: u8,
    /// Power-ups that had no effect, in the order of [`PowerUp::ALL`].
    pub discards: [u8; PowerUp::KINDS],
    /// Everybody, in turn order.
    pub players: ArrayVec<SeenPlayer<'a>, MAX_BONUS_PLAYERS>,
    /// What the viewer may decide now.
    pub legal: Actions,
    /// What happened since the viewer's last look; filled by [`super::Cards`].
    pub story: &'a [Fact],
    /// Cards that came into the viewer's hand since, and where from; filled by
    /// [`super::Cards`].
    pub got: Vec<(Kept, Source)>,
    /// The newest fact since then that brought cards into the viewer's hand, by
    /// its place in the whole story, from 1 on; 0 if none did. Filled by
    /// [`super::Cards`].
    pub came: u32,
}

impl State {
    /// What `viewer` may know. Any seat may be asked for at any time; which
    /// one the screen is for says [`State::viewer`].
    #[must_use]
    #[inline]
    pub fn observe(&self, viewer: Viewer) -> Seen<'_> {
        let eyes = match viewer {
            Viewer::Table | Viewer::Curtain(_) => None,
            Viewer::Seat(seat) => Some(seat),
        };
        #[expect(clippy::cast_possible_truncation, reason = "at most 128 cards")]
        let deck = self.deck.len() as u8;
        let mut seen = Seen {
            viewer,
            deal: &self.deal,
            waiting: self.waiting(eyes),
            turn: SeenTurn {
                seat: self.turn.seat,
                drawn: self.turn.drawn,
                fewest: self.turn.fewest(),
                most: self.turn.most(),
                is_chosen: self.turn.exactly.is_some(),
                last: self.turn.last.filter(|_| eyes == Some(self.turn.seat)),
            },
            deck,
            discards: self.discards,
            players: ArrayVec::new(),
            legal: Actions::new(),
            story: &[],
            got: Vec::new(),
            came: 0,
        };
        self.look(viewer, &mut seen);
        seen
    }

    /// Fills the tables in place: bots look at every step, and copying is what
    /// that costs.
    fn look<'a>(&'a self, viewer: Viewer, seen: &mut Seen<'a>) {
        let eyes = seen.seat();
        let remembers = eyes.filter(|seat| self.deal.has(*seat));
        for (seat, place) in (0..).map(Seat).zip(&self.places) {
            let open = self.is_over() || place.status == Status::KnockedOut || eyes == Some(seat);
            seen.players.push(SeenPlayer {
                status: place.status,
                size: place.hand.len(),
                hand: open.then_some(&place.hand),
                known: match remembers {
                    Some(eyes) if !open => self.memory.of(eyes, seat),
                    _ => &Known::NOTHING,
                },
                played: &place.played,
                skips: place.skips,
                choice: place.choice,
            });
        }
        match viewer {
            Viewer::Table => {}
            Viewer::Curtain(seat) | Viewer::Seat(seat) => self.list_legal(seat, &mut seen.legal),
        }
    }

    fn waiting(&self, eyes: Option<Seat>) -> Waiting {
        match &self.stage {
            Stage::Turn => Waiting::Turn,
            Stage::Play(power_up) => Waiting::Play(*power_up),
            Stage::Pass { next, chosen } => Waiting::Pass {
                next: *next,
                chosen: chosen.map(|card| card.is_some()),
                own: eyes.and_then(|seat| *chosen.get(seat.index())?),
            },
            Stage::Over => Waiting::Over,
        }
    }
}

impl Seen<'_> {
    /// The seat whose eyes these are.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Table | Viewer::Curtain(_) => None,
            Viewer::Seat(seat) => Some(seat),
        }
    }

    /// One player; `None` for a seat that isn't there.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&SeenPlayer<'_>> {
        self.players.get(seat.index())
    }

    /// The viewer's own place.
    #[must_use]
    pub fn own(&self) -> Option<&SeenPlayer<'_>> {
        self.player(self.seat()?)
    }

    /// The viewer's own hand.
    #[must_use]
    pub fn own_hand(&self) -> Option<Hand> {
        self.own()?.hand.copied()
    }

    /// Those who still play, in turn order from the left of `seat` on, without
    /// `seat`.
    pub fn others_in(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let mut next = seat;
        let others = self.deal.seats().skip(1).map(move |_| {
            next = self.deal.left(next);
            next
        });
        others.filter(|other| {
            self.player(*other)
                .is_some_and(|player| player.status == Status::In)
        })
    }

    /// Cards that the viewer can't place, by kind, in the order of
    /// [`Card::ALL`]: power-ups among them are in the deck for sure, the rest
    /// in the deck or in hidden hands.
    #[must_use]
    pub fn unplaced(&self) -> [u8; Card::KINDS] {
        let mut counts = *self.deal.counts();
        let mut lie = |power_up: &[u8; PowerUp::KINDS]| {
            for (count, less) in counts[Kept::KINDS..].iter_mut().zip(power_up) {
                *count -= less;
            }
        };
        lie(&self.discards);
        for player in &self.players {
            lie(player.played);
        }
        for player in &self.players {
            let held = player.hand.unwrap_or(&player.known.cards);
            for (count, less) in counts.iter_mut().zip(held.counts()) {
                *count -= less;
            }
        }
        counts
    }
}
