//! Dragging a magnified board, or the frame on its map: never needed, the map's buttons
//! do the same.

use crate::web::dom::{closest, site};
use crate::web::state::send;
use palamede_app::Msg;
use std::cell::Cell;
use wasm_bindgen::prelude::*;
use web_sys::{Document, HtmlElement, MouseEvent, PointerEvent};

/// The thing that is drawn aside: the board, or its map.
#[derive(Clone, Copy)]
enum Pan {
    /// The frame on the map: its place, as it was pressed.
    Frame { map: [f64; 4] },
    /// The board: where the pointer was, how far it may go each way, how far it went.
    Board { from: (i32, i32), room: [i32; 4], by: Option<(i32, i32)> },
}

thread_local! {
    static PAN: Cell<Option<Pan>> = const { Cell::new(None) };
    /// Whether the last press drew the board aside: it is no click.
    static DRAWN: Cell<bool> = const { Cell::new(false) };
}

/// Returns whether a drag begins that draws the board aside, not a piece.
pub(in crate::web) fn start(doc: &Document, event: &PointerEvent) -> bool {
    DRAWN.set(false);
    PAN.set(begun(doc, event));
    see(event);
    PAN.get().is_some()
}

fn begun(doc: &Document, event: &PointerEvent) -> Option<Pan> {
    if event.button() != 0 {
        return None;
    }
    if let Some(map) = closest(event, ".map") {
        let map = map.get_bounding_client_rect();
        let map = [map.left(), map.top(), map.width(), map.height()];
        return Some(Pan::Frame { map });
    }
    let window = closest(event, ".big")?;
    let cell = closest(event, "[role=gridcell]").and_then(|cell| site(&cell));
    let piece = cell.map(|site| format!(".bx .pc[data-site='{site}']"));
    if piece.is_some_and(|piece| doc.query_selector(&piece).is_ok_and(|piece| piece.is_some())) {
        return None;
    }
    let board = window.query_selector(".bx").ok()??.get_bounding_client_rect();
    let window = window.get_bounding_client_rect();
    let room = [
        (window.right() - board.right()).min(0.0) as i32,
        (window.left() - board.left()).max(0.0) as i32,
        (window.bottom() - board.bottom()).min(0.0) as i32,
        (window.top() - board.top()).max(0.0) as i32,
    ];
    Some(Pan::Board { from: (event.client_x(), event.client_y()), room, by: None })
}

/// Brings the frame on the map under the pointer.
fn see(event: &PointerEvent) {
    let Some(Pan::Frame { map: [left, top, width, height] }) = PAN.get() else { return };
    let part = |at: i32, from: f64, size: f64| (1000.0 * (f64::from(at) - from) / size) as i32;
    send(Msg::MapPressed {
        x: part(event.client_x(), left, width),
        y: part(event.client_y(), top, height),
    });
}

pub(in crate::web) fn go_on(doc: &Document, event: &PointerEvent) {
    see(event);
    let Some(Pan::Board { from, room, by }) = PAN.get() else { return };
    let (dx, dy) = (event.client_x() - from.0, event.client_y() - from.1);
    if by.is_some() || dx * dx + dy * dy > 64 {
        let by = (dx.clamp(room[0], room[1]), dy.clamp(room[2], room[3]));
        PAN.set(Some(Pan::Board { from, room, by: Some(by) }));
        let _ = draw_aside(doc, Some(by));
    }
}

pub(in crate::web) fn end(doc: &Document) {
    if let Some(Pan::Board { by: Some((dx, dy)), .. }) = PAN.take() {
        let _ = draw_aside(doc, None);
        DRAWN.set(true);
        send(Msg::Pan { dx, dy });
    }
}

/// Stops drawing the board aside, as the browser took the pointer for itself.
pub(in crate::web) fn stop(doc: &Document) {
    PAN.set(None);
    let _ = draw_aside(doc, None);
}

/// Returns whether a click is the end of a drag, or of a press on the map that has been heard.
pub(in crate::web) fn heard(event: &MouseEvent) -> bool {
    // A key or another tool presses without a pointer.
    event.detail() != 0 && (DRAWN.take() || closest(event, ".map").is_some())
}

fn draw_aside(doc: &Document, by: Option<(i32, i32)>) -> Result<(), JsValue> {
    let Some(board) = doc.query_selector(".bx")? else { return Ok(()) };
    let board: HtmlElement = board.dyn_into()?;
    match by {
        Some((x, y)) => board.style().set_property("translate", &format!("{x}px {y}px")),
        None => board.style().remove_property("translate").map(|_| ()),
    }
}
