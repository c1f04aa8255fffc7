//! What is kept, given away and taken back.

use e2e::browser::Browser;
use e2e::served::hurried;
use e2e::{Bench, Done, Visit, fr};

pub async fn a_game_is_resumed_after_reloading(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek/new").await?;
    visit.write("[name='name.0']", "Ada").await?;
    visit.write("[name='name.1']", "Blaise").await?;
    visit.choose("seating", "opposite").await?;
    visit.act("start").await?;
    visit.until_text("p.s1", &fr("Ada, choisissez un pion.")).await?;
    visit.clicks("a3 a5 b6 b4 c3 c5").await?;
    visit.act("undo").await?;
    let standing = visit.standing().await?;

    for visits in 0..2 {
        if visits == 0 {
            visit.reload().await?;
        } else {
            // By way of the home page, which offers it.
            visit.open("#/").await?;
            assert_eq!(visit.text(".resume b").await?, "Mak-Yek");
            assert!(visit.text(".resume").await?.contains(&fr("Coups joués : 2")));
            visit.press(".resume").await?;
            visit.until_moves(2).await?;
        }
        assert_eq!(visit.moves().await?, ["a3-a5", "b6-b4"]);
        assert_eq!(visit.standing().await?, standing);
        assert_eq!(visit.texts(".pl > div > span").await?, ["Blaise", "Ada"]);
        assert_eq!(visit.count(".pl.far.turned").await?, 1, "they still sit face to face");
        assert_eq!(visit.sentence().await?, fr("Ada, choisissez un pion."));
    }
    // What was undone can still be redone.
    visit.act("redo").await?;
    assert_eq!(visit.moves().await?, ["a3-a5", "b6-b4", "c3-c5"]);
    // A game that began afresh is another one.
    visit.go("#/apit-sodok").await?;
    assert_eq!(visit.moves().await?.len(), 0);
    visit.go("#/mak-yek").await?;
    assert_eq!(visit.moves().await?.len(), 3);
    Ok(())
}

/// Why what was changed on its way is refused.
const CHANGED: &str =
    "Des caractères ont changé ou se sont perdus en chemin : il faut l'original, en entier.";

pub async fn a_link_holds_the_whole_game(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/apit-sodok/new").await?;
    visit.choose("option.first", "black").await?;
    visit.act("start").await?;
    visit.until_moves(0).await?;
    visit.clicks("a6 a4 b3 b5 a4 b4").await?;
    let (moves, standing) = (visit.moves().await?, visit.standing().await?);
    let record = visit.record("apit-sodok").await?;
    visit.catch_copies().await?;
    visit.act("share").await?;
    visit.act("copy-link").await?;
    let link = visit.copied().await?;
    assert_eq!(visit.text("#card .ok").await?, fr("Copié."));
    assert_eq!(visit.heard().await?.last().map(String::as_str), Some("Copié."));
    // Its code is drawn.
    visit.until("the code", "return !!document.querySelector('#card [data-code] img')").await?;
    visit.leave().await;

    // Somebody else opens it.
    let hash = link.strip_prefix(site.url()).expect("a link to this site");
    let other = bench.visit(site.url()).await;
    other.open(hash).await?;
    assert_eq!(other.moves().await?, moves);
    assert_eq!(other.standing().await?, standing);
    assert_eq!(other.record("apit-sodok").await?, record);
    assert_eq!(other.count(".notice").await?, 0);
    // It is theirs with the first thing they do.
    other.act("undo").await?;
    assert_eq!(other.hash().await?, "#/apit-sodok", "the address is the game's own again");
    other.reload().await?;
    assert_eq!(other.moves().await?, moves[..2]);

    // Over a game that is being played: that one can be brought back.
    other.open(hash).await?;
    assert_eq!(other.moves().await?, moves);
    other.act("restore").await?;
    assert_eq!(other.moves().await?, moves[..2]);
    Ok(())
}

