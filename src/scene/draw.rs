//! A scene as one tree of SVG elements.

use super::marks;
use super::tree::{Element, el, with};
use super::{Look, Mark, Scene, text};

/// How the board lies before those who look at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facing {
    /// Turned by half a turn: the second player's side is near.
    pub turned: bool,
    /// The pieces of the seat at the far side are drawn upside down, for somebody
    /// who sits opposite.
    pub opposite: bool,
}

impl Facing {
    /// Where a point of the board lies on the screen.
    pub fn place(self, scene: &Scene, x: i32, y: i32) -> (i32, i32) {
        if self.turned { (scene.board.width - x, scene.board.height - y) } else { (x, y) }
    }
}

/// The scene as an `svg` element, hidden from assistive technology: the grid of
/// cells that lies over it speaks.
pub fn draw(scene: &Scene, facing: Facing) -> Element {
    let board = &scene.board;
    let place = |site: usize| match board.sites.get(site) {
        Some(site) => facing.place(scene, site.x, site.y),
        None => (0, 0),
    };
    let occupied = |site: usize| scene.piece_at(site).is_some();
    let art = el("g").key("art").kids(board.art.iter().cloned());
    let art = if facing.turned {
        art.attr("transform", format!("rotate(180 {} {})", board.width / 2, board.height / 2))
    } else {
        art
    };
    let layer = |key: &'static str, want: &dyn Fn(&Mark) -> bool| {
        let kids = scene.marks.iter().filter(|m| want(m)).map(|m| marks::draw(m, place, occupied));
        el("g").key(key).kids(kids)
    };
    let pieces = scene.pieces.iter().map(|piece| {
        let (x, y) = place(piece.site);
        let far = facing.opposite && piece.seat == Some(u8::from(!facing.turned));
        let turn = if far { " rotate(180)" } else { "" };
        with("g", "pc")
            .key(piece.id.to_string())
            .attr("data-site", piece.site.to_string())
            .attr("transform", format!("translate({x} {y}){turn}"))
            .kids(piece.look.draw())
    });
    let labels = board.labels.iter().map(|(x, y, label)| {
        let (x, y) = facing.place(scene, *x, *y);
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

/// A piece alone, as a small picture beside a player's name.
pub fn glyph(class: &'static str, look: &Look) -> Element {
    with("svg", format!("glyph board {class}"))
        .attr("viewBox", "-44 -44 88 88")
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .kids(look.draw())
}
