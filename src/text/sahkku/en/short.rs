//! The rule of Sáhkku on one page, in English.

/// A paragraph for each section that it says.
pub const SHORT: &[&str] = &[
    "Leave your opponent with neither pawn nor king, or without a move.",
    "Each side has fifteen pawns that sleep, one on each cell of the nearest row. The king, in the middle, is nobody's. Each side has its track: its row to its right, the middle one to its left, the enemy's to its right.",
    "Draw lots for who begins. On your turn, throw the three dice once, then play them one by one, in any order. X is 1, II 2, III 3, the blank face nothing. Each die moves a piece, the same or another, by its whole value. While a die has a use, one must be played; otherwise the turn passes.",
    "Only an X wakes a pawn: the foremost of yours that sleep. It moves one cell on, if no enemy piece is there, and stays awake.",
    "A pawn that is awake follows its track, never back. Pieces jump over everything, but do not stop where a pawn sleeps. Pieces of one side may share a cell.",
    "A piece that stops on enemy pawns that are awake captures them all. Nobody has to prefer a capture.",
    "A pawn that stops on the king, neutral or the enemy's, takes him and goes onto his crown. The pawn that was there is lost. Whoever holds the king moves him with the dice, straight, in all four directions.",
    "After its last cell, a pawn comes back to the first and goes on. But while a pawn of its side sleeps, it stops there, even if the die is larger, and waits, safe, until all are awake.",
    "A side is blocked, and loses, if before it throws it has no move with X, II or III. Whoever has the king alone plays on. The game is a draw only by agreement.",
];
