//! What stands where there is no page: it is shown at any depth, so its links begin at the host, or a script finds out
//! where the site does.

use crate::address::Page;
use crate::head;
use crate::host::Host;
use palamede::scene::tree::{el, with};
use palamede::text::Lang;

/// The page for addresses that lead nowhere, in every language.
pub fn document(host: &Host) -> String {
    let root = host.root();
    let lang = Lang::default();
    let main = with("main", "prose").attr("id", "main").kids(Lang::ALL.map(|lang| {
        let words = lang.words();
        let home = format!("{root}{}", Page::Home.path(lang));
        el("section")
            .attr("lang", lang.tag())
            .kid(
                el(if lang == Lang::default() { "h1" } else { "h2" }).text(lang.set(words.no_page)),
            )
            .kid(
                with("p", "row")
                    .kid(with("a", "btn").attr("href", home).text(lang.set(words.home))),
            )
    }));
    let title = format!("{} — {}", lang.words().no_page, lang.words().site_title);
    let body = el("div").attr("id", "app").kid(main);
    let basics = head::basics(&lang.set(&title), root, &host.styles);
    match host.url {
        Some(_) => head::write(lang, &basics, "", &body),
        None => head::write_with(lang, basics, include_str!("missing.js"), &body),
    }
}
