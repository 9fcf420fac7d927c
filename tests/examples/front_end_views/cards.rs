//! Moments of the card game: `cards-en.json` and `cards-nl.json`.

use std::path::Path;

use coinop_core::cards::{Card, CardAction, CardLevel, DeckData, Kept, Strength};
use coinop_core::kernel::{Millis, Seat, Seed};
use coinop_core::session::{GameSetup, Input, Session};
use coinop_core::view::{
    CardsDraft, DraftChange, DraftField, Language, Words, cards_draft_view, edit_cards,
};
use serde_json::json;

use crate::album::{Album, Done};

const MAYA: Seat = Seat(0);
const BEN: Seat = Seat(1);
const OLA: Seat = Seat(2);

/// As many as can sit down, the first four as in [`crate::names`].
const EIGHT: [&str; 8] = [
    "Maya",
    "Ben",
    "Ola",
    "Bartholomeus",
    "Tim",
    "Wilhelmina-Jo",
    "Ko",
    "Sterre",
];

/// Writes all moments of one language.
pub fn record(folder: &Path, language: Language) -> Done {
    let mut table = Album::new(language, table()?);
    table.turns()?;
    table.power_ups()?;
    table.crowd()?;
    table.ends()?;
    table.drafts()?;
    let file = folder.join(format!("cards-{}.json", language.tag()));
    std::fs::write(file, table.finish())?;
    Ok(())
}

type Opened = Result<Session, Box<dyn std::error::Error>>;

/// A table of four as it sits down.
pub fn table() -> Opened {
    open(4, &deck(&[]), false)
}

/// A table of so many with this deck, the first card on top; `bot` plays for
/// the second seat.
fn open(players: usize, stack: &[Card], bot: bool) -> Opened {
    let players: Vec<_> = EIGHT[..players]
        .iter()
        .enumerate()
        .map(|(seat, name)| match seat {
            1 if bot => json!({ "name": name, "bot": "planning" }),
            _ => json!({ "name": name }),
        })
        .collect();
    let setup: GameSetup = serde_json::from_value(json!({ "cards": {
        "level": "bonus",
        "players": players,
        "decks": DeckData::example(),
        "helper": true,
        "stack": stack,
    }}))?;
    Ok(Session::new(setup, Seed([7; 32]))?)
}

/// Cards that come first, then enough for an evening.
fn deck(first: &[Card]) -> Vec<Card> {
    let rest = [
        Card::PacDot,
        Card::Cherry,
        Card::BlueGhost,
        Card::PacDot,
        Card::Skip,
        Card::Strawberry,
    ];
    first
        .iter()
        .copied()
        .chain(rest.into_iter().cycle().take(36))
        .collect()
}

const fn lift(seat: Seat) -> Input {
    Input::Card(CardAction::Lift { seat })
}

const fn draw(seat: Seat) -> Input {
    Input::Card(CardAction::Draw { seat })
}

const fn end(seat: Seat) -> Input {
    Input::Card(CardAction::End { seat })
}

const fn shut_down(seat: Seat) -> Input {
    Input::Card(CardAction::ShutDown { seat })
}

impl Album {
    /// Another match.
    fn sit(&mut self, players: usize, first: &[Card], bot: bool) -> Done {
        self.session = open(players, &deck(first), bot)?;
        self.at = Millis(0);
        self.last = self.session.update(&self.words);
        Ok(())
    }

    /// A second apart.
    fn act(&mut self, inputs: impl IntoIterator<Item = Input>) {
        for input in inputs {
            self.take(input, 1_000);
        }
    }

