//! How the site looks: languages, themes, widths, motion; and whether everybody can use it.

use e2e::served::{Host, hurried, site};
use e2e::{Bench, Browser, Done, Visit, Wishes, fr, games};
use palamede::games::GameId;
use palamede::text::Lang;
use serde_json::json;
use thirtyfour::Key;
use thirtyfour::error::WebDriverResult;

pub async fn language_and_theme_change_and_stay(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit_as(site.url(), Wishes { lang: "en", ..Wishes::default() }).await;
    // As the browser has it.
    visit.open("#/settings").await?;
    assert_eq!(visit.attr("html", "lang").await?.as_deref(), Some("en"));
    assert_eq!(visit.title().await?, "Settings — Palamède");
    assert_eq!(visit.attr("html", "data-theme").await?, None);
    let ground = "return getComputedStyle(document.body).backgroundColor";
    let light: String = visit.js(ground).await?;

    visit.choose("pref.lang", "fr").await?;
    visit.until_lang("fr").await?;
    assert_eq!(visit.title().await?, "Réglages — Palamède");
    visit.choose("pref.lang", "zh").await?;
    visit.until_lang("zh-Hans").await?;
    assert_eq!(visit.title().await?, "设置 — Palamède");
    visit.reload().await?;
    assert_eq!(visit.attr("html", "lang").await?.as_deref(), Some("zh-Hans"));
    visit.choose("pref.lang", "fr").await?;
    visit.until_lang("fr").await?;
    let mut grounds = vec![light];
    for theme in ["dark", "contrast"] {
        visit.choose("pref.theme", theme).await?;
        assert_eq!(visit.attr("html", "data-theme").await?.as_deref(), Some(theme));
        let ground: String = visit.js(ground).await?;
        assert!(!grounds.contains(&ground), "{theme} looks like another: {ground}");
        grounds.push(ground);
    }
    visit.choose("pref.theme", "dark").await?;

    // On another page, and after coming back.
    visit.open("#/mak-yek").await?;
    assert_eq!(visit.attr("html", "lang").await?.as_deref(), Some("fr"));
    assert_eq!(visit.attr("html", "data-theme").await?.as_deref(), Some("dark"));
    assert_eq!(visit.title().await?, "Mak-Yek — Palamède");
    assert_eq!(visit.js::<String>(ground).await?, grounds[1]);
    visit.click("a3").await?;
    assert_ne!(visit.text("#said").await?, "");

    // The home page has the languages at hand.
    visit.go("#/").await?;
    visit.act("lang:en").await?;
    visit.until_lang("en").await?;
    assert_eq!(visit.text("#said").await?, "", "what was said in the other language");
    assert_eq!(visit.text("main h2").await?, "Shap Luk Kon Tseung Kwan");
    visit.reload().await?;
    assert_eq!(visit.attr("html", "lang").await?.as_deref(), Some("en"));

    visit.act("lang:zh").await?;
    visit.until_lang("zh-Hans").await?;
    assert_eq!(visit.text("main h2").await?, "十六赶将军");
    visit.act("lang:en").await?;
    visit.until_lang("en").await?;

    // A link may ask for both without changing what the visitor chose.
    visit.open("#/mak-yek?lang=fr&theme=light").await?;
    assert_eq!(visit.attr("html", "lang").await?.as_deref(), Some("fr"));
    assert_eq!(visit.attr("html", "data-theme").await?.as_deref(), Some("light"));
    visit.open("#/mak-yek").await?;
    assert_eq!(visit.attr("html", "lang").await?.as_deref(), Some("en"));
    assert_eq!(visit.attr("html", "data-theme").await?.as_deref(), Some("dark"));
    Ok(())
}

