//! What a position is worth: each term alone, counted once more in words of the board.

use super::position;
use palamede::rules::{Rules, Seat, Thinkable};

/// Rows of positions in which nobody can take anything.
const ROWS: [&str; 3] = ["p8/9/9/4P4/8P", "pp7/9/9/3P5/5PP1P", "p1p6/9/9/9/2P1P1P1P"];

#[test]
fn each_term_is_what_it_is_called() {
    for rows in ROWS {
        let [white, black] = ["w", "b"].map(|side| position(&[], &format!("{rows} {side}")));
        assert_eq!((white.takers(), black.takers()), (0, 0), "{rows}");
        let term = |weights: [i32; 3]| {
            let worth = |weights| white.evaluate_with(Seat::FIRST, &weights);
            worth(weights) - worth([0; 3])
        };
        // Where nobody takes, each step is a turn.
        assert_eq!(term([0, 1, 0]), white.count() as i32 - black.count() as i32, "{rows}");
        let inner = |man: char| {
            let row = |row: &str| {
                let wide: String = row
                    .chars()
                    .map(|c| c.to_digit(10).map_or(c.into(), |n| ".".repeat(n as usize)))
                    .collect();
                wide[1..8].matches(man).count() as i32
            };
            rows.split('/').skip(1).take(3).map(row).sum::<i32>()
        };
        assert_eq!(term([0, 0, 1]), inner('P') - inner('p'), "{rows}");
        let men = [Seat::FIRST, Seat::SECOND].map(|seat| white.men(seat).count_ones() as i32);
        assert_eq!(white.evaluate_with(Seat::FIRST, &[0; 3]), 100 * (men[0] - men[1]), "{rows}");
        let few = 25 * 40 * (men[0] - men[1]) / (men[0] + men[1]);
        assert_eq!(term([40, 0, 0]), few, "{rows}");
    }
}
