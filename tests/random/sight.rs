//! What a page shows: everything that can be done on it, and what holds of every page.

use palamede::app::route::Route;
use palamede::app::{Action, Field, Page};
use palamede::scene::tree::{Element, Node};
use std::collections::HashSet;

/// A law that does not hold: its name, and what was seen.
#[derive(Clone, Debug)]
pub struct Fault {
    pub law: &'static str,
    pub text: String,
}

pub type Held = Result<(), Fault>;

pub fn law(name: &'static str, holds: bool, text: impl FnOnce() -> String) -> Held {
    if holds { Ok(()) } else { Err(Fault { law: name, text: text() }) }
}

/// A control.
pub struct Control {
    pub act: String,
    /// Whether the browser does not let it be pressed.
    pub off: bool,
    /// Whether it leads on in the game.
    pub leads: bool,
}

/// What can be done on a page.
#[derive(Default)]
pub struct Sight {
    pub controls: Vec<Control>,
    /// The names of fields with a value that each may be given by one press; of texts, none.
    pub fields: Vec<(String, Option<String>)>,
    pub links: Vec<String>,
    /// What Escape does somewhere.
    pub escapes: Vec<String>,
    /// The sites of the cells, and whether a piece can be lifted there.
    pub cells: Vec<(usize, bool)>,
    /// The pieces: their sites and faces.
    pub pieces: Vec<(usize, String)>,
    /// The faces of those that attack and are attacked.
    pub duels: Vec<String>,
    /// What the cells are called.
    pub labels: Vec<(usize, String)>,
    pub ids: HashSet<String>,
    /// Whether something is to be pressed and held.
    pub holds: bool,
    refers: Vec<(&'static str, String)>,
    mains: usize,
    headings: usize,
    stops: [usize; 2],
    listed: usize,
    faults: Vec<Fault>,
}

#[derive(Clone, Copy, Default)]
struct Within {
    disabled: bool,
    typed: bool,
    list: bool,
    /// What is read beside the board, with figures of its own.
    read: bool,
}

impl Sight {
    /// Looks at a page; tells what of it is not as every page is.
    pub fn of(page: &Page) -> Result<Sight, Fault> {
        let mut sight = Sight::default();
        sight.walk(&page.root, Within::default());
        let faults = std::mem::take(&mut sight.faults);
        if let Some(fault) = faults.into_iter().next() {
            return Err(fault);
        }
        law("a page has a title", !page.title.trim().is_empty(), String::new)?;
        law("a page has one main part", sight.mains == 1, || sight.mains.to_string())?;
        let seen = sight.headings > 0 || !sight.cells.is_empty() || is_busy(&page.root);
        law("a page has a heading or a board", seen, || page.root.plain())?;
        for (name, id) in &sight.refers {
            law("what is referred to is there", sight.ids.contains(id), || format!("{name}={id}"))?;
        }
        let one = sight.cells.is_empty() || sight.stops[0] == 1;
        law("the board is one stop of the keyboard", one, || sight.stops[0].to_string())?;
        let one = sight.listed == 0 || sight.stops[1] == 1;
        law("the moves are one stop of the keyboard", one, || sight.stops[1].to_string())?;
        Ok(sight)
    }

    fn fault(&mut self, law: &'static str, text: impl Into<String>) {
        self.faults.push(Fault { law, text: text.into() });
    }

