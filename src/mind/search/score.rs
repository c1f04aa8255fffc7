//! What a search says of moves.

pub use palamede_table::Score;

/// The score of a won game; one that is won in so many plies is worth so much less.
pub const WON: Score = 1_000_000;
/// Scores beyond this say in how many plies a game is won.
pub(super) const SURE: Score = WON - 1_000;
/// A number above every score.
pub(super) const MOST: Score = WON + 1;
/// Returns the number of plies in which a game is won (or lost, below 0) by this score; `None` if
/// it is not sure.
///
/// ```
/// use palamede_mind::{WON, plies_to_win};
///
/// assert_eq!([WON - 3, 120, 3 - WON].map(plies_to_win), [Some(3), None, Some(-3)]);
/// ```
pub fn plies_to_win(score: Score) -> Option<i32> {
    let plies = WON - score.abs();
    (score.abs() > SURE).then(|| if score > 0 { plies } else { -plies })
}

/// Puts what has the highest score first; equals stay as they are. (Lists are short, and a sort of
/// the library's weighs three kilobytes for each type.)
pub(crate) fn sort_by_score<T>(list: &mut [T], score: impl Fn(&T) -> Score) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && score(&list[at - 1]) < score(&list[at]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// A move that is tried in a position.
#[derive(Clone, Debug)]
pub struct Tried<M> {
    /// The move.
    pub mv: M,
    /// Its score, from the mover's side: at the root, after an iteration.
    pub score: Score,
    /// Its number, in the order in which the game lists them.
    pub(super) at: u16,
    /// The gain of the move at once.
    pub gain: i32,
    /// The higher, the earlier it is tried.
    pub(super) order: i32,
}

/// The best move that a search has found so far.
#[derive(Clone, Debug)]
pub struct Found<M> {
    /// The best move.
    pub mv: M,
    /// Its score, from the mover's side.
    pub score: Score,
}
