//! Positions that are set up by hand: the king and whose he is, sleepers, pawns that are awake.

use super::position::{Laid, PLACES, Sahkku, Stage};
use super::scene::{look, small};
use super::track::{Cell, Row, Spot, Throw};
use super::types::{Refusal, Standing};
use palamede_rules::{
    Arrange, Eye, Game, Layout, LayoutFault, Notation, Open, OpenGame, Options, PieceKind, Rules,
    Seat, in_order,
};
use palamede_scene::Look;

/// The number of the first kind of each standing: kings of nobody, South and North; then South's
/// and North's sleepers, pawns, and pawns on the fourth leg.
const SLEEPERS: usize = 3;
const PAWNS: usize = 5;
const FOURTH: usize = 7;

type Fault = LayoutFault<Refusal>;

impl Arrange for Sahkku {
    /// A track is no track in a mirror.
    const MIRRORS: bool = false;

    fn kinds(options: &Options) -> Vec<PieceKind> {
        let rules = Sahkku::opening(options);
        let kind = |look, seat, standing: Standing, room| PieceKind {
            look,
            seat,
            word: standing.word(),
            room,
            shares: true,
            only: standing == Standing::King,
        };
        let mut all = Vec::new();
        for owner in [None, Some(Seat::FIRST), Some(Seat::SECOND)] {
            let side = owner.map(|seat| seat.index() as u8);
            all.push(kind(Look::King { side }, owner, Standing::King, 1));
        }
        let room = usize::from(rules.columns());
        let mut both = |standing, room, of: fn(Seat) -> Look| {
            all.extend(Seat::first(2).map(|seat| kind(of(seat), Some(seat), standing, room)));
        };
        both(Standing::Sleeper, 1, small);
        both(Standing::Pawn, room, |seat| look(seat, 1, false));
        if rules.figure8 {
            both(Standing::Fourth, room, |seat| look(seat, 1, true));
        }
        all
    }

    fn first_layout(options: &Options) -> Layout {
        Self::layout(&Self::start(options).view(Eye::Open)).unwrap_or_default()
    }

    /// Keeps the throw that is being played.
    fn layout(view: &Open<Sahkku>) -> Option<Layout> {
        let mut men = Vec::new();
        for piece in view.0.scene(&[]).pieces {
            let side = piece.seat.map(usize::from);
            let kind = match Standing::of(piece.word) {
                Standing::King => side.map_or(0, |side| 1 + side),
                Standing::Sleeper => SLEEPERS + side.unwrap_or(0),
                Standing::Pawn | Standing::Waiting => PAWNS + side.unwrap_or(0),
                Standing::Fourth => FOURTH + side.unwrap_or(0),
            };
            let count = match piece.look {
                Look::Awake { count, .. } => count as usize,
                _ => 1,
            };
            men.extend(std::iter::repeat_n((piece.site, kind), count));
        }
        in_order(&mut men);
        let text = view.0.position();
        let stage = text.split_whitespace().nth(4).unwrap_or_default();
        let thrown = matches!(view.0.stage, Stage::Again | Stage::Die);
        let rest = if thrown { stage.to_owned() } else { String::new() };
        Some(Layout { men, seat: view.0.seat, rest, ..Layout::default() })
    }

    fn compose(options: &Options, layout: &Layout) -> Result<String, Fault> {
        let text = Sahkku::opening(options).arranged(layout)?.position();
        if layout.rest.is_empty() {
            return Ok(text);
        }
        Ok(text.strip_suffix("throw").unwrap_or(&text).to_owned() + &layout.rest)
    }
}

/// Returns the seat of a kind that is no king.
fn owner(kind: usize) -> Seat {
    if (kind - SLEEPERS).is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND }
}

