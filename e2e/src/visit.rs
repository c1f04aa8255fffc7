//! A browser at the site: goes from page to page, reads, presses, listens.

use crate::Done;
use crate::browser::Browser;
use crate::pool::Session;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::cell::{Cell, RefCell};
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};
use thirtyfour::error::WebDriverResult;
use thirtyfour::{By, Key, WebDriver, WebElement};

/// How many times the page is asked whether something has come. Its answers are counted and not
/// the time: on a busy machine each of them takes longer.
const ASKED: usize = 800;
/// How long a pause is made before it is asked again.
const PAUSE: Duration = Duration::from_millis(25);
/// How long a request may be left without an answer: then the browser is not at work any more.
pub(crate) const SILENCE: Duration = Duration::from_secs(120);
/// What is said where no script is answered.
pub(crate) const NO_ANSWER: &str = "the browser gives no answer";
const NO_DELAY: Option<Duration> = Some(Duration::ZERO);
const KEPT: &str = include_str!("scripts/kept.js");
/// Whether no control of an action is shown, and there is a menu to be opened.
const IN_MENU: &str = "const all = document.querySelectorAll(arguments[0]);
    const menu = document.querySelector('#open-menu[aria-expanded=false]');
    return !!menu && ![...all].some((e) => e.getClientRects().length > 0)";
const WATCH: &str = include_str!("scripts/watch.js");

/// A sentence of a live region.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Said {
    /// The sentence.
    pub text: String,
    /// Whether it interrupts.
    pub urgent: bool,
}

/// A browser at the site.
#[derive(Clone)]
pub struct Visit(Rc<Inner>);

struct Inner {
    browser: Browser,
    driver: WebDriver,
    /// Until another test has it.
    session: RefCell<Option<Session>>,
    base: String,
    problems: RefCell<Vec<String>>,
    forgiven: RefCell<Vec<&'static str>>,
    /// The language that the browser cannot be told.
    to_set: Cell<Option<&'static str>>,
    framed: Cell<bool>,
    left: Cell<bool>,
}

impl Visit {
    /// Begins at an empty page.
    pub(crate) async fn begin(session: Session, base: &str) -> WebDriverResult<Visit> {
        let browser = session.browser;
        Ok(Visit(Rc::new(Inner {
            browser,
            driver: session.driver.clone(),
            base: base.to_owned(),
            problems: RefCell::default(),
            forgiven: RefCell::default(),
            // WebKit's are those of the system.
            to_set: Cell::new(Some(session.wishes.lang).filter(|_| browser == Browser::WebKit)),
            session: RefCell::new(Some(session)),
            framed: Cell::new(false),
            left: Cell::new(false),
        })))
    }

    /// The session, for what is rarely needed.
    pub fn driver(&self) -> &WebDriver {
        &self.0.driver
    }

    /// The browser.
    pub fn browser(&self) -> Browser {
        self.0.browser
    }

    /// The site's address.
    pub fn base(&self) -> &str {
        &self.0.base
    }

    // ---- going

    /// Loads the page of this address, `#/mak-yek`, afresh.
    pub async fn open(&self, hash: &str) -> Done {
        if let Some(lang) = self.0.to_set.take() {
            // As it is kept after a visit; written where no page of the site is at work.
            self.0.driver.goto(format!("{}icon.svg", self.0.base)).await?;
            let script = "const folder = new URL('./', location.href).pathname;
                localStorage.setItem(`palamede:${folder}:settings`, `lang=${arguments[0]}`)";
            self.0.driver.execute(script, vec![lang.into()]).await?;
        }
        // From another document: a change of what follows the # alone loads nothing.
        self.gather().await;
        self.0.driver.goto("about:blank").await?;
        self.0.driver.goto(format!("{}{hash}", self.0.base)).await?;
        self.ready().await
    }

    /// Goes to another page of the site as a link does.
    pub async fn go(&self, hash: &str) -> Done {
        let script = "const [hash, done] = arguments;
            if (location.hash === hash) return done();
            addEventListener('hashchange', () => setTimeout(done), { once: true });
            location.hash = hash;";
        self.0.driver.execute_async(script, vec![hash.into()]).await?;
        self.drawn().await
    }

    /// Loads the page again as a visitor does. (Firefox's driver goes past the service worker.)
    pub async fn reload(&self) -> Done {
        self.gather().await;
        self.0.driver.execute("window.watched.old = true; location.reload()", vec![]).await?;
        self.until("the page to be gone", "return !window.watched?.old").await?;
        self.ready().await
    }

