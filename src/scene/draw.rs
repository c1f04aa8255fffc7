//! A scene as one tree of SVG elements.

use super::look::Extent;
use super::marks;
use super::marks::Places;
use super::tree::{Element, el, with};
use super::{Board, Look, Mark, Scene, text};

/// How the board lies before those who look at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facing {
    /// Turned by half a turn: the second player's side is near.
    pub turned: bool,
    /// The pieces of the seat at the far side are drawn upside down, for somebody
    /// who sits opposite.
    pub opposite: bool,
    /// The place is higher than wide.
    pub upright: bool,
}

impl Facing {
    /// The board as it lies: the one for a high place, if it has one and that is wished.
    pub fn board(self, board: &Board) -> &Board {
        match &board.upright {
            Some(upright) if self.upright => upright,
            _ => board,
        }
    }

    /// Where a point of the board that lies so is on the screen.
    pub fn point(self, lying: &Board, x: i32, y: i32) -> (i32, i32) {
        if self.turned { (lying.width - x, lying.height - y) } else { (x, y) }
    }

    /// Where a site is on the screen; a corner where there is no such site.
    pub fn place(self, board: &Board, site: usize) -> (i32, i32) {
        let board = self.board(board);
        board.sites.get(site).map_or((0, 0), |site| self.point(board, site.x, site.y))
    }
}

/// The scene as an `svg` element, hidden from assistive technology: the grid of
/// cells that lies over it speaks.
pub fn draw(scene: &Scene, facing: Facing) -> Element {
    let board = facing.board(&scene.board);
    let place = |site: usize| facing.place(board, site);
    let scale = match board.size {
        100 => String::new(),
        size => format!(" scale(.{size:02})"),
    };
    let places = Places {
        place: &place,
        extent: &|site| scene.piece_at(site).map(|piece| piece.look.extent()),
        scale: &scale,
    };
    let art = el("g").key("art").kids(board.art.iter().cloned());
    let art = if facing.turned {
        art.attr("transform", format!("rotate(180 {} {})", board.width / 2, board.height / 2))
    } else {
        art
    };
    let layer = |key: &'static str, want: &dyn Fn(&Mark) -> bool| {
        let marks = scene.marks.iter().filter(|m| want(m)).map(|m| marks::draw(m, &places));
        el("g").key(key).kids(marks)
    };
    let pieces = scene.pieces.iter().map(|piece| {
        let (x, y) = place(piece.site);
        let far = facing.opposite && piece.seat == Some(u8::from(!facing.turned));
        let turn = if far { " rotate(180)" } else { "" };
        with("g", "pc")
            .key(piece.id.to_string())
            .attr("data-site", piece.site.to_string())
            .attr("transform", format!("translate({x} {y}){turn}{scale}"))
            .kids(piece.look.draw())
    });
    let labels = board.labels.iter().map(|(x, y, label)| {
        let (x, y) = facing.point(board, *x, *y);
        text("co big", x, y, label)
    });
    with("svg", format!("board {}", board.class))
        .attr("viewBox", format!("0 0 {} {}", board.width, board.height))
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .kid(art)
        .kid(with("g", "coords").key("coords").kids(labels))
        .kid(layer("below", &|m| marks::below(m)))
        .kid(layer("ghosts", &|m| matches!(m, Mark::Taken(..))))
        .kid(el("g").key("pieces").kids(pieces))
        .kid(layer("above", &|m| !marks::below(m) && !matches!(m, Mark::Taken(..))))
}

/// A piece alone, as a small picture beside a name.
pub fn glyph(class: &'static str, look: &Look) -> Element {
    let (w, h) = match look.extent() {
        Extent::Round(_) => (44, 44),
        Extent::Long(w, h) => (w.max(h * 7 / 10) + 4, h + 6),
    };
    with("svg", format!("glyph board {class}"))
        .attr("viewBox", format!("-{w} -{h} {} {}", 2 * w, 2 * h))
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .kids(look.draw())
}
