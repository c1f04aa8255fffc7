//! What hands do beside pressing: drag, paste, throw by the keyboard, type in the page around a frame.

use e2e::served::{Host, hurried};
use e2e::{Bench, Done};
use std::time::Duration;
use thirtyfour::{By, Key};

pub async fn a_piece_is_dragged_to_its_cell(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek").await?;
    let cell = async |name: &str| {
        let path = format!("//*[@role='gridcell'][starts-with(., '{name},')]");
        visit.driver().find(By::XPath(path)).await
    };
    let (from, to) = (cell("a3").await?, cell("a5").await?);
    let [from, to] = [from.rect().await?, to.rect().await?].map(|place| {
        let middle = |at: f64, size: f64| (at + size / 2.0) as i64;
        (middle(place.x, place.width), middle(place.y, place.height))
    });
    let now = Some(Duration::ZERO);
    let chain = visit.driver().action_chain_with_delay(now, now);
    let chain = chain.move_to(from.0, from.1).click_and_hold();
    let chain = chain.move_to(from.0, from.1 - 20).move_to(to.0, to.1).release();
    chain.perform().await?;
    visit.until_moves(1).await?;
    assert_eq!(visit.moves().await?, ["a3-a5"]);
    Ok(())
}

/// Around a table the page is turned to who looks: what is dragged stays under the finger.
pub async fn a_dragged_piece_stays_under_the_pointer(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/luzhanqi-four?seating=opposite").await?;
    let now = Some(Duration::ZERO);
    for cell in ["S31", "E31", "N31", "W31"] {
        visit.until_live("sit").await?;
        visit.act("sit").await?;
        visit.until_live("ready").await?;
        let place = visit.cell(cell).await?.rect().await?;
        let (x, y) = ((place.x + place.width / 2.0) as i64, (place.y + place.height / 2.0) as i64);
        let chain = visit.driver().action_chain_with_delay(now, now);
        chain.move_to(x, y).click_and_hold().move_to(x + 30, y + 10).move_to(x + 60, y - 40).perform().await?;
        bench.picture(&visit, cell).await?;
        let middle = "const { left, right, top, bottom } = document.querySelector('.pc.drag').getBoundingClientRect();
            return [(left + right) / 2, (top + bottom) / 2]";
        let [at_x, at_y] = visit.js::<[f64; 2]>(middle).await?;
        let off = (at_x - (x + 60) as f64).abs().max((at_y - (y - 40) as f64).abs());
        assert!(off < 6.0, "{cell} is {off} pixels off");
        visit.driver().action_chain_with_delay(now, now).move_to(x, y).release().perform().await?;
        visit.until_live("ready").await?;
        visit.act("ready").await?;
    }
    Ok(())
}

/// What was pressed is gone: the keyboard goes on at the board.
pub async fn a_throw_by_the_keyboard_leads_to_the_board(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    // A throw that can be played.
    visit.open("#/sahkku?columns=9&dice=6").await?;
    visit.js::<Option<bool>>("document.getElementById('throw').focus(); return null").await?;
    visit.keys(&[Key::Enter]).await?;
    visit.until("the dice", "return !!document.querySelector('.ask .die')").await?;
    let there = "return /^c\\d+$/.test(document.activeElement.id)";
    visit.until("the board", there).await
}

/// To set three million letters there would take minutes.
pub async fn what_is_too_big_is_not_pasted(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek/text").await?;
    let paste = |size: usize| {
        format!(
            "const data = new DataTransfer();
            data.setData('text/plain', 'x'.repeat({size}));
            const paste = new ClipboardEvent('paste', {{ bubbles: true, cancelable: true }});
            // (Firefox takes it from no script that makes the event.)
            Object.defineProperty(paste, 'clipboardData', {{ value: data }});
            return !document.querySelector('#import').dispatchEvent(paste)"
        )
    };
    // What takes care of it comes a moment after the page.
    visit.until("what is too big to be refused", &paste(3_000_000)).await?;
    assert!(!visit.js::<bool>(&paste(1_000)).await?);
    visit.until("why", "return !!document.querySelector('#import-error')").await
}

/// The page around may be typed into meanwhile.
pub async fn a_frame_leaves_the_focus_to_the_page_around(bench: Bench) -> Done {
    let site = hurried();
    let host = Host::new(&format!(
        "<input id=\"text\"><iframe src=\"{}#/mak-yek?frame=1&lang=fr\" width=\"640\" height=\"700\"></iframe>",
        site.url()
    ));
    let visit = bench.visit(site.url()).await;
    visit.driver().goto(host.url()).await?;
    visit.enter().await?;
    visit.ready().await?;
    visit.driver().enter_default_frame().await?;
    visit.driver().find(By::Id("text")).await?.click().await?;
    visit.enter().await?;
    // As a script of the page around could, not as who presses there would.
    visit.js::<Option<bool>>("document.querySelector('[data-do=menu]').click(); return null").await?;
    visit.until("the sheet", "return !!document.getElementById('sheet')").await?;
    visit.driver().enter_default_frame().await?;
    assert_eq!(visit.js::<String>("return document.activeElement.id").await?, "text");
    Ok(())
}

/// Readers of screens that magnify take the size of letters for what a cell is worth.
pub async fn the_names_of_cells_have_a_size(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    for page in ["#/mak-yek", "#/sahkku", "#/luzhanqi?players=person,computer"] {
        visit.open(page).await?;
        let small = "return [...document.querySelectorAll('[role=gridcell]')]
            .filter((cell) => parseFloat(getComputedStyle(cell).fontSize) < 12).length";
        visit.until("the board", "return document.querySelectorAll('[role=gridcell]').length > 20").await?;
        assert_eq!(visit.js::<usize>(small).await?, 0, "{page}");
    }
    Ok(())
}

/// Another window comes before this one, and goes: who thinks then pays for it, though nothing is pressed.
pub async fn the_clock_goes_on_when_the_window_is_looked_at_again(bench: Bench) -> Done {
    let site = hurried();
    let visit = bench.visit(site.url()).await;
    visit.open("#/mak-yek/new").await?;
    visit.choose("clock", "5").await?;
    visit.act("start").await?;
    visit.until_moves(0).await?;
    visit.clicks("a3 a5").await?;
    visit.until("the clock", "return !!document.querySelector('.pl.on .clock')").await?;
    let left = "document.querySelector('.pl.on .clock').textContent";
    let window = "document.hasFocus = () => arguments[0];
        window.dispatchEvent(new Event(arguments[0] ? 'focus' : 'blur'));
        return null";
    visit.js_with::<Option<bool>>(window, vec![false.into()]).await?;
    let rests = visit.js::<String>(&format!("return {left}")).await?;
    visit.js_with::<Option<bool>>(window, vec![true.into()]).await?;
    visit.until("a second", &format!("return {left} !== '{rests}'")).await
}
