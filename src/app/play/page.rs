//! The page of a game: board, one sentence, who plays, the moves, the actions.

use super::face::{AidFace, Face, SeatFace};
use super::game::{Game, Noting};
use super::say::{is_far, pressed, say};
use super::{curtain, hint, label, review, zoom};
use crate::app::action::{Action, Hiding, Memo, Moment, Playing, Site, Texts, Zooming};
use crate::app::field::{Field, Pref};
use crate::app::form;
use crate::app::parts::{
    button, by_hand, check, classes, decimal, does, emblem, face_of, facing, furniture, icon,
    icons, title_of,
};
use crate::app::state::App;
use crate::games::GameId;
use crate::rules::Seat;
use crate::say::{fill, join};
use crate::scene::tree::{Element, el, with};
use crate::scene::{Board, Facing, Mark, Scene, Target, draw, ordered};
use crate::table::Next;

pub(in crate::app) fn page(app: &App) -> Vec<Element> {
    let Some(game) = app.route.game() else { return Vec::new() };
    let Some((open, face)) = face_of(app, game) else { return Vec::new() };
    let words = app.lang().words();
    let (_, lid) = classes(game);
    let class = match (app.menu, app.projector) {
        (_, true) => "play projector",
        (true, false) if face.laying => "play laying menu-open",
        (true, false) => "play menu-open",
        (false, false) if face.laying => "play laying",
        (false, false) => "play",
    };
    let title = title_of(game, app.lang());
    let stage = with("section", "stage")
        .key("stage")
        .attr("aria-label", fill(words.board_of, &[("game", title)]))
        .kid(board(app, open, &face));
    let main = with("main", format!("{class} {lid}"))
        .attr("id", "main")
        .attr("tabindex", "-1")
        .key("main")
        .kid(stage)
        .kid(say(app, game, open, &face, "say"))
        .kid(players(app, game, open, &face))
        .kids((!face.drawn).then(|| log(app, open, &face)))
        .kid(actions(app, game, open, &face));
    let mut out = furniture(app, Some(game));
    out.push(main);
    out
}

/// The board and the grid of cells that lies over it.
pub(in crate::app) fn board(app: &App, open: &Game, face: &Face) -> Element {
    let facing = facing(app, open.session.game(), open.facing());
    let mut scene = face.scene.clone();
    mark(app, open, face, &mut scene);
    let mut svg = draw(&scene, facing);
    if !app.prefs.coordinates
        && let Some(class) = svg.attrs.iter_mut().find(|(name, _)| *name == "class")
    {
        class.1 = format!("{} no-co", class.1).into();
    }
    // Behind the curtain there is nothing to point at.
    let grid = (!face.drawn || open.missed.is_some()).then(|| grid(app, open, face, facing));
    zoom::place(app, open, zoom::lens(app, open, face), &scene, svg, grid)
}

/// Marks what can be clicked next, and what was refused.
fn mark(app: &App, open: &Game, face: &Face, scene: &mut Scene) {
    let refused = open.refused.as_ref().filter(|_| !open.session.table.is_covered());
    scene.marks.extend(refused.and_then(|refused| refused.site).map(Mark::Danger));
    if let Some(Noting::What(id)) = open.noting {
        let noted = face.unknown.iter().filter(|(_, of)| *of == id);
        scene.marks.extend(noted.map(|(site, _)| Mark::Selected(*site)));
    }
    let game = open.session.game();
    for aid in face.aids.iter().map(|face| &face.aid).filter(|aid| app.prefs.helps(game, aid)) {
        let new = aid.marks.iter().filter(|mark| !face.scene.marks.contains(mark));
        scene.marks.extend(new.cloned());
    }
    hint::mark(app, open, scene);
    review::mark(app, open, scene);
    if !app.prefs.hints {
        scene.marks.retain(|mark| !matches!(mark, Mark::May(_) | Mark::LegalTake(_)));
    }
    if !app.prefs.hints || open.session.table.clicks().is_empty() {
        return;
    }
    scene.marks.extend(face.next.iter().filter_map(Next::mark));
}

