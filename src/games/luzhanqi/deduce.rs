//! What follows from what an eye knows: for each piece, the ranks that it can have. A pure
//! function of the view; the aid on the screen, the guesses and the computers share it.

use super::army::{ANY, Army, MOBILE, Rank, Ranks, SLOTS, Stays, clash, ranks, slot};
use super::board::{HOMES, NONE, headquarters, row};
use super::muster::Muster;
use super::public::{Fact, Fight, Id, Phase, Public, bit};
use palamede_kit::bits::members;
use palamede_rules::{Seat, Seats, Turn};
use std::mem::take;

/// The ranks that each piece can have, as an eye can work them out.
///
/// ```
/// use palamede_games::Luzhanqi;
/// use palamede_games::luzhanqi::{Act, Rank, Style};
/// use palamede_rules::{Eye, Game, Options, Rules, Seat, Silent};
///
/// let mut position = Luzhanqi::start(&Options::new(Luzhanqi::OPTIONS));
/// for _ in 0..2 {
///     position.play(&Act::Deploy(Style::Balanced.army()), &mut Silent);
/// }
/// let known = position.view(Eye::Seat(Seat::FIRST)).sight().deduce();
/// assert_eq!(known.sure(26), Some(Rank::Flag)); // one's own, in headquarters
/// assert_eq!(known.sure(56), None); // the other's may be a flag or not
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Deduction {
    ranks: [Ranks; HOMES],
    /// The seats whose marshal has fallen, as everybody knows.
    pub fallen: Seats,
}

impl Deduction {
    /// Returns the ranks that a piece can have; none where nothing was laid out.
    pub fn ranks(&self, id: Id) -> Ranks {
        self.ranks.get(usize::from(id)).copied().unwrap_or(0)
    }

    /// Returns the rank of the piece, when only one is left.
    pub fn sure(&self, id: Id) -> Option<Rank> {
        let set = self.ranks(id);
        ranks(set).next().filter(|_| set.count_ones() == 1)
    }

    /// Returns the lowest and the highest of the ranks that a piece can have, bombs, mines and flag
    /// left out.
    pub fn bounds(&self, id: Id) -> Option<(Rank, Rank)> {
        let mut men = ranks(self.ranks(id) & MOBILE & !Rank::Bomb.bit());
        let lowest = men.next()?;
        Some((lowest, men.last().unwrap_or(lowest)))
    }

    /// Returns the number of pieces of a rank that a territory's seat has lost for certain.
    pub fn lost(&self, public: &Public, t: usize, rank: Rank) -> usize {
        let ids = SLOTS.map(|at| 30 * t as u8 + at);
        let gone = ids.into_iter().filter(|&id| public.site_of(id).is_none());
        gone.filter(|&id| self.sure(id) == Some(rank)).count()
    }
}

/// The knowledge that a combat gives of one of its two pieces: for each rank of the other, those
/// that it may have.
#[derive(Clone, Copy)]
struct Arc {
    piece: Id,
    other: Id,
    /// The other alone, and both.
    from: u128,
    both: u128,
    rows: &'static [Ranks; 16],
}

/// The rows of an [`Arc`]: of the defender's and of the attacker's, by whether mines explode,
/// whether flags are carried, and who stays.
static ROWS: [[[[[Ranks; 16]; 2]; 3]; 2]; 2] = {
    let mut rows = [[[[[0; 16]; 2]; 3]; 2]; 2];
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
    /// The possible ranks by territory; of an army that is known each piece can have one.
    pub armies: [Muster; 4],
    /// The armies that are not known, by territory.
    pub hidden: [bool; 4],
    arcs: Vec<Arc>,
    facts: Vec<Fact>,
}

impl Domains {
    /// Works out what the rules of deployment, the moves, the combats and the order of turns say;
    /// `army` are the armies that are known.
    pub fn new(public: &Public, army: impl Fn(usize) -> Option<Army>) -> Domains {
        let v = &public.variant;
        let mut domains = Domains {
            armies: [Muster::NONE; 4],
            hidden: [false; 4],
            arcs: Vec::with_capacity(2 * public.fights.len()),
            facts: facts(public),
        };
        for t in 0..v.seats() {
            if !public.deployed.has(v.seat(t as u8)) {
                continue;
            }
            let army = army(t);
            domains.hidden[t] = army.is_none();
            let mut sets = [0; 30];
            for (n, at) in SLOTS.into_iter().enumerate() {
                let known = army.map(|army| army.0[n].bit());
                let set = known.unwrap_or_else(|| hidden(public, 30 * t as u8 + at));
                sets[usize::from(at)] = set;
            }
            domains.armies[t] = Muster::new(sets);
        }
        domains.remember(public);
        for fact in public.facts.iter().filter(|fact| !fact.mobile) {
            domains.limit(fact.pieces, !MOBILE);
            domains.limit(fact.homes, !Rank::Flag.bit());
        }
        domains.facts.retain(|fact| fact.mobile);
        domains.bind(public);
        domains
    }

