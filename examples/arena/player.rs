//! The players that can be matched.

use crate::engine;
use crate::learned;
use crate::thumb;
use palamede::mind::learned::corrects;
use palamede::mind::{Limits, Player};
use palamede::rules::random_move;
use palamede::rules::{
    Eye, Generator, Line, Outcome, Rng, Seat, Seen, Silent, Step, Thinkable, Turn,
};
use std::sync::LazyLock;
use std::time::Instant;

/// How a player plays.
#[derive(Clone, PartialEq, Debug)]
pub enum Spec {
    /// At random.
    Random,
    /// As a child does who takes the most that can be taken, and else moves at random.
    Greedy,
    /// By what it takes at once.
    Beginner,
    /// By rules of thumb, in Luzhanqi.
    Thumb,
    /// By a net that has learned the game.
    Learned(learned::Spec),
    /// Another program.
    Engine(engine::Spec),
    /// As a level does: by its net, where it has one.
    Level(u8),
    /// As a level searches.
    Search(u8),
    /// As far as these limits let it, with these weights, as many as there are, before the game's
    /// own, and the net of this file.
    Within(Limits, Vec<i32>, Option<String>),
}

static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Returns the milliseconds since the program began.
pub fn now() -> f64 {
    BEGUN.elapsed().as_secs_f64() * 1e3
}

impl Spec {
    /// A player of this level.
    pub fn level(level: u8) -> Spec {
        Spec::Level(level)
    }

    /// Reads `level:3`, `nodes:5000`, `depth:2,slack:60`, `nodes:5000,weights:3/-2/0`, ….
    pub fn read(text: &str) -> Result<Spec, String> {
        let (mut limits, mut weights, mut net) = (Limits::UNLIMITED, Vec::new(), None);
        if let Some(engine) = engine::Spec::read(text) {
            return Ok(Spec::Engine(engine));
        }
        if text.starts_with("learned") {
            return learned::Spec::read(text).map(Spec::Learned);
        }
        for part in text.split(',') {
            let (kind, number) = part.split_once(':').unwrap_or((part, ""));
            let wrong =
                || format!("expected a player, such as level:3 or nodes:5000, found {text:?}");
            let n = || number.parse::<u32>().map_err(|_| wrong());
            match kind {
                "random" if text == part => return Ok(Spec::Random),
                "greedy" if text == part => return Ok(Spec::Greedy),
                "beginner" if text == part => return Ok(Spec::Beginner),
                "thumb" if text == part => return Ok(Spec::Thumb),
                "level" if text == part => return Ok(Spec::Level(n()? as u8)),
                "search" if text == part => return Ok(Spec::Search(n()? as u8)),
                "nodes" => limits.nodes = n()?.into(),
                "ms" => limits.millis = n()?.into(),
                "depth" => limits.depth = n()? as u8,
                "slack" => limits.margin = n()? as i32,
                "sight" => limits.blunder_threshold = number.parse().map_err(|_| wrong())?,
                "spares" => limits.spares = n()? > 0,
                "worlds" => limits.worlds = n()?,
                "net" => net = Some(number.to_owned()),
                "weights" => {
                    let read = |weight: &str| weight.parse().map_err(|_| wrong());
                    weights = number.split('/').map(read).collect::<Result<_, _>>()?;
                }
                _ => return Err(wrong()),
            }
        }
        Ok(Spec::Within(limits, weights, net))
    }

    /// The program that plays, if one does.
    pub fn engine(&self) -> Option<&engine::Spec> {
        if let Spec::Engine(engine) = self { Some(engine) } else { None }
    }

