//! Fanorona, the slow and obvious way: sets of points, recursion, one function for each rule.
//! Written from the rules file alone ("rule n" = its number there); the engine's second reader.

use std::collections::{BTreeMap, BTreeSet};

/// Column and row, both counted from 1 (Boards: a1 is (1, 1)).
pub type Point = (i32, i32);
/// One step's change of column and row (rule 2).
pub type Direction = (i32, i32);
/// Every distinct turn: the position it leads to and all its routes (rule 12).
pub type Turns = BTreeMap<Slow, BTreeSet<String>>;

/// The two seats (Boards: `P` is white, at row 1; `p` is black).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    White,
    Black,
}

impl Seat {
    /// The seat that moves after this one (rule 1).
    pub fn other(self) -> Seat {
        match self {
            Seat::White => Seat::Black,
            Seat::Black => Seat::White,
        }
    }
}

/// The three boards (Boards; option `size`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Size {
    Tsivy,
    Dimy,
    Telo,
}

/// The two ways of taking (rules 3 and 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Approach,
    Withdrawal,
}

const KINDS: [(Kind, char); 2] = [(Kind::Approach, 'A'), (Kind::Withdrawal, 'W')];

/// The options that change play (Options); all off = the default values of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rules {
    /// `capture=free`, against rule 7.
    pub capture_free: bool,
    /// `chain=obligatory`, against rule 11.
    pub chain_obligatory: bool,
    /// `direction=turn`, stricter than rule 10.
    pub direction_turn: bool,
    /// `opening=single`: each seat's first turn ends after one capture.
    pub opening_single: bool,
    /// `blocked=draw`, against the second line of End.
    pub blocked_draws: bool,
}

/// Why a game is over (End; history draws are not judged here).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    NoMen,
    Blocked,
}

/// A finished game (End): no winner means a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ending {
    pub reason: Reason,
    pub winner: Option<Seat>,
}

/// A position between turns (Notation: position text), and for `opening=single` the seats that
/// have made their first turn, which the position text does not tell.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slow {
    pub columns: i32,
    pub rows: i32,
    pub men: BTreeMap<Point, Seat>,
    pub to_move: Seat,
    pub first_turn_made: BTreeSet<Seat>,
}

/// The text of a point: letter of the column, number of the row (Boards, Notation).
pub fn point_text((column, row): Point) -> String {
    format!("{}{row}", (b'a' + (column - 1) as u8) as char)
}

/// Strong points have an even sum of column and row (Boards).
pub fn is_strong((column, row): Point) -> bool {
    (column + row) % 2 == 0
}

/// The directions of the lines at a point: rows and columns, at strong points diagonals too
/// (Boards, rule 2). Whether the line leaves the board is not asked here.
pub fn directions_of_lines(point: Point) -> Vec<Direction> {
    let mut directions = vec![(0, 1), (1, 0), (0, -1), (-1, 0)];
    if is_strong(point) {
        directions.extend([(1, 1), (1, -1), (-1, -1), (-1, 1)]);
    }
    directions
}

/// The next point in a direction (rules 2 to 5).
fn next_point((column, row): Point, (right, up): Direction) -> Point {
    (column + right, row + up)
}

/// The opposite direction: straight back (rule 4).
fn opposite((right, up): Direction) -> Direction {
    (-right, -up)
}

/// The alphabetically first route, which is the turn's text (rule 12, Notation).
pub fn canonical(routes: &BTreeSet<String>) -> &str {
    routes.first().expect("a turn has a route")
}

/// A chain of captures of which the last step has been made, or which has not begun (rule 8).
#[derive(Clone, Debug)]
pub struct Chain {
    /// The board as it now is, the same seat still to move (rule 8).
    pub board: Slow,
    /// Where the man stands now (rule 8).
    pub man: Point,
    /// Where the man has stood in this turn, the start included (rule 9).
    pub visited: BTreeSet<Point>,
    /// The directions of the steps made, in order (rule 10).
    pub directions: Vec<Direction>,
    /// The text so far (Notation).
    pub route: String,
}

impl Chain {
    /// A chain that has not begun (rules 8 and 9).
    fn begin(board: &Slow, man: Point) -> Chain {
        Chain {
            board: board.clone(),
            man,
            visited: BTreeSet::from([man]),
            directions: Vec::new(),
            route: point_text(man),
        }
    }

    /// May the next step have this direction (rule 10; option `direction`)?
    fn direction_allowed(&self, direction: Direction, rules: &Rules) -> bool {
        if rules.direction_turn {
            !self.directions.contains(&direction)
        } else {
            self.directions.last() != Some(&direction)
        }
    }

    /// Must the turn end here because it is a seat's first (option `opening`)?
    fn opening_ends_here(&self, rules: &Rules) -> bool {
        let first_turn = !self.board.first_turn_made.contains(&self.board.to_move);
        rules.opening_single && first_turn && !self.directions.is_empty()
    }

