//! The listeners, which make messages of what happens in the window.

use super::dom::{self, closest, document, site};
use super::effects::focus;
use super::pointer::{drag, pan, press};
use super::state::{Event as AppEvent, STATE, command, has_part, push_event, send};
use super::storage;
use palamede_app::route::Route;
use palamede_app::{
    Action, Field, Hiding, KeyCommand, KeyFocus, KeyPress, Msg, Navigation, Part, Pressed,
    Starting, Texts,
};
use palamede_record::MOST_TEXT;
use std::cell::Cell;
use wasm_bindgen::prelude::*;
use web_sys::{
    Document, Event, HtmlInputElement, KeyboardEvent, MediaQueryList, MouseEvent, PointerEvent,
    StorageEvent, Window,
};

thread_local! {
    /// Whether a control is held down.
    static HELD: Cell<bool> = const { Cell::new(false) };
}

/// Returns the page asked for.
pub(super) fn address(window: &Window) -> String {
    let location = window.location();
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    Route::join(&part(location.search()), &part(location.hash()))
}

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

pub(super) fn listen(window: &Window) -> Result<(), JsValue> {
    let doc = document().ok_or(JsValue::NULL)?;
    on::<MouseEvent>(&doc, "click", pressed)?;
    on::<Event>(&doc, "input", |_, event| typed(&event))?;
    on::<Event>(&doc, "paste", |_, event| pasted(&event))?;
    on::<Event>(&doc, "change", |_, event| chosen(&event))?;
    on::<Event>(&doc, "submit", |_, event| {
        event.prevent_default();
        if closest(&event, ".new").is_some() {
            send(Msg::Do(Starting::Start.into()));
        }
    })?;
    on::<KeyboardEvent>(&doc, "keydown", key)?;
    on::<Event>(&doc, "focusin", focused)?;
    on::<Event>(&doc, "fullscreenchange", |doc, _| {
        send(Msg::FullScreen(doc.fullscreen_element().is_some()));
    })?;
    on::<Event>(&doc, "visibilitychange", |doc, _| {
        send(if doc.hidden() { Msg::PageHidden } else { Msg::PageShown });
    })?;
    // Another window has covered this one.
    on::<Event>(window, "blur", |doc, _| {
        if !doc.has_focus().unwrap_or(true) {
            send(Msg::PageHidden);
        }
    })?;
    on::<Event>(window, "focus", |doc, _| {
        if !doc.hidden() {
            send(Msg::PageShown);
        }
    })?;
    tell_still();
    if let Some(still) = still() {
        on::<Event>(&still, "change", |_, _| tell_still())?;
    }
    on::<Event>(window, "hashchange", |_, _| {
        if let Some(window) = dom::window() {
            send(Msg::Hash(address(&window)));
        }
    })?;
    on::<StorageEvent>(window, "storage", |_, event| {
        let name =
            event.key().and_then(|key| Some(key.strip_prefix(&storage::prefix())?.to_owned()));
        if let Some(name) = name {
            send(Msg::Stored(name));
        }
    })
}

/// Returns the query that knows whether the system wants nothing to move, and tells when it
/// changes.
fn still() -> Option<MediaQueryList> {
    dom::window()?.match_media("(prefers-reduced-motion: reduce)").ok()?
}

fn tell_still() {
    send(Msg::ReducedMotion(still().is_some_and(|still| still.matches())));
}

/// Listens to what nobody does before the first picture: presses come as clicks until then.
pub(super) fn listen_later(doc: &Document) -> Result<(), JsValue> {
    on::<Event>(doc, "pointerdown", |_, event| peek(&event, true))?;
    for end in ["pointerup", "pointercancel", "keyup"] {
        on::<Event>(doc, end, |_, event| peek(&event, false))?;
    }
    on::<MouseEvent>(doc, "contextmenu", press::other)?;
    on::<PointerEvent>(doc, "pointerdown", press::start)?;
    on::<PointerEvent>(doc, "pointermove", press::go_on)?;
    for end in ["pointerup", "pointercancel"] {
        on::<PointerEvent>(doc, end, press::end)?;
    }
    on::<PointerEvent>(doc, "pointerdown", drag::start)?;
    on::<PointerEvent>(doc, "pointermove", drag::go_on)?;
    on::<PointerEvent>(doc, "pointerup", drag::end)?;
    on::<PointerEvent>(doc, "pointercancel", drag::stop)
}