/// Looks with a sheet of their own come when they are chosen, and stay.
pub async fn chosen_looks_come_and_stay(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    visit.open("#/settings").await?;
    let sheets = "return performance.getEntriesByType('resource').filter(({ name }) => /looks/.test(name)).length";
    assert_eq!(visit.js::<u32>(sheets).await?, 0, "before they are chosen");
    let letters = "return parseFloat(getComputedStyle(document.documentElement).fontSize)";
    let before: f64 = visit.js(letters).await?;
    for (name, value) in [("size", "larger"), ("board", "slate"), ("hand", "left"), ("volume", "low")] {
        visit.choose(&format!("pref.{name}"), value).await?;
        assert_eq!(visit.attr("html", &format!("data-{name}")).await?.as_deref(), Some(value));
    }
    let larger = visit.js::<f64>(letters).await? / before;
    assert!((1.29..1.31).contains(&larger), "{larger}");
    for reloads in [false, true] {
        visit.open("#/mak-yek").await?;
        if reloads {
            visit.reload().await?;
        }
        let slate = "const [sheet] = [...document.styleSheets].filter(({ href }) => href?.endsWith('looks/slate.css'));
            return sheet?.cssRules.length > 0";
        visit.until("the slate", slate).await?;
        let left = "const at = (what) => document.querySelector(what).getBoundingClientRect();
            return at('.play > .cts').right <= at('.stage').left + 1";
        visit.until("the bar on the left", left).await?;
    }
    Ok(())
}

/// The choices among the games are links: they are kept in the address, and Back takes them back.
pub async fn games_are_chosen_on_the_home_page(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    visit.open("#/?lang=fr").await?;
    let cards = GameId::ALL.len();
    assert_eq!(visit.count(".cat .card").await?, cards);
    visit.press(".pick a[href='#/?only=4']").await?;
    visit.until_text(".pick [role='status']", "1 jeu").await?;
    assert_eq!(visit.count(".cat .card").await?, 1);
    visit.driver().back().await?;
    visit.until("all games", &format!("return document.querySelectorAll('.cat .card').length === {cards}")).await
}

/// What moves right after a move that takes, on the board and anywhere.
const MOVING: &str = "for (const id of arguments) document.getElementById(id).click();
    const all = document.getAnimations();
    return [all.filter((a) => a.effect.target.closest('.pc')).length, all.length]";

pub async fn nothing_moves_where_motion_is_not_wished(bench: Bench) -> Done {
    let site = site();
    // Where it is wished, the man moves; the setting stops it.
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    visit.click("b3").await?;
    visit.until_text("p.s1", &fr("Blancs, où va le pion b3 ?")).await?;
    let play = async |visit: &Visit, from: &str, to: &str| {
        visit.js_with::<[usize; 2]>(MOVING, vec![from.into(), to.into()]).await
    };
    assert_eq!(play(&visit, "c16", "c32").await?[0], 1, "the man moves");
    visit.until("it stands", "return document.getAnimations().length === 0").await?;
    visit.go("#/settings").await?;
    visit.choose("pref.motion", "off").await?;
    assert_eq!(visit.attr("html", "data-motion").await?.as_deref(), Some("off"));
    visit.open("#/mak-yek").await?;
    assert_eq!(play(&visit, "c41", "c25").await?, [0, 0]);
    // A move that takes.
    assert_eq!(play(&visit, "c32", "c33").await?, [0, 0]);
    assert_eq!(visit.moves().await?, ["a3-a5", "b6-b4", "a5-b5xb4"]);
    visit.leave().await;

    // A visitor whose system asks for less motion.
    let visit = bench.visit_as(site.url(), Wishes { still: true, ..Wishes::default() }).await;
    visit.open("#/mak-yek?seating=passing").await?;
    let still = "return matchMedia('(prefers-reduced-motion: reduce)').matches";
    assert!(visit.js::<bool>(still).await?, "the browser passes the wish on");
    assert_eq!(play(&visit, "c16", "c32").await?, [0, 0]);
    assert_eq!(play(&visit, "c41", "c25").await?, [0, 0]);
    Ok(())
}

/// Every page.
pub fn pages() -> Vec<String> {
    let site = ["", "settings", "keyboard", "sources", "map", "tournament", "open"];
    let site = site.map(|page| format!("#/{page}"));
    let games = GameId::ALL.iter().flat_map(|game| {
        ["", "/new", "/rules", "/learn", "/solve", "/text"].map(|page| format!("#/{}{page}", game.id()))
    });
    site.into_iter().chain(games).collect()
}

