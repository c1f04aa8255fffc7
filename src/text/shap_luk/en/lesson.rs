//! The lesson of Shap Luk Kon Tseung Kwan.

use crate::TaskWords;
use crate::exercise::task;

/// The words of the lesson.
pub const TASKS: &[TaskWords] = &[
    task(
        "You lead the sixteen rebels against one general. A piece goes one step, along a line, to the next point. Move the rebel on c5 diagonally.",
        "A piece goes diagonally where the line is drawn. But the line from c5 to c6 is closed to the rebels: c6 is in the sanctuary.",
        "Allowed, but try this instead: the rebel on c5, diagonally, to b4 or d4.",
    ),
    task(
        "The board turns: now you are the general. The sanctuary is b6, c6, d6 and the top, c7, and only you may enter it. Go in.",
        "From d5 you go in by d6. d5 is one of the three gates of the sanctuary, with b5 and c5: we shall meet them again.",
        "You may play that, but it does not enter the sanctuary: from d5 the way in is d6.",
    ),
    task(
        "The general captures two rebels at once, by stopping between them. Go between c4 and e4, and capture them.",
        "c4 and e4 framed you: this pair is captured. Only the general captures, and he never has to.",
        "You may play that, but it captures nothing: stop on d4, then capture the pair c4 and e4.",
    ),
    task(
        "A drawn diagonal counts too. On d4 two pairs frame you, and only one may be captured: capture the one on the diagonal.",
        "c5 and e3 are captured. c4 and e4 stay: to capture them you would have to come between them again by another move.",
        "Allowed, but try this instead: stop on d4, then capture c5 and e3.",
    ),
    task(
        "Two gates are closed, and d4 is about to close the third. Once in a game, on arriving at the top, c7, the general may fly wherever he likes in the square. Fly between two rebels, and capture them.",
        "From c7 you are on b2, out of the trap, and a2 and c2 are captured. The flight serves only once.",
        "Allowed, but try this instead: go to c7, fly to b2, then capture a2 and c2.",
    ),
    task(
        "The general wins as soon as only four rebels are left. Capture a pair so as to threaten two others, then capture again.",
        "From d2 you threatened to go to d1 and to e3, between two rebels each time. They answered only one threat: the general wins.",
        "You may play that, but it does not win. Stop on d2 and capture d1 and d3; then capture the pair that the rebels did not save.",
    ),
    task(
        "Now you are the rebels again. They win as soon as they close the three gates, b5, c5 and d5, while the general is in the sanctuary. Do it.",
        "The general is shut in: the rebels win, even if he can still move in the sanctuary.",
        "You may play that, but a gate stays open: a rebel is needed on c5, and b5 and d5 must stay.",
    ),
    task(
        "The rebels also win by leaving the general no move. To keep him from d4, between c5 and e3, take d4; then leave him no move on your next turn.",
        "No free point next to him: the rebels win. e3 and e5 are safe: one captures only on arriving. You know how to play.",
        "You may play that, but the general would get away. The rebel on c5 takes d4; on the next turn, d5 closes the last way out.",
    ),
];
