//! What follows from what an eye knows: for each piece, the ranks that it can have. A pure
//! function of the view; the aid on the screen, the guesses and the computers share it.

use super::army::{ANY, Army, MEN, MOBILE, Rank, Ranks, SLOTS, ranks, slot};
use super::board::{HOMES, NONE, headquarters, row};
use super::public::{Fact, Id, Phase, Public, bit};
use crate::rules::{Seat, Seats, Turn};

/// What an eye can work out of each piece.
#[derive(Clone, PartialEq, Debug)]
pub struct Deduction {
    ranks: [Ranks; HOMES],
    /// The seats whose marshal has fallen, as everybody knows.
    pub fallen: Seats,
}

impl Deduction {
    /// The ranks that a piece can have; none where nothing was laid out.
    pub fn ranks(&self, id: Id) -> Ranks {
        self.ranks.get(usize::from(id)).copied().unwrap_or(0)
    }

    /// What the piece is, when only one rank is left.
    pub fn sure(&self, id: Id) -> Option<Rank> {
        let set = self.ranks(id);
        ranks(set).next().filter(|_| set.count_ones() == 1)
    }

    /// The lowest and the highest of the ranks that a piece can have, bombs, mines and flag
    /// left out.
    pub fn bounds(&self, id: Id) -> Option<(Rank, Rank)> {
        let mut men = ranks(self.ranks(id) & MOBILE & !Rank::Bomb.bit());
        let lowest = men.next()?;
        Some((lowest, men.last().unwrap_or(lowest)))
    }

    /// How many pieces of a rank a territory's seat has lost for certain.
    pub fn lost(&self, public: &Public, t: usize, rank: Rank) -> usize {
        let ids = SLOTS.map(|at| 30 * t as u8 + at);
        let gone = ids.into_iter().filter(|&id| public.site_of(id).is_none());
        gone.filter(|&id| self.sure(id) == Some(rank)).count()
    }
}

/// A combat of two pieces: for each rank of the attacker, those that the defender may have.
#[derive(Clone)]
pub(super) struct Pair {
    attacker: Id,
    defender: Id,
    rows: [Ranks; 13],
}

/// The ranks that each piece can have, and the combats that bind two of them.
#[derive(Clone)]
pub(super) struct Domains {
    pub ranks: [Ranks; HOMES],
    pub pairs: Vec<Pair>,
}

impl Domains {
    /// What the rules of deployment, the moves, the combats and the order of turns say;
    /// `army` are the armies that are known.
    pub fn new(public: &Public, army: impl Fn(usize) -> Option<Army>) -> Domains {
        let mut domains = Domains { ranks: [0; HOMES], pairs: Vec::new() };
        for t in 0..4 {
            if !public.deployed.has(public.variant.seat(t as u8)) || t >= public.variant.seats() {
                continue;
            }
            let army = army(t);
            for (n, at) in SLOTS.into_iter().enumerate() {
                let id = 30 * t as u8 + at;
                let known = army.map(|army| army.0[n].bit());
                domains.ranks[usize::from(id)] = known.unwrap_or_else(|| hidden(public, id));
            }
        }
        let mut known = Seats::NONE;
        for fight in &public.fights {
            let mut rows = [0; 13];
            for a in Rank::ALL {
                for d in Rank::ALL {
                    if fight.allows(&public.variant, known, a, d) {
                        rows[a as usize] |= d.bit();
                    }
                }
            }
            let (attacker, defender) = (fight.attacker, fight.defender);
            domains.pairs.push(Pair { attacker, defender, rows });
            known = fight.fell.iter().fold(known, Seats::with);
            if fight.flag && public.variant.bearer {
                known = known.with(public.owner(defender));
            }
        }
        for fact in public.facts.iter().filter(|fact| !fact.mobile) {
            domains.limit(fact.pieces, !MOBILE);
            domains.limit(fact.homes, !Rank::Flag.bit());
        }
        domains
    }

    fn limit(&mut self, pieces: u128, to: Ranks) {
        for id in 0..HOMES as u8 {
            if pieces & bit(id) != 0 {
                self.ranks[usize::from(id)] &= to;
            }
        }
    }

    /// Leaves out what the other side of a combat excludes, until nothing changes. A combat
    /// that binds nothing any more is forgotten.
    pub fn narrow(&mut self) {
        let mut pairs = std::mem::take(&mut self.pairs);
        let mut changed = true;
        while changed {
            changed = false;
            for pair in &pairs {
                let [i, j] = [pair.attacker, pair.defender].map(usize::from);
                let (mut attackers, mut defenders) = (0, 0);
                for a in ranks(self.ranks[i]) {
                    let met = pair.rows[a as usize] & self.ranks[j];
                    attackers |= if met == 0 { 0 } else { a.bit() };
                    defenders |= met;
                }
                changed |= self.ranks[i] != attackers || self.ranks[j] != defenders;
                (self.ranks[i], self.ranks[j]) = (attackers, defenders);
            }
        }
        let several = |id: Id| self.ranks[usize::from(id)].count_ones() > 1;
        pairs.retain(|pair| several(pair.attacker) && several(pair.defender));
        self.pairs = pairs;
    }

    /// The sets of a territory's pieces.
    fn sets(&self, t: usize) -> [Ranks; MEN] {
        SLOTS.map(|at| self.ranks[30 * t + usize::from(at)])
    }