    /// Waits until the engine has drawn the page, and watches it from then on.
    pub async fn ready(&self) -> Done {
        self.drawn().await?;
        self.0.driver.execute(WATCH, vec![]).await?;
        Ok(())
    }

    /// Waits until the page is whole.
    async fn drawn(&self) -> Done {
        let whole = "return !!document.querySelector('#app main:not([aria-busy])')";
        self.until("the page", whole).await
    }

    /// Waits until a script gives true.
    pub async fn until(&self, what: &str, script: &str) -> Done {
        let last = self.ask(what, script, vec![], &Value::Bool(true)).await;
        assert!(last.is_none(), "waited in vain for {what}");
        Ok(())
    }

    /// Waits until a text is there.
    pub async fn until_text(&self, selector: &str, text: &str) -> Done {
        let script = "return document.querySelector(arguments[0])?.textContent ?? ''";
        let last = self.ask(selector, script, vec![selector.into()], &text.into()).await;
        assert!(last.is_none(), "{selector} says {last:?} and not {text:?}");
        Ok(())
    }

    /// Asks again and again until the answer is the wanted one; gives the last one where that
    /// never comes.
    async fn ask(
        &self,
        what: &str,
        script: &str,
        arguments: Vec<Value>,
        wanted: &Value,
    ) -> Option<Value> {
        let (mut last, mut why) = (None, String::new());
        for _ in 0..ASKED {
            let since = Instant::now();
            match self.0.driver.execute(script, arguments.clone()).await {
                Ok(now) if now.json() == wanted => return None,
                Ok(now) => last = Some(now.json().clone()),
                // While a page is exchanged, scripts may find none.
                Err(error) => why = error.to_string(),
            }
            assert!(since.elapsed() < SILENCE, "{NO_ANSWER}: {what}, {why}");
            tokio::time::sleep(PAUSE).await;
        }
        assert!(last.is_some(), "{NO_ANSWER}: {what}, {why}");
        last
    }

    /// Waits until the page is shown in a language, by its tag.
    pub async fn until_lang(&self, tag: &str) -> Done {
        self.until(tag, &format!("return document.documentElement.lang === '{tag}'")).await
    }

    // ---- reading

    /// What a script gives.
    pub async fn js<T: DeserializeOwned>(&self, script: &str) -> WebDriverResult<T> {
        self.js_with(script, vec![]).await
    }

    /// What a script gives that gets these arguments.
    pub async fn js_with<T: DeserializeOwned>(
        &self,
        script: &str,
        arguments: Vec<Value>,
    ) -> WebDriverResult<T> {
        self.0.driver.execute(script, arguments).await?.convert()
    }

    /// What a script gives once it calls the last of its arguments.
    pub async fn js_later<T: DeserializeOwned>(&self, script: &str) -> WebDriverResult<T> {
        self.0.driver.execute_async(script, vec![]).await?.convert()
    }

    /// What the site keeps in this browser under a name.
    pub async fn kept(&self, name: &str) -> WebDriverResult<Option<String>> {
        let arguments = vec![name.into(), Value::Null];
        self.0.driver.execute_async(KEPT, arguments).await?.convert()
    }

    /// Waits until what is kept under a name has this in it.
    pub async fn until_kept(&self, name: &str, part: &str) -> Done {
        for _ in 0..ASKED {
            if self.kept(name).await?.is_some_and(|text| text.contains(part)) {
                return Ok(());
            }
            tokio::time::sleep(PAUSE).await;
        }
        panic!("waited in vain for {part} to be kept under {name}");
    }

    /// Keeps a text under a name, as another tab would.
    pub async fn keep(&self, name: &str, text: &str) -> Done {
        let arguments = vec![name.into(), text.into()];
        self.0.driver.execute_async(KEPT, arguments).await?;
        Ok(())
    }

    /// Forgets all that the site keeps in this browser. (The page still knows it.)
    pub async fn forget(&self) -> Done {
        self.0.driver.execute_async(KEPT, vec![Value::Null, Value::Null]).await?;
        self.js::<Option<bool>>("localStorage.clear(); return null").await?;
        Ok(())
    }

    /// The text of the first element of this kind; empty where there is none.
    pub async fn text(&self, selector: &str) -> WebDriverResult<String> {
        let script = "return document.querySelector(arguments[0])?.textContent ?? ''";
        self.js_with(script, vec![selector.into()]).await
    }

