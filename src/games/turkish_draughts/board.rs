//! Steps, jumps and chains on sets of cells.

use crate::eight::{Square, ray, shift, slides, squares};
use palamede_kit::bits::select_bit;

/// The options that the board must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laws {
    /// A chain may turn by 180 degrees (sentence 8).
    pub reversal: bool,
    /// A man is crowned when its chain ends, not before (sentence 11).
    pub at_end: bool,
}

/// The side to move and what it faces.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    pub men: u64,
    pub kings: u64,
    pub foe: u64,
    /// Black: its men go down the board.
    pub down: bool,
    pub laws: Laws,
}

/// The chains from one cell that capture one set of pieces, in whatever order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chains {
    pub taken: u64,
    /// The cells where they end.
    pub ends: u64,
    pub from: u8,
}

impl Chains {
    /// None.
    pub const NONE: Chains = Chains { taken: 0, ends: 0, from: 0 };
}

/// Returns the first piece of `set` on a ray in direction `d`.
#[inline]
pub const fn first(set: u64, d: u8) -> u64 {
    if d & 1 == 0 {
        set & set.wrapping_neg()
    } else {
        // The highest bit, if there is one.
        set & !((u64::MAX >> 1) >> (set.leading_zeros() & 63))
    }
}

/// Returns the jump of a king from `at` in direction `d`, if there is one: over which piece, and
/// the cells where it may land. `all` are the pieces that stand, `foe` those that may be jumped.
#[inline]
pub fn jump(at: Square, d: u8, foe: u64, all: u64) -> Option<(u64, u64)> {
    let over = first(ray(at, d) & all, d);
    if over & foe == 0 {
        return None;
    }
    let behind = ray(Square::wrapping(over.trailing_zeros() as u8), d);
    let end = first(behind & all, d);
    // Up to the next piece: below it, or above it.
    let before = if d & 1 == 0 { end.wrapping_sub(1) } else { !end & !end.wrapping_sub(1) };
    let landings = if end == 0 { behind } else { behind & before };
    if landings == 0 { None } else { Some((over, landings)) }
}

impl Side {
    /// Returns all pieces.
    pub const fn all(&self) -> u64 {
        self.men | self.kings | self.foe
    }

    #[inline]
    const fn forward(&self, set: u64) -> u64 {
        if self.down { set >> 8 } else { set << 8 }
    }

    #[inline]
    const fn backward(&self, set: u64) -> u64 {
        if self.down { set << 8 } else { set >> 8 }
    }

    /// Calls `visit` with the steps as fronts, each with its distance to the origins; stops when it
    /// returns `true`.
    #[inline]
    fn fronts(&self, visit: &mut impl FnMut(u64, i8) -> bool) {
        let free = !self.all();
        let ahead = if self.down { -8 } else { 8 };
        if visit(shift::<0>(self.men) & free, 1)
            || visit(shift::<1>(self.men) & free, -1)
            || visit(self.forward(self.men) & free, ahead)
        {
            return;
        }
        if self.kings != 0 {
            slides(self.kings, free, visit);
        }
    }

    /// Counts the steps, captures left out.
    #[inline]
    pub fn steps(&self) -> usize {
        let mut n = 0;
        self.fronts(&mut |front, _| {
            n += front.count_ones();
            false
        });
        n as usize
    }

    /// Calls `visit` with each step: where it begins and ends.
    #[inline]
    pub fn each_step(&self, visit: &mut impl FnMut(Square, Square)) {
        self.fronts(&mut |front, distance| {
            let mut left = front;
            while left != 0 {
                let to = left.trailing_zeros() as u8;
                let from = to.wrapping_add_signed(-distance);
                visit(Square::wrapping(from), Square::wrapping(to));
                left &= left - 1;
            }
            false
        });
    }

