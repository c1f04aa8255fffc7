//! What is known of Nine Men's Morris.

use super::text;
use crate::shared::{Captures, End, Known};
use palamede::games::Morris;
use palamede::rules::Reason;

impl Known for Morris {
    const CAREFUL: u8 = 5;
    const CAPTURES: Captures = &[
        ("placing", &[]),
        ("mill", &["d6"]),
        ("all", &["d7"]),
        ("swing", &["e3"]),
        ("two", &["a4"]),
        ("few", &["c3"]),
    ];

    /// Those in hand, too.
    fn count_pieces(text: &str) -> [i32; 2] {
        let words: Vec<&str> = text.split(' ').collect();
        let hand = |at: usize| words[at].parse::<i32>().expect("a number");
        let men = |sign: char| words[0].matches(sign).count() as i32;
        [men('W') + hand(1), men('b') + hand(2)]
    }

    fn ends_by(reason: Reason) -> bool {
        use Reason::{
            Agreed, Captured, Material, NoMove, Own, Quiet, Repeated, Resigned, TimedOut,
        };
        match reason {
            Agreed | Captured | NoMove | Quiet | Repeated | Resigned | TimedOut => true,
            Material | Own(_) => false,
        }
    }

    fn ends() -> Vec<End> {
        use Reason::{Agreed, Captured, NoMove, Quiet, Repeated, Resigned};
        let apart = |rest: &str| text("a7 b4 f2 e3", "g1 d7 c5 f6", rest);
        vec![
            ("", text("a7 d7 g4 d2", "b6 f4 c3", "0 0 w"), "g4-g7xc3", Captured, 1),
            ("", text("d2 g4 a7 b6 f6", "a4 a1 d1 g1", "0 0 w"), "b6-b4", NoMove, 1),
            ("", apart("0 0 w"), "a7-a4 g1-g4 a4-a7 g4-g1 a7-a4 g1-g4 a4-a7 g4-g1", Repeated, 0),
            ("", apart("0 0 w quiet=99"), "a7-a4", Quiet, 0),
            ("", String::new(), "d6 agree", Agreed, 0),
            ("", String::new(), "d6 resign", Resigned, 1),
        ]
    }
}
