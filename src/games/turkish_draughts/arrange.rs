//! Positions that are set up by hand: men and kings.

use super::position::Position;
use super::scene::look;
use super::types::Rank;
use crate::eight::Square;
use palamede_kit::arrange::both_there;
use palamede_rules::{
    Arrange, Eye, Game, Layout, LayoutFault, Notation, Open, OpenGame, Options, PieceKind, Rules,
    Seat, in_order,
};

/// The most pieces of a side.
const MOST: usize = 16;

/// Returns the seat and the rank of a kind.
fn of_kind(kind: usize) -> (usize, bool) {
    ((kind / 2) & 1, kind % 2 == 1)
}

impl Arrange for Position {
    /// Returns the man and the king of white, then those of black.
    fn kinds(_: &Options) -> Vec<PieceKind> {
        let ranks = |seat| [(seat, Rank::Man), (seat, Rank::King)];
        let kind = |(seat, rank): (Seat, Rank)| {
            PieceKind::new(look(seat, rank == Rank::King), seat, rank.word())
        };
        Seat::first(2).flat_map(ranks).map(kind).collect()
    }

    fn first_layout(options: &Options) -> Layout {
        Self::layout(&Self::start(options).view(Eye::Open)).unwrap_or_default()
    }

    fn layout(view: &Open<Self>) -> Option<Layout> {
        let pieces = view.0.scene(&[]).pieces;
        let mut men: Vec<(usize, usize)> = pieces
            .iter()
            .map(|piece| {
                let king = usize::from(Rank::of(piece.word) == Rank::King);
                (piece.site, 2 * usize::from(piece.seat.unwrap_or(0)) + king)
            })
            .collect();
        in_order(&mut men);
        Some(Layout { men, seat: view.0.seat, ..Layout::default() })
    }

    fn compose(options: &Options, layout: &Layout) -> Result<String, LayoutFault<Self::Refusal>> {
        both_there(layout, &Self::kinds(options), MOST)?;
        let (mut pieces, mut kings) = ([0; 2], 0);
        for &(site, kind) in &layout.men {
            let (seat, king) = of_kind(kind);
            let Some(at) = Square::new(site) else {
                return Err(LayoutFault::Place { site, kind });
            };
            // A man on its last row would be a king.
            if !king && at.row() == 7 * (1 - seat) {
                return Err(LayoutFault::Place { site, kind });
            }
            pieces[seat] |= at.bit();
            kings |= if king { at.bit() } else { 0 };
        }
        Ok(Self::with(options, pieces, kings, layout.seat).position())
    }
}
