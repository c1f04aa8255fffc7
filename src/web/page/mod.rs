//! The window: listens, draws, and carries effects out.

mod drag;
mod effects;
mod kept;
mod pan;
mod place;
mod press;

use super::app::{self, App, Effect, Key, Msg};
use super::pages::{self, Page};
use super::patch;
use super::route::Route;
use crate::say::{self, Lang, Pack};
use crate::scene::tree::{Element, Node};
use crate::table::MOST_TEXT;
pub(super) use effects::after;
use effects::{carry_out, focus};
use kept::Kept;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use wasm_bindgen::prelude::*;
use web_sys::{
    Document, Event, HtmlInputElement, KeyboardEvent, MouseEvent, PointerEvent, StorageEvent,
    Window,
};

/// The page, and what the document shows of it.
struct Shown {
    app: App,
    shown: Option<Page>,
    /// The step that the list of moves was last scrolled to.
    step: String,
}

thread_local! {
    static STATE: RefCell<Option<Shown>> = const { RefCell::new(None) };
    static QUEUE: RefCell<VecDeque<Msg>> = const { RefCell::new(VecDeque::new()) };
    /// Whether a control is held down.
    static HELD: Cell<bool> = const { Cell::new(false) };
    static BUSY: Cell<bool> = const { Cell::new(false) };
    /// What the crash screen offers.
    static KEPT: RefCell<Option<app::Kept>> = const { RefCell::new(None) };
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
    let base = base.split(['#', '?']).next().unwrap_or_default().to_owned();
    let langs: Vec<String> =
        window.navigator().languages().iter().filter_map(|lang| lang.as_string()).collect();
    // In a sandboxed frame storage throws: memory then, until the page is closed.
    let storage = window.local_storage().ok().flatten();
    let app = App::new(
        Box::new(Kept::new(storage)),
        Box::new(|| getrandom::u64().unwrap_or(0)),
        Box::new(|| js_sys::Date::now() as u64),
        &langs,
        base,
    );
    STATE.with_borrow_mut(|state| *state = Some(Shown { app, shown: None, step: String::new() }));
    let ready = document().map_or(Ok(()), |doc| effects::make_regions(&doc));
    if ready.and_then(|()| listen(&window)).is_err() {
        return;
    }
    send(Msg::Hash(address(&window)));
}

/// The page asked for.
fn address(window: &Window) -> String {
    let location = window.location();
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    Route::join(&part(location.search()), &part(location.hash()))
}

/// Takes in the text of a pack that [`Effect::Fetch`](super::app::Effect::Fetch) asked
/// for, or that there is none. False where there is still something to do: fetching it
/// once more, or telling, since there is no page yet that could.
#[wasm_bindgen]
pub fn fetched(name: &str, text: Option<String>) -> bool {
    let Some(pack) = Pack::read(name) else { return false };
    let here = text.as_deref().is_some_and(|text| say::install(pack, text));
    if here || text.is_none() {
        send(Msg::Fetched { pack, here });
    }
    // Prose that does not come is for its page to tell of, once there is one.
    let told = matches!(pack, Pack::Prose(_)) || STATE.with_borrow(|state| is_open(state.as_ref()));
    here || text.is_none() && told
}

fn is_open(state: Option<&Shown>) -> bool {
    state.is_some_and(|state| state.app.is_open())
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
        // A refusal is over with the next sentence, which another region may say.
        if let Some(doc) = document()
            && effects.iter().any(|effect| matches!(effect, Effect::Say { .. }))
        {
            effects::hush(&doc);
        }
        for effect in effects {
            let _ = carry_out(effect);
        }
    }
    BUSY.set(false);
}

