//! The auction helper's panel: everybody's row, sold or nobody bids.

use crate::bank::{Action, Auction, Rule};
use crate::kernel::{Refused, Seat};
use crate::session::{Input, Tap};
use crate::view::bank::{AuctionView, Bidder, DirectView, Draw};
use crate::view::{Arg, Choice, Emphasis};

impl Draw<'_> {
    pub(super) fn auction(self, auction: Auction) -> DirectView {
        let words = self.words;
        let level = auction.level;
        let heading = words.tell("direct-auction-heading", &[("level", level.into())]);
        let mut view = self.panel("auction", heading);
        view.figure = format!("{:04}", auction.bid.0);
        view.lines.push(match auction.leader {
            None => words.say("direct-auction-open"),
            Some(leader) => words.tell(
                "direct-auction-leads",
                &[("name", Arg::from(self.name(leader)))],
            ),
        });
        let bidders = self
            .ledger()
            .seats()
            .map(|seat| self.bidder(auction, seat))
            .collect();
        view.auction = Some(AuctionView {
            level,
            bid: auction.bid,
            leader: auction.leader,
            bidders,
        });
        view.choices.push(match auction.leader {
            None => Choice::plain(
                "no-bids",
                words.say("direct-no-bids"),
                Input::Tap(Tap::NoBids),
            ),
            Some(leader) => {
                let action = Action::Auction {
                    seat: leader,
                    level,
                    bid: auction.bid,
                };
                let name = Arg::from(self.name(leader));
                let label = words.tell(
                    "direct-sold",
                    &[("name", name), ("points", auction.bid.into())],
                );
                let offer = self.offer("sold", label, Tap::CloseAuction, action);
                let emphasis = Emphasis::Primary;
                Choice {
                    seat: Some(leader),
                    level: Some(level),
                    emphasis,
                    ..offer
                }
            }
        });
        view
    }

    pub(super) fn bidder(self, auction: Auction, seat: Seat) -> Bidder {
        let words = self.words;
        let score = self.score(seat).unwrap_or_default();
        let next = self.bank.next_bid(auction, seat);
        let label = words.tell(
            "direct-raise",
            &[("points", self.bank.setup().box_data.bid_step.into())],
        );
        let input = Input::Tap(Tap::RaiseBid(seat));
        let mut raise = Choice {
            seat: Some(seat),
            ..Choice::plain(format!("raise-{}", seat.0), label, input)
        };
        let status = match next {
            Ok(bid) => {
                raise.detail = words.tell("direct-raise-to", &[("points", bid.into())]);
                words.tell("bidder-has", &[("points", score.into())])
            }
            Err(Refused(rule)) => {
                raise.enabled = false;
                raise.why_not = crate::view::bank::notice::reason(self, rule);
                match rule {
                    Rule::AlreadyLeading { .. } => {
                        words.tell("bidder-leads", &[("points", auction.bid.into())])
                    }
                    Rule::ExcludedFromAuction { .. } => words.say("bidder-out"),
                    _ => words.tell("bidder-limit", &[("points", score.into())]),
                }
            }
        };
        Bidder {
            seat,
            status,
            raise,
        }
    }
}
