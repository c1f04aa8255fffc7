//! The rules once more, written from the rule sheet alone: cells are pairs of numbers,
//! a side's men are a list of cells, and nothing is clever.

use palamede::rules::Options;

/// A cell: column and row, from 1.
pub type Cell = (i32, i32);

/// A position with the rules in force.
#[derive(Clone)]
pub struct Slow {
    pub apit: bool,
    pub whole_runs: bool,
    /// White's men and black's.
    pub men: [Vec<Cell>; 2],
    /// Who is to move: 0 white, 1 black.
    pub side: usize,
}

/// A move and what it does.
pub struct Turned {
    pub from: Cell,
    pub to: Cell,
    pub captured: Vec<Cell>,
    pub after: Slow,
}

const DIRECTIONS: [Cell; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

fn on_board((col, row): Cell) -> bool {
    (1..=8).contains(&col) && (1..=8).contains(&row)
}

fn next(cell: Cell, direction: Cell) -> Cell {
    (cell.0 + direction.0, cell.1 + direction.1)
}

pub fn name((col, row): Cell) -> String {
    format!("{}{row}", ["a", "b", "c", "d", "e", "f", "g", "h"][col as usize - 1])
}

impl Slow {
    /// The position before the first move; a lot is not drawn yet, white stands for it.
    pub fn start(apit: bool, options: &Options) -> Slow {
        let rows =
            if options.get("setup") == "rows12" { [[1, 2], [7, 8]] } else { [[1, 3], [6, 8]] };
        let men = rows
            .map(|rows| rows.iter().flat_map(|&row| (1..=8).map(move |col| (col, row))).collect());
        let side = usize::from(options.get("first") == "black");
        Slow { apit, whole_runs: options.get("intervention") != "neighbours", men, side }
    }

    fn own(&self, cell: Cell) -> bool {
        self.men[self.side].contains(&cell)
    }

    fn enemy(&self, cell: Cell) -> bool {
        self.men[1 - self.side].contains(&cell)
    }

    /// Every move.
    pub fn moves(&self) -> Vec<Turned> {
        let mut moves = Vec::new();
        for &from in &self.men[self.side] {
            for direction in DIRECTIONS {
                let mut to = next(from, direction);
                while on_board(to) && !self.own(to) && !self.enemy(to) {
                    moves.push(self.turned(from, to));
                    to = next(to, direction);
                }
            }
        }
        moves
    }

    fn turned(&self, from: Cell, to: Cell) -> Turned {
        let mut after = self.clone();
        after.men[self.side].retain(|&cell| cell != from);
        let mut captured = after.captured(to);
        captured.sort_by_key(|&cell| name(cell));
        captured.dedup();
        after.men[self.side].push(to);
        after.men[1 - self.side].retain(|cell| !captured.contains(cell));
        after.side = 1 - self.side;
        Turned { from, to, captured, after }
    }

    /// What a man that arrives on `at` captures; it has left its origin already.
    fn captured(&self, at: Cell) -> Vec<Cell> {
        let mut captured = Vec::new();
        // Interception.
        for direction in DIRECTIONS {
            let (run, behind) = self.run(at, direction);
            let length_fits = if self.apit { !run.is_empty() } else { run.len() == 1 };
            if length_fits && self.own(behind) {
                captured.extend(run);
            }
        }
        // Intervention.
        for (one, other) in [((1, 0), (-1, 0)), ((0, 1), (0, -1))] {
            if self.enemy(next(at, one)) && self.enemy(next(at, other)) {
                if self.apit && self.whole_runs {
                    captured.extend(self.run(at, one).0);
                    captured.extend(self.run(at, other).0);
                } else {
                    captured.extend([next(at, one), next(at, other)]);
                }
            }
        }
        captured
    }

    /// The gapless run of enemy men next to `at`, and the cell behind it.
    fn run(&self, at: Cell, direction: Cell) -> (Vec<Cell>, Cell) {
        let (mut run, mut cell) = (Vec::new(), next(at, direction));
        while self.enemy(cell) {
            run.push(cell);
            cell = next(cell, direction);
        }
        (run, cell)
    }

    /// The position text.
    pub fn text(&self) -> String {
        let mut letters = [['.'; 8]; 8];
        for (men, letter) in self.men.iter().zip(['R', 'r']) {
            for &(col, row) in men {
                letters[8 - row as usize][col as usize - 1] = letter;
            }
        }
        let (mut text, mut gap) = (String::new(), 0);
        for row in letters {
            for letter in row.into_iter().chain(['/']) {
                if letter == '.' {
                    gap += 1;
                    continue;
                }
                if gap > 0 {
                    text.extend(char::from_digit(gap, 10));
                    gap = 0;
                }
                text.push(letter);
            }
        }
        text.trim_end_matches('/').to_owned() + [" w", " b"][self.side]
    }
}
