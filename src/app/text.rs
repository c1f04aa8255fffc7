//! The game as text.

use super::action::Texts;
use super::field::Field;
use super::msg::{Effect, Msg};
use super::parts::{button, to_game};
use super::play::{Play, session};
use super::prose::prose;
use super::route::{Route, shared_folder};
use super::share;
use super::state::App;
use crate::out::Out;
use palamede_games::GameId;
use palamede_record::{MOST_TEXT, as_sent};
use palamede_scene::tree::{Element, el, with};
use palamede_table::Extras;
use palamede_text::too_big;

impl App {
    pub(super) fn act_on_texts(&mut self, texts: Texts, out: &mut Out) {
        match &texts {
            Texts::CopyLink => {
                out.extend(self.own_link().map(|text| Effect::Copy { text, link: true }));
            }
            Texts::Share => return self.toggle_card(out),
            Texts::CopyRecord => self.give_record(false, out),
            Texts::Download => {
                self.give_record(true, out);
                let saved = || self.lang().words().share.saved.to_owned();
                let saves = out.has(|effect| matches!(effect, Effect::Download { .. }));
                self.screen.copying.status = saves.then(saved);
            }
            Texts::Import => self.import(out),
        }
        let copies = |effect: &Effect| matches!(effect, Effect::Copy { .. });
        self.screen.copying.awaited |= out.has(copies);
        if !matches!(texts, Texts::Import) {
            self.screen.copying.by = Some(texts);
        }
    }

    /// Opens the card that gives the game to others, or closes it; of a game that hides something
    /// there is none.
    pub(super) fn toggle_card(&mut self, out: &mut Out) {
        let shown = std::mem::take(&mut self.screen.card);
        self.close_menu();
        self.screen.card = !shown && self.can_share();
        if self.screen.card {
            out.focus("card");
            out.push(Effect::Site("picture"));
        } else if shown {
            // It was opened from the end, or else from the menu.
            let ended = self
                .game
                .as_ref()
                .is_some_and(|open| open.session.table.is_over() && open.back().is_none());
            out.focus(if ended { "share" } else { "open-menu" });
        }
    }

    /// Returns whether the open game can be given to others.
    pub(super) fn can_share(&self) -> bool {
        let play = matches!(self.screen.route, Route::Play { .. }) && !self.shell.asked.frame;
        let open = |open: &Play| !open.is_lesson() && !open.session.has_secrets();
        play && self.game.as_ref().is_some_and(open)
    }

    /// Returns the address of the open game as it stands, below the site's folder.
    pub(super) fn own_link(&self) -> Option<String> {
        let session = &self.game.as_ref()?.session;
        let game = session.game();
        let folder = shared_folder(game, self.lang());
        Some(format!("{folder}#/{}?{}", game.id(), session.table.link()))
    }

    pub(super) fn give_record(&self, download: bool, out: &mut Out) {
        let Some(game) = &self.game else { return };
        let Some(text) = game.session.table.text() else { return };
        out.push(if download {
            Effect::Download { name: format!("{}.txt", game.session.game().id()), text }
        } else {
            Effect::Copy { text, link: false }
        });
    }

    /// Takes in what is to be read; not what is too big.
    pub(super) fn take_import(&mut self, text: String) {
        self.screen.import.error = None;
        match text.len() {
            0..=MOST_TEXT => self.screen.import.text = text,
            size => self.refuse_import(size),
        }
    }

    /// Tells that a text of so many bytes is not read.
    pub(super) fn refuse_import(&mut self, bytes: usize) {
        self.screen.import.text.clear();
        self.screen.import.error = Some(too_big(self.lang(), bytes));
    }

    pub(super) fn import(&mut self, out: &mut Out) {
        let text = as_sent(&self.screen.import.text);
        // A record says of which game it is.
        let said = palamede_record::game_of(&text).and_then(GameId::read);
        let Some(id) = said.or(self.screen.route.game()) else {
            self.screen.import.error = Some(self.lang().words().broken_title.to_owned());
            return;
        };
        if !self.may_open(id, Msg::Do(Texts::Import.into()), out) {
            return;
        }
        match session::from_record(id, &text, self.lang(), self.shell.lot()) {
            Ok(session) => {
                self.screen.notice = None;
                self.screen.import.text.clear();
                self.screen.import.error = None;
                self.show(session, Extras::default());
                out.push(Effect::Go(format!("#/{}", id.id())));
            }
            Err(why) => self.screen.import.error = Some(why),
        }
    }
}

/// Renders the page on which a game is opened from its text; below it the one that is open, to be given
/// to others.
pub(super) fn text(app: &App, game: GameId) -> Vec<Element> {
    let words = app.lang().words();
    let mut body = vec![el("h1").text(words.text_heading)];
    body.extend(to_game(app));
    body.extend(import(app));
    body.extend(broken(app, game));
    body.push(el("h2").text(words.ended.share));
    body.extend(share::ways(app));
    prose(app, Some(game), body)
}

/// Renders the page on which the text of a game is opened, whichever game it is of.
pub(super) fn any(app: &App) -> Vec<Element> {
    let words = app.lang().words();
    let mut body = vec![el("h1").text(words.text_heading)];
    body.extend(to_game(app));
    body.extend(import(app));
    prose(app, None, body)
}

/// Renders the field for a record, the error where it has one, and the ways to open it.
fn import(app: &App) -> Vec<Element> {
    let (words, import) = (app.lang().words(), &app.screen.import);
    let failed = import.error.is_some();
    let field = with("textarea", "code")
        .attr("rows", "6")
        .attr("spellcheck", "false")
        .attr("name", Field::Import.name())
        .attr("id", "import")
        .maybe("aria-describedby", failed.then_some("import-error"))
        .maybe("aria-invalid", failed.then_some("true"));
    let error = import.error.as_ref().map(|why| {
        let text = app.lang().say(&[words.bad_record, why, words.game_untouched]);
        // The key makes the patch insert a new element, so that the pressed button keeps its
        // element and the focus.
        let error = with("p", "err").key("error").attr("role", "alert").attr("id", "import-error");
        error.text(text)
    });
    let file = with("input", "vh")
        .attr("type", "file")
        .attr("name", Field::Import.name())
        .attr("accept", ".txt,text/plain");
    let buttons = with("div", "row")
        .kid(button("btn pri", Texts::Import, words.import_go))
        .kid(with("label", "btn").text(words.open_file).kid(file));
    let label = with("label", "fl").kid(el("span").text(words.import)).kid(field);
    [Some(label), error, Some(buttons)].into_iter().flatten().collect()
}

/// Renders a save that could not be read, to be looked at or kept; if there is one.
pub(super) fn broken(app: &App, game: GameId) -> Option<Element> {
    let save = app.broken_save(game)?;
    let words = app.lang().words();
    let Some(text) = save.text(game) else {
        // The text of the save is not shown: it contains every hidden army.
        return Some(
            el("div").kid(el("h2").text(words.broken_save)).kid(el("p").text(words.save_secret)),
        );
    };
    Some(
        with("label", "fl")
            .kid(el("span").text(words.broken_save))
            .kid(with("textarea", "code").attr("readonly", "").attr("rows", "6").text(text)),
    )
}
