//! Positions that are set up by hand, in games of two sides with men of one kind each.

use palamede_rules::{Layout, LayoutFault, OpenGame, PieceKind, Seat, in_order};
use palamede_scene::{Look, Word};

/// Returns the kinds of pieces of two sides with men of one kind each, by their look.
pub fn kinds(look: fn(Seat) -> Look) -> Vec<PieceKind> {
    Seat::first(2).map(|seat| PieceKind::new(look(seat), seat, Word::default())).collect()
}

/// Takes a position of two sides with men of one kind each apart, in which this seat is to act.
pub fn layout_of<R: OpenGame>(position: &R, seat: Seat) -> Layout {
    let pieces = position.scene(&[]).pieces;
    let man = |piece: &palamede_scene::Piece| (piece.site, usize::from(piece.seat.unwrap_or(0)));
    let mut men: Vec<_> = pieces.iter().map(man).collect();
    in_order(&mut men);
    Layout { men, seat, ..Layout::default() }
}

/// Returns the men of two sides as bits; `bit` gives that of a site.
///
/// ```
/// use palamede_kit::arrange::sides;
/// use palamede_rules::Layout;
///
/// let layout = Layout { men: vec![(0, 1), (3, 0), (4, 0)], ..Layout::default() };
/// assert_eq!(sides(&layout, |site| 1 << site), [0b11000, 1]);
/// ```
pub fn sides(layout: &Layout, bit: impl Fn(usize) -> u64) -> [u64; 2] {
    let mut men = [0; 2];
    layout.men.iter().for_each(|&(site, kind)| men[kind & 1] |= bit(site));
    men
}

/// Checks that both sides have a piece, and neither more than so many.
///
/// # Errors
/// The side that has none, or too many.
pub fn both_there<F>(
    layout: &Layout,
    kinds: &[PieceKind],
    most: usize,
) -> Result<(), LayoutFault<F>> {
    for seat in Seat::first(2) {
        match layout.pieces_of(seat, kinds) {
            0 => return Err(LayoutFault::NoPiece(seat)),
            n if n > most => return Err(LayoutFault::TooMany { seat, most }),
            _ => {}
        }
    }
    Ok(())
}
