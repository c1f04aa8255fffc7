//! The lesson of Sáhkku.

use crate::TaskWords;
use crate::exercise::task;

/// The words of the lesson.
pub const TASKS: &[TaskWords] = &[
    task(
        "The aim: capture all of North's pawns, the dark ones. You play South. Only an X wakes a pawn, the first that sleeps, and moves it one cell. Wake S15, then move it two cells with the II.",
        "S15 went to M15, then to M13. An X may also move a pawn that is already awake by one cell; the blank face is nothing.",
        "Try this instead: first the pawn on S15 with the X, then the same pawn with the II.",
    ),
    task(
        "A die moves a single piece, by its whole value: X is 1, II is 2, III is 3. With the two X, wake S15, then S14. Then play the II with the pawn you like.",
        "Two pawns are awake. While a die has a use, one must be played; then it is North's turn.",
        "Allowed, but try this instead: wake S15 with one X, then S14 with the other.",
    ),
    task(
        "A pawn that is awake follows the numbers: row S up to 15, then M from 15 to 1, then N from 1 to 15. Play the III with the pawn on S14, then the II with the pawn on M1.",
        "S14 turned at the end of the row and came to M14; M1 went over to N1, then to N2. A pawn never goes back.",
        "Allowed, but try this instead: first S14 with the III, then M1 with the II.",
    ),
    task(
        "You capture by stopping on a cell with enemy pawns that are awake. Jumping over captures nothing. Two of North's pawns, dark, stand together on M10: capture them.",
        "All pawns on the cell are captured. A pawn that sleeps cannot be captured.",
        "You may play that, but it captures nothing: from M12 to M10, play the II.",
    ),
    task(
        "The king belongs to whoever stops on his cell. With the X, move your pawn on M9 onto the king, on M8. Then, with the III, move the king onto the pawn on M11.",
        "Your pawn has stayed on him. The king goes straight, every way, from row to row too, and captures as a pawn does. When he belongs to North, you take him in the same way.",
        "Allowed, but try this instead: first M9 onto the king with the X, then the king to M11 with the III.",
    ),
    task(
        "You do not stop on a pawn that sleeps: you jump over it. The end of the lap is the only exception: after N15 one comes back to S1, even where a pawn sleeps there. Bring N13 there.",
        "It jumped over N14 and N15. On S1 it waits until all your pawns are awake, and nobody can capture it there.",
        "Allowed, but try this instead: the pawn on N13, with the III.",
    ),
    task(
        "North's pawns, the dark ones, go the other way: on row M, from 1 to 15. M5 comes towards your pawn on M7 and could capture it. Get past it, to M4.",
        "On M4 it can no longer reach you: a pawn never goes back. In a game, “Danger” rings what your opponent can capture.",
        "You may play that, but the pawn on M7 stays in danger. With the III it gets past, to M4.",
    ),
    task(
        "All of North's pawns sleep. The first to wake will be N6, and it will go to N5. Occupy N5 with the II: North can play no more.",
        "A pawn that wakes captures nothing: N6 cannot go to N5. North is blocked: you win, as when your opponent has neither a pawn nor the king. You know how to play Sáhkku.",
        "You may play that, but North could still play. Move N3 to N5 with the II.",
    ),
];
