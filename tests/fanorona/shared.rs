//! What is known of Fanorona.

use crate::shared::{Captures, End, Known, letters};
use palamede::games::Fanorona;
use palamede::rules::Reason;

impl Known for Fanorona {
    const SECTIONS: &[(&str, &str)] = &[("captures", "chain")];
    const CAPTURES: Captures = &[
        ("approach", &["c3", "c4"]),
        ("withdrawal", &["a3", "b3"]),
        ("chain", &["b3", "c1", "d2"]),
        ("direction", &["a3"]),
    ];
    const CHAINS: bool = true;

    fn count_pieces(text: &str) -> [i32; 2] {
        [letters(text, char::is_ascii_uppercase), letters(text, char::is_ascii_lowercase)]
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
        let at = str::to_owned;
        vec![
            ("", at("9/9/P1ppppppp/9/9 w"), "a3-b3A", Captured, 1),
            ("", at("5/5/p4/p1p2/Ppp2 b"), "c2-b2", NoMove, 1),
            ("blocked=draw", at("5/5/p4/p1p2/Ppp2 b"), "c2-b2", NoMove, 0),
            (
                "",
                at("P8/9/9/9/8p w"),
                "a5-a4 i1-i2 a4-a5 i2-i1 a5-a4 i1-i2 a4-a5 i2-i1",
                Repeated,
                0,
            ),
            ("", at("P8/9/9/9/8p w quiet=99"), "a5-a4", Quiet, 0),
            ("", String::new(), "e2-e3A agree", Agreed, 0),
            ("", String::new(), "e2-e3A resign", Resigned, 1),
        ]
    }
}
