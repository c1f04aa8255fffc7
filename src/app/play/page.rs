//! The page of a game: board, one sentence, who plays, the moves, the actions.

use super::log::{log, replay};
use super::say::{is_far, say};
use super::state::{Noting, Play};
use super::view::{PlayView, SeatView};
use super::{captured, clock, curtain, hint, label, lesson, match_score, menu, motion, rule, zoom};
use crate::action::{Hiding, Memo, Navigation, Playing, Zooming};
use crate::moves;
use crate::parts::{
    act, awaited, classes, decimal, does, emblem, facing, furniture, icon, icons, pressed, reading,
    title_of, view_of_game,
};
use crate::reading::{lesson_bar, mark_better_move};
use crate::share;
use crate::state::{App, Shell};
use palamede_games::GameId;
use palamede_rules::Seat;
use palamede_scene::tree::{Element, Node, el, with};
use palamede_scene::{Board, Facing, Mark, Piece, Scene, Target, draw, ordered};
use palamede_table::Next;
use palamede_text::{Course, join};

pub(crate) fn page(app: &App) -> Vec<Element> {
    let Some(game) = app.screen.route.game() else { return Vec::new() };
    let Some((open, view)) = view_of_game(app, game) else { return Vec::new() };
    let (_, lid) = classes(game);
    let class = match app.shell.viewport.full_screen {
        true => "play projector",
        false if view.laying => "play laying",
        false => "play",
    };
    let stage = with("div", "stage").key("stage").kid(board(&app.shell, open, &view));
    let main = with("main", format!("{class} {lid}"))
        .attr("id", "main")
        .attr("tabindex", "-1")
        .key("main")
        .flag("data-opposite", open.facing().opposite)
        .maybe("data-reads", open.reads())
        // Beside a long board that lies there is room for what is thrown.
        .flag("data-lid", game.facts().dice && !open.layout.upright && !open.facing().opposite)
        .flag("data-back", open.back().is_some())
        .flag("data-moves", has_moves(open, &view))
        .kid(stage)
        .kid(say(app, game, open, &view, "say"))
        .kids(opposite_sentence(open, &view))
        .kids((!open.is_lesson()).then(|| players(&app.shell, game, open, &view)))
        .kids(
            (!view.drawn && !open.is_lesson() && !app.screen.menu)
                .then(|| log(&app.shell, open, &view)),
        )
        .kids((has_moves(open, &view) && !app.screen.menu).then(|| moves::recent(&app.shell, open)))
        .kid(bar(app, game, open, &view));
    let mut out = furniture(app, Some(game));
    out.push(main);
    let card = app.screen.card && app.can_share() && !view.drawn;
    if (app.screen.menu || card) && !open.is_lesson() {
        // The page below the open menu must not take clicks or the focus.
        out = out.into_iter().map(|part| part.flag("inert", true)).collect();
        out.extend(moves::sheet(app, game, open, &view));
    }
    out
}

/// Renders the card that gives a game to others, or its menu.
pub(crate) fn sheet(app: &App, game: GameId, open: &Play, view: &PlayView) -> Vec<Element> {
    match app.screen.card && app.can_share() && !view.drawn {
        true => share::card(app, open).into_iter().collect(),
        false => menu::menu(app, game, open, view).into_iter().collect(),
    }
}

/// Returns whether the list of moves keeps its room, whatever else is said.
fn has_moves(open: &Play, view: &PlayView) -> bool {
    let ended = open.session.table.is_over() && open.back().is_none();
    !open.is_lesson() && !view.drawn && !view.laying && !ended && !open.session.is_empty()
}

/// Renders the sentence of how the game ended once more for who sits opposite.
fn opposite_sentence(open: &Play, view: &PlayView) -> Option<Element> {
    let over = open.facing().opposite && open.session.table.is_over() && open.back().is_none();
    let text = || with("p", "s1 turned").key("opposite").attr("aria-hidden", "true");
    over.then(|| text().text(view.say[0].clone()))
}

