//! The table: nets by flights and by the general's point, what no search of a few plies sees, and
//! where it does not find a best move.

use super::net::{BYTES, Net};
use palamede_games::shap_luk::{Point, ShapLuk};
use palamede_rules::{Rules, Seat, Turn};

/// The number of the general's points up to reflection.
const CLASSES: usize = 18;
/// The planes: no flight left, one left, as many as he likes.
const PLANES: usize = 3;

/// The table of the solved game, as it is fetched.
pub struct Solution {
    nets: Vec<Net>,
    /// The rare positions by plane, in order: with few rebels, that nobody wins, with a zero, or
    /// that the general wins later than a short search sees, with the plies.
    rare: [List; PLANES],
    /// The positions by plane, in order, of the rebels on lines from the start in which a search
    /// does not find a best move, with the number of one.
    better: [List; PLANES],
}

/// Positions of a plane, by [`entry`], in order, with what is known of each.
type List = Vec<(u32, u8)>;

impl Solution {
    /// Reads the table; `None` if it is not of this form.
    pub fn read(bytes: &[u8]) -> Option<Solution> {
        let (nets, mut rest) = bytes.split_at_checked(PLANES * CLASSES * BYTES)?;
        let nets = nets.as_chunks().0.iter().map(Net::read).collect();
        let [mut rare, mut better] = [const { [const { Vec::new() }; PLANES] }; 2];
        for (rare, better) in rare.iter_mut().zip(&mut better) {
            *rare = list(&mut rest)?;
            *better = list(&mut rest)?;
        }
        rest.is_empty().then_some(Solution { nets, rare, better })
    }

    /// Returns the number of plies in which the general wins a rare position, or zero if nobody
    /// wins it.
    pub(super) fn rare(&self, position: &ShapLuk) -> Option<u8> {
        found(&self.rare, position)
    }

    /// Returns the number of a best move of the rebels, where they are not to ask a search.
    pub(super) fn better(&self, position: &ShapLuk) -> Option<usize> {
        found(&self.better, position).map(usize::from)
    }

    /// Estimates the quarters of a ply that are left until the rebels win, with the general to
    /// move: from 2 to 55 plies.
    pub fn quarters(&self, flights: Option<u8>, rebels: u32, general: Point) -> i32 {
        let (class, turned) = class(general.index());
        let rebels = if turned { mirrored(rebels) } else { rebels };
        let net = self.nets.get(plane(flights) * CLASSES + class);
        net.map_or(0, |net| net.quarters(rebels)).clamp(8, 220)
    }
}

/// Reads a list: how many there are, by how much each position is above the one before, and then
/// what is known of each.
fn list(bytes: &mut &[u8]) -> Option<List> {
    let (count, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    let mut last = 0u32;
    let above = (0..u16::from_le_bytes(*count)).map(|_| {
        last = last.checked_add(number(bytes)?)?;
        Some(last)
    });
    let entries: Vec<u32> = above.collect::<Option<_>>()?;
    let (known, rest) = bytes.split_at_checked(entries.len())?;
    *bytes = rest;
    Some(entries.into_iter().zip(known.iter().copied()).collect())
}

/// Reads a number in bytes of seven bits, the lowest first; all but the last have the eighth set.
fn number(bytes: &mut &[u8]) -> Option<u32> {
    let mut out = 0;
    for shift in (0..32).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        out |= u32::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(out);
        }
    }
    None
}

/// Returns what the list of the position's plane has for it.
fn found(lists: &[List; PLANES], position: &ShapLuk) -> Option<u8> {
    let (list, entry) = (&lists[plane(position.flights())], entry(position));
    let at = list.binary_search_by_key(&entry, |&(entry, _)| entry).ok()?;
    Some(list[at].1)
}

/// Returns a position as a number: the rebels, the general's point, and whether he is to move.
fn entry(position: &ShapLuk) -> u32 {
    let general = u32::from(position.turn() == Turn::Seat(Seat::SECOND));
    position.rebels() | (position.general().index() as u32) << 25 | general << 30
}

/// Returns the index of the plane for the general's flights: none left, one left or more, or any
/// number.
fn plane(flights: Option<u8>) -> usize {
    flights.map_or(2, |left| usize::from(left > 0))
}

/// Returns the general's point up to reflection, and whether the board is to be reflected for it.
fn class(point: usize) -> (usize, bool) {
    match (point, point % 5) {
        (25..=26, _) => (point - 10, false),
        (27, _) => (15, true),
        (28.., _) => (17, false),
        (_, column @ 0..3) => (point / 5 * 3 + column, false),
        (_, column) => (point / 5 * 3 + 4 - column, true),
    }
}

/// Returns the rebels with left and right exchanged.
const fn mirrored(rebels: u32) -> u32 {
    const A: u32 = 0x0010_8421;
    (rebels & A) << 4
        | (rebels & A << 1) << 2
        | rebels & A << 2
        | (rebels & A << 3) >> 2
        | (rebels & A << 4) >> 4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reflected_points_are_of_one_class() {
        let mut met = [0; CLASSES];
        for point in 0..29 {
            met[class(point).0] += 1;
        }
        assert_eq!(met.iter().sum::<i32>(), 29);
        for point in 0..25 {
            let other = mirrored(1 << point).trailing_zeros() as usize;
            assert_eq!(class(point).0, class(other).0);
            assert_eq!(class(point).1 || class(other).1, point % 5 != 2);
        }
    }
}
