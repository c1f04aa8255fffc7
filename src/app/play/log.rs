//! The moves, the way through them, and what is switched beside them.

use super::state::Play;
use super::view::{AidView, PlayView};
use super::{captured, curtain, introduction};
use crate::action::{Action, Moment, Playing};
use crate::field::{Field, Pref};
use crate::parts::{button, check, does, icon, icons, select, words_of};
use crate::reading::annotation;
use crate::settings;
use crate::state::{App, Shell};
use palamede_scene::tree::{Element, el, with};
use palamede_text::join;

/// The number of moves of a variation that are shown.
const SHOWN: usize = 3;

/// Renders the moves and the way through them, below what is left of an army.
pub(super) fn log(shell: &Shell, open: &Play, view: &PlayView) -> Element {
    with("div", "log").key("log").kids(captured::table(shell, open, view)).kids(moves(shell, open))
}

/// Renders the moves and the way through them; nothing where nobody has moved.
pub(super) fn moves(shell: &Shell, open: &Play) -> Vec<Element> {
    if introduction::is_untouched(open) && open.session.table.variations().next().is_none() {
        return Vec::new();
    }
    let words = shell.lang().words();
    let all = open.session.table.len();
    let shown = open.back().unwrap_or(all);
    // The list of moves is one tab stop: the arrow keys move inside it.
    let stop = |step: usize| if step == shown.max(1) { "0" } else { "-1" };
    let variations = variations(shell, open);
    let annotated = open.shows_review() && shell.prose_is_here();
    let mut rounds: Vec<Element> = Vec::new();
    for step in open.session.moves(shell.lang(), &open.extras) {
        let noted = if annotated { annotation(shell, open, step.after - 1) } else { None };
        // The accessible name begins with the visible text, as speech control needs it.
        let (sign, called) = noted.unwrap_or_default();
        let sentence = if step.notation == step.sentence { "" } else { &*step.sentence };
        let parts = [&*step.notation, called, sentence].into_iter().filter(|part| !part.is_empty());
        let name = (parts.clone().count() > 1).then(|| join(words.parts, &mut { parts }));
        let mark = button("", Playing::Back(Moment::After(step.after)), step.notation.clone())
            .attr("id", format!("m{}", step.after))
            .attr("tabindex", stop(step.after))
            .maybe("aria-label", name)
            .maybe("aria-current", (step.after == shown).then_some("step"))
            .kids(noted.map(|_| with("i", "nag").attr("aria-hidden", "true").text(sign)));
        let round = match (step.number, rounds.pop()) {
            (None, Some(round)) => round,
            (number, last) => {
                rounds.extend(last);
                let number = number.map(|n| format!("{n}.")).unwrap_or_default();
                el("li").key(step.after.to_string()).kid(el("span").text(number))
            }
        };
        // A variation is shown at the move that it replaces, or behind the last move if it replaces
        // none.
        let here = variations.iter().filter(|(from, _)| step.after == all.min(from + 1));
        let here = here.map(|(_, line)| {
            with("div", "var").kid(line.clone().attr("tabindex", stop(step.after)))
        });
        rounds.push(round.kid(mark).kids(here));
    }
    vec![
        el("h2").key("moves").text(words.moves),
        with("ol", "mv").key("mv").attr("aria-label", words.moves).kids(rounds),
        with("div", "rn").key("rn").kids(replay(shell, open, "btn icon")),
    ]
}

/// The number of moves that are shown where the list of moves has no room.
const RECENT: usize = 3;

/// Renders the last moves, each to be looked back at: on a phone the list of moves is in the menu.
pub(crate) fn recent(shell: &Shell, open: &Play) -> Element {
    let (session, all) = (&open.session, open.session.table.len());
    let shown = (all.saturating_sub(RECENT)..all).filter_map(|step| {
        let (notation, _) = session.notation(shell.lang(), &open.extras, step)?;
        let back = Playing::Back(Moment::After(step + 1));
        Some(button("btn txt", back, notation).key(step.to_string()))
    });
    let label = shell.lang().words().moves;
    with("div", "recent").key("recent").attr("role", "group").attr("aria-label", label).kids(shown)
}

