//! The lesson of Turkish draughts.

use crate::TaskWords;
use crate::exercise::task;

/// The words of the lesson.
pub const TASKS: &[TaskWords] = &[
    task(
        "A man goes one square, straight ahead or sideways. Take d4 one square ahead, then, after Black's move, sideways to e5.",
        "That is it. A man never goes backwards or diagonally.",
        "Allowed, but try this instead: from d4 to d5, then to e5.",
    ),
    task(
        "You capture by jumping. The black man on d5 is ahead of your man on d4, and the square just behind it is empty: jump over it.",
        "Your man lands on d6, and d5 leaves the board. You jump straight ahead or sideways, never backwards, and never over two men that stand one behind the other.",
        "You must jump over d5: choose d4, then the square d6.",
    ),
    task(
        "If the piece that has just jumped can jump again, it goes on. Capture three men in one move.",
        "c4, d5, then e6: each man jumped over is captured at once, here crossed out. You may turn at each jump.",
        "That does not capture three men: c3 jumps to c5, to e5, then to e7.",
    ),
    task(
        "Whoever can capture must, and as many pieces as possible. f3 would take only one: find better.",
        "b3 captured two, b4 and c5: it was the only move allowed. This is the “majority rule”.",
        "That does not capture as many as possible. Look at what b3 can jump over.",
    ),
    task(
        "Your men can be captured too. The black man on h4 is about to jump over your man on g4. Bring g4 to safety.",
        "On g5 nobody can jump over it. On f4 the black man on e4 would have jumped over it. Before you move, always look at what your opponent threatens.",
        "You may play that, but Black would capture a man: move g4 to g5.",
    ),
    task(
        "A man that reaches the last row becomes a king. A king goes straight, even backwards, as far as it likes. Take b7 to the end; after Black's move, jump over b4 from afar.",
        "A king jumps from afar and lands behind, on any empty square it likes. A man that becomes a king in the middle of a capture goes on as a king.",
        "Allowed, but try this instead: b7 to b8, then the king jumps over b4.",
    ),
    task(
        "The king can jump over b4 or f4, but not one and then the other: that would be turning back. Turning at a right angle is allowed. Find the capture of two men.",
        "It jumped over b4, turned on a4 and jumped over a6. Capturing b4 and then f4 would be turning back. And a king does not jump over two pieces in a row either.",
        "That does not capture two men: jump over b4, then turn towards a6.",
    ),
    task(
        "An idea for your games: give one man to capture several. Offer c4 to the man on c6, which will have to capture it. Then capture the three black men.",
        "Not a black piece left: White wins. You also win when your opponent has no move left. You know how to play Turkish draughts.",
        "You may play that, but it does not lead to the large capture: move c4 to c5, right in front of c6.",
    ),
];
