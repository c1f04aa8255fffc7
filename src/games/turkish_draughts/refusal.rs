//! Why a move or a click is refused.

use super::board::{Side, first};
use super::chase::{Chase, between, way};
use super::position::Position;
use super::types::{Refusal, Turkish};
use crate::eight::{Square, squares};

impl Position {
    /// Returns why the seat to move may not make this move.
    pub(super) fn refusal(&self, mv: &Turkish) -> Option<Refusal> {
        let side = self.side();
        let (from, to, takes) = (mv.from, mv.to, mv.taken.count_ones());
        if side.foe & from.bit() != 0 {
            return Some(Refusal::NotYours(from));
        } else if side.all() & from.bit() == 0 {
            return Some(Refusal::NoPiece(from));
        }
        let chase = Chase::new(&side, from);
        if takes == 0 {
            // A jump is no step.
            let jump = |_| chase.to(to).map(|_| Refusal::NoChain(*mv));
            return chase.leg(to).or_else(|| jump(())).or_else(|| self.duty(&chase, None));
        }
        if mv.taken & !side.foe != 0 {
            return Some(Refusal::NoChain(*mv));
        }
        let route = self.route(mv);
        let Some(end) = route.last() else { return Some(self.no_route(&chase, mv)) };
        if self.strict() {
            return None;
        }
        let most = self.most();
        match takes < most {
            true if self.goes_on(end) => Some(Refusal::GoOn { takes, most, at: to }),
            _ => self.duty(&chase, Some(takes)),
        }
    }

    /// Returns whether a chase that has captured what one move captures can capture more.
    pub(super) fn goes_on(&self, end: &Chase) -> bool {
        end.hunting(self.side().foe & !end.taken).can_jump()
    }

    /// Returns what is wrong with a way on which `takes` pieces are captured, or a step, when more
    /// must be.
    fn obligation(&self, takes: Option<u32>) -> Option<Refusal> {
        let most = self.most();
        if self.strict() || takes.unwrap_or(0) >= most {
            return None;
        }
        let pieces = self.must();
        Some(match takes {
            None => Refusal::MustCapture { most, pieces },
            Some(takes) => Refusal::TooFew { takes, most, pieces },
        })
    }

    /// Returns what is wrong with such a way for this piece: where it can capture as one must, it
    /// is told where to.
    fn duty(&self, chase: &Chase, takes: Option<u32>) -> Option<Refusal> {
        let (other, most, mut to) = (self.obligation(takes)?, self.most(), 0);
        chase.jumps(&mut |next| {
            to |= if next.here().reach() >= most { next.at.bit() } else { 0 };
            false
        });
        let so = Refusal::NotSo { at: chase.at, to, takes: takes.unwrap_or(0), most };
        Some(if to == 0 { other } else { so })
    }

    /// Returns why no chain captures just what the move captures.
    fn no_route(&self, chase: &Chase, mv: &Turkish) -> Refusal {
        let other = Refusal::NoChain(*mv);
        // A single jump.
        if between(mv.from, mv.to).is_some_and(|cells| mv.taken & !cells == 0) {
            return chase.leg(mv.to).unwrap_or(other);
        }
        // Find out whether the chain would be legal with turns of 180 degrees.
        let mut last: Option<Chase> = None;
        let mut turn = None;
        let free = chase.free_to_turn().hunting(mv.taken);
        free.seek(mv.to, &mut |landing| {
            // From the last landing to the first.
            if let Some(next) = last
                && let (Some(a), Some(b)) = (landing.way, next.way)
                && a == b ^ 1
            {
                turn = Some(Refusal::Reversal { from: landing.at, to: next.at });
            }
            last = Some(*landing);
        });
        turn.unwrap_or(other)
    }

    /// Returns why a piece of the seat to move that was clicked leads nowhere.
    fn idle(&self, at: Square) -> Option<Refusal> {
        let side = self.side();
        let takes = self.most_from(at);
        let only = |set: u64| set & at.bit();
        let alone = Side { men: only(side.men), kings: only(side.kings), ..side };
        // The other pieces are in its way, whosever they are.
        let walled = Side { foe: side.all() & !at.bit(), ..alone };
        match takes {
            0 => self.obligation(None).or((!walled.can_step()).then_some(Refusal::Stuck(at))),
            _ => self.obligation(Some(takes)),
        }
    }

    /// Returns why these clicks lead nowhere: a piece, where it landed, and where it cannot.
    pub(super) fn clicked(&self, clicks: &[Square]) -> Option<Refusal> {
        let (&last, before) = clicks.split_last()?;
        let side = self.side();
        let own = (side.men | side.kings) & last.bit() != 0;
        if before.is_empty() {
            return match () {
                () if own => self.idle(last),
                () if side.foe & last.bit() != 0 => Some(Refusal::NotYours(last)),
                () => None,
            };
        }
        // Another own piece is selected instead.
        let chase = self.followed(before).filter(|_| !own)?;
        chase.leg(last).or_else(|| self.duty(&chase, chase.to(last).map(|next| next.reach())))
    }

    /// Returns the chase after these clicks: a piece of the seat to move, and where it landed.
    pub(super) fn followed(&self, clicks: &[Square]) -> Option<Chase> {
        let (&from, landings) = clicks.split_first()?;
        let side = self.side();
        let own = (side.men | side.kings) & from.bit() != 0;
        let start = own.then(|| Chase::new(&side, from));
        landings.iter().try_fold(start?, |chase, &at| chase.to(at))
    }
}

impl Chase {
    /// Returns why the piece cannot go there at all, by a jump or, before its chain, by a step;
    /// what must be captured left out.
    fn leg(&self, to: Square) -> Option<Refusal> {
        let (from, all) = (self.at, self.all);
        let chain = self.way.is_some();
        let Some(cells) = between(from, to) else { return Some(Refusal::NotStraight { from, to }) };
        let way = way(from, to);
        let square = |set: u64| squares(set).next().unwrap_or(from);
        let nearest = |set: u64| square(first(set, way));
        let (own, foe) = (cells & all & !self.foe, cells & self.foe);
        if from == to {
            return Some(Refusal::Staying(from));
        } else if !self.king {
            let far = cells.count_ones();
            if self.backwards(way) {
                return Some(Refusal::Backwards { from, to });
            } else if far == 1 && cells & self.taken != 0 {
                return Some(Refusal::AlreadyTaken { from, to, at: square(cells) });
            } else if far > 1 || far == 1 && cells & all == 0 {
                return Some(Refusal::TooFar { from, to });
            }
        }
        if own != 0 {
            return Some(Refusal::InTheWay { from, to, at: nearest(own) });
        } else if foe & foe.wrapping_sub(1) != 0 {
            let (one, two) = (first(foe, way), first(foe & !first(foe, way), way));
            let in_a_row = between(square(one), square(two)) == Some(0);
            let (first, second) = (square(one), square(two));
            return Some(Refusal::TwoInTheWay { from, to, first, second, in_a_row });
        } else if self.foe & to.bit() != 0 {
            return Some(Refusal::Landing { from, at: to });
        } else if all & to.bit() != 0 {
            return Some(Refusal::InTheWay { from, to, at: to });
        } else if self.turns(way) {
            return Some(Refusal::Reversal { from, to });
        }
        (chain && foe == 0).then_some(Refusal::NothingJumped { from, to })
    }
}
