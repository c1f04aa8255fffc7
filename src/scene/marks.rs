//! Marks on the board, told apart by shape: each is drawn twice, a halo below and
//! its colour above.

use super::combat::{self, Combat};
use super::look::Look;
use super::parts::Extent;
use super::shape::{circle, line, path, polygon, rect, text};
use super::tile::Labels;
use super::tree::{Element, el, with};
use std::fmt::Write as _;

/// A mark on the board.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{Eye, Game, Options, Rules, Seen};
/// use palamede_scene::{Facing, Mark, draw};
///
/// let position = MakYek::start(&Options::new(MakYek::OPTIONS));
/// let mut scene = position.view(Eye::Open).scene(&[]);
/// let before = draw(&scene, Facing::default());
/// scene.marks.push(Mark::Selected(0));
/// assert_ne!(draw(&scene, Facing::default()), before);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The site where the last move began.
    From(usize),
    /// The sites the last move went through, both ends included.
    Path(Vec<usize>),
    /// The site where the last move ended.
    To(usize),
    /// A row of pieces that a move completed: a line through its sites.
    Row(Vec<usize>),
    /// A piece that the last move took, where it stood: drawn as a ghost, or where another stands
    /// now as a sign at that one's corner.
    Taken(usize, Look),
    /// The site where a move ended, one of several: their numbers, first to last.
    Order(usize, String),
    /// The site from which a piece is being dragged.
    Lifted(usize, Look),
    /// The site that is selected.
    Selected(usize),
    /// The sites that the selected piece has already been led through, its origin first.
    Trail(Vec<usize>),
    /// The way of a piece or a side, in its order. What it passes again it passes farther
    /// aside.
    Way(Vec<usize>),
    /// A site to which the selected piece may go.
    Legal(usize),
    /// A site to which the selected piece may go and take something.
    LegalTake(usize),
    /// A piece that goes if the selected one does what it may, and where there are two ways of
    /// taking, whether it goes by the other: told apart by the ring, whole or dotted.
    Prey {
        /// The site of the piece.
        site: usize,
        /// The other way.
        other: bool,
    },
    /// A site to which the selected piece may not go, though it is free.
    Barred(usize),
    /// A further click that is awaited to complete a move.
    Next(usize),
    /// A piece that may, or must, move.
    May(usize),
    /// The site of what is refused.
    Danger(usize),
    /// A piece that the others could take.
    Threat(usize),
    /// The consequence of a piece, in a few signs.
    Tag(usize, String),
    /// The last move was an attack: to be seen for a moment.
    Combat(Combat),
}

/// Returns whether a mark lies below the pieces: not what was taken where another stands now.
pub(super) fn below(mark: &Mark, places: &Places<'_>) -> bool {
    match mark {
        Mark::From(_) | Mark::Lifted(..) | Mark::Path(_) | Mark::Trail(_) | Mark::Way(_) => true,
        Mark::Taken(site, _) => (places.extent)(*site).is_none(),
        _ => false,
    }
}

/// The places and sizes of marks.
pub(super) struct Places<'a> {
    /// A site's centre.
    pub place: &'a dyn Fn(usize) -> (i32, i32),
    /// The pairs of sites between which a way bends.
    pub bends: &'a [(usize, usize)],
    /// The pairs of sites between which it is not drawn.
    pub leaps: &'a [(usize, usize)],
    /// The function that gives the distance of the middle of what stands on a site from the site's
    /// own.
    pub shift: &'a dyn Fn(usize) -> i32,
    /// The function that gives the extent of what stands on a site; none where nothing does.
    pub extent: &'a dyn Fn(usize) -> Option<Extent>,
    /// Whether the upper right corner of what stands on a site is taken.
    pub cornered: &'a dyn Fn(usize) -> bool,
    /// The labels on the faces of tiles.
    pub labels: Labels,
    /// The width of the board.
    pub width: i32,
    /// The size of pieces and marks, in hundredths.
    pub size: i32,
    /// The size, as the end of a piece's or a mark's transform.
    pub scale: &'a str,
}