    fn turns(&mut self) -> Done {
        let first = [Card::Cherry, Card::PinkGhost, Card::Apple, Card::PacDot];
        self.sit(4, &first, false)?;
        self.keep("curtain")?;
        self.act([lift(MAYA)]);
        self.keep("turn")?;
        self.act([end(MAYA)]);
        self.keep("refused")?;
        self.act([draw(MAYA)]);
        self.keep("drawn")?;
        self.act([draw(MAYA)]);
        self.keep("ghost")?;
        self.act([draw(MAYA)]);
        self.keep("drawn_all")?;
        self.act([end(MAYA)]);
        self.keep("curtain_take_back")?;
        self.act([lift(BEN), draw(BEN), shut_down(BEN), lift(OLA)]);
        self.keep("one_shut_down")?;
        // Three ghosts in one turn.
        let ghosts = [Card::PinkGhost, Card::BlueGhost, Card::RedGhost];
        self.sit(4, &ghosts, false)?;
        self.act([lift(MAYA), draw(MAYA), draw(MAYA)]);
        self.keep("two_ghosts")?;
        self.act([draw(MAYA), lift(BEN)]);
        self.keep("knocked_out")?;
        // A bot at the table.
        self.sit(3, &[], true)?;
        self.act([lift(MAYA), draw(MAYA), end(MAYA)]);
        self.keep("watching")
    }

    fn power_ups(&mut self) -> Done {
        self.sit(4, &[Card::Skip], false)?;
        self.act([lift(MAYA), draw(MAYA)]);
        self.keep("skip")?;
        let skip = CardAction::Skip {
            seat: MAYA,
            whom: OLA,
        };
        self.act([Input::Card(skip)]);
        self.keep("skipped")?;
        self.sit(
            4,
            &[Card::PinkGhost, Card::BlueGhost, Card::GiveGhost],
            false,
        )?;
        self.act([lift(MAYA), draw(MAYA), draw(MAYA), draw(MAYA)]);
        self.keep("give")?;
        self.act([Input::Pick(Some(BEN))]);
        self.keep("give_which")?;
        let give = CardAction::Give {
            seat: MAYA,
            ghost: Kept::BlueGhost,
            to: BEN,
        };
        self.act([Input::Card(give), end(MAYA), lift(BEN)]);
        self.keep("given")?;
        self.sit(4, &[Card::Swap], false)?;
        self.act([lift(MAYA), draw(MAYA)]);
        self.keep("swap")?;
        self.act([Input::Pick(Some(BEN))]);
        self.keep("swap_with")?;
        self.sit(4, &[Card::DrawChoice], false)?;
        self.act([lift(MAYA), draw(MAYA)]);
        self.keep("draw_choice")?;
        self.act([Input::Pick(Some(BEN))]);
        self.keep("draw_choice_many")?;
        let many = CardAction::ChooseDraw {
            seat: MAYA,
            whom: BEN,
            cards: 2,
        };
        self.act([Input::Card(many), end(MAYA), lift(BEN)]);
        self.keep("exactly_two")?;
        self.sit(4, &[Card::ExtraDraw, Card::Orange], false)?;
        self.act([lift(MAYA), draw(MAYA)]);
        self.keep("extra_draw")?;
        let first = [Card::Cherry, Card::Apple, Card::Strawberry, Card::Pass];
        self.sit(3, &first, false)?;
        self.act([lift(MAYA), draw(MAYA), draw(MAYA), end(MAYA)]);
        self.act([lift(BEN), draw(BEN), draw(BEN)]);
        self.keep("pass")?;
        let pass = |seat, card| Input::Card(CardAction::Pass { seat, card });
        self.act([pass(BEN, Kept::Strawberry)]);
        self.keep("curtain_pass")?;
        self.act([lift(MAYA)]);
        self.keep("pass_second")?;
        self.act([pass(MAYA, Kept::Cherry), lift(BEN)]);
        self.keep("passed")
    }

