//! What does not come, or is another's: nothing breaks, nothing hidden is given out, and it is asked for again.

use e2e::served::Copied;
use e2e::{Bench, Done, Visit, fr};
use palamede::games::GameId;

/// Before a page: it is not kept for use without a network, so that every file comes from the server.
const WITHOUT_WORKER: &str = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });";

/// What a network answers that wants one to log in.
const PORTAL: &str = "<!doctype html><title>CafeWifi</title><p>Please log in to CafeWifi";

/// Why a file does not come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Why {
    Missing,
    Portal,
    Silent,
}

/// Lets these files not come.
fn lose(site: &Copied, names: &[String], why: Why) {
    for name in names {
        match why {
            Why::Missing => std::fs::remove_file(site.file(name)).expect("a file of the copy"),
            Why::Portal => std::fs::write(site.file(name), PORTAL).expect("a file of the copy"),
            Why::Silent => site.set_silent(true),
        }
    }
}

/// What is told where something did not come.
const TOLD: &str = "return !!document.querySelector('body > .notice[role=alert]')";

/// Forgives what browsers themselves say of files that do not come.
fn forgive(visit: &Visit) {
    for sign in [
        "404", "LINK", "Failed to load", "not what was asked for", "fetch", "NetworkError", "Load failed",
        "ERR_EMPTY_RESPONSE", "ERR_CONNECTION", "network connection", "_", "sw.js", "thinker-",
    ] {
        visit.forgive(sign);
    }
}

/// A game with secrets in which both have laid out, at the curtain; gives what is hidden of it.
async fn laid_out(visit: &Visit) -> thirtyfour::error::WebDriverResult<Vec<String>> {
    visit.open("#/luzhanqi?lang=fr").await?;
    for _ in 0..2 {
        visit.until_live("sit").await?;
        visit.act("sit").await?;
        visit.act("ready").await?;
    }
    visit.until_live("sit").await?;
    let save = visit.kept("game.luzhanqi").await?.expect("a save");
    let armies = save.split_whitespace().filter(|word| word.matches('/').count() == 5);
    let armies: Vec<String> = armies.map(str::to_owned).collect();
    assert!(armies.len() >= 2, "{save}");
    Ok(armies)
}

pub async fn no_part_that_is_missing_gives_an_army_out(bench: Bench) -> Done {
    for why in [Why::Missing, Why::Portal, Why::Silent] {
        let site = Copied::new().running(WITHOUT_WORKER);
        let visit = bench.visit(site.url()).await;
        forgive(&visit);
        let armies = laid_out(&visit).await?;
        let own = ["_bg.bin", "_luzhanqi.bin", "_moves.bin", "_deferred.bin"];
        let here = |name: &String| !own.iter().any(|end| name.ends_with(end));
        let parts: Vec<String> = site.names("palamede-", ".bin").into_iter().filter(here).collect();
        let good: Vec<Vec<u8>> = parts.iter().map(|name| std::fs::read(site.file(name)).expect("a part")).collect();
        lose(&site, &parts, why);
        // The parts of the open game have come with its first move.
        let here = ["#/luzhanqi/text", "#/luzhanqi/rules"];
        let routes = ["#/fanorona", "#/", "#/mak-yek/rules", "#/settings"];
        for route in here.into_iter().chain(routes) {
            let go = "location.hash = arguments[0]; return null";
            visit.js_with::<Option<bool>>(go, vec![route.into()]).await?;
            let shown = if here.contains(&route) { "return !!document.querySelector('main:not(.play) h1')" } else { TOLD };
            visit.until(&format!("{why:?} {route}"), shown).await?;
            let page = visit.js::<String>("return document.documentElement.outerHTML").await?;
            assert!(!armies.iter().any(|army| page.contains(army)), "{why:?} {route}");
            // (The text page of the game that is on is there: its parts had come before.)
            let gives = if route.ends_with("/text") { "main.crash, a[download]" } else { "main.crash, textarea, a[download]" };
            assert_eq!(visit.count(gives).await?, 0, "{why:?} {route}");
        }
        // It comes when it is asked for again.
        site.set_silent(false);
        for (name, good) in parts.iter().zip(good) {
            std::fs::write(site.file(name), good)?;
        }
        visit.press("body > .notice button").await?;
        visit.until("the page", "return !!document.querySelector('main [name^=\"pref.\"]')").await?;
        assert_eq!(visit.count("body > .notice").await?, 0);
    }
    Ok(())
}

