//! The page that puts a game on other pages: a form, the frame as it will be, and what is to be copied.
//! Its script, `kit.js`, makes an address of what is chosen; what it needs for that stands on the form.

use crate::address::Page;
use crate::audit::{Audit, Verdict};
use crate::host::Host;
use palamede::app::LEVEL;
use palamede::app::play::session::{defaults, start_scene};
use palamede::app::route::Asked;
use palamede::games::GameId;
use palamede::mind::LEVELS;
use palamede::record::checksum;
use palamede::rules::Seat;
use palamede::scene::Facing;
use palamede::scene::tree::{Element, el, with};
use palamede::text::{Lang, Voice, fill, join, plain};
use serde_json::{Value, json};

/// What the form does.
pub const SCRIPT: &str = include_str!("kit.js");

/// What a page around talks with a frame by.
pub const TALK: &str = include_str!("kit-1.js");

/// The script's name: another one when it changes.
pub fn script() -> String {
    format!("kit-{:08x}.js", checksum(SCRIPT))
}

/// How the page looks besides what the site's styles say.
pub const SHEET: &str = include_str!("kit.css");

/// The sheet's name: another one when it changes.
pub fn sheet() -> String {
    format!("kit-{:08x}.css", checksum(SHEET))
}

/// What a frame may do.
const SANDBOX: &str = "allow-scripts allow-same-origin allow-popups \
     allow-popups-to-escape-sandbox allow-downloads";

/// What it may ask the browser for.
const ALLOW: &str = "fullscreen; clipboard-write";

/// The lines to copy: the frame, and below it a link for who does not get it. Sizes stand twice: some
/// hosts take away styles, some sizes. At the width wanted the ratio gives the height; on a phone it would give too little.
fn lines() -> String {
    format!(
        "<iframe src=\"{{address}}\" title=\"{{title}}\" width=\"{{width}}\" height=\"{{height}}\" \
         style=\"width:100%;max-width:{{width}}px;height:auto;aspect-ratio:{{width}}/{{height}};min-height:{{least}}px;border:0\" \
         loading=\"lazy\" allow=\"{ALLOW}\" sandbox=\"{SANDBOX}\"></iframe>\n\
         <p><a href=\"{{page}}\">{{link}}</a></p>"
    )
}

/// Width and height of a frame with a game, in pixels: the board as a phone shows it, with a sentence and a bar, as high as
/// the frame itself says that it wants to be, and not higher than a screen.
#[must_use]
pub fn frame_size(game: GameId) -> (i32, i32) {
    let (wide, high) = board(game);
    let width = (MARGIN + (MOST_HIGH - AROUND) * wide / high).min(MOST_WIDE);
    let height = f64::from(AROUND) + f64::from(width - MARGIN) * ratio(game);
    (width, height.round() as i32)
}

/// How many times as high as wide a game's board is, to three digits.
pub fn ratio(game: GameId) -> f64 {
    let (wide, high) = board(game);
    (f64::from(high) / f64::from(wide) * 1000.0).round() / 1000.0
}

/// What stands above and below a board in a frame, and beside it, in pixels. (The engine's page has them in
/// around.js.)
pub const AROUND: i32 = 125;
/// See [`AROUND`].
pub const MARGIN: i32 = 16;

/// No frame is wider or higher, in pixels.
const MOST_WIDE: i32 = 480;
const MOST_HIGH: i32 = 800;

/// Width and height of a game's board as a phone shows it; of units of its own.
fn board(game: GameId) -> (i32, i32) {
    let board = start_scene(game, &defaults(game)).board;
    let board = Facing { upright: true, ..Facing::default() }.board(&board);
    (board.width.max(1), board.height)
}

/// What the script must know of a game.
fn facts(game: GameId) -> Value {
    let (width, _) = frame_size(game);
    let usual = defaults(game);
    let options = game.facts().options.iter().map(|choice| {
        let value = usual.get(choice.name);
        (choice.name.to_owned(), Value::from(value))
    });
    // In the language of the frame.
    let said = |text: &dyn Fn(Lang) -> &'static str| -> Value {
        let all = Lang::ALL.map(|lang| {
            let title = Voice(game, lang).words().title;
            let text = lang.set(&fill(text(lang), &[("game", title)]));
            (lang.code().to_owned(), Value::from(plain(&text)))
        });
        all.into_iter().collect()
    };
    json!({
        "width": width,
        "ratio": ratio(game),
        "seats": game.facts().seats,
        "options": options.collect::<Value>(),
        "name": said(&|_| "{game}"),
        "title": said(&|lang| lang.embed().title.text()),
        "link": said(&|lang| lang.words().on_site.text()),
    })
}

