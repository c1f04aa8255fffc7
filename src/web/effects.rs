//! Carries effects out.

use super::dom::{after, document, window};
use super::state::{KEPT, STATE, send};
use super::{mind, storage};
use crate::app::{Effect, Motion, Msg};
use crate::mind::Job;
use std::cell::Cell;
use wasm_bindgen::prelude::*;
use web_sys::{Document, HtmlElement, Window};

/// Milliseconds since the page was opened, whatever the clock is set to.
fn now() -> f64 {
    window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}

pub(super) fn carry_out(effect: Effect) -> Result<(), JsValue> {
    let (Some(window), Some(doc)) = (window(), document()) else { return Ok(()) };
    match effect {
        Effect::Go(hash) => window.location().set_hash(&hash)?,
        Effect::Replace(hash) => {
            window.history()?.replace_state_with_url(&JsValue::NULL, "", Some(&hash))?;
        }
        Effect::Say { text, urgent } => say(&doc, &text, urgent)?,
        Effect::Hush => hush(&doc),
        Effect::Focus(id) => focus(&id)?,
        Effect::Show(anchor) => show(&window, &doc, anchor)?,
        Effect::Think { job, hold, here } => think(job, hold, here),
        Effect::Alarm { number, ms } => {
            after(ms as i32, move || send(Msg::Late { number, ms }));
        }
        Effect::Wait { number, ms } => after(ms as i32, move || send(Msg::Waited(number))),
        Effect::Hurry => mind::hurry(),
        Effect::StopThinking => mind::forget(),
        Effect::Copy { text, link } => copy(&window, &text, link),
        Effect::Download { name, text } => download(&doc, &name, &text)?,
        Effect::FullScreen => fill_screen(&doc),
        Effect::Print => window.print()?,
        Effect::Remember(game) => KEPT.with_borrow_mut(|kept| *kept = game),
        Effect::Motion(motion) => animate(&window, &doc, &motion)?,
        Effect::Post(event) => tell(event),
        Effect::Claim { slot, take } => storage::claim(&slot, take),
        Effect::Release(slot) => storage::release(&slot),
        Effect::Idle { number, ms } => after(ms as i32, move || send(Msg::Idle(number))),
        Effect::Site(what) => site(what),
        Effect::Warn(text) => web_sys::console::warn_1(&format!("Palamède: {text}").into()),
        Effect::Fetch(pack) => fetch_words(&pack.name()),
        Effect::Ready => {
            tell("ready");
            if !cfg!(debug_assertions) {
                site("keep");
            }
        }
    }
    Ok(())
}

/// Shows a page from its top, or at an element.
fn show(window: &Window, doc: &Document, anchor: Option<String>) -> Result<(), JsValue> {
    window.scroll_to_with_x_and_y(0.0, 0.0);
    let id = anchor.unwrap_or_else(|| "main".to_owned());
    focus(&id)?;
    if let Some(element) = doc.get_element_by_id(&id).filter(|_| id != "main") {
        element.scroll_into_view();
    }
    Ok(())
}

/// Lets the computer think; its answer, or that there is none, is heard no sooner than after `hold`
/// milliseconds.
fn think(job: Job, hold: u32, here: bool) {
    HELD_UNTIL.set(now() + f64::from(hold));
    mind::think(job, here, |heard| {
        let held = !matches!(heard, Msg::Taken(_));
        let wait = if held { (HELD_UNTIL.get() - now()).max(0.0) } else { 0.0 };
        after(wait as i32, move || send(heard));
    });
}

fn fill_screen(doc: &Document) {
    if doc.fullscreen_element().is_some() {
        doc.exit_fullscreen();
    } else if let Some(root) = doc.document_element() {
        let _ = root.request_fullscreen();
    }
}

#[wasm_bindgen]
extern "C" {
    /// Fetches the pack of this name, then calls [`fetched`](super::fetched). It is
    /// `boot.js`'s: it has often fetched the first ones before the engine is here.
    #[wasm_bindgen(js_name = fetchWords)]
    fn fetch_words(name: &str);

    /// What concerns the site as a whole, `boot.js`'s too: `keep` it for use offline,
    /// `look` for a newer build, `renew` the page with it, ask that what is kept be let
    /// `persist`.
    #[wasm_bindgen(js_name = site)]
    fn site(what: &str);
}

