//! A scene as one tree of SVG elements.

use super::marks;
use super::marks::Places;
use super::memo;
use super::parts::{Extent, picture};
use super::tree::{Element, Node, el, with};
use super::{Board, Facing, Labels, Look, Mark, Piece, Scene, text};

/// The class of what stands upright in a board's art.
pub const STANDS: &str = "stands";

/// Draws a board's art as it lies.
fn art(board: &Board, facing: Facing) -> Element {
    let group = el("g").key("art");
    let quarters = i32::from(facing.turned & 3);
    if quarters == 0 {
        return group.kids(board.art.iter().cloned());
    }
    let upright = |element: &Element| {
        let mut element = element.clone();
        if element.get("class") == Some(STANDS) {
            for (_, value) in element.attrs.iter_mut().filter(|(name, _)| *name == "transform") {
                *value = format!("{value} rotate({})", -90 * quarters).into();
            }
        }
        element
    };
    let (x, y) = (board.width / 2, board.height / 2);
    group
        .kids(board.art.iter().map(upright))
        .attr("transform", format!("rotate({} {x} {y})", 90 * quarters))
}

/// Draws a piece at its place.
fn piece(scene: &Scene, board: &Board, facing: Facing, scale: &str, piece: &Piece) -> Element {
    let (x, y) = facing.place(board, piece.site);
    let x = x + sideways(scene, board, piece);
    let far = facing.opposite
        && piece.seat == Some(u8::from(facing.turned == 0))
        && !matches!(piece.look, Look::Tile { .. } | Look::Pennant { .. });
    let turn = if far { " rotate(180)" } else { "" };
    with("g", "pc")
        .key(piece.id.to_string())
        .attr("data-site", piece.site.to_string())
        .attr("transform", format!("translate({x} {y}){turn}{scale}"))
        .kids(piece.look.draw(facing.labels))
        .kids(scene.memo(piece.id).map(|face| memo::at(piece.look.extent(), face)))
}

/// Draws the scene as an `svg` element, hidden from assistive technology: the grid of cells that
/// lies over it speaks.
///
/// ```
/// use palamede_games::TurkishDraughts;
/// use palamede_rules::{Eye, Game, Options, Rules, Seen};
/// use palamede_scene::{Facing, draw};
///
/// let position = TurkishDraughts::start(&Options::new(TurkishDraughts::OPTIONS));
/// let scene = position.view(Eye::Open).scene(&[]);
/// let mut pieces = 0;
/// let svg = draw(&scene, Facing { turned: 2, opposite: true, ..Facing::default() });
/// svg.walk(&mut |element| pieces += usize::from(element.get("class") == Some("pc")));
/// assert_eq!(pieces, 32);
/// ```
pub fn draw(scene: &Scene, facing: Facing) -> Element {
    let board = facing.board(&scene.board);
    let place = |site: usize| facing.place(board, site);
    let scale = match board.size {
        100 => String::new(),
        size @ ..100 => format!(" scale(.{size:02})"),
        size => format!(" scale({}.{:02})", size / 100, size % 100),
    };
    let places = Places {
        place: &place,
        bends: &board.bends,
        leaps: &board.leaps,
        shift: &|site| shared(scene, board, site).shift,
        extent: &|site| extent(scene, board, site),
        cornered: &|site| {
            scene.pieces.iter().any(|piece| piece.site == site && piece.look.cornered())
        },
        labels: facing.labels,
        width: board.width,
        size: board.size,
        scale: &scale,
    };
    let (upon, below): (Vec<_>, Vec<_>) = scene.pieces.iter().partition(|piece| upon(piece));
    let pieces = below.into_iter().chain(upon).map(|it| piece(scene, board, facing, &scale, it));
    let labels = board.labels.iter().map(|(x, y, label)| {
        let (x, y) = facing.point(board, *x, *y);
        text("co big", x, y, label)
    });
    with("svg", format!("board {}", board.class))
        .attr("viewBox", format!("0 0 {} {}", board.width, board.height))
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .kid(art(board, facing))
        .kid(layer(scene, &places, "below"))
        // (over a way that is drawn past them)
        .kid(with("g", "coords").key("coords").kids(labels))
        .kid(el("g").key("pieces").kids(pieces))
        .kid(layer(scene, &places, "above"))
}

