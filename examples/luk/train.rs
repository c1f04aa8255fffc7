//! Nets that estimate the plies left, learned from the solution by Adam (Kingma and Ba, 2015): one
//! for each point of the general up to reflection, with the general to move. The sums of each
//! step are made in one thread in one order, so that they come out the same again.

use super::solution::{DRAW, POINTS, SETS, Side, plays, set};
use std::ops::Range;

/// The points on which rebels stand, and one that is always set.
pub const INPUTS: usize = 26;
/// The width of the first layer.
pub const HIDDEN: usize = 64;
/// The width of the second layer.
pub const NARROW: usize = 16;
/// Where the second layer's weights begin, what is added there, the output's weights, all's end.
const SECOND: usize = INPUTS * HIDDEN;
const BIAS: usize = SECOND + HIDDEN * NARROW;
const LAST: usize = BIAS + NARROW;
const ALL: usize = LAST + NARROW + 1;

/// The plies for which an output of one stands.
const SPAN: f32 = 32.0;
/// What a position that the rebels do not win is to be estimated at, in plies, or above.
const LOST: u8 = 64;
/// Half a turn of the cosine by which the rate falls: to as many places as when the table was made.
#[expect(clippy::approx_constant, reason = "another number learns other weights")]
const HALF_TURN: f32 = 3.14159;
/// How many positions make a step.
const BATCH: usize = 128;
/// How often errors count of positions near the end, which a search solves, and up to how many
/// plies that is.
const NEAR: (u8, f32) = (8, 0.2);

/// The weights of a net.
#[derive(Clone)]
pub struct Weights(Vec<f32>);

/// What a net computed on its way.
struct Layers {
    wide: [f32; HIDDEN],
    narrow: [f32; NARROW],
}

impl Weights {
    /// Weights by lot.
    fn random(rng: &mut Shift) -> Weights {
        let mut all = vec![0.0; ALL];
        all[..SECOND].fill_with(|| rng.signed() * 0.25);
        all[SECOND..BIAS].fill_with(|| rng.signed() * (1.7 / (HIDDEN as f32).sqrt()));
        all[SECOND - HIDDEN..SECOND].fill_with(|| rng.signed() * 0.5);
        for unit in 0..NARROW {
            all[BIAS + unit] = 0.3;
            all[LAST + unit] = rng.signed() * 0.5;
        }
        all[ALL - 1] = 0.5;
        Weights(all)
    }

    /// The weights of an input.
    pub fn first(&self, input: usize) -> &[f32] {
        &self.0[input * HIDDEN..][..HIDDEN]
    }

    /// The weights of a unit of the second layer.
    pub fn second(&self, unit: usize) -> &[f32] {
        &self.0[row(unit)]
    }

    /// What is added to the second layer, the output's weights, what is added to it.
    pub fn rest(&self) -> &[f32] {
        &self.0[BIAS..]
    }

    /// The output for a set of rebels.
    fn output(&self, rebels: u32, layers: &mut Layers) -> f32 {
        let Layers { wide, narrow } = layers;
        wide.copy_from_slice(self.first(INPUTS - 1));
        for input in members(rebels) {
            wide.iter_mut().zip(self.first(input)).for_each(|(sum, weight)| *sum += weight);
        }
        wide.iter_mut().for_each(|sum| *sum = sum.clamp(0.0, 1.0));
        let mut out = self.0[ALL - 1];
        for (unit, narrow) in narrow.iter_mut().enumerate() {
            // In sixteen sums, which a processor makes at once.
            let mut sums = [0f32; 16];
            for (a, b) in wide.as_chunks::<16>().0.iter().zip(self.second(unit).as_chunks::<16>().0)
            {
                (0..16).for_each(|i| sums[i] += a[i] * b[i]);
            }
            *narrow = (self.0[BIAS + unit] + sums.iter().sum::<f32>()).clamp(0.0, 1.0);
            out += self.0[LAST + unit] * *narrow;
        }
        out
    }

