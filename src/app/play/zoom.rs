//! A board whose sites would be too small to press is magnified: a part of it is seen,
//! and a small map shows which.

use super::state::{Noting, Play, Zoom};
use super::view::PlayView;
use crate::action::{Side, Zooming};
use crate::out::Out;
use crate::parts::{button, decimal};
use crate::state::Shell;
use palamede_scene::tree::{Element, Node, el, with};
use palamede_scene::{Board, Facing, Mark, Scene, Target, circle, rect};
use palamede_text::join;

/// The least size of a target that can be pressed, in the screen's pixels.
const LEAST: i32 = 24;
/// The size of a target on a magnified board; less, but at least so much, where the board
/// then fills its place from edge to edge.
const LARGE: i32 = 48;
const FAIR: i32 = 32;
/// The size of a target, at least, where the place is low but so has room for one side's rows; and
/// the number of half rows that it needs.
const COMPACT: i32 = 40;
const ROWS: i32 = 14;
/// The longer side of the map, in pixels, at least and at most; between them it is a fifth
/// of the place.
const MAP: [i32; 2] = [60, 84];
/// The places of the map in the order in which they are tried: how many quarters of an edge from the
/// corner nearest to the board's middle, and whether at the other edge.
const PLACES: [(i32, bool); 10] = [
    (0, false),
    (4, false),
    (0, true),
    (4, true),
    (1, false),
    (2, false),
    (3, false),
    (1, true),
    (2, true),
    (3, true),
];
/// Higher than any board.
const TALL: i32 = 1 << 16;

/// A magnified board behind its window: all lengths in units of the board as it lies.
///
/// ```
/// use palamede_app::play::session::{defaults, start_scene};
/// use palamede_app::Lens;
/// use palamede_games::GameId;
/// use palamede_scene::Facing;
///
/// let game = GameId::LuzhanqiFour; // 129 sites
/// let board = start_scene(game, &defaults(game)).board;
/// assert!(Lens::new(&board, Facing::default(), (320, 320)).is_some());
/// assert!(Lens::new(&board, Facing::default(), (1_200, 1_200)).is_none()); // large enough
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lens {
    /// The board's width and height.
    pub board: (i32, i32),
    /// The window: left, top, width, height. Where the board is the smaller, it stands in the
    /// middle.
    pub seen: (i32, i32, i32, i32),
    /// The size of a target: here, and in pixels.
    least: i32,
    large: i32,
    /// Whether the whole is shown instead, at its own size.
    pub whole: bool,
}

/// Returns where the window begins on a length of which it is to show the part around `at`.
fn clamp(at: i32, window: i32, length: i32) -> i32 {
    match length - window {
        spare if spare <= 0 => spare / 2,
        spare => (at - window / 2).clamp(0, spare),
    }
}

/// Returns the size of the smallest target of a board that lies so.
fn least(board: &Board) -> i32 {
    let sizes = (0..board.sites.len()).map(|site| board.target(site));
    sizes.map(|(w, h)| w.min(h)).min().unwrap_or_default()
}

impl Lens {
    /// Makes the lens for a board in a place of this many pixels; `None` where the whole board can
    /// be pressed, or where nothing is known of the place.
    pub fn new(board: &Board, facing: Facing, (width, height): (i32, i32)) -> Option<Lens> {
        let lying = facing.board(board);
        let size = (lying.width, lying.height);
        let least = least(lying);
        // Pixels of a target if the whole is shown: by the narrower of both ways.
        let fits = |room: i32, length: i32| least * room >= LEAST * length;
        if least == 0 || width <= 0 || height <= 0 || fits(width, size.0) && fits(height, size.1) {
            return None;
        }
        // Pixels of a target if the board fills the place: by the wider of both ways.
        let fills = (least * width / size.0).max(least * height / size.1);
        let large = match fills {
            FAIR..LARGE => fills,
            // A low place that can show one side's rows does.
            _ => {
                Some(height * 2 / ROWS).filter(|at| (COMPACT..LARGE).contains(at)).unwrap_or(LARGE)
            }
        };
        let units = |pixels: i32| pixels * least / large;
        let seen = (0, 0, units(width), units(height));
        Some(Lens { board: size, seen, least, large, whole: false }.around(size.0 / 2, size.1 / 2))
    }

