//! Clicks: the paths of moves, and why other clicks lead nowhere.

use super::moves::straight;
use super::position::{Sahkku, Stage, places};
use super::track::{Cell, DieFace, Spot};
use super::types::{Act, KING, Refusal, id};
use palamede_rules::{Path, Rules};
use palamede_scene::Target;

/// A piece of the seat to act: the king or a pawn, by its place.
pub(super) type Mover = (bool, Spot);

impl Act {
    fn mover(&self) -> Mover {
        (self.king, self.from)
    }
}

impl Sahkku {
    /// Returns the number by which clicks name a piece of the seat to act.
    pub(super) fn id_of(&self, (king, spot): Mover) -> u32 {
        let me = self.seat.index() as u32;
        let place = u32::from(self.place(self.seat, spot).unwrap_or(0));
        match () {
            () if king => KING,
            // On the first cell a waiting pawn stands beside a sleeping one: give the two different
            // ids.
            () if place < u32::from(self.asleep[me as usize]) => id(me, place, true),
            () => id(me, place, false),
        }
    }

    /// Calls `out` with every click sequence that enters the move: what is clicked first (the cell,
    /// the piece, both; after the die, or without it), then the arrival, then what is still open. A
    /// die and a piece suffice where one move fits them.
    pub(super) fn ways_in(&self, act: &Act, out: &mut impl FnMut(Path)) {
        let mut here = self.list();
        here.retain(|other| other.from.cell == act.from.cell);
        let to = Target::Site(act.to.cell.index());
        let (site, die) = (Target::Site(act.from.cell.index()), Target::Die(act.die.pips()));
        let piece = Target::Piece(self.id_of(act.mover()));
        let attacks = self.prey(act.to.cell) > 0 || self.crowns(act.to.cell);
        let mut enter = |clicks: &[Target]| {
            let takes = if attacks { vec![act.to.cell.index()] } else { Vec::new() };
            out(Path { clicks: clicks.to_vec(), takes, shortcut: false });
        };
        let mixed = |moves: &[Act]| moves.iter().any(|other| other.mover() != act.mover());
        for with_die in [false, true] {
            if with_die {
                here.retain(|other| other.die == act.die);
            }
            let mut same = here.clone();
            same.retain(|other| other.mover() == act.mover());
            let mut begins = vec![(vec![site], &here), (vec![piece], &same)];
            if mixed(&here) {
                begins.push((vec![site, piece], &same));
            }
            for (mut clicks, fitting) in begins {
                if with_die {
                    clicks.insert(0, die);
                    if fitting.len() == 1 {
                        enter(&clicks);
                    }
                }
                clicks.push(to);
                let mut fitting = fitting.clone();
                fitting.retain(|other| other.to.cell == act.to.cell);
                if mixed(&fitting) {
                    clicks.push(piece);
                    fitting.retain(|other| other.mover() == act.mover());
                }
                if fitting.len() > 1 {
                    clicks.push(die);
                }
                enter(&clicks);
            }
        }
    }

    /// Returns the own pieces on a cell; of the pawns on a place one, asleep or awake.
    fn movers(&self, cell: Cell) -> Vec<Mover> {
        let me = self.seat.index();
        let asleep = (0..self.asleep[me]).map(|place| self.spot(self.seat, place));
        let awake = places(self.spots[me]).map(|place| self.spot(self.seat, place));
        let mut all: Vec<Mover> = asleep
            .chain(awake)
            .filter(|spot| spot.cell == cell)
            .map(|spot| (false, spot))
            .collect();
        all.dedup();
        if self.king == cell && self.owner == Some(self.seat) {
            all.push((true, cell.into()));
        }
        all
    }

    /// Returns the own pieces that a click names.
    pub(super) fn named(&self, target: Target) -> Vec<Mover> {
        match target {
            Target::Site(site) => Cell::new(site).map_or_else(Vec::new, |cell| self.movers(cell)),
            Target::Piece(id) => (0..3 * usize::from(self.columns))
                .filter_map(Cell::new)
                .flat_map(|cell| self.movers(cell))
                .filter(|&mover| self.id_of(mover) == id)
                .collect(),
            Target::Die(_) | Target::Button(_) => Vec::new(),
        }
    }

