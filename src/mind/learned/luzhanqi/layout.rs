//! Where the inputs of a net stand, and how a seat sees the board.

use super::RANKS;
use palamede_games::luzhanqi::board::{HOMES, SITES};
use palamede_games::luzhanqi::{Site, Variant};
use std::ops::Range;
use std::sync::LazyLock;

/// The number that stands for no input.
const NONE: u16 = u16::MAX;
/// The numbers of inputs, for two and for four.
pub const INPUTS: [usize; 2] = [1_681, 1_852];

/// Whose a piece is, beside a seat: its own, an enemy's, its ally's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Own,
    Foe,
    Ally,
}

/// The classes of ranks that have an input each, by rank; the last two never leave home.
type Classes = [u8; RANKS];
const ALL: Classes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const MOBILE: Classes = [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5];
const ALLY: Classes = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3];
const THREE: Classes = [0, 0, 0, 0, 1, 1, 2, 2, 2, 1, 1, 1];
const TWO: Classes = [0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0];
const ONE: Classes = [0; RANKS];

/// Parts of the board for four as a seat sees it: its own territory, its ally's, those of both
/// enemies, of which one is the mirror image of the other, and the middle.
const HOME: Range<Site> = 0..30;
const OPPOSITE: Range<Site> = 30..60;
const ENEMIES: Range<Site> = 60..90;
const MIDDLE: Range<Site> = 120..129;

/// The inputs of pieces, in their order: whose, where, and of which classes of ranks.
const PIECES_OF_TWO: &[(Side, Range<Site>, Classes)] =
    &[(Side::Own, 0..60, ALL), (Side::Foe, 0..60, ALL)];
const PIECES_OF_FOUR: &[(Side, Range<Site>, Classes)] = &[
    (Side::Own, HOME, ALL),
    (Side::Own, OPPOSITE, TWO),
    (Side::Own, ENEMIES, MOBILE),
    (Side::Own, MIDDLE, MOBILE),
    (Side::Foe, HOME, MOBILE),
    (Side::Foe, OPPOSITE, THREE),
    (Side::Foe, ENEMIES, ALL),
    (Side::Foe, MIDDLE, MOBILE),
    (Side::Ally, HOME, ONE),
    (Side::Ally, OPPOSITE, ALLY),
    (Side::Ally, ENEMIES, THREE),
    (Side::Ally, MIDDLE, THREE),
];

/// Where the inputs of a game stand.
pub(super) struct Layout {
    /// The input of a piece, by whose it is, its site, and its rank.
    pieces: [[[u16; RANKS]; SITES]; 3],
    /// The input that tells that what stands on a site has moved, by whose it is.
    moved: [[u16; SITES]; 3],
    /// The place of a site among those of an enemy's territory.
    ahead: [u16; SITES],
    /// How many pieces of each rank each side has, in thirds.
    pub counts: usize,
    /// How sure everybody is of the ranks of one's own pieces, and whether one's flag is public.
    pub exposed: usize,
    pub shown: usize,
    /// What depends on where everything stands.
    pub related: usize,
    /// The inputs, in groups.
    groups: Vec<(&'static str, Range<usize>)>,
}

/// Returns the inputs of the game for four, or for two, in groups: of which each can be left out, to see
/// what it is good for.
pub fn groups(four: bool) -> Vec<(&'static str, Range<usize>)> {
    Layout::of(four).groups.clone()
}

/// Made when first asked for: what makes them weighs less than they do.
static LAYOUTS: LazyLock<[Layout; 2]> = LazyLock::new(|| [false, true].map(Layout::new));

impl Layout {
    pub fn of(four: bool) -> &'static Layout {
        &LAYOUTS[usize::from(four)]
    }

    fn new(four: bool) -> Layout {
        let mut layout = Layout {
            pieces: [[[NONE; RANKS]; SITES]; 3],
            moved: [[NONE; SITES]; 3],
            ahead: [NONE; SITES],
            counts: 0,
            exposed: 0,
            shown: 0,
            related: 0,
            groups: Vec::new(),
        };
        let enemies = if four { ENEMIES } else { OPPOSITE };
        for (site, place) in enemies.clone().zip(0..) {
            layout.ahead[usize::from(site)] = place;
            if four {
                layout.ahead[usize::from(other_enemy(site))] = place;
            }
        }
        layout.lay_pieces(four);
        for (name, side) in [("own_moved", Side::Own), ("foe_moved", Side::Foe)] {
            let sites = match side {
                _ if !four => 0..60,
                Side::Own => HOME,
                _ => ENEMIES,
            };
            let first = layout.lay(name, sites.len());
            for (site, input) in sites.zip(first as u16..) {
                layout.moved[side as usize][usize::from(site)] = input;
                if site >= ENEMIES.start {
                    layout.moved[side as usize][usize::from(other_enemy(site))] = input;
                }
            }
        }
        layout.counts = layout.lay("counts", RANKS * if four { 4 } else { 2 });
        layout.exposed = layout.lay("exposed", RANKS);
        layout.shown = layout.lay("shown", 1);
        layout.related = layout.inputs();
        let related = [("danger", RANKS), ("threat", RANKS), ("near", 30), ("ahead", 30)];
        let of_ally = [("ally_danger", RANKS), ("ally_near", 30)];
        for (name, len) in related.into_iter().chain(of_ally.into_iter().filter(|_| four)) {
            layout.lay(name, len);
        }
        layout
    }

    /// Adds a group of inputs, and gives the first.
    fn lay(&mut self, name: &'static str, len: usize) -> usize {
        let first = self.inputs();
        self.groups.push((name, first..first + len));
        first
    }