    /// Every chain that is longer by one capture, one for each step and kind (rules 6, 8, 9, 10).
    pub fn longer_by_one(&self, rules: &Rules) -> Vec<Chain> {
        let mut longer = Vec::new();
        if self.opening_ends_here(rules) {
            return longer;
        }
        for direction in self.board.free_steps(self.man) {
            let arrival = next_point(self.man, direction);
            if self.visited.contains(&arrival) || !self.direction_allowed(direction, rules) {
                continue;
            }
            for (kind, letter) in KINDS {
                let row = self.board.row_to_take(self.man, direction, kind);
                if !row.is_empty() {
                    longer.push(self.after_capture(direction, letter, &row));
                }
            }
        }
        longer
    }

    /// The chain after one more capture; the men of the row leave at once (rules 5 and 8).
    fn after_capture(&self, direction: Direction, letter: char, row: &[Point]) -> Chain {
        let arrival = next_point(self.man, direction);
        let mut chain = self.clone();
        chain.board.move_man(self.man, arrival);
        chain.board.men.retain(|point, _| !row.contains(point));
        chain.man = arrival;
        chain.visited.insert(arrival);
        chain.directions.push(direction);
        chain.route = format!("{}-{}{letter}", self.route, point_text(arrival));
        chain
    }

    /// Notes every turn in which this chain, of one capture at least, may end: after each
    /// capture, or under `chain=obligatory` only where it cannot go on (rules 11 and 12).
    fn note_ends(&self, rules: &Rules, found: &mut Turns) {
        let longer = self.longer_by_one(rules);
        if longer.is_empty() || !rules.chain_obligatory {
            note_turn(found, self.board.after_turn(), &self.route);
        }
        for chain in longer {
            chain.note_ends(rules, found);
        }
    }
}

/// Notes one route; turns with the same end position are one turn (rule 12).
fn note_turn(found: &mut Turns, end: Slow, route: &str) {
    found.entry(end).or_default().insert(route.to_string());
}

impl Slow {
    /// The start position of a size; nobody has moved (Boards; option `first`).
    pub fn start(size: Size, first: Seat) -> Slow {
        let rows = match size {
            Size::Tsivy => "ppppppppp/ppppppppp/pPpP1pPpP/PPPPPPPPP/PPPPPPPPP",
            Size::Dimy => "ppppp/ppppp/pP1pP/PPPPP/PPPPP",
            Size::Telo => "ppp/p1P/PPP",
        };
        let mut position = Slow::from_text(&format!("{rows} w"), &[]).expect("a good text");
        position.to_move = first;
        position
    }

    /// Reads a position text (Notation); the caller tells which seats have made their first
    /// turn. Only the three sizes and only the text that `text` would write are taken.
    pub fn from_text(text: &str, first_turn_made: &[Seat]) -> Result<Slow, String> {
        let (board, letter) = text.split_once(' ').ok_or("no seat to move")?;
        let mut position = Slow {
            columns: 0,
            rows: board.split('/').count() as i32,
            men: BTreeMap::new(),
            to_move: if letter == "b" { Seat::Black } else { Seat::White },
            first_turn_made: first_turn_made.iter().copied().collect(),
        };
        for (row, line) in (1..).zip(board.rsplit('/')) {
            let mut column = 1;
            for sign in line.chars() {
                match sign {
                    'P' => drop(position.men.insert((column, row), Seat::White)),
                    'p' => drop(position.men.insert((column, row), Seat::Black)),
                    '1'..='9' => column += sign as i32 - '1' as i32,
                    _ => return Err(format!("unknown sign: {sign}")),
                }
                column += 1;
            }
            position.columns = column - 1;
        }
        if ![(9, 5), (5, 5), (3, 3)].contains(&(position.columns, position.rows)) {
            return Err("no such size".to_string());
        }
        if position.men.is_empty() || position.text() != text {
            return Err(format!("no men, or not the regular text: {text}"));
        }
        Ok(position)
    }

    /// The position text: rows from the top, then the seat to move (Notation).
    pub fn text(&self) -> String {
        let mut lines = Vec::new();
        for row in (1..=self.rows).rev() {
            let mut line = String::new();
            let mut free = 0;
            for column in 1..=self.columns {
                let man = self.men.get(&(column, row));
                if man.is_some() && free > 0 {
                    line += &free.to_string();
                    free = 0;
                }
                match man {
                    Some(Seat::White) => line.push('P'),
                    Some(Seat::Black) => line.push('p'),
                    None => free += 1,
                }
            }
            if free > 0 {
                line += &free.to_string();
            }
            lines.push(line);
        }
        let white = self.to_move == Seat::White;
        let letter = if white { 'w' } else { 'b' };
        format!("{} {letter}", lines.join("/"))
    }

    /// The points where a seat has its men (Boards).
    pub fn men_of(&self, seat: Seat) -> BTreeSet<Point> {
        let men = self.men.iter().filter(|(_, owner)| **owner == seat);
        men.map(|(point, _)| *point).collect()
    }

    /// Is the point on the board (Boards)?
    pub fn on_board(&self, (column, row): Point) -> bool {
        (1..=self.columns).contains(&column) && (1..=self.rows).contains(&row)
    }

