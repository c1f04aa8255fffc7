//! A visit as a whole: complaints, requests, weight, and what is left without a network.

use e2e::served::{Copied, FOLDER, dist, site};
use e2e::{Bench, Browser, Done, Visit, Wishes, fr};
use flate2::Compression;
use flate2::write::GzEncoder;
use palamede::games::GameId;
use std::io::Write as _;

/// Every page, and the least of what can be done on each.
async fn everywhere(visit: &Visit) -> Done {
    visit.open("#/").await?;
    visit.press(".cat a[href='#/mak-yek']").await?;
    visit.until_text("h1", "Mak-Yek").await?;
    visit.clicks("a3 a5 b6 b4").await?;
    visit.act("back:first").await?;
    visit.act("back:last").await?;
    // Pages by their links.
    let mut seen = vec![visit.hash().await?];
    let mut next = vec!["#/".to_owned(), "#/nowhere".to_owned()];
    while let Some(hash) = next.pop() {
        if seen.contains(&hash) {
            continue;
        }
        visit.go(&hash).await?;
        assert_ne!(visit.text("main").await?, "", "{hash} is empty");
        seen.push(hash);
        let links = "return [...document.querySelectorAll('a[href^=\"#/\"]')]
            .map((link) => link.getAttribute('href'))";
        next.extend(visit.js::<Vec<String>>(links).await?);
    }
    for page in ["#/settings", "#/sources"] {
        assert!(seen.iter().any(|hash| hash == page), "no link leads to {page}");
    }
    for page in ["new", "rules", "rules/captures", "text"] {
        let page = format!("#/mak-yek/{page}");
        assert!(seen.contains(&page), "no link leads to {page}");
    }
    assert!(seen.iter().any(|hash| hash.contains("start=")), "no figure can be tried");
    Ok(())
}

pub async fn a_whole_visit_without_a_complaint(bench: Bench) -> Done {
    let site = site();
    // Chromium writes down every request, whatever asks for it.
    let requests = bench.browser() == Browser::Chromium;
    let visit = bench.visit_as(site.url(), Wishes { requests, ..Wishes::default() }).await;
    everywhere(&visit).await?;
    if requests {
        no_request_leaves(&visit).await?;
    }
    // Complaints are looked for after every test: here is nothing else that could cause one.
    assert_eq!(visit.problems().await, [""; 0]);
    // The listener works: what it is to find, it finds.
    visit.js::<Option<bool>>("console.error('found'); return null").await?;
    assert!(visit.problems().await.iter().any(|problem| problem.contains("found")));
    visit.forgive("found");
    Ok(())
}

/// Whatever the page asked for so far is the site's own.
async fn no_request_leaves(visit: &Visit) -> Done {
    let mut requests = Vec::new();
    for entry in visit.driver().get_log("performance").await? {
        let entry: serde_json::Value = serde_json::from_str(&entry.message)?;
        let message = &entry["message"];
        if message["method"] == "Network.requestWillBeSent" {
            let url = message["params"]["request"]["url"].as_str().unwrap_or_default();
            requests.push(url.to_owned());
        }
    }
    assert!(requests.iter().any(|url| url.ends_with("_bg.bin")), "{requests:?}");
    // The empty page that the window opens with is the browser's own.
    let other = |url: &&String| {
        !url.starts_with(visit.base()) && !url.starts_with("data:") && !url.starts_with("chrome:")
    };
    assert_eq!(requests.iter().filter(other).collect::<Vec<_>>(), [""; 0]);
    Ok(())
}

/// Prints a measure. (What is printed in the usual way is shown of failing tests only.)
fn say(text: &str) {
    writeln!(std::io::stdout(), "{text}").ok();
}

/// Whether the page goes through the worker that keeps the site.
const WORKS: &str = "return !!navigator.serviceWorker.controller";

/// Of which languages the long texts are kept: French, English, Chinese.
const PROSE: &str = "const done = arguments[0];
    Promise.all(['fr', 'en', 'zh'].map((lang) => caches.match(`./words/${lang}-prose.txt`)))
        .then((kept) => done(kept.map(Boolean)))";

/// How many of the thinker's two files are kept, in which the first page named `thinker`.
const THINKER: &str = "const done = arguments[0];
    const { thinker } = document.querySelector('script[data-thinker]').dataset;
    Promise.all([thinker, thinker.replace('.js', '_bg.bin')].map((file) => caches.match(file)))
        .then((kept) => done(kept.filter(Boolean).length))";

