//! A player by a net: the moves that look best one ply ahead are played out in guessed armies, both
//! sides by the net, each by what it would know there.

use super::judge::Judge;
use super::likely::usual;
use palamede_games::luzhanqi::{Act, Battle, PlayerView, View};
use palamede_rules::{
    Eye, Generator, Line, Outcome, Rng, Rules, Seat, Seen, Silent, Step, Thinkable, Turn,
};
use std::sync::Arc;

/// The number of tries that one guess may take.
const TRIES: u32 = 10_000;
/// What a win that is a ply later is worth less, and a loss more.
const PLY: f32 = 0.002;
/// Of how many guesses one is taken, the rather the more usual its armies are: for two, and for four,
/// where each takes longer.
const GUESSES: [usize; 2] = [12, 3];

/// How far a player looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rollouts {
    /// How many moves are played out; none or one: it takes what looks best one ply ahead.
    pub moves: usize,
    /// In how many guessed armies each of them is at first. Then the worse half is left out, and
    /// the others are played out in twice as many more, until one is left (sequential halving:
    /// Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits", 2013).
    pub worlds: u32,
    /// For how many plies.
    pub plies: u32,
}

impl Rollouts {
    /// The best move one ply ahead.
    pub const NONE: Rollouts = Rollouts { moves: 1, worlds: 0, plies: 0 };
}

/// A move that is played out.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    act: Act,
    /// The chance to win after it, one ply ahead.
    worth: f32,
    /// The sum of what came of it, in so many guessed armies.
    sum: f32,
    count: u32,
}

impl Candidate {
    /// The chance to win after it, as far as it is known; what is seen one ply ahead counts as one
    /// guessed army.
    fn mean(&self) -> f32 {
        (self.sum + self.worth) / (self.count as f32 + 1.0)
    }
}

/// A player at work on what a seat sees.
pub struct LearnedPlayer<const FOUR: bool, const N: usize> {
    net: Arc<Judge<N>>,
    view: View<FOUR>,
    seat: Option<Seat>,
    quiet: usize,
    rollouts: Rollouts,
    rng: Generator,
    /// The moves that are still in question, the best first as far as that is known.
    candidates: Vec<Candidate>,
    /// The guessed armies that are left of this round, and the one in which the next of the
    /// candidates is played out.
    left: u32,
    world: Option<(Line<Battle<FOUR>>, usize)>,
    /// How many guessed armies a round has.
    round: u32,
}

impl<const FOUR: bool, const N: usize> LearnedPlayer<FOUR, N> {
    /// Makes a player that begins to think about what the seat to act sees; `quiet` are the plies
    /// since the last lasting change.
    pub fn new(
        net: &Arc<Judge<N>>,
        view: &View<FOUR>,
        quiet: usize,
        rollouts: Rollouts,
        seed: u64,
    ) -> LearnedPlayer<FOUR, N> {
        let mut rng = Generator::new(seed);
        let draft = view.draft(rng.bits());
        let mut moves = draft.map_or_else(|| view.moves(), |draft| vec![draft]);
        rng.shuffle(&mut moves);
        let candidates = candidates(net, view.sight(), moves, rollouts.moves);
        let seat = match view.turn() {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        };
        LearnedPlayer {
            net: Arc::clone(net),
            view: view.clone(),
            seat,
            quiet,
            rollouts,
            rng,
            candidates,
            left: rollouts.worlds,
            world: None,
            round: rollouts.worlds,
        }
    }

    /// Thinks on, for so many positions at most; whether it has done.
    pub fn step(&mut self, budget: u64) -> bool {
        let mut spent = 0;
        while self.candidates.len() > 1 && self.round > 0 && spent < budget {
            let Some((world, at)) = self.next_world() else { break };
            spent += u64::from(self.rollouts.plies) + 1;
            let Some(candidate) = self.candidates.get(at).copied() else { continue };
            let points = self.play_out(world, candidate);
            self.candidates[at].sum += points;
            self.candidates[at].count += 1;
        }
        self.candidates.len() <= 1 || self.round == 0
    }

    /// Returns a guessed army, and the number of the candidate that is to be played out in it;
    /// `None` where nothing can be guessed.
    fn next_world(&mut self) -> Option<(Line<Battle<FOUR>>, usize)> {
        if let Some((world, at)) = &mut self.world
            && *at + 1 < self.candidates.len()
        {
            *at += 1;
            return Some((world.clone(), *at));
        }
        if self.left == 0 {
            self.halve();
        }
        let Some(state) = self.guess() else {
            self.round = 0;
            return None;
        };
        self.left = self.left.saturating_sub(1);
        let world = Line::resume(state, self.quiet, &[]);
        self.world = Some((world.clone(), 0));
        Some((world, 0))
    }