/// A visit to the site in a frame of this size: windows cannot be as narrow. The host is to
/// live as long.
pub async fn framed(
    bench: &Bench,
    url: &str,
    hash: &str,
    (width, height): (u32, u32),
) -> WebDriverResult<(Visit, Host)> {
    let frame = format!(
        "<iframe src=\"{url}{hash}\" title=\"Palamède\" width=\"{width}\" height=\"{height}\" \
         style=\"border:0\"></iframe>"
    );
    let host = Host::new(&frame);
    let visit = bench.visit(url).await;
    // Drivers press only what is inside the window.
    visit.driver().set_window_rect(0, 0, width.max(1240) + 40, height + 200).await?;
    visit.driver().goto(host.url()).await?;
    visit.enter().await?;
    visit.ready().await?;
    assert_eq!(visit.js::<u32>("return innerWidth").await?, width);
    Ok((visit, host))
}

async fn sized(bench: &Bench, width: u32, height: u32) -> Done {
    let site = hurried();
    let (visit, _host) = framed(bench, site.url(), "#/mak-yek", (width, height)).await?;
    // How long a text is differs between languages; how it is laid out, between browsers.
    let langs = if bench.browser() == Browser::Chromium { &Lang::ALL[..] } else { &[Lang::Fr] };
    for lang in langs {
        visit.go("#/settings").await?;
        visit.choose("pref.lang", lang.code()).await?;
        visit.until_lang(lang.tag()).await?;
        for page in pages() {
            visit.go(&page).await?;
            let found = visit.js::<Vec<String>>(OVERFLOW).await?;
            assert_eq!(found, [""; 0], "{page} at {width} in {lang:?}");
        }
    }
    // Before the curtain: an army that is laid out.
    for game in GameId::ALL.iter().filter(|game| game.facts().secrets) {
        visit.go(&format!("#/{}", game.id())).await?;
        for action in ["sit", "ready"] {
            visit.until_live(action).await?;
            visit.act(action).await?;
            let mut found = visit.js::<Vec<String>>(OVERFLOW).await?;
            // The cells of such long boards are small on a phone.
            found.retain(|what| width > 320 || !what.contains("gridcell"));
            assert_eq!(found, [""; 0], "{} after {action} at {width}", game.id());
        }
    }
    // With all that a game's page may hold.
    visit.go("#/mak-yek").await?;
    visit.clicks("a3 a5 b6 b4 a5 b5 h6 c5").await?;
    assert_eq!(visit.count(".refus").await?, 1);
    assert_eq!(visit.js::<Vec<String>>(OVERFLOW).await?, [""; 0], "with a refusal");
    // A narrow page keeps the rarer actions in its menu, which makes way for what they ask.
    let menu = "const menu = document.querySelector('[data-do=menu]');
        const there = getComputedStyle(menu).display !== 'none';
        if (there) menu.click();
        return there";
    for action in ["stop", "resign"] {
        if visit.js::<bool>(menu).await? {
            assert_eq!(visit.js::<Vec<String>>(OVERFLOW).await?, [""; 0], "with the menu");
        }
        visit.act(action).await?;
        // The proposal waits while somebody is asked whether they are sure.
        assert_eq!(visit.count(".offer").await?, 1);
        assert_eq!(visit.js::<Vec<String>>(OVERFLOW).await?, [""; 0], "after {action}");
    }
    visit.act("resign-yes").await?;
    // (What has ended is small on a phone: nothing is pressed there.)
    let mut found = visit.js::<Vec<String>>(OVERFLOW).await?;
    found.retain(|what| !what.contains("gridcell"));
    assert_eq!(found, [""; 0], "at the end");
    bench.picture(&visit, "end").await
}

/// On a phone, where whose turn it is stands in little room: where people play by the clock, each
/// sees its time, whoever is to begin or lays an army out.
pub async fn both_clocks_are_seen_before_the_first_move(bench: Bench) -> Done {
    let site = hurried();
    let (visit, _host) = framed(&bench, site.url(), "#/mak-yek", (390, 844)).await?;
    let clocks = "return [...document.querySelectorAll('.clock')]
        .filter((it) => it.checkVisibility()).length";
    for game in ["mak-yek", "luzhanqi"] {
        visit.go(&format!("#/{game}/new")).await?;
        visit.choose("clock", "5").await?;
        visit.act("start").await?;
        if game == "luzhanqi" {
            visit.until_live("sit").await?;
            visit.act("sit").await?;
        }
        visit.until("both clocks", &format!("{clocks} === 2")).await?;
        let mut found = visit.js::<Vec<String>>(OVERFLOW).await?;
        found.retain(|what| !what.contains("gridcell"));
        assert_eq!(found, [""; 0], "{game}");
    }
    Ok(())
}

