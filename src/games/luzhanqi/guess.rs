//! Full positions that fit a view: hidden armies drawn by lot, with what can be deduced.

use super::deduce::{Domains, ones};
use super::muster::Muster;
use super::position::Position;
use super::public::Id;
use super::view::PlayerView;
use palamede_rules::Rng;

/// Draws positions that fit what an eye knows: what follows from that is worked out once.
///
/// Ranks are given piece by piece, in an order drawn by lot, each with the chance that a
/// deal of what is left would give it. The pieces that combats bind to other armies come
/// first, and what follows from each is left out everywhere; where nothing is left for a
/// piece the last rank is taken back. Whatever is bound to its own army only is then dealt
/// without an error. A search that goes astray begins anew, each time with more patience:
/// in the end it finds what there is.
pub(super) struct Sampler {
    /// The position with the armies that are known.
    position: Position,
    /// The search; `None` where no army fits.
    search: Option<Search>,
    /// The ranks that the pieces can have before any is given one.
    fresh: [Muster; 4],
}

impl Sampler {
    /// Makes the sampler of what this eye knows.
    pub fn new(sight: &PlayerView) -> Sampler {
        let armies = [0, 1, 2, 3].map(|t| sight.army(t));
        let mut domains = Domains::new(&sight.public, |t| armies[t]);
        let fits = domains.hidden == [false; 4] || domains.narrow(u128::MAX);
        domains.forget();
        Sampler {
            position: Position::from_parts(sight.public.clone(), &armies),
            fresh: domains.armies,
            search: fits.then(|| Search {
                order: ones(domains.bound()).map(|id| (id, 1 << id)).collect(),
                domains,
                left: 0,
                patience: 0,
            }),
        }
    }

    /// Returns a position; `None` if it takes more than `budget` ranks to be tried.
    pub fn draw(&mut self, rng: &mut impl Rng, budget: u32) -> Option<Position> {
        let search = self.search.as_mut()?;
        rng.shuffle(&mut search.order);
        search.left = budget;
        for patience in (4..).map(|n| 1u32.checked_shl(n).unwrap_or(u32::MAX)) {
            search.patience = patience;
            search.domains.armies = self.fresh;
            if search.settle(rng) {
                break;
            }
            // Give up if the search ended before its patience did, as it has tried all armies, or
            // if no tries are left.
            if search.patience > 0 || search.left == 0 {
                return None;
            }
        }
        let mut position = self.position.clone();
        for t in (0..4).filter(|&t| search.domains.hidden[t]) {
            let army = search.domains.armies[t].deal(rng, &mut search.left)?;
            position.add_army(t, &army);
        }
        Some(position)
    }
}

/// A search under way.
struct Search {
    domains: Domains,
    /// The pieces that are bound to other armies and the sets of each alone; those that led
    /// astray last first.
    order: Vec<(Id, u128)>,
    /// The number of ranks that may still be tried.
    left: u32,
    /// The number of ranks that may lead astray before all begins anew.
    patience: u32,
}

impl Search {
    /// Gives every piece that is bound to other armies a rank.
    fn settle(&mut self, rng: &mut impl Rng) -> bool {
        let bound = self.domains.bound();
        let first = self.order.iter().find(|(_, alone)| bound & alone != 0);
        let Some(&(id, alone)) = first else { return true };
        let t = usize::from(id / 30) & 3;
        loop {
            let set = self.domains.ranks(id);
            if self.left == 0 || self.patience == 0 {
                return false;
            }
            if set.count_ones() == 1 {
                return self.settle(rng);
            }
            let army = &self.domains.armies[t];
            let rank = 1 << army.draw(set, army.open(), rng);
            self.left -= 1;
            let before = self.domains.armies;
            self.domains.keep(id, rank);
            if self.domains.narrow(alone) && self.settle(rng) {
                return true;
            }
            if let Some(at) = self.order.iter().position(|&(other, _)| other == id) {
                self.order[..=at].rotate_right(1);
            }
            self.patience = self.patience.saturating_sub(1);
            self.domains.armies = before;
            self.domains.keep(id, !rank);
            if !self.domains.narrow(alone) {
                return false;
            }
        }
    }
}
