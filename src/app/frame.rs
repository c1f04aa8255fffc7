//! A game in somebody else's page: board, sentence and one bar; nothing scrolls. In
//! their place a sheet, where it is asked for.

use super::action::{Action, Hiding, Memo, Navigation, Playing, Starting, Texts, Zooming};
use super::parts::{
    awaited as loading, button, by_hand, classes, does, emblem, escapes, icon, icons, notice, out,
    out_to, statement, title_of, view_of_game,
};
use super::play::{Play, PlayView, awaited, board, curtain, say, zoom};
use super::route::{Asked, fault};
use super::state::{App, Shell};
use super::{form, home, reading, settings, store, text};
use crate::out::Out;
use palamede_games::GameId;
use palamede_scene::tree::{Element, el, with};

pub(super) fn page(app: &App) -> Vec<Element> {
    let Some(game) = app.screen.route.game() else { return Vec::new() };
    let Some((open, view)) = view_of_game(app, game) else { return Vec::new() };
    let words = app.lang().words();
    let title = title_of(game, app.lang());
    let mut out: Vec<Element> = notice(app).into_iter().collect();
    if let Some(sheet) = sheet(app, game, open).filter(|_| app.screen.menu) {
        out.push(sheet);
        return out;
    }
    let (_, lid) = classes(game);
    let mut sentence = say(app, game, open, &view, "say e-top");
    let looks = view.seats.iter().find(|seat| seat.on).map(|seat| emblem(game, &seat.look));
    sentence.kids.splice(0..0, looks.map(Into::into));
    let there = on_site(game, open);
    let heading = with("h1", "vh").key("h1").text(title);
    // This link is all that the styles show if the frame is too small to play in.
    let large = out_to(&there, words.play_large).attr("class", "btn pri large").key("large");
    let main = with("main", format!("emb {lid}"))
        .attr("id", "main")
        .attr("tabindex", "-1")
        .key("main")
        .kid(heading)
        .kid(large)
        .kid(sentence)
        .kid(board(&app.shell, open, &view))
        .kid(bar(&app.shell, game, open, &view));
    out.push(el("div").attr("class", "contents").key("frame").kid(main));
    out
}

/// Renders a button of the bar.
fn act(act: impl Into<Action>, d: &'static str, label: &'static str, on: bool) -> Element {
    does(with("button", "btn icon").attr("type", "button"), act.into())
        .attr("aria-label", label)
        .maybe("aria-disabled", (!on).then_some("true"))
        .kid(icon(d))
}

/// Renders the bar below the board.
fn bar(shell: &Shell, game: GameId, open: &Play, view: &PlayView) -> Element {
    let words = shell.lang().words();
    let title = title_of(game, shell.lang());
    let whole = zoom::lens(shell, open, view).map(|lens| {
        let on = if lens.whole { "true" } else { "false" };
        act(Zooming::Whole, icons::WHOLE, words.whole_board, true).attr("aria-pressed", on)
    });
    let noting = open.beside.noting.is_some() || !view.unknown.is_empty();
    let hides = open.session.has_secrets() && open.people().len() > 1 && !view.drawn;
    let undo = [
        act(Playing::Undo, icons::UNDO, words.undo, open.can_undo()),
        act(Playing::Redo, icons::REDO, words.redo, open.can_redo()),
    ];
    let there = out_to(&on_site(game, open), words.on_site(&title));
    with("div", "e-bar")
        .key("bar")
        .kids(curtain::peek(shell, open).filter(|_| !view.drawn))
        .kids(undo.into_iter().filter(|_| !game.facts().secrets))
        .kids(hides.then(|| act(Hiding::Hide, icons::HIDE, words.hide, true)))
        .kids(noting.then(|| act(Memo::Which, icons::NOTE, words.memo, true)))
        .kid(there.attr("class", "e-l"))
        .kids(whole)
        .kid(
            act(Navigation::Menu, icons::MORE, words.menu, true)
                .attr("id", "more")
                .attr("aria-expanded", "false"),
        )
        .kid(act(Navigation::Full, icons::FULL, words.full_screen, true))
}

/// Returns the address of the game on the site, as far as it has come: storage is kept apart there.
/// A game with secrets does not go into an address.
fn on_site(game: GameId, open: &Play) -> String {
    match open.session.has_secrets() {
        true => game.id().to_owned(),
        false => format!("{}?{}", game.id(), open.session.table.link()),
    }
}

/// Renders the menu of the frame, in place of the game.
fn sheet(app: &App, game: GameId, open: &Play) -> Option<Element> {
    let words = app.lang().words();
    app.screen.form.as_ref()?;
    let title = title_of(game, app.lang());
    let close = button("btn", Navigation::Menu, words.close);
    let sheet = escapes(with("main", "form sheet"), Navigation::Menu.into())
        .key("sheet")
        .attr("id", "sheet")
        .attr("tabindex", "-1")
        .attr("aria-label", words.menu)
        .kid(with("div", "row end").kid(el("h1").text(title)).kid(close));
    Some(match app.shell.prose_is_here() {
        true => sheet.kids(reading::frame_menu(app, game, open)),
        false => sheet.kid(loading(&app.shell)),
    })
}

