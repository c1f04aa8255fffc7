//! The board as lines burnt into a plank of oak, with pegs of brass at its corners.

use super::board::{self, ALL, LINES, mills_at, points};
use super::position::Position;
use super::types::{Move, Point, Refusal, Why};
use crate::Emblem;
use palamede_rules::{OpenGame, Path, Rules as _, Seat, Turn};
use palamede_scene::tree::Element;
use palamede_scene::{
    Board, Device, Look, Mark, Piece, Reserve, Scene, Site, Target, Word, path, rect, strokes,
};
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

static BOARD: LazyLock<Arc<Board>> = LazyLock::new(|| Arc::new(board()));

/// The distance of the outermost points from the edge, and the width of the board.
const MARGIN: i32 = 92;
const SIZE: i32 = 2 * MARGIN + 600;

/// Returns the look of a seat's men.
pub(super) fn look(seat: Seat) -> Look {
    match seat.index() {
        0 => Look::Disc { side: 0, device: Device::Rings },
        _ => Look::Disc { side: 1, device: Device::Dots },
    }
}

impl Emblem for Position {
    fn emblem(seat: Seat) -> Look {
        look(seat)
    }
}

/// Returns the place of a point on the board.
fn place(at: Point) -> (i32, i32) {
    (MARGIN + 100 * at.col() as i32, MARGIN + 100 * (6 - at.row() as i32))
}

/// Draws the grain of the plank: long strokes that bend a little.
fn grain() -> String {
    let (mut grain, mut at) = (String::new(), 0x2f6e_u32);
    for n in 0..34 {
        at = at.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        let (x, long) = (24 + (at >> 16) as i32 % 380, 160 + (at >> 8) as i32 % 190);
        let _ = write!(grain, "M{x} {}q{} {} {long} 0", 24 + 22 * n, long / 2, n % 5 * 3 - 6);
    }
    grain
}

/// Draws dots of this radius at these places.
fn dots(places: impl Iterator<Item = (i32, i32)>, r: i32) -> String {
    let mut all = String::new();
    for (x, y) in places {
        let d = 2 * r;
        let _ = write!(all, "M{} {y}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0", x - r);
    }
    all
}

/// Draws the lines, each from one end to the other, so far below their place.
fn lines(below: i32) -> String {
    strokes(LINES.into_iter().map(|line| {
        let ends: Vec<Point> = points(line).collect();
        let ((x, y), (to_x, to_y)) = (place(ends[0]), place(ends[2]));
        [x, y + below, to_x, to_y + below]
    }))
}

fn art() -> Vec<Element> {
    let corners = [22, SIZE - 22];
    let pegs = corners.into_iter().flat_map(|x| corners.map(|y| (x, y)));
    vec![
        rect("fr", 0, 0, SIZE, SIZE, 0),
        rect("g", 12, 12, SIZE - 24, SIZE - 24, 6),
        path("sf oak", grain()),
        path("burn-l", lines(2)),
        path("ln burn", lines(0)),
        path("li", dots(points(ALL).map(place), 9)),
        path("peg", dots(pegs, 7)),
    ]
}

fn labels() -> Vec<(i32, i32, String)> {
    let mut labels = Vec::new();
    for n in 0..7 {
        let along = MARGIN + 100 * n;
        labels.push((along, SIZE - 27, char::from(b'a' + n as u8).to_string()));
        labels.push((34, along + 10, (7 - n).to_string()));
    }
    labels
}

fn board() -> Board {
    let site = |at: Point| {
        let (x, y) = place(at);
        let near = points(board::neighbours(at)).map(Point::index).collect();
        Site { name: at.to_string(), x, y, row: 6 - at.row(), col: at.col(), near }
    };
    Board {
        class: "b-morris",
        width: SIZE,
        height: SIZE,
        art: art(),
        labels: labels(),
        sites: points(ALL).map(site).collect(),
        lines: LINES.map(|line| points(line).map(Point::index).collect()).into(),
        cell: (100, 100),
        size: 100,
        ..Board::default()
    }
}

/// A turn as far as some clicks have entered it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entered {
    /// The man that moves, if it is one on the board.
    pub from: Option<Point>,
    /// The point to which the man has gone.
    pub to: Option<Point>,
    /// The men that it has taken so far.
    pub taken: u64,
}

impl Position {
    /// Returns the turn as far as these clicks enter it; `None` where they lead nowhere.
    pub(super) fn entered(&self, clicks: &[Target]) -> Option<Entered> {
        let Turn::Seat(seat) = self.turn() else { return None };
        let (mut entered, foe) = (Entered::default(), self.men(seat.other()));
        for click in clicks {
            let Target::Site(site) = *click else { return None };
            let at = Point::new(site)?;
            match entered {
                Entered { to: Some(_), taken, .. } => {
                    self.refused_prey(foe & !taken, at).map_or(Some(()), |_| None)?;
                    entered.taken |= at.bit();
                }
                Entered { from: None, .. } if self.hand(seat) == 0 => {
                    entered.from = Some(at).filter(|at| self.men(seat) & at.bit() != 0);
                    entered.from?;
                }
                Entered { from, .. } => {
                    entered.to = Some(at).filter(|to| self.targets(from) & to.bit() != 0);
                    entered.to?;
                }
            }
        }
        Some(entered)
    }

