//! The computer plays.

use e2e::served::{Copied, hurried, site};
use e2e::{Bench, Done, Visit, fr};

pub async fn the_computer_answers(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek/new").await?;
    visit.choose("player.1", "computer").await?;
    assert!(visit.text("form").await?.contains(&fr("Niveau de l'ordinateur")));
    visit.act("start").await?;
    visit.until_moves(0).await?;
    // Nobody moves in its place: all at once, before it can have answered.
    let asked = "for (const id of ['c16', 'c32']) document.getElementById(id).click();
        const said = document.querySelector('.s1').textContent;
        for (const id of ['c41', 'c25']) document.getElementById(id).click();
        return said";
    assert_eq!(visit.js::<String>(asked).await?, fr("Noirs : l'ordinateur réfléchit."));
    visit.until_moves(2).await?;
    assert_eq!(visit.sentence().await?, fr("Blancs, choisissez un pion."));
    let said = visit.heard().await?;
    let last = said.last().expect("its move is told");
    assert!(last.starts_with(&fr("Noirs : le pion ")), "{last}");
    assert!(last.ends_with(&fr("Blancs, choisissez un pion.")), "{last}");
    // It took nothing that it could not take: the record is a legal one of two moves.
    assert!(visit.record("mak-yek").await?.contains("\nend: 2 "));

    // Undo goes back to the person's own decision, redo to the answer.
    visit.act("undo").await?;
    assert_eq!(visit.moves().await?.len(), 0);
    visit.act("redo").await?;
    assert_eq!(visit.moves().await?.len(), 2);

    // It goes on after reloading, and when it is its turn at once.
    visit.reload().await?;
    // Nothing can have come into the way of this one.
    visit.clicks("a1 a2").await?;
    visit.until_moves(4).await?;
    visit.act("resign").await?;
    visit.act("resign-yes").await?;
    assert_eq!(visit.sentence().await?, "Vous perdez.");
    visit.act("sides").await?;
    visit.until_moves(1).await?;
    assert_eq!(visit.sentence().await?, fr("Noirs, choisissez un pion."));

    // It is asked, too, whether to stop: while nobody stands better it does.
    visit.open("#/apit-sodok?players=person,computer").await?;
    visit.clicks("a3 a5").await?;
    visit.until_moves(2).await?;
    visit.act("stop").await?;
    visit.until("the end", "return !!document.querySelector('.fin')").await
}

pub async fn a_late_answer_is_dropped(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek?players=person,computer").await?;
    // Undo while it thinks: no answer comes.
    let undone = "for (const id of ['c16', 'c32']) document.getElementById(id).click();
        document.querySelector('[data-do=undo]').click(); return null";
    visit.js::<Option<bool>>(undone).await?;
    assert_eq!(visit.moves().await?.len(), 0);
    assert_eq!(visit.sentence().await?, fr("Blancs, choisissez un pion."));

    // Another move in place of that one, whose answer would be due before: what comes is the answer
    // to the other, and nothing else until there is the next.
    visit.clicks("b3 b4").await?;
    visit.until_moves(2).await?;
    visit.clicks("a1 a2").await?;
    visit.until_moves(4).await?;
    let moves = visit.moves().await?;
    assert_eq!([&moves[0], &moves[2]], ["b3-b4", "a1-a2"]);
    assert_eq!(visit.sentence().await?, fr("Blancs, choisissez un pion."));
    // All of it was legal: the record opens.
    let record = visit.record("mak-yek").await?;
    visit.go("#/mak-yek/text").await?;
    visit.paste("#import", &record).await?;
    visit.act("import").await?;
    visit.until_moves(4).await
}

/// Where to look, then the move; in a worker, and where there is none on the page.
pub async fn a_hint_is_told_and_then_shown(bench: Bench) -> Done {
    for (worker, game) in [("slow", "mak-yek"), ("refused", "turkish-draughts")] {
        let site = if worker == "refused" { without_workers() } else { Copied::new() };
        let visit = bench.visit(site.url()).await;
        visit.open(&format!("?worker={worker}#/{game}")).await?;
        if worker == "slow" {
            visit.act("hint").await?;
        } else {
            let cell = "document.querySelector('.grid [tabindex=\"0\"]').focus()";
            visit.js::<()>(cell).await?;
            visit.letter('h').await?;
        }
        let looks = "return document.querySelector('.s2')?.textContent.startsWith('Regardez ')";
        visit.until("where to look", looks).await?;
        assert_eq!((visit.count(".mk-sel").await?, visit.count(".mk-trail").await?), (1, 0));
        let heard = visit.heard().await?;
        assert!(heard.last().is_some_and(|text| text.starts_with("Regardez ")), "{heard:?}");
        visit.find(".say [data-do=hint]").await?.click().await?;
        visit.until("the move", "return !!document.querySelector('.mk-trail')").await?;
        assert!(visit.text(".s2").await?.starts_with("Voici un bon coup, à vous de le jouer. "));
        assert_eq!(visit.moves().await?.len(), 0, "nobody has moved");
    }
    Ok(())
}

