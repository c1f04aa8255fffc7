//! What is asked when a player notes something on another's piece.

use super::{button, classes};
use crate::say::{Voice, fill};
use crate::scene::memo_glyph;
use crate::scene::tree::{Element, el, with};
use crate::web::app::App;
use crate::web::game::{Game, Noting};
use crate::web::session::Face;

/// On which piece, or what: one button for each sign.
pub(super) fn chooser(app: &App, open: &Game, face: &Face) -> Option<Element> {
    let words = app.lang().words();
    let close = || button("btn", "memo-close", words.close).key("close");
    let ask = |text: String| {
        with("div", "offer")
            .key("memo")
            .attr("role", "group")
            .attr("aria-label", words.memo)
            .attr("data-escape", "memo-close")
            .kid(el("p").attr("id", "memo-ask").text(text))
    };
    let id = match open.noting? {
        Noting::Which => {
            let row = with("div", "row").key("row").kid(close());
            return Some(ask(words.memo_which.to_owned()).kid(row));
        }
        Noting::What(id) => id,
    };
    let (site, _) = face.unknown.iter().find(|(_, of)| *of == id)?;
    let (game, noted) = (open.session.game(), face.scene.memo(id));
    let signs = open.session.signs();
    let first = noted.or(signs.first().copied());
    let signs = signs.iter().map(|&sign| {
        let on = if noted == Some(sign) { "true" } else { "false" };
        let here = first == Some(sign);
        with("button", "btn")
            .key(sign.to_string())
            .attr("type", "button")
            .attr("data-do", format!("memo-write:{sign}"))
            .attr("aria-pressed", on)
            .maybe("id", here.then_some("memo"))
            .maybe("aria-describedby", here.then_some("memo-ask"))
            .kid(memo_glyph(classes(game).0, sign))
            .kid(el("span").text(Voice(game, app.lang()).sign(sign)))
    });
    let row = with("div", "row").key("row");
    let erase = button("btn", "memo-write:", words.memo_erase).key("erase");
    let text = fill(words.memo_ask, &[("site", &face.scene.board.sites.get(*site)?.name)]);
    let signs = with("div", "signs").key("signs").kids(signs);
    Some(ask(text).kid(signs).kid(row.kids(noted.map(|_| erase)).kid(close())))
}