/// Renders the page of a lesson, or of a puzzle.
pub(crate) fn learn(app: &App, course: Course) -> Vec<Element> {
    if app.game.as_ref().is_some_and(Play::is_lesson) && app.shell.prose_is_here() {
        return page(app);
    }
    let mut out = furniture(app, app.screen.route.game());
    let title = el("h1").text(app.lang().words().lesson.course(course).title);
    out.push(reading(app, "tx").kid(title).kid(awaited(&app.shell)));
    out
}

/// Renders the board and the grid of cells that lies over it.
pub(crate) fn board(shell: &Shell, open: &Play, view: &PlayView) -> Element {
    let facing = facing(shell, open.session.game(), open.facing());
    let mut scene = view.scene.clone();
    match shell.is_initial {
        true => mark(shell, open, view, &mut scene),
        false => moves::mark(shell, open, view, &mut scene),
    }
    let shown = is_uncovered(open, view);
    let mut svg = draw(&scene, facing);
    if !shell.prefs.coordinates
        && let Some(class) = svg.attrs.iter_mut().find(|(name, _)| *name == "class")
    {
        class.1 = format!("{} no-co", class.1).into();
    }
    let grid = shown.then(|| grid(shell, open, view, facing));
    if open.session.table.is_over() && open.back().is_none() {
        moves::cheer(open, facing, &scene, &mut svg);
    }
    zoom::place(shell, open, zoom::lens(shell, open, view), &scene, svg, grid)
}

/// Returns whether there is something to point at: not behind the curtain.
fn is_uncovered(open: &Play, view: &PlayView) -> bool {
    !view.drawn || open.missed().is_some()
}

/// Marks the winners' pieces of a drawn board, where a win is celebrated.
pub(crate) fn cheer(open: &Play, facing: Facing, scene: &Scene, svg: &mut Element) {
    let Some(winners) = open.celebrated() else { return };
    let won = |piece: &&Piece| piece.seat.and_then(|seat| Seat::new(seat.into()));
    let won = |piece: &&Piece| won(piece).is_some_and(|seat| winners.has(seat));
    // The wave goes over the board from the left.
    let across = |piece: &&Piece| facing.place(&scene.board, piece.site).0;
    let won = ordered(scene.pieces.iter().filter(won), across);
    lift_in_turn(svg, &won.into_iter().map(|piece| piece.id).collect::<Vec<_>>());
}

/// The number of steps of the wave in which the winners' pieces rise, however many they are.
const WAVE: usize = 16;

/// Lets these pieces of a drawn board rise one after the other.
fn lift_in_turn(svg: &mut Element, won: &[u32]) {
    for kid in &mut svg.kids {
        let Node::Element(kid) = kid else { continue };
        let at = won.iter().position(|id| kid.key.as_deref() == Some(&id.to_string()));
        match at.filter(|_| kid.get("class") == Some("pc")) {
            Some(at) => kid.vars.push(("--nth", (at * WAVE / won.len()).to_string().into())),
            None => lift_in_turn(kid, won),
        }
    }
}

/// Marks what the aids show and what can be clicked first.
fn mark(shell: &Shell, open: &Play, view: &PlayView, scene: &mut Scene) {
    let game = open.session.game();
    for aid in view.aids.iter().filter(|aid| aid.is_on(&shell.prefs, game)) {
        scene.marks.extend(aid.aid.marks.iter().cloned());
    }
    // Lessons hide which pieces can move: some tasks ask for just that.
    let shown = |mark: &Mark| match mark {
        Mark::May(_) => shell.prefs.hints && !open.is_lesson(),
        Mark::LegalTake(_) => shell.prefs.hints,
        _ => true,
    };
    scene.marks.retain(shown);
}

/// Marks, once more has happened than the first picture shows, what can be clicked next, what was
/// refused, and an attack.
pub(crate) fn mark_begun(shell: &Shell, open: &Play, view: &PlayView, scene: &mut Scene) {
    mark_next(shell, open, view, scene);
    if is_uncovered(open, view) {
        motion::mark(open, scene);
    }
}

