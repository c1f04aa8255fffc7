//! A magnified board in its window, and the map that shows which part is seen.

use super::{button, decimal};
use crate::scene::tree::{Element, Node, el, with};
use crate::scene::{Facing, Mark, Scene, circle, rect};
use crate::web::app::{App, Lens};
use crate::web::game::Game;
use crate::web::session::Face;

/// The lens for the board that is shown: none behind the curtain, where there is nothing
/// to point at.
pub(super) fn lens(app: &App, open: &Game, face: &Face) -> Option<Lens> {
    let shown = !face.drawn || open.missed.is_some();
    open.lens(&face.scene.board, app.room).filter(|_| shown)
}

/// The board's box as the lens shows it, in its place.
pub(super) fn place(
    app: &App,
    open: &Game,
    lens: Option<Lens>,
    scene: &Scene,
    mut svg: Element,
    grid: Option<Element>,
) -> Element {
    let facing = open.facing();
    let Some(lens) = lens.filter(|lens| !lens.whole) else {
        let class = if lens.is_some() { "bx tiny" } else { "bx" };
        let bx = with("div", class).key("bx").kid(svg.key("board")).kids(grid);
        return with("div", "bd").key("bd").kid(bx);
    };
    for kid in &mut svg.kids {
        if let Node::Element(layer) = kid
            && let Some(id) = MAPPED.iter().find(|id| layer.key.as_deref() == id.get(2..))
        {
            layer.attrs.push(("id", (*id).into()));
        }
    }
    let map = map(app, open, &lens, scene, facing);
    let ((w, h), (x, y, wide, high)) = (lens.board, lens.seen);
    let pixels = |units: i32| decimal(lens.pixels(units)) + "px";
    // Where no more of it lies that way, a finger scrolls the page.
    let ends = |from: i32, to: i32, ways: [&'static str; 4]| {
        ways[usize::from(from <= 0) + 2 * usize::from(to <= 0)]
    };
    let across = ends(x, w - x - wide, ["", " pan-left", " pan-right", " pan-x"]);
    let down = ends(y, h - y - high, ["", " pan-up", " pan-down", " pan-y"]);
    let bx = with("div", "bx").key("bx").kid(svg.key("board")).kids(grid);
    let bx = bx.var("--bw", pixels(w)).var("--vx", pixels(-x)).var("--vy", pixels(-y));
    let pan = format!("pinch-zoom{across}{down}");
    with("div", "bd big").var("--pan", pan).key("bd").kid(bx).kid(map)
}

/// The layers of the board that its map repeats, by their ids: `m-` and their keys.
const MAPPED: [&str; 2] = ["m-art", "m-pieces"];

/// The whole board, small, with a frame around what is seen; over it a button a side.
fn map(app: &App, open: &Game, lens: &Lens, scene: &Scene, facing: Facing) -> Element {
    let words = app.lang().words();
    let lying = facing.board(&scene.board);
    let class = match open.corner {
        (false, false) => "map",
        (true, false) => "map right",
        (false, true) => "map bottom",
        (true, true) => "map right bottom",
    };
    let (w, h) = lens.board;
    // Where the next click or the last move may be out of sight.
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
    let svg = with("svg", format!("board {}", lying.class))
        .key("svg")
        .attr("viewBox", format!("0 0 {w} {h}"))
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .kids(layers)
        .kid(el("g").key("dots").kids(dots))
        .kid(el("g").key("frame").kid(frame("f-out")).kid(frame("f-in")));
    let sides = [
        ("pan:up", words.see_up),
        ("pan:left", words.see_left),
        ("pan:right", words.see_right),
        ("pan:down", words.see_down),
    ];
    let sides = sides.map(|(act, label)| {
        button(act.get(4..).unwrap_or_default(), act, "").key(act).attr("aria-label", label)
    });
    let (map_w, map_h) = lens.map();
    let pixels = |units: i32| decimal(lens.pixels(units)) + "px";
    with("div", class)
        .key("map")
        .attr("role", "group")
        .attr("aria-label", words.seen_part)
        .var("--mw", pixels(map_w))
        .var("--mh", pixels(map_h))
        .kid(svg)
        .kids(sides)
}
