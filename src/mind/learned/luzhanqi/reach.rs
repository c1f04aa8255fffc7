//! Who can go where at the next move, and who meets whom there: along roads and straight railways.
//! (What an engineer reaches by turning is left out: it costs more than it tells.)

use palamede_games::luzhanqi::Board;
use palamede_games::luzhanqi::board::{CAMPS, HEADQUARTERS};
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A set of sites.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Set([u64; 3]);

impl Set {
    /// No site.
    pub const NONE: Set = Set([0; 3]);
    /// The sites where nothing can be attacked.
    const SAFE: Set = Set::everywhere(CAMPS);
    /// The sites that nothing leaves.
    const LOCKED: Set = Set::everywhere(HEADQUARTERS);

    /// Returns the set of these sites of all territories.
    const fn everywhere(sites: u32) -> Set {
        let sites = sites as u128;
        Set::of(sites | sites << 30 | sites << 60 | sites << 90)
    }

    const fn of(sites: u128) -> Set {
        Set([sites as u64, (sites >> 64) as u64, 0])
    }

    /// Returns the set of one site.
    #[inline]
    pub fn one(site: u8) -> Set {
        let mut set = Set::NONE;
        set.0[usize::from(site >> 6) % 3] = 1 << (site & 63);
        set
    }

    /// Returns whether a site is of the set.
    #[inline]
    pub fn has(self, site: u8) -> bool {
        self.0[usize::from(site >> 6) % 3] >> (site & 63) & 1 == 1
    }

    /// Returns the sites of the set.
    #[inline]
    pub fn members(self) -> impl Iterator<Item = u8> {
        (0..).zip(self.0).flat_map(|(word, mut left)| {
            std::iter::from_fn(move || {
                let site = left.trailing_zeros() as u8;
                left &= left.wrapping_sub(1);
                (site < 64).then_some(word * 64 + site)
            })
        })
    }
}

impl BitOr for Set {
    type Output = Set;

    #[inline]
    fn bitor(self, other: Set) -> Set {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Set([a | d, b | e, c | f])
    }
}

impl BitAnd for Set {
    type Output = Set;

    #[inline]
    fn bitand(self, other: Set) -> Set {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Set([a & d, b & e, c & f])
    }
}

impl Not for Set {
    type Output = Set;

    #[inline]
    fn not(self) -> Set {
        Set(self.0.map(|word| !word))
    }
}

impl BitOrAssign for Set {
    #[inline]
    fn bitor_assign(&mut self, other: Set) {
        *self = *self | other;
    }
}

impl BitAndAssign for Set {
    #[inline]
    fn bitand_assign(&mut self, other: Set) {
        *self = *self & other;
    }
}

/// The sites that a seat, its enemies and its ally have taken, and those of the pieces of the first
/// two that may move.
#[derive(Clone, Copy)]
pub(super) struct Sides {
    /// Whether the board is that for four.
    pub four: bool,
    /// The taken sites, by side.
    pub taken: [Set; 3],
    /// Where what stands there may move, by side.
    pub mobile: [Set; 2],
}

/// A visitor of the moves that there are: it is given the side that moves, from where, to where, and
/// whether a piece of the other team stands there.
pub(super) trait MoveVisitor {
    /// Visits the move of a piece to a site.
    fn visit(&mut self, side: usize, from: u8, to: u8, meets: bool);
}

impl Sides {
    /// Visits each move that a piece which may move can make. Moves along railways are found by what
    /// bounds each stretch of free sites.
    pub fn visit_moves(&self, visitor: &mut impl MoveVisitor) {
        let board = Board::of(self.four);
        let [own, foes, ally] = self.taken;
        let free = !(own | foes | ally);
        for (side, theirs) in [foes, own | ally].into_iter().enumerate() {
            let theirs = theirs & !Set::SAFE;
            for from in (self.mobile[side] & !Set::LOCKED).members() {
                let roads = Set::of(board.road_set(from));
                (roads & theirs).members().for_each(|to| visitor.visit(side, from, to, true));
                (roads & free).members().for_each(|to| visitor.visit(side, from, to, false));
            }
        }
        board.lines().for_each(|line| self.visit_line(line, visitor));
    }

