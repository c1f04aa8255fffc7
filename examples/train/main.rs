//! Training of nets by play against themselves.
//!
//! ```text
//! cargo xtask train GAME FOLDER [games=N] [minutes=N] [every=N] [seed=N] [units=N] [lambda=X] …
//! cargo xtask train keep GAME FOLDER [step=X]
//! ```
//!
//! The folder holds the settings, the net with what it has learned so far, nets as they were
//! earlier, and the curve: a line for each `every` games, with the games, the seconds, the plies of
//! a game, the squared error, and the share of points against each fixed opponent. A call with a
//! folder that holds a training goes on with it; its settings stay what they are. The net follows
//! from the settings and the number of games, not from how many calls they took, nor from when
//! `minutes` ended one: whole hundreds of games alone count. `settings.rs` lists the settings.
//! `keep` writes the weights as the site fetches them and the record of the training beside them.

mod game;
mod human;
mod keep;
mod learner;
mod luzhanqi;
mod open;
mod sahkku;
mod settings;
#[expect(dead_code, reason = "a match asks more of it")]
#[path = "../arena/thumb.rs"]
mod thumb;
mod training;

use open::OpenTrainee;
use palamede::games::TurkishDraughts;
use palamede::mind::learned::UNITS;
use settings::Settings;
use std::path::Path;
use std::process::ExitCode;
use training::{Terms, Training};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["train", "keep", game, folder, ref rest @ ..] => read(rest)
            .and_then(|(_, terms)| started(game, folder, Settings::default(), &terms, true)),
        ["train", game, folder, ref rest @ ..] => {
            read(rest).and_then(|(settings, terms)| started(game, folder, settings, &terms, false))
        }
        _ => Err("expected train GAME FOLDER […] or train keep GAME FOLDER".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Reads settings and terms.
fn read(words: &[&str]) -> Result<(Settings, Terms), String> {
    let (mut settings, mut terms) = (Settings::default(), Terms::default());
    for word in words {
        let (name, value) = word.split_once('=').ok_or(format!("expected name=value: {word:?}"))?;
        if !settings.read(name, value)? && !terms.read(name, value)? {
            return Err(format!("no setting {name:?}"));
        }
    }
    Ok((settings, terms))
}

/// Trains, or keeps what was trained.
fn started(
    game: &str,
    folder: &str,
    settings: Settings,
    terms: &Terms,
    keep: bool,
) -> Result<(), String> {
    let folder = Path::new(folder);
    let settings = training::settings(folder, settings)?;
    macro_rules! with_units {
        ($($units:literal)*) => {
            match (game, settings.units) {
                $(
                    ("luzhanqi", $units) => {
                        Training::<luzhanqi::BattleTrainee<false>, $units>::run(game, folder, settings, terms, keep)
                    }
                    ("luzhanqi-four", $units) => {
                        Training::<luzhanqi::BattleTrainee<true>, $units>::run(game, folder, settings, terms, keep)
                    }
                    ("sahkku", $units) => {
                        Training::<sahkku::SahkkuTrainee, $units>::run(game, folder, settings, terms, keep)
                    }
                )*
                _ => Err(format!("no net of {} units for {game:?}", settings.units)),
            }
        };
    }
    if let ("turkish-draughts", UNITS) = (game, settings.units) {
        return Training::<OpenTrainee<TurkishDraughts>, UNITS>::run(
            game, folder, settings, terms, keep,
        );
    }
    with_units! { 32 48 64 96 128 }
}
