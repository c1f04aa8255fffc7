//! The board as batik: indigo cloth, wax lines, kawung petals, tumpal at both ends.

use super::position::Position;
use super::types::{Mak, Refusal};
use crate::Emblem;
use crate::eight::{MARGIN, SIZE, Square, labels, sites, squares};
use palamede_rules::{OpenGame, Path, Rules, Seat};
use palamede_scene::{Board, Device, Look, Piece, Scene, Target, Word, line, path, petals, rect};
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

static BOARD: LazyLock<Arc<Board>> = LazyLock::new(|| Arc::new(board()));

/// The coordinate where the cells end.
const END: i32 = SIZE - MARGIN;

/// Returns the look of a seat's men.
pub(super) fn look(seat: Seat) -> Look {
    match seat.index() {
        0 => Look::Disc { side: 0, device: Device::Petals },
        _ => Look::Disc { side: 1, device: Device::Lozenge },
    }
}

impl<const APIT: bool> Emblem for Position<APIT> {
    fn emblem(seat: Seat) -> Look {
        look(seat)
    }
}

fn dot(x: i32, y: i32, r: i32) -> String {
    format!("M{} {y}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0", x - r, d = 2 * r)
}

/// Draws the tumpal, the row of spear-heads at a sarong's end, along each player's edge; and what
/// is hollow in them.
fn tumpal() -> [String; 2] {
    let (mut spears, mut hollows) = (String::new(), String::new());
    for k in 0..16 {
        let x = MARGIN + 50 * k;
        for (y, s) in [(MARGIN - 8, -1), (END + 8, 1)] {
            let _ = write!(spears, "M{} {y}h44l-22 {}z", x + 3, s * 30);
            let _ = write!(hollows, "M{} {}h20l-10 {}z", x + 15, y + s * 4, s * 14);
        }
    }
    [spears, hollows]
}

/// Returns the flowers on every second cell.
fn kawung() -> String {
    let mut kawung = String::new();
    for cell in (0..64).filter(|cell| (cell + cell / 8) % 2 == 1) {
        kawung += &petals(MARGIN + 50 + 100 * (cell % 8), MARGIN + 50 + 100 * (cell / 8), 58);
    }
    kawung
}

/// Draws wax dots at the crossings, and down both sides.
fn wax() -> [String; 2] {
    let (mut crossings, mut sides) = (String::new(), String::new());
    for cross in 0..81 {
        crossings += &dot(MARGIN + 100 * (cross % 9), MARGIN + 100 * (cross / 9), 5);
    }
    for k in 0..33 {
        for x in [MARGIN - 18, END + 18] {
            sides += &dot(x, MARGIN + 25 * k, 3);
        }
    }
    [crossings, sides]
}

fn board() -> Board {
    let [spears, hollows] = tumpal();
    let [crossings, sides] = wax();
    let mut art = vec![
        rect("fr", 0, 0, SIZE, SIZE, 0),
        path("tump", spears),
        path("fr", hollows),
        rect("g", MARGIN - 4, MARGIN - 4, 808, 808, 0),
        path("so", kawung()),
    ];
    for i in 0..9 {
        let at = MARGIN + 100 * i;
        art.push(line("ln-f", at, MARGIN, at, END));
        art.push(line("ln-f", MARGIN, at, END, at));
    }
    art.push(path("li", crossings));
    art.push(rect("ln", MARGIN - 4, MARGIN - 4, 808, 808, 0));
    art.push(path("tump", sides));
    Board {
        class: "b-mak",
        width: SIZE,
        height: SIZE,
        art,
        labels: labels(21, 14),
        sites: sites(),
        cell: (100, 100),
        size: 100,
        ..Board::default()
    }
}

impl<const APIT: bool> OpenGame for Position<APIT> {
    fn paths(&self, mv: &Mak, out: &mut impl FnMut(Path)) {
        out(Path {
            clicks: vec![Target::Site(mv.from.index()), Target::Site(mv.to.index())],
            takes: squares(self.captures(*mv)).map(Square::index).collect(),
            shortcut: false,
        });
    }

    fn scene(&self, _: &[Target]) -> Scene {
        let mut scene = Scene::new(BOARD.clone());
        for seat in Seat::first(2) {
            scene.pieces.extend(squares(self.men(seat)).map(|at| Piece {
                id: at.index() as u32,
                site: at.index(),
                look: look(seat),
                seat: Some(seat.index() as u8),
                word: Word::default(),
            }));
        }
        scene
    }

    fn why_not(&self, clicks: &[Target]) -> Option<Refusal> {
        let square = |n: usize| match clicks.get(n) {
            Some(Target::Site(site)) => Square::new(*site),
            _ => None,
        };
        let from = square(0)?;
        match square(1) {
            None if self.men(self.duel.seat.other()) & from.bit() != 0 => {
                Some(Refusal::NotYours(from))
            }
            None if self.men(self.duel.seat) & from.bit() != 0 => Some(Refusal::Stuck(from)),
            None => None,
            // Another own man is selected instead.
            Some(to) if self.men(self.duel.seat) & to.bit() != 0 => None,
            Some(to) => self.check(&Mak { from, to }).err(),
        }
    }
}