/// The first picture of a new game comes before the code of presses: what is pressed meanwhile is done once that has come,
/// and it is asked for until it does.
pub async fn a_press_before_its_part_has_come_is_not_lost(bench: Bench) -> Done {
    for why in [Why::Missing, Why::Portal] {
        let site = Copied::new().running(WITHOUT_WORKER);
        let visit = bench.visit(site.url()).await;
        forgive(&visit);
        let parts: Vec<String> = ["_moves.bin", "_deferred.bin"].iter().flat_map(|end| site.names("palamede-", end)).collect();
        assert_eq!(parts.len(), 2);
        let good: Vec<Vec<u8>> = parts.iter().map(|name| std::fs::read(site.file(name)).expect("a part")).collect();
        lose(&site, &parts, why);
        for game in GameId::ALL {
            visit.open(&format!("#/{}", game.id())).await?;
            assert_eq!(visit.count("main.play .bx").await?, 1, "{game:?}");
            assert_eq!(visit.count("main.crash, body > .notice").await?, 0, "{game:?}");
        }
        visit.open("#/mak-yek?lang=fr").await?;
        let press = "for (const id of ['c16', 'c32']) document.getElementById(id).click(); return null";
        visit.js::<Option<bool>>(press).await?;
        visit.until("the line", TOLD).await?;
        visit.until_moves(0).await?;
        for (name, good) in parts.iter().zip(&good) {
            std::fs::write(site.file(name), good)?;
        }
        visit.until_moves(1).await?;
        visit.until("no line", "return !document.querySelector('body > .notice')").await?;
        visit.clicks("b6 b4").await?;
        visit.until_moves(2).await?;
    }
    Ok(())
}

/// The site is another build, of which no service worker of this page knows: it is loaded anew, and nothing is lost.
pub async fn a_page_of_the_build_before_is_loaded_anew(bench: Bench) -> Done {
    let site = Copied::new().running(WITHOUT_WORKER);
    let visit = bench.visit(site.url()).await;
    forgive(&visit);
    visit.open("#/mak-yek?lang=fr").await?;
    visit.clicks("a3 a5").await?;
    site.renew();
    let go = "window.watched.old = true; location.hash = '#/fanorona'; return null";
    visit.js::<Option<bool>>(go).await?;
    visit.until("the new page", "return !window.watched?.old").await?;
    visit.ready().await?;
    assert_eq!(visit.hash().await?, "#/fanorona");
    let module = "return document.querySelector('script[data-module]').dataset.module";
    assert!(visit.js::<String>(module).await?.contains("00000000000000aa"));
    visit.go("#/mak-yek").await?;
    visit.until_moves(1).await?;

    // In a frame, too, where the computer's move is what misses its file.
    let site = Copied::new();
    let address = format!("{}#/mak-yek?frame=1&lang=fr&players=person,computer", site.url());
    let host = e2e::served::Host::new(&format!("<iframe src=\"{address}\" width=\"640\" height=\"700\"></iframe>"));
    let visit = bench.visit(site.url()).await;
    forgive(&visit);
    visit.driver().goto(host.url()).await?;
    visit.enter().await?;
    visit.ready().await?;
    site.renew();
    visit.clicks("a3 a5").await?;
    visit.until("the answer", "return document.querySelectorAll('.mk-to').length > 0 && document.querySelector('p.s1').textContent.startsWith('Blancs')").await
}

/// What answered in the thinker's place is not kept: the computer plays as soon as its own is to be had.
pub async fn what_is_no_thinker_is_not_kept(bench: Bench) -> Done {
    let site = Copied::new();
    let thinker = site.names("thinker-", ".js").pop().expect("a thinker");
    let good = std::fs::read(site.file(&thinker))?;
    let visit = bench.visit(site.url()).await;
    forgive(&visit);
    visit.forgive("Unexpected token");
    visit.forgive("SyntaxError");
    visit.forgive("expected expression");
    visit.open("#/mak-yek?lang=fr").await?;
    visit.until("the worker", "return !!navigator.serviceWorker.controller").await?;
    std::fs::write(site.file(&thinker), PORTAL)?;
    visit.open("#/mak-yek?lang=fr&players=person,computer").await?;
    visit.clicks("a3 a5").await?;
    visit.until("the notice", "return !!document.querySelector('.notice')").await?;
    assert!(visit.text(".notice").await?.contains(&fr("L'ordinateur ne répond pas.")));
    std::fs::write(site.file(&thinker), good)?;
    visit.reload().await?;
    visit.until_moves(2).await
}

