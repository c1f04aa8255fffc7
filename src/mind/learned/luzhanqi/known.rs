//! What a seat knows of a game for two, as inputs of a net.
//!
//! It is made of a [`PlayerView`] alone, so that it cannot hold what the seat may not know.

use super::likely::{Likely, likely, scale};
use super::reach::{MoveVisitor, PLACES, Sides, members};
use palamede_games::luzhanqi::army::slot;
use palamede_games::luzhanqi::{PlayerView, Rank, Site, Stays, clash};
use palamede_rules::Eye;
use std::ops::Range;

/// The number of ranks.
const RANKS: usize = 12;
/// The number of a bomb, of a mine and of a flag among the ranks.
const BOMB: usize = Rank::Bomb as usize - 1;
const MINE: usize = Rank::Mine as usize - 1;
const FLAG: usize = Rank::Flag as usize - 1;

/// The inputs, in groups: of which each can be left out, to see what it is good for.
pub const GROUPS: [(&str, Range<usize>); 11] = [
    // Own pieces by site and rank; the chance of each rank of each enemy piece, by site.
    ("own", OWN..FOE),
    ("foe", FOE..OWN_MOVED),
    // Whether what stands on a site has moved.
    ("own_moved", OWN_MOVED..FOE_MOVED),
    ("foe_moved", FOE_MOVED..COUNTS),
    // How many pieces of each rank each side has, in thirds.
    ("counts", COUNTS..EXPOSED),
    // How sure everybody is of the ranks of one's own pieces, and whether one's flag is public.
    ("exposed", EXPOSED..SHOWN),
    ("shown", SHOWN..DANGER),
    // The chance to lose pieces of each rank at once; the chance to take by pieces of each rank.
    ("danger", DANGER..THREAT),
    ("threat", THREAT..NEAR),
    // The chance that an enemy can go to each site of one's own territory; whether an own piece
    // can go to each of the other.
    ("near", NEAR..AHEAD),
    ("ahead", AHEAD..INPUTS),
];
const OWN: usize = 0;
const FOE: usize = OWN + PLACES * RANKS;
const OWN_MOVED: usize = FOE + PLACES * RANKS;
const FOE_MOVED: usize = OWN_MOVED + PLACES;
const COUNTS: usize = FOE_MOVED + PLACES;
const EXPOSED: usize = COUNTS + 2 * RANKS;
pub(super) const SHOWN: usize = EXPOSED + RANKS;
const DANGER: usize = SHOWN + 1;
const THREAT: usize = DANGER + RANKS;
const NEAR: usize = THREAT + RANKS;
const AHEAD: usize = NEAR + 30;
/// The number of inputs.
pub const INPUTS: usize = AHEAD + 30;
/// The inputs that depend on where everything stands.
const RELATED: usize = INPUTS - DANGER;

/// How a seat sees the board: its own territory first, and its flag in the headquarters at the
/// left. So a position and its mirror image are one.
#[derive(Clone, Copy)]
struct Frame {
    home: u8,
    mirrored: bool,
}

impl Frame {
    /// Returns a site as the seat sees it.
    fn site(self, site: Site) -> u8 {
        let column = site % 5;
        let site = if self.mirrored { site - column + 4 - column } else { site };
        if self.home == 0 { site } else { (site + 30) % PLACES as u8 }
    }
}

/// An enemy piece on the board.
#[derive(Clone)]
pub(super) struct Foe {
    likely: Likely,
    moved: bool,
    /// The chance that it can move.
    mobile: f32,
    /// How far it is likely to remove a piece of each rank that it attacks; half where both go.
    beats: [f32; RANKS],
}

impl Foe {
    fn new(likely: Likely, moved: bool) -> Foe {
        let mobile = 1.0 - likely[MINE] - likely[FLAG];
        let mut beats = [0.0; RANKS];
        let mut above = 0.0;
        for rank in (0..BOMB).rev() {
            beats[rank] = above + 0.5 * (likely[rank] + likely[BOMB]);
            above += likely[rank];
        }
        (beats[BOMB], beats[FLAG]) = (0.5 * mobile, mobile);
        beats[MINE] = likely[0] + 0.5 * likely[BOMB];
        Foe { likely, moved, mobile, beats }
    }
}