    /// Returns where the man has gone after these clicks, which men may be taken next, and how many are
    /// still to be taken; `None` before the man has gone anywhere.
    pub fn under_way(&self, clicks: &[Target]) -> Option<(Point, u64, usize)> {
        let Entered { from, to, taken } = self.entered(clicks)?;
        let foe = self.men[self.duel.sides()[1]] & !taken;
        let most = self.takes(self.mills(from, to?));
        let left = most.saturating_sub(taken.count_ones() as usize);
        Some((to?, if left == 0 { 0 } else { self.prey_of(foe) }, left))
    }
}

impl OpenGame for Position {
    /// Gives the ways of a turn: two men are taken in any order that is legal.
    fn paths(&self, mv: &Move, out: &mut impl FnMut(Path)) {
        let way = mv.from.into_iter().chain([mv.to]);
        let way: Vec<Target> = way.map(|at| Target::Site(at.index())).collect();
        let taken = self.in_written_order(mv.taken);
        let mut give = |taken: &[Point]| {
            let takes: Vec<usize> = taken.iter().map(|at| at.index()).collect();
            let prey = takes.iter().copied().map(Target::Site);
            out(Path { clicks: way.iter().copied().chain(prey).collect(), takes, shortcut: false });
        };
        give(&taken);
        if let [one, other] = taken[..]
            && self.in_order(other.bit(), one.bit())
        {
            give(&[other, one]);
        }
    }

    /// Draws the turn as far as it is entered: the man stands where it has come to, its mills are shown as lines, and what it may take is
    /// marked.
    fn scene(&self, clicks: &[Target]) -> Scene {
        let mut scene = Scene::new(BOARD.clone());
        let Entered { from, to, taken } = self.entered(clicks).unwrap_or_default();
        let me = self.duel.sides()[0];
        for seat in Seat::first(2) {
            let own = seat.index() == me;
            let piece = |id: Point, site: Point| Piece {
                id: id.index() as u32,
                site: site.index(),
                look: look(seat),
                seat: Some(seat.index() as u8),
                word: Word::default(),
            };
            for at in points(self.men(seat) & !taken) {
                let site = to.filter(|_| own && from == Some(at));
                scene.pieces.push(piece(at, site.unwrap_or(at)));
            }
            let placed = to.filter(|_| own && from.is_none());
            scene.pieces.extend(placed.map(|to| piece(to, to)));
            let count = usize::from(self.hand(seat)) - usize::from(placed.is_some());
            if count > 0 {
                scene.reserve.push(Reserve { seat: seat.index() as u8, look: look(seat), count });
            }
        }
        if let (Some(to), Some((_, prey, _))) = (to, self.under_way(clicks)) {
            let own = self.men[me] & !from.map_or(0, Point::bit) | to.bit();
            let sites = |set: u64| points(set).map(Point::index);
            scene.marks.extend(mills_at(own, to).map(|mill| Mark::Row(sites(mill).collect())));
            scene.marks.extend(sites(prey).map(|site| Mark::Prey { site, other: false }));
            let foe = look(self.duel.seat.other());
            scene.marks.extend(sites(taken).map(|site| Mark::Taken(site, foe.clone())));
            // Clicks on men to be taken are no part of the moving man's path.
            let way = from.into_iter().chain([to]).map(Point::index).collect();
            scene.marks.extend([Mark::Selected(to.index()), Mark::Trail(way)]);
        }
        scene
    }

    fn why_not(&self, clicks: &[Target]) -> Option<Refusal> {
        let Turn::Seat(seat) = self.turn() else { return None };
        let (last, before) = clicks.split_last()?;
        let Target::Site(site) = *last else { return None };
        let (at, own, foe) = (Point::new(site)?, self.men(seat), self.men(seat.other()));
        let (entered, refused) = (self.entered(before)?, |why| Some(Refusal { at, why }));
        let is_own = own & at.bit() != 0;
        match entered {
            // A click on the moving man's start or destination begins the move anew: nothing to
            // refuse.
            Entered { to: Some(to), from, .. } if at == to || from == Some(at) => None,
            Entered { to: Some(_), taken, .. } if before.len() > 2 || taken != 0 || !is_own => {
                self.refused_prey(foe & !taken, at)
            }
            Entered { to: Some(_), .. } => refused(Why::NoPrey),
            Entered { from: None, .. } if self.hand(seat) > 0 => match () {
                () if is_own => refused(Why::InHand),
                () => self.refused_way(None, at),
            },
            Entered { from: None, .. } => match () {
                () if foe & at.bit() != 0 => refused(Why::NotYours),
                () if is_own => refused(Why::Stuck),
                () => refused(Why::NoneInHand),
            },
            // Another own man is selected instead.
            Entered { .. } if is_own => None,
            Entered { from, .. } => self.refused_way(from, at),
        }
    }
}
