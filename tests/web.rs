//! The page inside a browser, without a server: what the document does that trees
//! alone do not show. The whole site is tested in `e2e`.

#![cfg(target_arch = "wasm32")]

use wasm_bindgen::JsCast;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{Document, Element, HtmlElement, HtmlInputElement};

wasm_bindgen_test_configure!(run_in_browser);

fn document() -> Document {
    web_sys::window().and_then(|window| window.document()).expect("a document")
}

fn find(selector: &str) -> Element {
    let found = document().query_selector(selector).expect("a selector");
    found.unwrap_or_else(|| panic!("nothing is {selector}"))
}

fn press(selector: &str) {
    find(selector).dyn_into::<HtmlElement>().expect("an element").click();
}

fn text(selector: &str) -> String {
    find(selector).text_content().unwrap_or_default()
}

/// The page is started once: it listens to the whole document. Its first picture is made
/// in turns, and waited for.
async fn start() {
    thread_local! { static STARTED: std::cell::Cell<bool> = const { std::cell::Cell::new(false) }; }
    if !STARTED.replace(true) {
        let window = web_sys::window().expect("a window");
        if let Ok(Some(storage)) = window.local_storage() {
            storage.clear().expect("storage clears");
        }
        window.location().set_hash("#/mak-yek?lang=fr").expect("a hash");
        // As `boot.js` has it where there is only `localStorage`.
        let kept = "window.kept = { how: () => '', first: () => [], prefix: () => 'palamede:/:',
            put() {}, claim() {}, release() {} };
            window.site = () => {};
            window.requestParts = () => {}";
        js_sys::eval(kept).expect("what is kept");
        palamede::web::page();
        let shown = "new Promise((done) => {
            const look = () => document.querySelector('#c16') ? done() : setTimeout(look);
            look();
        })";
        let shown = js_sys::eval(shown).expect("a script").unchecked_into::<js_sys::Promise>();
        shown.await.expect("a first picture");
        // All of the module is here.
        palamede::web::part_loaded("deferred");
    }
    // What another test selected is let go.
    if document().query_selector("[aria-selected=true]").expect("a selector").is_some() {
        press("[aria-selected=true]");
    }
}

#[wasm_bindgen_test]
async fn a_move_changes_only_what_differs_and_keeps_the_focus() {
    start().await;
    let cell = find("#c16").dyn_into::<HtmlElement>().expect("a cell");
    let art = find(".board > g");
    cell.focus().expect("focus");
    cell.click();
    assert_eq!(document().active_element().map(|e| e.id()), Some("c16".to_owned()));
    assert!(cell.is_same_node(Some(&find("#c16"))), "the cell is the same element");
    assert!(art.is_same_node(Some(&find(".board > g"))), "the board is not drawn anew");
    assert_eq!(document().query_selector_all(".mk-legal").expect("a selector").length(), 3);
    press("#c32");
    assert_eq!(text(".mv button"), "a3-a5");
    assert!(text("#said").contains("le pion a3 va en a5"), "{}", text("#said"));
    press("[data-do=undo]");
    assert!(document().query_selector(".mv button").expect("a selector").is_none());
}

#[wasm_bindgen_test]
async fn a_refusal_is_said_at_once_and_the_arrows_move_the_one_tab_stop() {
    start().await;
    press("#c16");
    press("#c33");
    assert!(!text("#said-now").is_empty());
    assert_eq!(document().query_selector_all(".grid [tabindex='0']").expect("cells").length(), 1);
    let init = web_sys::KeyboardEventInit::new();
    init.set_bubbles(true);
    init.set_key("ArrowUp");
    let event = web_sys::KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init);
    let cell = find("#c33");
    cell.dispatch_event(&event.expect("an event")).expect("dispatched");
    assert_eq!(document().active_element().map(|e| e.id()), Some("c41".to_owned()));
    assert_eq!(find(".grid [tabindex='0']").id(), "c41");
}

#[wasm_bindgen_test]
async fn a_document_that_somebody_else_changed_is_drawn_anew() {
    start().await;
    // As a page translator does: the sentence's text is put into an element.
    let sentence = find("p.s1");
    let font = document().create_element("font").expect("an element");
    font.set_text_content(sentence.text_content().as_deref());
    sentence.set_text_content(None);
    sentence.append_child(&font).expect("appended");
    press("#c17");
    assert!(text("p.s1").contains("b3"), "{}", text("p.s1"));
    press("#c17");
}

/// Goes to another page of the site, at once.
fn go(hash: &str) {
    let window = web_sys::window().expect("a window");
    window.location().set_hash(hash).expect("a hash");
    let event = web_sys::Event::new("hashchange").expect("an event");
    window.dispatch_event(&event).expect("dispatched");
}

#[wasm_bindgen_test]
async fn what_is_typed_stays_while_the_form_changes() {
    start().await;
    go("#/mak-yek/new");
    let field = find("[name='name.0']").dyn_into::<HtmlInputElement>().expect("a field");
    field.focus().expect("focus");
    field.set_value("Ada");
    let event = js_sys::eval("new Event('input', { bubbles: true })").expect("an event");
    let event = event.dyn_into::<web_sys::Event>().expect("an event");
    field.dispatch_event(&event).expect("dispatched");
    press("[name='option.first'][value=black]");
    press("[name='player.1'][value=computer]");
    assert!(field.is_same_node(Some(&find("[name='name.0']"))), "the field is the same element");
    assert_eq!(field.value(), "Ada");
    assert_eq!(document().active_element().map(|e| e.id()), Some(field.id()));
    let chosen = |value: &str| {
        let radio = find(&format!("[name='option.first'][value={value}]"));
        radio.dyn_into::<HtmlInputElement>().expect("a radio button").checked()
    };
    assert!(chosen("black") && !chosen("white"));
    go("#/mak-yek");
}

#[wasm_bindgen_test]
async fn where_storage_refuses_the_page_goes_on_and_says_so() {
    start().await;
    let refuse = "window.taken = Storage.prototype.setItem;
        Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }";
    js_sys::eval(refuse).expect("storage refuses now");
    press("#c16");
    press("#c32");
    assert_eq!(text(".mv button"), "a3-a5");
    go("#/settings");
    press("[name='pref.theme'][value=dark]");
    assert_eq!(find("html").get_attribute("data-theme").as_deref(), Some("dark"));
    assert!(text("main").contains("ne laisse pas le site garder la partie"), "{}", text("main"));
    js_sys::eval("Storage.prototype.setItem = window.taken").expect("storage takes again");
    press("[name='pref.theme'][value='']");
    assert!(!text("main").contains("ne laisse pas le site garder la partie"));
    go("#/mak-yek");
    assert_eq!(text(".mv button"), "a3-a5", "the game is still there");
    press("[data-do=undo]");
}
