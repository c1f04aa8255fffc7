//! On other people's pages.

use e2e::games;
use e2e::served::{Host, hurried};
use e2e::{Bench, Done, Visit, fr};
use palamede::games::GameId;
use thirtyfour::Key;

/// A page that embeds a game and listens to it.
fn host(address: &str, sandbox: &str) -> Host {
    Host::new(&format!(
        "<h1>Jouons</h1><script>addEventListener('message', ({{ data, source }}) => {{
            if (source === frames[0] && data.event !== 'height') (window.told ??= []).push(`${{data.event}} ${{data.game}}`);
        }})</script>
        <iframe src=\"{address}\" title=\"Mak-Yek\" width=\"480\" height=\"600\" {sandbox}></iframe>"
    ))
}

async fn enter(visit: &Visit, host: &Host) -> Done {
    visit.driver().goto(host.url()).await?;
    visit.enter().await?;
    visit.ready().await
}

async fn events(visit: &Visit) -> thirtyfour::error::WebDriverResult<Vec<String>> {
    visit.driver().enter_default_frame().await?;
    let told = visit.js("return window.told ?? []").await;
    visit.enter().await?;
    told
}

async fn nothing_scrolls(visit: &Visit) -> Done {
    let scrolls = "const e = document.documentElement;
        return [e.scrollWidth > innerWidth, e.scrollHeight > innerHeight]";
    assert_eq!(visit.js::<[bool; 2]>(scrolls).await?, [false, false]);
    Ok(())
}

pub async fn a_game_in_a_frame_of_another_site(bench: Bench) -> Done {
    let site = hurried();
    let address = format!("{}#/mak-yek?frame=1&lang=fr&theme=dark", site.url());
    let host = host(&address, "");
    let visit = bench.visit(site.url()).await;
    enter(&visit, &host).await?;
    assert_eq!(visit.attr("html", "data-theme").await?.as_deref(), Some("dark"));
    assert_eq!(visit.count("main").await?, 1);
    assert_eq!(visit.count("header, nav, footer").await?, 0, "nothing but the game");
    nothing_scrolls(&visit).await?;
    visit.clicks("a3 a5 b6 b4").await?;
    assert_eq!(visit.sentence().await?, fr("Blancs, choisissez un pion."));
    assert!(visit.standing().await?.contains("b4 noir"));
    visit.act("undo").await?;
    assert_eq!(visit.sentence().await?, fr("Noirs, choisissez un pion."));
    nothing_scrolls(&visit).await?;
    bench.picture(&visit, "frame").await?;
    assert_eq!(events(&visit).await?, ["ready mak-yek", "turn mak-yek", "turn mak-yek"]);

    // Where storage is kept apart by site it is kept all the same.
    enter(&visit, &host).await?;
    assert!(visit.standing().await?.contains("a5 blanc"));

    // With an option, against the computer, which begins.
    let asked = "first=black&frame=1&lang=fr&players=person,computer";
    let host = self::host(&format!("{}#/apit-sodok?{asked}", site.url()), "");
    enter(&visit, &host).await?;
    visit.until_text("p.s1", &fr("Blancs, choisissez un pion.")).await?;
    let mut told = events(&visit).await?;
    told[..2].sort();
    assert_eq!(told, ["ready apit-sodok", "start apit-sodok", "turn apit-sodok"]);
    Ok(())
}

/// Every game fits a frame, in it a first move can be made, and the page around hears of it.
pub async fn every_game_in_a_frame(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    let mut games = games::all();
    games.dedup_by_key(|game| game.id);
    assert_eq!(games.len(), GameId::ALL.len());
    for game in games {
        let id = game.id.id();
        let host = host(&format!("{}{}&frame=1&lang=fr", site.url(), game.address), "");
        enter(&visit, &host).await?;
        nothing_scrolls(&visit).await?;
        visit.keep_own(&game).await?;
        let step = game.steps.iter().find(|step| !step.presses.is_empty()).expect("a step");
        visit.play(&step.presses).await?;
        assert!(visit.heard().await?.iter().any(|said| said.starts_with(&step.sentence)));
        nothing_scrolls(&visit).await?;
        let told = events(&visit).await?;
        assert_eq!(told.last(), Some(&format!("turn {id}")), "{told:?}");
        bench.picture(&visit, id).await?;
    }
    Ok(())
}

