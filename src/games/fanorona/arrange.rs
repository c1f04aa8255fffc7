//! Positions that are set up by hand.

use super::notation::moved_of;
use super::position::Position;
use super::scene::look;
use palamede_kit::arrange::{both_there, kinds, layout_of, sides};
use palamede_kit::duel::Duel;
use palamede_rules::{
    Arrange, Eye, Game, Layout, LayoutFault, Notation, Open, Options, PieceKind, Rules,
};

/// The end of the text of a position in which the first turns of both are over.
const BOTH: &str = " moved=both";

impl Arrange for Position {
    fn kinds(_: &Options) -> Vec<PieceKind> {
        kinds(look)
    }

    fn first_layout(options: &Options) -> Layout {
        Self::layout(&Self::start(options).view(Eye::Open)).unwrap_or_default()
    }

    /// Keeps whose first turn is over, where the rules make it a short one.
    fn layout(view: &Open<Self>) -> Option<Layout> {
        let rest = moved_of(&view.0).to_owned();
        Some(Layout { rest, ..layout_of(&view.0, view.0.duel.seat) })
    }

    /// In a position that is not the first one, the first turns of both are over.
    fn compose(options: &Options, layout: &Layout) -> Result<String, LayoutFault<Self::Refusal>> {
        let start = Self::start(options);
        both_there(layout, &Self::kinds(options), start.full() as usize)?;
        let board = start.board();
        let men = sides(layout, |site| board.point(site).map_or(0, |at| at.bit()));
        let same = men == start.men;
        let position =
            Self::with(options, usize::from(start.size), men, Duel::of(layout.seat)).position();
        let single = options.get("opening") == "single";
        Ok(position
            + match layout.rest.as_str() {
                "" if single && !same => BOTH,
                rest => rest,
            })
    }
}