/// Renders what the menu of the frame holds: a new game, the settings that a visitor wants, ways out.
pub(super) fn menu(app: &App, game: GameId, open: &Play) -> Vec<Element> {
    let words = app.lang().words();
    let title = title_of(game, app.lang());
    let copies = !open.session.has_secrets();
    let mut asides = app.resumable();
    asides.retain(|kept| store::is_aside_of(&kept.name, &open.keeping.slot));
    let links = with("div", "row")
        .kid(out_to(&format!("{}/rules", game.id()), words.rules))
        .kid(out_to(&on_site(game, open), words.on_site(&title)))
        .kid(out(statement(&app.shell)))
        .kid(out_to("sources", words.sources));
    let hint = || with("div", "row").kid(button("btn", Playing::Hint, words.advice.hint));
    let told = || with("p", "ok").text(app.screen.copying.status.clone().unwrap_or_default());
    let copy = || {
        let copy = button("btn", Texts::CopyLink, words.copy_link);
        with("div", "row").kid(copy).kid(told())
    };
    let mut all: Vec<Element> = Vec::new();
    all.extend((!app.shell.keeps).then(|| with("p", "note").text(words.no_storage)));
    all.extend(open.more_to_hint().then(hint));
    all.push(links);
    // The games set aside are listed here because a frame has no home page.
    all.extend(asides.iter().map(|kept| home::resume(&app.shell, kept)));
    all.extend(text::broken(app, game));
    all.push(el("h2").text(words.new_game));
    all.extend(app.screen.form.iter().flat_map(|asked| form::seats(&app.shell, asked)));
    all.push(with("div", "row").kid(button("btn pri", Starting::Start, words.start)));
    all.push(el("h2").text(words.settings));
    all.extend(settings::looks(&app.shell));
    all.extend(copies.then(copy));
    all.extend(by_hand(app));
    all
}

/// A link's own parameters, besides the game's options.
const OWN: [&str; 5] = ["c", "v", "start", "dice", "m"];

impl App {
    /// Performs an action of the frame; returns whether that is all.
    pub(super) fn act_in_frame(&mut self, action: &Action, out: &mut Out) -> bool {
        let Some(game) = self.screen.route.game().filter(|_| self.shell.asked.frame) else {
            return false;
        };
        match (action, self.screen.menu) {
            (Action::Navigation(Navigation::Menu), false) => {
                self.screen.menu = true;
                self.screen.form = Some(self.new_form(game));
                out.focus("sheet");
            }
            (Action::Navigation(Navigation::Menu | Navigation::Escape), true) => {
                self.close_menu();
                self.screen.form = None;
                out.focus("more");
            }
            (Action::Playing(Playing::Hint), true) => {
                self.screen.form = None;
                out.focus("more");
                // A hint closes the sheet.
                if let Some(game) = &mut self.game {
                    game.hint(&mut self.shell, out);
                }
            }
            (Action::Starting(Starting::Start), true) => {
                self.close_menu();
                self.start(out);
                out.extend(self.game.as_ref().map(|game| game.post("start")));
                if let Some(game) = &self.game {
                    out.say(awaited(self.lang(), game));
                }
                self.think(out);
            }
            _ => return false,
        }
        true
    }

    /// Splits the query of an address into what is understood and what is not, and returns whether
    /// the game begins all the same: visitors of a frame can't mend its address, and miss nothing
    /// where it carries no moves.
    pub(super) fn understood(&self, game: GameId, query: &str) -> (String, Vec<String>, bool) {
        let mut faults = Asked::faults(query);
        let named = |pair: &str| pair.split('=').next().unwrap_or_default().to_owned();
        let moves = query.split('&').map(named).any(|name| name == "m" || name == "c");
        if !self.shell.asked.frame || moves {
            return (query.to_owned(), faults, false);
        }
        let options = game.facts().options;
        let mut good = Vec::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let option = options.iter().find(|option| option.name == name);
            match option {
                Some(option) if !option.values.contains(&value) => {
                    faults.push(fault(name, value, option.values));
                }
                None if !Asked::NAMES.contains(&name) && !OWN.contains(&name) => {
                    let own = options.iter().map(|option| option.name);
                    let known = Asked::NAMES.into_iter().chain(OWN).chain(own);
                    faults.push(fault(name, value, &known.collect::<Vec<_>>()));
                }
                _ => good.push(pair),
            }
        }
        (good.join("&"), faults, true)
    }
}
