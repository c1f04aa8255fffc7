//! Dice: thrown by the page, played, taken back, kept.

use e2e::served::{hurried, site};
use e2e::visit::Said;
use e2e::{Bench, Done, Visit, Wishes, fr};
use thirtyfour::Key;

/// What the dice beside the board are called.
async fn dice(visit: &Visit) -> thirtyfour::error::WebDriverResult<Vec<String>> {
    visit.texts(".ask .die").await
}

async fn can_undo(visit: &Visit) -> thirtyfour::error::WebDriverResult<bool> {
    Ok(visit.attr("[data-do='undo']", "aria-disabled").await?.is_none())
}

pub async fn a_turn_is_thrown_played_taken_back_and_kept(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/sahkku?columns=9&dice=6").await?;
    assert_eq!(visit.sentence().await?, fr("Nord, lancez les dés."));
    // Nothing is played before the throw.
    visit.click("N1").await?;
    assert_eq!(visit.moves().await?.len(), 0, "the lot alone is no list");
    visit.act("throw").await?;
    let thrown = ["X", "II, pas encore", "II, pas encore"];
    assert_eq!(dice(&visit).await?, thrown);
    assert_eq!(visit.count("#throw").await?, 0);
    assert!(!can_undo(&visit).await?, "a throw stands");

    // A die without a use says why.
    visit.said().await?;
    visit.act("at:d2").await?;
    let why = "Le II ne sert pas pour l'instant : vos pions dorment ou attendent, et seul un X en réveille un.";
    assert_eq!(visit.text(".refus p").await?, fr(why));
    assert_eq!(visit.said().await?, [Said { text: fr(why), urgent: true }]);
    let rule = visit.attr(".refus button", "data-do").await?;
    assert_eq!(rule.as_deref(), Some("rule:waking"));
    bench.picture(&visit, "useless").await?;

    // The die first, then the piece; then the piece first.
    visit.act("at:d1").await?;
    assert_eq!(visit.sentence().await?, fr("Nord, quelle pièce jouez-vous avec le X ?"));
    assert_eq!(dice(&visit).await?[0], "X, choisi");
    visit.click("N1").await?;
    assert_eq!(visit.moves().await?.last().map(String::as_str), Some("N1-M1*X"));
    let played = ["X, joué", "II", "II"];
    assert_eq!(dice(&visit).await?, played);
    visit.clicks("M1 M3").await?;

    // A visit later the turn goes on.
    visit.reload().await?;
    assert_eq!(dice(&visit).await?, ["X, joué", "II, joué", "II"]);
    assert_eq!(visit.sentence().await?, fr("Nord, où va le pion M3 ?"));

    // Back to the throw and no further, and forward again.
    visit.act("undo").await?;
    assert_eq!(dice(&visit).await?, played);
    visit.act("undo").await?;
    assert_eq!(dice(&visit).await?, thrown);
    assert!(!can_undo(&visit).await?);
    visit.act("undo").await?;
    assert_eq!(visit.moves().await?.len(), 2);
    visit.act("redo").await?;
    visit.act("redo").await?;
    visit.clicks("M3 M5").await?;
    // The turn is over, and its dice are gone; until the next throw its last one can be taken back.
    assert_eq!(visit.sentence().await?, fr("Sud, lancez les dés."));
    assert_eq!(dice(&visit).await?, [""; 0]);
    assert!(can_undo(&visit).await?);

    // The dice to come are those that would have come.
    visit.reload().await?;
    visit.act("throw").await?;
    assert_eq!(visit.moves().await?.last().map(String::as_str), Some("X · III · vide"));
    visit.clicks("S9 M9 M9 M6").await?;
    assert_eq!(dice(&visit).await?, [""; 0]);

    // The record opens again.
    let (record, moves) = (visit.record("sahkku").await?, visit.moves().await?);
    assert!(!record.contains("seed"), "nobody reads in it what will fall: {record}");
    visit.go("#/sahkku/text").await?;
    visit.paste("#import", &record).await?;
    visit.act("import").await?;
    visit.until_moves(moves.len()).await?;
    assert_eq!(visit.moves().await?, moves);
    assert_eq!(visit.record("sahkku").await?, record);
    Ok(())
}

pub async fn what_fell_on_a_table_is_entered_and_corrected(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/sahkku/new").await?;
    visit.choose("dice", "given").await?;
    visit.act("start").await?;
    visit.until_text("p.s1", &fr("Qui commence ?")).await?;
    visit.act("face:b0").await?;
    assert_eq!(visit.sentence().await?, fr("Sud, qu'ont donné les dés ?"));
    visit.said().await?;
    visit.act("face:d1").await?;
    visit.act("face:d3").await?;
    visit.act("face").await?;
    visit.act("face:d0").await?;
    assert_eq!(visit.heard().await?, ["X", "X, III", "X", "X, vide"]);
    bench.picture(&visit, "entering").await?;
    visit.act("face:d2").await?;
    assert_eq!(visit.moves().await?.last().map(String::as_str), Some("X · II · vide"));
    assert_eq!(dice(&visit).await?, ["X", "II, pas encore", "vide"]);
    Ok(())
}

