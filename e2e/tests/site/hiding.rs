//! Games with secrets on one screen: the curtain, the drafts, and what draws it.

use super::looking::{OVERFLOW, framed};
use super::playing::tells;
use e2e::games::{self, Press};
use e2e::served::hurried;
use e2e::visit::Said;
use e2e::{Bench, Done, Visit, Wishes, fr};
use palamede::text::Lang;
use std::collections::BTreeSet;
use thirtyfour::Key;
use thirtyfour::error::WebDriverResult;

/// Finds the things that stand behind the curtain and should not: marks, cells, moves, ranks on pieces but a flag that everybody
/// knows, more looks of pieces than seats have backs, and names of ranks beside what everybody has heard.
const BEHIND: &str = "const all = (selector) => [...document.querySelectorAll(selector)];
    const faces = all('.bx text:not(.co)').filter((face) => face.textContent.trim() !== 'F');
    const backs = new Set(all('.bx .pc').filter((piece) => !piece.textContent).map((piece) => piece.innerHTML));
    const found = [...all('.ghost, [class^=mk-], [role=gridcell], ol.mv, .log, .refus, .offer'), ...faces,
        ...(backs.size > all('.pls .pl').length ? all('.bx .pc') : [])];
    const named = new RegExp(arguments[0], 'iu');
    const heard = [...document.querySelectorAll('#app .s2, #said, #said-now')];
    let page = document.documentElement.outerHTML;
    heard.forEach((element) => { page = page.replace(element.innerHTML, ''); });
    return [...found.map((element) => element.outerHTML), page.match(named)?.[0] ?? ''].filter(Boolean)";

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

/// Who has moved looks at it for as long as it likes.
async fn look_long(visit: &Visit) -> Done {
    visit.go("#/settings").await?;
    visit.choose("pref.rest", "0").await
}