/// Renders the variations: after how many steps each branches, and what opens it.
fn variations(shell: &Shell, open: &Play) -> Vec<(usize, Element)> {
    let (table, words) = (&open.session.table, &shell.lang().words().back);
    let line = |(n, (from, moves)): (usize, (usize, &[String]))| {
        let shown = table.begins(from, moves.get(..SHOWN).unwrap_or(moves));
        let more = if moves.len() > SHOWN { " ..." } else { "" };
        let text = words.variation(&[&*shown, more].concat());
        (from, button("", Playing::Variation(n), text))
    };
    table.variations().enumerate().map(line).collect()
}

/// Renders the choices and switches of a game.
pub(super) fn switches(app: &App, open: &Play, view: &PlayView) -> Element {
    let words = app.lang().words();
    let sound = check(&Field::Pref(Pref::Sound), words.sound, app.shell.prefs.sound).key("sound");
    let unkept = || {
        let link = !open.session.has_secrets();
        with("div", "lk")
            .key("lk")
            .kid(el("span").text(words.no_storage))
            .kids(link.then(|| el("span").text(words.no_storage_link)))
    };
    let levels = match introduction::has_level(app, open, view) {
        true => Vec::new(),
        false => introduction::levels(&app.shell, open, view),
    };
    let no_undo = || with("p", "kick").key("no-undo").text(words.no_undo);
    let no_undo = open.session.has_secrets().then(no_undo);
    let [faces, motion] = manner(&app.shell, open);
    with("div", "prefs")
        .key("prefs")
        .kids(levels)
        .kid(sound)
        .kids(faces)
        .kids(motion)
        .kids(aids(&app.shell, open, view))
        .kids(curtain::flat(&app.shell, open))
        .kids((!app.shell.keeps).then(unkept))
        .kids(no_undo)
}

/// Renders the choices of what is written on tiles, and of how fast pieces move: as on the page of
/// the settings.
fn manner(shell: &Shell, open: &Play) -> [Option<Element>; 2] {
    let (words, prefs) = (shell.lang().words(), &shell.prefs);
    let tiles = !words_of(open.session.game(), shell.lang()).faces.is_empty();
    let faces = tiles.then(|| {
        let field = Field::Pref(Pref::Labels);
        select(&field, words.manner.faces, &settings::tile_label_choices(words), prefs.labels)
            .key("faces")
            .attr("class", "ck")
    });
    let field = Field::Pref(Pref::Motion);
    let motion = select(&field, words.motion, &settings::motions(words), prefs.motion);
    [faces, Some(motion.key("motion").attr("class", "ck"))]
}

/// Renders the switches of the aids.
fn aids(shell: &Shell, open: &Play, view: &PlayView) -> Option<Element> {
    let game = open.session.game();
    let switches = view.aids.iter().map(|AidView { aid, label, .. }| {
        let field = Field::Pref(Pref::Aid([game.id(), ".", aid.name].concat()));
        check(&field, label.clone(), shell.prefs.helps(game, aid)).key(aid.name)
    });
    let label = shell.lang().words().aids;
    let group = with("div", "aids").key("aids").attr("role", "group").attr("aria-label", label);
    (!view.aids.is_empty()).then(|| group.kids(switches))
}

/// Renders the buttons of the way through the moves.
pub(super) fn replay(shell: &Shell, open: &Play, class: &'static str) -> [Element; 5] {
    let words = shell.lang().words();
    let all = open.session.table.len();
    let shown = open.back().unwrap_or(all);
    let (some, later) = (shown > 0, shown < all);
    let film = match open.film() {
        Some(_) => (Playing::Film, icons::HALT, words.pause, true),
        None => (Playing::Film, icons::FILM, words.back.film, all > 0),
    };
    let ways = [
        (Playing::Back(Moment::First), icons::FIRST, words.back.first, some),
        (Playing::Back(Moment::Previous), icons::PREVIOUS, words.back.previous, some),
        film,
        (Playing::Back(Moment::Next), icons::NEXT, words.back.next, later),
        (Playing::Back(Moment::Last), icons::LAST, words.back.last, later),
    ];
    ways.map(|(playing, d, label, on)| {
        let act = Action::from(playing);
        does(with("button", class).key(act.text()).attr("type", "button"), act)
            .attr("aria-label", label)
            .maybe("aria-disabled", (!on).then_some("true"))
            .kid(icon(d))
    })
}
