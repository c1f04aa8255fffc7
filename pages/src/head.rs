//! What a document says of itself: to browsers, to search engines, and to who gets a link to it.

use crate::address::Page;
use crate::host::Host;
use crate::picture;
use crate::{embed, oembed, paper, statement};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use palamede::app::route::About;
use palamede::games::GameId;
use palamede::scene::tree::{Element, el};
use palamede::text::{GameWords, Lang, Voice, first_sentence, plain, unlinked};
use serde_json::json;
use sha2::{Digest as _, Sha256};

/// The site's own policy: nothing runs, and only what lies beside the page is shown. (What may be found of
/// the site its robots.txt says, which tools that judge a page read from within it.)
const POLICY: &str = "default-src 'none'; style-src http: https: file:; img-src http: https: file: data:; \
     font-src http: https: file:; connect-src 'self'; base-uri 'none'; form-action 'none'";

/// What a page is called in each language, and for those who read none of them: the tags, and the
/// whole addresses; nothing where the site has none. (The page with the engine speaks the visitor's.)
pub fn alternates(host: &Host, page: Page) -> Vec<(&'static str, String)> {
    let of = |lang: Lang| host.at(&page.path(lang));
    let all = Lang::ALL.into_iter().filter_map(|lang| Some((lang.tag(), of(lang)?)));
    let any = if page == Page::Home { host.at("") } else { of(Lang::En) };
    all.chain(any.map(|at| ("x-default", at))).collect()
}

/// A document with this body.
pub fn document(host: &Host, page: Page, lang: Lang, title: &str, body: &Element) -> String {
    let up = page.up();
    let title = match page {
        Page::Home => home_title(lang),
        Page::Game(game) => game_title(game, lang),
        _ => title.to_owned(),
    };
    let mut head = basics(&title, up, &host.styles);
    if page == Page::Kit {
        head[1] = policy(&format!("{POLICY}; script-src 'self'; frame-src 'self'"));
        head.push(to("stylesheet", &format!("{up}{}", embed::sheet())));
    }
    if matches!(page, Page::Paper(_)) {
        head[1] = policy(&format!("{POLICY}; script-src 'self'"));
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
    head.extend(card(host, page, lang, &title));
    if let Page::Game(game) = page {
        head.extend(oembed::link(host, game, lang));
    }
    let game = match page {
        Page::Game(game) => json_of(&facts(host, page, game, lang)),
        Page::Kit => ["kit-1.js", &embed::script()]
            .map(|name| format!("<script src=\"{up}{name}\" defer></script>\n"))
            .concat(),
        Page::Paper(_) => {
            format!("<script src=\"{up}{}\" defer></script>\n", paper::script().0)
        }
        _ => String::new(),
    };
    write(lang, &head, &game, body)
}

/// A document that messengers show as this game, and which search engines leave out, since the game has a page of its own.
/// (It names no other address as its own: messengers would send that one.)
pub fn shared(
    host: &Host,
    game: GameId,
    lang: Lang,
    up: &str,
    script: &str,
    body: &Element,
) -> String {
    let title = game_title(game, lang);
    let mut head = basics(&title, up, &host.styles);
    head[1] = policy(&format!("{POLICY}; script-src 'self'"));
    head.push(named("robots", "noindex"));
    head.extend(card(host, Page::Game(game), lang, &title));
    write(lang, &head, script, body)
}

/// What messengers show of a page.
fn card(host: &Host, page: Page, lang: Lang, title: &str) -> Vec<Element> {
    let mut head = vec![
        property("og:type", "website"),
        property("og:site_name", lang.words().site_title),
        property("og:title", title),
    ];
    head.extend(description(page, lang).map(|told| property("og:description", &told)));
    head.push(property("og:locale", lang.locale()));
    head.extend(picture_of(host, page, lang));
    head
}

/// The title of a game's page.
fn game_title(game: GameId, lang: Lang) -> String {
    format!("{} — {}", words(game, lang).title, lang.words().site_title)
}

/// The picture that messengers show beside a link, where the site has an address.
fn picture_of(host: &Host, page: Page, lang: Lang) -> Vec<Element> {
    let Some(at) = host.at(&picture_at(page)) else { return Vec::new() };
    let (width, height) = picture::SIZE;
    let shown = match page {
        Page::Game(game) | Page::Paper(game) => lang.words().board_of(&words(game, lang).title),
        _ => lang.words().site_title.to_owned(),
    };
    vec![
        property("og:image", &at),
        property("og:image:width", &width.to_string()),
        property("og:image:height", &height.to_string()),
        property("og:image:alt", &plain(&lang.set(&shown))),
        named("twitter:card", "summary_large_image"),
    ]
}

/// The title of a home page, which is the engine's, too.
fn home_title(lang: Lang) -> String {
    lang.set(&palamede::app::home_title(lang))
}

/// The page that starts the engine, with what it says of itself to who gets a link to it: what follows the # in an address,
/// such as a game, nobody but the page itself sees. Where the site has an address, with its picture and with the home page
/// of each language. Before all else runs there what leads a first visit to the light home page. As it was, where it has no
/// title.
pub fn start(host: &Host, page: &str) -> String {
    const TITLE: [&str; 2] = ["<title>", "</title>"];
    let lang = Lang::default();
    let title = home_title(lang);
    let mut head = card(host, Page::Home, lang, &title);
    if let Some(at) = host.at("") {
        head.push(to("canonical", &at));
        let others = alternates(host, Page::Home);
        head.extend(others.iter().map(|(tag, at)| to("alternate", at).attr("hreflang", *tag)));
        head.push(property("og:url", &at));
    }
    let head: String = head.iter().map(|part| part.markup() + "\n").collect();
    let old = page.split_once(TITLE[0]).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(TITLE[1])?;
        Some((before, after))
    });
    let Some((before, after)) = old else { return page.to_owned() };
    let script = first();
    // The policy has to stand before it.
    let before = before.replacen(SCRIPTS, &format!("{SCRIPTS} {}", allowed(&script)), 1);
    let before = format!("{before}{INLINE}{script}</script>\n  ");
    format!("{before}{}{}{}\n{head}{after}", TITLE[0], title, TITLE[1])
}

