//! What a seat knows of a game for two or for four, as inputs of a net.
//!
//! It is made of a [`PlayerView`] alone, so that it cannot hold what the seat may not know.

use super::RANKS;
use super::layout::{Frame, Layout, Side};
use super::likely::{Likely, likely, scale};
use super::reach::{MoveVisitor, Set, Sides};
use palamede_games::luzhanqi::army::slot;
use palamede_games::luzhanqi::board::SITES;
use palamede_games::luzhanqi::{PlayerView, Rank, Site, Stays, clash};
use palamede_rules::Eye;

/// The number of a bomb, of a mine and of a flag among the ranks.
const BOMB: usize = Rank::Bomb as usize - 1;
const MINE: usize = Rank::Mine as usize - 1;
const FLAG: usize = Rank::Flag as usize - 1;

/// The inputs that depend on where everything stands, from the first of them on: the chance to lose
/// pieces of each rank at once; the chance to take by pieces of each rank; the chance that an enemy
/// can go to each site of one's own territory; whether an own piece can go to each of an enemy's; and
/// of an ally the chance to lose pieces, and that an enemy can go to its sites.
const DANGER: usize = 0;
const THREAT: usize = DANGER + RANKS;
const NEAR: usize = THREAT + RANKS;
const AHEAD: usize = NEAR + 30;
const ALLY_DANGER: usize = AHEAD + 30;
const ALLY_NEAR: usize = ALLY_DANGER + RANKS;
const RELATED: usize = ALLY_NEAR + 30;

/// A piece of another army on the board.
#[derive(Clone)]
pub(super) struct Other {
    likely: Likely,
    moved: bool,
    /// Whose it is, and how many seats away that is.
    side: Side,
    army: u8,
    /// The chance that it can move.
    mobile: f32,
    /// How far it is likely to remove a piece of each rank that it attacks; half where both go.
    beats: [f32; RANKS],
}

impl Other {
    fn new(likely: Likely, moved: bool, side: Side, army: u8) -> Other {
        let mobile = 1.0 - likely[MINE] - likely[FLAG];
        let mut beats = [0.0; RANKS];
        let mut above = 0.0;
        for rank in (0..BOMB).rev() {
            beats[rank] = above + 0.5 * (likely[rank] + likely[BOMB]);
            above += likely[rank];
        }
        (beats[BOMB], beats[FLAG]) = (0.5 * mobile, mobile);
        beats[MINE] = likely[0] + 0.5 * likely[BOMB];
        Other { likely, moved, side, army, mobile, beats }
    }
}

/// What a seat knows, as it sees the board.
pub struct Known {
    frame: Frame,
    pub(super) layout: &'static Layout,
    /// The rank of the own piece on each site, from 1; 0 where there is none.
    own: [u8; SITES],
    /// The number of another's piece on each site, from 1; 0 where there is none.
    other: [u8; SITES],
    others: Vec<Other>,
    /// The sites of own pieces, of enemy ones, and of the ally's.
    taken: [Set; 3],
    /// The sites of own pieces that never move.
    still: Set,
    own_moved: Set,
    /// How sure everybody is of the rank of the own piece on each site.
    exposed: [f32; SITES],
    pub(super) shown: bool,
}

