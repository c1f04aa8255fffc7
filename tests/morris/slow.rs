//! A slow, obvious generator of the turns of Nine Men's Morris, written from
//! the rules alone ("rule 6" below is sentence 6 of `src/games/morris/mod.rs`,
//! and so on). It is for tests: a second opinion on a fast generator.
//! Text in, text out; no bit tricks, no tables but the drawing of the board.
//!
//! The options are pairs of name and value as in the table of the rules
//! (`flying`, `take`, `two_mills`; `first` and `quiet_limit` are checked, but
//! they do not change which turns a position has). One not named has its
//! default.

/// The points in the order of the position text: row by row from the top.
pub const POINTS: [&str; 24] = [
    "a7", "d7", "g7", //
    "b6", "d6", "f6", //
    "c5", "d5", "e5", //
    "a4", "b4", "c4", "e4", "f4", "g4", //
    "c3", "d3", "e3", //
    "b2", "d2", "f2", //
    "a1", "d1", "g1",
];

/// The sixteen lines of three points, each from one end to the other.
pub const LINES: [[&str; 3]; 16] = [
    // The outer, the middle and the inner square: top, bottom, left, right.
    ["a7", "d7", "g7"],
    ["a1", "d1", "g1"],
    ["a1", "a4", "a7"],
    ["g1", "g4", "g7"],
    ["b6", "d6", "f6"],
    ["b2", "d2", "f2"],
    ["b2", "b4", "b6"],
    ["f2", "f4", "f6"],
    ["c5", "d5", "e5"],
    ["c3", "d3", "e3"],
    ["c3", "c4", "c5"],
    ["e3", "e4", "e5"],
    // The four spokes: top, bottom, left, right.
    ["d7", "d6", "d5"],
    ["d1", "d2", "d3"],
    ["a4", "b4", "c4"],
    ["g4", "f4", "e4"],
];

/// The values of the options that matter to a turn.
struct Rules {
    flying_three: bool,
    take: String,
    two_mills: bool,
}

/// A position: what lies on each point (`W`, `b` or `.`), the men in hand and
/// the colour to act (`W` or `b`).
#[derive(Clone)]
struct Position {
    board: Vec<char>,
    white_hand: usize,
    black_hand: usize,
    acts: char,
}

/// All legal turns of a position, each once, as its notation and the text of
/// the position after it. None if the game is over: a seat has fewer than
/// three men (rule 9) or the seat to act has no turn (rule 10). The draw rules
/// (rule 11) need the game before the position and play no part here.
///
/// Two taken men (`two_mills` = `two`) are named from a to g, then by row,
/// where both orders are legal, and otherwise in the one legal order.
///
/// # Panics
/// If the position text or an option is nonsense.
pub fn turns(position: &str, options: &[(&str, &str)]) -> Vec<(String, String)> {
    let rules = read_options(options);
    let start = read(position);
    let mut found: Vec<(String, String)> = Vec::new();

    // Rule 9.
    if all_men(&start, 'W') < 3 || all_men(&start, 'b') < 3 {
        return found;
    }

    if hand(&start, start.acts) > 0 {
        // Rule 2: place, and nothing else.
        for to in POINTS {
            if at(&start, to) == '.' {
                let mut next = start.clone();
                put(&mut next, to, start.acts);
                if start.acts == 'W' {
                    next.white_hand -= 1;
                } else {
                    next.black_hand -= 1;
                }
                take_men(&next, to, to, &rules, &mut found);
            }
        }
    } else {
        // Rule 4: three men fly. Rule 3: the others go to a neighbour.
        let flies = rules.flying_three && on_board(&start, start.acts).len() == 3;
        for from in on_board(&start, start.acts) {
            for to in POINTS {
                if at(&start, to) == '.' && (flies || neighbours(from, to)) {
                    let mut next = start.clone();
                    put(&mut next, from, '.');
                    put(&mut next, to, start.acts);
                    take_men(&next, to, &format!("{from}-{to}"), &rules, &mut found);
                }
            }
        }
    }
    found
}

/// Counts the sequences of `depth` whole turns from a position (perft).
///
/// # Panics
/// If the position text or an option is nonsense.
pub fn perft(position: &str, options: &[(&str, &str)], depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let all = turns(position, options);
    if depth == 1 {
        return all.len() as u64;
    }
    all.iter().map(|(_, after)| perft(after, options, depth - 1)).sum()
}

