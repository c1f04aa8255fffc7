//! What is known of Turkish draughts.

use crate::shared::{Captures, End, Known};
use palamede::games::TurkishDraughts;
use palamede::games::turkish_draughts::Ending;
use palamede::rules::Reason;

const MISSED: Reason = Reason::Own(Ending::Missed.word());

/// `Wa2,Kb3`: a letter for the side, then a list.
fn squares(side: &str) -> i32 {
    side[1..].split(',').filter(|square| !square.is_empty()).count() as i32
}

impl Known for TurkishDraughts {
    const SECTIONS: &[(&str, &str)] = &[("captures", "kings"), ("kings", "majority")];
    const CAPTURES: Captures = &[
        ("chain", &["c4", "d5", "e6"]),
        ("lifting", &["d4", "d5", "e7", "f6"]),
        ("promotion", &["d7", "g8"]),
        ("majority", &["b4", "c5"]),
    ];
    const CHAINS: bool = true;
    const WINS: (u64, usize, u32) = (4, 5, 3);
    const GIFTS: Option<(u64, usize)> = Some((4, 7));

    fn count_pieces(text: &str) -> [i32; 2] {
        let board = text.split(' ').next().unwrap_or_default();
        let mut sides = board.split(':').skip(1);
        let mut of = || sides.next().map_or(0, squares);
        [of(), of()]
    }

    fn ends_by(reason: Reason) -> bool {
        use Reason::{
            Agreed, Captured, Material, NoMove, Own, Quiet, Repeated, Resigned, TimedOut,
        };
        match reason {
            Agreed | Captured | Material | NoMove | Own(_) | Quiet | Repeated | Resigned
            | TimedOut => true,
        }
    }

    fn own_reasons() -> Vec<Reason> {
        Ending::ALL.iter().map(|end| Reason::Own(end.word())).collect()
    }

    fn ends() -> Vec<End> {
        use Reason::{Agreed, Captured, Material, NoMove, Quiet, Repeated, Resigned};
        let at = str::to_owned;
        vec![
            ("", at("W:Wc3:Bc4,d5"), "c3xc5xe5", Captured, 1),
            ("", at("B:Wa7:Bh3,b7,c7,Kb8"), "b8-a8", NoMove, 1),
            (
                "",
                at("W:Wd2,Ka1:Bd7,Kh8"),
                "a1-a2 h8-h7 a2-a1 h7-h8 a1-a2 h8-h7 a2-a1 h7-h8",
                Repeated,
                0,
            ),
            ("", at("W:Wd2,Ka1:Bd7,Kh8 quiet=99"), "a1-a2", Quiet, 0),
            ("", at("W:WKa1:Ba4,Kh7"), "a1xa6", Material, 0),
            ("one_each=draw", at("W:Wa4:Ba5,h7"), "a4xa6", Material, 0),
            ("one_each=king_wins", at("W:Wh2,d4:BKd8"), "d4-d5 d8xd2", Material, 1),
            ("strict=yes", at("W:Wc3,a2:Bc4,d5,h8"), "a2-a3", MISSED, 1),
            ("", String::new(), "a3-a4 agree", Agreed, 0),
            ("", String::new(), "a3-a4 resign", Resigned, 1),
        ]
    }
}

#[test]
fn pieces_are_counted() {
    assert_eq!(TurkishDraughts::count_pieces("W:Wa2,Kb3:Bc4"), [2, 1]);
}