    /// Returns why these clicks enter no move; `None` when they simply select something else.
    pub(super) fn refused(&self, clicks: &[Target]) -> Option<Refusal> {
        if let Stage::Throw | Stage::Again = self.stage {
            return Some(Refusal::ThrowFirst);
        }
        let (die, rest) = match clicks {
            [Target::Die(pips), rest @ ..] => (Some(DieFace::new(*pips)?), rest),
            rest => (None, rest),
        };
        let dice = || self.left.different().filter(move |&other| die.is_none_or(|d| d == other));
        match *rest {
            [] => self.useless(die?),
            [Target::Die(_), ..] => None,
            [piece] => {
                let movers = self.named(piece);
                if movers.is_empty() {
                    return self.not_own(piece);
                }
                self.stuck(&movers, dice().collect())
            }
            [.., Target::Site(to)] => {
                let to = Cell::new(to).filter(|cell| cell.col() < self.columns)?;
                // Another piece that can move is selected instead.
                if die.is_none() && self.list().iter().any(|act| act.from.cell == to) {
                    return None;
                }
                // The last piece that was clicked, in front of the arrival.
                let movers = self.named(*rest.get(rest.len().checked_sub(2)?)?);
                let near = movers
                    .iter()
                    .filter(|(king, _)| !king)
                    .find_map(|&mover| dice().find_map(|die| self.leads(mover, die, to)?.err()));
                near.or_else(|| {
                    let (king, from) = *movers.last()?;
                    self.too_far(king, from, to)
                })
            }
            _ => None,
        }
    }

    /// Checks whether a pawn may go to a cell to which a die leads it.
    fn leads(&self, mover: Mover, die: DieFace, cell: Cell) -> Option<Result<(), Refusal>> {
        let (_, from) = mover;
        let place = self.place(self.seat, from)?;
        let to = self.spot(self.seat, self.arrival(self.seat, place, die));
        (to.cell == cell).then(|| self.judge(&Act { die, king: false, from, to }))
    }

    /// Returns why a piece does not go to a cell to which no die leads it.
    fn too_far(&self, king: bool, from: Spot, to: Cell) -> Option<Refusal> {
        if king {
            let Some(away) = straight(from.cell, to) else {
                return Some(Refusal::NotStraight { from: from.cell, to });
            };
            let die = DieFace::new(away).filter(|&die| self.left.has(die));
            let barred = die.map(|die| self.judge(&Act { die, king, from, to: to.into() }));
            let away = Refusal::Away { from, to, away, king };
            return (from.cell != to).then(|| barred.and_then(Result::err).unwrap_or(away));
        }
        let (seat, all) = (self.seat, self.places());
        let place = self.place(seat, from)?;
        // If the cell has two places on the track, use the one that the piece reaches first.
        let legs = [false, true].map(|fourth| self.place(seat, Spot { cell: to, fourth }));
        let away = legs.into_iter().flatten().map(|there| (there + all - place) % all).min()?;
        // A place that is nearer against the direction of the track is behind the piece.
        let behind = Refusal::Behind { from, to };
        let why = if away > all / 2 { behind } else { Refusal::Away { from, to, away, king } };
        (away > 0).then_some(why)
    }

    /// Returns why pieces on a cell have no move with any of these dice.
    fn stuck(&self, movers: &[Mover], dice: Vec<DieFace>) -> Option<Refusal> {
        let (king, from) = *movers.last()?;
        let place = self.place(self.seat, from)?;
        let why = |&die: &DieFace| {
            let to = self.spot(self.seat, self.arrival(self.seat, place, die));
            self.judge(&Act { die, king, from, to }).err()
        };
        let reasons: Vec<Refusal> = dice.iter().filter_map(why).collect();
        if reasons.len() < dice.len() {
            return None;
        }
        let asleep = place < self.asleep[self.seat.index()];
        // For a sleeping pawn, give the reason of the X, which says more than those of the other
        // dice.
        let first = *reasons.first()?;
        let same = asleep || reasons.iter().all(|&reason| reason == first);
        Some(if same && !king { first } else { Refusal::Stuck(from) })
    }

    /// Returns why a die enters no move.
    fn useless(&self, die: DieFace) -> Option<Refusal> {
        if die == DieFace::Blank {
            return Some(Refusal::Blank);
        }
        if !self.left.has(die) {
            return Some(Refusal::NoDie(die));
        }
        let me = self.seat.index();
        let men = self.spots[me] & !u64::from(self.asleep[me] > 0);
        let asleep = die != DieFace::Sahkku && men == 0 && self.owner != Some(self.seat);
        self.ways(self.seat, die).is_empty().then_some(Refusal::Useless { die, asleep })
    }

    /// Returns why what is clicked cannot be selected, if something stands there.
    fn not_own(&self, target: Target) -> Option<Refusal> {
        let Target::Site(site) = target else { return None };
        let cell = Cell::new(site).filter(|cell| cell.col() < self.columns)?;
        match self.judge_pawn(DieFace::Sahkku, cell.into(), cell.into()) {
            Err(why @ (Refusal::NotYours(_) | Refusal::NotYourKing { .. })) => Some(why),
            _ => None,
        }
    }
}
