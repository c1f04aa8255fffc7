//! What axe finds: whether everybody can use every page in every state.

use crate::looking;
use e2e::served::{axe, hurried};
use e2e::suite::is_deep;
use e2e::{Bench, Browser, Done, Visit};
use palamede::games::GameId;
use palamede::text::Lang;

/// Asks axe by all its rules, or by those that look at colours.
const RUN: &str = "const [colours, done] = arguments;
    const runOnly = colours ? ['color-contrast', 'link-in-text-block'] : undefined;
    axe.run(document, { resultTypes: ['violations'], runOnly }).then(
        ({ violations }) => done(violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`))),
        (error) => done([`axe: ${error}`]));";

/// Asks axe about what is shown now.
pub async fn check(visit: &Visit, what: &str) -> Done {
    ask(visit, what, false).await
}

async fn ask(visit: &Visit, what: &str, colours: bool) -> Done {
    // Colours on their way are not judged.
    visit.until("stillness", "return document.getAnimations().length === 0").await?;
    if !visit.js::<bool>("return 'axe' in window").await? {
        visit.driver().execute(axe(), vec![]).await?;
    }
    let found = visit.driver().execute_async(RUN, vec![colours.into()]).await?;
    let found: Vec<String> = found.convert()?;
    let lang = visit.attr("html", "lang").await?.unwrap_or_default();
    // Every state is looked at before the test fails.
    found.iter().for_each(|found| visit.complain(format!("{what}, {lang}: {found}")));
    Ok(())
}

/// Asks axe about what is shown now, and about its colours in the other themes, by which alone they differ.
async fn check_themes(visit: &Visit, what: &str) -> Done {
    check(visit, what).await?;
    for theme in ["dark", "contrast"] {
        set_theme(visit, theme).await?;
        ask(visit, &format!("{what}, {theme}"), true).await?;
    }
    set_theme(visit, "light").await
}

/// Shows the page in a theme, as its setting does.
async fn set_theme(visit: &Visit, theme: &str) -> Done {
    let script = "document.documentElement.dataset.theme = arguments[0]; return null";
    visit.js_with::<Option<bool>>(script, vec![theme.into()]).await?;
    Ok(())
}

/// The pages, and forms in their states.
async fn pages(visit: &Visit) -> Done {
    check_themes(visit, "settings").await?;
    for page in ["#/sources", "#/keyboard", "#/map", "#/tournament", "#/nowhere"] {
        visit.go(page).await?;
        check_themes(visit, page).await?;
    }
    for game in GameId::ALL {
        for page in ["", "/rules", "/learn", "/new"] {
            let page = format!("#/{}{page}", game.id());
            visit.go(&page).await?;
            check_themes(visit, &page).await?;
        }
    }
    visit.go("#/mak-yek/text").await?;
    check_themes(visit, "the game as text").await?;
    // A broken record, a computer as player.
    visit.paste("#import", "x").await?;
    visit.act("import").await?;
    check_themes(visit, "a broken record").await?;
    visit.go("#/apit-sodok/new").await?;
    visit.choose("player.1", "computer").await?;
    check_themes(visit, "a new game against the computer").await?;
    Ok(())
}

/// Figures of the rules that are played: a refusal, dice.
async fn figures(visit: &Visit) -> Done {
    visit.go("#/mak-yek/rules").await?;
    visit.act("figure:pair").await?;
    visit.clicks("c1 c3").await?;
    check_themes(visit, "a refusal at a figure").await?;
    visit.go("#/sahkku/rules").await?;
    visit.act("figure:moving").await?;
    visit.click("N10").await?;
    check_themes(visit, "dice at a figure").await
}

/// Choices within a move.
async fn choices(visit: &Visit) -> Done {
    // A pair to be chosen.
    visit.open("#/shap-luk?start=a2,c2,e5+a3+1+g").await?;
    visit.clicks("a3 b2").await?;
    check_themes(visit, "a choice").await?;
    // A chain of captures, and what must be captured.
    visit.open("#/turkish-draughts?start=W:Wa3,c4,g2:Bc5,d6,e7,h7").await?;
    visit.click("a3").await?;
    check_themes(visit, "an obligation").await?;
    visit.clicks("c4 c6").await?;
    check_themes(visit, "a chain").await?;
    Ok(())
}

/// A throw and its dice.
async fn dice(visit: &Visit) -> Done {
    // Dice: of use, useless and pressed, chosen, played, lost, entered.
    visit.open("#/sahkku?columns=9&dice=6").await?;
    check_themes(visit, "a throw is awaited").await?;
    for action in ["throw", "at:d2"] {
        visit.act(action).await?;
    }
    check_themes(visit, "a useless die").await?;
    visit.act("at:d1").await?;
    check_themes(visit, "a die is chosen").await?;
    visit.clicks("N1 M1 M3 M3 M5").await?;
    check_themes(visit, "the turn is over").await?;
    visit.open("#/sahkku?columns=9&dice=given").await?;
    for action in ["face:b0", "face:d1", "face:d0"] {
        visit.act(action).await?;
    }
    check_themes(visit, "a throw is entered").await?;
    visit.open("#/sahkku?columns=9&start=3/M8,M6+3/M3,M2:2+M8=south+south+X-II-III/X-II-III")
        .await?;
    visit.clicks("M8 M7").await?;
    check_themes(visit, "which piece").await?;
    Ok(())
}

/// Begins a new game, whatever stands in its place.
async fn begin(visit: &Visit, game: &str) -> Done {
    visit.open(&format!("#/{game}/new")).await?;
    visit.act("start").await?;
    visit.until("the game", "return !!document.querySelector('main.play')").await
}

/// A game with secrets.
async fn secrets(visit: &Visit) -> Done {
    // Secrets: the curtain, a deployment, what was missed, an army, pressed for or not, the end.
    begin(visit, "luzhanqi").await?;
    for seat in ["red", "black"] {
        visit.until_live("sit").await?;
        visit.act("sit").await?;
        check_themes(visit, seat).await?;
        visit.clicks("S22 S11").await?;
        check_themes(visit, "a deployment").await?;
        visit.act("ready").await?;
    }
    visit.until_live("sit").await?;
    check_themes(visit, "the curtain").await?;
    visit.act("sit").await?;
    visit.clicks("S11 N15").await?;
    visit.act("hide").await?;
    visit.until_live("sit").await?;
    visit.act("sit").await?;
    check_themes(visit, "what was missed").await?;
    visit.act("missed:on").await?;
    visit.clicks("N62 N11").await?;
    check_themes(visit, "an army").await?;
    visit.switch("flat").await?;
    check_themes(visit, "ranks to be pressed for").await?;
    visit.switch("flat").await?;
    for action in ["resign", "resign-yes", "through:0"] {
        visit.act(action).await?;
    }
    check_themes(visit, "the end of a game with secrets").await?;
    visit.act("again").await?;
    Ok(())
}

/// A game, from its first move to its end, and where it stands otherwise.
async fn a_game(visit: &Visit) -> Done {
    // A game in its states.
    begin(visit, "mak-yek").await?;
    check_themes(visit, "a game").await?;
    visit.clicks("a3 a5 b6 b4 a5").await?;
    check_themes(visit, "a man is selected").await?;
    visit.clicks("b5 h6 c5").await?;
    check_themes(visit, "a refusal and what was taken").await?;
    visit.press(".refus button").await?;
    visit.until("its rule", "return !!document.querySelector('.read figure')").await?;
    check_themes(visit, "a rule beside the board").await?;
    visit.act("rule").await?;
    visit.go("#/").await?;
    check_themes(visit, "home with a game to resume").await?;
    visit.go("#/mak-yek").await?;
    visit.act("back:first").await?;
    check_themes(visit, "looking back").await?;
    visit.act("back:last").await?;
    visit.act("stop").await?;
    visit.act("resign").await?;
    check_themes(visit, "a proposal and the question of resigning").await?;
    visit.act("resign-yes").await?;
    check_themes(visit, "the end").await?;
    visit.act("review").await?;
    visit.until("the review", "return !!document.querySelector('.rv svg')").await?;
    check_themes(visit, "a review").await?;
    visit.act("again").await?;
    visit.open("#/mak-yek?m=!").await?;
    check_themes(visit, "a broken link").await?;
    visit.open("#/mak-yek?frame=1").await?;
    check_themes(visit, "in a frame").await?;
    Ok(())
}

/// Every page and every state of a game, in each theme.
pub async fn everybody_can_use_every_theme(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/settings").await?;
    // What themes are is what this test takes them for.
    for theme in ["dark", "contrast", "light"] {
        visit.choose("pref.theme", theme).await?;
        assert_eq!(visit.attr("html", "data-theme").await?.as_deref(), Some(theme));
    }
    // A name may lack in one language alone, if hardly ever: by night. A colour does not.
    let every = is_deep() && bench.browser() == Browser::Chromium;
    for lang in if every { &Lang::ALL[..] } else { &[Lang::Fr] } {
        visit.open("#/settings").await?;
        visit.choose("pref.lang", lang.code()).await?;
        visit.until_lang(lang.tag()).await?;
        pages(&visit).await?;
        // What is shown in a game differs between languages by its words alone, as the pages do.
        if *lang != Lang::Fr {
            continue;
        }
        figures(&visit).await?;
        choices(&visit).await?;
        dice(&visit).await?;
        secrets(&visit).await?;
        a_game(&visit).await?;
    }
    Ok(())
}

/// Whether a page is judged where it is narrow: those of three games whose boards differ most, and by night those of all.
fn is_narrow(page: &str) -> bool {
    let game = page.trim_start_matches("#/").split('/').next();
    let game = game.and_then(GameId::read);
    let judged = [GameId::MakYek, GameId::Sahkku, GameId::LuzhanqiFour];
    is_deep() || game.is_none_or(|game| judged.contains(&game))
}

/// Every page once where it is narrow: what a wide one shows, names included, may be gone there.
pub async fn everybody_can_use_a_narrow_page(bench: Bench) -> Done {
    let site = hurried();
    for size in [(360, 640), (320, 256)] {
        let (visit, _host) = looking::framed(&bench, site.url(), "#/mak-yek", size).await?;
        // Where it is lower too, no other parts are shown: but there may be no room for a frame.
        for page in looking::pages().into_iter().filter(|page| size.1 > 300 && is_narrow(page)) {
            visit.go(&page).await?;
            check(&visit, &format!("{page} at {size:?}")).await?;
        }
        visit.go("#/mak-yek").await?;
        visit.act("menu").await?;
        check(&visit, &format!("the menu at {size:?}")).await?;
        visit.leave().await;
        let (visit, _host) = looking::framed(&bench, site.url(), "#/mak-yek?frame=1", size).await?;
        check(&visit, &format!("a frame of {size:?}")).await?;
        // There is room for its sheet.
        if size.1 > 300 {
            visit.act("menu").await?;
            check(&visit, "the sheet of a frame").await?;
        }
        visit.leave().await;
    }
    Ok(())
}
