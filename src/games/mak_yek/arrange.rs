//! Positions that are set up by hand.

use super::position::Position;
use super::scene::look;
use crate::eight::Square;
use palamede_kit::arrange::{both_there, kinds, layout_of, sides};
use palamede_kit::duel::Duel;
use palamede_rules::{
    Arrange, Eye, Game, Layout, LayoutFault, Notation, Open, Options, PieceKind, Rules,
};

/// The most men of a side.
const MOST: usize = 16;

impl<const APIT: bool> Arrange for Position<APIT> {
    fn kinds(_: &Options) -> Vec<PieceKind> {
        kinds(look)
    }

    fn first_layout(options: &Options) -> Layout {
        Self::layout(&Self::start(options).view(Eye::Open)).unwrap_or_default()
    }

    fn layout(view: &Open<Self>) -> Option<Layout> {
        Some(layout_of(&view.0, view.0.duel.seat))
    }

    fn compose(options: &Options, layout: &Layout) -> Result<String, LayoutFault<Self::Refusal>> {
        both_there(layout, &Self::kinds(options), MOST)?;
        let men = sides(layout, |site| Square::new(site).map_or(0, Square::bit));
        Ok(Self::with_men(options, men, Duel::of(layout.seat)).position())
    }
}
