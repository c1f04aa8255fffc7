//! What is heard of a step.

use super::state::Play;
use crate::msg::{Effect, Sound};
use crate::out::Out;
use crate::state::Shell;
use palamede_rules::Turn;

/// Returns the sound of the last step of a game.
fn last(game: &Play) -> Sound {
    let trace = game.session.trace(game.session.table.len()).unwrap_or_default();
    match game.session.table.turn() {
        Turn::Over(_) => Sound::End,
        _ if trace.thrown => Sound::Throw,
        _ if trace.taken.is_empty() => Sound::Place,
        _ if game.session.game().facts().secrets => Sound::Clash,
        _ => Sound::Take,
    }
}

impl Play {
    /// Plays the sounds of the last step, where they are on. A frame is a guest: it is silent.
    pub(super) fn play_sounds(&self, shell: &Shell, out: &mut Out) {
        if shell.prefs.sound && !shell.asked.frame {
            out.push(Effect::Sound(last(self)));
        }
    }
}