    /// Adds to `slopes` how an error depends on each weight.
    fn slopes(&self, rebels: u32, layers: &Layers, error: f32, slopes: &mut [f32]) {
        let inside = |at: f32| at > 0.0 && at < 1.0;
        slopes[ALL - 1] += error;
        let mut back = [0f32; HIDDEN];
        for (unit, &narrow) in layers.narrow.iter().enumerate() {
            slopes[LAST + unit] += error * narrow;
            if !inside(narrow) {
                continue;
            }
            let error = error * self.0[LAST + unit];
            slopes[BIAS + unit] += error;
            let slopes = &mut slopes[row(unit)];
            for (i, weight) in self.second(unit).iter().enumerate() {
                slopes[i] += error * layers.wide[i];
                back[i] += error * weight;
            }
        }
        for (back, wide) in back.iter_mut().zip(layers.wide) {
            *back = if inside(wide) { *back } else { 0.0 };
        }
        for input in members(rebels | 1 << (INPUTS - 1)) {
            let slopes = &mut slopes[input * HIDDEN..][..HIDDEN];
            slopes.iter_mut().zip(back).for_each(|(slope, back)| *slope += back);
        }
    }
}

/// Where the weights of a unit of the second layer stand.
fn row(unit: usize) -> Range<usize> {
    SECOND + unit * HIDDEN..SECOND + (unit + 1) * HIDDEN
}

/// The members of a set.
fn members(set: u32) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        let member = (left != 0).then(|| left.trailing_zeros() as usize);
        left &= left.wrapping_sub(1);
        member
    })
}

/// The generator of Marsaglia's xorshift: quick.
struct Shift(u64);

impl Shift {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number from −1 to 1.
    fn signed(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1u64 << 24) as f32 * 2.0 - 1.0
    }
}

/// Adam: how far each weight goes by its slope, that of late, and how much it wavered.
struct Adam {
    slope: Vec<f32>,
    square: Vec<f32>,
    decay: (f32, f32),
}

impl Adam {
    fn new() -> Adam {
        Adam { slope: vec![0.0; ALL], square: vec![0.0; ALL], decay: (1.0, 1.0) }
    }

    fn step(&mut self, weights: &mut Weights, slopes: &[f32], rate: f32) {
        self.decay = (self.decay.0 * 0.9, self.decay.1 * 0.999);
        let left = (1.0 - self.decay.0, 1.0 - self.decay.1);
        for (i, weight) in weights.0.iter_mut().enumerate() {
            let slope = slopes[i] / BATCH as f32;
            self.slope[i] = 0.9 * self.slope[i] + 0.1 * slope;
            self.square[i] = 0.999 * self.square[i] + 0.001 * slope * slope;
            let size = (self.square[i] / left.1).sqrt() + 1e-8;
            *weight -= rate * (self.slope[i] / left.0) / size;
        }
    }
}

/// The lessons for the general on one point: sets of rebels with the plies left.
fn lessons(side: &Side, point: usize) -> Vec<(u32, u8)> {
    let sets = (0..SETS).filter(|&n| plays(set(n)) && set(n) >> point & 1 == 0);
    let lesson = |n: usize| match side.plies[n * POINTS + point] {
        0 | DRAW => None,
        plies if plies % 2 == 1 => Some((set(n), LOST)),
        plies => Some((set(n), plies)),
    };
    sets.filter_map(lesson).collect()
}

/// Learns the net for the general, to move, on one point in so many steps, from nothing or from
/// another net, with a rate that falls from this one.
pub fn learn(
    side: &Side,
    point: usize,
    steps: usize,
    rate: f32,
    from: Option<&Weights>,
) -> Weights {
    let mut rng = Shift(88_172_645_463_325_252 + point as u64 * 977);
    let lessons = lessons(side, point);
    let by_lot = Weights::random(&mut rng);
    let mut weights = from.cloned().unwrap_or(by_lot);
    let (mut adam, mut slopes) = (Adam::new(), vec![0.0; ALL]);
    let mut layers = Layers { wide: [0.0; HIDDEN], narrow: [0.0; NARROW] };
    for step in 0..steps {
        slopes.fill(0.0);
        for _ in 0..BATCH {
            let (rebels, plies) = lessons[(rng.next() % lessons.len() as u64) as usize];
            let output = weights.output(rebels, &mut layers);
            let far = plies == LOST && output > 1.6;
            let error = if far { 0.0 } else { output - f32::from(plies) / SPAN };
            let weight = if plies <= NEAR.0 { NEAR.1 } else { 1.0 };
            weights.slopes(rebels, &layers, (error * weight).clamp(-0.5, 0.5), &mut slopes);
        }
        let done = step as f32 / steps as f32;
        let rate = rate * 0.5 * (1.0 + (done * HALF_TURN).cos()) + 1e-5;
        adam.step(&mut weights, &slopes, rate);
    }
    weights
}
