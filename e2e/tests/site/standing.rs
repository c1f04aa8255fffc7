//! On a screen that stands in a room.

use e2e::served::hurried;
use e2e::{Bench, Done, Visit, fr};
use thirtyfour::Key;
use palamede::text::Lang;

/// Lets so many minutes pass at once.
async fn wait(visit: &Visit, minutes: u32) -> Done {
    let script = format!(
        "const now = performance.now.bind(performance);
        performance.now = () => now() + {minutes} * 60e3;
        return null"
    );
    visit.js::<Option<bool>>(&script).await?;
    Ok(())
}

/// Waits until the room has looked around a few times.
async fn rounds(visit: &Visit) -> Done {
    let from = visit.js::<u32>("return rounds").await?;
    visit.until("a few rounds", &format!("return rounds > {from} + 2")).await
}

/// What can be seen of what matches.
async fn seen(visit: &Visit, selector: &str) -> thirtyfour::error::WebDriverResult<usize> {
    let script = format!(
        "return [...document.querySelectorAll('{selector}')].filter((it) => it.checkVisibility()).length"
    );
    visit.js(&script).await
}

/// What a level is called.
fn level(level: u8) -> String {
    Lang::Fr.level(level).to_owned()
}

/// Waits until a move of Black's stands on the board.
async fn until_moved(visit: &Visit) -> Done {
    let script = "return [...document.querySelectorAll('[role=gridcell]')]
        .some((cell) => cell.textContent.startsWith('b4, pion noir'))";
    visit.until("the move", script).await
}

pub async fn a_room_has_its_own_games(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    // What stands after the `#` holds on every page, too.
    visit.driver().goto(format!("{}?idle=5#/?games=mak-yek,sahkku&lang=fr", site.url())).await?;
    visit.ready().await?;
    visit.until("the room", "return document.documentElement.dataset.room === 'played'").await?;
    let two = "return !document.querySelector('.card').checkVisibility()";
    visit.until("the games", two).await?;
    assert_eq!(seen(&visit, ".card").await?, 2);
    assert_eq!(seen(&visit, ".cat > li").await?, 2);
    assert_eq!(seen(&visit, "a[target=_blank], a[href^=\"./\"], .foot").await?, 0);
    let small = "return Math.min(...[...document.querySelectorAll('.btn, .ways a, .hn a')]
        .filter((it) => it.checkVisibility()).map((it) => it.getBoundingClientRect().height))";
    assert!(visit.js::<f64>(small).await? >= 56.0, "large to press");
    bench.picture(&visit, "home").await?;
    let search = visit.js::<String>("return location.search").await?;
    assert_eq!(search, "?idle=5&games=mak-yek,sahkku&lang=fr");

    visit.press(".card [href='#/mak-yek']").await?;
    visit.until("the game", "return !!document.querySelector('main.play')").await?;
    visit.clicks("a3 a5 b6 b4").await?;
    until_moved(&visit).await?;
    visit.until_kept("game.mak-yek", "b6-b4").await?;
    // No other game is opened, by whatever address.
    visit.js::<Option<bool>>("location.hash = '#/luzhanqi/rules'; return null").await?;
    visit.until("the list", "return location.hash === '#/'").await?;
    // A reload is the same room, and nothing is lost.
    visit.reload().await?;
    visit.until("the games", two).await?;
    visit.press("a.resume").await?;
    until_moved(&visit).await
}

/// Who has left is not waited for; the game is.
pub async fn a_room_returns_to_its_start(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.driver().goto(format!("{}?idle=5&lang=fr#/mak-yek", site.url())).await?;
    visit.ready().await?;
    visit.until("the room", "return document.documentElement.dataset.room === 'played'").await?;
    visit.clicks("a3 a5").await?;
    wait(&visit, 4).await?;
    visit.clicks("b6 b4").await?;
    // Counted from the last press.
    wait(&visit, 3).await?;
    rounds(&visit).await?;
    assert_eq!(visit.hash().await?, "#/mak-yek");
    // Who is there but presses nothing is asked first, and stays where that is answered.
    wait(&visit, 2).await?;
    visit.until("the question", "return !!document.querySelector('dialog[open]')").await?;
    assert_eq!(visit.text("dialog h2").await?, fr("Il y a quelqu'un ?"));
    bench.picture(&visit, "asked").await?;
    visit.press("dialog button").await?;
    visit.until("the game", "return !document.querySelector('dialog')").await?;
    wait(&visit, 3).await?;
    rounds(&visit).await?;
    assert_eq!(visit.hash().await?, "#/mak-yek");
    wait(&visit, 3).await?;
    visit.until("the list", "return !!document.querySelector('a.resume')").await?;
    assert_eq!(visit.hash().await?, "#/");
    visit.press("a.resume").await?;
    until_moved(&visit).await?;

    // Where a game is the start, another one is begun there, and the one that was left can be gone on with.
    visit.driver().goto(format!("{}?idle=5&home=mak-yek&lang=fr#/sahkku", site.url())).await?;
    visit.ready().await?;
    visit.until("the room", "return document.documentElement.dataset.room === 'played'").await?;
    wait(&visit, 6).await?;
    visit.until("the start", "return location.hash === '#/mak-yek'").await?;
    until_moved(&visit).await?;
    // (The list of games is still where it was.)
    visit.go("#/").await?;
    assert!(seen(&visit, ".card").await? > 2);
    visit.go("#/mak-yek").await?;
    until_moved(&visit).await?;
    // Where nobody has been since, nothing is begun.
    wait(&visit, 6).await?;
    rounds(&visit).await?;
    assert_eq!(visit.hash().await?, "#/mak-yek");
    until_moved(&visit).await?;
    visit.click("c3").await?;
    wait(&visit, 6).await?;
    visit.until("another game", "return !!document.querySelector('.waits')").await?;
    visit.act("restore").await?;
    until_moved(&visit).await
}