pub async fn a_game_in_a_sandboxed_frame(bench: Bench) -> Done {
    let site = hurried();
    let address = format!("{}#/mak-yek?frame=1&lang=fr&players=person,computer", site.url());
    let host = host(&address, "sandbox=\"allow-scripts\"");
    let visit = bench.visit(site.url()).await;
    enter(&visit, &host).await?;
    assert_eq!(visit.js::<String>("return self.origin").await?, "null");
    nothing_scrolls(&visit).await?;
    visit.clicks("a3 a5").await?;
    assert_eq!(visit.sentence().await?, fr("Noirs : l'ordinateur réfléchit."));
    // No worker is allowed here: the page itself thinks.
    visit.until_text("p.s1", &fr("Blancs, choisissez un pion.")).await?;
    assert!(visit.text("p.s2").await?.starts_with(&fr("Noirs : le pion ")));
    // Nothing can have come into the way of this one.
    visit.clicks("a1 a2").await?;
    visit.until_text("p.s1", &fr("Blancs, choisissez un pion.")).await?;
    let told = events(&visit).await?;
    assert_eq!(told.iter().filter(|event| *event == "turn mak-yek").count(), 4, "{told:?}");
    bench.picture(&visit, "sandbox").await
}

/// What the origin of the page keeps in this browser.
const KEPT: &str = "const done = arguments[0];
    const count = async (from) => (await from.catch(() => [])).length;
    (async () => done([
        localStorage.length,
        await count(Promise.resolve(self.caches?.keys() ?? [])),
        await count(Promise.resolve(navigator.serviceWorker?.getRegistrations() ?? [])),
        await count(Promise.resolve(self.indexedDB?.databases?.() ?? [])),
    ]))()";

pub async fn a_frame_keeps_nothing_before_somebody_plays(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    for query in ["frame=1&lang=fr", "frame=1&lang=fr&first=black"] {
        let host = host(&format!("{}#/mak-yek?{query}", site.url()), "");
        enter(&visit, &host).await?;
        assert_eq!(visit.js_later::<[usize; 4]>(KEPT).await?, [0; 4], "{query}");
    }
    visit.clicks("a6 a5").await?;
    // Then the game is kept, and nothing else.
    let kept = "const done = arguments[0];
        const look = async () => (await indexedDB.databases()).length || localStorage.length ? done(true) : setTimeout(look, 25);
        look()";
    assert!(visit.js_later::<bool>(kept).await?);
    let [_, caches, workers, _] = visit.js_later::<[usize; 4]>(KEPT).await?;
    assert_eq!([caches, workers], [0, 0]);
    Ok(())
}

pub async fn the_sheet_of_a_frame_by_keyboard(bench: Bench) -> Done {
    let site = hurried();
    let host = host(&format!("{}?frame=1&lang=fr#/mak-yek", site.url()), "");
    let visit = bench.visit(site.url()).await;
    enter(&visit, &host).await?;
    // What the page around does not allow is not offered.
    visit.until("no button for the whole screen", "return !document.querySelector('[data-do=full]').getClientRects().length").await?;
    visit.clicks("a3 a5").await?;
    let length = "return history.length";
    let before = visit.js::<usize>(length).await?;
    visit.js::<Option<bool>>("document.getElementById('more').focus(); return null").await?;
    visit.keys(&[Key::Enter]).await?;
    assert_eq!(visit.focus().await?, "sheet");
    assert_eq!(visit.count("[role=gridcell]").await?, 0);
    nothing_scrolls(&visit).await?;
    bench.picture(&visit, "sheet").await?;
    visit.keys(&[Key::Escape]).await?;
    assert_eq!(visit.focus().await?, "more");
    visit.act("menu").await?;
    visit.choose("player.1", "computer").await?;
    visit.act("start").await?;
    visit.clicks("a3 a5").await?;
    visit.until_text("p.s1", &fr("Blancs, choisissez un pion.")).await?;
    nothing_scrolls(&visit).await?;
    assert_eq!(visit.js::<usize>(length).await?, before);
    Ok(())
}

