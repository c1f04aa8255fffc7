//! Weights as the site fetches them: small integers in a file.

use palamede::mind::learned::{MOST, Net};

/// Writes a net as [`Net::read`] reads it; the weights of inputs as multiples of `coarse`.
pub fn write<const N: usize>(net: &Net<N>, coarse: f32) -> Vec<u8> {
    let rest = || net.hidden_bias.iter().chain(&net.output_weights).chain([&net.output_bias]);
    let largest = rest().fold(f32::MIN_POSITIVE, |most, weight| most.max(weight.abs()));
    let fine = largest / f32::from(i16::MAX);
    let mut bytes = Vec::with_capacity(Net::<N>::bytes(net.input_weights.len()));
    bytes.extend(coarse.to_le_bytes());
    bytes.extend(fine.to_le_bytes());
    for unit in 0..N {
        let weights = net.input_weights.iter().map(|row| row[unit]);
        bytes.extend(weights.map(|w| (w / coarse).round().clamp(-MOST, MOST) as i8 as u8));
    }
    bytes.extend(rest().flat_map(|weight| ((weight / fine).round() as i16).to_le_bytes()));
    bytes
}

/// A check sum of bytes (FNV-1a, 64 bits).
pub fn check_sum(bytes: &[u8]) -> u64 {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

#[test]
fn what_is_kept_is_read_again() {
    let mut net = Net::<8>::new(5);
    net.input_weights[3] = [0.25, -0.5, 0.0, 1.0, 9.0, 0.11, 0.0, 0.0];
    (net.hidden_bias, net.output_weights, net.output_bias) = ([0.5; 8], [-2.0; 8], 1.5);
    let read = Net::<8>::read(5, &write(&net, 0.01)).expect("a net");
    let near = |a: f32, b: f32| (a - b).abs() < 0.006;
    assert!(near(read.input_weights[3][1], -0.5) && near(read.input_weights[3][5], 0.11));
    assert!(near(read.input_weights[3][4], 1.27) && read.input_weights[2] == [0.0; 8]);
    assert!(
        near(read.hidden_bias[7], 0.5)
            && near(read.output_weights[0], -2.0)
            && near(read.output_bias, 1.5)
    );
}