/// The sentence for a statement of accessibility, with what the audit says.
fn rgaa(lang: Lang, audit: &Audit) -> String {
    let [met, not, na] =
        [Verdict::Met, Verdict::Not, Verdict::Na].map(|verdict| audit.count(verdict).to_string());
    let values = [
        ("date", &audit.date.said(lang)[..]),
        ("state", audit.state(lang)),
        ("met", &met),
        ("not", &not),
        ("na", &na),
        ("heard", &audit.heard(lang)),
    ];
    fill(lang.embed().rgaa_text, &values)
}

/// The parameters that are chosen by one field each.
const MANNER: [&str; 6] = ["lang", "theme", "seating", "coordinates", "hints", "labels"];

/// What the script must know.
fn known(lang: Lang, audit: &Audit) -> String {
    let (words, kit) = (lang.words(), lang.embed());
    let games = GameId::ALL.iter().map(|&game| (game.id().to_owned(), facts(game)));
    let set = |text: &str| lang.set(text);
    let all = json!({
        "lang": lang.code(),
        "games": games.collect::<Value>(),
        "ours": Asked::NAMES,
        "manner": MANNER,
        "around": AROUND,
        "margin": MARGIN,
        "code": lines(),
        "allow": ALLOW,
        "rgaa": set(&rgaa(lang, audit)),
        "github": set(kit.data_github.text()),
        "own": set(kit.data_own.text()),
        "copied": set(words.copied),
        "by_hand": set(words.copy_by_hand),
    });
    all.to_string()
}

/// What stands on the page of this site.
pub fn main(lang: Lang, host: &Host) -> Vec<Element> {
    let (words, kit) = (lang.words(), lang.embed());
    let form = with("form", "form")
        .attr("id", "kit")
        .attr("autocomplete", "off")
        .attr("data-kit", known(lang, &host.audit))
        .kid(games(lang))
        .kids(GameId::ALL.iter().map(|&game| players(lang, game)))
        .kid(manner(lang))
        .kid(
            el("details")
                .attr("id", "rules")
                .kid(el("summary").text(kit.rules))
                .kids(GameId::ALL.iter().map(|&game| options(lang, game))),
        )
        .kid(start(lang))
        .kid(width(lang));
    let live =
        with("section", "live").kid(el("h2").text(kit.live)).kid(el("div").attr("id", "live"));
    let no_script = el("noscript").kid(with("p", "err").text(kit.no_script));
    // In WordPress by the address of a page alone, where the site knows its own.
    let page = host.at(&Page::Game(GameId::MakYek).path(lang));
    let easy = page.map(|page| el("p").text(kit.wordpress(&page)));
    let mut easy = easy.into_iter();
    let games = join(words.list, &mut GameId::ALL.iter().map(|game| game.id()));
    let helps = kit.helps.iter().enumerate().map(|(at, help)| {
        let text = fill(help.text, &[("games", &games)]);
        let mut text = text.split('|').map(|part| el("p").text(part.to_owned()));
        // The last one is about tables: a link to what stands in it opens it.
        let last = at + 1 == kit.helps.len();
        let first = text.next().map(|part| part.maybe("id", last.then_some("table")));
        let text = first.into_iter().chain(text).collect::<Vec<_>>();
        el("details").kid(el("summary").text(help.title)).kids(easy.next()).kids(text)
    });
    vec![
        el("h1").text(words.embed_heading),
        el("p").text(kit.lede),
        no_script,
        with("div", "try").kid(form).kid(live),
        taken(lang),
        with("section", "helps").kid(el("h2").text(kit.where_to)).kids(helps).kid(driven(lang)),
        el("section").kids(paragraphs(kit.facts)),
    ]
}

fn paragraphs(text: &'static str) -> impl Iterator<Item = Element> {
    text.split('|').map(|part| el("p").text(part))
}

/// A set of fields with its question.
fn asked(label: &'static str) -> Element {
    with("fieldset", "op").kid(el("legend").text(label))
}

