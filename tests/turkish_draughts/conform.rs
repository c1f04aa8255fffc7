//! Turkish draughts under the laws.

use crate::conform::setup::{Conform, Mirror};
use palamede::games::TurkishDraughts;
use palamede::games::turkish_draughts::{Square, Turkish, squares};
use palamede::rules::{Notation, Options, Rules};

impl Conform for TurkishDraughts {
    fn attempts(&self) -> Vec<Turkish> {
        let all = || (0..64).filter_map(Square::new);
        let steps = all().flat_map(|from| all().map(move |to| Turkish { from, to, taken: 0 }));
        // Chains that end elsewhere, or capture one piece more or less.
        let chains = self.list().into_iter().filter(|mv| mv.taken != 0).flat_map(|mv| {
            let ends = all().map(move |to| Turkish { to, ..mv });
            ends.chain(all().map(move |at| Turkish { taken: mv.taken ^ at.bit(), ..mv }))
        });
        steps.chain(chains).collect()
    }

    /// Left for right; and white for black.
    fn mirrors(&self, options: &Options) -> Vec<Mirror<Self>> {
        let text = self.position();
        let (board, rest) = text.split_once(' ').unwrap_or((&text, ""));
        let [side, white, black] = board.split(':').collect::<Vec<_>>()[..] else {
            panic!("{board}");
        };
        let pack = |side: &str, [white, black]: [String; 2], rest: &str| {
            let text = format!("{side}:W{white}:B{black} {rest}");
            Self::set_up(options, text.trim()).expect("a mirrored position")
        };
        let other = if side == "W" { "B" } else { "W" };
        let swapped = rest.replace("black", "BLACK").replace("white", "black");
        vec![
            (pack(side, [white, black].map(|part| flipped(part, across)), rest), |mv| {
                turned(mv, across)
            }),
            (
                pack(
                    other,
                    [black, white].map(|part| flipped(part, over)),
                    &swapped.replace("BLACK", "white"),
                ),
                |mv| turned(mv, over),
            ),
        ]
    }
}

fn across(at: Square) -> Square {
    Square::wrapping((at.row() * 8 + 7 - at.col()) as u8)
}

fn over(at: Square) -> Square {
    Square::wrapping(((7 - at.row()) * 8 + at.col()) as u8)
}

fn turned(mv: &Turkish, flip: fn(Square) -> Square) -> Turkish {
    let taken = squares(mv.taken).fold(0, |all, at| all | flip(at).bit());
    Turkish { from: flip(mv.from), to: flip(mv.to), taken }
}

/// The pieces of a seat, `Wa2,Kc5`, without the seat's letter.
fn flipped(part: &str, flip: fn(Square) -> Square) -> String {
    let names = part[1..].split(',').filter(|name| !name.is_empty()).map(|name| {
        let (king, at) = name.split_at(name.len() - 2);
        format!("{king}{}", flip(Square::read(at).expect("a cell")))
    });
    names.collect::<Vec<_>>().join(",")
}
