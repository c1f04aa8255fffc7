//! Shap Luk, solved: who wins from each position under the default rules, and in how many plies,
//! with a flight, none, and as many as he likes. Draws by repetition or by the count are left out.
//! Then the table that the player carries is made of it, or what is played by a table is measured.
//! Learning makes all of a table; proving keeps its nets and makes its lists anew. Both play all
//! lines from the start, and tell the table where the rebels' search does not find a best move.
//!
//! ```text
//! cargo run --release --example luk [learn TABLE | prove TABLE | measure TABLE]
//! ```
//!
//! Five minutes on two cores, 3 GB; proving asks the player about 760 000 positions, learning takes
//! 15 minutes more, measuring ten and 6 GB. Each value is that of an own, bit-parallel generator;
//! positions drawn by lot are compared with the engine's moves.

mod check;
mod fare;
mod lines;
mod pack;
mod proof;
mod sample;
mod solution;
mod train;

use check::check;
use fare::Searched;
use lines::SQUARE;
use palamede::games::shap_luk::Point;
use palamede::mind::solved::shap_luk::{DEPTH, Solution, choose};
use solution::{DRAW, POINTS, Plane, SETS, Side, number, set, solve};
use std::time::Instant;
use std::{env, fs, thread};
use train::{Weights, learn};

/// How many positions are compared with the engine, and how many the player is asked about.
const COMPARED: usize = 200_000;
const ASKED: usize = 10_000;
/// The middle of the square, where the general begins.
const MIDDLE: usize = 12;
/// The rebels at the start.
const EDGE: u32 = SQUARE & !(0b111 << 6 | 0b111 << 11 | 0b111 << 16);
/// The general's points up to reflection, in the order of the table.
const CLASSES: [usize; 18] = [0, 1, 2, 5, 6, 7, 10, 11, 12, 15, 16, 17, 20, 21, 22, 25, 26, 28];

/// What is solved together: the option, for each plane where a flight leads, and what it is called,
/// and from the starts under which values of the option all lines are played.
/// A flight that may be used once leads to the positions where none is left: both are solved.
struct Game {
    flights: &'static str,
    fly: &'static [Option<usize>],
    names: &'static [&'static str],
    starts: &'static [&'static str],
}

const GAMES: [Game; 2] = [
    Game {
        flights: "1",
        fly: &[None, Some(0)],
        names: &["no flight left", "a flight left"],
        starts: &["1", "0"],
    },
    Game {
        flights: "unlimited",
        fly: &[Some(0)],
        names: &["flights unlimited"],
        starts: &["unlimited"],
    },
];

/// How many planes and nets there are.
const PLANES: usize = 3;
const NETS: usize = PLANES * CLASSES.len() * pack::BYTES;

/// The table as it is made: nets first, then the lists by plane.
#[derive(Default)]
struct Made {
    weights: Vec<Weights>,
    nets: Vec<u8>,
    lists: Vec<u8>,
}

fn main() -> Result<(), String> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (task, file) = match &arguments[..] {
        [] => ("", ""),
        [task, file] if ["learn", "prove", "measure"].contains(&&task[..]) => {
            (&task[..], &file[..])
        }
        _ => return Err("what is asked is nothing, or learn, prove or measure TABLE".to_owned()),
    };
    let mut made = Made::default();
    if task == "prove" {
        made.nets = fs::read(file).map_err(|error| format!("{file}: {error}"))?;
        made.nets.truncate(NETS);
    }
    for game in &GAMES {
        let begun = Instant::now();
        let planes = solve(game.fly);
        println!("flights {}: solved in {} s", game.flights, begun.elapsed().as_secs());
        check(&planes, game.flights, COMPARED)?;
        println!("{COMPARED} positions agree with the engine's moves");
        match task {
            "measure" => measure(game, &planes, file)?,
            "" => planes.iter().zip(game.names).for_each(|(plane, name)| tell(plane, name)),
            _ => {
                if task == "learn" {
                    planes.iter().for_each(|plane| made.learn(plane));
                }
                made.prove(game, &planes)?;
            }
        }
    }
    if !made.lists.is_empty() {
        let table = [made.nets, made.lists].concat();
        fs::write(file, table).map_err(|error| format!("{file}: {error}"))?;
    }
    Ok(())
}

impl Made {
    /// Learns the nets of a plane, in two threads. The third plane's begin as the second's.
    fn learn(&mut self, plane: &Plane) {
        let from =
            (self.weights.len() == 2 * CLASSES.len()).then(|| &self.weights[CLASSES.len()..]);
        let (steps, rate) = if from.is_some() { (60_000, 0.002) } else { (80_000, 0.004) };
        let net =
            |at: usize| learn(&plane.general, CLASSES[at], steps, rate, from.map(|from| &from[at]));
        let half = CLASSES.len() / 2;
        let (mut nets, others) = thread::scope(|scope| {
            let job = scope.spawn(|| (half..CLASSES.len()).map(net).collect::<Vec<_>>());
            ((0..half).map(net).collect::<Vec<_>>(), job.join().unwrap_or_default())
        });
        nets.extend(others);
        nets.iter().for_each(|net| pack::net(net, &mut self.nets));
        self.weights.append(&mut nets);
    }