pub const OVERFLOW: &str = include_str!("overflow.js");

/// Focuses one thing after the other; gives those of which nothing is seen then.
const COVERED: &str = "document.querySelectorAll('details').forEach((details) => (details.open = true));
    const all = document.querySelectorAll('a, button, input, textarea, [tabindex]');
    return [...all].filter((e) => e.tabIndex >= 0 && e.getClientRects().length > 0).filter((e) => {
        e.focus();
        const all = e.closest('label') ?? e;
        const box = all.getBoundingClientRect();
        const seen = (x, y) => all.contains(document.elementFromPoint(x, y));
        const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
        return !parts.some((x) => parts.some((y) => seen(box.left + x * box.width, box.top + y * box.height)));
    }).map((e) => e.outerHTML.slice(0, 120))";

pub async fn what_has_the_focus_is_never_covered(bench: Bench) -> Done {
    let site = hurried();
    // A phone; a window at 400 %.
    for size in [(360, 640), (320, 256)] {
        let (visit, _host) = framed(&bench, site.url(), "#/mak-yek", size).await?;
        for page in pages() {
            visit.go(&page).await?;
            let found = visit.js::<Vec<String>>(COVERED).await?;
            assert_eq!(found, [""; 0], "{page} at {size:?}");
        }
        visit.leave().await;
        // On another page, and the sheet where there is room for one.
        let (visit, _host) = framed(&bench, site.url(), "#/mak-yek?frame=1", size).await?;
        assert_eq!(visit.js::<Vec<String>>(COVERED).await?, [""; 0], "a frame of {size:?}");
        if size.1 > 300 {
            visit.act("menu").await?;
            assert_eq!(visit.js::<Vec<String>>(COVERED).await?, [""; 0], "its sheet");
        }
        visit.leave().await;
    }
    Ok(())
}

/// The foot of a lesson's page is one line below the actions.
pub async fn the_foot_lies_below_what_is_pressed(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    let below = "const [bar, foot] = ['.cts', '.foot'].map((part) => document.querySelector(part));
        const ends = [...bar.children].map((one) =>
            (one.lastElementChild ?? one).getBoundingClientRect().bottom);
        const tops = [...foot.querySelectorAll('a, span')].map((one) => one.getBoundingClientRect().top);
        return Math.max(...ends) <= Math.min(...tops) + 1";
    // In wide letters, too, and at every width of the sheet.
    let letters = "document.documentElement.style.setProperty('--sans', arguments[0]); return null";
    for (width, height) in [(1280, 900), (1024, 768), (1920, 1080)] {
        visit.driver().set_window_rect(0, 0, width, height).await?;
        for lang in Lang::ALL {
            for page in ["mak-yek/learn/1", "luzhanqi-four/learn/1", "sahkku/learn/2"] {
                visit.open(&format!("#/{page}?lang={}", lang.code())).await?;
                visit.until_lang(lang.tag()).await?;
                for sans in ["", "DejaVu Sans"] {
                    visit.js_with::<Option<bool>>(letters, vec![sans.into()]).await?;
                    let below = visit.js::<bool>(below).await?;
                    assert!(below, "{width}, {page}, {lang:?}, {sans}");
                }
            }
        }
    }
    Ok(())
}