/// Draws a mark as drawing elements in the board's coordinates.
pub(super) fn draw(mark: &Mark, places: &Places<'_>) -> Element {
    let extent = |site: &usize| (places.extent)(*site);
    let (site, name, kids) = match mark {
        Mark::Path(sites) => return dots("mk-path", "m-last w5 dots", sites, places),
        Mark::Trail(sites) => return dots("mk-trail", "m-act w5 dots", sites, places),
        Mark::Way(sites) => return way(sites, places),
        Mark::Row(sites) => return row(sites, places),
        Mark::Combat(duel) => {
            let (ends, size) = (duel.ends.map(|site| (places.place)(site)), places.size);
            return combat::draw(duel, ends, (size, places.scale), places.labels);
        }
        Mark::From(s) => (s, "mk-from", diamond()),
        Mark::To(s) => (s, "mk-to", corners(extent(s))),
        Mark::Taken(s, look) => (s, "mk-taken", taken(extent(s), look, places)),
        Mark::Order(s, numbers) => {
            let room = places.width - (places.place)(*s).0 - (places.shift)(*s);
            (s, "mk-order", order(extent(s), numbers, room * 100 / places.size.max(1)))
        }
        Mark::Lifted(s, look) => (s, "mk-lifted", vec![ghost(look, places)]),
        // The frame includes the number of pieces, which stands out above the group.
        Mark::Selected(s) => (s, "mk-sel", selected(extent(s), (places.cornered)(*s))),
        Mark::Legal(s) if extent(s).is_none() => (s, "mk-legal", vec![circle("d-act", 0, 0, 12)]),
        Mark::LegalTake(s) => (s, "mk-take", take(extent(s))),
        Mark::Prey { site, other: false } => (site, "mk-prey", prey("m-take w5", extent(site))),
        Mark::Prey { site, .. } => (site, "mk-preyed", prey("m-take w6 dots", extent(site))),
        Mark::Barred(s) => (s, "mk-barred", barred()),
        Mark::Next(s) | Mark::Legal(s) => (s, "mk-next", ring(extent(s))),
        Mark::May(s) => (s, "mk-may", underline(extent(s))),
        Mark::Tag(s, signs) => (s, "mk-tag", tag(extent(s), signs)),
        Mark::Threat(s) => (s, "mk-threat", threat(extent(s))),
        Mark::Danger(s) => (s, "mk-danger", danger(extent(s), (places.cornered)(*s))),
    };
    let ((x, y), aside) = ((places.place)(*site), (places.shift)(*site));
    el("g")
        .attr("class", name)
        .attr("transform", format!("translate({} {y}){}", x + aside, places.scale))
        .key(format!("{name}{site}"))
        .kids(kids)
}

fn diamond() -> Vec<Element> {
    twice("m-last", [4, 8], polygon("", &[(0, -20), (20, 0), (0, 20), (-20, 0)]))
}

/// Draws the four corners around what stands there.
fn corners(extent: Option<Extent>) -> Vec<Element> {
    let (w, h) = match extent {
        Some(Extent::Long(w, h) | Extent::Tile(w, h)) => (w + 6, h + 6),
        Some(Extent::Round(r)) => (r + 7, r + 7),
        Some(Extent::Upon) | None => (45, 45),
    };
    let arm = 15.min(w * 2 / 3);
    let (x, y) = (w - arm, h - arm);
    let corners = format!("M-{w}-{y}V-{h}H-{x}M{x}-{h}H{w}V-{y}M{w} {y}V{h}H{x}M-{x} {h}H-{w}V{y}");
    twice("m-last", [4, 8], path("", corners))
}

/// Draws a small cross at the corner of what stands there; else a large one over the ghost of what
/// was taken.
fn taken(extent: Option<Extent>, look: &Look, places: &Places<'_>) -> Vec<Element> {
    let (w, h) = match extent {
        Some(Extent::Long(w, h) | Extent::Tile(w, h)) => (w, h),
        Some(Extent::Round(r)) => (r * 3 / 4, r * 3 / 4),
        Some(Extent::Upon) => (33, 33),
        None => {
            let cross = twice("m-take", [5, 10], path("", "M-17-17L17 17M-17 17L17-17"));
            return [vec![ghost(look, places)], cross].concat();
        }
    };
    let saltire = format!("M{} {}l18 18m-18 0l18-18", -w - 9, -h - 9);
    twice("m-take", [4, 8], path("", saltire))
}