fn focused(_: &Document, event: Event) {
    let Some(cell) = closest(&event, "[role=gridcell]") else { return };
    if let Some(site) = site(&cell) {
        send(Msg::Focused(site));
        // Scroll for the keyboard only: a pressed cell must stay under the pointer.
        if cell.matches(":focus-visible").unwrap_or(false) {
            send(Msg::ScrollTo(site));
        }
    }
}

fn pressed(_: &Document, event: MouseEvent) {
    if press::was_long() {
        return event.prevent_default();
    }
    let Some(control) = closest(&event, "[data-do]") else { return };
    let action = control.get_attribute("data-do").filter(|_| !pan::heard(&event));
    let Some(action) = action else { return };
    if control.tag_name() == "A" {
        event.prevent_default();
    }
    if control.get_attribute("aria-disabled").as_deref() == Some("true") {
        return;
    }
    if action == Action::from(Navigation::Skip).text() {
        let _ = focus("main");
        return;
    }
    push_event(AppEvent::Press(action));
}

/// Shows what shows only while it is held down: wherever it is let go, it ends.
fn peek(event: &Event, down: bool) {
    let began = down && closest(event, ".hold").is_some();
    if began || HELD.get() {
        HELD.set(began);
        let hold = if began { Pressed::On } else { Pressed::Off };
        send(Msg::Do(Hiding::Peek(Some(hold)).into()));
    }
}

/// Refuses a paste that is too big to come into a field at all: to set it there would take minutes.
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
        if !matches!(input.type_().as_str(), "text" | "range") {
            return;
        }
        (input.name(), input.value())
    } else {
        return;
    };
    push_event(AppEvent::Input(name, value));
}

fn chosen(event: &Event) {
    // Each form control that changes has a type, a name and a value; the cast fits `select`
    // elements, too.
    let Some(input) = event.target().map(JsCast::unchecked_into::<HtmlInputElement>) else {
        return;
    };
    let value = match input.type_().as_str() {
        "checkbox" => (if input.checked() { "on" } else { "off" }).to_owned(),
        "radio" | "select-one" => input.value(),
        "file" => return read_file(&input),
        _ => return,
    };
    push_event(AppEvent::Input(input.name(), value));
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
        send(Msg::Input { field: Field::Import, value });
        send(Msg::Do(Texts::Import.into()));
    });
    let _ = file.text().then(&read);
    read.forget();
    input.set_value("");
}

fn key(_: &Document, event: KeyboardEvent) {
    // (Before there is a page, no key means anything to it, and the first picture would wait behind it.)
    let shown =
        STATE.with_borrow(|state| state.as_ref().is_some_and(|state| state.shown.is_some()));
    if !shown || event.alt_key() || event.meta_key() {
        return;
    }
    if matches!(event.key().as_str(), " " | "Enter") && !event.repeat() {
        peek(&event, true);
    }
    let within = |selector| closest(&event, selector).is_some();
    let press = KeyPress {
        key: event.key(),
        shift: event.shift_key(),
        ctrl: event.ctrl_key(),
        focus: match () {
            () if within(".grid") => KeyFocus::Board,
            () if within("input, select, textarea") => KeyFocus::Field,
            () if within(".mv") => KeyFocus::Moves,
            () => KeyFocus::Other,
        },
        escape: closest(&event, "[data-escape]").and_then(|it| it.get_attribute("data-escape")),
        plays: within("body:has(.play, .emb)"),
        on_site: within("body:has(.play)"),
    };
    if !has_part(Part::Moves) {
        if press.moves_cursor() {
            event.prevent_default();
        }
        return push_event(AppEvent::Key(press));
    }
    if let Some(KeyCommand { msg, prevents }) = command(&press) {
        if prevents {
            event.prevent_default();
        }
        send(msg);
    }
}
