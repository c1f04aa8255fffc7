//! A full position that fits a view: hidden armies drawn by lot, with what can be deduced.

use super::army::{Army, MEN, Rank, Ranks, ranks};
use super::board::HOMES;
use super::deduce::{COUNTS, Domains, place};
use super::public::{Id, bit};
use super::view::PlayerView;
use crate::rules::Rng;

/// Armies that fit what the eye knows, by territory; `budget` counts the ranks tried.
///
/// Ranks are given piece by piece, in an order drawn by lot, each with the chance that a
/// deal of what is left would give it. The pieces that combats bind to other armies come
/// first, and what follows from each is left out everywhere; where nothing is left for a
/// piece the last rank is taken back. Whatever is bound to its own army only is then dealt
/// without an error. A search that goes astray begins anew, each time with more patience:
/// in the end it finds what there is.
pub(super) fn sample(
    sight: &PlayerView,
    rng: &mut impl Rng,
    budget: u32,
) -> Option<[Option<Army>; 4]> {
    let mut armies = [0, 1, 2, 3].map(|t| sight.army(t));
    let mut domains = Domains::new(&sight.public, |t| armies[t]);
    let hidden = domains.hidden;
    if hidden == [false; 4] {
        return Some(armies);
    }
    if !domains.narrow(u128::MAX) {
        return None;
    }
    domains.forget();
    let mut order = Vec::new();
    if domains.bound() != 0 {
        order.extend(0..HOMES as u8);
        rng.shuffle(&mut order);
    }
    let mut search = Search { domains, order, left: budget, patience: 0 };
    let fresh = search.domains.ranks;
    for patience in (4..).map(|n| 1u32.checked_shl(n).unwrap_or(u32::MAX)) {
        search.patience = patience;
        if search.settle(rng) {
            break;
        }
        // All was tried, or may no longer be.
        if search.patience > 0 || search.left == 0 {
            return None;
        }
        search.domains.ranks = fresh;
    }
    for t in (0..4).filter(|&t| hidden[t]) {
        armies[t] = Some(search.deal(t, rng)?);
    }
    Some(armies)
}

/// A search under way.
struct Search {
    domains: Domains,
    /// The pieces, those that led astray last first.
    order: Vec<Id>,
    /// How many ranks may be tried.
    left: u32,
    /// How many may lead astray before all begins anew.
    patience: u32,
}

impl Search {
    /// Gives every piece that is bound to other armies a rank.
    fn settle(&mut self, rng: &mut impl Rng) -> bool {
        let bound = self.domains.bound();
        let Some(&id) = self.order.iter().find(|&&id| bound & bit(id) != 0) else { return true };
        loop {
            let set = self.domains.ranks[usize::from(id)];
            if self.left == 0 || self.patience == 0 {
                return false;
            }
            let rank = match set.count_ones() {
                1 => return self.settle(rng),
                _ => self.draw(id, set, rng),
            };
            self.left -= 1;
            let before = self.domains.ranks;
            self.domains.ranks[usize::from(id)] = rank.bit();
            if self.domains.narrow(bit(id)) && self.settle(rng) {
                return true;
            }
            if let Some(at) = self.order.iter().position(|&other| other == id) {
                self.order[..=at].rotate_right(1);
            }
            self.patience = self.patience.saturating_sub(1);
            self.domains.ranks = before;
            self.domains.ranks[usize::from(id)] &= !rank.bit();
            if !self.domains.narrow(bit(id)) {
                return false;
            }
        }
    }

    /// A rank of the set for a piece, as a deal of what is left would give it.
    fn draw(&self, id: Id, set: Ranks, rng: &mut impl Rng) -> Rank {
        let mut deal = Deal::new(self.domains.sets(usize::from(id / 30)));
        deal.draw(set, rng)
    }

    /// Gives every piece of an army a rank that is bound to this army only.
    fn deal(&mut self, t: usize, rng: &mut impl Rng) -> Option<Army> {
        let mut mates = self.domains.mates(t);
        let mut deal = Deal::new(self.domains.sets(t));
        let mut open: Vec<usize> = (0..MEN).filter(|&n| deal.sets[n].count_ones() > 1).collect();
        rng.shuffle(&mut open);
        for n in open {
            self.left = self.left.checked_sub(1)?;
            let mut set = deal.sets[n];
            loop {
                let (rank, own) = (deal.draw(set, rng), 1 << mates[n]);
                // Its own, or another's that hands it on for this one.
                if place(&deal.sets, &mut mates, n, rank.bit(), own).is_some() {
                    deal.give(n, rank);
                    break;
                }
                set &= !rank.bit();
            }
        }
        let rank = |set: Ranks| ranks(set).next().unwrap_or(Rank::Flag);
        Some(Army(deal.sets.map(rank)))
    }
}

/// An army that is dealt.
struct Deal {
    sets: [Ranks; MEN],
    /// How many of each rank are not given yet.
    left: [u8; 16],
    /// How many pieces can still get it.
    places: [u8; 16],
}

impl Deal {
    fn new(sets: [Ranks; MEN]) -> Deal {
        let mut deal = Deal { sets, left: COUNTS, places: [0; 16] };
        for set in sets {
            let single = set.count_ones() == 1;
            for rank in ranks(set) {
                let rank = rank as usize;
                if single {
                    deal.left[rank] = deal.left[rank].saturating_sub(1);
                } else {
                    deal.places[rank] += 1;
                }
            }
        }
        deal
    }

    fn give(&mut self, n: usize, to: Rank) {
        for rank in ranks(self.sets[n]) {
            self.places[rank as usize] -= 1;
        }
        self.left[to as usize] -= 1;
        self.sets[n] = to.bit();
    }

    /// A rank of the set: for each its pieces that are left, over the places for them.
    fn draw(&mut self, set: Ranks, rng: &mut impl Rng) -> Rank {
        let weight = |rank: Rank| {
            let (left, places) = (self.left[rank as usize], self.places[rank as usize]);
            5040 * u32::from(left) / u32::from(places.max(1))
        };
        let mut n = rng.below(ranks(set).map(weight).sum());
        for rank in ranks(set) {
            match n.checked_sub(weight(rank)) {
                Some(rest) => n = rest,
                None => return rank,
            }
        }
        // All of them are given away: the first fails like the others.
        ranks(set).next().unwrap_or(Rank::Flag)
    }
}
