//! A net of one hidden layer, from few inputs of many to the chance to win.
//!
//! Its numbers are kept as small integers and used as floating-point ones: only sums, products,
//! and quotients are made of them, in one order, so that every machine finds the same.

/// The slope of a hidden unit where its sum is negative.
pub const LEAK: f32 = 0.0625;
/// The largest of the integers by which a row's weights are kept.
pub const MOST: f32 = 127.0;

/// The sums of the hidden units, before what they make of them.
pub type Accumulator<const N: usize> = [f32; N];

/// The weights of a net with `N` hidden units.
///
/// ```
/// use palamede_mind::learned::Net;
///
/// let mut net = Net::<8>::new(3);
/// net.input_weights[2] = [1.0; 8];
/// net.output_weights = [0.5; 8];
/// let sums = net.sums([(2, 1.0)]);
/// assert!(net.chance(&sums) > 0.9 && net.chance(&net.sums([])) == 0.5);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Net<const N: usize> {
    /// The weights of each input to the hidden units.
    pub input_weights: Vec<[f32; N]>,
    /// The sums of the hidden units without any input.
    pub hidden_bias: [f32; N],
    /// The weights of the hidden units to the output.
    pub output_weights: [f32; N],
    /// The output without any hidden unit.
    pub output_bias: f32,
}

impl<const N: usize> Net<N> {
    /// Makes a net of so many inputs that says one half of everything.
    pub fn new(inputs: usize) -> Net<N> {
        Net {
            input_weights: vec![[0.0; N]; inputs],
            hidden_bias: [0.0; N],
            output_weights: [0.0; N],
            output_bias: 0.0,
        }
    }

    /// Returns the number of bytes in which a net of so many inputs is kept.
    pub const fn bytes(inputs: usize) -> usize {
        8 + inputs * N + 2 * (2 * N + 1)
    }

    /// Reads a net of so many inputs: two numbers by which the integers are multiplied, then for
    /// each hidden unit the weights of the inputs to it, a byte each; then in words of 16 bits what
    /// is added to each unit, the weights of the units, and what is added to the output. `None` if
    /// the bytes are not of this form.
    pub fn read(inputs: usize, bytes: &[u8]) -> Option<Net<N>> {
        if bytes.len() != Self::bytes(inputs) {
            return None;
        }
        let (steps, bytes) = bytes.split_at_checked(8)?;
        let (rows, words) = bytes.split_at_checked(inputs * N)?;
        let step = |n: usize| Some(f32::from_le_bytes(*steps.as_chunks().0.get(n)?));
        let (coarse, fine) = (step(0)?, step(1)?);
        let mut net = Net::new(inputs);
        for (n, &weight) in rows.iter().enumerate() {
            net.input_weights[n % inputs][n / inputs] = f32::from(weight as i8) * coarse;
        }
        let words = words.as_chunks().0.iter();
        let mut words = words.map(|word| f32::from(i16::from_le_bytes(*word)) * fine);
        let rest =
            net.hidden_bias.iter_mut().chain(&mut net.output_weights).chain([&mut net.output_bias]);
        rest.for_each(|number| *number = words.next().unwrap_or_default());
        Some(net)
    }

    /// Returns the sums of the hidden units for these inputs.
    pub fn sums(&self, inputs: impl IntoIterator<Item = (usize, f32)>) -> Accumulator<N> {
        let mut sums = self.hidden_bias;
        inputs.into_iter().for_each(|(input, value)| self.add(&mut sums, input, value));
        sums
    }

    /// Adds so much of an input to the sums.
    #[inline]
    pub fn add(&self, sums: &mut Accumulator<N>, input: usize, value: f32) {
        let Some(row) = self.input_weights.get(input) else { return };
        sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += value * weight);
    }

    /// Returns the chance to win, from 0 to 1, that follows from these sums.
    #[inline]
    pub fn chance(&self, sums: &Accumulator<N>) -> f32 {
        logistic(self.output(sums))
    }

    /// Returns the logarithm of the odds to win that follows from these sums.
    #[inline]
    pub fn output(&self, sums: &Accumulator<N>) -> f32 {
        // Eight sums side by side: processors add so many at once.
        let mut lanes = [0.0; 8];
        let (sums, out) = (sums.as_chunks::<8>().0, self.output_weights.as_chunks::<8>().0);
        for (sums, out) in sums.iter().zip(out) {
            for ((lane, &sum), &weight) in lanes.iter_mut().zip(sums).zip(out) {
                *lane += leaky_relu(sum) * weight;
            }
        }
        self.output_bias + lanes.iter().sum::<f32>()
    }
}

/// Returns the leaky rectifier of a hidden unit's sum.
#[inline]
pub fn leaky_relu(sum: f32) -> f32 {
    if sum > 0.0 { sum } else { LEAK * sum }
}

/// Returns the logistic function, 1 / (1 + e^-x), nearly: e^-x is (1 - x/256)^256.
#[inline]
pub fn logistic(x: f32) -> f32 {
    let mut power = 1.0 - x.clamp(-20.0, 20.0) / 256.0;
    for _ in 0..8 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logistic_function_is_nearly_so_and_rises() {
        let values: Vec<f32> = (-300..300).map(|n| logistic(n as f32 / 30.0)).collect();
        assert!(values.windows(2).all(|pair| pair[0] < pair[1]));
        for (n, value) in (-300..300).zip(values) {
            let exact = 1.0 / (1.0 + (-n as f32 / 30.0).exp());
            assert!((value - exact).abs() < 0.01, "{n}: {value} {exact}");
        }
    }

    #[test]
    fn what_is_of_another_length_is_no_net() {
        let mut bytes = vec![0; Net::<8>::bytes(3)];
        assert!(Net::<8>::read(3, &bytes).is_some());
        assert!(Net::<8>::read(4, &bytes).is_none() && Net::<16>::read(3, &bytes).is_none());
        bytes.pop();
        assert!(Net::<8>::read(3, &bytes).is_none());
    }
}
