//! What is chosen, what is told, and why a move or a click is refused.

use crate::eight::Square;
use palamede_rules::Seat;
use palamede_scene::words;

/// A move. What is captured on the way is part of it, the way itself is not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Turkish {
    /// The cell where the piece stands.
    pub from: Square,
    /// The cell where it ends; a chain may end where it began.
    pub to: Square,
    /// The captured pieces' cells; none for a step.
    pub taken: u64,
}

/// The meaning of one piece against one piece (sentences 14 and 15).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OneEach {
    /// The game goes on: only two kings, without a capture, are a draw.
    PlaysOn,
    /// Always a draw.
    Draw,
    /// A king wins against a man that cannot capture at once.
    KingWins,
}

words! {
    /// The rank of a piece on the board.
    pub enum Rank {
        /// A man.
        Man,
        /// A king.
        King,
    }
}

words! {
    /// A reason for the end of a game that no other game has.
    pub enum Ending {
        /// A capture was missed under `strict` (sentence 12).
        Missed,
    }
}

/// An event: what is told of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// The seat that moved.
    pub seat: Seat,
    /// The move.
    pub mv: Turkish,
    /// The cells that the piece stood on, its origin first, every landing in turn.
    pub route: Vec<Square>,
    /// The pieces that it captured, in the order of capture, and whether each was a king.
    pub taken: Vec<(Square, bool)>,
    /// Whether the piece was a king before the move.
    pub king: bool,
    /// Whether it became one by the move.
    pub crowned: bool,
    /// The number of pieces that could have been captured, if the move captured fewer: under
    /// `strict` it lost the game.
    pub missed: Option<u32>,
}

/// The reason why a move or a click is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The cell holds no piece.
    NoPiece(Square),
    /// The piece is the other side's.
    NotYours(Square),
    /// The piece can neither step nor capture: all around it is taken, or behind it.
    Stuck(Square),
    /// The piece would stay where it is (sentence 2).
    Staying(Square),
    /// A capture is obligatory (sentence 9), and this is none, or another piece's.
    MustCapture {
        /// The number of pieces that can be captured, and therefore must.
        most: u32,
        /// The cells of the pieces that can capture so many: one of them must.
        pieces: u64,
    },
    /// A capture, but not of the greatest number (sentence 9).
    TooFew {
        /// The most pieces that can be captured this way.
        takes: u32,
        /// The number of pieces that can be captured, and therefore must.
        most: u32,
        /// The cells of the pieces that can capture so many: one of them must.
        pieces: u64,
    },
    /// The piece is one that must capture (sentence 9), but not so.
    NotSo {
        /// The cell where it stands.
        at: Square,
        /// The cells that its next jump must lead to: one of them.
        to: u64,
        /// The most pieces that this way captures; none where it is no capture.
        takes: u32,
        /// The number of pieces that can be captured, and therefore must.
        most: u32,
    },
    /// The chain stops although it can go on, and must (sentence 9).
    GoOn {
        /// The number of pieces that it has captured.
        takes: u32,
        /// The number of pieces that can be captured, and therefore must.
        most: u32,
        /// The cell where it stopped.
        at: Square,
    },
    /// The cells are not on one row or column: pieces never go diagonally (sentences 3
    /// and 4).
    NotStraight {
        /// The cell where the piece stands.
        from: Square,
        /// The cell to which it was to go.
        to: Square,
    },
    /// A man never goes backwards (sentences 3 and 5).
    Backwards {
        /// The cell where the man stands.
        from: Square,
        /// The cell to which it was to go.
        to: Square,
    },
    /// A man steps one cell, or jumps over the piece next to it to the cell behind
    /// (sentences 3 and 5).
    TooFar {
        /// The cell where the man stands.
        from: Square,
        /// The cell to which it was to go.
        to: Square,
    },
    /// A piece of its own side is in the way (sentence 6).
    InTheWay {
        /// The cell where the piece stands.
        from: Square,
        /// The cell to which it was to go.
        to: Square,
        /// The own piece.
        at: Square,
    },
    /// Two enemy pieces stand on the way: only one can be jumped at a time, with a free
    /// cell behind it (sentence 6). They may stand in a row or apart.
    TwoInTheWay {
        /// The cell where the piece stands.
        from: Square,
        /// The cell to which it was to go.
        to: Square,
        /// The first of them.
        first: Square,
        /// The second.
        second: Square,
        /// Whether they stand side by side, so that the first cannot be jumped at all.
        in_a_row: bool,
    },
    /// The cell is taken by an enemy piece: one captures by jumping over it to a free
    /// cell, not by landing on it (sentences 5 and 6).
    Landing {
        /// The cell where the piece stands.
        from: Square,
        /// The enemy piece.
        at: Square,
    },
    /// A leg within a chain jumps over nothing (sentence 7).
    NothingJumped {
        /// The cell where the piece stands.
        from: Square,
        /// The cell to which it was to go.
        to: Square,
    },
    /// Within a chain, a man back over the piece that it has just captured: that one is
    /// lifted already (sentence 7).
    AlreadyTaken {
        /// The cell where the man stands.
        from: Square,
        /// The cell to which it was to go.
        to: Square,
        /// The cell where the captured piece stood.
        at: Square,
    },
    /// A chain would turn by 180 degrees (sentence 8).
    Reversal {
        /// The cell where the piece stands.
        from: Square,
        /// The cell to which it was to go.
        to: Square,
    },
    /// No chain leads from one cell to the other and captures just these pieces.
    NoChain(Turkish),
}
