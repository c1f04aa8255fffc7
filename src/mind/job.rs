//! What the page asks of a computer player and what it answers, as plain data: the
//! same in the worker and, where there is none, on the page itself.

use super::Greedy;
use crate::games::GameId;
use crate::rules::{AnyPosition, AnyView, Options, Playable, Seen};
use crate::table::Table;

/// A question: what would you play? It holds a view, never a full position of a game
/// with secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// The job's number: an answer to an older one is dropped.
    pub number: u32,
    /// The game's id.
    pub game: String,
    /// The options, `name=value`.
    pub options: Vec<String>,
    /// What the seat to act sees, as text.
    pub view: String,
    /// Quiet plies since the last that was not.
    pub quiet: u32,
    /// In an open game, the keys since the last lasting change, in hexadecimal (a
    /// script's numbers are too short for them). Never in a game with secrets: a key
    /// is made from the whole position.
    pub keys: Vec<String>,
    /// The player's level, from 1.
    pub level: u8,
    /// The seed of its own generator.
    pub seed: u32,
}

/// The answer to a job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The job's number.
    pub number: u32,
    /// The move in notation; none when the job could not be read or there is none.
    pub step: Option<String>,
}

/// A player at work on a job, one slice at a time.
#[derive(Debug)]
pub struct Thinker {
    number: u32,
    /// What is seen, and who plays; none where the job cannot be read.
    player: Option<(AnyView, Greedy<AnyPosition>)>,
}

impl Thinker {
    /// Thinks on for a while: `budget` counts positions. Gives the answer when done.
    pub fn think(&mut self, budget: usize) -> Option<Answer> {
        // A move is written as it is seen: that needs no position that fits.
        let step = match &mut self.player {
            Some((view, player)) => player.step(budget)?.map(|mv| view.write(&mv)),
            None => None,
        };
        Some(Answer { number: self.number, step })
    }
}

/// Begins a job. An unreadable one answers with no move.
pub fn work(job: &Job) -> Thinker {
    Thinker { number: job.number, player: begin(job) }
}

fn begin(job: &Job) -> Option<(AnyView, Greedy<AnyPosition>)> {
    let kind = GameId::read(&job.game)?.kind();
    let mut options = Options::new(kind.facts.options);
    for pair in &job.options {
        let (name, value) = pair.split_once('=')?;
        options.set(name, value).ok()?;
    }
    let view = (kind.read_view)(&options, &job.view).ok()?;
    let keys: Option<Vec<u64>> =
        job.keys.iter().map(|key| u64::from_str_radix(key, 16).ok()).collect();
    let player = Greedy::new(&view, job.quiet as usize, &keys?, u64::from(job.seed));
    Some((view, player))
}

impl Job {
    /// The job to think about what the seat to act sees; none when no seat is to move.
    pub fn new<R: Playable>(table: &Table<R>, number: u32, level: u8, seed: u32) -> Option<Job> {
        let question = table.question()?;
        Some(Job {
            number,
            game: table.facts().id.to_owned(),
            options: table
                .setup()
                .options
                .pairs()
                .map(|(name, value)| format!("{name}={value}"))
                .collect(),
            view: R::write_view(&question.view),
            quiet: question.quiet as u32,
            keys: question.keys.iter().map(|key| format!("{key:x}")).collect(),
            level,
            seed,
        })
    }
}
