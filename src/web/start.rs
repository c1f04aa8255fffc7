//! Starts the page, takes in what happens, and draws.

use super::dom::{after, document, place_of, window};
use super::effects::{self, carry_out, focus};
use super::state::{self, KEPT, STATE, Shown, send};
use super::storage::Kept;
use super::{listen, moves, patch, place};
use palamede_app::{App, Effect, Msg, Page, Part, Platform};
use palamede_scene::tree::{Element, Node};
use palamede_text::{Lang, Pack};
use std::cell::Cell;
use wasm_bindgen::prelude::*;
use web_sys::Document;

thread_local! {
    static BUSY: Cell<bool> = const { Cell::new(false) };
}

/// Starts the page.
pub fn page() {
    std::panic::set_hook(Box::new(|info| {
        crash(&place_of(info));
    }));
    let Some(window) = window() else { return };
    let location = window.location();
    let page = location.href().unwrap_or_default();
    let page = page.split(['#', '?']).next().unwrap_or_default();
    let base = page.rsplit_once('/').map(|(folder, _)| [folder, "/"].concat()).unwrap_or_default();
    let langs: Vec<String> =
        window.navigator().languages().iter().filter_map(|lang| lang.as_string()).collect();
    // In a sandboxed frame storage throws: memory then, until the page is closed.
    let storage = window.local_storage().ok().flatten();
    let app = App::new(Platform {
        store: Box::new(Kept::new(storage)).into(),
        random: Box::new(|| getrandom::u64().unwrap_or(0)),
        clock: Box::new(|| js_sys::Date::now() as u64),
        langs,
        base,
    });
    let laid = document().map(|doc| place::laid(&doc, &app)).unwrap_or_default();
    STATE.with_borrow_mut(|state| *state = Some(Shown { app, shown: None, step: String::new() }));
    let ready = document().map_or(Ok(()), |doc| effects::make_regions(&doc));
    if ready.and_then(|()| listen::listen(&window)).is_err() {
        return;
    }
    state::set_dispatch(dispatch);
    state::queue(laid);
    send(Msg::Hash(listen::address(&window)));
}

/// Takes in the text of a pack that [`Effect::Fetch`](palamede_app::Effect::Fetch) asked
/// for, or that there is none. False where there is still something to do: fetching it
/// once more, or telling, since there is no page yet that could.
pub fn fetched(name: &str, text: Option<String>) -> bool {
    let Some(pack) = Pack::read(name) else { return false };
    let install = |text: &str| match pack {
        Pack::Words(_) => palamede_text::install(pack, text),
        Pack::Prose(lang) => palamede_app::install_prose(lang, text),
    };
    let here = text.as_deref().is_some_and(install);
    if here || text.is_none() {
        send(Msg::Fetched { pack, here });
    }
    // A failed fetch of prose is told by its page, once there is one.
    let told = matches!(pack, Pack::Prose(_)) || STATE.with_borrow(|state| is_open(state.as_ref()));
    here || text.is_none() && told
}

fn is_open(state: Option<&Shown>) -> bool {
    state.is_some_and(|state| state.app.is_open())
}

/// Dispatches the queued messages; those that come meanwhile wait.
fn dispatch() {
    if BUSY.replace(true) {
        return;
    }
    while let Some(msg) = state::next() {
        // (A game with secrets draws little before the tab has claimed it, and the whole page
        // afterwards.)
        let claimed = matches!(msg, Msg::Claimed { mine: true, .. });
        let (effects, opened) = STATE.with_borrow_mut(|state| match state {
            Some(state) => (state.app.update(msg), state.shown.is_none() && state.app.is_open()),
            None => (Vec::new(), false),
        });
        if opened || claimed {
            // Drawing the whole page takes long: do it in several tasks, so that the browser can
            // respond in between.
            return after(0, || {
                let page = picture();
                after(0, || {
                    show(page, effects, true);
                    BUSY.set(false);
                    dispatch();
                });
            });
        }
        show(picture(), effects, false);
    }
    BUSY.set(false);
}

/// Returns the page as it is to look.
fn picture() -> Option<Page> {
    STATE.with_borrow(|state| {
        let app = &state.as_ref()?.app;
        app.is_open().then(|| palamede_app::page(app))
    })
}