pub async fn a_broken_link_leaves_the_game_alone(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    visit.clicks("a3 a5 b6 b4").await?;
    visit.catch_copies().await?;
    visit.act("share").await?;
    visit.act("copy-link").await?;
    let link = visit.copied().await?;
    visit.act("share").await?;
    let hash = link.strip_prefix(site.url()).expect("a link to this site");
    visit.clicks("c3 c4").await?;

    // The last of its letters are lost, or others.
    let cut = &hash[..hash.len() - 2];
    let changed = match hash.strip_suffix('A') {
        Some(start) => format!("{start}B"),
        None => format!("{}A", &hash[..hash.len() - 1]),
    };
    for broken in [cut, &changed] {
        visit.open(broken).await?;
        let notice = visit.text(".notice p").await?;
        assert!(notice.starts_with(&fr("Ce lien ne s'ouvre pas. ")), "{notice}");
        assert!(notice.contains(&fr(CHANGED)), "{notice}");
        assert!(notice.ends_with(&fr("Votre partie n'a pas changé.")), "{notice}");
        assert_eq!(visit.attr(".notice", "role").await?.as_deref(), Some("alert"));
        assert_eq!(visit.moves().await?, ["a3-a5", "b6-b4", "c3-c4"]);
        assert!(broken.ends_with(&visit.hash().await?), "it may be mended there: {broken}");
        visit.act("close").await?;
        assert_eq!(visit.count(".notice").await?, 0);
    }
    // In the language of the page.
    visit.open(&format!("{changed}&lang=en")).await?;
    let notice = visit.text(".notice p").await?;
    assert!(notice.starts_with("This link") && !notice.contains("partie"), "{notice}");
    Ok(())
}

/// A game's address at the end of a sentence, or with what others count visits with.
pub async fn an_address_with_something_behind_it_leads_to_its_page(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    for address in ["#/mak-yek.", "#/mak-yek)", "#/mak-yek%20", "#/mak-yek&fbclid=IwAR", "?frame=1#/mak-yek."] {
        visit.open(address).await?;
        assert_eq!(visit.count("[role=grid]").await?, 1, "{address}");
        // In a session that has only a game's part, too.
        visit.open("#/apit-sodok").await?;
        visit.js_with::<Option<bool>>("location.hash = arguments[0]; return null", vec!["#/mak-yek!".into()]).await?;
        visit.until("the game", "return document.title.startsWith('Mak-Yek')").await?;
        assert_eq!(visit.count("[role=grid]").await?, 1, "{address}");
    }
    for address in ["#/mak-yek/learn.", "#/mak-yek/solve)", "#/luzhanqi?!"] {
        visit.open(address).await?;
        assert_eq!(visit.count("main.crash").await?, 0, "{address}");
    }
    visit.open("#/turkish-draughts%253Fc%253D3-db5196c3").await?;
    assert_eq!(visit.count("[role=grid]").await?, 0, "no other game is shown in place of the one in the link");
    Ok(())
}