/// Waits until both are.
async fn until_thinker(visit: &Visit) -> Done {
    let both = THINKER.replace("const done = arguments[0]", "const done = (n) => { self.minds = n; }");
    visit.until("the thinker", &format!("{both}; return self.minds === 2")).await
}

/// Goes to the rules of a game in a language, by the page of the settings, which has that title.
async fn rules(visit: &Visit, lang: &str, title: &str) -> Done {
    visit.go("#/settings").await?;
    visit.choose("pref.lang", lang).await?;
    visit.until("the language", &format!("return document.title === '{title}'")).await?;
    visit.go("#/mak-yek/rules").await
}

pub async fn everything_works_offline_after_the_first_visit(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    visit.open("#/").await?;
    visit.until("the worker", WORKS).await?;
    // What is read in another language is kept, too; so is the visitor's own, which WebKit does not tell.
    let mut read = vec![("en", "Settings — Palamède", "Aim")];
    if visit.browser() == Browser::WebKit {
        read.push(("fr", "Réglages — Palamède", "Le but"));
    }
    for (lang, title, aim) in &read {
        rules(&visit, lang, title).await?;
        assert!(visit.text("#aim").await?.ends_with(aim));
    }
    // Against the computer plays who did so before.
    visit.open("#/apit-sodok?players=person,computer").await?;
    visit.clicks("a3 a5").await?;
    visit.until_moves(2).await?;
    until_thinker(&visit).await?;
    // (The browser's own cache would do for a while, too.)
    assert_eq!(visit.js_later::<[bool; 3]>(PROSE).await?, [true, true, false]);
    drop(site);

    visit.reload().await?;
    rules(&visit, "fr", "Réglages — Palamède").await?;
    assert!(visit.text("#aim").await?.ends_with("Le but"));
    visit.open("#/mak-yek?players=person,computer").await?;
    visit.clicks("a3 a5").await?;
    visit.until_moves(2).await?;
    visit.reload().await?;
    visit.until_moves(2).await?;
    rules(&visit, "en", "Settings — Palamède").await?;
    assert!(visit.text("#aim").await?.ends_with("Aim"));
    // One can play in every language.
    visit.forgive("zh-prose");
    rules(&visit, "zh", "设置 — Palamède").await?;
    visit.until("the failure", "return !!document.querySelector('main [role=alert]')").await?;
    visit.open("#/mak-yek?players=person,computer").await?;
    visit.clicks("a3 a5").await?;
    visit.until_moves(2).await?;
    // What there is not, inside of the site: its home page, and Chromium remarks on it.
    visit.forgive("nowhere - Failed to load resource");
    visit.driver().goto(format!("{}nowhere", visit.base())).await?;
    visit.ready().await?;
    assert!(visit.count(".cat a").await? > 0);
    if visit.browser() == Browser::Chromium {
        let status = "return performance.getEntriesByType('navigation')[0].responseStatus";
        assert_eq!(visit.js::<u32>(status).await?, 404);
    }
    // What stands beside the engine is there where the engine shows it, too; what it has not is told to be missing, once.
    visit.driver().goto(format!("{}fr/mak-yek/", visit.base())).await?;
    visit.ready().await?;
    assert!(visit.text("#aim").await?.ends_with("Le but"));
    visit.driver().goto(format!("{}fr/mak-yek/play/#/apit-sodok", visit.base())).await?;
    visit.ready().await?;
    assert!(visit.text("h1").await?.starts_with("Apit-Sodok"));
    visit.forgive("fr/accessibility/");
    visit.forgive("jeux/ - Failed to load resource");
    visit.driver().goto(format!("{}fr/accessibility/", visit.base())).await?;
    visit.ready().await?;
    visit.until("the notice", "return !!document.querySelector('.notice [role], .notice button')").await?;
    assert!(visit.text(".notice").await?.starts_with(&fr("Le chargement a échoué.")));
    assert!(visit.count(".cat a").await? > 0);
    Ok(())
}