    /// Takes in what each combat told of the flag and of the marshals.
    fn remember(&mut self, public: &Public) {
        let mut known = Seats::NONE;
        for &Fight { attacker, defender, stays, flag, fell } in &public.fights {
            let is = |yes: bool, rank: Rank| if yes { rank.bit() } else { ANY & !rank.bit() };
            self.keep(defender, is(flag, Rank::Flag));
            for (id, stayed) in [(attacker, Stays::Attacker), (defender, Stays::Defender)] {
                let seat = public.owner(id);
                if stays != stayed && !known.has(seat) {
                    self.keep(id, is(fell.has(seat), Rank::Marshal));
                } else if fell.has(seat) {
                    self.keep(id, 0);
                }
            }
            known = fell.iter().fold(known, Seats::with);
            if flag && public.variant.bearer {
                known = known.with(public.owner(defender));
            }
        }
    }

    /// Takes in who was left of each combat. Where the one is known that says all of the other at
    /// once.
    fn bind(&mut self, public: &Public) {
        let v = &public.variant;
        for &Fight { attacker, defender, stays, .. } in &public.fights {
            let rows = &ROWS[usize::from(v.exploding)][usize::from(v.bearer)][stays as usize];
            let both = bit(attacker) | bit(defender);
            let [a, d] = [attacker, defender].map(|id| self.hidden[usize::from(id / 30) & 3]);
            for (piece, other, of) in [(defender, attacker, 0), (attacker, defender, 1)] {
                let arc = Arc { piece, other, from: bit(other), both, rows: &rows[of] };
                if a == d {
                    self.arcs.push(arc);
                } else if self.hidden[usize::from(piece / 30) & 3] {
                    self.revise(&arc);
                }
            }
        }
    }

    /// Leaves a piece the ranks that what the other can be allows; tells whether that takes any
    /// from it.
    #[inline]
    fn revise(&mut self, arc: &Arc) -> bool {
        let met = members(self.ranks(arc.other).into());
        let met = met.fold(0, |met, rank| met | arc.rows[usize::from(rank) & 15]);
        self.keep(arc.piece, met)
    }

    fn limit(&mut self, pieces: u128, to: Ranks) {
        ones(pieces).for_each(|id| _ = self.keep(id, to));
    }

    /// Leaves a piece only ranks of this set; tells whether that takes any from it.
    #[inline]
    pub fn keep(&mut self, id: Id, set: Ranks) -> bool {
        self.armies[usize::from(id / 30) & 3].keep(usize::from(id % 30), set)
    }

    /// Returns the ranks that a piece can have.
    #[inline]
    pub fn ranks(&self, id: Id) -> Ranks {
        self.armies[usize::from(id / 30) & 3].sets()[usize::from(id % 30)]
    }

    /// Forgets what binds nothing any more.
    pub fn forget(&mut self) {
        let (mut arcs, mut facts) = (take(&mut self.arcs), take(&mut self.facts));
        let open = self.open();
        arcs.retain(|arc| open & arc.both == arc.both);
        facts.retain(|fact| !self.is_proven(fact));
        (self.arcs, self.facts) = (arcs, facts);
    }

    /// Returns the pieces that can have several ranks.
    fn open(&self) -> u128 {
        let open = |t: usize| u128::from(self.armies[t].open()) << (30 * t);
        open(0) | open(1) | open(2) | open(3)
    }