pub async fn a_broken_record_leaves_the_game_alone(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    visit.clicks("a3 a5 b6 b4").await?;
    visit.go("#/mak-yek/text").await?;
    let good = visit.value("#record").await?;
    let broken = [
        ("Bonjour", "La première ligne n'est pas celle d'une partie de Palamède."),
        (&good.replace("a3-a5", "a3-a4"), CHANGED),
        (
            "Palamède record 1; game: mak-yek; moves: 1. a3-a5 a6-a4",
            "Étape 2, « a6-a4 ». On ne saute aucun pion : de a6 en a4, le pion a5 barre le chemin.",
        ),
    ];
    for (text, why) in broken {
        visit.paste("#import", text).await?;
        visit.said().await?;
        visit.act("import").await?;
        // A text may be of any game: it is read when the parts of all have come.
        visit.until("the error", "return !!document.querySelector('#import-error')").await?;
        let error = visit.text("#import-error").await?;
        assert!(error.starts_with(&fr("Ce texte ne s'ouvre pas. ")), "{error}");
        assert!(error.contains(&fr(why)), "{error}");
        assert!(error.ends_with(&fr("Votre partie n'a pas changé.")), "{error}");
        assert_eq!(visit.value("#import").await?, text, "what was typed is still there");
        assert_eq!(visit.focus().await?, "import", "the focus stays where it was");
        assert_eq!(visit.value("#record").await?, good);
    }
    bench.picture(&visit, "import").await?;
    // A good one of another game is opened there.
    let apit = "Palamède record 1; game: apit-sodok; moves: 1. a3-a5 b6-b4 2. c3-c4";
    visit.paste("#import", apit).await?;
    visit.act("import").await?;
    visit.until_moves(3).await?;
    assert_eq!(visit.hash().await?, "#/apit-sodok");
    assert_eq!(visit.moves().await?, ["a3-a5", "b6-b4", "c3-c4"]);
    visit.go("#/mak-yek").await?;
    assert_eq!(visit.moves().await?, ["a3-a5", "b6-b4"]);
    Ok(())
}

pub async fn a_broken_save_is_told_and_kept(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    visit.clicks("a3 a5 b6 b4").await?;
    let broken = visit.kept("game.mak-yek").await?.expect("a save").replace("b6-b4", "b6-b5");
    assert!(broken.contains("a3-a5 b6-b5"), "{broken}");
    visit.go("#/").await?;
    visit.keep("game.mak-yek", &broken).await?;
    visit.open("#/mak-yek").await?;
    let notice = visit.text(".notice p").await?;
    assert!(notice.starts_with(&fr("La partie gardée ici ne s'ouvre pas. ")), "{notice}");
    assert!(notice.contains(&fr(CHANGED)), "{notice}");
    assert!(notice.ends_with("son texte reste dans ce navigateur."), "{notice}");
    assert_eq!(visit.kept("broken.mak-yek").await?, Some(broken));
    // One can play, and is told only once.
    visit.act("close").await?;
    visit.clicks("c3 c5").await?;
    visit.reload().await?;
    assert_eq!(visit.moves().await?, ["c3-c5"]);
    assert_eq!(visit.count(".notice").await?, 0);
    Ok(())
}

/// Two tabs at one game show one game; one with secrets is in one of them only.
pub async fn two_tabs_show_one_game(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    visit.clicks("a3 a5").await?;
    let first = visit.driver().window().await?;
    let second = visit.driver().new_tab().await?;
    let to = async |tab: &thirtyfour::WindowHandle| {
        visit.driver().switch_to_window(tab.clone()).await
    };
    to(&second).await?;
    visit.open("#/mak-yek").await?;
    assert_eq!(visit.moves().await?, ["a3-a5"]);
    visit.clicks("b6 b4").await?;
    to(&first).await?;
    visit.until_moves(2).await?;
    visit.clicks("c3 c5").await?;
    to(&second).await?;
    visit.until_moves(3).await?;
    assert_eq!(visit.count(".notice").await?, 0, "nobody is asked anything");

    // One with secrets: its army lies in the tab that was there first.
    to(&first).await?;
    visit.open("#/luzhanqi").await?;
    for action in ["sit", "ready"] {
        visit.until_live(action).await?;
        visit.act(action).await?;
    }
    to(&second).await?;
    visit.open("#/luzhanqi").await?;
    visit.until_live("take-here").await?;
    assert!(visit.text("main").await?.contains(&fr("ouverte dans un autre onglet")));
    assert_eq!(visit.count("[role=grid]").await?, 0);
    bench.picture(&visit, "elsewhere").await?;
    visit.act("take-here").await?;
    visit.until_live("sit").await?;
    to(&first).await?;
    visit.until_live("take-here").await?;
    // The tab that has it is closed: this one has it again.
    to(&second).await?;
    visit.driver().close_window().await?;
    to(&first).await?;
    visit.until_live("sit").await?;
    Ok(())
}