/// Brings the document up to the state.
fn draw(state: &mut Shown) -> Result<(), JsValue> {
    if !state.app.is_open() {
        return Ok(());
    }
    let Some(doc) = document() else { return Ok(()) };
    let page = pages::page(&state.app);
    let (Some(root), Some(body)) = (doc.document_element(), doc.body()) else { return Ok(()) };
    let prefs = &state.app.prefs;
    for (name, value) in [
        ("lang", state.app.lang().tag()),
        ("data-theme", state.app.theme()),
        ("data-motion", &prefs.motion),
    ] {
        if value.is_empty() {
            root.remove_attribute(name)?;
        } else if root.get_attribute(name).as_deref() != Some(value) {
            root.set_attribute(name, value)?;
            if name == "lang" {
                effects::hush(&doc);
            }
        }
    }
    if doc.title() != page.title {
        doc.set_title(&page.title);
    }
    if body.class_name() != page.class {
        body.set_class_name(page.class);
    }
    if state.shown.as_ref().is_none_or(|shown| shown.ratio != page.ratio) {
        body.style().set_property("--ratio", &page.ratio)?;
    }
    let focused = || doc.active_element().filter(|element| element.tag_name() != "BODY");
    let held = focused().map(|element| element.id());
    let here = doc.get_element_by_id("app");
    let patched = match (&state.shown, &here) {
        (Some(shown), Some(here)) => {
            patch::patch(&doc, here, &shown.root, &page.root, false).is_ok()
        }
        _ => false,
    };
    // The first picture; or somebody else (a translator, an extension) has changed the
    // document so that it cannot be patched: it is made anew.
    match here {
        _ if patched => {}
        here => {
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
    place::follow(&doc, &mut state.step)?;
    let told = place::watch(&doc, &state.app)?;
    QUEUE.with_borrow_mut(|queue| queue.extend(told));
    // The control that was pressed may have moved, or be gone: the focus never is.
    if let Some(id) = held
        && focused().is_none()
    {
        let cursor = state.app.game.as_ref().map(|game| format!("c{}", game.cursor));
        let there = [Some(id), cursor, Some("main".to_owned())].into_iter().flatten();
        if let Some(id) = there.into_iter().find(|id| doc.get_element_by_id(id).is_some()) {
            focus(&id)?;
        }
    }
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
    on::<Event>(&doc, "paste", |_, event| pasted(&event))?;
    on::<Event>(&doc, "change", |_, event| chosen(&event))?;
    on::<Event>(&doc, "submit", |_, event| {
        event.prevent_default();
        if closest(&event, ".new").is_some() {
            send(Msg::Do("start".to_owned()));
        }
    })?;
    on::<KeyboardEvent>(&doc, "keydown", key)?;
    on::<Event>(&doc, "focusin", |_, event| {
        let Some(cell) = closest(&event, "[role=gridcell]") else { return };
        if let Some(site) = site(&cell) {
            send(Msg::Focused(site));
            // What a pointer pressed stays under it.
            if cell.matches(":focus-visible").unwrap_or(false) {
                send(Msg::Bring(site));
            }
        }
    })?;
    on::<Event>(&doc, "fullscreenchange", |doc, _| {
        send(Msg::Filled(doc.fullscreen_element().is_some()));
    })?;
    on::<Event>(&doc, "visibilitychange", |doc, _| {
        send(if doc.hidden() { Msg::Hidden } else { Msg::Seen });
    })?;
    // Another window has come before this one.
    on::<Event>(window, "blur", |doc, _| {
        if !doc.has_focus().unwrap_or(true) {
            send(Msg::Hidden);
        }
    })?;
    on::<Event>(&doc, "pointerdown", |_, event| hold(&event, true))?;
    for end in ["pointerup", "pointercancel", "keyup"] {
        on::<Event>(&doc, end, |_, event| hold(&event, false))?;
    }
    on::<MouseEvent>(&doc, "contextmenu", press::other)?;
    on::<PointerEvent>(&doc, "pointerdown", press::start)?;
    on::<PointerEvent>(&doc, "pointermove", press::go_on)?;
    for end in ["pointerup", "pointercancel"] {
        on::<PointerEvent>(&doc, end, press::end)?;
    }
    on::<PointerEvent>(&doc, "pointerdown", drag::start)?;
    on::<PointerEvent>(&doc, "pointermove", drag::go_on)?;
    on::<PointerEvent>(&doc, "pointerup", drag::end)?;
    on::<PointerEvent>(&doc, "pointercancel", drag::stop)?;
    on::<Event>(window, "hashchange", |_, _| {
        if let Some(window) = self::window() {
            send(Msg::Hash(address(&window)));
        }
    })?;
    on::<StorageEvent>(window, "storage", |_, event| {
        let name = event.key().and_then(|key| Some(key.strip_prefix(&kept::prefix())?.to_owned()));
        if let Some(name) = name {
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
    if press::was_long() {
        return event.prevent_default();
    }
    let Some(control) = closest(&event, "[data-do]") else { return };
    let Some(action) = control.get_attribute("data-do").filter(|_| !pan::heard(&event)) else {
        return;
    };
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

/// What shows only while it is held down: wherever it is let go, it ends.
fn hold(event: &Event, down: bool) {
    let began = down && closest(event, ".hold").is_some();
    if began || HELD.get() {
        HELD.set(began);
        send(Msg::Do(if began { "peek:on" } else { "peek:off" }.to_owned()));
    }
}

/// What is too big does not come into a field at all: to set it there would take minutes.
fn pasted(event: &Event) {
    let get = |of: &JsValue, name: &str| js_sys::Reflect::get(of, &name.into()).ok();
    let text = get(event, "clipboardData").and_then(|data| {
        let text = get(&data, "getData")?.dyn_into::<js_sys::Function>().ok()?;
        text.call1(&data, &"text".into()).ok()?.dyn_into::<js_sys::JsString>().ok()
    });
    let size = text.map_or(0, |text| text.length() as usize);
    if size > MOST_TEXT && closest(event, "#import").is_some() {
        event.prevent_default();
        send(Msg::TooBig(size));
    }
}

fn typed(event: &Event) {
    let Some(target) = event.target() else { return };
    let (name, value) = if let Some(area) = target.dyn_ref::<web_sys::HtmlTextAreaElement>() {
        let value = area.value();
        if value.len() > MOST_TEXT {
            area.set_value("");
        }
        (area.name(), value)
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
    if file.size() > MOST_TEXT as f64 {
        input.set_value("");
        return send(Msg::TooBig(file.size() as usize));
    }
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

/// Where a key leads in the moves.
fn along(event: &KeyboardEvent) -> Option<&'static str> {
    Some(match event.key().as_str() {
        "ArrowLeft" | "ArrowUp" => "previous",
        "ArrowRight" | "ArrowDown" => "next",
        "Home" => "first",
        "End" => "last",
        _ => return None,
    })
}

/// Whether a field wants the arrows for itself.
fn is_field(event: &Event) -> bool {
    closest(event, "input, textarea").is_some()
}

fn looks_back() -> bool {
    STATE.with_borrow(|state| state.as_ref().is_some_and(|state| state.app.looks_back()))
}

fn key(_: &Document, event: KeyboardEvent) {
    if event.alt_key() || event.meta_key() {
        return;
    }
    if matches!(event.key().as_str(), " " | "Enter") && !event.repeat() {
        hold(&event, true);
    }
    if event.key() == "Escape"
        && let Some(action) = closest(&event, "[data-escape]")
            .and_then(|question| question.get_attribute("data-escape"))
    {
        return send(Msg::Do(action));
    }
    if event.key() == "Escape" && closest(&event, ".grid").is_none() {
        return send(Msg::Do("escape".to_owned()));
    }
    if closest(&event, ".grid").is_none() {
        let listed = closest(&event, ".mv").is_some();
        let live = listed || looks_back() && closest(&event, ".play, body:has(.play)").is_some();
        if let Some(to) = along(&event).filter(|_| live && !is_field(&event)) {
            event.prevent_default();
            send(Msg::Do(format!("{}:{to}", if listed { "along" } else { "back" })));
        }
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
        "t" | "T" => return send(Msg::Do("throw".to_owned())),
        "l" | "L" => return send(Msg::Do("around".to_owned())),
        "r" | "R" => return send(Msg::Do("read".to_owned())),
        "n" | "N" => return send(Msg::Do("memo".to_owned())),
        _ => return,
    };
    event.prevent_default();
    send(Msg::Key(key));
}

/// A newer build of the site is here and waits.
#[wasm_bindgen]
pub fn newer() {
    send(Msg::Newer);
}

/// The engine has stopped otherwise than by a panic: `why` as the browser has it.
#[wasm_bindgen]
pub fn trapped(why: &str) {
    crash(why);
}

/// The last resort: says that something broke and still offers the game.
fn crash(why: &str) {
    web_sys::console::error_1(&why.into());
    let Some(doc) = document() else { return };
    let lang = doc.document_element().and_then(|root| root.get_attribute("lang"));
    let lang = lang.and_then(|code| Lang::read(&code));
    // Without any sentence there is no page yet: what started the engine tells.
    let lang = lang.into_iter().chain(Lang::ALL).find(|&lang| Pack::Words(lang).is_here());
    let Some(lang) = lang else { return };
    let kept = KEPT.with(|kept| kept.try_borrow().map(|k| k.clone()).unwrap_or_default());
    let file = kept.as_ref().and_then(|kept| effects::file(&kept.text).ok());
    let tree: Element = pages::crash(lang, kept, file);
    let Some(here) = doc.get_element_by_id("app") else { return };
    if let Ok(made) = patch::make(&doc, &Node::Element(tree), false) {
        here.replace_children_with_node_1(&made);
    }
}