/// Marks what can be clicked next, and what was refused.
fn mark_next(shell: &Shell, open: &Play, view: &PlayView, scene: &mut Scene) {
    let refused = open.beside.refused.as_ref().filter(|_| !open.session.table.is_covered());
    scene.marks.extend(refused.and_then(|refused| refused.site).map(Mark::Danger));
    if let Some(Noting::What(id)) = open.beside.noting {
        let noted = view.unknown.iter().filter(|(_, of)| *of == id);
        scene.marks.extend(noted.map(|(site, _)| Mark::Selected(*site)));
    }
    lift(open, scene);
    hint::mark(shell, open, scene);
    lesson::mark(shell, open, scene);
    if open.shows_review() && shell.prose_is_here() {
        mark_better_move(shell, open, scene);
    }
    mark(shell, open, view, scene);
    if !shell.prefs.hints || open.session.table.clicks().is_empty() {
        return;
    }
    // Do not mark the selected piece as the next click if a button beside the board does the same.
    let chosen = open.session.table.clicks().last();
    let beside = |next: &Next| {
        let on = |target: &Target| scene.controls.iter().any(|control| control.target == *target);
        chosen.is_some_and(|chosen| *chosen == next.target && on(chosen))
    };
    let mark = |next: &Next| match next.mark().filter(|_| !beside(next))? {
        // A click on a start site takes pieces elsewhere: mark the site as a next click, not as a
        // piece to be taken.
        Mark::LegalTake(site) if label::is_start(open, view, site) => Some(Mark::Next(site)),
        mark => Some(mark),
    };
    let marks: Vec<Mark> = view.next.iter().filter_map(mark).collect();
    scene.marks.extend(marks);
}

/// Lifts a piece that is being dragged above all others; where it was its ghost is left. Several
/// that share a site stay as they lie.
fn lift(open: &Play, scene: &mut Scene) {
    // Lift the piece only while it is selected, that is, while the last click is on it.
    let last = open.session.table.clicks().last();
    let of = |piece: &Piece| {
        open.hand.lifted == Some(piece.site) && last == Some(&Target::Site(piece.site))
    };
    let mut there = scene.pieces.iter().enumerate().filter(|(_, piece)| of(piece));
    if let (Some((at, _)), None) = (there.next(), there.next()) {
        let piece = scene.pieces.remove(at);
        scene.marks.push(Mark::Lifted(piece.site, piece.look.clone()));
        scene.pieces.push(piece);
    }
}

/// Renders a cell of the grid, which lies over its site.
fn cell(open: &Play, view: &PlayView, (board, facing): (&Board, Facing), site: usize) -> Element {
    let percent = |part: i32, whole: i32| decimal(100_000 * part / whole.max(1)) + "%";
    let (x, y) = facing.place(board, site);
    let (w, h) = board.target(site);
    let button = el("button").key(site.to_string()).attr("type", "button");
    does(button, Playing::At(Target::Site(site)).into())
        .attr("role", "gridcell")
        .attr("id", format!("c{site}"))
        .attr("aria-colindex", (1 + facing.cell(board, site).1).to_string())
        .maybe("data-memo", view.unknown.iter().any(|(at, _)| *at == site).then_some(""))
        .attr("tabindex", if open.hand.cursor == site { "0" } else { "-1" })
        .var("--x", percent(x - w / 2, board.width))
        .var("--y", percent(y - h / 2, board.height))
        .var("--w", percent(w, board.width))
        .var("--h", percent(h, board.height))
        // The cell's text is its accessible name, so that it is there without styles and for
        // translators, too. WebKit uses a cell's text as its name only if `aria-labelledby` says
        // so.
        .attr("aria-labelledby", format!("c{site}"))
}

