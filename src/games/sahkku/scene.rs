//! The board's drawing.
//!
//! A site has its cell's number. The words of pieces: `sleeper`, `pawn` (all that stand on
//! a place are one piece, a stack), `fourth` (a pawn on the fourth leg), `waiting`, `king`.
//! The controls: `die` with its number for each different face that is left, and, where
//! different pieces of one cell can move, each of them by its word with the cell's number.

use super::position::Sahkku;
use super::told::{Act, Refusal};
use super::track::{Cell, Row};
use crate::rules::{OpenGame, Path, Rules, Seat};
use crate::scene::{Board, Control, Device, Look, Piece, Scene, Site, Target, Use, line, rect};
use std::sync::{Arc, LazyLock};

/// Between two columns.
const PITCH: i32 = 66;
/// Between two rows.
const ROWS: i32 = 176;
/// From the edge to the first column, and to the first row.
const MARGIN: (i32, i32) = (76, 88);

/// The boards of 15, 13, 11 and 9 columns.
static BOARDS: [LazyLock<Arc<Board>>; 4] = [
    LazyLock::new(|| Arc::new(board(15))),
    LazyLock::new(|| Arc::new(board(13))),
    LazyLock::new(|| Arc::new(board(11))),
    LazyLock::new(|| Arc::new(board(9))),
];

fn board(columns: u8) -> Board {
    let place = |col: u8, row: i32| (MARGIN.0 + PITCH * i32::from(col), MARGIN.1 + ROWS * row);
    let (right, below) = place(columns - 1, 2);
    let (width, height) = (right + MARGIN.0, below + MARGIN.1);
    let mut art = vec![rect("fr", 0, 0, width, height, 0)];
    art.push(rect("g", 9, 9, width - 18, height - 18, 0));
    let mut labels = Vec::new();
    for (row, name) in (0..3).zip(["N", "M", "S"]) {
        let (x, y) = place(0, row);
        art.push(line("ln", x, y, right, y));
        labels.push((x - 44, y, name.to_owned()));
    }
    for col in 0..columns {
        let (x, y) = place(col, 0);
        art.push(line("ln-f", x, y, x, below));
        labels.push((x, height - 32, (col + 1).to_string()));
    }
    let site = |cell: Cell| {
        let (row, col) = (cell.row() as i32, cell.col());
        let (x, y) = place(col, row);
        let near = |other: &Cell| super::moves::straight(cell, *other) == Some(1);
        Site {
            name: cell.to_string(),
            x,
            y,
            row: row as usize,
            col: usize::from(col),
            near: cells(columns).filter(near).map(Cell::index).collect(),
        }
    };
    Board {
        class: "b-sahk",
        width,
        height,
        art,
        labels,
        sites: cells(columns).map(site).collect(),
        cell: (PITCH, ROWS),
        size: 100,
        upright: None,
    }
}

fn cells(columns: u8) -> impl Iterator<Item = Cell> {
    (0..3 * usize::from(columns)).filter_map(Cell::new)
}

/// The king's number.
pub(super) const KING: u32 = 256;

/// The number of the pawns of a seat on a place, asleep or awake.
pub(super) fn id(seat: u32, place: u32, asleep: bool) -> u32 {
    128 * u32::from(asleep) + 64 * seat + place
}

/// How so many pawns of a seat look that stand together.
pub(super) fn look(seat: Seat, count: u8) -> Look {
    let side = seat.index() as u8;
    let device = if side == 0 { Device::Petals } else { Device::Lozenge };
    Look::Stack { side, device, count: u32::from(count) }
}

/// How the marker on a king's crown looks, and a pawn that sleeps.
pub(super) fn small(seat: Seat) -> Look {
    Look::Disc { side: seat.index() as u8, device: Device::Coin }
}

impl OpenGame for Sahkku {
    fn paths(&self, act: &Act, out: &mut impl FnMut(Path)) {
        self.ways_in(act, out);
    }

    fn scene(&self, _: &[Target]) -> Scene {
        let columns = self.columns;
        let mut scene = Scene::new(BOARDS[usize::from((15 - columns) / 2)].clone());
        for seat in Seat::first(2) {
            let side = Some(seat.index() as u8);
            let mut piece = |id, cell: Cell, look, word| {
                scene.pieces.push(Piece { id, site: cell.index(), look, seat: side, word });
            };
            let me = seat.index() as u32;
            for place in 0..self.asleep(seat) {
                let cell = self.spot(seat, place).cell;
                piece(id(me, u32::from(place), true), cell, small(seat), "sleeper");
            }
            for (spot, count) in self.awake(seat) {
                let place = self.place(seat, spot).unwrap_or(0);
                let word = match place {
                    0 if self.asleep(seat) > 0 => "waiting",
                    _ if spot.fourth => "fourth",
                    _ => "pawn",
                };
                piece(id(me, u32::from(place), false), spot.cell, look(seat, count), word);
            }
        }
        let crown = match self.owner {
            None => Look::Octagon { side: 0, text: "K" },
            Some(seat) => Look::Crowned { side: seat.index() as u8 },
        };
        scene.pieces.push(Piece {
            id: KING,
            site: self.king.index(),
            look: crown,
            seat: self.owner.map(|seat| seat.index() as u8),
            word: "king",
        });
        let moves = self.list();
        for die in self.left.different() {
            scene.controls.push(Control {
                target: Target::Die(die.pips()),
                word: "die",
                number: u32::from(die.pips()),
                look: None,
                state: if moves.iter().any(|act| act.die == die) {
                    Use::Usable
                } else {
                    Use::Useless
                },
            });
        }
        // Where different pieces of one cell can move, each can be pressed.
        let mut asked: Vec<u32> = Vec::new();
        for act in &moves {
            let same = |other: &&Act| other.from.cell == act.from.cell;
            let mover = self.id_of((act.king, act.from));
            let several = moves.iter().filter(same).any(|o| self.id_of((o.king, o.from)) != mover);
            if several && !asked.contains(&mover) {
                asked.push(mover);
                let number = act.from.cell.index() as u32;
                let word = scene.pieces.iter().find(|p| p.id == mover).map_or("pawn", |p| p.word);
                let target = Target::Piece(mover);
                scene.controls.push(Control {
                    target,
                    word,
                    number,
                    look: None,
                    state: Use::Usable,
                });
            }
        }
        scene
    }

    fn why_not(&self, clicks: &[Target]) -> Option<Refusal> {
        self.refused(clicks)
    }
}

impl Sahkku {
    /// The cells that a piece goes through, both ends included.
    pub(super) fn way(&self, seat: Seat, act: &Act) -> Vec<Cell> {
        let (from, to) = (act.from.cell, act.to.cell);
        let between = |step: u8| {
            if act.king {
                let part = |a: u8, b: u8| {
                    let (a, b, all) = (i32::from(a), i32::from(b), i32::from(act.die.pips()));
                    (a + (b - a) * i32::from(step) / all) as u8
                };
                let row = part(from.row() as u8, to.row() as u8);
                let row = [Row::N, Row::M, Row::S][usize::from(row.min(2))];
                return Some(Cell::at(row, part(from.col(), to.col())));
            }
            let (place, all) = (self.place(seat, act.from)?, self.places());
            let spot = self.spot(seat, (place + step) % all);
            (spot != act.to).then_some(spot.cell)
        };
        let mut way = vec![from];
        way.extend((1..act.die.pips()).map_while(between));
        way.push(to);
        way
    }
}