    /// Returns the lens with its window around this point.
    #[must_use]
    fn around(mut self, x: i32, y: i32) -> Lens {
        let (_, _, w, h) = self.seen;
        self.seen = (clamp(x, w, self.board.0), clamp(y, h, self.board.1), w, h);
        self
    }

    /// Returns the lens with its window as `zoom` wants it; the side of a seat lies so many quarter
    /// turns anticlockwise from the near one, and of a high board its view is so many eighths of the
    /// board away from the edge.
    #[must_use]
    fn zoomed(self, zoom: Zoom, side: u8, eighths: i32) -> Lens {
        let (w, h) = self.board;
        let edge = h * eighths / 8;
        // The side stands a little to the right: there is room for the map.
        let middle = w / 2 - self.map().0 * 3 / 8;
        match zoom {
            Zoom::Whole => Lens { whole: true, ..self },
            Zoom::At(x, y) => self.around(x, y),
            Zoom::Side => match side & 3 {
                0 => self.around(middle, h - edge),
                1 => self.around(w, h / 2),
                2 => self.around(middle, edge),
                _ => self.around(0, h / 2),
            },
        }
    }

    /// Returns the middle of what is seen.
    pub fn middle(&self) -> (i32, i32) {
        let (x, y, w, h) = self.seen;
        (x + w / 2, y + h / 2)
    }

    /// Returns the units for this many pixels.
    pub fn units(&self, pixels: i32) -> i32 {
        pixels * self.least / self.large
    }

    /// Returns the thousandths of a pixel for this many units.
    pub fn pixels(&self, units: i32) -> i32 {
        units * self.large * 1000 / self.least
    }

    /// Returns the longer side of the map.
    fn map_size(&self) -> i32 {
        let (_, _, w, h) = self.seen;
        (w.min(h) / 5).clamp(self.units(MAP[0]), self.units(MAP[1]))
    }

    /// Returns the width and height of the map.
    pub fn map(&self) -> (i32, i32) {
        let (w, h) = self.board;
        let (longer, size) = (w.max(h).max(1), self.map_size());
        (size * w / longer, size * h / longer)
    }

    /// Returns whether a site there is seen, to more than its half.
    pub fn sees(&self, (x, y): (i32, i32)) -> bool {
        let (left, top, w, h) = self.seen;
        let half = self.least / 2;
        let within = |at: i32, from: i32, size: i32| from + half <= at && at <= from + size - half;
        within(x, left, w) && within(y, top, h)
    }

    /// Returns the place at the upper or lower edge in which the map covers the fewest of these
    /// sites, and if it can be not the one that has the keyboard's focus: in quarters of the way from
    /// the left corner to the right one, and whether at the bottom. Where it makes no difference, a
    /// corner, towards the board's middle: what it covers there can be brought from below it.
    pub fn map_place(
        &self,
        sites: impl Iterator<Item = (i32, i32)> + Clone,
        focus: (i32, i32),
    ) -> (i32, bool) {
        let (left, top, w, h) = self.seen;
        let (map_w, map_h) = self.map();
        // The map may cover the outermost eighth of a target.
        let half = self.least * 3 / 8;
        let covered = |quarters: i32, bottom: bool| {
            let x = left + (w - map_w) * quarters / 4;
            let y = if bottom { top + h - map_h } else { top };
            let hidden = |&(at_x, at_y): &(i32, i32)| {
                let within =
                    |at: i32, from: i32, size: i32| from - half < at && at < from + size + half;
                within(at_x, x, map_w) && within(at_y, y, map_h)
            };
            (hidden(&focus), sites.clone().filter(hidden).count())
        };
        let (x, y) = self.middle();
        let (near, bottom) = (if 2 * x < self.board.0 { 4 } else { 0 }, 2 * y < self.board.1);
        let mut best = ((near, bottom), (true, usize::MAX));
        for (at, flip) in PLACES {
            let place = ((near - at).abs(), bottom != flip);
            let covers = covered(place.0, place.1);
            if covers < best.1 {
                best = (place, covers);
            }
        }
        best.0
    }
}

