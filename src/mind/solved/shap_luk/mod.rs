//! Shap Luk under its default rules, with any number of flights: who wins is known exactly, how
//! soon nearly. `cargo run --release --example luk` solves the game, makes the table and measures
//! what is played by it.
//!
//! From the start the rebels win: in 35 plies if the general never flies, in 39 if he may fly once
//! or always. They win every position with ten rebels or more. With eight or fewer the general
//! wins, where he does, within nine plies: a search of five, and a list of those that take six or
//! more and of the draws, name the winner of every position.
//!
//! How long the rebels take is not so short to tell: most of the 271 million positions of each kind
//! take them 15 to 37 plies, some 60. A net for each point of the general (25 inputs, 64, 16, 1)
//! estimates it to 1.0 to 1.6 plies, and a search with the nets as its leaves chooses. Its move is
//! not always the best one, and then costs two plies as a rule. Over all positions, by depth:
//!
//! | moves that are not best | 1 or 2 plies | 3 or 4 | 5 or 6 |
//! |---|---|---|---|
//! | rebels, no flight left | 5.0 % | 3.7 % | 2.9 % |
//! | rebels, a flight left | 9.0 % | 6.9 % | 5.8 % |
//! | general, no flight left | 3.0 % | 2.2 % | 1.9 % |
//! | general, a flight left | 5.3 % | 4.1 % | 3.5 % |
//!
//! Over all positions that is not a strategy: a general who knew all of it could lead rebels who
//! search five plies, and choose the worst of equal moves, round in circles from a third of the won
//! positions with a flight left, and from a fourteenth without.
//!
//! From the start it is one. Against every move of the general the rebels come to 140 000 positions
//! if he never flies, 344 000 if he may fly once and 275 000 if always; where the search does not
//! find a best move in one of them, in 7 288 of all, the table names it. So each move of theirs
//! brings the end a ply nearer, no move of the general puts it off, and they need no more than the
//! 35, 39 and 39 plies. `luk prove` makes that list; `tests/shap_luk/proved.rs` plays all lines.

mod net;
mod search;
mod table;

pub use table::Solution;

use palamede_games::shap_luk::{Pursuit, ShapLuk};
use palamede_rules::{Rules, Seat, Silent, Turn};
use search::{Bounds, DRAWN, PLY, Search, WON};

/// The depth to which the rebels search, and the general one ply more: the least to see who wins.
pub const DEPTH: u8 = 5;

/// The end of a position if both sides play well, draws by repetition and by the count left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// The rebels win, in so many plies.
    Rebels {
        /// The number of plies to the end.
        plies: u8,
        /// Whether this is certain; otherwise it is an estimate, of the right parity.
        exact: bool,
    },
    /// The general wins, in exactly so many plies.
    General {
        /// The number of plies to the end.
        plies: u8,
    },
    /// The game is drawn: nobody can force a win.
    Drawn,
}

/// Returns whether the table speaks of a position's options: all but the flights are the default
/// ones.
///
/// ```
/// use palamede_games::ShapLuk;
/// use palamede_mind::solved::shap_luk::knows;
/// use palamede_rules::{Game, Options};
///
/// let mut options = Options::new(ShapLuk::OPTIONS);
/// assert!(knows(&ShapLuk::start(&options)));
/// options.set("captures_to_win", "8").expect("an option of the game");
/// assert!(!knows(&ShapLuk::start(&options)));
/// ```
pub fn knows(position: &ShapLuk) -> bool {
    let other = position.must_take() || position.rebels_capture();
    !other && position.captures_to_win() == 12
}

/// Returns the best move and how the position ends; `None` if the game is over or the table does
/// not know the options. `depth` is in plies, [`DEPTH`] or more: an even number counts for the
/// rebels as the odd one above it, and the other way round for the general.
pub fn best(position: &ShapLuk, table: &Solution, depth: u8) -> Option<(Pursuit, Value)> {
    studied(position, table, depth)?.best()
}

