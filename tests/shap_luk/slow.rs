//! The rules once more, written from the rule sheet alone: points are names, the board
//! is its drawn lines, a side's pieces are a list, and nothing is clever.

use palamede::rules::Options;

/// A point's name.
pub type Name = &'static str;

/// Every line of the board as it is drawn, from end to end.
const DRAWN: [&[Name]; 20] = [
    &["a1", "b1", "c1", "d1", "e1"],
    &["a2", "b2", "c2", "d2", "e2"],
    &["a3", "b3", "c3", "d3", "e3"],
    &["a4", "b4", "c4", "d4", "e4"],
    &["a5", "b5", "c5", "d5", "e5"],
    &["a1", "a2", "a3", "a4", "a5"],
    &["b1", "b2", "b3", "b4", "b5"],
    &["c1", "c2", "c3", "c4", "c5"],
    &["d1", "d2", "d3", "d4", "d5"],
    &["e1", "e2", "e3", "e4", "e5"],
    &["a1", "b2", "c3", "d4", "e5"],
    &["a5", "b4", "c3", "d2", "e1"],
    &["a3", "b4", "c5"],
    &["c5", "d4", "e3"],
    &["e3", "d2", "c1"],
    &["c1", "b2", "a3"],
    &["b5", "b6", "c7"],
    &["c5", "c6", "c7"],
    &["d5", "d6", "c7"],
    &["b6", "c6", "d6"],
];

pub const SANCTUARY: [Name; 4] = ["b6", "c6", "d6", "c7"];

/// Every point of the square.
pub fn square() -> Vec<Name> {
    DRAWN[..5].iter().flat_map(|row| row.iter().copied()).collect()
}

/// Every point.
pub fn board() -> Vec<Name> {
    square().into_iter().chain(SANCTUARY).collect()
}

/// Every two points that a line joins.
pub fn joined() -> Vec<(Name, Name)> {
    DRAWN.iter().flat_map(|line| line.windows(2).map(|two| (two[0], two[1]))).collect()
}

/// The points that a line joins to this one.
pub fn neighbours(at: Name) -> Vec<Name> {
    let other = |(a, b): (Name, Name)| match at {
        at if at == a => Some(b),
        at if at == b => Some(a),
        _ => None,
    };
    joined().into_iter().filter_map(other).collect()
}

/// A position with the rules in force.
#[derive(Clone)]
pub struct Slow {
    pub rebels: Vec<Name>,
    pub general: Name,
    /// The rebels are to move.
    pub rebels_move: bool,
    /// 0 or 1; `*` for as many as he likes.
    pub flights: char,
    /// The rebel that just moved took the general.
    pub caught: bool,
    pub obligatory: bool,
    pub rebels_capture: bool,
    pub to_win: usize,
}

/// A move and what it does.
pub struct Turned {
    pub text: String,
    pub takes: bool,
    pub after: Slow,
}

impl Slow {
    /// The position before the first move.
    pub fn start(options: &Options) -> Slow {
        let edge = |name: &Name| name.contains(['a', 'e', '1', '5']);
        Slow {
            rebels: square().into_iter().filter(edge).collect(),
            general: "c3",
            rebels_move: options.get("first") == "rebels",
            flights: if options.get("flights") == "unlimited" {
                '*'
            } else {
                options.get("flights").chars().next().expect("a value")
            },
            caught: false,
            obligatory: options.get("capture") == "obligatory",
            rebels_capture: options.get("rebels_capture") == "yes",
            to_win: options.get("captures_to_win").parse().expect("a number"),
        }
    }

    fn free(&self, at: Name) -> bool {
        at != self.general && !self.rebels.contains(&at)
    }

    /// The pairs of rebels between which a point lies, each sorted.
    pub fn pairs(&self, at: Name) -> Vec<[Name; 2]> {
        let mut pairs = Vec::new();
        for line in DRAWN {
            for three in line.windows(3) {
                let rebels = self.rebels.contains(&three[0]) && self.rebels.contains(&three[2]);
                if three[1] == at && rebels {
                    let mut pair = [three[0], three[2]];
                    pair.sort();
                    pairs.push(pair);
                }
            }
        }
        pairs
    }

    /// How the game has ended: whether the rebels won, and why.
    pub fn over(&self) -> Option<(bool, &'static str)> {
        let gates = ["b5", "c5", "d5"].iter().all(|gate| self.rebels.contains(gate));
        if self.rebels.len() + self.to_win <= 16 {
            Some((false, "rebels-taken"))
        } else if self.caught {
            Some((true, "general-taken"))
        } else if SANCTUARY.contains(&self.general) && gates {
            Some((true, "shut-in"))
        } else if self.every_move().is_empty() {
            Some((!self.rebels_move, "no-move"))
        } else {
            None
        }
    }

    /// Every move; none when the game is over.
    pub fn moves(&self) -> Vec<Turned> {
        if self.over().is_some() { Vec::new() } else { self.every_move() }
    }

    fn every_move(&self) -> Vec<Turned> {
        if self.rebels_move { self.rebels_moves() } else { self.generals_moves() }
    }

    fn rebels_moves(&self) -> Vec<Turned> {
        let mut moves = Vec::new();
        for &from in &self.rebels {
            for to in neighbours(from) {
                if self.free(to) && !SANCTUARY.contains(&to) {
                    let mut after = self.clone();
                    after.rebels.retain(|&rebel| rebel != from);
                    after.rebels.push(to);
                    after.rebels_move = false;
                    after.caught = self.rebels_capture
                        && after.pairs(self.general).iter().any(|pair| pair.contains(&to));
                    moves.push(Turned { text: format!("{from}-{to}"), takes: false, after });
                }
            }
        }
        moves
    }

    fn generals_moves(&self) -> Vec<Turned> {
        let mut moves = Vec::new();
        for to in neighbours(self.general) {
            if !self.free(to) {
                continue;
            }
            let text = format!("{}-{to}", self.general);
            self.arrive(&text, to, self.flights, &mut moves);
            if to == "c7" && self.flights != '0' {
                let left = if self.flights == '1' { '0' } else { self.flights };
                for landing in square() {
                    if self.free(landing) {
                        self.arrive(&format!("{text}-{landing}"), landing, left, &mut moves);
                    }
                }
            }
        }
        moves
    }

    /// The ways to end a move of the general here.
    fn arrive(&self, text: &str, end: Name, flights: char, moves: &mut Vec<Turned>) {
        let pairs = self.pairs(end);
        let mut after = self.clone();
        (after.general, after.flights, after.rebels_move) = (end, flights, true);
        if !self.obligatory || pairs.is_empty() {
            moves.push(Turned { text: text.to_owned(), takes: false, after: after.clone() });
        }
        for [a, b] in pairs {
            let mut after = after.clone();
            after.rebels.retain(|&rebel| rebel != a && rebel != b);
            moves.push(Turned { text: format!("{text}x{a},{b}"), takes: true, after });
        }
    }

    /// The position text.
    pub fn text(&self) -> String {
        let mut rebels = self.rebels.clone();
        rebels.sort();
        let rebels = if rebels.is_empty() { "-".to_owned() } else { rebels.join(",") };
        let side = if self.rebels_move { 'r' } else { 'g' };
        let taken = if self.caught { " taken=general" } else { "" };
        format!("{rebels} {} {} {side}{taken}", self.general, self.flights)
    }

    /// How many sequences of `depth` moves there are.
    pub fn perft(&self, depth: u32) -> u64 {
        let moves = self.moves();
        match depth {
            1 => moves.len() as u64,
            _ => moves.iter().map(|turned| turned.after.perft(depth - 1)).sum(),
        }
    }
}
