//! A game by the address of its page alone: hosts that know oEmbed (<https://oembed.com>), WordPress above all,
//! look on the page for what is written here, and show the frame that it names. They want whole addresses: so
//! there is none of it where the site does not know its own.

use crate::address::Page;
use crate::embed::{AROUND, MARGIN, frame_size, ratio};
use crate::head;
use crate::host::Host;
use crate::picture;
use palamede::games::GameId;
use palamede::record::checksum;
use palamede::scene::tree::{Element, el};
use palamede::text::{Lang, Voice, plain};
use serde_json::{Value, json};

/// The page with the engine that begins with a game of its address's query.
pub const FRAME: &str = "frame.html";

/// What stands before the engine's own scripts there.
const BOOT: &str = "<script src=\"./boot.js?";

/// The script that reads that query, by its name.
#[must_use]
pub fn script() -> (String, String) {
    let boards = GameId::ALL.iter().map(|&game| (game.id().to_owned(), Value::from(ratio(game))));
    let boards: Value = boards.collect();
    let text = include_str!("frame.js").replace("__BOARDS__", &boards.to_string());
    let [around, margin] = [AROUND, MARGIN].map(|pixels| pixels.to_string());
    let text = text.replace("__AROUND__", &around).replace("__MARGIN__", &margin);
    (format!("frame-{:08x}.js", checksum(&text)), text)
}

/// The engine's own page, with that script before the others; none where the page does not start the engine.
#[must_use]
pub fn frame(page: &str) -> Option<String> {
    let begin = format!("<script src=\"./{}\"></script>{BOOT}", script().0);
    page.contains(BOOT).then(|| head::without_first(page).replacen(BOOT, &begin, 1))
}

/// Where what a host asks for lies.
fn path(game: GameId, lang: Lang) -> String {
    format!("{}oembed.json", Page::Game(game).path(lang))
}

/// Leads a host from the game's page to it.
pub fn link(host: &Host, game: GameId, lang: Lang) -> Option<Element> {
    let title = Voice(game, lang).words().title;
    let link = el("link").attr("rel", "alternate").attr("type", "application/json+oembed");
    Some(link.attr("href", host.at(&path(game, lang))?).attr("title", title))
}

/// The files that hosts ask for, by their paths.
pub fn files(host: &Host) -> Vec<(String, String)> {
    let all = GameId::ALL.iter().flat_map(|&game| Lang::ALL.map(|lang| (game, lang)));
    all.filter_map(|(game, lang)| Some((path(game, lang), answer(host, game, lang)?.to_string())))
        .collect()
}

/// What a host is told of a game: the frame, and a link for who does not get it, which WordPress shows
/// until the frame has come.
fn answer(host: &Host, game: GameId, lang: Lang) -> Option<Value> {
    let (width, height) = frame_size(game);
    let title = Voice(game, lang).words().title;
    let site = lang.words().site_title;
    let name = lang.set(&lang.embed().title(&title));
    let page = host.at(&Page::Game(game).path(lang))?;
    let frame = host.at(&format!("{FRAME}?game={}&lang={}", game.id(), lang.code()))?;
    let link = el("a").attr("href", page).text(lang.set(title));
    let link = el("blockquote").attr("class", "wp-embedded-content").kid(link);
    let frame = el("iframe")
        .attr("class", "wp-embedded-content")
        .attr("src", frame)
        .attr("title", plain(&name))
        .num("width", width)
        .num("height", height)
        .attr("sandbox", "allow-scripts")
        .attr("frameborder", "0")
        .text("");
    let (picture_width, picture_height) = picture::SIZE;
    Some(json!({
        "version": "1.0",
        "type": "rich",
        "title": plain(&lang.set(title)),
        "provider_name": site,
        "provider_url": host.at("")?,
        "width": width,
        "height": height,
        "thumbnail_url": host.at(&format!("pictures/{}.png", game.id()))?,
        "thumbnail_width": picture_width,
        "thumbnail_height": picture_height,
        "html": format!("{}{}", link.markup(), frame.markup()),
    }))
}