pub async fn a_frame_too_small_to_play_in_shows_a_way_out(bench: Bench) -> Done {
    let site = hurried();
    // As where a host takes away styles and sizes.
    let host = Host::new(&format!(
        "<iframe src=\"{}#/mak-yek?frame=1&lang=fr\" title=\"Mak-Yek\"></iframe>",
        site.url()
    ));
    let visit = bench.visit(site.url()).await;
    enter(&visit, &host).await?;
    assert_eq!(visit.js::<[i32; 2]>("return [innerWidth, innerHeight]").await?, [300, 150]);
    nothing_scrolls(&visit).await?;
    let seen = "return ['h1', '.large', '.grid', '.e-top', '.e-bar'].map((what) => {
        const box = document.querySelector(what).getBoundingClientRect();
        return box.width > 40 && box.height > 14 && box.bottom <= innerHeight;
    })";
    assert_eq!(visit.js::<[bool; 5]>(seen).await?, [true, true, false, false, false]);
    assert_eq!(visit.text(".large").await?, "Jouer en grand");
    bench.picture(&visit, "small").await
}

/// The lines that the site gives for another page.
async fn lines(visit: &Visit) -> thirtyfour::error::WebDriverResult<String> {
    visit.open("fr/embed/").await?;
    visit.choose("game", "mak-yek").await?;
    visit.value("#code").await
}

pub async fn the_lines_to_copy_play_where_styles_are_taken_away(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    let lines = lines(&visit).await?;
    let (before, style) = lines.split_once(" style=\"").expect("a style");
    let (_, after) = style.split_once('"').expect("its end");
    enter(&visit, &Host::new(&format!("{before}{after}"))).await?;
    nothing_scrolls(&visit).await?;
    visit.clicks("a3 a5 b6 b4").await?;
    assert!(visit.standing().await?.contains("b4 noir"));
    nothing_scrolls(&visit).await
}

pub async fn what_is_opened_from_a_frame_can_be_printed_and_saved(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    let host = Host::new(&lines(&visit).await?);
    enter(&visit, &host).await?;
    visit.act("menu").await?;
    visit.press("#sheet [href='./#/mak-yek/rules']").await?;
    visit.follow().await?;
    assert_eq!(visit.hash().await?, "#/mak-yek/rules");
    visit.press(".rule [href='./fr/mak-yek/print/']").await?;
    visit.until_text("h1", &fr("Mak-Yek à imprimer")).await?;
    visit.until("the button", "return !!document.querySelector('#press:not([hidden])')").await?;
    let printed = "window.print = () => { document.title = 'printed'; };
        const button = document.querySelector('#press button');
        button.click();
        return [document.title, button.offsetHeight >= 44].join()";
    assert_eq!(visit.js::<String>(printed).await?, "printed,true");
    visit.open("#/mak-yek/text").await?;
    visit.press("details:has(#record) > summary").await?;
    visit.act("download").await?;
    assert!(visit.saved("mak-yek.txt").await.starts_with("Palamède record 1"));
    Ok(())
}

