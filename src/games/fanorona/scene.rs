//! The board as lines cut into a slab of rock, with little hollows where they meet, on a striped
//! cloth.

use super::board::{BOARDS, Chase};
use super::clicks::Led;
use super::position::Position;
use super::types::{Button, Foray, Point, Refusal};
use crate::Emblem;
use palamede_kit::clicks::Entry;
use palamede_kit::lattice::{Lattice, Plan, points};
use palamede_rules::{Begun, OpenGame, Path, Seat};
use palamede_scene::tree::Element;
use palamede_scene::{Board, Control, Look, Mark, Piece, Scene, Target, Use, Word, path, rect};
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

static DRAWN: LazyLock<[Arc<Board>; 3]> =
    LazyLock::new(|| [0, 1, 2].map(|size| Arc::new(board(&BOARDS[size]))));

/// The distance of the outermost points from the sides of the board, and from its ends, where the
/// cloth is seen, and the width of the cloth.
const ASIDE: i32 = 84;
const ALONG: i32 = 136;
const CLOTH: i32 = 56;

/// Returns the look of a seat's men.
pub(super) fn look(seat: Seat) -> Look {
    Look::Pebble { side: seat.index() as u8 }
}

impl Emblem for Position {
    fn emblem(seat: Seat) -> Look {
        look(seat)
    }
}

/// Adds to a path an outline that begins at a place.
fn put(out: &mut String, x: i32, y: i32, outline: &str) {
    let _ = write!(out, "M{x} {y}{outline}");
}

/// Returns the hollows where lines meet, so far below their place.
fn hollows(lattice: &Lattice<6>, plan: Plan, below: i32) -> String {
    let mut all = String::new();
    for at in points(lattice.points()) {
        let (x, y) = lattice.place(plan, at);
        if lattice.strong() & at.bit() != 0 {
            put(&mut all, x - 11, y + below, "a11 11 0 1 1 22 0a11 11 0 1 1-22 0");
        } else {
            put(&mut all, x - 7, y + below, "a7 7 0 1 1 14 0a7 7 0 1 1-14 0");
        }
    }
    all
}

/// Draws the cloth: threads at its ends, then stripes and lozenges, alike at both.
fn cloth(width: i32, height: i32) -> Vec<Element> {
    let mut art = vec![rect("fr", 0, 0, width, height, 0)];
    let [mut fringe, mut dark, mut light] = [const { String::new() }; 3];
    for x in (6..width).step_by(9) {
        put(&mut fringe, x, 0, "v9");
        put(&mut fringe, x, height, "v-9");
    }
    for (class, y, high) in [("warp", 14, 5), ("warp", 40, 4), ("weft", 11, 2), ("weft", 46, 2)] {
        art.push(rect(class, 0, y, width, high, 0));
        art.push(rect(class, 0, height - y - high, width, high, 0));
    }
    // As many lozenges as fit, with one in the middle.
    let count = (width / 26 - 2) | 1;
    for k in 0..count {
        let x = width / 2 + 26 * (k - count / 2) - 8;
        let to = if k % 2 == 0 { &mut light } else { &mut dark };
        put(to, x, 29, "l8-7 8 7-8 7z");
        put(to, x, height - 29, "l8-7 8 7-8 7z");
    }
    art.extend([path("weft-l", fringe), path("warp", dark), path("weft", light)]);
    art
}

/// Draws the rock: its grain, then grooves with light on their lower edge.
fn rock(lattice: &Lattice<6>, plan: Plan, width: i32, height: i32) -> [Element; 7] {
    let (mut grain, mut at) = (String::new(), 0x9e37u32);
    for _ in 0..width * height / 6_000 {
        at = at.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        let (x, y) = ((at >> 16) as i32 % (width - 50), (at >> 8 & 0xffff) as i32 % (height - 150));
        put(&mut grain, 25 + x, 75 + y, if x % 2 == 0 { "h2" } else { "h4" });
    }
    let (w, h) = (width - 24, height - 2 * CLOTH - 8);
    [
        rect("shade", 16, CLOTH + 8, w, h, 9),
        rect("g", 12, CLOTH + 4, w, h, 9),
        path("sf speck", grain),
        path("lit-l", lattice.strokes(plan, 3)),
        path("lit", hollows(lattice, plan, 2)),
        path("ln groove", lattice.strokes(plan, 0)),
        path("li", hollows(lattice, plan, 0)),
    ]
}

