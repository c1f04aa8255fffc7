//! The board of birch: three long lines, a thread across them for every column, the sun
//! where the king stands. It lies wide, or upright with South at the left and the last
//! column below.

use super::moves::straight;
use super::track::{Cell, Row};
use palamede_scene::tree::Element;
use palamede_scene::{Board, Site, circle, line, path, rect};
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

/// The boards of 15, 13, 11 and 9 columns.
static BOARDS: [LazyLock<Arc<Board>>; 4] = [
    LazyLock::new(|| both(15)),
    LazyLock::new(|| both(13)),
    LazyLock::new(|| both(11)),
    LazyLock::new(|| both(9)),
];

/// Returns the board of so many columns.
pub(super) fn board(columns: u8) -> Arc<Board> {
    BOARDS[usize::from(15_u8.saturating_sub(columns) / 2).min(3)].clone()
}

fn both(columns: u8) -> Arc<Board> {
    let upright = Some(Arc::new(Lying { columns, upright: true }.board(None)));
    Arc::new(Lying { columns, upright: false }.board(upright))
}

/// The board's length, and how it lies.
#[derive(Clone, Copy)]
struct Lying {
    columns: u8,
    upright: bool,
}

impl Lying {
    /// Returns where a cell is drawn.
    fn place(self, row: Row, col: u8) -> (i32, i32) {
        let (row, col) = (row as i32, i32::from(col));
        match self.upright {
            true => (76 + 206 * (2 - row), 50 + 64 * col),
            false => (42 + 66 * col, 88 + 190 * row),
        }
    }

    fn board(self, upright: Option<Arc<Board>>) -> Board {
        let (first, last) = (self.place(Row::N, 0), self.place(Row::S, self.columns - 1));
        let (width, height) = match self.upright {
            true => (first.0 + 76, last.1 + 50),
            false => (last.0 + 42, last.1 + 88),
        };
        let mut labels = Vec::new();
        for col in 0..self.columns {
            let (x, y) = self.place(Row::S, col);
            let (x, y) = if self.upright { (34, y) } else { (x, height - 32) };
            labels.push((x, y, (col + 1).to_string()));
        }
        for row in [Row::N, Row::M, Row::S] {
            let (x, y) = self.place(row, 0);
            // The pieces reach the ends of the rows: put the labels beside them.
            let ends = match self.upright {
                true => [(x + 46, 24), (x + 46, height - 24)],
                false => [(20, y - 70), (width - 20, y - 70)],
            };
            labels.extend(ends.map(|(x, y)| (x, y, format!("{row:?}"))));
        }
        let cells = 0..3 * usize::from(self.columns);
        Board {
            class: "b-sahk",
            width,
            height,
            art: self.art(width, height),
            labels,
            sites: cells.clone().filter_map(|n| self.site(Cell::new(n)?, cells.len())).collect(),
            // The end of the lap is not next to its beginning on the board.
            leaps: vec![(Cell::at(Row::N, self.columns - 1).index(), Cell::at(Row::S, 0).index())],
            cell: if self.upright { (206, 64) } else { (66, 190) },
            size: if self.upright { 76 } else { 110 },
            upright,
            ..Board::default()
        }
    }

    fn site(self, cell: Cell, cells: usize) -> Option<Site> {
        let (row, col) = (cell.row() as usize, usize::from(cell.col()));
        let (x, y) = self.place(cell.row(), cell.col());
        let near = |n: &usize| Cell::new(*n).is_some_and(|other| straight(cell, other) == Some(1));
        Some(Site {
            name: cell.to_string(),
            x,
            y,
            row: if self.upright { col } else { row },
            col: if self.upright { 2 - row } else { col },
            near: (0..cells).filter(near).collect(),
        })
    }

    fn art(self, width: i32, height: i32) -> Vec<Element> {
        let (last, middle) = (self.columns - 1, self.columns / 2);
        let ground = rect("g", 9, 9, width - 18, height - 18, 0);
        let fillet = rect("ln-f", 17, 17, width - 34, height - 34, 0);
        let mut art = vec![rect("fr", 0, 0, width, height, 0), ground];
        art.extend([path("sf", lenticels(width, height)), fillet]);
        // The long lines, the threads, and a knot where they meet.
        let (mut lines, mut threads, mut knots) = (String::new(), String::new(), String::new());
        for row in [Row::N, Row::M, Row::S] {
            let ((x, y), (to_x, to_y)) = (self.place(row, 0), self.place(row, last));
            let _ = write!(lines, "M{x} {y}L{to_x} {to_y}");
        }
        // On the middle row as on old boards: saltires near its ends.
        let inner = 3.min(middle.saturating_sub(2));
        for col in 0..=last {
            let ((x, y), (to_x, to_y)) = (self.place(Row::N, col), self.place(Row::S, col));
            let _ = write!(threads, "M{x} {y}L{to_x} {to_y}");
            for row in [Row::N, Row::M, Row::S] {
                let (x, y) = self.place(row, col);
                if row != Row::M || ![0, inner, middle, last - inner, last].contains(&col) {
                    let _ = write!(knots, "M{} {y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0", x - 4);
                } else if col != middle {
                    let _ = write!(lines, "M{} {}l22 22m0-22l-22 22", x - 11, y - 11);
                }
            }
        }
        art.extend([path("ln", lines), path("ln-f", threads), path("li", knots)]);
        let (x, y) = self.place(Row::M, middle);
        art.extend([circle("g", x, y, 52), circle("ln", x, y, 31), circle("ln-f", x, y, 37)]);
        let rays = [(1000, 0), (924, 383), (707, 707), (383, 924)];
        let ray = |(cos, sin): (i32, i32)| {
            let at = |r: i32| (x + r * cos / 1000, y + r * sin / 1000);
            let ((ax, ay), (bx, by)) = (at(41), at(51));
            line("ln-f", ax, ay, bx, by)
        };
        let turned = |(cos, sin): (i32, i32)| [(cos, sin), (-sin, cos), (-cos, -sin), (sin, -cos)];
        art.extend(rays.into_iter().flat_map(turned).map(ray));
        art
    }
}

/// Returns the short stripes of birch bark: a scatter that is always the same.
fn lenticels(width: i32, height: i32) -> String {
    let mut d = String::new();
    let mut seed = 7u32;
    let mut next = |most: i32| {
        seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345) & 0x7fff_ffff;
        (seed >> 8) as i32 % most.max(1)
    };
    for _ in 0..60 {
        let _ =
            write!(d, "M{} {}h{}", 26 + next(width - 76), 22 + next(height - 44), 10 + next(22));
    }
    d
}
