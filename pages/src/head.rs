//! What a document says of itself: to browsers, to search engines, and to who gets a link to it.

use crate::address::Page;
use crate::host::Host;
use crate::picture;
use crate::{kit, oembed, paper, statement};
use palamede::games::GameId;
use palamede::say::{GameWords, Lang, Voice, fill, plain};
use palamede::scene::tree::{Element, el};
use serde_json::json;

/// The site's own policy: nothing runs, and only what lies beside the page is shown. (What may be found of
/// the site its robots.txt says, which tools that judge a page read from within it.)
const POLICY: &str = "default-src 'none'; style-src http: https: file:; img-src http: https: file: data:; \
     font-src http: https: file:; connect-src 'self'; base-uri 'none'; form-action 'none'";

/// What a page is called in each language, and for those who read none of them: the tags, and the
/// whole addresses; nothing where the site has none.
pub fn alternates(host: &Host, page: Page) -> Vec<(&'static str, String)> {
    let of = |lang: Lang| host.at(&page.path(lang));
    let all = Lang::ALL.into_iter().filter_map(|lang| Some((lang.tag(), of(lang)?)));
    all.chain(of(Lang::En).map(|at| ("x-default", at))).collect()
}

/// A document with this body.
pub fn document(host: &Host, page: Page, lang: Lang, title: &str, body: &Element) -> String {
    let up = page.up();
    let title = match page {
        Page::Game(game) => format!("{} — {}", words(game, lang).title, lang.words().site_title),
        _ => title.to_owned(),
    };
    let mut head = basics(&title, up, &host.styles);
    if page == Page::Kit {
        head[1] = policy(&format!("{POLICY}; script-src 'self'; frame-src 'self'"));
        head.push(to("stylesheet", &format!("{up}{}", kit::sheet())));
    }
    let own = match page {
        Page::Paper(_) => Some(paper::sheet()),
        Page::Statement => Some(statement::sheet()),
        _ => None,
    };
    if let Some(own) = own {
        head.push(to("stylesheet", &format!("{up}{own}")));
    }
    let told = description(page, lang);
    head.extend(told.iter().map(|told| named("description", told)));
    if let Some(at) = host.at(&page.path(lang)) {
        head.push(to("canonical", &at));
        for (tag, at) in alternates(host, page) {
            head.push(to("alternate", &at).attr("hreflang", tag));
        }
        head.push(property("og:url", &at));
    }
    head.push(property("og:type", "website"));
    head.push(property("og:site_name", lang.words().site_title));
    head.push(property("og:title", &title));
    head.extend(told.iter().map(|told| property("og:description", told)));
    head.push(property("og:locale", locale(lang)));
    head.extend(picture_of(host, page, told.as_deref()));
    if let Page::Game(game) = page {
        head.extend(oembed::link(host, game, lang));
    }
    let game = match page {
        Page::Game(game) => json_of(&facts(host, page, game, lang)),
        Page::Kit => ["kit-1.js", &kit::script()]
            .map(|name| format!("<script src=\"{up}{name}\" defer></script>\n"))
            .concat(),
        _ => String::new(),
    };
    write(lang, &head, &game, body)
}

/// What messengers show beside a link, where the site has an address.
fn picture_of(host: &Host, page: Page, told: Option<&str>) -> Vec<Element> {
    let Some(at) = host.at(&picture_at(page)) else { return Vec::new() };
    let (width, height) = picture::SIZE;
    let mut all = vec![
        property("og:image", &at),
        property("og:image:width", &width.to_string()),
        property("og:image:height", &height.to_string()),
        named("twitter:card", "summary_large_image"),
    ];
    all.extend(told.map(|told| property("og:image:alt", told)));
    all
}

/// Where the picture of a page lies.
fn picture_at(page: Page) -> String {
    let name = match page {
        Page::Game(game) | Page::Paper(game) => game.id(),
        _ => "home",
    };
    format!("pictures/{name}.png")
}

