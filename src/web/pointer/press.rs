//! A long press and the other button, on a cell whose piece can be noted on.

use super::drag;
use crate::web::dom::after;
use crate::web::dom::{closest, site};
use crate::web::state::send;
use palamede_app::{Memo, Msg};
use palamede_scene::Target;
use std::cell::Cell;
use web_sys::{Document, MouseEvent, PointerEvent};

/// The time for which a press is held to be a long one, in milliseconds.
const LONG: i32 = 500;

thread_local! {
    /// The number of the press: another one once it is let go or moves.
    static PRESS: Cell<u32> = const { Cell::new(0) };
    /// The point where the press began.
    static FROM: Cell<(i32, i32)> = const { Cell::new((0, 0)) };
    /// The site that was pressed long, until its click has come.
    static HELD: Cell<Option<usize>> = const { Cell::new(None) };
}

fn open_memo(site: usize) {
    send(Msg::Do(Memo::On(Some(Target::Site(site))).into()));
}

/// Ends a press, as the next one is another: what was awaited of it is not to come.
pub(in crate::web) fn end(_: &Document, _: PointerEvent) {
    PRESS.set(PRESS.get().wrapping_add(1));
}

pub(in crate::web) fn start(doc: &Document, event: PointerEvent) {
    HELD.set(None);
    FROM.set((event.client_x(), event.client_y()));
    // A long press counts for touch and pen only: a mouse has its other button, and a slow click is
    // still a click.
    let touched = event.is_primary() && event.pointer_type() != "mouse";
    let cell = closest(&event, "[data-memo]").filter(|_| touched);
    let doc = doc.clone();
    end(&doc, event);
    let Some(site) = cell.and_then(|cell| site(&cell)) else { return };
    let press = PRESS.get();
    after(LONG, move || {
        if PRESS.get() == press {
            HELD.set(Some(site));
            drag::forget(&doc);
            open_memo(site);
        }
    });
}

pub(in crate::web) fn go_on(doc: &Document, event: PointerEvent) {
    let (x, y) = FROM.get();
    let (dx, dy) = (event.client_x() - x, event.client_y() - y);
    if dx * dx + dy * dy > 64 {
        end(doc, event);
    }
}

/// Returns whether a click is the end of a long press. (With it the focus came back to the cell: it
/// is sent on once more.)
pub(in crate::web) fn was_long() -> bool {
    let held = HELD.take();
    held.into_iter().for_each(open_memo);
    held.is_some()
}

/// Notes on a piece by the other button, the menu key, or what a long press is to the browser.
pub(in crate::web) fn other(_: &Document, event: MouseEvent) {
    if let Some(site) = closest(&event, "[data-memo]").and_then(|cell| site(&cell)) {
        event.prevent_default();
        open_memo(site);
    }
}
