//! Games with secrets on one screen: the curtain, the drafts, and what draws it.

use super::playing::tells;
use e2e::games::{self, Press};
use e2e::served::site;
use e2e::visit::Said;
use e2e::{Bench, Done, Visit, fr};
use palamede::say::Lang;
use std::collections::BTreeSet;
use thirtyfour::Key;
use thirtyfour::error::WebDriverResult;

/// What stands behind the curtain and should not: pieces, marks, cells, moves, and ranks beside what everybody
/// has heard.
const BEHIND: &str = "const found = document.querySelectorAll(
        '.pc, .ghost, [class^=mk-], .bx text:not(.co), [role=gridcell], ol.mv, .log, .refus, .offer');
    const named = new RegExp(arguments[0], 'iu');
    const heard = [...document.querySelectorAll('#app .s2, #said, #said-now')];
    let page = document.documentElement.outerHTML;
    heard.forEach((element) => { page = page.replace(element.innerHTML, ''); });
    return [...[...found].map((element) => element.outerHTML), page.match(named)?.[0] ?? ''].filter(Boolean)";

/// What finds a rank's name in any language. (A flag may be named: its site can be public.)
fn ranks() -> String {
    let mut names = BTreeSet::new();
    for lang in Lang::ALL {
        let all = lang.language().texts().into_iter();
        let of_ranks = all.filter(|(path, _)| path.contains(".ranks.")).map(|(_, text)| text);
        let first = |name: &'static str| name.split(' ').next().unwrap_or(name);
        names.extend(of_ranks.take(11).map(first).map(|name| match lang {
            Lang::Zh => name.to_owned(),
            // Neither a part of another word nor of a name in the markup.
            _ => format!("(?<![\\p{{L}}\\d_-]){name}s?(?![\\p{{L}}\\d_-])"),
        }));
    }
    assert!(names.len() > 20, "{names:?}");
    names.into_iter().collect::<Vec<_>>().join("|")
}

/// The curtain is drawn, and nothing can be seen.
async fn nothing_shows(visit: &Visit, when: &str) -> Done {
    assert_eq!(visit.count("#curtain").await?, 1, "no curtain {when}");
    let found = visit.js_with::<Vec<String>>(BEHIND, vec![ranks().into()]).await?;
    assert_eq!(found, [""; 0], "{when}");
    Ok(())
}

/// Who is next comes to the screen and passes over what was missed.
async fn come(visit: &Visit) -> Done {
    visit.until_live("sit").await?;
    visit.act("sit").await?;
    // Of a single step there is nothing to pass over.
    for action in ["missed:skip", "missed:next"] {
        if visit.count(&format!("[data-do='{action}']")).await? > 0 {
            visit.act(action).await?;
            break;
        }
    }
    Ok(())
}

/// Which piece stands where, as it is drawn.
async fn pieces(visit: &Visit) -> WebDriverResult<Vec<String>> {
    let script = "return [...document.querySelectorAll('.bx .pc')]
        .map((piece) => `${piece.dataset.site} ${piece.innerHTML}`).sort()";
    visit.js(script).await
}

/// How many pieces the cells call unknown.
async fn unknown(visit: &Visit) -> WebDriverResult<usize> {
    let cells = visit.texts("[role=gridcell]").await?;
    Ok(cells.iter().filter(|cell| cell.contains("pièce inconnue")).count())
}

/// How many looks of pieces there are: each seat's back is one, each rank another.
async fn looks(visit: &Visit) -> WebDriverResult<usize> {
    visit.js("return new Set([...document.querySelectorAll('.bx .pc')].map((e) => e.innerHTML)).size").await
}

