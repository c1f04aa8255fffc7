//! Recorded games as clicks. The records lie in `games/`; `cargo run -p e2e --example find_game` finds short ones.

use palamede::games::GameId;
use palamede::rules::{Eye, Game as _, Options, Rules, Seat, Seats, Seen, Step};
use palamede::say::{Lang, Speak, Speech, sentence};
use palamede::scene::{Board, Target};
use palamede::table::{Player, Setup, Table, game_of};
use palamede::with_game;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use thirtyfour::Key;

/// What is pressed for a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// These cells, by name.
    Cells(Vec<String>),
    /// The seat to act gives up.
    Resign,
    /// All agree to stop.
    Agree,
}

/// A step of a recorded game.
#[derive(Clone, Debug)]
pub struct Played {
    /// What is pressed for it.
    pub press: Press,
    /// The sentence that tells it, in French.
    pub sentence: String,
}

/// A recorded game.
#[derive(Clone, Debug)]
pub struct Game {
    /// Which game.
    pub id: GameId,
    /// Where it begins: the game's page, with the options it is played by.
    pub address: String,
    /// The record, as the site writes it.
    pub record: String,
    /// Its steps.
    pub steps: Vec<Played>,
    /// Who won, in French, and why.
    pub ending: [String; 2],
}

impl Game {
    /// The board it is played on.
    pub fn board(&self) -> Arc<Board> {
        with_game!(self.id, G => {
            let start = G::start(&Options::new(G::OPTIONS));
            start.view(Eye::Open).scene(&[]).board
        })
    }
}

/// The arrow keys that lead from one site to another, as few as can be.
///
/// # Panics
/// Where the arrows do not lead there at all.
pub fn arrows(board: &Board, from: usize, to: usize) -> Vec<Key> {
    let keys = [(Key::Up, 0, -1), (Key::Down, 0, 1), (Key::Left, -1, 0), (Key::Right, 1, 0)];
    let mut ways = vec![None; board.sites.len()];
    ways[from] = Some(Vec::new());
    let mut reached = vec![from];
    let mut next = 0;
    while let Some(&here) = reached.get(next) {
        next += 1;
        for (key, dx, dy) in &keys {
            let Some(there) = board.toward(here, *dx, *dy) else { continue };
            if ways[there].is_none() {
                let mut way: Vec<Key> = ways[here].clone().unwrap_or_default();
                way.push(key.clone());
                ways[there] = Some(way);
                reached.push(there);
            }
        }
    }
    let name = |site: usize| &board.sites[site].name;
    ways.swap_remove(to).unwrap_or_else(|| panic!("no way from {} to {}", name(from), name(to)))
}

/// Every record of `games/`, by name.
///
/// # Panics
/// Where a record is not a whole game by the rules.
pub fn all() -> Vec<Game> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let mut paths: Vec<_> =
        fs::read_dir(folder).expect("games/").flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths.iter().map(|path| read(&fs::read_to_string(path).expect("a record"))).collect()
}

fn read(text: &str) -> Game {
    let id = game_of(text).and_then(GameId::read).expect("a game of the catalogue");
    with_game!(id, G => replay::<G>(id, text))
}

fn replay<G: Speak>(id: GameId, text: &str) -> Game {
    let whole = Table::<G>::from_record(text).expect("a good record");
    assert!(whole.is_over(), "{text}");
    // Older records have another frame around the same moves.
    let record = whole.record().expect("an open game");
    let setup = Setup { ..whole.setup().clone() };
    let mut table = Table::<G>::new(setup, Seats::NONE).expect("its beginning");
    let moves = record.lines().find_map(|line| line.strip_prefix("moves: ")).expect("its moves");
    let mut steps = Vec::new();
    for word in moves.split_whitespace().filter(|word| !word.ends_with('.')) {
        let step = table.read_step(word).expect("a step");
        let press = match &step {
            Step::Move(mv) => Press::Cells(cells(&table, mv)),
            Step::Resign(_) => Press::Resign,
            Step::Agree(_) => Press::Agree,
            Step::Roll(_) => panic!("no record with throws is here"),
        };
        table.take(step).expect("a legal step");
        let (by, heard) = table.heard(table.len() - 1).expect("an open game");
        let by = by.map(|seat| G::words(Lang::Fr).seat(seat));
        steps.push(Played { press, sentence: crate::fr(&sentence::<G>(Lang::Fr, by, &heard)) });
    }
    let palamede::rules::Turn::Over(outcome) = table.turn() else { panic!("{text}") };
    let [title, why] =
        Speech(Lang::Fr).ending(G::words(Lang::Fr), outcome, |_: Seat| Player::default());
    let why = G::ending(Lang::Fr, &table.view(), outcome).unwrap_or(why);
    let options = whole.setup().options.pairs().map(|(name, value)| format!("{name}={value}"));
    let options: Vec<String> = options.collect();
    let address = format!("#/{}?{}", id.id(), options.join("&"));
    Game { id, address, record, steps, ending: [crate::fr(&title), crate::fr(&why)] }
}

/// The cells to click for a move: the first way that enters it.
fn cells<G: Speak>(table: &Table<G>, mv: &<G as Rules>::Move) -> Vec<String> {
    let (view, scene) = (table.view(), table.scene());
    let mut way = None;
    view.paths(mv, &mut |path| way = way.take().or(Some(path)));
    let way = way.expect("a way to enter the move");
    let name = |target: &Target| match target {
        Target::Site(site) => scene.board.sites[*site].name.clone(),
        other => panic!("{other:?} is no cell"),
    };
    way.clicks.iter().map(name).collect()
}