/// Returns whether a board is to lie upright in a place of this width and any height so that it can
/// be pressed as a whole: upright only where it has to; `None` where it cannot. Where nothing is
/// known of the place, it can.
pub(crate) fn pressable(board: &Board, width: i32) -> Option<bool> {
    let fits = |upright: &bool| {
        let facing = Facing { upright: *upright, ..Facing::default() };
        Lens::new(board, facing, (width, TALL)).is_none()
    };
    [false, true].into_iter().find(fits)
}

impl Play {
    /// Sets the board's orientation from the size, in pixels, of its place, which is higher than
    /// wide if `upright`. People who sit opposite each other have their sides before them wherever
    /// the board can be pressed so; what is said at one edge or the other does not turn it.
    pub(crate) fn lie(&mut self, upright: bool, room: (i32, i32)) {
        let board = || pressable(&self.session.board(), room.0);
        self.layout.upright = self.facing().opposite.then(board).flatten().unwrap_or(upright);
    }

    /// Returns the lens through which its board is seen in a place of this many pixels: not while
    /// it is shown what was missed, which may have been anywhere.
    pub fn lens(&self, board: &Board, room: (i32, i32)) -> Option<Lens> {
        if self.missed().is_some() {
            return None;
        }
        let facing = self.facing();
        let near = Facing::near(self.layout.side.index(), self.session.seats());
        // A figure always shows the whole board.
        let lens = Lens::new(board, facing, room).filter(|_| !self.is_figure())?;
        // A piece on which something is being noted stays in view.
        let noted = match self.beside.noting {
            Some(Noting::What(id)) => self.session.site_of_unknown(id),
            _ => None,
        };
        let zoom = match noted.map(|site| facing.place(board, site)) {
            Some((x, y)) => Zoom::At(x, y),
            // Who is out has no side any more: the others play on everywhere.
            None if self.is_out() && self.layout.zoom == Zoom::Side => Zoom::Whole,
            None => self.layout.zoom,
        };
        // Once armies are laid out, where they meet is seen: of two at the middle, of four at the
        // front of the near arm; but from the edge where the window is that high.
        let (eighths, enough) = match self.session.seats() {
            _ if !self.session.has_secrets() || self.session.is_laying() => (0, 0),
            2 => (3, 5),
            _ => (2, 3),
        };
        let eighths = if 8 * lens.seen.3 < enough * lens.board.1 { eighths } else { 0 };
        Some(lens.zoomed(zoom, near.wrapping_sub(facing.turned), eighths))
    }
}

impl Play {
    /// Puts the map where it covers the least.
    pub(crate) fn set_map(&mut self, shell: &Shell) {
        let Some(lens) = self.shown_lens(shell) else { return };
        let (board, facing) = (self.session.board(), self.facing());
        let sites = (0..board.sites.len()).map(|site| facing.place(&board, site));
        self.layout.map_place = lens.map_place(sites, facing.place(&board, self.hand.cursor));
    }

    /// Returns the lens of the open game, where its board is magnified.
    fn shown_lens(&self, shell: &Shell) -> Option<Lens> {
        self.lens(&self.session.board(), shell.viewport.board)
    }

    /// Brings a site into view that the keyboard has come to.
    pub(crate) fn bring(&mut self, site: usize, shell: &Shell) {
        let Some(lens) = self.shown_lens(shell).filter(|lens| !lens.whole) else { return };
        let at = self.facing().place(&self.session.board(), site);
        if lens.sees(at) {
            return;
        }
        self.layout.zoom = Zoom::At(at.0, at.1);
    }

