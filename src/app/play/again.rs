//! The move that ended a game, seen once more.

use super::game::Game;
use super::motion::motion;
use super::steps::pause;
use crate::msg::Effect;
use crate::state::App;

impl Game {
    /// Whether its end is what is seen.
    fn is_at_end(&self) -> bool {
        self.session.table.is_over() && self.back.is_none()
    }
}

impl App {
    /// A move has finished moving: where it ended the game, it will be seen once more.
    pub(super) fn end_again(&mut self, out: &mut Vec<Effect>) {
        let Some(game) = self.game.as_mut().filter(|game| game.is_at_end()) else { return };
        if game.ends.is_none() && game.session.trace(game.session.table.len()).is_some() {
            self.jobs += 1;
            game.ends = Some(self.jobs);
            out.push(Effect::Wait { number: self.jobs, ms: self.prefs.paced(pause::END) });
        }
    }

    /// That moment has come, perhaps.
    pub(super) fn seen_again(&mut self, number: u32, out: &mut Vec<Effect>) {
        let ended = |game: &&Game| game.ends == Some(number) && game.is_at_end();
        if let Some(game) = self.game.as_ref().filter(ended) {
            out.push(Effect::Motion(motion(game, game.session.table.len())));
        }
    }
}
