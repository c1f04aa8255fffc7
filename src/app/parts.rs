//! The parts of which several pages are made.

use super::action::{Action, Keeping, Navigation, Starting};
use super::field::Field;
use super::moves;
use super::play::Play;
use super::play::PlayView;
use super::route::Route;
use super::state::{App, Notice, Shell};
use palamede_games::GameId;
use palamede_scene::tree::{Element, Text, el, with};
use palamede_scene::{Facing, Look, glyph};
use palamede_text::{Course, GameWords, Lang, Voice};

/// Returns a number of thousandths as a decimal fraction: style sheets want points, and the
/// library's writing of floats weighs more than a page.
pub(super) fn decimal(thousandths: i32) -> String {
    let sign = if thousandths < 0 { "-" } else { "" };
    format!("{sign}{}.{:03}", (thousandths / 1000).abs(), (thousandths % 1000).abs())
}

/// Returns a game's words.
pub(super) fn words_of(game: GameId, lang: Lang) -> &'static GameWords {
    Voice(game, lang).words()
}

/// Returns how a game's board lies, with the faces of tiles as the reader wants them.
pub(super) fn facing(shell: &Shell, game: GameId, facing: Facing) -> Facing {
    Facing { labels: shell.prefs.labels(words_of(game, shell.lang()).faces), ..facing }
}

/// Renders a game's name as a heading, and below it the one in its own language, where that is
/// another.
pub(super) fn names(tag: &'static str, words: &GameWords) -> (Element, Option<Element>) {
    let title = el(tag).text(words.title);
    match words.native {
        Some((lang, name)) if name == words.title => (title.attr("lang", lang), None),
        // The title begins with the native name: do not repeat it below.
        Some((_, name)) if words.title.starts_with(name) => (title, None),
        native => {
            let below = |(lang, name)| with("p", "alt").attr("lang", lang).text(name);
            (title, native.map(below))
        }
    }
}

/// Returns a game's title.
pub(super) fn title_of(game: GameId, lang: Lang) -> &'static str {
    words_of(game, lang).title
}

/// Returns the class of a game's board and of its lid: `b-mak` and `l-mak`.
pub(super) fn classes(game: GameId) -> (&'static str, String) {
    let board = game.facts().class;
    (board, format!("l-{}", board.strip_prefix("b-").unwrap_or(board)))
}

/// Renders the picture of a seat's pieces.
pub(super) fn emblem(game: GameId, look: &Look) -> Element {
    glyph(classes(game).0, look)
}

/// Renders an icon; like every small picture with its measures, for where there are no styles.
pub(super) fn icon(d: &'static str) -> Element {
    with("svg", "ic")
        .attr("viewBox", "0 0 20 20")
        .attr("width", "20")
        .attr("height", "20")
        .attr("aria-hidden", "true")
        .kid(el("path").attr("d", d))
}

