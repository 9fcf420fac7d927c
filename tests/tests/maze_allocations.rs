//! A tick of the maze allocates nothing: a frame never waits for memory.

use allocation_counter::measure;
use coinop_core::kernel::{Seed, Stream, StreamId};
use coinop_core::maze::{COUNT_IN_TICKS, Difficulty, Play, ROUND_TICKS, TickClock, Way};

#[test]
fn a_whole_round_of_ticks_allocates_nothing() {
    for number in 0..20 {
        let chance = Stream::new(Seed([number; 32]), StreamId::Ghosts);
        let mut play = Play::new(Difficulty::Gentle, chance);
        let mut clock = TickClock::default();
        let mut events = Vec::with_capacity(16);
        let counted = measure(|| {
            for frame in 0..u64::from(COUNT_IN_TICKS + ROUND_TICKS) {
                let tick = play.ticks() + clock.advance(frame * 1_000_000 / 60);
                let way = Way::ALL[(frame / 20 + u64::from(number)) as usize % 4];
                play.steer(way, frame % 20 == 0);
                play.play_to(tick, &mut events);
                events.clear();
            }
        });
        assert_eq!(counted.count_total, 0, "round {number}");
        assert!(play.round().tick() > 60, "it was played");
    }
}

/// The counter counts, or the test above says nothing.
#[test]
fn the_counter_counts() {
    assert_eq!(
        measure(|| drop(Box::new(std::hint::black_box(1)))).count_total,
        1
    );
}
