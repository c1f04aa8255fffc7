//! Looking back at a moment of the game.

use super::motion::motion;
use crate::action::{Action, Keeping, Moment, Playing};
use crate::msg::Effect;
use crate::route::Route;
use crate::state::App;
use palamede_text::{Refused, fill};

impl App {
    /// Whether the game is gone through again: its actions are not offered then.
    pub fn looks_back(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.back.is_some())
    }

    /// Nothing is played where one looks back: says so.
    pub(crate) fn remind(&mut self, out: &mut Vec<Effect>) {
        let lang = self.lang();
        if let Some(game) = &mut self.game
            && let Some(at) = game.back
        {
            game.film = None;
            let text = fill(lang.words().back.only, &[("n", &at.to_string())]);
            let refused = Refused { text, section: "", site: None, secret: false };
            out.push(game.refuse(lang, refused));
        }
    }

    /// What goes from the position that is shown back to the game: from a variation to the one that
    /// waits. (Another tab may have cleared that.)
    pub(super) fn way_back(&self) -> Action {
        let aside = self.game.as_ref().is_some_and(|game| game.session.aside);
        match aside && self.waiting().is_some() {
            true => Keeping::Restore.into(),
            false => Playing::Back(Moment::Last).into(),
        }
    }

    /// Escape leads back to the game where one looks back; tells whether it did. Where something is
    /// hidden it draws the curtain.
    pub(crate) fn leave_back(&mut self, out: &mut Vec<Effect>) -> bool {
        let secrets = self.game.as_ref().is_some_and(|game| game.session.has_secrets());
        let leaves =
            self.looks_back() && !secrets && matches!(self.screen.route, Route::Play { .. });
        if leaves {
            self.act(self.way_back(), out);
            // What was pressed last is there no more, or scrolled out of sight.
            let cell = self.game.as_ref().map(|game| Effect::Focus(format!("c{}", game.cursor)));
            out.extend(cell);
        }
        leaves
    }

    /// Looks back at a moment of the game, where no more moves go by. Who goes `along` the list of moves has the
    /// keyboard there, and hears the move from it.
    pub(super) fn look_back(&mut self, to: Moment, along: bool, out: &mut Vec<Effect>) {
        let lang = self.lang();
        let Some(game) = &mut self.game else { return };
        let all = game.session.table.len();
        let at = game.back.unwrap_or(all);
        let to_next = to == Moment::Next && at < all;
        let at = match to {
            Moment::First => 0,
            Moment::Previous => at.saturating_sub(1),
            Moment::Next => all.min(at + 1),
            Moment::Last => all,
            Moment::After(steps) => steps.min(all),
        };
        // The board is what one wants to see.
        self.screen.menu &= along || self.shell.asked.frame;
        // Who comes to the end so stays where it is, and a further press is nothing else.
        let stays = to != Moment::Last && game.back.is_some();
        game.back = Some(at).filter(|&at| at < all || stays);
        game.session.table.unselect();
        game.forget();
        let [title, last] = game.session.say(lang, &game.extras, game.back);
        let step = game.back.and_then(|at| at.checked_sub(1));
        let spoken = step.and_then(|step| game.session.spoken(lang, &game.extras, step));
        let text = match along && game.back.is_some() {
            true => title,
            false => lang.say(&[&title, &spoken.unwrap_or(last)]),
        };
        out.push(Effect::Say { text, urgent: false });
        if along {
            out.push(Effect::Focus(format!("m{}", at.max(1))));
        }
        // One step on, the move is seen again.
        if to_next {
            out.push(Effect::Motion(motion(game, at)));
        }
    }
}
