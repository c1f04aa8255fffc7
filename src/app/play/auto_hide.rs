//! The curtain between two turns at one screen: the seat that has moved looks at what came of it and
//! passes the screen on; after a while the curtain is drawn by itself.

use super::motion::duel;
use super::session::Session;
use super::state::Play;
use super::view::PlayView;
use crate::action::Hiding;
use crate::deferred;
use crate::out::Out;
use crate::parts::{button, classes, facing};
use crate::state::Shell;
use palamede_games::GameId;
use palamede_scene::Facing;
use palamede_scene::tree::{Element, with};
use palamede_table::Extras;
use palamede_text::{Lang, Voice};

impl Play {
    /// Returns whether the player who has moved still looks at the board, before the screen is
    /// passed on.
    pub fn looks_on(&self) -> bool {
        self.session.table.pass_to().is_some()
    }

    /// Draws the curtain; tells whether it is drawn now.
    pub(crate) fn draw_curtain(&mut self) -> bool {
        if self.looks_on() {
            // The player who moved has been looking at the result: that time is over.
            self.computer.pending = None;
        }
        let drawn = self.session.draw_curtain();
        if drawn {
            self.leave();
            self.settle();
        }
        drawn
    }
}

impl Play {
    /// Starts the auto-hide timer of the seat that has moved, again after each press.
    pub(crate) fn restart_auto_hide(&mut self, pressed: bool, shell: &mut Shell, out: &mut Out) {
        let looks = self.looks_on() && (pressed || self.computer.pending.is_none());
        if shell.prefs.rest > 0 && looks {
            self.wait(1000 * u32::from(shell.prefs.rest), shell, out);
        }
    }

    /// Draws the curtain when the auto-hide timer fires, unless something was begun meanwhile.
    pub(crate) fn auto_hide(&mut self, shell: &mut Shell, out: &mut Out) {
        if self.looks_on() && self.back().is_none() && self.beside.noting.is_none() {
            self.hide(shell, out);
        }
    }
}

impl Session {
    /// Asks the seat that has moved to pass the screen on; `None` if no seat is to.
    pub(super) fn ask_to_pass(
        &self,
        lang: Lang,
        extras: &Extras,
        ask: impl Fn(&str) -> String,
    ) -> Option<String> {
        let seat = self.table.pass_to()?;
        let who = Voice(self.game, lang).words().called(seat, &extras.players[seat]);
        Some(ask(&who))
    }
}

/// Renders the place beside the board while a player looks at its own move: what came of it as its
/// eye knows it, and what passes the screen on. Nothing else of the game is pressed.
pub(super) fn last_look(
    shell: &Shell,
    game: GameId,
    open: &Play,
    view: &PlayView,
    class: &str,
) -> Option<Element> {
    let (lang, session) = (shell.lang(), &open.session);
    let pass = session.ask_to_pass(lang, &open.extras, |who| lang.words().pass_to(&who))?;
    let steps = session.table.len();
    let last = session.sentence(lang, &open.extras, steps.checked_sub(1)?)?;
    let labels = facing(shell, game, Facing::default()).labels;
    let duel = session.trace(steps).as_ref().and_then(duel);
    let duel = duel.map(|duel| duel.glyph(classes(game).0, labels).key("duels"));
    let pass = button("btn big pri", Hiding::Hide, pass).key("pass");
    let say = with("div", [class, " rest"].concat())
        .key("say")
        .kid(with("p", "s1").key("s1").text(last))
        .kids(duel)
        .kids(open.beside.noting.and_then(|_| deferred::memo(shell, open, view)))
        .kid(with("div", "ask").key("rest").kid(pass));
    Some(say)
}
