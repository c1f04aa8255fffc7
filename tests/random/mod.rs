//! The app played at random: presses, fields, addresses, and what a browser may tell at any
//! time, by a seeded generator. After each event what holds of every page is looked at.
//!
//! The deep check plays two hundred times as much; `PALAMEDE_SEED=n` begins with that run,
//! `PALAMEDE_RUNS=n` makes so many. What fails is shrunk and printed as the list that
//! [`replay`] takes; the environment takes it too, a line an event, quoted or not:
//! `PALAMEDE_REPLAY="$(cat list)" cargo test random::replays -- --nocapture`.

mod event;
mod found;
mod laws;
mod player;
mod shrink;
mod sight;
mod world;

use crate::depth::cases;
use event::Event;
use palamede::games::GameId;
use palamede::rules::Generator;
use sight::{Fault, Held};
use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{LazyLock, Mutex, Once};
use world::{Reached, World};

/// How many events one run has.
const EVENTS: usize = 500;
/// How many runs of all games there are, in the check of every change.
const RUNS: u64 = 126;
/// How many of them, at its end, nothing stands for: then it only holds that nothing panics.
const FORCED: usize = 12;

/// A law that is looked at after each event besides those of [`World::happen`].
type More = fn(&World) -> Held;

fn no_more(_: &World) -> Held {
    Ok(())
}

thread_local! {
    /// What the last panic said; none where panics are not caught.
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs something; a panic is a law that does not hold.
fn guarded<T>(run: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let caught = PANIC.with_borrow_mut(|panic| {
                panic.as_mut().map(|text| *text = info.to_string()).is_some()
            });
            if !caught {
                before(info);
            }
        }));
    });
    PANIC.set(Some(String::new()));
    let result = catch_unwind(AssertUnwindSafe(run));
    let text = PANIC.take().unwrap_or_default();
    result.unwrap_or(Err(Fault { law: "nothing panics", text }))
}

/// The game of a run.
fn game_of(seed: u64) -> GameId {
    GameId::ALL[seed as usize % GameId::ALL.len()]
}

/// Plays at random: what came of it, and what happened.
fn play(seed: u64, events: usize, more: More) -> (Result<Reached, Fault>, Vec<Event>) {
    let (mut story, mut rng) = (Vec::new(), Generator::new(seed));
    let result = guarded(|| {
        let mut world = World::new(seed)?;
        for n in 0..events {
            let event = match n {
                0 => Event::Go(format!("#/{}", game_of(seed).id())),
                n if n + FORCED >= events => player::force(&mut rng),
                _ => player::next(&world, game_of(seed), &mut rng),
            };
            story.push(event.clone());
            world.happen(&event)?;
            more(&world)?;
        }
        Ok(world.reached)
    });
    (result, story)
}

/// What comes of these events.
fn end(seed: u64, events: &[Event], more: More) -> Result<World, Fault> {
    guarded(|| {
        let mut world = World::new(seed)?;
        for event in events {
            world.happen(event)?;
            more(&world)?;
        }
        Ok(world)
    })
}

/// Lets these events happen.
fn run(seed: u64, events: &[Event], more: More) -> Held {
    end(seed, events, more).map(drop)
}

/// A list as it is printed: first the seed.
fn print(seed: u64, events: &[Event]) -> String {
    let lines = events.iter().map(|event| format!("    {:?},\n", event.text()));
    format!("replay(&[\n    \"seed {seed}\",\n{}]);", lines.collect::<String>())
}

/// Reads such a list, or its lines without quotes.
fn read(list: &str) -> (u64, Vec<Event>) {
    let lines = list
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with("replay(") && *line != "]);");
    let lines = lines.map(|line| {
        let line = line.trim_end_matches(',');
        match line.strip_prefix('"').and_then(|line| line.strip_suffix('"')) {
            Some(line) => line.replace("\\\"", "\"").replace("\\\\", "\\"),
            None => line.to_owned(),
        }
    });
    parse(&lines.collect::<Vec<_>>())
}

#[track_caller]
fn parse(lines: &[String]) -> (u64, Vec<Event>) {
    let mut seed = 0;
    let events = lines.iter().filter_map(|line| {
        if let Some(n) = line.strip_prefix("seed ") {
            seed = n.parse().expect("a seed");
            return None;
        }
        Some(Event::read(line).unwrap_or_else(|| panic!("{line}")))
    });
    let events = events.collect();
    (seed, events)
}

/// Lets these events happen, one a line as they are printed: all laws hold, and what is pressed is shown. (What a list
/// wants not to be shown is `gone`.)
#[track_caller]
fn replay(lines: &[&str]) {
    let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    let (seed, events) = parse(&lines);
    match end(seed, &events, no_more) {
        Err(Fault { law, text }) => panic!("{law}: {text}"),
        Ok(world) => assert!(world.missed.is_empty(), "not shown: {:?}", world.missed),
    }
}

