//! Dragging: never needed, the same two clicks.

use super::pan;
use crate::app::Msg;
use crate::web::dom::{closest, site};
use crate::web::state::send;
use std::cell::Cell;
use wasm_bindgen::prelude::*;
use web_sys::{Document, PointerEvent};

/// A press on a cell that may become a drag.
#[derive(Clone, Copy)]
struct Drag {
    from: usize,
    x: i32,
    y: i32,
    moving: bool,
}

thread_local! {
    static DRAG: Cell<Option<Drag>> = const { Cell::new(None) };
}

pub(in crate::web) fn start(doc: &Document, event: PointerEvent) {
    if pan::start(doc, &event) {
        return DRAG.set(None);
    }
    let cell = closest(&event, "[role=gridcell]");
    DRAG.set(cell.filter(|_| event.button() == 0).and_then(|cell| site(&cell)).map(|from| Drag {
        from,
        x: event.client_x(),
        y: event.client_y(),
        moving: false,
    }));
}

pub(in crate::web) fn go_on(doc: &Document, event: PointerEvent) {
    pan::go_on(doc, &event);
    let Some(mut drag) = DRAG.get() else { return };
    let (dx, dy) = (event.client_x() - drag.x, event.client_y() - drag.y);
    if drag.moving || dx * dx + dy * dy > 64 {
        drag.moving = true;
        DRAG.set(Some(drag));
        let _ = lift(doc, Some((drag.from, dx, dy)));
    }
}

pub(in crate::web) fn end(doc: &Document, event: PointerEvent) {
    pan::end(doc);
    let Some(drag) = DRAG.take().filter(|drag| drag.moving) else { return };
    let _ = lift(doc, None);
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let under = doc.element_from_point(x, y);
    let cell = under.and_then(|element| element.closest("[role=gridcell]").ok().flatten());
    if let Some(to) = cell.and_then(|cell| site(&cell)).filter(|&to| to != drag.from) {
        send(Msg::Drag { from: drag.from, to });
    }
}

/// Moves the picture of a piece with the pointer, or puts all back.
fn lift(doc: &Document, piece: Option<(usize, i32, i32)>) -> Result<(), JsValue> {
    let Some((site, dx, dy)) = piece else {
        let lifted = doc.query_selector_all(".pc.drag")?;
        for i in 0..lifted.length() {
            if let Some(piece) =
                lifted.get(i).and_then(|n| n.dyn_into::<web_sys::SvgElement>().ok())
            {
                piece.class_list().remove_1("drag")?;
                piece.style().remove_property("translate")?;
            }
        }
        return Ok(());
    };
    let Some(piece) = doc.query_selector(&format!(".bx .pc[data-site='{site}']"))? else {
        return Ok(());
    };
    let piece: web_sys::SvgElement = piece.dyn_into()?;
    let Some(svg) = piece.closest("svg")? else { return Ok(()) };
    // One unit of the drawing in the screen's pixels.
    let width = svg.get_bounding_client_rect().width();
    let unit = svg
        .get_attribute("viewBox")
        .and_then(|b| b.split(' ').nth(2)?.parse::<i32>().ok())
        .map_or(1.0, |whole| width / f64::from(whole));
    piece.class_list().add_1("drag")?;
    let (x, y) = ((f64::from(dx) / unit) as i32, (f64::from(dy) / unit) as i32);
    piece.style().set_property("translate", &format!("{x}px {y}px"))
}

/// The browser took the pointer for itself.
pub(in crate::web) fn stop(doc: &Document, _: PointerEvent) {
    pan::stop(doc);
    forget(doc);
}

/// It is no drag after all.
pub(in crate::web) fn forget(doc: &Document) {
    DRAG.set(None);
    let _ = lift(doc, None);
}
