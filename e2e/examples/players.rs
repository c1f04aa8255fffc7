//! Measures what the computer players cost, natively and as the built site's worker in Chromium:
//! `cargo xtask bench players search [GAME …]` and `… play [GAME …]`. Nothing is asserted of them.
//!
//! `search`: how quickly the highest level searches, in thousands of positions a second, and how
//! deep in one second. The positions are the first with a choice and those with one after so many
//! steps of games that level 2 plays against itself, each of its own seed. The worker is the
//! shipped one: how much it searched is found out by playing its search again, which is the same
//! position by position, until as many looks at the clock as it took.
//!
//! `play`: what people notice where the highest level plays against itself, hurried as soon as one
//! may. Of these there are how many, the median, what 95 of a hundred stay below, and the worst, in
//! milliseconds: from the press to the answer; the worker's slices, in which it hears nothing; the
//! first ones of its jobs; the page's tasks of more than 50 ms. And the worker's memory, after its
//! first answer and after the last.

use e2e::served::Copied;
use e2e::{Bench, Browser, Done, Visit};
use palamede::games::GameId;
use palamede::mind::{About, Ask, Info, Job, LEVELS, Limits, Player, player_within, work};
use palamede::record::{Dice, Setup};
use palamede::rules::{Game, Generator, Options, Rng, Seats, Seen, Thinkable, Turn};
use palamede::table::Table;
use palamede::with_game;
use serde::Deserialize;
use serde_json::json;
use std::cell::Cell;
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use thirtyfour::error::WebDriverResult;

/// After how many steps a position is taken.
const AFTER: [usize; 6] = [0, 6, 14, 24, 36, 50];
/// How often each is searched.
const ROUNDS: usize = 3;
/// How long, in milliseconds.
const TIME: f64 = 1_000.0;
/// How many answers are measured of each game, if it is not over before.
const ANSWERS: usize = 50;
/// How many positions the worker visits between two looks at the clock: src/web/thinker.rs.
const SLICE: u64 = 128;

/// What the worker's answer tells: `scripts/watched.js`.
#[derive(Deserialize)]
struct Told {
    step: Option<String>,
    looks: u64,
    slices: Vec<f64>,
    bytes: u64,
    hurried: bool,
    /// From the question, and from the press, to the answer.
    ms: f64,
    waited: f64,
}

/// The games that are named, or all.
static GAMES: LazyLock<Vec<GameId>> = LazyLock::new(|| {
    let named = |name: String| GameId::read(&name).unwrap_or_else(|| panic!("no game {name:?}"));
    let named: Vec<GameId> = std::env::args().skip(2).map(named).collect();
    if named.is_empty() { GameId::ALL.to_vec() } else { named }
});

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("search") => e2e::run(Browser::Chromium, "search", searched),
        Some("play") => e2e::run(Browser::Chromium, "play", watched),
        _ => eprintln!("expected search [GAME ...] or play [GAME ...]"),
    }
}

async fn searched(bench: Bench) -> Done {
    let site = Copied::watched();
    // What is solved is searched, too.
    std::fs::remove_file(site.file("solved/shap-luk.bin")).expect("a file of the copy");
    let visit = bench.visit(site.url()).await;
    visit.forgive("404");
    println!(
        "| game | native, k/s: median, best | depths | worker | depths | of its time at work |"
    );
    println!("|---|--:|---|--:|---|--:|");
    for &game in GAMES.iter() {
        visit.open("#/").await?;
        with_game!(game, G => speed::<G>(&visit).await?);
    }
    Ok(())
}

async fn watched(bench: Bench) -> Done {
    let site = Copied::watched();
    let visit = bench.visit(site.url()).await;
    println!("| game | answers, hurried | after ms | slices | first ones | long tasks | MiB |");
    println!("|---|--:|--:|--:|--:|--:|--:|");
    for &game in GAMES.iter() {
        play(&visit, game).await?;
    }
    Ok(())
}

// ---- how quickly and how deep

async fn speed<G: Thinkable>(visit: &Visit) -> Done {
    let jobs: Vec<Job> = (1..).zip(AFTER).map(|(seed, after)| position::<G>(after, seed)).collect();
    // The worker gets warm, and has asked for what is solved.
    asked(visit, &jobs[0]).await?;
    let (mut native, mut worker, mut busy) = (Rounds::default(), Rounds::default(), Vec::new());
    for _ in 0..ROUNDS {
        for (at, job) in jobs.iter().enumerate() {
            let (info, ms) = search::<G>(job);
            native.add(at, &info, ms);
            let told = asked(visit, job).await?;
            worker.add(at, &again::<G>(job, &told), told.ms);
            busy.push(100.0 * told.slices.iter().sum::<f64>() / told.ms);
        }
    }
    busy.sort_by(f64::total_cmp);
    let busy = busy[busy.len() / 2];
    println!("| {} | {} | {} | {busy:.0} % |", G::ID, native.report(), worker.report());
    Ok(())
}

/// What was found out in each round, by positions.
#[derive(Default)]
struct Rounds {
    /// How many positions were visited in a millisecond.
    speeds: [Vec<f64>; AFTER.len()],
    /// The most plies, or turns.
    depths: [u8; AFTER.len()],
}

impl Rounds {
    fn add(&mut self, at: usize, info: &Info, ms: f64) {
        self.speeds[at].push(info.nodes as f64 / ms);
        self.depths[at] = info.depth.max(self.depths[at]);
    }

    /// The mean over the positions of the median round and of the best one, in thousands a second;
    /// then the depths.
    fn report(mut self) -> String {
        self.speeds.iter_mut().for_each(|speeds| speeds.sort_by(f64::total_cmp));
        let mean = |round: usize| {
            self.speeds.iter().map(|speeds| speeds[round]).sum::<f64>() / AFTER.len() as f64
        };
        let depths = self.depths.map(|depth| depth.to_string()).join(" ");
        format!("{:.0}, {:.0} | {depths}", mean(ROUNDS / 2), mean(ROUNDS - 1))
    }
}

