//! What the page asks of a computer player and what it answers, as plain data.

use super::why::Why;
use crate::rules::{Notation, Options, Playable, Seats};
use crate::table::Table;

/// The answer of a computer that agrees to stop, which is a step, too.
pub const AGREE: &str = "agree";

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// What the player of this level, from 1, plays.
    Move(u8),
    /// What is best here, and why.
    Hint,
    /// Whether the computers at these seats all agree to stop.
    Stop(Seats),
}

/// A question. It holds a view, never a full position of a game with secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// The job's number: an answer to an older one is dropped.
    pub number: u32,
    /// What is asked.
    pub ask: Ask,
    /// The game's id.
    pub game: String,
    /// The options, `name=value`.
    pub options: Vec<String>,
    /// What the seat to act sees, as text; where it is asked whether to stop, what everybody does.
    pub view: String,
    /// Quiet plies since the last that was not.
    pub quiet: u32,
    /// In an open game, the keys since the last lasting change, in hexadecimal (a
    /// script's numbers are too short for them). Never in a game with secrets: a key
    /// is made from the whole position.
    pub keys: Vec<String>,
    /// The seed of the player's own generator.
    pub seed: u32,
}

/// The answer to a job.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The job's number.
    pub number: u32,
    /// The step in notation: a move, or [`AGREE`]. None when the job could not be read, when there is
    /// no move, or when not all agree.
    pub step: Option<String>,
    /// What speaks for it, to who asks for a hint.
    pub why: Vec<Why>,
}

impl Job {
    /// The job to think about what the seat to act sees; none when no seat is to move.
    pub fn new<R: Playable>(table: &Table<R>, number: u32, ask: Ask, seed: u32) -> Option<Job> {
        let question = table.question()?;
        let keys = question.keys.iter().map(|key| format!("{key:x}")).collect();
        let quiet = question.quiet as u32;
        Some(Job { quiet, keys, seed, ..Job::about(table, number, ask, &question.view) })
    }

    /// The question whether the computers at these seats stop: about what everybody can see, so
    /// that who asks learns nothing from the answer.
    pub fn stop<R: Playable>(table: &Table<R>, number: u32, stop: Seats) -> Job {
        Job::about(table, number, Ask::Stop(stop), &table.view_for_all())
    }

    fn about<R: Playable>(table: &Table<R>, number: u32, ask: Ask, view: &R::View) -> Job {
        let options = table.setup().options.pairs();
        Job {
            number,
            ask,
            game: table.facts().id.to_owned(),
            options: options.map(|(name, value)| format!("{name}={value}")).collect(),
            view: R::write_view(view),
            quiet: 0,
            keys: Vec::new(),
            seed: 0,
        }
    }

    /// The keys; none where one is no number.
    pub(super) fn read_keys(&self) -> Option<Vec<u64>> {
        self.keys.iter().map(|key| u64::from_str_radix(key, 16).ok()).collect()
    }

    /// The view that it is about; none where it is none of this game.
    pub fn read_view<R: Notation>(&self) -> Option<R::View> {
        let mut options = Options::new(R::OPTIONS);
        for pair in &self.options {
            let (name, value) = pair.split_once('=')?;
            options.set(name, value).ok()?;
        }
        R::read_view(&options, &self.view).ok()
    }
}