pub async fn games_with_secrets_by_mouse(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    let mut games = games::all();
    games.retain(games::Game::has_secrets);
    assert!(games.len() > 3);
    for game in games {
        visit.open_game(&game).await?;
        nothing_shows(&visit, "before the game").await?;
        for (number, step) in game.steps.iter().enumerate() {
            visit.play(&step.presses).await?;
            tells(&visit, step).await?;
            // Who acts twice stays at the screen.
            let next = game.steps.get(number + 1).and_then(|next| next.presses.first());
            if next == Some(&Press::Control("sit".to_owned())) {
                nothing_shows(&visit, &step.sentence).await?;
            }
        }
        let [title, why] = &game.ending;
        assert_eq!(&visit.sentence().await?, title);
        assert_eq!(&visit.text(".fin p").await?, why);
        // Everything is open now, and in the moves from the first on.
        assert_eq!(visit.count("#curtain").await?, 0);
        assert_eq!(visit.moves().await?.len(), game.steps.len());
        assert_eq!(unknown(&visit).await?, 0);
        let middle = game.steps.len() / 2;
        visit.look_at(middle).await?;
        assert_eq!(unknown(&visit).await?, 0);
        // As each seat saw it, then and at the end.
        for (seat, unknown_to) in game.unknown.iter().enumerate() {
            visit.act(&format!("through:{seat}")).await?;
            assert_eq!(unknown(&visit).await?, unknown_to[middle], "seat {seat}, in the middle");
            visit.act("back:next").await?;
            assert_eq!(unknown(&visit).await?, unknown_to[middle + 1], "seat {seat}, later");
            visit.act("back:last").await?;
            assert_eq!(unknown(&visit).await?, unknown_to[game.steps.len()], "seat {seat}");
            visit.look_at(middle).await?;
        }
        visit.act("through").await?;
        visit.act("back:last").await?;
        assert_eq!(unknown(&visit).await?, 0);
        bench.picture(&visit, game.id.id()).await?;
        assert_eq!(visit.record(game.id.id()).await?, game.record);
        visit.forget().await?;
    }
    Ok(())
}

/// A recorded game for two.
fn two() -> games::Game {
    games::all().into_iter().find(|game| game.has_secrets()).expect("a game with secrets")
}

pub async fn a_reload_reveals_nothing_and_loses_nothing(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    visit.open_game(&two()).await?;
    // While an army is laid out: as it was left, and what was kept is kept.
    come(&visit).await?;
    visit.act("own").await?;
    let first = pieces(&visit).await?;
    visit.clicks("S11 S21").await?;
    let changed = pieces(&visit).await?;
    assert_ne!(changed, first);
    visit.reload().await?;
    nothing_shows(&visit, "after a reload in a deployment").await?;
    assert!(visit.sentence().await?.starts_with(&fr("C'est à Rouge.")));
    come(&visit).await?;
    assert_eq!(pieces(&visit).await?, changed);
    visit.act("own").await?;
    assert_eq!(pieces(&visit).await?, first);
    visit.clicks("S11 S15").await?;
    visit.reload().await?;
    come(&visit).await?;
    visit.act("own").await?;
    assert_eq!(pieces(&visit).await?, first);
    visit.act("ready").await?;

    // Behind the curtain.
    for _ in 0..2 {
        nothing_shows(&visit, "before Black").await?;
        assert!(visit.sentence().await?.starts_with(&fr("C'est à Noir.")));
        visit.reload().await?;
    }
    // What Red has kept is not what Black is offered.
    come(&visit).await?;
    visit.act("own").await?;
    let blacks = pieces(&visit).await?;
    assert_eq!([blacks.len(), looks(&visit).await?], [50, 13]);
    visit.act("ready").await?;

    // In play, with a piece selected; while somebody looks at what was missed.
    come(&visit).await?;
    let before = pieces(&visit).await?;
    visit.click("S11").await?;
    assert_eq!(visit.count("[aria-selected]").await?, 1);
    visit.reload().await?;
    nothing_shows(&visit, "after a reload in play").await?;
    come(&visit).await?;
    assert_eq!(pieces(&visit).await?, before);
    assert_eq!(visit.count("[aria-selected]").await?, 0);
    visit.clicks("S11 N15").await?;
    visit.until_live("sit").await?;
    visit.act("sit").await?;
    let unknown = [unknown(&visit).await?, looks(&visit).await?];
    let backs = unknown[0] >= 48 && unknown[1] == 2;
    assert!(backs, "only what was missed is shown, without ranks: {unknown:?}");
    visit.reload().await?;
    nothing_shows(&visit, "after a reload while what was missed is shown").await?;
    come(&visit).await?;
    assert!(looks(&visit).await? > 10, "Black sees its own army");
    // Another page and back: still nobody else's.
    visit.go("#/luzhanqi/text").await?;
    assert_eq!(visit.value("#record").await?, "", "there is no record of it yet");
    assert!(visit.attr("[data-do=copy-record]", "aria-disabled").await?.is_some());
    visit.open("#/").await?;
    visit.press(".resume").await?;
    visit.until("the curtain", "return !!document.querySelector('#curtain')").await?;
    nothing_shows(&visit, "by way of the home page").await
}

