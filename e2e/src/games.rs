//! Recorded games as clicks. The records lie in `games/`; `cargo run -p e2e --example find_game` finds short ones.

use crate::Browser;
use crate::suite::is_deep;
use palamede::games::GameId;
use palamede::record::{Dice, Setup, game_of};
use palamede::rules::{Revision, Rules, Seat, Seats, Seen, Step, Turn};
use palamede::scene::{Board, Facing, Target, Word};
use palamede::table::{Picked, Picker, Player, Table};
use palamede::text::{Lang, Speak, sentence};
use palamede::with_game;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use thirtyfour::Key;

/// What is pressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// The cell of this name.
    Cell(String),
    /// The control of this action.
    Control(String),
}

impl Press {
    /// Whether it belongs to the board, its dice and the curtain before it.
    pub fn is_play(&self) -> bool {
        let play = |action: &str| {
            matches!(action, "throw" | "sit" | "own" | "ready") || action.contains(':')
        };
        matches!(self, Press::Cell(_)) || matches!(self, Press::Control(action) if play(action))
    }
}

/// A step of a recorded game.
#[derive(Clone, Debug)]
pub struct Played {
    /// What is pressed for it, one after another; nothing for a lot that the page draws.
    pub presses: Vec<Press>,
    /// The sentence that tells it, in French: where there are secrets, as those hear it before whom the
    /// curtain is drawn.
    pub sentence: String,
    /// Whose side is near for it: that of the seat at the screen, where there are secrets.
    pub near: Seat,
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
    /// The board it is played on.
    pub board: Arc<Board>,
    /// Where there are secrets: of each seat, how many pieces it did not know after each step, before the
    /// first one at first.
    pub unknown: Vec<Vec<usize>>,
    /// What its players have kept to lay out, where they lay out anything: the page proposes what a lot gives.
    pub own: Option<String>,
}

impl Game {
    /// Whether its seats know different things.
    pub fn has_secrets(&self) -> bool {
        !self.unknown.is_empty()
    }

    /// How many seats it has.
    pub fn seats(&self) -> usize {
        self.id.facts().seats
    }
}

/// Those that are played in this browser: by night all in Chromium, and else the shortest of each kind, as what differs
/// between browsers is how one presses, and not what comes of it.
pub fn of(browser: Browser) -> Vec<Game> {
    let mut games = all();
    if browser != Browser::Chromium || !is_deep() {
        games.sort_by_key(|game| (game.id as usize, game.steps.len()));
        games.dedup_by_key(|game| game.id);
    }
    games
}

