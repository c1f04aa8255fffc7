//! A chain cell by cell, for what is written, drawn and clicked.

use super::board::{Laws, Side, jump};
use crate::eight::{Square, ray, shift, squares};

/// Returns the direction from one cell to another on the same row or column.
pub fn way(from: Square, to: Square) -> u8 {
    2 * u8::from(from.row() != to.row()) + u8::from(to < from)
}

/// Returns the cells between two of one row or column.
pub fn between(from: Square, to: Square) -> Option<u64> {
    let straight = from.row() == to.row() || from.col() == to.col();
    let way = way(from, to);
    straight.then(|| ray(from, way) & ray(to, way ^ 1))
}

/// A piece before, within or after a chain.
#[derive(Clone, Copy, Debug)]
pub struct Chase {
    /// The cell where it stands.
    pub at: Square,
    /// Whether it is a king now.
    pub king: bool,
    /// The direction of its last jump.
    pub way: Option<u8>,
    /// The pieces that it may capture.
    pub foe: u64,
    /// All other pieces on the board.
    pub all: u64,
    /// The pieces that it has captured.
    pub taken: u64,
    /// Whether it stands on the first cell, by name, of those where its last jump could end.
    first: bool,
    down: bool,
    laws: Laws,
}

impl Chase {
    /// Makes the piece of `side` on `at`, before its chain.
    pub fn new(side: &Side, at: Square) -> Chase {
        Chase {
            at,
            king: side.kings & at.bit() != 0,
            way: None,
            foe: side.foe,
            all: side.all() & !at.bit(),
            taken: 0,
            first: true,
            down: side.down,
            laws: side.laws,
        }
    }

    /// Calls `visit` with the chase after each jump that is possible now, in the order of the names
    /// of the cells where they end. Stops when it returns `true`, and returns that.
    pub fn jumps(&self, visit: &mut dyn FnMut(&Chase) -> bool) -> bool {
        // Columns come first in a name: west, south, north, east.
        [1, 3, 2, 0].into_iter().any(|way| {
            #[cfg(debug_assertions)]
            super::work::jump();
            let Some((over, landings)) = self.jump(way) else { return false };
            let lowest = landings & landings.wrapping_neg();
            squares(landings).any(|at| visit(&self.after(over, way, at, at.bit() == lowest)))
        })
    }

    /// Returns the jump in this direction: over what, and where it may end.
    fn jump(&self, way: u8) -> Option<(u64, u64)> {
        if self.turns(way) || !self.king && self.backwards(way) {
            None
        } else if self.king {
            jump(self.at, way, self.foe, self.all)
        } else {
            let next = |set| match way {
                0 => shift::<0>(set),
                1 => shift::<1>(set),
                2 => shift::<2>(set),
                _ => shift::<3>(set),
            };
            let over = next(self.at.bit()) & self.foe;
            let to = next(over) & !self.all;
            (to != 0).then_some((over, to))
        }
    }

    /// Returns whether this would be a forbidden turn by 180 degrees.
    pub fn turns(&self, way: u8) -> bool {
        !self.laws.reversal && self.way == Some(way ^ 1)
    }

    /// Returns whether this is backwards for a man.
    pub fn backwards(&self, way: u8) -> bool {
        way == 3 - u8::from(self.down)
    }

    /// Returns the piece with these enemies as those that it may capture now.
    pub fn hunting(&self, foe: u64) -> Chase {
        Chase { foe, ..*self }
    }

    /// Returns the piece as if turns by 180 degrees were allowed.
    pub fn free_to_turn(&self) -> Chase {
        Chase { laws: Laws { reversal: true, ..self.laws }, ..*self }
    }

    /// Returns the most pieces that it has captured when its chain ends.
    pub fn reach(&self) -> u32 {
        let mut most = self.taken.count_ones();
        self.jumps(&mut |next| {
            if self.leads_on(next) {
                most = most.max(next.reach());
            }
            false
        });
        most
    }

    /// Returns whether a jump need be looked at: straight on and back, it is the same from every
    /// landing.
    fn leads_on(&self, next: &Chase) -> bool {
        let along = |way: Option<u8>| way.map(|way| way & 2);
        self.first || along(self.way) != along(next.way)
    }

    fn after(&self, over: u64, way: u8, at: Square, first: bool) -> Chase {
        let last_row: u64 = if self.down { 0xff } else { 0xff << 56 };
        let crowned = !self.laws.at_end && at.bit() & last_row != 0;
        Chase {
            at,
            king: self.king || crowned,
            way: Some(way),
            foe: self.foe & !over,
            all: self.all & !over,
            taken: self.taken | over,
            first,
            ..*self
        }
    }

    /// Returns the piece after a jump to this cell, if one leads there.
    pub fn to(&self, at: Square) -> Option<Chase> {
        let mut found = None;
        self.jumps(&mut |next| {
            if next.at == at {
                found = Some(next.here());
            }
            found.is_some()
        });
        found
    }

    /// Returns the piece as if from no other landing of its last jump anything were looked at.
    pub fn here(&self) -> Chase {
        Chase { first: true, ..*self }
    }

    /// Seeks a way on until it has captured so many; tells whether there is one, and gives
    /// the chases after its jumps, the last one first.
    pub fn attain(&self, most: u32, landing: &mut dyn FnMut(&Chase)) -> bool {
        self.taken.count_ones() >= most
            || self.jumps(&mut |next| {
                let found = self.leads_on(next) && next.attain(most, landing);
                if found {
                    landing(next);
                }
                found
            })
    }

    /// Returns whether it can jump.
    pub fn can_jump(&self) -> bool {
        self.jumps(&mut |_| true)
    }

    /// Seeks the first route by name that captures all of `foe` and ends on `to`; tells
    /// whether there is one, and gives its landings, the last one first.
    pub fn seek(&self, to: Square, landing: &mut dyn FnMut(&Chase)) -> bool {
        if self.foe == 0 {
            return self.at == to;
        }
        self.jumps(&mut |next| {
            let found = self.leads_on(next) && next.seek(to, landing);
            if found {
                landing(next);
            }
            found
        })
    }
}