    fn walk(&mut self, element: &Element, mut within: Within) {
        let get = |name: &str| element.get(name);
        let class = get("class").unwrap_or_default();
        let has = |name: &str| class.split(' ').any(|one| one == name);
        match element.tag {
            "main" => self.mains += 1,
            "h1" => self.headings += 1,
            "fieldset" => within.disabled |= get("disabled").is_some(),
            "textarea" | "code" | "pre" => within.typed = true,
            "ol" if has("mv") => within.list = true,
            "section" if has("read") => within.read = true,
            // The variations of the move at which the stop is are further ones.
            "div" if has("var") => within.list = false,
            _ => {}
        }
        for (name, value) in &element.attrs {
            let value = value.as_ref();
            match *name {
                "id" if !self.ids.insert(value.to_owned()) => self.fault("ids are unique", value),
                "aria-labelledby" | "aria-describedby" | "aria-controls" | "aria-owns" => {
                    self.refers.extend(value.split(' ').map(|id| (*name, id.to_owned())));
                }
                "aria-label" | "title" | "placeholder" | "alt" => self.text(value),
                "href" if value.starts_with("#m-") => {
                    self.refers.push((*name, value[1..].to_owned()));
                }
                _ => {}
            }
        }
        self.control(element, within, class);
        let stop = get("tabindex") == Some("0");
        if get("role") == Some("gridcell") {
            let site = get("id").and_then(|id| id[1..].parse().ok());
            match site {
                Some(site) => {
                    self.cells.push((site, get("data-lift").is_some()));
                    self.labels.push((site, element.plain()));
                }
                None => self.fault("a cell has its site's number", get("id").unwrap_or("none")),
            }
            self.stops[0] += usize::from(stop);
        }
        if within.list && element.tag == "button" {
            self.listed += 1;
            self.stops[1] += usize::from(stop);
        }
        if has("pc")
            && !within.read
            && let Some(site) = get("data-site").and_then(|site| site.parse().ok())
        {
            // (What who looks has noted on it is no face.)
            let mut face = element.clone();
            face.kids.retain(
                |kid| !matches!(kid, Node::Element(kid) if kid.get("class") == Some("memo")),
            );
            self.pieces.push((site, face.plain()));
        }
        if has("mk-attacks") || has("mk-attacked") {
            self.duels.push(element.plain());
        }
        self.holds |= has("hold");
        let mut keys: Vec<&str> = Vec::new();
        for kid in &element.kids {
            match kid {
                Node::Text(text) if !within.typed => self.text(text),
                Node::Text(_) => {}
                Node::Element(kid) => {
                    keys.extend(kid.key.as_deref());
                    self.walk(kid, within);
                }
            }
        }
        keys.sort_unstable();
        if let Some(pair) = keys.windows(2).find(|pair| pair[0] == pair[1]) {
            self.fault("siblings have keys of their own", format!("{class}: {}", pair[0]));
        }
    }

    fn text(&mut self, text: &str) {
        if text.contains(['{', '}']) {
            self.fault("no placeholder is left", text);
        }
        if text.contains('\'') {
            self.fault("apostrophes are set", text);
        }
        if text.contains(|c: char| c.is_control()) {
            self.fault("no text has control characters", format!("{text:?}"));
        }
    }

    fn control(&mut self, element: &Element, within: Within, class: &str) {
        let off = element.get("aria-disabled") == Some("true");
        let leads = class.split(' ').any(|one| matches!(one, "can" | "pri" | "die"));
        for name in ["data-do", "data-escape"] {
            let Some(act) = element.get(name) else { continue };
            match Action::read(act) {
                Some(read) if read.text() == act => {}
                _ => self.fault("every action reads back", act),
            }
            match name {
                "data-do" => self.controls.push(Control { act: act.to_owned(), off, leads }),
                _ => self.escapes.push(act.to_owned()),
            }
        }
        if matches!(element.tag, "a" | "button") {
            let named = element.get("aria-label").is_some_and(|label| !label.trim().is_empty());
            if !named && element.plain().trim().is_empty() {
                self.fault("what can be pressed has a name", element.markup());
            }
        }
        if let Some(href) = element.get("href").filter(|_| element.tag == "a") {
            let here = href.strip_prefix("./").unwrap_or(href);
            if here.starts_with("#/") {
                if let Route::Missing(what) = Route::read(here) {
                    self.fault("every link leads somewhere", what);
                }
                if here == href {
                    self.links.push(href.to_owned());
                }
            }
        }
        let Some(name) = element.get("name") else { return };
        match Field::read(name) {
            Some(read) if read.name() == name => {}
            _ => self.fault("every field reads back", name),
        }
        // Of a list, what is not chosen yet.
        element.walk(&mut |option| {
            let other = option.tag == "option" && option.get("selected").is_none();
            let value = option.get("value").filter(|_| other && !within.disabled);
            self.fields.extend(value.map(|value| (name.to_owned(), Some(value.to_owned()))));
        });
        let checked = element.get("checked").is_some();
        let value = match (element.tag, element.get("type").unwrap_or_default()) {
            _ if within.disabled => return,
            ("input", "file") | ("select", _) => return,
            ("input", "radio") if checked => return,
            ("input", "radio") => Some(element.get("value").unwrap_or_default().to_owned()),
            ("input", "range") => Some(element.get("max").unwrap_or_default().to_owned()),
            ("input", "checkbox") => Some(if checked { "off" } else { "on" }.to_owned()),
            _ => None,
        };
        self.fields.push((name.to_owned(), value));
    }
}

/// Whether the page waits for something.
fn is_busy(root: &Element) -> bool {
    let mut found = false;
    root.walk(&mut |element| found |= element.get("aria-busy").is_some());
    found
}
