//! What is shown beside a link that somebody sends: a board in play, and what it is called. A browser
//! draws it from these documents (`cargo xtask pictures`), for they are in the site's own styles.

use palamede::app::play::session::shown;
use palamede::games::GameId;
use palamede::scene::tree::{Element, el, with};
use palamede::scene::{Facing, draw};
use palamede::text::{Lang, Voice};

/// Width and height of a picture, in pixels: those that messengers ask for.
pub const SIZE: (u32, u32) = (1200, 630);

/// How a picture is laid out.
const LAYOUT: &str = "html{color-scheme:light}body{margin:0}.picture{box-sizing:border-box;width:1200px;\
    height:630px;padding:0 20px 0 64px;display:flex;align-items:center;gap:40px;overflow:hidden;\
    background:var(--lid,var(--paper));color:var(--text,#FFF)}.picture>div{flex:1}.picture>.board{flex:none;\
    max-height:590px;max-width:760px;width:auto;height:auto}.picture .alt{color:inherit;font-size:36px}\
    .picture.all{--text:var(--ink);padding:0 64px;flex-direction:column;align-items:flex-start;\
    justify-content:center;gap:48px}.picture.all h1{font-size:96px}.picture.all>div{flex:none;display:flex;\
    gap:32px}.picture.all .board{height:330px;width:auto}h1{font:400 72px/1.08 var(--serif);margin:0}\
    p{font:400 32px/1.3 var(--serif);margin:20px 0 0}";

/// Every picture by its name: that of the site, and that of each game, in the sheet of this name.
pub fn all(sheet: &str) -> Vec<(&'static str, String)> {
    let games = GameId::ALL.iter().map(|&game| (game.id(), of_game(game)));
    let all = [("home", of_all())].into_iter().chain(games);
    all.map(|(name, body)| (name, document(sheet, &body))).collect()
}

/// The picture's body alone: what it is known by.
pub fn marks() -> Vec<(&'static str, u64)> {
    all("").into_iter().map(|(name, text)| (name, checksum(&text))).collect()
}

/// FNV-1a, of 64 bits.
fn checksum(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn document(sheet: &str, body: &Element) -> String {
    format!(
        "<!doctype html><html lang=\"fr\" data-theme=\"light\"><meta charset=\"utf-8\"><title>Palamède</title>\
         <link rel=\"icon\" href=\"icon.svg\"><link rel=\"stylesheet\" href=\"{sheet}\">\
         <style>{LAYOUT}</style><div id=\"app\">{}</div>",
        body.markup(),
    )
}

/// A game's board after a move that shows what it is like.
fn board(game: GameId) -> Option<Element> {
    let session = shown(game, &Voice(game, Lang::default()).words().scene)?;
    Some(draw(&session.table.scene(), Facing::default()))
}

fn of_game(game: GameId) -> Element {
    let words = Voice(game, Lang::default()).words();
    let native = words.native.filter(|(_, name)| !words.title.starts_with(name));
    let native = native.map(|(lang, name)| with("p", "alt").attr("lang", lang).text(name));
    let told = el("div").kid(el("h1").text(words.title)).kids(native).kid(el("p").text("Palamède"));
    let lid = game.facts().class.replacen("b-", "l-", 1);
    with("main", format!("picture {lid}")).kid(told).kids(board(game))
}

fn of_all() -> Element {
    let boards = [GameId::MakYek, GameId::ShapLuk, GameId::Fanorona];
    with("main", "picture all")
        .kid(el("h1").text("Palamède"))
        .kid(el("div").kids(boards.into_iter().filter_map(board)))
}
