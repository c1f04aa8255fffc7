//! The board as lines cut into a slab of rock, with little hollows where they meet, on a striped
//! cloth.

use super::board::BOARDS;
use super::clicks::Led;
use super::position::Position;
use super::types::{Answer, Foray, Point, Refusal};
use crate::games::Emblem;
use crate::kit::bits::members;
use crate::kit::clicks::Entry;
use crate::kit::lattice::{Lattice, Plan};
use crate::rules::{Begun, OpenGame, Path, Seat};
use crate::scene::{Board, Control, Look, Mark, Piece, Scene, Target, Use, Word, path, rect};
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

static DRAWN: LazyLock<[Arc<Board>; 3]> =
    LazyLock::new(|| [0, 1, 2].map(|size| Arc::new(board(&BOARDS[size]))));

/// How far the outermost points lie from the sides of the board, and from its ends, where the
/// cloth is seen, and how much of it.
const ASIDE: i32 = 84;
const ALONG: i32 = 136;
const CLOTH: i32 = 56;

/// How a seat's men look.
pub(super) fn look(seat: Seat) -> Look {
    Look::Pebble { side: seat.index() as u8 }
}

impl Emblem for Position {
    fn emblem(seat: Seat) -> Look {
        look(seat)
    }
}

fn board(lattice: &Lattice<6>) -> Board {
    let plan = Plan { left: ASIDE, top: ALONG, pitch: 100 };
    let (cols, rows) = lattice.size();
    let (width, height) =
        (2 * ASIDE + 100 * (cols as i32 - 1), 2 * ALONG + 100 * (rows as i32 - 1));

    // The cloth: threads at its ends, then stripes and lozenges, alike at both.
    let (mut fringe, mut dark, mut light) = (String::new(), String::new(), String::new());
    for x in (6..width).step_by(9) {
        let _ = write!(fringe, "M{x} 0v9M{x} {height}v-9");
    }
    for (y, high) in [(14, 5), (40, 4)] {
        let _ = write!(dark, "M0 {y}h{width}v{high}H0zM0 {}h{width}v-{high}H0z", height - y);
    }
    for (y, high) in [(11, 2), (46, 2)] {
        let _ = write!(light, "M0 {y}h{width}v{high}H0zM0 {}h{width}v-{high}H0z", height - y);
    }
    // As many as fit, with one in the middle.
    let count = (width / 26 - 2) | 1;
    for k in 0..count {
        let x = width / 2 + 26 * (k - count / 2);
        for y in [29, height - 29] {
            let to = if k % 2 == 0 { &mut light } else { &mut dark };
            let _ = write!(to, "M{} {y}l8-7 8 7-8 7z", x - 8);
        }
    }

    // The rock: its grain, then grooves with light on their lower edge.
    let (mut grain, mut at) = (String::new(), 0x9e37u32);
    for _ in 0..width * height / 6_000 {
        at = at.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        let (x, y) = ((at >> 16) as i32 % (width - 50), (at >> 8 & 0xffff) as i32 % (height - 150));
        let _ = write!(grain, "M{} {}h{}", 25 + x, 75 + y, 1 + x % 5);
    }
    let hollows = |below: i32| {
        let mut all = String::new();
        for at in members(lattice.points()).map(Point::numbered) {
            let (x, y) = lattice.place(plan, at);
            let r = if lattice.strong() & at.bit() != 0 { 11 } else { 7 };
            let (x, y, d) = (x - r, y + below, 2 * r);
            let _ = write!(all, "M{x} {y}a{r} {r} 0 1 1 {d} 0a{r} {r} 0 1 1-{d} 0");
        }
        all
    };
    let rock = |aside: i32| {
        let (x, y, w, h) = (12 + aside, CLOTH + 4 + aside, width - 24, height - 2 * CLOTH - 8);
        format!("M{x} {y}q{m} -7 {w} 0l2 {h}q-{m} 7-{w} 0z", m = w / 2)
    };
    let art = vec![
        rect("fr", 0, 0, width, height, 0),
        path("weft-l", fringe),
        path("warp", dark),
        path("weft", light),
        path("shade", rock(4)),
        path("g", rock(0)),
        path("sf speck", grain),
        path("lit-l", lattice.strokes(plan, 3)),
        path("lit", hollows(2)),
        path("ln groove", lattice.strokes(plan, 0)),
        path("li", hollows(0)),
    ];

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

    /// The chain so far is played out: the man stands where it has come to, and the rows that it
    /// took are gone. What its next step may take is marked, and where it may not go.
    fn scene(&self, clicks: &[Target]) -> Scene {
        let mut scene = Scene::new(DRAWN[usize::from(self.size) % 3].clone());
        let (board, led) = (self.board(), Led::by(self, clicks));
        let led = led.as_ref();
        let taken = led.map_or(0, Led::taken);
        for seat in Seat::first(2) {
            for at in members(self.men(seat)).map(Point::numbered) {
                let site = board.site(at);
                if taken & at.bit() != 0 {
                    scene.marks.push(Mark::Taken(site, look(seat)));
                    continue;
                }
                let led = led.and_then(|led| led.at().filter(|_| led.path.first() == Some(&at)));
                scene.pieces.push(Piece {
                    id: site as u32,
                    site: led.map_or(site, |at| board.site(at)),
                    look: look(seat),
                    seat: Some(seat.index() as u8),
                    word: Word::default(),
                });
            }
        }
        if let Some(led) = led {
            led.mark(&mut scene.marks);
            scene.controls = led.answers();
        }
        scene
    }

    fn why_not(&self, clicks: &[Target]) -> Option<Refusal> {
        self.clicked(clicks)
    }
}