/// A cell of the grid, which lies over its site.
fn cell(open: &Game, face: &Face, (board, facing): (&Board, Facing), site: usize) -> Element {
    let percent = |part: i32, whole: i32| decimal(100_000 * part / whole.max(1)) + "%";
    let (x, y) = facing.place(board, site);
    let (w, h) = board.target(site);
    let button = el("button").key(site.to_string()).attr("type", "button");
    does(button, Playing::At(Target::Site(site)).into())
        .attr("role", "gridcell")
        .attr("id", format!("c{site}"))
        .attr("aria-colindex", (1 + facing.cell(board, site).1).to_string())
        .maybe("data-memo", face.unknown.iter().any(|(at, _)| *at == site).then_some(""))
        .attr("tabindex", if open.cursor == site { "0" } else { "-1" })
        .var("--x", percent(x - w / 2, board.width))
        .var("--y", percent(y - h / 2, board.height))
        .var("--w", percent(w, board.width))
        .var("--h", percent(h, board.height))
        // Its name is its text: who sees no styles, and translators, find it too. WebKit
        // takes no cell's text for its name unless it is told to.
        .attr("aria-labelledby", format!("c{site}"))
}

fn grid(app: &App, open: &Game, face: &Face, facing: Facing) -> Element {
    let words = app.lang().words();
    let board = facing.board(&face.scene.board);
    let rows = facing.rows(board);
    let hints: &[Next] = if app.prefs.hints { &face.next } else { &[] };
    // A finger drags what can be moved; from anywhere else it scrolls the page.
    let lifts = match open.session.table.clicks().last() {
        Some(Target::Site(_)) if open.at().is_none() => &open.session.table.first(),
        _ => &face.next,
    };
    let is_in = |all: &[Next], site| all.iter().any(|next| next.target == Target::Site(site));
    let cell = |&site: &usize| {
        let selected = label::is_chosen(open, site);
        let lifted = selected || is_in(lifts, site);
        let class = if selected || is_in(hints, site) { "can" } else { "" };
        cell(open, face, (board, facing), site)
            .attr("class", class)
            .maybe("aria-selected", selected.then_some("true"))
            .maybe("data-lift", lifted.then_some(""))
            .text(label::label(app, open, face, site, false))
    };
    let rows = rows.iter().enumerate().map(|(at, row)| {
        // By its first site on any turn: after half a turn it is the same row.
        el("div")
            .key(row.iter().min().copied().unwrap_or_default().to_string())
            .attr("role", "row")
            .attr("aria-rowindex", (at + 1).to_string())
            .kids(row.iter().map(cell))
    });
    let title = title_of(open.session.game(), app.lang());
    with("div", "grid")
        .key("grid")
        .attr("role", "grid")
        .attr("aria-label", fill(words.board_of, &[("game", title)]))
        .attr("aria-colcount", cols(board, facing).to_string())
        .kids(rows)
}

/// The switches of the aids.
fn aids(app: &App, open: &Game, face: &Face) -> Option<Element> {
    let game = open.session.game();
    let switches = face.aids.iter().map(|AidFace { aid, label, .. }| {
        let field = Field::Pref(Pref::Aid([game.id(), ".", aid.name].concat()));
        check(&field, label.clone(), app.prefs.helps(game, aid)).key(aid.name)
    });
    let label = app.lang().words().aids;
    let group = with("div", "aids").key("aids").attr("role", "group").attr("aria-label", label);
    (!face.aids.is_empty()).then(|| group.kids(switches))
}

/// The levels of the computers at the table, each to be changed.
fn levels(app: &App, open: &Game, face: &Face) -> impl Iterator<Item = Element> {
    let words = app.lang().words();
    let several = open.extras.computers(face.seats.len()).len() > 1;
    face.seats.iter().filter_map(move |seat| {
        let chosen = open.extras.players[seat.seat].level?;
        let label = match several {
            true => fill(words.aside, &[("what", words.level), ("aside", seat.name)]),
            false => words.level.to_owned(),
        };
        Some(form::level(app, seat.seat, chosen, label).attr("class", "ck"))
    })
}

fn cols(board: &Board, facing: Facing) -> usize {
    (0..board.sites.len()).map(|site| facing.cell(board, site).1 + 1).max().unwrap_or(1)
}

