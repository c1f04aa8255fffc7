//! The board as a printed sheet of bamboo paper, and the clicks on it.

use super::characters::{CHARACTERS, GENERAL};
use super::point::{EDGE, POINTS, Point, points};
use super::position::Position;
use super::types::{Button, Pursuit, Refusal};
use crate::Emblem;
use palamede_rules::{OpenGame, Path, Rules, Seat};
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{
    Board, Control, Device, Look, Piece, STANDS, Scene, Site, Target, Use, Word, path, rect,
    strokes,
};
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

static BOARD: LazyLock<Arc<Board>> = LazyLock::new(|| Arc::new(board()));

/// Returns the look of a seat's pieces.
pub(super) fn look(seat: Seat) -> Look {
    if seat == Seat::FIRST {
        Look::Disc { side: 1, device: Device::Coin }
    } else {
        Look::Octagon { side: 0, character: CHARACTERS[GENERAL] }
    }
}

impl Emblem for Position {
    fn emblem(seat: Seat) -> Look {
        look(seat)
    }
}

/// The size of the sheet.
const WIDTH: i32 = 580;
const HEIGHT: i32 = 802;
/// The corner a5 of the square.
const LEFT: i32 = 90;
const TOP: i32 = 304;
/// The distances above row 5 of the cross-line and of the apex, and of b6 and d6 from c6: the sides
/// of the triangle are straight, and fingers find each point.
const CROSS: i32 = 90;
const APEX: i32 = 224;
const ASIDE: i32 = 60;

/// The stalks and leaves of the bamboo.
const BAMBOO: &str = "\
    M456 252q3-29 1-58 6-2 11 0-2 29 0 58-6-2-12 0\
    m1-62q3-26 2-52 5-2 11 0-3 26-2 52-5-2-11 0\
    m2-56q4-21 3-42 5-2 11 0-4 21-3 42-6-2-11 0\
    m3-46q4-15 3-30 6-2 12 0-4 15-4 30-6-2-11 0\
    m25 164q3-20 1-40 5-2 10 0-3 20-1 40-5-2-10 0\
    m1-44q4-19 3-38 5-2 9 0-4 19-2 38-5-2-10 0m3-42q4-16 4-32 5-2 9 0-4 16-4 32-4-2-9 0\
    m4-36q5-12 6-24 4-2 9 0-5 12-6 24-4-2-9 0m-24-73q-13 1-31-13 23 3 31 13\
    m0 0q-9 7-29 8 18-11 29-8m0 0q4-10 21-16-11 14-21 16m0 0q13-1 31 14-22-4-31-14\
    m34 48q1-11 16-26-6 19-16 26m0 0q10-10 35-10-21 12-35 10m0 0q13 0 30 18-22-7-30-18\
    m-58-23q5 15-4 40-5-28 4-40m0 0q-4 18-30 40 13-32 30-40m0 0q-13 12-44 19 27-20 44-19\
    m66 41q12 0 26 18-20-7-26-18m0 0q12 9 17 38-17-22-17-38m0 0q5 13-1 36-6-24 1-36\
    m-63 4q1 15-15 35 3-27 15-35m0 0q-8 14-35 26 19-24 35-26\
    m56 73q14 3 28 26-23-12-28-26m0 0q10 12 7 39-11-24-7-39\
    m-53-15q-4 10-21 19 10-17 21-19";
/// The twigs on which its leaves hang.
const TWIGS: &str = "\
    M467 90Q459 81 447 82M500 132Q505 122 513 123M464 136Q459 126 450 127\
    M493 210Q498 199 506 200M463 192Q459 184 453 185";

/// The middle of the bamboo, and of the inscription over against it.
const GROVE: (i32, i32) = (472, 146);
const PANEL: (i32, i32) = (66, 138);

/// Draws what stands upright around its middle, whoever looks.
fn upright((x, y): (i32, i32), art: impl IntoIterator<Item = Element>) -> Element {
    let about = el("g").attr("transform", format!("translate({} {})", -x, -y)).kids(art);
    with("g", STANDS).attr("transform", format!("translate({x} {y})")).kid(about)
}

/// Returns where a point lies on the board.
fn place(at: Point) -> (i32, i32) {
    match at.index() {
        n @ 0..25 => (LEFT + 100 * (n as i32 % 5), TOP + 400 - 100 * (n as i32 / 5)),
        28 => (LEFT + 200, TOP - APEX),
        n => (LEFT + 200 + ASIDE * (n as i32 - 26), TOP - CROSS),
    }
}

