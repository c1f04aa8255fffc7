//! The board as a printed sheet of bamboo paper, and the clicks on it.

use super::board::{EDGE, POINTS, Point, Pursuit, points};
use super::position::{Position, Refusal};
use crate::rules::{OpenGame, Path, Rules, Seat};
use crate::scene::{Board, Device, Look, Piece, Scene, Site, Target, path, rect, text};
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

static BOARD: LazyLock<Arc<Board>> = LazyLock::new(|| Arc::new(board()));

/// How a seat's pieces look.
pub(super) fn look(seat: Seat) -> Look {
    if seat == Seat::FIRST {
        Look::Disc { side: 1, device: Device::Coin }
    } else {
        Look::Octagon { side: 0, text: "將" }
    }
}

/// The size of the sheet.
const WIDTH: i32 = 580;
const HEIGHT: i32 = 802;
/// The corner a5 of the square.
const LEFT: i32 = 90;
const TOP: i32 = 304;
/// How far above row 5 the cross-line and the apex lie, and b6 and d6 beside c6: the
/// sides of the triangle are straight, and fingers find each point.
const CROSS: i32 = 90;
const APEX: i32 = 224;
const ASIDE: i32 = 60;

/// The stalks and leaves of the bamboo.
const BAMBOO: &str = "\
    M456 252Q459 223 457 194Q463 192 468 194Q466 223 468 252Q462 250 456 252\
    M457 190Q460 164 459 138Q464 136 470 138Q467 164 468 190Q463 188 457 190\
    M459 134Q463 113 462 92Q467 90 473 92Q469 113 470 134Q464 132 459 134\
    M462 88Q466 73 465 58Q471 56 477 58Q473 73 473 88Q467 86 462 88\
    M487 252Q490 232 488 212Q493 210 498 212Q495 232 497 252Q492 250 487 252\
    M488 208Q492 189 491 170Q496 168 500 170Q496 189 498 208Q493 206 488 208\
    M491 166Q495 150 495 134Q500 132 504 134Q500 150 500 166Q496 164 491 166\
    M495 130Q500 118 501 106Q505 104 510 106Q505 118 504 130Q500 128 495 130\
    M471 57Q458 58 440 44Q463 47 471 57M471 57Q462 64 442 65Q460 54 471 57\
    M471 57Q475 47 492 41Q481 55 471 57M471 57Q484 56 502 71Q480 67 471 57\
    M505 105Q506 94 521 79Q515 98 505 105M505 105Q515 95 540 95Q519 107 505 105\
    M505 105Q518 105 535 123Q513 116 505 105M447 82Q452 97 443 122Q438 94 447 82\
    M447 82Q443 100 417 122Q430 90 447 82M447 82Q434 94 403 101Q430 81 447 82\
    M513 123Q525 123 539 141Q519 134 513 123M513 123Q525 132 530 161Q513 139 513 123\
    M513 123Q518 136 512 159Q506 135 513 123M450 127Q451 142 435 162Q438 135 450 127\
    M450 127Q442 141 415 153Q434 129 450 127M506 200Q520 203 534 226Q511 214 506 200\
    M506 200Q516 212 513 239Q502 215 506 200M453 185Q449 195 432 204Q442 187 453 185";
/// What its leaves hang on.
const TWIGS: &str = "\
    M467 90Q459 81 447 82M500 132Q505 122 513 123M464 136Q459 126 450 127\
    M493 210Q498 199 506 200M463 192Q459 184 453 185";

/// Where a point lies on the board.
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

fn board() -> Board {
    let middle = LEFT + 200;
    let sites: Vec<Site> = (0..POINTS).filter_map(Point::new).map(site).collect();

    // The general's own ground, hatched like a roof: lines along both its sides.
    let mut hatch = String::new();
    for k in 1..12 {
        let (along, up) = (200 * k / 12, APEX * k / 12);
        for side in [-1, 1] {
            let (x, y) = (middle + side * (100 - along), TOP);
            let _ = write!(hatch, "M{x} {y}L{} {}", middle + side * (100 - along / 2), TOP - up);
        }
    }
    let (mut lines, mut dots) = (String::new(), BAMBOO.to_owned());
    for (n, site) in sites.iter().enumerate() {
        // The square's edge is drawn with the sheet's.
        let edge = |at: usize| EDGE >> at & 1 == 1;
        for &other in site.near.iter().filter(|&&other| other > n) {
            let straight = site.x == sites[other].x || site.y == sites[other].y;
            if !(edge(n) && edge(other) && straight) {
                let _ =
                    write!(lines, "M{} {}L{} {}", site.x, site.y, sites[other].x, sites[other].y);
            }
        }
        let r = if n < 25 { 6 } else { 7 };
        let d = 2 * r;
        let _ = write!(dots, "M{} {}a{r} {r} 0 1 1 {d} 0a{r} {r} 0 1 1-{d} 0", site.x - r, site.y);
    }
    let roof = format!("M{middle} {}l100 {APEX}h-200z", TOP - APEX);
    let thick = format!("M13 13H567V789H13zM{LEFT} {TOP}h400v400h-400z");
    let thin = format!("M21 21H559V781H21zM42 34h48v206h-48z{TWIGS}");
    let mut art = vec![
        rect("g", 0, 0, WIDTH, HEIGHT, 0),
        path("fr", roof),
        path("sf", hatch),
        path("ln-b", thick),
        path("ln-f", thin),
        path("ln", lines),
        path("li", dots),
    ];
    // Printed down the side: sixteen pursue the general.
    for (character, y) in ["十", "六", "趕", "將", "軍"].into_iter().zip((72..).step_by(39)) {
        art.push(text("han insc", 66, y, character).attr("lang", "zh-Hant"));
    }

    let mut labels = Vec::new();
    for i in 0..5u8 {
        let at = 100 * i32::from(i);
        labels.push((LEFT + at, TOP + 460, char::from(b'a' + i).to_string()));
        labels.push((LEFT - 57, TOP + at, (5 - i).to_string()));
    }
    for (row, x, above) in [("6", ASIDE, CROSS), ("7", 0, APEX)] {
        labels.push((middle - x - 58, TOP - above, row.to_owned()));
    }
    Board {
        class: "b-shap",
        width: WIDTH,
        height: HEIGHT,
        art,
        labels,
        sites,
        cell: (100, CROSS),
        size: 100,
        upright: None,
    }
}

/// The point of a click, if there is one on a site.
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
                // Staying there is a choice of its own.
                clicks.push(site(end));
            }
            // Where one pair must be taken there is nothing to choose.
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
                word: if seat == Seat::FIRST { "rebel" } else { "general" },
            }));
        }
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
            // He is selected anew, where he comes from.
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
    /// Where these clicks have brought the general, while more of his move is awaited.
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