/// Draws the ghost of what stood there.
fn ghost(look: &Look, places: &Places<'_>) -> Element {
    el("g").attr("class", "ghost").kids(look.draw(places.labels))
}

fn selected(extent: Option<Extent>, cornered: bool) -> Vec<Element> {
    let more = if cornered { 19 } else { 7 };
    let ring = |r| circle("", 0, 0, r);
    let outline = match extent {
        Some(Extent::Long(w, h)) => frame(w + more, h + more, 12),
        Some(Extent::Tile(w, h)) => frame(w + 5, h + 5, 10),
        Some(Extent::Round(r)) => ring(r + 7),
        Some(Extent::Upon) | None => ring(45),
    };
    twice("m-act", [5, 10], outline)
}

fn frame(w: i32, h: i32, round: i32) -> Element {
    rect("", -w, -h, 2 * w, 2 * h, round)
}

fn take(extent: Option<Extent>) -> Vec<Element> {
    match extent {
        Some(Extent::Round(r)) => arcs(r + 8),
        Some(Extent::Long(w, h)) => bars(w + 9, h + 9),
        Some(Extent::Tile(w, h)) => bars(w + 1, h + 1),
        Some(Extent::Upon) | None => [arcs(30), vec![circle("d-take", 0, 0, 12)]].concat(),
    }
}

/// Draws a ring on what stands there.
fn prey(ink: &'static str, extent: Option<Extent>) -> Vec<Element> {
    let r = match extent {
        Some(Extent::Long(w, h) | Extent::Tile(w, h)) => w.min(h) * 3 / 4,
        Some(Extent::Round(r)) => r * 2 / 3,
        Some(Extent::Upon) | None => 30,
    };
    vec![circle("mh w10", 0, 0, r), circle(ink, 0, 0, r)]
}

/// Draws a thin dotted ring around what stands there.
fn threat(extent: Option<Extent>) -> Vec<Element> {
    let r = match extent {
        Some(Extent::Long(w, h) | Extent::Tile(w, h)) => w.max(h) + 5,
        Some(Extent::Round(r)) => r + 6,
        Some(Extent::Upon) | None => 40,
    };
    vec![circle("mh w8", 0, 0, r), circle("m-take w4 dots", 0, 0, r)]
}

fn barred() -> Vec<Element> {
    let bar = path("", "M-13 0a13 13 0 1 1 26 0a13 13 0 1 1-26 0M-9 9L9-9");
    vec![el("g").attr("opacity", ".75").kids(twice("m-last", [4, 8], bar))]
}

/// Draws a ring with a dot. On a piece, where it may stay, a dot alone would be lost; and it must
/// not hide it.
fn ring(extent: Option<Extent>) -> Vec<Element> {
    let (x, y, r) = match extent {
        Some(Extent::Long(w, h) | Extent::Tile(w, h)) => (w - 4, h - 4, 14),
        Some(Extent::Round(r)) => (r * 3 / 4, r * 3 / 4, 14),
        Some(Extent::Upon) | None => (0, 0, 24),
    };
    let mut kids = twice("m-act", [4, 8], circle("", x, y, r));
    kids.push(circle("d-act", x, y, r / 2));
    kids
}

fn underline(extent: Option<Extent>) -> Vec<Element> {
    let (w, y) = match extent {
        Some(Extent::Long(w, h)) => (w.min(26), h + 8),
        Some(Extent::Tile(w, h)) => (w.min(26), h + 4),
        Some(Extent::Round(r)) => (r * 2 / 3, r + 6),
        Some(Extent::Upon) | None => (26, 44),
    };
    twice("m-act", [6, 10], line("", -w, y, w, y))
}