/// A document of these parts.
pub fn write(lang: Lang, head: &[Element], more: &str, body: &Element) -> String {
    let head: String = head.iter().map(|part| part.markup() + "\n").collect();
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n{head}{more}</head>\n<body>\n{}\n</body>\n</html>\n",
        lang.tag(),
        body.markup(),
    )
}

/// What every head begins with, `up` being the way to the site's folder.
pub fn basics(title: &str, up: &str, styles: &crate::Styles) -> Vec<Element> {
    let colour = |theme: &str, colour: &str| {
        named("theme-color", colour).attr("media", format!("(prefers-color-scheme: {theme})"))
    };
    vec![
        el("meta").attr("charset", "utf-8"),
        policy(POLICY),
        named("viewport", "width=device-width, initial-scale=1"),
        el("title").text(title.to_owned()),
        colour("light", "#FBFBF8"),
        colour("dark", "#1B2228"),
        to("icon", &format!("{up}icon.svg")).attr("type", "image/svg+xml"),
        to("apple-touch-icon", &format!("{up}icons/apple.png")),
        to("stylesheet", &format!("{up}{}", styles.name)),
    ]
}

fn policy(content: &str) -> Element {
    el("meta").attr("http-equiv", "Content-Security-Policy").attr("content", content.to_owned())
}

fn named(name: &'static str, content: &str) -> Element {
    el("meta").attr("name", name).attr("content", content.to_owned())
}

fn property(name: &'static str, content: &str) -> Element {
    el("meta").attr("property", name).attr("content", content.to_owned())
}

fn to(rel: &'static str, href: &str) -> Element {
    el("link").attr("rel", rel).attr("href", href.to_owned())
}

fn words(game: GameId, lang: Lang) -> &'static GameWords {
    Voice(game, lang).words()
}

/// What a page is about, in a sentence or two; what is prose says it itself.
fn description(page: Page, lang: Lang) -> Option<String> {
    let told = match page {
        Page::Home => lang.say(&[lang.words().front.tagline, lang.words().front.promise]),
        Page::Game(game) => {
            let words = words(game, lang);
            let origin = fill(lang.words().stop, &[("what", words.origin)]);
            lang.say(&[&origin, words.line])
        }
        Page::Paper(game) => fill(lang.paper().lede, &[("game", words(game, lang).title)]),
        Page::Kit => lang.kit().lede.to_owned(),
        Page::About(_) | Page::Statement | Page::Map => return None,
    };
    Some(plain(&lang.set(&told)))
}

/// The language's tag as OpenGraph wants it.
fn locale(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => "fr_FR",
        Lang::En => "en_GB",
        Lang::Zh => "zh_CN",
    }
}

/// A game, as <https://schema.org/Game> has it.
fn facts(host: &Host, page: Page, game: GameId, lang: Lang) -> serde_json::Value {
    let words = words(game, lang);
    let seats = game.facts().seats;
    let age: String = words.facts.age.chars().filter(char::is_ascii_digit).collect();
    let mut all = json!({
        "@context": "https://schema.org",
        "@type": "Game",
        "name": plain(&lang.set(words.title)),
        "description": description(page, lang),
        "numberOfPlayers": { "@type": "QuantitativeValue", "minValue": 1, "maxValue": seats },
        "inLanguage": lang.tag(),
        "isAccessibleForFree": true,
    });
    if !age.is_empty() {
        all["typicalAgeRange"] = format!("{age}-").into();
    }
    if let Some((_, name)) = words.native {
        all["alternateName"] = name.into();
    }
    if let Some(at) = host.at(&page.path(lang)) {
        all["url"] = at.into();
        all["image"] = host.at(&picture_at(page)).into();
    }
    all
}

/// Data for search engines: nothing in it can end the element that holds it.
fn json_of(value: &serde_json::Value) -> String {
    let text = value.to_string().replace('<', "\\u003c");
    format!("<script type=\"application/ld+json\">{text}</script>\n")
}