/// As if letters alone were twice as large: nothing sticks out.
pub async fn letters_may_be_twice_as_large(bench: Bench) -> Done {
    let site = hurried();
    let twice = "document.documentElement.style.fontSize = '200%';
        const wide = document.documentElement.clientWidth;
        return document.documentElement.scrollWidth - wide";
    let visit = bench.visit(site.url()).await;
    visit.open("#/settings").await?;
    for page in pages() {
        visit.go(&page).await?;
        assert_eq!(visit.js::<i64>(twice).await?, 0, "{page}");
    }
    visit.leave().await;
    // On a phone the name of the game is there to its end.
    let (visit, _host) = framed(&bench, site.url(), "#/mak-yek", (360, 640)).await?;
    for game in GameId::ALL {
        for page in ["", "/rules"] {
            visit.go(&format!("#/{}{page}", game.id())).await?;
            visit.js::<i64>(twice).await?;
            let cut = "const name = document.querySelector('.gname');
                return name.scrollWidth > name.clientWidth || name.getBoundingClientRect().right > innerWidth";
            assert!(!visit.js::<bool>(cut).await?, "{}{page}", game.id());
        }
    }
    Ok(())
}

/// What has moved by itself since the page was opened, if anything has. (Of what was drawn there is always a
/// word: without one, nothing would be said.)
const JUMPS: &str = "const done = arguments[0];
    const seen = new PerformanceObserver((list) => done(list.getEntriesByType('layout-shift').map(
        ({ value, sources }) => `${value}: ${sources.map(({ node }) => node?.className)}`)));
    for (const type of ['paint', 'layout-shift']) seen.observe({ type, buffered: true });";

pub async fn nothing_jumps_while_a_game_is_opened(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    let cdp = visit.driver().cdp();
    for (width, height) in [(1280, 800), (412, 823)] {
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500 });
        cdp.send_raw("Emulation.setDeviceMetricsOverride", size).await?;
        for game in GameId::ALL {
            visit.open(&format!("#/{}", game.id())).await?;
            assert!(visit.still().await?);
            let found = visit.js_later::<Vec<String>>(JUMPS).await?;
            assert_eq!(found, [""; 0], "{} {width}", game.id());
        }
    }
    Ok(())
}

/// Where the system's few colours stand for all, dark ones on light or the other way round.
pub async fn in_forced_colours_the_light_side_is_the_lighter(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    let cdp = visit.driver().cdp();
    for scheme in ["light", "dark"] {
        let [forced, scheme] = [("forced-colors", "active"), ("prefers-color-scheme", scheme)]
            .map(|(name, value)| json!({ "name": name, "value": value }));
        cdp.send_raw("Emulation.setEmulatedMedia", json!({ "features": [forced, scheme] })).await?;
        for game in GameId::ALL.into_iter().filter(|game| !game.facts().secrets) {
            visit.open(&format!("#/{}", game.id())).await?;
            let lights = "const light = (piece) => getComputedStyle(document.querySelector(`.board ${piece}`)).fill
                .match(/\\d+/g).reduce((sum, part) => sum + +part, 0);
                return [light('.p0'), light('.p1')]";
            let [first, second] = visit.js::<[i32; 2]>(lights).await?;
            assert!(first > second, "{} {scheme}: {first} {second}", game.id());
        }
        // Which step of a lesson is shown its ground tells, and keeps telling.
        visit.open("#/mak-yek/learn").await?;
        let adjusts = "return getComputedStyle(document.querySelector('.steps [aria-current]')).forcedColorAdjust";
        assert_eq!(visit.js::<String>(adjusts).await?, "none", "{scheme:?}");
    }
    Ok(())
}

pub async fn a_phone_needs_no_sideways_scrolling(bench: Bench) -> Done {
    sized(&bench, 320, 640).await
}

pub async fn a_projector_needs_no_sideways_scrolling(bench: Bench) -> Done {
    sized(&bench, 1920, 1080).await
}

/// The window is drawn larger and smaller over boards that stand up or lie down for it: the board's place
/// is measured again, and nothing complains of a size that changes while it is told of.
pub async fn a_window_of_any_size_is_filled_without_a_complaint(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    let cdp = visit.driver().cdp();
    for hash in ["#/mak-yek", "#/sahkku", "#/luzhanqi-four?clairvoyance=yes", "#/turkish-draughts"] {
        visit.open(hash).await?;
        for n in 0..4 {
            for (width, height) in
                [(1280, 800), (500, 900), (844, 390), (1000, 1000 + n), (760, 1100), (320, 480)]
            {
                let size = json!({
                    "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
                });
                cdp.send_raw("Emulation.setDeviceMetricsOverride", size).await?;
                visit.still().await?;
            }
        }
    }
    Ok(())
}