/// Who is next comes to the screen, which is passed on, and passes over what was missed.
async fn come(visit: &Visit) -> Done {
    if visit.count(".rest").await? > 0 {
        visit.act("hide").await?;
    }
    visit.until_live("sit").await?;
    visit.act("sit").await?;
    if visit.count("#missed").await? > 0 {
        visit.act("missed:on").await?;
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

/// Presses what leads through a game that is over, once what was pressed before is drawn, and waits until so
/// many are unknown. (WebKit's driver may come back from a press before the page has heard of it.)
async fn knows(visit: &Visit, pressed: &str, count: usize, what: &str) -> Done {
    visit.still().await?;
    visit.act(pressed).await?;
    let script = format!(
        "return [...document.querySelectorAll('[role=gridcell]')]
            .filter((cell) => cell.textContent.includes('pièce inconnue')).length === {count}"
    );
    visit.until(&format!("{what}, after {pressed}"), &script).await
}

/// How many looks of pieces there are: each seat's back is one, each rank another.
async fn looks(visit: &Visit) -> WebDriverResult<usize> {
    visit.js("return new Set([...document.querySelectorAll('.bx .pc')].map((e) => e.innerHTML)).size").await
}

pub async fn games_with_secrets_by_mouse(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    let mut games = games::of(bench.browser());
    games.retain(games::Game::has_secrets);
    assert!(games.len() > 1);
    visit.open("#/").await?;
    for game in games {
        look_long(&visit).await?;
        visit.open_game(&game).await?;
        nothing_shows(&visit, "before the game").await?;
        for (number, step) in game.steps.iter().enumerate() {
            let before = step.presses.first();
            let passes = before == Some(&Press::Control("hide".to_owned()));
            let (first, rest) = step.presses.split_at(usize::from(passes));
            visit.play(first).await?;
            if passes {
                nothing_shows(&visit, "once the screen is passed on").await?;
            }
            visit.play(rest).await?;
            tells(&visit, step).await?;
            // Who acts twice stays at the screen, and who has moved looks at it.
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
            let what = format!("{:?}, seat {seat}", game.id);
            knows(&visit, &format!("through:{seat}"), unknown_to[middle], &what).await?;
            knows(&visit, "back:next", unknown_to[middle + 1], &what).await?;
            knows(&visit, "back:last", unknown_to[game.steps.len()], &what).await?;
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
    let site = hurried();
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
    assert!(looks(&visit).await? > 10, "Red sees what came of it");
    visit.reload().await?;
    nothing_shows(&visit, "after a reload while Red looked at its move").await?;
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
    let site = hurried();
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

/// What the page around scrolls or takes out of sight, somebody else may see first when it comes back.
pub async fn a_frame_out_of_sight_draws_the_curtain(bench: Bench) -> Done {
    let site = hurried();
    let (visit, _host) = framed(&bench, site.url(), "#/luzhanqi?frame=1", (900, 700)).await?;
    for (gone, back) in [("marginTop = '5000px'", "marginTop = ''"), ("display = 'none'", "display = ''")] {
        visit.until_live("sit").await?;
        visit.act("sit").await?;
        assert!(looks(&visit).await? > 10);
        visit.driver().enter_default_frame().await?;
        let change = async |change: &str| {
            let script = format!("document.querySelector('iframe').style.{change}; return null");
            visit.js::<Option<bool>>(&script).await
        };
        change(gone).await?;
        visit.enter().await?;
        visit.until(gone, "return !!document.querySelector('#curtain')").await?;
        visit.driver().enter_default_frame().await?;
        change(back).await?;
        visit.enter().await?;
        visit.still().await?;
        nothing_shows(&visit, gone).await?;
    }
    Ok(())
}

pub async fn ranks_show_only_while_they_are_pressed_for(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/luzhanqi").await?;
    for _ in 0..2 {
        come(&visit).await?;
        visit.act("ready").await?;
    }
    come(&visit).await?;
    let shown = pieces(&visit).await?;
    assert_eq!([unknown(&visit).await?, looks(&visit).await?], [25, 13]);
    visit.switch("flat").await?;
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
    assert_eq!(looks(&visit).await?, 2, "nor while one looks at what came of it");
    visit.act("hide").await?;
    nothing_shows(&visit, "after a move").await?;
    come(&visit).await?;
    assert_eq!(looks(&visit).await?, 2, "the next one's are covered, too");
    Ok(())
}

/// What lies face to face at an attack, and how it is seen now.
const DUEL: &str = "const board = document.querySelector('.bx .duel');
    if (!board) return ['none'];
    const face = (name) => board.querySelector(`.mk-${name}`).textContent.length > 0;
    return [String(face('attacks')), String(face('attacked')), getComputedStyle(board).opacity,
        String(board.getAnimations({ subtree: true }).length > 0)]";

pub async fn who_attacks_sees_what_came_of_it(bench: Bench) -> Done {
    let site = hurried();
    for still in [false, true] {
        let visit = bench.visit_as(site.url(), Wishes { still, ..Wishes::default() }).await;
        visit.open("#/").await?;
        look_long(&visit).await?;
        visit.open("#/luzhanqi").await?;
        for _ in 0..2 {
            come(&visit).await?;
            visit.act("ready").await?;
        }
        come(&visit).await?;
        visit.clicks("S11 N15").await?;
        // The board stays; both are seen for a moment, the other one without its rank.
        assert!(looks(&visit).await? > 10, "Red's board stays");
        let duel = visit.js::<Vec<String>>(DUEL).await?;
        assert_eq!(duel[..2], ["true", "false"]);
        assert_eq!(duel[3], (!still).to_string(), "it moves unless it is not to");
        visit.until("the end of it", &format!("return (() => {{ {DUEL} }})()[3] === 'false'")).await?;
        assert_eq!(visit.js::<Vec<String>>(DUEL).await?[2], "0");
        assert_eq!(visit.count(".rest .duels .mk-cross").await? > 0, visit.count(".rest .duels").await? > 0);
        assert!(visit.count(".bx .mk-taken").await? > 0, "what fell is marked");
        let sentence = visit.sentence().await?;
        assert!(sentence.contains("S11") && sentence.contains("N15"), "{sentence}");
        bench.picture(&visit, if still { "attack-still" } else { "attack" }).await?;
        // Nothing is played.
        visit.clicks("S21 S22").await?;
        assert_eq!(visit.count(".rest").await?, 1);
        assert_eq!(visit.text("[data-do=hide]").await?, fr("Passer l'écran à Noir"));
        visit.act("hide").await?;
        nothing_shows(&visit, "once the screen is passed on").await?;
        visit.until_live("sit").await?;
        visit.act("sit").await?;
        assert_eq!(visit.sentence().await?, fr("Ce qu'a joué Rouge"));
        let buttons: &[&str] = if still { &["Je continue"] } else { &["Je continue", "Revoir ces coups"] };
        assert_eq!(visit.texts("#curtain .btn").await?, buttons);
        visit.until("the attack", "return !!document.querySelector('.bx .duel')").await?;
        assert_eq!(visit.js::<Vec<String>>(DUEL).await?[..2], ["false", "false"]);
        // By itself, and at once on Escape.
        visit.act("missed:on").await?;
        visit.go("#/settings").await?;
        visit.choose("pref.rest", "2").await?;
        visit.open("#/luzhanqi").await?;
        come(&visit).await?;
        visit.clicks(if still { "N14 N24" } else { "N12 N22" }).await?;
        visit.until("the curtain", "return !!document.querySelector('#curtain')").await?;
        nothing_shows(&visit, "after its time").await?;
    }
    Ok(())
}

/// Presses the cell of a name wherever it is, seen or not.
async fn press_cell(visit: &Visit, name: &str) -> Done {
    let script = "const cells = [...document.querySelectorAll('[role=gridcell]')];
        cells.find((cell) => cell.textContent.split(/[,，]/)[0] === arguments[0]).click();
        return null";
    visit.js_with::<Option<bool>>(script, vec![name.into()]).await.map(|_| ())
}

pub async fn what_three_others_did_is_one_film_on_the_whole_board(bench: Bench) -> Done {
    let site = hurried();
    // On a phone, where the board is magnified to play.
    let (visit, _host) = framed(&bench, site.url(), "#/settings", (360, 740)).await?;
    visit.choose("pref.rest", "0").await?;
    visit.go("#/luzhanqi-four").await?;
    for _ in 0..4 {
        come(&visit).await?;
        assert_eq!(visit.count("#curtain").await?, 0, "that armies are laid out is no news");
        visit.act("ready").await?;
    }
    for [from, to] in [["S15", "E11"], ["E15", "N11"], ["N15", "W11"], ["W15", "S11"]] {
        come(&visit).await?;
        press_cell(&visit, from).await?;
        press_cell(&visit, to).await?;
        visit.act("hide").await?;
    }
    let height = "return document.querySelector('.stage').getBoundingClientRect().height";
    let curtain = visit.js::<f64>(height).await?;
    visit.until_live("sit").await?;
    visit.act("sit").await?;
    let numbers = "return [...document.querySelectorAll('.bx .mk-order')].map((e) => e.textContent).sort().join(' ')";
    assert_eq!(visit.count(".bd.big").await?, 0, "the whole board is seen");
    assert_eq!(visit.js::<f64>(height).await?, curtain);
    assert_eq!(visit.sentence().await?, fr("Ce qu'ont joué les autres"));
    let told = visit.texts(".told li span").await?;
    assert_eq!(told.len(), 3);
    let heard = format!("{}, {}", fr("Ce qu'ont joué les autres"), told.join(" "));
    visit.until("all three", &format!("return (() => {{ {numbers} }})() === '1 2 3'")).await?;
    visit.until_live("missed:again").await?;
    // All was said once, when it began.
    let said = visit.said().await?;
    assert_eq!(said.last().map(|said| said.text.clone()), Some(heard), "{said:?}");
    assert_eq!(visit.count("#curtain .pri").await?, 1);
    assert_eq!(visit.texts(".told li b").await?, ["1", "2", "3"]);
    // But the flag of an army whose marshal has fallen: armies are drawn by lot.
    let faces = visit.texts(".bx .pc").await?;
    let bare: Vec<&String> = faces.iter().filter(|face| !face.is_empty() && !face.starts_with('F')).collect();
    assert!(!faces.is_empty() && bare.is_empty(), "no face is shown: {bare:?}");
    assert_eq!(visit.js::<f64>(height).await?, curtain);
    let mut over = visit.js::<Vec<String>>(OVERFLOW).await?;
    // Nobody presses the cells of a board that is shown whole here.
    over.retain(|what| !what.contains("gridcell"));
    assert_eq!(over, [""; 0], "on a phone");
    bench.picture(&visit, "film").await?;
    // Again, and on in the middle of it.
    visit.act("missed:again").await?;
    let one = format!("return (() => {{ {numbers} }})() === '1'");
    visit.until("the first of them again", &one).await?;
    visit.act("missed:on").await?;
    assert_eq!([visit.count("#curtain").await?, visit.count(".bd.big").await?], [0, 1]);
    assert_eq!(visit.js::<f64>(height).await?, curtain, "one size through a turn");
    let moving = "return document.querySelector('.bx').getAnimations({ subtree: true }).length";
    assert_eq!(visit.js::<usize>(moving).await?, 0, "what went by is over");
    Ok(())
}