/// What a seat knows, as it sees the board.
pub struct Known {
    frame: Frame,
    /// The rank of the own piece on each site, from 1; 0 where there is none.
    own: [u8; PLACES],
    /// The number of the enemy piece on each site, from 1; 0 where there is none.
    foe: [u8; PLACES],
    foes: Vec<Foe>,
    /// The sites of own pieces and of enemy ones.
    taken: [u64; 2],
    /// The sites of own pieces that never move.
    still: u64,
    own_moved: u64,
    /// How sure everybody is of the rank of the own piece on each site.
    exposed: [f32; PLACES],
    pub(super) shown: bool,
}

impl Known {
    /// Makes what the eye of a seat that has laid out its army knows; `None` for other eyes.
    pub fn new(sight: &PlayerView) -> Option<Known> {
        let Eye::Seat(seat) = sight.eye else { return None };
        let public = &sight.public;
        let home = public.variant.territory(seat);
        let flag = sight.army(home)?.flag(home)?;
        let mut known = Known {
            frame: Frame { home: home as u8, mirrored: flag % 30 == 28 },
            own: [0; PLACES],
            foe: [0; PLACES],
            foes: Vec::with_capacity(25),
            taken: [0; 2],
            still: 0,
            own_moved: 0,
            exposed: [0.0; PLACES],
            shown: public.flags.get(home) == Some(&flag),
        };
        let chances = [likely(&sight.common(), home), likely(&sight.deduce(), 1 - home)];
        for id in 0..PLACES as u8 {
            let (Some(site), Some(slot)) = (public.site_of(id), slot(id)) else { continue };
            let (at, moved) = (known.frame.site(site), public.moved >> id & 1 == 1);
            if usize::from(id / 30) == home {
                let rank = sight.rank(id)?;
                known.put_own(at, rank as u8);
                known.own_moved |= u64::from(moved) << at;
                known.exposed[usize::from(at)] = chances[0][slot][rank as usize - 1];
            } else {
                known.foes.push(Foe::new(chances[1][slot], moved));
                known.put_foe(at, known.foes.len() as u8);
            }
        }
        Some(known)
    }

    pub(super) fn foe(&self, at: u8) -> Option<&Foe> {
        self.foes.get(usize::from(self.foe[usize::from(at)]).checked_sub(1)?)
    }

    /// Gives each input that is not zero, with its value.
    pub fn inputs(&self, out: &mut impl FnMut(usize, f32)) {
        self.standing(out);
        self.related(out);
    }

    /// Gives the inputs that each piece makes by itself.
    pub(super) fn standing(&self, out: &mut impl FnMut(usize, f32)) {
        for at in members(self.taken[0]) {
            self.own_piece([at, at], 1.0, out);
        }
        for at in members(self.taken[1]) {
            if let Some(foe) = self.foe(at) {
                foe_piece(at, foe, 1.0, out);
            }
        }
        if self.shown {
            out(SHOWN, 1.0);
        }
    }

    /// Gives the inputs that the own piece of a site makes on another, or the same, `sign` times.
    pub(super) fn own_piece(
        &self,
        [from, at]: [u8; 2],
        sign: f32,
        out: &mut impl FnMut(usize, f32),
    ) {
        let rank = usize::from(self.own[usize::from(from)]).saturating_sub(1);
        out(OWN + usize::from(at) * RANKS + rank, sign);
        out(COUNTS + rank, sign / 3.0);
        out(EXPOSED + rank, sign * self.exposed[usize::from(from)]);
        if from != at || self.own_moved >> at & 1 == 1 {
            out(OWN_MOVED + usize::from(at), sign);
        }
    }

    /// Gives the inputs that depend on where everything stands.
    pub(super) fn related(&self, out: &mut impl FnMut(usize, f32)) {
        let mut contacts = Contacts::new(self);
        let sides =
            Sides { taken: self.taken, mobile: [self.taken[0] & !self.still, self.taken[1]] };
        sides.visit_moves(&mut contacts);
        contacts.finish();
        let values = (DANGER..).zip(contacts.values);
        values.filter(|&(_, value)| value > 0.0).for_each(|(input, value)| out(input, value));
    }
}