fn grid(shell: &Shell, open: &Play, view: &PlayView, facing: Facing) -> Element {
    let words = shell.lang().words();
    let board = facing.board(&view.scene.board);
    let rows = facing.rows(board);
    let hints: &[Next] = if shell.prefs.hints { &view.next } else { &[] };
    // A finger drags what can be moved; from anywhere else it scrolls the page.
    let lifts = match open.session.table.clicks().last() {
        Some(Target::Site(_)) if open.at().is_none() => &open.session.table.first(),
        _ => &view.next,
    };
    let is_in = |all: &[Next], site| all.iter().any(|next| next.target == Target::Site(site));
    let cell = |&site: &usize| {
        let selected = label::is_chosen(open, site);
        let lifted = selected || is_in(lifts, site);
        let class = if selected || is_in(hints, site) { "can" } else { "" };
        cell(open, view, (board, facing), site)
            .attr("class", class)
            .maybe("aria-selected", selected.then_some("true"))
            .maybe("data-lift", lifted.then_some(""))
            .text(label::label(shell, open, view, site, false))
    };
    let rows = rows.iter().enumerate().map(|(at, row)| {
        // The key is the lowest site of the row, which is the same after half a turn of the board.
        el("div")
            .key(row.iter().min().copied().unwrap_or_default().to_string())
            .attr("role", "row")
            .attr("aria-rowindex", (at + 1).to_string())
            .kids(row.iter().map(cell))
    });
    let title = title_of(open.session.game(), shell.lang());
    with("div", "grid")
        .key("grid")
        .attr("role", "grid")
        .attr("aria-label", words.board_of(&title))
        .attr("aria-colcount", cols(board, facing).to_string())
        .kids(rows)
}

fn cols(board: &Board, facing: Facing) -> usize {
    (0..board.sites.len()).map(|site| facing.cell(board, site).1 + 1).max().unwrap_or(1)
}

/// Renders the players, the far seat first.
fn players(shell: &Shell, game: GameId, open: &Play, view: &PlayView) -> Element {
    let player = |seat: &SeatView| {
        let near = seat.seat == open.bottom();
        let mut class = format!("pl {}", if near { "near" } else { "far" });
        let turned = !near && open.facing().opposite;
        // (A lost throw is seen before the turn passes.)
        let on = open.lost_throw().map_or(seat.on, |(lost, _)| lost == seat.seat);
        for (also, name) in [(on, " on"), (seat.out, " out"), (turned, " turned")] {
            class += if also { name } else { "" };
        }
        // The side first, for each; then who plays it, if that is known.
        let level = open.extras.players[seat.seat].level;
        let who = who_plays(shell, seat, level);
        let name = el("div").kid(el("b").text(seat.name));
        let name = match view.seats.len() {
            ..=2 if level.is_none() => name.kid(el("span").text(who)),
            _ => name.kids(signs(seat, level, &who)).kid(with("span", "vh").text(who)),
        };
        with("div", class)
            .key(seat.seat.index().to_string())
            .kid(emblem(game, &seat.look))
            .kid(name)
            .kid(
                with("p", "st")
                    .kids(clock::view(shell, open, seat.seat))
                    .kid(with("span", "sc").text(seat.score_line.clone())),
            )
            .kids(captured::strips(shell, game, seat))
    };
    let facts = game.facts();
    let is_near = |seat: Seat| seat == open.bottom();
    // The players of a team are listed together.
    let team =
        |seat: Seat| (facts.allies(seat).with(seat).has(open.bottom()), seat.index() % facts.teams);
    let seats = ordered(&view.seats, |view| (team(view.seat), is_near(view.seat)));
    let class = if seats.len() > 2 { "pls many" } else { "pls" };
    let list = with("div", class).key("pls").kids(match_score::above(shell, open));
    if facts.teams == facts.seats {
        return list.kids(seats.into_iter().map(player));
    }
    list.kids(seats.chunk_by(|a, b| team(a.seat) == team(b.seat)).map(|team| {
        with("div", "team")
            .key(team[0].seat.index().to_string())
            .kids(team.iter().map(|&seat| player(seat)))
    }))
}

/// Returns who plays a seat, in words: a name, the allies, a computer with its level, and whether the
/// seat is out.
fn who_plays(shell: &Shell, seat: &SeatView, level: Option<u8>) -> String {
    let words = shell.lang().words();
    let computer = level.map(|level| {
        let level = shell.lang().level(level);
        words.parenthesis(&words.computer, &level)
    });
    let ally = seat.with.as_str();
    let more = [
        (seat.called != seat.name, seat.called.as_str()),
        (!ally.is_empty(), ally),
        (computer.is_some(), computer.as_deref().unwrap_or_default()),
        (seat.out, words.is_out),
    ];
    join(words.parts, &mut more.into_iter().filter(|(so, _)| *so).map(|(_, what)| what))
}

