//! Who works on a job: the page knows no more of it than the [`Job`] and the [`Answer`].

use super::learned::{Correction, Learned, net_for};
use super::level::Limits;
use super::player::{Now, Player};
use super::solved::shap_luk::{self, Value};
use super::solved::table_for;
use super::{AGREE, Answer, Ask, Job, Judged, Score, WON, Why};
use palamede_games::with_game;
use palamede_games::{GameId, ShapLuk, TurkishDraughts};
use palamede_rules::{
    Game, Generator, Notation, Open, Rules, Seat, Seats, Seen, Silent, Thinkable, Turn,
};
use std::sync::Arc;

/// The number of tries that a guess may take when it is asked whether to stop.
const TRIES: u32 = 10_000;

/// The limits of the search when it is asked whether to stop.
const GLANCE: Limits = Limits { nodes: 20_000, ..Limits::UNLIMITED };
/// Up to how much better one stands where neither stands better.
const EVEN: Score = 50;

/// A player at work on a job, one slice at a time.
///
/// What is thought of a move that was made:
/// ```
/// use palamede_games::TurkishDraughts;
/// use palamede_mind::{Job, work};
/// use palamede_table::Table;
///
/// let text = "Palamède record 1; game: turkish-draughts; start: W:Wa4,g2,h2:Ba5,a6,g7,h7; \
///             moves: 1. g2-g3";
/// let table = Table::<TurkishDraughts>::from_record(text).expect("a record");
/// let job = Job::review(&table, 1, 0).expect("a move");
/// let mut thinker = work(&job, || 0.0);
/// let answer = thinker.think(u64::MAX).expect("it has all the time");
/// let judged = answer.judged.expect("there were other moves");
/// assert_eq!((judged.line[0].as_str(), judged.loss() > 0), ("a4-b4", true));
/// ```
pub struct Thinker {
    number: u32,
    /// The move that it reviews; empty where none is.
    made: String,
    /// The player; `None` where the job cannot be read.
    player: Option<Box<dyn Thinks>>,
}

/// A player whose game is not known.
trait Thinks {
    /// Thinks on for so many positions; whether it has done.
    fn step(&mut self, budget: u64) -> bool;
    /// Returns the step that it would take now, in notation.
    fn step_now(&self) -> Option<String>;
    /// Returns the reasons for the chosen move.
    fn why(&self) -> Vec<Why> {
        Vec::new()
    }
    /// Judges a move that was made, in notation.
    fn judged(&self, _made: &str) -> Option<Judged> {
        None
    }
}

impl Thinker {
    fn new(job: &Job, player: Option<Box<dyn Thinks>>) -> Thinker {
        Thinker { number: job.number, made: job.open().made.clone(), player }
    }

    /// Thinks on for a while: `budget` counts positions. Gives the answer when done.
    pub fn think(&mut self, budget: u64) -> Option<Answer> {
        let done = self.player.as_mut().is_none_or(|player| player.step(budget));
        done.then(|| self.hurry())
    }

    /// Returns the answer that it would give now.
    pub fn hurry(&self) -> Answer {
        let (number, player) = (self.number, self.player.as_deref());
        match player.and_then(|player| player.judged(&self.made)) {
            Some(judged) => Answer { number, judged: Some(judged), ..Answer::default() },
            None => Answer {
                number,
                step: player.and_then(Thinks::step_now).map(Into::into),
                why: player.map(Thinks::why).unwrap_or_default(),
                judged: None,
            },
        }
    }
}

/// Returns the thinker of a job; `now` tells the time, in milliseconds. That of an unreadable job
/// answers with no step.
///
/// ```
/// use palamede_mind::{About, Ask, Job, work};
///
/// let job = Job::about(3, Ask::Move(1), About { game: "chess".to_owned(), ..About::default() });
/// let answer = work(&job, || 0.0).hurry();
/// assert_eq!((answer.number, answer.step), (3, None));
/// ```
pub fn work(job: &Job, now: Now) -> Thinker {
    let player =
        GameId::read(&job.open().game).and_then(|game| with_game!(game, G => begin::<G>(job, now)));
    Thinker::new(job, player)
}

