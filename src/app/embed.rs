//! The line that puts a game on another page.

use super::action::Texts;
use super::field::Field;
use super::parts::{button, by_hand, chips, paragraphs, title_of};
use super::play::session::{defaults, start_scene};
use super::state::App;
use crate::games::GameId;
use crate::say::fill;
use crate::scene::Facing;
use crate::scene::tree::{Element, el, with};

impl App {
    /// The lines that put a game on another page: the frame, and below it a link for who
    /// does not get it. Sizes stand twice: some hosts take away styles, some sizes.
    pub fn embed_code(&self) -> String {
        let (game, lang) = (self.embed, self.lang());
        let title = title_of(game, lang);
        let [name, on_site] = [lang.prose().site.embed_title, lang.words().on_site]
            .map(|text| lang.set(&fill(text, &[("game", title)])));
        let (base, id) = (&self.base, game.id());
        let (width, height) = frame_size(game);
        format!(
            "<iframe src=\"{base}#/{id}?frame=1&amp;lang={}\" title=\"{name}\" width=\"{width}\" height=\"{height}\" \
             style=\"width:100%;max-width:{width}px;height:auto;aspect-ratio:{width}/{height};border:0\" \
             loading=\"lazy\" allow=\"fullscreen; clipboard-write\" \
             sandbox=\"allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads\"></iframe>\n\
             <p><a href=\"{base}#/{id}\">{on_site}</a></p>",
            lang.code(),
        )
    }
}

/// Width and height of a frame with a game, in pixels: a board as a phone shows it, with a
/// sentence and a bar, and not higher than a screen.
fn frame_size(game: GameId) -> (i32, i32) {
    let board = start_scene(game, &defaults(game)).board;
    let board = Facing { upright: true, ..Facing::default() }.board(&board);
    let height = (125 + 342 * board.height / board.width.max(1)).min(716);
    let width = (800 * 358 / height).min(480);
    (width, width * height / 358)
}

/// What stands below the reasons: which game, the lines for it, and what may be asked of them.
pub(super) fn lines(app: &App) -> Vec<Element> {
    let (words, texts) = (app.lang().words(), &app.lang().prose().site);
    let mut body = Vec::new();
    let games: Vec<(String, String)> = GameId::ALL
        .iter()
        .map(|&game| (game.id().to_owned(), title_of(game, app.lang()).to_owned()))
        .collect();
    let choice = with("fieldset", "op").kid(el("legend").text(texts.embed_game));
    body.push(choice.kid(chips(&Field::Embed, &games, app.embed.id())));
    body.push(
        with("label", "fl").kid(el("span").text(texts.embed_code)).kid(
            with("textarea", "code")
                .attr("readonly", "")
                .attr("rows", "9")
                .attr("spellcheck", "false")
                .text(app.embed_code()),
        ),
    );
    body.push(with("div", "row").kid(button("btn pri", Texts::CopyCode, words.copy)));
    let status = app.status.clone().unwrap_or_default();
    body.push(with("p", "ok").attr("role", "status").text(status));
    body.extend(by_hand(app));
    body.extend(paragraphs(texts.embed_more));
    body
}