    /// The directions in which the man can step: along a line to a free neighbour (rule 2).
    fn free_steps(&self, man: Point) -> Vec<Direction> {
        let mut directions = directions_of_lines(man);
        directions.retain(|&direction| {
            let arrival = next_point(man, direction);
            self.on_board(arrival) && !self.men.contains_key(&arrival)
        });
        directions
    }

    /// The row that a step can take: by approach from the point after the arrival point straight
    /// on, by withdrawal from the point behind the departure point straight back (rules 3 and 4).
    /// Empty if the step cannot take in this way.
    pub fn row_to_take(&self, departure: Point, direction: Direction, kind: Kind) -> Vec<Point> {
        let arrival = next_point(departure, direction);
        match kind {
            Kind::Approach => self.enemy_row(next_point(arrival, direction), direction),
            Kind::Withdrawal => {
                let back = opposite(direction);
                self.enemy_row(next_point(departure, back), back)
            }
        }
    }

    /// The gapless enemy men from a point on in a direction, up to the first free point, own man
    /// or edge (rules 3 and 5).
    fn enemy_row(&self, first: Point, direction: Direction) -> Vec<Point> {
        let mut row = Vec::new();
        let mut point = first;
        while self.men.get(&point) == Some(&self.to_move.other()) {
            row.push(point);
            point = next_point(point, direction);
        }
        row
    }

    /// Moves a man of the seat to move (rule 2).
    fn move_man(&mut self, departure: Point, arrival: Point) {
        self.men.remove(&departure);
        self.men.insert(arrival, self.to_move);
    }

    /// The position after the turn: the other seat moves (rule 1; option `opening`).
    pub fn after_turn(&self) -> Slow {
        let mut position = self.clone();
        position.first_turn_made.insert(self.to_move);
        position.to_move = self.to_move.other();
        position
    }

    /// Every single capture that can begin a turn (rules 3 to 7).
    pub fn first_captures(&self, rules: &Rules) -> Vec<Chain> {
        let men = self.men_of(self.to_move).into_iter();
        men.flat_map(|man| Chain::begin(self, man).longer_by_one(rules)).collect()
    }

    /// Every paika: a step that cannot take (rule 7; also under `capture=free`).
    fn note_paikas(&self, found: &mut Turns) {
        for man in self.men_of(self.to_move) {
            for direction in self.free_steps(man) {
                let takes = KINDS
                    .iter()
                    .any(|(kind, _)| !self.row_to_take(man, direction, *kind).is_empty());
                if !takes {
                    let arrival = next_point(man, direction);
                    let mut board = self.clone();
                    board.move_man(man, arrival);
                    let route = format!("{}-{}", point_text(man), point_text(arrival));
                    note_turn(found, board.after_turn(), &route);
                }
            }
        }
    }

    /// The seat without men, if there is one (End).
    fn seat_without_men(&self) -> Option<Seat> {
        let mut seats = [Seat::White, Seat::Black].into_iter();
        seats.find(|&seat| self.men_of(seat).is_empty())
    }

    /// All turns with all routes (rules 1, 7 and 12). None once a seat has no men (End).
    pub fn turns(&self, rules: &Rules) -> Turns {
        let mut found = Turns::new();
        if self.seat_without_men().is_some() {
            return found;
        }
        let captures = self.first_captures(rules);
        for chain in &captures {
            chain.note_ends(rules, &mut found);
        }
        if captures.is_empty() || rules.capture_free {
            self.note_paikas(&mut found);
        }
        found
    }

    /// The position after the turn that a route names; any route is read (Notation).
    pub fn play(&self, rules: &Rules, route: &str) -> Option<Slow> {
        let mut turns = self.turns(rules).into_iter();
        turns.find(|(_, routes)| routes.contains(route)).map(|(end, _)| end)
    }

    /// Whether the game is over, judged in the order of End: no men, then no legal turn.
    pub fn ended(&self, rules: &Rules) -> Option<Ending> {
        if let Some(loser) = self.seat_without_men() {
            let (reason, winner) = (Reason::NoMen, Some(loser.other()));
            return Some(Ending { reason, winner });
        }
        if self.turns(rules).is_empty() {
            let winner = (!rules.blocked_draws).then_some(self.to_move.other());
            let reason = Reason::Blocked;
            return Some(Ending { reason, winner });
        }
        None
    }

    /// Leaf count with rule 12: a leaf is a whole turn (Facts for tests, `counts`).
    pub fn perft_counts(&self, rules: &Rules, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        let turns = self.turns(rules);
        let leaves = turns.keys().map(|end| end.perft_counts(rules, depth - 1));
        leaves.sum()
    }

    /// Leaf count without rule 12: every route is a leaf (Facts for tests, `paths`).
    pub fn perft_paths(&self, rules: &Rules, depth: usize) -> u64 {
        if depth == 0 {
            return 1;
        }
        let turns = self.turns(rules);
        let leaves = turns.iter().map(|(end, routes)| {
            let below = end.perft_paths(rules, depth - 1);
            routes.len() as u64 * below
        });
        leaves.sum()
    }
}