/// For ten minutes after the last press, and not where no game is.
pub async fn a_screen_is_kept_awake_during_a_game(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.driver().goto(format!("{}?games=mak-yek,sahkku&lang=fr#/", site.url())).await?;
    visit.ready().await?;
    visit.until("the room", "return document.documentElement.dataset.room === 'played'").await?;
    let locks = "window.locks = 0;
        const request = async () => {
            window.locks += 1;
            const release = async function () {
                window.locks -= 1;
                this.dispatchEvent(new Event('release'));
            };
            return Object.assign(new EventTarget(), { release });
        };
        Object.defineProperty(navigator, 'wakeLock', { value: { request } });
        return null";
    visit.js::<Option<bool>>(locks).await?;
    rounds(&visit).await?;
    assert_eq!(visit.js::<u32>("return window.locks").await?, 0);
    visit.go("#/mak-yek").await?;
    visit.until("light", "return window.locks === 1").await?;
    visit.clicks("a3 a5").await?;
    wait(&visit, 9).await?;
    rounds(&visit).await?;
    assert_eq!(visit.js::<u32>("return window.locks").await?, 1);
    wait(&visit, 2).await?;
    visit.until("the dark", "return window.locks === 0").await?;
    visit.click("b6").await?;
    visit.until("light", "return window.locks === 1").await?;
    visit.go("#/").await?;
    visit.until("the dark", "return window.locks === 0").await
}

pub async fn a_display_plays_one_game_after_another(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    // What people have begun here gives way to a game of computers.
    visit.open("#/turkish-draughts?lang=fr").await?;
    visit.clicks("a3 a4").await?;
    visit.until_kept("game.turkish-draughts", "a3-a4").await?;
    let players = "bar=0&players=computer,computer&level=1,2&motion=off&lang=fr#/turkish-draughts";
    visit.driver().goto(format!("{}?{players}", site.url())).await?;
    visit.ready().await?;
    visit.until("computers", "return !!document.querySelector('[data-do=pause]')").await?;
    let told = visit.texts(".pl > div > span").await?.join(" ");
    assert!(told.contains(&level(1)) && told.contains(&level(2)), "{told}");

    let asked = "bar=0&players=computer,computer&level=3&motion=off&lang=fr";
    // White has one move left to win with.
    let game = "#/mak-yek?start=3rR3/8/8/8/8/8/8/2R5+w";
    visit.driver().goto(format!("{}?{asked}{game}", site.url())).await?;
    visit.ready().await?;
    visit.until("the room", "return document.documentElement.dataset.room === 'shown'").await?;
    visit.until("the end", "return !!document.querySelector('.fin')").await?;
    assert_eq!(visit.count(".pc[style*='--nth']").await?, 0, "wins of people alone are celebrated");
    assert_eq!(seen(&visit, "button:not([role=gridcell]), a").await?, 0, "nothing to press");
    bench.picture(&visit, "display").await?;
    wait(&visit, 1).await?;
    visit.until_text(".pl.near .st", &fr("aucune prise")).await?;

    // What moves stops at a press anywhere, and at the space bar; then one thing is to be pressed.
    let paused = "return !!document.querySelector('[data-do=once]')";
    for stop in ["a press", "the space bar"] {
        match stop {
            "a press" => visit.press(".pl.near").await?,
            _ => visit.keys(&[Key::Space]).await?,
        }
        visit.until(stop, paused).await?;
        assert_eq!(seen(&visit, "button:not([role=gridcell]), a").await?, 1, "{stop}");
        visit.press("[data-do=pause]").await?;
        visit.until("it to go on", &paused.replace("!!", "!")).await?;
    }

    // Who does not go on is not waited for for ever: nobody is there to press anything.
    visit.until("moves", "return document.querySelectorAll('ol.mv button').length > 5").await?;
    visit.js::<Option<bool>>("document.querySelector('[data-do=pause]').click(); return null").await?;
    wait(&visit, 6).await?;
    visit.until("another game", "return document.querySelectorAll('ol.mv button').length < 5").await
}
