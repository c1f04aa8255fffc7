//! The lesson of Mak-Yek and Apit-Sodok.

use crate::TaskWords;
use crate::exercise::task;

/// The words of the lesson of Mak-Yek.
pub const MAK_YEK: &[TaskWords] = &[
    task(
        "A man goes straight, as far as it likes, and jumps over nobody. Choose d4, then take it upwards as far as it goes.",
        "That is it: at d5 the black man on d6 stops it. Nobody is ever jumped.",
        "Allowed, but try this instead: d4, upwards, as far as it goes.",
    ),
    task(
        "A man is captured by flanking it. The black man on d4 has your man on e4 at one side: bring a man to the other.",
        "c4 and e4 flank d4: it is captured.",
        "You may play that, but it captures nothing: a white man is needed on c4.",
    ),
    task(
        "You also capture by slipping between two men. Go right between c4 and e4.",
        "Both are captured. Between two enemy men you are in no danger, quite the opposite.",
        "You may play that, but it captures nothing: the square is d4.",
    ),
    task(
        "d4 and e4 stand side by side: only a single man can be flanked, so they are safe. Another black man stands alone: capture it.",
        "g2 was alone between your men on f2 and h2: it is captured.",
        "You may play that, but it captures nothing. Look at g2: you have a man on h2 already.",
    ),
    task(
        "One move can capture several men. Capture three at once.",
        "On d4 your man flanks c4, e4 and d5, each with another of yours: three captured.",
        "You may play that, but look for the square from which three are flanked: d4.",
    ),
    task(
        "Your men can be captured too. The black man on g4 is about to come to g3: with g1 it will flank your man on g2. Bring g2 to safety.",
        "On h2, at the edge, it can only be flanked from h1 and h3: that takes two moves. Before you move, always look at what your opponent threatens.",
        "You may play that, but Black would capture a man: move g2 to h2.",
    ),
    task(
        "Whoever captures all the opponent's men wins. One black man is left.",
        "Not a black man left: White wins. You know how to play Mak-Yek.",
        "You may play that, but the last black man stays: e8 waits at one side of it.",
    ),
];

/// The words of the lesson of Apit-Sodok.
pub const APIT_SODOK: &[TaskWords] = &[
    task(
        "A man goes straight, as far as it likes, and jumps over nobody. Choose d2, then take it upwards as far as it goes.",
        "That is it: at d6 the black man on d7 stops it. Nobody is ever jumped.",
        "Allowed, but try this instead: d2, upwards, as far as it goes.",
    ),
    task(
        "A man is captured by flanking it. The black man on d5 has your man on d6 at one side: bring a man to the other.",
        "d4 and d6 flank d5: it is captured. This is called an interception. You never have to choose a move that captures.",
        "You may play that, but it captures nothing: a white man is needed on d4.",
    ),
    task(
        "Men of one side that touch along a line are a run. A whole run is captured by flanking its two ends: capture c4, d4 and e4.",
        "b4 and f4 flank the run: all three men are captured. No run is too long for that.",
        "You may play that, but it captures nothing. You have a man at one end of the run already, on b4: one is needed at the other.",
    ),
    task(
        "The edge of the board does not help: it takes a man at each end. Here are two black runs. Capture the one that can be captured.",
        "c4 and c7 flank c5 and c6: they are captured. The run g4, h4 touches the edge: along its row nobody can flank it.",
        "You may play that, but it captures nothing. Look for the run that has a white man at one end already.",
    ),
    task(
        "You also capture by slipping between two men. On each side the whole run is captured. Go right between c4 and e4.",
        "On one side c4, on the other e4, f4 and g4: all are captured. This is an intervention, and it is no danger. A move captures everything it can, in both ways at once.",
        "You may play that, but it captures nothing: the square is d4.",
    ),
    task(
        "Your men can be captured too. The black man on e1 can go to e2 and capture f2, or to e7 and capture d7. With f2, prevent both.",
        "On e2 your man is out of danger, and it closes the column. Before you move, always look at what your opponent threatens.",
        "You may play that, but Black would capture a man: move f2 to e2, in front of e1.",
    ),
    task(
        "Whoever captures all the opponent's men wins. Two black men are left: capture them.",
        "Not a black man left: White wins. If the game stops before that, the side that has captured more men wins.",
        "You may play that, but the last two black men stay: e8 waits at one end of them.",
    ),
    task(
        "An idea for your games: threaten two men at once. Put a man right next to both d5 and e4. Black can save only one: capture the other.",
        "e4 got away, but d5 is captured: one move does not answer two threats. You know how to play Apit-Sodok.",
        "You may play that, but follow the idea: a white man on d4, then capture the black man that stays next to it.",
    ),
];