fn tag(extent: Option<Extent>, signs: &str) -> Vec<Element> {
    let (w, h) = self::half(extent, 30);
    let half = 7 * signs.chars().count() as i32 + 5;
    let (x, y) = (half - w - 4, h - 8);
    let label = rect("ded-p", x - half, y - 14, 2 * half, 28, 4);
    vec![label, text("ded", x, y + 9, signs)]
}

/// Draws a plate with numbers at the upper right corner, or as far to the right as the `room` up to
/// the edge of the board lets it.
fn order(extent: Option<Extent>, numbers: &str, room: i32) -> Vec<Element> {
    let (w, h) = half(extent, 30);
    let wide = 9 * numbers.len() as i32 + 13;
    let plate = |class| rect(class, -wide, -22, 2 * wide, 44, 22);
    let sign =
        with("g", "numbers").attr("transform", format!("translate({} {})", w.min(room - wide), -h));
    let kids = [plate("mh w8"), plate("order-p"), text("order", 0, 12, numbers)];
    vec![sign.kids(kids)]
}

fn danger(extent: Option<Extent>, cornered: bool) -> Vec<Element> {
    let (x, y) = match extent {
        Some(Extent::Long(w, h)) => (w, -h),
        Some(Extent::Tile(w, h)) => (w - 12, 10 - h),
        Some(Extent::Round(r)) => (r - 5, 5 - r),
        Some(Extent::Upon) | None => (33, -33),
    };
    let x = if cornered { -x } else { x };
    let sign = el("g").attr("transform", format!("translate({x} {y})")).kids([
        polygon("d-take", &[(0, -17), (17, 14), (-17, 14)]),
        path("bang", "M0-6V3M0 9V9.1"),
    ]);
    vec![sign]
}

/// Draws a dotted line through these sites, round the bends of the board.
fn dots(name: &'static str, ink: &'static str, sites: &[usize], places: &Places<'_>) -> Element {
    let mut d = String::new();
    let mut last = None;
    for &site in sites {
        let (x, y) = (places.place)(site);
        let bent = |sweep, ends| places.bends.contains(&ends).then_some(sweep);
        let bend = last.and_then(|from| bent(1, (from, site)).or(bent(0, (site, from))));
        let leaps =
            |from| places.leaps.iter().any(|&(a, b)| [(a, b), (b, a)].contains(&(from, site)));
        let last_joined = last.filter(|&from| !leaps(from));
        let _ = match (last_joined, bend) {
            (None, _) => write!(d, "M{x} {y}"),
            (Some(_), None) => write!(d, "L{x} {y}"),
            (Some(from), Some(sweep)) => {
                let r = ((places.place)(from).0 - x).abs();
                write!(d, "A{r} {r} 0 0 {sweep} {x} {y}")
            }
        };
        last = Some(site);
    }
    let ink = ["mh w8 dots", ink].map(|class| path(class, d.clone()));
    // Several may be shown at once, and begin at one site.
    el("g").attr("class", name).key([name, &*d].concat()).kids(ink)
}

/// Draws a line through pieces in a row.
fn row(sites: &[usize], places: &Places<'_>) -> Element {
    let ends = [sites.first(), sites.last()].map(|end| (places.place)(*end.unwrap_or(&0)));
    let [(x, y), (to_x, to_y)] = ends;
    let d = format!("M{x} {y}L{to_x} {to_y}");
    let key = format!("mk-row{d}");
    el("g").attr("class", "mk-row").key(key).kids(twice("m-last", [5, 10], path("", d)))
}

