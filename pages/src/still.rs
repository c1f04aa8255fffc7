//! Makes the site's trees still: what was pressed is a link or gone, and every link leads to a page
//! that is there without the engine, or into the engine.

use crate::address::Page;
use crate::host::Host;
use palamede::app::route::Route;
use palamede::app::{Action, Reading};
use palamede::scene::tree::{Element, Node, el, with};
use palamede::text::{Block, Lang, Voice};

/// The body of a page.
pub fn body(host: &Host, page: Page, lang: Lang, root: &Element) -> Element {
    let still = Still { host, page, lang };
    still.element(root).unwrap_or_else(|| el("div"))
}

/// A page that is made still.
struct Still<'a> {
    host: &'a Host,
    page: Page,
    lang: Lang,
}

impl Still<'_> {
    /// An element, and what stands in it; none where only the engine could do something with it.
    fn element(&self, element: &Element) -> Option<Element> {
        let class = element.get("class").unwrap_or_default();
        if element.tag == "nav" && class == "hn" {
            return Some(self.navigation(element));
        }
        // The whole of the kit's page stays, which has a script of its own.
        if element.tag == "main" && self.page == Page::Kit {
            return Some(element.clone());
        }
        // So does the button that prints.
        if element.get("id") == Some("press") && matches!(self.page, Page::Paper(_)) {
            return Some(element.clone());
        }
        if element.tag == "button" {
            return self.pressed(element);
        }
        if element.tag == "a" && element.get("href") == Some(&self.statement()) {
            return Some(self.mention());
        }
        let mut out = el(element.tag);
        for (name, value) in &element.attrs {
            match *name {
                "href" => out = out.attr("href", self.link(value)),
                // The engine's own marks.
                name if name.starts_with("data-") => {}
                name => out = out.attr(name, value.clone()),
            }
        }
        let kids = element.kids.iter().filter_map(|kid| match kid {
            Node::Element(kid) => self.element(kid).map(Node::from),
            text => Some(text.clone()),
        });
        let hosts = if class == "hn" { self.hosts() } else { Vec::new() };
        let out = out.kids(kids).kids(hosts);
        // A row of nothing but buttons.
        let emptied = out.kids.is_empty() && !element.kids.is_empty();
        (!emptied).then_some(out)
    }

    /// The address of the statement in the site's trees.
    fn statement(&self) -> String {
        format!("./{}", Page::Statement.path(self.lang))
    }

    /// The link to the statement, with the state that follows from the audit.
    fn mention(&self) -> Element {
        let text = self.lang.set(&self.host.audit.mention(self.lang));
        el("a").attr("href", self.link(&self.statement())).text(text)
    }

    /// The links in the foot to what becomes known of who plays, to who answers for the site, and to its source, as far
    /// as they are known.
    fn hosts(&self) -> Vec<Element> {
        let (by, words) = (&self.host.publisher, self.lang.statement());
        let privacy = format!("{}{}", self.page.up(), Page::Privacy.path(self.lang));
        let links = [
            (&privacy, self.lang.words().privacy),
            (&by.legal_notice, words.legal),
            (&by.source, words.source),
        ];
        let links = links.into_iter().filter(|(at, _)| !at.is_empty());
        links.map(|(at, text)| el("a").attr("href", at.clone()).text(self.lang.set(text))).collect()
    }

    /// What stands for a button.
    fn pressed(&self, button: &Element) -> Option<Element> {
        let Page::Game(game) = self.page else { return None };
        // Figures are played where the rules are the engine's.
        let Action::Reading(Reading::Figure(Some(name))) = Action::read(button.get("data-do")?)?
        else {
            return None;
        };
        let shows = |block: &Block| matches!(block, Block::Figure(figure, _) if *figure == name);
        let mut sections = Voice(game, self.lang).rules().sections.iter();
        let section = sections.find(|section| section.blocks.iter().any(shows))?;
        let to = Route::Rules(game, section.id.to_owned());
        Some(
            el("a")
                .attr("href", self.engine(&to.hash()))
                .attr("class", "noprint")
                .kids(button.kids.clone()),
        )
    }

    /// Where a link leads.
    fn link(&self, href: &str) -> String {
        if let Some(beside) = href.strip_prefix("./") {
            return format!("{}{beside}", self.page.up());
        }
        let Some(hash) = href.strip_prefix("#/") else { return href.to_owned() };
        let route = Route::read(hash);
        match (Page::of(&route), route) {
            (Some(page), Route::Rules(_, section)) if page == self.page => format!("#{section}"),
            (Some(page), route) => {
                let section = match route {
                    Route::Rules(_, section) if !section.is_empty() => format!("#{section}"),
                    _ => String::new(),
                };
                format!("{}{}{section}", self.page.up(), page.path(self.lang))
            }
            (None, _) => self.engine(href),
        }
    }

    /// An address of the engine, in the page's language.
    fn engine(&self, hash: &str) -> String {
        let lang = self.lang.code();
        let and = if hash.contains('?') { '&' } else { '?' };
        format!("{}{hash}{and}lang={lang}", self.page.up())
    }

    /// The links at the top: on the home page to what belongs to no game, and to the page in the other
    /// languages.
    fn navigation(&self, nav: &Element) -> Element {
        if self.page != Page::Home {
            let label = self.lang.words().language;
            return with("nav", "hn").attr("aria-label", label).kids(self.languages());
        }
        let links = nav.kids.iter().filter_map(|kid| match kid {
            Node::Element(kid) if kid.tag == "a" => self.element(kid),
            _ => None,
        });
        with("nav", "hn").kids(links).kids(self.languages())
    }

    /// Links to the page in the other languages.
    fn languages(&self) -> Vec<Element> {
        let links = Lang::ALL.into_iter().filter(|&lang| lang != self.lang).map(|lang| {
            let to = format!("{}{}", self.page.up(), self.page.path(lang));
            el("a")
                .attr("href", to)
                .attr("hreflang", lang.tag())
                .attr("lang", lang.tag())
                .text(lang.name())
        });
        links.collect()
    }
}
