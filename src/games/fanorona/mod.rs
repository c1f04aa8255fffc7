//! Fanorona (Madagascar): a man takes the row that it runs up to, or the row that it walks
//! away from, and may go on taking.
//!
//! Men stand on the points of a board of 9 by 5, of 5 by 5 or of 3 by 3 (`size` tsivy, dimy,
//! telo). Lines join neighbours along columns and rows, and diagonally the *strong* points,
//! those whose column and row (a = 1) make an even sum; the others are *weak*. White has the
//! rows below the middle one, black those above; on the middle row they alternate from the
//! edge to either side of the centre, which is free, black on a.
//!
//! The rules, as numbered sentences; the tests in `tests/fanorona` name the sentence that
//! they check.
//!
//! 1. White begins; under `first` black begins, or a lot decides. Seats alternate. Nobody
//!    passes. A turn is one *paika*, or one chain of captures.
//! 2. A step takes one man along a line to a free neighbouring point, in any direction. Men
//!    never jump and never share a point.
//! 3. *Approach*: if the point behind the arrival point, straight on, holds an enemy man, the
//!    step can take it and the gapless row of enemy men behind it, up to the first free point,
//!    own man or edge.
//! 4. *Withdrawal*: if the point behind the departure point, straight back, holds an enemy man,
//!    the step can take it and the gapless row behind it in the same way.
//! 5. The whole row is taken, never a part. Rows lie on the line of the step and do not bend.
//! 6. Never both: where a step could take by approach and by withdrawal, the player chooses one
//!    row, and the other stays.
//! 7. A seat that can take must take, with any man and any row. A paika, a step that takes
//!    nothing, is legal only when no man of the seat can take; under `capture` free it is legal
//!    beside captures. A step that can take takes.
//! 8. *Chain*: after a capture the same man may take again, one step at a time, every step a
//!    capture. What is taken leaves the board at once.
//! 9. In a turn the man never comes to a point where it has stood in that turn.
//! 10. A step may not have the direction of the step just made; under `direction` turn, of no
//!     step of the turn.
//! 11. After each capture the seat may end its turn; under `chain` obligatory it goes on while
//!     it can. Under `opening` single each seat's first turn ends after one capture.
//! 12. Turns with the same end position are one turn, whatever the route.
//! 13. A seat without men has lost.
//! 14. A seat to move without a legal turn has lost; under `blocked` draw it is a draw.
//! 15. It is a draw when a position stands for the third time; after `quiet_limit` moves by each
//!     side without a capture; by agreement.
//! 16. Who resigns loses.

mod arrange;
mod board;
mod clicks;
mod event;
mod notation;
mod position;
mod scene;
mod types;

pub use board::board;
pub use position::Position;
pub use types::{Button, Capture, Event, Foray, Point, Refusal, Taking, Why};

/// Fanorona.
///
/// A step that could take by approach and by withdrawal takes one of them (sentence 6):
/// ```
/// use palamede_games::Fanorona;
/// use palamede_rules::{Game, Notation, Options, Rules};
///
/// let text = "9/9/p1P1p4/9/9 w";
/// let position = Fanorona::set_up(&Options::new(Fanorona::OPTIONS), text)?;
/// let mv = position.read("c3-d3A")?;
/// assert!(position.check(&mv).is_ok());
/// assert_eq!(mv.taken.count_ones(), 1);
/// # Ok::<(), palamede_rules::Misread>(())
/// ```
pub type Fanorona = Position;