/// Draws a way through these sites, dotted, at its own right hand: two that meet do not cover each
/// other. Heads of arrows say where it leads.
fn way(sites: &[usize], places: &Places<'_>) -> Element {
    let at = |n: usize| sites.get(n).map(|&site| (places.place)(site));
    // The direction from one site to the next, as far as both are there.
    let heading = |n: usize| {
        let ((ax, ay), (bx, by)) = (at(n)?, at(n + 1)?);
        Some(((bx - ax).signum(), (by - ay).signum()))
    };
    let again = |n: usize| sites[..n].contains(&sites[n]);
    let (mut line, mut heads) = (String::new(), String::new());
    for n in 0..sites.len() {
        let Some((x, y)) = at(n) else { continue };
        let here = heading(n).or_else(|| heading(n.checked_sub(1)?)).unwrap_or_default();
        let before = n.checked_sub(1).and_then(heading).unwrap_or(here);
        // (within the edge of a board whose pieces are large)
        let lane = if again(n) { 42 } else { 29 } * places.size.min(84) / 100;
        // The right hand of (1, 0) is (0, 1); at a corner of both ways.
        let (mut right, mut down) = (-here.1, here.0);
        if before != here {
            (right, down) = ((right - before.1).signum(), (down + before.0).signum());
        }
        let (x, y) = (x + lane * right, y + lane * down);
        let _ = write!(line, "{}{x} {y}", if n == 0 { 'M' } else { 'L' });
        if n % 3 == 1 || n + 1 == sites.len() {
            let ((dx, dy), s) = (before, 9);
            let (x, y) = (x + 4 * dx, y + 4 * dy);
            let (ax, ay) = (x - s * dx - s * dy, y - s * dy + s * dx);
            let (bx, by) = (x - s * dx + s * dy, y - s * dy - s * dx);
            let _ = write!(heads, "M{ax} {ay}L{x} {y}L{bx} {by}");
        }
    }
    let ink = [("mh w8 dots", &line), ("mh w8", &heads), ("m-act w4 dots", &line)];
    let ink = ink.into_iter().chain([("m-act w4", &heads)]);
    let first = sites.first().copied().unwrap_or_default();
    el("g")
        .attr("class", "mk-way")
        // The number of sites is in the key because a piece's way may begin on the same site as its
        // side's.
        .key(format!("mk-way{first}-{}", sites.len()))
        .kids(ink.map(|(class, d)| path(class, d.clone())))
}

/// Draws the halo, then the colour, of one outline, whose first attribute is its class. `widths`
/// are those of colour and halo.
fn twice(ink: &'static str, widths: [u8; 2], shape: Element) -> Vec<Element> {
    let colour = match (ink, widths) {
        ("m-last", _) => "m-last w4",
        ("m-take", [4, _]) => "m-take w4",
        ("m-take", [5, _]) => "m-take w5",
        ("m-take", _) => "m-take w6",
        (_, [4, _]) => "m-act w4",
        (_, [5, _]) => "m-act w5",
        (_, _) => "m-act w6",
    };
    let classes = [if widths[1] == 8 { "mh w8" } else { "mh w10" }, colour];
    let drawn = classes.map(|class| {
        let mut shape = shape.clone();
        shape.attrs[0].1 = class.into();
        shape
    });
    drawn.into()
}

/// Returns half the width and height of what stands there; `alone` where nothing does.
fn half(extent: Option<Extent>, alone: i32) -> (i32, i32) {
    match extent {
        Some(Extent::Long(w, h) | Extent::Tile(w, h)) => (w, h),
        Some(Extent::Round(r)) => (r, r),
        Some(Extent::Upon) | None => (alone, alone),
    }
}

/// Draws four bars around a box of this half width and height, one a side.
fn bars(w: i32, h: i32) -> Vec<Element> {
    let (x, y) = (w / 2, h * 2 / 5);
    let d = format!("M-{x}-{h}H{x}M-{x} {h}H{x}M-{w}-{y}V{y}M{w}-{y}V{y}");
    twice("m-take", [6, 10], path("", d))
}

/// Draws four arcs of this radius that face the middle, with gaps at the diagonals.
fn arcs(r: i32) -> Vec<Element> {
    // Each spans 58° around an axis: cos 29° = 0.8746, sin 29° = 0.4848.
    let (c, s) = (r * 8746 / 10_000, r * 4848 / 10_000);
    let mut d = String::new();
    for [ax, ay, bx, by] in [[c, -s, c, s], [s, c, -s, c], [-c, s, -c, -s], [-s, -c, s, -c]] {
        let _ = write!(d, "M{ax} {ay}A{r} {r} 0 0 1 {bx} {by}");
    }
    twice("m-take", [6, 10], path("", d))
}