/// IndexedDB takes and gives nothing any more.
const BREAK_IT: &str = "window.whole = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = () => { throw new DOMException('lost'); };
    return null";

/// Storage that breaks while one plays: nothing is lost, and nothing false is said.
pub async fn storage_that_breaks_loses_nothing(bench: Bench) -> Done {
    if bench.browser() == Browser::Firefox {
        // Its driver's scripts have the page's interfaces for themselves.
        return Ok(());
    }
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    visit.clicks("a3 a5").await?;
    visit.until_kept("game.mak-yek", "a3-a5").await?;
    visit.js::<Option<bool>>(BREAK_IT).await?;
    visit.clicks("b6 b4 c3 c4 h6 h5").await?;
    assert_eq!(visit.moves().await?.len(), 4);
    assert_eq!(visit.count(".notice").await?, 0);
    visit.reload().await?;
    assert_eq!(visit.moves().await?.len(), 4);
    visit.until_kept("game.mak-yek", "h6-h5").await?;
    // For a moment only: the next step is kept as the first was.
    visit.js::<Option<bool>>(BREAK_IT).await?;
    visit.clicks("d3 d4").await?;
    visit.js::<Option<bool>>("IDBDatabase.prototype.transaction = whole; return null").await?;
    visit.clicks("g6 g5").await?;
    assert_eq!(visit.moves().await?.len(), 6);
    assert_eq!(visit.count(".notice").await?, 0);
    visit.until_kept("game.mak-yek", "g6-g5").await?;
    let left = "return Object.keys(localStorage).filter((name) => name.includes('game.')).length === 0";
    visit.until("nothing to be left beside it", left).await?;
    visit.reload().await?;
    assert_eq!(visit.moves().await?.len(), 6);
    Ok(())
}

/// Of one text in two places the later one counts, whichever place another tab tells of.
pub async fn the_later_of_two_copies_is_shown(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    let mut saves = Vec::new();
    for (clicks, step) in [("a3 a5", "a3-a5"), ("b6 b4", "b6-b4"), ("c3 c4", "c3-c4")] {
        visit.clicks(clicks).await?;
        visit.until_kept("game.mak-yek", step).await?;
        saves.push(visit.kept("game.mak-yek").await?.expect("a save"));
    }
    // This tab shows the first, IndexedDB gets the second, and beside it lies the third.
    visit.forgive("favicon.ico");
    visit.driver().goto(format!("{}icon.svg", site.url())).await?;
    visit.forget().await?;
    visit.keep("game.mak-yek", &saves[0]).await?;
    visit.open("#/mak-yek").await?;
    visit.until_moves(1).await?;
    let beside = "const base = `palamede:${new URL('./', location.href).pathname}:`;
        localStorage.setItem(`${base}game.mak-yek`, arguments[0]); return null";
    visit.js_with::<Option<bool>>(beside, vec![saves[2].as_str().into()]).await?;
    visit.keep("game.mak-yek", &saves[1]).await?;
    visit.until_moves(3).await
}

/// Another tab has a change of the database under way that never ends: the page plays without it.
pub async fn no_page_waits_for_storage_that_never_answers(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.forgive("favicon.ico");
    visit.driver().goto(format!("{}icon.svg", site.url())).await?;
    let busy = "const base = `palamede:${new URL('./', location.href).pathname}:`;
        const request = indexedDB.open(base, 99);
        request.onupgradeneeded = () => {
            const store = request.result.createObjectStore('busy');
            const again = () => (store.put(1, 1).onsuccess = again);
            again();
            arguments[0]();
        }";
    visit.js_later::<Option<bool>>(busy).await?;
    visit.enter_tab().await?;
    visit.open("#/mak-yek").await?;
    visit.clicks("a3 a5").await?;
    assert_eq!(visit.moves().await?, ["a3-a5"]);
    visit.reload().await?;
    visit.until_moves(1).await
}

