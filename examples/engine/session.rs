//! What a session understands, one command a line:
//!
//! | command | answer |
//! |---|---|
//! | `games` | a line a game: id, seats, options as `name=value\|value`, default first |
//! | `new GAME [option=value …] [seed=N]` | starts it |
//! | `position TEXT` | sets the position, without history |
//! | `show [SEAT]` | the position as text, whole or as that seat sees it |
//! | `moves` | the legal moves, a line each, sorted; of arrangements the named ones |
//! | `play STEP` | plays a move; `play resign SEAT`; `play time:SEAT` (out of time); `play draw` (agreed) |
//! | `roll [DICE]` | at a chance turn: these dice, or thrown |
//! | `undo` | takes the last step back |
//! | `status` | `turn SEAT`, `chance`, or `over WINNERS REASON` (`-` for nobody) |
//! | `perft N` | `perft D COUNT` for D = 1..N |
//! | `playouts SECONDS [cap]` | `playouts N moves M mean L seconds S moves_per_second R` |
//! | `go level L`, `go ms N`, `go nodes N`, `go depth N` `[seed=N]` | `info depth … nodes … score … pv …`, then `bestmove STEP` |
//! | `review [level L]` | of the game so far, a line a move: `ply N STEP score S best STEP loss L`, `S` rescaled so that 300 is 75 % of the points |
//! | `hash MB`, `threads 1` | the size of a search's table, from now on; there is one thread |
//! | `record` | the game's record |
//! | `load TEXT` | takes a record, its lines joined by semicolons |
//! | `quit` | ends the session |

use super::playing::{Playing, load, start};
use palamede::games::GameId;
use palamede::rules::{Choice, Game};
use palamede::with_game;

/// How a command ended; the lines of its answer have been given already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is done.
    Ok,
    /// It could not be done, for this reason; the game is as it was.
    Error(String),
    /// The session ends.
    Quit,
}

/// Takes the lines of an answer.
pub type Out<'a> = &'a mut dyn FnMut(&str);

/// A session with at most one game.
#[derive(Default)]
pub struct Session {
    game: Option<Box<dyn Playing>>,
}

impl Session {
    /// A session without a game.
    pub fn new() -> Session {
        Session::default()
    }

    /// Answers one line.
    pub fn answer(&mut self, line: &str, out: Out) -> Answer {
        let line = line.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let done = match command {
            "quit" => return Answer::Quit,
            "games" => nothing(rest).map(|()| games(out)),
            "new" => start(rest).map(|game| self.game = Some(game)),
            "load" => load(rest).map(|game| self.game = Some(game)),
            _ => self.command(command, rest, out),
        };
        match done {
            Ok(()) => Answer::Ok,
            // One line, whatever was quoted in it.
            Err(why) => Answer::Error(why.replace(char::is_control, " ")),
        }
    }

    fn command(&mut self, command: &str, rest: &str, out: Out) -> Result<(), String> {
        const COMMANDS: [&str; 14] = [
            "position", "show", "moves", "play", "roll", "undo", "status", "perft", "playouts",
            "go", "review", "hash", "threads", "record",
        ];
        if !COMMANDS.contains(&command) {
            return Err(format!(
                "no command {command:?}: games, new, load, quit, {}",
                COMMANDS.join(", ")
            ));
        }
        let Some(game) = &mut self.game else {
            return Err(format!("{command}: no game yet; begin with new or load"));
        };
        match command {
            "position" => game.position(rest),
            "show" => game.show(rest, out),
            "moves" => nothing(rest).map(|()| game.moves(out)),
            "play" => game.play(rest),
            "roll" => game.roll(rest),
            "undo" => nothing(rest).and_then(|()| game.undo()),
            "status" => nothing(rest).map(|()| game.status(out)),
            "perft" => game.perft(rest, out),
            "playouts" => game.playouts(rest, out),
            "go" => game.go(rest, out),
            "review" => game.review(rest, out),
            "hash" => game.hash(rest),
            "threads" if rest == "1" => Ok(()),
            "threads" => Err(format!("threads: there is 1 thread, found {rest:?}")),
            _ => nothing(rest).and_then(|()| game.record(out)),
        }
    }
}

fn nothing(rest: &str) -> Result<(), String> {
    if rest.is_empty() { Ok(()) } else { Err(format!("expected nothing more, found {rest:?}")) }
}

fn games(out: Out) {
    for &game in GameId::ALL {
        let (seats, choices) = with_game!(game, G => (G::SEATS, G::OPTIONS));
        let mut line = format!("{} {seats}", game.id());
        for Choice { name, values } in choices {
            line += &format!(" {name}={}", values.join("|"));
        }
        out(&line);
    }
}
