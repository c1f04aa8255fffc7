//! The rules once more, written from the rule sheet alone: cells are pairs of numbers,
//! the board is a map from cells to pieces, and nothing is clever.

use palamede::rules::{Generator, Options, Rng};
use std::collections::{BTreeMap, BTreeSet};

/// A cell: column and row, from 1.
pub type Cell = (i32, i32);

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Piece {
    /// 0 white, 1 black.
    pub side: usize,
    pub king: bool,
}

/// A position with the rules in force.
#[derive(Clone)]
pub struct Slow {
    pub options: Options,
    pub board: BTreeMap<Cell, Piece>,
    /// Who is to move: 0 white, 1 black.
    pub side: usize,
    /// Who lost by missing a capture.
    pub missed: Option<usize>,
}

/// A move and what it does.
pub struct Turned {
    pub from: Cell,
    pub captured: BTreeSet<Cell>,
    /// Every way to make it, each landing named; a step has one.
    pub routes: Vec<String>,
    /// Whether the piece is a king after it.
    pub king: bool,
    pub after: Slow,
}

/// Why a position is over, and who has won.
pub type End = (&'static str, Option<usize>);

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

/// A chain so far.
#[derive(Clone)]
struct Chain {
    board: BTreeMap<Cell, Piece>,
    route: Vec<Cell>,
    captured: BTreeSet<Cell>,
    king: bool,
    direction: Option<Cell>,
}

impl Slow {
    pub fn start(options: &Options) -> Slow {
        let mut board = BTreeMap::new();
        for col in 1..=8 {
            for (row, side) in [(2, 0), (3, 0), (6, 1), (7, 1)] {
                board.insert((col, row), Piece { side, king: false });
            }
        }
        Slow { options: options.clone(), board, side: 0, missed: None }
    }

    /// Pieces thrown on the board.
    pub fn scattered(options: &Options, rng: &mut Generator) -> Slow {
        let mut slow = Slow::start(options);
        slow.board.clear();
        slow.side = rng.below(2) as usize;
        // Few pieces or many, and of each side few kings, or many.
        let most = [2, 4, 6, 8, 12][rng.below(5) as usize];
        for side in 0..2 {
            let kings = 1 + rng.below(most);
            for _ in 0..1 + rng.below(most) {
                let cell = (1 + rng.below(8) as i32, 1 + rng.below(8) as i32);
                let king = rng.below(kings) == 0 || cell.1 == [8, 1][side];
                slow.board.insert(cell, Piece { side, king });
            }
        }
        slow
    }

    fn is(&self, option: &str, value: &str) -> bool {
        self.options.get(option) == value
    }

    fn own(&self) -> Vec<(Cell, Piece)> {
        let own = self.board.iter().filter(|(_, piece)| piece.side == self.side);
        own.map(|(cell, piece)| (*cell, *piece)).collect()
    }

    /// Where a piece of the side to move may go at all: a man forward and sideways.
    fn directions(&self, king: bool) -> Vec<Cell> {
        let backwards = (0, if self.side == 0 { -1 } else { 1 });
        DIRECTIONS.into_iter().filter(|d| king || *d != backwards).collect()
    }

    fn last_row(&self) -> i32 {
        if self.side == 0 { 8 } else { 1 }
    }

    fn steps(&self) -> Vec<(Cell, Cell)> {
        let mut steps = Vec::new();
        for (from, piece) in self.own() {
            for direction in self.directions(piece.king) {
                let mut to = next(from, direction);
                while on_board(to) && !self.board.contains_key(&to) {
                    steps.push((from, to));
                    if !piece.king {
                        break;
                    }
                    to = next(to, direction);
                }
            }
        }
        steps
    }

    /// Every chain after one more jump.
    fn jumps(&self, chain: &Chain) -> Vec<Chain> {
        let mut longer = Vec::new();
        let at = chain.route[chain.route.len() - 1];
        for direction in self.directions(chain.king) {
            let turn = chain.direction == Some((-direction.0, -direction.1));
            if turn && !self.is("reversal", "allowed") {
                continue;
            }
            // Up to the next piece; a man looks at the next cell only.
            let mut over = next(at, direction);
            while chain.king && on_board(over) && !chain.board.contains_key(&over) {
                over = next(over, direction);
            }
            if chain.board.get(&over).is_none_or(|piece| piece.side == self.side) {
                continue;
            }
            let mut landing = next(over, direction);
            while on_board(landing) && !chain.board.contains_key(&landing) {
                let mut after = chain.clone();
                after.board.remove(&over);
                after.captured.insert(over);
                after.route.push(landing);
                after.direction = Some(direction);
                after.king |= landing.1 == self.last_row() && self.is("promotion", "at_once");
                longer.push(after);
                if !chain.king {
                    break;
                }
                landing = next(landing, direction);
            }
        }
        longer
    }

    /// Every chain, those included that could go on.
    fn chains(&self) -> Vec<Chain> {
        let mut all = Vec::new();
        let mut open: Vec<Chain> = Vec::new();
        for (from, piece) in self.own() {
            let mut board = self.board.clone();
            board.remove(&from);
            let captured = BTreeSet::new();
            let king = piece.king;
            open.push(Chain { board, route: vec![from], captured, king, direction: None });
        }
        while let Some(chain) = open.pop() {
            let longer = self.jumps(&chain);
            all.extend(longer.iter().cloned());
            open.extend(longer);
        }
        all
    }

    /// How many pieces can be captured at most.
    pub fn most(&self) -> usize {
        self.chains().iter().map(|chain| chain.captured.len()).max().unwrap_or(0)
    }

    /// Every move.
    pub fn moves(&self) -> Vec<Turned> {
        let chains = self.chains();
        let most = chains.iter().map(|chain| chain.captured.len()).max().unwrap_or(0);
        let strict = self.is("strict", "yes");
        let mut moves: BTreeMap<(Cell, Cell, BTreeSet<Cell>), Turned> = BTreeMap::new();
        if most == 0 || strict {
            for (from, to) in self.steps() {
                let route = format!("{}-{}", name(from), name(to));
                let king = self.board[&from].king || to.1 == self.last_row();
                let board = self.board.clone();
                let after = self.after(board, from, to, king, most > 0);
                let captured = BTreeSet::new();
                let routes = vec![route];
                let turned = Turned { from, captured: captured.clone(), routes, king, after };
                moves.insert((from, to, captured), turned);
            }
        }
        for chain in chains {
            let few = chain.captured.len() < most;
            if few && !strict {
                continue;
            }
            let (from, to) = (chain.route[0], chain.route[chain.route.len() - 1]);
            let names: Vec<String> = chain.route.iter().map(|&cell| name(cell)).collect();
            let king = chain.king || to.1 == self.last_row();
            let captured = chain.captured.clone();
            let turned = moves.entry((from, to, captured.clone())).or_insert_with(|| {
                let after = self.after(chain.board, from, to, king, few);
                Turned { from, captured, routes: Vec::new(), king, after }
            });
            assert_eq!(turned.king, king, "it matters which way a man goes: {}", self.text());
            turned.routes.push(names.join("x"));
        }
        let mut moves: Vec<Turned> = moves.into_values().collect();
        moves.iter_mut().for_each(|turned| turned.routes.sort());
        moves
    }

    /// The position after a move; `board` has lost what was captured.
    fn after(
        &self,
        board: BTreeMap<Cell, Piece>,
        from: Cell,
        to: Cell,
        king: bool,
        missed: bool,
    ) -> Slow {
        let mut after = Slow { board, side: 1 - self.side, ..self.clone() };
        after.board.remove(&from);
        after.board.insert(to, Piece { side: self.side, king });
        after.missed = missed.then_some(self.side);
        after
    }

    /// Whether the position is over, history left out: wins and losses, then draws.
    pub fn end(&self) -> Option<End> {
        if let Some(side) = self.missed {
            return Some(("missed", Some(1 - side)));
        }
        let pieces = |side: usize| -> Vec<Piece> {
            self.board.values().filter(|piece| piece.side == side).copied().collect()
        };
        let (own, foe) = (pieces(self.side), pieces(1 - self.side));
        let (me, other) = (Some(self.side), Some(1 - self.side));
        if own.is_empty() {
            return Some(("captured", other));
        } else if foe.is_empty() {
            return Some(("captured", me));
        } else if self.moves().is_empty() {
            return Some(("no-move", other));
        }
        let (&[own], &[foe]) = (&own[..], &foe[..]) else { return None };
        let captures = self.most() > 0;
        match (own.king, foe.king) {
            _ if self.is("one_each", "draw") => Some(("material", None)),
            (true, true) if !captures => Some(("material", None)),
            (true, false) if self.is("one_each", "king_wins") => Some(("material", me)),
            (false, true) if self.is("one_each", "king_wins") && !captures => {
                Some(("material", other))
            }
            _ => None,
        }
    }

    /// The position text.
    pub fn text(&self) -> String {
        let list = |side: usize| {
            let mut pieces: Vec<(i32, i32, bool)> = Vec::new();
            for (&(col, row), piece) in &self.board {
                if piece.side == side {
                    pieces.push((row, col, piece.king));
                }
            }
            pieces.sort_unstable();
            let named = |&(row, col, king): &(i32, i32, bool)| {
                format!("{}{}", if king { "K" } else { "" }, name((col, row)))
            };
            pieces.iter().map(named).collect::<Vec<String>>().join(",")
        };
        let missed = self.missed.map_or("", |side| [" missed=white", " missed=black"][side]);
        format!("{}:W{}:B{}{missed}", ["W", "B"][self.side], list(0), list(1))
    }
}
