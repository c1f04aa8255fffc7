//! The rule of Shap Luk Kon Tseung Kwan on one page, in English.

/// A paragraph for each section that it says.
pub const SHORT: &[&str] = &[
    "The rebels want to shut the general in his sanctuary, or leave him no move. The general wants to capture twelve rebels.",
    "The points outside the square, b6, c6, d6 and the top c7, are the sanctuary. Its gates, b5, c5 and d5, are in the square. The general stands in the middle, on c3. The sixteen rebels fill the edge of the square. They begin.",
    "On your turn, move one piece along a drawn line to the next point, if free. Nobody may pass. A rebel goes anywhere in the square, gates included, but never enters the sanctuary. The general goes anywhere.",
    "Only the general captures, and only by moving. If his move ends between two rebels, both next to him on one straight drawn line, this pair frames him: he may capture it. If several pairs frame him, he captures only one, or none. A rebel may come to frame the general without danger: he captures only a pair that he moves between.",
    "Once in a game, when the general arrives on c7, he may fly in the same turn to any free point of the square. Framed there, he may capture a pair. If he stays on c7, he must leave it and come back to fly.",
    "The general wins as soon as he has captured twelve rebels. The rebels win if the general, on his turn, cannot move, or as soon as they stand on all three gates while he is in the sanctuary, even if he can still move there. The game is a draw if the same position comes up for the third time with the same side to move and the same right to fly, if each side has made 50 moves in a row without a capture, or by agreement.",
];