/// The menu of a phone is a sheet from below that lets the keyboard nowhere else.
pub async fn the_menu_of_a_phone_is_a_sheet_from_below(bench: Bench) -> Done {
    let site = hurried();
    let (visit, _host) = framed(&bench, site.url(), "#/mak-yek", (360, 740)).await?;
    visit.clicks("a3 a5").await?;
    assert_eq!(visit.count(".menu").await?, 0);
    visit.act("menu").await?;
    visit.until("the menu", "return document.activeElement.id === 'menu'").await?;
    bench.picture(&visit, "menu").await?;
    let place = "const { bottom, top } = document.querySelector('.menu').getBoundingClientRect();
        return bottom === innerHeight && top > 40 && document.documentElement.scrollWidth <= innerWidth";
    assert!(visit.js::<bool>(place).await?, "it lies on the foot of the page");
    for _ in 0..4 {
        visit.keys(&[Key::Tab]).await?;
        let inside = "return !!document.activeElement.closest('.menu')";
        assert!(visit.js::<bool>(inside).await?, "{}", visit.focus().await?);
    }
    visit.keys(&[Key::Escape]).await?;
    visit.until("no menu", "return document.activeElement.id === 'open-menu'").await?;
    assert_eq!(visit.count(".menu").await?, 0);
    // A move of the list closes it, and is looked back at.
    visit.act("menu").await?;
    visit.act("back:first").await?;
    visit.until("the start", "return document.querySelectorAll('.menu').length === 0").await?;
    assert!(visit.sentence().await?.starts_with(&fr("Début de la partie.")));
    Ok(())
}

/// What was taken back and replaced is one line in the list of moves; it is opened by the keyboard, gone
/// through and left, and the game is as it was.
pub async fn a_variation_is_looked_at_beside_the_game(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/turkish-draughts").await?;
    visit.clicks("d3 d4 e6 e5 a3 a4").await?;
    visit.act("undo").await?;
    visit.act("undo").await?;
    visit.clicks("h6 h5 b3 b4 a6 a5").await?;
    visit.reload().await?;
    let game = ["d3-d4", "h6-h5", "b3-b4", "a6-a5"];
    assert_eq!(visit.moves().await?, game);
    assert_eq!(visit.text(".mv .var").await?, fr("Variante : e6-e5 2. a3-a4"));
    let place = "const line = document.querySelector('.mv .var').getBoundingClientRect();
        const [above, below] = ['m2', 'm3'].map((id) => document.getElementById(id).getBoundingClientRect());
        return above.bottom <= line.top && line.bottom <= below.top && line.height < 40";
    assert!(visit.js::<bool>(place).await?, "a line of its own in the row where it branches");
    bench.picture(&visit, "variation").await?;
    // By the keyboard along the moves: it comes behind the one that it replaces.
    visit.js::<()>("document.getElementById('m4').focus()").await?;
    visit.keys(&[Key::Up, Key::Up]).await?;
    visit.until("m2", "return document.activeElement.id === 'm2'").await?;
    visit.keys(&[Key::Tab]).await?;
    assert!(visit.js::<bool>("return document.activeElement.matches('.var > button')").await?);
    visit.keys(&[Key::Enter]).await?;
    visit.until("its branch", "return document.activeElement.id === 'm1'").await?;
    assert_eq!(visit.sentence().await?, fr("Variante. Coup 1 sur 3."));
    assert_eq!(visit.moves().await?, ["d3-d4", "e6-e5", "a3-a4"]);
    visit.keys(&[Key::Down, Key::Down]).await?;
    visit.until("its end", "return document.activeElement.id === 'm3'").await?;
    bench.picture(&visit, "beside").await?;
    visit.act("restore").await?;
    visit.until_moves(4).await?;
    assert_eq!(visit.moves().await?, game);
    visit.reload().await?;
    assert_eq!(visit.moves().await?, game);
    Ok(())
}