thread_local! {
    /// Until when the computer's answer is held back.
    static HELD_UNTIL: Cell<f64> = const { Cell::new(0.0) };
}

/// Moves the focus to an element; in a frame only where it is in the frame: the page around
/// it may be typed into.
pub(super) fn focus(id: &str) -> Result<(), JsValue> {
    let window = window();
    let parent = window.as_ref().and_then(|window| window.parent().ok()?);
    let doc = document();
    if parent != window && !doc.as_ref().is_some_and(|doc| doc.has_focus().unwrap_or(true)) {
        return Ok(());
    }
    let element = doc.and_then(|doc| doc.get_element_by_id(id));
    match element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // The page decides what is scrolled to.
        Some(element) => {
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(true);
            element.focus_with_options(&options)?;
            // What is to be copied by hand is selected.
            if let Some(area) = element.dyn_ref::<web_sys::HtmlTextAreaElement>() {
                area.select();
            }
            Ok(())
        }
        None => Ok(()),
    }
}

/// Makes the live regions: before the first sentence, or it would not be heard.
pub(super) fn make_regions(doc: &Document) -> Result<(), JsValue> {
    for (id, role, manner) in [("said", "status", "polite"), ("said-now", "alert", "assertive")] {
        let region = doc.create_element("div")?;
        region.set_id(id);
        region.set_class_name("vh");
        region.set_attribute("role", role)?;
        region.set_attribute("aria-live", manner)?;
        region.set_attribute("aria-atomic", "true")?;
        if let Some(body) = doc.body() {
            body.append_child(&region)?;
        }
    }
    Ok(())
}

/// Empties the live regions: who reads the page to its end finds nothing there that is over.
pub(super) fn hush(doc: &Document) {
    for id in ["said", "said-now"] {
        if let Some(region) = doc.get_element_by_id(id) {
            region.set_text_content(None);
        }
    }
}

/// Says a sentence through a live region.
fn say(doc: &Document, text: &str, urgent: bool) -> Result<(), JsValue> {
    let lang = STATE.with_borrow(|state| state.as_ref().map(|s| s.app.lang()).unwrap_or_default());
    let id = if urgent { "said-now" } else { "said" };
    let Some(region) = doc.get_element_by_id(id) else { return Ok(()) };
    // The same sentence twice is said twice: a new element each time.
    let line = doc.create_element("p")?;
    line.set_text_content(Some(lang.set(text).trim()));
    region.replace_children_with_node_1(&line);
    Ok(())
}

fn copy(window: &Window, text: &str, link: bool) {
    let base = STATE.with_borrow(|state| state.as_ref().map(|s| s.app.base.clone()));
    let text = if link { format!("{}{text}", base.unwrap_or_default()) } else { text.to_owned() };
    let clipboard = js_sys::Reflect::get(&window.navigator(), &"clipboard".into());
    let Some(clipboard) = clipboard.ok().and_then(|c| c.dyn_into::<web_sys::Clipboard>().ok())
    else {
        send(Msg::Copied(Some(text)));
        return;
    };
    let done = Closure::once(|_: JsValue| send(Msg::Copied(None)));
    let by_hand = text.clone();
    let refused = Closure::once(move |_: JsValue| send(Msg::Copied(Some(by_hand))));
    let _ = clipboard.write_text(&text).then2(&done, &refused);
    done.forget();
    refused.forget();
}

/// The address of a file with this text.
pub(super) fn file(text: &str) -> Result<String, JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = web_sys::Blob::new_with_str_sequence(&parts)?;
    web_sys::Url::create_object_url_with_blob(&blob)
}

fn download(doc: &Document, name: &str, text: &str) -> Result<(), JsValue> {
    let url = file(text)?;
    let link: web_sys::HtmlAnchorElement = doc.create_element("a")?.dyn_into()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&url)
}

