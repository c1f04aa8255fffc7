//! What is known of Shap Luk Kon Tseung Kwan.

use crate::shared::{Captures, End, Known};
use palamede::games::ShapLuk;
use palamede::games::shap_luk::Ending;
use palamede::rules::Reason;

const TAKEN: Reason = Reason::Own(Ending::RebelsTaken.word());
const FRAMED: Reason = Reason::Own(Ending::GeneralTaken.word());
const SHUT_IN: Reason = Reason::Own(Ending::ShutIn.word());

impl Known for ShapLuk {
    const SECTIONS: &[(&str, &str)] = &[("captures", "flight")];
    const CAPTURES: Captures = &[
        ("row", &["c4", "e4"]),
        ("diagonal", &["a3", "c5"]),
        ("framed", &[]),
        ("flight", &["a2", "c2"]),
        ("gates", &[]),
        ("stuck", &[]),
    ];
    // In random games there is hardly a win to be found.
    const WINS: (u64, usize, u32) = (1, 9, 0);
    const WORST: Option<(&str, [usize; 2], &str)> =
        Some(("flights=0", [38, 76], "b1,a2,a4,b2,b4,d1,d2,d4,e2,d3,e4,d5 b5 0 r quiet=4"));

    fn count_pieces(text: &str) -> [i32; 2] {
        let board = text.split(' ').next().unwrap_or_default();
        [board.split(',').filter(|point| *point != "-").count() as i32, 1]
    }

    fn ends_by(reason: Reason) -> bool {
        use Reason::{
            Agreed, Captured, Material, NoMove, Own, Quiet, Repeated, Resigned, TimedOut,
        };
        match reason {
            Agreed | NoMove | Own(_) | Quiet | Repeated | Resigned | TimedOut => true,
            Captured | Material => false,
        }
    }

    fn own_reasons() -> Vec<Reason> {
        Ending::ALL.iter().map(|end| Reason::Own(end.word())).collect()
    }

    fn ends() -> Vec<End> {
        use Reason::{Agreed, NoMove, Quiet, Repeated, Resigned};
        let at = str::to_owned;
        vec![
            ("captures_to_win=12", at("a1,b1,c1,d1,c4,e4 d5 1 g"), "d5-d4xc4,e4", TAKEN, 1),
            ("rebels_capture=yes", at("a1,b1,c4,d1,d2,e1 c3 1 r"), "d2-c2", FRAMED, 1),
            ("", at("a1,b5,c4,d5,e1 c6 1 r"), "c4-c5", SHUT_IN, 1),
            ("", at("a2,b3,b1,c4,e5 a1 1 r"), "b3-b2", NoMove, 1),
            ("", String::new(), "b1-b2 c3-d3 b2-b1 d3-c3 b1-b2 c3-d3 b2-b1 d3-c3", Repeated, 0),
            ("", at("a1,b1,c1,d1,e1,e2 c3 1 r quiet=99"), "e2-e3", Quiet, 0),
            ("", String::new(), "b1-b2 agree", Agreed, 0),
            ("", String::new(), "b1-b2 resign", Resigned, 1),
        ]
    }
}

#[test]
fn pieces_are_counted() {
    assert_eq!(ShapLuk::count_pieces("a1,b2,c3 d4 1 g"), [3, 1]);
}
