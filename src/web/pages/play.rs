//! The page of a game: board, one sentence, who plays, the moves, the actions.

use super::{
    button, classes, decimal, emblem, face_of, furniture, icon, icons, memo, secret, zoom,
};
use crate::games::GameId;
use crate::rules::{Seat, Turn};
use crate::say::{fill, join};
use crate::scene::tree::{Element, el, with};
use crate::scene::{Board, Control, Facing, Mark, Scene, Target, Use, draw, ordered};
use crate::table::Next;
use crate::web::app::App;
use crate::web::game::{Game, Noting};
use crate::web::label;
use crate::web::session::{AidFace, Face, SeatFace};

pub(super) fn page(app: &App) -> Vec<Element> {
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
    let title = super::title_of(game, app.lang());
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
pub(super) fn board(app: &App, open: &Game, face: &Face) -> Element {
    let facing = super::facing(app, open.session.game(), open.facing());
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
    let refused = open.refused.as_ref().filter(|_| !open.session.is_covered());
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
    if !app.prefs.hints {
        scene.marks.retain(|mark| !matches!(mark, Mark::May(_) | Mark::LegalTake(_)));
    }
    if !app.prefs.hints || open.session.clicks().is_empty() {
        return;
    }
    scene.marks.extend(face.next.iter().filter_map(Next::mark));
}

fn grid(app: &App, open: &Game, face: &Face, facing: Facing) -> Element {
    let words = app.lang().words();
    let board = facing.board(&face.scene.board);
    let rows = facing.rows(board);
    let percent = |part: i32, whole: i32| decimal(100_000 * part / whole.max(1)) + "%";
    let hints: &[Next] = if app.prefs.hints { &face.next } else { &[] };
    // A finger drags what can be moved; from anywhere else it scrolls the page.
    let lifts = match open.session.clicks().last() {
        Some(Target::Site(_)) if open.at().is_none() => &open.session.first(),
        _ => &face.next,
    };
    let cell = |&site: &usize| {
        let (x, y) = facing.place(board, site);
        let (w, h) = board.target(site);
        let next = hints.iter().find(|next| next.target == Target::Site(site));
        let selected = label::is_chosen(open, site);
        let lifted = selected || lifts.iter().any(|next| next.target == Target::Site(site));
        with("button", if next.is_some() || selected { "can" } else { "" })
            .key(site.to_string())
            .attr("type", "button")
            .attr("role", "gridcell")
            .attr("id", format!("c{site}"))
            .attr("data-do", format!("at:{}", Target::Site(site).text()))
            .attr("aria-colindex", (1 + facing.cell(board, site).1).to_string())
            .maybe("aria-selected", selected.then_some("true"))
            .maybe("data-lift", lifted.then_some(""))
            .maybe("data-memo", face.unknown.iter().any(|(at, _)| *at == site).then_some(""))
            .attr("tabindex", if open.cursor == site { "0" } else { "-1" })
            .var("--x", percent(x - w / 2, board.width))
            .var("--y", percent(y - h / 2, board.height))
            .var("--w", percent(w, board.width))
            .var("--h", percent(h, board.height))
            // Its name is its text: who sees no styles, and translators, find it too. WebKit
            // takes no cell's text for its name unless it is told to.
            .attr("aria-labelledby", format!("c{site}"))
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
    let title = super::title_of(open.session.game(), app.lang());
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
        let name = format!("pref.aid.{}.{}", game.id(), aid.name);
        super::check(name, label.clone(), app.prefs.helps(game, aid)).key(aid.name)
    });
    let label = app.lang().words().aids;
    let group = with("div", "aids").key("aids").attr("role", "group").attr("aria-label", label);
    (!face.aids.is_empty()).then(|| group.kids(switches))
}

fn cols(board: &Board, facing: Facing) -> usize {
    (0..board.sites.len()).map(|site| facing.cell(board, site).1 + 1).max().unwrap_or(1)
}

/// Whether the one who is to act sits opposite, and reads upside down.
fn is_far(open: &Game, face: &Face) -> bool {
    let far = face.seats.iter().any(|seat| seat.on && seat.seat != open.near);
    open.facing().opposite && far
}

/// The sentence, and what belongs to it: a refusal, a question, an offer, the end.
/// That the game played before is kept, until this one takes its place.
fn waiting(app: &App) -> Option<Element> {
    let (game, words) = (app.waiting()?, app.lang().words());
    let text = fill(words.waits, &[("game", super::title_of(game, app.lang()))]);
    let back = button("btn txt", "restore", words.resume);
    Some(with("div", "waits").key("waits").kid(el("p").text(text)).kid(back))
}