impl Known {
    /// Makes what the eye of a seat that has laid out its army knows; `None` for other eyes.
    pub fn new(sight: &PlayerView) -> Option<Known> {
        let Eye::Seat(seat) = sight.eye else { return None };
        let (public, variant) = (&sight.public, &sight.public.variant);
        let home = variant.territory(seat);
        let flag = sight.army(home)?.flag(home)?;
        let mut known = Known {
            frame: Frame::new(variant, home, flag),
            layout: Layout::of(variant.four),
            own: [0; SITES],
            other: [0; SITES],
            others: Vec::with_capacity(75),
            taken: [Set::NONE; 3],
            still: Set::NONE,
            own_moved: Set::NONE,
            exposed: [0.0; SITES],
            shown: public.flags.get(home) == Some(&flag),
        };
        let (told, common) = (sight.deduce(), sight.common());
        for t in (0..variant.seats()).filter(|&t| !public.out.has(variant.seat(t as u8))) {
            let chances = likely(if t == home { &common } else { &told }, t);
            let (side, army) = (known.frame.side(t), known.frame.turn(t) as u8);
            for id in 30 * t as u8..30 * t as u8 + 30 {
                let (Some(site), Some(slot)) = (public.site_of(id), slot(id)) else { continue };
                let (at, moved) = (known.frame.site(site), public.moved >> id & 1 == 1);
                if side == Side::Own {
                    let rank = sight.rank(id)?;
                    known.put_own(at, rank as u8);
                    known.own_moved |= if moved { Set::one(at) } else { Set::NONE };
                    known.exposed[usize::from(at)] = chances[slot][rank as usize - 1];
                } else {
                    known.others.push(Other::new(chances[slot], moved, side, army));
                    known.put_other(at, known.others.len() as u8);
                }
            }
        }
        Some(known)
    }

    pub(super) fn other(&self, at: u8) -> Option<&Other> {
        self.others.get(usize::from(self.other[usize::from(at)]).checked_sub(1)?)
    }

    /// Gives each input that is not zero, with its value.
    pub fn inputs(&self, out: &mut impl FnMut(usize, f32)) {
        self.standing(out);
        self.related(out);
    }

    /// Gives the inputs that each piece makes by itself.
    pub(super) fn standing(&self, out: &mut impl FnMut(usize, f32)) {
        for at in self.taken[0].members() {
            self.own_piece([at, at], 1.0, out);
        }
        for at in (self.taken[1] | self.taken[2]).members() {
            self.other_piece(at, 1.0, out);
        }
        if self.shown {
            out(self.layout.shown, 1.0);
        }
    }

    /// Gives the inputs that the own piece of a site makes on another, or the same, `sign` times.
    pub(super) fn own_piece(
        &self,
        [from, at]: [u8; 2],
        sign: f32,
        out: &mut impl FnMut(usize, f32),
    ) {
        let (rank, layout) =
            (usize::from(self.own[usize::from(from)]).saturating_sub(1), self.layout);
        out(usize::from(layout.piece(Side::Own, at)[rank]), sign);
        out(layout.counts + rank, sign / 3.0);
        out(layout.exposed + rank, sign * self.exposed[usize::from(from)]);
        if from != at || self.own_moved.has(at) {
            layout.moved(Side::Own, at).into_iter().for_each(|input| out(input, sign));
        }
    }

    /// Gives the inputs that another's piece makes, `sign` times.
    pub(super) fn other_piece(&self, at: u8, sign: f32, out: &mut impl FnMut(usize, f32)) {
        let (Some(other), layout) = (self.other(at), self.layout) else { return };
        let counts = layout.counts + RANKS * usize::from(other.army);
        let inputs = layout.piece(other.side, at);
        let possible = other.likely.iter().zip(inputs).enumerate();
        for (rank, (&chance, &input)) in possible.filter(|&(_, (&chance, _))| chance > 0.0) {
            out(usize::from(input), sign * chance);
            out(counts + rank, sign * chance / 3.0);
        }
        if other.moved {
            layout.moved(other.side, at).into_iter().for_each(|input| out(input, sign));
        }
    }

    /// Gives the inputs that depend on where everything stands.
    pub(super) fn related(&self, out: &mut impl FnMut(usize, f32)) {
        let mut contacts = Contacts::new(self);
        let sides = Sides {
            four: self.frame.four,
            taken: self.taken,
            mobile: [self.taken[0] & !self.still, self.taken[1]],
        };
        sides.visit_moves(&mut contacts);
        contacts.finish();
        let values = (self.layout.related..).zip(contacts.values);
        values.filter(|&(_, value)| value > 0.0).for_each(|(input, value)| out(input, value));
    }
}

