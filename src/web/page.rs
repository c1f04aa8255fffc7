//! The window: listens, draws, and carries effects out.

use super::app::{App, Effect, Key, Motion, Msg};
use super::pages::{self, Page};
use super::store::{self, Memory, Store};
use super::{patch, thinker};
use crate::scene::tree::{Element, Node};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use wasm_bindgen::prelude::*;
use web_sys::{
    Document, Event, HtmlElement, HtmlInputElement, KeyboardEvent, MouseEvent, PointerEvent,
    Storage, StorageEvent, Window,
};

/// The page, and what the document shows of it.
struct Shown {
    app: App,
    shown: Option<Page>,
}

thread_local! {
    static STATE: RefCell<Option<Shown>> = const { RefCell::new(None) };
    static QUEUE: RefCell<VecDeque<Msg>> = const { RefCell::new(VecDeque::new()) };
    static BUSY: Cell<bool> = const { Cell::new(false) };
    /// The last game kept: what the crash screen offers.
    static KEPT: RefCell<String> = const { RefCell::new(String::new()) };
    static DRAG: Cell<Option<Drag>> = const { Cell::new(None) };
}

/// A press on a cell that may become a drag.
#[derive(Clone, Copy)]
struct Drag {
    from: usize,
    x: i32,
    y: i32,
    moving: bool,
}

/// The browser's storage, or memory where it is refused.
struct Kept {
    storage: Option<Storage>,
    memory: Memory,
}

impl Store for Kept {
    fn get(&self, name: &str) -> Option<String> {
        match &self.storage {
            Some(storage) => storage.get_item(name).ok().flatten(),
            None => self.memory.get(name),
        }
    }

    fn set(&mut self, name: &str, text: &str) -> bool {
        if name != store::PREFS {
            KEPT.with_borrow_mut(|kept| text.clone_into(kept));
        }
        match &self.storage {
            Some(storage) if storage.set_item(name, text).is_ok() => true,
            // Full, or refused after all: what cannot be kept is at least not lost now.
            _ => {
                self.storage = None;
                self.memory.set(name, text)
            }
        }
    }

    fn remove(&mut self, name: &str) {
        self.memory.remove(name);
        if let Some(storage) = &self.storage {
            let _ = storage.remove_item(name);
        }
    }

    fn names(&self) -> Vec<String> {
        let Some(storage) = &self.storage else { return self.memory.names() };
        let all = (0..storage.length().unwrap_or(0)).filter_map(|i| storage.key(i).ok().flatten());
        all.filter(|name| name.starts_with(store::PREFIX)).collect()
    }
}

fn window() -> Option<Window> {
    web_sys::window()
}

fn document() -> Option<Document> {
    window()?.document()
}

/// Starts the page.
pub fn run() {
    std::panic::set_hook(Box::new(|info| crash(&info.to_string())));
    let Some(window) = window() else { return };
    let location = window.location();
    let base = location.href().unwrap_or_default();
    let base = base.split('#').next().unwrap_or_default().to_owned();
    let langs: Vec<String> =
        window.navigator().languages().iter().filter_map(|lang| lang.as_string()).collect();
    // In a sandboxed frame storage throws: memory then, until the page is closed.
    let storage = window.local_storage().ok().flatten();
    let app = App::new(
        Box::new(Kept { storage, memory: Memory::default() }),
        Box::new(|| getrandom::u64().unwrap_or(0)),
        &langs,
        base,
    );
    STATE.with_borrow_mut(|state| *state = Some(Shown { app, shown: None }));
    if listen(&window).is_err() {
        return;
    }
    send(Msg::Hash(location.hash().unwrap_or_default()));
    tell("ready");
    offline(&window);
}

