//! Fanorona against its rules. The numbers of sentences are those of
//! `src/games/fanorona/mod.rs`.

mod compare;
mod perft;
mod slow;
mod telo;

use palamede::games::fanorona::Fanorona;
use palamede::rules::{Game, Notation, Options, Rules};

/// Options by name.
type Chosen<'a> = &'a [(&'a str, &'a str)];

/// The options with these chosen.
fn options(chosen: Chosen) -> Options {
    let mut options = Options::new(Fanorona::OPTIONS);
    for (name, value) in chosen {
        options.set(name, value).expect("an option of the game");
    }
    options
}

/// A position under these options.
fn position(chosen: Chosen, text: &str) -> Fanorona {
    Fanorona::set_up(&options(chosen), text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The legal turns of a position, sorted.
fn moves(chosen: Chosen, text: &str) -> Vec<String> {
    let state = position(chosen, text);
    let mut moves: Vec<String> = state.list().iter().map(|mv| state.write(mv)).collect();
    moves.sort();
    moves
}

/// Whether the long run is asked for.
fn long() -> bool {
    std::env::var_os("PALAMEDE_LONG").is_some()
}