/// Draws the scene cut to the square around these sites that shows what stands next to them, too.
///
/// ```
/// use palamede_games::MakYek;
/// use palamede_rules::{Eye, Game, Options, Rules, Seen};
/// use palamede_scene::{Facing, detail};
///
/// let position = MakYek::start(&Options::new(MakYek::OPTIONS));
/// let scene = position.view(Eye::Open).scene(&[]);
/// let corner = detail(scene, Facing::default(), &[0]); // around a1
/// assert_ne!(corner.get("viewBox"), Some("0 0 924 924"));
/// ```
pub fn detail(mut scene: Scene, facing: Facing, sites: &[usize]) -> Element {
    let whole = scene.board.clone();
    let board = facing.board(&whole);
    let places = || sites.iter().map(|&site| facing.place(board, site));
    let (w, h) = board.cell;
    // Leave three quarters of a pitch on each side of the outermost sites.
    let span = |of: fn((i32, i32)) -> i32, pitch: i32| {
        let low = places().map(of).min().unwrap_or_default() - pitch * 3 / 4;
        let high = places().map(of).max().unwrap_or_default() + pitch * 3 / 4;
        (low, high - low)
    };
    let ((x, wide), (y, high)) = (span(|(x, _)| x, w), span(|(_, y)| y, h));
    let side = wide.max(high);
    // Nothing is shown that lies beyond the board, where that is large enough.
    let from = |low: i32, span: i32, whole: i32| match whole - side {
        left if left < 0 => left / 2,
        left => (low - (side - span) / 2).clamp(0, left),
    };
    let (x, y) = (from(x, wide, board.width), from(y, high, board.height));
    // Leave out pieces beyond the square, which browsers would lay out. (A piece that reaches into
    // the square stands within a pitch of it.)
    let near = |(px, py): (i32, i32)| {
        (x - w..=x + side + w).contains(&px) && (y - h..=y + side + h).contains(&py)
    };
    scene.pieces.retain(|piece| near(facing.place(board, piece.site)));
    let mut svg = draw(&scene, facing);
    let mut labels = board.labels.iter().map(|&(x, y, _)| near(facing.point(board, x, y)));
    for kid in &mut svg.kids {
        if let Node::Element(group) = kid
            && group.key.as_deref() == Some("coords")
        {
            group.kids.retain(|_| labels.next() == Some(true));
        }
    }
    svg.attrs.retain(|(name, _)| *name != "viewBox");
    svg.attr("viewBox", format!("{x} {y} {side} {side}"))
}

/// Draws the marks that lie below the pieces, or above them.
fn layer(scene: &Scene, places: &Places<'_>, key: &'static str) -> Element {
    // A site is marked as taken once only. A game may add a trail of its own, and its own selection
    // before it, if the clicks alone do not tell the way of a piece: these replace the trail and
    // the selection of the clicks.
    let again = |n: usize, mark: &Mark| {
        let before = |other: &Mark| match (other, mark) {
            (Mark::Taken(a, _), Mark::Taken(b, _)) => a == b,
            (Mark::Trail(_), Mark::Trail(_) | Mark::Selected(_)) => true,
            _ => false,
        };
        scene.marks[..n].iter().any(before)
    };
    let here = |(n, mark): &(usize, &Mark)| {
        marks::below(mark, places) == (key == "below") && !again(*n, mark)
    };
    // A click that takes pieces while the selected piece stays is marked on the selected piece's
    // own site: draw it as a destination, as the pieces taken are elsewhere.
    let stays = |site: usize| scene.marks.contains(&Mark::Selected(site));
    let drawn = scene.marks.iter().enumerate().filter(here).map(|(_, mark)| match mark {
        Mark::LegalTake(site) if stays(*site) => marks::draw(&Mark::Legal(*site), places),
        mark => marks::draw(mark, places),
    });
    el("g").key(key).kids(drawn)
}

/// Pieces that share a site stand side by side and overlap a little, those that come later
/// in front.
struct Shared {
    /// The number of pieces that share the site.
    count: i32,
    /// The width of all of them together, in hundredths of the board's size, and their height from
    /// the middle.
    wide: i32,
    high: i32,
    /// The length by which each stands closer to the one before than beside it.
    less: i32,
    /// The distance of their middle from the site's.
    shift: i32,
}

