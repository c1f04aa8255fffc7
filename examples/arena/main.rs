//! Matches between computer players: how strong one is beside another, and whether a change is one
//! for the better.
//!
//! ```text
//! cargo xtask match GAME A B [games=N] [seed=N] [opening=N] [cap=N] [elo=LOW,HIGH] [lost=FOLDER] [option=value …]
//! cargo xtask ladder [GAME …] [games=N] [seed=N]
//! cargo xtask tune GAME A [games=N] [seed=N] [opening=N] [cap=N] [option=value …]
//! cargo xtask calibrate GAME A [games=N] [seed=N] [opening=N] [cap=N] [option=value …]
//! ```
//!
//! A player is `level:L` (`search:L`, as it searches where the level plays by a net), `random`, `beginner` (one
//! move, by what it takes), `greedy` (the most that can be taken, else any
//! move), `thumb` (Luzhanqi by rules of thumb), `learned` (the net that has learned the game, one
//! ply ahead; for Luzhanqi `learned:MOVES/WORLDS/PLIES`, so many moves played out in so many guessed armies for so
//! many plies; for Sáhkku `learned:ENDS`, so many ends of a turn judged by all replies; `,net:FILE`, other weights
//! than the site's), or its limits with commas between: `nodes:N`, `ms:N`, `depth:N`, `slack:N`, `sight:N`,
//! `spares:1`, `worlds:N`, `weights:N/N/…`, those of the game's evaluation, in their order, and
//! `net:FILE`, the net that corrects it.
//! Another program plays as `engine:COMMAND`, the rest of the text, with what `go` is to ask of it before that:
//! `ms:200,engine:PROGRAM ARGUMENT`. `engine.rs` tells what it must answer, `docs/rivals.md` which programs were played
//! against. What it does wrong is told, and loses it the game.
//! Games come in pairs that begin with the same `opening` random plies and the same dice, each
//! player once on each side. A game of more than `cap` steps is a draw. With `elo=` the match ends
//! as soon as Wald's test tells, with 5 % of error, which of two differences is the likelier. With `lost=` the
//! games that A lost are written into a folder, as commands of the engine's protocol.
//! `tune` plays A against itself and prints the weights under which the results are likeliest: a
//! proposal, of which a match tells what it is worth. Everything follows from the seed, but for
//! players that look at the clock.
//!
//! What the ladder's rungs are is in `docs/computers.md`.
//!
//! Against `greedy`, a child that never looks at danger, level 1 (400 games, seed 12): Mak-Yek 21 ± 4, Apit-Sodok 19 ± 4,
//! Turkish draughts 41 ± 5, Fanorona 34 ± 5, Nine Men's Morris 30 ± 4, Shap Luk 35 ± 4. The aim is 20 to 40. In Sáhkku it has
//! 74 ± 4, where even `random` has 57 (100 games): who takes what it can plays badly there.
//! Level 6 of earlier scales, 400 games with seed 41001: Mak-Yek 99.8, Apit-Sodok and Turkish draughts 100,
//! Fanorona 99.5, Shap Luk 87 ± 2 (103 draws: this player searches, and asks no table); Luzhanqi for two 78 ± 8
//! (100 games), Sáhkku 96 ± 3 (200 games). Against `random`, Sáhkku's level 6: 95 ± 2.
//!
//! Against `thumb`: in Luzhanqi for two level 5 72 ± 9 (100, seed 31001), `search:6` 68 ± 9 (100, seed
//! 71001), `search:7` 80 ± 14 (30, seed 71002), level 6 82 ± 4 (400, seed 77), level 8 88 ± 8 (60, seed 84); for four
//! level 5 50 ± 21 (20, seed 31002), level 6 78 ± 4 (400, seed 77), level 7 84 ± 11 and level 8 97.5 ± 3 (40 each, seed 84). At one ply, 16 and 60
//! guesses do as well (67 and 66, 100 games, seed 72001): it is not guesses that are missing. Terms for a
//! guarded flag do better at one ply (58 to 68, 120 games, seed 900); at level 5 neither they nor attacks judged by what
//! may be expected of a piece that cannot be known make a difference (71 to 72.5 with and without, the same 100
//! games, seed 33001). `thumb`'s own share for
//! two is 98 ± 2 (200, seed 31004) against `random` and 54 ± 5 (400, seed 31006) against `beginner`;
//! for four 98 ± 3 (50, seed 31005) and 59 ± 9 (100, seed 31007).