/// Adds the turns that begin with `written` (a man of the acting colour has
/// just come to `to`) and end with what is taken.
fn take_men(
    placed: &Position,
    to: &str,
    written: &str,
    rules: &Rules,
    found: &mut Vec<(String, String)>,
) {
    let me = placed.acts;
    let other = if me == 'W' { 'b' } else { 'W' };

    // Rule 5: every full line of one colour through `to` was closed just now,
    // since `to` was free before.
    let mills = LINES
        .iter()
        .filter(|line| line.contains(&to) && line.iter().all(|p| at(placed, p) == me))
        .count();

    // Rules 6 and 7: one man is taken, however many mills were closed, but
    // with `two_mills` = `two` two men for two mills.
    let to_take = if mills == 2 && !rules.two_mills { 1 } else { mills };

    // Every legal order of taking; an order ends early where there is nothing
    // (more) that may be taken.
    let mut orders: Vec<(Vec<&str>, Position)> = vec![(Vec::new(), placed.clone())];
    for _ in 0..to_take {
        let mut longer = Vec::new();
        for (taken, now) in orders {
            let may = may_take(&now, other, rules);
            if may.is_empty() {
                longer.push((taken, now));
                continue;
            }
            for man in may {
                let mut after = now.clone();
                put(&mut after, man, '.');
                let mut more = taken.clone();
                more.push(man);
                longer.push((more, after));
            }
        }
        orders = longer;
    }

    // The same men in two orders are one turn; the order from a to g, then by
    // row, is the order of the names as text.
    for (taken, after) in &orders {
        let mut sorted = taken.clone();
        sorted.sort();
        let sorted_is_legal = orders.iter().any(|(t, _)| *t == sorted);
        if *taken != sorted && sorted_is_legal {
            continue;
        }
        let mut text = written.to_string();
        if !taken.is_empty() {
            text += "x";
            text += &taken.join(",");
        }
        let mut next = after.clone();
        next.acts = other;
        found.push((text, write(&next)));
    }
}

/// The men of `colour` that may be taken now (rule 6 and the option `take`).
fn may_take(position: &Position, colour: char, rules: &Rules) -> Vec<&'static str> {
    let all = on_board(position, colour);
    let outside: Vec<&str> = all.iter().copied().filter(|man| !in_mill(position, man)).collect();
    match rules.take.as_str() {
        "any" => all,
        "outside_mills" => outside,
        _usual => {
            if outside.is_empty() {
                all
            } else {
                outside
            }
        }
    }
}

/// Whether the man on `point` stands in a full line of its colour.
fn in_mill(position: &Position, point: &str) -> bool {
    let colour = at(position, point);
    LINES.iter().any(|line| line.contains(&point) && line.iter().all(|p| at(position, p) == colour))
}

/// Whether two points are joined by a piece of a line.
fn neighbours(one: &str, two: &str) -> bool {
    LINES.iter().any(|[end, middle, other_end]| {
        let pair = |p: &str, q: &str| (one == p && two == q) || (one == q && two == p);
        pair(end, middle) || pair(middle, other_end)
    })
}

/// The points on which men of `colour` stand.
fn on_board(position: &Position, colour: char) -> Vec<&'static str> {
    POINTS.iter().copied().filter(|p| at(position, p) == colour).collect()
}

/// The men of `colour` in hand.
fn hand(position: &Position, colour: char) -> usize {
    if colour == 'W' { position.white_hand } else { position.black_hand }
}

/// The men of `colour` in hand and on the board together.
fn all_men(position: &Position, colour: char) -> usize {
    hand(position, colour) + on_board(position, colour).len()
}

/// The place of a point in the position text.
fn index(point: &str) -> usize {
    POINTS.iter().position(|p| *p == point).expect("a point")
}

/// What lies on a point.
fn at(position: &Position, point: &str) -> char {
    position.board[index(point)]
}

/// Lays a man, or nothing (`.`), on a point.
fn put(position: &mut Position, point: &str, what: char) {
    position.board[index(point)] = what;
}

