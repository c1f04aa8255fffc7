//! A game in somebody else's page: board, sentence and one bar; nothing scrolls. In
//! their place a sheet, where it is asked for.

use super::play::{board, say};
use super::{
    button, by_hand, classes, emblem, face_of, form, home, icon, icons, notice, secret, zoom,
};
use crate::games::GameId;
use crate::say::fill;
use crate::scene::tree::{Element, Text, el, with};
use crate::web::app::App;
use crate::web::game::Game;
use crate::web::store;

pub(super) fn page(app: &App) -> Vec<Element> {
    let Some(game) = app.route.game() else { return Vec::new() };
    let Some((open, face)) = face_of(app, game) else { return Vec::new() };
    let words = app.lang().words();
    let title = super::title_of(game, app.lang());
    let mut out: Vec<Element> = notice(app).into_iter().collect();
    if let Some(sheet) = sheet(app, game, open).filter(|_| app.menu) {
        out.push(sheet);
        return out;
    }
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
    let noting = open.noting.is_some() || !face.unknown.is_empty();
    let hides = open.session.has_secrets() && open.people().len() > 1 && !face.drawn;
    let undo = [
        act("undo", icons::UNDO, words.undo, open.can_undo()),
        act("redo", icons::REDO, words.redo, open.can_redo()),
    ];
    let there = on_site(game, open);
    let bar = with("div", "e-bar")
        .key("bar")
        .kids(secret::peek(app, open).filter(|_| !face.drawn))
        .kids(undo.into_iter().filter(|_| !game.facts().secrets))
        .kids(hides.then(|| act("hide", icons::HIDE, words.hide, true)))
        .kids(noting.then(|| act("memo-which", icons::NOTE, words.memo, true)))
        .kid(out_to(&there, fill(words.on_site, &[("game", title)])).attr("class", "e-l"))
        .kids(whole)
        .kid(
            act("menu", icons::MORE, words.menu, true)
                .attr("id", "more")
                .attr("aria-expanded", "false"),
        )
        .kid(act("full", icons::FULL, words.full_screen, true));
    let heading = with("h1", "vh").key("h1").text(title);
    // All that is shown where there is no room to play.
    let large = out_to(&there, words.play_large).attr("class", "btn pri large").key("large");
    let main = with("main", format!("emb {lid}"))
        .attr("id", "main")
        .attr("tabindex", "-1")
        .key("main")
        .kid(heading)
        .kid(large)
        .kid(sentence)
        .kid(board(app, open, &face))
        .kid(bar);
    out.push(el("div").attr("class", "contents").key("frame").kid(main));
    out
}

/// A link out of the frame. (Not the document's own address with another end: that says
/// that it is a frame, where it does so before the `#`.)
pub(super) fn out_to(page: &str, text: impl Into<Text>) -> Element {
    super::link(format!("./#/{page}"), text).attr("target", "_blank").attr("rel", "noopener")
}

/// Where the game is on the site, as far as it has come: storage is kept apart there. A
/// game with secrets does not go into an address.
fn on_site(game: GameId, open: &Game) -> String {
    match open.session.has_secrets() {
        true => game.id().to_owned(),
        false => format!("{}?{}", game.id(), open.session.link()),
    }
}

/// What else there is: a new game, the settings that a visitor wants, ways out.
fn sheet(app: &App, game: GameId, open: &Game) -> Option<Element> {
    let words = app.lang().words();
    let asked = app.form.as_ref()?;
    let title = super::title_of(game, app.lang());
    let copies = !open.session.has_secrets();
    let mut asides = app.resumable();
    asides.retain(|kept| store::is_aside_of(&kept.name, &open.slot));
    let links = with("div", "row")
        .kid(out_to(&format!("{}/rules", game.id()), words.rules))
        .kid(out_to(&on_site(game, open), fill(words.on_site, &[("game", title)])))
        .kid(out_to("accessibility", words.accessibility))
        .kid(out_to("sources", words.sources));
    Some(
        with("main", "form sheet")
            .key("sheet")
            .attr("id", "sheet")
            .attr("tabindex", "-1")
            .attr("aria-label", words.menu)
            .attr("data-escape", "menu")
            .kid(with("div", "row end").kid(el("h1").text(title)).kid(button(
                "btn",
                "menu",
                words.close,
            )))
            .kids((!app.keeps).then(|| with("p", "note").text(words.no_storage)))
            .kid(links)
            // There is no home page to find them on.
            .kids(asides.iter().map(|kept| home::resume(app, kept)))
            .kid(el("h2").text(words.new_game))
            .kids(form::seats(app, asked))
            .kid(with("div", "row").kid(button("btn pri", "start", words.start)))
            .kid(el("h2").text(words.settings))
            .kids(form::looks(app))
            .kids(copies.then(|| {
                with("div", "row").kid(button("btn", "copy-link", words.copy_link)).kid(
                    with("p", "ok")
                        .attr("role", "status")
                        .text(app.status.clone().unwrap_or_default()),
                )
            }))
            .kids(by_hand(app)),
    )
}