/// A game in which White gives a man away.
const SLIP: &str = "start=W:Wa4,b2,f2,g2,h2:Ba5,a6,g7,h7";

/// A game is reviewed, in a worker or on the page: where it turned is shown with what was better;
/// it is kept, and can be stopped.
pub async fn a_game_is_reviewed(bench: Bench) -> Done {
    for worker in ["slow", "refused"] {
        let site = if worker == "refused" { without_workers() } else { Copied::new() };
        let visit = bench.visit(site.url()).await;
        visit.open(&format!("?worker={worker}#/turkish-draughts?{SLIP}")).await?;
        visit.clicks("g2 g3 a5 a3").await?;
        visit.until_moves(2).await?;
        visit.act("back:1").await?;
        visit.act("review").await?;
        visit.until("the review", "return !!document.querySelector('.rv svg')").await?;
        assert!(visit.texts(".rv li").await?[0].contains("Tour 1, Blancs, de g2 en g3"));
        visit.find(".rv li button").await?.click().await?;
        visit.until("the move", "return !!document.querySelector('.mk-trail')").await?;
        assert!(visit.text(".s2").await?.starts_with("Il y avait mieux. "));
        visit.reload().await?;
        visit.act("back:first").await?;
        assert!(visit.texts(".rv li").await?[0].contains("Tour 1, Blancs, de g2 en g3"), "it is kept");
    }
    Ok(())
}

/// The master of a solved game plays by its table, which nobody else fetches, in a worker and on
/// the page itself; and where the table does not come, it plays all the same.
pub async fn a_table_is_fetched_for_the_master_alone(bench: Bench) -> Done {
    for (level, there, worker, fetches) in [
        (7, true, true, false),
        (8, true, true, true),
        (8, false, true, true),
        (8, true, false, true),
    ] {
        let site = if worker { Copied::new() } else { without_workers() };
        if !there {
            std::fs::remove_file(site.file("solved/shap-luk.bin")).expect("a file of the copy");
        }
        let visit = bench.visit(site.url()).await;
        let how = if worker { "" } else { "?worker=refused" };
        visit.open(&format!("{how}#/shap-luk?players=computer,person&level={level}")).await?;
        visit.until_moves(1).await?;
        let fetched = site.asked().iter().any(|(name, _)| name.ends_with("solved/shap-luk.bin"));
        assert_eq!(fetched, fetches, "level {level}, a worker: {worker}");
    }
    Ok(())
}

/// Who waits for a table that is on its way can have the move at once.
pub async fn a_computer_that_waits_for_its_table_can_be_hurried(bench: Bench) -> Done {
    let never = "const ask = self.fetch.bind(self);
        self.fetch = (what, how) => (`${what.url ?? what}`.includes('solved/') ? new Promise(() => {}) : ask(what, how))";
    let site = without_workers().running(never);
    let visit = bench.visit(site.url()).await;
    visit.open("?worker=refused#/shap-luk?players=computer,person&level=8").await?;
    visit.until("a second", "return pass(1300) > 0").await?;
    visit.until("the button", "return !!document.querySelector('[data-do=hurry]')").await?;
    assert_eq!(visit.moves().await?.len(), 0);
    visit.act("hurry").await?;
    visit.until_moves(1).await
}

/// Computers among themselves are stopped and go on by single moves.
pub async fn computers_are_watched_move_by_move(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek?players=computer,computer&level=1").await?;
    visit.until_moves(1).await?;
    visit.act("pause").await?;
    let moves = visit.moves().await?.len();
    visit.act("once").await?;
    visit.until_moves(moves + 1).await?;
    assert_eq!(visit.moves().await?.len(), moves + 1);
    // From there a person goes on.
    visit.look_at(1).await?;
    visit.act("here-against").await?;
    visit.until_moves(1).await?;
    visit.clicks("b6 b5").await?;
    visit.until_moves(3).await
}

