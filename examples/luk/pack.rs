//! The table that is carried: nets in bytes, and lists of positions.

use super::solution::{DRAW, POINTS, Plane, SETS, Side, plays, set};
use super::train::{HIDDEN, INPUTS, NARROW, Weights};

/// What stands for one in the table.
const ONE: f32 = 1024.0;
/// With so many rebels or fewer, a win of the general that takes as many plies is rare.
const LATE: u8 = 6;

/// How many bytes a net takes.
pub const BYTES: usize =
    (HIDDEN + NARROW) * 2 + INPUTS * HIDDEN + NARROW * HIDDEN + (2 * NARROW + 1) * 2;

/// Appends a net: for each unit of both layers its greatest weight, then the weights as parts in
/// 127 of it, then the rest in words.
pub fn net(weights: &Weights, out: &mut Vec<u8>) {
    let first: Vec<Vec<f32>> =
        (0..HIDDEN).map(|unit| (0..INPUTS).map(|i| weights.first(i)[unit]).collect()).collect();
    let second: Vec<Vec<f32>> = (0..NARROW).map(|unit| weights.second(unit).to_vec()).collect();
    let scales =
        |units: &[Vec<f32>]| -> Vec<i16> { units.iter().map(|unit| scale(unit)).collect() };
    let (wide, narrow) = (scales(&first), scales(&second));
    wide.iter().chain(&narrow).for_each(|scale| out.extend(scale.to_le_bytes()));
    // The player adds the first layer in words of sixteen bits.
    let reach = |unit: &Vec<f32>| unit.iter().map(|weight| weight.abs() * ONE).sum::<f32>();
    assert!(first.iter().all(|unit| reach(unit) < f32::from(i16::MAX)), "too large a unit");
    for input in 0..INPUTS {
        out.extend(first.iter().zip(&wide).map(|(unit, &scale)| part(unit[input], scale)));
    }
    for (unit, &scale) in second.iter().zip(&narrow) {
        out.extend(unit.iter().map(|&weight| part(weight, scale)));
    }
    for weight in weights.rest() {
        out.extend(((weight * ONE).round() as i16).to_le_bytes());
    }
}

/// The greatest weight of a unit.
fn scale(unit: &[f32]) -> i16 {
    let most = unit.iter().fold(0f32, |most, weight| most.max(weight.abs()));
    ((most * ONE).ceil() as i16).max(1)
}

/// A weight as a part in 127 of the greatest one.
fn part(weight: f32, scale: i16) -> u8 {
    ((weight * ONE * 127.0 / f32::from(scale)).round() as i8) as u8
}

/// Whether a search of a few plies does not see how this ends, though the rebels do not win.
pub fn is_rare(side: &Side, n: usize, point: usize) -> bool {
    let plies = side.plies[n * POINTS + point];
    side.rebels[n] >> point & 1 == 0 && plies >= LATE
}

/// The rare positions of a plane, with the plies, or zero for a draw.
pub fn rare(plane: &Plane) -> Vec<(u32, u8)> {
    let mut entries = Vec::new();
    for (side, bit) in [(&plane.rebels, 0), (&plane.general, 1 << 30)] {
        for n in (0..SETS).filter(|&n| plays(set(n))) {
            let points = (0..POINTS).filter(|&p| set(n) >> p & 1 == 0 && is_rare(side, n, p));
            entries.extend(points.map(|p| {
                let plies = side.plies[n * POINTS + p];
                (entry(set(n), p) | bit, if plies == DRAW { 0 } else { plies })
            }));
        }
    }
    entries
}

/// A position with the rebels to move, as the table's lists name it.
pub fn entry(rebels: u32, general: usize) -> u32 {
    rebels | (general as u32) << 25
}

/// Appends a list of positions: how many there are, by how much each is above the one before, in
/// bytes of seven bits, the lowest first, of which all but the last have the eighth set; then
/// what is known of each.
pub fn list(mut entries: Vec<(u32, u8)>, out: &mut Vec<u8>) {
    entries.sort_unstable();
    entries.dedup();
    out.extend((entries.len() as u16).to_le_bytes());
    let mut last = 0;
    for &(entry, _) in &entries {
        let mut above = entry - last;
        while above >= 0x80 {
            out.push(above as u8 | 0x80);
            above >>= 7;
        }
        out.push(above as u8);
        last = entry;
    }
    out.extend(entries.iter().map(|&(_, known)| known));
}
