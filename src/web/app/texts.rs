//! The game as text, and the line that puts it on another page.

use super::{App, Effect, Msg};
use crate::games::GameId;
use crate::say::{fill, too_big};
use crate::table::{Extras, MOST_TEXT};
use crate::web::{pages, session};

impl App {
    pub(super) fn give_record(&mut self, download: bool, out: &mut Vec<Effect>) {
        let Some(game) = &self.game else { return };
        let Some(text) = game.session.record() else { return };
        out.push(if download {
            Effect::Download { name: format!("{}.txt", game.session.game().id()), text }
        } else {
            Effect::Copy { text, link: false }
        });
    }

    /// Takes in what is to be read; not what is too big.
    pub(super) fn take_import(&mut self, text: String) {
        self.import_error = None;
        match text.len() {
            0..=MOST_TEXT => self.import = text,
            size => self.refuse_import(size),
        }
    }

    /// Tells that a text of so many bytes is not read.
    pub(super) fn refuse_import(&mut self, bytes: usize) {
        self.import.clear();
        self.import_error = Some(too_big(self.lang(), bytes));
    }

    pub(super) fn import(&mut self, out: &mut Vec<Effect>) {
        let text = self.import.trim().to_owned();
        let here = self.route.game().unwrap_or(GameId::ALL[0]);
        let id = crate::table::game_of(&text).and_then(GameId::read).unwrap_or(here);
        if !self.may_open(id, Msg::Do("import".to_owned()), out) {
            return;
        }
        let (lot, lang) = ((self.random)(), self.lang());
        // Where a record would tell secrets, what is offered as a file is the save.
        let save = text.starts_with("Palamède save ");
        let read = if save {
            session::from_save(id, &text, lang).map_err(|why| why.text)
        } else {
            session::from_record(id, &text, lang, lot).map(|game| (game, Extras::default()))
        };
        match read {
            Ok((session, extras)) => {
                self.notice = None;
                self.import.clear();
                self.import_error = None;
                if save {
                    return self.resume_file(&session, extras, out);
                }
                self.show(session, extras);
                out.push(Effect::Go(format!("#/{}", id.id())));
            }
            Err(why) => self.import_error = Some(why),
        }
    }

    /// The lines that put a game on another page: the frame, and below it a link for who
    /// does not get it. Sizes stand twice: some hosts take away styles, some sizes.
    pub fn embed_code(&self) -> String {
        let (game, lang) = (self.embed, self.lang());
        let title = pages::title_of(game, lang);
        let [name, on_site] = [lang.words().embed_title, lang.words().on_site]
            .map(|text| lang.set(&fill(text, &[("game", title)])));
        let (base, id) = (&self.base, game.id());
        let (width, height) = pages::frame_size(game);
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