/// Reads a position text.
fn read(text: &str) -> Position {
    let parts: Vec<&str> = text.split(' ').collect();
    assert!(parts.len() == 4, "four parts: points, two hands, side: {text}");
    let board: Vec<char> = parts[0].chars().collect();
    assert!(board.len() == 24, "24 points: {text}");
    assert!(board.iter().all(|c| "Wb.".contains(*c)), "W, b or .: {text}");
    let position = Position {
        board,
        white_hand: parts[1].parse().expect("a number of white men in hand"),
        black_hand: parts[2].parse().expect("a number of black men in hand"),
        acts: match parts[3] {
            "w" => 'W',
            "b" => 'b',
            _ => panic!("the side to move is w or b: {text}"),
        },
    };
    for colour in ['W', 'b'] {
        assert!(all_men(&position, colour) <= 9, "more than nine men: {text}");
    }
    position
}

/// Writes a position text.
fn write(position: &Position) -> String {
    format!(
        "{} {} {} {}",
        position.board.iter().collect::<String>(),
        position.white_hand,
        position.black_hand,
        if position.acts == 'W' { "w" } else { "b" }
    )
}

/// Reads the options; what is not named has its default.
fn read_options(options: &[(&str, &str)]) -> Rules {
    let mut rules = Rules { flying_three: true, take: "usual".to_string(), two_mills: false };
    for (name, value) in options {
        match (*name, *value) {
            ("first", "white" | "black" | "lot") => {}
            ("quiet_limit", "50" | "25" | "100" | "none") => {}
            ("flying", "three") => rules.flying_three = true,
            ("flying", "never") => rules.flying_three = false,
            ("take", "usual" | "any" | "outside_mills") => rules.take = value.to_string(),
            ("two_mills", "one") => rules.two_mills = false,
            ("two_mills", "two") => rules.two_mills = true,
            _ => panic!("no such option: {name} = {value}"),
        }
    }
    rules
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The notations of the turns, sorted.
    fn names(position: &str, options: &[(&str, &str)]) -> Vec<String> {
        let mut all: Vec<String> = turns(position, options).into_iter().map(|t| t.0).collect();
        all.sort();
        all
    }

    #[test]
    fn board_has_32_joined_pairs_and_two_lines_through_each_point() {
        let mut pairs = 0;
        for p in POINTS {
            assert_eq!(LINES.iter().filter(|l| l.contains(&p)).count(), 2);
            pairs += POINTS.iter().filter(|q| neighbours(p, q)).count();
        }
        assert_eq!(pairs, 2 * 32);
    }

    #[test]
    fn start_counts() {
        let start = "........................ 9 9 w";
        for (depth, count) in [(1, 24), (2, 552), (3, 12144)] {
            assert_eq!(perft(start, &[], depth), count);
        }
    }

    #[test]
    fn men_in_a_mill_are_taken_only_where_all_are() {
        // White closes a7 d7 g7 by placing g7; black: mill c5 d5 e5 and a1.
        let outside = "WW....bbb............b.. 3 3 w";
        let take = |options: &[(&str, &str)], position: &str| {
            names(position, options).into_iter().filter(|n| n.starts_with("g7")).collect::<Vec<_>>()
        };
        assert_eq!(take(&[], outside), ["g7xa1"]);
        assert_eq!(take(&[("take", "any")], outside), ["g7xa1", "g7xc5", "g7xd5", "g7xe5"]);
        assert_eq!(take(&[("take", "outside_mills")], outside), ["g7xa1"]);
        let inside = "WW....bbb............... 3 3 w";
        assert_eq!(take(&[], inside), ["g7xc5", "g7xd5", "g7xe5"]);
        assert_eq!(take(&[("take", "outside_mills")], inside), ["g7"]);
    }

    #[test]
    fn two_mills_take_two_judged_anew() {
        // White places d7: a7 d7 g7 and d7 d6 d5. Black: mill a1 d1 g1.
        let two = [("two_mills", "two")];
        let take = |position: &str| {
            names(position, &two).into_iter().filter(|n| n.starts_with("d7x")).collect::<Vec<_>>()
        };
        // All in the mill: the first may be any, then the other two are free.
        assert_eq!(take("W.W.W..W.............bbb 3 3 w"), ["d7xa1,d1", "d7xa1,g1", "d7xd1,g1"]);
        // With e3 outside: e3 first, since nothing else may be taken then; the
        // order a1,e3 is not legal, so e3 stands first in the notation.
        assert_eq!(take("W.W.W..W.........b...bbb 3 3 w"), ["d7xe3,a1", "d7xe3,d1", "d7xe3,g1"]);
    }
}
