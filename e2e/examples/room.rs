//! Lets a display in a room play by itself in Chromium, in accelerated time, and tells what the page holds meanwhile:
//! `cargo xtask bench room [GAMES] [MOVES]`, until so many of both (100 and 10000). Nothing is asserted of it.
//! What JS holds counts what the browser has compiled, and what measuring leaves there: whether the page's own objects
//! grow is for two heap snapshots to say.

use e2e::served::site;
use e2e::{Bench, Browser, Done, Visit};
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::Duration;
use thirtyfour::error::WebDriverResult;

/// How many times as fast the page's time goes: `scripts/fast.js`.
const FAST: f64 = 200.0;

/// What the page tells: its own hours, moves, games, the bytes of the engine's memory and those that are kept.
#[derive(Deserialize)]
struct Told(f64, u64, u64, f64, f64);

const TOLD: &str = "const done = arguments[0];
    const { turn, end } = window.told;
    navigator.storage.estimate().then(({ usage }) =>
        done([performance.now() / 3600e3, turn + end, end, window.held.buffer.byteLength, usage]))";

fn main() {
    e2e::run(Browser::Chromium, "room", measured);
}

/// What is asked for at this place, or this many.
fn asked(place: usize, usual: u64) -> u64 {
    std::env::args().nth(place).map_or(usual, |number| number.parse().expect("a number"))
}

async fn measured(bench: Bench) -> Done {
    let (games, moves) = (asked(1, 100), asked(2, 10_000));
    let site = site();
    let visit = bench.visit(site.url()).await;
    send(&visit, "Page.enable", json!({})).await?;
    let fast = json!({ "source": include_str!("../src/scripts/fast.js") });
    send(&visit, "Page.addScriptToEvaluateOnNewDocument", fast).await?;
    send(&visit, "Performance.enable", json!({})).await?;
    let players = "bar=0&players=computer,computer&level=1&motion=off&lang=fr#/mak-yek";
    visit.driver().goto(format!("{}?{players}", site.url())).await?;
    visit.ready().await?;
    println!("time goes {FAST} times as fast");
    println!(
        "{:>7} {:>7} {:>6} {:>9} {:>9} {:>7} {:>9}",
        "hours", "moves", "games", "JS MB", "wasm MB", "nodes", "kept kB"
    );
    let mut next = 0;
    loop {
        tokio::time::sleep(Duration::from_secs(2)).await;
        let Told(hours, played, ended, wasm, kept) = visit.js_later(TOLD).await?;
        let done = ended >= games && played >= moves;
        if played < next && !done {
            continue;
        }
        next = played + 1_000;
        send(&visit, "HeapProfiler.collectGarbage", json!({})).await?;
        let answer = send(&visit, "Performance.getMetrics", json!({})).await?;
        let metric = |name: &str| {
            let all = answer["metrics"].as_array().into_iter().flatten();
            let found = all.into_iter().find(|metric| metric["name"] == name);
            found.and_then(|metric| metric["value"].as_f64()).unwrap_or_default()
        };
        println!(
            "{hours:>7.1} {played:>7} {ended:>6} {:>9.2} {:>9.2} {:>7} {:>9.0}",
            metric("JSHeapUsedSize") / 1e6,
            wasm / 1e6,
            metric("Nodes"),
            kept / 1e3,
        );
        if done {
            return Ok(());
        }
    }
}

/// Asks Chromium itself.
async fn send(visit: &Visit, command: &'static str, told: Value) -> WebDriverResult<Value> {
    visit.driver().cdp().send_raw(command, told).await
}
