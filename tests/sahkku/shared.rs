//! What is known of Sáhkku.

use crate::shared::{Captures, End, Known};
use palamede::games::Sahkku;
use palamede::rules::Reason;

/// `9/S11,M12:2`: those that sleep, then those that are awake; and who wears the king's crown.
fn pawns(side: Option<&str>, seat: &str, king: &str) -> i32 {
    let (asleep, awake) = side.and_then(|side| side.split_once('/')).expect("a side");
    let count = |spot: &str| spot.split_once(':').map_or(1, |(_, n)| n.parse().expect("a number"));
    let awake: i32 = awake.split(',').filter(|spot| *spot != "-").map(count).sum();
    let crown = king.split_once('=').is_some_and(|(_, owner)| owner == seat);
    asleep.parse::<i32>().expect("a number") + awake + i32::from(crown)
}

impl Known for Sahkku {
    const SECTIONS: &[(&str, &str)] = &[
        ("setup", "dice"),
        ("turn", "waking"),
        ("waking", "moving"),
        ("captures", "king"),
        ("king", "lap"),
    ];
    const CAPTURES: Captures = &[
        ("track", &[]),
        ("waking", &[]),
        ("capture", &["M10"]),
        ("crown", &[]),
        ("recrown", &["M8"]),
        ("waiting", &[]),
        ("blocked", &[]),
    ];
    const WITHOUT_WORDS: &[&str] = &["sahkku.throw"];
    const WORST: Option<(&str, [usize; 2], &str)> = Some((
        "track=figure8&lap_end=exact",
        [50, 1040],
        "1/S12,N11,M6,N6,M9,N13,M1,S5,M8 \
         0/M10,M10',M11,M11',M14,N10,M4,M15',M15,M14',M4',N12,M12',S11 \
         M12=north north X-II-III/X-II-III",
    ));

    fn count_pieces(text: &str) -> [i32; 2] {
        let mut words = text.split(' ');
        let mut side = |seat: &str, king: &str| pawns(words.next(), seat, king);
        let king = text.split(' ').nth(2).unwrap_or_default();
        [side("south", king), side("north", king)]
    }

    fn ends_by(reason: Reason) -> bool {
        use Reason::{
            Agreed, Captured, Material, NoMove, Own, Quiet, Repeated, Resigned, TimedOut,
        };
        match reason {
            Agreed | Captured | NoMove | Resigned | TimedOut => true,
            Material | Own(_) | Quiet | Repeated => false,
        }
    }

    fn ends() -> Vec<End> {
        use Reason::{Agreed, Captured, NoMove, Resigned};
        let at = str::to_owned;
        let fresh = at("15/- 15/- M8 south X-II-blank/X-II");
        vec![
            ("", at("5/M9 0/M8 M4=south south X-II-III/X-II-III"), "M9-M8*XxM8:1", Captured, 1),
            (
                "king_alone=loses",
                at("0/M9 3/- M8 south X-II-III/X-II-III"),
                "M9-M8*XxK",
                Captured,
                1,
            ),
            ("", at("4/N3 10/- M8 south II-III-blank/II-III"), "N3-N5*II", NoMove, 1),
            ("", fresh.clone(), "S15-M15*X agree", Agreed, 0),
            ("", fresh, "S15-M15*X resign", Resigned, 1),
        ]
    }
}

#[test]
fn pieces_are_counted() {
    assert_eq!(Sahkku::count_pieces("9/S11,M12:2 10/- M8=south south X-II-II/II"), [13, 10]);
}