pub async fn one_page_has_a_game_twice_for_different_players(bench: Bench) -> Done {
    let site = hurried();
    let frame = |query: &str| {
        format!(
            "<iframe src=\"{}#/mak-yek?frame=1&lang=fr{query}\" title=\"Mak-Yek\" width=\"400\" height=\"520\"></iframe>",
            site.url()
        )
    };
    let host = Host::new(&[frame(""), frame("&players=person,computer")].concat());
    let visit = bench.visit(site.url()).await;
    enter(&visit, &host).await?;
    visit.clicks("a3 a5").await?;
    let other = async || {
        visit.driver().enter_default_frame().await?;
        visit.driver().enter_frame(1).await?;
        visit.ready().await
    };
    other().await?;
    // Drivers reach into the first frame only.
    let press = "document.getElementById('c23').click();
        document.getElementById('c31').click();
        return null";
    visit.js::<Option<bool>>(press).await?;
    visit.until_text("p.s1", &fr("Blancs, choisissez un pion.")).await?;
    assert!(visit.text("p.s2").await?.starts_with(&fr("Noirs : le pion ")));
    let standing = visit.standing().await?;

    enter(&visit, &host).await?;
    assert_eq!(visit.sentence().await?, fr("Noirs, choisissez un pion."));
    assert!(visit.standing().await?.contains("a5 blanc"));
    assert_eq!(visit.count(".notice").await?, 0);
    other().await?;
    assert_eq!(visit.sentence().await?, fr("Blancs, choisissez un pion."));
    assert_eq!(visit.standing().await?, standing);
    assert_eq!(visit.count(".notice").await?, 0);
    Ok(())
}

