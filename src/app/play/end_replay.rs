//! The move that ended a game, seen once more.

use super::game::Game;
use super::motion::motion;
use super::steps::pause;
use crate::Timer;
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
        if game.ended.is_none() && game.session.trace(game.session.table.len()).is_some() {
            let number = self.next_number();
            if let Some(game) = &mut self.game {
                game.ended = Some(number);
            }
            let timer = Timer::Ended(number);
            out.push(Effect::StartTimer { timer, ms: self.shell.prefs.paced(pause::END) });
        }
    }

    /// Shows the move that ended the game once more, where this wait is the present one.
    pub(crate) fn show_end_again(&mut self, number: u32, out: &mut Vec<Effect>) {
        let ended = |game: &&Game| game.ended == Some(number) && game.is_at_end();
        if let Some(game) = self.game.as_ref().filter(ended) {
            out.push(Effect::Motion(motion(game, game.session.table.len())));
        }
    }
}