fn board(lattice: &Lattice<6>) -> Board {
    let plan = Plan { left: ASIDE, top: ALONG, pitch: 100 };
    let (cols, rows) = lattice.size();
    let width = 2 * ASIDE + 100 * (cols as i32 - 1);
    let height = 2 * ALONG + 100 * (rows as i32 - 1);
    let mut art = cloth(width, height);
    art.extend(rock(lattice, plan, width, height));

    Board {
        class: "b-fano",
        width,
        height,
        art,
        labels: lattice.labels(plan, 26, height - ALONG + 59),
        sites: lattice.drawn(plan),
        lines: lattice.lines(),
        cell: (100, 100),
        size: 100,
        ..Board::default()
    }
}

impl OpenGame for Position {
    fn paths(&self, mv: &Foray, out: &mut impl FnMut(Path)) {
        Led::new(self).paths(mv, out);
    }

    fn begun(&self, clicks: &[Target]) -> Option<Begun<Foray>> {
        Some(Led::new(self).begun(clicks))
    }

    /// Draws the chain so far as played out: the man stands where it has come to, and the rows that
    /// it took are gone. What its next step may take is marked, and where it may not go.
    fn scene(&self, clicks: &[Target]) -> Scene {
        let mut scene = Scene::new(DRAWN[usize::from(self.size) % 3].clone());
        let board = self.board();
        let led = Led::by(self, clicks).unwrap_or(Led::new(self));
        let stands = led.man.map_or((0, 0), |man| (led.from.bit(), board.site(led.at(&man))));
        for seat in Seat::first(2) {
            for at in points(self.men(seat)) {
                let site = board.site(at);
                if led.taken() & at.bit() != 0 {
                    scene.marks.push(Mark::Taken(site, look(seat)));
                    continue;
                }
                scene.pieces.push(Piece {
                    id: site as u32,
                    site: if stands.0 == at.bit() { stands.1 } else { site },
                    look: look(seat),
                    seat: Some(seat.index() as u8),
                    word: Word::default(),
                });
            }
        }
        if let Some(man) = led.man {
            led.mark(&man, &mut scene.marks);
            scene.controls = led.answers(&man);
        }
        scene
    }

    fn why_not(&self, clicks: &[Target]) -> Option<Refusal> {
        self.clicked(clicks)
    }
}

impl Led<'_> {
    /// Marks what the man may take, which points are closed to it, and its way.
    fn mark(&self, man: &Chase, marks: &mut Vec<Mark>) {
        let (board, at) = (self.board(), self.at(man));
        let mut rows = self.rows();
        if self.asks.is_none() {
            for to in points(man.targets()) {
                let [approach, withdrawal] = man.rows(to);
                rows = [rows[0] | approach, rows[1] | withdrawal];
            }
        }
        for site in board.sites(rows[0]) {
            marks.push(Mark::Prey { site, other: false });
        }
        for site in board.sites(rows[1]) {
            marks.push(Mark::Prey { site, other: true });
        }
        if man.taken != 0 {
            let closed = (self.stood() | man.barred()) & !self.men() & !man.taken & !at.bit();
            for site in board.sites(closed) {
                marks.push(Mark::Barred(site));
            }
        }
        let mut way = vec![board.site(self.from)];
        for &step in self.route.steps() {
            way.push(board.site(Chase::step(step).0));
        }
        // A step that waits for an answer is part of the way.
        if way.last() != Some(&board.site(at)) {
            way.push(board.site(at));
        }
        if way.len() > 1 {
            marks.push(Mark::Selected(board.site(at)));
            marks.push(Mark::Trail(way));
        }
    }

    /// Returns the buttons beside the board: which row is taken, or that the turn ends here.
    fn answers(&self, man: &Chase) -> Vec<Control> {
        let mut all = Vec::new();
        let mut press = |at: Point, answer: Button, number| {
            let target = Target::Site(self.board().site(at));
            let word = answer.word();
            all.push(Control { target, word, number, look: None, state: Use::Usable });
        };
        for (row, answer) in self.rows().into_iter().zip([Button::Approach, Button::Withdrawal]) {
            if row != 0 {
                let (low, high) = (row.trailing_zeros(), 63 - row.leading_zeros());
                let number = row.count_ones() | low << 8 | high << 16;
                press(Point::numbered(low as u8), answer, number);
            }
        }
        if self.may_stop() {
            press(man.at(), Button::Stop, man.at().index() as u32);
        }
        all
    }
}
