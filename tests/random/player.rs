//! What is done next: anything that can be, more often what leads on.

use super::event::{Event, keys, told};
use super::sight::Sight;
use super::world::World;
use palamede::app::route::Route;
use palamede::games::GameId;
use palamede::rules::{Generator, Rng};

/// What keys stand for at the board, and what is pressed long.
const KEYS: &[&str] = &[
    "throw", "around", "read", "turn", "memo", "memo:s40", "memo:s3", "memo:s50", "escape",
    "peek:off",
];

/// Where keys lead in the list of moves.
const ALONG: &[&str] = &["previous", "next", "first", "last"];

/// Actions, whether anything stands for them or not.
const ACTIONS: &[&str] = &[
    "throw",
    "around",
    "read",
    "turn",
    "undo",
    "redo",
    "resign",
    "resign-yes",
    "resign-no",
    "stop",
    "accept",
    "decline",
    "at:s3",
    "at:p0",
    "face:p1",
    "face",
    "back:first",
    "back:previous",
    "back:next",
    "back:last",
    "back:3",
    "along:previous",
    "along:next",
    "along:first",
    "along:last",
    "along:7",
    "variation:0",
    "variation:7",
    "here-among",
    "here-against",
    "hide",
    "sit",
    "ready",
    "own",
    "take-here",
    "missed:on",
    "missed:again",
    "peek:on",
    "peek:off",
    "peek",
    "keep-own:0",
    "keep-own:3",
    "through:1",
    "through",
    "memo-which",
    "memo-close",
    "memo",
    "memo:s40",
    "memo-write:鬼",
    "memo-write",
    "whole",
    "pan:left",
    "draw-sides",
    "start",
    "again",
    "sides",
    "easier",
    "harder",
    "hurry",
    "take-over",
    "restore",
    "clear",
    "unclear",
    "resume:game.luzhanqi",
    "resume:settings",
    "forget:x",
    "arrange-shift",
    "arrange-remove",
    "arrange-empty",
    "arrange-first",
    "arrange-mirror",
    "arrange-undo",
    "arrange-among",
    "arrange-against",
    "arrange-share",
    "arrange:s3",
    "arrange:p0",
    "arrange-kind:1",
    "arrange-kind:999",
    "copy-link",
    "copy-record",
    "download",
    "copy-code",
    "import",
    "menu",
    "escape",
    "keys",
    "full",
    "renew",
    "fetch",
    "close",
    "lang:fr",
    "lang:en",
    "lang:zh",
];

/// Parts of addresses that lead nowhere, or almost somewhere.
const PARTS: &[&str] = &[
    "?",
    "&",
    "=",
    ",",
    "#",
    "/",
    "%",
    "%3B",
    "+",
    "é",
    "日",
    "new",
    "text",
    "setup",
    "rules/end",
    "v=1",
    "v=9",
    "m=",
    "m=QYZ",
    "c=0-",
    "start=",
    "start=8/8/8/8/r7/8/8/R3R2R+w",
    "dice=given",
    "dice=7",
    "id=7",
    "frame=1",
    "lang=xx",
    "players=,",
    "level=3,",
    "seating=opposite",
    "theme=contrast",
];

/// Names that people type.
const NAMES: &[&str] =
    &["", "Nour", "  ", "é", "L'autre", "<b>", "鬼", "A name longer than there is any room for"];

/// Sizes of the board's place.
const ROOMS: &[[i32; 2]] =
    &[[0, 0], [320, 480], [200, 200], [480, 320], [1280, 900], [90, 700], [1, 1], [-5, 40]];

fn one<'a, T>(rng: &mut Generator, all: &'a [T]) -> Option<&'a T> {
    all.get(rng.below(all.len().max(1) as u32) as usize)
}

/// What happens next.
pub fn next(world: &World, home: GameId, rng: &mut Generator) -> Event {
    let roll = rng.below(1000);
    let chosen = match roll {
        0..700 => lead(world, home, rng),
        700..850 => any(world, rng),
        850..900 => browser(rng),
        900..925 => field(world, rng),
        925..940 => odd(world, home, rng),
        940..960 => Some(Event::Key(keys().nth(rng.below(9) as usize).expect("a key"))),
        960..975 => key(world, rng),
        975..979 => Some(Event::Told("lift", numbers(rng, 1, 130))),
        979..983 => Some(Event::Told("drag", numbers(rng, 2, 130))),
        983..987 => Some(told("reload")),
        987..990 => Some(told("link")),
        990..993 => Some(told("record")),
        993..995 => Some(told("save")),
        _ => Some(Event::Told("focused", numbers(rng, 1, 130))),
    };
    chosen.unwrap_or_else(|| told("settled"))
}

