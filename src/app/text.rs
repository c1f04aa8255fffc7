//! The game as text.

use super::action::Texts;
use super::field::Field;
use super::msg::{Effect, Msg};
use super::parts::{button, by_hand, facing, title_of, to_game};
use super::play::{Play, annotated_moves, session};
use super::prose::prose;
use super::route::shared_folder;
use super::state::{App, Shell};
use crate::out::Out;
use palamede_games::GameId;
use palamede_record::{MOST_TEXT, as_sent};
use palamede_scene::draw;
use palamede_scene::tree::{Element, el, with};
use palamede_table::Extras;
use palamede_text::too_big;

impl App {
    pub(super) fn act_on_texts(&mut self, texts: Texts, out: &mut Out) {
        match texts {
            Texts::CopyLink => {
                out.extend(self.own_link().map(|text| Effect::Copy { text, link: true }));
            }
            Texts::Share => out.extend(self.own_link().map(Effect::Share)),
            Texts::CopyRecord => self.give_record(false, out),
            Texts::Download => self.give_record(true, out),
            Texts::Import => self.import(out),
        }
        let copies = |effect: &Effect| matches!(effect, Effect::Copy { .. } | Effect::Share(_));
        self.screen.copying.awaited |= out.has(copies);
    }

    /// Returns the address of the open game as it stands, below the site's folder.
    fn own_link(&self) -> Option<String> {
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
        let here = self.screen.route.game().unwrap_or(GameId::ALL[0]);
        let id = palamede_record::game_of(&text).and_then(GameId::read).unwrap_or(here);
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

/// Renders the game as text: to copy, to keep, to read back.
pub(super) fn text(app: &App, game: GameId) -> Vec<Element> {
    let words = app.lang().words();
    let record = app.game.as_ref().and_then(|open| open.session.table.text()).unwrap_or_default();
    // A game with secrets gives out its record only when nothing is hidden any more.
    let none = record.is_empty().then_some("true");
    let status = app.screen.copying.status.clone().unwrap_or_default();
    let mut body = vec![el("h1").text(words.text_heading)];
    body.extend(to_game(app));
    body.extend([
        with("p", "lede").text(if none.is_some() { words.text_later } else { words.text_why }),
        with("label", "fl").kid(el("span").text(words.record)).kid(
            with("textarea", "code")
                .attr("readonly", "")
                .attr("rows", "8")
                .attr("spellcheck", "false")
                .attr("id", "record")
                .text(record),
        ),
        with("div", "row")
            .kid(button("btn pri", Texts::CopyRecord, words.copy).maybe("aria-disabled", none))
            .kid(button("btn", Texts::Download, words.download).maybe("aria-disabled", none))
            .kids(none.is_none().then(|| button("btn", Texts::CopyLink, words.copy_link))),
        with("p", "ok").text(status),
    ]);
    body.extend(by_hand(app));
    body.extend(
        app.game.as_ref().filter(|_| none.is_none()).map(|open| position(&app.shell, open)),
    );
    let reviewed = |open: &&Play| open.shows_review() && app.shell.prose_is_here();
    body.extend(
        app.game.as_ref().filter(reviewed).and_then(|open| annotated_moves(&app.shell, open)),
    );
    body.extend(import(app));
    body.extend(broken(app, game));
    prose(app, Some(game), body)
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

/// Renders the position as a picture, to keep as a file and to print with its moves and its link.
/// What is pressed here is the work of `assets/picture.js`, which knows the rest from the record
/// above.
fn position(shell: &Shell, open: &Play) -> Element {
    let words = shell.lang().words();
    let view = open.session.play_view(shell.lang(), &open.extras, None);
    let board = draw(&view.scene, facing(shell, open.session.game(), open.facing()));
    let [said, _] = view.say;
    let save = |what: &'static str, text| {
        with("button", "btn").attr("type", "button").attr("data-picture", what).text(text)
    };
    with("section", "position")
        .key("position")
        .attr("data-link", format!("#/{}?{}", open.session.game().id(), open.session.table.link()))
        .attr("data-title", title_of(open.session.game(), shell.lang()))
        .kid(el("h2").text(words.position))
        .kid(el("figure").kid(board).kid(el("figcaption").text(said)))
        .kid(
            with("div", "row")
                .kid(save("print", words.print))
                .kid(save("svg", "SVG"))
                .kid(save("png", "PNG"))
                .kid(save("share", words.ended.share).flag("hidden", true)),
        )
        .kid(with("div", "on-paper").attr("aria-hidden", "true"))
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
