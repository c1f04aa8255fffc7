//! Every phone: whatever state a game is in, all that is pressed is seen whole on a page that is not scrolled.

use e2e::served::hurried;
use e2e::{Bench, Done, Visit, games};
use palamede::games::GameId;
use palamede::text::{Course, Lang, Voice};
use serde_json::json;

/// Small phones upright, the smallest with the bars of its browser; one held across; a window at 200 %.
const SIZES: [(u32, u32); 6] =
    [(360, 616), (375, 553), (390, 664), (640, 360), (360, 740), (640, 400)];

/// The widest letters that systems write with, and the narrowest.
const LETTERS: [&str; 2] = ["DejaVu Sans", "Roboto"];

const WITHIN: &str = include_str!("within.js");

/// Complains of what does not fit, on every phone, in these letters.
async fn fits(visit: &Visit, state: &str, all: &[&str]) -> Done {
    let letters = "document.documentElement.style.setProperty('--sans', arguments[0]);
        document.documentElement.style.setProperty('--serif', arguments[0]); return null";
    let cdp = visit.driver().cdp();
    for (width, height) in SIZES {
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true });
        cdp.send_raw("Emulation.setDeviceMetricsOverride", size).await?;
        // (The narrow ones are laid out alike on every phone: one is enough.)
        for &sans in &all[..if (width, height) == SIZES[0] { all.len() } else { 1 }] {
            visit.js_with::<Option<bool>>(letters, vec![sans.into()]).await?;
            // A board is laid out anew once its place is measured.
            visit.still().await?;
            visit.still().await?;
            let found = visit.js::<Vec<String>>(WITHIN).await?;
            if !found.is_empty() {
                let found = found.join("; ");
                visit.complain(format!("{state}, {width} by {height}, {sans}: {found}"));
            }
        }
    }
    visit.js_with::<Option<bool>>(letters, vec!["".into()]).await?;
    cdp.send_raw("Emulation.clearDeviceMetricsOverride", json!({})).await?;
    Ok(())
}

pub async fn a_game_fits_every_phone(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    let mut all = games::all();
    all.sort_by_key(|game| (game.id as usize, game.steps.len()));
    all.dedup_by_key(|game| game.id);
    for game in all {
        let name = game.id.id();
        visit.open_game(&game).await?;
        fits(&visit, &format!("{name}, first"), &LETTERS).await?;
        let half = game.steps.len() / 2;
        for (at, step) in game.steps.iter().enumerate() {
            if at == half {
                fits(&visit, &format!("{name}, midway"), &LETTERS).await?;
            }
            visit.play(&step.presses).await?;
        }
        fits(&visit, &format!("{name}, at the end"), &LETTERS).await?;
        visit.press(".say [data-do^='back:']").await?;
        fits(&visit, &format!("{name}, looked back at"), &LETTERS).await?;
    }
    Ok(())
}

pub async fn a_lesson_and_a_puzzle_fit_every_phone(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    for &game in GameId::ALL {
        for course in Course::ALL {
            let tasks = Voice(game, Lang::Fr).rules().course(course).len();
            // Puzzles look alike: the first, and the last of the list.
            let tasks: Vec<usize> = match course {
                Course::Lesson => (1..=tasks).collect(),
                Course::Puzzles => [1, tasks].into_iter().filter(|&n| n > 0).collect(),
            };
            for n in tasks {
                let page = format!("#/{}/{}/{n}", game.id(), course.id());
                visit.open(&page).await?;
                // (What fits in wide letters fits in narrow ones.)
                fits(&visit, &page, &LETTERS[..1]).await?;
            }
        }
    }
    Ok(())
}

pub async fn an_army_that_is_laid_out_fits_every_phone(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    for game in GameId::ALL.iter().filter(|game| game.facts().secrets) {
        visit.open(&format!("#/{}", game.id())).await?;
        fits(&visit, &format!("{}, the curtain", game.id()), &LETTERS).await?;
        for action in ["sit", "ready"] {
            visit.until_live(action).await?;
            visit.act(action).await?;
            fits(&visit, &format!("{}, after {action}", game.id()), &LETTERS).await?;
        }
    }
    Ok(())
}