    /// The move that it makes for the seat to act; none of a program, which must be started to play.
    pub fn choose<R: Thinkable>(&self, line: &Line<R>, seat: Seat, seed: u64) -> Option<R::Move> {
        let view = line.state().view(Eye::Seat(seat));
        let (mut weights, mut net) = (R::WEIGHTS, None);
        let limits = match *self {
            Spec::Random => return random_move::<R>(&view, &mut Generator::new(seed)),
            Spec::Greedy => return greedy(&view, line, seed),
            Spec::Beginner => return beginner(&view, line, seat, seed),
            Spec::Engine(_) => return None,
            Spec::Thumb => return thumb::choose::<R>(&view, seed),
            Spec::Learned(ref learned) => return learned.choose::<R>(&view, line.quiet(), seed),
            Spec::Level(level) => match learned::Spec::of_level::<R>(&view, level) {
                Some(learned) => return learned.choose::<R>(&view, line.quiet(), seed),
                None => {
                    net = corrects(R::ID, level).then(learned::usual_correction::<R>);
                    Limits::of::<R>(level)
                }
            },
            Spec::Search(level) => Limits::of::<R>(level),
            Spec::Within(limits, ref others, ref file) => {
                net = file.as_deref().map(learned::correction::<R>);
                weights
                    .as_mut()
                    .iter_mut()
                    .zip(others)
                    .for_each(|(weight, &other)| *weight = other);
                limits
            }
        };
        // As the page asks: no history where something is hidden.
        let keys = if R::SECRETS { &[] } else { line.past() };
        let mut player = Player::<R>::new(&view, (line.quiet(), keys), limits, seed, now);
        player.set_weights(weights);
        if let Some(net) = &net {
            player.correct(net);
        }
        while !player.step(u64::MAX) {}
        player.choice().cloned()
    }
}

/// A move that takes the most, any of those; where nothing is to be taken any move.
fn greedy<R: Thinkable>(view: &R::View, line: &Line<R>, seed: u64) -> Option<R::Move> {
    let mut rng = Generator::new(seed);
    let moves = view.draft(rng.bits()).map_or_else(|| view.moves(), |draft| vec![draft]);
    let gain = |mv: &&R::Move| line.state().capture_value(mv).max(0);
    let most = moves.iter().map(|mv| gain(&mv)).max()?;
    let best: Vec<&R::Move> = moves.iter().filter(|mv| gain(mv) == most).collect();
    best.get(rng.below(best.len() as u32) as usize).map(|&mv| mv.clone())
}

/// The first player that the site had: it makes the move after which its own position is worth
/// most, on the mean of eight guesses.
fn beginner<R: Thinkable>(
    view: &R::View,
    line: &Line<R>,
    seat: Seat,
    seed: u64,
) -> Option<R::Move> {
    let mut rng = Generator::new(seed);
    let guesses = if line.state().is_open() { 1 } else { 8 };
    let keys = if R::SECRETS { &[] } else { line.past() };
    let worlds: Vec<Line<R>> = (0..guesses)
        .filter_map(|_| R::guess(view, &mut rng, 10_000))
        .map(|state| Line::resume(state, line.quiet(), keys))
        .collect();
    let moves = view.draft(rng.bits()).map_or_else(|| view.moves(), |draft| vec![draft]);
    let worth = |mv: &R::Move| worlds.iter().map(|world| after(world, mv, seat)).sum::<i64>();
    let worths: Vec<i64> = moves.iter().map(worth).collect();
    let most = *worths.iter().max()?;
    let best: Vec<&R::Move> =
        moves.iter().zip(&worths).filter(|&(_, &worth)| worth == most).map(|(mv, _)| mv).collect();
    best.get(rng.below(best.len() as u32) as usize).map(|&mv| mv.clone())
}

fn after<R: Thinkable>(world: &Line<R>, mv: &R::Move, seat: Seat) -> i64 {
    const WON: i64 = 1_000_000;
    let step = Step::Move(mv.clone());
    if world.check(&step).is_err() {
        return -WON;
    }
    let mut next = world.clone();
    next.advance(&step, &mut Silent);
    match next.turn() {
        Turn::Over(Outcome { winners, .. }) if winners.has(seat) => WON,
        Turn::Over(Outcome { winners, .. }) if !winners.is_empty() => -WON,
        Turn::Over(_) => 0,
        _ => i64::from(next.state().evaluate(seat)),
    }
}
