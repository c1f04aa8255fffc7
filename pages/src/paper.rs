//! What is printed of a game: its rule on one page, its board in true millimetres, its pieces to cut
//! out. What is wanted is ticked; the sheet of styles alone does that. A script only shows the button
//! that prints; without it the browser's menu does.

use crate::address::Page;
use crate::host::Host;
use crate::sheet::{Paper, Sheet};
use crate::{pieces, short};
use palamede::app::play::session::{defaults, start_scene};
use palamede::games::GameId;
use palamede::record::checksum;
use palamede::scene::tree::{Element, el, with};
use palamede::scene::{Board, Facing, Labels, Look, Scene, draw, labelled};
use palamede::text::{Block, GamePages, GameWords, Lang, RulePage, Voice};
use palamede::with_game;
use qrcodegen::{QrCode, QrCodeEcc};

/// How the page looks, on the screen and on paper.
pub const SHEET: &str = include_str!("paper.css");

/// The sheet's name: another one when it changes.
pub fn sheet() -> String {
    format!("paper-{:08x}.css", checksum(SHEET))
}

/// What the button that prints does.
const SCRIPT: &str = include_str!("paper.js");

/// That script, by its name: another one when it changes.
pub fn script() -> (String, String) {
    (format!("paper-{:08x}.js", checksum(SCRIPT)), SCRIPT.to_owned())
}

/// How long a hundred units of a game's board are on A4, in tenths of a millimetre.
fn scale(game: GameId) -> i32 {
    with_game!(game, G => <G as GamePages>::PAPER_SCALE)
}

/// What stands on the page of a game.
pub fn main(lang: Lang, game: GameId, host: &Host) -> Vec<Element> {
    let paper = lang.paper();
    let voice = Voice(game, lang);
    let (words, rules) = (voice.words(), voice.rules());
    let whole = format!("#/{}/rules", game.id());
    let print = with("button", "btn pri").attr("type", "button").text(lang.words().print);
    let print = el("p").attr("id", "press").flag("hidden", true).kid(print);
    let intro = with("div", "noprint")
        .kid(el("h1").text(paper.heading(&words.title)))
        .kid(el("p").text(paper.lede(&words.title)))
        .kid(choices(lang, game))
        .kid(print)
        .kid(el("p").text(paper.how))
        .kid(el("p").kid(el("a").attr("href", whole).text(paper.whole)));
    let mut all = vec![intro, one_page(lang, game, host, words, rules)];
    all.extend(boards(lang, game, words));
    all.push(pieces::part(lang, game, words, &start(game), scale(game)));
    all
}

/// A choice to tick, or one of several.
fn tick(
    kind: &'static str,
    group: &'static str,
    id: &'static str,
    label: &str,
    on: bool,
) -> Element {
    let input =
        el("input").attr("type", kind).attr("name", group).attr("id", id).flag("checked", on);
    el("label").kid(input).kid(el("span").text(label.to_owned()))
}

/// What is to be printed, and on what.
fn choices(lang: Lang, game: GameId) -> Element {
    let (words, paper) = (lang.words(), lang.paper());
    let asked = |label: &'static str| with("fieldset", "op").kid(el("legend").text(label));
    let what = asked(paper.what).kid(
        with("div", "ch")
            .kid(tick("checkbox", "rule", "p-rule", paper.rule, true))
            .kid(tick("checkbox", "board", "p-board", paper.board, true))
            .kid(tick("checkbox", "pieces", "p-pieces", paper.pieces, true)),
    );
    let size = asked(paper.size).kid(
        with("div", "ch")
            .kid(tick("radio", "size", "p-a4", "A4", true))
            .kid(tick("radio", "size", "p-a3", "A3", false)),
    );
    let labels = game.facts().secrets.then(|| {
        asked(words.labels).kid(
            with("div", "ch")
                .kid(tick("radio", "labels", "p-names", words.labels_names, true))
                .kid(tick("radio", "labels", "p-chinese", words.labels_chinese, false))
                .kid(tick("radio", "labels", "p-symbols", words.labels_symbols, false)),
        )
    });
    with("form", "form").attr("autocomplete", "off").kid(what).kid(size).kids(labels)
}

/// The place of what one needs among the facts of a game.
const MATERIAL: usize = 5;

/// The position that a game begins with, everything shown.
fn start(game: GameId) -> Scene {
    let rules = Voice(game, Lang::default()).rules();
    let scene = rules.figure("start").and_then(|figure| figure.scene(game.kind()));
    scene.unwrap_or_else(|| Scene::new(start_scene(game, &defaults(game)).board))
}

/// The rule on one page, with its figures.
fn one_page(
    lang: Lang,
    game: GameId,
    host: &Host,
    words: &'static GameWords,
    rules: &'static RulePage,
) -> Element {
    let native = words.native.map(|(tag, name)| with("span", "alt").attr("lang", tag).text(name));
    let names = lang.prose().site.facts;
    let said = |tag: &'static str, at: usize| {
        el(tag).kid(el("b").text(names[at])).text(" ").text(rules.facts.all()[at])
    };
    // Players, age and time.
    let facts = (0..3).map(|at| said("li", at));
    let head = el("header").kid(el("h2").text(words.title).kids(native)).kid(el("ul").kids(facts));
    let mut text = with("div", "tx").kid(said("p", MATERIAL));
    for (id, said) in short::paragraphs(lang, game) {
        let section = rules.sections.iter().find(|section| section.id == id);
        let title = section.map(|section| el("h3").text(section.title));
        let part = with("div", "part").kids(title).kid(el("p").text(said));
        text = text.kid(part.kids((id == "setup").then(|| counted(words, &start(game))).flatten()));
    }
    let figures = short::figures(game).into_iter().filter_map(|name| figure(game, rules, name));
    let key = with("p", "key").text(lang.paper().key);
    let figures = with("div", "figs").kids(figures).kid(key);
    with("section", "leaf one")
        .kid(head)
        .kid(with("div", "cols").kid(text).kid(figures))
        .kid(foot(lang, game, host))
}

