//! Chains of captures by one piece: every route, every turn once, and a turn's first route.

/// A piece before, within or after a chain.
pub trait Chain: Copy {
    /// A turn of so many captures has no other route, of any length.
    const ALONE: u8 = 0;

    /// Gives each capture that is possible next: a number for it, in the order of texts, and
    /// the piece after it. Stops when `visit` says so, and tells it.
    fn captures(&self, visit: &mut impl FnMut(u8, Self) -> bool) -> bool;

    /// Whether the turn may end here; never before a capture.
    fn may_stop(&self) -> bool;

    /// What a turn that ends here comes to: where the piece stands, and what it has taken.
    /// Turns of one piece that come to the same are one turn.
    fn end(&self) -> (u8, u64);

    /// Whether another capture is possible.
    fn can_capture(&self) -> bool {
        self.captures(&mut |_, _| true)
    }

    /// Gives the piece at the end of each route, in the order of texts. Stops when `visit` says
    /// so, and tells it.
    #[inline]
    fn routes(self, visit: &mut impl FnMut(&Self, &Route) -> bool) -> bool {
        go(&self, &mut Route::default(), 0, visit)
    }

    /// Gives what each longer turn comes to, once, that begins with the capture number `step`,
    /// after which the piece is `next`. Stops when `visit` says so, and tells it.
    #[inline]
    fn turns(
        &self,
        (step, next): (u8, Self),
        given: &mut Given,
        visit: &mut impl FnMut(u8, u64) -> bool,
    ) -> bool {
        let mut route = Route::default();
        route.set(0, step);
        next.can_capture()
            && go(&next, &mut route, 1, &mut |chain, route| {
                let (to, taken) = chain.end();
                let again = route.len > Self::ALONE && given.has(self, (to, taken), route);
                !again && visit(to, taken)
            })
    }

    /// The first route, by text, of a turn that comes to this; none if no turn does.
    fn route(self, end: (u8, u64)) -> Option<Route> {
        let mut route = Route::default();
        seek(&self, end, &mut route, 0).then_some(route)
    }
}

/// The turns that were given of one position, where they may have several routes.
///
/// Few have: a sieve tells those that surely have none before them. The others are sought among
/// those that were given, as long as there was room; behind that, the first route is the one.
#[derive(Debug)]
pub struct Given {
    sieve: [u64; 4],
    ends: [(u8, u8, u64); Given::ROOM],
    len: usize,
}

impl Default for Given {
    fn default() -> Given {
        Given { sieve: [0; 4], ends: [(0, 0, 0); Given::ROOM], len: 0 }
    }
}

impl Given {
    const ROOM: usize = 64;

    /// Whether this turn of a piece was given; else it is now.
    #[inline(always)]
    fn has<C: Chain>(&mut self, piece: &C, (to, taken): (u8, u64), route: &Route) -> bool {
        let (from, _) = piece.end();
        let mixed = (taken ^ u64::from(from) << 8 ^ u64::from(to)).wrapping_mul(MIX);
        let (word, mark) = ((mixed >> 62) as usize, 1 << (mixed >> 56 & 63));
        let perhaps = self.sieve[word] & mark != 0 || self.len >= self.ends.len();
        if perhaps && self.seek(piece, (from, to, taken), route) {
            return true;
        }
        self.sieve[word] |= mark;
        if let Some(place) = self.ends.get_mut(self.len) {
            *place = (from, to, taken);
        }
        self.len += 1;
        false
    }

    #[inline(never)]
    fn seek<C: Chain>(&self, piece: &C, end: (u8, u8, u64), route: &Route) -> bool {
        let known = self.ends.iter().take(self.len).any(|other| *other == end);
        let first = || piece.route((end.1, end.2)).is_none_or(|first| first == *route);
        known || self.len >= self.ends.len() && !first()
    }
}

/// An odd number that mixes bits well.
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

fn go<C: Chain>(
    chain: &C,
    route: &mut Route,
    depth: u8,
    visit: &mut impl FnMut(&C, &Route) -> bool,
) -> bool {
    chain.captures(&mut |step, next| {
        route.set(depth, step);
        next.may_stop() && visit(&next, route)
            || next.can_capture() && go(&next, route, depth + 1, visit)
    })
}

fn seek<C: Chain>(chain: &C, end: (u8, u64), route: &mut Route, depth: u8) -> bool {
    let (at, taken) = chain.end();
    if taken == end.1 {
        return at == end.0 && chain.may_stop();
    }
    chain.captures(&mut |step, next| {
        route.set(depth, step);
        next.end().1 & !end.1 == 0 && seek(&next, end, route, depth + 1)
    })
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

    /// Its last step, behind so many others.
    #[inline(always)]
    fn set(&mut self, depth: u8, step: u8) {
        self.steps[usize::from(depth) % Route::MOST] = step;
        self.len = depth + 1;
    }

    /// The numbers, in order.
    pub fn steps(&self) -> &[u8] {
        self.steps.get(..usize::from(self.len)).unwrap_or_default()
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

        fn may_stop(&self) -> bool {
            self.0 != 0
        }

        fn end(&self) -> (u8, u64) {
            (0, self.0)
        }
    }

    #[test]
    fn every_route_is_given_and_every_turn_once() {
        let (mut routes, mut turns, mut given) = (0, Vec::new(), Given::default());
        Bits(0).routes(&mut |_, _| {
            routes += 1;
            false
        });
        for bit in [1, 2, 4] {
            turns.push(bit);
            Bits(0).turns((bit as u8, Bits(bit)), &mut given, &mut |_, taken| {
                turns.push(taken);
                false
            });
        }
        assert_eq!((routes, turns), (15, vec![1, 3, 7, 5, 2, 6, 4]));
        let first = Bits(0).route((0, 6)).expect("a route");
        assert_eq!(first.steps(), [2, 4]);
        assert!(Bits(0).route((1, 6)).is_none() && !Bits(7).can_capture());
        let stopped = Bits(0).turns((1, Bits(1)), &mut Given::default(), &mut |_, t| t == 7);
        assert!(stopped, "told to stop");
    }
}