/// What the policy of the page with the engine lets run.
const SCRIPTS: &str = "script-src http: https: file:";

/// How a script begins that stands in a page itself.
const INLINE: &str = "<script>";

/// The script that leads a first visit to the light home page.
fn first() -> String {
    let codes = Lang::ALL.map(Lang::code);
    bare(&include_str!("first.js").replace("__CODES__", &json!(codes).to_string()))
}

/// A script without its comments and indents.
fn bare(script: &str) -> String {
    let lines = script.lines().map(|line| line.split("// ").next().unwrap_or_default().trim());
    lines.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// How a policy allows this very script, and no other, in the page itself.
fn allowed(script: &str) -> String {
    format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(script)))
}

/// The page with the engine, without that script: in a frame nobody wants the home page.
pub fn without_first(page: &str) -> String {
    let Some((before, rest)) = page.split_once(INLINE) else { return page.to_owned() };
    let after = rest.split_once("</script>").map_or("", |(_, after)| after);
    before.to_owned() + after.trim_start()
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

/// The same with a script that runs at the end of the body: it stands in the page itself. `head` is what every one begins
/// with.
pub fn write_with(lang: Lang, mut head: Vec<Element>, script: &str, body: &Element) -> String {
    let script = bare(script);
    head[1] = policy(&format!("{POLICY}; script-src {}", allowed(&script)));
    let page = write(lang, &head, "", body);
    page.replacen("\n</body>", &format!("\n{INLINE}{script}</script>\n</body>"), 1)
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
        to("apple-touch-icon", &format!("{up}icon/apple.png")),
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
            let origin = lang.words().stop(&words.origin);
            lang.say(&[&origin, words.line])
        }
        Page::Paper(game) => lang.paper().lede(&words(game, lang).title),
        Page::Kit => lang.embed().lede.to_owned(),
        Page::About(about) => {
            let texts = &lang.prose().site;
            let text = match about {
                About::Keyboard => texts.keyboard,
                About::Sources => texts.sources,
            };
            let text = unlinked(text.split('|').next().unwrap_or(text));
            lang.words().stop(&first_sentence(&text).trim_end_matches('.'))
        }
        Page::Statement => lang.statement().goal.to_owned(),
        Page::Privacy => lang.privacy().lede.to_owned(),
        Page::Map => lang.words().front.tagline.to_owned(),
    };
    Some(plain(&lang.set(&told)))
}

/// A game, as <https://schema.org/Game> has it.
fn facts(host: &Host, page: Page, game: GameId, lang: Lang) -> serde_json::Value {
    let words = words(game, lang);
    let seats = game.facts().seats;
    let age = game.facts().guide.age;
    let mut all = json!({
        "@context": "https://schema.org",
        "@type": "Game",
        "name": plain(&lang.set(words.title)),
        "description": description(page, lang),
        "numberOfPlayers": { "@type": "QuantitativeValue", "minValue": 1, "maxValue": seats },
        "inLanguage": lang.tag(),
        "isAccessibleForFree": true,
        "typicalAgeRange": format!("{age}-"),
    });
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
