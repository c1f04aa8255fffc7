//! Nine Men's Morris (Europe): men are placed, then moved; three in a row take a man.
//!
//! Men stand on the 24 points of three squares, one within the other, whose sides' middles are joined.
//! Sixteen lines of three points: the sides of the squares and the four lines between them.
//!
//! The rules, as numbered sentences; the tests in `tests/morris` name the sentence that they
//! check.
//!
//! 1. White begins; under `first` black begins, or a lot decides. Seats alternate. Nobody passes.
//!    Each seat has nine men in hand.
//! 2. *Placing*: while a seat has men in hand, its turn is to place one of them on a free point.
//!    Nothing is moved.
//! 3. *Moving*: a seat with no man in hand moves one of its men along a line to a free
//!    neighbouring point.
//! 4. *Flying*: a seat with no man in hand and exactly three men on the board may move a man to any
//!    free point; under `flying` never it moves as before.
//! 5. *Mill*: a turn that puts a third man of one colour on a line closes a mill. To open a mill and
//!    to close it again counts each time.
//! 6. *Taking*: who closes a mill takes one man of the other side from the board, in the same turn;
//!    it must. A man in a mill may be taken only if all men of the other side on the board are in
//!    mills. Under `take` any it may always be taken; under `take` `outside_mills` never, and where
//!    all are in mills nothing is taken.
//! 7. Who closes two mills at once takes one man; under `two_mills` two, one after the other, and
//!    what may be taken is judged anew for the second. Turns that take the same two are one turn.
//! 8. Men that were taken never return.
//! 9. A seat with fewer than three men, in hand and on the board together, has lost.
//! 10. A seat to act that has no legal turn has lost.
//! 11. It is a draw when a position stands for the third time; after `quiet_limit` moves by each
//!     side in which no man is placed and no mill closed; by agreement.
//! 12. Who resigns loses.

mod arrange;
mod board;
mod event;
mod notation;
mod position;
mod scene;
mod types;

pub use board::{LINES, names, neighbours};
pub use position::{MEN, Position};
pub use types::{Event, Move, Point, Refusal, Why};

/// Nine Men's Morris.
///
/// A man that closes a mill takes a man that is in none (sentence 6):
/// ```
/// use palamede_games::Morris;
/// use palamede_rules::{Game, Notation, Options, Rules};
///
/// let text = "W...b....W.............. 7 8 w";
/// let position = Morris::set_up(&Options::new(Morris::OPTIONS), text)?;
/// assert!(position.check(&position.read("a1xd6")?).is_ok());
/// assert!(position.check(&position.read("a1")?).is_err(), "it must take");
/// # Ok::<(), palamede_rules::Misread>(())
/// ```
pub type Morris = Position;