/// Nothing of the engine comes before something is pressed; who has played here gets it at once.
pub async fn a_first_visit_is_led_to_the_light_home_page(bench: Bench) -> Done {
    let site = Copied::new();
    let visit = bench.visit_as(site.url(), Wishes { lang: "en", ..Wishes::default() }).await;
    visit.driver().goto(site.url()).await?;
    let there = "return /\\/(fr|en|zh)\\/$/.test(location.pathname) && document.readyState === 'complete'";
    visit.until("the home page", there).await?;
    assert!(visit.count("a[href*='#/mak-yek']").await? > 0);
    // (A browser may ask for a file before the script that stands above it runs.)
    let asked: Vec<String> = site.asked().into_iter().map(|(path, _)| path).collect();
    let heavy = |path: &&String| path.contains(".bin") || path.contains("words/");
    assert_eq!(asked.iter().find(heavy), None, "{asked:?}");
    // Whoever chooses nothing but reads is still one who comes for the first time.
    visit.driver().goto(site.url()).await?;
    visit.until("the home page", there).await?;

    visit.open("#/mak-yek").await?;
    visit.clicks("a3 a5").await?;
    visit.until_kept("game.mak-yek", "a3-a5").await?;
    visit.driver().goto(site.url()).await?;
    visit.ready().await?;
    visit.until_text(".resume b", "Mak-Yek").await
}

pub async fn a_language_that_does_not_come_is_told_of(bench: Bench) -> Done {
    let site = Copied::new();
    let (french, chinese) = (site.file("words/fr.txt"), site.file("words/zh.txt"));
    let kept = std::fs::read(&chinese)?;
    std::fs::remove_file(&chinese)?;
    let visit = bench.visit(site.url()).await;
    // What the browser itself says of the missing file, and of the site that is not kept.
    visit.forgive("404");
    visit.forgive("is not this build's");
    visit.open("#/settings").await?;
    for _ in 0..2 {
        visit.choose("pref.lang", "zh").await?;
        visit.until("the notice", "return !!document.querySelector('.notice')").await?;
        let notice = visit.text(".notice p").await?;
        assert!(notice.contains(&fr("n'a pas pu être chargée : 中文.")), "{notice}");
        assert_eq!(visit.attr("html", "lang").await?.as_deref(), Some("fr"));
        assert_eq!(visit.title().await?, "Réglages — Palamède");
        let chosen = "return document.querySelector('[name=\"pref.lang\"]:checked').value";
        assert_eq!(visit.js::<String>(chosen).await?, "fr");
    }
    std::fs::write(&chinese, kept)?;
    visit.choose("pref.lang", "zh").await?;
    visit.until_lang("zh-Hans").await?;
    assert_eq!(visit.count(".notice").await?, 0);
    visit.leave().await;

    // Before there is a page: in all languages.
    std::fs::remove_file(&french)?;
    let visit = bench.visit(site.url()).await;
    visit.forgive("404");
    visit.forgive("words/fr.txt");
    visit.open("#/").await?;
    assert_eq!(visit.attr(".boot", "role").await?.as_deref(), Some("alert"));
    let told = visit.texts(".boot p").await?;
    assert!(told[0].starts_with("Le jeu n’a pas pu se charger."), "{told:?}");
    assert!(told[1].starts_with("The game could not be loaded."), "{told:?}");
    Ok(())
}

pub async fn the_text_of_a_page_to_read_is_awaited_and_asked_for_again(bench: Bench) -> Done {
    let site = Copied::new();
    let prose = site.file("words/fr-prose.txt");
    let kept = std::fs::read(&prose)?;
    std::fs::remove_file(&prose)?;
    let visit = bench.visit(site.url()).await;
    visit.forgive("404");
    visit.forgive("is not this build's");
    visit.open("#/mak-yek").await?;
    visit.clicks("a3 a5").await?;
    // It is on its way, for longer than the engine may be.
    let hold = "const [real, held] = [fetch, new Promise((go) => { self.goOn = go; })];
        self.fetch = (...what) => (/words/.test(what[0]) ? held : Promise.resolve()).then(() => real(...what));
        setTimeout(() => { self.over = true; }, 800);
        location.hash = '#/mak-yek/rules/captures';
        return null";
    visit.js::<Option<bool>>(hold).await?;
    let busy = "return !!document.querySelector('main.rule[aria-busy] [role=status]')";
    visit.until("the frame", busy).await?;
    // The moment after which the page would speak of the engine was set before this one.
    visit.until("the moment to be over", "return self.over === true").await?;
    assert_eq!(visit.text("main [role=status]").await?, "Le texte se charge…");
    assert_eq!(visit.text("main h1").await?, "Mak-Yek");
    let focused = "return document.activeElement.id";
    assert_eq!(visit.js::<String>(focused).await?, "main");
    // It does not come, nor when it is asked for again.
    visit.js::<Option<bool>>("self.goOn(); return null").await?;
    let failed = "return !!document.querySelector('main:not([aria-busy]) [role=alert]')";
    for _ in 0..2 {
        visit.until("the failure", failed).await?;
        let told = visit.text("main [role=alert] p").await?;
        assert!(told.starts_with(&fr("Le texte de cette page n'a pas pu être chargé.")), "{told}");
        visit.act("fetch").await?;
    }
    visit.until("the failure", failed).await?;
    std::fs::write(&prose, kept)?;
    visit.act("fetch").await?;
    visit.until("the text", "return !!document.querySelector('#captures')").await?;
    visit.until("the section", "return document.activeElement.id === 'captures'").await?;
    assert_eq!(visit.count("main [role=alert], main[aria-busy]").await?, 0);
    visit.go("#/mak-yek").await?;
    visit.until_moves(1).await
}

