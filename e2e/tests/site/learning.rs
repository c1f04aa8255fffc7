//! Lessons: a task, a move that is not it, help, the next task, and the game beside it; and figures that
//! are played.

use crate::checking::check;
use e2e::served::hurried;
use e2e::{Bench, Done, fr};
use thirtyfour::Key;

pub async fn a_lesson_is_learnt_beside_the_game(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    visit.clicks("a3 a5").await?;
    visit.go("#/mak-yek/learn").await?;
    visit.until("a task", "return document.querySelectorAll('.steps a').length > 3").await?;
    bench.picture(&visit, "lesson").await?;
    let first = visit.text("#task").await?;
    // What is not asked is not done, and says why.
    visit.clicks("d4 d1 d2").await?;
    assert!(visit.text(".refus p").await?.contains("menez plutôt"));
    assert_eq!(visit.count(".pc[data-site='3']").await?, 1, "the man is back");
    // The move is shown, done, and told.
    visit.act("hint").await?;
    assert_eq!(visit.count(".mk-trail").await?, 1);
    visit.clicks("d4 d5").await?;
    visit.until("the next task", "return document.activeElement.id === 'go-on'").await?;
    assert!(visit.text("#task").await?.starts_with(&fr("C'est cela")));
    bench.picture(&visit, "lesson-done").await?;
    visit.keys(&[Key::Enter]).await?;
    visit.until("another task", &format!("return !!document.activeElement.closest('[role=gridcell]') && {first:?} !== document.querySelector('#task').textContent")).await?;
    assert_eq!(visit.hash().await?, "#/mak-yek/learn/2");
    visit.clicks("c1 c4").await?;
    visit.until("the next task", "return document.activeElement.id === 'go-on'").await?;
    // One comes back to where one was, and the game has waited.
    visit.go("#/mak-yek").await?;
    assert_eq!(visit.moves().await?.len(), 1);
    visit.open("#/mak-yek/learn").await?;
    visit.until("the third task", "return document.querySelector('.steps [aria-current]')?.textContent === '3'").await?;
    assert_eq!(visit.count(".steps .done").await?, 2);
    Ok(())
}

pub async fn an_army_is_laid_out_in_a_lesson(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/luzhanqi/learn/1").await?;
    visit.until("a task", "return document.querySelectorAll('.steps a').length > 3").await?;
    bench.picture(&visit, "lesson-army").await?;
    visit.act("ready").await?;
    visit.until("the next task", "return document.activeElement.id === 'go-on'").await?;
    // Nothing of it is kept but how far one has come.
    assert_eq!(visit.kept("game.luzhanqi").await?, None);
    visit.press("#go-on").await?;
    visit.until("another task", "return !!document.activeElement.closest('[role=gridcell]')").await?;
    visit.clicks("S51 N55").await?;
    visit.until("the next task", "return document.activeElement.id === 'go-on'").await?;
    Ok(())
}

pub async fn a_puzzle_is_solved(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek/solve").await?;
    visit.until("a puzzle", "return document.querySelectorAll('.steps a').length > 10").await?;
    bench.picture(&visit, "puzzle").await?;
    assert!(visit.text("#task").await?.contains("prenez le plus de pièces possible"));
    // d6-e6 takes two; d6-d5 takes nobody, and is not made.
    visit.clicks("d6 d5").await?;
    assert!(visit.text(".refus p").await?.contains("ce coup ne prend rien"));
    visit.clicks("d6 e6").await?;
    visit.until("the next one", "return document.activeElement.id === 'go-on'").await?;
    assert!(visit.text("#task").await?.contains("la seule solution"));
    visit.keys(&[Key::Enter]).await?;
    visit.until("another", "return location.hash === '#/mak-yek/solve/2'").await?;
    // The first that is not solved comes first.
    visit.open("#/mak-yek/solve").await?;
    visit.until("the second", "return document.querySelector('.steps [aria-current]')?.textContent === '2'").await?;
    assert_eq!(visit.count(".steps .done").await?, 1);
    // One leads to the lesson and back.
    visit.press(".way a[href$='/learn']").await?;
    visit.until("the lesson", "return location.hash === '#/mak-yek/learn'").await?;
    Ok(())
}

pub async fn a_figure_is_played_in_its_place(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    visit.clicks("a3 a5").await?;
    visit.go("#/mak-yek/rules").await?;
    let above = "return [...document.querySelectorAll('.fig')].slice(0, 5).map((fig) => fig.offsetTop).join()";
    let places = visit.js::<String>(above).await?;
    // By mouse: what is not asked is not done.
    visit.act("figure:pair").await?;
    visit.until("its task", "return document.activeElement.id === 'task'").await?;
    bench.picture(&visit, "figure").await?;
    assert_eq!(visit.js::<String>(above).await?, places, "nothing above it moves");
    check(&visit, "a figure").await?;
    visit.clicks("c1 c3").await?;
    assert!(visit.text(".live .refus").await?.contains("celui de la figure"));
    check(&visit, "a refusal").await?;
    visit.clicks("c1 c4").await?;
    let told =
        |part: &str| format!("return document.querySelector('#task').textContent.includes('{part}')");
    visit.until("why nobody is taken", &told("aucun")).await?;
    bench.picture(&visit, "figure-done").await?;
    check(&visit, "a figure that is done").await?;
    visit.act("figure:pair").await?;
    visit.until("it begins again", "return !!document.querySelector(`.bx .pc[data-site='2']`)").await?;
    visit.act("figure").await?;
    visit.until("its button", "return document.activeElement.id === 'figure-pair'").await?;
    assert_eq!(visit.count(".live").await?, 0);
    // By keyboard.
    visit.tab_to("#figure-interception").await?;
    visit.keys(&[Key::Enter]).await?;
    visit.until("its task", "return document.activeElement.id === 'task'").await?;
    visit.tab_to(".live [role=gridcell][tabindex='0']").await?;
    visit.keys(&[Key::Right, Key::Right, Key::Enter]).await?;
    visit.keys(&[Key::Up, Key::Up, Key::Up, Key::Enter]).await?;
    visit.until("why one is taken", &told("encadrent")).await?;
    assert_eq!(visit.count(".bx .mk-taken").await?, 1);
    // The game has waited.
    visit.go("#/mak-yek").await?;
    assert_eq!(visit.moves().await?.len(), 1);
    Ok(())
}