/// What a key does besides moving about.
fn key(world: &World, rng: &mut Generator) -> Option<Event> {
    let listed = world.sight.controls.iter().any(|control| control.act.starts_with("back:1"));
    Some(Event::Do(match rng.below(3) {
        0 if world.app.looks_back() => format!("back:{}", one(rng, ALONG)?),
        0 if listed => format!("along:{}", one(rng, ALONG)?),
        1 if world.sight.holds => "peek:on".to_owned(),
        _ if world.sight.cells.is_empty() => "escape".to_owned(),
        _ => (*one(rng, KEYS)?).to_owned(),
    }))
}

/// Any action at all.
pub fn force(rng: &mut Generator) -> Event {
    Event::Force(ACTIONS[rng.below(ACTIONS.len() as u32) as usize].to_owned())
}

fn numbers(rng: &mut Generator, count: usize, below: u32) -> Vec<i32> {
    (0..count).map(|_| rng.below(below) as i32).collect()
}

/// What is awaited.
fn pending(world: &World, rng: &mut Generator) -> Option<Event> {
    let mut all = Vec::new();
    let here = rng.below(4) > 0;
    all.extend(world.going.as_ref().map(|_| told("arrive")));
    all.extend(world.claim.as_ref().filter(|_| world.app.is_barred()).map(|_| told("claimed")));
    all.extend(world.fetching.first().map(|pack| Event::Fetched(pack.name().to_owned(), here)));
    all.extend((!world.waits.is_empty()).then(|| told("waited")));
    all.extend(world.moving.then(|| told("settled")));
    let answer = ["answer", "answer-none", "answer-none", "answer-wrong"][rng.below(4) as usize];
    all.extend(world.job.as_ref().map(|_| told(answer)));
    one(rng, &all).cloned()
}

/// What leads on: what is awaited; then what the page proposes most; back to the board.
fn lead(world: &World, home: GameId, rng: &mut Generator) -> Option<Event> {
    if rng.below(3) > 0
        && let Some(event) = pending(world, rng)
    {
        return Some(event);
    }
    // What is switched on at a board stands in its menu, which is seldom open.
    let flat = world.sight.fields.iter().find(|(name, value)| {
        name == "flat" && value.as_ref().is_some_and(|value| !value.is_empty())
    });
    if let Some((name, Some(value))) = flat.filter(|_| rng.below(2) == 0) {
        return Some(Event::Put(name.clone(), value.clone()));
    }
    if matches!(world.app.screen.route, Route::Setup(_)) && rng.below(4) > 0 {
        return any(world, rng);
    }
    if !world.plays() && rng.below(3) > 0 {
        let import = matches!(world.app.screen.route, Route::Text(_)) && rng.below(2) == 0;
        return match import {
            true => Some(texts(world, rng)),
            false if rng.below(3) > 0 => Some(Event::Go(format!("#/{}", home.id()))),
            false => {
                let to = one(rng, &world.sight.links)?;
                Some(Event::Go(to.clone()))
            }
        };
    }
    let controls = world.sight.controls.iter().filter(|control| control.leads && !control.off);
    let mut leads: Vec<Event> = controls.map(|one| Event::Press(one.act.clone())).collect();
    if leads.is_empty() || !world.app.shell.prefs.hints {
        let lifts = world.sight.cells.iter().filter(|(_, lifts)| *lifts);
        leads.extend(lifts.map(|(site, _)| Event::Press(format!("at:s{site}"))));
    }
    match one(rng, &leads) {
        Some(event) => Some(event.clone()),
        None => pending(world, rng).or_else(|| any(world, rng)),
    }
}

/// Any control, link, or field.
fn any(world: &World, rng: &mut Generator) -> Option<Event> {
    let Sight { controls, links, escapes, .. } = &world.sight;
    match rng.below(20) {
        0..3 if !links.is_empty() => one(rng, links).map(|link| Event::Go(link.clone())),
        3 if !escapes.is_empty() => one(rng, escapes).map(|act| Event::Press(act.clone())),
        4..6 => field(world, rng),
        6..14 => {
            // Beside the board.
            let beside: Vec<_> = controls.iter().filter(|c| !c.act.starts_with("at:s")).collect();
            one(rng, &beside).map(|control| Event::Press(control.act.clone()))
        }
        _ => one(rng, controls).map(|control| Event::Press(control.act.clone())),
    }
}

fn field(world: &World, rng: &mut Generator) -> Option<Event> {
    let (name, value) = one(rng, &world.sight.fields)?;
    Some(match value {
        Some(value) => Event::Put(name.clone(), value.clone()),
        None if name == "import" => texts(world, rng),
        None => Event::Put(name.clone(), (*one(rng, NAMES)?).to_owned()),
    })
}

