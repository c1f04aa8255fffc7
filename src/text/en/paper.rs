//! The page that is printed, in English.

use crate::PaperWords;

pub const PAPER: PaperWords = PaperWords {
    heading: "{game} to print",
    lede: "{game}: the rules on one page, the board at its true size and the pieces to cut out: tick what you want.",
    how: "Then print from the browser's menu (Ctrl + P, or Cmd + P on a Mac), at 100 %, not fitted to the page. The ruler at the foot of the sheets must be 100 mm long.",
    whole: "The whole rules, with all their figures",
    what: "To print",
    rule: "The rules",
    board: "The board",
    pieces: "The pieces",
    size: "Paper for the board",
    key: "In the figures the lozenge is where it starts, the corners where it ends, the cross what is captured, the dot where one may go.",
    of_one: "{game} · {width} × {height} mm",
    of_several: "{game} · sheet {n} of {all} · cut along the line and glue",
    copying: "Free to copy (MIT licence)",
    ruler: "100 mm when printed",
    discs: "{game} · cut out, and glue onto cardboard",
    fold: "{game} · cut out, fold along the dots",
};
