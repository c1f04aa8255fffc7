//! What a position is worth: each term alone, counted once more in words of the board.

use super::options;
use palamede::games::{ApitSodok, MakYek};
use palamede::rules::{Seat, Thinkable};

/// Rows of positions, from the upper edge: men on the sixteen cells in the middle and around them, and
/// pairs with a free cell between them.
const ROWS: [&str; 4] = [
    "r6r/8/2R5/3r4/4R3/5R2/8/R7",
    "8/1rr5/1r1r4/2R1R3/8/2R5/8/R1R5",
    "rrrrrrrr/8/rrrrrrrr/8/8/RRRRRRRR/8/RRRRRRRR",
    "7r/2r5/8/2r5/5R2/8/5R2/8",
];

/// The cells of a row, a free one as a dot.
fn cells(row: &str) -> String {
    let cell = |c: char| c.to_digit(10).map_or(c.into(), |n| ".".repeat(n as usize));
    row.chars().map(cell).collect()
}

/// The number of men on the four by four cells in the middle.
fn inner(board: &[String], man: char) -> i32 {
    board[2..6].iter().map(|row| row[2..6].matches(man).count() as i32).sum()
}

/// The number of free cells between two such men, in rows and in columns.
fn gaps(board: &[String], man: char) -> i32 {
    let column = |col: usize| board.iter().map(|row| &row[col..=col]).collect::<String>();
    let lines = board.iter().cloned().chain((0..8).map(column));
    let gap = format!("{man}.{man}");
    lines.map(|line| (0..6).filter(|&at| line[at..at + 3] == gap).count() as i32).sum()
}

fn each_term<G: Thinkable<Weights = [i32; 3]>>() {
    for rows in ROWS {
        let state = G::set_up(&options::<G>(&[]), &format!("{rows} w")).expect("a good position");
        let worth = |weights| state.evaluate_with(Seat::FIRST, &weights);
        let term = |weights| worth(weights) - worth([0; 3]);
        let board: Vec<String> = rows.split('/').map(cells).collect();
        assert_eq!(term([0, 1, 0]), inner(&board, 'R') - inner(&board, 'r'), "{rows}");
        assert_eq!(term([0, 0, 1]), gaps(&board, 'R') - gaps(&board, 'r'), "{rows}");
        let [own, foe] = ['R', 'r'].map(|man| rows.matches(man).count() as i32);
        assert_eq!(worth([0; 3]), 100 * (own - foe), "{rows}");
        assert_eq!(term([40, 0, 0]), 25 * 40 * (own - foe) / (own + foe), "{rows}");
        // Worth to one side is what the other lacks.
        assert_eq!(state.evaluate(Seat::SECOND), -state.evaluate(Seat::FIRST), "{rows}");
    }
}

#[test]
fn each_term_is_what_it_is_called() {
    each_term::<MakYek>();
    each_term::<ApitSodok>();
}
