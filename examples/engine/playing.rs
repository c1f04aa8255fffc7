//! A game in a session: every command once, for any game of the catalogue.

use super::clock::Clock;
use super::go::{Go, elapsed, info_line};
use super::session::Out;
use palamede::games::GameId;
use palamede::mind::{self, Ask, Job, Limits, Player};
use palamede::record::{Dice, RecordError, Setup, StepFault, game_of, is_sign};
use palamede::rules::{
    Eye, Game, Generator, NO_BLUNDERS, NotNow, Notation, Options, Outcome, Seat, Seats, Seen, Step,
    StepError, StepOf, Thinkable, Turn, perft, playout,
};
use palamede::table::Table;
use palamede::text::{Lang, Speak, error_of_record, misread};
use palamede::with_game;
use std::hash::{BuildHasher, RandomState};

/// The deepest perft: more would take longer than anybody waits.
const DEEPEST: u32 = 99;
/// The largest table of a search, in megabytes.
const MOST_HASH: u64 = 4_096;
/// How many positions are visited between two looks at what was found.
const LOOK: u64 = 1_024;
/// The most steps of one random game, unless the caller gives another number.
const CAP: usize = 10_000;
/// The most steps of one random game that a caller may give.
const MOST_CAP: usize = 1_000_000;

/// What a session asks of its game; `rest` is what stands behind the command.
pub trait Playing {
    /// Sets the position.
    fn position(&mut self, rest: &str) -> Result<(), String>;
    /// Shows it.
    fn show(&self, rest: &str, out: Out) -> Result<(), String>;
    /// Lists the moves.
    fn moves(&self, out: Out);
    /// Takes a step.
    fn play(&mut self, rest: &str) -> Result<(), String>;
    /// Throws.
    fn roll(&mut self, rest: &str) -> Result<(), String>;
    /// Takes the last step back.
    fn undo(&mut self) -> Result<(), String>;
    /// Says who is to act.
    fn status(&self, out: Out);
    /// Counts.
    fn perft(&self, rest: &str, out: Out) -> Result<(), String>;
    /// Plays at random.
    fn playouts(&mut self, rest: &str, out: Out) -> Result<(), String>;
    /// Asks a computer player.
    fn go(&mut self, rest: &str, out: Out) -> Result<(), String>;
    /// Judges the moves that were made.
    fn review(&self, rest: &str, out: Out) -> Result<(), String>;
    /// Sets the size of a search's table.
    fn hash(&mut self, rest: &str) -> Result<(), String>;
    /// Gives the record.
    fn record(&self, out: Out) -> Result<(), String>;
}

struct Play<G: Speak> {
    table: Table<G>,
    /// For what is not the table's chance: throws where its dice are given, random
    /// play, and computer players that were given no seed.
    rng: Generator,
    /// The size of a search's table, in megabytes.
    hash: u32,
}

/// Starts a game: `GAME [option=value …] [seed=N]`.
pub fn start(rest: &str) -> Result<Box<dyn Playing>, String> {
    let mut words = rest.split_whitespace();
    let game = words.next().ok_or("new: which game? `games` lists them")?;
    let game = GameId::read(game).ok_or_else(|| format!("no game {game:?}: `games` lists them"))?;
    with_game!(game, G => {
        let (mut options, mut seed) = (Options::new(G::OPTIONS), RandomState::new().hash_one(0));
        for word in words {
            match word.split_once('=') {
                Some(("seed", n)) => seed = number(n, "seed", u64::MAX)?,
                Some((name, value)) => options.set(name, value).map_err(|why| why.to_string())?,
                None => return Err(format!("expected option=value, found {word:?}")),
            }
        }
        let setup = Setup { options, start: None, dice: Dice::Seed(seed) };
        let table = table::<G>(setup)?;
        Ok(Box::new(Play { table, rng: Generator::new(seed), hash: Limits::UNLIMITED.megabytes }))
    })
}

/// Takes a record, its lines joined by semicolons.
pub fn load(text: &str) -> Result<Box<dyn Playing>, String> {
    let id = game_of(text).ok_or("the record has no line `game: …`")?;
    let game = GameId::read(id).ok_or_else(|| format!("no game {id:?}: `games` lists them"))?;
    with_game!(game, G => {
        let table = Table::<G>::from_record(text).map_err(|why| error::<G>(&why))?;
        Ok(Box::new(Play { table, rng: Generator::new(RandomState::new().hash_one(0)), hash: Limits::UNLIMITED.megabytes }))
    })
}

fn table<G: Speak>(setup: Setup) -> Result<Table<G>, String> {
    Table::new(setup, Seats::NONE).map_err(|why| misread(Lang::En, &why))
}

fn error<G: Speak>(why: &RecordError<G::Refusal>) -> String {
    error_of_record::<G>(Lang::En, why)
}

