//! What follows from what an eye knows: for each piece, the ranks that it can have. A pure
//! function of the view; the aid on the screen, the guesses and the computers share it.

use super::army::{ANY, Army, MEN, MOBILE, Rank, Ranks, SLOTS, Stays, clash, ranks, slot};
use super::board::{HOMES, NONE, headquarters, row};
use super::public::{Fact, Fight, Id, Phase, Public, bit};
use crate::rules::{Seat, Seats, Turn};
use std::mem::take;

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

/// A combat of two pieces: for each rank of the attacker, those that the defender may have,
/// and the other way round.
#[derive(Clone, Copy)]
struct Pair {
    attacker: Id,
    defender: Id,
    rows: &'static [[Ranks; 13]; 2],
}

/// The rows of a [`Pair`], by whether mines explode, whether flags are carried, and who stays.
static ROWS: [[[[[Ranks; 13]; 2]; 3]; 2]; 2] = {
    let mut rows = [[[[[0; 13]; 2]; 3]; 2]; 2];
    let mut n = 0;
    while n < 4 * 144 {
        let (a, d) = (Rank::ALL[n % 12], Rank::ALL[n / 12 % 12]);
        let (exploding, borne) = (n / 144 % 2, n / 288);
        let stays = clash(a, d, exploding == 1, borne == 1);
        let pair = &mut rows[exploding][borne][stays as usize];
        pair[0][a as usize] |= d.bit();
        pair[1][d as usize] |= a.bit();
        n += 1;
    }
    rows
};

/// The ranks that each piece can have, and what binds pieces to others: that each army is
/// whole, the combats, and that whoever had a turn had a move.
#[derive(Clone)]
pub(super) struct Domains {
    pub ranks: [Ranks; HOMES],
    /// The armies that are not known, by territory.
    pub hidden: [bool; 4],
    /// By piece, a rank: together armies that fit the sets, but for those where it is not of
    /// the piece's set. They are kept from one question to the next and mended.
    mates: [u8; HOMES],
    pairs: Vec<Pair>,
    facts: Vec<Fact>,
}

impl Domains {
    /// What the rules of deployment, the moves, the combats and the order of turns say;
    /// `army` are the armies that are known.
    pub fn new(public: &Public, army: impl Fn(usize) -> Option<Army>) -> Domains {
        let v = &public.variant;
        let mut domains = Domains {
            ranks: [0; HOMES],
            hidden: [false; 4],
            mates: [0; HOMES],
            pairs: Vec::with_capacity(public.fights.len()),
            facts: facts(public),
        };
        for t in 0..v.seats() {
            if !public.deployed.has(v.seat(t as u8)) {
                continue;
            }
            let army = army(t);
            domains.hidden[t] = army.is_none();
            for (n, at) in SLOTS.into_iter().enumerate() {
                let id = 30 * t as u8 + at;
                let known = army.map(|army| army.0[n].bit());
                domains.ranks[usize::from(id)] = known.unwrap_or_else(|| hidden(public, id));
            }
        }
        let mut known = Seats::NONE;
        for fight in &public.fights {
            let Fight { attacker, defender, stays, flag, fell } = *fight;
            let is = |yes: bool, rank: Rank| if yes { rank.bit() } else { ANY & !rank.bit() };
            domains.limit(bit(defender), is(flag, Rank::Flag));
            for (id, stayed) in [(attacker, Stays::Attacker), (defender, Stays::Defender)] {
                let seat = public.owner(id);
                if stays != stayed && !known.has(seat) {
                    domains.limit(bit(id), is(fell.has(seat), Rank::Marshal));
                } else if fell.has(seat) {
                    domains.limit(bit(id), 0);
                }
            }
            let rows = &ROWS[usize::from(v.exploding)][usize::from(v.bearer)][stays as usize];
            domains.pairs.push(Pair { attacker, defender, rows });
            known = fell.iter().fold(known, Seats::with);
            if flag && v.bearer {
                known = known.with(public.owner(defender));
            }
        }
        for fact in public.facts.iter().filter(|fact| !fact.mobile) {
            domains.limit(fact.pieces, !MOBILE);
            domains.limit(fact.homes, !Rank::Flag.bit());
        }
        domains.facts.retain(|fact| fact.mobile);
        domains
    }

    fn limit(&mut self, pieces: u128, to: Ranks) {
        for id in ones(pieces) {
            self.ranks[usize::from(id)] &= to;
        }
    }

    /// Forgets what binds nothing any more.
    pub fn forget(&mut self) {
        let (mut pairs, mut facts) = (take(&mut self.pairs), take(&mut self.facts));
        pairs.retain(|pair| self.several(pair.attacker) && self.several(pair.defender));
        facts.retain(|fact| !self.told(fact));
        (self.pairs, self.facts) = (pairs, facts);
    }

    /// Whether a piece can have more than one rank.
    #[inline]
    pub fn several(&self, id: Id) -> bool {
        self.ranks[usize::from(id)].count_ones() > 1
    }

