//! Positions that are set up by hand: whole armies as they are laid out, open to everybody.
//!
//! A position text holds more: pieces that have gone or moved. But those are known by the place
//! where they were laid out and by the combats that told of them, which nobody sets up by hand.

use super::army::{Army, MEN, Rank, SLOTS, Style, slot};
use super::game::{Battle, View};
use super::position::Position;
use super::public::{Phase, Variant};
use super::scene::look;
use super::texts::write_position;
use super::types::{Act, Refusal, Standing};
use palamede_rules::{Arrange, Layout, LayoutFault, Options, PieceKind, Seat, Silent, in_order};

/// The number of ranks: each seat has a kind for each.
const RANKS: usize = Rank::ALL.len();

/// Lays these armies out, by seat.
fn layout_of(v: &Variant, army: impl Fn(usize) -> Option<Army>) -> Option<Layout> {
    let mut men = Vec::new();
    for seat in Seat::first(v.seats()) {
        let t = v.territory(seat);
        let army = army(t)?;
        for (rank, at) in army.0.into_iter().zip(SLOTS) {
            let kind = RANKS * seat.index() + rank as usize - 1;
            men.push((30 * t + usize::from(at), kind));
        }
    }
    in_order(&mut men);
    Some(Layout { men, ..Layout::default() })
}

impl<const F: bool> Arrange for Battle<F> {
    const FULL: bool = true;
    const DECIDED: &'static [&'static str] = &["first", "clairvoyance"];
    const OPEN: Option<(&'static str, &'static str)> = Some(("clairvoyance", "yes"));

    fn kinds(_: &Options) -> Vec<PieceKind> {
        let kind = |seat: Seat, rank: Rank| {
            let word = Standing::of_rank(Some(rank)).word();
            PieceKind::new(look(F, seat, Some(rank)), seat, word)
        };
        let all = |seat| Rank::ALL.into_iter().map(move |rank| kind(seat, rank));
        Seat::first(if F { 4 } else { 2 }).flat_map(all).collect()
    }

    fn first_layout(options: &Options) -> Layout {
        let variant = Variant::of(F, options);
        layout_of(&variant, |_| Some(Style::Balanced.army())).unwrap_or_default()
    }

    /// Takes the armies as they were laid out, wherever their pieces have gone.
    fn layout(view: &View<F>) -> Option<Layout> {
        let sight = view.sight();
        let layout = layout_of(&sight.public.variant, |t| sight.army(t))?;
        Some(Layout { seat: sight.public.seat, ..layout })
    }

    fn compose(options: &Options, layout: &Layout) -> Result<String, LayoutFault<Refusal>> {
        let mut variant = Variant::of(F, options);
        // Who is to act first is set up, too.
        variant.first = Some(Seat::FIRST);
        let mut ranks = [[None; MEN]; 4];
        for &(site, kind) in &layout.men {
            let seat = Seat::new(kind / RANKS).unwrap_or(Seat::FIRST);
            let t = variant.territory(seat);
            let slot = slot(site as u8).filter(|_| site / 30 == t);
            let (Some(slot), Some(rank)) = (slot, Rank::ALL.get(kind % RANKS)) else {
                return Err(LayoutFault::Place { site, kind });
            };
            ranks[t & 3][slot] = Some(*rank);
        }
        let mut position = Position::new(variant);
        for seat in Seat::first(variant.seats()) {
            let t = variant.territory(seat);
            let mut army = Army([Rank::Engineer; MEN]);
            for (to, rank) in army.0.iter_mut().zip(ranks[t & 3]) {
                *to = rank.ok_or(LayoutFault::NoPiece(seat))?;
            }
            army.judge(t as u8).map_err(LayoutFault::Own)?;
            position.play(&Act::Deploy(army), &mut Silent);
        }
        (position.public.phase, position.public.seat) = (Phase::Play, layout.seat);
        Ok(write_position(&position))
    }
}
