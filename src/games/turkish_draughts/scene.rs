//! The board as marquetry: walnut with incised lines inlaid with bone, a band of bone
//! triangles, an eight-pointed star in each corner. It is never chequered.

use super::chase::Chase;
use super::position::Position;
use super::types::{Rank, Refusal, Turkish};
use crate::Emblem;
use crate::eight::{MARGIN, SIZE, Square, labels, sites, squares};
use palamede_rules::{Begun, OpenGame, Path, Seat};
use palamede_scene::{Board, Device, Look, Mark, Piece, Scene, Target, path, rect, star};
use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

static BOARD: LazyLock<Arc<Board>> = LazyLock::new(|| Arc::new(board()));

/// Returns the look of a seat's men and kings.
pub(super) fn look(seat: Seat, king: bool) -> Look {
    match (seat.index(), king) {
        (0, false) => Look::Disc { side: 0, device: Device::Rings },
        (_, false) => Look::Disc { side: 1, device: Device::Dots },
        (0, true) => Look::Crowned { side: 0 },
        (_, true) => Look::Crowned { side: 1 },
    }
}

/// Returns the band of bone, and the eyes of its corners.
fn band() -> [String; 2] {
    let end = SIZE - MARGIN;
    let (mut bone, mut eyes) = (String::new(), String::new());
    // 32 triangles along each edge, their tips outward.
    for k in 0..32 {
        let at = MARGIN + 25 * k;
        for (edge, tip) in [(MARGIN - 6, -12), (end + 6, 12)] {
            let _ = write!(bone, "M{at} {edge}h25l-12 {tip}zM{edge} {at}v25l{tip}-12z");
        }
    }
    for (x, y) in [(31, 31), (SIZE - 31, 31), (31, SIZE - 31), (SIZE - 31, SIZE - 31)] {
        for (n, (x, y)) in star(x, y, 17).into_iter().enumerate() {
            let _ = write!(bone, "{}{x} {y}", if n == 0 { 'M' } else { 'L' });
        }
        bone.push('z');
        let _ = write!(eyes, "M{} {y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0", x - 5);
    }
    [bone, eyes]
}

/// Lozenges at the crossings.
fn crossings() -> String {
    let mut crossings = String::new();
    for n in 0..49 {
        let (x, y) = (MARGIN + 100 + 100 * (n % 7), MARGIN + 94 + 100 * (n / 7));
        let _ = write!(crossings, "M{x} {y}l6 6-6 6-6-6z");
    }
    crossings
}

/// Returns the grain of the wood.
fn grain() -> String {
    let mut grain = String::new();
    for k in 0..24 {
        let (y, a, b) = (MARGIN + 17 + 33 * k, 7 * k % 13 - 6, 5 * k % 15 - 7);
        let _ =
            write!(grain, "M{MARGIN} {y}c210 {a} 330 {} 520 {}s200 {b} 280 {}", -b, a / 2, -a / 2);
    }
    grain
}

/// Returns the lines between the cells, moved so far.
fn lines(aside: i32) -> String {
    let mut lines = String::new();
    for i in 1..8 {
        let at = MARGIN + 100 * i + aside;
        let _ = write!(lines, "M{at} {MARGIN}v800M{MARGIN} {at}h800");
    }
    lines
}

fn board() -> Board {
    let [bone, eyes] = band();
    let art = vec![
        rect("fr", 0, 0, SIZE, SIZE, 0),
        rect("inlay-l", 9, 9, SIZE - 18, SIZE - 18, 0),
        path("inlay", bone),
        path("fr", eyes),
        rect("g", MARGIN, MARGIN, 800, 800, 0),
        path("ln-f grain", grain()),
        path("ln", lines(2)),
        path("inlay-l", lines(0)),
        path("inlay", crossings()),
        rect("inlay-l", MARGIN, MARGIN, 800, 800, 0),
    ];
    Board {
        class: "b-turk",
        width: SIZE,
        height: SIZE,
        art,
        labels: labels(29, 28),
        sites: sites(),
        cell: (100, 100),
        size: 100,
        ..Board::default()
    }
}

/// The number of jumps of one piece, all its chains together, that are looked at for all its ways.
/// In play it is a few dozen, once in a hundred thousand chains more than these; a position may be
/// made up in which it is a million.
const WAYS: usize = 500;

/// A way of a piece: where it lands in turn, and the move that this is.
type Way = (Vec<Square>, Turkish);

impl Position {
    /// Lists every way of the piece on a cell to make a legal move, where `most` must be captured;
    /// `None` if there are too many.
    fn ways(&self, from: Square, most: u32) -> Option<Vec<Way>> {
        let side = self.side();
        let start = Chase::new(&side, from);
        if start.tires(&mut { WAYS }) {
            return None;
        }
        let mut ways = Vec::new();
        self.gather(&start, &mut vec![from], most, &mut ways);
        self.each_step_of(from, most, &mut |mv| ways.push((vec![mv.to], mv)));
        Some(ways)
    }