/// A level is chosen in the form, seen and changed at the board; and who waits long can have the move
/// at once.
pub async fn a_level_is_chosen_and_the_computer_hurried(bench: Bench) -> Done {
    let site = without_workers();
    let visit = bench.visit(site.url()).await;
    visit.open("?worker=slow#/mak-yek/new").await?;
    visit.choose("player.1", "computer").await?;
    let list = "select[name='level.1']";
    assert_eq!(visit.value(list).await?, "1");
    // As one does by keyboard.
    visit.find(list).await?.send_keys("6").await?;
    visit.until("the level", &format!("return document.querySelector(\"{list}\").value === '6'")).await?;
    visit.act("start").await?;
    visit.until_moves(0).await?;
    assert!(visit.text(".pl.far").await?.contains(&fr("L'ordinateur (Confirmé)")));
    visit.find(list).await?.send_keys("8").await?;
    visit.until_text(".pl.far", &fr("Noirs8L'ordinateur (Maître)aucune prise")).await?;

    visit.clicks("a3 a5").await?;
    visit.until("a worker", "return hired > 0").await?;
    assert_eq!(visit.count("[data-do=hurry]").await?, 0);
    let focus = visit.focus().await?;
    visit.until("a second", "return pass(1300) > 0").await?;
    visit.until("the button", "return !!document.querySelector('[data-do=hurry]')").await?;
    assert_eq!(visit.focus().await?, focus, "it is taken from nowhere");
    visit.find("[data-do=hurry]").await?.send_keys(" ").await?;
    visit.until_moves(2).await?;
    assert_eq!(visit.count("[data-do=hurry]").await?, 0);
    Ok(())
}

/// A site whose workers are none: how they fail stands in the address.
fn without_workers() -> Copied {
    Copied::with_workers(include_str!("../../src/scripts/worker.js")).hurried()
}

/// Who thinks hears in the middle of it that it is to play now, and does so in the same moment.
/// (How long all of that takes `cargo xtask bench players` tells.)
pub async fn the_thinker_listens_while_it_thinks(bench: Bench) -> Done {
    let site = Copied::watched();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek?players=computer,computer&level=8").await?;
    // On a machine that is busy its time may be over before anybody can press.
    let hurried = "return answers.some((answer) => answer.slices.length > 2 && answer.hurried)";
    visit.until("an answer to `now`", hurried).await?;
    // The rest of what is visited between two looks up, no more.
    let late = visit.js::<u32>("return Math.max(...answers.map((answer) => answer.late))").await?;
    assert!(late < 10, "it looked at the clock {late} times when it was to look up");
    Ok(())
}

/// A person has moved, and the computer has been asked.
async fn asked(visit: &Visit, worker: &str) -> Done {
    visit.open(&format!("?worker={worker}#/mak-yek?players=person,computer")).await?;
    visit.clicks("a3 a5").await?;
    visit.until("a worker", "return hired > 0").await
}

/// Whatever becomes of the worker, the computer moves, and the game goes on.
pub async fn a_worker_that_fails_is_done_without(bench: Bench) -> Done {
    let site = without_workers();
    let visit = bench.visit(site.url()).await;
    // By the time that must pass before the page does without it, each time it is asked.
    for (worker, times) in [
        ("never", [&["5000"][..], &[]]),
        ("silent", [&["5000", "10000"], &[]]),
        ("refused", [&[], &[]]),
        ("dead", [&[], &[]]),
        ("breaks", [&[], &[]]),
        ("nonsense", [&[], &[]]),
        ("stepless", [&[], &[]]),
        ("twice", [&[], &[]]),
    ] {
        asked(&visit, worker).await?;
        for (n, times) in times.into_iter().enumerate() {
            for ms in times {
                // One that is ready says so at once, but not before the page hears it.
                let passed = format!("return pass({ms}) > 0");
                visit.until(worker, &passed).await?;
            }
            visit.until_moves(2 + 2 * n).await?;
            if n == 0 {
                visit.clicks("a1 a2").await?;
            }
        }
        assert_eq!(visit.sentence().await?, fr("Blancs, choisissez un pion."), "{worker}");
        // Whatever is left to be heard changes nothing.
        visit.js::<Option<bool>>("[5000, 10000].forEach(pass); return null").await?;
        visit.still().await?;
        let moves = visit.moves().await?;
        assert_eq!((moves.len(), visit.count(".notice").await?), (4, 0), "{worker}: {moves:?}");
        assert_eq!([&moves[0], &moves[2]], ["a3-a5", "a1-a2"], "{worker}");
        if worker == "twice" {
            assert_eq!(moves[1], "b6-b4");
        }
        // What did not start is tried once more, past what the browser has kept of it; nothing else is.
        let hired = visit.js::<u32>("return hired").await?;
        assert_eq!(hired, if worker == "dead" { 2 } else { 1 }, "{worker}");
        assert!(visit.record("mak-yek").await?.contains("\nend: 4 "), "{worker}");
        visit.forget().await?;
    }
    Ok(())
}