    fn lay_pieces(&mut self, four: bool) {
        const NAMES: [&str; 3] = ["own", "foe", "ally"];
        for (side, sites, classes) in if four { PIECES_OF_FOUR } else { PIECES_OF_TWO } {
            let count = usize::from(classes.iter().fold(0, |most, &class| most.max(class))) + 1;
            let mut first = self.lay(NAMES[*side as usize], sites.len() * count) as u16;
            for site in sites.clone() {
                let of_ranks = classes.map(|class| first + u16::from(class));
                self.pieces[*side as usize][usize::from(site)] = of_ranks;
                if *sites == ENEMIES {
                    self.pieces[*side as usize][usize::from(other_enemy(site))] = of_ranks;
                }
                first += count as u16;
            }
        }
    }

    /// Returns the number of inputs.
    pub fn inputs(&self) -> usize {
        self.groups.last().map_or(0, |(_, inputs)| inputs.end)
    }

    /// Returns the inputs of a piece, by its rank.
    pub fn piece(&self, side: Side, at: u8) -> &[u16; RANKS] {
        &self.pieces[side as usize][usize::from(at) % SITES]
    }

    /// Returns the input that tells that what stands on a site has moved.
    pub fn moved(&self, side: Side, at: u8) -> Option<usize> {
        given(self.moved[side as usize][usize::from(at) % SITES])
    }

    /// Returns the place of a site among those of an enemy's territory.
    pub fn ahead(&self, at: u8) -> Option<usize> {
        given(self.ahead[usize::from(at) % SITES])
    }
}

/// Returns the number that stands there, if one does.
fn given(number: u16) -> Option<usize> {
    (number != NONE).then_some(usize::from(number))
}

/// Returns the mirror image of a site of an enemy's territory in the other enemy's.
fn other_enemy(site: Site) -> Site {
    30 + site - site % 5 + 4 - site % 5
}

/// How a seat sees the board: its own territory first, and its flag in the headquarters at the
/// left. So a position and its mirror image are one, and all seats are alike.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub four: bool,
    /// The territory of the seat.
    pub home: usize,
    pub mirrored: bool,
}

impl Frame {
    pub fn new(variant: &Variant, home: usize, flag: Site) -> Frame {
        Frame { four: variant.four, home, mirrored: flag % 30 == 28 }
    }

    /// Returns how many seats from this one, counted anticlockwise, a territory's is.
    pub fn turn(self, territory: usize) -> usize {
        // Territories are numbered across the board, seats round it.
        let round = |t: usize| if self.four { [0, 2, 1, 3][t & 3] } else { t };
        let seats = if self.four { 4 } else { 2 };
        let turn = (round(territory) + seats - round(self.home)) % seats;
        if self.mirrored && self.four { (4 - turn) % 4 } else { turn }
    }

    /// Returns whose the pieces of a territory are.
    pub fn side(self, territory: usize) -> Side {
        [Side::Own, Side::Foe, Side::Ally, Side::Foe][self.turn(territory) & 3]
    }

    /// Returns a site as the seat sees it.
    pub fn site(self, site: Site) -> u8 {
        if usize::from(site) >= HOMES {
            return self.middle(site);
        }
        let turn = self.turn(usize::from(site / 30));
        let territory = if self.four { [0, 2, 1, 3][turn & 3] } else { turn };
        let column = site % 5;
        let place = site % 30 - column + if self.mirrored { 4 - column } else { column };
        30 * territory as u8 + place
    }

    /// Returns a shared post as the seat sees it.
    fn middle(self, site: Site) -> u8 {
        let post = site - HOMES as u8;
        let (mut row, mut column) = (post / 3, post % 3);
        for _ in 0..[0, 2, 1, 3][self.home & 3] {
            (row, column) = (column, 2 - row);
        }
        if self.mirrored {
            column = 2 - column;
        }
        HOMES as u8 + 3 * row + column
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use palamede_games::luzhanqi::Board;
    use std::collections::BTreeSet;

    #[test]
    fn every_input_has_its_place() {
        for four in [false, true] {
            let layout = Layout::of(four);
            assert_eq!(layout.inputs(), INPUTS[usize::from(four)]);
            let ends = layout.groups.windows(2).all(|pair| pair[0].1.end == pair[1].1.start);
            assert!(ends, "{:?}", layout.groups);
            for at in 0..Board::of(four).sites {
                for side in [Side::Own, Side::Foe] {
                    assert!(layout.piece(side, at).iter().all(|&n| usize::from(n) < layout.counts));
                }
            }
        }
    }

    /// Seen by any seat, from either side, the board is the same.
    #[test]
    fn what_is_joined_stays_joined() {
        for (four, seats) in [(false, 2), (true, 4)] {
            let board = Board::of(four);
            for (home, mirrored) in (0..seats).flat_map(|home| [(home, false), (home, true)]) {
                let frame = Frame { four, home, mirrored };
                let all: BTreeSet<u8> = (0..board.sites).map(|site| frame.site(site)).collect();
                assert_eq!(all.len(), usize::from(board.sites));
                assert_eq!(frame.site(30 * home as u8) / 30, 0);
                for site in 0..board.sites {
                    let near = |site| board.near(site).into_iter().collect::<BTreeSet<u8>>();
                    let seen = near(site).into_iter().map(|site| frame.site(site)).collect();
                    assert_eq!(near(frame.site(site)), seen, "{home} {mirrored} {site}");
                }
            }
        }
    }
}