    /// Calls `visit` with each legal step of the piece on a cell.
    fn each_step_of(&self, at: Square, most: u32, visit: &mut dyn FnMut(Turkish)) {
        if most == 0 || self.strict() {
            self.side().each_step(&mut |from, to| {
                if from == at {
                    visit(Turkish { from, to, taken: 0 });
                }
            });
        }
    }

    /// Adds the ways of a chase that has gone over these cells.
    fn gather(&self, chase: &Chase, cells: &mut Vec<Square>, most: u32, ways: &mut Vec<Way>) {
        let (from, to, taken) = (cells[0], chase.at, chase.taken);
        if taken != 0 && (self.strict() || taken.count_ones() == most) {
            ways.push((cells[1..].to_vec(), Turkish { from, to, taken }));
        }
        chase.jumps(&mut |next| {
            cells.push(next.at);
            self.gather(next, cells, most, ways);
            cells.pop();
            false
        });
    }

    /// Calls `give` with a path for each click that leads on from these, of a piece that has too
    /// many ways: landing by landing, without any short way.
    fn lead_on(&self, clicked: &[Square], most: u32, give: &mut dyn FnMut(Turkish, Vec<Square>)) {
        let Some((&from, landings)) = clicked.split_first() else { return };
        self.each_step_of(from, most, &mut |mv| {
            if landings.is_empty() || landings == [mv.to] {
                give(mv, vec![from, mv.to]);
            }
        });
        // Under `strict` a second click on the last cell has ended the chain.
        let ended = self.strict() && matches!(landings, [.., a, b] if a == b);
        let Some(chase) = self.followed(&clicked[..clicked.len() - usize::from(ended)]) else {
            return;
        };
        let mv = |end: &Chase| Turkish { from, to: end.at, taken: end.taken };
        let most = if self.strict() { 1 } else { most };
        if chase.taken.count_ones() >= most.max(1) {
            let mut cells = clicked.to_vec();
            if chase.can_jump() && !ended {
                cells.push(chase.at);
            }
            give(mv(&chase), cells);
        }
        if ended {
            return;
        }
        chase.jumps(&mut |next| {
            let mut rest = Vec::new();
            if next.here().attain(most, &mut |landing| rest.push(*landing)) {
                rest.push(*next);
                let mut cells = clicked.to_vec();
                cells.extend(rest.iter().rev().map(|landing| landing.at));
                let end = rest[0];
                if self.strict() && end.can_jump() {
                    cells.push(end.at);
                }
                give(mv(&end), cells);
            }
            false
        });
    }
}

/// Returns the path over these cells.
fn path_over(cells: &[Square], mv: &Turkish, shortcut: bool) -> Path {
    let takes = squares(mv.taken).map(Square::index).collect();
    Path { clicks: cells.iter().map(|&at| site(at)).collect(), takes, shortcut }
}

impl Position {
    /// Returns what may be jumped next in a legal chain, where the law tells it and it is soon
    /// found.
    fn prey(&self, chase: &Chase) -> u64 {
        let mut prey = 0;
        if !self.strict() && !chase.tires(&mut { WAYS }) {
            let most = self.most();
            chase.jumps(&mut |next| {
                if next.reach() == most {
                    prey |= next.taken & !chase.taken;
                }
                false
            });
        }
        prey
    }
}

impl Chase {
    /// Returns whether there are more than so many jumps ahead.
    fn tires(&self, left: &mut usize) -> bool {
        self.jumps(&mut |next| {
            *left = left.saturating_sub(1);
            *left == 0 || next.tires(left)
        })
    }
}

fn site(at: Square) -> Target {
    Target::Site(at.index())
}

fn cells(clicks: &[Target]) -> Option<Vec<Square>> {
    let cell = |click: &Target| match click {
        Target::Site(site) => Square::new(*site),
        _ => None,
    };
    clicks.iter().map(cell).collect()
}

impl Emblem for Position {
    fn emblem(seat: Seat) -> Look {
        look(seat, false)
    }
}