/// Takes a message in; while one is being worked on, others wait.
fn send(msg: Msg) {
    QUEUE.with_borrow_mut(|queue| queue.push_back(msg));
    if BUSY.replace(true) {
        return;
    }
    while let Some(msg) = QUEUE.with_borrow_mut(VecDeque::pop_front) {
        let effects = STATE.with_borrow_mut(|state| {
            let Some(state) = state else { return Vec::new() };
            let effects = state.app.update(msg);
            let _ = draw(state);
            effects
        });
        for effect in effects {
            let _ = carry_out(effect);
        }
    }
    BUSY.set(false);
}

/// Brings the document up to the state.
fn draw(state: &mut Shown) -> Result<(), JsValue> {
    let Some(doc) = document() else { return Ok(()) };
    let page = pages::page(&state.app);
    let (Some(root), Some(body)) = (doc.document_element(), doc.body()) else { return Ok(()) };
    let prefs = &state.app.prefs;
    for (name, value) in [
        ("lang", state.app.lang().code()),
        ("data-theme", state.app.theme()),
        ("data-motion", &prefs.motion),
    ] {
        if value.is_empty() {
            root.remove_attribute(name)?;
        } else if root.get_attribute(name).as_deref() != Some(value) {
            root.set_attribute(name, value)?;
        }
    }
    if doc.title() != page.title {
        doc.set_title(&page.title);
    }
    if body.class_name() != page.class {
        body.set_class_name(page.class);
    }
    body.style().set_property("--ratio", &page.ratio)?;
    let here = doc.get_element_by_id("app");
    match (&state.shown, here) {
        (Some(shown), Some(here)) => patch::patch(&doc, &here, &shown.root, &page.root, false)?,
        (_, here) => {
            let made = patch::make(&doc, &Node::Element(page.root.clone()), false)?;
            match here {
                Some(here) => here.replace_with_with_node_1(&made)?,
                None => {
                    body.append_child(&made)?;
                }
            }
        }
    }
    state.shown = Some(page);
    Ok(())
}

// ---- listening

type Listener<E> = fn(&Document, E);

fn on<E: JsCast + wasm_bindgen::convert::FromWasmAbi + 'static>(
    target: &web_sys::EventTarget,
    name: &str,
    listener: Listener<E>,
) -> Result<(), JsValue> {
    let closure = Closure::<dyn FnMut(E)>::new(move |event: E| {
        if let Some(doc) = document() {
            listener(&doc, event);
        }
    });
    target.add_event_listener_with_callback(name, closure.as_ref().unchecked_ref())?;
    // The page listens until it is closed.
    closure.forget();
    Ok(())
}

fn listen(window: &Window) -> Result<(), JsValue> {
    let doc = document().ok_or(JsValue::NULL)?;
    on::<MouseEvent>(&doc, "click", pressed)?;
    on::<Event>(&doc, "input", |_, event| typed(&event))?;
    on::<Event>(&doc, "change", |_, event| chosen(&event))?;
    on::<Event>(&doc, "submit", |_, event| {
        event.prevent_default();
        send(Msg::Do("start".to_owned()));
    })?;
    on::<KeyboardEvent>(&doc, "keydown", key)?;
    on::<Event>(&doc, "focusin", |_, event| {
        if let Some(site) = closest(&event, "[role=gridcell]").and_then(|cell| site(&cell)) {
            send(Msg::Focused(site));
        }
    })?;
    on::<PointerEvent>(&doc, "pointerdown", drag_start)?;
    on::<PointerEvent>(&doc, "pointermove", drag_move)?;
    on::<PointerEvent>(&doc, "pointerup", drag_end)?;
    on::<PointerEvent>(&doc, "pointercancel", |doc, _| {
        DRAG.set(None);
        let _ = lift(doc, None);
    })?;
    on::<Event>(window, "hashchange", |_, _| {
        let hash = web_sys::window().and_then(|w| w.location().hash().ok());
        send(Msg::Hash(hash.unwrap_or_default()));
    })?;
    on::<StorageEvent>(window, "storage", |_, event| {
        if let Some(name) = event.key() {
            send(Msg::Stored(name));
        }
    })
}

