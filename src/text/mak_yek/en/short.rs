//! The rule of Mak-Yek and Apit-Sodok on one page, in English.

/// Mak-Yek's.
pub const MAK_YEK: &[&str] = &[
    "Capture all your opponent's men, or at least more men than they do.",
    "The board has eight rows of eight squares. Each side places sixteen men: White on rows 1 and 3, Black on rows 8 and 6. White begins.",
    "On your turn you move one man in a straight line, along a row or a column, over as many empty squares as you like. It jumps over no man. Nobody may pass.",
    "You capture only by moving, according to the square where your man stops, in two ways, never diagonally. Interception: your man stops next to an enemy man, and right beyond that man, on the same line, stands another of yours. The man in the middle is captured. Only a single man can be trapped: two men next to each other on that line are not captured this way. Intervention: your man stops right between two enemy men, on one row or one column. Both are captured. You never have to choose a move that captures, but a move captures everything it can, even in both ways at once. Captured men leave the board. Stopping between two enemy men is no danger.",
    "Whoever captures the last enemy man wins at once. Otherwise the game stops as soon as both sides agree to it; the same position comes up for the third time with the same side to move; each side has made 50 moves in a row without a capture; each side has one man left; or the side to move has no possible move. The captured men are then counted: whoever has captured more wins; if equal, the game is a draw.",
];

/// Apit-Sodok's.
pub const APIT_SODOK: &[&str] = &[
    "Capture all your opponent's men, or at least more men than they do.",
    "The board has eight rows of eight squares. Each side places sixteen men: White on rows 1 and 3, Black on rows 8 and 6. White begins.",
    "On your turn you move one man in a straight line, along a row or a column, over as many empty squares as you like. It jumps over no man. Nobody may pass.",
    "You capture only by moving, according to the square where your man stops, in two ways, never diagonally. A run is a line of men of one side that touch along a row or a column; a single man is a run too. Interception: your man stops right at one end of an enemy run, and another of yours stands right at the other end, on the same line. The whole run is captured. Intervention: your man stops right between two enemy men, on one row or one column. Both runs on this line are captured whole, whatever stands behind them. You never have to choose a move that captures, but a move captures everything it can, even in both ways at once. Captured men leave the board. Stopping between two enemy men is no danger.",
    "Whoever captures the last enemy man wins at once. Otherwise the game stops as soon as both sides agree to it; the same position comes up for the third time with the same side to move; each side has made 50 moves in a row without a capture; each side has one man left; or the side to move has no possible move. The captured men are then counted: whoever has captured more wins; if equal, the game is a draw.",
];