pub(super) fn say(app: &App, game: GameId, open: &Game, face: &Face, class: &str) -> Element {
    if face.drawn {
        return secret::curtain(app, game, open, face, class).kids(waiting(app));
    }
    let words = app.lang().words();
    let far = is_far(open, face);
    let class = if far { format!("{class} turned") } else { class.to_owned() };
    let [ask, more] = &face.say;
    let over = matches!(open.session.turn(), Turn::Over(_)) && open.back.is_none();
    let mut say = with("div", class).key("say").kid(with("p", "s1").key("s1").text(ask.clone()));
    let last = open.session.last(app.lang(), &open.extras);
    let second = match (more.as_str(), last) {
        _ if open.told.is_some() => open.told.unwrap_or_default().to_owned(),
        ("", Some(last)) if open.back.is_none() && !over => last,
        (more, _) => more.to_owned(),
    };
    let told = app.prefs.hints || open.session.clicks().is_empty();
    let warned =
        face.helped(&app.prefs, open.session.game()).filter(|(site, _)| site.is_none() && !over);
    let warned = warned.map(|(_, text)| text);
    let second: Vec<&str> = [second.as_str()].into_iter().chain(warned).collect();
    let second = app.lang().say(&second);
    if open.told.is_some() || !over && !second.is_empty() && told {
        say = say.kid(with("p", "s2").key("s2").text(second));
    }
    let left = open.session.quiet_left(app.lang()).filter(|_| open.back.is_none());
    say = say.kids(left.map(|(_, text)| with("p", "s2").key("quiet").text(text)));
    if let Some(ask) = controls(app, open, face) {
        say = say.kid(ask);
    }
    say = say.kids(memo::chooser(app, open, face));
    say = say.kids(secret::laying(app, face));
    if let Some(refused) = &open.refused {
        let text = open.why(app.lang(), refused);
        let covered = open.session.is_covered();
        let rule = format!("{}/rules/{}", game.id(), refused.section);
        let rule = match app.asked.frame {
            true => super::embed::out_to(&rule, words.read_rule),
            false => super::link(format!("#/{rule}"), words.read_rule),
        };
        let rule = Some(el("p").kid(rule)).filter(|_| !covered && !refused.section.is_empty());
        say = say.kid(with("div", "refus").key("refus").kid(el("p").text(text)).kids(rule));
    }
    if open.back.is_some() {
        let back = button("btn", "back:last", words.back_to_game);
        say = say.kid(with("div", "ask").key("ask").kid(back));
    }
    if let Some(seat) = open.resigning {
        let who = &face.seats[seat.index()].called;
        say = say.kid(
            with("div", "offer")
                .key("resign")
                .attr("role", "group")
                .attr("aria-label", words.resign)
                .attr("data-escape", "resign-no")
                .kid(
                    el("p")
                        .attr("id", "resign-sure")
                        .text(fill(words.resign_sure, &[("who", who)])),
                )
                .kid(
                    with("div", "row").kid(button("btn", "resign-yes", words.resign_yes)).kid(
                        button("btn", "resign-no", words.play_on)
                            .attr("id", "resign-no")
                            .attr("aria-describedby", "resign-sure"),
                    ),
                ),
        );
    }
    let asked = open.resigning.is_none() && open.back.is_none();
    let offers = |seat: &&SeatFace| asked && open.session.offers().has(seat.seat);
    if let Some(proposer) = face.seats.iter().find(offers) {
        let text = fill(words.proposes_stop, &[("who", &proposer.called)]);
        say = say.kid(
            with("div", "offer")
                .key("offer")
                .attr("role", "group")
                .attr("aria-label", words.propose_stop)
                .attr("data-escape", "decline")
                .kid(
                    el("p")
                        .text(app.lang().say(&[&text, super::words_of(game, app.lang()).stopping])),
                )
                .kid(
                    with("div", "row")
                        .kid(button("btn pri", "accept", words.accept))
                        .kid(button("btn", "decline", words.decline).attr("id", "decline")),
                ),
        );
    }
    if over {
        let mut row = with("div", "row").kid(button("btn big pri", "again", words.play_again));
        if open.extras.differ(open.session.seats()) {
            row = row.kid(button("btn big", "sides", words.change_sides));
        }
        if !open.session.is_empty() && !app.asked.frame {
            row = row.kid(button("btn big", "back:first", words.replay));
        }
        say = say.kid(with("div", "fin").key("fin").kid(el("p").text(more.clone())).kid(row));
        say = say.kids(super::newer(app));
    }
    say.kids(secret::eyes(app, game, open, face)).kids(waiting(app))
}

