//! The addresses of games that are sent to others, `fr/mak-yek/play/#/mak-yek?…`: messengers see no more of an address than
//! what stands before its `#`, so these pages tell which game it is, with its picture, and lead to it.

use crate::address::Page;
use crate::head;
use crate::host::Host;
use palamede::app::route::shared_folder;
use palamede::games::GameId;
use palamede::record::checksum;
use palamede::scene::tree::{el, with};
use palamede::text::{Lang, Voice};

/// What leads to the game.
const SCRIPT: &str = include_str!("play.js");

/// That script, by its name: another one when it changes.
pub fn script() -> (String, String) {
    (format!("play-{:08x}.js", checksum(SCRIPT)), SCRIPT.to_owned())
}

/// These pages, by their paths.
pub fn files(host: &Host) -> Vec<(String, String)> {
    let all = GameId::ALL.iter().flat_map(|&game| Lang::ALL.map(|lang| (game, lang)));
    all.map(|(game, lang)| {
        let path = format!("{}index.html", shared_folder(game, lang));
        (path, document(host, game, lang))
    })
    .collect()
}

/// Without JavaScript it leads to the rules; the page with the engine says what it lacks.
fn document(host: &Host, game: GameId, lang: Lang) -> String {
    let up = "../../../";
    let voice = Voice(game, lang).words();
    let button = |class: &'static str, href: String, text: &str| {
        with("a", class).attr("href", href).text(lang.set(text))
    };
    let engine = format!("{up}#/{}?lang={}", game.id(), lang.code());
    let play = lang.words().parenthesis(&lang.words().play, &voice.title);
    let rules = format!("{up}{}", Page::Game(game).path(lang));
    let row = with("p", "row").kid(button("btn pri", engine, &play)).kid(button(
        "btn",
        rules,
        lang.words().rules,
    ));
    let main =
        with("main", "prose").attr("id", "main").kid(el("h1").text(lang.set(voice.title))).kid(row);
    let script =
        format!("<script src=\"{up}{}\" data-game=\"{}\"></script>\n", script().0, game.id());
    let body = el("div").attr("id", "app").kid(main);
    head::shared(host, game, lang, up, &script, &body)
}