/// The shortest list found after which the same law does not hold.
fn shortest(seed: u64, story: Vec<Event>, law: &str, more: More) -> Vec<Event> {
    let fails = |events: &[Event]| run(seed, events, more).is_err_and(|fault| fault.law == law);
    if !fails(&story) {
        return story;
    }
    shrink::shrink(story, fails)
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Plays the runs of a game.
fn plays(game: GameId) {
    let runs = number("PALAMEDE_RUNS").unwrap_or(cases(RUNS, 20 * RUNS));
    let from = number("PALAMEDE_SEED").unwrap_or(1);
    let mut reached = Reached::default();
    let mut found: Vec<(u64, Fault, Vec<Event>)> = Vec::new();
    for seed in (from..from + runs).filter(|&seed| game_of(seed) == game) {
        let (result, story) = play(seed, EVENTS, no_more);
        match result {
            Ok(of_the_run) => reached.add(&of_the_run),
            Err(fault) => {
                if found.iter().all(|(_, other, _)| other.law != fault.law) {
                    found.push((seed, fault, story));
                }
            }
        }
    }
    println!("{}: {reached:?}", game.id());
    let found: Vec<String> = found
        .into_iter()
        .map(|(seed, Fault { law, .. }, story)| {
            let list = shortest(seed, story, law, no_more);
            let text = run(seed, &list, no_more).err().map_or(String::new(), |fault| fault.text);
            let text: String = text.chars().take(3_000).collect();
            format!("{law}: {text}\n{}\n", print(seed, &list))
        })
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
    comes_everywhere(&reached, runs);
}

/// Adds what the runs of one game reached; with the last game, judges whether all runs together came everywhere.
fn comes_everywhere(reached: &Reached, runs: u64) {
    static ALL: LazyLock<Mutex<(usize, Reached)>> = LazyLock::new(Mutex::default);
    let mut all = ALL.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let (games, sum) = &mut *all;
    *games += 1;
    sum.add(reached);
    if *games == GameId::ALL.len() && runs >= RUNS {
        assert!(sum.ends > 25 && sum.longest > 60, "{sum:?}");
        let rare = [sum.reopened, sum.links, sum.records, sum.saves, sum.covered, sum.frames];
        assert!(sum.setups > 200, "{sum:?}");
        assert!(rare.iter().chain([&sum.rested]).all(|&n| n > 10) && sum.drawn > 500, "{sum:?}");
    }
}

macro_rules! runs {
    (@each [] $($game:ident in $folder:ident,)*) => {$(
        #[test]
        #[allow(non_snake_case, reason = "a test is named like its game")]
        fn $game() {
            super::plays(palamede::games::GameId::$game);
        }
    )*};
}

mod whatever_is_done_on_it_every_page_keeps_the_laws {
    palamede::with_game! { @list [runs] [] }
}

/// The list in the environment, if there is one.
#[test]
fn replays_what_the_environment_lists() {
    let Ok(list) = std::env::var("PALAMEDE_REPLAY") else { return };
    let (seed, events) = read(&list);
    if let Err(Fault { law, text }) = run(seed, &events, no_more) {
        panic!("{law}: {text}");
    }
    println!("{} events, and all laws hold", events.len());
}

/// A fault that is planted: after the menu was opened in the settings' other theme.
fn planted(world: &World) -> Held {
    let dark = world.app.shell.prefs.theme == "dark";
    sight::law("planted", !(dark && world.app.screen.menu), String::new)
}

#[test]
fn a_planted_fault_is_found_and_its_list_is_short() {
    let (seed, story) = (1..)
        .find_map(|seed| {
            let (result, story) = play(seed, EVENTS, planted);
            result.is_err_and(|fault| fault.law == "planted").then_some((seed, story))
        })
        .expect("a run that comes there");
    let list = shortest(seed, story, "planted", planted);
    let printed = print(seed, &list);
    // One more where the game is one with secrets, which a tab has to claim.
    assert!(list.len() <= 6, "{printed}");
    // What is printed can be done again.
    let (again, events) = read(&printed);
    assert_eq!((again, &events), (seed, &list), "{printed}");
    assert!(run(seed, &events, planted).is_err_and(|fault| fault.law == "planted"));
    assert!(run(seed, &events, no_more).is_ok());
}

#[test]
fn the_same_seed_plays_the_same() {
    let texts = |seed| play(seed, 200, no_more).1.iter().map(Event::text).collect::<Vec<_>>();
    assert_eq!(texts(3), texts(3));
    assert_ne!(texts(3), texts(10));
}