/// Returns the path, from the site's folder, of the file from which a job is answered best: a table
/// of a solved game, or a net. `None` where search needs none.
///
/// ```
/// use palamede_games::ShapLuk;
/// use palamede_mind::{Ask, Job, file_for};
/// use palamede_table::Table;
///
/// let text = "Palamède record 1; game: shap-luk; moves:";
/// let table = Table::<ShapLuk>::from_record(text).expect("a record");
/// let file = |ask| file_for(&Job::new(&table, 1, ask, 0).expect("a seat is to move"));
/// assert_eq!(file(Ask::Hint).as_deref(), Some("solved/shap-luk.bin"));
/// assert_eq!(file(Ask::Move(1)), None);
/// ```
pub fn file_for(job: &Job) -> Option<String> {
    let table = table_for(job).map(|name| format!("solved/{name}.bin"));
    table.or_else(|| net_for(job).map(|name| format!("learned/{name}.bin")))
}

/// Begins a job that is answered from its file ([`file_for`]); `None` where that is not of its
/// form.
pub fn work_from_file(job: &Job, bytes: &[u8], now: Now) -> Option<Thinker> {
    let player: Box<dyn Thinks> = match net_for(job) {
        Some(TurkishDraughts::ID) => Box::new(corrected::<TurkishDraughts>(job, bytes, now)?),
        Some(_) => Box::new(Learned::new(job, bytes)?),
        None => Box::new(Knows::new(job, bytes)?),
    };
    Some(Thinker::new(job, Some(player)))
}

/// Begins a job for a search whose evaluation a net corrects.
fn corrected<R: Thinkable>(job: &Job, net: &[u8], now: Now) -> Option<Chooses<R>> {
    let Ask::Move(level) = job.ask else { return None };
    let correction = Arc::new(Correction::read::<R>(net)?);
    let view = job.open().read_view::<R>()?;
    let mut player = player_within::<R>(job, &view, Limits::of::<R>(level), now)?;
    player.correct(&correction);
    Some(Chooses { view, player })
}

/// Begins a job by the bytes of its file ([`file_for`]); by search where there are none, or they are
/// not of its form.
pub fn work_with(job: &Job, bytes: Option<&[u8]>, now: Now) -> Thinker {
    let from_file = bytes.and_then(|bytes| work_from_file(job, bytes, now));
    from_file.unwrap_or_else(|| work(job, now))
}

impl Thinks for Learned {
    fn step(&mut self, budget: u64) -> bool {
        Learned::step(self, budget)
    }

    fn step_now(&self) -> Option<String> {
        Learned::step_now(self)
    }
}

fn begin<R: Thinkable>(job: &Job, now: Now) -> Option<Box<dyn Thinks>> {
    let view = job.open().read_view::<R>()?;
    let limits = match job.ask {
        Ask::Move(level) => Limits::of::<R>(level),
        Ask::Hint => Limits::of_hint::<R>(),
        Ask::Review => Limits::of_review::<R>(),
        Ask::Stop(_) => GLANCE,
    };
    let player = player_within::<R>(job, &view, limits, now)?;
    if let Ask::Stop(seats) = job.ask {
        let world = R::guess(&view, &mut Generator::new(1), TRIES);
        return Some(Box::new(Stops { player, world, seats }));
    }
    Some(Box::new(Chooses { view, player }))
}

/// Returns a player that begins the job about this view with other limits than its level's; `None`
/// where the job cannot be read.
pub fn player_within<R: Thinkable>(
    job: &Job,
    view: &R::View,
    limits: Limits,
    now: Now,
) -> Option<Player<R>> {
    let keys = job.open().read_keys()?;
    Some(Player::new(
        view,
        (job.open().quiet as usize, &keys),
        limits,
        u64::from(job.open().seed),
        now,
    ))
}

/// A thinker that chooses a move.
struct Chooses<R: Thinkable> {
    view: R::View,
    player: Player<R>,
}

impl<R: Thinkable> Thinks for Chooses<R> {
    fn step(&mut self, budget: u64) -> bool {
        self.player.step(budget)
    }

    fn why(&self) -> Vec<Why> {
        self.player.why()
    }

    fn judged(&self, made: &str) -> Option<Judged> {
        self.player.judged(&|mv| self.view.write(mv) == made)
    }

    fn step_now(&self) -> Option<String> {
        // The move is written from the view, which needs no position that fits it.
        self.player.choice().map(|mv| self.view.write(mv))
    }
}