/// Reads a number.
pub fn number<N: TryFrom<u64>>(text: &str, what: &str, most: u64) -> Result<N, String> {
    let read = text.parse().ok().filter(|&n| n <= most).and_then(|n: u64| N::try_from(n).ok());
    read.ok_or_else(|| format!("{what}: expected a number up to {most}, found {text:?}"))
}

/// A player that begins this job, and what it sees.
fn player<G: Thinkable>(job: &Job, limits: Limits) -> Option<(G::View, Player<G>)> {
    let view = job.open().read_view::<G>()?;
    let player = mind::player_within::<G>(job, &view, limits, elapsed)?;
    Some((view, player))
}

fn seat<G: Notation>(name: &str) -> Result<Seat, String> {
    let names: Vec<&str> = Seat::first(G::SEATS).map(G::seat_name).collect();
    let found = Seat::first(G::SEATS).find(|&seat| G::seat_name(seat) == name);
    found.ok_or_else(|| format!("expected a seat ({}), found {name:?}", names.join(", ")))
}

impl<G: Speak> Play<G> {
    /// What is wrong with the next step, with its number.
    fn fault(&self, text: &str, why: StepFault<G::Refusal>) -> String {
        error::<G>(&RecordError::Step { number: self.table.len() + 1, text: text.to_owned(), why })
    }

    fn read(&self, word: &str) -> Result<StepOf<G>, String> {
        let step = self.table.read_step(word);
        step.map_err(|why| self.fault(word, StepFault::Misread(why)))
    }

    fn not_now(&self, text: &str, why: NotNow) -> String {
        self.fault(text, StepFault::Refused(StepError::NotNow(why)))
    }

    fn take(&mut self, text: &str, step: StepOf<G>) -> Result<(), String> {
        let taken = self.table.take(step);
        taken.map_err(|why| self.fault(text, StepFault::Refused(why)))
    }

    /// Nothing can be asked of the seat to act unless there is one.
    fn seat_to_act(&self, what: &str) -> Result<(), String> {
        match self.table.turn() {
            Turn::Seat(_) => Ok(()),
            Turn::Chance { .. } => Err(self.not_now(what, NotNow::ThrowFirst)),
            Turn::Over(_) => Err(self.not_now(what, NotNow::Over)),
        }
    }
}

impl<G: Speak + Thinkable> Playing for Play<G> {
    fn position(&mut self, rest: &str) -> Result<(), String> {
        let setup = Setup { start: Some(rest.to_owned()), ..self.table.setup().clone() };
        self.table = table(setup)?;
        Ok(())
    }

    fn show(&self, rest: &str, out: Out) -> Result<(), String> {
        let line = self.table.whole().line();
        match rest {
            "" => out(&line.position()),
            name => out(&G::write_view(&line.state().view(Eye::Seat(seat::<G>(name)?)))),
        }
        Ok(())
    }

    fn moves(&self, out: Out) {
        // As the seat to act knows them: nobody sits at a screen here.
        let Turn::Seat(seat) = self.table.turn() else { return };
        let state = self.table.whole().line().state();
        let moves = self.table.whole().view(Eye::Seat(seat)).moves();
        let mut moves: Vec<String> = moves.iter().map(|mv| state.write(mv)).collect();
        moves.sort();
        moves.iter().for_each(|mv| out(mv));
    }

    fn play(&mut self, rest: &str) -> Result<(), String> {
        let step = match *rest.split_whitespace().collect::<Vec<_>>() {
            ["draw"] => Step::Agree(self.table.whole().line().state().in_play()),
            ["resign", name] => Step::Resign(seat::<G>(name)?),
            [word] => self.read(word)?,
            [word, sign] if is_sign(sign) => self.read(&(word.to_owned() + sign))?,
            _ => return Err(format!("play: expected one step, found {rest:?}")),
        };
        self.take(rest, step)
    }

    fn roll(&mut self, rest: &str) -> Result<(), String> {
        if !rest.is_empty() {
            let misread = |why| self.fault(rest, StepFault::Misread(why));
            let roll = G::read_roll(rest).map_err(misread)?;
            return self.take(rest, Step::Roll(roll));
        }
        match self.table.setup().dice {
            Dice::Seed(_) => self.table.throw().map_err(|why| self.not_now("roll", why)),
            Dice::Given | Dice::Withheld => {
                match self.table.whole().line().state().throw(&mut self.rng) {
                    Some(roll) => self.take("roll", Step::Roll(roll)),
                    None => Err(self.not_now("roll", NotNow::NothingToThrow)),
                }
            }
        }
    }

    fn undo(&mut self) -> Result<(), String> {
        if self.table.take_back() { Ok(()) } else { Err("undo: no step has been taken".to_owned()) }
    }

    fn status(&self, out: Out) {
        match self.table.turn() {
            Turn::Seat(seat) => out(&format!("turn {}", G::seat_name(seat))),
            Turn::Chance { .. } => out("chance"),
            Turn::Over(Outcome { winners, reason }) => {
                let names: Vec<&str> = winners.iter().map(G::seat_name).collect();
                let names = if names.is_empty() { "-".to_owned() } else { names.join(",") };
                out(&format!("over {names} {}", reason.name(G::ending_name)));
            }
        }
    }