/// Shows it, and does what is to be done besides; `opened` where it is the first picture of a game,
/// for which its place was laid out before.
fn show(page: Option<Page>, effects: Vec<Effect>, opened: bool) {
    let Some(doc) = document() else { return };
    STATE.with_borrow_mut(|state| {
        if let (Some(state), Some(page)) = (state, page) {
            let _ = draw(state, page, &doc, opened);
        }
    });
    // Empty both live regions before a new sentence: a refusal ends with it, even if the other
    // region says it.
    if effects.iter().any(|effect| matches!(effect, Effect::Say { .. })) {
        effects::hush(&doc);
    }
    for effect in effects {
        let _ = carry_out(effect);
    }
}

/// Brings the language and the looks of the whole document up to the state.
fn set_root(app: &App, doc: &Document, root: &web_sys::Element) -> Result<(), JsValue> {
    for (name, value) in [
        ("lang", app.lang().tag()),
        ("data-theme", app.shell.prefs.theme),
        ("data-motion", app.shell.prefs.motion),
        ("data-size", app.shell.prefs.size),
        ("data-hand", app.shell.prefs.hand),
        ("data-board", app.shell.prefs.board),
        ("data-volume", app.shell.prefs.volume),
    ] {
        if value.is_empty() {
            root.remove_attribute(name)?;
        } else if root.get_attribute(name).as_deref() != Some(value) {
            root.set_attribute(name, value)?;
            if name == "lang" {
                effects::hush(doc);
            }
        }
    }
    Ok(())
}

/// Brings the document up to the state.
fn draw(state: &mut Shown, page: Page, doc: &Document, opened: bool) -> Result<(), JsValue> {
    let (Some(root), Some(body)) = (doc.document_element(), doc.body()) else { return Ok(()) };
    set_root(&state.app, doc, &root)?;
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
            patch::patch(doc, here, &shown.root, &page.root, false).is_ok()
        }
        _ => false,
    };
    // The first picture; or somebody else (a translator, an extension) has changed the
    // document so that it cannot be patched: it is made anew.
    if !patched {
        let made = patch::make(doc, &Node::Element(page.root.clone()), false)?;
        match here {
            Some(here) => here.replace_with_with_node_1(&made)?,
            None => drop(body.append_child(&made)?),
        }
    }
    state.shown = Some(page);
    place::follow(doc, &mut state.step)?;
    let told = place::watch(doc, &state.app, opened && state.app.shell.viewport.board != (0, 0))?;
    state::queue(told);
    match held {
        Some(id) if focused().is_none() => {
            let places = state.app.focus_after(id);
            let there = places.iter().find(|id| doc.get_element_by_id(id).is_some());
            there.map_or(Ok(()), |id| focus(id))
        }
        _ => Ok(()),
    }
}

/// Reports that a newer build of the site is here and waits.
pub fn newer() {
    send(Msg::Newer);
}

/// Reports that the browser offers to install the site, or does no longer.
pub fn installable(offered: bool) {
    send(Msg::Installable(offered));
}

/// Takes in that a part of the module has come: `moves`, then `deferred`.
pub fn part_loaded(name: &str) {
    if let Some(doc) = document().filter(|_| !state::has_part(Part::Moves)) {
        let _ = moves::listen(&doc);
    }
    state::note_part(if name == "moves" { Part::Moves } else { Part::Deferred });
}

/// Returns whether the page can be loaded anew without losing anything.
pub fn loses_nothing() -> bool {
    STATE.with_borrow(|state| state.as_ref().is_some_and(|state| state.app.loses_nothing()))
}

/// Handles that the engine has stopped otherwise than by a panic: `why` as the browser has it.
pub fn trapped(why: &str) {
    crash(why);
}

/// Shows, as the last resort, that something broke and at which place, and still offers the game.
/// (Not what a panic says, which may name what a player may not know.)
fn crash(place: &str) {
    web_sys::console::error_1(&place.into());
    let Some(doc) = document() else { return };
    let lang = doc.document_element().and_then(|root| root.get_attribute("lang"));
    let lang = lang.and_then(|code| Lang::read(&code));
    // Without any sentence there is no page yet: what started the engine tells.
    let lang = lang.into_iter().chain(Lang::ALL).find(|&lang| Pack::Words(lang).is_here());
    let Some(lang) = lang else { return };
    let kept = KEPT.with(|kept| kept.try_borrow().map(|k| k.clone()).unwrap_or_default());
    let record = kept.as_ref().and_then(|kept| kept.record.as_deref());
    let file = record.and_then(|record| effects::file(record).ok());
    let tree: Element = palamede_app::crash(lang, place, kept, file);
    let Some(here) = doc.get_element_by_id("app") else { return };
    if let Ok(made) = patch::make(&doc, &Node::Element(tree), false) {
        here.replace_children_with_node_1(&made);
    }
}