impl Led<'_> {
    /// Marks what the man may take, which points are closed to it, and its way.
    fn mark(&self, marks: &mut Vec<Mark>) {
        let (Some(man), Some(at), board) = (self.man, self.at(), self.board()) else { return };
        let mut rows = self.asks.map_or([0; 2], |(_, rows)| rows);
        if self.asks.is_none() {
            for to in members(man.targets()).map(Point::numbered) {
                let [approach, withdrawal] = man.rows(to);
                rows = [rows[0] | approach, rows[1] | withdrawal];
            }
        }
        for (row, other) in rows.into_iter().zip([false, true]) {
            marks.extend(board.sites(row).into_iter().map(|site| Mark::Prey { site, other }));
        }
        let mut way: Vec<usize> = self.path.iter().map(|&at| board.site(at)).collect();
        if man.taken != 0 {
            let stood = self.path.iter().fold(0, |set, at| set | at.bit());
            let closed = (stood | man.barred()) & !self.men() & !man.taken & !at.bit();
            marks.extend(board.sites(closed).into_iter().map(Mark::Barred));
        }
        // What was clicked to be taken is no part of the way.
        if way.last() != Some(&board.site(at)) {
            way.push(board.site(at));
        }
        if way.len() > 1 {
            marks.extend([Mark::Selected(board.site(at)), Mark::Trail(way)]);
        }
    }

    /// What is pressed beside the board: which row is taken, or that the turn ends here.
    fn answers(&self) -> Vec<Control> {
        let mut all = Vec::new();
        let mut press = |at: Point, answer, number| {
            let target = Target::Site(self.board().site(at));
            let word = Answer::word(answer);
            all.push(Control { target, word, number, look: None, state: Use::Usable });
        };
        if let Some((_, rows)) = self.asks {
            for (row, answer) in rows.into_iter().zip([Answer::Approach, Answer::Withdrawal]) {
                let (low, high) = (row.trailing_zeros(), 63 - row.leading_zeros());
                let number = row.count_ones() | low << 8 | high << 16;
                press(Point::numbered(low as u8), answer, number);
            }
        } else if let Some(at) = self.at().filter(|_| self.may_stop()) {
            press(at, Answer::Stop, at.index() as u32);
        }
        all
    }
}