/// The question about the first position with a choice after so many steps: of the first game, from
/// this seed on, that gets so far.
fn position<G: Thinkable>(after: usize, seed: u64) -> Job {
    (0..).find_map(|n| played::<G>(after, seed + 100 * n)).expect("a game of that length")
}

fn played<G: Thinkable>(after: usize, seed: u64) -> Option<Job> {
    let setup = Setup { options: Options::new(G::OPTIONS), start: None, dice: Dice::Seed(seed) };
    let mut table = Table::<G>::new(setup, Seats::NONE).expect("the usual start");
    let mut lots = Generator::new(seed);
    loop {
        if let Turn::Chance { .. } = table.turn() {
            table.throw().expect("a throw of its seed");
            continue;
        }
        let job = Job::new(&table, 1, Ask::Move(2), lots.bits() as u32)?;
        let choice = || player::<G>(&job, Limits { nodes: 1, ..Limits::UNLIMITED }, || 0.0);
        if table.len() >= after
            && choice().is_some_and(|mut player| {
                player.step(u64::MAX);
                player.info().is_some()
            })
        {
            return Some(Job::about(job.number, Ask::Move(LEVELS), job.open().clone()));
        }
        let answer = work(&job, || 0.0).think(u64::MAX)?;
        assert!(table.play(&answer), "a legal one");
    }
}

fn player<G: Thinkable>(job: &Job, limits: Limits, now: fn() -> f64) -> Option<Player<G>> {
    player_within(job, &job.open().read_view::<G>()?, limits, now)
}

fn level<G: Thinkable>() -> Limits {
    Limits { millis: TIME, ..Limits::of::<G>(LEVELS) }
}

/// For how long this thread has had a core, where Linux tells: others may be at work on the
/// machine.
fn now() -> f64 {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let ran = told.and_then(|told| told.split(' ').next()?.parse::<f64>().ok());
    ran.map_or_else(|| BEGUN.elapsed().as_secs_f64() * 1e3, |ran| ran / 1e6)
}

/// Searches for so long.
fn search<G: Thinkable>(job: &Job) -> (Info, f64) {
    let since = now();
    let mut player = player::<G>(job, level::<G>(), now).expect("a job");
    player.step(u64::MAX);
    (player.info().expect("an iteration"), now() - since)
}

/// Lets the worker search for so long.
async fn asked(visit: &Visit, job: &Job) -> WebDriverResult<Told> {
    let About { game, options, view, quiet, keys, seed, made } = job.open();
    let ask = Ask::Move(LEVELS).text();
    let list = json!([job.number, ask, game, options, view, quiet, keys, seed, made]);
    visit.js_later(&format!("const [done] = arguments; ask({list}, {TIME}).then(done)")).await
}

thread_local! {
    /// How often the clock, which stands still, was looked at.
    static LOOKS: Cell<u64> = const { Cell::new(0) };
}

fn look() -> f64 {
    LOOKS.set(LOOKS.get() + 1);
    0.0
}

/// Searches again as the worker did: it looked at the clock as often, but for once before each
/// slice.
fn again<G: Thinkable>(job: &Job, told: &Told) -> Info {
    LOOKS.set(0);
    let looks = told.looks - told.slices.len() as u64 + u64::from(told.hurried);
    let mut player = player::<G>(job, Limits::of::<G>(LEVELS), look).expect("a job");
    while LOOKS.get() < looks && !player.step(SLICE) {
        look();
    }
    let view = job.open().read_view::<G>().expect("a view");
    let step = player.choice().map(|mv| view.write(mv));
    assert_eq!(step, told.step, "{}: not the worker's search", G::ID);
    player.info().expect("an iteration")
}

// ---- what people notice

async fn play(visit: &Visit, game: GameId) -> Done {
    let seats = with_game!(game, G => G::SEATS);
    let players = vec!["computer"; seats].join(",");
    visit.open(&format!("#/{}?players={players}&level={LEVELS}", game.id())).await?;
    let mut answers: Vec<Told> = Vec::new();
    let mut over = false;
    while answers.len() < ANSWERS && !over {
        tokio::time::sleep(Duration::from_millis(500)).await;
        over = visit.count(".fin").await? > 0;
        answers.extend(visit.js::<Vec<Told>>("return answers.splice(0)").await?);
    }
    let mib = |told: Option<&Told>| told.map_or(0.0, |told| told.bytes as f64 / 1_048_576.0);
    println!(
        "| {} | {}, {} | {} | {} | {} | {} | {:.1}, {:.1} |",
        game.id(),
        answers.len(),
        answers.iter().filter(|told| told.hurried).count(),
        spread(answers.iter().filter(|told| told.hurried).map(|told| told.waited)),
        spread(answers.iter().flat_map(|told| told.slices.iter().skip(1).copied())),
        spread(answers.iter().map(|told| told.slices[0])),
        spread(visit.js::<Vec<f64>>("return tasks").await?.into_iter()),
        mib(answers.first()),
        mib(answers.last()),
    );
    Ok(())
}

/// How many there are if any; the median, what 95 of a hundred stay below, and the most.
fn spread(all: impl Iterator<Item = f64>) -> String {
    let mut all: Vec<f64> = all.collect();
    all.sort_by(f64::total_cmp);
    let at = |hundredths: usize| all[(all.len() - 1) * hundredths / 100];
    match all.len() {
        0 => "none".to_owned(),
        n => format!("{n}: {:.0}, {:.0}, {:.0}", at(50), at(95), at(100)),
    }
}