/// Radio buttons that look like chips; the first one is chosen unless another one is.
fn chips(name: &str, items: &[(&str, String)], chosen: &str) -> Element {
    let labels = items.iter().map(|(value, text)| {
        let input = el("input")
            .attr("type", "radio")
            .attr("name", name.to_owned())
            .attr("value", (*value).to_owned())
            .flag("checked", *value == chosen);
        el("label").kid(input).kid(el("span").text(text.clone()))
    });
    with("div", "ch").kids(labels)
}

/// What belongs to one game alone; the script shows that of the game which is chosen.
fn of_game(game: GameId, class: &'static str) -> Element {
    with("div", class).attr("data-game", game.id()).flag("hidden", game != GameId::ALL[0])
}

fn games(lang: Lang) -> Element {
    let all: Vec<_> = GameId::ALL
        .iter()
        .map(|&game| (game.id(), Voice(game, lang).words().title.to_owned()))
        .collect();
    asked(lang.embed().game).kid(chips("game", &all, GameId::ALL[0].id()))
}

/// Who plays the game's sides.
fn players(lang: Lang, game: GameId) -> Element {
    let words = lang.words();
    let seats = Voice(game, lang).words().seats;
    of_game(game, "two").kids(Seat::first(seats.len()).map(|seat| {
        let name = |what: &str| format!("{}.{what}{}", game.id(), seat.index());
        let who = [("person", words.person.to_owned()), ("computer", words.computer.to_owned())];
        let levels = (1..=LEVELS).map(|level| {
            let text = format!("{level}. {}", lang.level(level));
            el("option")
                .attr("value", level.to_string())
                .flag("selected", level == LEVEL)
                .text(text)
        });
        let level = with("label", "fl")
            .attr("data-level", name("player"))
            .flag("hidden", true)
            .kid(el("span").text(words.level))
            .kid(el("select").attr("name", name("level")).kids(levels));
        asked(seats[seat.index()].name).kid(chips(&name("player"), &who, "person")).kid(level)
    }))
}

/// How people sit, and what the frame says and looks like.
fn manner(lang: Lang) -> Element {
    let (words, kit) = (lang.words(), lang.embed());
    let seating = [
        ("", words.beside.to_owned()),
        ("opposite", words.opposite.to_owned()),
        ("passing", words.passing.to_owned()),
    ];
    let tongues = Lang::ALL.map(|lang| (lang.code(), lang.name().to_owned()));
    let tongues: Vec<_> = tongues.into_iter().chain([("", kit.visitor.to_owned())]).collect();
    let theme = [
        ("", words.by_system.to_owned()),
        ("light", words.light.to_owned()),
        ("dark", words.dark.to_owned()),
        ("contrast", words.contrast.to_owned()),
    ];
    // As long as the visitor has not chosen otherwise.
    let shown = [("", kit.yes.to_owned()), ("off", kit.no.to_owned())];
    let labels = [
        ("", words.labels_names.to_owned()),
        ("chinese", words.labels_chinese.to_owned()),
        ("symbols", words.labels_symbols.to_owned()),
    ];
    el("div")
        .kid(asked(words.how_seated).kid(chips("seating", &seating, "")))
        .kid(asked(words.language).kid(chips("lang", &tongues, lang.code())))
        .kid(asked(words.theme).kid(chips("theme", &theme, "")))
        .kid(asked(words.coordinates).kid(chips("coordinates", &shown, "")))
        .kid(asked(words.hints).kid(chips("hints", &shown, "")))
        .kid(asked(words.labels).kid(chips("labels", &labels, "")))
}

/// The choices among the game's rules.
fn options(lang: Lang, game: GameId) -> Element {
    let usual = defaults(game);
    of_game(game, "two").kids(Voice(game, lang).rules().options.iter().map(|option| {
        let items: Vec<_> =
            option.values.iter().map(|value| (value.name, value.label.to_owned())).collect();
        let name = format!("{}.{}", game.id(), option.name);
        asked(option.label).kid(chips(&name, &items, usual.get(option.name)))
    }))
}

/// A field with its name, and what is said of it.
fn field(label: &'static str, input: Element) -> Element {
    with("div", "op").kid(with("label", "fl").kid(el("span").text(label)).kid(input))
}