/// A build that did not come whole is not kept, and the one before goes on.
pub async fn a_build_that_did_not_come_whole_is_not_kept(bench: Bench) -> Done {
    let site = Copied::new();
    let visit = bench.visit(site.url()).await;
    forgive(&visit);
    visit.open("#/mak-yek?lang=fr").await?;
    visit.until("the worker", "return !!navigator.serviceWorker.controller").await?;
    let good = std::fs::read(site.file("words/en.txt"))?;
    let page = std::fs::read(site.file("index.html"))?;
    let worker = std::fs::read_to_string(site.file("sw.js"))?;
    std::fs::write(site.file("sw.js"), worker.replace("VERSION=\"", "VERSION=\"next-"))?;
    for name in ["words/en.txt", "index.html"] {
        std::fs::write(site.file(name), PORTAL)?;
    }
    let update = "const done = arguments[0];
        (async () => {
            const registration = await navigator.serviceWorker.ready;
            const found = new Promise((go) => registration.addEventListener('updatefound', () => {
                const { installing } = registration;
                installing.addEventListener('statechange', () => go(installing.state));
            }));
            await registration.update();
            const state = await found;
            const names = await caches.keys();
            const text = await (await caches.match('./')).text();
            done([state, String(names.length), String(text.includes('CafeWifi'))]);
        })()";
    assert_eq!(visit.js_later::<[String; 3]>(update).await?, ["redundant", "1", "false"]);
    visit.reload().await?;
    visit.clicks("a3 a5").await?;
    // Come whole, it is taken.
    std::fs::write(site.file("words/en.txt"), good)?;
    std::fs::write(site.file("index.html"), page)?;
    assert_eq!(visit.js_later::<[String; 3]>(update).await?[0], "installed");
    Ok(())
}

/// A newer build that is taken in one tab is there in the others, too, and nothing is lost.
pub async fn every_tab_follows_to_a_newer_build(bench: Bench) -> Done {
    let site = Copied::new();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek?lang=fr").await?;
    visit.until("the worker", "return !!navigator.serviceWorker.controller").await?;
    visit.clicks("a3 a5").await?;
    visit.js::<Option<bool>>("window.watched.old = true; return null").await?;
    let first = visit.driver().window().await?;
    let worker = std::fs::read_to_string(site.file("sw.js"))?;
    visit.enter_tab().await?;
    visit.open("#/?lang=fr").await?;
    std::fs::write(site.file("sw.js"), worker.replace("VERSION=\"", "VERSION=\"next-"))?;
    let update = "const done = arguments[0];
        navigator.serviceWorker.ready.then((it) => it.update()).then(() => done(true))";
    visit.js_later::<bool>(update).await?;
    visit.until("the line", "return !!document.querySelector('.newer')").await?;
    visit.act("renew").await?;
    visit.driver().switch_to_window(first).await?;
    visit.until("the new page", "return !window.watched?.old").await?;
    visit.ready().await?;
    visit.until_moves(1).await
}

/// A file that was cut on its way and is kept so by the browser: what asks past it gets it whole.
pub async fn what_did_not_come_whole_is_asked_for_past_what_is_kept(bench: Bench) -> Done {
    let cut = "self.cut = 0;
        const ask = self.fetch.bind(self);
        self.fetch = async (what, how) => {
            const answer = await ask(what, how);
            if (!/\\.bin$/.test(what) || how?.cache === 'reload') return answer;
            self.cut += 1;
            const bytes = await answer.arrayBuffer();
            return new Response(bytes.slice(0, bytes.byteLength * 0.6), { headers: answer.headers });
        }";
    let site = Copied::with_workers(include_str!("../../src/scripts/worker.js")).hurried().running(cut);
    let visit = bench.visit(site.url()).await;
    // The page's module, the parts of the game, of moves and of the rest, who thinks, and its table.
    visit.open("?worker=refused#/shap-luk?players=computer,person&level=8").await?;
    visit.until_moves(1).await?;
    visit.until("six files to be cut", "return cut === 6").await
}