fn closest(event: &Event, selector: &str) -> Option<web_sys::Element> {
    event.target()?.dyn_into::<web_sys::Element>().ok()?.closest(selector).ok()?
}

/// The site of a cell.
fn site(cell: &web_sys::Element) -> Option<usize> {
    cell.id().strip_prefix('c')?.parse().ok()
}

fn pressed(_: &Document, event: MouseEvent) {
    let Some(control) = closest(&event, "[data-do]") else { return };
    let Some(action) = control.get_attribute("data-do") else { return };
    if control.tag_name() == "A" {
        event.prevent_default();
    }
    if control.get_attribute("aria-disabled").as_deref() == Some("true") {
        return;
    }
    if action == "skip" {
        let _ = focus("main");
        return;
    }
    send(Msg::Do(action));
}

fn typed(event: &Event) {
    let Some(target) = event.target() else { return };
    let (name, value) = if let Some(area) = target.dyn_ref::<web_sys::HtmlTextAreaElement>() {
        (area.name(), area.value())
    } else if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
        if input.type_() != "text" {
            return;
        }
        (input.name(), input.value())
    } else {
        return;
    };
    send(Msg::Input { name, value });
}

fn chosen(event: &Event) {
    let Some(input) = event.target().and_then(|t| t.dyn_into::<HtmlInputElement>().ok()) else {
        return;
    };
    let value = match input.type_().as_str() {
        "checkbox" => (if input.checked() { "on" } else { "off" }).to_owned(),
        "radio" => input.value(),
        "file" => return read_file(&input),
        _ => return,
    };
    send(Msg::Input { name: input.name(), value });
}

/// Reads a chosen file into the field for records, and tries it.
fn read_file(input: &HtmlInputElement) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    let read = Closure::once(move |text: JsValue| {
        let value = text.as_string().unwrap_or_default();
        if let Some(area) = document().and_then(|doc| doc.get_element_by_id("import"))
            && let Ok(area) = area.dyn_into::<web_sys::HtmlTextAreaElement>()
        {
            area.set_value(&value);
        }
        send(Msg::Input { name: "import".to_owned(), value });
        send(Msg::Do("import".to_owned()));
    });
    let _ = file.text().then(&read);
    read.forget();
    input.set_value("");
}

fn key(_: &Document, event: KeyboardEvent) {
    if event.alt_key() || event.meta_key() || closest(&event, ".grid").is_none() {
        return;
    }
    let key = match event.key().as_str() {
        "ArrowLeft" => Key::Arrow(-1, 0),
        "ArrowRight" => Key::Arrow(1, 0),
        "ArrowUp" => Key::Arrow(0, -1),
        "ArrowDown" => Key::Arrow(0, 1),
        "Home" => Key::End { last: false, all: event.ctrl_key() },
        "End" => Key::End { last: true, all: event.ctrl_key() },
        "Escape" => Key::Escape,
        _ => return,
    };
    event.prevent_default();
    send(Msg::Key(key));
}

// ---- dragging: never needed, the same two clicks

fn drag_start(_: &Document, event: PointerEvent) {
    let cell = closest(&event, "[role=gridcell]");
    DRAG.set(cell.filter(|_| event.button() == 0).and_then(|cell| site(&cell)).map(|from| Drag {
        from,
        x: event.client_x(),
        y: event.client_y(),
        moving: false,
    }));
}

fn drag_move(doc: &Document, event: PointerEvent) {
    let Some(mut drag) = DRAG.get() else { return };
    let (dx, dy) = (event.client_x() - drag.x, event.client_y() - drag.y);
    if drag.moving || dx * dx + dy * dy > 64 {
        drag.moving = true;
        DRAG.set(Some(drag));
        let _ = lift(doc, Some((drag.from, dx, dy)));
    }
}

