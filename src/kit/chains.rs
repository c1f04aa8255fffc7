//! Chains of captures by one piece: every route, every turn once, and a turn's first route.

/// A piece before, within or after a chain.
///
/// ```
/// use palamede_kit::chains::Chain;
///
/// /// Stands at a place of a row; takes what lies on each place that it comes to.
/// #[derive(Clone, Copy)]
/// struct Runner(u8);
/// impl Chain for Runner {
///     fn captures(&self, visit: &mut impl FnMut(u8, Runner) -> bool) -> bool {
///         self.can_capture() && visit(0, Runner(self.0 + 1))
///     }
///     fn can_capture(&self) -> bool { self.0 < 3 }
///     fn may_stop(&self) -> bool { self.0 > 0 }
///     fn end(&self) -> (u8, u64) { (self.0, (1 << self.0) - 1) }
/// }
/// let mut ends = Vec::new();
/// Runner(0).routes(&mut |after, route| { ends.push((after.0, route.steps().len())); false });
/// assert_eq!(ends, [(1, 1), (2, 2), (3, 3)]);
/// assert!(Runner(0).route((2, 3)).is_some());
/// ```
pub trait Chain: Copy {
    /// Calls `visit` with each capture that is possible next: a number for it, in the order of
    /// texts, and the piece after it. Stops when it returns `true`, and returns that.
    fn captures(&self, visit: &mut impl FnMut(u8, Self) -> bool) -> bool;

    /// Returns whether there is one.
    fn can_capture(&self) -> bool;

    /// Returns whether the turn may end here; never before a capture.
    fn may_stop(&self) -> bool;

    /// Returns the result of a turn that ends here: where the piece stands, and what it has taken.
    /// Turns of one piece with the same result are one turn.
    fn end(&self) -> (u8, u64);

    /// Calls `visit` with the piece at the end of each route, in the order of texts. Stops when it
    /// returns `true`, and returns that.
    fn routes<V: FnMut(&Self, &Route) -> bool + ?Sized>(&self, visit: &mut V) -> bool {
        go(self, &mut Route::default(), u64::MAX, visit)
    }

    /// Returns the first route, by text, of a turn that comes to this; `None` if no turn does.
    fn route(&self, end: (u8, u64)) -> Option<Route> {
        let mut route = Route::default();
        let visit: &mut dyn FnMut(&Self, &Route) -> bool = &mut |chain, _| chain.end() == end;
        go(self, &mut route, end.1, visit).then_some(route)
    }
}

/// Goes on from here by captures of nothing but what is `within`.
fn go<C: Chain, V: FnMut(&C, &Route) -> bool + ?Sized>(
    chain: &C,
    route: &mut Route,
    within: u64,
    visit: &mut V,
) -> bool {
    route.len += 1;
    let stopped = chain.captures(&mut |step, next| {
        route.steps[usize::from(route.len - 1) % Route::MOST] = step;
        next.end().1 & !within == 0
            && (next.may_stop() && visit(&next, route)
                || next.can_capture() && go(&next, route, within, visit))
    });
    if !stopped {
        route.len -= 1;
    }
    stopped
}

/// A filter against listing a capture twice: of the turns of a position it tells those that surely
/// have not been listed by another route (as a Bloom filter does). Few have several routes.
#[derive(Default, Debug)]
pub struct DuplicateFilter([u64; 16]);

impl DuplicateFilter {
    /// Returns whether no earlier route of this piece comes to what this one does.
    #[inline]
    pub fn is_new<C: Chain>(&mut self, piece: &C, after: &C, route: &Route) -> bool {
        let (to, taken) = after.end();
        let ends = u64::from(piece.end().0) << 8 | u64::from(to);
        // An odd number that mixes bits well.
        let mixed = (taken ^ ends << 48).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let (word, mark) = (&mut self.0[(mixed >> 60) as usize], 1 << (mixed >> 54 & 63));
        let perhaps = *word & mark != 0;
        *word |= mark;
        !perhaps || piece.route((to, taken)).as_ref() == Some(route)
    }
}

/// A way through a chain: the numbers of its captures.
#[derive(Clone, Copy, Debug, Default)]
pub struct Route {
    steps: [u8; Route::MOST],
    len: u8,
}

impl Route {
    /// The most captures of a route: no side has more pieces.
    const MOST: usize = 32;

    /// Returns the numbers of the captures, in the order in which they are made.
    pub fn steps(&self) -> &[u8] {
        self.steps.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// Adds one.
    pub fn push(&mut self, step: u8) {
        self.steps[usize::from(self.len) % Route::MOST] = step;
        self.len += 1;
    }
}

impl PartialEq for Route {
    fn eq(&self, other: &Route) -> bool {
        self.steps() == other.steps()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stands on a number and takes bits: of 1, 2 and 4 each once, in any order.
    #[derive(Clone, Copy)]
    struct Bits(u64);

    impl Chain for Bits {
        fn captures(&self, visit: &mut impl FnMut(u8, Self) -> bool) -> bool {
            let mut free = [1, 2, 4].into_iter().filter(|bit| self.0 & bit == 0);
            free.any(|bit| visit(bit as u8, Bits(self.0 | bit)))
        }

        fn can_capture(&self) -> bool {
            self.0 != 7
        }

        fn may_stop(&self) -> bool {
            self.0 != 0
        }

        fn end(&self) -> (u8, u64) {
            (0, self.0)
        }
    }

    #[test]
    fn every_route_is_given_and_every_turn_once() {
        let (mut routes, mut turns, mut given) = (0, Vec::new(), DuplicateFilter::default());
        let stopped = Bits(0).routes(&mut |after, route| {
            routes += 1;
            if given.is_new(&Bits(0), after, route) {
                turns.push(after.0);
            }
            false
        });
        assert_eq!((routes, turns, stopped), (15, vec![1, 3, 7, 5, 2, 6, 4], false));
        let first = Bits(0).route((0, 6)).expect("a route");
        assert_eq!(first.steps(), [2, 4]);
        assert!(Bits(0).route((1, 6)).is_none());
        assert!(Bits(0).routes(&mut |after, _| after.0 == 7), "told to stop");
    }
}
