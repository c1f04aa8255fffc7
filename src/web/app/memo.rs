//! What a player notes on another's piece whose rank it does not know.

use super::{App, Effect};
use crate::say::{Voice, fill};
use crate::scene::Target;
use crate::web::game::Noting;

impl App {
    /// What is pressed to note something. Tells whether that is all.
    pub(super) fn act_memo(&mut self, name: &str, argument: &str, out: &mut Vec<Effect>) -> bool {
        match name {
            "memo" => self.note_on(Target::read(argument), out),
            "memo-which" => self.note_which(out),
            "memo-write" => self.write_memo(argument.chars().next(), out),
            "memo-close" => drop(self.close_memo(out)),
            "escape" => {
                if !self.close_memo(out) {
                    self.hide(out);
                }
            }
            _ => return false,
        }
        true
    }

    /// Asks what to note on the piece of a site, or where the keyboard stands; says why that
    /// cannot be.
    fn note_on(&mut self, target: Option<Target>, out: &mut Vec<Effect>) {
        let words = self.lang().words();
        let Some(game) = &mut self.game else { return };
        if game.session.signs().is_empty() || !game.session.has_secrets() || game.at().is_some() {
            return;
        }
        if let Some(Target::Site(site)) = target {
            game.cursor = site;
        }
        let refused = match game.session.unknown_at(game.cursor) {
            Some(id) => {
                game.forget();
                game.noting = Some(Noting::What(id));
                out.push(Effect::Focus("memo".to_owned()));
                return;
            }
            None if game.session.is_drawn() => return,
            None if game.session.is_covered() => words.memo_covered,
            None => words.memo_refused,
        };
        out.push(Effect::Say { text: refused.to_owned(), urgent: true });
    }

    /// The next click on the board says on which piece; or no longer.
    fn note_which(&mut self, out: &mut Vec<Effect>) {
        if self.close_memo(out) {
            return;
        }
        let text = self.lang().words().memo_which.to_owned();
        let Some(game) = &mut self.game else { return };
        if game.session.has_writer() && game.at().is_none() {
            game.forget();
            game.noting = Some(Noting::Which);
            self.menu = false;
            out.push(Effect::Focus(format!("c{}", game.cursor)));
            out.push(Effect::Say { text, urgent: false });
        }
    }

    /// Whether a click says on which piece something is to be noted. Any other click closes
    /// what was asked.
    pub(super) fn notes_on(&mut self, target: Target, out: &mut Vec<Effect>) -> bool {
        let Some(game) = &mut self.game else { return false };
        match (game.noting, target) {
            (Some(Noting::Which), Target::Site(_)) => self.note_on(Some(target), out),
            _ => {
                game.noting = None;
                return false;
            }
        }
        true
    }

    /// Notes it, or erases what was noted.
    fn write_memo(&mut self, sign: Option<char>, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let words = lang.words();
        let Some(game) = &mut self.game else { return };
        let Some(Noting::What(id)) = game.noting else { return };
        let Some(site) = game.session.site_of_unknown(id) else { return };
        if !game.session.write_memo(id, sign) {
            return;
        }
        let what = sign.map(|sign| Voice(game.session.game(), lang).sign(sign));
        let template = if sign.is_some() { words.memo_written } else { words.memo_erased };
        let at = game.session.site_name(site);
        // Nobody else is to hear what was noted.
        let quiet = sign.is_some() && game.session.is_quiet();
        let template = if quiet { words.memo_kept } else { template };
        let text = fill(template, &[("site", &at), ("what", &what.unwrap_or_default())]);
        self.close_memo(out);
        out.push(Effect::Say { text, urgent: false });
        self.keep_step(out);
    }

    /// Asks no longer; tells whether it did. The keyboard goes back to the piece.
    pub(super) fn close_memo(&mut self, out: &mut Vec<Effect>) -> bool {
        let Some(game) = &mut self.game else { return false };
        let asked = game.noting.take();
        if let Some(Noting::What(id)) = asked {
            game.cursor = game.session.site_of_unknown(id).unwrap_or(game.cursor);
        }
        if asked.is_some() {
            out.push(Effect::Focus(format!("c{}", game.cursor)));
        }
        asked.is_some()
    }

    /// Nothing is asked any more that cannot be noted now.
    pub(super) fn tend_memo(&mut self) {
        let Some(game) = &mut self.game else { return };
        let stands = match game.noting {
            Some(Noting::What(id)) => game.session.site_of_unknown(id).is_some(),
            _ => game.session.has_writer(),
        };
        if !stands || game.at().is_some() {
            game.noting = None;
        }
    }
}
