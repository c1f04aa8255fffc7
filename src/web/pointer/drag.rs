//! Dragging: never needed, the same two clicks.

use super::pan;
use crate::web::dom::{closest, site};
use crate::web::state::send;
use palamede_app::Msg;
use std::cell::{Cell, RefCell};
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, PointerEvent};

/// A press on a cell that may become a drag.
#[derive(Clone, Copy)]
struct Drag {
    from: usize,
    /// Whether what lies there can be taken up.
    lifts: bool,
    x: i32,
    y: i32,
    moving: bool,
}

thread_local! {
    static DRAG: Cell<Option<Drag>> = const { Cell::new(None) };
    /// The cell below the pointer that drags.
    static OVER: RefCell<Option<Element>> = const { RefCell::new(None) };
}

pub(in crate::web) fn start(doc: &Document, event: PointerEvent) {
    if pan::start(doc, &event) {
        return DRAG.set(None);
    }
    let cell = closest(&event, "[role=gridcell]");
    let pressed = cell.filter(|_| event.button() == 0);
    DRAG.set(pressed.and_then(|cell| Some((site(&cell)?, cell))).map(|(from, cell)| Drag {
        from,
        lifts: cell.has_attribute("data-lift"),
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
        // From where nothing can be taken a finger scrolls the page.
        if !std::mem::replace(&mut drag.moving, true) && drag.lifts {
            send(Msg::Lift(Some(drag.from)));
        }
        DRAG.set(Some(drag));
        over(below(doc, &event));
        let _ = lift(doc, Some((drag.from, dx, dy)));
    }
}

/// Returns the cell below a pointer.
fn below(doc: &Document, event: &PointerEvent) -> Option<Element> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    doc.element_from_point(x, y)?.closest("[role=gridcell]").ok()?
}

/// Shows which cell the pointer that drags is on.
fn over(cell: Option<Element>) {
    let before = OVER.replace(cell.clone());
    if before != cell {
        let _ = before.map(|cell| cell.remove_attribute("data-over"));
        let _ = cell.map(|cell| cell.set_attribute("data-over", ""));
    }
}

pub(in crate::web) fn end(doc: &Document, event: PointerEvent) {
    pan::end(doc);
    let Some(drag) = DRAG.take().filter(|drag| drag.moving) else { return };
    put_back(doc);
    let to = below(doc, &event).and_then(|cell| site(&cell)).filter(|&to| to != drag.from);
    send(to.map_or(Msg::Lift(None), |to| Msg::Drag { from: drag.from, to }));
}

/// Puts the dragged piece back on its site and unmarks the cell below it.
fn put_back(doc: &Document) {
    let _ = lift(doc, None);
    over(None);
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
    let (dx, dy) = turned(&svg, (dx, dy))?;
    let width = svg.get_bounding_client_rect().width();
    let unit = svg
        .get_attribute("viewBox")
        .and_then(|b| b.split(' ').nth(2)?.parse::<i32>().ok())
        .map_or(1.0, |whole| width / f64::from(whole));
    piece.class_list().add_1("drag")?;
    let (x, y) = ((f64::from(dx) / unit) as i32, (f64::from(dy) / unit) as i32);
    piece.style().set_property("translate", &format!("{x}px {y}px"))
}

/// Returns a way on the screen as the page lies: it may be turned to who sits elsewhere around the
/// screen.
fn turned(inside: &Element, (dx, dy): (i32, i32)) -> Result<(i32, i32), JsValue> {
    let page = inside.closest("[data-reads]")?;
    let style = page.and_then(|page| web_sys::window()?.get_computed_style(&page).ok()?);
    let angle = style.and_then(|style| style.get_property_value("rotate").ok());
    Ok(match angle.as_deref() {
        Some("-90deg") => (-dy, dx),
        Some("180deg") => (-dx, -dy),
        Some("90deg") => (dy, -dx),
        _ => (dx, dy),
    })
}

/// Stops the drag, as the browser took the pointer for itself.
pub(in crate::web) fn stop(doc: &Document, _: PointerEvent) {
    pan::stop(doc);
    forget(doc);
}

/// Ends a press that is no drag after all.
pub(in crate::web) fn forget(doc: &Document) {
    let drags = DRAG.take().is_some_and(|drag| drag.moving);
    put_back(doc);
    if drags {
        send(Msg::Lift(None));
    }
}
