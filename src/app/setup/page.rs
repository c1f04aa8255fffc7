//! The page on which a position is set up: the board, the tools, what the game says of it.

use super::{
    Refusal, Setup, Tool, board, composed, count_label, counts, is_full, kinds, label, lying,
    mirrored, options, piece, pieces, words_in,
};
use crate::action::Arranging;
use crate::field::Field;
use crate::parts::{
    awaited, button, chips, classes, decimal, does, emblem, facing, furniture, link, pressed,
    reading, select, to_game, words_of,
};
use crate::state::{App, Form, Shell};
use palamede_games::GameId;
use palamede_rules::{PieceKind, Seat};
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{Board, Facing, Mark, Scene, Target, draw};
use palamede_text::Voice;

/// The least width of a site's target, in pixels: a board that has no room for it is scrolled.
const LEAST: i32 = 26;

/// Renders the page.
pub(crate) fn page(app: &App, game: GameId) -> Vec<Element> {
    let words = app.lang().words();
    let title = el("h1").text(words.setup);
    let mut out = furniture(app, Some(game));
    let (Some(setup), Some(form)) = (&app.screen.setup, &app.screen.form) else {
        out.push(reading(app, "tx").kid(title));
        return out;
    };
    if !app.shell.prose_is_here() {
        out.push(reading(app, "tx").kid(title).kid(awaited(&app.shell)));
        return out;
    }
    out.push(reading(app, "page").kid(whole(app, setup, form, title)));
    out
}

/// Renders all that stands on the page.
fn whole(app: &App, setup: &Setup, form: &Form, title: Element) -> Element {
    let (shell, words) = (&app.shell, words_in(app.lang()));
    let verdict = composed(app.lang(), setup).err();
    let lede = if is_full(setup.game) { words.lede_full } else { words.lede };
    let blame = verdict.as_ref().and_then(|refusal| refusal.site);
    with("div", "form setup")
        .key("setup")
        .kid(title)
        .kids(to_game(app))
        .kid(with("p", "lede").text(lede))
        .kid(table(shell, setup, blame))
        .kid(said(shell, setup, verdict.as_ref()))
        .kids((!is_full(setup.game)).then(|| tools(shell, setup)))
        .kid(changes(shell, setup))
        .kid(turn(shell, setup))
        .kids(numbers(shell, setup))
        .kids(options(shell, form))
        .kid(ways_on(shell, verdict.is_some()))
}

/// Renders the board and the cells over it.
fn table(shell: &Shell, setup: &Setup, blame: Option<usize>) -> Element {
    let board = board(setup.game, &setup.options);
    let lies = facing(shell, setup.game, lying(shell, &board));
    let lying = lies.board(&board);
    let mut scene = Scene::new(board.clone());
    scene.pieces = pieces(setup);
    scene.marks.extend(setup.held.map(Mark::Selected));
    scene.marks.extend(blame.map(Mark::Danger));
    let least = (0..lying.sites.len()).map(|site| lying.target(site).0).min().unwrap_or(1).max(1);
    let least = LEAST * lying.width / least;
    let bx = with("div", "bx")
        .key("bx")
        .var("--ratio", decimal(1000 * lying.width / lying.height.max(1)))
        .var("--least", format!("{least}px"))
        .kid(draw(&scene, lies).key("board"))
        .kid(grid(shell, setup, &board, lies));
    with("div", format!("set-up {}", classes(setup.game).1)).key("board").kid(bx)
}

fn grid(shell: &Shell, setup: &Setup, board: &Board, lies: Facing) -> Element {
    let words = shell.lang().words();
    let rows = lies.rows(board);
    let last = (0..board.sites.len()).map(|site| lies.cell(board, site).1 + 1).max();
    let kids = rows.iter().enumerate().map(|(at, row)| {
        el("div")
            .key(row.iter().min().copied().unwrap_or_default().to_string())
            .attr("role", "row")
            .attr("aria-rowindex", (at + 1).to_string())
            .kids(row.iter().map(|&site| cell(shell, setup, (board, lies), site)))
    });
    let title = words_of(setup.game, shell.lang()).title;
    with("div", "grid")
        .key("grid")
        .attr("role", "grid")
        .attr("aria-label", words.board_of(&title))
        .attr("aria-colcount", last.unwrap_or(1).to_string())
        .kids(kids)
}

/// Renders the cell over a site: its text is its name, as on the board of a game.
fn cell(shell: &Shell, setup: &Setup, (board, lies): (&Board, Facing), site: usize) -> Element {
    let lying = lies.board(board);
    let percent = |part: i32, whole: i32| decimal(100_000 * part / whole.max(1)) + "%";
    let (x, y) = lies.place(board, site);
    let (w, h) = lying.target(site);
    let name = board.sites.get(site).map_or("", |site| site.name.as_str());
    let held = setup.held == Some(site);
    let button = with("button", "can").key(site.to_string()).attr("type", "button");
    does(button, Arranging::Use(Target::Site(site)).into())
        .attr("role", "gridcell")
        .attr("id", format!("c{site}"))
        .attr("aria-colindex", (1 + lies.cell(board, site).1).to_string())
        .attr("tabindex", if setup.cursor == site { "0" } else { "-1" })
        .maybe("aria-selected", held.then_some("true"))
        .var("--x", percent(x - w / 2, lying.width))
        .var("--y", percent(y - h / 2, lying.height))
        .var("--w", percent(w, lying.width))
        .var("--h", percent(h, lying.height))
        .attr("aria-labelledby", format!("c{site}"))
        .text(label(shell.lang(), setup, name, site))
}