pub async fn the_computer_throws_and_plays_each_die_so_that_one_can_follow(bench: Bench) -> Done {
    let site = site();
    // Who wishes less motion is given the time, too.
    let visit = bench.visit_as(site.url(), Wishes { still: true, ..Wishes::default() }).await;
    let start = "start=9/-+9/-+M5+south+throw";
    visit.open(&format!("#/sahkku?columns=9&dice=13&players=person,computer&{start}")).await?;
    let watch = "const done = arguments[0];
        const seen = [];
        const observer = new MutationObserver(() => {
            const steps = document.querySelectorAll('ol.mv button').length;
            if (seen.at(-1) !== steps) seen.push(steps);
            if (steps < 4) return;
            observer.disconnect();
            done(seen);
        });
        observer.observe(document.body, { childList: true, subtree: true });
        document.getElementById('throw').click();";
    // One after the other, each in a picture of its own.
    assert_eq!(visit.js_later::<Vec<usize>>(watch).await?, [1, 2, 3, 4]);
    let moves = visit.moves().await?;
    assert_eq!(moves[..3], ["vide · vide · vide", "X · II · vide", "N1-M1*X"]);
    // It told each of them; nothing of it can be taken back.
    let heard = visit.heard().await?.join("\n");
    for told in ["Sud : les trois dés sont vides. Le tour passe.", "Nord : les dés donnent X, II et vide."] {
        assert!(heard.contains(&fr(told)), "{heard}");
    }
    visit.until_text("p.s1", &fr("Sud, lancez les dés.")).await?;
    assert!(!can_undo(&visit).await?);
    // By the letter, on the board only.
    visit.letter('t').await?;
    assert_eq!(visit.moves().await?.len(), 4);
    visit.tab_to(".grid [tabindex='0']").await?;
    visit.keys(&[Key::Right]).await?;
    visit.letter('t').await?;
    assert_eq!(visit.moves().await?.len(), 5);
    Ok(())
}

/// Of those who sit face to face each throws at the own edge, and all of the dice is seen there.
pub async fn dice_lie_before_who_throws_them_face_to_face(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/sahkku?seating=opposite&dice=6").await?;
    let mut sides = [false, false];
    for _ in 0..40 {
        if sides == [true, true] {
            return Ok(());
        }
        visit.until("a throw or a move", "return !!document.querySelector('#throw:not([aria-disabled]), .ask .die')").await?;
        let seen = "const box = document.querySelector('.say').getBoundingClientRect();
            const all = [...document.querySelectorAll('.say .now > *')].map((die) => die.getBoundingClientRect());
            return all.every(({ left, right, top, bottom }) =>
                left >= box.left && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1)";
        assert!(visit.js::<bool>(seen).await?, "all within the strip");
        let far = visit.count(".say.turned").await? == 1;
        sides[usize::from(far)] = true;
        bench.picture(&visit, if far { "dice-far" } else { "dice-near" }).await?;
        if visit.count("#throw").await? == 1 {
            visit.until_live("throw").await?;
            visit.act("throw").await?;
        } else {
            // Whatever can be played, until the other side throws.
            let play = "const [cell] = [...document.querySelectorAll('[role=gridcell].can:not([aria-selected])')];
                cell?.click(); return null";
            visit.js::<Option<bool>>(play).await?;
        }
        visit.still().await?;
    }
    panic!("only one side threw: {sides:?}");
}

/// Where the king stands beside a man, the one that comes glides, and the other stays.
pub async fn the_piece_that_moves_is_the_one_that_glides(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    let moves = "const at = (id) => [...document.querySelectorAll(`.bx .pc[data-site='${id.slice(1)}']`)];
        const [from, to] = arguments;
        const [mover] = at(from).map((piece) => piece.innerHTML);
        for (const id of arguments) document.getElementById(id).click();
        const gliding = document.getAnimations().map((a) => a.effect.target.innerHTML);
        return [at(to).length, gliding.length, gliding[0] === mover]";
    for (start, path) in
        [("9/M6,M10+10/M4,S14+M8%3Dsouth", ["M10", "M8"]), ("9/M8,M12+10/M4,S14+M6%3Dsouth", ["M6", "M8"])]
    {
        visit.open(&format!("#/sahkku?start={start}+south+X-II-blank/II&dice=given")).await?;
        let mut ids = Vec::new();
        for name in path {
            ids.push(visit.cell(name).await?.id().await?.expect("a cell's id").into());
        }
        assert_eq!(visit.js_with::<(usize, usize, bool)>(moves, ids).await?, (2, 1, true), "{start}");
    }
    Ok(())
}
