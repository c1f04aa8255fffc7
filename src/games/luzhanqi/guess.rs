//! A full position that fits a view: hidden armies drawn by lot, with what can be deduced.

use super::army::{Army, MOBILE, Rank, Ranks, SLOTS, ranks};
use super::board::HOMES;
use super::deduce::{Domains, facts, fits};
use super::public::{Id, bit};
use super::view::Sight;
use crate::rules::Rng;

/// Armies that fit what the eye knows, by territory; `budget` counts the ranks tried.
///
/// Ranks are given piece by piece, in an order drawn by lot, each with the chance that a
/// deal of what is left would give it; a rank after which no whole army fits is taken
/// back. Only combats between hidden pieces can lead astray: then it begins anew.
pub(super) fn sample(sight: &Sight, rng: &mut impl Rng, budget: u32) -> Option<[Option<Army>; 4]> {
    let public = &sight.public;
    let known: [Option<Army>; 4] = [0, 1, 2, 3].map(|t| sight.army(t));
    let hidden: Vec<usize> = (0..public.variant.seats())
        .filter(|&t| known[t].is_none() && public.deployed.has(public.variant.seat(t as u8)))
        .collect();
    if hidden.is_empty() {
        return Some(known);
    }
    let mut domains = Domains::new(public, |t| known[t]);
    domains.narrow();
    let mut deal = Deal { domains, hidden, left: budget };
    while deal.left > 0 {
        let fresh = deal.domains.clone();
        if deal.obey(sight, rng) && deal.give(rng) {
            let mut armies = known;
            for &t in &deal.hidden {
                let one = |at: u8| ranks(deal.domains.ranks[30 * t + usize::from(at)]).next();
                armies[t] = Some(Army(SLOTS.map(|at| one(at).unwrap_or(Rank::Flag))));
            }
            if fits(public, &armies) {
                return Some(armies);
            }
        }
        deal.domains = fresh;
    }
    None
}

/// A deal under way.
struct Deal {
    domains: Domains,
    hidden: Vec<usize>,
    /// How many tries are left.
    left: u32,
}

impl Deal {
    /// Leaves a piece only these ranks, if whole armies still fit then.
    fn limit(&mut self, id: Id, to: Ranks) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        let before = self.domains.clone();
        self.domains.ranks[usize::from(id)] &= to;
        self.domains.narrow();
        let t = usize::from(id / 30);
        let others = !before.pairs.is_empty();
        let fit = self.hidden.iter().all(|&h| (h != t && !others) || self.domains.fills(h));
        if !fit {
            self.domains = before;
        }
        fit
    }

    /// Sees to it that whoever had a move had one.
    fn obey(&mut self, sight: &Sight, rng: &mut impl Rng) -> bool {
        for fact in facts(&sight.public).iter().filter(|fact| fact.mobile) {
            let ways = (0..HOMES as u8).flat_map(|id| {
                let piece = (fact.pieces & bit(id) != 0).then_some((id, MOBILE));
                let home = (fact.homes & bit(id) != 0).then_some((id, Rank::Flag.bit()));
                piece.into_iter().chain(home)
            });
            let mut ways: Vec<(Id, Ranks)> = ways.collect();
            let set = |id: Id| self.domains.ranks[usize::from(id)];
            if ways.iter().any(|&(id, to)| set(id) & !to == 0) {
                continue;
            }
            shuffle(rng, &mut ways);
            if !ways.into_iter().any(|(id, to)| self.limit(id, to)) {
                return false;
            }
        }
        true
    }

    /// Gives every piece a rank.
    fn give(&mut self, rng: &mut impl Rng) -> bool {
        let ids = self.hidden.iter().flat_map(|&t| SLOTS.map(|at| 30 * t as u8 + at));
        let mut ids: Vec<Id> = ids.collect();
        shuffle(rng, &mut ids);
        // Those that are bound to others first.
        ids.sort_by_key(|&id| !self.domains.bound(id));
        for id in ids {
            loop {
                let set = self.domains.ranks[usize::from(id)];
                let rank = match set.count_ones() {
                    0 => return false,
                    1 => break,
                    _ => self.draw(id, set, rng),
                };
                if self.left == 0 {
                    return false;
                }
                if !self.limit(id, rank.bit()) {
                    self.domains.ranks[usize::from(id)] &= !rank.bit();
                }
            }
        }
        self.hidden.iter().all(|&t| self.domains.fills(t))
    }

    /// A rank of the set: for each its pieces that are left, over the places for them.
    fn draw(&self, id: Id, set: Ranks, rng: &mut impl Rng) -> Rank {
        let t = usize::from(id / 30);
        let mut weights = [0; 13];
        for rank in ranks(set) {
            let sets = SLOTS.map(|at| self.domains.ranks[30 * t + usize::from(at)]);
            let places = sets.iter().filter(|set| **set & rank.bit() != 0 && **set != rank.bit());
            let given = sets.iter().filter(|set| **set == rank.bit()).count();
            let left = rank.count().saturating_sub(given);
            weights[rank as usize] = (5040 * left / places.count().max(1)) as u32;
        }
        let mut n = rng.below(weights.iter().sum());
        for rank in ranks(set) {
            let weight = weights[rank as usize];
            if n < weight {
                return rank;
            }
            n -= weight;
        }
        // All of them are given away: the first fails like the others.
        ranks(set).next().unwrap_or(Rank::Flag)
    }
}

fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for i in (1..items.len()).rev() {
        items.swap(i, rng.below(i as u32 + 1) as usize);
    }
}