/// The icons' paths.
pub(super) mod icons {
    pub const UNDO: &str = "M8 5 3.5 9.5 8 14M4 9.5h8.5a4 4 0 0 1 0 8H9";
    pub const HINT: &str =
        "M7.5 14.5h5M8 17h4M7.5 14.5c0-2-2.5-3-2.5-6.2a5 5 0 0 1 10 0c0 3.2-2.5 4.2-2.5 6.2";
    pub const HIDE: &str = "M2.5 10s3-5 7.5-5 7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5M4 16.5l12-13";
    pub const REDO: &str = "m12 5 4.5 4.5L12 14M16 9.5H7.5a4 4 0 0 0 0 8H11";
    pub const NOTE: &str = "M4 16.5l.8-3.5L13.5 4.3l2.7 2.7L7.5 15.7zM11.5 6.3l2.7 2.7";
    pub const MORE: &str = "M3.5 10h1M9.5 10h1M15.5 10h1";
    pub const TURN: &str = "M4.5 8.5a6 6 0 0 1 10.5-2.5M15.3 2.8V6.3h-3.5M15.5 11.5a6 6 0 0 1-10.5 2.5M4.7 17.2V13.7h3.5";
    pub const FIRST: &str = "M5 4v12M15.5 4.5 9 10l6.5 5.5z";
    pub const PREVIOUS: &str = "M13.5 4.5 7 10l6.5 5.5z";
    pub const NEXT: &str = "M6.5 4.5 13 10l-6.5 5.5z";
    pub const LAST: &str = "M15 4v12M4.5 4.5 11 10l-6.5 5.5z";
    pub const KINDS: &str = "M3.5 5.5h2M8.5 5.5H17M3.5 10h2M8.5 10H17M3.5 14.5h2M8.5 14.5H17";
    pub const FILM: &str = "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15M8.3 6.8 13 10l-4.7 3.2z";
    pub const HALT: &str = "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15M8 7v6M12 7v6";
    pub const FLAG: &str = "M5 17V3.5h10L12.5 7 15 10.5H5";
    pub const RESET: &str = "M4.5 3.5v4h4M5 7.5A6 6 0 1 1 4 11.5";
    pub const FULL: &str = "M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5";
    pub const WHOLE: &str = "M8.5 3.5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM12.3 12.3 17 17";
    pub const SHARE: &str = "M10 12.5V3M6.5 6 10 2.8 13.5 6M6.5 9H4.5v8h11V9h-2";
    pub const COMPUTER: &str =
        "M4.5 7.5h11v8h-11zM10 7.5V4M7.8 11.5h.1M12.1 11.5h.1M2.5 10v3M17.5 10v3";
    pub const STOP: &str = "M4 10.5h3M4 14h3M13 10.5h3M13 14h3M10 4v13M6 6.5h8";
}

/// Draws the sign of the site.
pub fn logo() -> Element {
    with("svg", "logo")
        .attr("viewBox", "0 0 40 40")
        .attr("width", "24")
        .attr("height", "24")
        .attr("aria-hidden", "true")
        .kid(el("path").attr("d", "M4 20h32M20 4v32M8 8l24 24M32 8 8 32"))
        .kid(with("circle", "lo1").attr("cx", "20").attr("cy", "20").attr("r", "8.5"))
        .kid(with("circle", "lo2").attr("cx", "20").attr("cy", "20").attr("r", "3"))
}

/// Renders a link.
pub(super) fn link(href: impl Into<Text>, text: impl Into<Text>) -> Element {
    el("a").attr("href", href).text(text)
}

/// Returns the address of a page that is a document of its own beside the engine.
pub(super) fn beside(shell: &Shell, page: &str) -> String {
    ["./", shell.lang().code(), "/", page, "/"].concat()
}

/// Leads to the page that puts a game on others.
pub(super) fn for_your_site(shell: &Shell) -> Element {
    link(beside(shell, "embed"), shell.lang().words().for_your_site)
}

/// Leads to what a table with a screen needs, on the same page.
pub(super) fn for_a_table(shell: &Shell) -> Element {
    link([&*beside(shell, "embed"), "#table"].concat(), shell.lang().words().for_a_table)
}

/// Leads to the page on privacy.
pub(super) fn privacy(shell: &Shell) -> Element {
    link(beside(shell, "privacy"), shell.lang().words().privacy)
}

/// Leads to the accessibility statement.
pub(super) fn statement(shell: &Shell) -> Element {
    link(beside(shell, "accessibility"), shell.lang().words().accessibility)
}

/// Renders a button that does something.
pub(super) fn button(
    class: impl Into<Text>,
    act: impl Into<Action>,
    text: impl Into<Text>,
) -> Element {
    pressed_for(class.into(), act.into(), text.into())
}

/// Makes the button of [`button`], compiled once.
fn pressed_for(class: Text, act: Action, text: Text) -> Element {
    does(with("button", class).attr("type", "button"), act).text(text)
}