/// Who plays, the far seat first.
fn players(app: &App, game: GameId, open: &Game, face: &Face) -> Element {
    let words = app.lang().words();
    let player = |seat: &SeatFace| {
        let near = seat.seat == open.near;
        let mut class = format!("pl {}", if near { "near" } else { "far" });
        let turned = !near && open.facing().opposite;
        for (also, name) in [(seat.on, " on"), (seat.out, " out"), (turned, " turned")] {
            class += if also { name } else { "" };
        }
        // The side first, for each; then who plays it, if that is known.
        let named = seat.called != seat.name;
        let level = open.extras.players[seat.seat].level;
        let computer = level.map(|level| {
            let level = app.lang().level(level);
            fill(words.aside, &[("what", words.computer), ("aside", level)])
        });
        let ally = seat.with.as_str();
        let more = [
            (named, seat.called.as_str()),
            (!ally.is_empty(), ally),
            (computer.is_some(), computer.as_deref().unwrap_or_default()),
            (seat.out, words.is_out),
        ];
        let mut more = more.into_iter().filter(|(so, _)| *so).map(|(_, what)| what);
        let who = join(words.parts, &mut more);
        with("div", class)
            .key(seat.seat.index().to_string())
            .kid(emblem(game, &seat.look))
            .kid(el("div").kid(el("b").text(seat.name)).kid(el("span").text(who)))
            .kid(with("p", "st").text(seat.standing.clone()))
    };
    let facts = game.facts();
    let is_near = |seat: Seat| seat == open.near;
    // Who plays together stands together.
    let team =
        |seat: Seat| (facts.allies(seat).with(seat).has(open.near), seat.index() % facts.teams);
    let seats = ordered(&face.seats, |face| (team(face.seat), is_near(face.seat)));
    let class = if seats.len() > 2 { "pls many" } else { "pls" };
    let list = with("div", class).key("pls");
    if facts.teams == facts.seats {
        return list.kids(seats.into_iter().map(player));
    }
    list.kids(seats.chunk_by(|a, b| team(a.seat) == team(b.seat)).map(|team| {
        with("div", "team")
            .key(team[0].seat.index().to_string())
            .kids(team.iter().map(|&seat| player(seat)))
    }))
}

/// The moves and the way through them.
fn log(app: &App, open: &Game, face: &Face) -> Element {
    let words = app.lang().words();
    let shown = open.back.unwrap_or(open.session.table.len());
    let mut rounds: Vec<Element> = Vec::new();
    for step in open.session.moves(app.lang(), &open.extras) {
        // What is heard begins with what is seen: people say it to their computer.
        let both = [step.note.as_str(), &step.sentence];
        let name = (both[0] != both[1]).then(|| join(words.parts, &mut both.into_iter()));
        let mark = button("", Playing::Back(Moment::After(step.after)), step.note.clone())
            .attr("id", format!("m{}", step.after))
            // One stop for the whole list; the arrows go on from there.
            .attr("tabindex", if step.after == shown.max(1) { "0" } else { "-1" })
            .maybe("aria-label", name)
            .maybe("aria-current", (step.after == shown).then_some("step"));
        match (step.number, rounds.pop()) {
            (None, Some(round)) => rounds.push(round.kid(mark)),
            (number, last) => {
                rounds.extend(last);
                let number = number.map(|n| format!("{n}.")).unwrap_or_default();
                let round = el("li").key(step.after.to_string());
                rounds.push(round.kid(el("span").text(number)).kid(mark));
            }
        }
    }
    let status = app.status.clone().unwrap_or_default();
    with("div", "log")
        .key("log")
        .kid(el("h2").text(words.moves))
        .kid(with("ol", "mv").attr("aria-label", words.moves).kids(rounds))
        .kid(with("div", "rn").kids(replay(app, open, "btn icon")))
        .kids(aids(app, open, face))
        .kids(curtain::flat(app, open))
        .kids(levels(app, open, face))
        .kid(
            with("div", "lk")
                .kids(
                    (!open.session.has_secrets()).then(|| {
                        button("btn txt", Texts::CopyLink, words.copy_link).key("copy-link")
                    }),
                )
                .kid(with("span", "ok").attr("role", "status").text(status))
                .kids((!app.keeps).then(|| el("span").text(words.no_storage)))
                .kids(
                    (!app.keeps && !open.session.has_secrets())
                        .then(|| el("span").text(words.no_storage_link)),
                )
                .kids(by_hand(app)),
        )
}

