//! What a player notes on another's piece whose rank it does not know.

use super::session::Session;
use super::state::{Noting, Play};
use super::view::PlayView;
use crate::action::{Action, Memo};
use crate::msg::Effect;
use crate::out::Out;
use crate::out::Request;
use crate::parts::{button, classes};
use crate::state::Shell;
use palamede_scene::tree::{Element, el, with};
use palamede_scene::{Piece, Target, memo_glyph};
use palamede_text::Voice;

impl Play {
    /// Performs an action at the memos.
    pub(crate) fn act_memo(&mut self, memo: Memo, shell: &Shell, out: &mut Out) {
        match memo {
            Memo::On(target) => self.note_on(target, shell, out),
            Memo::Which => self.note_which(shell, out),
            Memo::Write(sign) => self.write_memo(sign, shell, out),
            Memo::Close => drop(self.close_memo(out)),
        }
    }

    /// Asks what to note on the piece of a site, or where the keyboard stands; says why that
    /// cannot be.
    fn note_on(&mut self, target: Option<Target>, shell: &Shell, out: &mut Out) {
        let words = shell.lang().words();
        if self.session.signs().is_empty() || !self.session.has_secrets() || self.at().is_some() {
            return;
        }
        if let Some(Target::Site(site)) = target {
            self.hand.cursor = site;
        }
        let refused = match self.session.unknown_at(self.hand.cursor) {
            Some(id) => {
                self.forget();
                self.beside.noting = Some(Noting::What(id));
                out.focus("memo");
                return;
            }
            None if self.session.table.is_drawn() => return,
            None if self.session.table.is_covered() => words.memo_covered,
            None => words.memo_refused,
        };
        out.push(Effect::Say { text: refused.to_owned(), urgent: true });
    }

    /// Lets the next click on the board say on which piece to note something; or no longer.
    fn note_which(&mut self, shell: &Shell, out: &mut Out) {
        if self.close_memo(out) {
            return;
        }
        let text = shell.lang().words().memo_which.to_owned();
        if self.session.has_writer() && self.at().is_none() {
            self.forget();
            self.beside.noting = Some(Noting::Which);
            out.focus_site(self.hand.cursor);
            out.say(text);
            out.request(Request::CloseMenu);
        }
    }

    /// Returns whether a click says on which piece something is to be noted. Any other click closes
    /// what was asked.
    pub(crate) fn notes_on(&mut self, target: Target, shell: &Shell, out: &mut Out) -> bool {
        match (self.beside.noting, target) {
            (Some(Noting::Which), Target::Site(_)) => self.note_on(Some(target), shell, out),
            _ => {
                self.beside.noting = None;
                return false;
            }
        }
        true
    }

    /// Notes it, or erases what was noted.
    fn write_memo(&mut self, sign: Option<char>, shell: &Shell, out: &mut Out) {
        let lang = shell.lang();
        let words = lang.words();
        let Some(Noting::What(id)) = self.beside.noting else { return };
        let Some(site) = self.session.site_of_unknown(id) else { return };
        if !self.session.table.write_memo(id, sign) {
            return;
        }
        let what = sign.map(|sign| Voice(self.session.game(), lang).sign(sign));
        let at = self.session.site_name(site);
        // Do not say the note aloud if others could hear it.
        let quiet = sign.is_some() && self.session.is_quiet();
        let text = match what {
            _ if quiet => words.memo_kept(&at),
            Some(what) => words.memo_written(&at, &what),
            None => words.memo_erased(&at),
        };
        self.close_memo(out);
        out.say(text);
        self.keep_step(out);
    }

    /// Asks no longer; tells whether it did. The keyboard goes back to the piece.
    pub(crate) fn close_memo(&mut self, out: &mut Out) -> bool {
        let asked = self.beside.noting.take();
        if let Some(Noting::What(id)) = asked {
            self.hand.cursor = self.session.site_of_unknown(id).unwrap_or(self.hand.cursor);
        }
        if asked.is_some() {
            out.focus_site(self.hand.cursor);
        }
        asked.is_some()
    }

