//! Clicks: what they have made of a turn, and why others lead nowhere.

use super::board::Chase;
use super::position::Position;
use super::types::{Foray, Point, Refusal, Why};
use crate::kit::Lattice;
use crate::kit::bits::members;
use crate::kit::chains::Chain as _;
use crate::kit::clicks::Entry;
use crate::scene::Target;

/// What some clicks have made of a turn.
#[derive(Clone, Debug)]
pub(super) struct Led<'a> {
    position: &'a Position,
    /// The man, behind the captures that are settled; none is selected at first.
    pub man: Option<Chase>,
    /// The points on which it has stood, its origin first.
    pub path: Vec<Point>,
    /// A step of which it is still to be said what it takes: where to, and by each way.
    pub asks: Option<(Point, [u64; 2])>,
    done: Option<Foray>,
}

impl<'a> Led<'a> {
    /// Nothing is clicked.
    pub fn new(position: &'a Position) -> Led<'a> {
        Led { position, man: None, path: Vec::new(), asks: None, done: None }
    }

    /// After these clicks, if they lead on.
    pub fn by(position: &'a Position, clicks: &[Target]) -> Option<Led<'a>> {
        clicks.iter().try_fold(Led::new(position), |led, click| led.then(*click))
    }

    /// Where the man is seen.
    pub fn at(&self) -> Option<Point> {
        let ended = self.done.map(|mv| mv.to);
        let asked = self.asks.map(|(to, _)| to);
        ended.or(asked).or_else(|| self.man.map(|man| man.at()))
    }

    /// What it has taken.
    pub fn taken(&self) -> u64 {
        self.man.map_or(0, |man| man.taken)
    }

    /// The points and lines.
    pub fn board(&self) -> &'static Lattice<6> {
        self.position.board()
    }

    /// The men that stand now, the one that is led left out.
    pub fn men(&self) -> u64 {
        let [white, black] = self.position.men;
        let from = self.path.first().map_or(0, |at| at.bit());
        (white | black) & !self.taken() & !from
    }

    /// Whether a click on the man's own point ends the turn.
    pub fn may_stop(&self) -> bool {
        let open = self.asks.is_none() && self.done.is_none();
        open && self.man.is_some_and(|man| man.may_stop())
    }

    fn after(&self, man: Chase, to: Point, row: u64) -> Led<'a> {
        let man = man.after(to, row);
        let path = [self.path.as_slice(), &[to]].concat();
        let led = Led { man: Some(man), path, asks: None, done: None, ..*self };
        if man.can_capture() { led } else { led.ended(man) }
    }

    fn ended(&self, man: Chase) -> Led<'a> {
        let from = self.path.first().copied().unwrap_or(man.at());
        let done = Some(Foray { from, to: man.at(), taken: man.taken });
        Led { done, ..self.clone() }
    }
}

impl Entry for Led<'_> {
    type Move = Foray;

    fn next(&self, give: &mut dyn FnMut(usize, Self)) {
        let (board, side) = (self.board(), self.position.side());
        let each = |set: u64| members(set).map(Point::numbered).map(|at| (board.site(at), at));
        let Some(man) = self.man else {
            for (site, at) in each(side.own) {
                give(site, Led { man: Some(side.man(at)), path: vec![at], ..self.clone() });
            }
            return;
        };
        if let Some((to, rows)) = self.asks {
            for row in rows {
                each(row).for_each(|(site, _)| give(site, self.after(man, to, row)));
            }
            return;
        }
        if self.may_stop() {
            give(board.site(man.at()), self.ended(man));
        }
        let rests = man.taken == 0 && self.position.may_rest(side.takers());
        for (site, to) in each(if self.done.is_none() { man.targets() } else { 0 }) {
            match man.rows(to) {
                [0, 0] if rests => give(site, self.ended(man.after(to, 0))),
                [0, 0] => {}
                [row, 0] | [0, row] => give(site, self.after(man, to, row)),
                rows => give(site, Led { asks: Some((to, rows)), ..self.clone() }),
            }
        }
    }

    fn done(&self) -> Option<(Foray, Vec<usize>)> {
        self.done.map(|mv| (mv, self.position.board().sites(mv.taken)))
    }
}