/// Makes an element do something when it is pressed.
pub(super) fn does(element: Element, act: Action) -> Element {
    element.attr("data-do", act.text())
}

/// Says what Escape does within an element.
pub(super) fn escapes(element: Element, act: Action) -> Element {
    element.attr("data-escape", act.text())
}

/// Puts a sheet over the page, and below it what closes it where one presses beside it.
pub(super) fn veiled(sheet: Element, close: Action, label: &'static str) -> [Element; 2] {
    let veil = does(with("button", "veil").attr("type", "button"), close)
        .key("veil")
        .attr("tabindex", "-1")
        .attr("aria-label", label);
    [veil, sheet]
}

/// Renders the link past the top of the page.
pub(super) fn skip(text: &'static str) -> Element {
    does(with("a", "skip").attr("href", "#main"), Navigation::Skip.into()).text(text).key("skip")
}

/// Renders the bar at the top.
pub(super) fn top(app: &App, game: Option<GameId>) -> Element {
    let words = app.lang().words();
    let mut top = with("header", "top")
        .key("top")
        .kid(with("a", "brand").attr("href", "#/").kid(logo()).kid(el("span").text("Palamède")));
    let mut nav = with("nav", "hn");
    if let Some(game) = game {
        let id = game.id();
        // The link to the keyboard help is visible only while it has the focus: only keyboard
        // players need it at the board.
        let keys = link("#/keyboard", words.keyboard).attr("class", "skip");
        top = top.kids(matches!(app.screen.route, Route::Play { .. }).then_some(keys));
        let board = link(format!("#/{id}"), title_of(game, app.lang()));
        top =
            top.kid(with("span", "sep").attr("aria-hidden", "true")).kid(match app.screen.route {
                Route::Play { .. } => with("h1", "gname").text(title_of(game, app.lang())),
                _ => with("p", "gname").kid(board),
            });
        let here = |page: bool| page.then_some("page");
        let courses = Course::of(game).map(|course| {
            let learns = matches!(app.screen.route, Route::Learn(_, at, _) if at == course);
            link(format!("#/{id}/{}", course.id()), words.lesson.course(course).title)
                .attr("class", "only-w")
                .maybe("aria-current", here(learns))
        });
        nav = nav
            .kid(
                link(format!("#/{id}/rules"), words.rules)
                    .maybe("aria-current", here(matches!(app.screen.route, Route::Rules(..)))),
            )
            .kids(courses)
            .kid(
                link(format!("#/{id}/new"), words.new_game)
                    .maybe("aria-current", here(matches!(app.screen.route, Route::New(_)))),
            )
            .kid(
                link(format!("#/{id}/text"), words.as_text)
                    .maybe("aria-current", here(matches!(app.screen.route, Route::Text(_)))),
            );
    }
    let here = matches!(app.screen.route, Route::Settings).then_some("page");
    top.kid(nav.kid(link("#/settings", words.settings).maybe("aria-current", here)))
}

/// Renders the notice above the page.
pub(super) fn notice(app: &App) -> Option<Element> {
    let words = app.lang().words();
    let lang = app.lang();
    let bar = |bold: String, text: String, buttons: Vec<Element>| {
        with("div", "notice")
            .key("notice")
            .attr("role", "alert")
            .kid(el("p").kid(el("b").text(bold)).text(lang.say(&["", &text])))
            .kid(with("div", "row").kids(buttons))
    };
    let close = || button("btn", Navigation::Close, words.close);
    // Escape closes a notice that only informs, not one that asks or offers to undo something.
    let told = |bar: Element| escapes(bar, Navigation::Close.into());
    Some(match app.screen.notice.as_ref()? {
        Notice::BadLink(why) => {
            let why = lang.say(&[why, words.game_untouched]);
            told(bar(words.bad_link.to_owned(), why, vec![close()]))
        }
        Notice::BadSave(why) => {
            let why = lang.say(&[why, words.save_kept]);
            told(bar(words.bad_save.to_owned(), why, vec![close()]))
        }
        Notice::Cleared { kept, secret } => bar(
            words.cleared.to_owned(),
            if *secret { words.clear_secrets.to_owned() } else { String::new() },
            (!kept.is_empty())
                .then(|| button("btn", Keeping::Unclear, words.undo_clear))
                .into_iter()
                .chain([close()])
                .collect(),
        ),
        Notice::NoAnswer => bar(
            words.no_answer.to_owned(),
            String::new(),
            vec![button("btn pri", Starting::TakeOver, words.take_over)],
        ),
        Notice::OtherPlayers => {
            let who = app.asked_sides().unwrap_or_default();
            let text = lang.say(&[&words.stop(&who), words.game_untouched]);
            let begin = button("btn pri", Starting::Anew, words.new_game);
            told(bar(words.other_players.to_owned(), text, vec![begin, close()]))
        }
        Notice::NoLanguage(other) => {
            told(bar(no_language(&app.shell, *other), String::new(), vec![close()]))
        }
    })
}