/// Whoever goes back through a game presses one button again and again: it stays where it is, whatever is
/// said of the moves, and keeps the focus.
pub async fn what_leads_back_stays_where_it_is_pressed(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    for game in games::of(bench.browser()) {
        if game.has_secrets() || ![GameId::Fanorona, GameId::Sahkku].contains(&game.id) {
            continue;
        }
        visit.open_game(&game).await?;
        // (The end has other buttons.)
        for step in game.steps.iter().take(14.min(game.steps.len() - 1)) {
            visit.play(&step.presses).await?;
        }
        visit.still().await?;
        let back = "document.querySelector('.play > .log [data-do=\"back:previous\"]')";
        let place = format!(
            "const {{ top, bottom }} = {back}.getBoundingClientRect();
            return [top, bottom, document.activeElement === {back} ? 1 : 0].map(Math.round)"
        );
        visit.js::<()>(&format!("{back}.focus()")).await?;
        let first = visit.js::<[i64; 3]>(&place).await?;
        assert!(first[1] - first[0] > 30, "{:?}: it is seen", game.id);
        for _ in 0..6 {
            visit.keys(&[Key::Enter]).await?;
            visit.still().await?;
            assert_eq!(visit.js::<[i64; 3]>(&place).await?, first, "{:?}", game.id);
        }
        bench.picture(&visit, &format!("back-{}", game.id.id())).await?;
    }
    Ok(())
}

/// A phone shows the whole of a board whose points can all be pressed so, whoever plays.
pub async fn a_board_that_fits_a_phone_is_not_magnified(bench: Bench) -> Done {
    let site = hurried();
    let (visit, _host) = framed(&bench, site.url(), "#/shap-luk", (360, 740)).await?;
    visit.act("against").await?;
    visit.still().await?;
    assert_eq!(visit.count(".brief").await?, 1);
    assert_eq!(visit.count("[data-do='whole']").await?, 0, "there is nothing to show more of");
    bench.picture(&visit, "shap-phone").await?;
    Ok(())
}

/// A long board lies where that shows the whole of it, on a short phone and on one held across; it stands where fifteen
/// columns side by side would be too narrow for a finger, and where it is larger so.
pub async fn a_long_board_lies_or_stands_so_that_the_whole_is_seen(bench: Bench) -> Done {
    let site = hurried();
    for (size, stands) in [
        // (a phone of 375 × 553 and one of 390 × 664, and the place of a scroll bar)
        ((391, 553), false),
        ((406, 664), false),
        ((640, 360), false),
        ((360, 616), true),
        ((390, 844), true),
    ] {
        let (visit, _host) = framed(&bench, site.url(), "#/sahkku", size).await?;
        visit.still().await?;
        assert_eq!(visit.count(".map").await?, 0, "{size:?}: the whole is seen");
        let board = "const { width, height } = document.querySelector('.bx').getBoundingClientRect();
            return height > width";
        assert_eq!(visit.js::<bool>(board).await?, stands, "{size:?}");
    }
    Ok(())
}

/// Whatever is said and asked, a phone's board stays as it lies: who presses twice presses the same point.
pub async fn a_phones_board_stays_as_it_lies(bench: Bench) -> Done {
    let site = hurried();
    let (visit, _host) = framed(&bench, site.url(), "#/", (360, 740)).await?;
    // (Its place: within it a magnified board follows what is played.)
    let place = "const { left, top, width, height } = document.querySelector('.bd').getBoundingClientRect();
        return [left + scrollX, top + scrollY, width, height].map(Math.round)";
    for game in games::of(bench.browser()) {
        // (Where armies are laid out, the board is another size.)
        if game.has_secrets() {
            continue;
        }
        visit.go(&game.address).await?;
        visit.still().await?;
        let first = visit.js::<[i64; 4]>(place).await?;
        assert!(first[3] > 200, "{:?}: {first:?}", game.id);
        for step in game.steps.iter().take(10.min(game.steps.len() - 1)) {
            for press in &step.presses {
                visit.play(std::slice::from_ref(press)).await?;
                let now = visit.js::<[i64; 4]>(place).await?;
                assert_eq!(now, first, "{:?}: {}", game.id, step.sentence);
            }
        }
        visit.act("menu").await?;
        visit.act("resign").await?;
        visit.until("the question", "return document.activeElement.id === 'resign-no'").await?;
        assert_eq!(visit.js::<[i64; 4]>(place).await?, first, "{:?}: what is asked", game.id);
        visit.act("resign-no").await?;
        assert_eq!(visit.js::<[i64; 4]>(place).await?, first, "{:?}", game.id);
    }
    bench.picture(&visit, "stays").await?;
    Ok(())
}