    /// Whether a whole army fits these sets.
    pub fn fills(&self, t: usize) -> bool {
        fills(&self.sets(t))
    }

    /// Whether this piece is bound to another by a combat.
    pub fn bound(&self, id: Id) -> bool {
        self.pairs.iter().any(|pair| pair.attacker == id || pair.defender == id)
    }
}

/// What a hidden piece can be by itself.
fn hidden(public: &Public, id: Id) -> Ranks {
    let mut set = ANY;
    if row(id) == 1 {
        set &= !Rank::Bomb.bit();
    }
    if row(id) < 5 {
        set &= !Rank::Mine.bit();
    }
    if !headquarters(id) {
        set &= !Rank::Flag.bit();
    }
    if public.moved & bit(id) != 0 {
        set &= MOBILE;
    }
    if public.turned & bit(id) != 0 {
        let bomb = if public.variant.flying { Rank::Bomb.bit() } else { 0 };
        set &= Rank::Engineer.bit() | bomb;
    }
    match public.flags[usize::from(id / 30) & 3] {
        NONE => set,
        flag if flag == id => set & Rank::Flag.bit(),
        _ => set & !Rank::Flag.bit(),
    }
}

/// Whether each piece can have a rank of its set so that together they are an army:
/// augmenting paths from pieces to ranks.
fn fills(sets: &[Ranks; MEN]) -> bool {
    fn place(
        piece: usize,
        sets: &[Ranks; MEN],
        tried: &mut Ranks,
        of: &mut [[usize; 3]; 13],
        used: &mut [usize; 13],
    ) -> bool {
        for rank in Rank::ALL {
            if sets[piece] & rank.bit() & !*tried == 0 {
                continue;
            }
            *tried |= rank.bit();
            let r = rank as usize;
            if used[r] < rank.count() {
                of[r][used[r]] = piece;
                used[r] += 1;
                return true;
            }
            for k in 0..used[r] {
                if place(of[r][k], sets, tried, of, used) {
                    of[r][k] = piece;
                    return true;
                }
            }
        }
        false
    }
    let (mut of, mut used) = ([[0; 3]; 13], [0; 13]);
    (0..MEN).all(|piece| place(piece, sets, &mut 0, &mut of, &mut used))
}

/// What an eye that knows these armies can work out.
pub(super) fn deduce(public: &Public, army: impl Fn(usize) -> Option<Army>) -> Deduction {
    let mut domains = Domains::new(public, &army);
    let hidden: Vec<usize> = (0..4)
        .filter(|&t| public.deployed.has(public.variant.seat(t as u8)) && army(t).is_none())
        .filter(|&t| t < public.variant.seats())
        .collect();
    loop {
        domains.narrow();
        let before = domains.ranks;
        for &t in &hidden {
            let sets = domains.sets(t);
            for (n, at) in SLOTS.into_iter().enumerate() {
                // Pieces with the same set have the same answer.
                let same = sets.iter().position(|set| *set == sets[n]).unwrap_or(n);
                let id = 30 * t + usize::from(at);
                if same < n {
                    domains.ranks[id] = domains.ranks[30 * t + usize::from(SLOTS[same])];
                    continue;
                }
                for rank in ranks(sets[n]) {
                    let mut fixed = sets;
                    fixed[n] = rank.bit();
                    if !fills(&fixed) {
                        domains.ranks[id] &= !rank.bit();
                    }
                }
            }
        }
        if domains.ranks == before {
            break;
        }
    }
    let fallen = public.fights.iter().flat_map(|fight| fight.fell.iter()).collect();
    Deduction { ranks: domains.ranks, fallen }
}

/// What the turn order tells of the ranks, with the present turn: who is to act can.
pub(super) fn facts(public: &Public) -> Vec<Fact> {
    let mut facts = public.facts.clone();
    if let (Turn::Seat(seat), Phase::Play) = (public.turn(), public.phase) {
        facts.push(public.open(seat));
    }
    facts
}

/// Whether these armies could have had the history that everybody knows: all the seats
/// that have laid out an army, by territory.
pub(super) fn fits(public: &Public, armies: &[Option<Army>; 4]) -> bool {
    let rank = |id: Id| {
        let army = armies[usize::from(id / 30) & 3]?;
        slot(id).map(|slot| army.0[slot])
    };
    let laid = Seat::first(public.variant.seats()).all(|seat| {
        let t = public.variant.territory(seat);
        armies[t].is_some() == public.deployed.has(seat)
            && armies[t].is_none_or(|army| army.judge(t as u8).is_ok())
    });
    // What each could be by itself: all of it but the combats.
    let alone = (0..HOMES as u8)
        .filter_map(|id| rank(id).map(|rank| (id, rank)))
        .all(|(id, rank)| hidden(public, id) & rank.bit() != 0);
    let domains = Domains::new(public, |t| armies[t]);
    let fought =
        domains.pairs.iter().all(|pair| match (rank(pair.attacker), rank(pair.defender)) {
            (Some(a), Some(d)) => pair.rows[a as usize] & d.bit() != 0,
            _ => false,
        });
    let told = facts(public).iter().all(|fact| {
        let is = |id: Id| {
            fact.pieces & bit(id) != 0 && rank(id).is_some_and(Rank::mobile)
                || fact.homes & bit(id) != 0 && rank(id) == Some(Rank::Flag)
        };
        (0..HOMES as u8).any(is) == fact.mobile
    });
    laid && alone && fought && told
}
