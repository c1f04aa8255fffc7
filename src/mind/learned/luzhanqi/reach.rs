//! Who can go where at the next move, and who meets whom there: along roads and straight railways.
//! (What an engineer reaches by turning is left out: it costs more than it tells.)

use palamede_games::luzhanqi::Board;
use palamede_games::luzhanqi::board::{CAMPS, HEADQUARTERS, SITES};
use std::sync::LazyLock;

/// The number of sites of the board for two.
pub(super) const PLACES: usize = 60;
/// The sites where nothing can be attacked.
const SAFE: u64 = CAMPS as u64 | (CAMPS as u64) << 30;
/// The sites that nothing leaves.
pub(super) const LOCKED: u64 = HEADQUARTERS as u64 | (HEADQUARTERS as u64) << 30;

/// The ways of the board for two.
struct Ways {
    /// The sites that a road joins to each.
    roads: [u64; PLACES],
    /// The straight railways.
    lines: Vec<Vec<u8>>,
}

static WAYS: LazyLock<Ways> = LazyLock::new(|| {
    let board = Board::of(false);
    let mut roads = [0; PLACES];
    for (site, set) in (0..SITES as u8).zip(&mut roads) {
        *set = board.road_set(site) as u64;
    }
    Ways { roads, lines: board.lines().map(<[u8]>::to_vec).collect() }
});

/// The sites that two sides have taken, and those of their pieces that may move.
#[derive(Clone, Copy)]
pub(super) struct Sides {
    /// The taken sites, by side.
    pub taken: [u64; 2],
    /// Where what stands there may move, by side.
    pub mobile: [u64; 2],
}

/// A visitor of the moves that there are: it is given the side that moves, from where, to where, and
/// whether a piece of the other side stands there.
pub(super) trait MoveVisitor {
    /// Visits the move of a piece to a site.
    fn visit(&mut self, side: usize, from: u8, to: u8, meets: bool);
}

impl Sides {
    /// Visits each move that a piece which may move can make. Moves along railways are found by what
    /// bounds each stretch of free sites.
    pub fn visit_moves(&self, visitor: &mut impl MoveVisitor) {
        let ways = &*WAYS;
        for side in 0..2 {
            let (theirs, free) = (self.taken[1 - side] & !SAFE, !(self.taken[0] | self.taken[1]));
            for from in members(self.mobile[side] & !LOCKED) {
                let roads = ways.roads[usize::from(from) % PLACES];
                members(roads & theirs).for_each(|to| visitor.visit(side, from, to, true));
                members(roads & free).for_each(|to| visitor.visit(side, from, to, false));
            }
        }
        ways.lines.iter().for_each(|line| self.visit_line(line, visitor));
    }

    /// Visits the moves along one railway.
    fn visit_line(&self, line: &[u8], visitor: &mut impl MoveVisitor) {
        let side = |site: u8| (0..2).find(|&side| self.taken[side] >> site & 1 == 1);
        let mobile = |site: u8, side: usize| self.mobile[side] >> site & 1 == 1;
        let (mut last, mut begun) = (None, 0);
        for (at, &site) in line.iter().enumerate() {
            let Some(own) = side(site) else { continue };
            if mobile(site, own) {
                line[begun..at].iter().for_each(|&to| visitor.visit(own, site, to, false));
            }
            if let Some((before, other)) = last {
                if mobile(before, other) {
                    line[begun..at].iter().for_each(|&to| visitor.visit(other, before, to, false));
                }
                if own != other {
                    let pairs = [(own, site, before), (other, before, site)];
                    let can = pairs.into_iter().filter(|&(side, from, _)| mobile(from, side));
                    can.for_each(|(side, from, to)| visitor.visit(side, from, to, true));
                }
            }
            (last, begun) = (Some((site, own)), at + 1);
        }
        if let Some((before, side)) = last.filter(|&(site, side)| mobile(site, side)) {
            line[begun..].iter().for_each(|&to| visitor.visit(side, before, to, false));
        }
    }
}

/// Returns the sites of a set.
pub(super) fn members(set: u64) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        let site = left.trailing_zeros() as u8;
        left &= left.wrapping_sub(1);
        (site < 64).then_some(site)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use palamede_games::Luzhanqi;
    use palamede_games::luzhanqi::{Act, Style};
    use palamede_rules::{
        Eye, Game, Generator, Line, Options, Rules, Seat, Seen, Silent, Step, Turn,
    };
    use std::collections::BTreeSet;

    /// The moves of the first side.
    #[derive(Default)]
    struct Moves(BTreeSet<(u8, u8)>);

    impl MoveVisitor for Moves {
        fn visit(&mut self, side: usize, from: u8, to: u8, _: bool) {
            if side == 0 {
                self.0.insert((from, to));
            }
        }
    }

    #[test]
    fn what_is_visited_are_the_moves_but_those_of_engineers_that_turn() {
        let mut seen = 0;
        for seed in 0..30 {
            let mut rng = Generator::new(seed);
            let mut line = Line::new(Luzhanqi::start(&Options::new(Luzhanqi::OPTIONS)));
            for style in [Style::Attack, Style::Balanced] {
                line.advance(&Step::Move(Act::Deploy(style.army())), &mut Silent);
            }
            while let (Turn::Seat(seat), Some(act)) = (line.turn(), line.state().pick(&mut rng)) {
                let view = line.state().view(Eye::Seat(seat));
                if seat == Seat::FIRST {
                    compare(&view);
                    seen += 1;
                }
                line.advance(&Step::Move(act), &mut Silent);
            }
        }
        assert!(seen > 1_000, "{seen}");
    }

    fn compare(view: &palamede_games::luzhanqi::View<false>) {
        let (sight, board) = (view.sight(), Board::of(false));
        let public = &sight.public;
        let of = |t: u8, mobile: bool| {
            let on = (0..PLACES as u8).filter(|&site| {
                public.piece_at(site).is_some_and(|id| {
                    let still = sight.rank(id).is_some_and(|rank| !rank.mobile());
                    id / 30 == t && !(mobile && still)
                })
            });
            on.fold(0, |set, site| set | 1 << site)
        };
        let sides = Sides { taken: [of(0, false), of(1, false)], mobile: [of(0, true), 0] };
        let mut heard = Moves::default();
        sides.visit_moves(&mut heard);
        let lines: Vec<u16> = board
            .lines()
            .map(|line| {
                let taken = line.iter().map(|&site| public.piece_at(site).is_some());
                (0..).zip(taken).fold(0, |set, (at, taken)| set | u16::from(taken) << at)
            })
            .collect();
        let straight =
            |from, to| board.road(from, to) || board.straight(from, to, |line| lines[line]);
        let moves = view.moves().into_iter().filter_map(|act| match act {
            Act::Go { from, to } if straight(from, to) => Some((from, to)),
            _ => None,
        });
        assert_eq!(heard.0, moves.collect());
    }
}
