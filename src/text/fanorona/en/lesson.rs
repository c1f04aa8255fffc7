//! The lesson of Fanorona.

use crate::TaskWords;
use crate::exercise::task;

/// The words of the lesson.
pub const TASKS: &[TaskWords] = &[
    task(
        "You have the white men. A man steps to the next point, along a line. Diagonals start from strong points only, such as c3. Move the man on c3 one step diagonally.",
        "That is it. The other man, on b3, is on a weak point: it has no diagonal.",
        "Allowed, but try this instead: the man on c3, diagonally.",
    ),
    task(
        "You capture by approach: the step ends in front of an enemy man, straight on. That man is captured, and all those that follow it without a gap. Capture two men at once.",
        "b3 and b4 followed each other: the whole row is captured. You never land on a man to capture it.",
        "You may play that, but it captures one man only. Move b1 up to b3 and b4.",
    ),
    task(
        "You also capture by withdrawal: the man leaves, straight on, an enemy man that stood right behind it. Capture two men like this.",
        "Your man has moved away from b3: it is captured, and so is a3, which followed it.",
        "You may play that, but it captures c5 by approach. Move away from b3 instead, straight on, to d3.",
    ),
    task(
        "One step may capture in front or behind, never both at once. Go from b3 to c3, then choose the row of two men.",
        "d3 and e3 are captured, a3 stays. You choose as you like: the longer row has no preference.",
        "You may choose that, but it captures a3 only. After the step to c3, choose d3 or e3.",
    ),
    task(
        "If you can capture, you must: no other move is allowed. Only one of your men can capture. Find it.",
        "c5 has moved away from d5: d5 and e5 are captured. The man on b1, on a weak point, captures nothing diagonally.",
        "You must capture: the man on c5 moves away from d5, to b5.",
    ),
    task(
        "After a capture the same man may make another, but never twice in a row in the same direction. Capture three men in a single turn.",
        "From c3, straight on, e3 could not be captured: you turned to d2, then to c1. This is a chain. You may also stop earlier, by choosing the man again.",
        "You may stop there, but three men can be captured: go to c3, to d2, then to c1.",
    ),
    task(
        "Your men can be captured too. The black man on b4 is about to move straight away from your man on c5, and capture it. Bring c5 to safety.",
        "On d5 no step of b4 can capture it, neither by approach nor by withdrawal. Before you move, always look at what your opponent threatens.",
        "You may play that, but Black would capture a man: move c5 to d5.",
    ),
    task(
        "No man can capture: you play a move without a capture, a paika. Move e1 to e2. Black will have to capture d1. Then capture all of Black's men.",
        "Not a black man left: White wins. You gave one man to capture three, because whoever can capture must. You know how to play Fanorona; the usual board is just larger.",
        "Allowed, but try this instead: e1 to e2; then, on the next turn, e2 to d2 and to d1.",
    ),
];