    /// Guesses the armies that are hidden: of several that can be, one by how usual each is where it was
    /// laid out.
    fn guess(&mut self) -> Option<Battle<FOUR>> {
        let sight = self.view.sight();
        let hidden = (0..4).filter(|&t| sight.army(t).is_none());
        let guesses = Battle::<FOUR>::guesses(&self.view, &mut self.rng, TRIES)
            .take(GUESSES[usize::from(FOUR)]);
        let mut guesses: Vec<Battle<FOUR>> = guesses.collect();
        let often = |state: &Battle<FOUR>| {
            let armies = hidden.clone().filter_map(|t| state.full().army(t));
            armies.map(|army| usual(&army)).sum()
        };
        let often: Vec<f32> = guesses.iter().map(often).collect();
        let chosen = drawn(&often, &mut self.rng)?;
        Some(guesses.swap_remove(chosen))
    }

    /// Leaves out the worse half; the next round has twice as many guessed armies.
    fn halve(&mut self) {
        sort(&mut self.candidates);
        self.candidates.truncate(self.candidates.len().div_ceil(2));
        self.round = self.round.saturating_mul(2);
        self.left = self.round;
    }

    /// Returns the points that come of a move, as far as it is played out.
    fn play_out(&self, mut line: Line<Battle<FOUR>>, candidate: Candidate) -> f32 {
        let step = Step::Move(candidate.act);
        let Some(own) = self.seat.filter(|_| line.check(&step).is_ok()) else {
            return candidate.worth;
        };
        line.advance(&step, &mut Silent);
        for ply in 0..self.rollouts.plies {
            let seat = match line.turn() {
                Turn::Over(outcome) => return points(&outcome, own, ply),
                Turn::Seat(seat) => seat,
                Turn::Chance { .. } => break,
            };
            let view = line.state().view(Eye::Seat(seat));
            let Some((act, _)) = self.best(&view) else { break };
            line.advance(&Step::Move(act), &mut Silent);
        }
        let view = line.state().view(Eye::Seat(own));
        match line.turn() {
            Turn::Over(outcome) => points(&outcome, own, self.rollouts.plies),
            Turn::Seat(seat) if seat == own => self.best(&view).map_or(0.5, |(_, worth)| worth),
            _ => self.net.judge(view.sight()).unwrap_or(0.5),
        }
    }

    /// Returns the move that looks best one ply ahead.
    fn best(&self, view: &View<FOUR>) -> Option<(Act, f32)> {
        self.net.best(view.sight(), &view.moves())
    }

    /// Returns the move that it would make now; `None` where there is none.
    pub fn choice(&self) -> Option<&Act> {
        let best = self.candidates.iter().max_by(|a, b| a.mean().total_cmp(&b.mean()));
        best.map(|candidate| &candidate.act)
    }

    /// Returns the chance to win that it sees; `None` where there is no move.
    pub fn chance(&self) -> Option<f32> {
        self.candidates.iter().map(Candidate::mean).max_by(f32::total_cmp)
    }
}

/// Returns so many of the moves that look best one ply ahead, the best first; a sure win alone.
fn candidates<const N: usize>(
    net: &Judge<N>,
    sight: &PlayerView,
    moves: Vec<Act>,
    most: usize,
) -> Vec<Candidate> {
    let worths = net.judge_moves(sight, &moves).unwrap_or_default();
    let worths = worths.into_iter().chain(std::iter::repeat(0.5));
    let candidate = |(act, worth)| Candidate { act, worth, sum: 0.0, count: 0 };
    let mut candidates: Vec<Candidate> = moves.into_iter().zip(worths).map(candidate).collect();
    sort(&mut candidates);
    let sure = candidates.first().is_some_and(|best| best.worth >= 1.0);
    candidates.truncate(if sure { 1 } else { most.max(1) });
    candidates
}

/// Puts the best first, as far as they are known.
#[inline(never)]
fn sort(candidates: &mut [Candidate]) {
    candidates.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
}

/// Draws one of several things by how often they are met, given as logarithms.
#[inline(never)]
fn drawn(often: &[f32], rng: &mut Generator) -> Option<usize> {
    let most = often.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weights: Vec<u32> =
        often.iter().map(|often| (10_000.0 * (often - most).exp()) as u32).collect();
    let mut lot = rng.below(weights.iter().sum());
    weights.iter().position(|&weight| match lot.checked_sub(weight) {
        Some(rest) => {
            lot = rest;
            false
        }
        None => true,
    })
}

/// Returns the points of a game that has ended after so many plies: a win sooner is better, a loss
/// later.
fn points(outcome: &Outcome, own: Seat, plies: u32) -> f32 {
    match outcome.winners.is_empty() {
        true => 0.5,
        false if outcome.winners.has(own) => 1.0 - PLY * plies as f32,
        false => PLY * plies as f32,
    }
}