pub async fn sentences_of_another_build_are_fetched_again(bench: Bench) -> Done {
    let site = Copied::new();
    let names = ["en", "en-prose"];
    let files = names.map(|name| (name, site.file(&format!("words/{name}.txt"))));
    let good = files.clone().map(|(_, file)| std::fs::read_to_string(file));
    for (name, _) in &files {
        let title = format!("Palamède words 1 {name} ");
        site.change(&format!("words/{name}.txt"), |good| {
            assert!(good.starts_with(&title), "{name}");
            good.replacen(&title, &format!("{title}0"), 1)
        });
    }
    let visit = bench.visit(site.url()).await;
    visit.open("#/settings").await?;
    visit.until("the worker", WORKS).await?;
    for ((name, file), good) in files.iter().zip(good) {
        // The browser keeps them for a while, as it was told, and the worker until the next build.
        let fetched = format!(
            "const done = arguments[0];
            fetch('./words/{name}.txt').then((answer) => answer.text()).then((text) => done(text.split(' ')[4][0]))"
        );
        assert_eq!(visit.js_later::<String>(&fetched).await?, "0");
        std::fs::write(file, good?)?;
    }
    visit.choose("pref.lang", "en").await?;
    visit.until_lang("en").await?;
    assert_eq!(visit.title().await?, "Settings — Palamède");
    visit.go("#/mak-yek/rules").await?;
    assert!(visit.text("#aim").await?.ends_with("Aim"));
    Ok(())
}

/// The weight of a file of the site as GitHub Pages sends it.
fn compressed(file: &str) -> std::io::Result<usize> {
    let bytes = std::fs::read(dist().join(file))?;
    if file.ends_with(".bin") {
        // Packed by the build: hosts leave it as it is.
        return Ok(bytes.len());
    }
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(&bytes)?;
    Ok(encoder.finish()?.len())
}

/// Waits until the site is kept for use offline.
const KEPT: &str =
    "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))";

/// The file that answers for this address.
fn file_of(address: &str) -> &str {
    let (file, _) = address.split_once('?').unwrap_or((address, ""));
    if file.is_empty() { "index.html" } else { file }
}

pub async fn a_first_visit_asks_for_each_file_once(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    assert!(visit.js_later::<bool>(KEPT).await?);
    let asked = site.asked();
    let (mut sum, mut lines, mut seen) = (0, String::new(), Vec::new());
    for (target, status) in &asked {
        let inner = target.strip_prefix(FOLDER).expect("a file of the site");
        let file = file_of(inner);
        let size = if *status == "200 OK" { compressed(file)? } else { 0 };
        lines += &format!("{size:>8} {status} {file}\n");
        sum += size;
        if *status == "200 OK" {
            assert!(!seen.contains(&file), "{file} came twice");
            seen.push(file);
        }
    }
    say(&format!("{lines}{sum:>8} bytes compressed in {} requests of a first visit", asked.len()));
    assert!(seen.iter().any(|name| name.ends_with("_bg.bin")) && seen.contains(&"sw.js"));
    assert!(!seen.iter().any(|name| name.starts_with("icon/")), "nobody installs it");
    assert!(!seen.iter().any(|name| name.starts_with("thinker")), "no computer plays");
    assert!(asked.len() <= 38 && sum <= 620_000);

    // Who comes back may want to play against it.
    visit.until("the worker", WORKS).await?;
    assert_eq!(visit.js_later::<usize>(THINKER).await?, 0);
    visit.reload().await?;
    until_thinker(&visit).await
}