    /// Visits the moves along one railway. (Nothing of a railway is locked or safe.)
    fn visit_line(&self, line: &[u8], visitor: &mut impl MoveVisitor) {
        let side = |site: u8| (0..3).find(|&side| self.taken[side].has(site));
        let mobile = |site: u8, side: usize| side < 2 && self.mobile[side].has(site);
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
                if (own == 1) != (other == 1) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use palamede_games::luzhanqi::{Act, Battle, Style, View};
    use palamede_rules::{
        Eye, Game, Generator, Line, Options, Rules, Seat, Seen, Silent, Step, Turn,
    };
    use std::collections::BTreeSet;

    /// The moves of each side.
    #[derive(Default)]
    struct Moves([BTreeSet<(u8, u8)>; 2]);

    impl MoveVisitor for Moves {
        fn visit(&mut self, side: usize, from: u8, to: u8, _: bool) {
            self.0[side].insert((from, to));
        }
    }

    #[test]
    fn what_is_visited_are_the_moves_but_those_of_engineers_that_turn() {
        let seen = [visited::<false>(30), visited::<true>(10)];
        assert!(seen.iter().all(|&seen| seen > 1_000), "{seen:?}");
    }

    /// Compares the moves of the first seat of so many random games; how often.
    fn visited<const FOUR: bool>(games: u64) -> usize {
        let mut seen = 0;
        for seed in 0..games {
            let mut rng = Generator::new(seed);
            let mut line = Line::new(Battle::<FOUR>::start(&Options::new(Battle::<FOUR>::OPTIONS)));
            for n in 0..Battle::<FOUR>::SEATS {
                let style = Style::ALL[n % 3];
                line.advance(&Step::Move(Act::Deploy(style.army())), &mut Silent);
            }
            while let (Turn::Seat(seat), Some(act)) = (line.turn(), line.state().pick(&mut rng)) {
                if seat == Seat::FIRST {
                    compare(&line.state().view(Eye::Seat(seat)));
                    seen += 1;
                }
                line.advance(&Step::Move(act), &mut Silent);
            }
        }
        seen
    }

    fn compare<const FOUR: bool>(view: &View<FOUR>) {
        let (sight, board) = (view.sight(), Board::of(FOUR));
        let public = &sight.public;
        let of = |own: &dyn Fn(u8) -> bool, mobile: bool| {
            let on = (0..board.sites).filter(|&site| {
                public.piece_at(site).is_some_and(|id| {
                    let still = sight.rank(id).is_some_and(|rank| !rank.mobile());
                    own(id / 30) && !(mobile && still)
                })
            });
            on.fold(Set::NONE, |set, site| set | Set::one(site))
        };
        let ally = |t: u8| FOUR && t == 1;
        let own = [of(&|t| t == 0, false), of(&ally, false)];
        let foes = [of(&|t| t == if FOUR { 2 } else { 1 }, false), of(&|t| FOUR && t == 3, false)];
        let mobile = of(&|t| t == 0, true);
        // As the seat sees the board, and as an enemy does, to whom it is the enemy.
        let mut heard = Moves::default();
        for (taken, mobile) in [
            ([own[0], foes[0] | foes[1], own[1]], [mobile, Set::NONE]),
            ([foes[0], own[0] | own[1], foes[1]], [Set::NONE, mobile]),
        ] {
            Sides { four: FOUR, taken, mobile }.visit_moves(&mut heard);
        }
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
        let moves: BTreeSet<_> = moves.collect();
        assert_eq!(heard.0, [moves.clone(), moves]);
    }

    #[test]
    fn a_set_has_what_was_put_in() {
        let sites = [0, 59, 63, 64, 119, 127, 128];
        let set = sites.iter().fold(Set::NONE, |set, &site| set | Set::one(site));
        assert_eq!(set.members().collect::<Vec<_>>(), sites);
        assert!((0..129).all(|site| set.has(site) == sites.contains(&site)));
        assert_eq!((!set & set, set & Set::one(64)), (Set::NONE, Set::one(64)));
    }
}