    /// Returns the step number `n` in the order of [`each_step`](Side::each_step).
    #[inline]
    pub fn nth_step(&self, n: usize) -> Option<(Square, Square)> {
        let (mut left, mut found) = (n as u32, None);
        self.fronts(&mut |front, distance| {
            let here = front.count_ones();
            if left >= here {
                left -= here;
                return false;
            }
            let to = select_bit(front, left);
            let from = to.wrapping_add_signed(-distance);
            found = Some((Square::wrapping(from), Square::wrapping(to)));
            true
        });
        found
    }

    /// Returns whether any piece can step.
    #[inline]
    pub fn can_step(&self) -> bool {
        let free = !self.all();
        let near = shift::<0>(self.men | self.kings)
            | shift::<1>(self.men | self.kings)
            | self.forward(self.men | self.kings)
            | self.backward(self.kings);
        near & free != 0
    }

    /// Returns the pieces that can jump.
    #[inline]
    pub fn jumpers(&self) -> u64 {
        let (men, foe, free) = (self.men, self.foe, !self.all());
        // Two cells back from where a jump lands.
        let east = shift::<0>(shift::<0>(men) & foe) & free;
        let west = shift::<1>(shift::<1>(men) & foe) & free;
        let ahead = self.forward(self.forward(men) & foe) & free;
        let mut jumpers = east >> 2 | west << 2 | self.backward(self.backward(ahead));
        let mut kings = self.kings;
        while kings != 0 {
            let at = Square::wrapping(kings.trailing_zeros() as u8);
            if (0..4).any(|d| jump(at, d, foe, !free).is_some()) {
                jumpers |= at.bit();
            }
            kings &= kings - 1;
        }
        jumpers
    }

    /// Returns the most pieces that `jumpers` can capture in one turn. Nothing is gathered; the
    /// search ends early when all can be captured.
    pub fn most(&self, jumpers: u64) -> u32 {
        let mut search = self.search(false, &mut []);
        search.run(self, jumpers);
        search.best
    }

    /// Calls `visit` with the chains of `jumpers`, sorted by origin and captured set, each pair
    /// once: those that capture the greatest number, or with `every` all of them, the ones stopped
    /// early included. Stops when it returns `true`.
    ///
    /// Chains are searched depth first, the last landings of a king all at once, and
    /// gathered in a small sorted list. Where it overflows, which takes a position that
    /// hardly occurs in play, the search is made again for the next part of the order.
    #[inline]
    pub fn chains(&self, jumpers: u64, every: bool, visit: &mut impl FnMut(&Chains) -> bool) {
        let mut few = [Chains::NONE; 16];
        let mut search = self.search(every, &mut few);
        search.run(self, jumpers);
        let (len, more, best) = (search.len, search.more, search.best);
        let found = &few[..len];
        if found.iter().any(&mut *visit) || !more {
            return;
        }
        let mut after = found[len - 1];
        while self.chains_after(jumpers, every, best, &mut after, visit) {}
    }

    /// Calls `visit` with the next part of the chains behind `after`; tells whether there are more.
    #[inline(never)]
    fn chains_after(
        &self,
        jumpers: u64,
        every: bool,
        best: u32,
        after: &mut Chains,
        visit: &mut impl FnMut(&Chains) -> bool,
    ) -> bool {
        let mut many = [Chains::NONE; 2048];
        let mut search = self.search(every, &mut many);
        (search.best, search.after) = (best, *after);
        search.run(self, jumpers);
        let (len, more) = (search.len, search.more);
        if let Some(last) = many[..len].last() {
            *after = *last;
        }
        !many[..len].iter().any(visit) && more
    }

    fn search<'a>(&self, every: bool, found: &'a mut [Chains]) -> Search<'a> {
        Search {
            laws: self.laws,
            down: self.down,
            every,
            prey: self.foe,
            from: 0,
            best: 0,
            after: Chains::NONE,
            found,
            len: 0,
            more: false,
        }
    }
}

/// A search for chains.
struct Search<'a> {
    laws: Laws,
    down: bool,
    every: bool,
    /// The enemies before the chain.
    prey: u64,
    /// The origin of the chains that are searched now.
    from: u8,
    /// The greatest number of captures so far.
    best: u32,
    /// The chain behind which, in their order, chains are gathered.
    after: Chains,
    /// The chains that were found, sorted.
    found: &'a mut [Chains],
    len: usize,
    /// Whether some chains were found that had no place.
    more: bool,
}

