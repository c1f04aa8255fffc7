//! The rule of Nine Men's Morris on one page, in English.

/// A paragraph for each section that it says.
pub const SHORT: &[&str] = &[
    "Leave your opponent with two men, or without a move.",
    "The board is empty; each side has nine men in hand. White begins.",
    "While you have men in hand, your turn is to place one of them on a free point. When all your men are placed, move one along a line to the next point, if that is free. With only three men, you may move a man to any free point. Nobody passes.",
    "Three men of one side on one line make a mill. Each time you close one, by placing a man or by moving one, take an enemy man at once; it never comes back. A man in a mill may be taken only if all enemy men on the board are in mills. You may open a mill and close it again: it counts each time. Whoever closes two mills at once takes one man only.",
    "Whoever has only two men left, or no move left on their turn, loses. The game is a draw if the same position stands for the third time with the same side to move, if each side has made 50 moves in a row without closing a mill, or by agreement.",
];