/// Where the page itself does not come to an answer, it says so, and a person can go on.
pub async fn where_no_answer_comes_a_person_goes_on(bench: Bench) -> Done {
    let site = without_workers();
    let visit = bench.visit(site.url()).await;
    asked(&visit, "never").await?;
    visit.js::<bool>("self.stopped = true; pass(5000); return pass(10000) > 0").await?;
    visit.until("the notice", "return !!document.querySelector('.notice')").await?;
    assert_eq!(visit.moves().await?, ["a3-a5"]);
    visit.act("take-over").await?;
    assert_eq!(visit.count(".notice").await?, 0);
    visit.clicks("b6 b4 a1 a2").await?;
    assert_eq!(visit.moves().await?, ["a3-a5", "b6-b4", "a1-a2"]);
    Ok(())
}

/// Where what thinks is not to be had, the page says so at once, and a person can go on.
pub async fn where_nothing_can_think_a_person_goes_on(bench: Bench) -> Done {
    let site = Copied::new();
    let page = std::fs::read_to_string(site.file("index.html"))?;
    let (_, name) = page.split_once("data-thinker=\"./").expect("the thinker's name");
    let (name, _) = name.split_once('"').expect("its end");
    std::fs::remove_file(site.file(name))?;
    let visit = bench.visit(site.url()).await;
    visit.forgive("404");
    visit.forgive("thinker-");
    visit.forgive("is not this build's");
    visit.open("#/mak-yek?players=person,computer").await?;
    visit.clicks("a3 a5").await?;
    visit.until("the notice", "return !!document.querySelector('.notice')").await?;
    visit.act("take-over").await?;
    visit.clicks("b6 b4 a1 a2").await?;
    assert_eq!(visit.moves().await?, ["a3-a5", "b6-b4", "a1-a2"]);
    Ok(())
}

/// The clock is set back by an hour while the computer thinks, and again: nothing waits for it.
pub async fn a_clock_that_is_set_back_stops_nothing(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek?players=person,computer").await?;
    let back = "const clock = Date.now.bind(Date);
        Date.now = () => clock() - 3_600_000; return null";
    for (n, (from, to)) in [("a3", "a5"), ("a1", "a2")].into_iter().enumerate() {
        visit.click(from).await?;
        // In the same moment: before the answer is due.
        let script = "const cell = document.evaluate(`//*[@role='gridcell'][starts-with(., '${arguments[0]},')]`,
                document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
            cell.click();";
        visit.js_with::<Option<bool>>(&format!("{script}{back}"), vec![to.into()]).await?;
        visit.until_moves(2 + 2 * n).await?;
    }
    assert_eq!(visit.sentence().await?, fr("Blancs, choisissez un pion."));

    // Another game in its place: what is put aside was so in the future, and is found.
    visit.go("#/mak-yek?start=8/8/8/8/r7/8/8/R3R2R+w").await?;
    visit.js::<Option<bool>>(back).await?;
    visit.clicks("a1 a2").await?;
    visit.go("#/").await?;
    visit.until("the game that was put aside", "return !!document.querySelector('[data-do^=\"resume:\"]')").await?;
    visit.press("[data-do^='resume:']").await?;
    visit.until_moves(4).await?;

    // The moment after a throw that is lost, and the one before the curtain, pass.
    visit.open("#/luzhanqi").await?;
    visit.until_live("sit").await?;
    visit.js::<Option<bool>>(back).await?;
    visit.act("sit").await?;
    let ready = format!("document.querySelector('[data-do=ready]').click(); {back}");
    visit.js::<Option<bool>>(&ready).await?;
    visit.until_live("sit").await?;
    Ok(())
}
