//! The measures that the layout gives: the shape and the size of the board's place, on a page of
//! rules the width of its figures, and how far the list of moves is scrolled. To ask for them lays
//! the whole page out, so they are not asked for after each picture: the browser tells what has
//! changed.

use super::dom::after;
use super::dom::{document, window};
use super::state::{STATE, send};
use palamede_app::{App, Msg};
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, ResizeObserver};

/// The board's place in the page, and within it; that of a figure, which has a board where it is played, and of a position that is
/// set up.
const PLACES: [&str; 2] = [".stage, .emb .bd", ".stage .bd, .emb .bd, .rule .fig, .set-up"];

/// The observer of the board's place, and the elements that are the place.
struct Watch {
    observer: ResizeObserver,
    places: [Option<Element>; 2],
}

thread_local! {
    static WATCH: RefCell<Option<Watch>> = const { RefCell::new(None) };
}

fn places(doc: &Document) -> [Option<Element>; 2] {
    PLACES.map(|place| doc.query_selector(place).ok().flatten())
}

/// Measures the board's place that was laid out before there was an engine (assets/boot.js).
pub(super) fn laid(doc: &Document, app: &App) -> Vec<Msg> {
    measure(&places(doc), app)
}

/// Watches the board's place where it is another element than before. Gives what is to be
/// told at once, so that already its first picture is right: unless its place was laid out `before`.
pub(super) fn watch(doc: &Document, app: &App, before: bool) -> Result<Vec<Msg>, JsValue> {
    let places = places(doc);
    WATCH.with_borrow_mut(|watch| {
        if watch.is_none() {
            // Wait until the observer has returned: drawing at once may change the observed sizes
            // again, which browsers report as an error.
            let changed = Closure::<dyn FnMut()>::new(|| {
                after(0, || changed().into_iter().for_each(send));
            });
            let observer = ResizeObserver::new(changed.as_ref().unchecked_ref())?;
            // The page watches until it is closed.
            changed.forget();
            *watch = Some(Watch { observer, places: [None, None] });
        }
        let Some(watch) = watch.as_mut().filter(|watch| watch.places != places) else {
            return Ok(Vec::new());
        };
        watch.observer.disconnect();
        places.iter().flatten().for_each(|place| watch.observer.observe(place));
        watch.places = places;
        Ok(if before { Vec::new() } else { measure(&watch.places, app) })
    })
}

/// Returns the messages for what the browser has seen to change.
fn changed() -> Vec<Msg> {
    WATCH.with_borrow(|watch| {
        STATE.with_borrow(|state| match (watch, state) {
            (Some(watch), Some(state)) => measure(&watch.places, &state.app),
            _ => Vec::new(),
        })
    })
}

/// The least width of a place in which fifteen columns of 24 pixels find room side by side.
const FIFTEEN: i32 = 375;
/// The least width of the sheet beside the board.
const SHEET: i32 = 240;
/// More than the width of any scroll bar.
const SCROLL_BAR: i32 = 60;

/// Returns the messages for what is new about the board's place: whether a long board is to stand
/// up in it, and its size in pixels. It stands where that makes it larger, in a place that is higher
/// than wide, and in one that is too narrow for a board that lies.
///
/// How the board lies decides the size of its place (styles/play-short.css): one from edge to edge
/// of the game's page (but for a scroll bar) could have eleven twentieths of the window's height,
/// one beside the sheet all that the sheet can leave.
fn measure([place, inner]: &[Option<Element>; 2], app: &App) -> Vec<Msg> {
    let size = |place: &Element| (place.client_width(), place.client_height());
    let upright = place.as_ref().map(|place| {
        let (width, height) = size(place);
        let played = place.parent_element().is_some_and(|page| page.class_list().contains("play"));
        let window = document().and_then(|doc| doc.document_element()).as_ref().map(size);
        match window.filter(|_| played) {
            Some((whole, high)) if whole - width < SCROLL_BAR => {
                width < FIFTEEN || high * 11 / 20 > width
            }
            Some((whole, _)) => height > width.max(whole - SHEET),
            None => height > width,
        }
    });
    let upright = upright.filter(|&upright| upright != app.shell.viewport.upright);
    let upright = upright.map(|upright| Msg::Resized { upright });
    let room = inner.as_ref().map(size).filter(|&room| room != app.shell.viewport.board);
    upright
        .into_iter()
        .chain(room.map(|(width, height)| Msg::BoardResized(width, height)))
        .collect()
}

/// Lets the list of moves be scrolled to the step that is shown, where it is another than the last
/// one, before any of them to its top; and what is said to its sentence.
pub(super) fn follow(doc: &Document, last: &mut String) -> Result<(), JsValue> {
    let step = doc.query_selector(".mv [aria-current]")?;
    let id = step.map(|step| step.id()).unwrap_or_default();
    if *last != id {
        *last = id;
        // Before the next picture, when the page is laid out anyway.
        let scroll = Closure::once_into_js(|| drop(scroll()));
        window().map(|window| window.request_animation_frame(scroll.unchecked_ref()));
    }
    Ok(())
}

fn scroll() -> Result<(), JsValue> {
    let Some(doc) = document() else { return Ok(()) };
    if let Some(say) = doc.query_selector(".play > .say")? {
        say.set_scroll_top(0);
    }
    let Some(list) = doc.query_selector(".mv")? else { return Ok(()) };
    let view = list.get_bounding_client_rect();
    if let Some(step) = list.query_selector("[aria-current]")? {
        let at = step.get_bounding_client_rect();
        let beyond = (at.bottom() - view.bottom()).max(0.0) + (at.top() - view.top()).min(0.0);
        list.set_scroll_top(list.scroll_top() + beyond as i32);
    } else {
        list.set_scroll_top(0);
    }
    Ok(())
}