/// Gives the inputs that an enemy piece makes, `sign` times.
pub(super) fn foe_piece(at: u8, foe: &Foe, sign: f32, out: &mut impl FnMut(usize, f32)) {
    for (rank, &chance) in foe.likely.iter().enumerate().filter(|&(_, &chance)| chance > 0.0) {
        out(FOE + usize::from(at) * RANKS + rank, sign * chance);
        out(COUNTS + RANKS + rank, sign * chance / 3.0);
    }
    if foe.moved {
        out(FOE_MOVED + usize::from(at), sign);
    }
}

/// The ways in which an attack can end, each with its chance.
pub(super) struct Attack {
    /// The chance that it takes the flag.
    pub flag: f32,
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
        let (foe, rank) = (self.foe(to)?, usize::from(self.own[usize::from(from)]));
        let rank = *Rank::ALL.get(rank.checked_sub(1)?)?;
        let mut attack = Attack { flag: 0.0, stays: [0.0; 3], defender: [0.0; RANKS] };
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
        self.taken[0] &= !(1 << at);
        std::mem::take(&mut self.own[usize::from(at)])
    }

    /// Takes the enemy piece off a site, and gives its number.
    pub(super) fn lift_foe(&mut self, at: u8) -> u8 {
        self.taken[1] &= !(1 << at);
        std::mem::take(&mut self.foe[usize::from(at)])
    }

    /// Puts an enemy piece on a site.
    pub(super) fn put_foe(&mut self, at: u8, number: u8) {
        self.foe[usize::from(at)] = number;
        self.taken[1] |= 1 << at;
    }

    /// Puts an own piece on a site.
    pub(super) fn put_own(&mut self, at: u8, rank: u8) {
        self.own[usize::from(at)] = rank;
        self.taken[0] |= 1 << at;
        if usize::from(rank) > MINE {
            self.still |= 1 << at;
        }
    }

    /// Has the enemy piece on a site be one of these ranks, and gives what it was.
    pub(super) fn learn(&mut self, at: u8, likely: Likely) -> Option<Foe> {
        let number = usize::from(self.foe[usize::from(at)]).checked_sub(1)?;
        let foe = self.foes.get_mut(number)?;
        let moved = foe.moved;
        Some(std::mem::replace(foe, Foe::new(likely, moved)))
    }

    /// Has the enemy piece on a site be what it was.
    pub(super) fn unlearn(&mut self, at: u8, foe: Foe) {
        let number = usize::from(self.foe[usize::from(at)]).wrapping_sub(1);
        if let Some(place) = self.foes.get_mut(number) {
            *place = foe;
        }
    }
}

/// What is contacts of the moves that there are.
struct Contacts<'a> {
    known: &'a Known,
    /// How far the own piece on each site is in danger, and by which ranks the enemy piece is
    /// attacked.
    danger: [f32; PLACES],
    attackers: [u16; PLACES],
    met: [u64; 2],
    values: [f32; RELATED],
}

impl Contacts<'_> {
    fn new(known: &Known) -> Contacts<'_> {
        Contacts {
            known,
            danger: [0.0; PLACES],
            attackers: [0; PLACES],
            met: [0; 2],
            values: [0.0; RELATED],
        }
    }

    /// Sums up dangers and threats by rank.
    fn finish(&mut self) {
        for at in members(self.met[0]) {
            let rank = usize::from(self.known.own[usize::from(at)]) - 1;
            self.values[rank] += self.danger[usize::from(at)];
        }
        for at in members(self.met[1]) {
            let Some(foe) = self.known.foe(at) else { continue };
            let by = self.attackers[usize::from(at)];
            let sums = self.values[RANKS..2 * RANKS].iter_mut().zip(&foe.likely).enumerate();
            sums.for_each(|(rank, (sum, chance))| *sum += chance * takes(by, rank));
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
        let place = usize::from(to) % PLACES;
        if side == 0 {
            if place >= 30 {
                self.values[AHEAD - DANGER + place - 30] = 1.0;
            }
            if meets {
                self.attackers[place] |= 1 << (self.known.own[usize::from(from)].saturating_sub(1));
                self.met[1] |= 1 << place;
            }
            return;
        }
        let Some(foe) = self.known.foe(from) else { return };
        if place < 30 {
            let near = &mut self.values[NEAR - DANGER + place];
            *near = near.max(foe.mobile);
        }
        if meets {
            let rank = usize::from(self.known.own[place]).saturating_sub(1);
            self.danger[place] = self.danger[place].max(foe.beats[rank]);
            self.met[0] |= 1 << place;
        }
    }
}
