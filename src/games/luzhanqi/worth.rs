//! What positions and attacks are worth, where every rank is known.

use super::army::{Rank, SLOTS, Stays, clash};
use super::board::{NONE, Site, camp, row};
use super::position::Position;
use super::public::Variant;
use super::types::Act;
use palamede_kit::worth::dot_product;
use palamede_rules::Seat;

/// The value of each rank, in hundredths of a piece.
const VALUES: [i32; 13] = [0, 150, 100, 130, 180, 260, 380, 550, 750, 1000, 350, 200, 3000];
/// The value of carrying a flag.
const CARRIED: i32 = 1500;

/// The weights of the terms of the evaluation.
pub(super) type Weights = [i32; 6];
/// The weights. Of each piece that can move: each row that it is into an enemy's territory; each of
/// two rings around an enemy's flag in which it stands; each around one of its own side. Of each
/// mine in the inner one; of each piece in a camp, and each that is above all that the enemy can
/// beat it with.
pub(super) const WEIGHTS: Weights = [5, 20, 10, 20, 5, 15];

/// The sites of a territory that are one and two from its headquarters, diagonals too.
const RINGS: [[u32; 2]; 2] = [rings(0b111, 0b1111), rings(0b11100, 0b11110)];

const fn rings(inner: u32, outer: u32) -> [u32; 2] {
    [inner << 20 | inner << 25, outer << 15 | outer << 20 | outer << 25]
}

impl Position {
    /// Returns what an attack takes less what it costs.
    pub(super) fn capture_value(&self, act: &Act) -> i32 {
        let Act::Go { from, to } = *act else { return 0 };
        let rank = |site| self.public.piece_at(site).and_then(|id| self.rank(id));
        let (Some(attacker), Some(defender)) = (rank(from), rank(to)) else { return 0 };
        let Variant { exploding, bearer, .. } = self.public.variant;
        let [mine, theirs] = [attacker, defender].map(|rank| VALUES[rank as usize]);
        match clash(attacker, defender, exploding, bearer) {
            Stays::Attacker => theirs,
            Stays::Defender => -mine,
            Stays::Nobody => theirs - mine,
        }
    }

    /// Returns the value of the position for a seat, with all ranks known.
    pub(super) fn evaluate_with(&self, seat: Seat, weights: &Weights) -> i32 {
        let variant = &self.public.variant;
        let (team, highest) = (variant.team(variant.territory(seat)), self.highest());
        (0..4)
            .map(|t| {
                let own = variant.team(t);
                let worth = self.worth(t, highest[1 - own], weights);
                if own == team { worth } else { -worth }
            })
            .sum()
    }

    /// Returns the highest rank that is left, by team.
    fn highest(&self) -> [Option<Rank>; 2] {
        let mut highest = [None; 2];
        for t in 0..4 {
            let left = SLOTS
                .map(|at| 30 * t + at)
                .into_iter()
                .filter(|&id| self.public.site_of(id).is_some());
            let best =
                left.filter_map(|id| self.rank(id)).filter(|&rank| rank <= Rank::Marshal).max();
            let team = &mut highest[self.public.variant.team(t.into())];
            *team = (*team).max(best);
        }
        highest
    }

    /// Returns the value of an army to its team, against enemies of whom `highest` is left.
    fn worth(&self, t: usize, highest: Option<Rank>, weights: &Weights) -> i32 {
        let (variant, flag) = (&self.public.variant, self.hands[t].flag);
        let carried = flag != NONE && self.public.carriers[t] != NONE;
        let mut worth = if carried { VALUES[Rank::Flag as usize] - CARRIED } else { 0 };
        for at in SLOTS {
            let id = 30 * t as u8 + at;
            let (Some(site), Some(rank)) = (self.public.site_of(id), self.rank(id)) else {
                continue;
            };
            let can = self.hands[t].can >> at & 1 == 1;
            let home = variant.team((site / 30).into()) == variant.team(t);
            let (near, mine) = (self.ring(site), rank == Rank::Mine);
            let terms = [
                if can && !home && near.is_some() { row(site).into() } else { 0 },
                if can && !home { near.unwrap_or(0) } else { 0 },
                if can && home { near.unwrap_or(0) } else { 0 },
                i32::from(mine && home && near == Some(2)),
                camp(site).into(),
                i32::from(rank <= Rank::Marshal && Some(rank) > highest),
            ];
            worth += VALUES[rank as usize] + dot_product(&terms, weights);
        }
        worth
    }

    /// Returns the number of rings around a flag in which the site lies; `None` where it is in no
    /// territory, or in one whose seat is out.
    fn ring(&self, site: Site) -> Option<i32> {
        let hands = self.hands.get(usize::from(site / 30))?;
        if hands.flag == NONE || self.public.out.has(self.public.owner(hands.flag)) {
            return None;
        }
        let rings = RINGS[usize::from(hands.flag % 30 != 26)];
        Some(rings.iter().map(|ring| (ring >> (site % 30) & 1) as i32).sum())
    }
}
