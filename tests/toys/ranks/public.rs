//! What everybody knows of a position of `ranks`: no field of it can hold a rank.

use super::{Act, Rank, armies, over, owner};
use crate::toys::mix;
use palamede::rules::{BySeat, Options, Seat, Seats, Turn};

/// The sites where each seat lays out: its edge from its left, then in front.
pub const HOMES: [[usize; 4]; 4] =
    [[1, 2, 3, 7], [9, 14, 19, 13], [23, 22, 21, 17], [15, 10, 5, 11]];

/// The chosen options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    pub explode: bool,
    pub ally: bool,
    pub duel: bool,
    pub lot: bool,
    pub quiet: bool,
}

impl Variant {
    pub fn of(options: &Options) -> Variant {
        Variant {
            explode: options.get("mines") == "explode",
            ally: options.get("ally") == "apparent",
            duel: options.get("duel") == "seen",
            lot: options.get("first") == "lot",
            quiet: options.get("quiet") == "24",
        }
    }
}

/// How far the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    Deploy,
    Lot,
    Play,
}

/// Who stays after a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Result3 {
    Attacker,
    Defender,
    Nobody,
}

impl Result3 {
    pub fn sign(self) -> char {
        match self {
            Result3::Attacker => '+',
            Result3::Defender => '-',
            Result3::Nobody => '=',
        }
    }
}

/// Who fought whom, and what everybody saw of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fight {
    pub attacker: u8,
    pub defender: u8,
    pub result: Result3,
    /// The defender was the flag.
    pub flag: bool,
    /// The seats whose leader was removed.
    pub fell: Seats,
}

/// What the turn order tells: among these pieces, all with a site to go to, one can
/// move, or none can.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fact {
    pub pieces: u16,
    pub mobile: bool,
}

/// Why the last seat went out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    Flag,
    NoMove,
    Resigned,
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug)]
pub struct Public {
    pub variant: Variant,
    pub phase: Phase,
    /// The seat to act.
    pub seat: Seat,
    pub deployed: Seats,
    pub out: Seats,
    pub cause: Option<Cause>,
    /// Where each piece stands, by its id.
    pub places: [Option<u8>; 16],
    /// Which pieces have moved.
    pub moved: u16,
    pub fights: Vec<Fight>,
    /// The flags whose site is public.
    pub flags: BySeat<Option<u8>>,
    pub facts: Vec<Fact>,
}

/// The sites beside a site.
pub fn near(site: usize) -> impl Iterator<Item = usize> {
    let (col, row) = ((site % 5) as i32, (site / 5) as i32);
    [(1, 0), (0, 1), (-1, 0), (0, -1)].into_iter().filter_map(move |(dc, dr)| {
        let (c, r) = (col + dc, row + dr);
        ((0..5).contains(&c) && (0..5).contains(&r)).then_some((r * 5 + c) as usize)
    })
}

/// Whether two pieces belong to different teams.
pub fn foes(a: usize, b: usize) -> bool {
    a / 4 % 2 != b / 4 % 2
}

impl Public {
    pub fn new(variant: Variant) -> Public {
        Public {
            variant,
            phase: Phase::Deploy,
            seat: Seat::FIRST,
            deployed: Seats::NONE,
            out: Seats::NONE,
            cause: None,
            places: [None; 16],
            moved: 0,
            fights: Vec::new(),
            flags: BySeat::new(|_| None),
            facts: Vec::new(),
        }
    }

    /// The team that has won, when the other is out.
    pub fn winners(&self) -> Option<Seats> {
        let team = |n: usize| Seat::first(4).filter(move |seat| seat.index() % 2 == n);
        (0..2).find(|&n| team(n).all(|seat| self.out.has(seat))).map(|n| team(1 - n).collect())
    }

    pub fn turn(&self) -> Turn {
        match (over(self), self.phase) {
            (Some(outcome), _) => Turn::Over(outcome),
            (None, Phase::Lot) => Turn::Chance { by: None },
            (None, _) => Turn::Seat(self.seat),
        }
    }

    pub fn piece_at(&self, site: usize) -> Option<usize> {
        self.places.iter().position(|&at| at.map(usize::from) == Some(site))
    }

    /// Where a piece could go if its rank could move.
    pub fn ways(&self, id: usize) -> impl Iterator<Item = usize> {
        let at = self.places[id].map(usize::from);
        at.into_iter()
            .flat_map(near)
            .filter(move |&to| self.piece_at(to).is_none_or(|other| foes(id, other)))
    }