/// By the script that is there for it, from another site, and by nothing else.
pub async fn a_page_around_talks_with_the_game(bench: Bench) -> Done {
    let site = hurried();
    // In a sandbox without an origin, too.
    for sandbox in ["", "sandbox=\"allow-scripts\""] {
        let host = Host::new(&format!(
            "<script src=\"{0}kit-1.js\"></script>
            <iframe src=\"{0}#/mak-yek?frame=1&lang=fr&hints=off\" title=\"Mak-Yek\" width=\"480\" height=\"600\" {sandbox}></iframe>
            <script>
                window.frame = document.querySelector('iframe');
                window.told = [];
                window.ready = 0;
                // Before the frame is in the page.
                try {{ Palamede.attach(document.querySelector('iframe.later')) }} catch (error) {{ window.refused = error.message }}
                window.game = Palamede.attach(frame);
                game.on('toString', () => {{}}).on('__proto__', () => {{}});
                for (const event of ['height', 'ready', 'start', 'turn', 'end']) {{
                    game.on(event, (more) => told.push(`${{event}} ${{JSON.stringify(more)}}`));
                }}
                game.ready.then(() => ready += 1);
                // What is no message of the game is not heard, whoever sends it.
                const forged = {{ palamede: 1, event: 'end', game: 'mak-yek', outcome: [2] }};
                const from = (origin, source) => dispatchEvent(new MessageEvent('message', {{ data: forged, origin, source }}));
                from('http://a.example', frame.contentWindow);
                for (const origin of ['null', new URL('{0}').origin]) from(origin, window);
            </script>",
            site.url()
        ));
        let visit = bench.visit(site.url()).await;
        enter(&visit, &host).await?;
        let around = async |script: &str| {
            visit.driver().enter_default_frame().await?;
            visit.until("what was told", script).await?;
            let told: Vec<String> = visit.js("return told").await?;
            visit.enter().await?;
            Ok::<_, thirtyfour::error::WebDriverError>(told)
        };
        let refused: String = {
            visit.driver().enter_default_frame().await?;
            let refused = visit.js("return refused").await?;
            visit.enter().await?;
            refused
        };
        assert!(refused.starts_with("Palamede.attach wants the iframe"), "{refused}");
        let told = around("return ready === 1 && told.some((it) => it.startsWith('height'))").await?;
        assert!(told.contains(&r#"ready {"game":"mak-yek"}"#.to_owned()), "{told:?}");
        let height = told.iter().find_map(|it| {
            it.strip_prefix(r#"height {"game":"mak-yek","height":"#)?.strip_suffix('}')
        });
        // A sentence, a board as high as wide, and a bar.
        let height: i32 = height.and_then(|height| height.parse().ok()).expect("a height");
        assert!((560..=620).contains(&height), "{height}");
        let ended = told.iter().any(|it| it.starts_with("end"));
        assert!(!ended, "{told:?}");

        // Who attaches late hears that the game is there.
        let late = "if (!window.late) { window.late = 1; Palamede.attach(frame).ready.then(() => window.late = 2) } return window.late === 2";
        around(late).await?;

        // Language and theme change in the middle of a game, which goes on.
        visit.clicks("a3 a5").await?;
        around("game.setLanguage('en'); return true").await?;
        visit.until_lang("en").await?;
        around("game.setTheme('dark'); return true").await?;
        visit.until("the theme", "return document.documentElement.dataset.theme === 'dark'").await?;
        around("game.setLanguage('fr'); return true").await?;
        visit.until_lang("fr").await?;
        assert!(visit.standing().await?.contains("a5 blanc"), "{sandbox}");

        // What is no wish of this list is none: the frame stays as it is.
        around("frame.contentWindow.postMessage({ palamede: 1, ask: 'setTheme', value: 'dark&m=a3-a4' }, '*');
            for (const odd of [{ toString: 1 }, ['zh'], 7, 'zh'.repeat(1e6)]) {
                frame.contentWindow.postMessage({ palamede: 1, ask: odd, value: 'zh' }, '*');
                frame.contentWindow.postMessage({ palamede: 1, ask: 'setLanguage', value: odd }, '*');
            }
            frame.contentWindow.postMessage({ palamede: 1, ask: 'constructor' }, '*');
            frame.contentWindow.postMessage({ ask: 'newGame' }, '*');
            game.setTheme('pink');
            return told.some((it) => it.startsWith('turn'))")
        .await?;
        // Nor what somebody else asks for than the page around.
        visit.js::<Option<bool>>("postMessage({ palamede: 1, ask: 'newGame' }, '*'); return null").await?;
        // What is asked after all of this has been heard comes behind it.
        around("game.setLanguage('en'); return true").await?;
        visit.until_lang("en").await?;
        let theme = "return document.documentElement.dataset.theme";
        assert_eq!(visit.js::<String>(theme).await?, "dark", "an unknown one leaves it");
        around("game.setLanguage('xx'); game.setTheme('light'); return true").await?;
        visit.until("the theme", "return document.documentElement.dataset.theme === 'light'").await?;
        assert_eq!(visit.attr("html", "lang").await?.as_deref(), Some("en"));
        around("game.setLanguage('fr'); return true").await?;
        visit.until_lang("fr").await?;
        assert!(!visit.hash().await?.contains("m="), "{sandbox}");
        assert!(visit.standing().await?.contains("a5 blanc"), "{sandbox}");

        // Another game, of which this one says the end: Black gives up.
        around("window.asked ??= game.newGame() ?? 1; return told.some((it) => it.startsWith('start'))").await?;
        assert!(visit.standing().await?.contains("a3 blanc"), "{sandbox}");
        visit.clicks("a3 a5").await?;
        // (A frame has no button for it.)
        let press = |act: &str| {
            format!(
                "const it = document.createElement('button');
                it.dataset.do = '{act}';
                document.body.append(it);
                it.click();
                it.remove();
                return null"
            )
        };
        for act in ["resign", "resign-yes"] {
            visit.js::<Option<bool>>(&press(act)).await?;
        }
        let told = around("return told.some((it) => it.startsWith('end'))").await?;
        assert_eq!(told.last().map(String::as_str), Some(r#"end {"game":"mak-yek","outcome":[1]}"#));
    }
    Ok(())
}