/// The ways in which an attack can end, each with its chance.
pub(super) struct Attack {
    /// The chance that it takes the flag.
    pub flag: f32,
    /// Whether the attacker is gone then, too.
    pub bomb: bool,
    /// The chances that the attacker stays, that the defender does, and that neither does.
    pub stays: [f32; 3],
    /// What the defender is likely to be where it stays.
    pub defender: Likely,
}

impl Known {
    /// Returns a site as the seat sees it.
    pub(super) fn site(&self, site: Site) -> u8 {
        self.frame.site(site)
    }

    /// Returns how the attack of an own piece on what stands on a site can end; `None` where no
    /// enemy stands.
    pub(super) fn attack(&self, from: u8, to: u8) -> Option<Attack> {
        let (foe, rank) = (self.other(to)?, usize::from(self.own[usize::from(from)]));
        let rank = *Rank::ALL.get(rank.checked_sub(1)?)?;
        let bomb = rank == Rank::Bomb;
        let mut attack = Attack { flag: 0.0, bomb, stays: [0.0; 3], defender: [0.0; RANKS] };
        for (other, &chance) in Rank::ALL.into_iter().zip(&foe.likely) {
            match clash(rank, other, false, false) {
                _ if other == Rank::Flag => attack.flag += chance,
                Stays::Attacker => attack.stays[0] += chance,
                Stays::Nobody => attack.stays[2] += chance,
                Stays::Defender => {
                    attack.stays[1] += chance;
                    attack.defender[other as usize - 1] = chance;
                }
            }
        }
        scale(&mut attack.defender, 1.0);
        Some(attack)
    }

    /// Takes the own piece off a site, and gives its rank.
    pub(super) fn lift_own(&mut self, at: u8) -> u8 {
        self.taken[0] &= !Set::one(at);
        std::mem::take(&mut self.own[usize::from(at)])
    }

    /// Takes another's piece off a site, and gives its number.
    pub(super) fn lift_other(&mut self, at: u8) -> u8 {
        self.taken.iter_mut().skip(1).for_each(|taken| *taken &= !Set::one(at));
        std::mem::take(&mut self.other[usize::from(at)])
    }

    /// Puts another's piece on a site.
    pub(super) fn put_other(&mut self, at: u8, number: u8) {
        self.other[usize::from(at)] = number;
        if let Some(side) = self.other(at).map(|other| other.side) {
            self.taken[side as usize] |= Set::one(at);
        }
    }

    /// Takes all enemy pieces off the board that belong to the army of the one on this site, and gives
    /// their sites; none where no enemy is left then.
    pub(super) fn lift_army(&mut self, at: u8) -> Option<Set> {
        let army = self.other(at)?.army;
        let of_it = |at: &u8| self.other(*at).is_some_and(|other| other.army == army);
        let gone =
            self.taken[1].members().filter(of_it).fold(Set::NONE, |gone, at| gone | Set::one(at));
        self.taken[1] &= !gone;
        if self.taken[1] == Set::NONE {
            self.taken[1] = gone;
            return None;
        }
        Some(gone)
    }

    /// Puts enemy pieces back that were lifted.
    pub(super) fn put_army(&mut self, sites: Set) {
        self.taken[1] |= sites;
    }

    /// Puts an own piece on a site.
    pub(super) fn put_own(&mut self, at: u8, rank: u8) {
        self.own[usize::from(at)] = rank;
        self.taken[0] |= Set::one(at);
        if usize::from(rank) > MINE {
            self.still |= Set::one(at);
        }
    }

    /// Has the enemy piece on a site be one of these ranks, and gives what it was.
    pub(super) fn learn(&mut self, at: u8, likely: Likely) -> Option<Other> {
        let number = usize::from(self.other[usize::from(at)]).checked_sub(1)?;
        let foe = self.others.get_mut(number)?;
        let (moved, side, army) = (foe.moved, foe.side, foe.army);
        Some(std::mem::replace(foe, Other::new(likely, moved, side, army)))
    }