/// The buttons of the way through the moves.
fn replay(app: &App, open: &Game, class: &'static str) -> [Element; 5] {
    let words = app.lang().words();
    let all = open.session.table.len();
    let shown = open.back.unwrap_or(all);
    let (some, later) = (shown > 0, shown < all);
    let film = match open.film {
        Some(_) => (Playing::Film, icons::HALT, words.pause, true),
        None => (Playing::Film, icons::FILM, words.film, all > 0),
    };
    let ways = [
        (Playing::Back(Moment::First), icons::FIRST, words.first, some),
        (Playing::Back(Moment::Previous), icons::PREVIOUS, words.previous, some),
        film,
        (Playing::Back(Moment::Next), icons::NEXT, words.next, later),
        (Playing::Back(Moment::Last), icons::LAST, words.last, later),
    ];
    ways.map(|(playing, d, label, on)| {
        let act = Action::from(playing);
        does(with("button", class).key(act.text()).attr("type", "button"), act)
            .attr("aria-label", label)
            .maybe("aria-disabled", (!on).then_some("true"))
            .kid(icon(d))
    })
}

/// A button of the bar: its picture, and its words where there is room.
fn act(
    class: &'static str,
    act: impl Into<Action>,
    (d, text): (&'static str, &'static str),
    on: bool,
) -> Element {
    let act = act.into();
    does(with("button", class).key(act.text()).attr("type", "button"), act)
        .maybe("aria-disabled", (!on).then_some("true"))
        .kid(icon(d))
        .kid(el("span").text(text))
}

/// What a game with secrets offers, and what another: there nothing is taken back.
fn own_actions(app: &App, game: GameId, open: &Game, face: &Face) -> Vec<Element> {
    let words = app.lang().words();
    if !game.facts().secrets {
        let class = if open.back.is_some() { "btn only-w" } else { "btn less" };
        return vec![
            act(class, Playing::Undo, (icons::UNDO, words.undo), open.can_undo()).maybe(
                "title",
                open.undone(app.lang()).map(|what| fill(words.undo_what, &[("what", &what)])),
            ),
            act(class, Playing::Redo, (icons::REDO, words.redo), open.can_redo()),
        ];
    }
    let (secrets, several) = (open.session.has_secrets(), open.people().len() > 1);
    let hide = || act("btn less", Hiding::Hide, (icons::HIDE, words.hide), true);
    let can = open.noting.is_some() || !face.unknown.is_empty();
    let note = || {
        act("btn less", Memo::Which, (icons::NOTE, words.memo), can)
            .attr("aria-pressed", pressed(open.noting.is_some()))
            .attr("aria-keyshortcuts", "n")
    };
    let notes = secrets && !open.session.signs().is_empty();
    let hide = (secrets && several).then(hide);
    hide.into_iter().chain(notes.then(note)).collect()
}

fn actions(app: &App, game: GameId, open: &Game, face: &Face) -> Element {
    let words = app.lang().words();
    let fill_word = if app.projector { words.small_screen } else { words.full_screen };
    let (speaks, back) = (open.speaker().is_some(), open.back.is_some());
    let rule = with("a", "btn only-s")
        .key("rule")
        .attr("href", format!("#/{}/rules", game.id()))
        .kid(icon(icons::HELP))
        .kid(el("span").text(words.rules));
    let menu = act("btn only-s", Site::Menu, (icons::MENU, words.menu), true)
        .attr("aria-expanded", if app.menu { "true" } else { "false" });
    let bar = with("div", if is_far(open, face) { "cts turned" } else { "cts" }).key("cts");
    let fill_screen = act("btn more", Site::Full, (icons::FULL, fill_word), true);
    if face.drawn {
        return bar.kid(fill_screen).kid(rule).kid(menu);
    }
    let whole = zoom::lens(app, open, face).map(|lens| {
        let whole = act("btn less", Zooming::Whole, (icons::WHOLE, words.whole_board), true);
        whole.attr("aria-pressed", pressed(lens.whole))
    });
    let bar = bar.kids(own_actions(app, game, open, face));
    // Where the moves are behind the menu; the way back stands with the sentence.
    let ways = replay(app, open, "btn only-s less").into_iter().take(4).filter(|_| back);
    let bar = bar.kids(curtain::peek(app, open)).kids(whole).kids(ways);
    let can_stop = speaks && !open.session.is_empty();
    bar.kid(act("btn more", Playing::Hint, (icons::HINT, words.advice.hint), open.more_to_hint()))
        .kid(act("btn more", Playing::Stop, (icons::STOP, words.propose_stop), can_stop))
        .kid(act("btn more", Playing::Resign, (icons::FLAG, words.resign), speaks))
        .kid(fill_screen)
        .kids((!back).then_some(rule))
        .kid(menu)
}