    /// Eight players with full hands, some power-ups before them.
    fn crowd(&mut self) -> Done {
        let turns = [
            [Card::PacDot, Card::Cherry, Card::PacDot],
            [Card::Strawberry, Card::PacDot, Card::BlueGhost],
            [Card::PacDot, Card::Swap, Card::Orange],
            [Card::PacDot, Card::Cherry, Card::PinkGhost],
            [Card::Apple, Card::PacDot, Card::PacDot],
            [Card::PacDot, Card::PacDot, Card::Swap],
            [Card::Swap, Card::Cherry, Card::PacDot],
            [Card::OrangeGhost, Card::PacDot, Card::Strawberry],
        ];
        let last = [Card::Orange, Card::OrangeGhost, Card::DrawChoice];
        let first: Vec<Card> = turns.iter().chain(&turns).flatten().copied().collect();
        self.sit(8, &[first.as_slice(), &last].concat(), false)?;
        for (seat, cards) in (0..8).cycle().zip(turns.iter().chain(&turns)) {
            self.act([lift(Seat(seat))]);
            for card in cards {
                self.act([draw(Seat(seat))]);
                if *card == Card::Swap {
                    let swap = CardAction::Swap {
                        seat: Seat(seat),
                        a: BEN,
                        b: MAYA,
                    };
                    self.act([Input::Card(swap)]);
                }
            }
            self.act([end(Seat(seat))]);
        }
        self.act([lift(MAYA), draw(MAYA)]);
        self.keep("eight")?;
        self.act([draw(MAYA), draw(MAYA)]);
        self.keep("eight_whom")?;
        self.act([Input::Pick(Some(Seat(5)))]);
        self.keep("eight_many")
    }

    fn ends(&mut self) -> Done {
        let first = [Card::Apple, Card::Orange, Card::Cherry, Card::Orange];
        self.sit(3, &first, false)?;
        self.act([lift(MAYA), draw(MAYA), draw(MAYA), shut_down(MAYA)]);
        self.act([lift(BEN), draw(BEN), shut_down(BEN)]);
        self.act([lift(OLA), draw(OLA), shut_down(OLA)]);
        self.keep("over")?;
        let log = self.session.log(&self.words);
        self.note("log", &log)?;
        let ghosts = [Card::PinkGhost, Card::BlueGhost, Card::RedGhost];
        self.sit(2, &ghosts, false)?;
        self.act([lift(MAYA), draw(MAYA), draw(MAYA), draw(MAYA)]);
        self.keep("over_knockout")?;
        self.sit(2, &[], false)?;
        self.act([lift(MAYA), shut_down(MAYA), lift(BEN), shut_down(BEN)]);
        self.keep("over_tie")
    }

    fn drafts(&mut self) -> Done {
        let words = Words::new(self.words.language());
        let mut draft = CardsDraft::fresh(None, &words);
        self.note("draft_new", &cards_draft_view(&draft, &[], &words))?;
        let mut saved = DeckData::example();
        "Attic 2024".clone_into(&mut saved.name);
        saved.example = false;
        let edit = |draft, change| edit_cards(draft, change, &[], &words);
        let typed = |field, text: &str| DraftChange::Type {
            field,
            text: text.to_owned(),
        };
        draft = edit(draft, DraftChange::CardLevel(CardLevel::Bonus));
        for (seat, name) in (0..).zip(["Maya", "Ben", "Ola", "Bartholomeus", "Kit", "Robo"]) {
            draft = edit(draft, DraftChange::AddPlayer);
            draft = edit(draft, typed(DraftField::Name(seat), name));
        }
        draft = edit(draft, DraftChange::RemovePlayer(7));
        draft = edit(draft, DraftChange::RemovePlayer(6));
        for (player, bot) in [(4, Strength::Cautious), (5, Strength::Planning)] {
            let bot = Some(bot);
            draft = edit(draft, DraftChange::Bot { player, bot });
        }
        draft = edit(draft, DraftChange::Starter(2));
        self.note("draft", &cards_draft_view(&draft, &[saved], &words))?;
        draft = edit(draft, DraftChange::CardLevel(CardLevel::Level1));
        draft = edit(draft, typed(DraftField::Name(1), "maya"));
        draft = edit(draft, typed(DraftField::CardValue(Kept::Apple), "x"));
        draft = edit(draft, typed(DraftField::Level2Count(Card::PacDot), "60"));
        self.note("draft_wrong", &cards_draft_view(&draft, &[], &words))
    }
}