    /// The texts of all elements of this kind.
    pub async fn texts(&self, selector: &str) -> WebDriverResult<Vec<String>> {
        let script =
            "return [...document.querySelectorAll(arguments[0])].map((e) => e.textContent)";
        self.js_with(script, vec![selector.into()]).await
    }

    /// How many elements of this kind there are.
    pub async fn count(&self, selector: &str) -> WebDriverResult<usize> {
        let script = "return document.querySelectorAll(arguments[0]).length";
        self.js_with(script, vec![selector.into()]).await
    }

    /// An attribute of the first element of this kind.
    pub async fn attr(&self, selector: &str, name: &str) -> WebDriverResult<Option<String>> {
        let script =
            "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null";
        self.js_with(script, vec![selector.into(), name.into()]).await
    }

    /// What a field holds.
    pub async fn value(&self, selector: &str) -> WebDriverResult<String> {
        self.js_with("return document.querySelector(arguments[0]).value", vec![selector.into()])
            .await
    }

    /// What the window's bar says.
    pub async fn title(&self) -> WebDriverResult<String> {
        self.js("return document.title").await
    }

    /// What follows the site's address.
    pub async fn hash(&self) -> WebDriverResult<String> {
        self.js("return location.hash").await
    }

    /// What was said since the last time, in order.
    pub async fn said(&self) -> WebDriverResult<Vec<Said>> {
        self.js("return watched.said.splice(0)").await
    }

    /// The sentences of it.
    pub async fn heard(&self) -> WebDriverResult<Vec<String>> {
        Ok(self.said().await?.into_iter().map(|said| said.text).collect())
    }

    // ---- doing

    /// The first element of this kind.
    pub async fn find(&self, selector: &str) -> WebDriverResult<WebElement> {
        self.0.driver.find(By::Css(selector)).await
    }

    /// Presses an element with the mouse.
    pub async fn press(&self, selector: &str) -> Done {
        let pressed = self.tap(self.find(selector).await?).await;
        if pressed.is_err() {
            self.complain(format!("{selector} was not pressed"));
        }
        pressed
    }

    /// Presses an element with the mouse.
    pub async fn tap(&self, element: WebElement) -> Done {
        if !(self.0.framed.get() && self.0.browser == Browser::Firefox) {
            // No driver scrolls what lies beneath something that stays at an edge, nor those of WebKit and
            // Firefox what lies half below the edge of a part that scrolls.
            element.scroll_into_view().await?;
            return element.click().await;
        }
        // Firefox's driver cannot press what is in the frame of another origin, but points of the page
        // around it.
        let script = "const [element] = arguments;
            element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            const box = element.getBoundingClientRect();
            const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
            const hit = document.elementFromPoint(x, y);
            return element.contains(hit) ? [x, y] : null";
        let point = self.js_with::<Option<[i64; 2]>>(script, vec![element.to_json()?]).await?;
        let [x, y] = point.expect("the element is hidden under another");
        self.0.driver.enter_default_frame().await?;
        let frame =
            "const { left, top } = document.querySelector('iframe').getBoundingClientRect();
            return [Math.round(left), Math.round(top)]";
        let [left, top] = self.js::<[i64; 2]>(frame).await?;
        let chain = self.0.driver.action_chain_with_delay(NO_DELAY, NO_DELAY);
        chain.move_to(left + x, top + y).click().perform().await?;
        self.enter().await
    }

    /// Goes on in the frame of the page that is shown.
    pub async fn enter(&self) -> Done {
        self.0.driver.enter_frame(0).await?;
        self.0.framed.set(true);
        Ok(())
    }

    /// Goes on in the window that was opened last.
    pub async fn follow(&self) -> Done {
        let windows = self.0.driver.windows().await?;
        self.0.driver.switch_to_window(windows.into_iter().next_back().expect("a window")).await?;
        self.0.framed.set(false);
        self.ready().await
    }

    /// Goes on in a new tab.
    pub async fn enter_tab(&self) -> Done {
        let tab = self.0.driver.new_tab().await?;
        self.0.driver.switch_to_window(tab).await
    }

    /// The text that was saved as a file of this name, once it is there.
    pub async fn saved(&self, name: &str) -> String {
        String::from_utf8(self.saved_bytes(name).await).expect("a text")
    }