/// A text to be read: one that was given or kept, whole or not.
fn texts(world: &World, rng: &mut Generator) -> Event {
    let saves = world.saves.iter().map(|(_, text)| text);
    let all: Vec<&String> = world.texts.iter().chain(saves).collect();
    let text = one(rng, &all).map_or(String::new(), |text| (*text).clone());
    let chars: Vec<char> = text.chars().take(20_000).collect();
    let at = rng.below(chars.len() as u32 + 1) as usize;
    let (start, rest) = chars.split_at(at);
    let [start, rest] = [start, rest].map(|part| part.iter().collect::<String>());
    let value = match rng.below(8) {
        0 => start,
        1 => format!("{start}{}{rest}", one(rng, PARTS).copied().unwrap_or_default()),
        2 => format!("{start}{}", rest.get(1..).unwrap_or_default()),
        3 => one(rng, &["", "hello", "Palamède record 7", "Palamède save 2"])
            .copied()
            .unwrap_or_default()
            .to_owned(),
        _ => text,
    };
    Event::Put("import".to_owned(), value)
}

/// What the browser or another tab tells at any time.
fn browser(rng: &mut Generator) -> Option<Event> {
    let flag = |rng: &mut Generator| vec![rng.below(2) as i32];
    Some(match rng.below(23) {
        0 => Event::Told("resized", flag(rng)),
        1 | 2 => Event::Told("room", one(rng, ROOMS)?.to_vec()),
        3 => told("hidden"),
        4 | 5 => told("seen"),
        6 => Event::Told("filled", flag(rng)),
        7 => told("idle"),
        8 => told("late"),
        9 => told("taken"),
        10 if rng.below(4) == 0 => told("no-worker"),
        11 => told("newer"),
        12 => told("copied"),
        13 => told("refused"),
        14 => told("lost"),
        15 => told("claimed"),
        16 => Event::Told("other-save", numbers(rng, 1, 8)),
        17 if rng.below(4) == 0 => Event::Told("other-clear", numbers(rng, 1, 8)),
        18 => Event::Told("overtaken", numbers(rng, 1, 8)),
        19 => Event::Told("see", numbers(rng, 2, 1001)),
        20 => Event::Told("pan", numbers(rng, 2, 400)),
        21 => Event::Told("bring", numbers(rng, 1, 130)),
        22 => Event::Told("offered", flag(rng)),
        _ => Event::Told("too-big", vec![2_000_000]),
    })
}

/// Addresses: with options, in a frame, as links; odd ones.
fn odd(world: &World, home: GameId, rng: &mut Generator) -> Option<Event> {
    let game = if rng.below(3) > 0 { home } else { *one(rng, GameId::ALL)? };
    let mut query = Vec::new();
    for option in game.facts().options {
        if rng.below(3) == 0 {
            query.push(format!("{}={}", option.name, one(rng, option.values)?));
        }
    }
    let more = [
        "frame=1",
        "lang=en",
        "lang=zh",
        "theme=dark",
        "seating=passing",
        "seating=opposite",
        "players=person,computer",
        "players=computer,person,computer,person",
        "players=computer,computer,computer,computer",
        "level=8",
        "level=1,9",
        "dice=given",
        "id=b",
    ];
    for _ in 0..rng.below(4) {
        query.push((*one(rng, &more)?).to_owned());
    }
    let links = world.texts.iter().filter(|text| text.starts_with("#/")).collect::<Vec<_>>();
    let hash = match rng.below(8) {
        0 if !links.is_empty() => (*one(rng, &links)?).clone(),
        1 if !links.is_empty() => {
            let link = *one(rng, &links)?;
            let at = rng.below(link.len() as u32) as usize;
            format!("{}{}", link.get(..at).unwrap_or("#/"), link.get(at + 1..).unwrap_or("A"))
        }
        0..2 => format!("#/{}?{}", game.id(), one(rng, PARTS)?),
        2 => {
            let begin = *one(rng, &["", game.id()])?;
            let parts = (0..rng.below(6)).filter_map(|_| one(rng, PARTS).copied());
            format!("#/{begin}{}", parts.collect::<String>())
        }
        3 => {
            let pages = ["", "settings", "map", "keyboard", "sources", "tournament"];
            format!("#/{}", one(rng, &pages)?)
        }
        4 => {
            let pages = ["new", "text", "rules", "rules/end", ""];
            format!("#/{}/{}", game.id(), one(rng, &pages)?)
        }
        _ => format!("#/{}?{}", game.id(), query.join("&")),
    };
    Some(Event::Go(hash))
}
