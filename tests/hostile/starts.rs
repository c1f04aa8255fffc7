//! Positions that a link can bring: however one is set up, there is little to list for it. (In
//! games of [chains](Known::CHAINS) much could be: there they are listed as clicks lead on, which has its own
//! tests.)

use crate::depth::cases;
use crate::shared::Known;
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
fn climb<G: Known>() {
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
            assert!(G::CHAINS || clicks <= MOST, "{clicks} clicks: {options:?} {next}");
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
    let mut known = 0;
    for &game in GameId::ALL {
        with_game!(game, G => {
            let Some((options, [moves, clicks], start)) = G::WORST else { continue };
            let query = format!("{options}&start={}", start.replace(' ', "+"));
            let mut table = Table::<G>::from_link(&query, &[]).expect("a link");
            if let Turn::Seat(seat) = table.turn() {
                table.sit(seat);
            }
            assert_eq!(listed(&table), [moves, clicks], "{start}");
            assert!(clicks <= MOST);
            known += 1;
        });
    }
    assert!(known > 3);
}