    /// Has the enemy piece on a site be what it was.
    pub(super) fn unlearn(&mut self, at: u8, foe: Other) {
        let number = usize::from(self.other[usize::from(at)]).wrapping_sub(1);
        if let Some(place) = self.others.get_mut(number) {
            *place = foe;
        }
    }
}

/// The contacts of pieces by the moves that there are.
struct Contacts<'a> {
    known: &'a Known,
    /// How far the own or the ally's piece on each site is in danger, and by which ranks the enemy
    /// piece is attacked.
    danger: [f32; SITES],
    attackers: [u16; SITES],
    /// The sites of pieces that are met, by side.
    met: [Set; 3],
    values: [f32; RELATED],
}

impl Contacts<'_> {
    fn new(known: &Known) -> Contacts<'_> {
        Contacts {
            known,
            danger: [0.0; SITES],
            attackers: [0; SITES],
            met: [Set::NONE; 3],
            values: [0.0; RELATED],
        }
    }

    /// Sums up dangers and threats by rank.
    fn finish(&mut self) {
        for at in self.met[0].members() {
            let rank = usize::from(self.known.own[usize::from(at)]) - 1;
            self.values[DANGER + rank] += self.danger[usize::from(at)];
        }
        for at in (self.met[1] | self.met[2]).members() {
            let Some(other) = self.known.other(at) else { continue };
            let (first, by) = match other.side {
                Side::Ally => (ALLY_DANGER, None),
                _ => (THREAT, Some(self.attackers[usize::from(at)])),
            };
            let sums = self.values[first..first + RANKS].iter_mut().zip(&other.likely).enumerate();
            let danger = self.danger[usize::from(at)];
            sums.for_each(|(rank, (sum, chance))| {
                *sum += chance * by.map_or(danger, |by| takes(by, rank));
            });
        }
    }
}

/// Returns how far one of the ranks of a set removes a piece of this rank; half where both go.
fn takes(by: u16, rank: usize) -> f32 {
    let officers = by & ((1 << BOMB) - 1);
    let rest = if by >> BOMB & 1 == 1 { 0.5 } else { 0.0 };
    match rank {
        FLAG => 1.0,
        MINE if by & 1 == 1 => 1.0,
        MINE => rest,
        BOMB => 0.5,
        _ if officers >> (rank + 1) != 0 => 1.0,
        _ if officers >> rank & 1 == 1 => 0.5,
        _ => rest,
    }
}

impl MoveVisitor for Contacts<'_> {
    fn visit(&mut self, side: usize, from: u8, to: u8, meets: bool) {
        let (known, place) = (self.known, usize::from(to) % SITES);
        if side == 0 {
            if let Some(ahead) = known.layout.ahead(to) {
                self.values[AHEAD + ahead] = 1.0;
            }
            if meets {
                self.attackers[place] |= 1 << (known.own[usize::from(from)].saturating_sub(1));
                self.met[1] |= Set::one(to);
            }
            return;
        }
        let Some(foe) = known.other(from) else { return };
        let near = match place {
            0..30 => Some(NEAR + place),
            30..60 if known.frame.four => Some(ALLY_NEAR + place - 30),
            _ => None,
        };
        if let Some(near) = near {
            self.values[near] = self.values[near].max(foe.mobile);
        }
        if !meets {
            return;
        }
        let danger = &mut self.danger[place];
        if known.taken[0].has(to) {
            let rank = usize::from(known.own[place]).saturating_sub(1);
            *danger = danger.max(foe.beats[rank]);
            self.met[0] |= Set::one(to);
        } else if let Some(ally) = known.other(to) {
            let beaten = ally.likely.iter().zip(&foe.beats).map(|(chance, beats)| chance * beats);
            *danger = danger.max(beaten.sum());
            self.met[2] |= Set::one(to);
        }
    }
}