fn site(at: Point) -> Site {
    let (x, y) = place(at);
    let (row, col) = match at.index() {
        n @ 0..25 => (6 - n / 5, n % 5),
        28 => (0, 2),
        n => (1, n - 24),
    };
    let near = points(at.near()).map(Point::index).collect();
    Site { name: at.to_string(), x, y, row, col, near }
}

/// Returns the general's own ground, hatched like a roof: lines along both its sides.
fn hatch(middle: i32) -> String {
    let mut hatch = String::new();
    for k in 1..12 {
        let (along, up) = (200 * k / 12, APEX * k / 12);
        for side in [-1, 1] {
            let (x, y) = (middle + side * (100 - along), TOP);
            let _ = write!(hatch, "M{x} {y}L{} {}", middle + side * (100 - along / 2), TOP - up);
        }
    }
    hatch
}

/// Returns the lines between the points, and the points.
fn lines(sites: &[Site]) -> [String; 2] {
    let (mut lines, mut dots) = (Vec::new(), String::new());
    for (n, site) in sites.iter().enumerate() {
        // The square's edge is drawn with the sheet's.
        let edge = |at: usize| EDGE >> at & 1 == 1;
        for &other in site.near.iter().filter(|&&other| other > n) {
            let straight = site.x == sites[other].x || site.y == sites[other].y;
            if !(edge(n) && edge(other) && straight) {
                lines.push([site.x, site.y, sites[other].x, sites[other].y]);
            }
        }
        let r = if n < 25 { 6 } else { 7 };
        let d = 2 * r;
        let _ = write!(dots, "M{} {}a{r} {r} 0 1 1 {d} 0a{r} {r} 0 1 1-{d} 0", site.x - r, site.y);
    }
    [strokes(lines), dots]
}

fn labels(middle: i32) -> Vec<(i32, i32, String)> {
    let mut labels = Vec::new();
    for i in 0..5u8 {
        let at = 100 * i32::from(i);
        labels.push((LEFT + at, TOP + 460, char::from(b'a' + i).to_string()));
        labels.push((LEFT - 57, TOP + at, (5 - i).to_string()));
    }
    for (row, x, above) in [("6", ASIDE, CROSS), ("7", 0, APEX)] {
        labels.push((middle - x - 58, TOP - above, row.to_owned()));
    }
    labels
}

fn board() -> Board {
    let middle = LEFT + 200;
    let sites: Vec<Site> = (0..POINTS).filter_map(Point::new).map(site).collect();
    let [lines, dots] = lines(&sites);
    let roof = format!("M{middle} {}l100 {APEX}h-200z", TOP - APEX);
    let thick = format!("M13 13H567V789H13zM{LEFT} {TOP}h400v400h-400z");
    let thin = "M21 21H559V781H21zM42 34h48v206h-48z";
    let mut art = vec![
        rect("g", 0, 0, WIDTH, HEIGHT, 0),
        path("fr", roof),
        path("sf", hatch(middle)),
        path("ln-b", thick),
        path("ln-f", thin),
        path("ln", lines),
        path("li", dots),
    ];
    art.push(upright(GROVE, [path("ln-f", TWIGS), path("li", BAMBOO)]));
    // Printed down the side.
    let characters = CHARACTERS.into_iter().zip((60..).step_by(39)).map(|(character, y)| {
        let place = format!("translate(66 {y})scale(.155)");
        path("insc", character).attr("transform", place)
    });
    art.push(upright(PANEL, characters));
    Board {
        class: "b-shap",
        width: WIDTH,
        height: HEIGHT,
        art,
        labels: labels(middle),
        sites,
        cell: (100, CROSS),
        size: 100,
        ..Board::default()
    }
}

/// Returns the point of a click, if there is one on a site.
fn clicked(clicks: &[Target], n: usize) -> Option<Point> {
    match clicks.get(n) {
        Some(Target::Site(site)) => Point::new(*site),
        _ => None,
    }
}

