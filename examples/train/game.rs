//! What a training asks of a game.

use crate::learner::Inputs;
use crate::settings::Settings;
use palamede::mind::learned::Net;
use palamede::rules::{Generator, Rng};
use std::ops::Range;

/// A position, and what was found out when one looked further.
pub struct Step {
    /// What the net is given.
    pub inputs: Inputs,
    /// What is added to the net's output: 0 where it judges alone.
    pub base: f32,
    /// The chance to win that the net gives the next position of its own, or that a search finds;
    /// `None` where there was none.
    pub next: Option<f32>,
}

/// A game as one side saw it.
pub struct Episode {
    /// The positions, in order.
    pub steps: Vec<Step>,
    /// The points at the end, from 0 to 1.
    pub points: f32,
}

impl Episode {
    /// The steps from the last to the first, each with the chance that it is to have: the mean
    /// of what the net said later and of the end, the later the less (Sutton's TD(λ), seen
    /// forward).
    pub fn targets(&self, lambda: f32) -> impl Iterator<Item = (&Step, f32)> {
        let mut target = self.points;
        self.steps.iter().rev().map(move |step| {
            if let Some(next) = step.next {
                target = (1.0 - lambda) * next + lambda * target;
            }
            (step, target)
        })
    }
}

/// Nets as they were earlier in the training.
pub struct Older<'a, const N: usize>(pub &'a [Net<N>]);

impl<'a, const N: usize> Older<'a, N> {
    /// One of them, the last eight alone.
    pub fn pick(&self, rng: &mut Generator) -> Option<&'a Net<N>> {
        let last = &self.0[self.0.len().saturating_sub(8)..];
        last.get(rng.below(last.len() as u32) as usize)
    }
}

/// A game that is learned.
pub trait Trainee {
    /// The number of the net's inputs.
    const INPUTS: usize;
    /// The fixed opponents of the curve.
    const OPPONENTS: &'static [&'static str];

    /// The groups of inputs that can be left out.
    fn groups() -> Vec<(&'static str, Range<usize>)>;

    /// Plays the game of this number of a training; it follows from what is given alone.
    fn game<const N: usize>(
        net: &Net<N>,
        older: &Older<'_, N>,
        settings: &Settings,
        game: u32,
    ) -> Vec<Episode>;

    /// The share of points of the net, which looks one ply ahead, in so many games against an
    /// opponent.
    fn share<const N: usize>(net: &Net<N>, opponent: &str, games: u32, seed: u64) -> f32;
}