/// Renders the note that a newer build of the site is here: nobody is hurried, and nobody in a game
/// is told.
pub(super) fn newer(app: &App) -> Option<Element> {
    let words = app.lang().words();
    let line = with("div", "row newer").key("newer").attr("role", "status");
    let line =
        line.kid(el("p").text(words.newer)).kid(button("btn", Navigation::Renew, words.renew));
    (app.screen.newer && !app.shell.asked.frame).then_some(line)
}

/// Returns the sentence that those of a language could not be fetched.
pub(super) fn no_language(shell: &Shell, lang: Lang) -> String {
    shell.lang().words().no_language(&lang.name())
}

/// Renders the parts above every page but the home page.
pub(super) fn furniture(app: &App, game: Option<GameId>) -> Vec<Element> {
    let words = app.lang().words();
    let mut out = vec![skip(words.skip), top(app, game)];
    // (The first picture has none.)
    if app.screen.notice.is_some() {
        out.extend(moves::notice(app));
    }
    out
}

fn is_home(app: &App) -> bool {
    matches!(app.screen.route, Route::Home { .. })
}

/// Renders the foot of every page but a frame's: the same links at the same place.
pub(super) fn foot(app: &App) -> Element {
    let home = is_home(app).then(|| el("p").text(app.lang().words().front.promise));
    with("footer", "foot").key("foot").kids(home).kid(foot_links(app))
}

/// Renders the links of the foot.
pub(super) fn foot_links(app: &App) -> Element {
    let words = app.lang().words();
    let home = is_home(app);
    // (Beside a board there is room for the name alone.)
    let state = home.then_some(words.conformity);
    let state = state.map(|state| link(beside(&app.shell, "accessibility"), state));
    // Beside a board the foot has one row: a second would lie over the buttons above it.
    let version = !matches!(app.screen.route, Route::Play { .. } | Route::Learn(..));
    let version = version.then(|| words.version(&env!("CARGO_PKG_VERSION")));
    with("div", "hn")
        .kid(state.unwrap_or_else(|| statement(&app.shell)))
        .kid(link("#/sources", words.sources))
        .kid(link("#/map", words.site_map))
        .kids(home.then(|| link("#/open", words.text_heading)))
        .kids(home.then(|| for_your_site(&app.shell)))
        .kids(home.then(|| for_a_table(&app.shell)))
        .kids(version.map(|version| el("span").text(version)))
}

/// Renders what stands in a page to read in place of its prose: that it is on its way, or that it
/// did not come.
pub(super) fn awaited(shell: &Shell) -> Element {
    let words = shell.lang().words();
    if !shell.prose_failed() {
        return el("p").attr("role", "status").text(words.loading);
    }
    el("div")
        .attr("role", "alert")
        .kid(el("p").text(words.not_loaded))
        .kid(with("div", "row").kid(button("btn pri", Navigation::Fetch, words.try_again)))
}