impl OpenGame for Position {
    fn paths(&self, mv: &Pursuit, out: &mut impl FnMut(Path)) {
        let site = |at: Point| Target::Site(at.index());
        let mut clicks = vec![site(mv.from), site(mv.to)];
        if self.seat == Seat::SECOND {
            let end = mv.end();
            if mv.to == Point::APEX && self.may_fly() {
                // A second click on the apex chooses to stay there instead of flying on.
                clicks.push(site(end));
            }
            // If the only pair must be taken, there is nothing to choose.
            if self.pairs(end).count() > usize::from(self.must_take()) {
                let takes: Vec<usize> = points(mv.taken()).map(Point::index).collect();
                for at in mv.take.map_or(vec![end], |pair| pair.to_vec()) {
                    let clicks = clicks.iter().copied().chain([site(at)]).collect();
                    out(Path { clicks, takes: takes.clone(), shortcut: false });
                }
                return;
            }
        }
        let takes = points(mv.taken()).map(Point::index).collect();
        out(Path { clicks, takes, shortcut: false });
    }

    fn scene(&self, clicks: &[Target]) -> Scene {
        let mut scene = Scene::new(BOARD.clone());
        let general = self.arrived(clicks);
        for (seat, set) in [(Seat::FIRST, self.rebels), (Seat::SECOND, general.bit())] {
            scene.pieces.extend(points(set).map(|at| Piece {
                id: at.index() as u32,
                site: at.index(),
                look: look(seat),
                seat: Some(seat.index() as u8),
                word: Word::default(),
            }));
        }
        scene.controls = self.answers(clicks, general);
        scene
    }

    fn why_not(&self, clicks: &[Target]) -> Option<Refusal> {
        let from = clicked(clicks, 0)?;
        let own = self.pieces(self.seat);
        let Some(to) = clicked(clicks, 1) else {
            return if self.pieces(self.seat.other()) & from.bit() != 0 {
                Some(Refusal::NotYours(from))
            } else if own & from.bit() != 0 {
                Some(Refusal::Stuck(from))
            } else {
                None
            };
        };
        let last = clicked(clicks, clicks.len() - 1)?;
        if clicks.len() == 2 {
            // Another own piece is selected instead.
            let again = own & to.bit() != 0;
            return if again { None } else { self.check(&Pursuit::step(from, to)).err() };
        }
        if last == self.general {
            // A click on the general's own point selects him anew: nothing to refuse.
            return None;
        }
        let end = self.arrived(clicks);
        if clicks.len() == 3 && to == Point::APEX && self.may_fly() {
            return self.check_flight(to, last).err();
        }
        let pair = self.pairs(end).next()?;
        Some(match () {
            () if self.rebels & last.bit() != 0 => Refusal::NotInPair(end, last),
            () if self.must_take() => Refusal::MustTake(end, pair),
            () => Refusal::PairOrNone(end),
        })
    }
}

impl Position {
    /// Returns the buttons beside the board when these clicks have brought the general to `end` and
    /// he may choose: a pair, by its set, or none.
    fn answers(&self, clicks: &[Target], end: Point) -> Vec<Control> {
        let flies = clicked(clicks, 1) == Some(Point::APEX) && self.may_fly();
        let asked = end != self.general && clicks.len() == 2 + usize::from(flies);
        if !asked || self.pairs(end).count() <= usize::from(self.must_take()) {
            return Vec::new();
        }
        let answer = |at: Point, answer: Button, number| {
            let (target, word) = (Target::Site(at.index()), answer.word());
            Control { target, word, number, look: None, state: Use::Usable }
        };
        let none = (!self.must_take()).then(|| answer(end, Button::Leave, 0));
        let pairs = self.pairs(end).map(|[a, b]| answer(a, Button::Take, a.bit() | b.bit()));
        pairs.chain(none).collect()
    }

    /// Returns the point to which these clicks have brought the general, while more of his move is
    /// awaited.
    pub fn arrived(&self, clicks: &[Target]) -> Point {
        let legal = |mv: &Pursuit| {
            let mut steps = clicks.iter().enumerate().take(3);
            steps.all(|(n, _)| match (n, clicked(clicks, n)) {
                (0, at) => at == Some(mv.from),
                (1, at) => at == Some(mv.to),
                (_, at) => mv.to != Point::APEX || !self.may_fly() || at == Some(mv.end()),
            })
        };
        let mut end = self.general;
        if self.seat == Seat::SECOND && clicks.len() > 1 {
            let mut found = false;
            self.moves(&mut |mv| {
                if !found && legal(&mv) {
                    found = true;
                    end = if clicks.len() > 2 { mv.end() } else { mv.to };
                }
            });
        }
        end
    }
}
