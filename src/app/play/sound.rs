//! What is heard of a step.

use super::result::men;
use super::state::Play;
use super::task::Of;
use crate::msg::{Effect, Sound};
use crate::out::Out;
use crate::state::Shell;
use palamede_rules::Turn;
use palamede_text::Course;

/// Returns the sound of the last step of a game.
fn last(game: &Play) -> Sound {
    let trace = game.session.trace(game.session.table.len()).unwrap_or_default();
    let task = game.session.task.filter(|_| game.session.is_learnt());
    let course = task.and_then(|task| match task.of {
        Of::Course(course, _) => Some(course),
        Of::Figure(_) => None,
    });
    match (course, game.session.table.turn()) {
        (Some(Course::Lesson), _) => Sound::Step,
        (Some(Course::Puzzles), _) => Sound::Solved,
        (None, Turn::Over(outcome)) => match game.won() {
            Some(false) => Sound::Loss,
            _ if outcome.winners.is_empty() => Sound::Draw,
            _ => Sound::Win,
        },
        _ if trace.thrown => Sound::Throw,
        _ if trace.taken.is_empty() => Sound::Place,
        _ if game.session.game().facts().secrets => Sound::Clash,
        _ if men(trace.taken.iter().map(|(_, look)| look)) > 1 => Sound::TakeMany,
        _ => Sound::Take,
    }
}

impl Play {
    /// Plays the sounds of the last step, where they are on. A frame is a guest: it is silent.
    pub(super) fn play_sounds(&self, shell: &Shell, out: &mut Out) {
        play_sound(last(self), shell, out);
    }
}

/// Plays a sound, where they are on. A frame is a guest: it is silent.
pub(super) fn play_sound(sound: Sound, shell: &Shell, out: &mut Out) {
    if shell.prefs.sound && !shell.asked.frame {
        out.push(Effect::Sound(sound));
    }
}