/// Renders who plays a seat in one sign, which has room beside its name where words would be cut: a
/// person's name, or a computer with its level. Whoever points at it reads `who` plays, in words.
/// (Allies stand together.)
fn signs(seat: &SeatView, level: Option<u8>, who: &str) -> Option<Element> {
    let named = (seat.called != seat.name).then(|| el("span").text(seat.called.clone()));
    let computer = level.map(|level| el("span").kid(icon(icons::COMPUTER)).text(level.to_string()));
    let signs = || with("span", "who-of").attr("aria-hidden", "true");
    let sign = computer.or(named)?;
    Some(signs().attr("title", who.to_owned()).kid(sign))
}

/// Renders the buttons that only a game with secrets has, or only another: there nothing is taken
/// back.
fn own_actions(shell: &Shell, game: GameId, open: &Play, view: &PlayView) -> Vec<Element> {
    let words = shell.lang().words();
    if !game.facts().secrets {
        let class = if open.back().is_some() { "btn only-w" } else { "btn" };
        return vec![
            act(class, Playing::Undo, (icons::UNDO, words.undo), open.can_undo())
                .maybe("title", open.undone(shell.lang()).map(|what| words.undo_what(&what))),
        ];
    }
    let (secrets, several) = (open.session.has_secrets(), open.people().len() > 1);
    let hide = || act("btn", Hiding::Hide, (icons::HIDE, words.hide), true);
    let can = open.beside.noting.is_some() || !view.unknown.is_empty();
    let note = || {
        act("btn", Memo::Which, (icons::NOTE, words.memo), can)
            .attr("aria-pressed", pressed(open.beside.noting.is_some()))
            .attr("aria-keyshortcuts", "n")
    };
    let notes = secrets && !open.session.signs().is_empty();
    let hide = (secrets && several && !open.looks_on()).then(hide);
    // (Where there is room the table stands above the moves, and tiles bear their names.)
    let reads = open.beside.rule.as_deref() == Some(rule::KINDS);
    let kinds = || {
        let other = (!reads).then(|| rule::KINDS.to_owned());
        act("btn only-s", Playing::Rule(other), (icons::KINDS, words.kinds), true)
            .attr("aria-expanded", if reads { "true" } else { "false" })
    };
    let known = view.seats.iter().any(|seat| !seat.stock.is_empty());
    let known = known && !shell.asked.frame && !open.looks_on();
    let all = hide.into_iter().chain(notes.then(note));
    all.chain(known.then(kinds)).collect()
}

/// Renders the bar, in the order in which it stands: for a left hand the other way round.
fn bar(app: &App, game: GameId, open: &Play, view: &PlayView) -> Element {
    let mut bar = match open.is_lesson() {
        true => lesson_bar(&app.shell, game, open, view),
        false => actions(app, game, open, view),
    };
    if !app.shell.prefs.hand.is_empty() {
        bar.kids.reverse();
    }
    bar
}

fn actions(app: &App, game: GameId, open: &Play, view: &PlayView) -> Element {
    let words = app.lang().words();
    let back = open.back().is_some();
    let menu = act("btn", Navigation::Menu, (icons::MORE, words.menu), true)
        .attr("id", "open-menu")
        .attr("aria-expanded", if app.screen.menu { "true" } else { "false" });
    let bar = with("div", if is_far(open, view) { "cts turned" } else { "cts" }).key("cts");
    let hint = || {
        act("btn", Playing::Hint, (icons::HINT, words.advice.hint), open.more_to_hint())
            .attr("aria-keyshortcuts", "h")
    };
    if view.drawn {
        return bar.kid(menu);
    }
    let whole = zoom::lens(&app.shell, open, view).map(|lens| {
        let whole = act("btn", Zooming::Whole, (icons::WHOLE, words.whole_board), true);
        whole.attr("aria-pressed", pressed(lens.whole))
    });
    let bar = bar.kids(own_actions(&app.shell, game, open, view));
    // On a small screen the list of moves is behind the menu: show its buttons here. The button
    // that ends the looking back is beside the sentence.
    let ways = replay(&app.shell, open, "btn only-s").into_iter().take(4).filter(|_| back);
    let bar = bar.kids(curtain::peek(&app.shell, open)).kids(whole).kids(ways);
    bar.kids((!back).then(hint)).kid(menu)
}
