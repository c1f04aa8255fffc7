//! A game in somebody else's page: board, sentence and one bar; nothing scrolls.

use super::play::{board, say};
use super::{classes, emblem, face_of, icon, icons, notice, zoom};
use crate::say::fill;
use crate::scene::tree::{Element, el, with};
use crate::web::app::App;

pub(super) fn page(app: &App) -> Vec<Element> {
    let Some(game) = app.route.game() else { return Vec::new() };
    let Some((open, face)) = face_of(app, game) else { return Vec::new() };
    let words = app.lang().words();
    let (_, lid) = classes(game);
    let mut sentence = say(app, game, open, &face, "say e-top");
    let looks = face.seats.iter().find(|seat| seat.on).map(|seat| emblem(game, &seat.look));
    sentence.kids.splice(0..0, looks.map(Into::into));
    let act = |name: &'static str, d: &'static str, label: &'static str, on: bool| {
        with("button", "btn icon")
            .attr("type", "button")
            .attr("data-do", name)
            .attr("aria-label", label)
            .maybe("aria-disabled", (!on).then_some("true"))
            .kid(icon(d))
    };
    let whole = zoom::lens(app, open, &face).map(|lens| {
        let on = if lens.whole { "true" } else { "false" };
        act("whole", icons::WHOLE, words.whole_board, true).attr("aria-pressed", on)
    });
    let title = super::title_of(game, app.lang());
    let noting = open.noting.is_some() || !face.unknown.is_empty();
    let hides = open.session.has_secrets() && open.people().len() > 1 && !face.drawn;
    let undo = [
        act("undo", icons::UNDO, words.undo, open.can_undo()),
        act("redo", icons::REDO, words.redo, open.session.can_redo()),
    ];
    let bar = with("div", "e-bar")
        .key("bar")
        .kids(undo.into_iter().filter(|_| !game.facts().secrets))
        .kids(hides.then(|| act("hide", icons::HIDE, words.hide, true)))
        .kids(noting.then(|| act("memo-which", icons::NOTE, words.memo, true)))
        .kid(
            with("a", "e-l")
                .attr("href", format!("#/{}", game.id()))
                .attr("target", "_blank")
                .attr("rel", "noopener")
                .text(fill(words.on_site, &[("game", title)])),
        )
        .kids(whole)
        .kid(act("full", icons::FULL, words.full_screen, true));
    let heading = with("h1", "vh").key("h1").text(title);
    let main = with("main", format!("emb {lid}"))
        .attr("id", "main")
        .attr("tabindex", "-1")
        .key("main")
        .kid(heading)
        .kid(sentence)
        .kid(board(app, open, &face))
        .kid(bar);
    let mut out: Vec<Element> = notice(app).into_iter().collect();
    out.push(el("div").attr("class", "contents").key("frame").kid(main));
    out
}
