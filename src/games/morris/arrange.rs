//! Positions that are set up by hand: the men on the board, and those still in hand.

use super::position::{MEN, Position};
use super::scene::look;
use super::types::Point;
use palamede_kit::arrange::{kinds, layout_of, sides};
use palamede_kit::duel::Duel;
use palamede_rules::{
    Arrange, Count, Counted, Eye, Game, Layout, LayoutFault, Notation, Open, Options, PieceKind,
    Rules, Seat,
};

impl Arrange for Position {
    fn kinds(_: &Options) -> Vec<PieceKind> {
        kinds(look)
    }

    fn counts(_: &Options) -> Vec<Count> {
        Seat::first(2).map(|seat| Count { of: Counted::Hand(seat), most: MEN }).collect()
    }

    fn first_layout(options: &Options) -> Layout {
        Self::layout(&Self::start(options).view(Eye::Open)).unwrap_or_default()
    }

    fn layout(view: &Open<Self>) -> Option<Layout> {
        let counts = view.0.hand.to_vec();
        Some(Layout { counts, ..layout_of(&view.0, view.0.duel.seat) })
    }

    fn compose(options: &Options, layout: &Layout) -> Result<String, LayoutFault<Self::Refusal>> {
        let (kinds, hand) = (Self::kinds(options), [layout.count(0), layout.count(1)]);
        for seat in Seat::first(2) {
            let in_hand = usize::from(hand[seat.index() & 1]);
            match layout.pieces_of(seat, &kinds) + in_hand {
                0 => return Err(LayoutFault::NoPiece(seat)),
                n if n > usize::from(MEN) => {
                    return Err(LayoutFault::TooMany { seat, most: MEN.into() });
                }
                _ => {}
            }
        }
        let men = sides(layout, |site| Point::new(site).map_or(0, Point::bit));
        Ok(Self::with(options, men, hand, Duel::of(layout.seat)).position())
    }
}
