//! The two boards, made from their description: sites, roads, railways.
//!
//! A **site** is a number. Each territory has thirty, from its front row to its back row
//! and in a row from its owner's left: site 30 t + 5 (row - 1) + (column - 1) lies in
//! territory t. Territories are numbered S, N, E, W, so that the board for two is the first
//! sixty numbers; 120 to 128 are the shared posts of the board for four, CNW CN CNE CW CC CE
//! CSW CS CSE. [`name`] and [`Board::read`] know the names (`S15`, `CNE`), [`Board::place`]
//! where a site is drawn, [`Board::near`] what a road or a railway step joins it to: a scene
//! gives its sites these numbers and these relations.

use std::sync::LazyLock;

/// A site, by its number.
pub type Site = u8;

/// The number that stands for no site and for no piece.
pub const NONE: u8 = u8::MAX;
/// The number of sites of the larger board.
pub const SITES: usize = 129;
/// The number of sites of the territories: pieces are named by the site they were laid out on.
pub const HOMES: usize = 120;
/// The number of sites of the larger board that lie on railways.
const RAILS: usize = 73;
/// The number of straight lines of its railways, and the most sites of one.
pub const LINES: usize = 18;
const LONGEST: usize = 13;
/// The first site of a curved line that lies behind the curve.
const BEND: u32 = 5;

/// The camps and headquarters of a territory, as bits of its thirty sites.
pub const CAMPS: u32 = 1 << 6 | 1 << 8 | 1 << 12 | 1 << 16 | 1 << 18;
/// The headquarters of a territory.
pub const HEADQUARTERS: u32 = 1 << 26 | 1 << 28;

/// Returns whether nothing can be attacked there, and nothing is laid out there.
pub const fn camp(site: Site) -> bool {
    (site as usize) < HOMES && CAMPS >> (site % 30) & 1 == 1
}

/// Returns whether the site is a headquarters.
pub const fn headquarters(site: Site) -> bool {
    (site as usize) < HOMES && HEADQUARTERS >> (site % 30) & 1 == 1
}

/// Returns the row of a site of a territory, 1 at its front.
pub const fn row(site: Site) -> u8 {
    site % 30 / 5 + 1
}

/// Returns the column of a site of a territory, 1 at its owner's left.
pub const fn column(site: Site) -> u8 {
    site % 5 + 1
}

/// The letters of the territories, in their order.
pub const TERRITORIES: [char; 4] = ['S', 'N', 'E', 'W'];
const CENTRE: [&str; 9] = ["CNW", "CN", "CNE", "CW", "CC", "CE", "CSW", "CS", "CSE"];

/// Returns the name of a site.
pub fn name(site: Site) -> String {
    match CENTRE.get(usize::from(site).wrapping_sub(HOMES)) {
        Some(name) => (*name).to_owned(),
        None => {
            let territory = TERRITORIES[usize::from(site / 30) & 3];
            format!("{territory}{}{}", row(site), column(site))
        }
    }
}

/// A straight line of railway. A curved one is a right outer column, round the curve, and
/// the neighbour's left outer column: a line of its own only across the curve.
#[derive(Clone, Copy)]
struct Line {
    len: u8,
    curved: bool,
    sites: [Site; LONGEST],
}

/// The roads of a site.
#[derive(Clone, Copy)]
struct Roads {
    len: u8,
    to: [Site; 8],
}

/// A board: what is joined to what.
///
/// ```
/// use palamede_games::luzhanqi::{Board, name};
///
/// let board = Board::of(false);
/// let flag = board.read("S62").expect("a site"); // South's headquarters
/// assert_eq!((board.sites, name(flag).as_str()), (60, "S62"));
/// let camp = board.read("S22").expect("a site");
/// assert_eq!(board.roads(camp).len(), 8);
/// ```
pub struct Board {
    /// The number of territories, each of thirty sites.
    pub territories: u8,
    /// The number of sites.
    pub sites: u8,
    roads: [Roads; SITES],
    /// The roads of each site as sets of sites: no road leads to a shared post.
    road_sets: [u128; HOMES],
    /// The number of a site among those of the railways.
    rail: [u8; SITES],
    rails: u8,
    rail_site: [Site; RAILS],
    rail_near: [u128; RAILS],
    lines: [Line; LINES],
    count: u8,
    /// The lines of a site, each with its place on it.
    on: [[(u8, u8); 3]; SITES],
}

/// Made when first asked for: what makes them weighs less than they do.
static BOARDS: LazyLock<[Board; 2]> = LazyLock::new(|| [2, 4].map(Board::build));

