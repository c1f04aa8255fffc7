//! Looking back at a moment of the game.

use super::motion::motion;
use super::phase::Phase;
use super::state::Play;
use crate::action::{Action, Keeping, Moment, Playing};
use crate::out::Out;
use crate::out::Request;
use crate::route::Route;
use crate::state::App;
use crate::state::Shell;
use palamede_text::Refused;

impl Play {
    /// Says that nothing is played where one looks back.
    pub(crate) fn remind(&mut self, shell: &Shell, out: &mut Out) {
        let lang = shell.lang();
        if self.back().is_some() {
            self.set_film(None);
            let text = lang.words().back.only.to_owned();
            let refused = Refused { text, ..Refused::default() };
            self.refuse(lang, refused, out);
        }
    }

    /// Looks back at a moment of the game, where no more moves go by. Who goes `along` the list of moves has the
    /// keyboard there, and hears the move from it.
    pub(super) fn look_back(&mut self, to: Moment, along: bool, shell: &Shell, out: &mut Out) {
        let lang = shell.lang();
        let all = self.session.table.len();
        let at = self.back().unwrap_or(all);
        let to_next = to == Moment::Next && at < all;
        let at = match to {
            Moment::First => 0,
            Moment::Previous => at.saturating_sub(1),
            Moment::Next => all.min(at + 1),
            Moment::Last => all,
            Moment::After(steps) => steps.min(all),
        };
        // Fold the menu, so that the board is visible.
        if !along {
            out.request(Request::FoldMenu);
        }
        // Stepping to the last position does not leave the looking back: the buttons stay where
        // they are, and one more press on the same place does nothing.
        let again = matches!(to, Moment::After(_)) && self.session.table.is_over();
        let stays = to != Moment::Last && (self.back().is_some() || again);
        self.phase = Phase::back(Some(at).filter(|&at| at < all || stays));
        self.session.table.unselect();
        self.forget();
        let [title, last] = self.session.say(lang, &self.extras, self.back());
        let step = self.back().and_then(|at| at.checked_sub(1));
        let spoken = step.and_then(|step| self.session.spoken(lang, &self.extras, step));
        let text = match along && self.back().is_some() {
            true => title,
            false => lang.say(&[&title, &spoken.unwrap_or(last)]),
        };
        out.say(text);
        if along {
            out.focus(format!("m{}", at.max(1)));
        }
        // One step forward animates the move again.
        if to_next {
            out.motion = Some(motion(self, at));
        }
    }
}

impl App {
    /// Returns whether the game is gone through again: its actions are not offered then.
    pub fn looks_back(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.back().is_some())
    }

    /// Returns the action that goes from the position that is shown back to the game: from a
    /// variation to the one that waits. (Another tab may have cleared that.)
    pub(super) fn way_back(&self) -> Action {
        let variation = self.game.as_ref().is_some_and(|game| game.session.in_variation);
        match variation && self.waiting().is_some() {
            true => Keeping::Restore.into(),
            false => Playing::Back(Moment::Last).into(),
        }
    }

    /// Leads back to the game where one looks back, as Escape does; returns whether it did. Where
    /// something is hidden it draws the curtain.
    pub(crate) fn leave_back(&mut self, out: &mut Out) -> bool {
        let secrets = self.game.as_ref().is_some_and(|game| game.session.has_secrets());
        let leaves =
            self.looks_back() && !secrets && matches!(self.screen.route, Route::Play { .. });
        if leaves {
            self.act(self.way_back(), out);
            // The button that had the focus is gone or scrolled out of sight: focus the board.
            if let Some(game) = &self.game {
                out.focus_site(game.hand.cursor);
            }
        }
        leaves
    }
}