mod calibrate;
mod contest;
mod engine;
mod learned;
mod player;
mod score;
mod thumb;
mod tune;

use contest::{Match, Terms};
use palamede::games::GameId;
use palamede::mind::{LEVELS, Limits};
use palamede::with_game;
use player::Spec;
use score::Score;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["match", game, a, b, ref rest @ ..] => one(game, a, b, rest),
        ["ladder", ref rest @ ..] => ladder(rest),
        ["tune", game, a, ref rest @ ..] => tune(game, a, rest),
        ["calibrate", game, a, ref rest @ ..] => calibrate(game, a, rest),
        _ => {
            let all =
                "match GAME A B […], ladder [GAME …], tune GAME A […] or calibrate GAME A […]";
            Err(["expected ", all].concat())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn game(id: &str) -> Result<GameId, String> {
    GameId::read(id).ok_or_else(|| format!("no game {id:?}"))
}

fn one(id: &str, a: &str, b: &str, rest: &[&str]) -> Result<(), String> {
    let (game, mut terms) = (game(id)?, Terms::default());
    rest.iter().try_for_each(|word| terms.read(word))?;
    let score = run(game, [Spec::read(a)?, Spec::read(b)?], &terms, &mut |score| {
        if score.games().is_multiple_of(50) {
            eprintln!("{}", score.report(&terms.elo));
        }
    })?;
    println!("{id} {a} against {b}: {}", score.report(&terms.elo));
    Ok(())
}

fn run(
    game: GameId,
    players: [Spec; 2],
    terms: &Terms,
    tell: &mut dyn FnMut(&Score),
) -> Result<Score, String> {
    with_game!(game, G => {
        let mut all = Match::<G>::new(players, terms)?;
        let score = all.play(tell);
        all.tallies().for_each(|line| println!("{line}"));
        Ok(score)
    })
}

/// Weights of a game's terms, from games of a player against itself.
fn tune(id: &str, a: &str, rest: &[&str]) -> Result<(), String> {
    let (game, mut terms) = (game(id)?, Terms::default());
    (terms.games, terms.opening) = (1_000, 8);
    rest.iter().try_for_each(|word| terms.read(word))?;
    let player = Spec::read(a)?;
    let found = with_game!(game, G => tune::tune::<G>(player, &terms))?;
    println!("{id} {a}: {found}");
    Ok(())
}

/// How often positions are won that a review values so much.
fn calibrate(id: &str, a: &str, rest: &[&str]) -> Result<(), String> {
    let (game, mut terms) = (game(id)?, Terms::default());
    (terms.games, terms.opening) = (200, 8);
    rest.iter().try_for_each(|word| terms.read(word))?;
    let player = Spec::read(a)?;
    let found = with_game!(game, G => {
        // (By the work done alone, so that it can be repeated.)
        let limits = Limits { millis: f64::INFINITY, wide: false, ..Limits::of_review::<G>() };
        calibrate::calibrate::<G>(player, &terms, limits)
    })?;
    println!("{id} {a}: {found}");
    Ok(())
}

/// Each level against the one below, in each game.
fn ladder(rest: &[&str]) -> Result<(), String> {
    let (settings, ids): (Vec<&str>, Vec<&str>) = rest.iter().partition(|word| word.contains('='));
    let mut terms = Terms::default();
    terms.games = 200;
    settings.iter().try_for_each(|word| terms.read(word))?;
    let all = GameId::ALL.iter().map(|game| game.id()).collect();
    println!(
        "| game | level | against | games | won, draws half | Elo |\n|---|--:|--:|--:|--:|--:|"
    );
    for id in if ids.is_empty() { all } else { ids } {
        for level in 2..=LEVELS {
            let players = [level, level - 1].map(Spec::level);
            let score = run(game(id)?, players, &terms, &mut |_| {})?;
            let ((elo, error), games) = (score.elo(), score.games());
            let share = 100.0 * score.share();
            println!(
                "| {id} | {level} | {} | {games} | {share:.1} % | {elo:+.0} ± {error:.0} |",
                level - 1
            );
        }
    }
    Ok(())
}