/// A figure of the rules, by its name.
fn figure(game: GameId, rules: &'static RulePage, name: &str) -> Option<Element> {
    let scene = rules.figure(name)?.scene(game.kind())?;
    let caption =
        rules.sections.iter().flat_map(|section| section.blocks).find_map(|block| match block {
            Block::Figure(of, caption) if *of == name => Some(*caption),
            _ => None,
        })?;
    let picture = draw(&scene, Facing::default());
    Some(
        with("figure", "fig")
            .attr("role", "figure")
            .attr("aria-label", caption)
            .kid(picture)
            .kid(el("figcaption").text(caption)),
    )
}

/// How many there are of each piece of an army; nothing where all are alike.
fn counted(words: &'static GameWords, scene: &Scene) -> Option<Element> {
    let army = scene.pieces.iter().filter(|piece| piece.seat == Some(0) && piece.is_face_up());
    let mut kinds: Vec<(&Look, usize)> = Vec::new();
    for piece in army {
        match kinds.iter_mut().find(|(look, _)| **look == piece.look) {
            Some((_, count)) => *count += 1,
            None => kinds.push((&piece.look, 1)),
        }
    }
    // From the highest rank down, then those without one.
    let face = |look: &Look| match look {
        Look::Tile { face: Some(face), .. } => *face,
        _ => ' ',
    };
    kinds.sort_by_key(|(look, _)| {
        let face = face(look);
        (!face.is_ascii_digit(), std::cmp::Reverse(face.to_digit(10)), face)
    });
    let each = kinds.into_iter().map(|(look, count)| {
        let wide = match look {
            Look::Tile { seat, face, .. } => Look::Tile { seat: *seat, face: *face, wide: true },
            other => other.clone(),
        };
        let picture = labelled(scene.board.class, &wide, Labels::Names(words.faces));
        el("li").kid(picture).kid(el("span").text(format!("× {count}")))
    });
    (!words.faces.is_empty()).then(|| with("ul", "count").kids(each))
}

/// Where one plays it, for those who hold the paper only, and that they may copy it.
fn foot(lang: Lang, game: GameId, host: &Host) -> Element {
    let at = host.at(&Page::Game(game).path(lang));
    let address = at.iter().map(|at| el("span").text(at.clone()));
    let copying = el("span").text(lang.paper().copying);
    let told = address
        .chain([copying])
        .fold(el("p").text(lang.words().site_title), |told, part| told.text(" · ").kid(part));
    with("div", "end").kid(told).kids(at.as_deref().and_then(qr))
}

/// An address as a code that a telephone reads; none for one that is too long.
fn qr(address: &str) -> Option<Element> {
    let code = QrCode::encode_text(address, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut dark = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            dark += &format!("M{x} {y}h1v1h-1z");
        }
    }
    Some(
        with("svg", "qr")
            .attr("viewBox", format!("-4 -4 {0} {0}", size + 8))
            .attr("aria-hidden", "true")
            .kid(el("path").attr("d", dark)),
    )
}

/// The empty board, on A4 and on A3.
fn boards(lang: Lang, game: GameId, words: &'static GameWords) -> Vec<Element> {
    let board = start_scene(game, &defaults(game)).board;
    let a4 = tiles(lang, words, &board, scale(game), Paper::A4);
    let a3 = tiles(lang, words, &board, Paper::A3.fitting(&board), Paper::A3);
    vec![
        with("section", "leaves board-a4").kid(el("h2").text(lang.paper().board)).kids(a4),
        with("section", "leaves board-a3").kid(el("h2").text(lang.paper().board)).kids(a3),
    ]
}

/// The board on as many sheets as it takes, to be glued where they overlap.
fn tiles(
    lang: Lang,
    words: &'static GameWords,
    board: &std::sync::Arc<Board>,
    scale: i32,
    paper: Paper,
) -> Vec<Element> {
    let said = lang.paper();
    let (width, height) = (board.width * scale / 100, board.height * scale / 100);
    let (wide, columns, rows) = paper.tiles(width, height);
    let all = columns * rows;
    let mut drawn = draw(&Scene::new(board.clone()), Facing::default());
    let art = std::mem::take(&mut drawn.kids);
    let class = board.class;
    (0..all)
        .map(|at| {
            let (column, row) = (at % columns, at / columns);
            let mut sheet = Sheet::new(paper, wide);
            let (x, y) = sheet.place((column, columns, width), (row, rows, height));
            let board = with("g", format!("board {class}"))
                .attr("transform", format!("translate({x} {y}) scale({})", decimal(scale, 100)))
                .kids(art.clone());
            sheet.put_cut(board);
            sheet.joins((column, columns), (row, rows));
            let note = match all {
                1 => said.of_one(&words.title, &(width / 10), &(height / 10)),
                _ => said.of_several(&(at + 1), &all, &words.title),
            };
            sheet.caption(note, said.ruler);
            sheet.done()
        })
        .collect()
}

/// A quotient of whole numbers, as SVG reads it.
pub fn decimal(of: i32, by: i32) -> String {
    format!("{}", f64::from(of) / f64::from(by))
}
