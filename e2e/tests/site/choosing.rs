//! Moves that need more than two clicks.

use e2e::served::hurried;
use e2e::{Bench, Done, fr};
use thirtyfour::Key;

pub async fn a_pair_is_taken_or_left(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/shap-luk").await?;
    visit.clicks("e1 d2 c3 d4").await?;
    // The general stands between c5 and e3: nothing is played before that is settled.
    assert_eq!(visit.moves().await?, ["e1-d2"]);
    assert!(visit.label("d4").await?.starts_with("d4, général, sélectionné"));
    assert!(visit.label("c3").await?.starts_with("c3, libre"));
    assert_eq!(visit.sentence().await?, "Général, prenez un couple ou aucun.");
    assert_eq!(visit.texts(".say > .ask .btn").await?, ["Prendre c5 et e3", "Ne rien prendre"]);
    assert_eq!(visit.count(".mk-take").await?, 2);
    bench.picture(&visit, "pair").await?;
    visit.click("e3").await?;
    assert_eq!(visit.moves().await?, ["e1-d2", "c3-d4xc5,e3"]);
    assert!(visit.label("c5").await?.starts_with("c5, libre"));

    // The other way, and letting go in between.
    visit.act("undo").await?;
    visit.clicks("c3 d4").await?;
    visit.keys(&[Key::Escape]).await?;
    assert!(visit.label("c3").await?.starts_with("c3, général"));
    visit.clicks("c3 d4 d4").await?;
    assert_eq!(visit.moves().await?, ["e1-d2", "c3-d4"]);
    assert!(visit.label("c5").await?.starts_with("c5, rebelle"));
    // Where nothing is framed nothing is asked.
    visit.clicks("d2 e1 d4 d3").await?;
    assert_eq!(visit.moves().await?.len(), 4);
    Ok(())
}

pub async fn the_general_flies_or_stays(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/shap-luk?start=a1,a3,b1,d1,e1,e2,e3,e4+c6+1+g").await?;
    visit.clicks("c6 c7").await?;
    assert_eq!(visit.moves().await?.len(), 0, "the flight is to be settled");
    assert!(visit.label("c1").await?.contains("arrivée possible"));
    bench.picture(&visit, "flight").await?;
    // On a1 and b1's line: between a2's neighbours a1 and a3 stands a pair.
    visit.clicks("a2 a1").await?;
    assert_eq!(visit.moves().await?, ["c6-c7-a2xa1,a3"]);
    visit.act("undo").await?;
    visit.clicks("c6 c7 c7").await?;
    assert_eq!(visit.moves().await?, ["c6-c7"]);
    assert!(visit.label("c7").await?.starts_with("c7, général"));
    Ok(())
}

pub async fn a_chain_is_entered_landing_by_landing(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/turkish-draughts?start=W:Wa3,c4,g2:Bc5,d6,e7,h7").await?;
    // Three can be captured, by one man only: it is selected before any click.
    assert_eq!(visit.sentence().await?, fr("Blancs, où saute le pion c4 ?"));
    assert!(visit.label("c4").await?.contains("sélectionné"));
    visit.click("a3").await?;
    let why = "Prendre est obligatoire. La pièce c4 le peut.";
    assert_eq!(visit.text(".refus p").await?, fr(why));
    assert_eq!(visit.attr(".refus button", "data-do").await?.as_deref(), Some("rule:captures"));

    // Each man is lifted as it is jumped.
    visit.clicks("c4 c6").await?;
    assert_eq!(visit.moves().await?.len(), 0);
    assert!(visit.label("c6").await?.starts_with("c6, pion blanc, sélectionné"));
    assert!(visit.label("c5").await?.starts_with("c5, libre"));
    let ask = "Blancs, la prise continue par-dessus le pion d6 : choisissez la case d'arrivée.";
    assert_eq!(visit.sentence().await?, fr(ask));
    bench.picture(&visit, "chain").await?;
    visit.keys(&[Key::Escape]).await?;
    assert!(visit.label("c5").await?.starts_with("c5, pion noir"));
    visit.clicks("c4 c6 e6 e8").await?;
    assert_eq!(visit.moves().await?, ["c4xc6xe6xe8"]);
    assert!(visit.label("e8").await?.starts_with("e8, dame blanche"));

    // The last cell alone is enough: only one move ends there.
    visit.act("undo").await?;
    visit.clicks("c4 e8").await?;
    assert_eq!(visit.moves().await?, ["c4xc6xe6xe8"]);
    Ok(())
}

/// What was taken landing by landing has faded already when the move is made.
pub async fn what_a_chain_has_taken_fades_once(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    let fading = "document.getElementById(arguments[0]).click();
        return document.getAnimations().filter((a) => a.effect.target.closest('.mk-taken')).length";
    for (path, fades) in [(&["c6", "e6", "e8"][..], false), (&["e8"], true)] {
        visit.open("#/turkish-draughts?start=W:Wa3,c4,g2:Bc5,d6,e7,h7").await?;
        let (last, before) = path.split_last().expect("a landing");
        visit.clicks(&before.join(" ")).await?;
        let id = visit.cell(last).await?.id().await?.expect("a cell's id");
        let moving = visit.js_with::<usize>(fading, vec![id.into()]).await?;
        assert_eq!(moving > 0, fades, "{path:?}");
        assert_eq!(visit.moves().await?, ["c4xc6xe6xe8"]);
        visit.act("undo").await?;
    }
    Ok(())
}
