//! Carries effects out.

use super::dom::{after, document, window};
use super::state::{KEPT, STATE, send};
use super::{mind, moves, storage};
use palamede_app::{Effect, FocusMove, FocusSite, Motion, Msg};
use palamede_rules::Seats;
use palamede_table::Job;
use std::cell::Cell;
use wasm_bindgen::prelude::*;
use web_sys::{Document, HtmlElement, Window};

/// Milliseconds since the page was opened, whatever the clock is set to.
fn now() -> f64 {
    window().and_then(|window| window.performance()).map_or(0.0, |clock| clock.now())
}

pub(super) fn carry_out(effect: Effect) -> Result<(), JsValue> {
    match effect {
        Effect::Claim { slot, take } => storage::claim(&slot, take),
        Effect::Fetch(pack) => fetch_words(&pack.name()),
        Effect::Ready => {
            site("ready");
            if !cfg!(debug_assertions) {
                site("keep");
            }
        }
        effect => moves::carry_out(effect)?,
    }
    Ok(())
}

/// Carries out an effect that no first picture has.
pub(super) fn carry_out_later(effect: Effect) -> Result<(), JsValue> {
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
        Effect::StartTimer { timer, ms } => {
            after(ms as i32, move || send(Msg::TimerFired(timer)));
        }
        Effect::Hurry => mind::hurry(),
        Effect::StopThinking => mind::forget(),
        Effect::Copy { text, link } => copy(&window, &text, link),
        Effect::Download { name, text } => download(&doc, &name, &text)?,
        Effect::FullScreen => fill_screen(&doc),
        Effect::Remember(game) => KEPT.with_borrow_mut(|kept| *kept = game),
        Effect::Sound(sound) => site(sound.name()),
        Effect::Motion(motion) => animate(&window, &doc, &motion)?,
        Effect::Turn => turn(&window, &doc)?,
        Effect::Post { event, game, winners } => post(event, game, winners),
        Effect::Release(slot) => storage::release(&slot),
        Effect::Site(what) => site(what),
        Effect::Warn(text) => web_sys::console::warn_1(&format!("Palamède: {text}").into()),
        Effect::Claim { .. } | Effect::Fetch(_) | Effect::Ready => {}
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
        let wait = if heard.is_held_back() { (HELD_UNTIL.get() - now()).max(0.0) } else { 0.0 };
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

    /// Sends word of the site as a whole to `boot.js`: there is something to see and it is `ready`
    /// for what is around it, `keep` it for use offline, `look` for a newer build, `renew` the page
    /// with it, ask that what is kept be let `persist`, `print` the page, `install` the site; or a sound
    /// that is to be heard.
    #[wasm_bindgen(js_name = site)]
    fn site(what: &str);
}

thread_local! {
    /// The time until which the computer's answer is held back.
    static HELD_UNTIL: Cell<f64> = const { Cell::new(0.0) };
}

/// Gives the focus to the element of this id, if it may have it.
pub(super) fn focus(id: &str) -> Result<(), JsValue> {
    let window = window();
    let parent = window.as_ref().and_then(|window| window.parent().ok()?);
    let Some(doc) = document() else { return Ok(()) };
    let element = doc.get_element_by_id(id).and_then(|it| it.dyn_into::<HtmlElement>().ok());
    let Some(element) = element else { return Ok(()) };
    let text = element.dyn_ref::<web_sys::HtmlTextAreaElement>();
    let site = FocusSite {
        framed: parent != window,
        page_has_focus: doc.has_focus().unwrap_or(true),
        in_figure: element.closest(".fig")?.is_some(),
        is_text: text.is_some(),
    };
    let Some(FocusMove { scrolls, selects }) = site.focus_move() else { return Ok(()) };
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(!scrolls);
    element.focus_with_options(&options)?;
    if let Some(text) = text.filter(|_| selects) {
        text.select();
    }
    Ok(())
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
    // Make a new element each time: a screen reader then says a repeated sentence again.
    let line = doc.create_element("p")?;
    line.set_text_content(Some(lang.set(text).trim()));
    region.replace_children_with_node_1(&line);
    Ok(())
}