fn drag_end(doc: &Document, event: PointerEvent) {
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
        .and_then(|b| b.split(' ').nth(2)?.parse::<f64>().ok())
        .map_or(1.0, |whole| width / whole);
    piece.class_list().add_1("drag")?;
    let (x, y) = (f64::from(dx) / unit, f64::from(dy) / unit);
    piece.style().set_property("translate", &format!("{x}px {y}px"))
}

// ---- effects

/// Calls `then` after this many milliseconds.
pub(super) fn after(ms: i32, then: impl FnOnce() + 'static) {
    let then = Closure::once_into_js(then);
    if let Some(window) = window() {
        let _ =
            window.set_timeout_with_callback_and_timeout_and_arguments_0(then.unchecked_ref(), ms);
    }
}

fn now() -> f64 {
    js_sys::Date::now()
}

fn carry_out(effect: Effect) -> Result<(), JsValue> {
    let (Some(window), Some(doc)) = (window(), document()) else { return Ok(()) };
    match effect {
        Effect::Go(hash) => window.location().set_hash(&hash)?,
        Effect::Replace(hash) => {
            window.history()?.replace_state_with_url(&JsValue::NULL, "", Some(&hash))?;
        }
        Effect::Say { text, urgent } => say(&doc, &text, urgent)?,
        Effect::Focus(id) => focus(&id)?,
        Effect::Show(anchor) => {
            window.scroll_to_with_x_and_y(0.0, 0.0);
            let id = anchor.unwrap_or_else(|| "main".to_owned());
            focus(&id)?;
            if let Some(element) = doc.get_element_by_id(&id).filter(|_| id != "main") {
                element.scroll_into_view();
            }
        }
        Effect::Think { job, hold } => {
            HELD_UNTIL.set(now() + f64::from(hold));
            thinker::think(job, |answer| {
                let wait = (HELD_UNTIL.get() - now()).max(0.0) as i32;
                after(wait, move || send(Msg::Answer(answer)));
            });
        }
        Effect::Forget => thinker::forget(),
        Effect::Copy { text, link } => copy(&window, &text, link),
        Effect::Download { name, text } => download(&doc, &name, &text)?,
        Effect::FullScreen => {
            if doc.fullscreen_element().is_some() {
                doc.exit_fullscreen();
            } else if let Some(root) = doc.document_element() {
                let _ = root.request_fullscreen();
            }
        }
        Effect::Print => window.print()?,
        Effect::Reload => window.location().reload()?,
        Effect::Motion(motion) => animate(&window, &doc, &motion)?,
        Effect::Tell(event) => tell(event),
    }
    Ok(())
}

thread_local! {
    /// Until when the computer's answer is held back.
    static HELD_UNTIL: Cell<f64> = const { Cell::new(0.0) };
}

fn focus(id: &str) -> Result<(), JsValue> {
    let element = document().and_then(|doc| doc.get_element_by_id(id));
    match element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        Some(element) => element.focus(),
        None => Ok(()),
    }
}

/// Says a sentence through a live region, made at the first sentence.
fn say(doc: &Document, text: &str, urgent: bool) -> Result<(), JsValue> {
    let lang = STATE.with_borrow(|state| state.as_ref().map(|s| s.app.lang()).unwrap_or_default());
    let id = if urgent { "said-now" } else { "said" };
    let region = match doc.get_element_by_id(id) {
        Some(region) => region,
        None => {
            let region = doc.create_element("div")?;
            region.set_id(id);
            region.set_class_name("vh");
            region.set_attribute("aria-live", if urgent { "assertive" } else { "polite" })?;
            if let Some(body) = doc.body() {
                body.append_child(&region)?;
            }
            region
        }
    };
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
        send(Msg::Copied(false));
        return;
    };
    let done = Closure::once(|_: JsValue| send(Msg::Copied(true)));
    let refused = Closure::once(|_: JsValue| send(Msg::Copied(false)));
    let _ = clipboard.write_text(&text).then2(&done, &refused);
    done.forget();
    refused.forget();
}

