//! From facts to requests: which sound, which buzz, what is said.
//!
//! Everybody at the table hears them, so they follow from facts that everybody
//! sees. One cue stands for every card that goes into a hand.

use super::Draw;
use crate::cards::{Event, Fact, Public, Rule};
use crate::session::{Cue, Effect, Haptic};
use crate::view::Words;

/// The effects of one input, in order, the announcement last.
#[must_use]
pub fn effects(
    public: &Public<'_>,
    events: &[Event],
    refused: Option<Rule>,
    words: &Words,
) -> Vec<Effect> {
    let draw = Draw { public, words };
    let mut effects = Vec::new();
    if let Some(rule) = refused {
        // A shaky finger's second tap is no mistake to ring a bell at.
        if rule != Rule::Repeated {
            effects.push(Effect::Cue(Cue::Bell));
            effects.push(Effect::Haptic(Haptic::Buzz));
        }
        let said = super::notice(public, rule, words).announce;
        effects.push(Effect::Announce(said));
        return effects;
    }
    let mut heard: Vec<Cue> = Vec::new();
    for event in events {
        let Some((cue, haptic)) = feel(event) else {
            continue;
        };
        // Several cards at once are one sound: how many is told in words.
        if heard.contains(&cue) {
            continue;
        }
        heard.push(cue);
        effects.push(Effect::Cue(cue));
        effects.push(Effect::Haptic(haptic));
    }
    if let Some(said) = said(draw, events) {
        effects.push(Effect::Announce(said));
    }
    effects
}

const fn feel(event: &Event) -> Option<(Cue, Haptic)> {
    match event {
        // Facts go with it.
        Event::Got { .. } | Event::Covered { .. } => None,
        Event::Lifted { .. } => Some((Cue::Tap, Haptic::Tick)),
        Event::TakenBack { .. } => Some((Cue::Undo, Haptic::Thud)),
        Event::Fact(fact) => match fact {
            Fact::TurnOf { .. } | Fact::Skipped { .. } => None,
            Fact::Drew { .. } | Fact::DrewExtra { .. } | Fact::Discarded { .. } => {
                Some((Cue::Card, Haptic::Tick))
            }
            Fact::TurnedUp { .. } => Some((Cue::Power, Haptic::Thud)),
            Fact::Gave { .. }
            | Fact::Swapped { .. }
            | Fact::Passed { .. }
            | Fact::SkipPut { .. }
            | Fact::DrawChosen { .. } => Some((Cue::Bid, Haptic::Thud)),
            Fact::PassChosen { .. } | Fact::Ended { .. } => Some((Cue::Tap, Haptic::Tick)),
            Fact::KnockedOut { .. } => Some((Cue::Caught, Haptic::Buzz)),
            Fact::ShutDown { .. } => Some((Cue::CoinOut, Haptic::Thud)),
            Fact::Over => Some((Cue::Fanfare, Haptic::Cheer)),
        },
    }
}

/// What happened and what is waited for now.
fn said(draw: Draw<'_>, events: &[Event]) -> Option<String> {
    if events.is_empty() {
        return None;
    }
    let told = events.iter().filter_map(|event| match event {
        // The settled screen says both.
        Event::Fact(Fact::TurnOf { .. } | Fact::Over) => None,
        Event::Fact(fact) => Some(draw.fact(*fact)),
        Event::Got { .. }
        | Event::Lifted { .. }
        | Event::Covered { .. }
        | Event::TakenBack { .. } => None,
    });
    let mut lines: Vec<String> = told.collect();
    lines.push(draw.announce());
    Some(lines.join(" "))
}