    /// The pieces that have several ranks and are bound to pieces of other armies.
    pub fn bound(&self) -> u128 {
        let mut bound = 0;
        for pair in &self.pairs {
            if self.several(pair.attacker) && self.several(pair.defender) {
                bound |= bit(pair.attacker) | bit(pair.defender);
            }
        }
        for fact in self.facts.iter().filter(|fact| !self.told(fact)) {
            bound |= ones(fact.pieces | fact.homes)
                .filter(|&id| self.several(id))
                .fold(0, |all, id| all | bit(id));
        }
        bound
    }

    /// Leaves out what cannot be, until nothing changes: what the other side of a combat
    /// excludes, what no whole army leaves, what a seat without a move would have. `stale`
    /// are the pieces whose sets have changed. Tells whether something is left of all.
    pub fn narrow(&mut self, mut stale: u128) -> bool {
        let mut due = self.homes(stale);
        loop {
            if !self.fight(&mut stale, &mut due) {
                return false;
            }
            for t in (0..4).filter(|&t| due[t]) {
                match self.muster(t) {
                    Some(changed) => stale |= changed,
                    None => return false,
                }
            }
            due = [false; 4];
            if stale == 0 {
                match self.obey() {
                    Some(0) => return true,
                    Some(changed) => stale = changed,
                    None => return false,
                }
                due = self.homes(stale);
            }
        }
    }

    /// The territories with a hidden army to which any of these pieces belongs.
    fn homes(&self, pieces: u128) -> [bool; 4] {
        [0, 1, 2, 3].map(|t| self.hidden[t] && pieces >> (30 * t) & HOME != 0)
    }