impl Board {
    /// Returns the board for four, or for two.
    #[inline]
    pub fn of(four: bool) -> &'static Board {
        &BOARDS[usize::from(four)]
    }

    const fn build(territories: u8) -> Board {
        let mut board = Board {
            territories,
            sites: if territories == 4 { 129 } else { 60 },
            roads: [Roads { len: 0, to: [NONE; 8] }; SITES],
            road_sets: [0; HOMES],
            rail: [NONE; SITES],
            rails: 0,
            rail_site: [NONE; RAILS],
            rail_near: [0; RAILS],
            lines: [Line { len: 0, curved: false, sites: [NONE; LONGEST] }; LINES],
            count: 0,
            on: [[(NONE, 0); 3]; SITES],
        };
        let mut t = 0;
        while t < territories {
            board.lay_roads(30 * t);
            board.lay_line(&[Part { first: 30 * t, len: 5, step: 1 }], false);
            board.lay_line(&[Part { first: 30 * t + 20, len: 5, step: 1 }], false);
            t += 1;
        }
        const S: u8 = 0;
        const N: u8 = 1;
        const E: u8 = 2;
        const W: u8 = 3;
        if territories == 2 {
            board.lay_line(&[outer(N, 4, true), outer(S, 0, false)], false);
            board.lay_line(&[outer(N, 0, true), outer(S, 4, false)], false);
            board.lay_line(&[Part::one(32), Part::one(2)], false);
            return board;
        }
        // Through the centre: columns and rows of its grid.
        board.lay_line(&[outer(N, 4, true), Part::grid(0, 3), outer(S, 0, false)], false);
        board.lay_line(&[outer(N, 0, true), Part::grid(2, 3), outer(S, 4, false)], false);
        board.lay_line(&[outer(W, 0, true), Part::grid(0, 1), outer(E, 4, false)], false);
        board.lay_line(&[outer(W, 4, true), Part::grid(6, 1), outer(E, 0, false)], false);
        board.lay_line(&[Part::one(32), Part::grid(1, 3), Part::one(2)], false);
        board.lay_line(&[Part::one(92), Part::grid(3, 1), Part::one(62)], false);
        // Round the curves, to the neighbour at the right.
        board.lay_line(&[outer(S, 4, true), outer(E, 0, false)], true);
        board.lay_line(&[outer(E, 4, true), outer(N, 0, false)], true);
        board.lay_line(&[outer(N, 4, true), outer(W, 0, false)], true);
        board.lay_line(&[outer(W, 4, true), outer(S, 0, false)], true);
        board
    }

    /// Lays the roads of the territory that begins at this site.
    const fn lay_roads(&mut self, first: u8) {
        let mut n = 0;
        while n < 30 {
            let (row, col) = (n / 5, n % 5);
            // To the right, except on the railways of the rows at front and back.
            if col < 4 && row != 0 && row != 4 {
                self.lay_road(first + n, first + n + 1);
            }
            // Backward, except on those of the outer columns.
            if row < 5 && (row == 4 || (col != 0 && col != 4)) {
                self.lay_road(first + n, first + n + 5);
            }
            // A camp has four more; two camps share one.
            if CAMPS >> n & 1 == 1 {
                let diagonal = [n - 6, n - 4, n + 4, n + 6];
                let mut i = 0;
                while i < 4 {
                    if CAMPS >> diagonal[i] & 1 == 0 || diagonal[i] > n {
                        self.lay_road(first + n, first + diagonal[i]);
                    }
                    i += 1;
                }
            }
            n += 1;
        }
    }

    const fn lay_road(&mut self, a: Site, b: Site) {
        let ends = [(a, b), (b, a)];
        let mut i = 0;
        while i < 2 {
            let (from, to) = ends[i];
            let roads = &mut self.roads[from as usize];
            roads.to[roads.len as usize] = to;
            roads.len += 1;
            self.road_sets[from as usize] |= 1 << to;
            i += 1;
        }
    }

    /// Lays a line through these parts, one behind the other.
    const fn lay_line(&mut self, parts: &[Part], curved: bool) {
        let mut line = Line { len: 0, curved, sites: [NONE; LONGEST] };
        let mut p = 0;
        while p < parts.len() {
            let part = &parts[p];
            let mut i = 0;
            while i < part.len {
                line.sites[line.len as usize] = (part.first as i16 + part.step * i as i16) as u8;
                line.len += 1;
                i += 1;
            }
            p += 1;
        }
        let mut i = 0;
        while i < line.len {
            let site = line.sites[i as usize];
            let here = self.number(site);
            if i > 0 {
                let back = self.number(line.sites[i as usize - 1]);
                self.rail_near[here as usize] |= 1 << back;
                self.rail_near[back as usize] |= 1 << here;
            }
            let on = &mut self.on[site as usize];
            let mut free = 0;
            while on[free].0 != NONE {
                free += 1;
            }
            on[free] = (self.count, i);
            i += 1;
        }
        self.lines[self.count as usize] = line;
        self.count += 1;
    }

    /// Returns the number of a site among those of the railways, a new one if need be.
    const fn number(&mut self, site: Site) -> u8 {
        if self.rail[site as usize] == NONE {
            self.rail[site as usize] = self.rails;
            self.rail_site[self.rails as usize] = site;
            self.rails += 1;
        }
        self.rail[site as usize]
    }

    /// Returns the sites that a road joins to this one.
    #[inline]
    pub fn roads(&self, site: Site) -> &[Site] {
        let roads = &self.roads[usize::from(site)];
        &roads.to[..usize::from(roads.len)]
    }

    /// Returns the set of sites that a road joins to this one.
    #[inline]
    pub fn road_set(&self, site: Site) -> u128 {
        self.road_sets.get(usize::from(site)).copied().unwrap_or(0)
    }

    /// Returns the sites that a road or a step of railway joins to this one.
    pub fn near(&self, site: Site) -> Vec<Site> {
        let rails = self.rails_near(site);
        self.roads(site).iter().copied().chain(rails).collect()
    }

    /// Returns the sites one step of railway away.
    pub fn rails_near(&self, site: Site) -> impl Iterator<Item = Site> {
        self.sites_of(self.rail_set(site))
    }

    /// Returns the set of railway numbers one step of railway away.
    #[inline]
    pub fn rail_set(&self, site: Site) -> u128 {
        self.rail_bit(site).map_or(0, |rail| self.rail_near[rail])
    }

    /// Returns the number of a site among those of the railways.
    #[inline]
    pub fn rail_bit(&self, site: Site) -> Option<usize> {
        let rail = self.rail[usize::from(site)];
        (rail != NONE).then_some(usize::from(rail))
    }

    /// Returns the sites of these railway numbers.
    #[inline]
    pub fn sites_of(&self, rails: u128) -> impl Iterator<Item = Site> {
        let mut left = rails;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            self.rail_site.get(at).copied()
        })
    }

    /// Returns the lines of a site, each with its place on it.
    #[inline]
    pub fn lines_of(&self, site: Site) -> impl Iterator<Item = (usize, u32)> {
        let on = &self.on[usize::from(site)];
        let lines = on.iter().take_while(|(line, _)| *line != NONE);
        lines.map(|&(line, at)| (usize::from(line), u32::from(at)))
    }

    /// Returns the straight lines of railway.
    pub fn lines(&self) -> impl Iterator<Item = &[Site]> {
        let lines = self.lines[..usize::from(self.count)].iter();
        lines.map(|line| &line.sites[..usize::from(line.len)])
    }

    /// Returns the sites that can be reached from a place of a line: those forward and those
    /// backward, in the line's order. `taken` are by team its sites that are not free; each run
    /// ends before what stands in the way, or with it if that is of the `foes`.
    #[inline]
    pub fn runs(&self, line: usize, at: u32, taken: [u16; 2], foes: usize) -> [&[Site]; 2] {
        let sites = &self.lines[line].sites;
        self.ends(line, at, taken, foes)
            .map(|[from, to]| sites.get(from as usize..to as usize).unwrap_or(&[]))
    }

    /// Returns the number of sites that [`runs`](Board::runs) gives.
    #[inline]
    pub fn count_runs(&self, line: usize, at: u32, taken: [u16; 2], foes: usize) -> u32 {
        let [on, back] = self.ends(line, at, taken, foes);
        on[1].saturating_sub(on[0]) + back[1].saturating_sub(back[0])
    }

    /// Returns the places on the line where they begin and end.
    #[inline]
    fn ends(&self, line: usize, at: u32, taken: [u16; 2], foes: usize) -> [[u32; 2]; 2] {
        let line = &self.lines[line];
        let (len, at, foes) = (line.len, at & 15, u32::from(taken[foes & 1]));
        let taken = u32::from(taken[0] | taken[1]);
        let stop = at + 1 + ((taken | 1 << len) >> (at + 1)).trailing_zeros();
        let floor = 32 - (taken & ((1 << at) - 1)).leading_zeros();
        let (mut up, end) = (at + 1, stop + (foes >> stop & 1));
        let (low, mut down) = (floor - (foes << 1 >> floor & 1), at);
        // Of a curved line only what lies beyond the curve: the rest is another line.
        if line.curved {
            up = if at < BEND { BEND } else { end };
            down = if at < BEND { low } else { BEND };
        }
        [[up, end], [low, down]]
    }

    /// Returns whether two sites lie on one line with free sites between them; `taken` tells of
    /// each line which of its sites are not free.
    pub fn straight(&self, from: Site, to: Site, taken: impl Fn(usize) -> u16) -> bool {
        self.lines_of(from)
            .any(|(line, at)| self.runs(line, at, [taken(line); 2], 0).concat().contains(&to))
    }

    /// Returns the sites that an engineer reaches from here along the railways: free ones, and
    /// taken ones where it has to stop.
    #[inline]
    pub fn flood(&self, from: Site, taken: u128) -> u128 {
        let Some(start) = self.rail_bit(from) else { return 0 };
        let mut seen = 1u128 << start;
        let mut edge = seen;
        while edge != 0 {
            let at = edge.trailing_zeros() as usize;
            edge &= edge - 1;
            let fresh = self.rail_near[at & 127] & !seen;
            seen |= fresh;
            edge |= fresh & !taken;
        }
        seen & !(1 << start)
    }

    /// Returns the path that is shown of a railway move: the straight one where there is one, else
    /// the shortest, of several the one whose names come first; without taken sites between its
    /// ends. A road is its two ends.
    pub fn path(&self, from: Site, to: Site, taken: u128) -> Vec<Site> {
        let free = |site: &Site| self.rail_bit(*site).is_some_and(|rail| taken >> rail & 1 == 0);
        for (line, a) in self.lines_of(from) {
            let Some((_, b)) = self.lines_of(to).find(|(other, _)| *other == line) else {
                continue;
            };
            let sites = &self.lines[line].sites;
            let mut way = sites[a.min(b) as usize..=a.max(b) as usize].to_vec();
            if way[1..way.len() - 1].iter().all(free) {
                if a > b {
                    way.reverse();
                }
                return way;
            }
        }
        // How far each free site is from the end.
        let mut away = [usize::MAX; SITES];
        away[usize::from(to)] = 0;
        let mut queue = vec![to];
        let mut next = 0;
        while let Some(&site) = queue.get(next) {
            next += 1;
            for near in self.rails_near(site) {
                if away[usize::from(near)] == usize::MAX && (near == from || free(&near)) {
                    away[usize::from(near)] = away[usize::from(site)] + 1;
                    if near != from {
                        queue.push(near);
                    }
                }
            }
        }
        let mut way = vec![from];
        let mut left = away[usize::from(from)];
        if left == usize::MAX {
            return vec![from, to];
        }
        let mut here = from;
        while left > 0 {
            left -= 1;
            let nearer = self.rails_near(here).filter(|&near| away[usize::from(near)] == left);
            let Some(near) = nearer.min_by_key(|&near| name(near)) else { break };
            way.push(near);
            here = near;
        }
        way
    }

    /// Returns whether a road joins two sites.
    pub fn road(&self, from: Site, to: Site) -> bool {
        self.roads(from).contains(&to)
    }

    /// Returns the site of this name.
    pub fn read(&self, text: &str) -> Option<Site> {
        if let Some(at) = CENTRE.iter().position(|name| *name == text) {
            return (self.territories == 4).then_some((HOMES + at) as u8);
        }
        let [letter, row @ b'1'..=b'6', column @ b'1'..=b'5'] = *text.as_bytes() else {
            return None;
        };
        let territory = TERRITORIES.iter().position(|t| *t == char::from(letter))? as u8;
        let site = 30 * territory + 5 * (row - b'1') + (column - b'1');
        (territory < self.territories).then_some(site)
    }

    /// Returns the place where a site is drawn, as column and row of a grid from the top left: 5 by
    /// 12 on the board for two, 17 by 17 on the board for four.
    pub fn place(&self, site: Site) -> (u8, u8) {
        let (n, c) = (site % 30 / 5, site % 5);
        match (self.territories, site / 30) {
            (2, 0) => (c, 6 + n),
            (2, _) => (4 - c, 5 - n),
            (_, 0) => (6 + c, 11 + n),
            (_, 1) => (10 - c, 5 - n),
            (_, 2) => (11 + n, 10 - c),
            (_, 3) => (5 - n, 6 + c),
            _ => ((site - 120) % 3 * 2 + 6, (site - 120) / 3 * 2 + 6),
        }
    }
}

/// A part of a line: its first site, how many, and the step from one to the next.
struct Part {
    first: Site,
    len: u8,
    step: i16,
}

impl Part {
    const fn one(site: Site) -> Part {
        Part { first: site, len: 1, step: 0 }
    }

    /// Lists three posts of the centre.
    const fn grid(first: u8, step: i16) -> Part {
        Part { first: 120 + first, len: 3, step }
    }
}

/// Returns the outer column of a territory, from its front to its back or the other way.
const fn outer(territory: u8, col: u8, from_back: bool) -> Part {
    let first = 30 * territory + col;
    match from_back {
        true => Part { first: first + 20, len: 5, step: -5 },
        false => Part { first, len: 5, step: 5 },
    }
}
