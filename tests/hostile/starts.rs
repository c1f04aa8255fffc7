//! Positions that a link can bring: however one is set up, there is little to list for it. (In
//! Turkish draughts and in Fanorona much could be: there they are listed as clicks lead on, which has
//! its own tests.)

use crate::depth::cases;
use palamede::games::GameId;
use palamede::record::{Dice, Setup};
use palamede::rules::{
    Generator, Line, MOST_MOVES, Notation, Options, Rng, Seats, Seen, Turn, playout,
};
use palamede::table::Table;
use palamede::with_game;

/// So many clicks, of all ways into all moves together, may be listed: twice what was found by
/// some millions of edits, each kept where it brought more.
const MOST: usize = 2_000;

/// What they led to: the game, its options, how many moves there are and how many clicks, and
/// the position.
const WORST: [(&str, &str, [usize; 2], &str); 4] = [
    ("shap-luk", "flights=0", [38, 76], "b1,a2,a4,b2,b4,d1,d2,d4,e2,d3,e4,d5 b5 0 r quiet=4"),
    (
        "mak-yek",
        "",
        [146, 292],
        "r111rr1R/11r211r/1r211r1/21r22/r141r/11r5/1r211r1/r111rr2 b quiet=5",
    ),
    (
        "apit-sodok",
        "",
        [145, 290],
        "r111r11r/1r1111r1/2r31r/111r1r2/4r12/2r211r/1r32r/r11111rR b quiet=13",
    ),
    (
        "sahkku",
        "track=figure8&lap_end=exact",
        [50, 1040],
        "1/S12,N11,M6,N6,M9,N13,M1,S5,M8 \
         0/M10,M10',M11,M11',M14,N10,M4,M15',M15,M14',M4',N12,M12',S11 \
         M12=north north X-II-III/X-II-III",
    ),
];

/// How many moves are listed, and how many clicks in all their paths.
fn listed<G: Notation>(table: &Table<G>) -> [usize; 2] {
    let view = table.view();
    let (moves, mut clicks) = (view.moves(), 0);
    for mv in &moves {
        view.paths(mv, &mut |path| clicks += path.clicks.len());
    }
    [moves.len(), clicks]
}

fn set_up<G: Notation>(options: &Options, start: &str) -> Option<Table<G>> {
    let setup =
        Setup { options: options.clone(), start: Some(start.to_owned()), dice: Dice::Given };
    let mut table = Table::<G>::new(setup, Seats::NONE).ok()?;
    if let Turn::Seat(seat) = table.turn() {
        table.sit(seat);
    }
    Some(table)
}

/// A few signs of it exchanged, doubled, moved or left out.
fn edited(text: &str, rng: &mut Generator) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(3) {
        let n = signs.len() as u32;
        let (a, b) = (rng.below(n) as usize, rng.below(n) as usize);
        match rng.below(5) {
            0 => signs.swap(a, b),
            1 => signs[a] = signs[b],
            2 => signs.insert(a, signs[b]),
            3 if n > 1 => drop(signs.remove(a)),
            _ => {
                let sign = signs.remove(a);
                signs.insert(b.min(signs.len()), sign);
            }
        }
    }
    signs.into_iter().collect()
}

/// Goes from position to position, each time to one with more to list.
fn climb<G: Notation>() {
    let chains = [GameId::TurkishDraughts, GameId::Fanorona].map(GameId::id).contains(&G::ID);
    let edits = cases(2_000, 20_000);
    let mut accepted = 0;
    for (n, options) in Options::pairwise(G::OPTIONS).iter().enumerate() {
        let mut rng = Generator::new(n as u64);
        let mut line = Line::new(G::start(options));
        playout(&mut line, &mut rng, [0, 8, 40, 120][n % 4]);
        let mut text = line.position();
        let mut most = set_up::<G>(options, &text).map_or(0, |table| listed(&table)[1]);
        for _ in 0..edits {
            let next = edited(&text, &mut rng);
            let Some(table) = set_up::<G>(options, &next) else { continue };
            accepted += 1;
            let [moves, clicks] = listed(&table);
            assert!(moves <= MOST_MOVES, "{next}");
            assert!(chains || clicks <= MOST, "{clicks} clicks: {options:?} {next}");
            if clicks >= most {
                (most, text) = (clicks, next);
            }
        }
    }
    assert!(accepted > 20, "{}: {accepted}", G::ID);
}

#[test]
fn however_a_position_is_edited_there_is_little_to_list() {
    for &game in GameId::ALL {
        with_game!(game, G => climb::<G>());
    }
}

#[test]
fn in_the_worst_positions_known_there_is_little_to_list() {
    for (game, options, [moves, clicks], start) in WORST {
        let game = GameId::read(game).expect("a game");
        with_game!(game, G => {
            let query = format!("{options}&start={}", start.replace(' ', "+"));
            let mut table = Table::<G>::from_link(&query, &[]).expect("a link");
            if let Turn::Seat(seat) = table.turn() {
                table.sit(seat);
            }
            assert_eq!(listed(&table), [moves, clicks], "{start}");
            assert!(clicks <= MOST);
        });
    }
}
