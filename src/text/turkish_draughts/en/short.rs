//! The rule of Turkish draughts on one page, in English.

/// A paragraph for each section that it says.
pub const SHORT: &[&str] = &[
    "Capture all your opponent's pieces, or block them all.",
    "The board has eight rows of eight squares. Each side places sixteen men: White on rows 2 and 3, Black on rows 7 and 6. White begins.",
    "On your turn you play one piece. Your man goes to the next square forward or sideways, if it is empty, never backwards or diagonally. If you can capture, you must. Nobody may pass.",
    "Your man jumps over an enemy piece next to it, in front or at its side, never behind, and lands on the empty square just behind it. If the piece that has just jumped can jump again, the capture goes on. Each piece jumped over leaves the board at once. Between two jumps you may turn at a right angle, but not turn back.",
    "A man that reaches the last row becomes a king: lay a captured man on it. It goes straight forwards, backwards or sideways, over as many empty squares as you like. It jumps over the first piece in its way, if it is an enemy, and lands behind it on any empty square you like, before the next piece. Two adjacent pieces on its line stop it. A man crowned during a capture goes on as a king.",
    "Of all your captures you must choose one that takes the most pieces. A king counts as one.",
    "Whoever has no piece left, or no move on their turn, loses. Otherwise the game is a draw if each side has only a king left and the side to move cannot capture, if the same position comes up three times with the same side to move, if each side makes 50 moves in a row without a capture or a man's move, or by agreement.",
];
