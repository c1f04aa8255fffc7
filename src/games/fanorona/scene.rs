//! The board as lines cut into a slab of rock, with little hollows where they meet, on a striped
//! cloth.

use super::board::{BOARDS, Foray, Point, Taking};
use super::clicks::Led;
use super::position::Position;
use super::told::{Refusal, look};
use crate::kit::Lattice;
use crate::kit::bits::members;
use crate::kit::clicks::Entry;
use crate::rules::{Begun, OpenGame, Path, Seat};
use crate::scene::{Board, Control, Mark, Piece, Scene, Target, Use, path, rect};
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

static DRAWN: LazyLock<[Arc<Board>; 3]> =
    LazyLock::new(|| [0, 1, 2].map(|size| Arc::new(board(&BOARDS[size]))));

/// How far the outermost points lie from the sides of the board, and from its ends, where the
/// cloth is seen.
const ASIDE: i32 = 84;
const ALONG: i32 = 136;
/// How much of the cloth is seen there.
const CLOTH: i32 = 56;

fn place(size: (usize, usize), at: Point) -> (i32, i32) {
    (ASIDE + 100 * at.col() as i32, ALONG + 100 * (size.1 - 1 - at.row()) as i32)
}

fn board(lattice: &Lattice<6>) -> Board {
    let size = lattice.size();
    let (width, height) =
        (2 * ASIDE + 100 * (size.0 as i32 - 1), 2 * ALONG + 100 * (size.1 as i32 - 1));
    let sites = lattice.drawn(|at| place(size, at));

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
    let lines = |down: i32| {
        let mut all = String::new();
        for line in lattice.lines() {
            let ends = [line.first(), line.last()].map(|end| end.and_then(|&at| sites.get(at)));
            if let [Some(a), Some(b)] = ends {
                let _ = write!(all, "M{} {}L{} {}", a.x, a.y + down, b.x, b.y + down);
            }
        }
        all
    };
    let hollows = |down: i32| {
        let mut all = String::new();
        for at in (0..sites.len()).filter_map(|site| lattice.point(site)) {
            let (x, y) = place(size, at);
            let r = if lattice.strong() & at.bit() != 0 { 11 } else { 7 };
            let (x, y) = (x - r, y + down);
            let _ = write!(all, "M{x} {y}a{r} {r} 0 1 1 {d} 0a{r} {r} 0 1 1-{d} 0", d = 2 * r);
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
        path("lit-l", lines(3)),
        path("lit", hollows(2)),
        path("ln groove", lines(0)),
        path("li", hollows(0)),
    ];

    let mut labels = Vec::new();
    for col in 0..size.0 {
        let (x, _) = place(size, Point::at(col, 0));
        labels.push((x, height - ALONG + 59, char::from(b'a' + col as u8).to_string()));
    }
    for row in 0..size.1 {
        let (_, y) = place(size, Point::at(0, row));
        labels.push((26, y, (row + 1).to_string()));
    }
    let lines = lattice.lines();
    Board {
        class: "b-fano",
        width,
        height,
        art,
        labels,
        sites,
        lines,
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
                    word: "man",
                });
            }
        }
        if let Some(led) = led {
            scene.marks.extend(led.marks());
            scene.controls = led.answers();
        }
        scene
    }

    fn why_not(&self, clicks: &[Target]) -> Option<Refusal> {
        self.clicked(clicks)
    }
}

impl Led<'_> {
    /// The marks of a man that is led.
    fn marks(&self) -> Vec<Mark> {
        let (Some(man), Some(at), board) = (self.man, self.at(), self.board()) else {
            return Vec::new();
        };
        let rows = match self.asks {
            Some((_, rows)) => rows,
            None => members(man.targets()).map(Point::numbered).fold([0; 2], |all, to| {
                let rows = man.rows(to);
                [all[0] | rows[0], all[1] | rows[1]]
            }),
        };
        let prey = |n: usize| {
            let mark = move |site| Mark::Prey { site, other: n == 1 };
            board.sites(rows[n]).into_iter().map(mark)
        };
        let mut marks: Vec<Mark> = prey(0).chain(prey(1)).collect();
        if self.path.len() > 1 || self.asks.is_some() {
            if self.path.len() > 1 {
                let stood = self.path.iter().fold(0, |set, at| set | at.bit());
                let barred = (stood | man.barred()) & !self.men() & !man.taken & !at.bit();
                marks.extend(board.sites(barred).into_iter().map(Mark::Barred));
            }
            // Clicks on what is to be taken are no part of the way.
            let way = self.path.iter().chain(self.asks.as_ref().map(|(to, _)| to));
            marks.push(Mark::Selected(board.site(at)));
            marks.push(Mark::Trail(way.map(|&at| board.site(at)).collect()));
        }
        marks
    }

    /// What is pressed beside the board: which row is taken, or that the turn ends here.
    fn answers(&self) -> Vec<Control> {
        let answer = |at: Point, word, number| {
            let target = Target::Site(self.board().site(at));
            Control { target, word, number, look: None, state: Use::Usable }
        };
        let stop = self.at().filter(|_| self.may_stop());
        let stop = stop.map(|at| answer(at, "stop", at.index() as u32));
        let rows = self.asks.map_or([0; 2], |(_, rows)| rows);
        let row = |(set, taking): (u64, Taking)| {
            let (low, high) = (set.trailing_zeros(), 63 - set.leading_zeros().min(63));
            let number = set.count_ones() | low << 8 | high << 16;
            (set != 0).then(|| answer(Point::numbered(low as u8), taking.word(), number))
        };
        rows.into_iter().zip(Taking::ALL).filter_map(row).chain(stop).collect()
    }
}