pub async fn whatever_hides_draws_the_curtain(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    visit.open_game(&two()).await?;
    come(&visit).await?;
    visit.act("own").await?;
    visit.clicks("S11 S21 S31").await?;
    let laid_out = pieces(&visit).await?;

    // A key on the board and beside it, a button, another tab.
    visit.tab_to(".grid [tabindex='0']").await?;
    visit.keys(&[Key::Escape]).await?;
    nothing_shows(&visit, "after Escape on the board").await?;
    assert_eq!(visit.focus().await?, "curtain");
    come(&visit).await?;
    visit.tab_to("[data-do=ready]").await?;
    visit.keys(&[Key::Escape]).await?;
    nothing_shows(&visit, "after Escape beside the board").await?;
    come(&visit).await?;
    visit.act("hide").await?;
    nothing_shows(&visit, "after hiding").await?;
    come(&visit).await?;
    visit.said().await?;
    let leave = "const set = (hidden) => Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        set(true);
        document.dispatchEvent(new Event('visibilitychange'));
        set(false);
        document.dispatchEvent(new Event('visibilitychange'));
        return null";
    visit.js::<Option<bool>>(leave).await?;
    nothing_shows(&visit, "after the page was hidden").await?;
    // Nothing that was said before is left to be read.
    let said = [Said { text: visit.sentence().await?, urgent: false }];
    assert_eq!(visit.said().await?, said);
    come(&visit).await?;
    // Another window comes before this one: as the browser tells it.
    let other = "document.hasFocus = () => false;
        window.dispatchEvent(new Event('blur'));
        delete document.hasFocus;
        return null";
    visit.js::<Option<bool>>(other).await?;
    nothing_shows(&visit, "after another window came").await?;
    come(&visit).await?;
    // The draft is as it was left.
    assert_eq!(pieces(&visit).await?, laid_out);
    visit.act("ready").await?;
    // Nobody comes at once: a second tap is not the next player's.
    nothing_shows(&visit, "before Black").await
}

pub async fn ranks_show_only_while_they_are_pressed_for(bench: Bench) -> Done {
    let site = site();
    let visit = bench.visit(site.url()).await;
    visit.open("#/luzhanqi").await?;
    for _ in 0..2 {
        come(&visit).await?;
        visit.act("ready").await?;
    }
    come(&visit).await?;
    let shown = pieces(&visit).await?;
    assert_eq!([unknown(&visit).await?, looks(&visit).await?], [25, 13]);
    visit.tap(visit.find("label:has([name='flat'])").await?).await?;
    let covered = pieces(&visit).await?;
    assert_eq!([unknown(&visit).await?, looks(&visit).await?], [50, 2]);

    // By the pointer, let go on the button and beside it.
    let driver = visit.driver();
    for beside in [0, 200] {
        let hold = visit.find(".hold").await?;
        driver.action_chain().move_to_element_center(&hold).click_and_hold().perform().await?;
        assert_eq!(pieces(&visit).await?, shown);
        assert_eq!(looks(&visit).await?, 13);
        driver.action_chain().move_by_offset(-beside, 0).release().perform().await?;
        assert_eq!(pieces(&visit).await?, covered);
    }
    // By the keyboard, and for those who cannot hold.
    visit.tab_to(".hold").await?;
    driver.action_chain().key_down(Key::Space).perform().await?;
    assert_eq!(pieces(&visit).await?, shown);
    driver.action_chain().key_up(Key::Space).perform().await?;
    assert_eq!(pieces(&visit).await?, covered);
    visit.act("peek").await?;
    assert_eq!(pieces(&visit).await?, shown);
    visit.act("peek").await?;
    assert_eq!(pieces(&visit).await?, covered);
    // A move is made and refused without them; what says why would tell them, and so would what cannot be
    // selected.
    visit.click("S62").await?;
    assert_eq!(visit.count(".refus").await?, 0);
    visit.click("N15").await?;
    assert_eq!(visit.text(".refus p").await?, fr("Ce coup est impossible. La raison se lit avec les grades."));
    visit.clicks("S11 N15").await?;
    nothing_shows(&visit, "after a move").await?;
    come(&visit).await?;
    assert_eq!(looks(&visit).await?, 2, "the next one's are covered, too");
    Ok(())
}
