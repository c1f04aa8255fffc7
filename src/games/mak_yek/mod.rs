//! Mak-Yek (Siam) and Apit-Sodok (Malaya): two ways of capturing on eight by eight.
//!
//! The rules, as numbered sentences; the tests in `tests/mak_yek/` name the
//! sentence that they check.
//!
//! 1. The board has eight by eight cells. White's sixteen men stand on rows 1 and 3,
//!    black's on rows 6 and 8; under `setup` rows12 (Apit-Sodok) on rows 1 and 2, 7
//!    and 8.
//! 2. White begins; under `first` black begins, or a lot decides.
//! 3. Seats alternate. Nobody passes.
//! 4. A man moves any number of free cells along a row or column; it jumps over
//!    nothing.
//! 5. Only the seat that moves captures, at the cell where its man arrives, judged
//!    on the position after the man has left its origin. All captures of a move are
//!    judged at once, then taken together.
//! 6. *Interception*: next to the arrival cell, in each of the four directions, a
//!    gapless run of enemy men with an own man behind it is captured: in Mak-Yek only
//!    a run of one, in Apit-Sodok a run of any length.
//! 7. *Intervention*: where both neighbours of the arrival cell on a row or column
//!    are enemy men, both are captured; in Apit-Sodok the whole gapless run on both
//!    sides, whatever ends it, or under `intervention` neighbours only the two.
//! 8. Nobody need choose a move that captures, but a move takes all it captures.
//! 9. Edges and corners never help to capture. A man is never lost by its own move.
//! 10. Who has captured all enemy men wins; this comes first.
//! 11. Otherwise the count decides, more captures win and equal captures draw, when
//!     both agree to stop; when a position stands for the third time; after
//!     `quiet_limit` moves by each side without a capture; when each side has one
//!     man; when the seat to move has no legal move.
//! 12. Who resigns loses.
//!
//! Captures are counted by what is left: both sides begin with sixteen.

mod arrange;
mod board;
mod event;
mod notation;
mod position;
mod scene;
mod types;

pub use super::eight::{Square, names};
pub use position::Position;
pub use types::{Event, Mak, Refusal};

/// Mak-Yek, the game of Siam.
///
/// A man that arrives between two enemies takes both (sentence 7):
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{Game, GameEvent, Notation, Options, Rules};
///
/// let text = "8/8/8/2r1r3/8/3R4/8/R6r w";
/// let mut position = MakYek::set_up(&Options::new(MakYek::OPTIONS), text)?;
/// let (mv, mut told) = (position.read("d3-d5")?, Vec::new());
/// position.play(&mv, &mut told);
/// assert_eq!(told[0].1.notation(), "d3-d5xc5,e5");
/// assert_eq!(position.position(), "8/8/8/3R4/8/8/8/R6r b");
/// # Ok::<(), palamede_rules::Misread>(())
/// ```
pub type MakYek = Position<false>;
/// Apit-Sodok, the game of Malaya.
///
/// Runs of any length are taken, where Mak-Yek takes single men (sentence 6):
/// ```
/// use palamede_games::ApitSodok;
/// use palamede_rules::{Game, Notation, Options, Rules, Silent};
///
/// let text = "8/8/8/3rrR2/8/2R5/8/7r w";
/// let mut position = ApitSodok::set_up(&Options::new(ApitSodok::OPTIONS), text)?;
/// position.play(&position.read("c3-c5")?, &mut Silent);
/// assert_eq!(position.position(), "8/8/8/2R2R2/8/8/8/7r b");
/// # Ok::<(), palamede_rules::Misread>(())
/// ```
pub type ApitSodok = Position<true>;