fn download(doc: &Document, name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let blob = web_sys::Blob::new_with_str_sequence(&parts)?;
    let url = web_sys::Url::create_object_url_with_blob(&blob)?;
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
        text.trim().strip_suffix("ms").and_then(|ms| ms.parse().ok())
    };
    let step = time("--move").unwrap_or(0.0);
    let legs = motion.points.len().saturating_sub(1);
    let total = (step * legs as f64).min(600.0);
    let piece = doc.query_selector(&format!(".bx .pc[data-site='{}']", motion.site))?;
    let (Some(piece), true) = (piece, total > 0.0) else {
        send(Msg::Settled);
        return Ok(());
    };
    let Some(&(x, y)) = motion.points.last() else {
        send(Msg::Settled);
        return Ok(());
    };
    let frames = js_sys::Array::new();
    for (px, py) in &motion.points {
        frames.push(&object(&[("translate", format!("{}px {}px", px - x, py - y).into())])?);
    }
    play(&piece, &frames, total, 0.0)?;
    let ghosts = doc.query_selector_all(".bx .mk-taken")?;
    for i in 0..ghosts.length() {
        let Some(mark) = ghosts.get(i).and_then(|n| n.dyn_into::<web_sys::Element>().ok()) else {
            continue;
        };
        let fade = time("--take").unwrap_or(0.0);
        if let Some(ghost) = mark.query_selector(".ghost")? {
            let frames = js_sys::Array::of2(&opacity(1.0)?, &opacity(0.38)?);
            play(&ghost, &frames, fade, total)?;
        }
    }
    after(total as i32, || send(Msg::Settled));
    Ok(())
}

fn opacity(value: f64) -> Result<JsValue, JsValue> {
    object(&[("opacity", value.into())])
}

fn object(pairs: &[(&str, JsValue)]) -> Result<JsValue, JsValue> {
    let object = js_sys::Object::new();
    for (name, value) in pairs {
        js_sys::Reflect::set(&object, &(*name).into(), value)?;
    }
    Ok(object.into())
}

/// Plays an animation of this length after this delay, both in milliseconds.
fn play(
    element: &web_sys::Element,
    frames: &js_sys::Array,
    length: f64,
    delay: f64,
) -> Result<(), JsValue> {
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

/// Registers the service worker that keeps the site for use offline; where it is
/// refused nothing is lost.
fn offline(window: &Window) {
    let origin = js_sys::Reflect::get(window, &"origin".into()).ok().and_then(|o| o.as_string());
    if cfg!(debug_assertions) || origin.as_deref() == Some("null") {
        return;
    }
    let workers = js_sys::Reflect::get(&window.navigator(), &"serviceWorker".into());
    if let Some(workers) =
        workers.ok().and_then(|w| w.dyn_into::<web_sys::ServiceWorkerContainer>().ok())
    {
        let ignored = Closure::once(|_: JsValue| {});
        let _ = workers.register("./sw.js").catch(&ignored);
        ignored.forget();
    }
}

/// The last resort: says that something broke and still offers the game.
fn crash(why: &str) {
    web_sys::console::error_1(&why.into());
    let Some(doc) = document() else { return };
    let lang = doc.document_element().and_then(|root| root.get_attribute("lang"));
    let lang = lang.and_then(|code| crate::say::Lang::read(&code)).unwrap_or_default();
    let kept = KEPT.with(|kept| kept.try_borrow().map(|k| k.clone()).unwrap_or_default());
    let tree: Element = pages::crash(lang, kept);
    let Some(here) = doc.get_element_by_id("app") else { return };
    if let Ok(made) = patch::make(&doc, &Node::Element(tree), false) {
        here.replace_children_with_node_1(&made);
    }
}
