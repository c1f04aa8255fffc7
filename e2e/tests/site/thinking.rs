//! The computer plays.

use e2e::served::site;
use e2e::{Bench, Done, fr};

pub async fn the_computer_answers(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek/new").await?;
    visit.choose("player.1", "computer").await?;
    assert!(visit.text("form").await?.contains("ne voit pas plus loin"));
    visit.act("start").await?;
    visit.until_moves(0).await?;
    visit.clicks("a3 a5").await?;
    assert_eq!(visit.sentence().await?, fr("Noirs : l'ordinateur réfléchit."));
    // Nobody moves in its place.
    visit.clicks("b6 b4").await?;
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
    assert_eq!(visit.sentence().await?, "Les noirs gagnent.");
    visit.act("sides").await?;
    visit.until_moves(1).await?;
    assert_eq!(visit.sentence().await?, fr("Noirs, choisissez un pion."));
    Ok(())
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