fn start(lang: Lang) -> Element {
    let kit = lang.embed();
    let input = el("input")
        .attr("type", "text")
        .attr("name", "start")
        .attr("inputmode", "url")
        .attr("spellcheck", "false")
        .attr("aria-describedby", "start-why start-wrong");
    field(kit.start, input)
        .kid(el("p").attr("id", "start-why").text(kit.start_why))
        .kid(alert("start-wrong", kit.start_wrong))
}

/// What went wrong; hidden until it does.
fn alert(id: &'static str, text: &'static str) -> Element {
    with("div", "err").attr("id", id).attr("role", "alert").flag("hidden", true).text(text)
}

fn width(lang: Lang) -> Element {
    let kit = lang.embed();
    let input = el("input")
        .attr("type", "number")
        .attr("name", "width")
        .attr("min", "280")
        .attr("max", "1200")
        .attr("aria-describedby", "width-why");
    field(kit.width, input).kid(el("p").attr("id", "width-why").text(kit.width_why))
}

/// A text to copy, with its name and what is said of it.
fn part(lang: Lang, id: &'static str, rows: i32, label: &'static str) -> [Element; 3] {
    let (words, kit) = (lang.words(), lang.embed());
    let title = el("h3").kid(el("label").attr("for", id).text(label));
    let text = with("textarea", "code")
        .attr("id", id)
        .attr("readonly", "")
        .attr("spellcheck", "false")
        .num("rows", rows);
    let copy = with("button", "btn")
        .attr("type", "button")
        .attr("data-copy", id)
        .attr("aria-label", kit.copy(&label))
        .text(words.copy);
    let told = with("p", "ok").attr("role", "status");
    [title, text, with("div", "row").kid(copy).kid(told)]
}

/// The code for those who point a phone at it: the script draws it.
fn qr(lang: Lang) -> Element {
    let kit = lang.embed();
    let drawn = el("div")
        .attr("id", "qr")
        .attr("data-alt", kit.qr)
        .attr("data-svg", lang.set(kit.qr_svg))
        .attr("data-png", lang.set(kit.qr_png));
    with("div", "qr")
        .kid(el("h3").text(kit.qr))
        .kid(el("p").text(kit.qr_why))
        .kid(drawn)
        .kid(alert("qr-failed", kit.qr_failed))
}

/// The script for who writes the page around, to be tried on this page's frame.
fn driven(lang: Lang) -> Element {
    let (words, kit) = (lang.words(), lang.embed());
    let button = |ask: &'static str, value: &'static str, text: &'static str| {
        with("button", "btn")
            .attr("type", "button")
            .attr("data-ask", ask)
            .attr("data-value", value)
            .text(text)
    };
    let tongues =
        Lang::ALL.map(|it| button("setLanguage", it.code(), it.name()).attr("lang", it.tag()));
    let themes = [("light", words.light), ("dark", words.dark), ("contrast", words.contrast)];
    let themes = themes.map(|(value, text)| button("setTheme", value, text));
    el("details")
        .attr("id", "script")
        .kid(el("summary").text(kit.script))
        .kids(paragraphs(kit.script_text))
        .kid(el("pre").attr("tabindex", "0").kid(el("code").attr("id", "script-lines")))
        .kid(el("h3").text(kit.script_try))
        .kid(with("div", "row").kid(button("newGame", "", kit.script_new)))
        .kid(with("div", "row").kids(tongues))
        .kid(with("div", "row").kids(themes))
        .kid(el("h3").attr("id", "heard-name").text(kit.script_heard))
        .kid(el("ol").attr("id", "heard").attr("aria-labelledby", "heard-name"))
}

/// What is to be copied.
fn taken(lang: Lang) -> Element {
    let kit = lang.embed();
    let served = [("github", kit.github.to_owned()), ("own", kit.own.to_owned())];
    let host = asked(kit.host).kid(chips("host", &served, "github"));
    let [title, text, copy] = part(lang, "address", 2, kit.address);
    let why = el("p").text(kit.address_why);
    let address = el("div").kids([title, why, text, copy]);
    let [title, text, copy] = part(lang, "data", 8, kit.data);
    let data = el("div").kids([title, host, text, copy]);
    with("section", "take")
        .kid(el("h2").text(kit.take))
        .kid(el("div").kids(part(lang, "code", 10, kit.code)))
        .kid(address)
        .kid(qr(lang))
        .kid(el("div").kids(part(lang, "rgaa", 8, kit.rgaa)))
        .kid(data)
}