impl OpenGame for Position {
    /// Calls `out` with a path for every route of the move. Under `strict` a second click on the
    /// last cell ends a chain that could go on.
    ///
    /// Shortcuts: after the piece, or any part of a route, the last cell alone, where no
    /// other move leads or ends there; but not the cell where the piece stood or stands,
    /// nor one where a piece is still to be jumped.
    ///
    /// When the piece can make more than `WAYS` jumps, there is only the first route by
    /// name: in positions made up to have a hundred thousand moves it stays bounded.
    fn paths(&self, mv: &Turkish, out: &mut impl FnMut(Path)) {
        let mut give = |landings: &[Square], again: bool, shortcut: bool| {
            let mut cells = vec![mv.from];
            cells.extend(landings);
            if again {
                cells.extend(landings.last());
            }
            out(path_over(&cells, mv, shortcut));
        };
        let Some(ways) = self.ways(mv.from, mv.taken.count_ones()) else {
            let route = self.route(mv);
            let again = self.strict() && route.last().is_some_and(|end| self.goes_on(end));
            let mut landings: Vec<Square> = route.iter().map(|landing| landing.at).collect();
            if landings.is_empty() {
                landings.push(mv.to);
            }
            return give(&landings, again, false);
        };
        let mut begun: Vec<&[Square]> = Vec::new();
        for (route, _) in ways.iter().filter(|(_, other)| other == mv) {
            let goes_on = |other: &[Square]| other.len() > route.len() && other.starts_with(route);
            give(route, ways.iter().any(|(other, _)| goes_on(other)), false);
            // Give the shortcuts, too: after each beginning of the route, a click on its last cell.
            for n in 0..route.len() - 1 {
                let begin = &route[..n];
                if begun.contains(&begin) {
                    continue;
                }
                begun.push(begin);
                let here = begin.last().copied().unwrap_or(mv.from);
                let alone = ways.iter().filter(|(other, _)| other.starts_with(begin)).all(
                    |(other, another)| {
                        another == mv || another.to != mv.to && other.get(n) != Some(&mv.to)
                    },
                );
                // A click on a piece that is to be jumped does not mean to stop there.
                let free = squares(mv.taken).all(|at| at != mv.to);
                if alone && free && mv.to != mv.from && mv.to != here {
                    let mut landings = begin.to_vec();
                    landings.push(mv.to);
                    give(&landings, false, true);
                }
            }
        }
    }

    /// Returns one path for each next click, where a piece can make more than `WAYS` jumps.
    fn begun(&self, clicks: &[Target]) -> Option<Begun<Turkish>> {
        let side = self.side();
        let tires = |at| Chase::new(&side, at).tires(&mut { WAYS });
        let own = if self.is_decided() { 0 } else { side.men | side.kings };
        if !squares(own & side.jumpers()).any(tires) {
            return None;
        }
        let mut begun = Begun { whole: false, ..Begun::NONE };
        let mut give = |mv: Turkish, path: Path| {
            let at = begun.moves.iter().position(|other| *other == mv).unwrap_or_else(|| {
                begun.moves.push(mv);
                begun.moves.len() - 1
            });
            begun.paths.push((at, path));
        };
        let most = self.most();
        let Some(clicked) = cells(clicks) else { return Some(begun) };
        for from in squares(own).filter(|at| clicked.first().is_none_or(|first| first == at)) {
            match self.ways(from, most) {
                Some(ways) => {
                    let mut moves: Vec<Turkish> = Vec::new();
                    for (_, mv) in &ways {
                        if let Err(place) = moves.binary_search(mv) {
                            moves.insert(place, *mv);
                        }
                    }
                    moves.iter().for_each(|mv| self.paths(mv, &mut |path| give(*mv, path)));
                }
                None => {
                    let clicked = if clicked.is_empty() { &[from][..] } else { &clicked };
                    self.lead_on(clicked, most, &mut |mv, cells| {
                        give(mv, path_over(&cells, &mv, false));
                    });
                }
            }
        }
        Some(begun)
    }

    /// Draws the chain so far as played out: the piece stands where it landed, what it has jumped
    /// is lifted, and what it may jump next is marked.
    fn scene(&self, clicks: &[Target]) -> Scene {
        let mut scene = Scene::new(BOARD.clone());
        let mut cells = cells(clicks).unwrap_or_default();
        // Under `strict` the last cell may be clicked again.
        cells.dedup();
        let chase = self.followed(&cells);
        for seat in Seat::first(2) {
            for at in squares(self.pieces(seat)) {
                let mut piece = Piece {
                    id: at.index() as u32,
                    site: at.index(),
                    look: Look::Crowned { side: 0 },
                    seat: Some(seat.index() as u8),
                    word: Rank::Man.word(),
                };
                let mut king = self.kings(seat) & at.bit() != 0;
                if let Some(chase) = &chase {
                    if chase.taken & at.bit() != 0 {
                        scene.marks.push(Mark::Taken(at.index(), look(seat, king)));
                        continue;
                    } else if cells.first() == Some(&at) {
                        (piece.site, king) = (chase.at.index(), chase.king);
                    }
                }
                piece.look = look(seat, king);
                if king {
                    piece.word = Rank::King.word();
                }
                scene.pieces.push(piece);
            }
        }
        let under_way = chase.filter(|chase| chase.taken != 0);
        let prey = under_way.map_or(0, |chase| self.prey(&chase));
        scene.marks.extend(squares(prey).map(|at| Mark::LegalTake(at.index())));
        scene
    }

    fn why_not(&self, clicks: &[Target]) -> Option<Refusal> {
        self.clicked(&cells(clicks)?)
    }
}