/// The arrow keys that lead from one site to another of a board that lies so, as few as can be.
///
/// # Panics
/// Where the arrows do not lead there at all.
pub fn arrows(board: &Board, facing: Facing, from: usize, to: usize) -> Vec<Key> {
    let keys = [(Key::Up, 0, -1), (Key::Down, 0, 1), (Key::Left, -1, 0), (Key::Right, 1, 0)];
    let mut ways = vec![None; board.sites.len()];
    ways[from] = Some(Vec::new());
    let mut reached = vec![from];
    let mut next = 0;
    while let Some(&here) = reached.get(next) {
        next += 1;
        for (key, dx, dy) in &keys {
            let Some(there) = facing.toward(board, here, *dx, *dy) else { continue };
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
    let record = whole.text().expect("an open game");
    let setup = Setup { ..whole.setup().clone() };
    let mut table = Table::<G>::new(setup, Seats::NONE).expect("its beginning");
    let moves = record.lines().find_map(|line| line.strip_prefix("moves: ")).expect("its moves");
    let given = whole.setup().dice == Dice::Given;
    let control = |action: &str| Press::Control(action.to_owned());
    let own = first_laid_out(&table).map(|first| table.whole().line().state().write(&first));
    let mut steps = Vec::new();
    for (number, word) in moves.split_whitespace().filter(|word| !word.ends_with('.')).enumerate() {
        let mut presses = coming(&mut table);
        let near = table.screen().unwrap_or(Seat::FIRST);
        let step = table.read_step(word).expect("a step");
        presses.extend(match &step {
            Step::Move(mv) if table.draft().is_some() => {
                laid_out(&table, mv, own.as_deref().unwrap_or_default())
            }
            Step::Move(mv) => entered(&table, mv, number),
            Step::Resign(_) => vec![control("resign"), control("resign-yes")],
            Step::TimeOut(_) => panic!("no press makes a seat run out of time"),
            Step::Agree(_) => vec![control("stop"), control("accept")],
            Step::Roll(roll) if given => fallen(&table, roll),
            Step::Roll(_) if matches!(table.turn(), Turn::Chance { by: None }) => Vec::new(),
            Step::Roll(_) => vec![control("throw")],
        });
        table.take(step).expect("a legal step");
        // What is said while who has moved looks at it is what everybody may hear.
        let (last, rests) = (table.len() - 1, table.pass_to().is_some());
        let heard = if rests { table.heard_in_public(last) } else { table.heard(last) };
        let (by, heard) = heard.expect("an open game");
        let by = by.map(|seat| G::words(Lang::Fr).seat(seat));
        let sentence = crate::fr(&sentence::<G>(Lang::Fr, by, &heard));
        steps.push(Played { presses, sentence, near });
    }
    let Turn::Over(outcome) = table.turn() else { panic!("{text}") };
    let [title, why] = Lang::Fr.ending(G::words(Lang::Fr), outcome, |_: Seat| Player::default());
    let why = G::ending(Lang::Fr, &table.view(), outcome).unwrap_or(why);
    let options = whole.setup().options.pairs().map(|(name, value)| format!("{name}={value}"));
    let mut query: Vec<String> = options.collect();
    if G::DICE {
        query.push(match whole.setup().dice {
            Dice::Seed(seed) => format!("dice={seed}"),
            Dice::Given | Dice::Withheld => "dice=given".to_owned(),
        });
    }
    let address = format!("#/{}?{}", id.id(), query.join("&"));
    let ending = [crate::fr(&title), crate::fr(&why)];
    let board = table.scene().board;
    let mut unknown = Vec::new();
    for seat in Seat::first(G::SEATS).filter(|_| G::SECRETS) {
        table.look_through(Some(seat));
        let scene = |steps| table.view_after(steps).expect("so many steps").0.scene(&[]);
        let hidden = |steps| scene(steps).pieces.iter().filter(|p| p.word == Word::HIDDEN).count();
        unknown.push((0..=table.len()).map(hidden).collect());
    }
    Game { id, address, record, steps, ending, board, unknown, own }
}

/// Who has moved passes the screen on, and who is next comes to it: what is pressed for it. What was missed is
/// passed over.
fn coming<G: Speak>(table: &mut Table<G>) -> Vec<Press> {
    let mut presses = Vec::new();
    if table.pass_to().is_some() {
        table.draw_curtain();
        presses.push("hide");
    }
    let Some(curtain) = table.curtain() else { return Vec::new() };
    presses.push("sit");
    if !curtain.missed.is_empty() {
        presses.push("missed:on");
    }
    table.sit(curtain.next);
    presses.into_iter().map(|action| Press::Control(action.to_owned())).collect()
}

/// The first move, where it is one that is laid out.
fn first_laid_out<G: Speak>(table: &Table<G>) -> Option<<G as Rules>::Move> {
    let mut looked = table.clone();
    looked.sit(Seat::FIRST);
    looked.draft()?;
    looked.whole().line().state().list().into_iter().next()
}

/// What is pressed to lay a move out: what one has kept, the button of what is nearest to the move, then what
/// changes places.
fn laid_out<G: Speak>(table: &Table<G>, mv: &<G as Rules>::Move, own: &str) -> Vec<Press> {
    let Ok(Step::Move(first)) = table.read_step(own) else { panic!("{own}") };
    let (view, scene) = (table.view(), table.scene());
    let words = |draft: &<G as Rules>::Move| {
        let mut words = vec![None; scene.board.sites.len()];
        let laid = view.laid_out(draft, &[]);
        laid.pieces.iter().for_each(|piece| words[piece.site] = Some(piece.word));
        words
    };
    let wanted = words(mv);
    let wrong = |draft: &<G as Rules>::Move| {
        let words = words(draft);
        (0..words.len()).filter(|&site| words[site] != wanted[site]).collect::<Vec<_>>()
    };
    let revised = |draft: &<G as Rules>::Move, clicks: &[Target]| match view.revise(draft, clicks) {
        Revision::Changed(draft) => Some(draft),
        _ => None,
    };
    let mut ways = vec![(vec![Press::Control("own".to_owned())], first)];
    for at in 0..1 + scene.controls.len() {
        let (way, draft) = ways[at].clone();
        for control in &scene.controls {
            if let Some(next) = revised(&draft, &[control.target]) {
                let press = Press::Control(format!("at:{}", control.target.text()));
                ways.push(([way.clone(), vec![press]].concat(), next));
            }
        }
    }
    let nearest = ways.into_iter().min_by_key(|(way, draft)| (wrong(draft).len(), way.len()));
    let (mut presses, mut draft) = nearest.expect("a way");
    while draft != *mv {
        let (here, left) = (words(&draft), wrong(&draft));
        let pairs = left.iter().flat_map(|&a| left.iter().map(move |&b| [a, b]));
        let right = pairs.filter(|[a, b]| here[*a] == wanted[*b]);
        let mut changed =
            right.filter_map(|pair| Some((pair, revised(&draft, &pair.map(Target::Site))?)));
        let (pair, next) = changed.next().expect("a change that leads there");
        presses.extend(pair.map(|site| Press::Cell(scene.board.sites[site].name.clone())));
        draft = next;
    }
    presses.push(Press::Control("ready".to_owned()));
    presses
}

/// What is pressed for a move. Where dice, or pieces beside the board, can be pressed too,
/// the ways that enter it take turns.
fn entered<G: Speak>(table: &Table<G>, mv: &<G as Rules>::Move, number: usize) -> Vec<Press> {
    let (view, scene) = (table.view(), table.scene());
    let mut ways = Vec::new();
    view.paths(mv, &mut |path| ways.push(path.clicks));
    let board = |target: &Target| matches!(target, Target::Site(_));
    let beside = |target: &Target| scene.controls.iter().any(|control| control.target == *target);
    ways.retain(|way| way.iter().all(|target| board(target) || beside(target)));
    let which = if ways.iter().flatten().all(board) { 0 } else { number % ways.len() };
    let mut picker = Picker::<G>::new(view);
    let mut presses = Vec::new();
    for target in &ways[which] {
        presses.push(match target {
            Target::Site(site) => Press::Cell(scene.board.sites[*site].name.clone()),
            other => Press::Control(format!("at:{}", other.text())),
        });
        match picker.click(*target) {
            Picked::Done(done) => {
                assert_eq!(done, *mv, "{presses:?}");
                return presses;
            }
            Picked::Open => {}
            other => panic!("{other:?} after {presses:?}"),
        }
    }
    panic!("{presses:?} do not enter {mv:?}");
}

/// What is pressed to enter what fell on a real table.
fn fallen<G: Speak>(table: &Table<G>, roll: &<G as Rules>::Roll) -> Vec<Press> {
    let faces = table.view().roll_inputs();
    let mut ways: Vec<Vec<Target>> = vec![Vec::new()];
    loop {
        let enters =
            |way: &&Vec<Target>| table.whole().line().state().entered(way).as_ref() == Some(roll);
        if let Some(way) = ways.iter().find(enters) {
            return way.iter().map(|t| Press::Control(format!("face:{}", t.text()))).collect();
        }
        assert!(!ways.is_empty() && ways[0].len() < 5, "{roll:?} cannot be entered");
        let longer = |way: &Vec<Target>| {
            let way = way.clone();
            faces.iter().map(move |face| [way.clone(), vec![face.target]].concat())
        };
        ways = ways.iter().flat_map(longer).collect();
    }
}