    /// Brings into view where a computer's move ended, of two who play. (The moves of three others
    /// would lead to three places.)
    pub(crate) fn follow(&mut self, shell: &Shell) {
        if self.session.seats() > 2 || self.layout.zoom == Zoom::Whole {
            return;
        }
        let trace = self.session.trace(self.session.table.len());
        let end = trace.and_then(|trace| trace.path.last().copied());
        let (Some(site), Some(lens)) = (end, self.shown_lens(shell)) else { return };
        let (at, (x, y)) = (self.facing().place(&self.session.board(), site), lens.middle());
        let (left, top, w, h) = lens.seen;
        // No farther than the site and half of what is around it needs.
        let shift = |at: i32, from: i32, size: i32| {
            let margin = lens.least.min(size / 2);
            (at - from - margin).min(0) + (at + margin - from - size).max(0)
        };
        let (dx, dy) = (shift(at.0, left, w), shift(at.1, top, h));
        if (dx, dy) != (0, 0) {
            self.look_at(lens, x + dx, y + dy);
        }
    }

    /// Puts the keyboard's cursor on a site that is seen, the one nearest to the middle.
    pub(crate) fn stand(&mut self, shell: &Shell) {
        let Some(lens) = self.shown_lens(shell) else { return };
        let (board, facing, middle) = (self.session.board(), self.facing(), lens.middle());
        let place = |site: usize| facing.place(&board, site);
        if lens.whole || lens.sees(place(self.hand.cursor)) {
            return;
        }
        let far = |site: &usize| {
            let (x, y) = place(*site);
            (x - middle.0).pow(2) + (y - middle.1).pow(2)
        };
        let nearest = (0..board.sites.len()).min_by_key(far);
        self.hand.cursor = nearest.unwrap_or(self.hand.cursor);
    }

    /// Shows what lies around a point, in thousandths of the board's width and height.
    pub(crate) fn see(&mut self, x: i32, y: i32, shell: &Shell) {
        let Some(lens) = self.shown_lens(shell) else { return };
        let (w, h) = lens.board;
        self.look_at(lens, x * w / 1000, y * h / 1000);
    }

    /// Moves the window by so many pixels that the board was drawn aside.
    pub(crate) fn pan(&mut self, dx: i32, dy: i32, shell: &Shell) {
        let Some(lens) = self.shown_lens(shell) else { return };
        let (x, y) = lens.middle();
        self.look_at(lens, x - lens.units(dx), y - lens.units(dy));
    }

    /// Looks at a point; no farther than to the board's edge, from which it would have to
    /// come back.
    fn look_at(&mut self, lens: Lens, x: i32, y: i32) {
        let (x, y) = Lens { whole: false, ..lens }.around(x, y).middle();
        self.layout.zoom = Zoom::At(x, y);
    }

    /// Performs an action beside a magnified board.
    pub(crate) fn act_on_lens(&mut self, zooming: Zooming, shell: &Shell) {
        let Some(lens) = self.shown_lens(shell) else { return };
        match zooming {
            Zooming::Pan(side) => {
                let ((x, y), (_, _, w, h)) = (lens.middle(), lens.seen);
                let (dx, dy) = match side {
                    Side::Left => (-w, 0),
                    Side::Right => (w, 0),
                    Side::Up => (0, -h),
                    Side::Down => (0, h),
                };
                self.look_at(lens, x + dx / 2, y + dy / 2);
            }
            Zooming::Show(Target::Site(site)) => {
                let board = self.session.board();
                if site < board.sites.len() {
                    let (x, y) = self.facing().place(&board, site);
                    self.look_at(lens, x, y);
                    self.hand.cursor = site;
                }
            }
            Zooming::Show(_) => {}
            Zooming::Whole => {
                let (x, y) = lens.middle();
                self.layout.zoom = match lens.whole {
                    false => Zoom::Whole,
                    true if self.is_out() => Zoom::At(x, y),
                    true => Zoom::Side,
                };
            }
        }
    }

