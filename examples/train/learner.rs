//! A net that learns: gradients by hand, a step a position.
//!
//! By hand, because there is one hidden layer and some 300 of 1 700 inputs are not zero: the step
//! of one position touches their rows alone and takes three microseconds on one core. The libraries
//! of the field multiply whole matrices in batches; in between they spend longer than that.

use palamede::mind::learned::{LEAK, Net, leaky_relu, logistic};
use palamede::rules::Rng;
use std::io::{self, Read, Write};

/// Inputs that are not zero, each with its value.
pub type Inputs = Vec<(u16, f32)>;

/// What the squares of the gradients begin with: the first steps are not the largest.
const BEGINNING: f32 = 64.0;
/// How much of the mean net each game's net is: a mean over the last two thousand games or so.
const SHARE: f32 = 0.0005;

/// A net and what it has learned so far. Steps grow shorter where gradients were large: Adagrad
/// (Duchi, Hazan and Singer, 2011), with one sum for all weights of an input.
#[derive(Clone)]
pub struct Learner<const N: usize> {
    /// The net.
    pub net: Net<N>,
    /// The mean of the net as it was after each of the last games: from one game to the next it
    /// sways, and the mean plays better (Polyak and Juditsky, "Acceleration of stochastic
    /// approximation by averaging", 1992).
    pub mean: Net<N>,
    /// The length of the steps, before what shortens them.
    pub rate: f32,
    /// Sums of squared gradients: of inputs, of what is added to units, of the output's weights.
    input_weights: Vec<f32>,
    hidden_bias: f32,
    output_weights: [f32; N],
    output_bias: f32,
    /// Which inputs are left out.
    off: Vec<bool>,
}

impl<const N: usize> Learner<N> {
    /// A net by lot, of so many inputs.
    pub fn new(inputs: usize, rate: f32, rng: &mut impl Rng) -> Learner<N> {
        let mut net = Net::new(inputs);
        let mut signed = |most: f32| (rng.below(20_001) as f32 / 10_000.0 - 1.0) * most;
        net.input_weights.iter_mut().flatten().for_each(|weight| *weight = signed(0.03));
        net.hidden_bias = [0.1; N];
        net.output_weights.fill_with(|| signed(0.15));
        Learner {
            mean: net.clone(),
            net,
            rate,
            input_weights: vec![BEGINNING; inputs],
            hidden_bias: BEGINNING,
            output_weights: [BEGINNING; N],
            output_bias: BEGINNING,
            off: vec![false; inputs],
        }
    }

    /// Leaves out these inputs: their weights are zero and stay so.
    pub fn leave_out(&mut self, inputs: std::ops::Range<usize>) {
        for input in inputs {
            self.net.input_weights[input] = [0.0; N];
            self.mean.input_weights[input] = [0.0; N];
            self.off[input] = true;
        }
    }

    /// Takes a step towards the target, a chance to win; gives the squared error before it. `base` is
    /// added to the output.
    pub fn learn(&mut self, inputs: &Inputs, base: f32, target: f32) -> f32 {
        let given = inputs.iter().map(|&(input, value)| (usize::from(input), value));
        let sums = self.net.sums(given.clone());
        // The derivative of the cross entropy by the output's sum.
        let error = logistic(base + self.net.output(&sums)) - target;
        let mut slopes = [0.0; N];
        for n in 0..N {
            let slope = if sums[n] > 0.0 { 1.0 } else { LEAK };
            slopes[n] = error * self.net.output_weights[n] * slope;
            let gradient = error * leaky_relu(sums[n]);
            self.output_weights[n] += gradient * gradient;
            self.net.output_weights[n] -= self.rate * gradient / self.output_weights[n].sqrt();
        }
        self.output_bias += error * error;
        self.net.output_bias -= self.rate * error / self.output_bias.sqrt();
        let square = slopes.iter().map(|slope| slope * slope).sum::<f32>() / N as f32;
        self.hidden_bias += square;
        let step = self.rate / self.hidden_bias.sqrt();
        self.net.hidden_bias.iter_mut().zip(slopes).for_each(|(bias, slope)| *bias -= step * slope);
        for (input, value) in given {
            if self.off[input] {
                continue;
            }
            self.input_weights[input] += square * value * value;
            let step = self.rate * value / self.input_weights[input].sqrt();
            let row = self.net.input_weights[input].iter_mut();
            row.zip(&slopes).for_each(|(weight, slope)| *weight -= step * slope);
        }
        error * error
    }

    /// Takes the net as it is after a game into the mean.
    pub fn settle(&mut self) {
        let means = numbers(&mut self.mean);
        means.zip(numbers(&mut self.net)).for_each(|(mean, now)| *mean += SHARE * (*now - *mean));
    }

    /// The mean net, without the weights of inputs that nothing was learned of.
    pub fn learned(&self) -> Net<N> {
        let mut net = self.mean.clone();
        let unused = net
            .input_weights
            .iter_mut()
            .zip(&self.input_weights)
            .filter(|(_, seen)| **seen == BEGINNING);
        unused.for_each(|(row, _)| *row = [0.0; N]);
        net
    }

    /// All numbers that learning changes, in order.
    fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        let squares = self
            .input_weights
            .iter_mut()
            .chain([&mut self.hidden_bias])
            .chain(&mut self.output_weights);
        let squares = squares.chain([&mut self.output_bias]);
        numbers(&mut self.net).chain(squares).chain(numbers(&mut self.mean))
    }

    /// Writes all that learning changes.
    pub fn write(&mut self, to: &mut impl Write) -> io::Result<()> {
        self.numbers().try_for_each(|number| to.write_all(&number.to_le_bytes()))
    }

    /// Reads what [`write`](Learner::write) writes.
    pub fn read(&mut self, from: &mut impl Read) -> io::Result<()> {
        let mut bytes = [0; 4];
        for number in self.numbers() {
            from.read_exact(&mut bytes)?;
            *number = f32::from_le_bytes(bytes);
        }
        Ok(())
    }
}

/// All numbers of a net, in order.
fn numbers<const N: usize>(net: &mut Net<N>) -> impl Iterator<Item = &mut f32> {
    let rows = net.input_weights.iter_mut().flatten();
    rows.chain(&mut net.hidden_bias).chain(&mut net.output_weights).chain([&mut net.output_bias])
}
