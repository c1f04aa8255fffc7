//! Turkish draughts against its rules. The numbers of sentences are those of
//! `src/games/turkish_draughts/mod.rs`.

mod perft;
mod slow;

use palamede::games::turkish_draughts::TurkishDraughts;
use palamede::rules::{Options, Rules};

/// The options with these chosen.
fn options(chosen: &[(&str, &str)]) -> Options {
    let mut options = Options::new(TurkishDraughts::OPTIONS);
    for (name, value) in chosen {
        options.set(name, value).expect("an option of the game");
    }
    options
}