/// A thinker that knows how the game ends.
struct Knows {
    table: shap_luk::Solution,
    keys: Vec<u64>,
    position: ShapLuk,
    study: shap_luk::Study,
    /// The position after the move that is reviewed, and what is seen of it while it goes on.
    made: Option<(ShapLuk, Option<shap_luk::Study>)>,
    /// Whether all is seen.
    done: bool,
}

impl Knows {
    fn new(job: &Job, table: &[u8]) -> Option<Knows> {
        let (Open(position), table) =
            (job.open().read_view::<ShapLuk>()?, shap_luk::Solution::read(table)?);
        let moves = Open(position.clone()).moves();
        let made = moves.iter().find(|mv| position.write(mv) == job.open().made).map(|mv| {
            let mut next = position.clone();
            next.play(mv, &mut Silent);
            let study = shap_luk::Study::new(&next, shap_luk::DEPTH);
            (next, study)
        });
        let mut study = shap_luk::Study::new(&position, shap_luk::DEPTH)?;
        study.step(&table, 0);
        Some(Knows { keys: job.open().read_keys()?, position, table, study, made, done: false })
    }
}

/// Returns the value of a position to the rebels.
fn worth(position: &ShapLuk, study: Option<&shap_luk::Study>) -> Score {
    let sure = |plies: u8| WON - Score::from(plies);
    match study.and_then(shap_luk::Study::best) {
        Some((_, Value::Rebels { plies, .. })) => sure(plies),
        Some((_, Value::General { plies })) => -sure(plies),
        Some((_, Value::Drawn)) => 0,
        None => match position.turn() {
            Turn::Over(over) if over.winners.has(Seat::FIRST) => WON,
            _ => -WON,
        },
    }
}

impl Thinks for Knows {
    fn step(&mut self, budget: u64) -> bool {
        let made = self.made.as_mut().and_then(|(_, study)| study.as_mut());
        self.done = self.study.step(&self.table, budget)
            && made.is_none_or(|study| study.step(&self.table, budget));
        self.done
    }

    fn step_now(&self) -> Option<String> {
        Some(self.position.write(&self.study.choose(&self.keys, &self.table)?))
    }

    fn why(&self) -> Vec<Why> {
        let own = matches!(self.position.turn(), Turn::Seat(Seat::FIRST));
        let plies = match self.study.best().filter(|_| self.done) {
            Some((_, Value::Rebels { plies, .. })) if own => plies,
            Some((_, Value::General { plies })) if !own => plies,
            Some((_, Value::Drawn)) | None => return Vec::new(),
            Some(_) => return vec![Why::HoldsOut],
        };
        vec![Why::Wins(u16::from(plies).div_ceil(2))]
    }

    fn judged(&self, _: &str) -> Option<Judged> {
        let (next, study) = self.made.as_ref().filter(|_| self.done)?;
        let sign = if self.position.turn() == Turn::Seat(Seat::FIRST) { 1 } else { -1 };
        let made = sign * worth(next, study.as_ref());
        // The number of plies to the win is an estimate: the best is at least as good as the made
        // move.
        let best = made.max(sign * worth(&self.position, Some(&self.study)));
        let (why, line) = match best > made {
            true => (self.why(), self.step_now().into_iter().collect()),
            false => Default::default(),
        };
        Some(Judged { best, made, why, line })
    }
}

/// A thinker that is asked whether to stop: it agrees if none of the seats stands better than the
/// others, as far as everybody can see.
struct Stops<R: Thinkable> {
    player: Player<R>,
    world: Option<R>,
    seats: Seats,
}

impl<R: Thinkable> Thinks for Stops<R> {
    fn step(&mut self, budget: u64) -> bool {
        self.player.step(budget)
    }

    fn step_now(&self) -> Option<String> {
        let better = self.world.as_ref().is_some_and(|world| {
            let found = self.player.score();
            let worth = |seat: Seat| match (world.turn(), found) {
                (Turn::Seat(own), Some(score))
                    if own.index() % R::TEAMS == seat.index() % R::TEAMS =>
                {
                    score
                }
                (Turn::Seat(_), Some(score)) => -score,
                _ => world.evaluate(seat),
            };
            self.seats.iter().any(|seat| worth(seat) > EVEN)
        });
        (!better).then(|| AGREE.to_owned())
    }
}
