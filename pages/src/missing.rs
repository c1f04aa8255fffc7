//! What stands where there is no page: it is shown at any depth, so its links begin at the host, or a script finds out
//! where the site does.

use crate::address::Page;
use crate::head;
use crate::host::Host;
use palamede::app::logo;
use palamede::games::GameId;
use palamede::scene::tree::{Element, el, with};
use palamede::text::{Lang, Voice};

/// The page for addresses that lead nowhere, in every language: the site's name, and the ways to its games.
pub fn document(host: &Host) -> String {
    let root = host.root();
    let lang = Lang::default();
    let brand = with("a", "brand").attr("href", format!("{root}{}", Page::Home.path(lang)));
    let name = el("span").text(lang.words().site_title);
    let top = with("header", "top").kid(brand.kid(logo()).kid(name));
    let main = with("main", "prose").attr("id", "main");
    let main = main.kids(Lang::ALL.into_iter().flat_map(|lang| said(root, lang)));
    let title = format!("{} — {}", lang.words().no_page, lang.words().site_title);
    let body = el("div").attr("id", "app").kid(top).kid(main);
    let basics = head::basics(&lang.set(&title), root, &host.styles);
    match host.url {
        Some(_) => head::write(lang, &basics, "", &body),
        None => head::write_with(lang, basics, include_str!("missing.js"), &body),
    }
}

/// Says in a language that there is no page, and leads home and to each game.
fn said(root: &str, lang: Lang) -> [Element; 3] {
    let words = lang.words();
    let to = |page: Page| format!("{root}{}", page.path(lang));
    let title = el(if lang == Lang::default() { "h1" } else { "h2" }).text(lang.set(words.no_page));
    let home = with("a", "btn pri").attr("href", to(Page::Home)).text(lang.set(words.home));
    let games = GameId::ALL.iter().map(|&game| {
        let name = lang.set(Voice(game, lang).words().title);
        el("li").kid(el("a").attr("href", to(Page::Game(game))).text(name))
    });
    let home = with("p", "row").kid(home);
    [title, home, el("ul").kids(games)].map(|part| part.attr("lang", lang.tag()))
}