fn copy(window: &Window, text: &str, link: bool) {
    let base = STATE.with_borrow(|state| state.as_ref().map(|s| s.app.shell.base.clone()));
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

/// Returns the address of a file with this text.
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

/// Returns the time for which the style sheets let something move, in milliseconds.
fn time(window: &Window, doc: &Document, name: &str) -> Option<f64> {
    let style = window.get_computed_style(&doc.document_element()?).ok()?;
    let text = style?.get_property_value(name).ok()?;
    text.trim().parse::<i32>().ok().map(f64::from)
}

/// Moves the piece that the last step moved along its path, then lets what it took
/// fade. The marks tell it all where nothing moves.
fn animate(window: &Window, doc: &Document, motion: &Motion) -> Result<(), JsValue> {
    let time = |name: &str| time(window, doc, name).unwrap_or(0.0);
    let step = time("--move");
    let (points, steps) = (&motion.way.points, motion.way.steps());
    let total = (step * steps as f64).min(3.0 * step);
    let fade = if motion.fades { time("--take") } else { 0.0 };
    if let Some(site) = motion.duel {
        let times = [total, time("--duel"), fade];
        let whole = if total > 0.0 { attack(doc, points, site, times)? } else { 0.0 };
        after(whole as i32, || send(Msg::AnimationEnded));
        return Ok(());
    }
    let there = doc.query_selector_all(&format!(".bx .pc[data-site='{}']", motion.site))?;
    let piece = there.get(motion.nth);
    if let (Some(piece), Some(&(x, y)), true) = (piece, points.last(), total > 0.0) {
        play(&piece, &moved(points, (x, y))?, total, 0.0)?;
    }
    if fade > 0.0 {
        let frames = js_sys::Array::of2(&opacity(1.0)?, &opacity(0.38)?);
        play_all(doc, ".bx .mk-taken .ghost", &frames, fade, total)?;
    }
    let roll = if motion.thrown { time("--roll") } else { 0.0 };
    if roll > 0.0 {
        let frames = js_sys::Array::of2(&rolled("-3turn")?, &rolled("0turn")?);
        play_all(doc, ".ask .die > svg", &frames, roll, 0.0)?;
    }
    after(total.max(roll) as i32, || send(Msg::AnimationEnded));
    Ok(())
}

/// Turns the board to where it is drawn already, from where it was; where nothing moves, it comes
/// out of the lid.
fn turn(window: &Window, doc: &Document) -> Result<(), JsValue> {
    let length = time(window, doc, "--turn").unwrap_or(0.0);
    let by = |turns: &'static str| object(&[("rotate", turns.into())]);
    let frames = match length > 0.0 {
        true => js_sys::Array::of2(&by("-.5turn")?, &by("0turn")?),
        false => js_sys::Array::of2(&opacity(0.0)?, &opacity(1.0)?),
    };
    play_all(doc, ".stage .bx", &frames, length.max(200.0), 0.0)
}

/// Moves the piece that attacks to its place beside the other, which makes room. They stand face
/// to face; then who falls fades under a cross, and what is left of them is seen at last.
/// `times` are those of the way, of what stands still, and of what fades.
fn attack(
    doc: &Document,
    points: &[(i32, i32)],
    site: usize,
    [way, still, fade]: [f64; 3],
) -> Result<f64, JsValue> {
    let ([.., to, last], whole) = (points, way + 2.0 * still + fade) else { return Ok(0.0) };
    let change = |from, to| Ok::<_, JsValue>(js_sys::Array::of2(&opacity(from)?, &opacity(to)?));
    let left = format!(
        ".bx :is(.mk-taken, .mk-from, .mk-path, .mk-to, .mk-order, .pc[data-site='{site}'])"
    );
    play_all(doc, &left, &change(0.0, 0.0)?, whole, 0.0)?;
    play_all(doc, ".bx .duel", &change(1.0, 1.0)?, whole, 0.0)?;
    play_all(doc, ".bx .mk-attacks", &moved(points, *last)?, way, 0.0)?;
    let step = way / points.len().saturating_sub(1).max(1) as f64;
    let meet = way - step;
    // Mirror the attacker's last point at the attacked piece's site: the two stand equally far from
    // it.
    let back = (2 * to.0 - last.0, 2 * to.1 - last.1);
    play_all(doc, ".bx .mk-attacked", &moved(&[*to, back], back)?, step, meet)?;
    play_all(doc, ".bx .mk-ground", &change(0.0, 1.0)?, step, meet)?;
    play_all(doc, ".bx .duel .fell", &change(1.0, 0.38)?, fade, way + still)?;
    play_all(doc, ".bx .duel .mk-cross", &change(0.0, 1.0)?, fade, way + still)?;
    Ok(whole)
}

/// Returns the frames of what stands at `last` and comes to it through these points.
fn moved(points: &[(i32, i32)], (x, y): (i32, i32)) -> Result<js_sys::Array, JsValue> {
    let frames = js_sys::Array::new();
    for (px, py) in points {
        frames.push(&object(&[("translate", format!("{}px {}px", px - x, py - y).into())])?);
    }
    Ok(frames)
}

fn opacity(value: f64) -> Result<JsValue, JsValue> {
    object(&[("opacity", value.into())])
}

fn rolled(by: &str) -> Result<JsValue, JsValue> {
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

/// Tells the page around this one; where there is none, itself, for `around.js`. Of the end it says
/// who has won: the seats, in their order from 1, nobody at a draw.
fn post(event: &str, game: &str, winners: Option<Seats>) {
    let Some(Ok(Some(around))) = window().map(|window| window.parent()) else { return };
    let outcome = winners.map_or(JsValue::UNDEFINED, |winners| {
        let won = winners.iter().map(|seat| JsValue::from(seat.index() as u32 + 1));
        won.collect::<js_sys::Array>().into()
    });
    let message = object(&[
        ("palamede", 1.into()),
        ("event", event.into()),
        ("game", game.into()),
        ("outcome", outcome),
    ]);
    if let Ok(message) = message {
        let _ = around.post_message(&message, "*");
    }
}