/// Whether an element is seen whole on a page that is not scrolled, and nothing lies over its end.
fn seen(selector: &str) -> String {
    format!(
        "scrollTo(0, 0);
        const part = document.querySelector({selector:?});
        const {{ left, top, bottom }} = part.getBoundingClientRect();
        const at = document.elementFromPoint(left + 2, bottom - 2);
        return scrollY == 0 && top > 0 && part.scrollHeight <= part.clientHeight + 1
            && (at === part || part.contains(at))"
    )
}

pub async fn what_leads_on_in_a_lesson_is_in_view(bench: Bench) -> Done {
    let site = hurried();
    let (visit, _host) = framed(&bench, site.url(), "#/", (360, 740)).await?;
    visit.go("#/sahkku/learn/5").await?;
    assert!(visit.js::<bool>(&seen("[data-do=hint]")).await?, "the way is shown from the start");
    // After a move that will not do, too, the move is shown on request.
    visit.clicks("M9 M6").await?;
    visit.until("the refusal", "return !!document.querySelector('.refus')").await?;
    assert!(visit.js::<bool>(&seen(".refus")).await?, "why");
    assert!(visit.js::<bool>(&seen("[data-do=hint]")).await?, "the way is shown");
    visit.clicks("M9 M8 M8 M11").await?;
    visit.until("the end", "return document.activeElement.id === 'go-on'").await?;
    assert!(visit.js::<bool>(&seen("#go-on")).await?, "the lesson goes on");
    assert!(visit.js::<bool>(&seen(".say > .s1")).await?, "why it was right");
    bench.picture(&visit, "goes-on").await?;
    // Below a long task and what both have played.
    visit.go("#/luzhanqi/learn/6").await?;
    visit.clicks("S21 S22").await?;
    let answered = "return document.querySelector('.say').textContent.includes('S11')";
    visit.until("the answer", answered).await?;
    visit.still().await?;
    assert!(visit.js::<bool>(&seen("[data-do=hint]")).await?, "the way is shown");
    Ok(())
}

/// What came of one's own attack stands above the answer, which may undo it.
pub async fn what_an_attack_and_its_answer_brought_is_in_view(bench: Bench) -> Done {
    let site = hurried();
    let (visit, _host) = framed(&bench, site.url(), "#/", (360, 740)).await?;
    visit.go("#/luzhanqi?players=person,computer").await?;
    // A lieutenant stands at S11: he cannot bring a marshal down, of whom more would be told.
    let weak = "return [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.textContent)
        .find((text) => text.startsWith('S') && text.includes('lieutenant')).slice(0, 3)";
    let weak = visit.js::<String>(weak).await?;
    if weak != "S11" {
        visit.clicks(&format!("S11 {weak}")).await?;
    }
    let there = "return [...document.querySelectorAll('[role=gridcell]')]
        .some((cell) => /^S11, lieutenant/.test(cell.textContent))";
    visit.until("the lieutenant", there).await?;
    visit.act("ready").await?;
    visit.until("the armies", "return document.querySelectorAll('.pc').length == 50").await?;
    visit.clicks("S11 N15").await?;
    visit.until("the answer", "return document.querySelectorAll('.told li').length == 2").await?;
    visit.still().await?;
    for part in [".told", ".told li + li", "[data-do=menu]"] {
        assert!(visit.js::<bool>(&seen(part)).await?, "{part}");
    }
    // Both may be attacks, and marshals may fall.
    let lines = "const [told, bar] = ['.told', '[data-do=menu]'].map((one) => document.querySelector(one));
        const room = bar.getBoundingClientRect().top - told.getBoundingClientRect().top;
        return room / parseFloat(getComputedStyle(told).lineHeight)";
    assert!(visit.js::<f64>(lines).await? > 6.0, "room for six lines");
    bench.picture(&visit, "answered").await?;
    Ok(())
}
