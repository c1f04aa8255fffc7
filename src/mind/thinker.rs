//! Who works on a job: the page knows no more of it than the [`Job`] and the [`Answer`].

use super::{AGREE, Answer, Greedy, Job};
use crate::games::GameId;
use crate::rules::{Generator, Options, Seats, Seen, Thinkable};
use crate::with_game;

/// How long a guess may take from which it is seen whether to stop, in tries.
const TRIES: u32 = 10_000;

/// A player at work on a job, one slice at a time.
pub struct Thinker {
    number: u32,
    /// None where the job cannot be read.
    player: Option<Player>,
}

/// Thinks on for so many positions; when done, gives the step in notation, or that there is none.
type Player = Box<dyn FnMut(usize) -> Option<Option<String>>>;

impl Thinker {
    /// Thinks on for a while: `budget` counts positions. Gives the answer when done.
    pub fn think(&mut self, budget: usize) -> Option<Answer> {
        let step = match &mut self.player {
            Some(player) => player(budget)?,
            None => None,
        };
        Some(Answer { number: self.number, step })
    }
}

/// Begins a job. An unreadable one answers with no step.
pub fn work(job: &Job) -> Thinker {
    let player = GameId::read(&job.game).and_then(|game| with_game!(game, G => begin::<G>(job)));
    Thinker { number: job.number, player }
}

fn begin<R: Thinkable>(job: &Job) -> Option<Player> {
    let options = job.read_options(Options::new(R::OPTIONS))?;
    let view = R::read_view(&options, &job.view).ok()?;
    if !job.stop.is_empty() {
        let stops = stops::<R>(&view, job.stop);
        return Some(Box::new(move |_| Some(stops.then(|| AGREE.to_owned()))));
    }
    let keys: Option<Vec<u64>> =
        job.keys.iter().map(|key| u64::from_str_radix(key, 16).ok()).collect();
    let mut player = Greedy::<R>::new(&view, job.quiet as usize, &keys?, u64::from(job.seed));
    // A move is written as it is seen: that needs no position that fits.
    Some(Box::new(move |budget| Some(player.step(budget)?.map(|mv| view.write(&mv)))))
}

/// Whether the computers at these seats would all rather stop: none stands better than the others,
/// as far as everybody can see.
fn stops<R: Thinkable>(view: &R::View, seats: Seats) -> bool {
    let world = R::guess(view, &mut Generator::new(1), TRIES);
    world.is_none_or(|world| seats.iter().all(|seat| world.evaluate(seat) <= 0))
}