    /// What was saved as a file of this name, once it is there.
    pub async fn saved_bytes(&self, name: &str) -> Vec<u8> {
        let saved = |session: &Session| session.process.saved().join(name);
        let file = self.0.session.borrow().as_ref().map(saved);
        let file = file.expect("a running browser");
        for _ in 0..ASKED {
            // While it is written it has another name, or nothing in it.
            match std::fs::read(&file) {
                Ok(text) if !text.is_empty() => return text,
                _ => tokio::time::sleep(PAUSE).await,
            }
        }
        panic!("waited in vain for {name}")
    }

    /// Presses the control of an action: `undo`, `back:3`. Where only the menu of a game has it, the menu
    /// is opened first.
    pub async fn act(&self, action: &str) -> Done {
        let control = format!("[data-do='{action}']");
        let in_menu = format!(".menu {control}");
        if self.js_with::<bool>(IN_MENU, vec![control.as_str().into()]).await? {
            self.open_menu().await?;
        }
        // The part that a begun game shows may be on its way.
        let there = format!("return !!document.querySelector(\"{control}\")");
        self.until(action, &there).await?;
        let control = if self.count(&in_menu).await? > 0 { in_menu } else { control };
        self.press(&control).await?;
        match action {
            "menu" => self.until_menu().await,
            _ => Ok(()),
        }
    }

    /// Opens the menu of a game.
    pub async fn open_menu(&self) -> Done {
        self.press("#open-menu").await?;
        self.until_menu().await
    }

    /// Waits until the menu of a game, where it is open, has come whole: what it holds may be fetched
    /// with the first opening.
    pub async fn until_menu(&self) -> Done {
        let whole = "const menu = document.querySelector('section.menu, #sheet');
            return !menu || !!menu.querySelector('nav, .opts, h2 ~ h2')";
        self.until("the menu", whole).await
    }

    /// Presses a switch in the menu of a game, and closes the menu again.
    pub async fn switch(&self, name: &str) -> Done {
        self.open_menu().await?;
        self.press(&format!(".menu label:has([name='{name}'])")).await?;
        self.act("menu").await
    }

    /// Chooses a value of a field of radio buttons, by its label, as one does with the mouse.
    pub async fn choose(&self, name: &str, value: &str) -> Done {
        let path = format!("//label[input[@name='{name}'][@value='{value}']]");
        // What is folded away is unfolded first.
        let folded = format!("//details[not(@open)][.{path}]/summary");
        if let Ok(summary) = self.0.driver.find(By::XPath(folded)).await {
            self.tap(summary).await?;
        }
        let label = self.0.driver.find(By::XPath(path)).await?;
        // Not under what sticks to the window's edge.
        self.js_with::<()>(
            "arguments[0].scrollIntoView({ block: 'center' })",
            vec![label.to_json()?],
        )
        .await?;
        self.tap(label).await
    }

    /// Writes into a field in place of what is there.
    pub async fn write(&self, selector: &str, text: &str) -> Done {
        let field = self.find(selector).await?;
        field.clear().await?;
        field.send_keys(text).await
    }

