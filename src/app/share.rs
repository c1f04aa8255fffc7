//! The card that gives a game to others: its link, the code of that, a picture, its record, paper.

use super::action::Texts;
use super::parts::{awaited, button, by_hand, escapes, facing, title_of, veiled};
use super::picture;
use super::play::{Play, PlayView, annotated_moves};
use super::state::{App, Shell};
use crate::reading;
use palamede_rules::Turn;
use palamede_scene::draw;
use palamede_scene::tree::{Element, el, with};

/// Renders the card in the place of the menu. What stands in it comes with the long texts.
pub(super) fn card(app: &App, open: &Play) -> [Element; 2] {
    let words = app.lang().words();
    let close = button("btn", Texts::Share, words.close);
    let head = with("div", "row end").kid(el("h2").text(words.ended.share)).kid(close);
    let card = escapes(with("section", "menu card"), Texts::Share.into())
        .key("card")
        .attr("id", "card")
        .attr("tabindex", "-1")
        .attr("aria-label", words.ended.share)
        .maybe("data-reads", open.reads())
        .kid(head);
    let card = match app.shell.prose_is_here() {
        true => card.kids(reading::ways_to_share(app)),
        false => card.kid(awaited(&app.shell)),
    };
    veiled(card, Texts::Share.into(), words.close)
}

/// Renders the ways to give the open game to others. A game with secrets gives out nothing before all
/// of it is open.
pub(super) fn ways(app: &App) -> Vec<Element> {
    let words = app.lang().words();
    let open = app.game.as_ref();
    let record = open.and_then(|open| open.session.table.text());
    let mut all = Vec::new();
    let Some((open, record)) = open.zip(record) else {
        all.push(with("p", "lede").text(words.text_later));
        all.push(of_record(app, String::new()));
        return all;
    };
    all.extend(of_link(app, open));
    all.push(position(&app.shell, open));
    all.push(of_record(app, record));
    let reviewed = open.shows_review() && !open.is_reviewing() && app.shell.prose_is_here();
    all.extend(reviewed.then(|| annotated_moves(&app.shell, open)).flatten());
    all.push(with("div", "row").key("paper").kid(save("print", words.share.paper)));
    all
}

/// Renders a button whose work is that of `assets/picture.js`.
fn save(what: &'static str, text: &'static str) -> Element {
    with("button", "btn").attr("type", "button").attr("data-picture", what).text(text)
}

/// Returns what came of a press on a button, to be read beside it; and what the browser refused to copy,
/// to be copied by hand.
fn answer(app: &App, by: &Texts) -> [Option<Element>; 2] {
    let copying = &app.screen.copying;
    if copying.by.as_ref() != Some(by) {
        return [None, None];
    }
    let told = copying.status.clone();
    [told.map(|told| with("p", "ok").key("ok").text(told)), by_hand(app)]
}

/// Renders the button that copies the link, with what it holds, and the place of its code, which
/// `assets/picture.js` draws. (The link itself is long, and nobody reads it.)
fn of_link(app: &App, open: &Play) -> Vec<Element> {
    let (words, share) = (app.lang().words(), &app.lang().words().share);
    let site = &app.lang().prose().site;
    let secrets = open.session.game().facts().secrets;
    let holds = if secrets { site.link_of_open } else { site.link_holds };
    let code = with("div", "code")
        .key("code")
        .attr("data-code", share.code)
        .attr("data-long", share.code_long);
    let [told, by_hand] = answer(app, &Texts::CopyLink);
    let row =
        with("div", "row").kid(button("btn pri", Texts::CopyLink, words.copy_link)).kids(told);
    let holds = el("p").text(holds);
    [Some(row), by_hand, Some(holds), Some(code)].into_iter().flatten().collect()
}

/// Renders the record, folded, to copy and to keep; without one the buttons do nothing.
fn of_record(app: &App, record: String) -> Element {
    let words = app.lang().words();
    let none = record.is_empty().then_some("true");
    let [copied, by_hand] = answer(app, &Texts::CopyRecord);
    let [saved, _] = answer(app, &Texts::Download);
    let site = &app.lang().prose().site;
    let why = none.is_none().then(|| el("p").text(app.lang().say(&[site.text_why, site.sealed])));
    let field = with("textarea", "code")
        .attr("readonly", "")
        .attr("rows", "4")
        .attr("spellcheck", "false")
        .attr("id", "record")
        .attr("aria-label", words.record)
        .text(record);
    let row = with("div", "row")
        .kid(button("btn", Texts::CopyRecord, words.copy).maybe("aria-disabled", none))
        .kids(copied)
        .kid(button("btn", Texts::Download, words.download).maybe("aria-disabled", none))
        .kids(saved);
    let summary = el("summary").text(words.record);
    let folded = el("details").key("record").kid(summary).kids(why).kid(field);
    folded.kid(row).kids(by_hand)
}

/// Returns the sentence below the picture of the position. It is for others, too: it names the side
/// that has won.
fn said_of(shell: &Shell, open: &Play, view: &PlayView) -> String {
    match open.session.table.turn() {
        Turn::Over(over) => open.session.result(shell.lang(), &open.extras, over)[0].clone(),
        _ => view.say[0].clone(),
    }
}

/// Renders the position as a picture with its name and, for those who do not see it, what stands
/// where; to keep as a file; printed it has its moves and its link beside
/// it, which `assets/picture.js` knows from the record below.
fn position(shell: &Shell, open: &Play) -> Element {
    let (words, share) = (shell.lang().words(), &shell.lang().words().share);
    let view = open.session.play_view(shell.lang(), &open.extras, None);
    let game = open.session.game();
    let board = draw(&view.scene, facing(shell, game, open.facing()));
    let board = picture::named(board, picture::description(shell, game, &view.scene));
    let caption = el("figcaption").text(said_of(shell, open, &view));
    let figure = el("figure").attr("aria-label", words.position).kid(board).kid(caption);
    with("section", "position")
        .key("position")
        .attr("data-link", format!("#/{}?{}", game.id(), open.session.table.link()))
        .attr("data-title", title_of(game, shell.lang()))
        .kid(el("h2").text(words.position))
        .kid(figure)
        .kid(
            with("div", "row")
                .kid(save("svg", "SVG"))
                .kid(save("png", "PNG"))
                .kid(save("share", share.system).flag("hidden", true))
                .kid(
                    with("p", "ok")
                        .attr("role", "status")
                        .attr("data-saved", share.saved)
                        .attr("data-failed", share.failed),
                ),
        )
        .kid(with("div", "on-paper").attr("aria-hidden", "true"))
}
