//! The lesson of Nine Men's Morris.

use crate::TaskWords;
use crate::exercise::task;

/// What it says.
pub const TASKS: &[TaskWords] = &[
    task(
        "You have the white men. While you have men in hand, your turn is to place one of them on a free point. Place a man on f6.",
        "With d6 and f4, this man prepares two mills: three men on one line make one.",
        "Allowed, but try this instead: a man on f6.",
    ),
    task(
        "All men are placed: from now on a man moves along a line to the next point. Move the man on d6 towards the centre.",
        "Two points next to d6 were free: d5 and f6. b6 and d7 are occupied.",
        "Allowed, but try this instead: the man on d6 to d5.",
    ),
    task(
        "Three of your men on one line make a mill. Whoever closes a mill takes an enemy man. Close the mill on column b, then take any man you like.",
        "The mill b2, b4, b6 is closed, and the man that you took will never come back.",
        "You may play that, but it closes no mill: move d2 to b2.",
    ),
    task(
        "A man in a mill is protected, unless all of them are. Close a mill by placing a man on b6, then take a man.",
        "a7, d7 and g7 make a mill: only c4 could be taken.",
        "You may play that, but it closes no mill: place a man on b6.",
    ),
    task(
        "Black has two men on the line at the right already, and would close a mill there next turn. Prevent it by placing a man.",
        "Your man on g4 stands in the way. Always look at what your opponent prepares.",
        "You may play that, but Black would place a man on g4 and close a mill.",
    ),
    task(
        "A mill can be opened and closed again: it counts each time. Move d1 to d2 to close a second mill, and take e3. On your next turn go back to d1 and take a4.",
        "Each time it goes to or fro, a mill is closed. Nothing in the game is stronger.",
        "Allowed, but try this instead: d1 to d2, taking e3; then d2 to d1, taking a4.",
    ),
    task(
        "With only three men, and none in hand, a man may go to any free point. Close a mill like this, and take a man.",
        "The man on c3 has flown to g7: a7, d7 and g7 make a mill.",
        "You may play that, but it closes no mill: move c3 to g7.",
    ),
    task(
        "Whoever has only two men left, or cannot move, loses. Black has one single point left to go to. Shut Black in.",
        "No black man can move: White wins. You know how to play.",
        "You may play that, but Black can still move: occupy b4 with the man on b6.",
    ),
];