/// Leads from a page that is read meanwhile back to the game that is played.
pub(super) fn to_game(app: &App) -> Option<Element> {
    let open = app.game.as_ref().filter(|open| !open.is_lesson())?;
    let text = app.lang().words().back.leave;
    let back = link(format!("#/{}", open.session.game().id()), text).attr("class", "btn");
    Some(with("p", "row noprint").kid(back))
}

/// Renders the main part of a page to read: busy while its prose is on its way.
pub(super) fn reading(app: &App, class: &'static str) -> Element {
    let busy =
        app.screen.route.is_prose() && !app.shell.prose_is_here() && !app.shell.prose_failed();
    with("main", class)
        .attr("id", "main")
        .attr("tabindex", "-1")
        .maybe("aria-busy", busy.then_some("true"))
        .key("main")
}

/// Renders the text that the browser refused to copy, to be copied by hand.
pub(super) fn by_hand(app: &App) -> Option<Element> {
    let text = app.screen.copying.by_hand.clone()?;
    Some(
        with("textarea", "code")
            .key("by-hand")
            .attr("id", "by-hand")
            .attr("readonly", "")
            .attr("rows", "2")
            .attr("aria-label", app.lang().words().copy)
            .text(text),
    )
}

/// Renders a set of radio buttons that look like chips, in a set of fields that says what of.
pub(super) fn chips(field: &Field, items: &[(String, String)], chosen: &str) -> Element {
    let labels = items.iter().map(|(value, text)| {
        let input = el("input")
            .attr("type", "radio")
            .attr("name", field.name())
            .attr("value", value.clone())
            .flag("checked", value == chosen);
        el("label").key(value.clone()).kid(input).kid(el("span").text(text.clone()))
    });
    with("div", "ch").kids(labels)
}

/// Renders a switch.
pub(super) fn check(field: &Field, label: impl Into<Text>, on: bool) -> Element {
    let input = el("input").attr("type", "checkbox").attr("name", field.name()).flag("checked", on);
    with("label", "ck").kid(input).kid(el("span").text(label))
}

/// Returns the view of the open game, if it is this one.
pub(super) fn view_of_game(app: &App, game: GameId) -> Option<(&Play, PlayView)> {
    let open = app.game.as_ref().filter(|open| open.session.game() == game)?;
    Some((open, open.session.play_view(app.lang(), &open.extras, open.at())))
}

/// Renders a link out of the frame. (Not the document's own address with another end: that says
/// that it is a frame, where it does so before the `#`.)
pub(super) fn out_to(page: &str, text: impl Into<Text>) -> Element {
    out(link(format!("./#/{page}"), text))
}

/// Renders a link in a tab of its own.
pub(super) fn out(link: Element) -> Element {
    link.attr("target", "_blank").attr("rel", "noopener")
}

/// Returns a value and what it is called.
pub(super) fn pair(value: &str, label: &str) -> (String, String) {
    (value.to_owned(), label.to_owned())
}

/// Chips of which one is chosen, with what they are about.
pub(super) fn choice(
    field: &Field,
    label: &'static str,
    items: &[(String, String)],
    chosen: &str,
) -> Element {
    let set = with("fieldset", "op").key(field.name()).kid(el("legend").text(label));
    set.kid(chips(field, items, chosen))
}

/// Renders a choice as a drop-down list, where there is less room.
pub(super) fn select(
    field: &Field,
    label: impl Into<Text>,
    items: &[(String, String)],
    chosen: &str,
) -> Element {
    let options = items.iter().map(|(value, text)| {
        el("option")
            .attr("value", value.clone())
            .flag("selected", value == chosen)
            .text(text.clone())
    });
    let select = el("select").attr("name", field.name()).kids(options);
    el("label").kid(el("span").text(label)).kid(select)
}

/// Renders a button of the bar: its picture, and its words where there is room.
pub(super) fn act(
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

/// Returns the attribute's value that says whether a button is pressed.
pub(super) fn pressed(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}
