//! Positions that are set up by hand: the rebels, the general, and the flights that he has left.

use super::point::{Point, SQUARE};
use super::position::Position;
use super::scene::look;
use palamede_kit::arrange::{kinds, layout_of};
use palamede_rules::{
    Arrange, Count, Counted, Eye, Game, Layout, LayoutFault, Notation, Open, Options, PieceKind,
    Rules, Seat,
};

/// The most rebels.
const MOST: usize = 16;
/// The number of the general's kind.
const GENERAL: usize = 1;

impl Arrange for Position {
    fn kinds(_: &Options) -> Vec<PieceKind> {
        let mut kinds = kinds(look);
        kinds[GENERAL].only = true;
        kinds
    }

    /// There are flights to count where the general may fly once.
    fn counts(options: &Options) -> Vec<Count> {
        let once = options.get("flights") == "1";
        once.then_some(Count { of: Counted::Flights, most: 1 }).into_iter().collect()
    }

    fn first_layout(options: &Options) -> Layout {
        Self::layout(&Self::start(options).view(Eye::Open)).unwrap_or_default()
    }

    fn layout(view: &Open<Self>) -> Option<Layout> {
        let position = &view.0;
        let counted = position.rules.flights == Some(1);
        let counts = position.flights.filter(|_| counted).into_iter().collect();
        Some(Layout { counts, ..layout_of(position, position.seat) })
    }

    fn compose(options: &Options, layout: &Layout) -> Result<String, LayoutFault<Self::Refusal>> {
        let (mut rebels, mut general) = (0, None);
        for &(site, kind) in &layout.men {
            let at = Point::new(site).filter(|at| kind == GENERAL || at.bit() & SQUARE != 0);
            let Some(at) = at else { return Err(LayoutFault::Place { site, kind }) };
            match kind {
                GENERAL => general = Some(at),
                _ => rebels |= at.bit(),
            }
        }
        let general = general.ok_or(LayoutFault::Missing(GENERAL))?;
        match layout.pieces_of(Seat::FIRST, &Self::kinds(options)) {
            0 => return Err(LayoutFault::NoPiece(Seat::FIRST)),
            n if n > MOST => {
                return Err(LayoutFault::TooMany { seat: Seat::FIRST, most: MOST });
            }
            _ => {}
        }
        let mut position = Self::with_pieces(options, rebels, general, layout.seat);
        if !Self::counts(options).is_empty() {
            position.flights = Some(layout.count(0).min(1));
        }
        Ok(position.position())
    }
}