    /// Handles a press while the whole is shown, which magnifies, says around what, and never
    /// plays.
    pub(crate) fn magnify(&mut self, target: Target, shell: &Shell, out: &mut Out) -> bool {
        let (Target::Site(site), Some(lens)) = (target, self.shown_lens(shell)) else {
            return false;
        };
        if !lens.whole {
            return false;
        }
        let board = self.session.board();
        let at = self.facing().place(&board, site);
        let name = board.sites.get(site).map_or("", |site| site.name.as_str());
        let text = shell.lang().words().magnified(&name);
        out.say(text);
        self.hand.cursor = site;
        self.look_at(lens, at.0, at.1);
        true
    }
}

/// Returns the lens for the board that is shown: none behind the curtain, where there is nothing to
/// point at.
pub(crate) fn lens(shell: &Shell, open: &Play, view: &PlayView) -> Option<Lens> {
    open.lens(&view.scene.board, shell.viewport.board).filter(|_| !view.drawn)
}

/// Renders the board's box as the lens shows it, in its place.
pub(crate) fn place(
    shell: &Shell,
    open: &Play,
    lens: Option<Lens>,
    scene: &Scene,
    mut svg: Element,
    grid: Option<Element>,
) -> Element {
    let facing = open.facing();
    let Some(lens) = lens.filter(|lens| !lens.whole) else {
        let class = if lens.is_some() { "bx tiny" } else { "bx" };
        // The replay of missed moves has a board element of its own: removing that element ends its
        // animations.
        let key = if open.missed().is_some() { "film" } else { "bx" };
        let bx = with("div", class).key(key).kid(svg.key("board")).kids(grid);
        return with("div", "bd").key("bd").kid(bx);
    };
    for kid in &mut svg.kids {
        if let Node::Element(layer) = kid
            && let Some(id) = MAPPED.iter().find(|id| layer.key.as_deref() == id.get(2..))
        {
            layer.attrs.push(("id", (*id).into()));
        }
    }
    let map = map(shell, open, &lens, scene, facing);
    let ((w, h), (x, y, wide, high)) = (lens.board, lens.seen);
    let pixels = |units: i32| decimal(lens.pixels(units)) + "px";
    // At an edge of the board a finger that moves on in that direction scrolls the page.
    let ends = |from: i32, to: i32, ways: [&'static str; 4]| {
        ways[usize::from(from <= 0) + 2 * usize::from(to <= 0)]
    };
    let across = ends(x, w - x - wide, ["", " pan-left", " pan-right", " pan-x"]);
    let down = ends(y, h - y - high, ["", " pan-up", " pan-down", " pan-y"]);
    let bx = with("div", "bx").key("bx").kid(svg.key("board")).kids(grid);
    let bx = bx.var("--bw", pixels(w)).var("--vx", pixels(-x)).var("--vy", pixels(-y));
    let pan = format!("pinch-zoom{across}{down}");
    let edges = edges(shell, open, &lens, scene);
    with("div", "bd big").var("--pan", pan).key("bd").kid(bx).kid(map).kids(edges)
}

