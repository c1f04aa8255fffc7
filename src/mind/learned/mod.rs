//! Computer players that have learned: by nets whose weights are fetched when they are needed.
//!
//! The nets learn by playing against themselves; `cargo xtask train` does it, and
//! `docs/computers.md` tells how.

mod correction;
pub mod luzhanqi;
mod net;
pub mod sahkku;

pub use correction::{Correction, UNITS, corrects};
pub use net::{Accumulator, LEAK, MOST, Net, leaky_relu, logistic};

use super::{Ask, Job};
use luzhanqi::LearnedPlayer;
use palamede_games::luzhanqi::{Battle, View};
use palamede_games::{GameId, Luzhanqi, LuzhanqiFour, Sahkku};
use palamede_rules::{Game, Open, Seen};
use sahkku::TurnPlayer;
use std::sync::Arc;

/// Returns the name of the net by which a job is answered; `None` where search answers it. Moves
/// of the higher levels of Luzhanqi and of Sáhkku are made by nets, under the options that
/// these have learned; in Turkish draughts a net corrects the search of the highest level.
///
/// ```
/// use palamede_games::Luzhanqi;
/// use palamede_mind::{Ask, Job, learned::net_for};
/// use palamede_table::Table;
///
/// let table = Table::<Luzhanqi>::from_record("Palamède record 1; game: luzhanqi; moves:");
/// let table = table.expect("a record");
/// let name = |ask| net_for(&Job::new(&table, 1, ask, 0).expect("a seat is to move"));
/// assert_eq!((name(Ask::Move(8)), name(Ask::Move(1))), (Some("luzhanqi"), None));
/// ```
pub fn net_for(job: &Job) -> Option<&'static str> {
    let (Ask::Move(level), game) = (job.ask, &job.open().game) else { return None };
    if corrects(game, level) {
        return GameId::read(game).map(GameId::id);
    }
    if game == Luzhanqi::ID {
        return of_battle::<false>(job, level);
    }
    if game == LuzhanqiFour::ID {
        return of_battle::<true>(job, level);
    }
    if game == Sahkku::ID && sahkku::deep(level).is_some() {
        let Open(position) = job.open().read_view::<Sahkku>()?;
        return position.has_usual_rules().then_some(Sahkku::ID);
    }
    None
}

/// Returns the name of the net by which a level plays Luzhanqi.
fn of_battle<const FOUR: bool>(job: &Job, level: u8) -> Option<&'static str> {
    luzhanqi::rollouts(FOUR, level)?;
    let view = job.open().read_view::<Battle<FOUR>>()?;
    luzhanqi::knows(view.sight()).then_some(Battle::<FOUR>::ID)
}

/// A player of Luzhanqi, and what it sees.
pub(super) struct Commander<const FOUR: bool> {
    view: View<FOUR>,
    player: LearnedPlayer<FOUR, { luzhanqi::UNITS }>,
}

impl<const FOUR: bool> Commander<FOUR> {
    fn new(job: &Job, net: &[u8], level: u8) -> Option<Box<Commander<FOUR>>> {
        let net = Arc::new(Net::read(luzhanqi::INPUTS[usize::from(FOUR)], net)?);
        let view = job.open().read_view::<Battle<FOUR>>()?;
        let (quiet, seed) = (job.open().quiet as usize, u64::from(job.open().seed));
        let rollouts = luzhanqi::rollouts(FOUR, level)?;
        let player = LearnedPlayer::new(&net, &view, quiet, rollouts, seed);
        Some(Box::new(Commander { view, player }))
    }

    fn step_now(&self) -> Option<String> {
        self.player.choice().map(|act| self.view.write(act))
    }
}

/// A player at work on a job by its net.
pub(super) enum Learned {
    /// Luzhanqi for two.
    Luzhanqi(Box<Commander<false>>),
    /// Luzhanqi for four.
    LuzhanqiFour(Box<Commander<true>>),
    /// Sáhkku.
    Sahkku(Box<Open<Sahkku>>, TurnPlayer<{ sahkku::UNITS }>),
}

impl Learned {
    /// Begins a job; `None` where it is not for a net, or the bytes are none.
    pub fn new(job: &Job, net: &[u8]) -> Option<Learned> {
        let (name, Ask::Move(level)) = (net_for(job)?, job.ask) else { return None };
        if name == Sahkku::ID {
            let net = Arc::new(Net::read(sahkku::INPUTS, net)?);
            let view = job.open().read_view::<Sahkku>()?;
            let player = TurnPlayer::new(&net, &view.0, sahkku::deep(level)?);
            return Some(Learned::Sahkku(Box::new(view), player));
        }
        if name == Luzhanqi::ID {
            return Commander::new(job, net, level).map(Learned::Luzhanqi);
        }
        Commander::new(job, net, level).map(Learned::LuzhanqiFour)
    }

    /// Thinks on, for so many positions at most; whether it has done.
    pub fn step(&mut self, budget: u64) -> bool {
        match self {
            Learned::Luzhanqi(commander) => commander.player.step(budget),
            Learned::LuzhanqiFour(commander) => commander.player.step(budget),
            Learned::Sahkku(_, player) => player.step(budget),
        }
    }

    /// Returns the move that it would make now, in notation.
    pub fn step_now(&self) -> Option<String> {
        match self {
            Learned::Luzhanqi(commander) => commander.step_now(),
            Learned::LuzhanqiFour(commander) => commander.step_now(),
            Learned::Sahkku(view, player) => player.choice().map(|act| view.write(act)),
        }
    }
}