impl Position {
    /// Where these clicks have led a man, the rows between which there is a choice, by approach
    /// and by withdrawal, and whether its turn may end.
    pub fn under_way(&self, clicks: &[Target]) -> Option<(Point, [u64; 2], bool)> {
        let led = Led::by(self, clicks)?;
        Some((led.at()?, led.asks.map_or([0; 2], |(_, rows)| rows), led.may_stop()))
    }

    fn refused(&self, at: Point, why: Why) -> Option<Refusal> {
        Some(Refusal { at, site: self.board().site(at), why })
    }

    /// Why the seat to move may not make this move.
    pub(super) fn refusal(&self, mv: &Foray) -> Option<Refusal> {
        let side = self.side();
        let man = side.man(mv.from);
        match () {
            () if side.foe & mv.from.bit() != 0 => self.refused(mv.from, Why::NotYours),
            () if side.own & mv.from.bit() == 0 => self.refused(mv.from, Why::NoMan),
            () if mv.taken == 0 => self.leg(&man, mv.to, &[]).or_else(|| {
                let takes = man.rows(mv.to) != [0, 0];
                takes.then(|| self.refused(mv.to, Why::Takes(mv.from))).flatten()
            }),
            () if self.captures(mv).is_some() => None,
            () => {
                // Would it do if a chain might go on, and stop, as it likes?
                let mut other = self.clone();
                other.forget_laws();
                match other.captures(mv) {
                    Some(_) if side.laws.single => self.refused(mv.to, Why::Single),
                    Some(_) if side.laws.through => self.refused(mv.to, Why::GoOn),
                    _ => self.refused(mv.to, Why::NoChain(mv.from)),
                }
            }
        }
    }

    /// Why a man that has stood on these points cannot step there and, in a chain, take.
    fn leg(&self, man: &Chase, to: Point, path: &[Point]) -> Option<Refusal> {
        let (side, at) = (self.side(), man.at());
        let takers = side.takers();
        let own = side.own & !path.first().map_or(0, |from| from.bit());
        let why = match () {
            () if to == at && man.taken != 0 => Why::GoOn,
            () if to == at => Why::Staying,
            () if path.contains(&to) => Why::Visited,
            () if own & to.bit() != 0 => Why::Occupied,
            () if side.foe & !man.taken & to.bit() != 0 => Why::OntoEnemy,
            () if self.board().near(at) & to.bit() == 0 => Why::NoLine(at),
            () if man.barred() & to.bit() != 0 => Why::SameWay(at),
            () if man.rows(to) != [0, 0] => return None,
            () if man.taken != 0 => Why::TakesNothing(at),
            () if self.may_rest(takers) => return None,
            () => Why::MustTake(takers),
        };
        self.refused(to, why)
    }

    /// Why these clicks lead nowhere; none when they simply select something else.
    pub(super) fn clicked(&self, clicks: &[Target]) -> Option<Refusal> {
        let (last, before) = clicks.split_last()?;
        let Target::Site(site) = *last else { return None };
        let (at, side) = (self.board().point(site)?, self.side());
        let own = side.own & at.bit() != 0;
        if before.is_empty() {
            let (man, takers) = (side.man(at), side.takers());
            return match () {
                () if side.foe & at.bit() != 0 => self.refused(at, Why::NotYours),
                () if own && man.targets() == 0 => self.refused(at, Why::Stuck),
                () if own && !self.may_rest(takers) => self.refused(at, Why::MustTake(takers)),
                () => None,
            };
        }
        let led = Led::by(self, before)?;
        let man = led.man?;
        // Another own man is selected instead, or the only one anew.
        match led.asks {
            _ if own && at != led.path[0] => None,
            Some(_) if at == led.path[0] && man.taken == 0 => None,
            Some(_) => self.refused(at, Why::NoRow),
            None => self.leg(&man, at, &led.path),
        }
    }
}