pub async fn a_page_of_a_while_ago_finds_its_new_files(bench: Bench) -> Done {
    // The page was kept, or its script.
    for file in ["index.html", "boot.js"] {
        let site = Copied::new();
        let page = std::fs::read_to_string(site.file("index.html"))?;
        let (_, script) = page.split_once("src=\"./boot.js").expect("the script");
        let (script, _) = script.split_once('"').expect("its end");
        let address = if file == "boot.js" { format!("./boot.js{script}") } else { "./".to_owned() };
        let (_, name) = page.split_once("data-module=\"./").expect("the module's name");
        let (name, _) = name.split_once("_bg").expect("its end");
        let good = std::fs::read_to_string(site.file(file))?;
        std::fs::write(site.file(file), good.replace(name, "palamede-0000000000000000"))?;
        let visit = bench.visit(site.url()).await;
        visit.forgive("404");
        visit.forgive("palamede-0000000000000000");
        // The browser keeps it for ten minutes; meanwhile the site is another.
        visit.driver().goto(format!("{}icon.svg", site.url())).await?;
        let fetched = "const done = arguments[0];
            fetch('ADDRESS').then((answer) => answer.text()).then((text) => done(text.includes('-0000000000000000')))";
        assert!(visit.js_later::<bool>(&fetched.replace("ADDRESS", &address)).await?);
        std::fs::write(site.file(file), good)?;
        visit.open("#/mak-yek").await?;
        assert_eq!(visit.hash().await?, "#/mak-yek");
        visit.clicks("a3 a5").await?;
        visit.until_moves(1).await?;
        let whole = "return document.querySelector('script[data-module]').dataset.module";
        assert!(visit.js::<String>(whole).await?.contains(name), "the page is of its script's build");
    }
    Ok(())
}

pub async fn a_new_version_is_offered_when_a_game_ends(bench: Bench) -> Done {
    let site = Copied::new();
    let worker = site.file("sw.js");
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    visit.until("the worker", WORKS).await?;
    // A language that is read.
    let fetched = "const done = arguments[0];
        fetch('./words/zh-prose.txt').then((answer) => done(answer.ok))";
    assert!(visit.js_later::<bool>(fetched).await?);
    visit.reload().await?;
    until_thinker(&visit).await?;
    let old = std::fs::read_to_string(&worker)?;
    std::fs::write(&worker, old.replace("VERSION=\"", "VERSION=\"next-"))?;
    visit.clicks("a3 a5").await?;
    assert_eq!(visit.count(".newer").await?, 0, "not in a game");
    visit.act("resign").await?;
    visit.act("resign-yes").await?;
    visit.until("the line", "return !!document.querySelector('.newer')").await?;
    visit.go("#/").await?;
    assert_eq!(visit.text(".newer p").await?, fr("Une nouvelle version est prête."));
    visit.js::<Option<bool>>("window.watched.old = true; return null").await?;
    visit.act("renew").await?;
    visit.until("the new page", "return !window.watched?.old").await?;
    visit.ready().await?;
    assert_eq!(visit.count(".newer").await?, 0);
    let names = "const done = arguments[0]; caches.keys().then(done)";
    let names = visit.js_later::<Vec<String>>(names).await?;
    assert!(names.len() == 1 && names[0].contains(":next-"), "{names:?}");
    // It has nothing less than the old one.
    assert_eq!(visit.js_later::<[bool; 3]>(PROSE).await?, [true, false, true]);
    assert_eq!(visit.js_later::<usize>(THINKER).await?, 2);
    Ok(())
}

pub async fn a_page_that_comes_back_after_an_hour_looks_for_a_new_version(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    visit.until("the worker", WORKS).await?;
    let looks = || site.asked().iter().filter(|(target, _)| target.ends_with("/sw.js")).count();
    assert_eq!(looks(), 1);
    // Each time it says how often it has looked; the server has answered by then.
    let watch = "const real = ServiceWorkerRegistration.prototype.update;
        self.looks = [];
        ServiceWorkerRegistration.prototype.update = function () {
            looks.push(real.call(this));
            return looks.at(-1);
        };
        return null";
    visit.js::<Option<bool>>(watch).await?;
    let back = async |minutes: u32| {
        let script = format!(
            "const [done, now] = [arguments[0], Date.now()];
            Date.now = () => now + {minutes} * 60e3;
            document.dispatchEvent(new Event('visibilitychange', {{ bubbles: true }}));
            Promise.all(looks).then((all) => done(all.length))"
        );
        visit.js_later::<usize>(&script).await
    };
    assert_eq!((back(59).await?, looks()), (0, 1));
    assert_eq!((back(2).await?, looks()), (1, 2));
    assert_eq!((back(59).await?, looks()), (1, 2), "not again within the next hour");
    assert_eq!((back(2).await?, looks()), (2, 3));
    Ok(())
}