/// The throw, the dice as they lie, and the other targets beside the board, in reading
/// order.
fn controls(app: &App, open: &Game, face: &Face) -> Option<Element> {
    let words = app.lang().words();
    let live = open.person_to_act().is_some() && open.back.is_none();
    let mut all: Vec<Element> = Vec::new();
    if !face.faces.is_empty() {
        // Dice of one's own: what can be entered, and what was so far.
        all.extend(face.faces.iter().map(|(face, name)| {
            let target = face.target.text();
            let press = button("btn die", format!("face:{target}"), "").key(target);
            die(app, open, face, name, "", press)
        }));
        let named = |target: &Target| face.faces.iter().find(|(face, _)| face.target == *target);
        let entered = open.entered.iter().filter_map(named).enumerate();
        all.extend(entered.map(|(at, (face, name))| {
            let die = die(app, open, face, name, "", with("span", "die"));
            die.key(format!("entered{at}"))
        }));
        if !open.entered.is_empty() {
            all.push(button("btn", "face:", words.take_back).key("take-back"));
        }
    } else if live && matches!(open.session.turn(), Turn::Chance { .. }) {
        let throw = button("btn pri", "throw", words.throw).key("throw");
        let throw = throw.maybe("aria-disabled", (!open.may_throw()).then_some("true"));
        all.push(throw.attr("id", "throw").attr("aria-keyshortcuts", "t"));
    }
    // Dice that lie there would be in the way of those that are entered.
    let controls = if face.faces.is_empty() { face.scene.controls.as_slice() } else { &[] };
    // Once something is clicked, what the next click may be.
    let next = |target| face.next.iter().any(|next| next.target == target && !next.short);
    let asked = app.prefs.hints && !open.session.clicks().is_empty();
    all.extend(controls.iter().zip(&face.controls).enumerate().map(|(at, (it, name))| {
        let can = |it: &Control| matches!(it.state, Use::Usable | Use::Useless);
        // Of equal dice one is chosen.
        let same = |other: &Control| can(other) && other.target == it.target;
        let first = controls.iter().position(same) == Some(at);
        let chosen = first && open.session.clicks().contains(&it.target);
        let (class, state) = match it.state {
            Use::Spent => ("spent", words.die_spent),
            Use::Lost => ("lost", words.die_useless),
            _ if chosen => ("", words.die_chosen),
            Use::Useless => ("useless", words.die_useless),
            Use::Usable if asked && next(it.target) => ("can", ""),
            Use::Usable => ("", ""),
        };
        let state = if it.look.is_some() { state } else { "" };
        let kind = if it.look.is_some() { "die" } else { "" };
        let element = match live && can(it) {
            true => button(format!("btn {kind} {class}"), format!("at:{}", it.target.text()), "")
                .attr("aria-pressed", pressed(chosen)),
            false => with("span", format!("{kind} {class}")),
        };
        die(app, open, it, name, state, element).key(format!("{at}{}", it.target.text()))
    }));
    let ask = with("div", "ask now").key("controls").attr("role", "group");
    (!all.is_empty()).then(|| ask.attr("aria-label", face.say[0].clone()).kids(all))
}

/// A control's picture, its name and what can be done with it, put into `element`.
fn die(
    app: &App,
    open: &Game,
    control: &Control,
    name: &str,
    state: &'static str,
    element: Element,
) -> Element {
    let look = control.look.as_ref().map(|look| emblem(open.session.game(), look));
    let both = [name, state].into_iter().filter(|part| !part.is_empty());
    let text = join(app.lang().words().parts, &mut both.into_iter());
    let mut element = element;
    element.kids.clear();
    element.kids(look).kid(el("span").text(text))
}

