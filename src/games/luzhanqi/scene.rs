//! What is seen of a position: pieces as tiles.
//!
//! A site of the scene has its number of the board. A piece's id is the site it was laid
//! out on; its word is [`Standing`]. A flag that is carried comes before its carrier, as a
//! piece of its own. The word of a button is its number.

use super::army::{Army, Rank, SLOTS};
use super::board::{NONE, Site};
use super::drawing;
use super::public::territory;
use super::types::Standing;
use super::view::{MIRROR, PlayerView};
use palamede_rules::Seat;
use palamede_scene::{Control, Look, Piece, Scene, Stock, Target, Use, Word};

/// Returns the look of a seat's tile: its face, or the back that all its tiles share.
pub(super) fn look(four: bool, seat: Seat, rank: Option<Rank>) -> Look {
    Look::Tile { seat: side(four, seat), face: rank.map(Rank::letter), wide: !four }
}

/// Returns the number of a seat's tiles: S E N W; North is the second seat of the game for two.
fn side(four: bool, seat: Seat) -> u8 {
    if four { seat.index() as u8 } else { 2 * seat.index() as u8 }
}

/// Returns what is left of an army by rank: the numbers from the highest, then bombs, mines and
/// flag. `here` tells whether what was laid out on this place of its territory is on the board.
fn stock(
    four: bool,
    seat: Seat,
    army: &Army,
    here: impl Fn(u8) -> bool,
) -> impl Iterator<Item = Stock> {
    let (men, others) = Rank::ALL.split_at(Rank::Marshal as usize);
    men.iter().rev().chain(others).map(move |&rank| {
        let of_it = army.0.iter().zip(SLOTS).filter(|(other, _)| **other == rank);
        Stock {
            seat: seat.index() as u8,
            sign: rank.letter(),
            look: look(four, seat, Some(rank)),
            left: of_it.filter(|(_, at)| here(*at)).count(),
            of: rank.count(),
        }
    })
}

impl PlayerView {
    fn tile(&self, id: u8, site: Site, rank: Option<Rank>) -> Piece {
        let seat = self.public.owner(id);
        Piece {
            id: id.into(),
            site: site.into(),
            look: look(self.public.variant.four, seat, rank),
            seat: Some(seat.index() as u8),
            word: Standing::of_rank(rank).word(),
        }
    }

    pub(super) fn scene(&self) -> Scene {
        let four = self.public.variant.four;
        let mut scene = Scene::new(drawing::board(four));
        for (t, &carrier) in self.public.carriers.iter().enumerate() {
            if let (Some(site), true) = (self.public.site_of(carrier), carrier != NONE) {
                let flag = self.tile(self.public.flags[t], site, Some(Rank::Flag));
                let look = Look::Pennant {
                    seat: side(four, self.public.owner(flag.id as u8)),
                    wide: !four,
                };
                scene.pieces.push(Piece { word: Standing::Carried.word(), look, ..flag });
            }
        }
        for id in 0..self.public.board().sites.min(super::board::HOMES as u8) {
            if let Some(site) = self.public.site_of(id) {
                scene.pieces.push(self.tile(id, site, self.rank(id)));
            }
        }
        let v = self.public.variant;
        for seat in Seat::first(v.seats()) {
            let t = v.territory(seat);
            let here = |at: u8| self.public.site_of(30 * t as u8 + at).is_some();
            scene
                .stock
                .extend(self.army(t).iter().flat_map(|army| stock(v.four, seat, army, here)));
        }
        scene
    }

    pub(super) fn laid_out(&self, army: &Army) -> Scene {
        let mut scene = self.scene();
        let t = territory(self.public.variant.four, self.public.seat) as u8;
        for (&rank, at) in army.0.iter().zip(SLOTS) {
            scene.pieces.push(self.tile(30 * t + at, 30 * t + at, Some(rank)));
        }
        scene.stock.extend(stock(self.public.variant.four, self.public.seat, army, |_| true));
        scene.controls = (0..=MIRROR)
            .map(|n| {
                let (target, word, state) = (Target::Button(n), Word::new(n), Use::Usable);
                Control { target, word, number: n.into(), look: None, state }
            })
            .collect();
        scene
    }
}
