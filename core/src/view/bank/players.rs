//! Everybody at a glance: coin, score, Levels, rank.

use super::{Draw, PlayerView};
use crate::bank::{Coin, Standing};
use crate::kernel::{Level, Seat};
use crate::session::Input;
use crate::view::Arg;
use crate::view::words::letter;

impl Draw<'_> {
    pub(super) fn players(self) -> Vec<PlayerView> {
        let standings = self.bank.standings();
        let hide_ranks =
            self.ledger().is_over() && self.ledger().seats().any(|seat| self.score(seat).is_none());
        self.ledger()
            .seats()
            .map(|seat| {
                let rank = standings
                    .iter()
                    .find(|s| s.seat == seat)
                    .map_or(0, |s: &Standing| s.rank);
                self.player(seat, if hide_ranks { 0 } else { rank })
            })
            .collect()
    }

    fn player(self, seat: Seat, rank: u8) -> PlayerView {
        let name = self.name(seat).to_owned();
        let coin = self.bank.setup().players[seat.index()].coin;
        let coin_in = self.bank.coin() == Some(seat);
        let score = self.score(seat);
        let levels: Vec<Level> = self.ledger().levels_of(seat).collect();
        let score_text = score.map_or_else(
            || "–".to_owned(),
            |points| self.words.number(points.0.into()),
        );
        let levels_text = self.levels_text(&levels);
        let coin_name = self.words.say(match coin {
            Coin::Circle => "coin-circle",
            Coin::Square => "coin-square",
            Coin::Triangle => "coin-triangle",
            Coin::Diamond => "coin-diamond",
        });
        let label = self.words.tell(
            "player-label",
            &[
                ("name", Arg::from(&name)),
                ("coin", Arg::from(&coin_name)),
                ("score", Arg::from(&score_text)),
                ("levels", Arg::from(&levels_text)),
            ],
        );
        PlayerView {
            seat,
            letter: letter(&name),
            name,
            coin,
            label,
            registered: self.ledger().score(seat).is_some(),
            coin_in,
            can_insert: self.bank.accepts_coin(seat),
            tap: if coin_in {
                Input::CoinOut
            } else {
                Input::CoinIn(seat)
            },
            score,
            score_text,
            levels,
            levels_text,
            rank,
        }
    }

    /// "3 Levels, one whole set".
    fn levels_text(self, levels: &[Level]) -> String {
        let setup = self.bank.setup();
        let sets = levels
            .iter()
            .filter(|level| {
                let set = setup.box_data.level(**level).set;
                self.ledger().whole_set(setup, **level)
                    && setup.box_data.set(set).next() == Some(**level)
            })
            .count();
        let args = [
            ("levels", Arg::from(levels.len())),
            ("sets", Arg::from(sets)),
        ];
        if sets == 0 {
            self.words.tell("levels", &args)
        } else {
            self.words.tell("levels-and-sets", &args)
        }
    }
}