    fn perft(&self, rest: &str, out: Out) -> Result<(), String> {
        if G::SECRETS || G::DICE {
            return Err(format!("perft: {} is no open game without dice", G::ID));
        }
        let deepest: u32 = number(rest, "perft", u64::from(DEEPEST))?;
        let state = self.table.whole().line().state();
        if let Turn::Chance { .. } = state.turn() {
            return Err(self.not_now("perft", NotNow::ThrowFirst));
        }
        for depth in 1..=deepest {
            out(&format!("perft {depth} {}", perft(state, depth)));
        }
        Ok(())
    }

    fn playouts(&mut self, rest: &str, out: Out) -> Result<(), String> {
        let (seconds, cap) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let limit: f64 = seconds
            .parse()
            .ok()
            .filter(|limit| (0.0..=86_400.0).contains(limit))
            .ok_or_else(|| format!("playouts: expected seconds, found {seconds:?}"))?;
        let cap = match cap.trim() {
            "" => CAP,
            cap => number(cap, "cap", MOST_CAP as u64)?,
        };
        if self.table.is_over() {
            return Err(self.not_now("playouts", NotNow::Over));
        }
        let (clock, mut games, mut moves) = (Clock::new(), 0u64, 0u64);
        let seconds = loop {
            for _ in 0..16 {
                moves += playout(&mut self.table.whole().line().clone(), &mut self.rng, cap) as u64;
                games += 1;
            }
            let seconds = clock.seconds();
            if seconds >= limit {
                break seconds;
            }
        };
        let (mean, rate) = (moves as f64 / games as f64, moves as f64 / seconds.max(1e-9));
        out(&format!(
            "playouts {games} moves {moves} mean {mean:.1} seconds {seconds:.3} \
             moves_per_second {rate:.0}"
        ));
        Ok(())
    }

    fn go(&mut self, rest: &str, out: Out) -> Result<(), String> {
        let Go { limits, level, seed } = Go::read::<G>(rest)?;
        let limits = Limits { megabytes: self.hash, ..limits };
        self.seat_to_act("go")?;
        let seed = seed.unwrap_or_else(|| palamede::rules::Rng::below(&mut self.rng, u32::MAX));
        let job = Job::new(&self.table, 0, Ask::Move(level), seed);
        let player = job.and_then(|job| player::<G>(&job, limits));
        let ((view, mut player), mut deepest) = (player.ok_or("go: nothing to think about")?, 0);
        loop {
            let done = player.step(LOOK);
            if let Some(info) = player.info().filter(|info| info.depth > deepest) {
                deepest = info.depth;
                out(&info_line(&info));
            }
            if done {
                break;
            }
        }
        let mv = player.choice().ok_or("go: the player found no move")?;
        out(&format!("bestmove {}", view.write(mv)));
        Ok(())
    }

    fn review(&self, rest: &str, out: Out) -> Result<(), String> {
        let limits = match rest {
            "" => Limits::of_review::<G>(),
            _ => {
                let go = Go::read::<G>(rest).map_err(|why| why.replacen("go", "review", 1))?;
                // (Who judges overlooks nothing, whatever the level.)
                let limits = Limits { wide: true, margin: 0, ..go.limits };
                Limits { blunder_threshold: NO_BLUNDERS, spares: false, ..limits }
            }
        };
        let limits = Limits { megabytes: self.hash, ..limits };
        if self.table.keeps_secrets() {
            return Err("review: something is hidden until the game is over".to_owned());
        }
        for steps in 0..self.table.len() {
            let Some(job) = Job::review(&self.table, 0, steps) else { continue };
            let (view, mut player) =
                player::<G>(&job, limits).ok_or("review: nothing to think about")?;
            while !player.step(LOOK) {}
            // Where there was one move only nothing is thought of it.
            let found = player.judged(&|mv| view.write(mv) == job.open().made);
            let (score, loss) = found.as_ref().map_or((0, 0), |of| (of.made, of.best - of.made));
            let best = found.as_ref().and_then(|of| of.line.first()).unwrap_or(&job.open().made);
            let (ply, made) = (steps + 1, &job.open().made);
            out(&format!("ply {ply} {made} score {score} best {best} loss {loss}"));
        }
        Ok(())
    }

    fn hash(&mut self, rest: &str) -> Result<(), String> {
        self.hash = number(rest, "hash", MOST_HASH)?;
        if self.hash == 0 { Err(format!("hash: expected 1 to {MOST_HASH}")) } else { Ok(()) }
    }

    fn record(&self, out: Out) -> Result<(), String> {
        let record = self.table.whole().text().ok_or("record: a running game keeps its secrets")?;
        record.lines().for_each(out);
        Ok(())
    }
}