/// Renders, at each edge beyond which what is selected can go, a button that shows the nearest such
/// site; its name, and how many more there are, are heard.
fn edges(shell: &Shell, open: &Play, lens: &Lens, scene: &Scene) -> Vec<Element> {
    let words = shell.lang().words();
    // (A window of less than some targets has no room for them.)
    let (width, height) = shell.viewport.board;
    if open.session.is_laying() || width.min(height) < 4 * LARGE {
        return Vec::new();
    }
    let lying = open.facing().board(&scene.board);
    let (left, top, w, h) = lens.seen;
    // Of each site out of sight the edge it lies beyond, how far, and where along the edge.
    let beyond = |mark: &Mark| {
        let (Mark::Legal(site) | Mark::Next(site) | Mark::LegalTake(site)) = mark else {
            return None;
        };
        let (x, y) = open.facing().place(lying, *site);
        if lens.sees((x, y)) {
            return None;
        }
        let (along_x, along_y) = ((x - left) * 100 / w.max(1), (y - top) * 100 / h.max(1));
        let ways = [
            (top - y, 0, along_x),
            (left - x, 1, along_y),
            (x - left - w, 2, along_y),
            (y - top - h, 3, along_x),
        ];
        let (far, edge, along) = ways.into_iter().max()?;
        Some((edge, far, along.clamp(15, 85), *site))
    };
    let all: Vec<(usize, i32, i32, usize)> = scene.marks.iter().filter_map(beyond).collect();
    let edges = [
        ("edge up", "↑", words.see_up),
        ("edge left", "←", words.see_left),
        ("edge right", "→", words.see_right),
        ("edge down", "↓", words.see_down),
    ];
    let edge = |(n, (class, arrow, way)): (usize, (&'static str, &str, &str))| {
        let there = || all.iter().filter(|(edge, ..)| *edge == n);
        let &(.., along, site) = there().min_by_key(|(_, far, ..)| *far)?;
        let name = lying.sites.get(site)?.name.as_str();
        let text = format!("{} {arrow}", words.see);
        let sites = match there().count() {
            1 => name.to_owned(),
            more => format!("{name} +{}", more - 1),
        };
        let label = join(words.parts, &mut [way, &sites].into_iter());
        let show = button(class, Zooming::Show(Target::Site(site)), text).key(class);
        Some(show.attr("aria-label", label).var("--along", format!("{along}%")))
    };
    edges.into_iter().enumerate().filter_map(edge).collect()
}

/// The layers of the board that its map repeats, by their ids: `m-` and their keys.
const MAPPED: [&str; 2] = ["m-art", "m-pieces"];

/// Renders the whole board, small, with a frame around what is seen.
fn small(lens: &Lens, scene: &Scene, facing: Facing) -> Element {
    let lying = facing.board(&scene.board);
    let (w, h) = lens.board;
    // These dots show the next clicks and the last move, which may be out of sight.
    let dots = scene.marks.iter().filter_map(|mark| {
        let (site, class) = match mark {
            Mark::To(site) => (site, "m-last w10"),
            Mark::Legal(site) | Mark::Next(site) => (site, "d-act"),
            Mark::LegalTake(site) => (site, "d-take"),
            _ => return None,
        };
        let (x, y) = facing.place(lying, *site);
        Some(circle(class, x, y, lens.units(3)))
    });
    let layers = MAPPED.iter().map(|id| el("use").attr("href", format!("#{id}")));
    let (x, y, wide, high) = lens.seen;
    let frame = |class: &'static str| {
        let line = lens.units(1);
        rect(class, x + line, y + line, wide - 2 * line, high - 2 * line, 0)
    };
    with("svg", format!("board {}", lying.class))
        .key("svg")
        .attr("viewBox", format!("0 0 {w} {h}"))
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .kids(layers)
        .kid(el("g").key("dots").kids(dots))
        .kid(el("g").key("frame").kid(frame("f-out")).kid(frame("f-in")))
}

/// Renders the map: the whole board, small, and over it a button a side.
fn map(shell: &Shell, open: &Play, lens: &Lens, scene: &Scene, facing: Facing) -> Element {
    let words = shell.lang().words();
    let (quarters, bottom) = open.layout.map_place;
    let sides = [
        ("up", Side::Up, words.see_up),
        ("left", Side::Left, words.see_left),
        ("right", Side::Right, words.see_right),
        ("down", Side::Down, words.see_down),
    ];
    let sides = sides.map(|(class, side, label)| {
        button(class, Zooming::Pan(side), "").key(class).attr("aria-label", label)
    });
    let (map_w, map_h) = lens.map();
    let pixels = |units: i32| decimal(lens.pixels(units)) + "px";
    with("div", if bottom { "map bottom" } else { "map" })
        .key("map")
        .attr("role", "group")
        .attr("aria-label", words.seen_part)
        .var("--mw", pixels(map_w))
        .var("--mh", pixels(map_h))
        .var("--mx", pixels((lens.seen.2 - map_w) * quarters / 4))
        .kid(small(lens, scene, facing))
        .kids(sides)
}
