//! The table: nets by flights and by the general's point, and what no search of a few plies sees.

use super::net::{BYTES, Net};
use crate::games::shap_luk::{Point, ShapLuk};
use crate::rules::{Rules, Seat, Turn};

/// How many of the general's points there are up to reflection.
const CLASSES: usize = 18;
/// The planes: no flight left, one left, as many as he likes.
const PLANES: usize = 3;

/// What is known of the game, as it is fetched.
pub struct Table {
    nets: Vec<Net>,
    /// By plane, in order: positions with few rebels that nobody wins, with a zero, or that the
    /// general wins later than a short search sees, with the plies.
    rare: [Vec<(u32, u8)>; PLANES],
}

impl Table {
    /// Reads the table; `None` if it is not of this form.
    pub fn read(bytes: &[u8]) -> Option<Table> {
        let (nets, mut rest) = bytes.split_at_checked(PLANES * CLASSES * BYTES)?;
        let nets = nets.as_chunks().0.iter().map(Net::read).collect();
        let mut rare = [const { Vec::new() }; PLANES];
        for plane in &mut rare {
            let (count, after) = rest.split_first_chunk()?;
            let count = usize::from(u16::from_le_bytes(*count));
            let (entries, after) = after.split_at_checked(5 * count)?;
            let entry = |&[a, b, c, d, plies]: &[u8; 5]| (u32::from_le_bytes([a, b, c, d]), plies);
            *plane = entries.as_chunks().0.iter().map(entry).collect();
            rest = after;
        }
        rest.is_empty().then_some(Table { nets, rare })
    }

    /// In how many plies the general wins a position of these few, zero if nobody does.
    pub(super) fn rare(&self, position: &ShapLuk) -> Option<u8> {
        let general = u32::from(position.turn() == Turn::Seat(Seat::SECOND));
        let index = position.general().index() as u32;
        let entry = position.rebels() | index << 25 | general << 30;
        let rare = &self.rare[plane(position.flights())];
        let at = rare.binary_search_by_key(&entry, |&(entry, _)| entry).ok()?;
        Some(rare[at].1)
    }

    /// About how many quarters of a ply are left until the rebels win, with the general to move:
    /// from 2 to 55 plies.
    pub fn quarters(&self, flights: Option<u8>, rebels: u32, general: Point) -> i32 {
        let (class, turned) = class(general.index());
        let rebels = if turned { mirrored(rebels) } else { rebels };
        let net = self.nets.get(plane(flights) * CLASSES + class);
        net.map_or(0, |net| net.quarters(rebels)).clamp(8, 220)
    }
}

/// Which positions these flights make one with.
fn plane(flights: Option<u8>) -> usize {
    flights.map_or(2, |left| usize::from(left > 0))
}

/// The general's point up to reflection, and whether the board is to be reflected for it.
fn class(point: usize) -> (usize, bool) {
    match (point, point % 5) {
        (25..=26, _) => (point - 10, false),
        (27, _) => (15, true),
        (28.., _) => (17, false),
        (_, column @ 0..3) => (point / 5 * 3 + column, false),
        (_, column) => (point / 5 * 3 + 4 - column, true),
    }
}

/// The rebels with left and right exchanged.
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
