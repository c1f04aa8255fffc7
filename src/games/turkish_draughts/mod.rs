//! Turkish draughts (Dama): steps and jumps along rows and columns, captures lifted as
//! they are jumped.
//!
//! The rules, as numbered sentences; the tests in `tests/turkish_draughts` name the
//! sentence that they check.
//!
//! 1. The board has eight by eight cells. White's sixteen men stand on rows 2 and 3,
//!    black's on rows 6 and 7.
//! 2. White begins. Seats alternate. Nobody passes.
//! 3. A man steps one cell forward or sideways to a free cell; never backwards, never
//!    diagonally.
//! 4. A man whose turn ends on the last row becomes a king. A king moves any number of
//!    free cells along a row or column.
//! 5. A man jumps forwards or sideways over an enemy next to it to the free cell just
//!    behind; never backwards.
//! 6. A king jumps over one enemy at any distance, with only free cells before it, to
//!    any free cell behind it before the next piece. Two pieces in a row stop it.
//!    Nobody jumps over an own piece.
//! 7. Captures chain. A captured piece is lifted as it is jumped: its cell may then be
//!    crossed or landed on, and other jumps may open.
//! 8. Between two jumps of a chain a turn of 180 degrees is forbidden; under `reversal`
//!    allowed it is not.
//! 9. To capture is obligatory, and the greatest number must be captured, a king counting
//!    as one. Among equal chains the choice is free.
//! 10. Chains with the same start, the same end and the same captured pieces are one
//!     move, whatever their route.
//! 11. A man that lands on the last row during a chain becomes a king at once, goes on as
//!     one, and what it then captures counts; under `promotion` at_end it goes on as a
//!     man, sideways only, and is crowned when the chain ends.
//! 12. Under `strict` steps, smaller chains and chains stopped early are legal too while
//!     a capture is possible; who plays one loses at once.
//! 13. A seat without a piece, or without a legal move when it is to move, loses. This is
//!     judged after each turn, before any draw.
//! 14. It is a draw with one king each when the seat to move cannot capture; when a
//!     position stands for the third time; after fifty moves by each side without a
//!     capture or a man's move; by agreement.
//! 15. Under `one_each` draw it is a draw with any one piece against one, even if a
//!     capture is possible; under king_wins a single man loses to a single king, unless
//!     the man is to move and can capture.
//! 16. Who resigns loses.

mod arrange;
mod board;
mod chase;
mod event;
mod notation;
mod position;
mod refusal;
mod scene;
mod types;

pub use super::eight::{Square, names, squares};
pub use position::Position;
pub use types::{Ending, Event, OneEach, Rank, Refusal, Turkish};

/// Turkish draughts.
///
/// To capture the greatest number is obligatory (sentence 9):
/// ```
/// use palamede_games::TurkishDraughts;
/// use palamede_games::turkish_draughts::Refusal;
/// use palamede_rules::{Game, Notation, Options, Rules};
///
/// let text = "W:Wc3,h2:Bc4,c6,a8";
/// let position = TurkishDraughts::set_up(&Options::new(TurkishDraughts::OPTIONS), text)?;
/// let moves: Vec<String> = position.list().iter().map(|mv| position.write(mv)).collect();
/// assert_eq!(moves, ["c3xc5xc7"]);
/// let step = position.read("h2-h3")?;
/// assert!(matches!(position.check(&step), Err(Refusal::MustCapture { most: 2, .. })));
/// # Ok::<(), palamede_rules::Misread>(())
/// ```
pub type TurkishDraughts = Position;

/// Counts the jumps that are looked at, for tests of what a hostile position may cost; in builds with debug
/// assertions alone.
#[doc(hidden)]
#[cfg(debug_assertions)]
pub mod work {
    use std::cell::Cell;

    thread_local! {
        static JUMPS: Cell<usize> = const { Cell::new(0) };
    }

    pub(super) fn jump() {
        JUMPS.set(JUMPS.get() + 1);
    }

    /// Returns what something gives, and how many jumps it looks at.
    pub fn of<T>(something: impl FnOnce() -> T) -> (T, usize) {
        let before = JUMPS.get();
        let given = something();
        (given, JUMPS.get() - before)
    }
}
