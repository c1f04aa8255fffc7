//! Sáhkku (Sápmi): a running fight with three dice and a king who changes hands.
//!
//! The rules, as numbered sentences; the tests in `tests/sahkku` name the sentence
//! that they check.
//!
//! 1. The board has three rows, N, M and S, of fifteen cells, or under `columns` of
//!    13, 11 or 9. South's pawns, one on each cell of row S, and North's, one on each
//!    cell of row N, all sleep. The king, nobody's, stands on the middle cell.
//! 2. South's track runs S1 to S15, M15 to M1, N1 to N15, then S1 again; under `track`
//!    figure8 M15 to M1 lies between N15 and S1 once more, the fourth leg, whose
//!    places are written with a prime. North's track is the same turned by 180°.
//! 3. A lot decides who begins. Seats alternate.
//! 4. A seat throws three dice: X (the *sáhkku*) is 1, II is 2, III is 3, blank is
//!    nothing, each with a probability of 1/4. Under `rethrow` triple_sahkku the seat
//!    throws again after X-X-X is played or lost, as often as it falls.
//! 5. The dice serve in any order, each one piece, whole; a piece may use several.
//!    While a die that is left has a use one must be played; nobody need choose the
//!    order in which more of them fit. When none has a use the rest are lost and the
//!    turn ends.
//! 6. *Waking*: an X moves the foremost sleeping pawn, the one that is farthest along
//!    the track, one place on; from then on it is awake. It may land on own pawns and
//!    on the own king, not on an enemy pawn and not on the enemy's king. II and III
//!    move no sleeping pawn.
//! 7. Pawns that are awake move along their track as far as the die says. Several of
//!    one side may share a cell; they move one by one. No piece stops on a cell with a
//!    sleeping pawn, own or enemy, but in sentence 10. Everything is jumped over.
//! 8. *Capture*: a pawn or a king that ends a die's move on a cell with enemy pawns
//!    that are awake removes them all. Nobody need choose a capture.
//! 9. *The king*: a pawn that ends a die's move on the cell of a king who is nobody's
//!    or the enemy's takes him: it leaves the track and becomes the marker on his
//!    crown. The enemy's marker is removed, with every enemy pawn on the cell. The
//!    owner moves the king by one die exactly 1, 2 or 3 cells straight along a row or
//!    across the rows, over anything; he may share a cell with own pawns.
//! 10. *The end of a lap*: after the last place of the track comes its first. While a
//!     pawn of the side sleeps, one that comes back stops on the first cell even if
//!     the die was larger, or under `lap_end` exact comes back by the exact die only;
//!     it shares the cell with the pawn that sleeps there, cannot be taken, and waits
//!     until none sleeps.
//! 11. Who has neither a pawn nor the king loses at once, under `king_alone` loses
//!     also who has the king alone. This is tested after each die's move, the seat
//!     that does not move first; the dice that are left are void.
//! 12. Who at the start of its turn, before it throws, has no move with any of X, II
//!     and III is *blocked* and loses. It is not tested again within a turn; a throw
//!     without a use merely passes the turn.
//! 13. Both may agree to a draw. Computers among themselves do after 1 000 turns.
//! 14. Who resigns loses.

mod arrange;
mod board;
mod clicks;
mod danger;
mod event;
mod moves;
mod notation;
mod play;
mod position;
mod scene;
mod track;
mod types;

pub use danger::Danger;
pub use position::Sahkku;
pub use track::{Cell, DieFace, Row, Spot, Throw};
pub use types::{Act, After, Event, Help, Kind, Refusal, Roll, Standing, Threat};