/// Renders what the game says of the position, and where its rules tell more.
fn said(shell: &Shell, setup: &Setup, refusal: Option<&Refusal>) -> Element {
    let words = words_in(shell.lang());
    let line = with("p", if refusal.is_some() { "err" } else { "ok" });
    let line = line.key("said").attr("id", "setup-said").attr("tabindex", "-1");
    let Some(refusal) = refusal else { return line.text(words.possible) };
    let rule = format!("#/{}/rules/{}", setup.game.id(), refusal.section);
    line.text(shell.lang().say(&[&refusal.text, ""])).kid(link(rule, words.fault.rule))
}

/// Renders the tools: what moves and removes, and a kind of piece each.
fn tools(shell: &Shell, setup: &Setup) -> Element {
    let (lang, words) = (shell.lang(), words_in(shell.lang()));
    let tool = |arranging: Arranging, tool: Tool| {
        let made = does(with("button", "btn").attr("type", "button"), arranging.into());
        made.attr("aria-pressed", pressed(setup.tool == tool))
    };
    let put = |(n, kind): (usize, &PieceKind)| {
        let name = Voice(setup.game, lang).piece_on(&piece(kind, 0, 1));
        tool(Arranging::Kind(n), Tool::Put(n))
            .key(n.to_string())
            .kid(emblem(setup.game, &kind.look))
            .kid(el("span").text(name))
    };
    let kinds = kinds(setup.game, &setup.options);
    with("fieldset", "op").key("tools").kid(el("legend").text(words.tools)).kid(
        with("div", "row")
            .kids(kinds.iter().enumerate().map(put))
            .kid(tool(Arranging::Shift, Tool::Shift).key("shift").text(words.shift))
            .kid(tool(Arranging::Remove, Tool::Remove).key("remove").text(words.remove)),
    )
}

/// Renders the buttons that change all of the position at once.
fn changes(shell: &Shell, setup: &Setup) -> Element {
    let words = words_in(shell.lang());
    let mirrors = mirrored(setup.game, &board(setup.game, &setup.options)).is_some();
    let empty = || button("btn", Arranging::Empty, words.empty).key("empty");
    let mirror = || button("btn", Arranging::Mirror, words.mirror).key("mirror");
    let none = setup.past.is_empty().then_some("true");
    with("div", "row")
        .key("changes")
        .kids((!is_full(setup.game)).then(empty))
        .kid(button("btn", Arranging::First, words.first).key("first"))
        .kids(mirrors.then(mirror))
        .kid(
            button("btn", Arranging::Revert, shell.lang().words().undo)
                .key("revert")
                .maybe("aria-disabled", none),
        )
}

/// Renders the choice of whose turn it is.
fn turn(shell: &Shell, setup: &Setup) -> Element {
    let seats = words_of(setup.game, shell.lang());
    let item = |seat: Seat| (seat.index().to_string(), seats.seat(seat).to_owned());
    let items: Vec<_> = Seat::first(setup.game.facts().seats).map(item).collect();
    let chosen = setup.layout.seat.index().to_string();
    with("fieldset", "op")
        .key("turn")
        .kid(el("legend").text(words_in(shell.lang()).turn))
        .kid(chips(&Field::SetupTurn, &items, &chosen))
}

/// Renders the numbers that belong to a position besides its pieces.
fn numbers(shell: &Shell, setup: &Setup) -> Option<Element> {
    let counts = counts(setup.game, &setup.options);
    let number = |(at, count): (usize, &palamede_rules::Count)| {
        let items: Vec<_> = (0..=count.most).map(|n| (n.to_string(), n.to_string())).collect();
        let label = count_label(shell.lang(), setup.game, count.of);
        let chosen = setup.layout.count(at).to_string();
        select(&Field::SetupCount(at), label, &items, &chosen).attr("class", "fl")
    };
    let all = || counts.iter().enumerate().map(number);
    (!counts.is_empty()).then(|| with("div", "two").key("counts").kids(all()))
}

/// Renders what leads on from the position. From an impossible one nothing does.
fn ways_on(shell: &Shell, refused: bool) -> Element {
    let words = words_in(shell.lang());
    let off = refused.then_some("true");
    let way = |class, arranging: Arranging, text| {
        let made = button(class, arranging, text).maybe("aria-disabled", off);
        made.attr("aria-describedby", "setup-said")
    };
    with("div", "leads-on")
        .key("leads-on")
        .kid(
            with("div", "row")
                .kid(way("btn pri", Arranging::Among, words.among))
                .kid(way("btn pri", Arranging::Against, words.against))
                .kid(way("btn", Arranging::Share, words.share)),
        )
        .kid(el("p").text(words.hint))
}
