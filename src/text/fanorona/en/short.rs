//! The rule of Fanorona on one page, in English.

/// A paragraph for each section that it says.
pub const SHORT: &[&str] = &[
    "Capture all your opponent's men, or block them all.",
    "Each side fills its two rows. On the middle row the colours alternate, leaving the centre free; at its left end each player sees an enemy man. White begins.",
    "On your turn, move one man along a line to the next point, if that is free, in any direction. Nobody passes. If you can capture, you must, with any man you like.",
    "A step captures in two ways. By approach: the step ends right in front of an enemy man, straight on. That man is captured, and with it all those that follow it on the same line, up to the first free point, the first man of your own or the edge. By withdrawal: the man leaves an enemy man that stood right behind it, in the line of its step. That man is captured, and the row that follows it, in the same way. When one step could capture in both ways, choose one of the two rows, long or short; the other stays. A step that can capture does, and always the whole row.",
    "After a capture the same man may make more, one step at a time. Every step must capture. Captured men leave the board at once. The man never comes back to a point where it has stood in this turn, the start included. It never makes two steps in a row in the same direction. You stop when you like.",
    "Whoever has no man left, or no move left on their turn, loses. The game is a draw if the same position stands for the third time with the same side to move, if each side has made 50 moves in a row without a capture, or by agreement.",
];