impl Sahkku {
    /// Returns the position of these rules that is laid out, in which a throw is awaited.
    fn arranged(&self, layout: &Layout) -> Result<Sahkku, Fault> {
        let (mut awake, mut sleepers, mut king) = ([[0u8; PLACES]; 2], [0u64; 2], None);
        for &(site, kind) in &layout.men {
            let fault = LayoutFault::Place { site, kind };
            let cell = Cell::new(site).filter(|cell| cell.col() < self.columns);
            let Some(cell) = cell else { return Err(fault) };
            if kind < SLEEPERS {
                let owner = kind.checked_sub(1).and_then(Seat::new);
                let middle = Cell::at(Row::M, self.columns / 2);
                if owner.is_none() && cell != middle {
                    return Err(fault);
                }
                king = Some((cell, owner));
                continue;
            }
            let (seat, fourth) = (owner(kind), kind >= FOURTH);
            let place = self.place(seat, Spot { cell, fourth });
            let asleep = kind < PAWNS;
            let place = place.filter(|&place| !asleep || place < self.columns);
            let Some(place) = place else { return Err(fault) };
            match asleep {
                true => sleepers[seat.index() & 1] |= 1 << place,
                false => awake[seat.index() & 1][usize::from(place)] += 1,
            }
        }
        let king = king.ok_or(LayoutFault::Missing(0))?;
        for seat in Seat::first(2) {
            self.judge_side(layout, seat, king.1, sleepers[seat.index()])?;
        }
        judge_cells(layout, king)?;
        let asleep = sleepers.map(|set| set.count_ones() as u8);
        let (seat, stage, dice) = (layout.seat, Stage::Throw, [Throw::NONE; 2]);
        Ok(self.laid(Laid { awake, asleep, king, seat, stage, dice, resigned: None }))
    }

    /// Checks the number of a seat's pawns, and that its sleepers stand in a row from the first
    /// cell.
    fn judge_side(
        &self,
        layout: &Layout,
        seat: Seat,
        king: Option<Seat>,
        sleepers: u64,
    ) -> Result<(), Fault> {
        let own = |&&(_, kind): &&(usize, usize)| kind >= SLEEPERS && owner(kind) == seat;
        let pawns = layout.men.iter().filter(own).count();
        let most = usize::from(self.columns) - usize::from(king == Some(seat));
        match pawns {
            // A king of nobody's among no pawns stands for no game at all.
            0 if king.is_none() => Err(LayoutFault::NoPiece(seat)),
            n if n > most => Err(LayoutFault::TooMany { seat, most }),
            _ if sleepers & (sleepers + 1) != 0 => Err(LayoutFault::Gap(seat)),
            _ => Ok(()),
        }
    }
}

/// Checks that on each cell stands what can stand together: pawns of one seat, asleep or awake but
/// for those that wait, and with them the king of that seat, while none of them sleeps.
fn judge_cells(layout: &Layout, king: (Cell, Option<Seat>)) -> Result<(), Fault> {
    for there in layout.men.chunk_by(|a, b| a.0 == b.0) {
        let site = there[0].0;
        let pawns = || there.iter().filter(|man| man.1 >= SLEEPERS);
        let sleeps = |seat: Seat| pawns().any(|man| man.1 == SLEEPERS + seat.index());
        let Some(&(_, first)) = pawns().next() else { continue };
        let seat = owner(first);
        let several = pawns().any(|man| owner(man.1) != seat);
        let alien = king.0.index() == site && (king.1 != Some(seat) || sleeps(seat));
        // Those that have finished their lap wait on the first cell.
        let home = if seat == Seat::FIRST { Row::S } else { Row::N };
        let cell = Cell::new(site);
        let begins = cell.is_some_and(|cell| cell.row() == home && waits(seat, cell, layout));
        let mixed = sleeps(seat) && pawns().any(|man| man.1 >= PAWNS) && !begins;
        if several || alien || mixed {
            return Err(LayoutFault::Together(site));
        }
    }
    Ok(())
}

/// Returns whether a cell of a seat's home row is the first one of its track: none of its sleepers
/// stands before it.
fn waits(seat: Seat, cell: Cell, layout: &Layout) -> bool {
    let before = |&(site, kind): &(usize, usize)| {
        let of = kind == SLEEPERS + seat.index();
        let col = Cell::new(site).map_or(0, Cell::col);
        of && if seat == Seat::FIRST { col < cell.col() } else { col > cell.col() }
    };
    !layout.men.iter().any(before)
}