impl Search<'_> {
    fn run(&mut self, side: &Side, jumpers: u64) {
        for from in squares(jumpers) {
            self.from = from.index() as u8;
            let all = side.all() & !from.bit();
            if side.kings & from.bit() == 0 {
                self.man(from.bit(), self.prey, all, 0);
                continue;
            }
            for d in 0..4 {
                self.king(from, d, self.prey, all);
            }
        }
    }

    /// Returns whether nothing more is to be found.
    #[inline]
    const fn ended(&self) -> bool {
        self.found.is_empty() && self.best == self.prey.count_ones()
    }

    /// Goes on with a man on the cell `at`, which has captured some pieces.
    fn man(&mut self, at: u64, foe: u64, all: u64, taken: u64) {
        let ahead = if self.down { at >> 8 } else { at << 8 };
        let behind = if self.down { ahead >> 8 } else { ahead << 8 };
        let east = shift::<0>(at) & foe;
        let west = shift::<1>(at) & foe;
        let jumps = [
            (east, shift::<0>(east) & !all),
            (west, shift::<1>(west) & !all),
            (ahead & foe, if ahead & foe == 0 { 0 } else { behind & !all }),
        ];
        let last_row: u64 = if self.down { 0xff } else { 0xff << 56 };
        let mut ended = true;
        for (over, to) in jumps {
            if to == 0 {
                continue;
            }
            ended = false;
            if to & last_row != 0 && !self.laws.at_end {
                self.landed(to, 2 + u8::from(self.down), foe ^ over, all ^ over);
            } else {
                self.man(to, foe ^ over, all ^ over, taken | over);
            }
        }
        if taken != 0 && (ended || self.every) {
            self.gather(taken, at);
        }
    }

    /// Lets a king jump from `at` in direction `d` if it can, and goes on; returns whether it did.
    #[inline]
    fn king(&mut self, at: Square, d: u8, foe: u64, all: u64) -> bool {
        #[cfg(debug_assertions)]
        super::work::jump();
        let Some((over, landings)) = jump(at, d, foe, all) else { return false };
        if !self.ended() {
            self.landed(landings, d, foe ^ over, all ^ over);
        }
        true
    }

    /// Goes on with a king that came in direction `d`, and stands on whichever of the `landings` it
    /// likes.
    fn landed(&mut self, landings: u64, d: u8, foe: u64, all: u64) {
        // The captures straight on and back are the same from every landing: one landing is enough
        // to find them.
        let any = Square::wrapping(landings.trailing_zeros() as u8);
        let mut ended = !self.king(any, d, foe, all);
        if self.laws.reversal {
            ended &= !self.king(any, d ^ 1, foe, all);
        }
        let aside = d & 2 ^ 2;
        for at in squares(landings) {
            ended &= !self.king(at, aside, foe, all);
            ended &= !self.king(at, aside + 1, foe, all);
        }
        if ended || self.every {
            self.gather(self.prey ^ foe, landings);
        }
    }

    /// Adds what a chain has captured, and where it may end.
    fn gather(&mut self, taken: u64, ends: u64) {
        let n = taken.count_ones();
        if n > self.best {
            self.best = n;
            if !self.every {
                (self.len, self.more) = (0, false);
            }
        } else if n < self.best && !self.every {
            return;
        }
        let key = |chains: &Chains| (chains.from, chains.taken);
        let new = Chains { taken, ends, from: self.from };
        if key(&new) <= key(&self.after) {
            return;
        }
        match self.found[..self.len].binary_search_by_key(&key(&new), key) {
            Ok(at) => self.found[at].ends |= ends,
            Err(at) => {
                if self.len < self.found.len() {
                    self.len += 1;
                } else {
                    self.more = true;
                    if at == self.len {
                        return;
                    }
                }
                self.found.copy_within(at..self.len - 1, at + 1);
                self.found[at] = new;
            }
        }
    }
}
