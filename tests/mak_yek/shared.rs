//! What is known of Mak-Yek and Apit-Sodok.

use crate::shared::{Captures, End, Known, letters};
use palamede::games::{ApitSodok, MakYek};
use palamede::rules::Reason;

fn count_pieces(text: &str) -> [i32; 2] {
    [letters(text, char::is_ascii_uppercase), letters(text, char::is_ascii_lowercase)]
}

fn ends_by(reason: Reason) -> bool {
    use Reason::{Agreed, Captured, Material, NoMove, Own, Quiet, Repeated, Resigned, TimedOut};
    match reason {
        Agreed | Captured | Material | NoMove | Quiet | Repeated | Resigned | TimedOut => true,
        Own(_) => false,
    }
}

/// The ends of either game; the moves after which both agree, and one resigns.
fn ends(agreed: &'static str, resigned: &'static str) -> Vec<End> {
    use Reason::{Agreed, Captured, Material, NoMove, Quiet, Repeated, Resigned};
    let at = str::to_owned;
    let there_and_back = "a1-a2 a8-a7 a2-a1 a7-a8 a1-a2 a8-a7 a2-a1 a7-a8";
    vec![
        ("", at("8/8/8/8/2r1r3/8/8/3R4 w"), "d1-d4", Captured, 1),
        ("", at("rR6/8/R7/8/8/8/8/8 w"), "a6-a7", NoMove, 1),
        ("", at("rr5r/8/8/8/8/8/8/RR4RR w"), there_and_back, Repeated, 1),
        ("", at("rr5r/8/8/8/8/8/8/RR5R w"), there_and_back, Repeated, 0),
        ("", at("rr5r/8/8/8/8/8/8/RR5R w quiet=99"), "a1-a2", Quiet, 0),
        ("", at("rr5r/8/8/8/8/8/8/RR4RR w quiet=99"), "a1-a2", Quiet, 1),
        ("", at("r7/8/8/8/2r1r3/8/8/3R4 w"), "d1-d4", Material, 0),
        ("", at("rr5r/8/8/8/8/8/8/RR4RR w"), "a1-a2 agree", Agreed, 1),
        ("", String::new(), agreed, Agreed, 0),
        ("", String::new(), resigned, Resigned, 1),
    ]
}

impl Known for MakYek {
    const CAPTURES: Captures = &[
        ("interception", &["d4"]),
        ("pair", &[]),
        ("three", &["c4", "d5", "e4"]),
        ("intervention", &["c4", "e4"]),
    ];
    const WINS: (u64, usize, u32) = (1, 29, 3);
    const GIFTS: Option<(u64, usize)> = Some((1, 71));
    const CAREFUL: u8 = 5;
    const WORST: Option<(&str, [usize; 2], &str)> = Some((
        "",
        [146, 292],
        "r111rr1R/11r211r/1r211r1/21r22/r141r/11r5/1r211r1/r111rr2 b quiet=5",
    ));

    fn count_pieces(text: &str) -> [i32; 2] {
        count_pieces(text)
    }

    fn ends_by(reason: Reason) -> bool {
        ends_by(reason)
    }

    fn ends() -> Vec<End> {
        ends("a3-a5 agree", "a3-a5 resign")
    }
}

impl Known for ApitSodok {
    const CAPTURES: Captures =
        &[("interception", &["c4", "d4", "e4"]), ("intervention", &["c4", "e4", "f4", "g4"])];
    const WINS: (u64, usize, u32) = (1, 29, 3);
    const GIFTS: Option<(u64, usize)> = Some((1, 71));
    const CAREFUL: u8 = 5;
    const WORST: Option<(&str, [usize; 2], &str)> = Some((
        "",
        [145, 290],
        "r111r11r/1r1111r1/2r31r/111r1r2/4r12/2r211r/1r32r/r11111rR b quiet=13",
    ));

    fn count_pieces(text: &str) -> [i32; 2] {
        count_pieces(text)
    }

    fn ends_by(reason: Reason) -> bool {
        ends_by(reason)
    }

    fn ends() -> Vec<End> {
        ends("a3-a5 b6-b4 agree", "a3-a5 b6-b4 resign")
    }
}

#[test]
fn pieces_are_counted() {
    assert_eq!(MakYek::count_pieces("8/3r4/8/R1r5/8/8/8/R7 w"), [2, 2]);
}