    /// Puts a text into a field in place of what is there, as pasting does.
    pub async fn paste(&self, selector: &str, text: &str) -> Done {
        let script = "const [selector, text] = arguments;
            const field = document.querySelector(selector);
            field.focus();
            field.value = text;
            field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));";
        self.0.driver.execute(script, vec![selector.into(), text.into()]).await?;
        Ok(())
    }

    /// Presses keys one after another where the focus is.
    pub async fn keys(&self, keys: &[Key]) -> Done {
        let mut chain = self.0.driver.action_chain_with_delay(NO_DELAY, NO_DELAY);
        for key in keys {
            chain = chain.key_down(key.clone()).key_up(key.clone());
        }
        chain.perform().await
    }

    /// Presses the key of a letter where the focus is.
    pub async fn letter(&self, letter: char) -> Done {
        let chain = self.0.driver.action_chain_with_delay(NO_DELAY, NO_DELAY);
        chain.key_down(letter).key_up(letter).perform().await
    }

    /// Presses the key of a letter while another key is held.
    pub async fn letter_with(&self, held: Key, letter: char) -> Done {
        let chain = self.0.driver.action_chain_with_delay(NO_DELAY, NO_DELAY);
        let chain = chain.key_down(held.clone()).key_down(letter).key_up(letter);
        chain.key_up(held).perform().await
    }

    /// Presses a key while another is held.
    pub async fn keys_with(&self, held: Key, key: Key) -> Done {
        let chain = self.0.driver.action_chain_with_delay(NO_DELAY, NO_DELAY);
        chain.key_down(held.clone()).key_down(key.clone()).key_up(key).key_up(held).perform().await
    }

    /// Where the focus is: id, action, address or tag.
    pub async fn focus(&self) -> WebDriverResult<String> {
        self.js("const e = document.activeElement;
            if (e === document.body) return 'nowhere';
            return e.id || e.dataset.do || e.getAttribute('href') || e.className || e.tagName")
            .await
    }

    /// Keeps what a copy button copies, instead of asking the system's clipboard.
    pub async fn catch_copies(&self) -> Done {
        self.js(
            "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); };
            return null",
        )
        .await
    }

    /// What was copied last.
    pub async fn copied(&self) -> WebDriverResult<String> {
        self.js("return window.copied ?? ''").await
    }

    /// Waits until what has changed is drawn: lists are scrolled with the next picture. Gives whether there
    /// is one: of a tab behind another nothing is drawn.
    pub async fn still(&self) -> WebDriverResult<bool> {
        let script = "const [done] = arguments;
            if (document.hidden) return done(false);
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0, true)));";
        self.js_later(script).await
    }

    /// Keeps what is shown as a picture, if anything is.
    pub async fn picture(&self, path: &Path) -> Done {
        // WebKit's picture is of the frame before otherwise.
        if self.still().await? {
            self.0.driver.screenshot(path).await?;
        }
        Ok(())
    }

    // ---- complaints

    /// Passes over complaints with this in them: those that the test provokes.
    pub fn forgive(&self, part: &'static str) {
        self.0.forgiven.borrow_mut().push(part);
    }

    /// Adds a complaint: the test goes on and fails at its end.
    pub fn complain(&self, what: String) {
        self.0.problems.borrow_mut().push(what);
    }

    /// Collects what the page complained about, before it is gone.
    async fn gather(&self) {
        let script = "const other = performance.getEntriesByType('resource').map((e) => e.name)
                .filter((name) => !name.startsWith(arguments[0]) && !/^(data|blob|about):/.test(name))
                .map((name) => `request: ${name}`);
            return [...(window.watched?.problems.splice(0) ?? []), ...(window.watched ? other : [])]";
        let found = self.js_with::<Vec<String>>(script, vec![self.0.base.as_str().into()]).await;
        self.0.problems.borrow_mut().extend(found.unwrap_or_default());
        if self.0.browser == Browser::Chromium {
            let log = self.0.driver.browser_log().await.unwrap_or_default();
            let bad = log.into_iter().filter(|entry| {
                // Chromium's remark on the digests that Trunk writes for other browsers, too.
                let remark = entry.message.contains("https://crbug.com/981419");
                !remark && entry.level != "INFO" && entry.level != "DEBUG"
            });
            self.0.problems.borrow_mut().extend(bad.map(|e| format!("{}: {}", e.level, e.message)));
        }
    }

    /// What the page complained about so far and was not forgiven.
    pub async fn problems(&self) -> Vec<String> {
        if !self.0.left.get() {
            self.gather().await;
        }
        let forgiven = self.0.forgiven.borrow();
        let mut problems = self.0.problems.borrow_mut();
        problems.retain(|problem| !forgiven.iter().any(|part| problem.contains(part)));
        problems.dedup();
        problems.clone()
    }

    /// Whether the browser answers at all.
    pub(crate) async fn answers(&self) -> bool {
        let asked = self.0.driver.execute("return true", vec![]);
        self.0.left.get() || tokio::time::timeout(SILENCE, asked).await.is_ok_and(|it| it.is_ok())
    }

    /// Ends a browser that does not answer, so that nothing is asked of it any more.
    pub(crate) fn end(&self) {
        self.0.left.set(true);
        self.0.session.borrow_mut().take();
    }

    /// Leaves the site for good. (The browser stays this test's: another visitor gets another one.)
    pub async fn leave(&self) {
        self.gather().await;
        self.0.left.set(true);
        self.0.driver.goto("about:blank").await.ok();
    }

    /// Parts with the browser, where there still is one.
    pub(crate) fn part(&self) -> Option<Session> {
        self.0.left.set(true);
        self.0.session.borrow_mut().take()
    }
}
