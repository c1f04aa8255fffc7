//! One small net: from where the rebels stand, for one point of the general, to the plies that
//! are left. All in integers, so that every machine finds the same.

/// The width of the first layer.
pub const WIDE: usize = 64;
/// The width of the second layer.
pub const NARROW: usize = 16;
/// The points on which rebels stand, and one that is always set.
const INPUTS: usize = 26;
/// The number that stands for one in a layer.
const ONE: i32 = 1024;
/// The plies for which an output of [`ONE`] stands.
const SPAN: i32 = 32;

/// The number of bytes that a net takes in the table.
pub const BYTES: usize = (WIDE + NARROW) * 2 + INPUTS * WIDE + NARROW * WIDE + (2 * NARROW + 1) * 2;

/// The weights, each of [`ONE`].
pub struct Net {
    // Words of 16 bits: processors multiply and add eight of them at once. (The tool that packs
    // the nets sees that no sum is too large for them.)
    first: [[i16; WIDE]; INPUTS],
    second: [[i16; WIDE]; NARROW],
    bias: [i32; NARROW],
    last: [i32; NARROW],
    rest: i32,
}

impl Net {
    /// Reads a net: the greatest weight of each unit of the two layers, their weights as parts in
    /// 127 of it, then what is added to the second layer, the weights of the output and what is
    /// added to it.
    pub fn read(bytes: &[u8; BYTES]) -> Net {
        let mut bytes = bytes.iter().copied();
        let mut byte = || bytes.next().unwrap_or_default();
        let mut word = || i32::from(i16::from_le_bytes([byte(), byte()]));
        let wide: [i32; WIDE] = std::array::from_fn(|_| word());
        let narrow: [i32; NARROW] = std::array::from_fn(|_| word());
        let mut part = |scale: i32| i32::from(byte() as i8) * scale / 127;
        let first = std::array::from_fn(|_| wide.map(|scale| part(scale) as i16));
        let second = narrow.map(|scale| std::array::from_fn(|_| part(scale) as i16));
        let mut word = || i32::from(i16::from_le_bytes([byte(), byte()]));
        let bias = std::array::from_fn(|_| word());
        let last = std::array::from_fn(|_| word());
        Net { first, second, bias, last, rest: word() }
    }

    /// Returns the plies that are left until the rebels win, with the general to move, in quarters.
    pub fn quarters(&self, rebels: u32) -> i32 {
        let mut sums = self.first[INPUTS - 1];
        let mut left = rebels;
        while left != 0 {
            let row = &self.first[left.trailing_zeros() as usize % (INPUTS - 1)];
            sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
            left &= left - 1;
        }
        let wide = sums.map(|sum| sum.clamp(0, ONE as i16));
        let mut out = self.rest * ONE;
        for ((row, bias), last) in self.second.iter().zip(self.bias).zip(self.last) {
            let products = wide.iter().zip(row).map(|(a, b)| i32::from(*a) * i32::from(*b));
            // Far from overflow; not to look for it lets the tests add eight at once, too.
            let sum = products.fold(0, i32::wrapping_add);
            out += last * (bias + sum / ONE).clamp(0, ONE);
        }
        out / ONE * 4 * SPAN / ONE
    }
}
