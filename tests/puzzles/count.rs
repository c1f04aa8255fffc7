//! How many pieces each side has, read off a position's text.

/// The pieces of the first seat and of the second.
pub fn pieces(game: &str, text: &str) -> [i32; 2] {
    let board = text.split(' ').next().unwrap_or_default();
    match game {
        "mak-yek" | "apit-sodok" | "fanorona" => {
            let of = |own: fn(&char) -> bool| board.chars().filter(own).count() as i32;
            [of(char::is_ascii_uppercase), of(char::is_ascii_lowercase)]
        }
        "shap-luk" => [board.split(',').filter(|point| *point != "-").count() as i32, 1],
        "turkish-draughts" => {
            let mut sides = board.split(':').skip(1);
            let mut of = || sides.next().map_or(0, squares);
            [of(), of()]
        }
        "sahkku" => {
            let mut words = text.split(' ');
            let mut side = |seat: &str, king: &str| pawns(words.next(), seat, king);
            let king = text.split(' ').nth(2).unwrap_or_default();
            [side("south", king), side("north", king)]
        }
        _ => panic!("no pieces of {game} are counted"),
    }
}

/// `Wa2,Kb3`: a letter for the side, then a list.
fn squares(side: &str) -> i32 {
    side[1..].split(',').filter(|square| !square.is_empty()).count() as i32
}

/// `9/S11,M12:2`: those that sleep, then those that are awake; and who wears the king's crown.
fn pawns(side: Option<&str>, seat: &str, king: &str) -> i32 {
    let (asleep, awake) = side.and_then(|side| side.split_once('/')).expect("a side");
    let count = |spot: &str| spot.split_once(':').map_or(1, |(_, n)| n.parse().expect("a number"));
    let awake: i32 = awake.split(',').filter(|spot| *spot != "-").map(count).sum();
    let crown = king.split_once('=').is_some_and(|(_, owner)| owner == seat);
    asleep.parse::<i32>().expect("a number") + awake + i32::from(crown)
}

#[test]
fn pieces_are_counted() {
    assert_eq!(pieces("mak-yek", "8/3r4/8/R1r5/8/8/8/R7 w"), [2, 2]);
    assert_eq!(pieces("shap-luk", "a1,b2,c3 d4 1 g"), [3, 1]);
    assert_eq!(pieces("turkish-draughts", "W:Wa2,Kb3:Bc4"), [2, 1]);
    assert_eq!(pieces("sahkku", "9/S11,M12:2 10/- M8=south south X-II-II/II"), [13, 10]);
}
