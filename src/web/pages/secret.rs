//! What games with secrets show besides: the curtain, a draft's controls, whose eye looks.

use super::{button, check, emblem};
use crate::games::GameId;
use crate::rules::Turn;
use crate::say::fill;
use crate::scene::tree::{Element, el, with};
use crate::web::app::App;
use crate::web::game::Game;
use crate::web::session::Face;

/// What is said while the curtain is drawn: who is to come to the screen; then, step by
/// step, what happened meanwhile.
pub(super) fn curtain(app: &App, game: GameId, open: &Game, face: &Face, class: &str) -> Element {
    let words = app.lang().words();
    let [ask, last] = &face.say;
    let (ask, last) = (el("p").attr("class", "s1").text(ask.clone()), last.clone());
    let say = with("div", class.to_owned())
        .key("say")
        .attr("id", "curtain")
        .attr("tabindex", "-1")
        .attr("role", "group");
    if let Some(at) = open.missed {
        let row = with("div", "ask").key("missed");
        // After the last one there is nothing to pass over: a single button goes on.
        let more = at < open.session.len();
        let next = if more { words.next } else { words.see_own };
        let next = button("btn big pri", "missed:next", next).attr("id", "missed");
        let skip = more.then(|| button("btn big", "missed:skip", words.see_own));
        let row = row.kid(next.key("next")).kids(skip);
        return say.kid(ask.key("s1")).kid(with("p", "s2").key("s2").text(last)).kid(row);
    }
    let mut say = say.attr("aria-label", words.curtain_drawn);
    if let Some(seat) = face.next_seat.and_then(|next| face.seats.get(next.index())) {
        let who = with("p", "who").key("who").kid(emblem(game, &seat.look));
        let name = (seat.called != seat.name).then(|| el("span").text(seat.name));
        let come = button("btn big pri", "sit", fill(words.i_am, &[("who", &seat.called)]));
        let come = come.maybe("aria-disabled", open.job.is_some().then_some("true"));
        say = say.kid(who.kids(name)).kid(ask.key("s1"));
        say = say.kid(with("div", "ask").key("sit").kid(come));
    } else {
        say = say.kid(ask.key("s1"));
    }
    say.kids((!last.is_empty()).then(|| with("p", "s2").key("s2").text(last)))
}

/// What stands in the place of a game with secrets that another tab has; nothing while that
/// is not known yet.
pub(super) fn elsewhere(app: &App, game: GameId) -> Vec<Element> {
    let words = app.lang().words();
    let known = app.is_elsewhere().is_some();
    let here = || with("div", "row").kid(button("btn pri", "take-here", words.take_here));
    // Most likely it is the game that comes: then nothing is to jump.
    let main = with("main", if known { "page" } else { "play" })
        .attr("id", "main")
        .attr("tabindex", "-1")
        .maybe("aria-busy", (!known).then_some("true"))
        .key("main")
        .kids(known.then(|| el("h1").text(super::title_of(game, app.lang()))))
        .kids(known.then(|| el("p").attr("role", "status").text(words.elsewhere)))
        .kids(known.then(here));
    let mut out = if app.asked.frame { Vec::new() } else { super::furniture(app, None) };
    out.push(main);
    out
}

/// What is pressed when a draft is as its seat wants it, and what lays out a kept one.
pub(super) fn laying(app: &App, face: &Face) -> Option<Element> {
    let words = app.lang().words();
    let ready = button("btn big pri", "ready", words.ready);
    let own = app.has_own().then(|| button("btn", "own", words.own).key("own"));
    let row = || with("div", "ask lay").key("laying").kid(ready.key("ready")).kids(own);
    face.laying.then(row)
}

/// What the own ranks are pressed for with, where they show only so: to hold, or to press
/// once and once more. It stands in the bar, which nothing that is said then moves.
pub(super) fn peek(app: &App, open: &Game) -> Option<Element> {
    let words = app.lang().words();
    let at_screen = open.session.has_secrets() && open.is_for(open.extras.flat);
    let on = if open.pressed { "true" } else { "false" };
    let hold = with("button", "btn hold").attr("type", "button").text(words.peek_hold);
    let keep = button("btn", "peek", words.peek).attr("aria-pressed", on);
    let row = || with("div", "peek").key("peek").kid(hold.key("hold")).kid(keep.key("peek"));
    at_screen.then(row)
}

/// The switches of the player at the screen: for a device that lies flat, and for who hears
/// the ranks with headphones.
pub(super) fn flat(app: &App, open: &Game) -> Option<Element> {
    let words = app.lang().words();
    let flat = || check("flat", words.flat, open.is_for(open.extras.flat));
    let aloud = || check("aloud", words.aloud, open.is_for(open.extras.aloud));
    let aloud = (open.people().len() > 1).then(aloud);
    open.session.has_secrets().then(|| with("div", "aids").key("flat").kid(flat()).kids(aloud))
}

/// At the end of a game with secrets: everything is open, or as a seat saw it.
pub(super) fn eyes(app: &App, game: GameId, open: &Game, face: &Face) -> Option<Element> {
    let words = app.lang().words();
    let through = open.session.through();
    let eye = |act: String, text: String, on: bool| {
        let pressed = if on { "true" } else { "false" };
        button("btn", act, text).attr("aria-pressed", pressed)
    };
    let seats = face.seats.iter().map(|seat| {
        let text = fill(words.seen_by, &[("who", &seat.called)]);
        eye(format!("through:{}", seat.seat.index()), text, through == Some(seat.seat))
    });
    let all = eye("through:".to_owned(), words.all_open.to_owned(), through.is_none());
    let group = with("div", "ask").key("eyes").attr("role", "group");
    let people = open.people();
    // What somebody laid out, to be laid out again another time: nothing is hidden any more.
    let keep = face.seats.iter().filter(|seat| people.has(seat.seat)).filter_map(|seat| {
        open.session.laid_out(seat.seat)?;
        let text = fill(words.keep_own, &[("who", &seat.called)]);
        Some(button("btn txt", format!("keep-own:{}", seat.seat.index()), text))
    });
    let group = group.attr("aria-label", words.whose_eye).kid(all).kids(seats).kids(keep);
    let over = matches!(open.session.turn(), Turn::Over(_));
    (game.facts().secrets && over).then_some(group)
}
