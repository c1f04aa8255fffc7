//! Measures how quickly the built site answers, in each browser: `cargo xtask bench browsers`. Figures of a
//! machine that does nothing else; nothing is asserted of them.

use e2e::served::site;
use e2e::{Bench, Browser, Done, Visit};
use thirtyfour::error::WebDriverResult;

/// From a click to the first change of the page: two of one's own men in turn, each of which selects the
/// other one, its marks and its sentence.
const CLICKS: &str = "const done = arguments[0];
    const men = ['c16', 'c17'].map((id) => document.getElementById(id));
    const times = [];
    const next = () => {
        if (times.length === 30) return done(times);
        const start = performance.now();
        const observer = new MutationObserver(() => {
            observer.disconnect();
            times.push(performance.now() - start);
            setTimeout(next, 20);
        });
        observer.observe(document.getElementById('app'), { attributes: true, childList: true, subtree: true });
        men[times.length % 2].click();
    };
    next();";

/// From a person's move to the computer's answer, another move having been taken back shortly before its own was
/// due: 500 ms are wanted.
const ANSWER: &str = "const done = arguments[0];
    const click = (...ids) => ids.forEach((id) => document.getElementById(id).click());
    click('c16', 'c32');
    setTimeout(() => {
        document.querySelector('[data-do=undo]').click();
        click('c17', 'c25');
        const since = performance.now();
        const observer = new MutationObserver(() => {
            if (document.querySelectorAll('ol.mv button').length < 2) return;
            observer.disconnect();
            done([performance.now() - since]);
        });
        observer.observe(document.body, { childList: true, subtree: true });
    }, 350);";

/// From one step of the computer to the next: 900 ms are wanted after a throw, 700 after a die.
const DICE: &str = "const done = arguments[0];
    const times = [];
    const observer = new MutationObserver(() => {
        const steps = document.querySelectorAll('ol.mv button').length;
        while (times.length < steps) times.push(performance.now());
        if (steps < 4) return;
        observer.disconnect();
        done(times.slice(1).map((time, at) => time - times[at]));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.getElementById('throw').click();";

fn main() {
    for browser in Browser::ALL {
        e2e::run(browser, "measure", measured);
    }
}

async fn measured(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    let mut clicks = times(&visit, CLICKS).await?;
    clicks.sort_by(f64::total_cmp);
    let (median, worst) = (clicks[clicks.len() / 2], clicks[clicks.len() - 1]);
    println!("{:?}", bench.browser());
    println!("  a click is answered in {median:.1} ms, {worst:.1} at worst");
    visit.open("#/mak-yek?players=person,computer").await?;
    println!("  the computer answers after {} ms", list(&times(&visit, ANSWER).await?));
    let start = "start=9/-+9/-+M5+south+throw";
    visit.open(&format!("#/sahkku?columns=9&dice=13&players=person,computer&{start}")).await?;
    println!("  it throws, and plays its dice, after {} ms", list(&times(&visit, DICE).await?));
    Ok(())
}

async fn times(visit: &Visit, script: &str) -> WebDriverResult<Vec<f64>> {
    visit.js_later(script).await
}

fn list(times: &[f64]) -> String {
    times.iter().map(|time| format!("{time:.0}")).collect::<Vec<_>>().join(", ")
}
