//! Shap Luk Kon Tseung Kwan (China): sixteen rebels pursue one general.
//!
//! The rules, as numbered sentences; the tests in `tests/shap_luk` name the sentence
//! that they check.
//!
//! 1. The board has 29 points: a square of five by five, a1 to e5, and above it the
//!    sanctuary of b6, c6, d6 and the apex c7. In the square, 40 lines join neighbours
//!    of a row or column, and 16 join diagonal neighbours where column and row (a = 1)
//!    make an even sum. Eight more are b5-b6, b6-c7, c5-c6, c6-c7, d5-d6, d6-c7, b6-c6
//!    and c6-d6. The points b5, c5 and d5, of the square, are the gates.
//! 2. Sixteen rebels stand on the edge of the square, the general on c3. The rebels
//!    begin; under `first` the general does.
//! 3. Sides alternate. Nobody passes.
//! 4. A rebel steps along a line to a free point of the square; never into the
//!    sanctuary.
//! 5. The general steps along a line to a free point.
//! 6. *Capture*: where the general's own move ends between two rebels, both next to him
//!    on one straight line of the board, they frame him, and he may remove that pair;
//!    one pair of his choice, if several frame him; or none. Under `capture` obligatory
//!    he takes a pair wherever his move ends framed.
//! 7. A pair that frames him because a rebel moved is not captured, neither then nor on
//!    his next move, unless that move frames it anew.
//! 8. *Flight*: when his step ends on the apex he may at once fly to a free point of the
//!    square, and capture there as in 6. He may do so once a game; under `flights` never
//!    or as often as he likes. If he stays, the right is kept. From the apex itself he
//!    must step off and come back to fly.
//! 9. Under `rebels_capture` the rebels win when the rebel that just moved and another
//!    frame the general. He still captures on his own move.
//! 10. The general wins when `captures_to_win` rebels are gone: twelve, eight or six.
//! 11. The rebels win when all three gates are rebels while the general is in the
//!     sanctuary, even if he could still move there.
//! 12. Who is to move and has no move loses. The rebels always have one: of the square
//!     at least eight points are free, and without the general's point it still hangs
//!     together.
//! 13. The game is drawn when a position stands for the third time (the same points,
//!     flights left and side to move), after 100 plies without a capture, and when both
//!     agree. A win on the last of these plies comes first.
//! 14. Who resigns loses.
//!
//! Captures are counted by what is left of sixteen rebels. A position that is set up
//! so that it is won for both sides counts as in the order of sentences 10, 9, 11, 12.

mod arrange;
mod board;
mod characters;
mod event;
mod notation;
mod point;
mod position;
mod scene;
mod types;

pub use board::Pairs;
pub use point::{Point, names, points};
pub use position::Position;
pub use types::{Button, Ending, Event, Pursuit, Refusal};

/// Shap Luk Kon Tseung Kwan.
///
/// Sixteen rebels begin on the edge of the square, the general in its middle:
/// ```
/// use palamede_games::ShapLuk;
/// use palamede_rules::{Game, Notation, Options, Rules, Silent};
///
/// let mut position = ShapLuk::start(&Options::new(ShapLuk::OPTIONS));
/// position.play(&position.read("a3-b3")?, &mut Silent);
/// assert!(position.position().ends_with(" c3 1 g")); // the general on c3, one flight left
/// assert_eq!(ShapLuk::seat_name(palamede_rules::Seat::SECOND), "general");
/// # Ok::<(), palamede_rules::Misread>(())
/// ```
pub type ShapLuk = Position;