    /// The pieces of a seat that have a site to go to.
    pub fn open(&self, seat: Seat) -> u16 {
        let ids = seat.index() * 4..seat.index() * 4 + 4;
        ids.filter(|&id| self.ways(id).next().is_some()).fold(0, |set, id| set | 1 << id)
    }

    /// The moves of the seat to act, whose ranks `rank` tells.
    pub fn moves(&self, rank: impl Fn(usize) -> Option<Rank>, out: &mut impl FnMut(Act)) {
        match (self.turn(), self.phase) {
            (Turn::Seat(_), Phase::Deploy) => {
                armies().into_iter().take(super::NAMED).for_each(|army| out(Act::Deploy(army)));
            }
            (Turn::Seat(seat), Phase::Play) => {
                for id in seat.index() * 4..seat.index() * 4 + 4 {
                    let Some(from) = self.places[id] else { continue };
                    if rank(id).is_some_and(Rank::mobile) {
                        self.ways(id).for_each(|to| out(Act::Go { from: from.into(), to }));
                    }
                }
            }
            _ => {}
        }
    }

    pub fn side_key(&self) -> u64 {
        let out = Seat::first(4).filter(|&seat| self.out.has(seat)).map(Seat::index);
        let out = out.fold(0, |set, n| set | 1 << n);
        mix(70_000 + ((self.phase as u64) * 4 + self.seat.index() as u64) * 16 + out)
    }

    /// Whether a full position with these ranks could have the history that everybody
    /// knows. Armies that are `None` are not judged.
    pub fn fits(&self, armies: &[Option<super::Army>; 4]) -> bool {
        let rank = |id: usize| armies[id / 4].map(|army| army[id % 4]);
        let known = |set: u16| (0..16).filter(move |id| set >> id & 1 == 1).map(rank);
        // Who moved can move.
        if known(self.moved).flatten().any(|rank| !rank.mobile()) {
            return false;
        }
        // A flag that is public is the flag.
        let flags = Seat::first(4).filter_map(|seat| self.flags[seat]);
        if flags.filter_map(|id| rank(id.into())).any(|rank| rank != Rank::Flag) {
            return false;
        }
        let now = Fact { pieces: self.open(self.seat), mobile: true };
        let acting = self.phase == Phase::Play && self.winners().is_none();
        for fact in self.facts.iter().chain(acting.then_some(&now)) {
            let mut ranks = known(fact.pieces).peekable();
            // The pieces of a fact are of one seat: all known or none.
            let judged = ranks.peek().is_some_and(Option::is_some);
            if (judged || fact.pieces == 0) && ranks.flatten().any(Rank::mobile) != fact.mobile {
                return false;
            }
        }
        self.fights.iter().all(|fight| {
            let (a, d) = (usize::from(fight.attacker), usize::from(fight.defender));
            let leaders =
                [(a, fight.result != Result3::Attacker), (d, fight.result != Result3::Defender)];
            let fell = leaders.iter().all(|&(id, removed)| {
                let fell = fight.fell.has(owner(id));
                rank(id).is_none_or(|rank| (removed && rank == Rank::Leader) == fell)
            });
            let flag = rank(d).is_none_or(|rank| (rank == Rank::Flag) == fight.flag);
            let result = match (rank(a), rank(d)) {
                (Some(a), Some(d)) => super::clash(a, d, self.variant.explode) == fight.result,
                _ => true,
            };
            fell && flag && result
        })
    }

    /// All of it turned by a quarter: South's place becomes East's.
    pub fn turned(&self) -> Public {
        let seat = |seat: Seat| Seat::new((seat.index() + 1) % 4).unwrap_or(seat);
        let id = |id: u8| (id + 4) % 16;
        let set = |set: u16| set.rotate_left(4);
        let site = |at: u8| (at % 5) * 5 + 4 - at / 5;
        let seats = |set: Seats| set.iter().map(seat).collect::<Seats>();
        let mut turned = self.clone();
        turned.seat = seat(self.seat);
        (turned.deployed, turned.out) = (seats(self.deployed), seats(self.out));
        turned.moved = set(self.moved);
        turned.places.rotate_right(4);
        turned.places.iter_mut().flatten().for_each(|at| *at = site(*at));
        for fight in &mut turned.fights {
            (fight.attacker, fight.defender) = (id(fight.attacker), id(fight.defender));
            fight.fell = seats(fight.fell);
        }
        Seat::first(4).for_each(|s| turned.flags[seat(s)] = self.flags[s].map(id));
        turned.facts.iter_mut().for_each(|fact| fact.pieces = set(fact.pieces));
        turned
    }
}
