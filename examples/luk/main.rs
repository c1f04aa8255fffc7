//! Shap Luk, solved: who wins from each position under the default rules, and in how many plies,
//! with a flight, none, and as many as he likes. Draws by repetition or by the count are left out.
//!
//! ```text
//! cargo run --release --example luk
//! ```
//!
//! Five minutes on two cores, 3 GB. Each value is that of an own, bit-parallel generator;
//! positions drawn by lot are compared with the engine's moves.

mod check;
mod lines;
mod solution;

use check::check;
use lines::SQUARE;
use solution::{DRAW, POINTS, Plane, SETS, Side, number, set, solve};
use std::time::Instant;

/// How many positions are compared with the engine.
const COMPARED: usize = 200_000;
/// The middle of the square, where the general begins.
const MIDDLE: usize = 12;
/// The rebels at the start.
const EDGE: u32 = SQUARE & !(0b111 << 6 | 0b111 << 11 | 0b111 << 16);

fn main() -> Result<(), String> {
    // A flight that may be used once leads to the positions where none is left: both are solved.
    for (flights, fly, names) in [
        ("1", &[None, Some(0)][..], &["no flight left", "a flight left"][..]),
        ("unlimited", &[Some(0)], &["flights unlimited"]),
    ] {
        let begun = Instant::now();
        let planes = solve(fly);
        println!("flights {flights}: solved in {} s", begun.elapsed().as_secs());
        check(&planes, flights, COMPARED)?;
        println!("{COMPARED} positions agree with the engine's moves");
        for (plane, name) in planes.iter().zip(names) {
            tell(plane, name);
        }
    }
    Ok(())
}

/// Prints how the start ends, and the counts by number of rebels and side to move.
fn tell(plane: &Plane, name: &str) {
    let start = number(EDGE) * POINTS + MIDDLE;
    let plies = [&plane.rebels, &plane.general].map(|side| side.plies[start]);
    println!("\n## {name}: from the start {} plies, the general first {}", plies[0], plies[1]);
    for (side, mover) in [(&plane.rebels, "rebels"), (&plane.general, "general")] {
        for rebels in (6..=16).step_by(2) {
            println!("{rebels} rebels, the {mover} to move: {}", Counts::of(side, rebels));
        }
    }
}

/// How many positions of one side, with so many rebels, are won by whom in how many plies.
struct Counts {
    rebels: u64,
    general: u64,
    drawn: u64,
    plies: [u64; 256],
}

impl Counts {
    fn of(side: &Side, rebels: u32) -> Counts {
        let mut counts = Counts { rebels: 0, general: 0, drawn: 0, plies: [0; 256] };
        for n in (0..SETS).filter(|&n| set(n).count_ones() == rebels) {
            counts.rebels += u64::from(side.rebels[n].count_ones());
            counts.general += u64::from(side.general[n].count_ones());
            counts.drawn += u64::from(side.open(n).count_ones());
            side.plies[n * POINTS..][..POINTS].iter().for_each(|&p| counts.plies[p as usize] += 1);
        }
        counts
    }
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Counts { rebels, general, drawn, plies } = self;
        write!(f, "rebels win {rebels}, general {general}, drawn {drawn}; by plies")?;
        let all = plies[..DRAW as usize].iter().enumerate();
        all.filter(|(_, count)| **count > 0).try_for_each(|(at, count)| write!(f, " {at}:{count}"))
    }
}