    /// Closes the memo whose piece cannot be noted on any more.
    pub(crate) fn close_stale_memo(&mut self) {
        let stands = match self.beside.noting {
            Some(Noting::What(id)) => self.session.site_of_unknown(id).is_some(),
            _ => self.session.has_writer(),
        };
        if !stands || self.at().is_some() {
            self.beside.noting = None;
        }
    }
}

impl Session {
    /// Returns the signs that can be noted; none in a game where nothing is.
    pub fn signs(&self) -> &'static [char] {
        self.table.facts().signs
    }

    /// Returns whether somebody at the screen can note anything, now that it sees what it knows.
    pub fn has_writer(&self) -> bool {
        self.table.writer().is_some()
    }

    /// Returns the piece on a site on which it can.
    pub fn unknown_at(&self, site: usize) -> Option<u32> {
        let scene = self.table.scene();
        let mut there = scene.pieces.iter().filter(|piece| piece.site == site);
        there.find(|piece| self.table.is_unknown(piece)).map(|piece| piece.id)
    }

    /// Returns the site of the piece of this id, if it can note something on it.
    pub fn site_of_unknown(&self, id: u32) -> Option<usize> {
        let scene = self.table.scene();
        let of = |piece: &&Piece| piece.id == id && self.table.is_unknown(piece);
        scene.pieces.iter().find(of).map(|piece| piece.site)
    }

    /// Returns a site's name.
    pub fn site_name(&self, site: usize) -> String {
        let board = self.table.scene().board;
        board.sites.get(site).map(|site| site.name.clone()).unwrap_or_default()
    }
}

/// Renders the choice of a piece to note something on, or of what to note: one button for each
/// sign.
pub(crate) fn chooser(shell: &Shell, open: &Play, view: &PlayView) -> Option<Element> {
    let words = shell.lang().words();
    let close = || button("btn", Memo::Close, words.close).key("close");
    let ask = |text: String| {
        with("div", "offer noting")
            .key("memo")
            .attr("role", "group")
            .attr("aria-label", words.memo)
            .attr("data-escape", Action::from(Memo::Close).text())
            .kid(el("p").attr("id", "memo-ask").text(text))
    };
    let id = match open.beside.noting? {
        Noting::Which => {
            let row = with("div", "row").key("row").kid(close());
            // (How one presses it is told to fingers and to mice apart.)
            let presses = [("by-touch", words.memo_by_touch), ("by-mouse", words.memo_by_mouse)];
            let presses = presses.map(|(class, text)| with("p", class).text(text));
            return Some(ask(words.memo_which.to_owned()).kids(presses).kid(row));
        }
        Noting::What(id) => id,
    };
    let (site, _) = view.unknown.iter().find(|(_, of)| *of == id)?;
    let (game, noted) = (open.session.game(), view.scene.memo(id));
    let signs = open.session.signs();
    let first = noted.or(signs.first().copied());
    let signs = signs.iter().map(|&sign| {
        let on = if noted == Some(sign) { "true" } else { "false" };
        let here = first == Some(sign);
        button("btn", Memo::Write(Some(sign)), "")
            .key(sign.to_string())
            .attr("aria-pressed", on)
            .maybe("id", here.then_some("memo"))
            .maybe("aria-describedby", here.then_some("memo-ask"))
            .kid(memo_glyph(classes(game).0, sign))
            .kid(el("span").text(Voice(game, shell.lang()).sign(sign)))
    });
    let row = with("div", "row").key("row");
    let erase = button("btn", Memo::Write(None), words.memo_erase).key("erase");
    let text = words.memo_ask(&view.scene.board.sites.get(*site)?.name);
    let signs = with("div", "signs").key("signs").kids(signs);
    Some(ask(text).kid(signs).kid(row.kids(noted.map(|_| erase)).kid(close())))
}