fn pressed(on: bool) -> &'static str {
    if on { "true" } else { "false" }
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
        let computer = open.extras.players[seat.seat].level.is_some();
        let ally = seat.with.as_str();
        let more = [
            (named, seat.called.as_str()),
            (!ally.is_empty(), ally),
            (computer, words.computer),
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
    let shown = open.back.unwrap_or(open.session.len());
    let mut rounds: Vec<Element> = Vec::new();
    for step in open.session.moves(app.lang(), &open.extras) {
        // What is heard begins with what is seen: people say it to their computer.
        let both = [step.note.as_str(), &step.sentence];
        let name = (both[0] != both[1]).then(|| join(words.parts, &mut both.into_iter()));
        let mark = button("", format!("back:{}", step.after), step.note.clone())
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
        .kids(secret::flat(app, open))
        .kid(
            with("div", "lk")
                .kids(
                    (!open.session.has_secrets())
                        .then(|| button("btn txt", "copy-link", words.copy_link).key("copy-link")),
                )
                .kid(with("span", "ok").attr("role", "status").text(status))
                .kids((!app.keeps).then(|| el("span").text(words.no_storage)))
                .kids(
                    (!app.keeps && !open.session.has_secrets())
                        .then(|| el("span").text(words.no_storage_link)),
                )
                .kids(super::by_hand(app)),
        )
}

/// The buttons of the way through the moves.
fn replay(app: &App, open: &Game, class: &'static str) -> [Element; 4] {
    let words = app.lang().words();
    let shown = open.back.unwrap_or(open.session.len());
    let (some, later) = (shown > 0, shown < open.session.len());
    let ways = [
        ("back:first", icons::FIRST, words.first, some),
        ("back:previous", icons::PREVIOUS, words.previous, some),
        ("back:next", icons::NEXT, words.next, later),
        ("back:last", icons::LAST, words.last, later),
    ];
    ways.map(|(act, d, label, on)| {
        with("button", class)
            .key(act)
            .attr("type", "button")
            .attr("data-do", act)
            .attr("aria-label", label)
            .maybe("aria-disabled", (!on).then_some("true"))
            .kid(icon(d))
    })
}

fn actions(app: &App, game: GameId, open: &Game, face: &Face) -> Element {
    let words = app.lang().words();
    let act =
        |class: &'static str, act: &'static str, d: &'static str, text: &'static str, on: bool| {
            with("button", class)
                .key(act)
                .attr("type", "button")
                .attr("data-do", act)
                .maybe("aria-disabled", (!on).then_some("true"))
                .kid(icon(d))
                .kid(el("span").text(text))
        };
    let fill_word = if app.projector { words.small_screen } else { words.full_screen };
    let (speaks, back) = (open.speaker().is_some(), open.back.is_some());
    let rule = with("a", "btn only-s")
        .key("rule")
        .attr("href", format!("#/{}/rules", game.id()))
        .kid(icon(icons::HELP))
        .kid(el("span").text(words.rules));
    let menu = act("btn only-s", "menu", icons::MENU, words.menu, true)
        .attr("aria-expanded", if app.menu { "true" } else { "false" });
    let bar = with("div", if is_far(open, face) { "cts turned" } else { "cts" }).key("cts");
    let fill_screen = act("btn more", "full", icons::FULL, fill_word, true);
    if face.drawn {
        return bar.kid(fill_screen).kid(rule).kid(menu);
    }
    let whole = zoom::lens(app, open, face).map(|lens| {
        let whole = act("btn less", "whole", icons::WHOLE, words.whole_board, true);
        whole.attr("aria-pressed", pressed(lens.whole))
    });
    let bar = if game.facts().secrets {
        let several = open.people().len() > 1;
        let hide = || act("btn less", "hide", icons::HIDE, words.hide, true);
        let noting = pressed(open.noting.is_some());
        let can = open.noting.is_some() || !face.unknown.is_empty();
        let note = || {
            let note = act("btn less", "memo-which", icons::NOTE, words.memo, can);
            note.attr("aria-pressed", noting).attr("aria-keyshortcuts", "n")
        };
        let secrets = open.session.has_secrets();
        let notes = secrets && !open.session.signs().is_empty();
        bar.kids((secrets && several).then(hide)).kids(notes.then(note))
    } else {
        // With secrets nothing is taken back.
        let class = if back { "btn only-w" } else { "btn less" };
        let undo = act(class, "undo", icons::UNDO, words.undo, open.can_undo());
        let redo = act(class, "redo", icons::REDO, words.redo, open.can_redo());
        bar.kid(undo).kid(redo)
    };
    // Where the moves are behind the menu; the way back stands with the sentence.
    let ways = replay(app, open, "btn only-s less").into_iter().take(3).filter(|_| back);
    let bar = bar.kids(secret::peek(app, open)).kids(whole).kids(ways);
    bar.kid(act(
        "btn more",
        "stop",
        icons::STOP,
        words.propose_stop,
        speaks && !open.session.is_empty(),
    ))
    .kid(act("btn more", "resign", icons::FLAG, words.resign, speaks))
    .kid(fill_screen)
    .kids((!back).then_some(rule))
    .kid(menu)
}