/// The parts of the page's module that came, but for those that every game brings, and how each was asked for.
const PARTS: &str = "const parts = performance.getEntriesByType('resource')
    .map(({ name, initiatorType }) => [/_(\\w+)\\.bin$/.exec(name)?.[1], initiatorType])
    .filter(([part]) => part && !['bg', 'moves', 'deferred'].includes(part));";

/// What is alike in several games is in the page's own module, and nothing of a game in another one's part.
pub async fn each_game_brings_its_own_part_alone(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    for game in GameId::ALL {
        visit.open(&format!("#/{}", game.id())).await?;
        visit.reload().await?;
        let parts = visit.js::<Vec<(String, String)>>(&format!("{PARTS} return parts")).await?;
        assert_eq!(parts.len(), 1, "{}: {parts:?}", game.id());
        assert!(parts.iter().all(|(_, by)| by == "fetch"), "{}: {parts:?}", game.id());
    }
    Ok(())
}

/// A part that is needed and has not come the page fetches while all else waits. It never is to be shown a page.
pub async fn no_page_waits_for_a_part(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    for hash in [
        "#/",
        "#/settings",
        "#/mak-yek/rules",
        "#/mak-yek/new",
        "#/mak-yek/learn/1",
        "#/mak-yek?m=!",
        "#/mak-yek?frame=1",
        "#/turkish-draughts?start=W:Wa3,c4,g2:Bc5,d6,e7,h7",
        "#/shap-luk?seating=passing",
        "#/luzhanqi?lang=en",
    ] {
        visit.open(hash).await?;
        visit.reload().await?;
        let parts = visit.js::<Vec<(String, String)>>(&format!("{PARTS} return parts")).await?;
        assert!(parts.iter().all(|(_, by)| by == "fetch"), "{hash}: {parts:?}");
    }
    // A game that goes on, by who has settings.
    visit.open("#/mak-yek").await?;
    visit.clicks("a3 a5").await?;
    visit.reload().await?;
    let parts = visit.js::<Vec<(String, String)>>(&format!("{PARTS} return parts")).await?;
    assert!(parts.len() == 1 && parts.iter().all(|(_, by)| by == "fetch"), "{parts:?}");
    Ok(())
}

pub async fn the_first_load_is_light(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    visit.click("a3").await?;
    assert_eq!(visit.sentence().await?, fr("Blancs, où va le pion a3 ?"));
    let entries = "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((entry) => entry.name.split('#')[0])";
    let mut names = visit.js::<Vec<String>>(entries).await?;
    // What makes sounds comes with the first of them: the move is made. And what is around the game, and what who
    // installs the site needs, come once there is something to see; so does what no move needs.
    let later = ["sound.js", "around.js", "manifest.webmanifest", "_deferred.bin"];
    names.retain(|name| !later.iter().any(|end| name.ends_with(end)));
    let (mut sum, mut lines) = (0, String::new());
    for name in &names {
        let inner = name.strip_prefix(site.url()).expect("a file of the site");
        let file = file_of(inner);
        let size = compressed(file)?;
        lines += &format!("{size:>8} {file}\n");
        sum += size;
    }
    let requests = names.len();
    say(&format!("{lines}{sum:>8} bytes compressed in {requests} requests until the first move"));
    assert!(names.iter().any(|name| name.ends_with("_bg.bin")), "{names:?}");
    assert_eq!(names.iter().filter(|name| name.contains("/words/")).count(), 1, "{names:?}");
    let part = |name: &&String| name.contains("/palamede-") && !name.contains("_bg");
    let parts: Vec<_> = names.iter().filter(part).collect();
    let is_own = |name: &&&String| name.ends_with("_mak_yek.bin") || name.ends_with("_moves.bin");
    assert!(parts.len() == 2 && parts.iter().all(|name| is_own(&name)), "only this game's, and that of moves: {parts:?}");
    let fonts = names.iter().filter(|name| name.contains("/letters/")).count();
    assert!(fonts <= 1, "the upright letters, where there is no Palatino: {names:?}");
    assert!(names.len() <= 8, "{names:?}");
    assert!(sum <= 300_000);
    Ok(())
}
