//! Clicks: what they have made of a turn, and why others lead nowhere.

use super::board::Chase;
use super::position::Position;
use super::types::{Foray, Point, Refusal, Why};
use palamede_kit::Lattice;
use palamede_kit::chains::{Chain as _, Route};
use palamede_kit::clicks::Entry;
use palamede_kit::lattice::points;
use palamede_scene::Target;

/// The part of a turn that some clicks have entered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Led<'a> {
    position: &'a Position,
    /// The man, behind the steps that are settled; none is selected at first.
    pub man: Option<Chase>,
    /// The point where the turn began.
    pub from: Point,
    /// The captures that are settled.
    pub route: Route,
    /// A step of which it is still to be said what it takes.
    pub asks: Option<Point>,
    done: bool,
}

impl<'a> Led<'a> {
    /// Begins a turn of which nothing is clicked.
    pub fn new(position: &'a Position) -> Led<'a> {
        let (from, route) = (Point::numbered(0), Route::default());
        Led { position, man: None, from, route, asks: None, done: false }
    }

    /// Returns the turn after these clicks, if they lead on.
    pub fn by(position: &'a Position, clicks: &[Target]) -> Option<Led<'a>> {
        let mut led = Led::new(position);
        for click in clicks {
            led = led.then(*click)?;
        }
        Some(led)
    }

    /// Returns the point where the man is seen.
    pub fn at(&self, man: &Chase) -> Point {
        self.asks.unwrap_or(man.at())
    }

    /// Returns the rows between which there is a choice, by approach and by withdrawal.
    pub fn rows(&self) -> [u64; 2] {
        let rows = self.man.zip(self.asks).map(|(man, to)| man.rows(to));
        rows.unwrap_or_default()
    }

    /// Returns the men that the man has taken.
    pub fn taken(&self) -> u64 {
        self.man.map_or(0, |man| man.taken)
    }

    /// Returns the points on which it has stood.
    pub fn stood(&self) -> u64 {
        let steps = self.route.steps().iter();
        steps.fold(self.from.bit(), |set, &step| set | Chase::step(step).0.bit())
    }

    /// Returns the points and lines.
    pub fn board(&self) -> &'static Lattice<6> {
        self.position.board()
    }

    /// Returns the men that stand now, the one that is led left out.
    pub fn men(&self) -> u64 {
        let [white, black] = self.position.men;
        (white | black) & !self.taken() & !self.from.bit()
    }

    /// Returns whether a click on the man's own point ends the turn.
    pub fn may_stop(&self) -> bool {
        self.asks.is_none() && !self.done && self.man.is_some_and(|man| man.may_stop())
    }

    /// Returns the turn after a step that takes this row.
    fn after(&self, man: &Chase, to: Point, taking: usize) -> Led<'a> {
        let row = man.row(to, taking);
        let (man, mut route) = (man.after(to, row), self.route);
        if row != 0 {
            route.push((2 * to.index() + taking) as u8);
        }
        let done = row == 0 || !man.can_capture();
        Led { man: Some(man), route, asks: None, done, ..*self }
    }
}

impl Entry for Led<'_> {
    type Move = Foray;

    fn next(&self, give: &mut dyn FnMut(usize, Self)) {
        let (board, side) = (self.board(), self.position.side());
        let Some(man) = self.man else {
            for from in points(side.own) {
                give(board.site(from), Led { man: Some(side.man(from)), from, ..*self });
            }
            return;
        };
        if let Some(to) = self.asks {
            for (taking, row) in self.rows().into_iter().enumerate() {
                for at in points::<6>(row) {
                    give(board.site(at), self.after(&man, to, taking));
                }
            }
            return;
        }
        if self.done {
            return;
        }
        if self.may_stop() {
            give(board.site(man.at()), Led { done: true, ..*self });
        }
        let rests = man.taken == 0 && self.position.may_rest(side.takers());
        for to in points(man.targets()) {
            let rows = man.rows(to);
            if rows != [0, 0] || rests {
                let asks = rows[0] != 0 && rows[1] != 0;
                let led = if asks {
                    Led { asks: Some(to), ..*self }
                } else {
                    self.after(&man, to, usize::from(rows[0] == 0))
                };
                give(board.site(to), led);
            }
        }
    }

    fn done(&self) -> Option<(Foray, Vec<usize>)> {
        let man = self.man.filter(|_| self.done)?;
        let mv = Foray { from: self.from, to: man.at(), taken: man.taken };
        Some((mv, self.board().sites(mv.taken)))
    }
}

impl Position {
    /// Returns where these clicks have led a man, the rows between which there is a choice, by
    /// approach and by withdrawal, and whether its turn may end.
    pub fn under_way(&self, clicks: &[Target]) -> Option<(Point, [u64; 2], bool)> {
        let led = Led::by(self, clicks)?;
        Some((led.at(&led.man?), led.rows(), led.may_stop()))
    }

    fn refused(&self, at: Point, why: Why) -> Option<Refusal> {
        Some(Refusal { at, site: self.board().site(at), why })
    }

    /// Returns why the seat to move may not make this move.
    pub(super) fn refusal(&self, mv: &Foray) -> Option<Refusal> {
        let side = self.side();
        let man = side.man(mv.from);
        match () {
            () if side.foe & mv.from.bit() != 0 => self.refused(mv.from, Why::NotYours),
            () if side.own & mv.from.bit() == 0 => self.refused(mv.from, Why::NoMan),
            () if mv.taken == 0 => self.leg(&man, mv.to, 0, mv.from).or_else(|| {
                let takes = man.rows(mv.to) != [0, 0];
                takes.then(|| self.refused(mv.to, Why::Takes(mv.from))).flatten()
            }),
            () if self.captures(mv).is_some() => None,
            () => {
                // Find out whether the move would be legal without the optional laws on chains.
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

    /// Returns why a man that came from there and has stood on these points cannot step there and,
    /// in a chain, take.
    fn leg(&self, man: &Chase, to: Point, stood: u64, from: Point) -> Option<Refusal> {
        let (side, at) = (self.side(), man.at());
        let takers = side.takers();
        let own = side.own & !from.bit();
        let why = match () {
            () if to == at && man.taken != 0 => Why::GoOn,
            () if to == at => Why::Staying,
            () if stood & to.bit() != 0 => Why::Visited,
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

    /// Returns why these clicks lead nowhere; `None` when they simply select something else.
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
        // A click on another own man selects that man instead; one on the selected man selects it
        // anew.
        match led.asks {
            _ if own && at != led.from => None,
            Some(_) if at == led.from && man.taken == 0 => None,
            Some(_) => self.refused(at, Why::NoRow),
            None => self.leg(&man, at, led.stood(), led.from),
        }
    }
}