    /// Leaves out what the other side of a combat excludes. Takes the pieces whose sets have
    /// changed, and notes whose armies have. Tells whether something is left of all.
    fn fight(&mut self, stale: &mut u128, due: &mut [bool; 4]) -> bool {
        while *stale != 0 {
            let now = take(stale);
            for &Pair { attacker, defender, rows } in &self.pairs {
                if now & (bit(attacker) | bit(defender)) == 0 {
                    continue;
                }
                for (id, other, rows) in
                    [(attacker, defender, &rows[1]), (defender, attacker, &rows[0])]
                {
                    let met = ranks(self.ranks[usize::from(other)]);
                    let met = met.fold(0, |met, rank| met | rows[rank as usize]);
                    let set = &mut self.ranks[usize::from(id)];
                    if *set & !met != 0 {
                        *set &= met;
                        *stale |= bit(id);
                        due[usize::from(id / 30) & 3] |= self.hidden[usize::from(id / 30) & 3];
                    }
                    if *set == 0 {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Whether a piece has made a fact sure.
    fn told(&self, fact: &Fact) -> bool {
        ones(fact.pieces | fact.homes).any(|id| self.ranks[usize::from(id)] & !way(fact, id) == 0)
    }

    /// Sees to it that whoever had a move had one, where only one piece is left for it;
    /// gives the pieces whose sets have changed, none where nobody is left.
    fn obey(&mut self) -> Option<u128> {
        let mut changed = 0;
        for n in 0..self.facts.len() {
            let fact = self.facts[n];
            if self.told(&fact) {
                continue;
            }
            let can = |id: &Id| self.ranks[usize::from(*id)] & way(&fact, *id) != 0;
            let mut left = ones(fact.pieces | fact.homes).filter(can);
            let first = left.next()?;
            if left.next().is_none() {
                self.ranks[usize::from(first)] &= way(&fact, first);
                changed |= bit(first);
            }
        }
        Some(changed)
    }

    /// Leaves each piece of a territory the ranks that it has in some whole army that fits
    /// the sets; gives the pieces whose sets have changed, none where no army fits.
    ///
    /// Of one army that fits (a perfect matching) all others come by handing ranks on in
    /// rings: a piece can have the ranks from which its own leads back (Régin, "A filtering
    /// algorithm for constraints of difference in CSPs", 1994).
    fn muster(&mut self, t: usize) -> Option<u128> {
        let (sets, mut mates) = (self.sets(t), self.mates(t));
        let mut left = COUNTS;
        for (mate, set) in mates.iter_mut().zip(&sets) {
            match &mut left[usize::from(*mate) & 15] {
                left if set >> *mate & 1 == 1 && *left > 0 => *left -= 1,
                _ => *mate = 0,
            }
        }
        for n in 0..MEN {
            if mates[n] != 0 {
                continue;
            }
            let spare = Rank::ALL.iter().filter(|&&rank| left[rank as usize] > 0);
            let spare = spare.fold(0, |all, rank| all | rank.bit());
            let found = place(&sets, &mut mates, n, sets[n], spare);
            left[usize::from(found?) & 15] -= 1;
        }
        let mut leads = [0; 16];
        for (mate, set) in mates.iter().zip(&sets) {
            leads[usize::from(*mate) & 15] |= set;
        }
        for by in Rank::ALL {
            for from in Rank::ALL {
                if leads[from as usize] & by.bit() != 0 {
                    leads[from as usize] |= leads[by as usize];
                }
            }
        }
        let mut changed = 0;
        for (n, at) in SLOTS.into_iter().enumerate() {
            let id = 30 * t as u8 + at;
            let back = |rank: Rank| leads[rank as usize] >> mates[n] & 1 == 1;
            let stays = ranks(sets[n]).filter(|&rank| back(rank));
            let stays = stays.fold(0, |all, rank| all | rank.bit());
            if stays != sets[n] {
                changed |= bit(id);
            }
            self.ranks[usize::from(id)] = stays;
            self.mates[usize::from(id)] = mates[n];
        }
        Some(changed)
    }

    /// The sets of a territory's pieces.
    pub fn sets(&self, t: usize) -> [Ranks; MEN] {
        SLOTS.map(|at| self.ranks[30 * t + usize::from(at)])
    }

    /// An army of a territory that fits the sets, once they were narrowed: ranks as numbers.
    pub fn mates(&self, t: usize) -> [u8; MEN] {
        SLOTS.map(|at| self.mates[30 * t + usize::from(at)])
    }
}

/// The pieces of a territory, as bits from its first site on.
const HOME: u128 = (1 << 30) - 1;

/// How many pieces of each rank an army has.
pub(super) const COUNTS: [u8; 16] = {
    let (mut counts, mut n) = ([0; 16], 0);
    while n < 12 {
        counts[n + 1] = Rank::ALL[n].count() as u8;
        n += 1;
    }
    counts
};

/// Gives piece `n` a rank of `of`. Where it is another's, that one takes another of its set,
/// and so on until somebody takes one of `spare`: gives that one. The shortest way.
pub(super) fn place(
    sets: &[Ranks; MEN],
    mates: &mut [u8; MEN],
    n: usize,
    of: Ranks,
    spare: Ranks,
) -> Option<u8> {
    let mut hands_on = [0; 16];
    let (mut seen, mut front) = (of, of);
    while front & spare == 0 {
        let mut next = 0;
        for other in (0..MEN).filter(|&other| other != n && front >> mates[other] & 1 == 1) {
            let new = sets[other] & !seen;
            ranks(new).for_each(|rank| hands_on[rank as usize] = other);
            (seen, next) = (seen | new, next | new);
        }
        if next == 0 {
            return None;
        }
        front = next;
    }
    let found = (front & spare).trailing_zeros() as u8;
    let mut rank = found;
    while of >> rank & 1 == 0 {
        let other = hands_on[usize::from(rank) & 15];
        (rank, mates[other]) = (mates[other], rank);
    }
    mates[n] = rank;
    Some(found)
}

/// What a piece would have to be for the move that a fact tells of.
fn way(fact: &Fact, id: Id) -> Ranks {
    let of = |pieces: u128, to: Ranks| if pieces & bit(id) != 0 { to } else { 0 };
    of(fact.pieces, MOBILE) | of(fact.homes, Rank::Flag.bit())
}

/// The pieces of a set.
fn ones(set: u128) -> impl Iterator<Item = Id> {
    let mut left = set;
    std::iter::from_fn(move || {
        let id = left.trailing_zeros() as Id;
        left &= left.wrapping_sub(1);
        (usize::from(id) < HOMES).then_some(id)
    })
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

/// What an eye that knows these armies can work out.
pub(super) fn deduce(public: &Public, army: impl Fn(usize) -> Option<Army>) -> Deduction {
    let mut domains = Domains::new(public, army);
    domains.narrow(u128::MAX);
    let fallen = public.fights.iter().flat_map(|fight| fight.fell.iter()).collect();
    Deduction { ranks: domains.ranks, fallen }
}

/// What the turn order tells of the ranks, with the present turn: who is to act can.
fn facts(public: &Public) -> Vec<Fact> {
    let mut facts = public.facts.clone();
    if let (Turn::Seat(seat), Phase::Play) = (public.turn(), public.phase) {
        facts.push(public.open(seat));
    }
    facts
}

/// Whether these armies could have had the history that everybody knows: all the seats
/// that have laid out an army, by territory.
pub(super) fn fits(public: &Public, armies: &[Option<Army>; 4]) -> bool {
    let laid = Seat::first(public.variant.seats()).all(|seat| {
        let t = public.variant.territory(seat);
        armies[t].is_some() == public.deployed.has(seat)
            && armies[t].is_none_or(|army| army.judge(t as u8).is_ok())
    });
    let mut domains = Domains::new(public, |t| armies[t]);
    // What each could be by itself, then the rest.
    let alone = |id: Id| match domains.ranks[usize::from(id)] {
        0 => slot(id).is_none() || !public.deployed.has(public.owner(id)),
        set => hidden(public, id) & set != 0,
    };
    laid && (0..30 * public.variant.seats() as u8).all(alone) && domains.narrow(u128::MAX)
}