/// Returns the distance that a piece reaches to its sides.
fn half(piece: &Piece) -> i32 {
    match piece.look.extent() {
        Extent::Round(r) => r,
        Extent::Long(w, _) | Extent::Tile(w, _) => w,
        Extent::Upon => 0,
    }
}

/// Returns whether a piece is on the one that it shares its site with, and takes no room.
fn upon(piece: &Piece) -> bool {
    piece.look.extent() == Extent::Upon
}

/// The length by which pieces overlap that share a site.
const OVERLAP: i32 = 8;

fn shared(scene: &Scene, board: &Board, site: usize) -> Shared {
    let mut all = Shared { count: 0, wide: OVERLAP, high: 0, less: OVERLAP, shift: 0 };
    for piece in scene.pieces.iter().filter(|piece| piece.site == site && !upon(piece)) {
        all.count += 1;
        all.wide += 2 * half(piece) - OVERLAP;
        all.high = all.high.max(match piece.look.extent() {
            Extent::Round(r) => r,
            Extent::Long(_, h) | Extent::Tile(_, h) => h,
            Extent::Upon => 0,
        });
    }
    if all.count > 1 {
        // The group may use half of the room between its site and the neighbouring ones.
        let room = board.cell.0 * 150 / board.size.max(1);
        if all.wide > room {
            all.less += (all.wide - room) / (all.count - 1);
            all.wide = room;
        }
        // At the edge the first one stands on its site: beyond it are the coordinates.
        let sites = board.sites.iter().map(|site| site.x);
        let (low, high) = sites.fold((i32::MAX, 0), |(l, h), at| (l.min(at), h.max(at)));
        let here = board.sites.get(site).map_or(0, |site| site.x);
        let first = scene.pieces.iter().find(|piece| piece.site == site);
        let over = first.map_or(0, half) * board.size / 100;
        let reach = all.wide / 2 * board.size / 100;
        all.shift = (low - over - (here - reach)).max(0) - (here + reach - high - over).max(0);
    }
    all
}

/// Returns the distance of a piece from the middle of its site, to the side.
fn sideways(scene: &Scene, board: &Board, piece: &Piece) -> i32 {
    let all = shared(scene, board, piece.site);
    if all.count < 2 {
        return 0;
    }
    let here = scene.pieces.iter().filter(|other| other.site == piece.site);
    let before = here.take_while(|other| other.id != piece.id);
    let before: i32 = before.map(|other| 2 * half(other) - all.less).sum();
    let along = (before + half(piece) - all.wide / 2) * board.size / 100;
    if all.shift < 0 { all.shift - along } else { all.shift + along }
}

/// Returns the extent of what stands on a site, taken together.
fn extent(scene: &Scene, board: &Board, site: usize) -> Option<Extent> {
    let all = shared(scene, board, site);
    match all.count {
        0 | 1 => scene.piece_at(site).map(|piece| piece.look.extent()),
        _ => Some(Extent::Long(all.wide / 2, all.high)),
    }
}

/// Draws a piece alone, as a small picture beside a name.
///
/// ```
/// use palamede_scene::{Device, Look, glyph};
///
/// let disc = Look::Disc { side: 0, device: Device::Petals };
/// assert_eq!(glyph("light", &disc).get("class"), Some("glyph board light"));
/// ```
pub fn glyph(class: &'static str, look: &Look) -> Element {
    labelled(class, look, Labels::default())
}

/// Draws a look as a small picture beside a sentence, with the face of a tile as the reader wants
/// it.
pub fn labelled(class: &'static str, look: &Look, labels: Labels) -> Element {
    let (w, h) = match look.extent() {
        Extent::Round(_) | Extent::Upon => (44, 44),
        Extent::Long(w, h) => (w.max(h * 7 / 10) + 4, h + 6),
        Extent::Tile(w, h) => (w + 4, h + 4),
    };
    picture(format!("glyph board {class}"), w, h)
        .num("width", 36)
        .num("height", 36)
        .kids(look.draw(labels))
}
