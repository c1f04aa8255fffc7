//! Ways round the bends of a board, for pieces that glide along them.

use super::{Board, Combat, Facing, combat};

/// The way on which a piece glides over the screen.
///
/// ```
/// use palamede_games::Fanorona;
/// use palamede_rules::{Eye, Game, Options, Rules, Seen};
/// use palamede_scene::Facing;
///
/// let position = Fanorona::start(&Options::new(Fanorona::OPTIONS));
/// let board = position.view(Eye::Open).scene(&[]).board;
/// let way = Facing::default().way(&board, &[0, 1, 2]); // a1, a2, a3
/// assert_eq!((way.steps(), way.points.len()), (2, 3));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Way {
    /// Its points, both ends included, all equally far apart in time.
    pub points: Vec<(i32, i32)>,
    /// The number of points that a step takes: one where the way is straight throughout.
    pub parts: usize,
}

/// The number of points that stand for a step where the way bends.
const PARTS: usize = 4;

impl Way {
    /// Leaves out the first steps.
    pub fn skip(&mut self, steps: usize) {
        let last = self.points.len().saturating_sub(1);
        self.points.drain(..(steps * self.parts).min(last));
    }

    /// Returns the number of steps.
    pub fn steps(&self) -> usize {
        self.points.len().saturating_sub(1) / self.parts.max(1)
    }
}

/// Returns the point after `part` of [`PARTS`] of the way from `a` to `b`: along a quarter of a
/// circle, clockwise or not, or straight.
fn between(a: (i32, i32), b: (i32, i32), clockwise: Option<bool>, part: usize) -> (i32, i32) {
    // Sines and cosines of the parts of a quarter turn, in thousandths.
    const TURN: [(i32, i32); PARTS] = [(0, 1000), (383, 924), (707, 707), (924, 383)];
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let Some(clockwise) = clockwise else {
        let part = part as i32;
        return (a.0 + dx * part / PARTS as i32, a.1 + dy * part / PARTS as i32);
    };
    // From the centre to `a`, and a quarter turn on, to `b`.
    let (x, y) = match clockwise {
        true => ((dy - dx) / 2, (-dx - dy) / 2),
        false => ((-dx - dy) / 2, (dx - dy) / 2),
    };
    let (across, down) = if clockwise { (-y, x) } else { (y, -x) };
    let (sin, cos) = TURN.get(part).copied().unwrap_or_default();
    let at = |from: i32, u: i32, v: i32| from - u + (cos * u + sin * v) / 1000;
    (at(a.0, x, across), at(a.1, y, down))
}

impl Facing {
    /// Returns the place of an attacking piece beside the one that it attacks, as the board lies.
    pub fn beside(self, board: &Board, duel: &Combat) -> Option<(i32, i32)> {
        let [from, to] = duel.ends.map(|site| self.place(board, site));
        let aside = combat::apart(duel.looks.first()?) * board.size / 100 * combat::side(from, to);
        Some((to.0, to.1 + aside))
    }

    /// Returns the way through these sites as the board lies, round its bends.
    pub fn way(self, board: &Board, path: &[usize]) -> Way {
        let lying = self.board(board);
        let bend = |from: usize, to: usize| {
            let bent = |ends| lying.bends.contains(&ends);
            if bent((from, to)) { Some(true) } else { bent((to, from)).then_some(false) }
        };
        let bends = path.windows(2).any(|ends| bend(ends[0], ends[1]).is_some());
        let parts = if bends { PARTS } else { 1 };
        let mut points = Vec::new();
        for ends in path.windows(2) {
            let [a, b] = [ends[0], ends[1]].map(|site| self.place(board, site));
            let bend = bend(ends[0], ends[1]);
            points.extend((0..parts).map(|part| between(a, b, bend, part)));
        }
        points.extend(path.last().map(|&site| self.place(board, site)));
        Way { points, parts }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Site;
    use super::*;

    /// Three sites: a curve from the first to the second, a line on to the third.
    fn board() -> Board {
        let site = |(x, y)| Site { name: String::new(), x, y, row: 0, col: 0, near: vec![] };
        Board {
            class: "b",
            width: 300,
            height: 300,
            sites: [(0, 0), (100, 100), (100, 200)].map(site).to_vec(),
            bends: vec![(0, 1)],
            cell: (100, 100),
            size: 100,
            ..Board::default()
        }
    }

    #[test]
    fn ways_follow_the_curve_in_both_directions_however_the_board_lies() {
        let board = board();
        for turned in 0..4 {
            let facing = Facing { turned, ..Facing::default() };
            let centre = facing.point(&board, 0, 100);
            let way = facing.way(&board, &[0, 1, 2]);
            assert_eq!((way.parts, way.steps(), way.points.len()), (4, 2, 9));
            assert_eq!(way.points[0], facing.place(&board, 0));
            assert_eq!(way.points[4], facing.place(&board, 1));
            assert_eq!(way.points[8], facing.place(&board, 2));
            assert_eq!(way.points[6], facing.point(&board, 100, 150), "straight on");
            for (x, y) in &way.points[1..4] {
                let (x, y) = (f64::from(x - centre.0), f64::from(y - centre.1));
                assert!((x.hypot(y) - 100.0).abs() < 2.0, "on the circle, {turned}");
            }
            let mut back = facing.way(&board, &[2, 1, 0]).points;
            back.reverse();
            for (there, back) in way.points.iter().zip(&back) {
                let far = (there.0 - back.0).abs().max((there.1 - back.1).abs());
                assert!(far <= 1, "the same way back, {turned}");
            }
        }
    }

    #[test]
    fn straight_ways_are_their_sites_and_steps_are_left_out_whole() {
        let board = board();
        let facing = Facing::default();
        let straight = facing.way(&board, &[1, 2]);
        assert_eq!((straight.points, straight.parts), (vec![(100, 100), (100, 200)], 1));
        let mut way = facing.way(&board, &[0, 1, 2]);
        way.skip(1);
        assert_eq!((way.steps(), way.points[0]), (1, (100, 100)));
        way.skip(9);
        assert_eq!(way.points, [(100, 200)], "it ends where it did");
        assert_eq!(facing.way(&board, &[]).steps(), 0);
    }
}