/// What older versions of the site have left in `localStorage` is found again.
pub async fn what_older_versions_kept_is_taken_over(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    visit.clicks("a3 a5 b6 b4").await?;
    let save = visit.kept("game.mak-yek").await?.expect("a save");
    // Chromium asks for an icon of a picture.
    visit.forgive("favicon.ico");
    visit.driver().goto(format!("{}icon.svg", site.url())).await?;
    visit.forget().await?;
    let script = "localStorage.setItem('palamede.game.mak-yek', arguments[0]);
        localStorage.setItem('palamede.settings', 'lang=fr\\ncoordinates=off'); return null";
    visit.js_with::<Option<bool>>(script, vec![save.as_str().into()]).await?;
    visit.open("#/mak-yek").await?;
    assert_eq!(visit.moves().await?, ["a3-a5", "b6-b4"]);
    assert_eq!(visit.kept("game.mak-yek").await?, Some(save));
    let left = "return Object.keys(localStorage).filter((name) => name.startsWith('palamede.'))";
    assert_eq!(visit.js::<Vec<String>>(left).await?, Vec::<String>::new());
    Ok(())
}

/// The engine stops.
async fn stop(visit: &Visit) -> Done {
    visit.forgive("unreachable");
    // An error of the page's own: Firefox runs scripts of its driver beside it.
    let script = "const page = window.wrappedJSObject ?? window;
        const what = new page.Object();
        what.error = new page.WebAssembly.RuntimeError('unreachable');
        what.message = 'unreachable';
        page.dispatchEvent(new page.ErrorEvent('error', what));
        return null";
    visit.js::<Option<bool>>(script).await?;
    visit.until_text("main.crash h1", &fr("La page s'est arrêtée.")).await
}

pub async fn where_the_engine_stops_the_page_says_so_and_offers_the_game(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    visit.clicks("a3 a5 b6 b4").await?;
    stop(&visit).await?;
    assert!(visit.value("main.crash textarea").await?.contains("1. a3-a5 b6-b4"));
    assert!(visit.text("main.crash").await?.contains("unreachable"), "what broke, for a report");
    visit.reload().await?;
    assert_eq!(visit.moves().await?, ["a3-a5", "b6-b4"]);

    // Of one with secrets, begun after it, nothing: whoever is at the screen could read every army.
    visit.go("#/luzhanqi").await?;
    visit.until_live("sit").await?;
    visit.act("sit").await?;
    visit.act("ready").await?;
    stop(&visit).await?;
    bench.picture(&visit, "crash").await?;
    assert_eq!(visit.count("main.crash textarea, main.crash a[download], main.crash button").await?, 0);
    assert_eq!(visit.count("main.crash a").await?, 1, "to load the page again");
    let save = visit.kept("game.luzhanqi").await?.expect("a save");
    let army = save.lines().find_map(|line| line.strip_prefix("moves: 1. ")).expect("an army");
    let page: String = visit.js("return document.documentElement.outerHTML").await?;
    assert!(army.contains('/') && !page.contains(army), "{army}");
    // It goes on as it stood, behind the curtain.
    visit.reload().await?;
    visit.until_live("sit").await?;
    let page: String = visit.js("return document.documentElement.outerHTML").await?;
    assert!(!page.contains(army) && visit.count("[role=gridcell]").await? == 0);

    // Nor is its text, wherever somebody has it from, played on.
    visit.forget().await?;
    visit.open("#/mak-yek/text").await?;
    visit.paste("#import", &save).await?;
    visit.act("import").await?;
    let refused = "return !!document.querySelector('#import-error')";
    visit.until("the refusal", refused).await?;
    assert_eq!(visit.kept("game.luzhanqi").await?, None);
    Ok(())
}