    /// Returns the pieces that have several ranks and are bound to pieces of other armies.
    pub fn bound(&self) -> u128 {
        let open = self.open();
        let mut bound = 0;
        for arc in self.arcs.iter().filter(|arc| open & arc.both == arc.both) {
            bound |= arc.both;
        }
        for fact in self.facts.iter().filter(|fact| !self.is_proven(fact)) {
            bound |= (fact.pieces | fact.homes) & open;
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
                match self.armies[t].narrow() {
                    Some(changed) => stale |= u128::from(changed) << (30 * t),
                    None => return false,
                }
            }
            due = [false; 4];
            if stale == 0 {
                match self.propagate() {
                    Some(0) => return true,
                    Some(changed) => stale = changed,
                    None => return false,
                }
                due = self.homes(stale);
            }
        }
    }

    /// Returns the territories with a hidden army to which any of these pieces belongs.
    fn homes(&self, pieces: u128) -> [bool; 4] {
        [0, 1, 2, 3].map(|t| self.hidden[t] && pieces >> (30 * t) & HOME != 0)
    }

    /// Leaves out what the other side of a combat excludes. Takes the pieces whose sets have
    /// changed, and notes whose armies have. Tells whether something is left of all.
    fn fight(&mut self, stale: &mut u128, due: &mut [bool; 4]) -> bool {
        while *stale != 0 {
            let now = take(stale);
            for n in 0..self.arcs.len() {
                let arc = self.arcs[n];
                if now & arc.from == 0 {
                    continue;
                }
                if self.revise(&arc) {
                    *stale |= arc.both & !arc.from;
                    let t = usize::from(arc.piece / 30) & 3;
                    due[t] |= self.hidden[t];
                }
                if self.ranks(arc.piece) == 0 {
                    return false;
                }
            }
        }
        true
    }

    /// Returns whether a piece has made a fact sure.
    fn is_proven(&self, fact: &Fact) -> bool {
        ones(fact.pieces | fact.homes).any(|id| self.ranks(id) & !way(fact, id) == 0)
    }

    /// Propagates the constraints of the turn order: a player who had a move had a piece that could
    /// make it, so that where only one is left for it, that one could. Returns the pieces whose
    /// sets have changed, `None` where nobody is left.
    fn propagate(&mut self) -> Option<u128> {
        let mut changed = 0;
        for n in 0..self.facts.len() {
            let fact = self.facts[n];
            if self.is_proven(&fact) {
                continue;
            }
            let can = |id: &Id| self.ranks(*id) & way(&fact, *id) != 0;
            let mut left = ones(fact.pieces | fact.homes).filter(can);
            let first = left.next()?;
            if left.next().is_none() {
                self.keep(first, way(&fact, first));
                changed |= bit(first);
            }
        }
        Some(changed)
    }
}

/// The pieces of a territory, as bits from its first site on.
const HOME: u128 = (1 << 30) - 1;

/// Returns the ranks that a piece would have to have for the move that a fact tells of.
fn way(fact: &Fact, id: Id) -> Ranks {
    let of = |pieces: u128, to: Ranks| if pieces & bit(id) != 0 { to } else { 0 };
    of(fact.pieces, MOBILE) | of(fact.homes, Rank::Flag.bit())
}

/// Returns the pieces of a set.
pub(super) fn ones(set: u128) -> impl Iterator<Item = Id> {
    let mut left = set;
    std::iter::from_fn(move || {
        let id = left.trailing_zeros() as Id;
        left &= left.wrapping_sub(1);
        (usize::from(id) < HOMES).then_some(id)
    })
}

/// Returns the ranks that a hidden piece can have by itself.
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

/// Returns the ranks that an eye that knows these armies can work out.
pub(super) fn deduce(public: &Public, army: impl Fn(usize) -> Option<Army>) -> Deduction {
    let mut domains = Domains::new(public, army);
    domains.narrow(u128::MAX);
    let fallen = public.fights.iter().flat_map(|fight| fight.fell.iter()).collect();
    let mut ranks = [0; HOMES];
    for (of, army) in ranks.chunks_exact_mut(30).zip(&domains.armies) {
        of.copy_from_slice(army.sets());
    }
    Deduction { ranks, fallen }
}

/// Returns what the turn order tells of the ranks, with the present turn: the seat to act can move.
fn facts(public: &Public) -> Vec<Fact> {
    let mut facts = public.facts.clone();
    if let (Turn::Seat(seat), Phase::Play) = (public.turn(), public.phase) {
        facts.push(public.open(seat));
    }
    facts
}

/// Returns whether these armies could have had the history that everybody knows: all the seats that
/// have laid out an army, by territory.
pub(super) fn fits(public: &Public, armies: &[Option<Army>; 4]) -> bool {
    let laid = Seat::first(public.variant.seats()).all(|seat| {
        let t = public.variant.territory(seat);
        armies[t].is_some() == public.deployed.has(seat)
            && armies[t].is_none_or(|army| army.judge(t as u8).is_ok())
    });
    let mut domains = Domains::new(public, |t| armies[t]);
    // Check the ranks of each piece by itself, then those of all together.
    let alone = |id: Id| match domains.ranks(id) {
        0 => slot(id).is_none() || !public.deployed.has(public.owner(id)),
        set => hidden(public, id) & set != 0,
    };
    laid && (0..30 * public.variant.seats() as u8).all(alone) && domains.narrow(u128::MAX)
}