    /// Plays all lines from a game's starts, and makes the lists of its planes.
    fn prove(&mut self, game: &Game, planes: &[Plane]) -> Result<(), String> {
        let mut better = vec![Vec::new(); planes.len()];
        let table = self.table(planes, &better)?;
        for flights in game.starts {
            let lines = proof::lines(planes, flights, |at| choose(at, &[], &table, DEPTH))?;
            let (positions, told, longest) = (lines.positions, lines.better.len(), lines.longest);
            println!("flights {flights}: {positions} positions on all lines, {told} of them told");
            println!("flights {flights}: the longest line takes {longest} plies");
            lines.better.iter().for_each(|&(at, entry, number)| better[at].push((entry, number)));
        }
        self.lists = self.with_lists(planes, &better);
        Ok(())
    }

    /// The lists with those of some more planes.
    fn with_lists(&self, planes: &[Plane], better: &[Vec<(u32, u8)>]) -> Vec<u8> {
        let mut lists = self.lists.clone();
        for (plane, better) in planes.iter().zip(better) {
            pack::list(pack::rare(plane), &mut lists);
            pack::list(better.clone(), &mut lists);
        }
        lists
    }

    /// The table with these planes' lists and nothing in those to come.
    fn table(&self, planes: &[Plane], better: &[Vec<(u32, u8)>]) -> Result<Solution, String> {
        let mut bytes = self.nets.clone();
        bytes.resize(NETS, 0);
        bytes.extend(self.with_lists(planes, better));
        // An empty list is a count of two bytes.
        let none = if planes.len() == PLANES - 1 { 4 } else { 0 };
        bytes.resize(bytes.len() + none, 0);
        Solution::read(&bytes).ok_or_else(|| "the table cannot be read".to_owned())
    }
}

/// Plays by a table: the rebels against all there is, and both on positions drawn by lot.
fn measure(game: &Game, planes: &[Plane], file: &str) -> Result<(), String> {
    let bytes = fs::read(file).map_err(|error| format!("{file}: {error}"))?;
    let table = Solution::read(&bytes).ok_or_else(|| format!("{file}: no table"))?;
    let sampled = sample::sample(planes, game.flights, &table, DEPTH, ASKED)?;
    println!("{sampled:?}");
    let flights = |at: usize| if planes.len() > 1 { Some(at as u8) } else { None };
    let estimate = |at: usize| {
        let table = &table;
        move |rebels: u32, point: usize| {
            Point::new(point).map_or(0, |point| table.quarters(flights(at), rebels, point))
        }
    };
    let planes = planes.iter().enumerate();
    let mut searched: Vec<Searched> =
        planes.map(|(at, plane)| Searched::new(plane, estimate(at))).collect();
    for _ in 0..DEPTH / 2 {
        searched.iter_mut().for_each(Searched::rebels_ply);
        for (at, fly) in game.fly.iter().enumerate() {
            let flown = fly.map(|fly| searched[fly].scores().to_vec());
            searched[at].general_ply(flown.as_deref());
        }
    }
    for (fared, name) in fare::fare(&searched, game.fly).iter().zip(game.names) {
        println!("{name}: {} won positions not always won", fared.failed);
        println!("{name}: the longest win takes {} plies", fared.longest);
    }
    Ok(())
}

/// Prints how the start ends, and the counts by number of rebels and side to move.
fn tell(plane: &Plane, name: &str) {
    let start = number(EDGE) * POINTS + MIDDLE;
    let plies = [&plane.rebels, &plane.general].map(|side| side.plies[start]);
    println!("\n## {name}: from the start {} plies, the general first {}", plies[0], plies[1]);
    for (side, mover) in [(&plane.rebels, "rebels"), (&plane.general, "general")] {
        for rebels in (6..=16).step_by(2) {
            println!("{rebels} rebels, the {mover} to move: {}", Counts::of(side, rebels));
        }
    }
}

/// How many positions of one side, with so many rebels, are won by whom in how many plies.
struct Counts {
    rebels: u64,
    general: u64,
    drawn: u64,
    plies: [u64; 256],
}

impl Counts {
    fn of(side: &Side, rebels: u32) -> Counts {
        let mut counts = Counts { rebels: 0, general: 0, drawn: 0, plies: [0; 256] };
        for n in (0..SETS).filter(|&n| set(n).count_ones() == rebels) {
            counts.rebels += u64::from(side.rebels[n].count_ones());
            counts.general += u64::from(side.general[n].count_ones());
            counts.drawn += u64::from(side.open(n).count_ones());
            side.plies[n * POINTS..][..POINTS].iter().for_each(|&p| counts.plies[p as usize] += 1);
        }
        counts
    }
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Counts { rebels, general, drawn, plies } = self;
        write!(f, "rebels win {rebels}, general {general}, drawn {drawn}; by plies")?;
        let all = plies[..DRAW as usize].iter().enumerate();
        all.filter(|(_, count)| **count > 0).try_for_each(|(at, count)| write!(f, " {at}:{count}"))
    }
}