/// Moves the piece that the last step moved along its path, then lets what it took
/// fade. The marks tell it all where nothing moves.
fn animate(window: &Window, doc: &Document, motion: &Motion) -> Result<(), JsValue> {
    let Some(root) = doc.document_element() else { return Ok(()) };
    let style = window.get_computed_style(&root)?;
    let time = |name: &str| -> Option<f64> {
        let text = style.as_ref()?.get_property_value(name).ok()?;
        text.trim().strip_suffix("ms").and_then(|ms| ms.parse::<i32>().ok()).map(f64::from)
    };
    let step = time("--move").unwrap_or(0.0);
    let (points, steps) = (&motion.way.points, motion.way.steps());
    let total = (step * steps as f64).min(600.0);
    let there = doc.query_selector_all(&format!(".bx .pc[data-site='{}']", motion.site))?;
    let piece = there.get(motion.nth);
    if let (Some(piece), Some(&(x, y)), true) = (piece, points.last(), total > 0.0) {
        let frames = js_sys::Array::new();
        for (px, py) in points {
            frames.push(&object(&[("translate", format!("{}px {}px", px - x, py - y).into())])?);
        }
        play(&piece, &frames, total, 0.0)?;
    }
    let fade = time("--take").filter(|_| motion.fades).unwrap_or(0.0);
    if fade > 0.0 {
        let frames = js_sys::Array::of2(&opacity(1.0)?, &opacity(0.38)?);
        play_all(doc, ".bx .mk-taken .ghost", &frames, fade, total)?;
    }
    let roll = time("--roll").filter(|_| motion.thrown).unwrap_or(0.0);
    if roll > 0.0 {
        let frames = js_sys::Array::of2(&turned("-3turn")?, &turned("0turn")?);
        play_all(doc, ".ask .die > svg", &frames, roll, 0.0)?;
    }
    after(total.max(roll) as i32, || send(Msg::Settled));
    Ok(())
}

fn opacity(value: f64) -> Result<JsValue, JsValue> {
    object(&[("opacity", value.into())])
}

fn turned(by: &str) -> Result<JsValue, JsValue> {
    object(&[("transform", format!("rotateX({by})").into())])
}

/// Plays an animation on every element that matches.
fn play_all(
    doc: &Document,
    selector: &str,
    frames: &js_sys::Array,
    length: f64,
    delay: f64,
) -> Result<(), JsValue> {
    let all = doc.query_selector_all(selector)?;
    for element in (0..all.length()).filter_map(|at| all.get(at)) {
        play(&element, frames, length, delay)?;
    }
    Ok(())
}

fn object(pairs: &[(&str, JsValue)]) -> Result<JsValue, JsValue> {
    let object = js_sys::Object::new();
    for (name, value) in pairs {
        js_sys::Reflect::set(&object, &(*name).into(), value)?;
    }
    Ok(object.into())
}

/// Plays an animation of this length after this delay, both in milliseconds.
fn play(element: &JsValue, frames: &js_sys::Array, length: f64, delay: f64) -> Result<(), JsValue> {
    let timing = object(&[
        ("duration", length.into()),
        ("delay", delay.into()),
        ("fill", "backwards".into()),
        ("easing", "cubic-bezier(.3, 0, .2, 1)".into()),
    ])?;
    let animate: js_sys::Function = js_sys::Reflect::get(element, &"animate".into())?.dyn_into()?;
    animate.call2(element, frames, &timing)?;
    Ok(())
}

/// Tells the page that embeds this one. It learns what kind of thing happened and in
/// which game, nothing more.
fn tell(event: &str) {
    let Some(window) = window() else { return };
    let Ok(Some(parent)) = window.parent() else { return };
    if parent == window {
        return;
    }
    let game = STATE.with_borrow(|state| {
        let game = state.as_ref()?.app.game.as_ref()?;
        Some(game.session.game().id())
    });
    let message = object(&[
        ("palamede", 1.into()),
        ("event", event.into()),
        ("game", game.unwrap_or_default().into()),
    ]);
    if let Ok(message) = message {
        let _ = parent.post_message(&message, "*");
    }
}
