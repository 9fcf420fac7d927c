//! Everybody at a glance: only what the whole table may see.

use super::{CardMark, CardPlayerView, Draw};
use crate::cards::{CardStatus, SeenPlayer, Strength, Waiting};
use crate::kernel::Seat;
use crate::view::words::letter;
use crate::view::{Arg, Words};

/// "Counting bot".
pub(crate) fn strength_name(strength: Strength, words: &Words) -> String {
    words.say(match strength {
        Strength::Cautious => "cards-bot-cautious",
        Strength::Counting => "cards-bot-counting",
        Strength::Planning => "cards-bot-planning",
    })
}

/// "Shut down".
pub(super) fn status_text(status: CardStatus, words: &Words) -> String {
    words.say(match status {
        CardStatus::In => "cards-in",
        CardStatus::ShutDown => "cards-shut-down",
        CardStatus::KnockedOut => "cards-knocked-out",
    })
}

impl Draw<'_> {
    pub(super) fn players(self) -> Vec<CardPlayerView> {
        self.seats()
            .zip(&self.seen().players)
            .map(|(seat, player)| self.player(seat, player))
            .collect()
    }

    fn player(self, seat: Seat, player: &SeenPlayer) -> CardPlayerView {
        let (words, seen) = (self.words, self.seen());
        let name = self.name(seat);
        let is_over = seen.waiting == Waiting::Over;
        let bot = seen.deal.bot(seat);
        let bot = bot.map_or_else(String::new, |strength| strength_name(strength, words));
        let status_text = status_text(player.status, words);
        let count_text = words.tell("cards-count", &[("count", player.size.into())]);
        let marks = self.marks(seat, player);
        let played = self.stacks(player.played);
        // The viewer's own hand is in `seen`, too, but it's for their eyes.
        let is_open = is_over || player.status == CardStatus::KnockedOut;
        let hand = player.hand.filter(|_| is_open);
        let hand = hand.map_or_else(Vec::new, |hand| self.hand(*hand));
        let on_turn = !is_over && seen.turn.seat == seat;
        let turn = if on_turn {
            words.say("cards-on-turn")
        } else {
            String::new()
        };
        let mut parts = vec![name.to_owned(), bot.clone(), turn, status_text.clone()];
        parts.push(count_text.clone());
        parts.extend(marks.iter().map(|mark| mark.text.clone()));
        parts.extend(played.iter().map(|stack| stack.text.clone()));
        parts.extend(hand.iter().map(|face| face.name.clone()));
        parts.retain(|part| !part.is_empty());
        CardPlayerView {
            seat,
            name: name.to_owned(),
            letter: letter(name),
            bot,
            status: player.status,
            status_text,
            on_turn,
            deciding: match seen.waiting {
                Waiting::Over => false,
                Waiting::Turn | Waiting::Play(_) => on_turn,
                Waiting::Pass { next, .. } => next == seat,
            },
            count: player.size,
            count_text,
            marks,
            played,
            hand,
            label: parts.join(", "),
        }
    }

    fn marks(self, seat: Seat, player: &SeenPlayer) -> Vec<CardMark> {
        let words = self.words;
        let mut marks = Vec::new();
        let mut mark = |id: &str, text: String| {
            marks.push(CardMark {
                id: id.to_owned(),
                text,
            });
        };
        if player.skips > 0 {
            let args = [("count", Arg::from(player.skips))];
            mark("skips", words.tell("cards-mark-skips", &args));
        }
        if let Some(cards) = player.choice {
            mark(
                "draws",
                words.tell("cards-mark-draws", &[("count", cards.into())]),
            );
        }
        if let Waiting::Pass { chosen, .. } = self.seen().waiting
            && chosen[seat.index()]
        {
            mark("has_chosen", words.say("cards-mark-chosen"));
        }
        marks
    }
}