/// Returns the move to make after positions with these keys since the last capture; `None` where
/// [`best`] has none: see [`Study::choose`].
pub fn choose(position: &ShapLuk, keys: &[u64], table: &Solution, depth: u8) -> Option<Pursuit> {
    studied(position, table, depth)?.choose(keys, table)
}

fn studied(position: &ShapLuk, table: &Solution, depth: u8) -> Option<Study> {
    let mut study = Study::new(position, depth)?;
    study.step(table, u64::MAX);
    Some(study)
}

/// A position that is looked into, a while at a time.
pub struct Study {
    position: ShapLuk,
    rebels: bool,
    depth: u8,
    bounds: Bounds,
    /// The moves with their scores, the best first, as far as they are known.
    moves: Vec<(Pursuit, i32)>,
}

impl Study {
    /// Begins a study of the position; `None` if the game is over or the table does not know the
    /// options; `depth` as for [`best`].
    pub fn new(position: &ShapLuk, depth: u8) -> Option<Study> {
        let Turn::Seat(seat) = position.turn() else { return None };
        let (rebels, bounds) = (seat == Seat::FIRST, Bounds::new());
        let (position, depth) = (position.clone(), even_out(depth, rebels));
        knows(&position).then_some(Study { position, rebels, depth, bounds, moves: Vec::new() })
    }

    /// Looks on, through the moves of so many positions; whether all is seen. Without any it finds
    /// the likeliest move.
    pub fn step(&mut self, table: &Solution, budget: u64) -> bool {
        let mut search = Search { table, bounds: &mut self.bounds, left: budget };
        let (moves, all) = search.moves(&self.position, self.depth);
        self.moves = moves;
        all
    }

    /// Returns the best move that was found, and how the position ends.
    pub fn best(&self) -> Option<(Pursuit, Value)> {
        let &(mv, score) = self.moves.first()?;
        Some((mv, value(score, self.depth, self.rebels)))
    }

    /// Returns the move to make after positions with these keys since the last capture. The rebels
    /// make the move that the table knows to be better than the one found. They enter no position
    /// again while another move wins as well, so that nobody leads them round in circles; the
    /// general takes a draw by repetition where he is lost.
    pub fn choose(&self, keys: &[u64], table: &Solution) -> Option<Pursuit> {
        let (position, mut moves) = (&self.position, self.moves.clone());
        if let Some(better) = table.better(position).and_then(|number| position.nth(number)) {
            let at = moves.iter().position(|(mv, _)| *mv == better);
            let found = at.map_or((better, 0), |at| moves.remove(at));
            moves.insert(0, found);
        }
        let &(first, most) = moves.first()?;
        let times = |mv: &Pursuit| {
            let mut next = position.clone();
            next.play(mv, &mut Silent);
            keys.iter().filter(|&&key| key == next.key()).count()
        };
        let other = match self.rebels {
            true => moves.iter().find(|(mv, score)| *score < DRAWN && times(mv) == 0),
            false if most < DRAWN => moves.iter().find(|(mv, _)| times(mv) >= 2),
            false => None,
        };
        Some(other.map_or(first, |&(mv, _)| mv))
    }
}

/// Returns a depth of the right parity: nets are for the general to move.
fn even_out(depth: u8, rebels: bool) -> u8 {
    let depth = depth.max(DEPTH);
    if rebels { depth | 1 } else { depth.next_multiple_of(2) }
}

/// Returns the value that a score stands for, found at this depth.
fn value(score: i32, depth: u8, rebels: bool) -> Value {
    let plies = |quarters: i32| u8::try_from(quarters / PLY).unwrap_or(u8::MAX);
    match score {
        DRAWN => Value::Drawn,
        ..DRAWN if plies(score) <= depth && score % PLY == 0 => {
            Value::Rebels { plies: plies(score), exact: true }
        }
        ..DRAWN => {
            // To the nearest ply of the right parity.
            let odd = i32::from(rebels);
            let plies = plies((score / PLY - odd + 1) / 2 * 2 * PLY + odd * PLY);
            Value::Rebels { plies, exact: false }
        }
        _ => Value::General { plies: plies(WON - score) },
    }
}
