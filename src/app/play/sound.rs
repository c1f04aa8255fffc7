//! What is heard of a step.

use super::game::Game;
use crate::msg::{Effect, Sound};
use crate::state::App;
use palamede_rules::Turn;

/// What is heard of the last step of a game.
fn last(game: &Game) -> Sound {
    let trace = game.session.trace(game.session.table.len()).unwrap_or_default();
    match game.session.table.turn() {
        Turn::Over(_) => Sound::End,
        _ if trace.thrown => Sound::Throw,
        _ if trace.taken.is_empty() => Sound::Place,
        _ if game.session.game().facts().secrets => Sound::Clash,
        _ => Sound::Take,
    }
}

impl App {
    /// Plays the sounds of the last step, where they are on. A frame is a guest: it is silent.
    pub(super) fn play_sounds(&self, out: &mut Vec<Effect>) {
        let game = self.game.as_ref().filter(|_| self.shell.prefs.sound && !self.shell.asked.frame);
        out.extend(game.map(|game| Effect::Sound(last(game))));
    }
}
