//! Games with secrets: who is at the screen, and what is laid out there.

use super::play::{awaited, motion, pause};
use super::{App, Effect};
use crate::rules::{Seat, Turn};

impl App {
    /// Whether the curtain is drawn before the open game.
    fn is_drawn(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.session.is_drawn())
    }

    /// What is pressed at and behind the curtain. Tells whether that is all: while it is
    /// drawn nobody plays, looks back, gives up or proposes anything.
    pub(super) fn act_in_secret(
        &mut self,
        name: &str,
        argument: &str,
        out: &mut Vec<Effect>,
    ) -> bool {
        match name {
            "hide" => self.hide(out),
            "sit" => self.sit(out),
            "missed" => self.show_missed(argument == "next", out),
            "ready" => self.ready(out),
            "through" => self.look_through(argument),
            "back" | "resign" | "resign-yes" | "resign-no" | "stop" | "accept" | "decline" => {
                return self.is_drawn();
            }
            _ => return false,
        }
        true
    }

    /// Draws the curtain, where several people share the screen of a game with secrets.
    pub(super) fn hide(&mut self, out: &mut Vec<Effect>) {
        let lang = self.lang();
        if let Some(game) = &mut self.game
            && game.session.draw_curtain()
        {
            game.leave();
            game.settle();
            let ask = awaited(lang, game);
            self.drawn(out);
            out.push(ask);
        }
    }

    /// The curtain was drawn: nothing that was said before is left to be read.
    pub(super) fn drawn(&mut self, out: &mut Vec<Effect>) {
        (self.status, self.by_hand) = (None, None);
        out.push(Effect::Hush);
        out.push(Effect::Focus("curtain".to_owned()));
    }

    /// Who is next has come to the screen: sees what it missed, then what it knows. For a
    /// moment after a step nobody can come: a second tap is not the next player's.
    fn sit(&mut self, out: &mut Vec<Effect>) {
        let Some(game) = &mut self.game else { return };
        let Some(curtain) = game.session.curtain().filter(|_| game.job.is_none()) else { return };
        game.near = curtain.next;
        game.missed = Some(curtain.missed_from);
        self.show_missed(true, out);
    }

    /// Shows the next step that was missed; after the last, or when the rest is skipped,
    /// what the seat knows.
    fn show_missed(&mut self, next: bool, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        let (Some(curtain), Some(at)) = (game.session.curtain(), game.missed) else { return };
        if next && at < game.session.len() {
            game.missed = Some(at + 1);
            let [title, step] = game.session.face(lang, &game.extras, game.missed).say;
            out.push(Effect::Say { text: lang.say(&[&title, &step]), urgent: false });
            out.push(Effect::Motion(motion(game, at + 1)));
            out.push(Effect::Focus("missed".to_owned()));
            return;
        }
        game.missed = None;
        game.session.sit(curtain.next);
        game.settle();
        out.push(awaited(lang, game));
        out.push(Effect::Focus(format!("c{}", game.cursor)));
    }

    /// The draft becomes its seat's move.
    fn ready(&mut self, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        match game.session.ready(lang) {
            Ok(()) => self.stepped(true, out),
            Err(Some(refused)) => {
                out.push(Effect::Say { text: refused.text.clone(), urgent: true });
                game.refused = Some(refused);
            }
            Err(None) => {}
        }
    }

    /// An ended game as the seat of this number saw it, or all of it.
    fn look_through(&mut self, seat: &str) {
        if let Some(game) = &mut self.game
            && matches!(game.session.turn(), Turn::Over(_))
        {
            game.session.look_through(seat.parse().ok().and_then(Seat::new));
        }
    }

    /// After a step: where the curtain was drawn, who comes waits a moment.
    pub(super) fn passed(&mut self, out: &mut Vec<Effect>) {
        if self.game.as_ref().is_some_and(|game| game.session.curtain().is_some()) {
            self.wait(pause::PASS, out);
        }
    }
}
